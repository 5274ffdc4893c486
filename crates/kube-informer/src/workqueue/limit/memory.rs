//! Who failed how often, remembered for a time.

use std::collections::HashMap;
use std::hash::Hash;
use std::time::Duration;

/// Failures by key. A key that has been quiet for long enough counts as one that never failed, and its entry goes when
/// there are twice as many as were found alive at the last clearing. So memory is bounded by keys that failed lately.
#[derive(Debug, Clone)]
pub(super) struct Memory<T> {
    failures: HashMap<T, Failures>,
    /// At so many entries they are cleared.
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

    /// One failure more. `delay` gets the number of those before and says how long the key has to wait; it is
    /// remembered for that and for `keep` after it.
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
    fn b63_what_is_never_forgotten_is_not_kept_for_ever() {
        let mut memory = Memory::new();
        let minute = Duration::from_secs(60);
        for n in 0..100_000u32 {
            memory.fail(&n, minute * n, minute, |_| Duration::ZERO);
        }
        assert!(memory.failures.len() <= FEW, "{} entries", memory.failures.len());
        assert!(memory.failures.capacity() < 1_000);
    }
}
