//! Everyone who has to be told.
//!
//! A handler joins first and takes its snapshot then; the publisher publishes the snapshot first and looks who is there then.
//! So whatever is published while a handler joins is in its snapshot, or in its inbox, or in both; the inbox tells the last
//! case by the revision and drops what is in both (I5). Nobody waits for anybody: the lock is held to copy a pointer.

use std::sync::Arc;

use super::listener::Listener;
use super::unnamed::Unnamed;
use crate::store::{EventBatch, Snapshot};
use crate::sync::Mutex;

/// The handlers of an informer.
pub(crate) struct Fanout<K> {
    listeners: Mutex<Listeners<K>>,
    pub(crate) unnamed: Arc<Unnamed>,
}

struct Listeners<K> {
    /// Never changed while somebody may be walking it: replaced.
    now: Arc<Vec<Arc<Listener<K>>>>,
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
            listeners: Mutex::new(Listeners {
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
        listener: &Arc<Listener<K>>,
        snapshot: impl FnOnce() -> (Snapshot<K>, u64),
    ) -> Result<(), Stopped> {
        // What was before is dropped after unlocking: events that a closed inbox still has are the user's objects.
        let (_before, synced) = {
            let mut listeners = self.listeners.lock();
            if listeners.stopped {
                return Err(Stopped);
            }
            let others = listeners.now.iter().filter(|m| !m.inbox.is_closed());
            let now = Arc::new(others.chain([listener]).cloned().collect());
            (std::mem::replace(&mut listeners.now, now), listeners.synced)
        };
        if !listener.stats.named {
            listener.stats.counted_by(&self.unnamed);
            self.unnamed.add(&listener.stats);
        }
        let (snapshot, revision) = snapshot();
        listener.inbox.begin(snapshot, revision);
        if synced {
            // Who publishes the news of the sync later than this finds us among the listeners.
            listener.inbox.push_synced();
        }
        Ok(())
    }

    /// Tells everyone. Called by one at a time, after the revision was published.
    pub(crate) fn publish(&self, batch: &Arc<EventBatch<K>>) {
        self.listeners().iter().for_each(|m| m.inbox.push(batch));
    }

    /// Tells everyone that this was all there was from the start.
    pub(crate) fn publish_synced(&self) {
        let listeners = {
            let mut listeners = self.listeners.lock();
            listeners.synced = true;
            Arc::clone(&listeners.now)
        };
        listeners.iter().for_each(|m| m.inbox.push_synced());
    }

    /// Everyone who is there now.
    pub(crate) fn listeners(&self) -> Arc<Vec<Arc<Listener<K>>>> {
        Arc::clone(&self.listeners.lock().now)
    }

    /// Forgets who left.
    pub(crate) fn leave(&self, id: u64) {
        let _before = {
            let mut listeners = self.listeners.lock();
            let stay = listeners.now.iter().filter(|m| m.stats.id != id).cloned();
            let now = Arc::new(stay.collect());
            std::mem::replace(&mut listeners.now, now)
        };
    }

    /// Nobody is told any more, and nobody may join.
    pub(crate) fn stop(&self) {
        let listeners = {
            let mut listeners = self.listeners.lock();
            listeners.stopped = true;
            std::mem::take(&mut listeners.now)
        };
        listeners.iter().for_each(|m| m.inbox.close());
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
