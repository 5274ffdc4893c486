//! Failures per key, remembered for a limited time.

use std::collections::HashMap;
use std::hash::Hash;
use std::time::Duration;

/// Failures by key. A key without failures for long enough counts as never failed. Its entry is removed when there are
/// twice as many entries as were alive after the last cleanup. So memory is bounded by the number of keys that failed
/// lately.
#[derive(Debug, Clone)]
pub(super) struct Memory<T> {
    failures: HashMap<T, Failures>,
    /// The number of entries that triggers a cleanup.
    clear_at: usize,
}

#[derive(Debug, Clone, Copy)]
struct Failures {
    count: u32,
    until: Duration,
}

const FEW: usize = 64;

impl<T: Hash + Eq + Clone> Memory<T> {
    pub(super) fn new() -> Self {
        Self {
            failures: HashMap::new(),
            clear_at: FEW,
        }
    }

    /// Counts one failure. `delay` receives the number of earlier failures and returns how long the key has to wait;
    /// the failure is remembered for that time and `keep` longer.
    pub(super) fn fail(
        &mut self,
        key: &T,
        now: Duration,
        keep: Duration,
        delay: impl FnOnce(u32) -> Duration,
    ) -> Duration {
        let before = self.count(key, now);
        let delay = delay(before);
        let entry = Failures {
            count: before.saturating_add(1),
            until: now.saturating_add(delay).saturating_add(keep),
        };
        match self.failures.get_mut(key) {
            Some(known) => *known = entry,
            None => {
                self.make_room(now);
                self.failures.insert(key.clone(), entry);
            }
        }
        delay
    }

    pub(super) fn count(&self, key: &T, now: Duration) -> u32 {
        let known = self.failures.get(key).filter(|known| now < known.until);
        known.map_or(0, |known| known.count)
    }

    pub(super) fn forget(&mut self, key: &T) {
        self.failures.remove(key);
    }

    fn make_room(&mut self, now: Duration) {
        if self.failures.len() < self.clear_at {
            return;
        }
        self.failures.retain(|_, known| now < known.until);
        self.clear_at = (2 * self.failures.len()).max(FEW);
        self.failures.shrink_to(self.clear_at);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b63_a_key_that_is_never_forgotten_is_not_kept_forever() {
        let mut memory = Memory::new();
        let minute = Duration::from_secs(60);
        for n in 0..100_000u32 {
            memory.fail(&n, minute * n, minute, |_| Duration::ZERO);
        }
        assert!(memory.failures.len() <= FEW, "{} entries", memory.failures.len());
        assert!(memory.failures.capacity() < 1_000);
    }
}
