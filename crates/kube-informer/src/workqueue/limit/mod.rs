//! Rate limiters: how long a key has to wait before it is tried again.
//!
//! This module may touch keys, failure counts, and time as a number. It has no access to the queue or the clock.
//!
//! The curves are client-go's. One thing is better: failures are forgotten after a time, so a key without a `forget` is
//! not kept forever.

mod bucket;
mod combine;
mod exponential;
mod fast_slow;
mod memory;

use std::hash::Hash;
use std::time::Duration;

pub use bucket::TokenBucket;
pub use combine::{MaxOf, MaxWait};
pub use exponential::Exponential;
pub use fast_slow::FastSlow;

/// Computes how long a key has to wait.
///
/// `now` is the time since the queue was made; it never decreases. The queue makes one call at a time, under a lock: do
/// not wait in them.
///
/// ```
/// use std::time::Duration;
/// use kube_informer::workqueue::{RateLimiter, WorkQueue};
///
/// /// One second for every key.
/// struct Steady;
/// impl<T> RateLimiter<T> for Steady {
///     fn when(&mut self, _: &T, _now: Duration) -> Duration {
///         Duration::from_secs(1)
///     }
///     fn forget(&mut self, _: &T) {}
///     fn retries(&self, _: &T, _now: Duration) -> u32 {
///         0
///     }
/// }
/// let queue = WorkQueue::builder().rate_limiter(Steady).build();
/// queue.add_rate_limited("a");
/// assert_eq!(queue.stats().delayed, 1);
/// ```
pub trait RateLimiter<T>: Send {
    /// The key failed: returns the delay until the next try. A queue asks only when the delay before it is over.
    fn when(&mut self, key: &T, now: Duration) -> Duration;

    /// The key succeeded or was given up: it counts as never failed.
    fn forget(&mut self, key: &T);

    /// The number of failures since the key was last forgotten.
    #[doc(alias = "NumRequeues")]
    fn retries(&self, key: &T, now: Duration) -> u32;
}

impl<T, L: RateLimiter<T> + ?Sized> RateLimiter<T> for Box<L> {
    fn when(&mut self, key: &T, now: Duration) -> Duration {
        (**self).when(key, now)
    }

    fn forget(&mut self, key: &T) {
        (**self).forget(key);
    }

    fn retries(&self, key: &T, now: Duration) -> u32 {
        (**self).retries(key, now)
    }
}

/// The limiter of client-go's controllers: per key 5 ms, doubled up to 1000 s; and for all keys together ten per
/// second, after a burst of a hundred. The longer delay counts.
///
/// ```
/// # use std::time::Duration;
/// # use kube_informer::workqueue::{RateLimiter, default_limiter};
/// let mut limiter = default_limiter();
/// let delays = [(); 3].map(|()| limiter.when(&"a", Duration::ZERO).as_millis());
/// assert_eq!(delays, [5, 10, 20]);
/// ```
#[doc(alias = "DefaultTypedControllerRateLimiter")]
pub fn default_limiter<T: Hash + Eq + Clone + Send + 'static>() -> MaxOf<T> {
    MaxOf::new()
        .and(Exponential::default())
        .and(TokenBucket::default())
}
