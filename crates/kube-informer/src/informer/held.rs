//! An object on its way from the reflector to the store.

use std::sync::Arc;

use crate::object::{ObjectKey, Stamp};
use crate::queue::KnownObjects;
use crate::store::Store;

/// What the queue holds of an object.
pub(super) enum Held<K> {
    /// This is it now.
    Object { object: Arc<K>, stamp: Stamp },
    /// Whatever the store has of it stays: it did not change, or what came cannot be read.
    Kept,
}

/// What the store has of one part of the collection.
pub(super) struct PartOfStore<K> {
    pub(super) store: Store<K>,
    /// None is all of it.
    pub(super) namespace: Option<Arc<str>>,
}

impl<K: Send + Sync> KnownObjects<Held<K>> for PartOfStore<K> {
    fn get(&self, key: &ObjectKey) -> Option<Arc<Held<K>>> {
        let snapshot = self.store.snapshot();
        let (object, stamp) = snapshot.stamped(key)?;
        Some(Arc::new(Held::Object {
            object: Arc::clone(object),
            stamp,
        }))
    }

    fn for_each(&self, visit: &mut dyn FnMut(&ObjectKey, &Arc<Held<K>>)) {
        let snapshot = self.store.snapshot();
        let mut show = |key: &ObjectKey, object: &Arc<K>| {
            let (object, stamp) = (Arc::clone(object), Stamp::default());
            visit(key, &Arc::new(Held::Object { object, stamp }));
        };
        match &self.namespace {
            None => snapshot.iter().for_each(|(key, object)| show(key, object)),
            Some(namespace) => snapshot
                .namespace(namespace)
                .for_each(|(key, object)| show(key, object)),
        }
    }
}
