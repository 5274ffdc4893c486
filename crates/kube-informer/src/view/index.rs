//! Indexes of a collection: find keys by values that a function computes from them.

use std::any::Any;
use std::borrow::Borrow;
use std::fmt;
use std::hash::Hash;
use std::sync::Arc;

use derive_where::derive_where;

use super::change::{Change, Key, Value};
use super::collection::Collection;
use super::snapshot::Snapshot;
use super::trie::Trie;
use crate::guard::guarded;

/// A typed index of a collection: finds values by what a function computes from them.
///
/// Promised: the index equals one that is computed anew (I12), in every snapshot. Cost: about 50 bytes per value and key, and
/// two calls of the function per change. The function has to be pure. If it panics, the key has no value in the index. The
/// index exists as long as the collection.
///
/// ```
/// use kube_informer::view::Collection;
///
/// let (words, writer) = Collection::<i32, &str>::writable("words");
/// let by_length = words.add_index(|_, word| [word.len()]);
/// writer.insert(1, "one");
/// writer.insert(2, "two");
/// writer.insert(3, "three");
/// assert_eq!(by_length.get(&3).len(), 2);
/// assert_eq!(by_length.keys(&5), [3]);
/// assert_eq!(words.snapshot().by(&by_length, &5)[0].0, &3);
/// ```
#[derive_where(Clone)]
pub struct Index<I, K: Key, V: Value> {
    pub(super) collection: Collection<K, V>,
    pub(super) id: u64,
    pub(super) function: Arc<IndexFn<I, K, V>>,
}

pub(super) type IndexFn<I, K, V> = dyn Fn(&K, &V) -> Vec<I> + Send + Sync;

impl<I: Key, K: Key, V: Value> Index<I, K, V> {
    /// The values of the collection that have this value in the index. See [`Index`] for an example.
    pub fn get<Q>(&self, value: &Q) -> Vec<Arc<V>>
    where
        I: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        let snapshot = self.collection.snapshot();
        let found = snapshot.by(self, value).into_iter();
        found.map(|(_, value)| Arc::clone(value)).collect()
    }

    /// The keys that have this value in the index. See [`Index`] for an example.
    pub fn keys<Q>(&self, value: &Q) -> Vec<K>
    where
        I: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        let snapshot = self.collection.snapshot();
        let found = snapshot.by(self, value).into_iter();
        found.map(|(key, _)| key.clone()).collect()
    }

    /// The values that keys have in the index, each once, in no order.
    ///
    /// ```
    /// # use kube_informer::view::Collection;
    /// let (words, writer) = Collection::<i32, &str>::writable("words");
    /// let by_length = words.add_index(|_, word| [word.len()]);
    /// writer.insert(1, "one");
    /// assert_eq!(by_length.values(), [3]);
    /// ```
    pub fn values(&self) -> Vec<I> {
        let snapshot = self.collection.snapshot();
        let postings = self.postings(&snapshot).into_iter();
        postings
            .flat_map(|postings| postings.iter().map(|(value, _)| value.clone()))
            .collect()
    }

    pub(super) fn postings<'a>(&self, snapshot: &'a Snapshot<K, V>) -> Option<&'a Trie<I, Trie<K, ()>>> {
        let index = snapshot.indexes.iter().find(|index| index.id() == self.id)?;
        let index = index.as_any().downcast_ref::<IndexState<I, K, V>>()?;
        Some(&index.postings)
    }
}

impl<I, K: Key, V: Value> fmt::Debug for Index<I, K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Index")
            .field("collection", &self.collection.name())
            .finish_non_exhaustive()
    }
}

/// The values of a key in an index; none if the function panics.
pub(super) fn compute<I, K, V>(function: &IndexFn<I, K, V>, key: &K, value: &V) -> Vec<I> {
    guarded(|| function(key, value)).unwrap_or_default()
}

/// An index within one state of a collection.
pub(super) struct IndexState<I, K, V> {
    id: u64,
    function: Arc<IndexFn<I, K, V>>,
    postings: Trie<I, Trie<K, ()>>,
}

/// An [`IndexState`] of values of any type.
pub(super) trait AnyIndex<K, V>: Send + Sync {
    fn id(&self) -> u64;
    fn as_any(&self) -> &dyn Any;
    fn clone_arc(&self) -> Arc<dyn AnyIndex<K, V>>;
    /// Calls the user's function for every change, without any lock.
    fn prepare(&self, changes: &[Change<K, V>]) -> Box<dyn Any + Send>;
    /// Applies what `prepare` returned for the same changes.
    fn apply(&mut self, changes: &[Change<K, V>], prepared: Box<dyn Any + Send>);
}

impl<I: Key, K: Key, V: Value> IndexState<I, K, V> {
    pub(super) fn new(id: u64, function: Arc<IndexFn<I, K, V>>) -> Self {
        Self {
            id,
            function,
            postings: Trie::new(),
        }
    }
}

impl<I: Key, K: Key, V: Value> AnyIndex<K, V> for IndexState<I, K, V> {
    fn id(&self) -> u64 {
        self.id
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn clone_arc(&self) -> Arc<dyn AnyIndex<K, V>> {
        Arc::new(Self {
            id: self.id,
            function: Arc::clone(&self.function),
            postings: self.postings.clone(),
        })
    }

    fn prepare(&self, changes: &[Change<K, V>]) -> Box<dyn Any + Send> {
        let values = |key: &K, value: &Option<Arc<V>>| {
            let value = value.as_ref();
            value.map_or_else(Vec::new, |value| compute(&*self.function, key, value))
        };
        let prepared: Vec<(Vec<I>, Vec<I>)> = changes
            .iter()
            .map(|change| (values(&change.key, &change.old), values(&change.key, &change.new)))
            .collect();
        Box::new(prepared)
    }

    fn apply(&mut self, changes: &[Change<K, V>], prepared: Box<dyn Any + Send>) {
        let prepared = prepared.downcast::<Vec<(Vec<I>, Vec<I>)>>();
        let prepared = prepared.expect("`prepare` of the same index returned it");
        for (change, (before, after)) in changes.iter().zip(*prepared) {
            for value in before.iter().filter(|value| !after.contains(value)) {
                let mut empty = false;
                if self.postings.contains(value) {
                    let drop_key = |keys: &mut Trie<K, ()>| {
                        keys.remove(&change.key);
                        empty = keys.is_empty();
                    };
                    self.postings.update(value, Trie::new, drop_key);
                }
                if empty {
                    self.postings.remove(value);
                }
            }
            for value in after.iter().filter(|value| !before.contains(value)) {
                self.postings.update(value, Trie::new, |keys| {
                    keys.insert(change.key.clone(), ());
                });
            }
        }
    }
}
