//! A global token bucket: one rate for all keys.

use std::time::Duration;

use super::RateLimiter;

/// A bucket that gains `per_second` tokens per second and holds `burst`. Each try takes one token, and waits for it if
/// there is none. The defaults are client-go's: ten per second, a hundred at once.
///
/// The bucket does not distinguish keys, so `forget` has no effect.
///
/// ```
/// # use std::time::Duration;
/// use kube_informer::workqueue::{RateLimiter, TokenBucket};
///
/// let mut limiter = TokenBucket::new(10.0, 2);
/// let delays = [(); 4].map(|()| limiter.when(&"a", Duration::ZERO).as_millis());
/// assert_eq!(delays, [0, 0, 100, 200]);
/// assert_eq!(limiter.when(&"a", Duration::from_secs(1)), Duration::ZERO);
/// ```
#[derive(Debug, Clone)]
#[doc(alias = "BucketRateLimiter")]
pub struct TokenBucket {
    per_second: f64,
    burst: f64,
    /// Below zero: the number of tokens that tries wait for.
    tokens: f64,
    last: Duration,
}

impl TokenBucket {
    /// A full bucket. If the rate is not a positive number, the bucket is never refilled: once it is empty, keys wait a
    /// very long time. See [`TokenBucket`] for an example.
    pub fn new(per_second: f64, burst: u32) -> Self {
        Self {
            per_second: if per_second > 0.0 { per_second } else { 0.0 },
            burst: f64::from(burst),
            tokens: f64::from(burst),
            last: Duration::ZERO,
        }
    }
}

impl Default for TokenBucket {
    fn default() -> Self {
        Self::new(10.0, 100)
    }
}

impl<T> RateLimiter<T> for TokenBucket {
    fn when(&mut self, _: &T, now: Duration) -> Duration {
        let passed = now.saturating_sub(self.last).as_secs_f64();
        self.last = self.last.max(now);
        self.tokens = (self.tokens + passed * self.per_second).min(self.burst) - 1.0;
        if self.tokens >= 0.0 {
            return Duration::ZERO;
        }
        Duration::try_from_secs_f64(-self.tokens / self.per_second).unwrap_or(Duration::MAX)
    }

    fn forget(&mut self, _: &T) {}

    fn retries(&self, _: &T, _: Duration) -> u32 {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b63_a_hundred_at_once_then_ten_a_second() {
        let mut limiter = TokenBucket::default();
        let mut when = |now| limiter.when(&(), Duration::from_millis(now)).as_millis();
        assert!((0..100).all(|_| when(0) == 0));
        assert_eq!([when(0), when(0), when(0)], [100, 200, 300]);
        // The three waiting tries took the tokens of half a second, except for two.
        assert_eq!([when(500), when(500), when(500)], [0, 0, 100]);
        // However long the bucket is unused, it holds no more than a hundred.
        assert!((0..100).all(|_| when(3_600_000) == 0));
        assert_eq!(when(3_600_000), 100);
    }

    #[test]
    fn b63_a_rate_of_nothing_lets_nothing_through() {
        let mut limiter = TokenBucket::new(f64::NAN, 1);
        assert_eq!(limiter.when(&(), Duration::ZERO), Duration::ZERO);
        assert_eq!(limiter.when(&(), Duration::from_secs(100)), Duration::MAX);
    }
}
