//! Exponential backoff per key.

use std::hash::Hash;
use std::time::Duration;

use super::RateLimiter;
use super::memory::Memory;

/// Each key waits twice as long as before: `first · 2ⁿ`, at most `cap`. The defaults are client-go's, 5 ms and 1000 s.
///
/// A key that is never forgotten is remembered for an hour after it could have been tried again
/// ([`memory`](Self::memory)).
///
/// ```
/// # use std::time::Duration;
/// use kube_informer::workqueue::{Exponential, RateLimiter};
///
/// let mut limiter = Exponential::new(Duration::from_secs(1), Duration::from_secs(5));
/// let delays = [(); 4].map(|()| limiter.when(&"a", Duration::ZERO).as_secs());
/// assert_eq!(delays, [1, 2, 4, 5]);
/// limiter.forget(&"a");
/// assert_eq!(limiter.when(&"a", Duration::ZERO).as_secs(), 1);
/// ```
#[derive(Debug, Clone)]
#[doc(alias = "ItemExponentialFailureRateLimiter")]
pub struct Exponential<T> {
    first: Duration,
    cap: Duration,
    jitter: f64,
    keep: Duration,
    random: fastrand::Rng,
    memory: Memory<T>,
}

impl<T: Hash + Eq + Clone> Exponential<T> {
    /// From `first` up to `cap`, without jitter. See [`Exponential`] for an example.
    pub fn new(first: Duration, cap: Duration) -> Self {
        Self {
            first,
            cap,
            jitter: 0.0,
            keep: Duration::from_secs(3_600),
            // The standard library's random hash keys are random enough to keep queues from retrying in lockstep.
            random: fastrand::Rng::new(),
            memory: Memory::new(),
        }
    }

    /// Adds a random share of the delay, so that keys that failed together do not come back together: 0.2 adds up to a
    /// fifth. A negative share counts as none.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use kube_informer::workqueue::{Exponential, RateLimiter};
    /// let second = Duration::from_secs(1);
    /// let delay = Exponential::new(second, second).jitter(0.5).when(&"a", second);
    /// assert!((second..second * 3 / 2).contains(&delay));
    /// ```
    pub fn jitter(mut self, share: f64) -> Self {
        self.jitter = if share.is_finite() {
            share.clamp(0.0, 100.0)
        } else {
            0.0
        };
        self
    }

    /// Makes the jitter repeatable.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use kube_informer::workqueue::{Exponential, RateLimiter};
    /// let delay = || Exponential::default().jitter(1.0).seed(7).when(&"a", Duration::ZERO);
    /// assert_eq!(delay(), delay());
    /// ```
    pub fn seed(mut self, seed: u64) -> Self {
        self.random = fastrand::Rng::with_seed(seed);
        self
    }

    /// How long a key is remembered after it could have been tried again. A key that neither failed again nor was
    /// forgotten in that time counts as never failed. An hour by default.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use kube_informer::workqueue::{Exponential, RateLimiter};
    /// let second = Duration::from_secs(1);
    /// let mut limiter = Exponential::new(second, second * 100).memory(second * 10);
    /// limiter.when(&"a", second * 0);
    /// limiter.when(&"a", second * 1);
    /// assert_eq!(limiter.retries(&"a", second * 12), 2);
    /// assert_eq!(limiter.retries(&"a", second * 13), 0);
    /// ```
    pub fn memory(mut self, keep: Duration) -> Self {
        self.keep = keep;
        self
    }
}

impl<T: Hash + Eq + Clone> Default for Exponential<T> {
    fn default() -> Self {
        Self::new(Duration::from_millis(5), Duration::from_secs(1_000))
    }
}

impl<T: Hash + Eq + Clone + Send> RateLimiter<T> for Exponential<T> {
    fn when(&mut self, key: &T, now: Duration) -> Duration {
        let factor = if self.jitter > 0.0 {
            1.0 + self.jitter * self.random.f64()
        } else {
            1.0
        };
        let (first, cap) = (self.first, self.cap);
        self.memory.fail(key, now, self.keep, |before| {
            let doubled = first.saturating_mul(2u32.saturating_pow(before)).min(cap);
            if factor > 1.0 {
                Duration::try_from_secs_f64(doubled.as_secs_f64() * factor).unwrap_or(Duration::MAX)
            } else {
                doubled
            }
        })
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

    fn delays(limiter: &mut Exponential<&str>, key: &'static str, times: usize) -> Vec<Duration> {
        (0..times).map(|_| limiter.when(&key, Duration::ZERO)).collect()
    }

    #[test]
    fn b63_per_key_5_ms_doubled_up_to_1000_s() {
        let mut limiter = Exponential::default();
        let millis: Vec<u128> = delays(&mut limiter, "one", 20)
            .iter()
            .map(Duration::as_millis)
            .collect();
        assert_eq!(millis[..6], [5, 10, 20, 40, 80, 160]);
        assert_eq!(millis[17..], [655_360, 1_000_000, 1_000_000]);
        assert_eq!(limiter.when(&"two", Duration::ZERO).as_millis(), 5);
        assert_eq!(limiter.retries(&"one", Duration::ZERO), 20);
        limiter.forget(&"one");
        assert_eq!(limiter.retries(&"one", Duration::ZERO), 0);
        assert_eq!(limiter.when(&"one", Duration::ZERO).as_millis(), 5);
    }

    #[test]
    fn b63_a_thousand_failures_do_not_overflow() {
        let hour = Duration::from_secs(3_600);
        assert_eq!(
            delays(&mut Exponential::new(hour, hour * 1_000), "one", 1_000)[999],
            hour * 1_000
        );
        assert!(delays(&mut Exponential::new(hour, Duration::MAX), "one", 1_000)[999] > hour);
    }

    #[test]
    fn b63_jitter_comes_on_top_and_stays_below_its_share() {
        let second = Duration::from_secs(1);
        let mut limiter = Exponential::new(second, second).jitter(0.5).seed(1);
        let seen = delays(&mut limiter, "one", 1_000);
        assert!(seen.iter().all(|delay| (second..second * 3 / 2).contains(delay)));
        assert!(seen.iter().max() > seen.iter().min());
    }

    #[test]
    fn b63_a_key_that_fails_on_is_never_too_old() {
        // The key comes back after each delay, and the delays are longer than the memory.
        let mut limiter = Exponential::default().memory(Duration::from_secs(10));
        let mut now = Duration::ZERO;
        for _ in 0..30 {
            now += limiter.when(&"one", now);
        }
        assert_eq!(limiter.retries(&"one", now), 30);
    }
}
