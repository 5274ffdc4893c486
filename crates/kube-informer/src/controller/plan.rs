//! [`Controller`]: the options of a controller.

use std::fmt;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use futures::FutureExt;
use futures::future::BoxFuture;
use kube_lean::Object;

use super::action::Action;
use super::context::Context;
use super::predicate::Predicate;
use super::run::Runner;
use super::sharded::{HashOf, ShardRouting};
use super::view::WatchedView;
use super::watching::{Watched, Watching, owners};
use super::writes::{AnyCache, Cache};
use crate::guard::guarded;
use crate::informer::SharedInformer;
use crate::object::ObjectKey;
use crate::protocol::{ShardKey, shard_hash};
use crate::shard::Shards;
use crate::store::Store;
use crate::view::Collection;
use crate::workqueue::{self, WorkQueue};

/// Calls `reconcile` with the key of an object whenever that object of `K`, or an object that
/// belongs to it, changes.
///
/// Promised: no key is reconciled twice at a time; a key that changes while it is reconciled is
/// reconciled again (B61). Nothing is reconciled before every cache is synced. An error or a panic
/// delays that key alone, by a time that grows with each failure. On shutdown the controller
/// finishes its queue, within a time limit.
///
/// Required: `reconcile` may be called at any time, any number of times, also for keys whose object
/// was deleted.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use std::time::Duration;
/// use k8s_openapi::api::{apps::v1::ReplicaSet, core::v1::Pod};
/// use kube_informer::{controller::{Action, Controller, predicate}, informer::SharedInformer};
/// use tokio_util::sync::CancellationToken;
///
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let sets = SharedInformer::<ReplicaSet>::builder(sandbox.client()).build()?;
/// let pods = SharedInformer::<Pod>::builder(sandbox.client()).build()?;
/// sets.start()?;
/// pods.start()?;
/// let controller = Controller::new(&sets)
///     .name("replicas")
///     .when(predicate::generation_changed())
///     .owns(&pods)
///     .workers(4)
///     .reconcile(async |key, context| {
///         println!("{key}: {:?}", context.get(&key));
///         Ok::<_, kube::Error>(Action::after(Duration::from_secs(300)))
///     });
/// let shutdown = CancellationToken::new();
/// # shutdown.cancel();
/// controller.run(shutdown).await?;
/// # Ok(()) }
/// ```
#[must_use = "a controller does nothing until it runs"]
pub struct Controller<K: Send + Sync + 'static> {
    pub(super) name: Arc<str>,
    main: Main<K>,
    others: Vec<Box<dyn Watching>>,
    pub(super) workers: usize,
    queue: workqueue::Builder<ObjectKey>,
    pub(super) timing: Timing,
    served: Vec<Serve>,
    routing: Option<ShardRouting<K>>,
}

/// Makes the cache that serves own writes of a resource, and says which informer it belongs to.
struct Serve {
    informer: Arc<str>,
    make: Box<dyn FnOnce(Duration) -> Option<Arc<dyn AnyCache>> + Send + Sync>,
}

/// The objects that are reconciled.
enum Main<K: Send + Sync + 'static> {
    Informer(Watched<K>),
    View(WatchedView<K>),
}

/// The time limits of a controller.
#[derive(Debug, Clone, Copy)]
pub(super) struct Timing {
    pub(super) sync: Duration,
    pub(super) stuck: Duration,
    pub(super) drain: Duration,
    pub(super) own_writes: Duration,
}

/// What the loop needs, without the types of the informers.
pub(super) struct Parts<K> {
    pub(super) name: Arc<str>,
    pub(super) watching: Vec<Box<dyn Watching>>,
    pub(super) workers: usize,
    pub(super) queue: WorkQueue<ObjectKey>,
    pub(super) timing: Timing,
    pub(super) store: Store<K>,
    /// The cache of the main informer; none for a view.
    pub(super) main_cache: Option<Arc<dyn AnyCache>>,
    /// The caches of all informers.
    pub(super) caches: Vec<Arc<dyn AnyCache>>,
    pub(super) reconcile: Reconcile<K>,
    pub(super) routing: Option<Arc<ShardRouting<K>>>,
}

/// The user's reconcile. Its error is text already, because it is only reported.
pub(super) type Reconcile<K> =
    Arc<dyn Fn(ObjectKey, Context<K>) -> BoxFuture<'static, Result<Action, String>> + Send + Sync>;

impl<K: Send + Sync + 'static> Controller<K> {
    /// A controller of the objects of this informer. See [`Controller`] for an example.
    pub fn new(informer: &SharedInformer<K>) -> Self {
        let watched = Watched {
            informer: informer.clone(),
            map: Arc::new(|key, _| vec![key.clone()]),
            predicate: None,
            routing: None,
        };
        Self::of(informer.name().into(), Main::Informer(watched))
    }

    /// A controller of the values of a view: reconciles a key when its value changes. The values of [`Context::get`] are those
    /// that the controller has received.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use kube_informer::{controller::{Action, Controller}, object::ObjectKey, view::Collection};
    /// use tokio_util::sync::CancellationToken;
    ///
    /// let (sizes, writer) = Collection::<_, i32>::writable("sizes");
    /// let shutdown = CancellationToken::new();
    /// let controller = Controller::over(&sizes).reconcile({
    ///     let shutdown = shutdown.clone();
    ///     move |key, context| {
    ///         assert_eq!(context.get(&key).as_deref(), Some(&17));
    ///         shutdown.cancel();
    ///         async { Ok::<_, std::io::Error>(Action::done()) }
    ///     }
    /// });
    /// writer.insert(ObjectKey::cluster("a"), 17);
    /// controller.run(shutdown).await?;
    /// # Ok(()) }
    /// ```
    pub fn over(view: &Collection<ObjectKey, K>) -> Self {
        Self::of(view.name(), Main::View(WatchedView::new(view)))
    }

    fn of(name: Arc<str>, main: Main<K>) -> Self {
        Self {
            name,
            main,
            others: Vec::new(),
            workers: 1,
            queue: WorkQueue::builder().histograms(),
            timing: Timing {
                sync: Duration::from_secs(120),
                stuck: Duration::from_secs(60),
                drain: Duration::from_secs(30),
                own_writes: Duration::from_secs(10),
            },
            served: Vec::new(),
            routing: None,
        }
    }

    /// The name in logs, metrics and errors. Default: the informer's name.
    pub fn name(mut self, name: impl Into<Arc<str>>) -> Self {
        let name = name.into();
        if !name.is_empty() {
            self.name = name;
        }
        self
    }

    /// Reconciles only the keys in this replica's ranges. The informer of the main kind has to be
    /// [sharded](crate::informer::Builder::sharded) with the same shards.
    ///
    /// - A key is reconciled by the replica that owns the range of its object. When a range moves, running reconciles of its keys are
    ///   awaited for [`drain_within`](crate::shard::Config::drain_within) and then dropped, and only then it is given up. The new
    ///   owner reconciles all its keys.
    /// - [`Context::still_mine`] says whether the key is still owned here, [`Context::term`] is its fence, and writes through
    ///   [`Context::client`] are refused once it is not.
    /// - Objects of other kinds belong to their *owner's* range, not to that of their own uid. With
    ///   [`ShardKey::Uid`](crate::protocol::ShardKey), the informers of [`owns`](Self::owns) and [`watches`](Self::watches) have to
    ///   have all objects, and a key is reconciled if its object is in this replica's cache. Each replica then receives all secondary
    ///   objects, so use informers of their [metadata](crate::factory::SharedInformerFactory::metadata_of) if they are many. With
    ///   `ShardKey::Namespace` an owner and its objects have the same range, and all informers can be sharded; the price is that
    ///   a namespace is never divided. [`Runner::run`] refuses secondary informers that are sharded by uid.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::ConfigMap, kube::Api};
    /// # use kube_informer::{controller::{Action, Controller}, informer::SharedInformer, shard::{Config, Shards}};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let client = sandbox.client();
    /// let shards = Shards::new(client.clone(), Config::new("default", "my-operator", "replica-1"))?;
    /// let maps = SharedInformer::<ConfigMap>::builder(client.clone()).sharded(&shards).build()?;
    /// let controller = Controller::new(&maps).sharded(&shards).reconcile(move |key, context| {
    ///     let api: Api<ConfigMap> = Api::default_namespaced(context.client(&client));
    ///     async move {
    ///         println!("{key} is mine under term {:?}", context.term());
    ///         # let _ = api;
    ///         Ok::<_, kube::Error>(Action::done())
    ///     }
    /// });
    /// # let _ = controller;
    /// # Ok(()) }
    /// ```
    pub fn sharded(mut self, shards: &Shards) -> Self
    where
        K: Object,
    {
        let by = shards.key();
        let hash_of: HashOf<K> = Arc::new(move |key, object| match (by, object.uid()) {
            (ShardKey::Namespace, _) => shard_hash(key.namespace().unwrap_or_default()),
            (ShardKey::Uid, uid) => shard_hash(uid.unwrap_or_default()),
        });
        self.routing = Some(ShardRouting::new(shards.clone(), hash_of));
        self
    }

    /// Restricts updates to those that the predicate accepts; see [`predicate`](super::predicate).
    /// See [`Controller`] for an example.
    #[doc(alias = "WithEventFilter")]
    #[doc(alias = "predicate")]
    #[doc(alias = "filter")]
    pub fn when(mut self, predicate: impl Predicate<K>) -> Self {
        let predicate = Some(Arc::new(predicate) as Arc<dyn Predicate<K>>);
        match &mut self.main {
            Main::Informer(main) => main.predicate = predicate,
            Main::View(main) => main.predicate = predicate,
        }
        self
    }

    /// Reconciles the owner when an object changes that it controls. See [`Controller`] for an
    /// example.
    pub fn owns<C>(self, informer: &SharedInformer<C>) -> Self
    where
        K: Object,
        K::DynamicType: Default,
        C: Object + Send + Sync + 'static,
    {
        self.also(informer, owners::<K, C>)
    }

    /// Reconciles the keys that `map` returns when an object of another kind changes. `map` may use
    /// labels, a field, or an index. It is called with the old and the new state, and with the last
    /// state of a deleted object.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use k8s_openapi::api::core::v1::{ConfigMap, Pod};
    /// # use kube_informer::{controller::Controller, informer::SharedInformer, object::ObjectKey};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let pods = SharedInformer::<Pod>::builder(sandbox.client()).build()?;
    /// # let maps = SharedInformer::<ConfigMap>::builder(sandbox.client()).build()?;
    /// let controller = Controller::new(&pods).watches(&maps, |map| {
    ///     let pod = map.metadata.labels.as_ref().and_then(|labels| labels.get("pod"));
    ///     pod.map(|name| ObjectKey::namespaced(map.metadata.namespace.clone().unwrap_or_default(), name.as_str()))
    /// });
    /// # let _ = controller;
    /// # Ok(()) }
    /// ```
    #[doc(alias = "EnqueueRequestsFromMapFunc")]
    pub fn watches<O, I>(
        self,
        informer: &SharedInformer<O>,
        map: impl Fn(&O) -> I + Send + Sync + 'static,
    ) -> Self
    where
        O: Send + Sync + 'static,
        I: IntoIterator<Item = ObjectKey>,
    {
        self.also(informer, move |_, object| map(object).into_iter().collect())
    }

    fn also<O: Send + Sync + 'static>(
        mut self,
        informer: &SharedInformer<O>,
        map: impl Fn(&ObjectKey, &O) -> Vec<ObjectKey> + Send + Sync + 'static,
    ) -> Self {
        self.others.push(Box::new(Watched {
            informer: informer.clone(),
            map: Arc::new(map),
            predicate: None,
            routing: None,
        }));
        self
    }

    /// The number of keys that are reconciled at the same time. Default: 1.
    #[doc(alias = "MaxConcurrentReconciles")]
    pub fn workers(mut self, workers: usize) -> Self {
        self.workers = workers.max(1);
        self
    }

    /// The delays after failures. Default: as in client-go.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {std::time::Duration, k8s_openapi::api::core::v1::Pod};
    /// # use kube_informer::{controller::Controller, informer::SharedInformer};
    /// use kube_informer::workqueue::Exponential;
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let pods = SharedInformer::<Pod>::builder(sandbox.client()).build()?;
    /// let patient = Exponential::new(Duration::from_secs(1), Duration::from_secs(300));
    /// let controller = Controller::new(&pods).rate_limiter(patient);
    /// # let _ = controller;
    /// # Ok(()) }
    /// ```
    pub fn rate_limiter(mut self, limiter: impl workqueue::RateLimiter<ObjectKey> + 'static) -> Self {
        self.queue = self.queue.rate_limiter(limiter);
        self
    }

    /// Receives how long keys wait and how long reconciles take, as it happens: for histograms.
    /// [`Runner::stats`] has sums and counts without it.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {std::{sync::Arc, time::Duration}, k8s_openapi::api::core::v1::Pod};
    /// # use kube_informer::{controller::Controller, informer::SharedInformer};
    /// use kube_informer::workqueue::Observer;
    ///
    /// struct Slow;
    /// impl Observer for Slow {
    ///     fn done(&self, reconcile_time: Duration) {
    ///         if reconcile_time > Duration::from_secs(1) {
    ///             println!("a reconcile took {reconcile_time:?}");
    ///         }
    ///     }
    /// }
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let pods = SharedInformer::<Pod>::builder(sandbox.client()).build()?;
    /// let controller = Controller::new(&pods).observer(Arc::new(Slow));
    /// # let _ = controller;
    /// # Ok(()) }
    /// ```
    #[doc(alias = "controller_runtime_reconcile_time_seconds")]
    pub fn observer(mut self, observer: Arc<dyn workqueue::Observer>) -> Self {
        self.queue = self.queue.observer(observer);
        self
    }

    /// The time limit for all caches to become synced. Default: two minutes.
    pub fn sync_within(mut self, within: Duration) -> Self {
        self.timing.sync = within;
        self
    }

    /// A reconcile that takes longer than this is reported, and again each time this period has
    /// passed. Default: one minute.
    pub fn stuck_after(mut self, after: Duration) -> Self {
        self.timing.stuck = after;
        self
    }

    /// How long the queue and the running reconciles may take to finish on shutdown. Then they are
    /// aborted. Default: 30 seconds.
    pub fn drain_within(mut self, within: Duration) -> Self {
        self.timing.drain = within;
        self
    }

    /// How long a key waits for the cache to reach its last write; see [`Context::wrote`]. Default:
    /// ten seconds.
    pub fn read_own_writes(mut self, within: Duration) -> Self {
        self.timing.own_writes = within;
        self
    }

    /// Serves objects of this informer as they were written through the [recording
    /// client](Context::recording_client), until the cache has them: [`Context::get`] and [`Context::get_of`] return
    /// the written object at once, and the key does not wait for the cache.
    ///
    /// Only reads through the context see it. Indexes, listers and snapshots show the cache. A written object is served
    /// until the cache has it or a newer one, at most as long as [`read_own_writes`](Self::read_own_writes) says.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::{ConfigMap, Pod}, kube_informer::{controller::Controller, informer::SharedInformer}};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let pods = SharedInformer::<Pod>::builder(sandbox.client()).build()?;
    /// # let maps = SharedInformer::<ConfigMap>::builder(sandbox.client()).build()?;
    /// let controller = Controller::new(&pods).owns(&maps).serve_own_writes(&maps);
    /// # let _ = controller;
    /// # Ok(()) }
    /// ```
    #[doc(alias = "TemporaryResourceCache")]
    pub fn serve_own_writes<C>(mut self, informer: &SharedInformer<C>) -> Self
    where
        C: serde::de::DeserializeOwned + Send + Sync + 'static,
    {
        let (name, informer) = (informer.name().into(), informer.clone());
        let make = move |keep: Duration| {
            let resource = informer.status().resource?;
            let decode = |json: &[u8]| serde_json::from_slice::<C>(json).ok();
            let cache = Cache::new(
                resource.group,
                resource.plural,
                informer.store(),
                Some(Arc::new(decode)),
                keep,
            );
            Some(Arc::new(cache) as Arc<dyn AnyCache>)
        };
        self.served.push(Serve {
            informer: name,
            make: Box::new(make),
        });
        self
    }

    /// The function that reconciles a key, with a value of yours as its third argument: clients, other informers,
    /// settings.
    ///
    /// This is the form for an `async` closure. Such a closure may capture nothing here; everything that it needs is in
    /// the third argument.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use std::sync::Arc;
    /// # use k8s_openapi::api::core::v1::{ConfigMap, Pod};
    /// use kube::api::{Api, ListParams};
    /// use kube_informer::{controller::{Action, Controller}, informer::SharedInformer};
    ///
    /// struct Shared {
    ///     client: kube::Client,
    ///     maps: SharedInformer<ConfigMap>,
    /// }
    ///
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let client = sandbox.client();
    /// # let pods = SharedInformer::<Pod>::builder(client.clone()).build()?;
    /// # let maps = SharedInformer::<ConfigMap>::builder(client.clone()).build()?;
    /// let shared = Arc::new(Shared { client, maps });
    /// let controller = Controller::new(&pods).reconcile_with(shared, async |key, context, shared| {
    ///     let Some(pod) = context.get(&key) else {
    ///         return Ok(Action::done()); // the pod was deleted
    ///     };
    ///     let maps: Api<ConfigMap> = Api::default_namespaced(shared.client.clone());
    ///     let on_server = maps.list(&ListParams::default()).await?.items.len();
    ///     println!("{:?}: {on_server} maps, {} of them cached", pod.metadata.name, shared.maps.len());
    ///     Ok::<_, kube::Error>(Action::done())
    /// });
    /// # let _ = controller;
    /// # Ok(()) }
    /// ```
    #[doc(alias = "run")]
    pub fn reconcile_with<S, F, R, E>(self, shared: Arc<S>, reconcile: F) -> Runner<K>
    where
        S: Send + Sync + 'static,
        F: Fn(ObjectKey, Context<K>, Arc<S>) -> R + Send + Sync + 'static,
        R: Future<Output = Result<Action, E>> + Send + 'static,
        E: fmt::Display,
    {
        self.reconcile(move |key, context| reconcile(key, context, Arc::clone(&shared)))
    }

    /// The function that reconciles a key. See [`Controller`] and [`Context`] for examples.
    ///
    /// An `async` closure that captures something does not compile here ("async closure does not implement `Fn`"). Pass
    /// what it needs to [`reconcile_with`](Self::reconcile_with), or write `move |key, context| { let client =
    /// client.clone(); async move { … } }`.
    pub fn reconcile<F, R, E>(self, reconcile: F) -> Runner<K>
    where
        F: Fn(ObjectKey, Context<K>) -> R + Send + Sync + 'static,
        R: Future<Output = Result<Action, E>> + Send + 'static,
        E: fmt::Display,
    {
        let reconcile: Reconcile<K> = Arc::new(move |key, context| {
            let answer = reconcile(key, context);
            async move { answer.await.map_err(shown) }.boxed()
        });
        let routing = self.routing.map(Arc::new);
        let (store, main): (Store<K>, Box<dyn Watching>) = match self.main {
            Main::Informer(mut main) => {
                main.routing.clone_from(&routing);
                (main.informer.store(), Box::new(main))
            }
            Main::View(main) => (main.store(), Box::new(main)),
        };
        let watching: Vec<_> = std::iter::once(main).chain(self.others).collect();
        let mut served = self.served;
        let keep = self.timing.own_writes;
        let caches = watching.iter().map(|watching| {
            let serving = served
                .iter()
                .position(|serve| *serve.informer == *watching.informer());
            match serving.map(|at| served.remove(at)) {
                Some(serve) => (serve.make)(keep),
                None => watching.cache(),
            }
        });
        let caches: Vec<Option<Arc<dyn AnyCache>>> = caches.collect();
        let main_cache = caches.first().cloned().flatten();
        Runner::new(Parts {
            name: self.name,
            watching,
            workers: self.workers,
            queue: self.queue.build(),
            timing: self.timing,
            store,
            main_cache,
            caches: caches.into_iter().flatten().collect(),
            reconcile,
            routing,
        })
    }
}

/// The text of an error. `Display` is user code: if it panics, the reconcile still counts as failed, not as panicked.
fn shown<E: fmt::Display>(error: E) -> String {
    guarded(move || error.to_string())
        .unwrap_or_else(|panic| format!("(an error that cannot be shown: its Display panicked: {panic})"))
}

impl<K: Send + Sync + 'static> fmt::Debug for Controller<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Controller")
            .field("name", &self.name)
            .field("workers", &self.workers)
            .finish_non_exhaustive()
    }
}
