//! What the consumer has, as far as the queue needs to know.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::object::ObjectKey;

/// The objects the consumer of a queue has applied: its store, usually.
///
/// The queue asks for them to find what vanished, to fill in last states, to ignore deletions of what nobody has seen,
/// and to resync. What is queued, or popped and not done yet, the queue adds by itself; so the answer has to contain what
/// was applied by batches that are [`done`](super::Batch::done), and may contain what the batch in hand did so far.
///
/// Called while the queue is locked: answer from memory, and do not call the queue from inside.
///
/// A pair of closures will do, and so does an `Arc` of anything that will do:
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
    /// The object with this key, if the consumer has it. For an example see [`KnownObjects`].
    fn get(&self, key: &ObjectKey) -> Option<Arc<K>>;

    /// Shows every object the consumer has, in any order. For an example see [`KnownObjects`].
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

/// Where the queue looks.
pub(super) enum Known<K> {
    /// Nobody was named, so the queue remembers what was done.
    Own(BTreeMap<ObjectKey, Arc<K>>),
    /// The consumer's own store.
    Given(Box<dyn KnownObjects<K>>),
}

impl<K> Known<K> {
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

    /// The consumer has applied this.
    pub(super) fn remember(&mut self, key: &ObjectKey, now: Option<Arc<K>>) {
        if let Self::Own(own) = self {
            match now {
                Some(object) => own.insert(key.clone(), object),
                None => own.remove(key),
            };
        }
    }
}
