//! Reading the cache of a shared informer.

use std::hash::Hash;
use std::sync::Arc;

use super::SharedInformer;
use crate::object::{ObjectKey, ResourceVersion};
use crate::store::{Index, IndexError, Lister, Snapshot, Store};

impl<K: Send + Sync + 'static> SharedInformer<K> {
    /// The cache.
    ///
    /// ```
    /// # use {kube_informer::informer::SharedInformer, kube_informer::source::ScriptedSource};
    /// let informer = SharedInformer::over(ScriptedSource::<String>::new()).build()?;
    /// let store = informer.store(); // can be given to those who only read
    /// assert!(store.is_empty());
    /// # Ok::<(), kube_informer::informer::BuildError>(())
    /// ```
    #[doc(alias = "GetIndexer")]
    pub fn store(&self) -> Store<K> {
        self.0.applier.store.clone()
    }

    /// A consistent view of the cache at this moment; see [`Store::snapshot`].
    pub fn snapshot(&self) -> Snapshot<K> {
        self.0.applier.store.snapshot()
    }

    /// The object with this key; see [`Store::get`].
    pub fn get(&self, key: &ObjectKey) -> Option<Arc<K>> {
        self.0.applier.store.get(key)
    }

    /// All objects; see [`Store::list`].
    pub fn list(&self) -> Vec<Arc<K>> {
        self.0.applier.store.list()
    }

    /// All keys; see [`Store::keys`].
    pub fn keys(&self) -> Vec<ObjectKey> {
        self.0.applier.store.keys()
    }

    /// The number of objects; see [`Store::len`].
    pub fn len(&self) -> usize {
        self.0.applier.store.len()
    }

    /// True if the cache has no objects.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// A reader with the interface of client-go's listers. Its errors name the resource that the
    /// informer fetches. Label selectors need an [`Object`](kube_lean::Object), which says where the labels are.
    pub fn lister(&self) -> Lister<K> {
        let applier = &self.0.applier;
        let resource = applier.fetched.name().map(|name| name.to_string().into());
        Lister::named(
            applier.store.clone(),
            resource.unwrap_or_else(|| Arc::clone(&applier.fetched.plural)),
        )
    }

    /// Adds a typed index, before or after the start; see [`Store::add_index`]. See
    /// [`SharedInformer`] for an example.
    ///
    /// # Errors
    /// See [`Store::add_index`].
    #[doc(alias = "AddIndexers")]
    pub fn add_index<V, I, F>(&self, function: F) -> Result<Index<K, V>, IndexError>
    where
        V: Hash + Eq + Send + Sync + 'static,
        I: IntoIterator<Item = V>,
        F: Fn(&K) -> I + Send + Sync + 'static,
    {
        let index = self.0.applier.store.add_index(function)?;
        self.0.applier.troubles.index(index.faults().to_vec());
        Ok(index)
    }

    /// Adds an index that is looked up by name; see [`Store::add_named_index`].
    ///
    /// # Errors
    /// The name is taken.
    pub fn add_named_index<F>(
        &self,
        name: impl Into<Arc<str>>,
        function: F,
    ) -> Result<Index<K, String>, IndexError>
    where
        F: Fn(&K) -> Vec<String> + Send + Sync + 'static,
    {
        let index = self.0.applier.store.add_named_index(name, function)?;
        self.0.applier.troubles.index(index.faults().to_vec());
        Ok(index)
    }

    /// The version that the cache has reached: that of the last write, relist or bookmark that was
    /// applied. Over several namespaces, the version of the slowest one.
    ///
    /// ```
    /// # use {kube_informer::informer::SharedInformer, kube_informer::source::ScriptedSource};
    /// let informer = SharedInformer::over(ScriptedSource::<String>::new()).build()?;
    /// assert_eq!(informer.last_sync_resource_version(), None);
    /// # Ok::<(), kube_informer::informer::BuildError>(())
    /// ```
    #[doc(alias = "LastSyncResourceVersion")]
    pub fn last_sync_resource_version(&self) -> Option<ResourceVersion> {
        self.0.applier.store.version()
    }
}
