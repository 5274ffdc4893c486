//! The combined figures of the handlers without a name, those that were removed included.
//!
//! In logs a handler without a name is called `handler-17`. As a label of a metric that would be a
//! new series for every handler, so metrics show all of them as one. Its counters must never fall,
//! or Prometheus would take that for a restart. So the figures of a handler are kept when it ends.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use super::listener::ListenerStats;
use crate::sync::Mutex;

/// The handlers of an informer that have no name.
pub(crate) struct Unnamed(Mutex<UnnamedState>);

struct UnnamedState {
    live: HashMap<u64, Arc<ListenerStats>>,
    gone: HandlerTotals,
}

/// The combined figures of several handlers. See [`Status`](crate::informer::Status) for an
/// example.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[non_exhaustive]
pub struct HandlerTotals {
    /// The number of handlers, those that were removed included.
    pub handlers: u64,
    /// The number of their callbacks.
    pub delivered: u64,
    /// The number of callbacks that panicked.
    pub panics: u64,
    /// The total time of their callbacks.
    pub busy: Duration,
    /// The slowest callback so far.
    pub slowest: Duration,
}

impl HandlerTotals {
    fn add(&mut self, stats: &ListenerStats) {
        let times = stats.timer.read();
        self.handlers += 1;
        self.delivered += stats.delivered.load(Ordering::Relaxed);
        self.panics += stats.panics.load(Ordering::Relaxed);
        self.busy += times.busy;
        self.slowest = self.slowest.max(times.slowest);
    }
}

impl Unnamed {
    pub(crate) fn new() -> Self {
        Self(Mutex::new(UnnamedState {
            live: HashMap::new(),
            gone: HandlerTotals::default(),
        }))
    }

    pub(crate) fn add(&self, stats: &Arc<ListenerStats>) {
        self.0.lock().live.insert(stats.id, Arc::clone(stats));
    }

    /// The handler has ended: its figures do not change any more, and are added to the total.
    pub(crate) fn ended(&self, id: u64) {
        let mut state = self.0.lock();
        if let Some(stats) = state.live.remove(&id) {
            state.gone.add(&stats);
        }
    }

    pub(crate) fn totals(&self) -> HandlerTotals {
        let state = self.0.lock();
        let mut totals = state.gone;
        state.live.values().for_each(|stats| totals.add(stats));
        totals
    }
}
