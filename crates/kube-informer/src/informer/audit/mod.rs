//! Compares the cache with the server, at one version (B72).
//!
//! Each partition is compared on its own: a snapshot of the store against a list of the server's metadata at exactly
//! the version of the snapshot. Differences are named, counted and reported, and a relist repairs them.
//!
//! A partition of a sharded collection has some ranges. Only their objects are compared, and ranges that move away during the
//! audit are left out.
//!
//! - this file: reports, errors, and the calls of an informer
//! - `auditor.rs`: the comparison. It sees keys and stamps and no objects, so it is compiled once, and not for each type of objects
//! - `cache.rs`: what the comparison needs of a cache and of a source

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use foldhash::HashSet;
use tokio::time::Instant;

use super::SharedInformer;
use crate::object::{ObjectKey, ResourceVersion};
use crate::protocol::Failure;
#[cfg(any(test, feature = "testing"))]
use crate::queue::DeltaBatch;
use crate::sync::Mutex;

mod auditor;
mod cache;

pub(super) use auditor::Auditor;
pub(super) use cache::{AuditedCache, ListMetadata, MetadataOf, PartitionAt};

/// The result of an audit: how the cache differs from the server.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use {std::time::Duration, k8s_openapi::api::core::v1::Namespace, kube_informer::informer::SharedInformer};
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let namespaces = SharedInformer::<Namespace>::builder(sandbox.client()).build()?;
/// namespaces.start()?;
/// namespaces.wait_for_sync(Duration::from_secs(10)).await?;
/// let report = namespaces.audit().await?;
/// assert!(report.is_clean());
/// assert_eq!(report.to_string(), "4 objects compared, no difference");
/// # Ok(()) }
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct AuditReport {
    /// The partitions of the collection, each with the version at which it was compared.
    pub partitions: Vec<(Arc<str>, ResourceVersion)>,
    /// The number of objects on the server.
    pub objects: usize,
    /// The number of objects that the server has and the cache does not.
    pub missing: usize,
    /// The number of objects that the cache has and the server does not.
    pub extra: usize,
    /// The number of objects whose version or uid differs in the cache.
    pub different: usize,
    /// The number of objects that are kept out of the cache, because they cannot be decoded or transformed. They do not
    /// count as differences.
    pub kept_out: usize,
    /// The first hundred differences.
    pub differences: Vec<AuditDifference>,
    /// The duration of the audit.
    pub took: Duration,
}

impl AuditReport {
    fn new() -> Self {
        Self {
            partitions: Vec::new(),
            objects: 0,
            missing: 0,
            extra: 0,
            different: 0,
            kept_out: 0,
            differences: Vec::new(),
            took: Duration::ZERO,
        }
    }

    /// True if the cache and the server have the same objects, each with the same uid and version.
    ///
    /// ```
    /// # fn example(report: &kube_informer::informer::AuditReport) {
    /// assert_eq!(report.is_clean(), report.count() == 0);
    /// # }
    /// ```
    pub fn is_clean(&self) -> bool {
        self.count() == 0
    }

    /// The number of differences, including those beyond the first hundred in [`differences`](Self::differences).
    pub fn count(&self) -> usize {
        self.missing + self.extra + self.different
    }

    fn add(&mut self, difference: AuditDifference) {
        *match difference {
            AuditDifference::Missing { .. } => &mut self.missing,
            AuditDifference::Extra { .. } => &mut self.extra,
            AuditDifference::OtherVersion { .. } | AuditDifference::OtherUid { .. } => &mut self.different,
        } += 1;
        if self.differences.len() < NAMED {
            self.differences.push(difference);
        }
    }

    /// Leaves out the differences that an earlier comparison did not find. Both name all of theirs.
    fn confirmed_by(mut self, earlier: &Self) -> Self {
        let found: HashSet<&ObjectKey> = earlier.differences.iter().map(AuditDifference::key).collect();
        let again = std::mem::take(&mut self.differences);
        (self.missing, self.extra, self.different) = (0, 0, 0);
        for difference in again.into_iter().filter(|it| found.contains(it.key())) {
            self.add(difference);
        }
        self
    }

    fn merge(&mut self, other: Self) {
        self.partitions.extend(other.partitions);
        self.objects += other.objects;
        self.missing += other.missing;
        self.extra += other.extra;
        self.different += other.different;
        self.kept_out += other.kept_out;
        let room = NAMED - self.differences.len();
        self.differences.extend(other.differences.into_iter().take(room));
    }
}

impl fmt::Display for AuditReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} objects compared, ", self.objects)?;
        if self.is_clean() {
            return f.write_str("no difference");
        }
        write!(
            f,
            "{} missing in the cache, {} that the server does not have, {} in another version",
            self.missing, self.extra, self.different
        )?;
        for (n, difference) in self.differences.iter().take(SHOWN).enumerate() {
            write!(f, "{} {difference}", if n == 0 { ":" } else { ";" })?;
        }
        match self.count().saturating_sub(SHOWN) {
            0 => Ok(()),
            more => write!(f, "; and {more} more"),
        }
    }
}

/// An object that differs between the cache and the server. See [`AuditError`] for an example.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum AuditDifference {
    /// The server has the object, and the cache does not.
    Missing {
        /// The object.
        key: ObjectKey,
        /// The server's version of the object.
        version: ResourceVersion,
    },
    /// The cache has the object, and the server does not.
    Extra {
        /// The object.
        key: ObjectKey,
    },
    /// The cache has another version of the object.
    OtherVersion {
        /// The object.
        key: ObjectKey,
        /// The version of the cached object, if it is known.
        cached: Option<ResourceVersion>,
        /// The server's version of the object.
        version: ResourceVersion,
    },
    /// The cache has another object with the same name.
    OtherUid {
        /// The name of both objects.
        key: ObjectKey,
        /// The version of the server's object.
        version: ResourceVersion,
    },
}

impl AuditDifference {
    /// The object.
    ///
    /// ```
    /// # use kube_informer::informer::AuditDifference;
    /// # fn example(difference: &AuditDifference) {
    /// println!("{} is wrong in the cache", difference.key());
    /// # }
    /// ```
    pub fn key(&self) -> &ObjectKey {
        match self {
            Self::Missing { key, .. }
            | Self::Extra { key }
            | Self::OtherVersion { key, .. }
            | Self::OtherUid { key, .. } => key,
        }
    }
}

impl fmt::Display for AuditDifference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing { key, version } => write!(f, "{key} (version {version}) is not in the cache"),
            Self::Extra { key } => write!(f, "{key} is in the cache only"),
            Self::OtherVersion { key, cached, version } => match cached {
                Some(cached) => write!(f, "{key} has version {version}, the cache has {cached}"),
                None => write!(f, "{key} has version {version}, the cache has another one"),
            },
            Self::OtherUid { key, version } => {
                write!(
                    f,
                    "{key} (version {version}) is another object than the cached one"
                )
            }
        }
    }
}

/// The error of an audit that could not compare the cache with the server. The cache is unchanged.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use {k8s_openapi::api::core::v1::Pod, kube_informer::informer::{AuditDifference, AuditError, SharedInformer}};
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// # let pods = SharedInformer::<Pod>::builder(sandbox.client()).build()?;
/// match pods.audit().await {
///     Ok(report) => {
///         for difference in &report.differences {
///             if let AuditDifference::Missing { key, .. } = difference {
///                 println!("{key} was missing; the collection is being fetched again");
///             }
///         }
///     }
///     Err(AuditError::NotSynced { .. }) => println!("too early"),
///     Err(error) => println!("{error}"),
/// }
/// # Ok(()) }
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum AuditError {
    /// A partition is not synced, so there is nothing to compare.
    #[error("informer {informer:?} cannot be audited: {scope} is not synced; wait for `wait_for_sync` first")]
    NotSynced {
        /// The informer's name.
        informer: Arc<str>,
        /// The partition.
        scope: Arc<str>,
    },
    /// The informer has stopped.
    #[error("informer {informer:?} has stopped and is not audited any more; build another")]
    Stopped {
        /// The informer's name.
        informer: Arc<str>,
    },
    /// The source cannot list exactly one version.
    #[error(
        "informer {informer:?} cannot be audited: its source does not say which objects there were at a version; \
         implement `ListerWatcher::metadata`"
    )]
    Unsupported {
        /// The informer's name.
        informer: Arc<str>,
    },
    /// In every attempt, the version expired on the server before it was listed.
    #[error(
        "informer {informer:?}, {scope}: the server forgot the version {version} before its objects were listed, \
         {ATTEMPTS} times; try again when the server is less busy"
    )]
    Expired {
        /// The informer's name.
        informer: Arc<str>,
        /// The partition.
        scope: Arc<str>,
        /// The version of the last attempt.
        version: ResourceVersion,
    },
    /// The list failed.
    #[error("informer {informer:?} cannot be audited: {scope}: {failure}")]
    Failed {
        /// The informer's name.
        informer: Arc<str>,
        /// The partition.
        scope: Arc<str>,
        /// The failure of the list.
        failure: Failure,
    },
}

/// The audits of an informer so far. See [`Status`](super::Status) for an example.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct AuditStatus {
    /// The number of completed audits, with or without differences.
    pub completed: u64,
    /// The number of failed audits.
    pub failed: u64,
    /// The time at which the last completed audit ended, and its report.
    pub last: Option<(Instant, AuditReport)>,
}

impl<K: Send + Sync + 'static> SharedInformer<K> {
    /// Compares the cache with the server, at one version (B72).
    ///
    /// The audit lists the metadata of all objects, in pages, at exactly the version of the cache, so changes during
    /// the audit are not differences. It compares key, uid and version. Every difference is named in the report,
    /// counted in [`Status`](super::Status) and metrics, and reported to the error handler. Then the collection is
    /// fetched again, as after an expired version, and handlers receive the correction.
    ///
    /// The audit does not compare the content of objects whose uid and version are equal. It costs the server a list of
    /// metadata, and the client a set of keys. One audit runs at a time; a second call waits. See
    /// [`Builder::audit_every`](super::Builder::audit_every) for audits on a schedule.
    ///
    /// A [sharded](super::Builder::sharded) informer is compared with the ranges that this replica owns.
    ///
    /// Cancel safe: dropping the future changes nothing, except that partitions in which it has already found
    /// differences may be fetched again.
    ///
    /// # Errors
    /// Fails if the cache is not synced, if the source cannot list exactly one version, or if the server did not
    /// answer. See [`AuditReport`] and [`AuditError`] for examples.
    pub async fn audit(&self) -> Result<AuditReport, AuditError> {
        self.auditor().audit().await
    }

    /// Changes the cache without notifying handlers, so that a test can observe how an audit finds and repairs the
    /// difference.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {std::time::Duration, k8s_openapi::api::core::v1::Namespace, kube_informer::{informer::SharedInformer, object::ObjectKey, queue::DeltaBatch}};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let namespaces = SharedInformer::<Namespace>::builder(sandbox.client()).build()?;
    /// # namespaces.start()?;
    /// # namespaces.wait_for_sync(Duration::from_secs(10)).await?;
    /// namespaces.tamper(DeltaBatch::new().delete(ObjectKey::cluster("default")));
    /// let report = namespaces.audit().await?;
    /// assert_eq!(report.differences[0].key(), &ObjectKey::cluster("default"));
    /// # Ok(()) }
    /// ```
    #[cfg(any(test, feature = "testing"))]
    pub fn tamper(&self, changes: DeltaBatch<K>) {
        if let Some(writer) = &mut self.applier().writing.lock().writer {
            writer.apply(changes);
        }
    }
}

/// Counts the audits of an informer.
#[derive(Default)]
pub(super) struct Audits {
    completed: AtomicU64,
    failed: AtomicU64,
    last: Mutex<Option<(Instant, AuditReport)>>,
}

impl Audits {
    fn note(&self, result: &Result<AuditReport, AuditError>) {
        match result {
            Ok(report) => {
                self.completed.fetch_add(1, Ordering::Relaxed);
                *self.last.lock() = Some((Instant::now(), report.clone()));
            }
            Err(_) => {
                self.failed.fetch_add(1, Ordering::Relaxed);
            }
        }
    }

    pub(super) fn status(&self) -> AuditStatus {
        AuditStatus {
            completed: self.completed.load(Ordering::Relaxed),
            failed: self.failed.load(Ordering::Relaxed),
            last: self.last.lock().clone(),
        }
    }
}

/// The number of differences that a report names.
const NAMED: usize = 100;
/// The number of differences that a line of text names.
const SHOWN: usize = 5;
/// The number of attempts per partition. Another attempt takes a new snapshot, after the version of the last one
/// has expired.
const ATTEMPTS: usize = 4;
