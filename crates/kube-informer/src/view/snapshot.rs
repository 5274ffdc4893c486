//! A collection as it stood at one moment, with the input versions that it was computed from.

use std::borrow::Borrow;
use std::fmt;
use std::hash::Hash;
use std::sync::Arc;

use derive_where::derive_where;

use super::change::{Key, Value};
use super::index::{AnyIndex, Index};
use super::trie::Trie;
use crate::object::ResourceVersion;

/// A collection as it stood at one moment.
///
/// Promised: all answers are of one state, and that state is exactly what the operators compute from the input versions that
/// [`inputs`](Self::inputs) names. Not promised: any order; any relation between the versions of different inputs, because the
/// server gives none between its collections.
///
/// Cost: taking one copies pointers. Holding one keeps alive all values that it can see, and makes writes copy the pages that
/// they change.
///
/// ```
/// use kube_informer::view::Collection;
///
/// let (words, writer) = Collection::<i32, &str>::writable("words");
/// writer.insert(1, "one");
/// let before = words.snapshot();
/// writer.remove(&1);
/// assert_eq!(before.get(&1).map(|word| **word), Some("one"));
/// assert_eq!(before.inputs()[0].revision, 1);
/// assert!(words.snapshot().is_empty());
/// ```
#[derive_where(Clone)]
pub struct Snapshot<K, V> {
    pub(super) table: Trie<K, Arc<V>>,
    pub(super) indexes: Vec<Arc<dyn AnyIndex<K, V>>>,
    pub(super) inputs: Arc<Vec<InputVersion>>,
    pub(super) revision: u64,
}

/// How far one input of a collection was when the collection's state was computed.
///
/// ```
/// use kube_informer::view::Collection;
///
/// let (words, writer) = Collection::<i32, &str>::writable("words");
/// writer.insert(1, "one");
/// let lengths = words.map(|_, word| word.len());
/// let snapshot = lengths.snapshot();
/// let [input] = &snapshot.inputs()[..] else { panic!() };
/// assert_eq!((&*input.name, input.revision, input.synced), ("words", 1, true));
/// assert_eq!(input.version, None, "only an informer has versions of the server");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct InputVersion {
    /// The name of the input: that of the informer, or the one that the program gave it.
    pub name: Arc<str>,
    /// The number of the input, unique in this process.
    pub id: u64,
    /// The number of batches that were taken over from it.
    pub revision: u64,
    /// The resource version of an informer's cache. Everything up to it is part of the state.
    pub version: Option<ResourceVersion>,
    /// The epoch of that version; see [`Store::epoch`](crate::store::Store::epoch).
    pub epoch: u64,
    /// True once the input's initial state was taken over.
    pub synced: bool,
    /// True if the input has ended. Its last state stays.
    pub stopped: bool,
}

impl InputVersion {
    pub(super) fn new(name: Arc<str>, id: u64, synced: bool) -> Self {
        Self {
            name,
            id,
            revision: 0,
            version: None,
            epoch: 0,
            synced,
            stopped: false,
        }
    }

    /// True if everything up to this version is part of the state.
    pub(super) fn has(&self, epoch: u64, version: &ResourceVersion) -> bool {
        self.epoch > epoch
            || self.epoch == epoch && self.version.as_ref().is_some_and(|reached| reached >= version)
    }
}

impl<K: Key, V: Value> Snapshot<K, V> {
    /// The value of a key. See [`Snapshot`] for an example.
    pub fn get<Q>(&self, key: &Q) -> Option<&Arc<V>>
    where
        K: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        self.table.get(key)
    }

    /// All keys and values, in no order. See [`Collection::list`](super::Collection::list) for an example.
    pub fn iter(&self) -> impl Iterator<Item = (&K, &Arc<V>)> {
        self.table.iter()
    }

    /// The number of keys.
    pub fn len(&self) -> usize {
        self.table.len()
    }

    /// True if there are no keys. See [`Snapshot`] for an example.
    pub fn is_empty(&self) -> bool {
        self.table.is_empty()
    }

    /// The keys and values that have a value in an index. See [`Index`] for an example.
    pub fn by<'a, I, Q>(&'a self, index: &Index<I, K, V>, value: &Q) -> Vec<(&'a K, &'a Arc<V>)>
    where
        I: Key + Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        let Some(keys) = index.postings(self).and_then(|postings| postings.get(value)) else {
            return Vec::new();
        };
        let found = keys
            .iter()
            .filter_map(|(key, ())| Some((key, self.table.get(key)?)));
        // The key of the table lives as long as the snapshot, as that of the index does.
        found.collect()
    }

    /// The versions of the inputs that this state was computed from. See [`InputVersion`] for an example.
    pub fn inputs(&self) -> &[InputVersion] {
        &self.inputs
    }

    /// The number of times that the collection has changed.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// True if all inputs were synced.
    pub fn is_synced(&self) -> bool {
        self.inputs.iter().all(|input| input.synced)
    }
}

impl<K: fmt::Debug, V> fmt::Debug for Snapshot<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Snapshot")
            .field("revision", &self.revision)
            .field("len", &self.table.len())
            .field("inputs", &self.inputs)
            .finish_non_exhaustive()
    }
}
