//! [`SharedInformer`]: the handle that users hold.

mod handlers;
mod lifecycle;
mod read;
mod wait;

use std::fmt;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use kube::Client;
use kube_lean::Object;
use serde::de::DeserializeOwned;
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use self::lifecycle::Lifecycle;
use super::applier::Applier;
use super::audit::{Auditor, ListMetadata, MetadataOf};
use super::builder::{Builder, PartitionSource};
use super::handlers::backlog::Backlog;
use super::members::Members;
use super::shard::Sharding;
use super::started::Started;
use super::state::{State, Status};
use super::weak::WeakInformer;
use crate::object::ResourceVersion;
use crate::protocol::ShardKey;
use crate::reflector::Config;
use crate::source::ListerWatcher;
use crate::store::Reached;
use crate::sync::Mutex;

/// One watch, one indexed cache, any number of handlers.
///
/// A shared informer lists a collection once, watches it, keeps a local copy that all readers
/// share, and notifies every handler of changes. A handle is cheap to clone. The informer stops
/// when [`shutdown`](Self::shutdown) is called or the last handle is dropped.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use std::{sync::Arc, time::Duration};
/// use k8s_openapi::api::core::v1::Pod;
/// use kube_informer::informer::{Handler, SharedInformer};
///
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// # let client = sandbox.client(); // yours is kube_informer::source::client(kube::Config::infer().await?)?
/// let pods = SharedInformer::<Pod>::builder(client).build()?;
/// let by_node = pods.add_index(|pod: &Pod| pod.spec.iter().filter_map(|s| s.node_name.clone()).collect::<Vec<_>>())?;
/// let registration = pods.add_handler(
///     Handler::new()
///         .on_add(|pod: &Arc<Pod>, _initial| println!("+ {:?}", pod.metadata.name))
///         .on_delete(|deleted| println!("- {}", deleted.key)),
/// )?;
///
/// pods.start()?;
/// pods.wait_for_sync(Duration::from_secs(30)).await?; // the error says what keeps it, and what to do
/// registration.synced().await?;
///
/// let here = by_node.get("node-7");
/// let web = pods.lister().namespace("prod").get("web-0"); // NotFound, as in client-go
/// # assert!(here.is_empty() && web.is_err());
/// pods.shutdown().await; // nothing is left running
/// # Ok(()) }
/// ```
#[doc(alias = "SharedIndexInformer")]
pub struct SharedInformer<K: Send + Sync + 'static>(Arc<Handle<K>>);

/// The state that all handles share and no task holds.
struct Handle<K: Send + Sync + 'static> {
    applier: Arc<Applier<K>>,
    config: Config,
    backlog: Backlog,
    stop: CancellationToken,
    tasks: TaskTracker,
    life: Mutex<Lifecycle<K>>,
    started: Started,
    auditor: Arc<Auditor>,
    audit_every: Option<Duration>,
    /// How to make partitions of other namespaces, if the informer covers several namespaces.
    members: Option<Members<K>>,
    shard_key: OnceLock<ShardKey>,
}

impl<K> SharedInformer<K>
where
    K: Object + DeserializeOwned + Send + Sync + 'static,
{
    /// Builds an informer of the API server's objects of this kind. Make the client with
    /// [`source::client`](crate::source::client), which notices a server in trouble at once. See
    /// [`SharedInformer`] and [`Builder`] for examples.
    pub fn builder(client: Client) -> Builder<K>
    where
        K::DynamicType: Default + Send + Sync + 'static,
    {
        Builder::kube::<K>(client, K::DynamicType::default()).with_metadata()
    }

    /// The same for a kind that is known only at run time.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use kube::core::{ApiResource, DynamicObject, GroupVersionKind};
    /// # use kube_informer::informer::SharedInformer;
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let kind = ApiResource::from_gvk(&GroupVersionKind::gvk("apps", "v1", "Deployment"));
    /// let deployments = SharedInformer::<DynamicObject>::dynamic(sandbox.client(), kind).build()?;
    /// assert_eq!(deployments.name(), "deployments");
    /// # Ok(()) }
    /// ```
    #[doc(alias = "NewFilteredDynamicInformer")]
    pub fn dynamic(client: Client, kind: K::DynamicType) -> Builder<K>
    where
        K::DynamicType: Send + Sync + 'static,
    {
        Builder::kube::<K>(client, kind).with_metadata()
    }
}

impl<K: DeserializeOwned + Send + Sync + 'static> SharedInformer<K> {
    /// Builds an informer of the objects of `R`, each decoded into `K`: any type that deserializes.
    /// Only the fields that `K` names are decoded and kept. Useful for a cache of very many objects
    /// of which few fields are needed.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use k8s_openapi::api::core::v1::Pod;
    /// use kube_informer::informer::SharedInformer;
    /// # use std::time::Duration;
    ///
    /// #[derive(serde::Deserialize)]
    /// struct Place {
    ///     spec: Spec,
    /// }
    ///
    /// #[derive(serde::Deserialize)]
    /// #[serde(rename_all = "camelCase")]
    /// struct Spec {
    ///     node_name: Option<String>,
    /// }
    ///
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # sandbox.load("pods", 3)?;
    /// let places = SharedInformer::<Place>::projection_of::<Pod>(sandbox.client()).build()?;
    /// let by_node = places.add_index(|place: &Place| place.spec.node_name.clone())?;
    /// places.start()?;
    /// places.wait_for_sync(Duration::from_secs(10)).await?;
    /// let pods_with_a_node: usize = by_node.values().iter().map(|node| by_node.get(node).len()).sum();
    /// assert_eq!(pods_with_a_node, 3);
    /// # Ok(()) }
    /// ```
    pub fn projection_of<R: Object + 'static>(client: Client) -> Builder<K>
    where
        R::DynamicType: Default + Send + Sync + 'static,
    {
        Builder::kube::<R>(client, R::DynamicType::default()).checking_fields()
    }
}

impl<K: Send + Sync + 'static> SharedInformer<K> {
    /// Builds an informer of the objects that a source provides.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {std::time::Duration, kube_informer::object::ObjectKey};
    /// use kube_informer::{informer::SharedInformer, reflector::InitialSync, protocol::Received, source::{Page, ScriptedSource}};
    ///
    /// let source = ScriptedSource::new();
    /// source.on_list(Page::new(7).item(Received::new(ObjectKey::cluster("a"), 5, "object a".to_owned())));
    /// let texts = SharedInformer::over(source).initial(InitialSync::List).build()?;
    /// texts.start()?;
    /// texts.wait_for_sync(Duration::from_secs(10)).await?;
    /// assert_eq!(*texts.list()[0], "object a");
    /// # Ok(()) }
    /// ```
    #[doc(alias = "NewSharedIndexInformer")]
    pub fn over(source: impl ListerWatcher<K>) -> Builder<K> {
        Builder::own(source)
    }

    /// An informer of this replica's ranges.
    pub(super) fn sharded(
        applier: Applier<K>,
        sharding: Sharding<K>,
        config: Config,
        backlog: Backlog,
        audit_every: Option<Duration>,
    ) -> Self {
        let informer = Self::new(applier, Vec::new(), None, config, backlog, audit_every);
        informer.0.shard_key.get_or_init(|| sharding.key());
        if let Lifecycle::New { sharding: place, .. } = &mut *informer.0.life.lock() {
            *place = Some(sharding);
        }
        informer
    }

    pub(super) fn new(
        mut applier: Applier<K>,
        sources: Vec<PartitionSource<K>>,
        members: Option<Members<K>>,
        config: Config,
        backlog: Backlog,
        audit_every: Option<Duration>,
    ) -> Self {
        let mut audited: Vec<Arc<dyn ListMetadata>> = Vec::new();
        for source in &sources {
            applier.sources.push(Arc::downgrade(&source.source));
            audited.push(Arc::new(MetadataOf(Arc::clone(&source.source))));
        }
        let applier = Arc::new(applier);
        Self(Arc::new(Handle {
            started: Started::new(Arc::clone(&applier.name)),
            auditor: Arc::new(Auditor::new(applier.clone(), audited)),
            audit_every,
            members,
            shard_key: OnceLock::new(),
            applier,
            config,
            backlog,
            stop: CancellationToken::new(),
            tasks: TaskTracker::new(),
            life: Mutex::new(Lifecycle::New {
                sources,
                sharding: None,
                deliveries: Vec::new(),
            }),
        }))
    }

    /// The field by which the informer is sharded; `None` if it has all objects.
    ///
    /// ```
    /// # use kube_informer::{informer::SharedInformer, source::ScriptedSource};
    /// let informer = SharedInformer::over(ScriptedSource::<String>::new()).build()?;
    /// assert_eq!(informer.shard_key(), None);
    /// # Ok::<(), kube_informer::informer::BuildError>(())
    /// ```
    pub fn shard_key(&self) -> Option<ShardKey> {
        self.0.shard_key.get().copied()
    }

    /// The informer's name.
    ///
    /// ```
    /// # use kube_informer::{informer::SharedInformer, source::ScriptedSource};
    /// let informer = SharedInformer::over(ScriptedSource::<String>::new()).name("texts").build()?;
    /// assert_eq!(informer.name(), "texts");
    /// # Ok::<(), kube_informer::informer::BuildError>(())
    /// ```
    pub fn name(&self) -> &str {
        &self.0.applier.name
    }

    /// The members of an informer that covers several namespaces.
    pub(super) fn members(&self) -> Option<&Members<K>> {
        self.0.members.as_ref()
    }

    pub(super) fn applier(&self) -> &Arc<Applier<K>> {
        &self.0.applier
    }

    /// The token that stops the informer, and its tasks.
    pub(super) fn tasks(&self) -> (CancellationToken, TaskTracker) {
        (self.0.stop.clone(), self.0.tasks.clone())
    }

    pub(super) fn auditor(&self) -> &Auditor {
        &self.0.auditor
    }

    /// The state of the informer, as a value that can be watched. See [`State`] for an example.
    pub fn watch_state(&self) -> watch::Receiver<State> {
        self.0.applier.watch_state()
    }

    /// The epoch and the version whose events are in the inbox of every handler.
    pub(crate) fn published(&self) -> (u64, Option<ResourceVersion>) {
        self.0.applier.published()
    }

    /// Notifies when the version of the cache moves.
    pub(crate) fn watch_progress(&self) -> watch::Receiver<Reached> {
        self.0.applier.store.watch_progress()
    }

    /// A handle that does not keep the informer alive.
    pub(crate) fn weak(&self) -> WeakInformer<K> {
        WeakInformer::new(&self.0.applier)
    }

    /// A full report on the informer, taken at one moment. See [`Status`] for an example.
    pub fn status(&self) -> Status {
        self.0.applier.status()
    }
}

impl<K: Send + Sync + 'static> Drop for Handle<K> {
    fn drop(&mut self) {
        self.stop();
    }
}

impl<K: Send + Sync + 'static> Clone for SharedInformer<K> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<K: Send + Sync + 'static> fmt::Debug for SharedInformer<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SharedInformer")
            .field("name", &self.name())
            .field("state", &*self.0.applier.watch_state().borrow())
            .field("objects", &self.len())
            .finish_non_exhaustive()
    }
}
