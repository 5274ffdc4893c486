//! What the handlers without a name have done together, those that are gone included.
//!
//! Each handler without a name is called `handler-17` in logs. As a label of a metric that would be a new series for every handler
//! that comes and goes, so metrics show all of them as one. Its counters must never fall, or Prometheus takes that for a restart:
//! the figures of a handler are kept when it ends.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use super::seat::Seat;
use crate::sync::Mutex;

/// The handlers of an informer that have no name.
pub(crate) struct Unnamed(Mutex<State>);

struct State {
    live: HashMap<u64, Arc<Seat>>,
    gone: HandlerTotals,
}

/// What handlers have done together. For an example see [`Status`](super::Status).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[non_exhaustive]
pub struct HandlerTotals {
    /// How many handlers there were, those that are gone included.
    pub handlers: u64,
    /// How many callbacks they were given.
    pub delivered: u64,
    /// How many of them panicked.
    pub panics: u64,
    /// How long their callbacks took, together.
    pub busy: Duration,
    /// The slowest callback so far.
    pub slowest: Duration,
}

impl HandlerTotals {
    fn add(&mut self, seat: &Seat) {
        let paced = seat.pace.read();
        self.handlers += 1;
        self.delivered += seat.delivered.load(Ordering::Relaxed);
        self.panics += seat.panics.load(Ordering::Relaxed);
        self.busy += paced.busy;
        self.slowest = self.slowest.max(paced.slowest);
    }
}

impl Unnamed {
    pub(crate) fn new() -> Self {
        Self(Mutex::new(State {
            live: HashMap::new(),
            gone: HandlerTotals::default(),
        }))
    }

    pub(crate) fn add(&self, seat: &Arc<Seat>) {
        self.0.lock().live.insert(seat.id, Arc::clone(seat));
    }

    /// The handler has ended: its figures change no more, and are kept.
    pub(crate) fn ended(&self, id: u64) {
        let mut state = self.0.lock();
        if let Some(seat) = state.live.remove(&id) {
            state.gone.add(&seat);
        }
    }

    pub(crate) fn totals(&self) -> HandlerTotals {
        let state = self.0.lock();
        let mut totals = state.gone;
        state.live.values().for_each(|seat| totals.add(seat));
        totals
    }
}
