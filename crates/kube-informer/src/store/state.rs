//! One version of everything: objects, namespaces and indexes together.
//!
//! ```text
//! Version ─┬─ arena       slots: Pages<Arc<Entry>>   table: hash → slot
//!          ├─ namespaces  text → slots
//!          └─ indexes     each: value → slots, slot → its values
//! ```
//!
//! A write (1) copies the version, which copies pointers to the tops of pages; (2) changes arena and namespaces,
//! copying the pages it touches; (3) lets each index follow the slots that changed; (4) is published by whoever asked
//! for it. A panic on the way leaves the published version as it was.

use std::sync::Arc;

use super::arena::{Arena, Entry, Placed};
use super::batch::{Change, IndexFault, Outcome};
use super::inverted::AnyInverted;
use super::values::Values;
use crate::object::{ObjectKey, ResourceVersion, Stamp};

/// The cache as it stood at one moment. Never changed once published.
pub(super) struct Version<K> {
    pub(super) version: Option<ResourceVersion>,
    /// How many batches made it.
    pub(super) edition: u64,
    pub(super) arena: Arena<K>,
    pub(super) namespaces: Values<Arc<str>>,
    pub(super) indexes: Vec<Arc<dyn AnyInverted<K>>>,
}

/// A slot whose entry is another one now, or none.
pub(super) struct Moved<K> {
    pub(super) slot: u32,
    pub(super) entry: Option<Arc<Entry<K>>>,
}

impl<K> Version<K> {
    pub(super) fn new() -> Self {
        Self {
            version: None,
            edition: 0,
            arena: Arena::new(),
            namespaces: Values::new(),
            indexes: Vec::new(),
        }
    }

    /// Applies changes in their order; says what each came to and which index functions panicked.
    pub(super) fn apply(&mut self, changes: Vec<Change<K>>) -> (Vec<Outcome<K>>, Vec<IndexFault>) {
        // Only indexes ask what moved.
        let asked = if self.indexes.is_empty() { 0 } else { changes.len() };
        let mut moved = Vec::with_capacity(asked);
        let mut outcomes = Vec::with_capacity(changes.len());
        for change in changes {
            outcomes.push(match change {
                Change::Put(key, object, stamp) => self.put(key, object, stamp, &mut moved),
                Change::Remove(key) => self.remove(key, &mut moved),
            });
        }
        let mut faults = Vec::new();
        if !moved.is_empty() {
            for index in &mut self.indexes {
                if let Some(next) = index.follow(&moved, &mut faults) {
                    *index = next;
                }
            }
        }
        (outcomes, faults)
    }

    /// Moves the version forward, never back (I2).
    pub(super) fn advance(&mut self, to: Option<ResourceVersion>) {
        if to > self.version {
            self.version = to;
        }
    }

    fn put(&mut self, key: ObjectKey, object: Arc<K>, stamp: Stamp, moved: &mut Vec<Moved<K>>) -> Outcome<K> {
        let Placed {
            slot,
            new: entry,
            old,
        } = self.arena.put(key, Arc::clone(&object), stamp);
        let key = entry.key.clone();
        if old.is_none()
            && let Some(namespace) = key.namespace()
        {
            match self.namespaces.number(namespace) {
                Some(number) => self.namespaces.join(number, slot),
                None => {
                    self.namespaces.create(namespace.into(), slot);
                }
            }
        }
        if !self.indexes.is_empty() {
            moved.push(Moved {
                slot,
                entry: Some(entry),
            });
        }
        match old {
            None => Outcome::Added { key, new: object },
            Some(old) => Outcome::Updated {
                key,
                old: Arc::clone(&old.object),
                new: object,
            },
        }
    }

    fn remove(&mut self, key: ObjectKey, moved: &mut Vec<Moved<K>>) -> Outcome<K> {
        let Some((slot, old)) = self.arena.remove(&key) else {
            return Outcome::Missing { key };
        };
        if let Some(number) = key.namespace().and_then(|n| self.namespaces.number(n)) {
            self.namespaces.remove(number, slot);
        }
        if !self.indexes.is_empty() {
            moved.push(Moved { slot, entry: None });
        }
        Outcome::Removed {
            key,
            old: Arc::clone(&old.object),
        }
    }
}

impl<K> Clone for Version<K> {
    fn clone(&self) -> Self {
        Self {
            version: self.version.clone(),
            edition: self.edition,
            arena: self.arena.clone(),
            namespaces: self.namespaces.clone(),
            indexes: self.indexes.clone(),
        }
    }
}
