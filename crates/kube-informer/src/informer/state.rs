//! How an informer is: a state with a reason.

use std::fmt;
use std::sync::Arc;

use tokio::sync::watch;
use tokio::time::Instant;

use super::advice::{ResourceInfo, advice};
use super::audit::AuditStatus;
use super::freshness::{Freshness, Proofs};
use super::handlers::listener::HandlerStatus;
use super::handlers::unnamed::HandlerTotals;
use super::relists::{Relist, RelistCause};
use super::trouble::{Trouble, TroubleCounts};
use crate::object::{ObjectKey, ResourceVersion};
use crate::protocol::{Failure, FailureKind};
use crate::reflector::{Health, ReflectorHandle};
use crate::saturate::later;

/// How an informer is.
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
    /// It was not started.
    Pending,
    /// The collection is being fetched for the first time.
    Syncing,
    /// In step with the server.
    Synced,
    /// Something is wrong; what is known may be old, or not everything. It is being tried again.
    Degraded {
        /// Since when.
        since: Instant,
        /// What, and where.
        cause: Cause,
        /// When it is tried again.
        next_try: Instant,
    },
    /// Ended, for good.
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

/// What is wrong, where, and what can be done. For an example see [`SyncError`](super::SyncError).
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Cause {
    /// Which partition of the collection: a namespace, or all of them.
    pub scope: Arc<str>,
    /// What went wrong last.
    pub failure: Failure,
    /// What a person can do about it.
    pub advice: Arc<str>,
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}; {}", self.scope, self.failure, self.advice)
    }
}

/// Everything there is to know of an informer, in one look.
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
    /// What the server calls the collection; none for a source of the user's own.
    pub resource: Option<ResourceName>,
    /// How it is.
    pub state: State,
    /// Has everything that was there from the start been applied? Stays true.
    pub synced: bool,
    /// How many objects the cache has.
    pub objects: usize,
    /// How far the cache has come.
    pub version: Option<ResourceVersion>,
    /// How many times the server went back, and everything was fetched again (B65): the epoch of the cache.
    pub rewinds: u64,
    /// How many times the server could not be asked for its version.
    pub failed_probes: u64,
    /// How far the cache can be behind the server.
    pub freshness: Freshness,
    /// How many whole collections were applied, the first included.
    pub relists: u64,
    /// The same by cause.
    pub relist_causes: Vec<(RelistCause, u64)>,
    /// The latest of them, oldest first.
    pub recent_relists: Vec<Relist>,
    /// How many changes were told to handlers.
    pub events: u64,
    /// When the last of them was.
    pub last_event: Option<Instant>,
    /// The partitions it is made of: one, or one for each namespace.
    pub partitions: Vec<PartitionStatus>,
    /// Everyone who is told.
    pub handlers: Vec<HandlerStatus>,
    /// What the handlers without a name have done together, those that are gone included.
    pub unnamed: HandlerTotals,
    /// What went wrong so far.
    pub troubles: TroubleCounts,
    /// The failures among it by kind.
    pub failure_kinds: Vec<(FailureKind, u64)>,
    /// The latest of it, whatever it was, oldest first.
    pub recent_troubles: Vec<(Instant, Trouble)>,
    /// Objects that are kept out of the cache now, and why; of very many only some.
    pub kept_out: Vec<(ObjectKey, Arc<str>)>,
    /// The audits so far.
    pub audits: AuditStatus,
}

/// What the server calls a collection: `deployments.apps`. For an example see [`Status`].
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct ResourceName {
    /// Its API group; empty for the applier.
    pub group: Arc<str>,
    /// The version of the group that we ask for.
    pub version: Arc<str>,
    /// The resource itself.
    pub plural: Arc<str>,
}

impl fmt::Display for ResourceName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dot = if self.group.is_empty() { "" } else { "." };
        write!(f, "{}{dot}{}", self.plural, self.group)
    }
}

/// A partition of a collection that is fetched by itself. For an example see [`Status`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct PartitionStatus {
    /// Which: a namespace, or all of them.
    pub scope: Arc<str>,
    /// How it is.
    pub state: State,
    /// How far it has come.
    pub version: Option<ResourceVersion>,
    /// It has everything that the server had at this time; none if that is not known.
    pub as_of: Option<Instant>,
}

/// One partition as the applier sees it.
pub(super) struct Partition {
    pub(super) scope: Arc<str>,
    pub(super) namespace: Option<Arc<str>>,
    pub(super) version: Option<ResourceVersion>,
    /// The epoch that what the store has of it belongs to.
    pub(super) epoch: u64,
    /// Its reflector is told here that another partition went back.
    pub(super) rewound: watch::Sender<()>,
    /// Its first collection was applied.
    pub(super) applied: bool,
    pub(super) proofs: Proofs,
    /// Asks its reflector for something.
    pub(super) handle: ReflectorHandle,
    /// The object that changed last, perhaps by being deleted.
    pub(super) newest: Option<ObjectKey>,
    /// A list of a few objects costs the server little: no selector makes it look for them.
    pub(super) unselected: bool,
    /// An audit asked for a relist that has not come yet.
    pub(super) healing: bool,
    health: Option<Health>,
    ill: Option<Ill>,
}

struct Ill {
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
            health: None,
            ill: None,
        }
    }

    /// The reflector says how it is.
    pub(super) fn is(&mut self, health: Health, fetched: &ResourceInfo, now: Instant) {
        self.ill = match &health {
            Health::Degraded { cause, next_try } => Some(Ill {
                since: self.ill.as_ref().map_or(now, |ill| ill.since),
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
        match (&self.health, &self.ill) {
            (None, _) => State::Pending,
            (Some(Health::Stopped), _) => State::Stopped,
            (_, Some(ill)) => State::Degraded {
                since: ill.since,
                cause: ill.cause.clone(),
                next_try: ill.next_try,
            },
            // The reflector is in step as soon as it has handed everything over; we are when it is applied.
            (Some(Health::Synced), None) if self.applied => State::Synced,
            _ => State::Syncing,
        }
    }

    pub(super) fn cause(&self) -> Option<Cause> {
        self.ill.as_ref().map(|ill| ill.cause.clone())
    }
}

/// The state of the whole: as bad as its worst partition.
pub(super) fn together<'a>(partitions: impl Iterator<Item = &'a Partition>) -> State {
    let rank = |state: &State| match state {
        State::Synced => 0,
        State::Syncing => 1,
        State::Pending => 2,
        State::Stopped => 3,
        State::Degraded { .. } => 4,
    };
    partitions
        .map(Partition::state)
        .reduce(
            |worst, state| {
                if rank(&state) > rank(&worst) { state } else { worst }
            },
        )
        .unwrap_or(State::Synced)
}
