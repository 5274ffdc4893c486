//! What can be chosen for a factory.

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
use crate::informer::{self, Backlog, BuildError, Trouble, namespaces};
use crate::reflector::Config;
use crate::source::{Compression, Encoding};
use crate::wire::Decoding;

/// A factory that is being put together.
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

/// What holds for the informers of a factory.
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
    pub(super) ear: Option<Ear>,
    audit_every: Option<Duration>,
    pub(super) ready_within: Option<Duration>,
}

pub(super) type Configure<K> = Arc<dyn Fn(informer::Builder<K>) -> informer::Builder<K> + Send + Sync>;
/// Hears of trouble, with the name of the informer.
pub(super) type Ear = Arc<dyn Fn(&str, &Trouble) + Send + Sync>;

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
                ear: None,
                audit_every: None,
                ready_within: None,
            },
        }
    }

    /// Only the objects of this namespace, unless a type has a scope of its own. `""` is all namespaces, as in client-go.
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

    /// Only the objects of these namespaces, unless a type has a scope of its own. For an example see [`Builder`].
    pub fn namespaces<N: Into<Arc<str>>>(mut self, namespaces: impl IntoIterator<Item = N>) -> Self {
        self.settings.scope = self.settings.scope.namespaces(namespaces);
        self
    }

    /// Only objects that this label selector matches, unless a type has a scope of its own.
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

    /// Only objects that this field selector matches, unless a type has a scope of its own. Mind that not every resource
    /// knows every field.
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

    /// What this type's informer is about, instead of what the factory says for all. For an example see [`Builder`].
    pub fn scope_of<K: 'static>(mut self, scope: Scope) -> Self {
        self.settings.scopes.insert(TypeId::of::<K>(), scope);
        self
    }

    /// How often handlers hear of everything again, unless they or their type say otherwise. Without it nobody does.
    /// For an example see [`Builder`].
    pub fn resync(mut self, period: Duration) -> Self {
        self.settings.resync = Some(period);
        self
    }

    /// The same for one type.
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

    /// Anything else that can be chosen for the informers of one type: transform, start, pauses, what is left out, how it comes
    /// over the wire. Said last, so it wins over what the factory says for all.
    /// For an example see [`Builder`].
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

    /// What is kept for handlers that are slower than the events, unless they say otherwise.
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

    /// How the server is asked: page sizes, timeouts, start, pauses.
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

    /// What of every object is left out, and how large one may be, unless a type is configured otherwise.
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

    /// In which form objects come, unless a type is configured otherwise: protobuf where there is one, if you do not say.
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

    /// Whether the server is asked to compress what it lists: if it is not on this machine, if you do not say.
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

    /// Put in front of the name of every informer.
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

    /// So many informers fetch their first collection at a time; the others wait for their turn, so that a start does not
    /// fall upon the API server. One that cannot get on gives its turn to the next. For an example see [`Builder`].
    pub fn concurrent_lists(mut self, most: usize) -> Self {
        self.settings.lists = Some(Arc::new(Semaphore::new(most.max(1))));
        self
    }

    /// Each informer begins after a pause of up to this, by chance: for many replicas that start at once.
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

    /// Compares every cache with the server at this interval, and heals what differs, unless a type is configured otherwise;
    /// see [`SharedInformer::audit`](crate::informer::SharedInformer::audit).
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

    /// Makes [`ready`](SharedInformerFactory::ready) fail when a cache may be further behind the server than this (B71).
    ///
    /// A quiet collection learns only from bookmarks that it is up to date, about once a minute. So let it be two minutes or
    /// more, or a healthy factory is not ready from time to time.
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

    /// Where the informers run; without it, on the runtime that [`start`](SharedInformerFactory::start) is called on.
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

    /// Is told of everything that goes wrong, with the name of the informer.
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
    pub fn on_error(mut self, ear: impl Fn(&str, &Trouble) + Send + Sync + 'static) -> Self {
        self.settings.ear = Some(Arc::new(ear));
        self
    }

    /// The factory. It has no informers yet.
    ///
    /// # Errors
    /// Says all that is wrong at once.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use kube_informer::factory::SharedInformerFactory;
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let error = SharedInformerFactory::builder(sandbox.client()).namespaces(["prod", ""]).build().unwrap_err();
    /// assert!(error.to_string().contains("`namespaces`: one of several is empty"));
    /// # Ok(()) }
    /// ```
    pub fn build(self) -> Result<SharedInformerFactory, BuildError> {
        let scopes = self.settings.scopes.values().chain([&self.settings.scope]);
        let problems: Vec<_> = scopes
            .flat_map(|scope| namespaces::problems(&scope.namespaces))
            .collect();
        if !problems.is_empty() {
            return Err(BuildError { problems });
        }
        Ok(SharedInformerFactory::new(self.client, self.settings))
    }
}

impl Settings {
    /// Everything that was said of an informer of this type.
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
        if let Some(ear) = &self.ear {
            let ear = Arc::clone(ear);
            builder = builder.on_error(move |trouble| ear(&name, trouble));
        }
        let configure = self.configure.get(&of);
        match configure.and_then(|c| c.downcast_ref::<Configure<K>>()) {
            Some(configure) => configure(builder),
            None => builder,
        }
    }

    /// What an informer of this type is about, if nobody says otherwise.
    pub(super) fn scope_of(&self, of: TypeId) -> &Scope {
        self.scopes.get(&of).unwrap_or(&self.scope)
    }
}

impl fmt::Debug for Builder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Builder")
            .field("scope", &self.settings.scope)
            .finish_non_exhaustive()
    }
}
