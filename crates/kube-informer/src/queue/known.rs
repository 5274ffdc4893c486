//! The queue's view of its consumer's objects.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::object::ObjectKey;

/// The objects that the consumer of a queue has applied, usually its store.
///
/// The queue uses them to find vanished objects, to fill in last states, to ignore deletions of unknown
/// objects, and to resync. The queue itself accounts for deltas that are queued, or popped and not done. An
/// implementation must therefore contain the objects of the batches that are [`done`](super::Batch::done),
/// and may contain those of the current batch.
///
/// The methods are called while the queue is locked. They must answer from memory, and must not call the
/// queue.
///
/// A pair of closures implements this trait, and so does an `Arc` of any implementation:
/// ```
/// use std::{collections::BTreeMap, sync::{Arc, Mutex}};
/// use kube_informer::object::ObjectKey;
/// use kube_informer::queue::{DeltaFifo, KnownObjects};
///
/// let store = Arc::new(Mutex::new(BTreeMap::<ObjectKey, Arc<u32>>::new()));
/// let (a, b) = (store.clone(), store.clone());
/// let known = (
///     move |key: &ObjectKey| a.lock().unwrap().get(key).cloned(),
///     move |visit: &mut dyn FnMut(&ObjectKey, &Arc<u32>)| b.lock().unwrap().iter().for_each(|(k, o)| visit(k, o)),
/// );
/// store.lock().unwrap().insert(ObjectKey::cluster("a"), Arc::new(1));
/// assert!(known.get(&ObjectKey::cluster("a")).is_some());
/// let queue = DeltaFifo::builder().known(known).build();
/// assert_eq!(queue.resync(), Ok(1));
/// ```
#[doc(alias = "KeyListerGetter")]
pub trait KnownObjects<K>: Send + Sync {
    /// Returns the object with this key, if the consumer has it. See [`KnownObjects`] for an example.
    fn get(&self, key: &ObjectKey) -> Option<Arc<K>>;

    /// Passes every object of the consumer to a closure, in any order. See [`KnownObjects`] for an example.
    fn for_each(&self, visit: &mut dyn FnMut(&ObjectKey, &Arc<K>));
}

impl<K, G, E> KnownObjects<K> for (G, E)
where
    G: Fn(&ObjectKey) -> Option<Arc<K>> + Send + Sync,
    E: Fn(&mut dyn FnMut(&ObjectKey, &Arc<K>)) + Send + Sync,
{
    fn get(&self, key: &ObjectKey) -> Option<Arc<K>> {
        (self.0)(key)
    }

    fn for_each(&self, visit: &mut dyn FnMut(&ObjectKey, &Arc<K>)) {
        (self.1)(visit);
    }
}

impl<K, T: KnownObjects<K> + ?Sized> KnownObjects<K> for Arc<T> {
    fn get(&self, key: &ObjectKey) -> Option<Arc<K>> {
        (**self).get(key)
    }

    fn for_each(&self, visit: &mut dyn FnMut(&ObjectKey, &Arc<K>)) {
        (**self).for_each(visit);
    }
}

/// The source of the consumer's objects.
pub(super) enum KnownSource<K> {
    /// The queue's own record of the applied objects.
    Own(BTreeMap<ObjectKey, Arc<K>>),
    /// The consumer's own store.
    Given(Box<dyn KnownObjects<K>>),
}

impl<K> KnownSource<K> {
    pub(super) fn get(&self, key: &ObjectKey) -> Option<Arc<K>> {
        match self {
            Self::Own(own) => own.get(key).cloned(),
            Self::Given(given) => given.get(key),
        }
    }

    pub(super) fn for_each(&self, visit: &mut dyn FnMut(&ObjectKey, &Arc<K>)) {
        match self {
            Self::Own(own) => own.iter().for_each(|(key, object)| visit(key, object)),
            Self::Given(given) => given.for_each(visit),
        }
    }

    /// Records that the consumer has applied an object.
    pub(super) fn remember(&mut self, key: &ObjectKey, now: Option<Arc<K>>) {
        if let Self::Own(own) = self {
            match now {
                Some(object) => own.insert(key.clone(), object),
                None => own.remove(key),
            };
        }
    }
}
