//! The options of an informer.

use std::error::Error;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use kube::Client;
use kube_lean::Object;
use serde::de::DeserializeOwned;
use tokio::sync::Semaphore;

use super::SharedInformer;
use super::advice::ResourceInfo;
use super::applier::{Applier, Feedback, ReadMetadata};
use super::error::BuildError;
use super::handlers::backlog::Backlog;
use super::members::Members;
use super::namespaces;
use super::resync::Schedule;
use super::selectors;
use super::shard::{MakeSource, Shard, Sharding};
use super::sink::Transform;
use super::state::Partition;
use super::trouble::{ErrorHandler, Trouble, Troubles};
use crate::object::Metadata;
use crate::protocol::ShardFilter;
use crate::reflector::{Backoff, Config, InitialSync};
use crate::shard::Shards;
use crate::source::{self, Compression, Encoding, KubeSource, ListerWatcher, OnDemand, Prober, ShardSupport};
use crate::store::UidChange;
use crate::sync::Mutex;
use crate::wire::{Decoding, FieldCheck};

/// Configures and builds a [`SharedInformer`].
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use std::time::Duration;
/// use k8s_openapi::api::core::v1::Pod;
/// use kube_informer::informer::SharedInformer;
///
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let pods = SharedInformer::<Pod>::builder(sandbox.client())
///     .namespaces(["prod", "stage"])                // one cache over both; rights are needed there only
///     .labels("app=web")
///     .resync(Duration::from_secs(600))
///     .transform(|pod| {                            // once per object, before it is cached
///         pod.metadata.managed_fields = None;
///         Ok(())
///     })
///     .on_error(|trouble| eprintln!("{trouble}"))
///     .build()?;
/// # Ok(()) }
/// ```
#[must_use = "nothing happens until it is built"]
pub struct Builder<K> {
    origin: Origin<K>,
    name: Arc<str>,
    fetched: ResourceInfo,
    namespaces: Vec<Arc<str>>,
    asking: Asking,
    resync: Option<Duration>,
    transform: Option<Transform<K>>,
    on_error: Option<ErrorHandler>,
    config: Config,
    backlog: Backlog,
    uid_change: UidChange,
    turns: Turns,
    seed: Option<u64>,
    audit_every: Option<Duration>,
    shards: Option<Shards>,
    metadata: Option<ReadMetadata<K>>,
    on_demand: Option<OnDemand>,
}

/// The origin of the objects.
enum Origin<K> {
    /// The API server, for one namespace or all of them, with selectors.
    Kube(Ask<K>),
    Own(Box<dyn ListerWatcher<K>>),
}

/// Makes the source of one namespace, or of all of them.
pub(super) type Ask<K> = Box<dyn Fn(Option<&str>, &Asking) -> Box<dyn ListerWatcher<K>> + Send + Sync>;

/// The options of requests to the API server that do not depend on the namespace.
#[derive(Default)]
pub(super) struct Asking {
    labels: String,
    fields: String,
    decoding: Option<Decoding>,
    encoding: Option<Encoding>,
    compression: Option<Compression>,
    /// Probes whether the server answers; shared by all sources of one server.
    prober: Option<Arc<Prober>>,
    /// Whether the server filters by shard; shared by all sources of one server.
    shard_support: Arc<ShardSupport>,
    /// Notes which fields of a projection are filled; shared by all partitions.
    check: Option<Arc<FieldCheck>>,
}

/// A source of any type.
pub(super) type SharedSource<K> = Arc<dyn ListerWatcher<K>>;

impl<K> Builder<K>
where
    K: DeserializeOwned + Send + Sync + 'static,
{
    /// An informer of the resource `R`, whose objects are decoded into `K`.
    pub(crate) fn kube<R: Object + 'static>(client: Client, kind: R::DynamicType) -> Self
    where
        R::DynamicType: Send + Sync + 'static,
    {
        let fetched = ResourceInfo {
            group: Some(R::group(&kind).into()),
            version: Some(R::version(&kind).into()),
            plural: R::plural(&kind).into(),
        };
        let prober = Arc::new(source::prober(client.clone()));
        let on_demand = OnDemand::new::<R>(client.clone(), &kind);
        let ask = move |namespace: Option<&str>, asking: &Asking| -> Box<dyn ListerWatcher<K>> {
            let mut source = KubeSource::<K>::projection_of::<R>(client.clone(), namespace, &kind)
                .labels(&asking.labels)
                .fields(&asking.fields)
                .shard_support(Arc::clone(&asking.shard_support))
                .checking(asking.check.clone());
            if let Some(decoding) = &asking.decoding {
                source = source.decoding(decoding.clone());
            }
            if let Some(encoding) = asking.encoding {
                source = source.encoding(encoding);
            }
            if let Some(compression) = asking.compression {
                source = source.compression(compression);
            }
            if let Some(prober) = &asking.prober {
                source = source.prober(Arc::clone(prober));
            }
            Box::new(source)
        };
        let mut builder = Self::new(Origin::Kube(Box::new(ask)), fetched);
        builder.asking.prober = Some(prober);
        builder.on_demand = Some(on_demand);
        builder
    }

    /// Notes which fields of the type no object fills. For projections: their types are small, and their names are the user's.
    pub(crate) fn checking_fields(mut self) -> Self {
        self.asking.check = Some(Arc::new(FieldCheck::of::<K>()));
        self
    }

    /// Objects of this type can be shown with their labels and age.
    pub(crate) fn with_metadata(mut self) -> Self
    where
        K: Object,
    {
        self.metadata = Some(|object| Metadata::of(object));
        self
    }
}

impl<K: Send + Sync + 'static> Builder<K> {
    pub(super) fn own(source: impl ListerWatcher<K>) -> Self {
        let fetched = ResourceInfo {
            group: None,
            version: None,
            plural: "objects".into(),
        };
        Self::new(Origin::Own(Box::new(source)), fetched)
    }

    fn new(origin: Origin<K>, fetched: ResourceInfo) -> Self {
        Self {
            origin,
            name: Arc::clone(&fetched.plural),
            fetched,
            namespaces: Vec::new(),
            asking: Asking::default(),
            resync: None,
            transform: None,
            on_error: None,
            config: Config::default(),
            backlog: Backlog::default(),
            uid_change: UidChange::default(),
            turns: Turns::default(),
            seed: None,
            audit_every: None,
            shards: None,
            metadata: None,
            on_demand: None,
        }
    }

    /// The name in logs, metrics and errors. Default: the name of the resource.
    /// ```
    /// # use kube_informer::{informer::SharedInformer, source::ScriptedSource};
    /// let informer = SharedInformer::over(ScriptedSource::<String>::new()).name("texts").build()?;
    /// assert_eq!(informer.name(), "texts");
    /// # Ok::<(), kube_informer::informer::BuildError>(())
    /// ```
    pub fn name(mut self, name: impl Into<Arc<str>>) -> Self {
        self.name = name.into();
        self
    }

    /// Restricts the informer to these namespaces.
    ///
    /// One cache covers all of them. Each namespace is fetched on its own, so the informer needs
    /// rights in these namespaces only, and one that may not be read does not hold up the others.
    ///
    /// An empty list means all namespaces. So does `""` alone, as in client-go. `""` beside other
    /// names, or a text that is not a valid namespace name, is an error of [`build`](Self::build).
    pub fn namespaces<N: Into<Arc<str>>>(mut self, namespaces: impl IntoIterator<Item = N>) -> Self {
        for namespace in namespaces {
            let namespace = namespace.into();
            if !self.namespaces.contains(&namespace) {
                self.namespaces.push(namespace);
            }
        }
        self
    }

    /// Restricts the informer to objects that match this label selector (B60). [`build`](Self::build) checks its grammar.
    pub fn labels(mut self, selector: impl Into<String>) -> Self {
        self.asking.labels = selector.into();
        self
    }

    /// Restricts the informer to objects that match this field selector (B60). [`build`](Self::build) checks its grammar;
    /// which fields there are depends on the resource, and the server says so.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::informer::SharedInformer};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let mine = SharedInformer::<Pod>::builder(sandbox.client()).fields("spec.nodeName=node-7").build()?;
    /// # Ok(()) }
    /// ```
    pub fn fields(mut self, selector: impl Into<String>) -> Self {
        self.asking.fields = selector.into();
        self
    }

    /// Chooses which fields of every object are decoded. managedFields are left out by default; you
    /// can name further fields. A field that is left out is never decoded.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::{informer::SharedInformer, wire::Decoding}};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let without_status = Decoding::default().leave_out("status")?;
    /// let pods = SharedInformer::<Pod>::builder(sandbox.client()).decoding(without_status).build()?;
    /// # Ok(()) }
    /// ```
    pub fn decoding(mut self, decoding: Decoding) -> Self {
        self.asking.decoding = Some(decoding);
        self
    }

    /// The encoding of the server's answers. Default: protobuf for built-in types, JSON for others.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::{informer::SharedInformer, source::Encoding}};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let pods = SharedInformer::<Pod>::builder(sandbox.client()).encoding(Encoding::Json).build()?;
    /// # Ok(()) }
    /// ```
    pub fn encoding(mut self, encoding: Encoding) -> Self {
        self.asking.encoding = Some(encoding);
        self
    }

    /// Whether the server is asked to compress lists. Default: yes, unless the server is on this
    /// machine.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::{informer::SharedInformer, source::Compression}};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let pods = SharedInformer::<Pod>::builder(sandbox.client()).compression(Compression::Always).build()?;
    /// # Ok(()) }
    /// ```
    pub fn compression(mut self, compression: Compression) -> Self {
        self.asking.compression = Some(compression);
        self
    }

    /// The resync period of handlers that do not choose their own. Without it no handler is ever
    /// resynced, whatever period the handler asks for.
    pub fn resync(mut self, period: Duration) -> Self {
        self.resync = Some(period);
        self
    }

    /// Changes every object before it enters the cache. It runs exactly once per object that was
    /// read, whether the object was listed or watched. The result must depend on the object alone.
    ///
    /// An error or a panic keeps that one object out of the cache. Its last good copy stays, and
    /// the trouble is reported with its key. The transform may drop any field, uid and version
    /// included: those are read before.
    #[doc(alias = "SetTransform")]
    pub fn transform(
        mut self,
        transform: impl Fn(&mut K) -> Result<(), Box<dyn Error + Send + Sync>> + Send + Sync + 'static,
    ) -> Self {
        self.transform = Some(Arc::new(transform));
        self
    }

    /// Calls a function with everything that goes wrong (B27). The informer waits while it runs, so
    /// keep it short. Everything is logged with `tracing`, too.
    #[doc(alias = "SetWatchErrorHandler")]
    pub fn on_error(mut self, handler: impl Fn(&Trouble) + Send + Sync + 'static) -> Self {
        self.on_error = Some(Arc::new(handler));
        self
    }

    /// How the collection is fetched first. Default: as a stream, if the server supports it.
    ///
    /// ```
    /// # use kube_informer::{informer::SharedInformer, reflector::InitialSync, source::ScriptedSource};
    /// let informer = SharedInformer::over(ScriptedSource::<String>::new()).initial(InitialSync::List).build()?;
    /// # Ok::<(), kube_informer::informer::BuildError>(())
    /// ```
    pub fn initial(mut self, initial: InitialSync) -> Self {
        self.config.initial = initial;
        self
    }

    /// The delays after failures.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use kube_informer::{informer::SharedInformer, reflector::Backoff, source::ScriptedSource};
    /// let patient = Backoff::new(Duration::from_secs(5), Duration::from_secs(300));
    /// let informer = SharedInformer::over(ScriptedSource::<String>::new()).backoff(patient).build()?;
    /// # Ok::<(), kube_informer::informer::BuildError>(())
    /// ```
    pub fn backoff(mut self, backoff: Backoff) -> Self {
        self.config.backoff = backoff;
        self
    }

    /// How often the server is asked for the version of the collection while a watch is open. This
    /// notices a server that went back ([`Config::probe_interval`]). Default: 30 seconds; zero
    /// turns it off.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use kube_informer::{informer::SharedInformer, source::ScriptedSource};
    /// let often = Duration::from_secs(10);
    /// let informer = SharedInformer::over(ScriptedSource::<String>::new()).probe_interval(often).build()?;
    /// # Ok::<(), kube_informer::informer::BuildError>(())
    /// ```
    pub fn probe_interval(mut self, interval: Duration) -> Self {
        self.config.probe_interval = interval;
        self
    }

    /// All options of the reflector: page sizes, timeouts, initial fetch, delays. Replaces earlier
    /// values of [`initial`](Self::initial), [`backoff`](Self::backoff) and
    /// [`probe_interval`](Self::probe_interval).
    ///
    /// ```
    /// # use kube_informer::{informer::SharedInformer, reflector::Config, source::ScriptedSource};
    /// let config = Config { consistent_list: true, ..Config::default() };
    /// let informer = SharedInformer::over(ScriptedSource::<String>::new()).reflector(config).build()?;
    /// # Ok::<(), kube_informer::informer::BuildError>(())
    /// ```
    pub fn reflector(mut self, config: Config) -> Self {
        self.config = config;
        self
    }

    /// The backlog of handlers that do not choose their own: which events are kept for a handler
    /// that is slower than the events.
    ///
    /// ```
    /// # use kube_informer::{informer::{Backlog, SharedInformer}, source::ScriptedSource};
    /// let informer = SharedInformer::over(ScriptedSource::<String>::new()).backlog(Backlog::Coalesce).build()?;
    /// # Ok::<(), kube_informer::informer::BuildError>(())
    /// ```
    pub fn backlog(mut self, backlog: Backlog) -> Self {
        self.backlog = backlog;
        self
    }

    /// What handlers receive when an object was replaced by another of the same name. See
    /// [`UidChange`] for an example.
    pub fn uid_change(mut self, change: UidChange) -> Self {
        self.uid_change = change;
        self
    }

    /// Compares the cache with the server at this interval, and heals differences; see
    /// [`SharedInformer::audit`]. Without it nothing is compared. An interval below a second counts
    /// as a second.
    ///
    /// An audit lists the metadata of the whole collection, so choose hours for large ones.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {std::time::Duration, k8s_openapi::api::core::v1::Pod, kube_informer::informer::SharedInformer};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let hourly = Duration::from_secs(3600);
    /// let pods = SharedInformer::<Pod>::builder(sandbox.client()).audit_every(hourly).build()?;
    /// # Ok(()) }
    /// ```
    pub fn audit_every(mut self, interval: Duration) -> Self {
        self.audit_every = Some(interval);
        self
    }

    /// Restricts the informer to the objects in this replica's ranges, which change while it runs.
    ///
    /// Only owned ranges are fetched, by the server's `shardSelector` if it has that (KEP-5866). Otherwise the objects of other
    /// replicas are received and skipped before they are decoded, which saves memory but no bandwidth. A range that is gained is
    /// listed on its own, and its objects are delivered as adds. A range that is lost is dropped, and its objects are delivered as
    /// deletes that are marked as [moved](crate::object::Deleted::moved).
    ///
    /// The informer is synced once it has the objects of the first ranges that it was given. An
    /// [audit](SharedInformer::audit) compares only owned ranges.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::{informer::SharedInformer, shard::{Config, Shards}}};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let shards = Shards::new(sandbox.client(), Config::new("default", "my-operator", "replica-1"))?;
    /// let pods = SharedInformer::<Pod>::builder(sandbox.client()).sharded(&shards).build()?;
    /// # Ok(()) }
    /// ```
    pub fn sharded(mut self, shards: &Shards) -> Self {
        self.shards = Some(shards.clone());
        self
    }

    /// Shares the knowledge whether the server filters by shard with other informers of the same server.
    pub(crate) fn shard_support(mut self, support: Arc<ShardSupport>) -> Self {
        self.asking.shard_support = support;
        self
    }

    /// Makes the informer wait for a permit, and for a random delay of up to `jitter`, before it
    /// fetches its first collection.
    pub(crate) fn turns(mut self, lists: Option<Arc<Semaphore>>, jitter: Duration) -> Self {
        self.turns = Turns { lists, jitter };
        self
    }

    /// Shares the probe that notices the end of an outage with other informers of the same server
    /// (B70).
    pub(crate) fn prober(mut self, prober: Arc<Prober>) -> Self {
        self.asking.prober = Some(prober);
        self
    }

    /// Makes the jitter repeatable, for tests. Without a seed every informer waits differently, so
    /// that they do not all return to a server at the same moment.
    ///
    /// ```
    /// # use kube_informer::{informer::SharedInformer, source::ScriptedSource};
    /// let informer = SharedInformer::over(ScriptedSource::<String>::new()).seed(7).build()?;
    /// # Ok::<(), kube_informer::informer::BuildError>(())
    /// ```
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = Some(seed);
        self
    }

    /// Builds the informer. It does nothing until it is started.
    ///
    /// # Errors
    /// Returns everything that is wrong at once. See [`BuildError`] for an example.
    pub fn build(self) -> Result<SharedInformer<K>, BuildError> {
        let problems = self.problems();
        if !problems.is_empty() {
            return Err(BuildError::of_informer(problems));
        }
        let namespaces = namespaces::meant(&self.namespaces);
        let on_demand = self.on_demand.map(|on_demand| {
            let Asking { labels, fields, .. } = &self.asking;
            on_demand.selecting(labels, fields, !namespaces.is_empty())
        });
        if let Some(shards) = self.shards {
            let troubles = Arc::new(Troubles::new(Arc::clone(&self.name), self.on_error));
            let waiting = Partition::new("its ranges".into(), None);
            let mut applier = Applier::new(
                self.name,
                self.fetched,
                vec![waiting],
                Schedule::new(self.resync),
                troubles,
                self.transform,
                self.uid_change,
            );
            (applier.metadata, applier.on_demand) = (self.metadata, Mutex::new(on_demand));
            applier.check.clone_from(&self.asking.check);
            let support = Arc::clone(&self.asking.shard_support);
            let make = maker(self.origin, self.asking, applier.feedback());
            let sharding = Sharding::new(shards, make, support, namespaces.to_vec(), self.seed, self.turns);
            return Ok(SharedInformer::sharded(
                applier,
                sharding,
                self.config,
                self.backlog,
                self.audit_every,
            ));
        }
        let (partitions, ask) = partitions(self.origin, namespaces, &self.asking);
        let (partitions, sources): (Vec<_>, Vec<_>) = partitions.into_iter().unzip();
        let troubles = Arc::new(Troubles::new(Arc::clone(&self.name), self.on_error));
        let mut applier = Applier::new(
            self.name,
            self.fetched,
            partitions,
            Schedule::new(self.resync),
            troubles,
            self.transform,
            self.uid_change,
        );
        (applier.metadata, applier.on_demand) = (self.metadata, Mutex::new(on_demand));
        applier.check.clone_from(&self.asking.check);
        let feedback = applier.feedback();
        let sources = sources.into_iter().map(|(namespace, mut source)| {
            feedback.give(&mut *source);
            PartitionSource {
                namespace,
                shard: None,
                source: source.into(),
                seed: self.seed,
                turns: self.turns.clone(),
            }
        });
        let sources = sources.collect();
        let members = ask.map(|ask| Members::new(ask, self.asking, self.seed, self.turns, namespaces));
        Ok(SharedInformer::new(
            applier,
            sources,
            members,
            self.config,
            self.backlog,
            self.audit_every,
        ))
    }

    fn problems(&self) -> Vec<String> {
        let mut problems = Vec::new();
        if self.name.is_empty() {
            problems.push("`name`: it is empty; logs and metrics need one".to_owned());
        }
        problems.extend(namespaces::problems(&self.namespaces));
        problems.extend(selectors::problems(&self.asking.labels, &self.asking.fields));
        if matches!(self.origin, Origin::Own(_)) {
            let given = [
                ("namespaces", !self.namespaces.is_empty()),
                ("labels", !self.asking.labels.is_empty()),
                ("fields", !self.asking.fields.is_empty()),
                ("decoding", self.asking.decoding.is_some()),
                ("encoding", self.asking.encoding.is_some()),
                ("compression", self.asking.compression.is_some()),
            ];
            for (method, _) in given.iter().filter(|(_, given)| *given) {
                problems.push(format!(
                    "`{method}`: a source of your own sees to this by itself; leave it out"
                ));
            }
        }
        problems
    }
}

/// The partitions of a collection, each with its namespace and its source. For a collection of several namespaces, also
/// the function that makes the source of another one.
fn partitions<K>(
    origin: Origin<K>,
    namespaces: &[Arc<str>],
    asking: &Asking,
) -> (Vec<UnsharedPartition<K>>, Option<Ask<K>>) {
    match origin {
        Origin::Own(source) => {
            let partition = Partition::new("its source".into(), None);
            (vec![(partition, (None, source))], None)
        }
        Origin::Kube(ask) if namespaces.is_empty() => {
            let mut partition = Partition::new("all namespaces".into(), None);
            partition.unselected = asking.selects_all();
            (vec![(partition, (None, ask(None, asking)))], None)
        }
        Origin::Kube(ask) => {
            let one = |namespace: &Arc<str>| {
                let source = ask(Some(namespace), asking);
                (asking.partition(namespace), (Some(Arc::clone(namespace)), source))
            };
            (namespaces.iter().map(one).collect(), Some(ask))
        }
    }
}

impl Asking {
    /// True if there are no selectors.
    fn selects_all(&self) -> bool {
        self.labels.is_empty() && self.fields.is_empty()
    }

    /// The partition of a namespace.
    pub(super) fn partition(&self, namespace: &Arc<str>) -> Partition {
        let scope = format!("namespace {namespace:?}");
        let mut partition = Partition::new(scope.into(), Some(Arc::clone(namespace)));
        partition.unselected = self.selects_all();
        partition
    }
}

/// A partition and its source.
type UnsharedPartition<K> = (Partition, Unshared<K>);

/// Makes the sources of a sharded collection.
fn maker<K: Send + Sync + 'static>(
    origin: Origin<K>,
    asking: Asking,
    feedback: Feedback<K>,
) -> MakeSource<K> {
    match origin {
        // One source for all ranges. It may ignore the filter, because every object is checked again.
        Origin::Own(mut source) => {
            feedback.give(&mut *source);
            let source: SharedSource<K> = source.into();
            Box::new(move |_: Option<&str>, _: ShardFilter| Arc::clone(&source))
        }
        Origin::Kube(ask) => Box::new(
            move |namespace: Option<&str>, filter: ShardFilter| -> SharedSource<K> {
                let mut source = ask(namespace, &asking);
                feedback.give(&mut *source);
                source.shard(filter);
                source.into()
            },
        ),
    }
}

/// A namespace and its source, which is not shared yet.
type Unshared<K> = (Option<Arc<str>>, Box<dyn ListerWatcher<K>>);

/// A partition of the collection and its source.
pub(super) struct PartitionSource<K> {
    pub(super) namespace: Option<Arc<str>>,
    /// Its ranges, if the collection is sharded.
    pub(super) shard: Option<Arc<Shard>>,
    pub(super) source: SharedSource<K>,
    /// The seed of its jitter, if the jitter has to be repeatable.
    pub(super) seed: Option<u64>,
    pub(super) turns: Turns,
}

/// When the first collection may be fetched.
#[derive(Clone, Default)]
pub(super) struct Turns {
    /// Limits the number of first lists that run at once to its permits.
    pub(super) lists: Option<Arc<Semaphore>>,
    pub(super) jitter: Duration,
}

impl<K> fmt::Debug for Builder<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Builder")
            .field("name", &self.name)
            .field("namespaces", &self.namespaces)
            .field("labels", &self.asking.labels)
            .field("fields", &self.asking.fields)
            .finish_non_exhaustive()
    }
}
