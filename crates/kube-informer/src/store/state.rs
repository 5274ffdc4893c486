//! One version of the whole store: objects, namespaces and indexes together.
//!
//! ```text
//! Root ────┬─ arena       slots: Pages<Arc<Entry>>   table: hash → slot
//!          ├─ namespaces  text → slots
//!          └─ indexes     each: value → slots, slot → its values
//! ```
//!
//! A write (1) copies the version, which copies pointers to the tops of pages; (2) changes arena and namespaces,
//! copying the pages it touches; (3) updates each index with the slots that changed; (4) is published by the caller. A
//! panic on the way leaves the published version unchanged.

use std::sync::Arc;

use super::arena::{Arena, Entry};
use super::freshness::AsOf;
use super::inverted::AnyInverted;
use super::values::Values;
use crate::object::ResourceVersion;

/// The store's content at one moment. Immutable once published.
pub(super) struct Root<K> {
    pub(super) version: Option<ResourceVersion>,
    /// How many times the server went back so far. Versions of different epochs cannot be compared.
    pub(super) epoch: u64,
    /// The number of batches applied so far.
    pub(super) revision: u64,
    pub(super) arena: Arena<K>,
    pub(super) namespaces: Values<Arc<str>>,
    pub(super) indexes: Vec<Arc<dyn AnyInverted<K>>>,
    /// The only part that changes after the publication: a version may turn out to be fresher than was known.
    pub(super) as_of: AsOf,
}

/// A slot whose entry was replaced or removed.
pub(super) struct Moved<K> {
    pub(super) slot: u32,
    pub(super) entry: Option<Arc<Entry<K>>>,
}

impl<K> Root<K> {
    pub(super) fn new() -> Self {
        Self {
            version: None,
            epoch: 0,
            revision: 0,
            arena: Arena::new(),
            namespaces: Values::new(),
            indexes: Vec::new(),
            as_of: AsOf::new(),
        }
    }

    /// Begins a new epoch after the server went back: versions count anew, from the given one.
    pub(super) fn begin_epoch(&mut self, at: Option<ResourceVersion>) {
        self.epoch += 1;
        self.version = at;
    }

    /// Moves the version forward, never back within an epoch (I2).
    pub(super) fn advance(&mut self, to: Option<ResourceVersion>) {
        if to > self.version {
            self.version = to;
        }
    }
}

impl<K> Clone for Root<K> {
    fn clone(&self) -> Self {
        Self {
            version: self.version.clone(),
            epoch: self.epoch,
            revision: self.revision,
            arena: self.arena.clone(),
            namespaces: self.namespaces.clone(),
            indexes: self.indexes.clone(),
            as_of: self.as_of.clone(),
        }
    }
}
