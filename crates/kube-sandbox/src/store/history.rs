//! The recent events of one collection, in order, bounded by their number and by their bytes.

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

impl Event {
    /// The memory of the state after the change. The state before it belongs to an earlier event.
    fn size(&self) -> usize {
        self.object.heap_size()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum EventKind {
    Added,
    Modified,
    Deleted,
}

/// The history of one collection, shared with its watchers.
///
/// Watchers read it without the store's lock. Dropping a collection closes its log; watchers can
/// still read it to the end.
#[derive(Debug)]
pub(crate) struct Log {
    history: RwLock<History>,
    pulse: watch::Sender<Pulse>,
}

/// The notification that wakes watchers.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pulse {
    /// The newest event's version.
    pub(crate) version: u64,
    /// True if no event follows.
    pub(crate) closed: bool,
}

impl Log {
    pub(crate) fn new(limit: HistoryLimit, version: u64) -> Self {
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

/// How much of its past a collection keeps: the events that fit both bounds, and always the newest one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct HistoryLimit {
    pub(crate) events: usize,
    /// The sum of the sizes of the events' objects. An object that is also the current one counts as well.
    pub(crate) bytes: usize,
}

/// The newest events of a collection.
#[derive(Debug)]
pub(crate) struct History {
    /// In ascending order of their versions, without duplicates.
    events: VecDeque<Event>,
    limit: HistoryLimit,
    /// The size of all events.
    bytes: usize,
    /// All events after this version are here. Requests for earlier ones are too late.
    floor: u64,
}

impl History {
    pub(crate) fn new(limit: HistoryLimit, floor: u64) -> Self {
        Self {
            events: VecDeque::new(),
            limit,
            bytes: 0,
            floor,
        }
    }

    pub(crate) fn push(&mut self, event: Event) {
        self.bytes += event.size();
        self.events.push_back(event);
        while self.events.len() > self.limit.events
            || (self.bytes > self.limit.bytes && self.events.len() > 1)
        {
            let Some(oldest) = self.events.pop_front() else {
                return;
            };
            self.bytes -= oldest.size();
            self.floor = oldest.version;
        }
    }

    pub(crate) fn clear(&mut self, floor: u64) {
        self.events.clear();
        self.bytes = 0;
        self.floor = floor;
    }

    /// The oldest version after which all events are known.
    pub(crate) fn floor(&self) -> u64 {
        self.floor
    }

    pub(crate) fn limit(&self) -> HistoryLimit {
        self.limit
    }

    pub(crate) fn bytes(&self) -> usize {
        self.bytes
    }

    pub(crate) fn len(&self) -> usize {
        self.events.len()
    }

    /// The events after `version`, oldest first; `None` if the history does not reach back that
    /// far.
    pub(crate) fn since(&self, version: u64) -> Option<impl DoubleEndedIterator<Item = &Event>> {
        if version < self.floor {
            return None;
        }
        let start = self.events.partition_point(|e| e.version <= version);
        Some(self.events.range(start..))
    }
}
