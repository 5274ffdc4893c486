//! Everyone who has to be told.
//!
//! A handler joins first and takes its snapshot then; the publisher publishes the snapshot first and looks who is there then.
//! So whatever is published while a handler joins is in its snapshot, or in its inbox, or in both; the inbox tells the last
//! case by the edition and drops what is in both (I5). Nobody waits for anybody: the lock is held to copy a pointer.

use std::sync::Arc;

use super::note::Notes;
use super::seat::Seated;
use crate::store::Snapshot;
use crate::sync::Mutex;

/// The handlers of an informer.
pub(crate) struct Fanout<K> {
    members: Mutex<Members<K>>,
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
        }
    }

    /// Seats a handler: from here on it is told of everything. `snapshot` is what it begins with, taken in here.
    pub(crate) fn join(
        &self,
        member: &Arc<Seated<K>>,
        snapshot: impl FnOnce() -> (Snapshot<K>, u64),
    ) -> Result<(), Stopped> {
        let synced = {
            let mut members = self.members.lock();
            if members.stopped {
                return Err(Stopped);
            }
            let others = members.now.iter().filter(|m| !m.inbox.is_closed());
            members.now = Arc::new(others.chain([member]).cloned().collect());
            members.synced
        };
        let (snapshot, edition) = snapshot();
        member.inbox.begin(snapshot, edition);
        if synced {
            // Who publishes the news of the sync later than this finds us among the members.
            member.inbox.push_synced();
        }
        Ok(())
    }

    /// Tells everyone. Called by one at a time, after the edition was published.
    pub(crate) fn publish(&self, notes: &Arc<Notes<K>>) {
        self.members().iter().for_each(|m| m.inbox.push(notes));
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
        let mut members = self.members.lock();
        if members.now.iter().any(|m| m.seat.id == id) {
            members.now = Arc::new(members.now.iter().filter(|m| m.seat.id != id).cloned().collect());
        }
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
