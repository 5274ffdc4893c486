//! An immutable view of the store at one version.

use std::borrow::Borrow;
use std::hash::Hash;
use std::iter::FusedIterator;
use std::sync::Arc;

use super::arena::Entry;
use super::index::{Index, NAMESPACE, UnknownIndex};
use super::posting::{Posting, Slots};
use super::state::Root;
use crate::object::{ObjectKey, ResourceVersion, Stamp};

/// The store's content at one resource version.
///
/// Promised: all answers are of that version, indexes included; later batches are not visible; snapshots that are taken
/// later never have a smaller version (I2); a snapshot contains each batch whole or not at all.
/// Not promised: that it is the newest (see [`Store::wait_for`]); any order between keys.
/// Cost: taking one copies a pointer and blocks no other thread. Holding one keeps all its objects alive, deleted ones
/// too, so drop it before you wait for something slow.
///
/// ```
/// use std::sync::Arc;
/// use kube_informer::object::ObjectKey;
/// use kube_informer::queue::DeltaBatch;
/// use kube_informer::store::StoreWriter;
///
/// let mut writer = StoreWriter::new();
/// let before = writer.store().snapshot(); // stays as it is, whatever is applied meanwhile
/// writer.apply(DeltaBatch::new().update(ObjectKey::namespaced("prod", "web-0"), Arc::new("a pod")).at(7.into()));
/// let after = writer.store().snapshot();
/// assert!(before.is_empty());
/// assert_eq!((after.len(), after.version()), (1, Some(&7.into())));
/// ```
///
/// [`Store::wait_for`]: super::Store::wait_for
pub struct Snapshot<K>(pub(super) Arc<Root<K>>);

impl<K> Snapshot<K> {
    /// Returns the version of the cache: that of the last write, relist or bookmark (B55). `None` before the
    /// first.
    ///
    /// ```
    /// # use kube_informer::store::StoreWriter;
    /// assert_eq!(StoreWriter::<()>::new().store().snapshot().version(), None);
    /// ```
    pub fn version(&self) -> Option<&ResourceVersion> {
        self.0.version.as_ref()
    }

    /// Returns how many times the server had gone back (B65). Versions of different epochs cannot be
    /// compared.
    ///
    /// ```
    /// # use kube_informer::store::StoreWriter;
    /// assert_eq!(StoreWriter::<()>::new().store().snapshot().epoch(), 0);
    /// ```
    pub fn epoch(&self) -> u64 {
        self.0.epoch
    }

    /// Returns the number of objects.
    ///
    /// ```
    /// # use kube_informer::store::StoreWriter;
    /// assert_eq!(StoreWriter::<()>::new().store().snapshot().len(), 0);
    /// ```
    pub fn len(&self) -> usize {
        self.0.arena.len()
    }

    /// True if there is no object.
    ///
    /// ```
    /// # use kube_informer::store::StoreWriter;
    /// assert!(StoreWriter::<()>::new().store().snapshot().is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the object under a key.
    ///
    /// ```
    /// # use {std::sync::Arc, kube_informer::object::ObjectKey, kube_informer::queue::DeltaBatch, kube_informer::store::StoreWriter};
    /// let mut writer = StoreWriter::new();
    /// let key = ObjectKey::cluster("node-7");
    /// writer.apply(DeltaBatch::new().update(key.clone(), Arc::new("a node")));
    /// assert_eq!(writer.store().snapshot().get(&key).map(|node| **node), Some("a node"));
    /// ```
    #[doc(alias = "GetByKey")]
    pub fn get(&self, key: &ObjectKey) -> Option<&Arc<K>> {
        self.find(key.namespace(), key.name())
    }

    /// Like [`get`](Self::get), for callers without an `ObjectKey`.
    ///
    /// ```
    /// # use {std::sync::Arc, kube_informer::object::ObjectKey, kube_informer::queue::DeltaBatch, kube_informer::store::StoreWriter};
    /// let mut writer = StoreWriter::new();
    /// writer.apply(DeltaBatch::new().update(ObjectKey::namespaced("prod", "web-0"), Arc::new("a pod")));
    /// let snapshot = writer.store().snapshot();
    /// assert!(snapshot.find(Some("prod"), "web-0").is_some());
    /// assert!(snapshot.find(None, "web-0").is_none());
    /// ```
    pub fn find(&self, namespace: Option<&str>, name: &str) -> Option<&Arc<K>> {
        let (_, entry) = self.0.arena.find(namespace, name)?;
        Some(&entry.object)
    }

    /// Returns the object under a key, and the stamp of its state.
    pub(crate) fn stamped(&self, key: &ObjectKey) -> Option<(&Arc<K>, Stamp)> {
        let (_, entry) = self.0.arena.find(key.namespace(), key.name())?;
        Some((&entry.object, entry.stamp))
    }

    /// Returns the version of the object under a key, if it is known and fits into 63 bits, as all known versions do.
    pub(crate) fn version_of(&self, key: &ObjectKey) -> Option<ResourceVersion> {
        let (_, stamp) = self.stamped(key)?;
        stamp
            .short_version()
            .filter(|version| *version < 1 << 63)
            .map(Into::into)
    }

    /// Returns the number of batches applied so far. Of two snapshots of a store, the later one has the
    /// larger number.
    pub(crate) fn revision(&self) -> u64 {
        self.0.revision
    }

    /// Returns the number of slots, some of which are empty. Used to walk a snapshot across calls, where an
    /// iterator would have to borrow it.
    pub(crate) fn places(&self) -> u32 {
        self.0.arena.bound()
    }

    /// Returns the entry in a slot.
    pub(crate) fn place(&self, place: u32) -> Option<(&ObjectKey, &Arc<K>)> {
        let entry = self.0.arena.entry(place)?;
        Some((&entry.key, &entry.object))
    }

    /// Returns all keys and objects, by reference, in no order.
    ///
    /// ```
    /// # use {std::sync::Arc, kube_informer::object::ObjectKey, kube_informer::queue::DeltaBatch, kube_informer::store::StoreWriter};
    /// let mut writer = StoreWriter::new();
    /// writer.apply(DeltaBatch::new().update(ObjectKey::cluster("a"), Arc::new(1)).update(ObjectKey::cluster("b"), Arc::new(2)));
    /// assert_eq!(writer.store().snapshot().iter().map(|(_key, number)| **number).sum::<i32>(), 3);
    /// ```
    #[doc(alias = "List")]
    pub fn iter(&self) -> impl Iterator<Item = (&ObjectKey, &Arc<K>)> {
        self.0.arena.entries().map(|entry| (&entry.key, &entry.object))
    }

    /// Returns all keys, by reference, in no order.
    ///
    /// ```
    /// # use {std::sync::Arc, kube_informer::object::ObjectKey, kube_informer::queue::DeltaBatch, kube_informer::store::StoreWriter};
    /// let mut writer = StoreWriter::new();
    /// writer.apply(DeltaBatch::new().update(ObjectKey::cluster("a"), Arc::new(())));
    /// assert!(writer.store().snapshot().keys().eq([&ObjectKey::cluster("a")]));
    /// ```
    #[doc(alias = "ListKeys")]
    pub fn keys(&self) -> impl Iterator<Item = &ObjectKey> {
        self.0.arena.entries().map(|entry| &entry.key)
    }

    /// Returns the objects of a namespace. Every store has this index.
    ///
    /// ```
    /// # use {std::sync::Arc, kube_informer::object::ObjectKey, kube_informer::queue::DeltaBatch, kube_informer::store::StoreWriter};
    /// let mut writer = StoreWriter::new();
    /// let key = ObjectKey::namespaced("prod", "web-0");
    /// writer.apply(DeltaBatch::new().update(key.clone(), Arc::new(())).update(ObjectKey::cluster("a"), Arc::new(())));
    /// let snapshot = writer.store().snapshot();
    /// assert!(snapshot.namespace("prod").map(|(key, _)| key).eq([&key]));
    /// assert_eq!(snapshot.namespace("test").len(), 0);
    /// ```
    pub fn namespace(&self, namespace: &str) -> Found<'_, K> {
        Found::slots(&self.0, self.0.namespaces.slots(namespace))
    }

    /// Returns the namespaces that have objects, in no order.
    ///
    /// ```
    /// # use {std::sync::Arc, kube_informer::object::ObjectKey, kube_informer::queue::DeltaBatch, kube_informer::store::StoreWriter};
    /// let mut writer = StoreWriter::new();
    /// writer.apply(DeltaBatch::new().update(ObjectKey::namespaced("prod", "web-0"), Arc::new(())));
    /// assert!(writer.store().snapshot().namespaces().eq(["prod"]));
    /// ```
    pub fn namespaces(&self) -> impl Iterator<Item = &str> {
        self.0.namespaces.iter().map(|(namespace, _)| &**namespace)
    }

    /// Returns the objects that have a value in a named index.
    ///
    /// ```
    /// # use {std::sync::Arc, kube_informer::object::ObjectKey, kube_informer::queue::DeltaBatch, kube_informer::store::StoreWriter};
    /// let mut writer = StoreWriter::new();
    /// writer.store().add_named_index("letter", |text: &String| text.chars().map(String::from).collect())?;
    /// writer.apply(DeltaBatch::new().update(ObjectKey::cluster("a"), Arc::new("xy".to_owned())));
    /// let snapshot = writer.store().snapshot();
    /// assert_eq!(snapshot.by_index("letter", "y")?.len(), 1);
    /// assert_eq!(
    ///     snapshot.by_index("word", "y").err().unwrap().to_string(),
    ///     "no index is named \"word\"; there are: namespace, letter",
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "ByIndex")]
    pub fn by_index(&self, name: &str, value: &str) -> Result<Found<'_, K>, UnknownIndex> {
        if name == NAMESPACE {
            return Ok(self.namespace(value));
        }
        let index = self
            .0
            .indexes
            .iter()
            .find(|index| index.label().name.as_deref() == Some(name));
        match index {
            Some(index) => Ok(Found::slots(&self.0, index.slots_of_text(value))),
            None => Err(UnknownIndex {
                name: name.to_owned(),
                known: self.index_names().map(str::to_owned).collect(),
            }),
        }
    }

    /// Returns the names of the named indexes, including `namespace`.
    ///
    /// ```
    /// # use kube_informer::store::StoreWriter;
    /// assert!(StoreWriter::<()>::new().store().snapshot().index_names().eq(["namespace"]));
    /// ```
    #[doc(alias = "GetIndexers")]
    pub fn index_names(&self) -> impl Iterator<Item = &str> {
        let named = self
            .0
            .indexes
            .iter()
            .filter_map(|index| index.label().name.as_deref());
        std::iter::once(NAMESPACE).chain(named)
    }
}

impl<K: Send + Sync + 'static> Snapshot<K> {
    /// Returns the objects that have a value in a typed index, at this snapshot's version.
    ///
    /// A snapshot that is older than the index, or of another store, is searched object by object: the result
    /// is correct, but takes longer.
    ///
    /// ```
    /// # use {std::sync::Arc, kube_informer::object::ObjectKey, kube_informer::queue::DeltaBatch, kube_informer::store::StoreWriter};
    /// let mut writer = StoreWriter::new();
    /// let by_len = writer.store().add_index(|text: &String| [text.len()])?;
    /// let by_first = writer.store().add_index(|text: &String| text.chars().next())?;
    /// writer.apply(DeltaBatch::new().update(ObjectKey::cluster("a"), Arc::new("xy".to_owned())));
    /// let snapshot = writer.store().snapshot();
    /// let (two, x) = (snapshot.by(&by_len, &2), snapshot.by(&by_first, &'x')); // of one version
    /// assert!(two.map(|(key, _)| key).eq(x.map(|(key, _)| key)));
    /// # Ok::<(), kube_informer::store::IndexError>(())
    /// ```
    pub fn by<V, Q>(&self, index: &Index<K, V>, value: &Q) -> Found<'_, K>
    where
        V: Borrow<Q> + Hash + Eq + Send + Sync + 'static,
        Q: Hash + Eq + ?Sized,
    {
        match index.inverted(&self.0) {
            Some(inverted) => Found::slots(&self.0, inverted.values().slots(value)),
            None => Found(FoundEntries::Searched(
                self.0
                    .arena
                    .entries()
                    .filter(|e| index.compute(&e.object).iter().any(|v| v.borrow() == value))
                    .collect::<Vec<_>>()
                    .into_iter(),
            )),
        }
    }
}

impl<K> Clone for Snapshot<K> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<K> std::fmt::Debug for Snapshot<K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Snapshot")
            .field("version", &self.version())
            .field("len", &self.len())
            .finish_non_exhaustive()
    }
}

/// The result of a query of a [`Snapshot`]: keys and objects by reference, in no order, with a known length.
///
/// ```
/// # use {std::sync::Arc, kube_informer::object::ObjectKey, kube_informer::queue::DeltaBatch, kube_informer::store::StoreWriter};
/// # let mut writer = StoreWriter::new();
/// # writer.apply(DeltaBatch::new().update(ObjectKey::namespaced("prod", "web-0"), Arc::new("a pod")));
/// # let snapshot = writer.store().snapshot();
/// let found = snapshot.namespace("prod");
/// assert_eq!(found.len(), 1);
/// for (key, pod) in found {
///     println!("{key}: {pod}");
/// }
/// ```
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct Found<'a, K>(FoundEntries<'a, K>);

enum FoundEntries<'a, K> {
    Slots {
        version: &'a Root<K>,
        slots: Slots<'a>,
        left: usize,
    },
    Searched(std::vec::IntoIter<&'a Entry<K>>),
}

impl<'a, K> Found<'a, K> {
    fn slots(version: &'a Root<K>, posting: Option<&'a Posting>) -> Self {
        Self(match posting {
            Some(posting) => FoundEntries::Slots {
                version,
                slots: posting.iter(),
                left: posting.len(),
            },
            None => FoundEntries::Searched(Vec::new().into_iter()),
        })
    }

    /// Returns the objects, as clones of their `Arc`s.
    ///
    /// ```
    /// # use {std::sync::Arc, kube_informer::object::ObjectKey, kube_informer::queue::DeltaBatch, kube_informer::store::StoreWriter};
    /// # let mut writer = StoreWriter::new();
    /// # writer.apply(DeltaBatch::new().update(ObjectKey::namespaced("prod", "web-0"), Arc::new("a pod")));
    /// assert_eq!(writer.store().snapshot().namespace("prod").objects(), [Arc::new("a pod")]);
    /// ```
    pub fn objects(self) -> Vec<Arc<K>> {
        self.map(|(_, object)| Arc::clone(object)).collect()
    }
}

impl<'a, K> Iterator for Found<'a, K> {
    type Item = (&'a ObjectKey, &'a Arc<K>);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let entry = match &mut self.0 {
            FoundEntries::Searched(entries) => entries.next()?,
            FoundEntries::Slots { version, slots, left } => {
                let entry = version.arena.entry(slots.next()?)?;
                *left -= 1;
                entry
            }
        };
        Some((&entry.key, &entry.object))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = match &self.0 {
            FoundEntries::Slots { left, .. } => *left,
            FoundEntries::Searched(entries) => entries.len(),
        };
        (left, Some(left))
    }
}

impl<K> ExactSizeIterator for Found<'_, K> {}
impl<K> FusedIterator for Found<'_, K> {}
