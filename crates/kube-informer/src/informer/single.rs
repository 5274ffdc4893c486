//! [`Informer`]: a cache with one handler, which is called where the cache is written.

use std::fmt;
use std::sync::Arc;

use tokio_util::sync::CancellationToken;

use super::advice::ResourceInfo;
use super::applier::Applier;
use super::builder::{PartitionSource, Turns};
use super::handlers::deliver::deliver_one;
use super::handlers::handler::{Handler, HandlerAdapter};
use super::handlers::listener::ListenerStats;
use super::partition;
use super::resync::Schedule;
use super::state::Partition;
use super::trouble::Troubles;
use crate::reflector::Config;
use crate::source::ListerWatcher;
use crate::store::{Changes, Store, UidChange};

/// A cache and one handler, on one task, with no queue in between.
///
/// Unlike with a [`SharedInformer`](super::SharedInformer), the handler blocks the informer: while
/// it runs, no batch is applied and, a little later, nothing more is read from the server. In
/// exchange the handler can never fall behind. It receives every event in the order of the server.
/// A panic is reported, and the handler continues with the next event. Name, filter and callbacks
/// of the [`Handler`] are used; resync, backlog and `blocking` apply to shared informers only.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use std::sync::Arc;
/// use k8s_openapi::api::core::v1::Namespace;
/// use kube_informer::{informer::{Handler, Informer}, source::KubeSource};
/// use tokio_util::sync::CancellationToken;
///
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let stop = CancellationToken::new();
/// let enough = stop.clone();
/// let printer = Handler::new().on_add(move |namespace: &Arc<Namespace>, _| {
///     println!("{:?}", namespace.metadata.name);
///     enough.cancel(); // one will do for an example
/// });
/// let informer = Informer::new(KubeSource::all(sandbox.client()), printer);
/// let store = informer.store();
/// informer.run(stop).await;
/// assert!(!store.is_empty());
/// # Ok(()) }
/// ```
#[doc(alias = "NewInformer")]
#[doc(alias = "NewIndexerInformer")]
#[must_use = "it does nothing until it runs"]
pub struct Informer<K> {
    applier: Applier<K>,
    source: PartitionSource<K>,
    config: Config,
    adapter: Box<dyn HandlerAdapter<K>>,
    stats: ListenerStats,
}

impl<K: Send + Sync + 'static> Informer<K> {
    /// Creates an informer that caches the objects of the source and calls the handler. See
    /// [`Informer`] for an example.
    pub fn new(mut source: impl ListerWatcher<K>, handler: Handler<K>) -> Self {
        let (adapter, options) = handler.into_parts();
        let stats = ListenerStats::new(options.name);
        let troubles = Arc::new(Troubles::new(Arc::clone(&stats.name), None));
        let partition = Partition::new("its source".into(), None);
        let applier = Applier::new(
            Arc::clone(&stats.name),
            ResourceInfo {
                group: None,
                version: None,
                plural: "objects".into(),
            },
            vec![partition],
            Schedule::new(None),
            troubles,
            None,
            UidChange::default(),
        );
        applier.feedback().give(&mut source);
        Self {
            applier,
            source: PartitionSource {
                namespace: None,
                shard: None,
                source: Arc::new(source),
                seed: None,
                turns: Turns::default(),
            },
            config: Config::default(),
            adapter,
            stats,
        }
    }

    /// The options of the reflector.
    ///
    /// ```
    /// # use kube_informer::{informer::{Handler, Informer}, reflector::{Config, InitialSync}, source::ScriptedSource};
    /// let config = Config { initial: InitialSync::List, ..Config::default() };
    /// let informer = Informer::new(ScriptedSource::<String>::new(), Handler::new()).reflector(config);
    /// # let _ = informer;
    /// ```
    pub fn reflector(mut self, config: Config) -> Self {
        self.config = config;
        self
    }

    /// The cache.
    pub fn store(&self) -> Store<K> {
        self.applier.store.clone()
    }

    /// Runs until `stop` is cancelled, or the future is dropped.
    pub async fn run(self, stop: CancellationToken) {
        let Self {
            applier,
            source,
            config,
            adapter: mut handler,
            stats,
        } = self;
        let applier = Arc::new(applier);
        let troubles = Arc::clone(&applier.troubles);
        let deliver = |changes: &Changes<K>| {
            for event in (0..changes.positions()).filter_map(|position| changes.event(position)) {
                if !stop.is_cancelled() {
                    deliver_one(&mut *handler, event, &stats, &troubles);
                }
            }
        };
        partition::keep(
            Arc::clone(&applier),
            0,
            source,
            config,
            stop.clone(),
            Box::new(deliver),
        )
        .await;
        applier.stop();
    }
}

impl<K> fmt::Debug for Informer<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Informer")
            .field("handler", &self.stats.name)
            .finish_non_exhaustive()
    }
}
