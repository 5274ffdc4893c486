//! Objects in numbered slots, found by key.
//!
//! Knows: keys, objects and stamps. Never learns: indexes, versions.

use std::sync::Arc;

use foldhash::fast::RandomState;
use std::hash::BuildHasher;

use super::pages::{NumberAllocator, Pages};
use super::table::Table;
use crate::object::{ObjectKey, Stamp};

/// A key and its object. Immutable while a snapshot can see it.
pub(super) struct Entry<K> {
    pub(super) key: ObjectKey,
    pub(super) object: Arc<K>,
    pub(super) stamp: Stamp,
}

/// All entries. A key keeps its slot while its object exists, so an update moves nothing in any index.
pub(super) struct Arena<K> {
    slots: Pages<Option<Arc<Entry<K>>>, 8>,
    table: Table,
    numbers: NumberAllocator,
    len: usize,
    hasher: RandomState,
}

impl<K> Arena<K> {
    pub(super) fn new() -> Self {
        Self {
            slots: Pages::new(),
            table: Table::new(),
            numbers: NumberAllocator::new(),
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
        self.slots.iter().filter_map(|entry| entry.as_deref())
    }

    /// Stores an object under a new key.
    pub(super) fn insert(&mut self, key: ObjectKey, object: Arc<K>, stamp: Stamp) -> (u32, Arc<Entry<K>>) {
        let slot = self.numbers.take();
        self.table.insert(self.hash(key.namespace(), key.name()), slot);
        let new = Arc::new(Entry { key, object, stamp });
        self.slots.set(slot as usize, Some(Arc::clone(&new)));
        self.len += 1;
        (slot, new)
    }

    /// Replaces the object in `slot`; returns its key and the old object.
    pub(super) fn update(&mut self, slot: u32, object: Arc<K>, stamp: Stamp) -> Option<(ObjectKey, Arc<K>)> {
        let entry = self.slots.get_mut(slot as usize)?.as_mut()?;
        // The key stays, so that its text is allocated once however often the object is written.
        let key = entry.key.clone();
        if let Some(entry) = Arc::get_mut(entry) {
            entry.stamp = stamp;
            return Some((key, std::mem::replace(&mut entry.object, object)));
        }
        // A snapshot can see the entry.
        let old = Arc::clone(&entry.object);
        *entry = Arc::new(Entry {
            key: key.clone(),
            object,
            stamp,
        });
        Some((key, old))
    }

    /// Removes an object; returns its slot and its entry.
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
    fn an_update_keeps_its_slot_and_a_freed_slot_is_reused() {
        let mut arena = Arena::new();
        let (a, b) = (ObjectKey::cluster("a"), ObjectKey::namespaced("n", "a"));
        let first = arena.insert(a.clone(), Arc::new(1), Stamp::default()).0;
        let (key, old) = arena.update(first, Arc::new(2), Stamp::default()).unwrap();
        assert_eq!((&key, *old), (&a, 1));
        assert_eq!(
            arena.find(None, "a").map(|(slot, e)| (slot, *e.object)),
            Some((first, 2))
        );
        assert_eq!(arena.remove(&b).map(|(slot, _)| slot), None, "another key");
        assert_eq!(arena.remove(&a).map(|(slot, _)| slot), Some(first));
        assert_eq!(arena.insert(b, Arc::new(3), Stamp::default()).0, first);
        assert_eq!((arena.len(), arena.bound()), (1, 1));
    }

    #[test]
    fn an_update_changes_the_entry_unless_somebody_else_sees_it() {
        let mut arena = Arena::new();
        let slot = arena
            .insert(ObjectKey::cluster("a"), Arc::new(1), Stamp::default())
            .0;
        let address = |arena: &Arena<i32>| arena.entry(slot).map(Arc::as_ptr);
        let at = address(&arena);
        arena.update(slot, Arc::new(2), Stamp::default());
        assert_eq!(address(&arena), at);
        let before = arena.clone();
        arena.update(slot, Arc::new(3), Stamp::default());
        assert_ne!(address(&arena), at);
        let object = |arena: &Arena<i32>| arena.entry(slot).map(|entry| *entry.object);
        assert_eq!((object(&before), object(&arena)), (Some(2), Some(3)));
    }
}
