//! The report of an inspector, as plain values.
//!
//! Times are milliseconds since 1970, so that a report does not change while nothing happens.

use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use tokio::time::Instant;

use super::clock::Clock;
use super::redact::{redact_error, redact_text};
use super::shards::ShardReport;
use super::subject::is_secret;
use super::views::ViewReport;
use crate::controller::ControllerStats;
use crate::histogram::Histogram;
use crate::informer::{Cause, HandlerState, HandlerStatus, PartitionStatus, Relist, State, Status, Trouble};
use crate::leader::LeaderState;
use crate::workqueue::{self, Durations};

/// A report on everything that is observed. Serialises to the JSON that the page displays.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use {std::time::Duration, k8s_openapi::api::core::v1::Namespace};
/// # use kube_informer::{informer::{Handler, SharedInformer}, observe::{HandlerHealth, Inspector}};
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let namespaces = SharedInformer::<Namespace>::builder(sandbox.client()).build()?;
/// namespaces.add_handler(Handler::new().name("printer"))?;
/// namespaces.start()?;
/// namespaces.wait_for_sync(Duration::from_secs(10)).await?;
///
/// let report = Inspector::new().informer(&namespaces).report();
/// let informer = &report.informers[0];
/// assert_eq!((&*informer.name, informer.state, informer.objects), ("namespaces", "synced", 4));
/// assert_eq!(informer.handlers[0].health, HandlerHealth::Ok);
/// # Ok(()) }
/// ```
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Report {
    /// The process.
    pub process: ProcessReport,
    /// Every informer.
    pub informers: Vec<InformerReport>,
    /// Every controller.
    pub controllers: Vec<ControllerReport>,
    /// Every queue that does not belong to a controller.
    pub queues: Vec<QueueReport>,
    /// Every election.
    pub elections: Vec<ElectionReport>,
    /// Every derived collection that is observed.
    pub views: Vec<ViewReport>,
    /// Every group of replicas that shares work, as the observed replica sees it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shards: Vec<ShardReport>,
}

/// The process. See [`Report`] for an example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ProcessReport {
    /// The name of the program.
    pub name: String,
    /// The process id.
    pub pid: u32,
    /// When the inspector was created.
    pub started: u64,
}

/// An informer. See [`Report`] for an example.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct InformerReport {
    /// Its name. If two informers have the same name, one gets a number (B59).
    pub name: Arc<str>,
    /// The server's name of the collection.
    pub resource: Option<Resource>,
    /// `pending`, `syncing`, `synced`, `degraded` or `stopped`.
    pub state: &'static str,
    /// The cause, if something is wrong.
    pub cause: Option<CauseReport>,
    /// True once the initial collection was applied.
    pub synced: bool,
    /// The number of objects in the cache.
    pub objects: usize,
    /// Their approximate size in bytes; `None` if the objects cannot be shown.
    pub bytes: Option<u64>,
    /// The version that the cache has reached.
    pub version: Option<String>,
    /// The cache has everything that the server had at this time; `None` if that is not known.
    pub as_of: Option<u64>,
    /// The reason why the cache is not fresher, if there is one.
    pub stale: Option<String>,
    /// The number of changes that were published to handlers.
    pub events: u64,
    /// The number of changes that wait to be applied.
    pub queued: usize,
    /// How long batches of changes took to be applied, in seconds. Not in the JSON.
    #[serde(skip)]
    pub processing: Histogram,
    /// When the last change was published.
    pub last_event: Option<u64>,
    /// How many times the server went back to a lower version, so that everything was fetched
    /// again.
    pub rewinds: u64,
    /// How many probes of the server's version failed.
    pub failed_probes: u64,
    /// The fetches of the whole collection.
    pub relists: RelistReport,
    /// Its partitions, if there are several: one for each namespace.
    pub parts: Vec<PartReport>,
    /// The handlers.
    pub handlers: Vec<HandlerReport>,
    /// The totals of all handlers without a name, those that were removed included.
    pub unnamed: UnnamedReport,
    /// The errors so far.
    pub errors: ErrorReport,
    /// Objects that are kept out of the cache now, and why. The list is limited.
    pub kept_out: Vec<KeptOut>,
    /// Comparisons of the cache with the server.
    pub audits: AuditCounts,
    /// The pool in which lean types keep the parts that objects have in common; `None` for other types.
    pub pool: Option<PoolReport>,
    /// True if its objects can be shown.
    pub shown: bool,
    /// The fields of a projection that no object has filled; empty for other types.
    pub unfilled: Vec<UnfilledReport>,
    /// The number of objects that were looked at for that.
    pub looked_at: u64,
}

/// A field of a projection that no object has filled. See [`UnfilledFields`](crate::wire::UnfilledFields) for an example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct UnfilledReport {
    /// Its path.
    pub path: String,
    /// The name that objects have there, if it differs only in case and punctuation.
    pub similar: Option<String>,
}

/// The server's name of a collection. See [`Report`] for an example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Resource {
    /// Its API group; empty for the core group.
    pub group: Arc<str>,
    /// The version of the group.
    pub version: Arc<str>,
    /// The plural name of the resource.
    pub plural: Arc<str>,
}

/// What is wrong, and what can be done. See [`Report`] for an example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct CauseReport {
    /// The partition: a namespace, or all namespaces.
    pub scope: Arc<str>,
    /// The kind of the failure: `forbidden`, `network`.
    pub kind: String,
    /// The message of the server, or of the part of the client that failed.
    pub message: Arc<str>,
    /// What a person can do about it.
    pub advice: Arc<str>,
    /// Since when.
    pub since: u64,
    /// When the informer tries again.
    pub next_try: u64,
}

/// When and why the whole collection was fetched. See [`Report`] for an example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct RelistReport {
    /// The number of fetches, the first included.
    pub total: u64,
    /// The number of fetches by cause: `first`, `expired`.
    pub causes: Vec<(String, u64)>,
    /// The latest fetches, oldest first.
    pub recent: Vec<Fetch>,
}

/// One fetch of the whole collection. See [`Report`] for an example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Fetch {
    /// When the collection was complete.
    pub at: u64,
    /// The time from its first object to its last, in milliseconds.
    pub took: u64,
    /// The number of its objects.
    pub objects: usize,
    /// The partition.
    pub scope: Arc<str>,
    /// Why it was fetched.
    pub cause: String,
}

/// The pool in which lean types keep the parts that objects have in common. See [`Report`] for an example.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct PoolReport {
    /// The number of different parts.
    pub values: usize,
    /// The memory of the pool in bytes, without the parts themselves.
    pub bytes: usize,
    /// How many parts of objects were looked up.
    pub lookups: u64,
    /// How many of them were found.
    pub hits: u64,
}

/// Comparisons of the cache with the server. See [`Report`] for an example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct AuditCounts {
    /// The number of completed audits.
    pub completed: u64,
    /// The number of failed audits.
    pub failed: u64,
    /// The number of differences that all audits found.
    pub differences: u64,
    /// When the last audit was completed, and its result.
    pub last: Option<Timed>,
}

/// A partition of a collection. See [`Report`] for an example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct PartReport {
    /// The partition: a namespace, or all namespaces.
    pub scope: Arc<str>,
    /// The state, with the same values as the informer's.
    pub state: &'static str,
    /// The cause, if something is wrong.
    pub cause: Option<CauseReport>,
    /// The version that it has reached.
    pub version: Option<String>,
}

/// A handler. See [`Report`] for an example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct HandlerReport {
    /// Its name.
    pub name: Arc<str>,
    /// False if the user gave it no name, and the name is generated.
    pub named: bool,
    /// `syncing`, `synced` or `stopped`.
    pub state: &'static str,
    /// Whether it keeps up.
    pub health: HandlerHealth,
    /// The number of events that it has not received; of objects, while it coalesces.
    pub waiting: usize,
    /// Since when the oldest of them has been waiting.
    pub waiting_since: Option<u64>,
    /// True if the handler is so far behind that it receives at most one change per object.
    pub coalescing: bool,
    /// The number of callbacks so far.
    pub delivered: u64,
    /// The number of callbacks that panicked.
    pub panics: u64,
    /// The total time of its callbacks, in microseconds.
    pub busy: u64,
    /// The time of the slowest callback, in microseconds.
    pub slowest: u64,
    /// The object of the slowest callback.
    pub slowest_of: Option<String>,
    /// Since when a callback has been running.
    pub running_since: Option<u64>,
}

/// The totals of all handlers without a name, those that were removed included. See [`Report`] for
/// an example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct UnnamedReport {
    /// The number of handlers.
    pub handlers: u64,
    /// The number of their callbacks.
    pub delivered: u64,
    /// The number of callbacks that panicked.
    pub panics: u64,
    /// The total time of their callbacks, in microseconds.
    pub busy: u64,
    /// The time of the slowest callback, in microseconds.
    pub slowest: u64,
}

/// Whether a handler keeps up. See [`Report`] for an example.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum HandlerHealth {
    /// The handler keeps up.
    Ok,
    /// The handler makes progress, but its oldest event has been waiting for more than five
    /// seconds.
    Behind,
    /// One callback has been running for more than ten seconds, or a stream was not polled for that
    /// long.
    Stalled,
}

/// The errors of an informer. See [`Report`] for an example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ErrorReport {
    /// Lists and watches that failed.
    pub failures: u64,
    /// The number of failures by kind.
    pub kinds: Vec<(String, u64)>,
    /// Objects that could not be decoded or transformed, counted each time they arrived.
    pub kept_out: u64,
    /// Items of the stream that were not objects of the collection.
    pub skipped: u64,
    /// Callbacks that panicked.
    pub handler_panics: u64,
    /// Index functions that panicked.
    pub index_panics: u64,
    /// The latest errors of every kind, oldest first.
    pub recent: Vec<Timed>,
}

/// A message and its time. See [`Report`] for an example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Timed {
    /// When.
    pub at: u64,
    /// The message.
    pub text: String,
}

/// An object that is kept out of the cache. See [`Report`] for an example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct KeptOut {
    /// The object's key.
    pub key: String,
    /// The reason.
    pub why: String,
}

/// A controller. See [`Inspector::controller`](super::Inspector::controller) for an example.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ControllerReport {
    /// Its name.
    pub name: Arc<str>,
    /// The number of keys that it reconciles at the same time.
    pub workers: usize,
    /// Reconciles that succeeded.
    pub succeeded: u64,
    /// How many of them asked to be called after a time.
    pub scheduled: u64,
    /// Reconciles that were not finished and asked to be called again.
    pub requeued: u64,
    /// Reconciles that failed.
    pub failed: u64,
    /// Reconciles that panicked.
    pub panicked: u64,
    /// How often a reconcile exceeded its time limit.
    pub stuck: u64,
    /// How long reconciles took, in seconds. Not in the JSON.
    #[serde(skip)]
    pub reconcile_time: Histogram,
    /// The keys that are being reconciled.
    pub running: Vec<RunningReport>,
    /// Its queue.
    pub queue: QueueReport,
}

/// A key that is being reconciled. See [`Inspector::controller`](super::Inspector::controller) for
/// an example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct RunningReport {
    /// The key.
    pub key: String,
    /// Since when.
    pub since: u64,
}

/// A work queue; durations are in microseconds. See [`Inspector::queue`](super::Inspector::queue)
/// for an example.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct QueueReport {
    /// Its name.
    pub name: Arc<str>,
    /// Ready keys.
    pub depth: usize,
    /// Delayed keys.
    pub delayed: usize,
    /// Keys in processing.
    pub running: usize,
    /// Adds so far.
    pub adds: u64,
    /// Rate-limited adds so far.
    pub retries: u64,
    /// Keys taken so far.
    pub taken: u64,
    /// The sum of the times that they were ready.
    pub queue_duration: u64,
    /// Keys finished so far.
    pub done: u64,
    /// The sum of their processing times.
    pub work_duration: u64,
    /// The sum of the processing times of the keys in processing now.
    pub unfinished_work: u64,
    /// The longest processing time among them.
    pub longest_running: u64,
    /// Histograms of the durations, in seconds, if the queue keeps them. Not in the JSON.
    #[serde(skip)]
    pub durations: Option<Durations>,
}

/// An election. See [`Inspector::election`](super::Inspector::election) for an example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ElectionReport {
    /// Its name.
    pub name: Arc<str>,
    /// True if this replica leads.
    pub leading: bool,
    /// The holder of the lease, if it is known.
    pub leader: Option<String>,
    /// The number of observed changes of leader.
    pub changes: u64,
    /// The number of refused renewals without a read before them.
    pub slow_paths: u64,
    /// The number of requests that failed.
    pub failures: u64,
    /// The last error, until a request succeeds.
    pub last_failure: Option<String>,
}

impl ElectionReport {
    pub(super) fn of(name: Arc<str>, state: &LeaderState) -> Self {
        Self {
            name,
            leading: state.is_leader(),
            leader: state.leader.clone(),
            changes: state.changes,
            slow_paths: state.slow_paths,
            failures: state.failures,
            last_failure: state
                .last_failure
                .as_deref()
                .map(|text| redact_text(text).into_owned()),
        }
    }
}

impl InformerReport {
    pub(super) fn of(name: Arc<str>, status: Status, bytes: Option<u64>, shown: bool, clock: &Clock) -> Self {
        let secret = is_secret(&status);
        let errors = ErrorReport::of(&status, secret, clock);
        let (state, cause) = state(&status.state, clock);
        let several = status.partitions.len() > 1;
        let parts = status.partitions.iter().filter(|_| several);
        Self {
            name,
            resource: status.resource.map(|resource| Resource {
                group: resource.group,
                version: resource.version,
                plural: resource.plural,
            }),
            state,
            cause,
            synced: status.synced,
            objects: status.objects,
            bytes,
            version: status.version.map(|version| version.to_string()),
            as_of: status.freshness.as_of.map(|at| clock.millis(at)),
            stale: status
                .freshness
                .reason()
                .map(|reason| redact_text(&reason).into_owned()),
            events: status.events,
            queued: status.queued,
            processing: status.processing,
            last_event: status.last_event.map(|at| clock.millis(at)),
            rewinds: status.rewinds,
            failed_probes: status.failed_probes,
            relists: RelistReport {
                total: status.relists,
                causes: named(&status.relist_causes),
                recent: status
                    .recent_relists
                    .iter()
                    .map(|relist| Fetch::of(relist, clock))
                    .collect(),
            },
            parts: parts.map(|part| PartReport::of(part, clock)).collect(),
            handlers: status
                .handlers
                .iter()
                .map(|handler| HandlerReport::of(handler, clock))
                .collect(),
            unnamed: UnnamedReport {
                handlers: status.unnamed.handlers,
                delivered: status.unnamed.delivered,
                panics: status.unnamed.panics,
                busy: micros(status.unnamed.busy),
                slowest: micros(status.unnamed.slowest),
            },
            errors,
            kept_out: status
                .kept_out
                .iter()
                .map(|(key, why)| KeptOut {
                    key: key.to_string(),
                    why: redact_error(why, secret),
                })
                .collect(),
            audits: AuditCounts {
                completed: status.audits.completed,
                failed: status.audits.failed,
                differences: status.troubles.differences,
                last: status.audits.last.map(|(at, report)| Timed {
                    at: clock.millis(at),
                    text: redact_text(&report.to_string()).into_owned(),
                }),
            },
            pool: status.pool.map(|pool| PoolReport {
                values: pool.values,
                bytes: pool.bytes,
                lookups: pool.lookups,
                hits: pool.hits,
            }),
            shown,
            looked_at: status.unfilled.as_ref().map_or(0, |unfilled| unfilled.looked_at),
            unfilled: status
                .unfilled
                .into_iter()
                .flat_map(|unfilled| unfilled.fields)
                .map(|field| UnfilledReport {
                    path: field.path,
                    similar: field.similar,
                })
                .collect(),
        }
    }
}

impl ErrorReport {
    fn of(status: &Status, secret: bool, clock: &Clock) -> Self {
        let text = |trouble: &Trouble| match trouble {
            Trouble::Failure { .. } => redact_text(&trouble.to_string()).into_owned(),
            _ => redact_error(&trouble.to_string(), secret),
        };
        Self {
            failures: status.troubles.failures,
            kinds: named(&status.failure_kinds),
            kept_out: status.troubles.kept_out,
            skipped: status.troubles.skipped,
            handler_panics: status.troubles.handler_panics,
            index_panics: status.troubles.index_panics,
            recent: status
                .recent_troubles
                .iter()
                .map(|(at, trouble)| Timed {
                    at: clock.millis(*at),
                    text: text(trouble),
                })
                .collect(),
        }
    }
}

impl Fetch {
    fn of(relist: &Relist, clock: &Clock) -> Self {
        Self {
            at: clock.millis(relist.at),
            took: u64::try_from(relist.took.as_millis()).unwrap_or(u64::MAX),
            objects: relist.objects,
            scope: Arc::clone(&relist.scope),
            cause: relist.cause.to_string(),
        }
    }
}

impl PartReport {
    fn of(part: &PartitionStatus, clock: &Clock) -> Self {
        let (state, cause) = state(&part.state, clock);
        Self {
            scope: Arc::clone(&part.scope),
            state,
            cause,
            version: part.version.as_ref().map(ToString::to_string),
        }
    }
}

impl HandlerReport {
    fn of(handler: &HandlerStatus, clock: &Clock) -> Self {
        let now = Instant::now();
        let older = |since: Option<Instant>, than: Duration| since.is_some_and(|since| now - since > than);
        let idle = handler.running_since.is_none();
        let health = if older(handler.running_since, STALLED) || (idle && older(handler.lag.since, STALLED)) {
            HandlerHealth::Stalled
        } else if older(handler.lag.since, BEHIND) {
            HandlerHealth::Behind
        } else {
            HandlerHealth::Ok
        };
        Self {
            name: Arc::clone(&handler.name),
            named: handler.named,
            state: match handler.state {
                HandlerState::Syncing => "syncing",
                HandlerState::Synced => "synced",
                HandlerState::Stopped => "stopped",
            },
            health,
            waiting: handler.lag.waiting,
            waiting_since: handler.lag.since.map(|since| clock.millis(since)),
            coalescing: handler.lag.coalescing,
            delivered: handler.delivered,
            panics: handler.panics,
            busy: micros(handler.busy),
            slowest: micros(handler.slowest),
            slowest_of: handler.slowest_of.as_ref().map(ToString::to_string),
            running_since: handler.running_since.map(|since| clock.millis(since)),
        }
    }
}

impl ControllerReport {
    pub(super) fn of(
        name: Arc<str>,
        workers: usize,
        stats: ControllerStats,
        durations: Option<Durations>,
        clock: &Clock,
    ) -> Self {
        let now = Instant::now();
        let running = stats.running.into_iter().map(|(key, time)| RunningReport {
            key,
            since: clock.millis(now.checked_sub(time).unwrap_or(now)),
        });
        Self {
            workers,
            succeeded: stats.succeeded,
            scheduled: stats.scheduled,
            requeued: stats.requeued,
            failed: stats.failed,
            panicked: stats.panicked,
            stuck: stats.stuck,
            reconcile_time: stats.reconcile_time,
            running: running.collect(),
            queue: QueueReport::of(Arc::clone(&name), &stats.queue, durations),
            name,
        }
    }
}

impl QueueReport {
    pub(super) fn of(name: Arc<str>, stats: &workqueue::Stats, durations: Option<Durations>) -> Self {
        Self {
            name,
            depth: stats.depth,
            delayed: stats.delayed,
            running: stats.running,
            adds: stats.adds,
            retries: stats.retries,
            taken: stats.taken,
            queue_duration: micros(stats.queue_duration),
            done: stats.done,
            work_duration: micros(stats.work_duration),
            unfinished_work: micros(stats.unfinished_work),
            longest_running: micros(stats.longest_running_processor),
            durations,
        }
    }
}

fn state(state: &State, clock: &Clock) -> (&'static str, Option<CauseReport>) {
    match state {
        State::Pending => ("pending", None),
        State::Syncing => ("syncing", None),
        State::Synced => ("synced", None),
        State::Degraded {
            since,
            cause,
            next_try,
        } => {
            let Cause {
                scope,
                failure,
                advice,
                ..
            } = cause;
            let cause = CauseReport {
                scope: Arc::clone(scope),
                kind: failure.kind.to_string(),
                message: redact_text(&failure.message).into(),
                advice: redact_text(advice).into(),
                since: clock.millis(*since),
                next_try: clock.millis(*next_try),
            };
            ("degraded", Some(cause))
        }
        State::Stopped => ("stopped", None),
    }
}

fn named<T: ToString>(counts: &[(T, u64)]) -> Vec<(String, u64)> {
    counts
        .iter()
        .map(|(what, count)| (what.to_string(), *count))
        .collect()
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

const BEHIND: Duration = Duration::from_secs(5);
const STALLED: Duration = Duration::from_secs(10);
