//! Values and the slots that have them: one half of an inverted index.

use std::borrow::Borrow;
use std::hash::{BuildHasher, Hash};
use std::sync::Arc;

use foldhash::fast::RandomState;

use super::pages::{NumberAllocator, Pages};
use super::posting::Posting;
use super::table::Table;

/// Maps a value to the slots that have it. A value without slots is removed (B53).
pub(super) struct Values<V> {
    rows: Pages<Option<ValueRow<V>>, 8>,
    table: Table,
    numbers: NumberAllocator,
    len: usize,
    hasher: RandomState,
}

struct ValueRow<V> {
    value: Arc<V>,
    /// Stored, so that a value can be removed without the user's `Hash`, which may panic or return another
    /// hash.
    hash: u32,
    slots: Posting,
}

impl<V: Hash + Eq> Values<V> {
    pub(super) fn new() -> Self {
        Self {
            rows: Pages::new(),
            table: Table::new(),
            numbers: NumberAllocator::new(),
            len: 0,
            hasher: RandomState::default(),
        }
    }

    /// Returns the number of a value that some slot has.
    pub(super) fn number<Q>(&self, value: &Q) -> Option<u32>
    where
        V: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        self.find(self.hash(value), value)
    }

    /// Like [`Self::number`], for a value whose hash is known.
    pub(super) fn find<Q>(&self, hash: u32, value: &Q) -> Option<u32>
    where
        V: Borrow<Q>,
        Q: Eq + ?Sized,
    {
        self.table.find(hash, |number| {
            self.row(number).is_some_and(|row| (*row.value).borrow() == value)
        })
    }

    /// Returns the slots that have a value.
    pub(super) fn slots<Q>(&self, value: &Q) -> Option<&Posting>
    where
        V: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        Some(&self.row(self.number(value)?)?.slots)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (&V, &Posting)> {
        self.rows.iter().flatten().map(|row| (&*row.value, &row.slots))
    }

    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// Records that a slot has a value that other slots have too.
    pub(super) fn join(&mut self, number: u32, slot: u32) {
        if let Some(Some(row)) = self.rows.get_mut(number as usize) {
            row.slots.insert(slot);
        }
    }

    /// Records that a slot has a new value; returns the value's number. Runs no code of `V`.
    pub(super) fn create(&mut self, hash: u32, value: V, slot: u32) -> u32 {
        let number = self.numbers.take();
        let row = ValueRow {
            value: Arc::new(value),
            hash,
            slots: Posting::One(slot),
        };
        self.rows.set(number as usize, Some(row));
        self.table.insert(hash, number);
        self.len += 1;
        number
    }

    /// Records that a slot no longer has a value. Returns the value if this was its last slot: the caller drops it,
    /// because `Drop` is user code.
    pub(super) fn remove(&mut self, number: u32, slot: u32) -> Option<Arc<V>> {
        let place = self.rows.get_mut(number as usize)?;
        if place.as_mut().is_none_or(|row| row.slots.remove(slot)) {
            return None;
        }
        let row = place.take()?;
        self.table.remove(row.hash, number);
        self.numbers.give_back(number);
        self.len -= 1;
        Some(row.value)
    }

    fn row(&self, number: u32) -> Option<&ValueRow<V>> {
        self.rows.get(number as usize)?.as_ref()
    }

    pub(super) fn hash<Q: Hash + ?Sized>(&self, value: &Q) -> u32 {
        self.hasher.hash_one(value) as u32
    }
}

impl<V> Clone for Values<V> {
    fn clone(&self) -> Self {
        Self {
            rows: self.rows.clone(),
            table: self.table.clone(),
            numbers: self.numbers.clone(),
            len: self.len,
            hasher: self.hasher.clone(),
        }
    }
}

impl<V> Clone for ValueRow<V> {
    fn clone(&self) -> Self {
        Self {
            value: Arc::clone(&self.value),
            hash: self.hash,
            slots: self.slots.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dump(values: &Values<String>) -> Vec<(String, Vec<u32>)> {
        let mut all: Vec<_> = values
            .iter()
            .map(|(v, p)| (v.clone(), p.iter().collect()))
            .collect();
        all.sort();
        all
    }

    #[test]
    fn b53_a_value_is_removed_with_its_last_slot() {
        let mut values = Values::<String>::new();
        let mut create = |text: &str, slot| {
            let hash = values.hash(text);
            values.create(hash, text.to_owned(), slot)
        };
        let (a, b) = (create("a", 1), create("b", 2));
        values.join(a, 2);
        assert_eq!(values.remove(b, 2).as_deref(), Some(&"b".to_owned()));
        assert_eq!(values.remove(a, 1), None, "another slot has it");
        assert_eq!(dump(&values), [("a".to_owned(), vec![2])]);
        assert!(values.remove(a, 2).is_some());
        assert_eq!(
            (values.len(), values.number("a"), dump(&values)),
            (0, None, vec![])
        );
    }
}
