//! A hash table from hashes to numbers: flat, with linear probing, on pages that copies share.
//!
//! A word is 0, or the hash in its upper half and the number plus one in its lower half. The hash is stored, so growing
//! the table touches neither keys nor objects.

use super::pages::Pages;

/// Numbers by hash. The caller distinguishes keys with equal hashes.
#[derive(Clone)]
pub(super) struct Table {
    words: Pages<u64, 32>,
    /// The capacity minus one; the capacity is a power of two.
    mask: usize,
    len: usize,
}

const SMALLEST: usize = 64;

impl Table {
    pub(super) fn new() -> Self {
        Self::with_places(SMALLEST)
    }

    fn with_places(places: usize) -> Self {
        let mut words = Pages::new();
        words.reserve(places);
        Self {
            words,
            mask: places - 1,
            len: 0,
        }
    }

    /// Returns the number under `hash` for which `is_it` returns true.
    #[inline]
    pub(super) fn find(&self, hash: u32, mut is_it: impl FnMut(u32) -> bool) -> Option<u32> {
        let mut at = hash as usize & self.mask;
        loop {
            let word = self.word(at);
            if word == 0 {
                return None;
            }
            let (found, number) = unpack(word);
            if found == hash && is_it(number) {
                return Some(number);
            }
            at = (at + 1) & self.mask;
        }
    }

    /// Adds a new number.
    pub(super) fn insert(&mut self, hash: u32, number: u32) {
        // A third stays free, so that a probe soon reaches an empty word.
        if (self.len + 1) * 3 > (self.mask + 1) * 2 {
            self.grow();
        }
        let mut at = hash as usize & self.mask;
        while self.word(at) != 0 {
            at = (at + 1) & self.mask;
        }
        self.words.set(at, pack(hash, number));
        self.len += 1;
    }

    /// Removes a number, and moves back the words that were displaced by it.
    pub(super) fn remove(&mut self, hash: u32, number: u32) {
        let word = pack(hash, number);
        let mut hole = hash as usize & self.mask;
        loop {
            match self.word(hole) {
                0 => return,
                found if found == word => break,
                _ => hole = (hole + 1) & self.mask,
            }
        }
        let mut at = hole;
        loop {
            at = (at + 1) & self.mask;
            let word = self.word(at);
            if word == 0 {
                break;
            }
            // A word may move into the hole unless its home position is between the hole and here.
            let home = unpack(word).0 as usize & self.mask;
            if at.wrapping_sub(home) & self.mask >= at.wrapping_sub(hole) & self.mask {
                self.words.set(hole, word);
                hole = at;
            }
        }
        self.words.set(hole, 0);
        self.len -= 1;
    }

    #[inline]
    fn word(&self, at: usize) -> u64 {
        self.words.get(at).copied().unwrap_or(0)
    }

    fn grow(&mut self) {
        let mut larger = Self::with_places((self.mask + 1) * 2);
        for word in self.words.iter().filter(|w| **w != 0) {
            let (hash, number) = unpack(*word);
            larger.insert(hash, number);
        }
        *self = larger;
    }
}

#[inline]
fn pack(hash: u32, number: u32) -> u64 {
    u64::from(hash) << 32 | (u64::from(number) + 1)
}

#[inline]
fn unpack(word: u64) -> (u32, u32) {
    ((word >> 32) as u32, (word as u32).wrapping_sub(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_found_until_it_is_removed() {
        // arrange: hashes with few distinct home positions, so that probing and moving back are tested
        let hash = |n: u32| n % 7;
        let mut table = Table::new();
        for n in 0..500 {
            table.insert(hash(n), n);
        }
        // act
        for n in (0..500).filter(|n| n % 3 == 0) {
            table.remove(hash(n), n);
        }
        // assert
        for n in 0..500 {
            let there = (n % 3 != 0).then_some(n);
            assert_eq!(table.find(hash(n), |m| m == n), there, "{n}");
        }
    }

    #[test]
    fn removing_an_absent_number_changes_nothing() {
        let mut table = Table::new();
        table.insert(9, 1);
        table.remove(9, 2);
        table.remove(8, 1);
        assert_eq!(table.find(9, |_| true), Some(1));
    }

    #[test]
    fn a_run_that_wraps_around_the_end_is_kept_together() {
        let last = SMALLEST as u32 - 1;
        let mut table = Table::new();
        for n in 0..5 {
            table.insert(last, n);
        }
        table.remove(last, 0);
        table.remove(last, 2);
        for (n, there) in [(1, true), (3, true), (4, true), (0, false), (2, false)] {
            assert_eq!(table.find(last, |m| m == n).is_some(), there, "{n}");
        }
    }
}
