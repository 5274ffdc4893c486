//! Guards the user's limiters and observers: a panic in one of them must not end a worker or lose a key.

use std::sync::Arc;
use std::time::Duration;

use super::limit::RateLimiter;
use super::stats::Observer;
use crate::guard::guarded;

/// User code that may panic. A panic is logged, and the queue continues.
pub(super) struct Guarded<U>(pub(super) U);

fn call<T>(who: &str, otherwise: T, code: impl FnOnce() -> T) -> T {
    guarded(code).unwrap_or_else(|panic| {
        tracing::error!("the {who} of a work queue panicked: {panic}");
        otherwise
    })
}

impl<T, L: RateLimiter<T>> RateLimiter<T> for Guarded<L> {
    fn when(&mut self, key: &T, now: Duration) -> Duration {
        call("rate limiter", AFTER_A_PANIC, || self.0.when(key, now))
    }

    fn forget(&mut self, key: &T) {
        call("rate limiter", (), || self.0.forget(key));
    }

    fn retries(&self, key: &T, now: Duration) -> u32 {
        call("rate limiter", 0, || self.0.retries(key, now))
    }
}

impl Observer for Guarded<Arc<dyn Observer>> {
    fn added(&self) {
        call("observer", (), || self.0.added());
    }

    fn retried(&self, delay: Duration) {
        call("observer", (), || self.0.retried(delay));
    }

    fn taken(&self, queue_duration: Duration) {
        call("observer", (), || self.0.taken(queue_duration));
    }

    fn done(&self, work_duration: Duration) {
        call("observer", (), || self.0.done(work_duration));
    }
}

/// The delay of a key whose limiter panicked.
const AFTER_A_PANIC: Duration = Duration::from_secs(1);
