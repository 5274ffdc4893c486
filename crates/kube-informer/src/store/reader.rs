//! The reading end of a store.

use std::hash::Hash;
use std::sync::Arc;

use super::Snapshot;
use super::index::{Index, IndexError, UnknownIndex};
use super::writer::SharedStore;
use crate::object::{ObjectKey, ResourceVersion};

/// The reading end of a store: an indexed local copy of a collection, shared by all its readers.
///
/// Promised: every call answers from one version (decision 6); reads and writes do not wait for each other; a
/// result is never older than an earlier one (I2).
/// Not promised: that two calls answer from the same version (take a [`Snapshot`]); any order between keys.
/// Cost: cloning copies a pointer. Methods that return a `Vec` copy a pointer per object; a [`Snapshot`]
/// copies none.
///
/// Objects are shared and immutable. In client-go a detector panics at run time if a program changes a cached
/// object; here such a program does not compile:
///
/// ```compile_fail,E0594
/// # use {std::sync::Arc, kube_informer::object::ObjectKey, kube_informer::queue::DeltaBatch, kube_informer::store::StoreWriter};
/// struct Pod { phase: &'static str }
/// let mut writer = StoreWriter::new();
/// writer.apply(DeltaBatch::new().update(ObjectKey::cluster("a"), Arc::new(Pod { phase: "Pending" })));
/// let mut pod = writer.store().list().remove(0);
/// pod.phase = "Running"; // cannot assign to data in an `Arc`
/// ```
///
/// Read it instead:
///
/// ```
/// # use {std::sync::Arc, kube_informer::object::ObjectKey, kube_informer::queue::DeltaBatch, kube_informer::store::StoreWriter};
/// struct Pod { phase: &'static str }
/// let mut writer = StoreWriter::new();
/// writer.apply(DeltaBatch::new().update(ObjectKey::cluster("a"), Arc::new(Pod { phase: "Pending" })));
/// assert_eq!(writer.store().list()[0].phase, "Pending");
/// ```
#[doc(alias = "Indexer")]
pub struct Store<K>(pub(super) Arc<SharedStore<K>>);

impl<K> Store<K> {
    /// Takes a snapshot of the current state.
    ///
    /// ```
    /// # use kube_informer::store::StoreWriter;
    /// let snapshot = StoreWriter::<()>::new().store().snapshot();
    /// assert!(snapshot.is_empty() && snapshot.version().is_none());
    /// ```
    pub fn snapshot(&self) -> Snapshot<K> {
        Snapshot(self.current())
    }

    /// Returns the version of the cache: that of the last write, relist or bookmark (B55).
    ///
    /// ```
    /// # use kube_informer::queue::DeltaBatch;
    /// # use kube_informer::store::StoreWriter;
    /// let mut writer = StoreWriter::<()>::new();
    /// writer.apply(DeltaBatch::new().at(7.into())); // a bookmark
    /// assert_eq!(writer.store().version(), Some(7.into()));
    /// ```
    #[doc(alias = "LastStoreSyncResourceVersion")]
    pub fn version(&self) -> Option<ResourceVersion> {
        self.0.current.read().version.clone()
    }

    /// Returns how many times the server went back so far (B65). Versions of different epochs cannot be
    /// compared.
    ///
    /// ```
    /// # use kube_informer::store::StoreWriter;
    /// assert_eq!(StoreWriter::<()>::new().store().epoch(), 0);
    /// ```
    pub fn epoch(&self) -> u64 {
        self.0.current.read().epoch
    }

    /// Returns the object under a key.
    ///
    /// ```
    /// # use {kube_informer::object::ObjectKey, kube_informer::store::StoreWriter};
    /// assert_eq!(StoreWriter::<()>::new().store().get(&ObjectKey::cluster("node-7")), None);
    /// ```
    #[doc(alias = "GetByKey")]
    pub fn get(&self, key: &ObjectKey) -> Option<Arc<K>> {
        // Read under the lock: a snapshot would make the next small batch copy its pages.
        let current = self.0.current.read();
        let (_, entry) = current.arena.find(key.namespace(), key.name())?;
        Some(Arc::clone(&entry.object))
    }

    /// Returns all objects.
    ///
    /// ```
    /// # use kube_informer::store::StoreWriter;
    /// assert!(StoreWriter::<()>::new().store().list().is_empty());
    /// ```
    pub fn list(&self) -> Vec<Arc<K>> {
        let snapshot = self.snapshot();
        let mut objects = Vec::with_capacity(snapshot.len());
        snapshot
            .iter()
            .for_each(|(_, object)| objects.push(Arc::clone(object)));
        objects
    }

    /// Returns all keys.
    ///
    /// ```
    /// # use kube_informer::store::StoreWriter;
    /// assert!(StoreWriter::<()>::new().store().keys().is_empty());
    /// ```
    #[doc(alias = "ListKeys")]
    pub fn keys(&self) -> Vec<ObjectKey> {
        let snapshot = self.snapshot();
        let mut keys = Vec::with_capacity(snapshot.len());
        snapshot.keys().for_each(|key| keys.push(key.clone()));
        keys
    }

    /// Returns the number of objects.
    ///
    /// ```
    /// # use kube_informer::store::StoreWriter;
    /// assert_eq!(StoreWriter::<()>::new().store().len(), 0);
    /// ```
    pub fn len(&self) -> usize {
        self.0.current.read().arena.len()
    }

    /// True if there is no object.
    ///
    /// ```
    /// # use kube_informer::store::StoreWriter;
    /// assert!(StoreWriter::<()>::new().store().is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the objects of a namespace.
    ///
    /// ```
    /// # use {std::sync::Arc, kube_informer::object::ObjectKey, kube_informer::queue::DeltaBatch, kube_informer::store::StoreWriter};
    /// let mut writer = StoreWriter::new();
    /// writer.apply(DeltaBatch::new().update(ObjectKey::namespaced("prod", "web-0"), Arc::new("a pod")));
    /// assert_eq!(writer.store().namespace("prod"), [Arc::new("a pod")]);
    /// ```
    pub fn namespace(&self, namespace: &str) -> Vec<Arc<K>> {
        self.snapshot().namespace(namespace).objects()
    }

    /// Returns the objects that have a value in a named index.
    ///
    /// ```
    /// # use {std::sync::Arc, kube_informer::object::ObjectKey, kube_informer::queue::DeltaBatch, kube_informer::store::StoreWriter};
    /// let mut writer = StoreWriter::new();
    /// writer.store().add_named_index("letter", |text: &String| text.chars().map(String::from).collect())?;
    /// writer.apply(DeltaBatch::new().update(ObjectKey::cluster("a"), Arc::new("xy".to_owned())));
    /// assert_eq!(writer.store().by_index("letter", "x")?.len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "ByIndex")]
    pub fn by_index(&self, name: &str, value: &str) -> Result<Vec<Arc<K>>, UnknownIndex> {
        Ok(self.snapshot().by_index(name, value)?.objects())
    }
}

impl<K: Send + Sync + 'static> Store<K> {
    /// Adds a typed index, at any time and from any thread. The index contains all existing objects at once
    /// (B54).
    ///
    /// The function returns the values of an object: an `Option`, an array, a `Vec`, any iterator.
    ///
    /// ```
    /// # use {std::sync::Arc, kube_informer::object::ObjectKey, kube_informer::queue::DeltaBatch, kube_informer::store::StoreWriter};
    /// let mut writer = StoreWriter::new();
    /// writer.apply(DeltaBatch::new().update(ObjectKey::cluster("a"), Arc::new("some text".to_owned())));
    /// let by_word = writer.store().add_index(|text: &String| {
    ///     text.split(' ').map(str::to_owned).collect::<Vec<_>>()
    /// })?;
    /// assert_eq!(by_word.get("text").len(), 1);
    /// # Ok::<(), kube_informer::store::IndexError>(())
    /// ```
    ///
    /// A value of another type does not compile:
    ///
    /// ```compile_fail,E0308
    /// # use kube_informer::store::StoreWriter;
    /// let by_len = StoreWriter::new().store().add_index(|text: &String| [text.len()])?;
    /// by_len.get("text");
    /// # Ok::<(), kube_informer::store::IndexError>(())
    /// ```
    #[doc(alias = "AddIndexers")]
    pub fn add_index<V, I, F>(&self, function: F) -> Result<Index<K, V>, IndexError>
    where
        V: Hash + Eq + Send + Sync + 'static,
        I: IntoIterator<Item = V>,
        F: Fn(&K) -> I + Send + Sync + 'static,
    {
        Index::add(
            self,
            None,
            Arc::new(move |object| function(object).into_iter().collect()),
        )
    }

    /// Adds an index of texts that can also be queried by its name, for callers that know the name only at
    /// run time.
    ///
    /// A name that another index already has is an error and changes nothing (B54).
    ///
    /// ```
    /// # use kube_informer::store::StoreWriter;
    /// let store = StoreWriter::<String>::new().store();
    /// store.add_named_index("first", |text| text.chars().take(1).map(String::from).collect())?;
    /// assert!(store.add_named_index("first", |_| vec![]).is_err());
    /// # Ok::<(), kube_informer::store::IndexError>(())
    /// ```
    #[doc(alias = "AddIndexers")]
    pub fn add_named_index<F>(
        &self,
        name: impl Into<Arc<str>>,
        function: F,
    ) -> Result<Index<K, String>, IndexError>
    where
        F: Fn(&K) -> Vec<String> + Send + Sync + 'static,
    {
        Index::add(self, Some(name.into()), Arc::new(function))
    }
}

impl<K> Clone for Store<K> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<K> std::fmt::Debug for Store<K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Store").field(&self.snapshot()).finish()
    }
}
