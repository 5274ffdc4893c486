//! Finds the slot of a key by its hash.
//!
//! This file may touch hashes and slot numbers. It has no access to keys.
//!
//! Entries are not removed one by one. In a long queue the entry of a key is in no cache when the key is finished, so removing it would
//! cost as much as everything else. A stale entry is harmless: its slot is free or has another key, which the caller's comparison finds
//! out. When the table is full, it is built anew from the keys that are known then.

use hashbrown::HashTable;

/// Slots by the hash of their key.
pub(super) struct KeyIndex {
    table: HashTable<u32>,
}

impl KeyIndex {
    pub(super) fn new() -> Self {
        Self {
            table: HashTable::new(),
        }
    }

    /// Returns the slot under this hash for which `is_it` is true.
    #[inline]
    pub(super) fn find(&self, hash: u64, is_it: impl Fn(u32) -> bool) -> Option<u32> {
        self.table.find(hash, |slot| is_it(*slot)).copied()
    }

    /// True if there is no room for another entry.
    #[inline]
    pub(super) fn is_full(&self) -> bool {
        self.table.len() == self.table.capacity()
    }

    /// Adds an entry. The index must not be full.
    #[inline]
    pub(super) fn insert(&mut self, hash: u64, slot: u32) {
        // The table grows only when it is full, so it does not ask for the hashes of other entries.
        self.table.insert_unique(hash, slot, |_| hash);
    }

    /// Replaces all entries, and makes room for at least `room`.
    pub(super) fn rebuild(&mut self, entries: impl Iterator<Item = (u64, u32)>, room: usize) {
        let room = room.max(MIN_ROOM);
        if (room..=2 * room).contains(&self.table.capacity()) {
            self.table.clear();
        } else {
            self.table = HashTable::with_capacity(room);
        }
        entries.for_each(|(hash, slot)| self.insert(hash, slot));
    }
}

/// Enough for the finished keys that a queue keeps, and some more.
const MIN_ROOM: usize = 448;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stale_entries_do_not_mislead_and_do_not_add_up() {
        let mut index = KeyIndex::new();
        // The hash of the key in each slot. A key is finished when the next one takes its slot.
        let mut slots: [u64; 8] = [u64::MAX; 8];
        for n in 0..100_000_u64 {
            let (hash, slot) = (n.wrapping_mul(0x9e37_79b9_7f4a_7c15), (n % 8) as u32);
            assert_eq!(index.find(hash, |slot| slots[slot as usize] == hash), None);
            slots[slot as usize] = hash;
            if index.is_full() {
                index.rebuild(slots.iter().copied().zip(0..), slots.len());
            } else {
                index.insert(hash, slot);
            }
            for (slot, hash) in (0..).zip(slots).filter(|(_, hash)| *hash != u64::MAX) {
                assert_eq!(index.find(hash, |slot| slots[slot as usize] == hash), Some(slot));
            }
        }
        assert!(
            index.table.capacity() <= 2 * MIN_ROOM,
            "{}",
            index.table.capacity()
        );
    }
}
