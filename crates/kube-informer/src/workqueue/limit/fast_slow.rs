//! A limiter with a few quick tries, then slow ones.

use std::hash::Hash;
use std::time::Duration;

use super::RateLimiter;
use super::memory::Memory;

/// The first tries of a key wait `fast`, all later ones `slow`.
///
/// ```
/// # use std::time::Duration;
/// use kube_informer::workqueue::{FastSlow, RateLimiter};
///
/// let mut limiter = FastSlow::new(Duration::from_millis(5), Duration::from_secs(10), 2);
/// let delays = [(); 3].map(|()| limiter.when(&"a", Duration::ZERO).as_millis());
/// assert_eq!(delays, [5, 5, 10_000]);
/// ```
#[derive(Debug, Clone)]
#[doc(alias = "ItemFastSlowRateLimiter")]
pub struct FastSlow<T> {
    fast: Duration,
    slow: Duration,
    fast_tries: u32,
    keep: Duration,
    memory: Memory<T>,
}

impl<T: Hash + Eq + Clone> FastSlow<T> {
    /// `fast` for the first `fast_tries`, `slow` afterwards. See [`FastSlow`] for an example.
    pub fn new(fast: Duration, slow: Duration, fast_tries: u32) -> Self {
        Self {
            fast,
            slow,
            fast_tries,
            keep: Duration::from_secs(3_600),
            memory: Memory::new(),
        }
    }

    /// As [`Exponential::memory`](super::Exponential::memory); an hour by default.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use kube_informer::workqueue::{FastSlow, RateLimiter};
    /// let second = Duration::from_secs(1);
    /// let mut limiter = FastSlow::new(second, second, 1).memory(second);
    /// limiter.when(&"a", Duration::ZERO);
    /// assert_eq!(limiter.retries(&"a", second * 2), 0);
    /// ```
    pub fn memory(mut self, keep: Duration) -> Self {
        self.keep = keep;
        self
    }
}

impl<T: Hash + Eq + Clone + Send> RateLimiter<T> for FastSlow<T> {
    fn when(&mut self, key: &T, now: Duration) -> Duration {
        let (fast, slow, tries) = (self.fast, self.slow, self.fast_tries);
        self.memory.fail(
            key,
            now,
            self.keep,
            |before| if before < tries { fast } else { slow },
        )
    }

    fn forget(&mut self, key: &T) {
        self.memory.forget(key);
    }

    fn retries(&self, key: &T, now: Duration) -> u32 {
        self.memory.count(key, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b63_fast_tries_then_slow_ones_per_key() {
        let mut limiter = FastSlow::new(Duration::from_millis(5), Duration::from_secs(10), 3);
        let mut when = |key| limiter.when(&key, Duration::ZERO).as_millis();
        assert_eq!(["one"; 5].map(&mut when), [5, 5, 5, 10_000, 10_000]);
        assert_eq!(["two"; 2].map(&mut when), [5, 5]);
        assert_eq!(limiter.retries(&"one", Duration::ZERO), 5);
        limiter.forget(&"one");
        assert_eq!(limiter.retries(&"one", Duration::ZERO), 0);
        assert_eq!(limiter.when(&"one", Duration::ZERO).as_millis(), 5);
    }
}
