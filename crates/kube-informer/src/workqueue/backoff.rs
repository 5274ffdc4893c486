//! The backoff of failed keys: which failures count.
//!
//! Knows: the limiter, and until when each failed key has to wait. Never learns: the queue, the
//! clock.
//!
//! A key that failed waits. If it is added meanwhile, it is tried early, and may fail again for the
//! same reason. Such attempts were not due, and their failures do not count. Otherwise a key whose
//! object changes often would reach the longest wait in no time, though it was hardly ever tried
//! when it was due (k/k#132805).

use std::collections::HashMap;
use std::hash::Hash;
use std::time::Duration;

use super::limit::RateLimiter;

/// A limiter, and the current wait of each failed key.
pub(super) struct KeyBackoff<T> {
    limiter: Box<dyn RateLimiter<T>>,
    /// Until when each key has to wait. Some of these times may be over.
    until: HashMap<T, Duration>,
    /// The number of entries at which those that are over are removed.
    clear_at: usize,
}

const FEW: usize = 64;

impl<T: Hash + Eq + Clone> KeyBackoff<T> {
    pub(super) fn new(limiter: Box<dyn RateLimiter<T>>) -> Self {
        Self {
            limiter,
            until: HashMap::new(),
            clear_at: FEW,
        }
    }

    /// Records a failure of the key. Returns how long the key has to wait: the rest of its current
    /// wait, if that is not over.
    pub(super) fn failed(&mut self, key: &T, now: Duration) -> Duration {
        if let Some(until) = self.until.get(key)
            && now < *until
        {
            return *until - now;
        }
        let wait = self.limiter.when(key, now);
        let until = now.saturating_add(wait);
        match self.until.get_mut(key) {
            Some(known) => *known = until,
            None => {
                self.make_room(now);
                self.until.insert(key.clone(), until);
            }
        }
        wait
    }

    /// The key succeeded, or was given up.
    pub(super) fn forget(&mut self, key: &T) {
        self.until.remove(key);
        self.limiter.forget(key);
    }

    pub(super) fn retries(&self, key: &T, now: Duration) -> u32 {
        self.limiter.retries(key, now)
    }

    fn make_room(&mut self, now: Duration) {
        if self.until.len() < self.clear_at {
            return;
        }
        self.until.retain(|_, until| now < *until);
        self.clear_at = (2 * self.until.len()).max(FEW);
        self.until.shrink_to(self.clear_at);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workqueue::{Exponential, MaxWait};

    const fn secs(secs: u64) -> Duration {
        Duration::from_secs(secs)
    }

    fn doubling() -> KeyBackoff<&'static str> {
        KeyBackoff::new(Box::new(Exponential::new(secs(10), secs(1_000))))
    }

    #[test]
    fn b63_only_failures_of_attempts_that_were_due_count() {
        let mut backoff = doubling();
        assert_eq!(backoff.failed(&"a", secs(0)), secs(10));
        // Tried early, over and over: the key waits until 10, as before.
        for now in 1..10 {
            assert_eq!(backoff.failed(&"a", secs(now)), secs(10 - now));
            assert_eq!(backoff.retries(&"a", secs(now)), 1);
        }
        assert_eq!(backoff.failed(&"a", secs(10)), secs(20), "that one was due");
        assert_eq!(backoff.failed(&"a", secs(29)), secs(1));
        assert_eq!(backoff.failed(&"a", secs(31)), secs(40));
        assert_eq!(backoff.failed(&"b", secs(31)), secs(10), "another key");
        backoff.forget(&"a");
        assert_eq!(backoff.failed(&"a", secs(32)), secs(10), "it succeeded meanwhile");
    }

    #[test]
    fn b63_a_wait_that_another_limiter_cut_short_is_over_when_it_is() {
        let doubling = Exponential::new(secs(10), secs(1_000));
        let mut backoff = KeyBackoff::new(Box::new(MaxWait::new(doubling, secs(15))));
        let mut now = secs(0);
        for count in 1..6 {
            now += backoff.failed(&"a", now);
            assert_eq!(backoff.retries(&"a", now), count);
        }
    }

    #[test]
    fn b69_a_wait_without_end_is_no_panic() {
        let mut backoff = KeyBackoff::new(Box::new(Exponential::new(Duration::MAX, Duration::MAX)));
        assert_eq!(backoff.failed(&"a", secs(5)), Duration::MAX);
        assert!(backoff.failed(&"a", secs(6)) > secs(1_000_000));
    }

    #[test]
    fn expired_waits_are_removed() {
        let mut backoff = KeyBackoff::new(Box::new(Exponential::new(secs(1), secs(1))));
        for n in 0..100_000_u64 {
            backoff.failed(&n, secs(60 * n));
        }
        assert!(backoff.until.len() <= FEW, "{} entries", backoff.until.len());
    }
}
