//! The registered handlers of an informer, and the publication of events to them.
//!
//! A handler joins first and takes its snapshot afterwards. The applier publishes the store first
//! and reads the list of handlers afterwards. So a batch that is published while a handler joins is
//! in the handler's snapshot, in its inbox, or in both. The inbox recognises the last case by the
//! batch's revision and drops the batch (I5). Joining and publishing do not block each other: the
//! lock is held only to copy a pointer.

use std::sync::Arc;

use super::listener::Listener;
use super::unnamed::Unnamed;
use crate::store::{Changes, Snapshot};
use crate::sync::Mutex;

/// The handlers of an informer.
pub(crate) struct Fanout<K> {
    listeners: Mutex<Listeners<K>>,
    pub(crate) unnamed: Arc<Unnamed>,
}

struct Listeners<K> {
    /// Replaced on every change, never modified: a publication may be iterating over it.
    now: Arc<Vec<Arc<Listener<K>>>>,
    /// The initial collection was published.
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

    /// Registers a handler. From here on it receives every event. `snapshot` is called in here and
    /// returns the initial state.
    pub(crate) fn join(
        &self,
        listener: &Arc<Listener<K>>,
        snapshot: impl FnOnce() -> (Snapshot<K>, u64),
    ) -> Result<(), Stopped> {
        // The previous list is dropped after unlocking: a closed inbox may own the last reference
        // to the user's objects.
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
            // If the sync is published after this, the publication finds the listener in the list.
            listener.inbox.push_synced();
        }
        Ok(())
    }

    /// Pushes what a batch changed into every inbox. Called by the applier alone, after the store has published the
    /// revision.
    pub(crate) fn publish(&self, changes: &Changes<K>) {
        self.listeners().iter().for_each(|m| m.inbox.push(changes));
    }

    /// Notifies all handlers that the initial collection is complete.
    pub(crate) fn publish_synced(&self) {
        let listeners = {
            let mut listeners = self.listeners.lock();
            listeners.synced = true;
            Arc::clone(&listeners.now)
        };
        listeners.iter().for_each(|m| m.inbox.push_synced());
    }

    /// The handlers that are registered now.
    pub(crate) fn listeners(&self) -> Arc<Vec<Arc<Listener<K>>>> {
        Arc::clone(&self.listeners.lock().now)
    }

    /// Removes a handler from the list.
    pub(crate) fn leave(&self, id: u64) {
        let _before = {
            let mut listeners = self.listeners.lock();
            let stay = listeners.now.iter().filter(|m| m.stats.id != id).cloned();
            let now = Arc::new(stay.collect());
            std::mem::replace(&mut listeners.now, now)
        };
    }

    /// Closes all inboxes. No handler may join any more.
    pub(crate) fn stop(&self) {
        let listeners = {
            let mut listeners = self.listeners.lock();
            listeners.stopped = true;
            std::mem::take(&mut listeners.now)
        };
        listeners.iter().for_each(|m| m.inbox.close());
    }
}

/// `leave` without the type of the objects.
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
