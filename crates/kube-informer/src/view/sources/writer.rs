//! Collections that a program writes by hand.

use std::fmt;
use std::sync::{Arc, Weak};

use derive_where::derive_where;

use crate::view::change::{HashSet, Key, Value};
use crate::view::collection::{Collection, Inner};
use crate::view::operators::Output;

/// Writes a collection by hand. Each call is one change: when it returns, every collection that is computed from it has the
/// result.
///
/// It does not keep the collection alive. Writes to a collection that is gone do nothing.
///
/// ```
/// use kube_informer::view::Collection;
///
/// let (words, writer) = Collection::<i32, &str>::writable("words");
/// let lengths = words.map(|_, word| word.len());
/// writer.insert(1, "one");
/// writer.apply([(1, None), (2, Some("two")), (3, Some("three"))]);
/// assert_eq!((lengths.len(), lengths.get(&3).as_deref()), (2, Some(&5)));
/// writer.replace([(4, "four")]);
/// assert_eq!(lengths.keys(), [4]);
/// ```
#[derive_where(Clone)]
pub struct Writer<K: Key, V: Value>(Weak<Inner<K, V>>);

impl<K: Key, V: PartialEq + Value> Collection<K, V> {
    /// An empty collection, and its writer. It counts as synced. See [`Writer`] for an example.
    pub fn writable(name: impl Into<Arc<str>>) -> (Self, Writer<K, V>) {
        let collection = Self::root(name.into(), "written", None, true, |old, new| old == new, None);
        let writer = Writer(collection.downgrade());
        (collection, writer)
    }

    /// A collection that never changes.
    ///
    /// ```
    /// # use kube_informer::view::Collection;
    /// assert_eq!(Collection::fixed("words", [(1, "one")]).get(&1).as_deref(), Some(&"one"));
    /// ```
    pub fn fixed(name: impl Into<Arc<str>>, values: impl IntoIterator<Item = (K, V)>) -> Self {
        let (collection, writer) = Self::writable(name);
        writer.replace(values);
        collection
    }
}

impl<K: Key, V: Value> Writer<K, V> {
    /// Sets the value of a key. See [`Writer`] for an example.
    pub fn insert(&self, key: K, value: V) {
        self.apply([(key, Some(value))]);
    }

    /// Removes a key.
    pub fn remove(&self, key: &K) {
        self.apply([(key.clone(), None)]);
    }

    /// Sets and removes several keys in one step. If a key occurs twice, the last one counts. See [`Writer`] for an example.
    pub fn apply(&self, changes: impl IntoIterator<Item = (K, Option<V>)>) {
        let changes = changes.into_iter();
        self.apply_shared(changes.map(|(key, value)| (key, value.map(Arc::new))).collect());
    }

    /// The same with shared values.
    pub(in crate::view) fn apply_shared(&self, changes: Vec<(K, Option<Arc<V>>)>) {
        let Some(inner) = self.0.upgrade() else {
            return;
        };
        let mut output = Output::new();
        output.values = last_of_each(changes);
        inner.write(output, |_| ());
    }

    /// Replaces everything in one step. See [`Writer`] for an example.
    pub fn replace(&self, values: impl IntoIterator<Item = (K, V)>) {
        let Some(inner) = self.0.upgrade() else {
            return;
        };
        let values: Vec<_> = values
            .into_iter()
            .map(|(key, value)| (key, Some(Arc::new(value))))
            .collect();
        let new: HashSet<K> = values.iter().map(|(key, _)| key.clone()).collect();
        let mut output = Output::new();
        let now = inner.cell.snapshot();
        let vanished = now.iter().map(|(key, _)| key).filter(|key| !new.contains(key));
        output.values = vanished.map(|key| (key.clone(), None)).collect();
        output.values.extend(last_of_each(values));
        drop(now);
        inner.write(output, |_| ());
    }
}

/// The last change of each key, in the order of the first.
pub(super) fn last_of_each<K: Key, T>(changes: Vec<(K, T)>) -> Vec<(K, T)> {
    if changes.len() < 2 {
        return changes;
    }
    let mut places = crate::view::change::HashMap::<K, usize>::default();
    let mut last: Vec<(K, T)> = Vec::with_capacity(changes.len());
    for (key, value) in changes {
        match places.get(&key) {
            Some(place) => last[*place].1 = value,
            None => {
                places.insert(key.clone(), last.len());
                last.push((key, value));
            }
        }
    }
    last
}

impl<K: Key, V: Value> fmt::Debug for Writer<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Writer")
            .field(&self.0.upgrade().map(|inner| inner.cell.name()))
            .finish()
    }
}
