//! Everything in one look, as plain values.
//!
//! Times are milliseconds since 1970, so that a report does not change while nothing happens.

use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use tokio::time::Instant;

use super::clock::Clock;
use super::redact::{redact_error, redact_text};
use super::subject::is_secret;
use crate::controller::ControllerStats;
use crate::informer::{Cause, HandlerState, HandlerStatus, PartitionStatus, Relist, State, Status};
use crate::workqueue;

/// Everything in one look. Serialises to the JSON that the page is made of.
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
    /// Every queue that belongs to no controller.
    pub queues: Vec<QueueReport>,
}

/// The process. For an example see [`Report`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ProcessReport {
    /// What the program is called.
    pub name: String,
    /// Its process number.
    pub pid: u32,
    /// When the inspector was made.
    pub started: u64,
}

/// An informer. For an example see [`Report`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct InformerReport {
    /// Its name; of two that have the same, one gets a number (B59).
    pub name: Arc<str>,
    /// What the server calls the collection.
    pub resource: Option<Resource>,
    /// `pending`, `syncing`, `synced`, `degraded` or `stopped`.
    pub state: &'static str,
    /// What is wrong, if something is.
    pub cause: Option<CauseReport>,
    /// Has everything that was there from the start been applied?
    pub synced: bool,
    /// How many objects it has.
    pub objects: usize,
    /// How many bytes they take, about; none if they cannot be shown.
    pub bytes: Option<u64>,
    /// How far it has come.
    pub version: Option<String>,
    /// It has everything that the server had at this time; none if that is not known.
    pub as_of: Option<u64>,
    /// Why the cache is not fresher, if that has a reason.
    pub stale: Option<String>,
    /// How many changes it has told.
    pub events: u64,
    /// When the last of them was.
    pub last_event: Option<u64>,
    /// How many times the server went back to a lower version, and everything was fetched again.
    pub rewinds: u64,
    /// How many times the server could not be asked for its version.
    pub failed_probes: u64,
    /// When the whole collection was fetched.
    pub relists: RelistReport,
    /// Its parts, if there are several: one for each namespace.
    pub parts: Vec<PartReport>,
    /// Who is told.
    pub handlers: Vec<HandlerReport>,
    /// What the handlers without a name have done together, those that are gone included.
    pub unnamed: UnnamedReport,
    /// What went wrong.
    pub errors: ErrorReport,
    /// Objects that are kept out now, and why; of very many only some.
    pub kept_out: Vec<KeptOut>,
    /// Comparisons of the cache with the server.
    pub audits: AuditCounts,
    /// Can its objects be shown?
    pub shown: bool,
}

/// What the server calls a collection. For an example see [`Report`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Resource {
    /// Its API group; empty for the core.
    pub group: Arc<str>,
    /// The version of the group.
    pub version: Arc<str>,
    /// The resource.
    pub plural: Arc<str>,
}

/// What is wrong. For an example see [`Report`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct CauseReport {
    /// Which part of the collection: a namespace, or all of them.
    pub scope: Arc<str>,
    /// Of what kind: `forbidden`, `network`.
    pub kind: String,
    /// What the server, or whoever noticed, had to say.
    pub message: Arc<str>,
    /// What a person can do about it.
    pub advice: Arc<str>,
    /// Since when.
    pub since: u64,
    /// When it is tried again.
    pub next_try: u64,
}

/// When and why the whole collection was fetched. For an example see [`Report`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct RelistReport {
    /// How often, the first time included.
    pub total: u64,
    /// How often for each cause: `first`, `expired`.
    pub causes: Vec<(String, u64)>,
    /// The latest, oldest first.
    pub recent: Vec<Fetch>,
}

/// One time that the whole collection was fetched. For an example see [`Report`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Fetch {
    /// When it was complete.
    pub at: u64,
    /// How many milliseconds it took from its first object to its last.
    pub took: u64,
    /// How many objects it had.
    pub objects: usize,
    /// Which part of the collection.
    pub scope: Arc<str>,
    /// Why.
    pub cause: String,
}

/// Comparisons of the cache with the server. For an example see [`Report`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct AuditCounts {
    /// How many came to an end.
    pub completed: u64,
    /// How many failed.
    pub failed: u64,
    /// How many differences they found, all together.
    pub differences: u64,
    /// When the last one came to its end, and what it found.
    pub last: Option<Timed>,
}

/// A part of a collection. For an example see [`Report`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct PartReport {
    /// Which.
    pub scope: Arc<str>,
    /// As of the informer.
    pub state: &'static str,
    /// What is wrong, if something is.
    pub cause: Option<CauseReport>,
    /// How far it has come.
    pub version: Option<String>,
}

/// A handler. For an example see [`Report`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct HandlerReport {
    /// Its name.
    pub name: Arc<str>,
    /// False if it was given none, and the name is one that we made up.
    pub named: bool,
    /// `syncing`, `synced` or `stopped`.
    pub state: &'static str,
    /// Does it keep up?
    pub health: HandlerHealth,
    /// Events it has not heard of; objects, while it coalesces.
    pub waiting: usize,
    /// Since when the oldest of them waits.
    pub waiting_since: Option<u64>,
    /// It is so far behind that it hears of each object only once.
    pub coalescing: bool,
    /// How many callbacks it was given.
    pub delivered: u64,
    /// How many of them panicked.
    pub panics: u64,
    /// How many microseconds its callbacks took, together.
    pub busy: u64,
    /// How many microseconds the slowest of them took.
    pub slowest: u64,
    /// The object that was about.
    pub slowest_of: Option<String>,
    /// Since when a callback is running.
    pub running_since: Option<u64>,
}

/// What the handlers without a name have done together, those that are gone included. For an example see [`Report`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct UnnamedReport {
    /// How many handlers there were.
    pub handlers: u64,
    /// How many callbacks they were given.
    pub delivered: u64,
    /// How many of them panicked.
    pub panics: u64,
    /// How many microseconds their callbacks took, together.
    pub busy: u64,
    /// How many microseconds the slowest of them took.
    pub slowest: u64,
}

/// Does a handler keep up? For an example see [`Report`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum HandlerHealth {
    /// It does.
    Ok,
    /// It is working, but what it has not heard waits for more than five seconds.
    Behind,
    /// One callback has been running for more than ten seconds, or nobody reads the stream for that long.
    Stalled,
}

/// What went wrong. For an example see [`Report`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ErrorReport {
    /// Lists and watches that failed.
    pub failures: u64,
    /// The same by kind.
    pub kinds: Vec<(String, u64)>,
    /// Objects that could not be decoded or transformed, each time they came.
    pub kept_out: u64,
    /// Things in the stream that were no objects of the collection.
    pub skipped: u64,
    /// Callbacks that panicked.
    pub handler_panics: u64,
    /// Index functions that panicked.
    pub index_panics: u64,
    /// The latest of all that, oldest first.
    pub recent: Vec<Timed>,
}

/// Something that was said, and when. For an example see [`Report`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Timed {
    /// When.
    pub at: u64,
    /// What.
    pub text: String,
}

/// An object that is kept out of the cache. For an example see [`Report`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct KeptOut {
    /// Which.
    pub key: String,
    /// Why.
    pub why: String,
}

/// A controller. For an example see [`Inspector::controller`](super::Inspector::controller).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ControllerReport {
    /// Its name.
    pub name: Arc<str>,
    /// How many keys it works on at a time.
    pub workers: usize,
    /// Reconciles that ended well.
    pub succeeded: u64,
    /// Those that asked to be called again.
    pub requeued: u64,
    /// Those that failed.
    pub failed: u64,
    /// Those that panicked.
    pub panicked: u64,
    /// How often one took longer than it should.
    pub stuck: u64,
    /// What it works on now.
    pub running: Vec<RunningReport>,
    /// Its queue.
    pub queue: QueueReport,
}

/// A key that is worked on. For an example see [`Inspector::controller`](super::Inspector::controller).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct RunningReport {
    /// Which.
    pub key: String,
    /// Since when.
    pub since: u64,
}

/// A work queue; durations are in microseconds. For an example see [`Inspector::queue`](super::Inspector::queue).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct QueueReport {
    /// Its name.
    pub name: Arc<str>,
    /// Keys that wait in line.
    pub depth: usize,
    /// Keys that are not due yet.
    pub delayed: usize,
    /// Keys that are worked on.
    pub running: usize,
    /// Adds so far.
    pub adds: u64,
    /// Rate-limited adds so far.
    pub retries: u64,
    /// Keys taken so far.
    pub taken: u64,
    /// How long they had waited in line, together.
    pub queue_duration: u64,
    /// Keys done so far.
    pub done: u64,
    /// How long the work on them took, together.
    pub work_duration: u64,
    /// How long what is worked on now has been, together.
    pub unfinished_work: u64,
    /// How long the longest of them has been.
    pub longest_running: u64,
}

impl InformerReport {
    pub(super) fn of(name: Arc<str>, status: Status, bytes: Option<u64>, shown: bool, clock: &Clock) -> Self {
        let secret = is_secret(&status);
        let (state, cause) = state(&status.state, clock);
        let several = status.partitions.len() > 1;
        let parts = status.partitions.iter().filter(|_| several);
        let recent = status.recent_troubles.iter();
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
            errors: ErrorReport {
                failures: status.troubles.failures,
                kinds: named(&status.failure_kinds),
                kept_out: status.troubles.kept_out,
                skipped: status.troubles.skipped,
                handler_panics: status.troubles.handler_panics,
                index_panics: status.troubles.index_panics,
                recent: recent
                    .map(|(at, trouble)| Timed {
                        at: clock.millis(*at),
                        text: match trouble {
                            crate::informer::Trouble::Failure { .. } => {
                                redact_text(&trouble.to_string()).into_owned()
                            }
                            _ => redact_error(&trouble.to_string(), secret),
                        },
                    })
                    .collect(),
            },
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
            shown,
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
    pub(super) fn of(name: Arc<str>, workers: usize, stats: ControllerStats, clock: &Clock) -> Self {
        let now = Instant::now();
        let running = stats.running.into_iter().map(|(key, time)| RunningReport {
            key,
            since: clock.millis(now.checked_sub(time).unwrap_or(now)),
        });
        Self {
            workers,
            succeeded: stats.succeeded,
            requeued: stats.requeued,
            failed: stats.failed,
            panicked: stats.panicked,
            stuck: stats.stuck,
            running: running.collect(),
            queue: QueueReport::of(Arc::clone(&name), &stats.queue),
            name,
        }
    }
}

impl QueueReport {
    pub(super) fn of(name: Arc<str>, stats: &workqueue::Stats) -> Self {
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
