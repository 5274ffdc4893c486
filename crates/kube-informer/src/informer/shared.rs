//! [`SharedInformer`]: the handle that users hold.

use std::fmt;
use std::future::Future;
use std::hash::Hash;
use std::pin::Pin;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use kube::Client;
use kube_lean::Object;
use serde::de::DeserializeOwned;
use tokio::runtime;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tokio_util::task::task_tracker::TaskTrackerToken;

use super::applier::Applier;
use super::audit::Auditor;
use super::builder::{Builder, PartitionSource};
use super::error::{AddError, StartError, SyncError};
use super::handlers::backlog::Backlog;
use super::handlers::deliver::deliver;
use super::handlers::fanout::Leave;
use super::handlers::handler::{Handler, HandlerOptions};
use super::handlers::inbox::Inbox;
use super::handlers::listener::{Listener, ListenerStats};
use super::handlers::registration::Registration;
use super::handlers::subscription::Subscription;
use super::members::Members;
use super::partition;
use super::shard::Sharding;
use super::started::Started;
use super::state::{Partition, State, Status};
use super::weak::WeakInformer;
use crate::object::{ObjectKey, ResourceVersion};
use crate::protocol::ShardKey;
use crate::reflector::Config;
use crate::saturate::later;
use crate::source::ListerWatcher;
use crate::store::{Index, IndexError, Lister, Reached, Snapshot, Store, WaitError};
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
    auditor: Arc<Auditor<K>>,
    audit_every: Option<Duration>,
    /// How to make partitions of other namespaces, if the informer covers several namespaces.
    members: Option<Members<K>>,
    shard_key: OnceLock<ShardKey>,
}

enum Lifecycle<K> {
    New {
        sources: Vec<PartitionSource<K>>,
        /// Makes the partitions of a sharded collection.
        sharding: Option<Sharding<K>>,
        /// The delivery tasks of handlers that were added before the start. They are spawned at the
        /// start.
        deliveries: Vec<Delivery>,
    },
    Running(runtime::Handle),
    Stopped,
}

type Delivery = Pin<Box<dyn Future<Output = ()> + Send>>;
/// Everything that runs once the informer is started.
type ToRun<K> = (
    Vec<PartitionSource<K>>,
    Option<Sharding<K>>,
    Vec<Delivery>,
    TaskTrackerToken,
);

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
        let audited: Vec<_> = sources.iter().map(|source| Arc::clone(&source.source)).collect();
        applier.sources = audited.iter().map(Arc::downgrade).collect();
        let applier = Arc::new(applier);
        Self(Arc::new(Handle {
            started: Started::new(Arc::clone(&applier.name)),
            auditor: Arc::new(Auditor::new(Arc::clone(&applier), audited)),
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

    /// Starts the informer on the current tokio runtime, and returns at once.
    ///
    /// # Errors
    /// The informer runs already, has stopped (it never starts again), or there is no runtime
    /// (B57). See [`StartError`] for an example.
    pub fn start(&self) -> Result<(), StartError> {
        let runtime = runtime::Handle::try_current().map_err(|_| StartError::NoRuntime {
            informer: Arc::clone(&self.0.applier.name),
        })?;
        self.start_on(&runtime)
    }

    /// Starts the informer on the given runtime.
    ///
    /// # Errors
    /// The informer runs already, or has stopped.
    ///
    /// ```
    /// # use kube_informer::{informer::SharedInformer, source::ScriptedSource};
    /// # let runtime = tokio::runtime::Runtime::new()?;
    /// let informer = SharedInformer::over(ScriptedSource::<String>::new()).build()?;
    /// informer.start_on(runtime.handle())?; // from a thread that knows nothing of tokio
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn start_on(&self, runtime: &runtime::Handle) -> Result<(), StartError> {
        let Handle {
            applier,
            config,
            stop,
            tasks,
            started,
            auditor,
            audit_every,
            ..
        } = &*self.0;
        let (sources, sharding, deliveries, _running) = self.begin(runtime)?;
        started.begin();
        // No lock is held from here on. A runtime that is shutting down drops what is spawned at
        // once, and with it the user's handlers and sources, whose `Drop` may call back into the
        // informer.
        let check = applier.schedule.lock().begin(Instant::now());
        for delivery in deliveries {
            tasks.spawn_on(delivery, runtime);
        }
        let partitions = sources
            .into_iter()
            .enumerate()
            .map(|(partition, source)| self.spawn(partition, source, config.clone(), runtime));
        let mut partitions: Vec<_> = partitions.collect();
        if let Some(sharding) = sharding {
            let keep = sharding.keep(
                Arc::clone(applier),
                Arc::clone(auditor),
                config.clone(),
                stop.clone(),
            );
            partitions.push(tasks.spawn_on(keep, runtime));
        }
        if let Some(interval) = *audit_every {
            let (auditor, stop) = (Arc::clone(auditor), stop.clone());
            let audits = async move { stop.run_until_cancelled(auditor.audit_every(interval)).await };
            tasks.spawn_on(audits, runtime);
        }
        // Created outside of the task, so that its `Drop` runs even if the task is never polled.
        let (stopped, stop) = (StopOnDrop(Arc::clone(applier)), stop.clone());
        tasks.spawn_on(
            async move {
                resync(&stopped.0, check, &stop).await;
                // The partitions end first: nothing may be applied after the state says `Stopped`.
                futures::future::join_all(partitions).await;
                drop(stopped);
            },
            runtime,
        );
        Ok(())
    }

    /// Spawns the task of a partition.
    fn spawn(
        &self,
        partition: usize,
        source: PartitionSource<K>,
        config: Config,
        runtime: &runtime::Handle,
    ) -> JoinHandle<()> {
        let Handle {
            applier, stop, tasks, ..
        } = &*self.0;
        let own = applier.stop_of(partition);
        let stop = stop.child_token();
        let keep = partition::keep(
            Arc::clone(applier),
            partition,
            source,
            config,
            stop.clone(),
            |_| (),
        );
        let until_removed = async move {
            tokio::pin!(keep);
            tokio::select! {
                () = &mut keep => {}
                () = own.cancelled() => {
                    stop.cancel();
                    keep.await;
                }
            }
        };
        tasks.spawn_on(until_removed, runtime)
    }

    /// The members of an informer that covers several namespaces.
    pub(super) fn members(&self) -> Option<&Members<K>> {
        self.0.members.as_ref()
    }

    /// Adds a partition: before the start to those that will run, afterwards as a task of its own. Returns its place, or
    /// `None` if the informer has stopped.
    pub(super) fn add_partition(&self, partition: Partition, source: PartitionSource<K>) -> Option<usize> {
        let Handle {
            applier,
            config,
            tasks,
            life,
            auditor,
            ..
        } = &*self.0;
        let mut life = life.lock();
        if matches!(*life, Lifecycle::Stopped) {
            return None;
        }
        let place = applier.add_partition(partition)?;
        auditor.add(place, Arc::clone(&source.source), None);
        let (runtime, _spawning) = match &mut *life {
            Lifecycle::New { sources, .. } => {
                sources.push(source);
                return Some(place);
            }
            Lifecycle::Running(runtime) => (runtime.clone(), tasks.token()),
            Lifecycle::Stopped => return None,
        };
        drop(life);
        // A consistent first list, so that the new partition is not older than the others.
        let config = Config {
            consistent_list: true,
            ..config.clone()
        };
        drop(self.spawn(place, source, config, &runtime));
        Some(place)
    }

    /// Changes the state from new to running, and returns everything that has to run. The token
    /// makes [`shutdown`](Self::shutdown) wait until all of it was spawned.
    fn begin(&self, runtime: &runtime::Handle) -> Result<ToRun<K>, StartError> {
        let Handle {
            applier, tasks, life, ..
        } = &*self.0;
        let mut life = life.lock();
        let informer = Arc::clone(&applier.name);
        match &mut *life {
            Lifecycle::New {
                sources,
                sharding,
                deliveries,
            } => {
                let to_run = (
                    std::mem::take(sources),
                    sharding.take(),
                    std::mem::take(deliveries),
                    tasks.token(),
                );
                *life = Lifecycle::Running(runtime.clone());
                Ok(to_run)
            }
            Lifecycle::Running(_) => Err(StartError::Running { informer }),
            Lifecycle::Stopped => Err(StartError::Stopped { informer }),
        }
    }

    /// Runs the informer until `stop` is cancelled, and waits until it has ended: client-go's
    /// `Run`.
    ///
    /// # Errors
    /// As [`start`](Self::start).
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use tokio_util::sync::CancellationToken;
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::informer::SharedInformer};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let pods = SharedInformer::<Pod>::builder(sandbox.client()).build()?;
    /// let stop = CancellationToken::new();
    /// stop.cancel(); // or later, from somewhere else
    /// pods.run(stop).await?;
    /// assert!(pods.is_stopped());
    /// # Ok(()) }
    /// ```
    #[doc(alias = "RunWithContext")]
    pub async fn run(&self, stop: CancellationToken) -> Result<(), StartError> {
        self.start()?;
        stop.cancelled().await;
        self.shutdown().await;
        Ok(())
    }

    /// Stops the informer and waits until all of its tasks have ended: reflectors, applier, and
    /// handlers with the callback that runs. Events that were not delivered yet are dropped. The
    /// cache can still be read. May be called more than once (B57, I10).
    ///
    /// Do not await this inside a callback of one of its handlers: it would wait for itself.
    pub async fn shutdown(&self) {
        self.stop();
        self.0.tasks.close();
        self.0.tasks.wait().await;
    }

    /// Stops the informer without waiting.
    pub(crate) fn stop(&self) {
        self.0.stop();
    }

    pub(super) fn applier(&self) -> &Arc<Applier<K>> {
        &self.0.applier
    }

    /// The token that stops the informer, and its tasks.
    pub(super) fn tasks(&self) -> (CancellationToken, TaskTracker) {
        (self.0.stop.clone(), self.0.tasks.clone())
    }

    pub(super) fn auditor(&self) -> &Auditor<K> {
        &self.0.auditor
    }

    pub(super) fn is_started(&self) -> bool {
        !matches!(*self.0.life.lock(), Lifecycle::New { .. })
    }

    /// True if the informer has stopped. It never starts again.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {kube_informer::informer::SharedInformer, kube_informer::source::ScriptedSource};
    /// let informer = SharedInformer::over(ScriptedSource::<String>::new()).build()?;
    /// informer.shutdown().await;
    /// assert!(informer.is_stopped());
    /// # Ok(()) }
    /// ```
    pub fn is_stopped(&self) -> bool {
        *self.0.applier.watch_state().borrow() == State::Stopped
    }

    /// Adds a handler: at any time, from any thread, from inside a handler.
    ///
    /// Promised:
    /// - The handler receives the current state, as additions with `initial = true`, then every
    ///   later change, each once. No other handler waits meanwhile (B41, I5).
    /// - When a callback runs, its change is in the cache and in every index. The cache may be
    ///   newer already.
    /// - One callback runs at a time. Events of one object arrive in order, `add (update)* delete`
    ///   (I3). Events of different objects arrive in the order in which they were applied, unless
    ///   the handler falls behind and its backlog is coalesced; see [`Backlog`].
    /// - After a relist the handler receives exactly the difference: vanished objects first, as
    ///   deletions whose final state is unknown, then new and changed ones (B31, I4).
    /// - A slow or panicking handler delays neither the cache nor other handlers (I11, B50).
    ///
    /// Not promised: that every state of an object is seen (the server may skip some); any order
    /// between two handlers.
    ///
    /// Callbacks run on a task of the handler's own. If they block their thread, say so with
    /// [`Handler::blocking`].
    ///
    /// # Errors
    /// The informer has stopped (B48). See [`AddError`] for an example.
    #[doc(alias = "AddEventHandler")]
    pub fn add_handler(&self, handler: Handler<K>) -> Result<Registration, AddError> {
        let (adapter, options) = handler.into_parts();
        let blocking = options.blocking;
        let (listener, registration) = self.stats(options)?;
        let troubles = Arc::clone(&self.0.applier.troubles);
        // Tracked before it is spawned, so that a `shutdown` in between waits for it, too.
        let delivery = self
            .0
            .tasks
            .track_future(deliver(listener, adapter, blocking, troubles));
        let ready = {
            let mut life = self.0.life.lock();
            match &mut *life {
                Lifecycle::New { deliveries, .. } => {
                    deliveries.push(Box::pin(delivery));
                    None
                }
                Lifecycle::Running(runtime) => Some((Some(runtime.clone()), delivery)),
                Lifecycle::Stopped => Some((None, delivery)),
            }
        };
        // Without the lock: on a runtime that is shutting down the handler is dropped at once, and
        // its `Drop` may call back into the informer.
        match ready {
            Some((Some(runtime), delivery)) => drop(runtime.spawn(delivery)),
            // The informer stopped in between. Dropping the delivery marks the handler as ended.
            Some((None, delivery)) => drop(delivery),
            None => {}
        }
        Ok(registration)
    }

    /// Removes a handler, as [`Registration::remove`] does. A handler of another informer is left
    /// alone (B46).
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::informer::{Handler, HandlerState, SharedInformer}};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let pods = SharedInformer::<Pod>::builder(sandbox.client()).build()?;
    /// let registration = pods.add_handler(Handler::new())?;
    /// pods.remove_handler(&registration);
    /// assert_eq!(registration.state(), HandlerState::Stopped);
    /// # Ok(()) }
    /// ```
    #[doc(alias = "RemoveEventHandler")]
    pub fn remove_handler(&self, registration: &Registration) {
        let listeners = self.0.applier.fanout.listeners();
        if listeners.iter().any(|m| m.stats.id == registration.id()) {
            registration.remove();
        }
    }

    /// Adds a handler in the form of a stream. See [`Subscription`] for an example.
    ///
    /// # Errors
    /// The informer has stopped.
    pub fn subscribe(&self) -> Result<Subscription<K>, AddError> {
        self.subscribe_with(HandlerOptions::new())
    }

    /// The same, with a name, a resync period or a backlog of its own.
    ///
    /// # Errors
    /// The informer has stopped.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::informer::{Backlog, HandlerOptions, SharedInformer}};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let pods = SharedInformer::<Pod>::builder(sandbox.client()).build()?;
    /// let events = pods.subscribe_with(HandlerOptions::new().name("gateway").backlog(Backlog::Coalesce))?;
    /// assert_eq!(events.registration().name(), "gateway");
    /// # Ok(()) }
    /// ```
    pub fn subscribe_with(&self, options: HandlerOptions) -> Result<Subscription<K>, AddError> {
        let (listener, registration) = self.stats(options)?;
        Ok(Subscription::new(listener, registration, self.clone()))
    }

    fn stats(&self, options: HandlerOptions) -> Result<(Arc<Listener<K>>, Registration), AddError> {
        let applier = &self.0.applier;
        let listener = Arc::new(Listener {
            stats: Arc::new(ListenerStats::new(options.name)),
            inbox: Inbox::new(options.backlog.unwrap_or(self.0.backlog)),
        });
        let id = listener.stats.id;
        applier.schedule.lock().add(id, options.resync, Instant::now());
        let joined = applier.fanout.join(&listener, || {
            let snapshot = applier.store.snapshot();
            let revision = snapshot.revision();
            (snapshot, revision)
        });
        if joined.is_err() {
            applier.schedule.lock().remove(id);
            return Err(AddError {
                handler: Arc::clone(&listener.stats.name),
                informer: Arc::clone(&applier.name),
            });
        }
        let from: Arc<dyn Leave> = Arc::<super::handlers::fanout::Fanout<K>>::clone(&applier.fanout);
        let started = self.0.started.clone();
        let registration = Registration::new(
            Arc::<Listener<K>>::clone(&listener),
            Arc::downgrade(&from),
            started,
        );
        Ok((listener, registration))
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

    /// True once the initial collection is in the cache. Never becomes false again.
    ///
    /// ```
    /// # use {kube_informer::informer::SharedInformer, kube_informer::source::ScriptedSource};
    /// let informer = SharedInformer::over(ScriptedSource::<String>::new()).build()?;
    /// assert!(!informer.has_synced());
    /// # Ok::<(), kube_informer::informer::BuildError>(())
    /// ```
    pub fn has_synced(&self) -> bool {
        self.0.applier.is_synced()
    }

    /// Waits until the initial collection is in the cache.
    ///
    /// Cancel safe: it changes nothing.
    ///
    /// # Errors
    /// The deadline passed, the informer stopped, or it was not started. The error says what
    /// prevents the sync, and what to do (B58). Another task may start the informer a moment later,
    /// so a missing start is reported after a second, not at once; but never later than the
    /// deadline. See [`SyncError`] for an example.
    #[doc(alias = "WaitForCacheSync")]
    pub async fn wait_for_sync(&self, within: Duration) -> Result<(), SyncError> {
        let applier = &self.0.applier;
        let mut synced = applier.watch_synced();
        let mut state = applier.watch_state();
        let stopped = || SyncError::Stopped {
            informer: Arc::clone(&applier.name),
        };
        let waiting = async {
            if !self.started_soon().await {
                return Err(SyncError::NotStarted {
                    informer: Arc::clone(&applier.name),
                });
            }
            tokio::select! {
                biased;
                synced = synced.wait_for(|synced| *synced) => synced.map(drop).map_err(|_| stopped()),
                _ = state.wait_for(|state| *state == State::Stopped) => Err(stopped()),
            }
        };
        match tokio::time::timeout(within, waiting).await {
            Ok(answer) => answer,
            Err(_) => self.sync_now(within),
        }
    }

    /// The result of a wait for the sync that has lasted this long.
    pub(crate) fn sync_now(&self, within: Duration) -> Result<(), SyncError> {
        let applier = &self.0.applier;
        let informer = Arc::clone(&applier.name);
        if applier.is_synced() {
            return Ok(());
        }
        let (new, stopped) = {
            let life = self.0.life.lock();
            (
                matches!(*life, Lifecycle::New { .. }),
                matches!(*life, Lifecycle::Stopped),
            )
        };
        Err(if new {
            SyncError::NotStarted { informer }
        } else if stopped {
            SyncError::Stopped { informer }
        } else {
            let partitions = applier.late();
            SyncError::Late {
                informer,
                within,
                partitions,
            }
        })
    }

    /// Waits for the start, up to [`START_GRACE`](super::START_GRACE). Returns false if the informer was not started.
    pub(crate) async fn started_soon(&self) -> bool {
        self.0.started.soon().await
    }

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
    /// informer fetches. Label selectors need an [`Object`], which says where the labels are.
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

    /// Waits until the cache has reached this version or a newer one; see [`Store::wait_for`], and
    /// [`Store::wait_for_within`] for the same with a deadline.
    ///
    /// # Errors
    /// The informer stopped before, or it was not started before the wait began or within a second
    /// after it.
    pub async fn wait_for(&self, version: &ResourceVersion) -> Result<(), WaitError> {
        if !self.started_soon().await {
            return Err(WaitError::NotStarted {
                wanted: version.clone(),
                informer: Arc::clone(&self.0.applier.name),
            });
        }
        self.0.applier.store.wait_for(version).await
    }
}

impl<K: Send + Sync + 'static> Handle<K> {
    fn stop(&self) {
        self.stop.cancel();
        let before = std::mem::replace(&mut *self.life.lock(), Lifecycle::Stopped);
        if let Lifecycle::New { .. } = &before {
            self.applier.stop();
        }
        self.started.begin();
        // Outside the lock: dropping handlers that never ran runs the user's code.
        drop(before);
        self.auditor.stop();
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

/// Marks the informer as stopped, even if the runtime drops the task.
struct StopOnDrop<K: Send + Sync + 'static>(Arc<Applier<K>>);

impl<K: Send + Sync + 'static> Drop for StopOnDrop<K> {
    fn drop(&mut self) {
        self.0.stop();
    }
}

/// Resyncs the handlers that are due, until `stop` is cancelled.
async fn resync<K: Send + Sync + 'static>(
    applier: &Applier<K>,
    check: Option<Duration>,
    stop: &CancellationToken,
) {
    let Some(check) = check else {
        return stop.cancelled().await;
    };
    let mut looks = tokio::time::interval_at(later(Instant::now(), check), check);
    looks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            _ = looks.tick() => applier.resync(),
        }
    }
}
