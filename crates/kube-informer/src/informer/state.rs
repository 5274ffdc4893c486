//! The state of an informer and its partitions, each with a reason.

use std::fmt;
use std::sync::Arc;

use tokio::sync::watch;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::advice::{ResourceInfo, advice};
use super::audit::AuditStatus;
use super::freshness::{Freshness, Proofs};
use super::handlers::listener::HandlerStatus;
use super::handlers::unnamed::HandlerTotals;
use super::relists::{Relist, RelistCause};
use super::trouble::{Trouble, TroubleCounts};
use crate::histogram::Histogram;
use crate::object::{ObjectKey, ResourceVersion};
use crate::protocol::{Failure, FailureKind};
use crate::reflector::{Health, ReflectorHandle};
use crate::saturate::later;
use crate::wire::UnfilledFields;

/// The state of an informer.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use {std::time::Duration, k8s_openapi::api::core::v1::Namespace, kube_informer::informer::{SharedInformer, State}};
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let namespaces = SharedInformer::<Namespace>::builder(sandbox.client()).build()?;
/// let mut state = namespaces.watch_state();
/// assert_eq!(*state.borrow(), State::Pending);
/// namespaces.start()?;
/// state.wait_for(|state| *state == State::Synced).await?;
/// # Ok(()) }
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum State {
    /// The informer was not started.
    Pending,
    /// The collection is being fetched for the first time.
    Syncing,
    /// In sync with the server.
    Synced,
    /// Something is wrong: the cache may be old or incomplete. The informer tries again.
    Degraded {
        /// Since when.
        since: Instant,
        /// What is wrong, and where.
        cause: Cause,
        /// When the informer tries again.
        next_try: Instant,
    },
    /// The informer has ended and never starts again.
    Stopped,
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pending => f.write_str("not started"),
            Self::Syncing => f.write_str("syncing"),
            Self::Synced => f.write_str("synced"),
            Self::Degraded { cause, .. } => write!(f, "degraded: {cause}"),
            Self::Stopped => f.write_str("stopped"),
        }
    }
}

/// What is wrong, where, and what can be done. See [`SyncError`](super::SyncError) for an example.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Cause {
    /// The partition: a namespace, or all namespaces.
    pub scope: Arc<str>,
    /// The latest failure.
    pub failure: Failure,
    /// What a person can do about it.
    pub advice: Arc<str>,
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}; {}", self.scope, self.failure, self.advice)
    }
}

/// A full report on an informer, taken at one moment.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use {std::time::Duration, k8s_openapi::api::core::v1::Namespace, kube_informer::informer::{Handler, RelistCause, SharedInformer}};
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let namespaces = SharedInformer::<Namespace>::builder(sandbox.client()).build()?;
/// namespaces.add_handler(Handler::new().name("printer"))?;
/// namespaces.start()?;
/// namespaces.wait_for_sync(Duration::from_secs(10)).await?;
/// let status = namespaces.status();
/// assert_eq!((&*status.name, status.objects > 0), ("namespaces", true));
/// assert_eq!(&*status.handlers[0].name, "printer");
/// assert_eq!(status.unnamed.handlers, 0);
/// assert_eq!(status.recent_relists[0].cause, RelistCause::First);
/// assert_eq!(status.resource.unwrap().to_string(), "namespaces");
/// # Ok(()) }
/// ```
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Status {
    /// The informer's name.
    pub name: Arc<str>,
    /// The server's name of the collection; `None` for a source that the user wrote.
    pub resource: Option<ResourceName>,
    /// The state of the informer.
    pub state: State,
    /// True once the initial collection was applied. Never becomes false again.
    pub synced: bool,
    /// The number of objects in the cache.
    pub objects: usize,
    /// The version that the cache has reached.
    pub version: Option<ResourceVersion>,
    /// How many times the server went back, so that everything was fetched again (B65): the epoch
    /// of the cache.
    pub rewinds: u64,
    /// How many probes of the server's version failed.
    pub failed_probes: u64,
    /// How far the cache can be behind the server.
    pub freshness: Freshness,
    /// The number of whole collections that were applied, the first included.
    pub relists: u64,
    /// The same by cause.
    pub relist_causes: Vec<(RelistCause, u64)>,
    /// The latest relists, oldest first.
    pub recent_relists: Vec<Relist>,
    /// The number of changes that were published to handlers.
    pub events: u64,
    /// The number of changes that were received and wait to be applied.
    #[doc(alias = "informer_queued_items")]
    pub queued: usize,
    /// How long batches of changes took to be applied to the cache and handed to the handlers, in seconds.
    #[doc(alias = "informer_processing_latency_seconds")]
    pub processing: Histogram,
    /// When the last change was published.
    pub last_event: Option<Instant>,
    /// The partitions of the collection: one, or one for each namespace.
    pub partitions: Vec<PartitionStatus>,
    /// The handlers.
    pub handlers: Vec<HandlerStatus>,
    /// The totals of all handlers without a name, those that were removed included.
    pub unnamed: HandlerTotals,
    /// The number of troubles so far.
    pub troubles: TroubleCounts,
    /// The number of failures by kind.
    pub failure_kinds: Vec<(FailureKind, u64)>,
    /// The latest troubles of every kind, oldest first.
    pub recent_troubles: Vec<(Instant, Trouble)>,
    /// Objects that are kept out of the cache now, and why. The list is limited.
    pub kept_out: Vec<(ObjectKey, Arc<str>)>,
    /// The audits so far.
    pub audits: AuditStatus,
    /// The pool in which [lean types](crate::lean) keep the parts that objects have in common; `None` for other types.
    pub pool: Option<kube_lean::PoolStats>,
    /// The fields of a projection that no object has filled, once the collection is synced or a thousand objects were seen; `None`
    /// if there are none, and for other types.
    pub unfilled: Option<UnfilledFields>,
}

/// The server's name of a collection: `deployments.apps`. See [`Status`] for an example.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct ResourceName {
    /// Its API group; empty for the core group.
    pub group: Arc<str>,
    /// The version of the group that the informer asks for.
    pub version: Arc<str>,
    /// The plural name of the resource.
    pub plural: Arc<str>,
}

impl fmt::Display for ResourceName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dot = if self.group.is_empty() { "" } else { "." };
        write!(f, "{}{dot}{}", self.plural, self.group)
    }
}

/// A partition of a collection, which is fetched on its own. See [`Status`] for an example.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct PartitionStatus {
    /// The partition: a namespace, or all namespaces.
    pub scope: Arc<str>,
    /// The state of the partition.
    pub state: State,
    /// The version that it has reached.
    pub version: Option<ResourceVersion>,
    /// The partition has everything that the server had at this time; `None` if that is not known.
    pub as_of: Option<Instant>,
}

/// One partition as the applier sees it.
pub(super) struct Partition {
    pub(super) scope: Arc<str>,
    pub(super) namespace: Option<Arc<str>>,
    pub(super) version: Option<ResourceVersion>,
    /// The epoch that its objects in the store belong to.
    pub(super) epoch: u64,
    /// Notifies its reflector that another partition went back.
    pub(super) rewound: watch::Sender<()>,
    /// Its first collection was applied.
    pub(super) applied: bool,
    pub(super) proofs: Proofs,
    /// Sends requests to its reflector.
    pub(super) handle: ReflectorHandle,
    /// The key of the object that was changed or deleted last.
    pub(super) newest: Option<ObjectKey>,
    /// True if the collection has no selectors, so that a list of a few objects costs the server little.
    pub(super) unselected: bool,
    /// An audit asked for a relist that was not applied yet.
    pub(super) healing: bool,
    /// Ends the partition's task.
    pub(super) stop: CancellationToken,
    /// True if the partition has some ranges of a sharded collection.
    pub(super) sharded: bool,
    /// The partition was removed, or is about to end, and does not count any more. Tasks name partitions by their place, so it
    /// stays.
    pub(super) retired: bool,
    /// The task of the partition has ended. Its place can be used for another one.
    pub(super) vacant: bool,
    health: Option<Health>,
    degraded: Option<Degraded>,
}

struct Degraded {
    since: Instant,
    cause: Cause,
    next_try: Instant,
}

impl Partition {
    pub(super) fn new(scope: Arc<str>, namespace: Option<Arc<str>>) -> Self {
        Self {
            scope,
            namespace,
            version: None,
            epoch: 0,
            rewound: watch::Sender::new(()),
            applied: false,
            proofs: Proofs::default(),
            handle: ReflectorHandle::default(),
            newest: None,
            unselected: false,
            healing: false,
            stop: CancellationToken::new(),
            sharded: false,
            retired: false,
            vacant: false,
            health: None,
            degraded: None,
        }
    }

    /// Records the health that the reflector reports.
    pub(super) fn is(&mut self, health: Health, fetched: &ResourceInfo, now: Instant) {
        self.degraded = match &health {
            Health::Degraded { cause, next_try } => Some(Degraded {
                since: self.degraded.as_ref().map_or(now, |degraded| degraded.since),
                cause: Cause {
                    scope: Arc::clone(&self.scope),
                    failure: cause.clone(),
                    advice: advice(cause.kind, fetched, self.namespace.as_deref()),
                },
                next_try: later(now, *next_try),
            }),
            _ => None,
        };
        self.health = Some(health);
    }

    pub(super) fn state(&self) -> State {
        match (&self.health, &self.degraded) {
            (None, _) => State::Pending,
            (Some(Health::Stopped), _) => State::Stopped,
            (_, Some(degraded)) => State::Degraded {
                since: degraded.since,
                cause: degraded.cause.clone(),
                next_try: degraded.next_try,
            },
            // The reflector is in sync when it has handed over everything; the informer is in sync
            // when that is applied.
            (Some(Health::Synced), None) if self.applied => State::Synced,
            _ => State::Syncing,
        }
    }

    pub(super) fn cause(&self) -> Option<Cause> {
        self.degraded.as_ref().map(|degraded| degraded.cause.clone())
    }
}

/// The partitions that were not removed.
pub(super) fn live(partitions: &[Partition]) -> impl Iterator<Item = &Partition> {
    partitions.iter().filter(|partition| !partition.retired)
}

/// The state of the informer: as bad as its worst partition.
pub(super) fn together<'a>(partitions: impl Iterator<Item = &'a Partition>) -> State {
    let rank = |state: &State| match state {
        State::Synced => 0,
        State::Syncing => 1,
        State::Pending => 2,
        State::Stopped => 3,
        State::Degraded { .. } => 4,
    };
    partitions
        .filter(|partition| !partition.retired)
        .map(Partition::state)
        .reduce(
            |worst, state| {
                if rank(&state) > rank(&worst) { state } else { worst }
            },
        )
        .unwrap_or(State::Synced)
}
