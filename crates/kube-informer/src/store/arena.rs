//! Objects in numbered slots, found by key.

use std::sync::Arc;

use foldhash::fast::RandomState;
use std::hash::BuildHasher;

use super::pages::{Numbers, Pages};
use super::table::Table;
use crate::object::{ObjectKey, Stamp};

/// A key and its object. Never changed: an update puts another entry into the slot.
pub(super) struct Entry<K> {
    pub(super) key: ObjectKey,
    pub(super) object: Arc<K>,
    pub(super) stamp: Stamp,
}

/// What putting an object did.
pub(super) struct Placed<K> {
    pub(super) slot: u32,
    pub(super) new: Arc<Entry<K>>,
    /// The entry that was in the slot.
    pub(super) old: Option<Arc<Entry<K>>>,
}

/// All entries. A key keeps its slot as long as it is there, so an update moves nothing in any index.
pub(super) struct Arena<K> {
    slots: Pages<Option<Arc<Entry<K>>>, 8>,
    table: Table,
    numbers: Numbers,
    len: usize,
    hasher: RandomState,
}

impl<K> Arena<K> {
    pub(super) fn new() -> Self {
        Self {
            slots: Pages::new(),
            table: Table::new(),
            numbers: Numbers::new(),
            len: 0,
            hasher: RandomState::default(),
        }
    }

    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// One more than the largest slot ever used.
    pub(super) fn bound(&self) -> u32 {
        self.numbers.bound()
    }

    #[inline]
    pub(super) fn entry(&self, slot: u32) -> Option<&Arc<Entry<K>>> {
        self.slots.get(slot as usize)?.as_ref()
    }

    #[inline]
    pub(super) fn find(&self, namespace: Option<&str>, name: &str) -> Option<(u32, &Arc<Entry<K>>)> {
        let mut found = None;
        let slot = self.table.find(self.hash(namespace, name), |slot| {
            found = self
                .entry(slot)
                .filter(|e| e.key.name() == name && e.key.namespace() == namespace);
            found.is_some()
        })?;
        Some((slot, found?))
    }

    pub(super) fn entries(&self) -> impl Iterator<Item = &Entry<K>> {
        self.slots.iter().flatten().map(|entry| &**entry)
    }

    /// Puts an object in, new or in place of another.
    pub(super) fn put(&mut self, key: ObjectKey, object: Arc<K>, stamp: Stamp) -> Placed<K> {
        if let Some((slot, old)) = self.find(key.namespace(), key.name()) {
            // The old key, so that its text is held once however often the object is written.
            let new = Arc::new(Entry {
                key: old.key.clone(),
                object,
                stamp,
            });
            let place = self
                .slots
                .get_mut(slot as usize)
                .expect("the slot was just found");
            let old = place.replace(Arc::clone(&new));
            return Placed { slot, new, old };
        }
        let slot = self.numbers.take();
        self.table.insert(self.hash(key.namespace(), key.name()), slot);
        let new = Arc::new(Entry { key, object, stamp });
        self.slots.set(slot as usize, Some(Arc::clone(&new)));
        self.len += 1;
        Placed { slot, new, old: None }
    }

    /// Takes an object out; returns where and what it was.
    pub(super) fn remove(&mut self, key: &ObjectKey) -> Option<(u32, Arc<Entry<K>>)> {
        let (slot, _) = self.find(key.namespace(), key.name())?;
        let old = self.slots.get_mut(slot as usize)?.take()?;
        self.table.remove(self.hash(key.namespace(), key.name()), slot);
        self.numbers.give_back(slot);
        self.len -= 1;
        Some((slot, old))
    }

    fn hash(&self, namespace: Option<&str>, name: &str) -> u32 {
        self.hasher.hash_one((namespace, name)) as u32
    }
}

impl<K> Clone for Arena<K> {
    fn clone(&self) -> Self {
        Self {
            slots: self.slots.clone(),
            table: self.table.clone(),
            numbers: self.numbers.clone(),
            len: self.len,
            hasher: self.hasher.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_update_stays_in_its_slot_and_a_freed_slot_is_used_again() {
        let mut arena = Arena::new();
        let (a, b) = (ObjectKey::cluster("a"), ObjectKey::namespaced("n", "a"));
        let first = arena.put(a.clone(), Arc::new(1), Stamp::default()).slot;
        let again = arena.put(a.clone(), Arc::new(2), Stamp::default());
        assert_eq!((first, Some(1)), (again.slot, again.old.map(|e| *e.object)));
        assert_eq!(arena.remove(&b).map(|(slot, _)| slot), None, "another key");
        assert_eq!(arena.remove(&a).map(|(slot, _)| slot), Some(first));
        assert_eq!(arena.put(b, Arc::new(3), Stamp::default()).slot, first);
        assert_eq!((arena.len(), arena.bound()), (1, 1));
    }
}
