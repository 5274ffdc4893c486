//! Everyone who has to be told.
//!
//! A handler joins first and takes its snapshot then; the publisher publishes the snapshot first and looks who is there then.
//! So whatever is published while a handler joins is in its snapshot, or in its inbox, or in both; the inbox tells the last
//! case by the revision and drops what is in both (I5). Nobody waits for anybody: the lock is held to copy a pointer.

use std::sync::Arc;

use super::seat::Seated;
use super::unnamed::Unnamed;
use crate::store::{EventBatch, Snapshot};
use crate::sync::Mutex;

/// The handlers of an informer.
pub(crate) struct Fanout<K> {
    members: Mutex<Members<K>>,
    pub(crate) unnamed: Arc<Unnamed>,
}

struct Members<K> {
    /// Never changed while somebody may be walking it: replaced.
    now: Arc<Vec<Arc<Seated<K>>>>,
    /// All that was there from the start has been published.
    synced: bool,
    stopped: bool,
}

/// The informer has stopped.
#[derive(Debug)]
pub(crate) struct Stopped;

impl<K> Fanout<K> {
    pub(crate) fn new() -> Self {
        Self {
            members: Mutex::new(Members {
                now: Arc::default(),
                synced: false,
                stopped: false,
            }),
            unnamed: Arc::new(Unnamed::new()),
        }
    }

    /// Seats a handler: from here on it is told of everything. `snapshot` is what it begins with, taken in here.
    pub(crate) fn join(
        &self,
        member: &Arc<Seated<K>>,
        snapshot: impl FnOnce() -> (Snapshot<K>, u64),
    ) -> Result<(), Stopped> {
        // What was before is dropped after unlocking: events that a closed inbox still has are the user's objects.
        let (_before, synced) = {
            let mut members = self.members.lock();
            if members.stopped {
                return Err(Stopped);
            }
            let others = members.now.iter().filter(|m| !m.inbox.is_closed());
            let now = Arc::new(others.chain([member]).cloned().collect());
            (std::mem::replace(&mut members.now, now), members.synced)
        };
        if !member.seat.named {
            member.seat.counted_by(&self.unnamed);
            self.unnamed.add(&member.seat);
        }
        let (snapshot, revision) = snapshot();
        member.inbox.begin(snapshot, revision);
        if synced {
            // Who publishes the news of the sync later than this finds us among the members.
            member.inbox.push_synced();
        }
        Ok(())
    }

    /// Tells everyone. Called by one at a time, after the revision was published.
    pub(crate) fn publish(&self, batch: &Arc<EventBatch<K>>) {
        self.members().iter().for_each(|m| m.inbox.push(batch));
    }

    /// Tells everyone that this was all there was from the start.
    pub(crate) fn publish_synced(&self) {
        let members = {
            let mut members = self.members.lock();
            members.synced = true;
            Arc::clone(&members.now)
        };
        members.iter().for_each(|m| m.inbox.push_synced());
    }

    /// Everyone who is there now.
    pub(crate) fn members(&self) -> Arc<Vec<Arc<Seated<K>>>> {
        Arc::clone(&self.members.lock().now)
    }

    /// Forgets who left.
    pub(crate) fn leave(&self, id: u64) {
        let _before = {
            let mut members = self.members.lock();
            let stay = members.now.iter().filter(|m| m.seat.id != id).cloned();
            let now = Arc::new(stay.collect());
            std::mem::replace(&mut members.now, now)
        };
    }

    /// Nobody is told any more, and nobody may join.
    pub(crate) fn stop(&self) {
        let members = {
            let mut members = self.members.lock();
            members.stopped = true;
            std::mem::take(&mut members.now)
        };
        members.iter().for_each(|m| m.inbox.close());
    }
}

/// Lets `leave` be called by those who do not know the kind of object.
pub(crate) trait Leave: Send + Sync {
    fn leave(&self, id: u64);
}

impl<K: Send + Sync> Leave for Fanout<K> {
    fn leave(&self, id: u64) {
        Fanout::leave(self, id);
    }
}

#[cfg(test)]
#[path = "fanout_tests.rs"]
mod tests;
