//! Errors that do not stop an informer: counted, logged, and reported to the error handler.
//!
//! Counts are exact, and the error handler is called every time. Log lines are limited per informer
//! ([`LogLimit`]): one object that cannot be decoded may change a thousand times a second.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use foldhash::HashSet;
use tokio::time::Instant;

use super::audit::{AuditError, AuditReport};
use crate::guard::guarded;
pub(super) use crate::guard::text as panic_text;
use crate::object::ObjectKey;
use crate::protocol::{Failure, FailureKind};
use crate::shorten::shorten;
use crate::store::IndexFault;
use crate::sync::Mutex;

/// Something went wrong, and the informer continues.
///
/// ```
/// # use kube_informer::{informer::Trouble, object::ObjectKey};
/// let trouble = Trouble::Transform { key: ObjectKey::cluster("a"), why: "no labels".into() };
/// assert_eq!(
///     trouble.to_string(),
///     "a is kept out of the cache: the transform failed: no labels; the last good copy, if there is one, stays",
/// );
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Trouble {
    /// A list or a watch failed, or the server reported an error in the stream. The informer tries
    /// again (B27).
    #[error("{scope}: {failure}")]
    Failure {
        /// The partition: a namespace, or all namespaces.
        scope: Arc<str>,
        /// What went wrong.
        failure: Failure,
    },
    /// An object cannot be decoded. It is kept out of the cache.
    #[error("{key} is kept out of the cache: {why}")]
    Undecodable {
        /// The object's key.
        key: ObjectKey,
        /// The decoder's message.
        why: Arc<str>,
    },
    /// The transform refused an object.
    #[error(
        "{key} is kept out of the cache: the transform failed: {why}; the last good copy, if there is one, stays"
    )]
    Transform {
        /// The object's key.
        key: ObjectKey,
        /// The transform's message.
        why: Arc<str>,
    },
    /// An item of the stream is not an object of the collection (B23).
    #[error("skipped in the watch: {what}")]
    Skipped {
        /// A description of the item.
        what: String,
    },
    /// A callback panicked; the handler continues with the next event (B50).
    #[error("handler {handler:?} panicked: {panic}; it goes on with the next event")]
    HandlerPanicked {
        /// The handler's name.
        handler: Arc<str>,
        /// The message of the panic.
        panic: Arc<str>,
    },
    /// An index function panicked.
    #[error(transparent)]
    Index(IndexFault),
    /// An audit found that the cache differs from the server (B72). The collection is fetched
    /// again.
    #[error("the cache differs from the server and is fetched again: {0}")]
    Differs(Arc<AuditReport>),
    /// A scheduled audit failed. The next one takes place as scheduled.
    #[error("the audit came to nothing: {0}")]
    AuditFailed(AuditError),
}

/// How often each kind of trouble occurred.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use {k8s_openapi::api::core::v1::Namespace, kube_informer::informer::SharedInformer};
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let namespaces = SharedInformer::<Namespace>::builder(sandbox.client()).build()?;
/// assert_eq!(namespaces.status().troubles.failures, 0);
/// # Ok(()) }
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct TroubleCounts {
    /// Lists and watches that failed.
    pub failures: u64,
    /// Objects that could not be decoded or transformed, counted each time they arrived.
    pub kept_out: u64,
    /// Items of the stream that were not objects of the collection.
    pub skipped: u64,
    /// Callbacks that panicked.
    pub handler_panics: u64,
    /// Index functions that panicked.
    pub index_panics: u64,
    /// Differences between cache and server that audits found.
    pub differences: u64,
}

/// The user's error handler.
pub(super) type ErrorHandler = Arc<dyn Fn(&Trouble) + Send + Sync>;

/// Counts, logs and reports troubles.
pub(crate) struct Troubles {
    informer: Arc<str>,
    on_error: Option<ErrorHandler>,
    failures: AtomicU64,
    kept_out: AtomicU64,
    skipped: AtomicU64,
    handler_panics: AtomicU64,
    index_panics: AtomicU64,
    differences: AtomicU64,
    /// Objects that are kept out now, and why; at most [`REMEMBERED`].
    out: Mutex<BTreeMap<ObjectKey, Arc<str>>>,
    /// The length of `out`. Checked for every object, so it is read without the lock.
    out_len: AtomicUsize,
    /// The latest troubles, oldest first.
    latest: Mutex<VecDeque<(Instant, Trouble)>>,
    /// The number of failures by kind, each kind once.
    kinds: Mutex<Vec<(FailureKind, u64)>>,
    log: Mutex<LogLimit>,
}

impl Troubles {
    pub(super) fn new(informer: Arc<str>, on_error: Option<ErrorHandler>) -> Self {
        Self {
            informer,
            on_error,
            failures: AtomicU64::new(0),
            kept_out: AtomicU64::new(0),
            skipped: AtomicU64::new(0),
            handler_panics: AtomicU64::new(0),
            index_panics: AtomicU64::new(0),
            differences: AtomicU64::new(0),
            out: Mutex::new(BTreeMap::new()),
            out_len: AtomicUsize::new(0),
            latest: Mutex::new(VecDeque::new()),
            kinds: Mutex::new(Vec::new()),
            log: Mutex::new(LogLimit::default()),
        }
    }

    pub(super) fn failure(&self, scope: &Arc<str>, failure: Failure) {
        self.failures.fetch_add(1, Ordering::Relaxed);
        {
            let mut kinds = self.kinds.lock();
            match kinds.iter_mut().find(|(kind, _)| *kind == failure.kind) {
                Some((_, count)) => *count += 1,
                None => kinds.push((failure.kind, 1)),
            }
        }
        self.report(&Trouble::Failure {
            scope: Arc::clone(scope),
            failure,
        });
    }

    pub(super) fn kept_out(&self, trouble: &Trouble) {
        self.kept_out.fetch_add(1, Ordering::Relaxed);
        if let Trouble::Undecodable { key, why } | Trouble::Transform { key, why } = trouble {
            let mut out = self.out.lock();
            if out.len() < REMEMBERED || out.contains_key(key) {
                out.insert(key.clone(), Arc::clone(why));
            }
            self.out_len.store(out.len(), Ordering::Relaxed);
        }
        self.report(trouble);
    }

    /// The object was decoded, or deleted: it is not kept out any more.
    pub(super) fn well(&self, key: &ObjectKey) {
        if self.out_len.load(Ordering::Relaxed) > 0 {
            let mut out = self.out.lock();
            out.remove(key);
            self.out_len.store(out.len(), Ordering::Relaxed);
        }
    }

    /// A whole collection was read: objects that it does not contain were deleted, so they are not
    /// kept out any more.
    pub(super) fn only(&self, namespace: Option<&str>, there: impl Iterator<Item = ObjectKey>) {
        if self.out_len.load(Ordering::Relaxed) > 0 {
            let there: HashSet<ObjectKey> = there.collect();
            let elsewhere = |key: &ObjectKey| namespace.is_some() && key.namespace() != namespace;
            let mut out = self.out.lock();
            out.retain(|key, _| elsewhere(key) || there.contains(key));
            self.out_len.store(out.len(), Ordering::Relaxed);
        }
    }

    pub(super) fn skipped(&self, what: String) {
        self.skipped.fetch_add(1, Ordering::Relaxed);
        self.report(&Trouble::Skipped { what });
    }

    pub(super) fn handler_panicked(&self, handler: &Arc<str>, panic: &str) {
        self.handler_panics.fetch_add(1, Ordering::Relaxed);
        self.report(&Trouble::HandlerPanicked {
            handler: Arc::clone(handler),
            panic: panic.into(),
        });
    }

    pub(super) fn index(&self, faults: Vec<IndexFault>) {
        for fault in faults {
            self.index_panics.fetch_add(1, Ordering::Relaxed);
            self.report(&Trouble::Index(fault));
        }
    }

    pub(super) fn differs(&self, report: &AuditReport) {
        self.differences
            .fetch_add(report.count() as u64, Ordering::Relaxed);
        self.report(&Trouble::Differs(Arc::new(report.clone())));
    }

    pub(super) fn audit_failed(&self, error: &AuditError) {
        self.report(&Trouble::AuditFailed(error.clone()));
    }

    /// True if the object is kept out of the cache now. May also be true if more objects are kept
    /// out than are remembered.
    pub(super) fn may_be_kept_out(&self, key: &ObjectKey) -> bool {
        match self.out_len.load(Ordering::Relaxed) {
            0 => false,
            REMEMBERED.. => true,
            _ => self.out.lock().contains_key(key),
        }
    }

    pub(super) fn counts(&self) -> TroubleCounts {
        TroubleCounts {
            failures: self.failures.load(Ordering::Relaxed),
            kept_out: self.kept_out.load(Ordering::Relaxed),
            skipped: self.skipped.load(Ordering::Relaxed),
            handler_panics: self.handler_panics.load(Ordering::Relaxed),
            index_panics: self.index_panics.load(Ordering::Relaxed),
            differences: self.differences.load(Ordering::Relaxed),
        }
    }

    pub(super) fn kept_out_now(&self) -> Vec<(ObjectKey, Arc<str>)> {
        let out = self.out.lock();
        out.iter().map(|(k, why)| (k.clone(), Arc::clone(why))).collect()
    }

    /// The number of failures by kind.
    pub(super) fn kinds(&self) -> Vec<(FailureKind, u64)> {
        self.kinds.lock().clone()
    }

    pub(super) fn latest(&self) -> Vec<(Instant, Trouble)> {
        self.latest.lock().iter().cloned().collect()
    }

    fn report(&self, trouble: &Trouble) {
        let now = Instant::now();
        {
            let mut latest = self.latest.lock();
            if latest.len() == LATEST {
                latest.pop_front();
            }
            latest.push_back((now, trouble.clone()));
        }
        let lines = self.log.lock().next(now);
        if lines.suppressed > 0 {
            tracing::warn!(informer = %self.informer, "{} more were suppressed; the counts in `status()` have them all", lines.suppressed);
        }
        if lines.this {
            tracing::warn!(informer = %self.informer, "{}", shorten(trouble));
        }
        if let Some(on_error) = &self.on_error
            && let Err(panic) = guarded(|| on_error(trouble))
        {
            tracing::error!(informer = %self.informer, "the error handler panicked: {panic}");
        }
    }
}

/// Limits log lines: at most [`LOG_LINES`] per [`LOG_PERIOD`]. The first line of a period also
/// reports how many were suppressed in the one before.
#[derive(Debug, Default)]
struct LogLimit {
    /// When the period began; `None` before the first line.
    began: Option<Instant>,
    written: u32,
    suppressed: u64,
}

/// The decision about one log line.
#[derive(Debug, PartialEq, Eq)]
struct Lines {
    /// The number of lines that were suppressed before this one and not reported yet.
    suppressed: u64,
    /// True if this line is logged.
    this: bool,
}

impl LogLimit {
    fn next(&mut self, now: Instant) -> Lines {
        if self
            .began
            .is_none_or(|began| now.duration_since(began) >= LOG_PERIOD)
        {
            let suppressed = self.suppressed;
            *self = Self {
                began: Some(now),
                written: 1,
                suppressed: 0,
            };
            return Lines {
                suppressed,
                this: true,
            };
        }
        let this = self.written < LOG_LINES;
        match this {
            true => self.written += 1,
            false => self.suppressed += 1,
        }
        Lines { suppressed: 0, this }
    }
}

/// The number of log lines that an informer may write about its troubles in a period.
const LOG_LINES: u32 = 10;
const LOG_PERIOD: Duration = Duration::from_secs(10);

/// The number of troubles that are remembered.
const LATEST: usize = 32;

/// The number of objects that are remembered as kept out.
const REMEMBERED: usize = 1_000;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b69_log_lines_are_limited_per_period_and_the_next_period_reports_the_suppressed_ones() {
        let mut log = LogLimit::default();
        let start = Instant::now();
        let mut next = |after| log.next(start + after);
        for n in 0..1_000 {
            assert_eq!(
                next(Duration::from_millis(n)).this,
                n < u64::from(LOG_LINES),
                "line {n}"
            );
        }
        let expected = Lines {
            suppressed: 990,
            this: true,
        };
        assert_eq!(next(LOG_PERIOD), expected);
        assert_eq!(
            next(LOG_PERIOD),
            Lines {
                suppressed: 0,
                this: true
            }
        );
        assert_eq!(
            next(LOG_PERIOD * 9),
            Lines {
                suppressed: 0,
                this: true
            },
            "nothing was suppressed"
        );
    }

    #[tokio::test(start_paused = true)]
    async fn b69_counts_and_the_error_handler_receive_the_suppressed_troubles() {
        let reported = Arc::new(AtomicU64::new(0));
        let on_error = Arc::clone(&reported);
        let troubles = Troubles::new(
            "pods".into(),
            Some(Arc::new(move |_| {
                on_error.fetch_add(1, Ordering::Relaxed);
            })),
        );
        for n in 0..100 {
            let key = ObjectKey::cluster(format!("a{n}"));
            troubles.kept_out(&Trouble::Undecodable {
                key,
                why: "no".into(),
            });
            troubles.skipped("a table".to_owned());
        }
        assert_eq!(
            (troubles.counts().kept_out, troubles.counts().skipped),
            (100, 100)
        );
        assert_eq!(reported.load(Ordering::Relaxed), 200);
        assert_eq!(troubles.log.lock().suppressed, 200 - u64::from(LOG_LINES));
    }
}
