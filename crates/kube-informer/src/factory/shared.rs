//! [`SharedInformerFactory`]: the handle that users hold.

use std::any::{TypeId, type_name};
use std::fmt;
use std::hash::Hash;
use std::sync::{Arc, Weak};
use std::time::Duration;

use futures::future::{BoxFuture, join_all};
use kube::Client;
use kube_lean::Object;
use parking_lot::RwLock;
use serde::de::DeserializeOwned;
use tokio::runtime;

use super::builder::{Builder, Settings};
use super::error::{FactorySyncError, NotReady};
use super::refused::Refused;
use super::registry::{AnyInformer, FactoryLifecycle, InformerId, Registry};
use super::scope::Scope;
use super::typed::InformerOf;
use crate::informer::{self, AnyWeakInformer, START_GRACE, SharedInformer, StartError, Status};
use crate::shard::Shards;
use crate::source::{self, Prober, ShardSupport};

/// One cache per resource for the whole program: all requests for the informer of a resource return
/// the same one.
///
/// A handle is cheap to clone. Requests are cheap and safe from any thread, before or after the
/// start. The informers live as long as the factory. Dropping the last handle of the factory stops
/// them, except those that the program still holds.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use std::{sync::Arc, time::Duration};
/// use k8s_openapi::api::core::v1::Pod;
/// use kube_informer::{factory::SharedInformerFactory, informer::Handler};
///
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// # let client = sandbox.client(); // yours is kube_informer::source::client(kube::Config::infer().await?)?
/// let factory = SharedInformerFactory::builder(client).resync(Duration::from_secs(600)).build()?;
///
/// let pods = factory.core().v1().pods(); // or factory.of::<Pod>()
/// let by_node = pods.informer().add_index(|pod: &Pod| pod.spec.as_ref().and_then(|s| s.node_name.clone()))?;
/// let registration = pods.informer().add_handler(
///     Handler::new()
///         .on_add(|pod: &Arc<Pod>, _initial| println!("+ {:?}", pod.metadata.name))
///         .on_delete(|deleted| println!("- {}", deleted.key)),
/// )?;
///
/// factory.start()?; // may be called again: starts only what is new
/// factory.wait_for_sync(Duration::from_secs(30)).await?; // the error says which informer, and why
/// registration.synced().await?;
///
/// let pod = pods.lister().namespace("prod").get("web-0"); // NotFound, as in client-go
/// let here = by_node.get("node-7");
/// # assert!(pod.is_err() && here.is_empty());
/// factory.shutdown().await;
/// # Ok(()) }
/// ```
#[derive(Clone)]
pub struct SharedInformerFactory(Arc<FactoryState>);

struct FactoryState {
    client: Client,
    /// One for all informers: after an outage they need one probe, not one each (B70).
    prober: Arc<Prober>,
    /// One for all informers: the server is asked once whether it filters by shard.
    shard_support: Arc<ShardSupport>,
    settings: Settings,
    registry: RwLock<Registry>,
}

impl SharedInformerFactory {
    /// Builds a factory of informers over this client. Make the client with
    /// [`source::client`](crate::source::client), which notices a server in trouble at once. See
    /// [`SharedInformerFactory`] and [`Builder`] for examples.
    #[doc(alias = "NewSharedInformerFactory")]
    #[doc(alias = "NewSharedInformerFactoryWithOptions")]
    pub fn builder(client: Client) -> Builder {
        Builder::new(client)
    }

    pub(super) fn new(client: Client, settings: Settings) -> Self {
        Self(Arc::new(FactoryState {
            prober: Arc::new(source::prober(client.clone())),
            shard_support: Arc::default(),
            client,
            registry: RwLock::new(Registry::new(settings.scope.clone())),
            settings,
        }))
    }

    /// The default scope of an informer of this type.
    fn scope_of(&self, of: TypeId) -> Scope {
        let own = self.0.settings.scopes.get(&of).cloned();
        own.unwrap_or_else(|| self.0.registry.read().scope.clone())
    }

    /// True if the informer has the factory's namespaces.
    pub(super) fn follows_scope(&self, key: &InformerId) -> bool {
        match key {
            InformerId::Typed(of)
            | InformerId::Dynamic { form: of, .. }
            | InformerId::Projected { of, .. } => !self.0.settings.scopes.contains_key(of),
            // The namespaces of a sharded informer are those that the factory had when it was made.
            InformerId::Selected(..) | InformerId::Sharded { .. } => false,
        }
    }

    pub(super) fn registry(&self) -> &RwLock<Registry> {
        &self.0.registry
    }

    pub(super) fn client(&self) -> &Client {
        &self.0.client
    }

    /// The informer of a type: any resource, also one derived from a CRD. If the factory was
    /// started, a new informer runs only once [`start`](Self::start) is called again.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::apps::v1::Deployment, kube_informer::factory::SharedInformerFactory};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
    /// let (a, b) = (factory.of::<Deployment>(), factory.apps().v1().deployments());
    /// a.informer().add_named_index("kind", |_| vec!["deployment".to_owned()])?;
    /// assert!(b.informer().snapshot().by_index("kind", "deployment").is_ok()); // the same
    /// # Ok(()) }
    /// ```
    #[doc(alias = "InformerFor")]
    #[doc(alias = "informer")]
    pub fn of<K>(&self) -> InformerOf<K>
    where
        K: Object + DeserializeOwned + Send + Sync + 'static,
        K::DynamicType: Default + Send + Sync + 'static,
    {
        let of = TypeId::of::<K>();
        self.find_or_make(InformerId::Typed(of), K::DynamicType::default(), || {
            self.scope_of(of)
        })
    }

    /// Another informer of the same type, for other objects. Requests with an equal scope return
    /// the same one.
    ///
    /// An invalid scope (an empty namespace beside others, or an invalid name) results in an
    /// informer that never syncs: [`wait_for_sync`](Self::wait_for_sync), its state and the log say
    /// why.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::factory::{Scope, SharedInformerFactory}};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
    /// let all = factory.of::<Pod>();
    /// let web = factory.of_selected::<Pod>(Scope::new().labels("app=web"));
    /// assert_eq!((all.informer().name(), web.informer().name()), ("pods", "pods (labels app=web)"));
    /// # Ok(()) }
    /// ```
    #[doc(alias = "InformerFor")]
    #[doc(alias = "WithTweakListOptions")]
    pub fn of_selected<K>(&self, scope: Scope) -> InformerOf<K>
    where
        K: Object + DeserializeOwned + Send + Sync + 'static,
        K::DynamicType: Default + Send + Sync + 'static,
    {
        let of = TypeId::of::<K>();
        if self.scope_of(of) == scope {
            return self.of();
        }
        let key = InformerId::Selected(of, scope.clone());
        self.find_or_make(key, K::DynamicType::default(), || scope)
    }

    /// The informer of a resource that is known only at run time, as a type that can hold any kind,
    /// such as `kube::core::DynamicObject`.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use kube::core::{ApiResource, DynamicObject, GroupVersionKind};
    /// # use kube_informer::factory::SharedInformerFactory;
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
    /// let kind = ApiResource::from_gvk(&GroupVersionKind::gvk("apps", "v1", "Deployment"));
    /// let deployments = factory.of_kind::<DynamicObject>(kind);
    /// assert_eq!(deployments.informer().name(), "deployments.apps");
    /// # Ok(()) }
    /// ```
    #[doc(alias = "InformerFor")]
    #[doc(alias = "NewDynamicSharedInformerFactory")]
    pub fn of_kind<K>(&self, kind: K::DynamicType) -> InformerOf<K>
    where
        K: Object + DeserializeOwned + Send + Sync + 'static,
        K::DynamicType: Clone + Eq + Hash + Send + Sync + 'static,
    {
        let form = TypeId::of::<K>();
        let resource = [K::group(&kind), K::version(&kind), K::plural(&kind)].join("/");
        self.find_or_make(InformerId::Dynamic { form, resource }, kind, || {
            self.scope_of(form)
        })
    }

    /// The informer of the objects of `R`, decoded into a type of yours: only the fields that the
    /// type names are decoded and kept. It has its own watch and cache, of the same objects as
    /// `of::<R>()`.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::factory::SharedInformerFactory};
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
    /// # let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
    /// let places = factory.projection_of::<Pod, Place>();
    /// assert_eq!(places.informer().name(), "pods (as Place)");
    /// # let _ = |p: Place| p.spec.node_name;
    /// # Ok(()) }
    /// ```
    pub fn projection_of<R, K>(&self) -> InformerOf<K>
    where
        R: Object + 'static,
        R::DynamicType: Default + Send + Sync + 'static,
        K: DeserializeOwned + Send + Sync + 'static,
    {
        let of = TypeId::of::<R>();
        let key = InformerId::Projected {
            of,
            form: TypeId::of::<K>(),
        };
        if let Some(informer) = self.0.registry.read().find(&key) {
            return InformerOf::new(informer);
        }
        self.make::<R, K>(
            key,
            R::DynamicType::default(),
            &self.scope_of(of),
            None,
            informer::Builder::checking_fields,
        )
    }

    /// The informer of this replica's share of a type's objects; see [`informer::Builder::sharded`]. It has its own watches and
    /// cache, beside those of `of::<K>()`.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::{factory::SharedInformerFactory, shard::{Config, Shards}}};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
    /// let shards = Shards::new(sandbox.client(), Config::new("default", "my-operator", "replica-1"))?;
    /// let mine = factory.sharded::<Pod>(&shards);
    /// assert_eq!(mine.informer().name(), "pods (shard of my-operator)");
    /// # Ok(()) }
    /// ```
    pub fn sharded<K>(&self, shards: &Shards) -> InformerOf<K>
    where
        K: Object + DeserializeOwned + Send + Sync + 'static,
        K::DynamicType: Default + Send + Sync + 'static,
    {
        let of = TypeId::of::<K>();
        let config = shards.config();
        let key = InformerId::Sharded {
            of,
            group: format!("{}/{}", config.namespace, config.name),
        };
        if let Some(informer) = self.0.registry.read().find(&key) {
            return InformerOf::new(informer);
        }
        self.make::<K, K>(
            key,
            K::DynamicType::default(),
            &self.scope_of(of),
            Some(shards),
            informer::Builder::with_metadata,
        )
    }

    /// The informer of whole objects under this identity. It is made with the first request.
    fn find_or_make<K>(
        &self,
        key: InformerId,
        kind: K::DynamicType,
        scope: impl FnOnce() -> Scope,
    ) -> InformerOf<K>
    where
        K: Object + DeserializeOwned + Send + Sync + 'static,
        K::DynamicType: Send + Sync + 'static,
    {
        if let Some(informer) = self.0.registry.read().find(&key) {
            return InformerOf::new(informer);
        }
        self.make::<K, K>(key, kind, &scope(), None, informer::Builder::with_metadata)
    }

    fn make<R, K>(
        &self,
        key: InformerId,
        kind: R::DynamicType,
        scope: &Scope,
        shards: Option<&Shards>,
        extend: fn(informer::Builder<K>) -> informer::Builder<K>,
    ) -> InformerOf<K>
    where
        R: Object + 'static,
        R::DynamicType: Send + Sync + 'static,
        K: DeserializeOwned + Send + Sync + 'static,
    {
        let FactoryState {
            client,
            prober,
            shard_support,
            settings,
            registry,
        } = &*self.0;
        let mut name = name::<R, K>(&settings.prefix, &kind, scope);
        if let Some(shards) = shards {
            name = format!("{name} (shard of {})", shards.config().name);
        }
        // Built before the lock is taken, because `configure` is user code. Dropped if another
        // thread was quicker.
        let builder = informer::Builder::<K>::kube::<R>(client.clone(), kind).prober(Arc::clone(prober));
        let builder = extend(builder.shard_support(Arc::clone(shard_support)));
        let mut builder = settings.apply(builder, scope, name.clone());
        if let Some(shards) = shards {
            builder = builder.sharded(shards);
        }
        let mut registry = registry.write();
        if let Some(informer) = registry.find(&key) {
            return InformerOf::new(informer);
        }
        let unique = registry.unique_name(&name);
        if unique != name {
            builder = builder.name(unique.as_str());
        }
        let informer = builder.build().unwrap_or_else(|error| {
            tracing::error!(informer = %unique, "{error}");
            let refused = SharedInformer::over(Refused(error)).name(unique);
            refused
                .build()
                .expect("it has a name, and nothing else was chosen")
        });
        if matches!(registry.life, FactoryLifecycle::Stopped) {
            // It never runs (B57), and its state says so.
            informer.stop();
        } else {
            if self.follows_scope(&key) {
                // The namespaces may have changed since the scope was read.
                follow(&informer, &scope.namespaces, &registry.scope.namespaces);
            }
            registry.add(key, Arc::new(informer.clone()));
        }
        InformerOf::new(informer)
    }

    /// Starts the informers that were requested and do not run yet. May be called any number of
    /// times (B57).
    ///
    /// # Errors
    /// There is no tokio runtime here, and none was configured. After [`shutdown`](Self::shutdown)
    /// nothing starts.
    pub fn start(&self) -> Result<(), StartError> {
        let mut registry = self.0.registry.write();
        let runtime = match (&registry.life, &self.0.settings.runtime) {
            (FactoryLifecycle::Stopped, _) => {
                return Err(StartError::FactoryStopped);
            }
            (FactoryLifecycle::Started(runtime), _) | (FactoryLifecycle::New, Some(runtime)) => {
                runtime.clone()
            }
            (FactoryLifecycle::New, None) => {
                runtime::Handle::try_current().map_err(|_| StartError::FactoryNoRuntime)?
            }
        };
        let informers = registry.all();
        registry.life = FactoryLifecycle::Started(runtime.clone());
        // Without the lock: on a runtime that is shutting down, handlers are dropped at once, and
        // their `Drop` may call back into the factory.
        drop(registry);
        informers.iter().for_each(|informer| informer.start_on(&runtime));
        Ok(())
    }

    /// Waits until every informer that was requested so far is synced.
    ///
    /// # Errors
    /// Returns the result of each informer, and for those that are late what prevents the sync and
    /// what to do (B58). If one of them was not started before the wait began or within a second
    /// after it, the wait ends: [`start`](Self::start) has to be called, and called again after
    /// more informers were requested. See [`FactorySyncError`] for an example.
    #[doc(alias = "WaitForCacheSync")]
    pub async fn wait_for_sync(&self, within: Duration) -> Result<(), FactorySyncError> {
        let informers = self.0.registry.read().all();
        all_synced(informers, within).await
    }

    /// Stops every informer and waits until it has ended. Afterwards nothing starts. The caches can
    /// still be read.
    pub async fn shutdown(&self) {
        let informers = {
            let mut registry = self.0.registry.write();
            registry.life = FactoryLifecycle::Stopped;
            registry.all()
        };
        all_ended(informers).await;
    }

    /// Stops the informers of a type, whatever their scope, and forgets them: the next request
    /// creates new ones. Handles to the old ones can still read their caches.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::factory::SharedInformerFactory};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
    /// let old = factory.of::<Pod>();
    /// factory.start()?;
    /// factory.stop::<Pod>().await;
    /// assert!(old.informer().is_stopped());
    /// factory.of::<Pod>();
    /// factory.start()?; // a new one runs
    /// # factory.shutdown().await;
    /// # Ok(()) }
    /// ```
    pub async fn stop<K: 'static>(&self) {
        let of = TypeId::of::<K>();
        let taken = self.0.registry.write().take(|key| match key {
            InformerId::Typed(form)
            | InformerId::Selected(form, _)
            | InformerId::Dynamic { form, .. }
            | InformerId::Projected { form, .. }
            | InformerId::Sharded { of: form, .. } => *form == of,
        });
        all_ended(taken).await;
    }

    /// Returns `Ok` if every informer is synced: for a readiness probe. An outage does not make the
    /// factory unready, because the caches can still be read; see [`status`](Self::status) for
    /// that. With [`ready_within`](Builder::ready_within) it does, once a cache may be older than
    /// the limit.
    ///
    /// # Errors
    /// Says which informers are late or too old, and why. See [`NotReady`] for an example.
    pub fn ready(&self) -> Result<(), NotReady> {
        let informers = self.0.registry.read().all();
        let late: Vec<_> = informers
            .iter()
            .filter(|informer| !informer.has_synced())
            .collect();
        let limit = self.0.settings.ready_within;
        let stale: Vec<_> = informers
            .iter()
            .filter(|informer| informer.has_synced())
            .map(|informer| (informer.name().into(), informer.freshness()))
            .filter(|(_, freshness)| limit.is_some_and(|limit| freshness.age.is_none_or(|age| age > limit)))
            .collect();
        if late.is_empty() && stale.is_empty() {
            Ok(())
        } else {
            Err(NotReady::of(late.iter().map(|informer| informer.status()), stale))
        }
    }

    /// The status of every informer, in the order in which they were requested.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let factory = kube_informer::factory::SharedInformerFactory::builder(sandbox.client()).build()?;
    /// factory.core().v1().pods();
    /// factory.core().v1().services();
    /// let names: Vec<_> = factory.status().into_iter().map(|status| status.name).collect();
    /// assert_eq!(names, ["pods".into(), "services".into()]);
    /// # Ok(()) }
    /// ```
    pub fn status(&self) -> Vec<Status> {
        let informers = self.0.registry.read().all();
        informers.iter().map(|informer| informer.status()).collect()
    }
}

/// Waits until all are synced. Boxed, as the next function, so that it is compiled with the library and not in each program.
fn all_synced(
    informers: Vec<Arc<dyn AnyInformer>>,
    within: Duration,
) -> BoxFuture<'static, Result<(), FactorySyncError>> {
    Box::pin(async move {
        let waiting = join_all(informers.iter().map(|informer| informer.wait_for_sync(within)));
        let never_started = async {
            let started = join_all(informers.iter().map(|informer| informer.started_soon())).await;
            if started.iter().all(|started| *started) {
                std::future::pending::<()>().await;
            }
        };
        let results = tokio::select! {
            biased;
            results = waiting => results,
            () = never_started => informers.iter().map(|informer| informer.sync_now(START_GRACE)).collect(),
        };
        if results.iter().all(Result::is_ok) {
            return Ok(());
        }
        let names = informers.iter().map(|informer| informer.name().into());
        Err(FactorySyncError {
            results: names.zip(results).collect(),
        })
    })
}

/// Stops the informers and waits until they have ended.
fn all_ended(informers: Vec<Arc<dyn AnyInformer>>) -> BoxFuture<'static, ()> {
    Box::pin(async move {
        join_all(informers.iter().map(|informer| informer.shutdown())).await;
    })
}

/// Gives an informer these namespaces instead of those that it was built with.
fn follow<K: Send + Sync + 'static>(informer: &SharedInformer<K>, built: &[Arc<str>], now: &[Arc<str>]) {
    // An error means that the informer does not select namespaces, and then neither list has any.
    for namespace in now.iter().filter(|namespace| !built.contains(namespace)) {
        let _ = informer.add_namespace(Arc::clone(namespace));
    }
    for namespace in built.iter().filter(|namespace| !now.contains(namespace)) {
        let _ = informer.remove_namespace(namespace);
    }
}

/// A handle that does not keep the factory alive.
pub(crate) struct WeakFactory(Weak<FactoryState>);

impl SharedInformerFactory {
    pub(crate) fn weak(&self) -> WeakFactory {
        WeakFactory(Arc::downgrade(&self.0))
    }
}

impl WeakFactory {
    /// All informers of the factory.
    pub(crate) fn informers(&self) -> Vec<Arc<dyn AnyWeakInformer>> {
        let Some(inside) = self.0.upgrade() else {
            return Vec::new();
        };
        let informers = inside.registry.read().all();
        informers.iter().map(|informer| informer.weak()).collect()
    }
}

/// The name of an informer: `deployments.apps (metadata; namespace prod)`, `pods (as Place)`.
fn name<R: Object + 'static, K: 'static>(prefix: &str, kind: &R::DynamicType, scope: &Scope) -> String {
    let (plural, group) = (R::plural(kind), R::group(kind));
    let dot = if group.is_empty() { "" } else { "." };
    let projection = || {
        let path = type_name::<K>();
        let name = path.split('<').next().and_then(|name| name.rsplit("::").next());
        format!("as {}", name.unwrap_or(path))
    };
    let form = match R::is_metadata() {
        true => Some("metadata".to_owned()),
        false => (TypeId::of::<R>() != TypeId::of::<K>()).then(projection),
    };
    let scope = (*scope != Scope::new()).then(|| scope.to_string());
    let special: Vec<_> = form.into_iter().chain(scope).collect();
    let special = match special.join("; ") {
        none if none.is_empty() => none,
        some => format!(" ({some})"),
    };
    format!("{prefix}{plural}{dot}{group}{special}")
}

impl fmt::Debug for SharedInformerFactory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let informers = self.0.registry.read().all();
        f.debug_struct("SharedInformerFactory")
            .field(
                "informers",
                &informers.iter().map(|i| i.name().to_owned()).collect::<Vec<_>>(),
            )
            .finish_non_exhaustive()
    }
}
