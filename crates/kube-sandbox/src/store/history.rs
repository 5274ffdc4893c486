//! What happened to one collection lately, in order.

use std::collections::VecDeque;
use std::sync::Arc;

use parking_lot::{RwLock, RwLockReadGuard};
use tokio::sync::watch;

use super::Stored;

/// One change, with the state after it and the state before it.
#[derive(Debug, Clone)]
pub(crate) struct Event {
    pub(crate) version: u64,
    pub(crate) kind: EventKind,
    /// The state after the change; for a deletion the last state, under the deletion's version.
    pub(crate) object: Arc<Stored>,
    pub(crate) before: Option<Arc<Stored>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum EventKind {
    Added,
    Modified,
    Deleted,
}

/// The history of one collection, shared with everybody who watches it.
///
/// Watchers read it without the store's lock. A collection that is dropped closes its log, and whoever still holds it
/// can read it to the end.
#[derive(Debug)]
pub(crate) struct Log {
    history: RwLock<History>,
    pulse: watch::Sender<Pulse>,
}

/// What watchers are woken with.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pulse {
    /// The newest event's version.
    pub(crate) version: u64,
    /// Nothing will follow.
    pub(crate) closed: bool,
}

impl Log {
    pub(crate) fn new(limit: usize, version: u64) -> Self {
        Self {
            history: RwLock::new(History::new(limit, version)),
            pulse: watch::Sender::new(Pulse {
                version,
                closed: false,
            }),
        }
    }

    pub(crate) fn history(&self) -> RwLockReadGuard<'_, History> {
        self.history.read()
    }

    pub(crate) fn subscribe(&self) -> watch::Receiver<Pulse> {
        self.pulse.subscribe()
    }

    pub(super) fn push(&self, event: Event) {
        let version = event.version;
        self.history.write().push(event);
        self.pulse.send_modify(|pulse| pulse.version = version);
    }

    pub(super) fn clear(&self, floor: u64) {
        self.history.write().clear(floor);
    }

    pub(super) fn close(&self) {
        self.pulse.send_modify(|pulse| pulse.closed = true);
    }
}

/// The newest `limit` events of a collection.
#[derive(Debug)]
pub(crate) struct History {
    /// Versions strictly rise.
    events: VecDeque<Event>,
    limit: usize,
    /// All events after this version are here; whoever asks for an earlier one is too late.
    floor: u64,
}

impl History {
    pub(crate) fn new(limit: usize, floor: u64) -> Self {
        Self {
            events: VecDeque::new(),
            limit,
            floor,
        }
    }

    pub(crate) fn push(&mut self, event: Event) {
        self.events.push_back(event);
        while self.events.len() > self.limit {
            if let Some(oldest) = self.events.pop_front() {
                self.floor = oldest.version;
            }
        }
    }

    pub(crate) fn clear(&mut self, floor: u64) {
        self.events.clear();
        self.floor = floor;
    }

    /// The oldest version from which everything that followed is known.
    pub(crate) fn floor(&self) -> u64 {
        self.floor
    }

    pub(crate) fn limit(&self) -> usize {
        self.limit
    }

    pub(crate) fn len(&self) -> usize {
        self.events.len()
    }

    /// The events after `version`, oldest first; none when history does not reach back that far.
    pub(crate) fn since(&self, version: u64) -> Option<impl DoubleEndedIterator<Item = &Event>> {
        if version < self.floor {
            return None;
        }
        let start = self.events.partition_point(|e| e.version <= version);
        Some(self.events.range(start..))
    }
}
