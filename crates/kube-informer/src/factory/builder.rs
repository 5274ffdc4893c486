//! The options of a factory.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use kube::Client;
use tokio::runtime;
use tokio::sync::Semaphore;

use super::scope::Scope;
use super::shared::SharedInformerFactory;
use crate::informer::{self, Backlog, BuildError, Trouble, namespaces, selectors};
use crate::reflector::Config;
use crate::source::{Compression, Encoding};
use crate::wire::Decoding;

/// Configures and builds a [`SharedInformerFactory`].
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use std::time::Duration;
/// use k8s_openapi::api::core::v1::Pod;
/// use kube_informer::factory::{Scope, SharedInformerFactory};
///
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let factory = SharedInformerFactory::builder(sandbox.client())
///     .resync(Duration::from_secs(600))
///     .namespaces(["prod", "stage"])
///     .scope_of::<Pod>(Scope::new().fields("spec.nodeName=node-7")) // pods of one node, of everything else all
///     .configure::<Pod>(|pods| {
///         pods.transform(|pod| {
///             pod.status = None;
///             Ok(())
///         })
///     })
///     .concurrent_lists(4)
///     .build()?;
/// # let _ = factory;
/// # Ok(()) }
/// ```
#[must_use = "nothing happens until it is built"]
pub struct Builder {
    pub(super) client: Client,
    pub(super) settings: Settings,
}

/// The options that apply to all informers of a factory.
pub(super) struct Settings {
    pub(super) scope: Scope,
    pub(super) scopes: HashMap<TypeId, Scope>,
    /// By type: an `Arc` of a [`Configure`] of that type.
    configure: HashMap<TypeId, Box<dyn Any + Send + Sync>>,
    pub(super) resync: Option<Duration>,
    pub(super) resyncs: HashMap<TypeId, Duration>,
    pub(super) backlog: Backlog,
    pub(super) config: Config,
    decoding: Option<Decoding>,
    encoding: Option<Encoding>,
    compression: Option<Compression>,
    pub(super) prefix: Arc<str>,
    pub(super) lists: Option<Arc<Semaphore>>,
    pub(super) jitter: Duration,
    pub(super) runtime: Option<runtime::Handle>,
    pub(super) on_error: Option<FactoryErrorHandler>,
    audit_every: Option<Duration>,
    pub(super) ready_within: Option<Duration>,
}

pub(super) type Configure<K> = Arc<dyn Fn(informer::Builder<K>) -> informer::Builder<K> + Send + Sync>;
/// Receives troubles, with the name of the informer.
pub(super) type FactoryErrorHandler = Arc<dyn Fn(&str, &Trouble) + Send + Sync>;

impl Builder {
    pub(super) fn new(client: Client) -> Self {
        Self {
            client,
            settings: Settings {
                scope: Scope::new(),
                scopes: HashMap::new(),
                configure: HashMap::new(),
                resync: None,
                resyncs: HashMap::new(),
                backlog: Backlog::default(),
                config: Config::default(),
                decoding: None,
                encoding: None,
                compression: None,
                prefix: "".into(),
                lists: None,
                jitter: Duration::ZERO,
                runtime: None,
                on_error: None,
                audit_every: None,
                ready_within: None,
            },
        }
    }

    /// Restricts informers to this namespace, unless their type has a scope of its own. `""` means
    /// all namespaces, as in client-go.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use kube_informer::factory::SharedInformerFactory;
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let factory = SharedInformerFactory::builder(sandbox.client()).namespace("prod").build()?;
    /// assert_eq!(factory.core().v1().pods().informer().name(), "pods (namespace prod)");
    /// # Ok(()) }
    /// ```
    #[doc(alias = "WithNamespace")]
    pub fn namespace(self, namespace: impl Into<Arc<str>>) -> Self {
        self.namespaces([namespace])
    }

    /// Restricts informers to these namespaces, unless their type has a scope of its own.
    pub fn namespaces<N: Into<Arc<str>>>(mut self, namespaces: impl IntoIterator<Item = N>) -> Self {
        self.settings.scope = self.settings.scope.namespaces(namespaces);
        self
    }

    /// Restricts informers to objects that match this label selector, unless their type has a scope
    /// of its own.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use kube_informer::factory::SharedInformerFactory;
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let factory = SharedInformerFactory::builder(sandbox.client()).labels("app=web").build()?;
    /// # let _ = factory;
    /// # Ok(()) }
    /// ```
    #[doc(alias = "WithTweakListOptions")]
    pub fn labels(mut self, selector: impl Into<Arc<str>>) -> Self {
        self.settings.scope = self.settings.scope.labels(selector);
        self
    }

    /// Restricts informers to objects that match this field selector, unless their type has a scope
    /// of its own. Not every resource supports every field.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use kube_informer::factory::SharedInformerFactory;
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let factory = SharedInformerFactory::builder(sandbox.client()).fields("metadata.name=web").build()?;
    /// # let _ = factory;
    /// # Ok(()) }
    /// ```
    pub fn fields(mut self, selector: impl Into<Arc<str>>) -> Self {
        self.settings.scope = self.settings.scope.fields(selector);
        self
    }

    /// The scope of this type's informer, instead of the factory's. See [`Builder`] for an example.
    pub fn scope_of<K: 'static>(mut self, scope: Scope) -> Self {
        self.settings.scopes.insert(TypeId::of::<K>(), scope);
        self
    }

    /// The resync period of handlers, unless the handler or its type has its own. Without it no
    /// handler is resynced.
    pub fn resync(mut self, period: Duration) -> Self {
        self.settings.resync = Some(period);
        self
    }

    /// The resync period for one type.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {std::time::Duration, k8s_openapi::api::core::v1::Node, kube_informer::factory::SharedInformerFactory};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let factory = SharedInformerFactory::builder(sandbox.client())
    ///     .resync_of::<Node>(Duration::from_secs(60))
    ///     .build()?;
    /// # let _ = factory;
    /// # Ok(()) }
    /// ```
    #[doc(alias = "WithCustomResyncConfig")]
    pub fn resync_of<K: 'static>(mut self, period: Duration) -> Self {
        self.settings.resyncs.insert(TypeId::of::<K>(), period);
        self
    }

    /// Sets any other option of the informers of one type: transform, initial fetch, delays, fields
    /// to leave out, encoding. It is applied last, so it overrides the factory's options. See
    /// [`Builder`] for an example.
    #[doc(alias = "WithTransform")]
    pub fn configure<K: 'static>(
        mut self,
        configure: impl Fn(informer::Builder<K>) -> informer::Builder<K> + Send + Sync + 'static,
    ) -> Self {
        let configure: Configure<K> = Arc::new(configure);
        self.settings
            .configure
            .insert(TypeId::of::<K>(), Box::new(configure));
        self
    }

    /// The backlog of handlers that do not choose their own: which events are kept for a handler
    /// that is slower than the events.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use kube_informer::{factory::SharedInformerFactory, informer::Backlog};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let factory = SharedInformerFactory::builder(sandbox.client()).backlog(Backlog::Coalesce).build()?;
    /// # let _ = factory;
    /// # Ok(()) }
    /// ```
    pub fn backlog(mut self, backlog: Backlog) -> Self {
        self.settings.backlog = backlog;
        self
    }

    /// The options of the reflectors: page sizes, timeouts, initial fetch, delays.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use kube_informer::{factory::SharedInformerFactory, reflector::{Config, InitialSync}};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let config = Config { initial: InitialSync::List, ..Config::default() };
    /// let factory = SharedInformerFactory::builder(sandbox.client()).reflector(config).build()?;
    /// # let _ = factory;
    /// # Ok(()) }
    /// ```
    pub fn reflector(mut self, config: Config) -> Self {
        self.settings.config = config;
        self
    }

    /// The fields that are left out of every object, and how large an object may be, unless a type
    /// is configured otherwise.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::{factory::SharedInformerFactory, wire::Decoding}};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let factory = SharedInformerFactory::builder(sandbox.client())
    ///     .decoding(Decoding::default().leave_out("metadata.annotations")?)
    ///     .configure::<Pod>(|pods| pods.decoding(Decoding::default())) // but of pods they are kept
    ///     .build()?;
    /// # let _ = factory;
    /// # Ok(()) }
    /// ```
    pub fn decoding(mut self, decoding: Decoding) -> Self {
        self.settings.decoding = Some(decoding);
        self
    }

    /// The encoding of the server's answers, unless a type is configured otherwise. Default:
    /// protobuf where the type supports it.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use kube_informer::{factory::SharedInformerFactory, source::Encoding};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let factory = SharedInformerFactory::builder(sandbox.client()).encoding(Encoding::Json).build()?;
    /// # let _ = factory;
    /// # Ok(()) }
    /// ```
    pub fn encoding(mut self, encoding: Encoding) -> Self {
        self.settings.encoding = Some(encoding);
        self
    }

    /// Whether the server is asked to compress lists. Default: yes, unless the server is on this
    /// machine.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use kube_informer::{factory::SharedInformerFactory, source::Compression};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let factory = SharedInformerFactory::builder(sandbox.client()).compression(Compression::Never).build()?;
    /// # let _ = factory;
    /// # Ok(()) }
    /// ```
    pub fn compression(mut self, compression: Compression) -> Self {
        self.settings.compression = Some(compression);
        self
    }

    /// A prefix for the name of every informer.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use kube_informer::factory::SharedInformerFactory;
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let factory = SharedInformerFactory::builder(sandbox.client()).name_prefix("blue/").build()?;
    /// assert_eq!(factory.core().v1().pods().informer().name(), "blue/pods");
    /// # Ok(()) }
    /// ```
    pub fn name_prefix(mut self, prefix: impl Into<Arc<str>>) -> Self {
        self.settings.prefix = prefix.into();
        self
    }

    /// The number of informers that fetch their first collection at the same time. The others wait,
    /// so that a start does not overload the API server. An informer that cannot proceed lets the
    /// next one begin.
    pub fn concurrent_lists(mut self, most: usize) -> Self {
        self.settings.lists = Some(Arc::new(Semaphore::new(most.max(1))));
        self
    }

    /// Delays the start of each informer by a random time of up to this: for many replicas that
    /// start at once.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {std::time::Duration, kube_informer::factory::SharedInformerFactory};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let factory = SharedInformerFactory::builder(sandbox.client()).jitter(Duration::from_secs(5)).build()?;
    /// # let _ = factory;
    /// # Ok(()) }
    /// ```
    pub fn jitter(mut self, upto: Duration) -> Self {
        self.settings.jitter = upto;
        self
    }

    /// Compares every cache with the server at this interval, and heals differences, unless a type
    /// is configured otherwise; see
    /// [`SharedInformer::audit`](crate::informer::SharedInformer::audit).
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {std::time::Duration, kube_informer::factory::SharedInformerFactory};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let hourly = Duration::from_secs(3600);
    /// let factory = SharedInformerFactory::builder(sandbox.client()).audit_every(hourly).build()?;
    /// # let _ = factory;
    /// # Ok(()) }
    /// ```
    pub fn audit_every(mut self, interval: Duration) -> Self {
        self.settings.audit_every = Some(interval);
        self
    }

    /// Makes [`ready`](SharedInformerFactory::ready) fail when a cache may be further behind the
    /// server than this (B71).
    ///
    /// A quiet collection learns only from bookmarks that it is up to date, about once a minute. So
    /// choose two minutes or more; with less, a healthy factory is not ready from time to time.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {std::time::Duration, kube_informer::factory::SharedInformerFactory};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let limit = Duration::from_secs(300);
    /// let factory = SharedInformerFactory::builder(sandbox.client()).ready_within(limit).build()?;
    /// assert!(factory.ready().is_ok()); // there is no informer that could be late
    /// # Ok(()) }
    /// ```
    pub fn ready_within(mut self, limit: Duration) -> Self {
        self.settings.ready_within = Some(limit);
        self
    }

    /// The runtime of the informers. Default: the runtime that
    /// [`start`](SharedInformerFactory::start) is called on.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use kube_informer::factory::SharedInformerFactory;
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let here = tokio::runtime::Handle::current();
    /// let factory = SharedInformerFactory::builder(sandbox.client()).runtime(here).build()?;
    /// # let _ = factory;
    /// # Ok(()) }
    /// ```
    pub fn runtime(mut self, runtime: runtime::Handle) -> Self {
        self.settings.runtime = Some(runtime);
        self
    }

    /// Calls a function with everything that goes wrong, and with the name of the informer.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use kube_informer::factory::SharedInformerFactory;
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let factory = SharedInformerFactory::builder(sandbox.client())
    ///     .on_error(|informer, trouble| eprintln!("{informer}: {trouble}"))
    ///     .build()?;
    /// # let _ = factory;
    /// # Ok(()) }
    /// ```
    pub fn on_error(mut self, handler: impl Fn(&str, &Trouble) + Send + Sync + 'static) -> Self {
        self.settings.on_error = Some(Arc::new(handler));
        self
    }

    /// Builds the factory. It has no informers yet.
    ///
    /// # Errors
    /// Returns everything that is wrong at once.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use kube_informer::factory::SharedInformerFactory;
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let error = SharedInformerFactory::builder(sandbox.client()).namespaces(["prod", ""]).build().unwrap_err();
    /// assert!(error.to_string().starts_with("the factory cannot be built: `namespaces`: one of several is empty"));
    /// # Ok(()) }
    /// ```
    pub fn build(self) -> Result<SharedInformerFactory, BuildError> {
        let scopes = self.settings.scopes.values().chain([&self.settings.scope]);
        let problems: Vec<_> = scopes
            .flat_map(|scope| {
                let mut problems = namespaces::problems(&scope.namespaces);
                problems.extend(selectors::problems(&scope.labels, &scope.fields));
                problems
            })
            .collect();
        if !problems.is_empty() {
            return Err(BuildError::of_factory(problems));
        }
        Ok(SharedInformerFactory::new(self.client, self.settings))
    }
}

impl Settings {
    /// Applies all options for an informer of this type.
    pub(super) fn apply<K: Send + Sync + 'static>(
        &self,
        builder: informer::Builder<K>,
        scope: &Scope,
        name: String,
    ) -> informer::Builder<K> {
        let of = TypeId::of::<K>();
        let name: Arc<str> = name.into();
        let mut builder = builder
            .name(Arc::clone(&name))
            .namespaces(scope.namespaces.iter().cloned())
            .labels(&*scope.labels)
            .fields(&*scope.fields)
            .backlog(self.backlog)
            .reflector(self.config.clone())
            .turns(self.lists.clone(), self.jitter);
        if let Some(decoding) = &self.decoding {
            builder = builder.decoding(decoding.clone());
        }
        if let Some(encoding) = self.encoding {
            builder = builder.encoding(encoding);
        }
        if let Some(compression) = self.compression {
            builder = builder.compression(compression);
        }
        if let Some(period) = self.resyncs.get(&of).copied().or(self.resync) {
            builder = builder.resync(period);
        }
        if let Some(interval) = self.audit_every {
            builder = builder.audit_every(interval);
        }
        if let Some(handler) = &self.on_error {
            let handler = Arc::clone(handler);
            builder = builder.on_error(move |trouble| handler(&name, trouble));
        }
        let configure = self.configure.get(&of);
        match configure.and_then(|c| c.downcast_ref::<Configure<K>>()) {
            Some(configure) => configure(builder),
            None => builder,
        }
    }
}

impl fmt::Debug for Builder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Builder")
            .field("scope", &self.settings.scope)
            .finish_non_exhaustive()
    }
}
