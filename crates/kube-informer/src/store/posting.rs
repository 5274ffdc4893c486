//! A posting: the slots that have a value, as sorted numbers in blocks that copies share.

use std::sync::Arc;

/// A set of slots, in ascending order.
#[derive(Clone)]
pub(super) enum Posting {
    /// One slot, without an allocation. This is the most frequent case.
    One(u32),
    /// Up to [`BLOCK`] slots.
    Few(Arc<Vec<u32>>),
    /// Blocks, none of them empty, each entirely before the next.
    Many(Arc<Vec<Arc<Vec<u32>>>>),
}

/// The size at which a block is split. Copying a block is one `memcpy` of at most 2 KB.
const BLOCK: usize = 512;

impl Posting {
    pub(super) fn len(&self) -> usize {
        match self {
            Self::One(_) => 1,
            Self::Few(block) => block.len(),
            Self::Many(blocks) => blocks.iter().map(|block| block.len()).sum(),
        }
    }

    pub(super) fn iter(&self) -> Slots<'_> {
        let (block, blocks): (&[u32], &[Arc<Vec<u32>>]) = match self {
            Self::One(slot) => (std::slice::from_ref(slot), &[]),
            Self::Few(block) => (block, &[]),
            Self::Many(blocks) => (&[], blocks),
        };
        Slots {
            block: block.iter(),
            blocks: blocks.iter(),
        }
    }

    /// Adds a new slot.
    pub(super) fn insert(&mut self, slot: u32) {
        match self {
            Self::One(other) => {
                let mut both = Vec::with_capacity(4);
                both.extend([slot.min(*other), slot.max(*other)]);
                *self = Self::Few(Arc::new(both));
            }
            Self::Few(block) => {
                insert_sorted(Arc::make_mut(block), slot);
                if block.len() > BLOCK {
                    let mut blocks = vec![Arc::clone(block)];
                    split(&mut blocks, 0);
                    *self = Self::Many(Arc::new(blocks));
                }
            }
            Self::Many(blocks) => {
                let blocks = Arc::make_mut(blocks);
                let at = block_of(blocks, slot);
                let block = Arc::make_mut(&mut blocks[at]);
                insert_sorted(block, slot);
                if block.len() > BLOCK {
                    split(blocks, at);
                }
            }
        }
    }

    /// Removes a slot; `false` when no slot is left and the caller has to remove the posting (B53).
    #[must_use]
    pub(super) fn remove(&mut self, slot: u32) -> bool {
        match self {
            Self::One(only) => *only != slot,
            Self::Few(block) => {
                remove_sorted(Arc::make_mut(block), slot);
                match block[..] {
                    [] => return false,
                    [one] => *self = Self::One(one),
                    _ => {}
                }
                true
            }
            Self::Many(blocks) => {
                let blocks = Arc::make_mut(blocks);
                let at = block_of(blocks, slot);
                let block = Arc::make_mut(&mut blocks[at]);
                remove_sorted(block, slot);
                if block.is_empty() {
                    blocks.remove(at);
                }
                if let [last] = &blocks[..] {
                    *self = Self::Few(Arc::clone(last));
                }
                true
            }
        }
    }
}

/// Iterates over the slots of a posting.
pub(super) struct Slots<'a> {
    block: std::slice::Iter<'a, u32>,
    blocks: std::slice::Iter<'a, Arc<Vec<u32>>>,
}

impl Iterator for Slots<'_> {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        loop {
            if let Some(slot) = self.block.next() {
                return Some(*slot);
            }
            self.block = self.blocks.next()?.iter();
        }
    }
}

/// The block that contains a slot or into which it has to be inserted.
fn block_of(blocks: &[Arc<Vec<u32>>], slot: u32) -> usize {
    blocks
        .partition_point(|block| block.first().is_some_and(|first| *first <= slot))
        .saturating_sub(1)
}

fn split(blocks: &mut Vec<Arc<Vec<u32>>>, at: usize) {
    let block = Arc::make_mut(&mut blocks[at]);
    // Slots mostly come in ascending order. Then the split is near the end, so that the blocks left behind are full.
    let upper = block.split_off(block.len() * 3 / 4);
    block.shrink_to_fit();
    blocks.insert(at + 1, Arc::new(upper));
}

fn insert_sorted(block: &mut Vec<u32>, slot: u32) {
    if let Err(at) = block.binary_search(&slot) {
        block.insert(at, slot);
    }
}

fn remove_sorted(block: &mut Vec<u32>, slot: u32) {
    if let Ok(at) = block.binary_search(&slot) {
        block.remove(at);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slots(posting: &Posting) -> Vec<u32> {
        posting.iter().collect()
    }

    #[test]
    fn a_posting_grows_and_shrinks_through_all_its_forms() {
        // arrange: 5,000 slots in a shuffled order
        let order: Vec<u32> = (0..5_000).map(|n| n * 2_711 % 5_000).collect();
        let mut posting = Posting::One(order[0]);
        // act, assert
        for slot in &order[1..] {
            posting.insert(*slot);
        }
        assert_eq!(slots(&posting), (0..5_000).collect::<Vec<_>>());
        assert_eq!(posting.len(), 5_000);
        for slot in &order[..4_999] {
            assert!(posting.remove(*slot));
        }
        assert_eq!(slots(&posting), [order[4_999]]);
        assert!(
            !posting.remove(order[4_999]),
            "b53: nothing is left, so it must go"
        );
    }

    #[test]
    fn a_copy_stays_as_it_was() {
        let mut now = Posting::One(0);
        (1..2_000).for_each(|slot| now.insert(slot));
        let before = now.clone();
        for slot in 0..1_999 {
            assert!(now.remove(slot));
        }
        assert_eq!((before.len(), now.len()), (2_000, 1));
    }
}
