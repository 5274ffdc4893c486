//! Values and the slots that have them: the inverted half of an index.

use std::borrow::Borrow;
use std::hash::{BuildHasher, Hash};
use std::sync::Arc;

use foldhash::fast::RandomState;

use super::pages::{Numbers, Pages};
use super::posting::Posting;
use super::table::Table;

/// From a value to the slots that have it. A value without slots is not there (B53).
pub(super) struct Values<V> {
    rows: Pages<Option<Row<V>>, 8>,
    table: Table,
    numbers: Numbers,
    len: usize,
    hasher: RandomState,
}

struct Row<V> {
    value: Arc<V>,
    slots: Posting,
}

impl<V: Hash + Eq> Values<V> {
    pub(super) fn new() -> Self {
        Self {
            rows: Pages::new(),
            table: Table::new(),
            numbers: Numbers::new(),
            len: 0,
            hasher: RandomState::default(),
        }
    }

    /// The number of a value that some slot has.
    pub(super) fn number<Q>(&self, value: &Q) -> Option<u32>
    where
        V: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        self.table.find(self.hash(value), |number| {
            self.row(number).is_some_and(|row| (*row.value).borrow() == value)
        })
    }

    /// The slots that have a value.
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

    /// Notes that a slot has a value that others have too.
    pub(super) fn join(&mut self, number: u32, slot: u32) {
        if let Some(Some(row)) = self.rows.get_mut(number as usize) {
            row.slots.insert(slot);
        }
    }

    /// Notes that a slot has a value that none had; returns the value's number.
    pub(super) fn create(&mut self, value: V, slot: u32) -> u32 {
        let hash = self.hash(&value);
        let number = self.numbers.take();
        let row = Row {
            value: Arc::new(value),
            slots: Posting::One(slot),
        };
        self.rows.set(number as usize, Some(row));
        self.table.insert(hash, number);
        self.len += 1;
        number
    }

    /// Notes that a slot no longer has a value.
    pub(super) fn remove(&mut self, number: u32, slot: u32) {
        let Some(place) = self.rows.get_mut(number as usize) else {
            return;
        };
        if place.as_mut().is_none_or(|row| row.slots.remove(slot)) {
            return;
        }
        let Some(row) = place.take() else { return };
        self.table.remove(self.hash(&*row.value), number);
        self.numbers.give_back(number);
        self.len -= 1;
    }

    fn row(&self, number: u32) -> Option<&Row<V>> {
        self.rows.get(number as usize)?.as_ref()
    }

    fn hash<Q: Hash + ?Sized>(&self, value: &Q) -> u32 {
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

impl<V> Clone for Row<V> {
    fn clone(&self) -> Self {
        Self {
            value: Arc::clone(&self.value),
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
    fn b53_a_value_goes_with_its_last_slot() {
        let mut values = Values::<String>::new();
        let a = values.create("a".to_owned(), 1);
        values.join(a, 2);
        let b = values.create("b".to_owned(), 2);
        values.remove(b, 2);
        values.remove(a, 1);
        assert_eq!(dump(&values), [("a".to_owned(), vec![2])]);
        values.remove(a, 2);
        assert_eq!(
            (values.len(), values.number("a"), dump(&values)),
            (0, None, vec![])
        );
    }
}
