//! A reader with the interface of kube's `reflector::Store`, and a writer that is filled by hand, for tests.

use std::fmt;
use std::hash::Hash;
use std::sync::Arc;

use kube::Resource;
use kube::runtime::reflector::{Lookup, ObjectRef};
use kube::runtime::watcher;
use tokio::sync::watch;

use super::super::{SharedInformer, State};
use crate::object::ObjectKey;
use crate::queue::DeltaBatch;
use crate::store::{Store, StoreWriter};

/// The cache of an informer, with the methods of kube's `reflector::Store`: for code that passes a `Store<K>` around.
///
/// Objects are not copied, and there is no second cache. [`kube_store`] makes one of an informer, and [`kube_store_writer`]
/// one that a test fills by hand.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use k8s_openapi::api::core::v1::Namespace;
/// use kube::runtime::reflector::ObjectRef;
/// use kube_informer::informer::{SharedInformer, kube_runtime};
///
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let namespaces = SharedInformer::<Namespace>::builder(sandbox.client()).build()?;
/// namespaces.start()?;
/// let store = kube_runtime::kube_store(&namespaces);
/// store.wait_until_ready().await?;
/// assert!(store.get(&ObjectRef::new("default")).is_some());
/// assert_eq!(store.state().len(), store.len());
/// # Ok(()) }
/// ```
#[doc(alias = "reflector::Store")]
pub struct KubeStore<K: Send + Sync + 'static> {
    store: Store<K>,
    ready: Ready<K>,
}

enum Ready<K: Send + Sync + 'static> {
    Informer(SharedInformer<K>),
    ByHand(watch::Receiver<bool>),
}

/// A [`KubeStore`] will never be ready: the informer has stopped, or the writer was dropped before `InitDone`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "the store will never be ready: its informer has stopped, or its writer was dropped before `InitDone`"
)]
pub struct NeverReady;

/// The cache of an informer, with the methods of kube's `reflector::Store`. It keeps the informer alive. See
/// [`KubeStore`] for an example.
pub fn kube_store<K: Send + Sync + 'static>(informer: &SharedInformer<K>) -> KubeStore<K> {
    KubeStore {
        store: informer.store(),
        ready: Ready::Informer(informer.clone()),
    }
}

impl<K: Send + Sync + 'static> KubeStore<K> {
    /// The object that the reference names. See [`KubeStore`] for an example.
    pub fn get(&self, object: &ObjectRef<K>) -> Option<Arc<K>>
    where
        K: Lookup,
    {
        self.store.get(&ObjectKey::from(object))
    }

    /// All objects. See [`KubeStore`] for an example.
    pub fn state(&self) -> Vec<Arc<K>> {
        self.store.list()
    }

    /// An object for which the predicate holds. Walks through the store; an [index](Store::add_index) does not.
    ///
    /// ```
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::informer::kube_runtime::KubeStore, std::sync::Arc};
    /// fn any_on(pods: &KubeStore<Pod>, node: &str) -> Option<Arc<Pod>> {
    ///     pods.find(|pod| pod.spec.as_ref().is_some_and(|spec| spec.node_name.as_deref() == Some(node)))
    /// }
    /// ```
    pub fn find(&self, predicate: impl Fn(&K) -> bool) -> Option<Arc<K>> {
        let snapshot = self.store.snapshot();
        let mut objects = snapshot.iter().map(|(_, object)| object);
        objects.find(|object| predicate(object)).cloned()
    }

    /// The number of objects.
    pub fn len(&self) -> usize {
        self.store.len()
    }

    /// True if there is no object.
    pub fn is_empty(&self) -> bool {
        self.store.is_empty()
    }

    /// Waits until the initial collection is in the store, however long that takes. See [`KubeStore`] for an example.
    ///
    /// # Errors
    /// That will never happen, because the informer has stopped or the writer was dropped.
    pub async fn wait_until_ready(&self) -> Result<(), NeverReady> {
        match &self.ready {
            Ready::ByHand(ready) => {
                let ready = ready.clone().wait_for(|ready| *ready).await.map(drop);
                ready.map_err(|_| NeverReady)
            }
            Ready::Informer(informer) => {
                let mut synced = informer.applier().watch_synced();
                let mut state = informer.watch_state();
                tokio::select! {
                    biased;
                    synced = synced.wait_for(|synced| *synced) => synced.map(drop).map_err(|_| NeverReady),
                    _ = state.wait_for(|state| *state == State::Stopped) => Err(NeverReady),
                }
            }
        }
    }

    /// The store itself, with indexes, snapshots and versions.
    ///
    /// ```
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::informer::kube_runtime::KubeStore};
    /// fn version(pods: &KubeStore<Pod>) -> Option<String> {
    ///     pods.store().version().map(|version| version.to_string())
    /// }
    /// ```
    pub fn store(&self) -> &Store<K> {
        &self.store
    }
}

impl<K: Send + Sync + 'static> Clone for KubeStore<K> {
    fn clone(&self) -> Self {
        Self {
            store: self.store.clone(),
            ready: match &self.ready {
                Ready::Informer(informer) => Ready::Informer(informer.clone()),
                Ready::ByHand(ready) => Ready::ByHand(ready.clone()),
            },
        }
    }
}

impl<K: Send + Sync + 'static> fmt::Debug for KubeStore<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("KubeStore").field(&self.store).finish()
    }
}

/// Fills a [`KubeStore`] by hand: for tests of code that reads one.
///
/// ```
/// use k8s_openapi::api::core::v1::Namespace;
/// use kube::runtime::{reflector::ObjectRef, watcher::Event};
/// use kube_informer::informer::kube_runtime;
///
/// let (store, mut writer) = kube_runtime::kube_store_writer::<Namespace>();
/// let mut namespace = Namespace::default();
/// namespace.metadata.name = Some("prod".to_owned());
/// writer.apply_watcher_event(&Event::Apply(namespace.clone()));
/// assert!(store.get(&ObjectRef::new("prod")).is_some());
/// writer.apply_watcher_event(&Event::Delete(namespace));
/// assert!(store.is_empty());
/// ```
pub struct KubeStoreWriter<K> {
    writer: StoreWriter<K>,
    /// The objects since `Init`.
    initial: Vec<(ObjectKey, Arc<K>)>,
    ready: watch::Sender<bool>,
}

/// A store and its writer. See [`KubeStoreWriter`] for an example.
pub fn kube_store_writer<K: Send + Sync + 'static>() -> (KubeStore<K>, KubeStoreWriter<K>) {
    let writer = StoreWriter::new();
    let (sender, receiver) = watch::channel(false);
    let store = KubeStore {
        store: writer.store(),
        ready: Ready::ByHand(receiver),
    };
    let writer = KubeStoreWriter {
        writer,
        initial: Vec::new(),
        ready: sender,
    };
    (store, writer)
}

impl<K> KubeStoreWriter<K>
where
    K: Resource + Lookup<DynamicType = <K as Resource>::DynamicType> + Clone,
    <K as Resource>::DynamicType: Default + Eq + Hash + Clone,
{
    /// Applies an event, as kube's `Writer` does: `InitDone` replaces the content with the objects since `Init`. See
    /// [`KubeStoreWriter`] for an example.
    pub fn apply_watcher_event(&mut self, event: &watcher::Event<K>) {
        let key = |object: &K| ObjectKey::from(&ObjectRef::from_obj(object));
        match event {
            watcher::Event::Apply(object) => {
                let batch = DeltaBatch::new().update(key(object), Arc::new(object.clone()));
                self.writer.apply(batch);
            }
            watcher::Event::Delete(object) => {
                self.writer.apply(DeltaBatch::new().delete(key(object)));
            }
            watcher::Event::Init => self.initial.clear(),
            watcher::Event::InitApply(object) => self.initial.push((key(object), Arc::new(object.clone()))),
            watcher::Event::InitDone => {
                self.writer.apply(DeltaBatch::replace(self.initial.drain(..)));
                self.ready.send_replace(true);
            }
        }
    }
}

impl<K> fmt::Debug for KubeStoreWriter<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("KubeStoreWriter").field(&self.writer).finish()
    }
}
