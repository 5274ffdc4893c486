//! Limiters that combine or wrap other limiters.

use std::fmt;
use std::time::Duration;

use super::RateLimiter;

/// Asks all limiters; the longest wait counts. The number of retries is the largest that any of them remembers.
///
/// ```
/// # use std::time::Duration;
/// use kube_informer::workqueue::{Exponential, MaxOf, RateLimiter, TokenBucket};
///
/// let mut limiter = MaxOf::new().and(Exponential::default()).and(TokenBucket::new(1.0, 1));
/// let delays = [(); 2].map(|()| limiter.when(&"a", Duration::ZERO).as_millis());
/// assert_eq!(delays, [5, 1000]);
/// ```
#[doc(alias = "MaxOfRateLimiter")]
pub struct MaxOf<T> {
    limiters: Vec<Box<dyn RateLimiter<T>>>,
}

impl<T> MaxOf<T> {
    /// Combines no limiter yet, so no key waits. See [`MaxOf`] for an example.
    pub fn new() -> Self {
        Self { limiters: Vec::new() }
    }

    /// Adds a limiter. See [`MaxOf`] for an example.
    pub fn and(mut self, limiter: impl RateLimiter<T> + 'static) -> Self {
        self.limiters.push(Box::new(limiter));
        self
    }
}

impl<T> Default for MaxOf<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> fmt::Debug for MaxOf<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "MaxOf({} limiters)", self.limiters.len())
    }
}

impl<T> RateLimiter<T> for MaxOf<T> {
    fn when(&mut self, key: &T, now: Duration) -> Duration {
        let delays = self.limiters.iter_mut().map(|limiter| limiter.when(key, now));
        delays.max().unwrap_or_default()
    }

    fn forget(&mut self, key: &T) {
        self.limiters.iter_mut().for_each(|limiter| limiter.forget(key));
    }

    fn retries(&self, key: &T, now: Duration) -> u32 {
        let retries = self.limiters.iter().map(|limiter| limiter.retries(key, now));
        retries.max().unwrap_or_default()
    }
}

/// Limits the wait of another limiter to a maximum.
///
/// ```
/// # use std::time::Duration;
/// use kube_informer::workqueue::{Exponential, MaxWait, RateLimiter};
///
/// let mut limiter = MaxWait::new(Exponential::default(), Duration::from_millis(12));
/// let delays = [(); 4].map(|()| limiter.when(&"a", Duration::ZERO).as_millis());
/// assert_eq!(delays, [5, 10, 12, 12]);
/// ```
#[derive(Debug, Clone)]
#[doc(alias = "WithMaxWaitRateLimiter")]
pub struct MaxWait<L> {
    limiter: L,
    longest: Duration,
}

impl<L> MaxWait<L> {
    /// Wraps a limiter. See [`MaxWait`] for an example.
    pub fn new(limiter: L, longest: Duration) -> Self {
        Self { limiter, longest }
    }
}

impl<T, L: RateLimiter<T>> RateLimiter<T> for MaxWait<L> {
    fn when(&mut self, key: &T, now: Duration) -> Duration {
        self.limiter.when(key, now).min(self.longest)
    }

    fn forget(&mut self, key: &T) {
        self.limiter.forget(key);
    }

    fn retries(&self, key: &T, now: Duration) -> u32 {
        self.limiter.retries(key, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workqueue::{Exponential, FastSlow, TokenBucket, default_limiter};

    #[test]
    fn b63_of_several_the_longest_wait_counts() {
        let second = Duration::from_secs(1);
        let mut limiter = MaxOf::new()
            .and(FastSlow::new(Duration::from_millis(5), second * 3, 3))
            .and(Exponential::new(Duration::from_millis(1), second));
        let mut when = |key| limiter.when(&key, Duration::ZERO).as_millis();
        assert_eq!(["one"; 5].map(&mut when), [5, 5, 5, 3_000, 3_000]);
        assert_eq!(["two"; 4].map(&mut when), [5, 5, 5, 3_000]);
        assert_eq!(limiter.retries(&"two", Duration::ZERO), 4);
        limiter.forget(&"two");
        assert_eq!(limiter.retries(&"two", Duration::ZERO), 0);
        assert_eq!(limiter.when(&"two", Duration::ZERO).as_millis(), 5);
    }

    #[test]
    fn b63_the_default_is_both_of_client_gos() {
        let mut limiter = default_limiter();
        let delays: Vec<u128> = (0..101)
            .map(|n| limiter.when(&n, Duration::ZERO).as_millis())
            .collect();
        assert!(delays[..100].iter().all(|delay| *delay == 5));
        assert_eq!(delays[100], 100);
    }

    #[test]
    fn b63_no_wait_is_longer_than_the_longest() {
        let mut limiter = MaxWait::new(TokenBucket::new(1.0, 1), Duration::from_secs(2));
        let mut when = || limiter.when(&(), Duration::ZERO).as_secs();
        assert_eq!([when(), when(), when(), when()], [0, 1, 2, 2]);
    }
}
