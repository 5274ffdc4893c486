//! How long a key has to wait before it is tried again.
//!
//! Knows: keys, how often each failed, time as a number. Never learns: the queue, the clock.
//!
//! The curves are client-go's. What is better: memory of failures ends, so a key that is never forgotten is not kept for
//! ever.

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

/// Says how long a key has to wait.
///
/// `now` is the time since the queue was made; it never goes back. Calls come one at a time, under a lock of the queue: do
/// not wait in them.
///
/// ```
/// use std::time::Duration;
/// use kube_informer::workqueue::{RateLimiter, WorkQueue};
///
/// /// A second, whoever it is.
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
    /// The key failed: how long until it may be tried again?
    fn when(&mut self, key: &T, now: Duration) -> Duration;

    /// The key succeeded, or is given up: it counts as one that never failed.
    fn forget(&mut self, key: &T);

    /// How often the key failed since it was last forgotten.
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

/// What client-go's controllers use: per key 5 ms, doubled up to 1000 s; and for all keys together ten a second, after a
/// hundred at once. The longer of the two counts.
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
