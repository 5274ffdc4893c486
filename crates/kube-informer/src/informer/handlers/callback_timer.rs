//! Measures how long a handler's callbacks take.
//!
//! Reading the clock costs about as much as a short callback, so the clock is read once per round
//! of callbacks. Once a round shows that the callbacks are long enough for the cost not to matter,
//! each is timed.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use tokio::time::Instant;

use crate::object::ObjectKey;
use crate::sync::Mutex;

/// The times of one handler's callbacks. Written by the task that calls the handler; read from any
/// thread.
pub(crate) struct CallbackTimer {
    /// The origin of the times below, which are in nanoseconds.
    born: Instant,
    busy: AtomicU64,
    slowest: AtomicU64,
    slowest_of: Mutex<Option<ObjectKey>>,
    /// When the running callback, or its round, began; 0 if none runs.
    running: AtomicU64,
    /// True if callbacks are long enough to be timed one by one.
    each: AtomicBool,
}

/// A round of callbacks in progress.
pub(crate) struct Round {
    began: Instant,
    /// When the last timed callback of the round ended.
    last: Instant,
    each: bool,
    called: u32,
}

/// The figures, taken at one moment.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct CallbackTimes {
    pub(crate) busy: Duration,
    pub(crate) slowest: Duration,
    pub(crate) slowest_of: Option<ObjectKey>,
    pub(crate) running_since: Option<Instant>,
}

impl CallbackTimer {
    pub(crate) fn new() -> Self {
        Self {
            born: Instant::now(),
            busy: AtomicU64::new(0),
            slowest: AtomicU64::new(0),
            slowest_of: Mutex::new(None),
            running: AtomicU64::new(0),
            each: AtomicBool::new(false),
        }
    }

    /// Starts a round.
    pub(crate) fn begin(&self) -> Round {
        let now = Instant::now();
        self.runs_since(now);
        Round {
            began: now,
            last: now,
            each: self.each.load(Ordering::Relaxed),
            called: 0,
        }
    }

    /// One callback ended. `key` is evaluated only if that callback was the slowest so far.
    #[inline]
    pub(crate) fn called(&self, round: &mut Round, key: impl FnOnce() -> Option<ObjectKey>) {
        round.called += 1;
        if round.each {
            let now = Instant::now();
            self.took(now - round.last, key);
            round.last = now;
            self.runs_since(now);
        }
    }

    /// Ends a round. `only` returns the key of its callback, if the round had a single one.
    pub(crate) fn end(&self, round: Round, only: impl FnOnce() -> Option<ObjectKey>) {
        let whole = round.began.elapsed();
        self.running.store(0, Ordering::Relaxed);
        if round.called == 0 {
            return;
        }
        self.busy.fetch_add(nanos(whole), Ordering::Relaxed);
        if !round.each && round.called == 1 {
            self.took(whole, only);
        }
        self.each
            .store(whole > WORTH_TIMING * round.called, Ordering::Relaxed);
    }

    pub(crate) fn read(&self) -> CallbackTimes {
        let running = self.running.load(Ordering::Relaxed);
        CallbackTimes {
            busy: Duration::from_nanos(self.busy.load(Ordering::Relaxed)),
            slowest: Duration::from_nanos(self.slowest.load(Ordering::Relaxed)),
            slowest_of: self.slowest_of.lock().clone(),
            running_since: (running > 0).then(|| self.born + Duration::from_nanos(running - 1)),
        }
    }

    fn runs_since(&self, now: Instant) {
        self.running.store(nanos(now - self.born) + 1, Ordering::Relaxed);
    }

    fn took(&self, time: Duration, key: impl FnOnce() -> Option<ObjectKey>) {
        let time = nanos(time);
        if time > self.slowest.load(Ordering::Relaxed) {
            self.slowest.store(time, Ordering::Relaxed);
            *self.slowest_of.lock() = key();
        }
    }
}

fn nanos(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

/// If callbacks take longer than this on average, each is timed.
const WORTH_TIMING: Duration = Duration::from_micros(2);

#[cfg(test)]
mod tests {
    use super::*;

    fn key(name: &str) -> impl FnOnce() -> Option<ObjectKey> {
        let key = ObjectKey::cluster(name);
        move || Some(key)
    }

    #[tokio::test(start_paused = true)]
    async fn a_callback_that_runs_is_seen_and_the_slowest_is_remembered_with_its_object() {
        let timer = CallbackTimer::new();
        let mut round = timer.begin();
        tokio::time::advance(Duration::from_secs(3)).await;
        let seen = timer.read().running_since.map(|since| since.elapsed());
        assert_eq!(seen, Some(Duration::from_secs(3)));
        timer.called(&mut round, key("a"));
        timer.end(round, key("a"));

        let mut round = timer.begin(); // the round before was slow, so each callback is timed
        tokio::time::advance(Duration::from_secs(1)).await;
        timer.called(&mut round, key("b"));
        tokio::time::advance(Duration::from_secs(5)).await;
        timer.called(&mut round, key("c"));
        timer.end(round, || None);
        let times = timer.read();
        assert_eq!((times.busy.as_secs(), times.slowest.as_secs()), (9, 5));
        assert_eq!(times.slowest_of, Some(ObjectKey::cluster("c")));
        assert_eq!(times.running_since, None);
    }
}
