//! Ranges of the 64-bit hash, and sets of them.

use std::fmt;

use crate::protocol::{ShardKey, ShardSelector};

/// The largest number of ranges. A replica's Lease carries a bit for each.
pub(super) const MOST_RANGES: u32 = 1_024;

/// The range of a hash, if all hashes are divided into `ranges` equal ranges.
pub(super) fn range_of(hash: u64, ranges: u32) -> u32 {
    u32::try_from((u128::from(hash) * u128::from(ranges)) >> 64).unwrap_or(0)
}

/// The first and the last hash of a range.
fn bounds(range: u32, ranges: u32) -> (u64, u64) {
    let start = |range: u32| {
        let (range, ranges) = (u128::from(range), u128::from(ranges.max(1)));
        (range << 64).div_ceil(ranges)
    };
    let last = start(range + 1) - 1;
    (
        u64::try_from(start(range)).unwrap_or(u64::MAX),
        u64::try_from(last).unwrap_or(u64::MAX),
    )
}

/// A set of ranges, out of all ranges that there are.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct RangeSet {
    ranges: u32,
    bits: Vec<u64>,
}

impl RangeSet {
    /// An empty set, out of this many ranges.
    ///
    /// ```
    /// # use kube_informer::shard::RangeSet;
    /// let mut mine = RangeSet::new(128);
    /// mine.insert(3);
    /// assert_eq!((mine.len(), mine.contains(3), mine.to_string().as_str()), (1, true, "3"));
    /// ```
    pub fn new(ranges: u32) -> Self {
        let ranges = ranges.min(MOST_RANGES);
        Self {
            ranges,
            bits: vec![0; (ranges as usize).div_ceil(64)],
        }
    }

    /// How many ranges there are, in this set or not.
    pub fn ranges(&self) -> u32 {
        self.ranges
    }

    /// Adds a range. A range that does not exist is ignored.
    pub fn insert(&mut self, range: u32) {
        if range < self.ranges {
            self.bits[range as usize / 64] |= 1 << (range % 64);
        }
    }

    /// Removes a range.
    pub fn remove(&mut self, range: u32) {
        if range < self.ranges {
            self.bits[range as usize / 64] &= !(1 << (range % 64));
        }
    }

    /// True if the set has this range.
    pub fn contains(&self, range: u32) -> bool {
        range < self.ranges && self.bits[range as usize / 64] >> (range % 64) & 1 == 1
    }

    /// True if the set has the range of this hash.
    pub fn contains_hash(&self, hash: u64) -> bool {
        self.contains(range_of(hash, self.ranges))
    }

    /// The number of ranges in the set.
    pub fn len(&self) -> usize {
        self.bits.iter().map(|bits| bits.count_ones() as usize).sum()
    }

    /// True if the set has no range.
    pub fn is_empty(&self) -> bool {
        self.bits.iter().all(|bits| *bits == 0)
    }

    /// The ranges of the set, in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        (0..self.ranges).filter(|range| self.contains(*range))
    }

    /// The ranges that this set has and the other has not. All of them, if the other divides the hashes otherwise.
    ///
    /// ```
    /// # use kube_informer::shard::RangeSet;
    /// let (mut a, mut b) = (RangeSet::new(8), RangeSet::new(8));
    /// a.insert(1);
    /// a.insert(2);
    /// b.insert(2);
    /// assert_eq!(a.without(&b).to_string(), "1");
    /// ```
    pub fn without(&self, other: &Self) -> Self {
        let mut rest = self.clone();
        if other.ranges == self.ranges {
            for (bits, other) in rest.bits.iter_mut().zip(&other.bits) {
                *bits &= !other;
            }
        }
        rest
    }

    /// The ranges of both sets. The other set counts only if it divides the hashes in the same way.
    ///
    /// ```
    /// # use kube_informer::shard::RangeSet;
    /// let (mut a, mut b) = (RangeSet::new(8), RangeSet::new(8));
    /// a.insert(1);
    /// b.insert(2);
    /// assert_eq!(a.with(&b).to_string(), "1-2");
    /// ```
    pub fn with(&self, other: &Self) -> Self {
        let mut all = self.clone();
        if other.ranges == self.ranges {
            for (bits, other) in all.bits.iter_mut().zip(&other.bits) {
                *bits |= other;
            }
        }
        all
    }

    /// The selector of the set's objects.
    ///
    /// ```
    /// # use kube_informer::{protocol::ShardKey, shard::RangeSet};
    /// let mut half = RangeSet::new(2);
    /// half.insert(1);
    /// let selector = half.selector(ShardKey::Uid);
    /// assert_eq!(selector.to_string(), "shardRange(object.metadata.uid, '0x8000000000000000', '0x10000000000000000')");
    /// ```
    pub fn selector(&self, key: ShardKey) -> ShardSelector {
        ShardSelector::new(key, self.iter().map(|range| bounds(range, self.ranges)))
    }

    /// The set as hexadecimal digits: range 0 is the highest bit of the first digit.
    pub(super) fn to_hex(&self) -> String {
        let digit = |digit: u32| {
            let bits = (0..4).fold(0, |bits, bit| {
                bits << 1 | u32::from(self.contains(4 * digit + bit))
            });
            char::from_digit(bits, 16).unwrap_or('0')
        };
        (0..self.ranges.div_ceil(4)).map(digit).collect()
    }

    pub(super) fn from_hex(text: &str, ranges: u32) -> Option<Self> {
        if ranges > MOST_RANGES || text.len() != ranges.div_ceil(4) as usize {
            return None;
        }
        let mut set = Self::new(ranges);
        for (place, digit) in (0..).zip(text.chars()) {
            let bits = digit.to_digit(16)?;
            (0..4)
                .filter(|bit| bits >> (3 - bit) & 1 == 1)
                .for_each(|bit| set.insert(4 * place + bit));
        }
        Some(set)
    }
}

/// Ranges as numbers, consecutive ones joined: `0-3, 7`.
impl fmt::Display for RangeSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut runs: Vec<(u32, u32)> = Vec::new();
        for range in self.iter() {
            match runs.last_mut() {
                Some((_, last)) if *last + 1 == range => *last = range,
                _ => runs.push((range, range)),
            }
        }
        for (number, (first, last)) in runs.iter().enumerate() {
            let comma = if number > 0 { ", " } else { "" };
            match first == last {
                true => write!(f, "{comma}{first}")?,
                false => write!(f, "{comma}{first}-{last}")?,
            }
        }
        Ok(())
    }
}

impl fmt::Debug for RangeSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RangeSet({self} of {})", self.ranges)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hash_is_in_the_range_whose_bounds_contain_it() {
        for ranges in [1, 2, 3, 7, 100, 128, 1_000, MOST_RANGES] {
            let mut next = 0;
            for range in 0..ranges {
                let (first, last) = bounds(range, ranges);
                assert_eq!(u128::from(first), next, "{range} of {ranges}");
                assert_eq!((range_of(first, ranges), range_of(last, ranges)), (range, range));
                next = u128::from(last) + 1;
            }
            assert_eq!(next, 1 << 64);
        }
    }

    #[test]
    fn a_set_survives_its_text() {
        let mut set = RangeSet::new(10);
        [0, 3, 4, 9].into_iter().for_each(|range| set.insert(range));
        assert_eq!(set.to_hex(), "984");
        assert_eq!(RangeSet::from_hex("984", 10), Some(set.clone()));
        assert_eq!(set.to_string(), "0, 3-4, 9");
        for bad in ["98", "9840", "98x", ""] {
            assert_eq!(RangeSet::from_hex(bad, 10), None, "{bad}");
        }
        assert_eq!(RangeSet::from_hex("", u32::MAX), None);
        // Bits beyond the last range do not exist.
        assert_eq!(RangeSet::from_hex("987", 10).unwrap().len(), 4);
    }
}
