//! Compares the cache with the server, at one version (B72).
//!
//! Each partition is compared on its own: a snapshot of the store against a list of the server's metadata at exactly
//! the version of the snapshot. Differences are named, counted and reported, and a relist repairs them.
//!
//! A partition of a sharded collection has some ranges. Only their objects are compared, and ranges that move away during the
//! audit are left out.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use foldhash::{HashSet, HashSetExt};
use futures::StreamExt;
use tokio::time::{Instant, timeout};

use super::SharedInformer;
use super::applier::Applier;
use super::builder::SharedSource;
use super::shard::Shard;
use super::state::State;
use crate::object::{ObjectKey, ResourceVersion, Stamp};
use crate::protocol::{AskVersion, Failure, FailureKind, ListItem, ListRequest, Received};
#[cfg(any(test, feature = "testing"))]
use crate::queue::DeltaBatch;
use crate::store::Snapshot;
use crate::sync::Mutex;

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

/// Audits an informer, one audit at a time.
pub(super) struct Auditor<K> {
    applier: Arc<Applier<K>>,
    /// The partitions by number; `None` once the informer has stopped.
    partitions: Mutex<Option<BTreeMap<usize, Audited<K>>>>,
    one_at_a_time: tokio::sync::Mutex<()>,
}

/// A partition that is audited.
struct Audited<K> {
    source: SharedSource<K>,
    /// Its ranges, if the collection is sharded.
    shard: Option<Arc<Shard>>,
}

impl<K> Clone for Audited<K> {
    fn clone(&self) -> Self {
        Self {
            source: Arc::clone(&self.source),
            shard: self.shard.clone(),
        }
    }
}

impl<K: Send + Sync + 'static> Applier<K> {
    /// Returns the current state of a partition, with its version.
    pub(super) fn partition_at(&self, partition: usize) -> PartitionAt<K> {
        let writing = self.writing.lock();
        let partition = &writing.partitions[partition];
        PartitionAt {
            scope: Arc::clone(&partition.scope),
            namespace: partition.namespace.clone(),
            version: partition.version.clone().filter(|_| partition.applied),
            snapshot: self.store.snapshot(),
        }
    }

    /// True if the partition was removed.
    fn is_retired(&self, partition: usize) -> bool {
        self.writing.lock().partitions[partition].retired
    }

    /// Fetches a partition again, because it differs from the server.
    fn heal(&self, partition: usize) {
        let partition = &mut self.writing.lock().partitions[partition];
        partition.healing = true;
        partition.handle.relist();
    }
}

/// One partition at one version.
pub(super) struct PartitionAt<K> {
    scope: Arc<str>,
    namespace: Option<Arc<str>>,
    /// `None` before the first collection was applied.
    version: Option<ResourceVersion>,
    /// The whole store, including the objects of other partitions.
    pub(super) snapshot: Snapshot<K>,
}

/// Why an attempt did not complete.
enum Unfinished {
    /// The version has expired; a newer one may work.
    Expired(Arc<str>, ResourceVersion),
    Error(AuditError),
}

impl<K: Send + Sync + 'static> Auditor<K> {
    pub(super) fn new(applier: Arc<Applier<K>>, sources: Vec<SharedSource<K>>) -> Self {
        let audited = sources.into_iter().map(|source| Audited { source, shard: None });
        Self {
            applier,
            partitions: Mutex::new(Some(audited.enumerate().collect())),
            one_at_a_time: tokio::sync::Mutex::new(()),
        }
    }

    /// Compares all partitions, counts and reports the differences, and requests a relist of the partitions that
    /// differ.
    pub(super) async fn audit(&self) -> Result<AuditReport, AuditError> {
        let _turn = self.one_at_a_time.lock().await;
        let mut state = self.applier.watch_state();
        let result = tokio::select! {
            biased;
            _ = state.wait_for(|state| *state == State::Stopped) => Err(AuditError::Stopped {
                informer: Arc::clone(&self.applier.name),
            }),
            result = self.compare() => result,
        };
        self.applier.audits.note(&result);
        if let Ok(report) = &result
            && !report.is_clean()
        {
            self.applier.troubles.differs(report);
        }
        result
    }

    /// Adds a partition that was added after the informer was built.
    pub(super) fn add(&self, partition: usize, source: SharedSource<K>, shard: Option<Arc<Shard>>) {
        // Otherwise the informer has stopped.
        if let Some(partitions) = &mut *self.partitions.lock() {
            partitions.insert(partition, Audited { source, shard });
        }
    }

    /// Removes a partition whose number can be used again.
    pub(super) fn remove(&self, partition: usize) {
        let removed = self
            .partitions
            .lock()
            .as_mut()
            .and_then(|partitions| partitions.remove(&partition));
        // Dropped outside the lock, because sources may be user code.
        drop(removed);
    }

    /// Drops the sources, because the informer stops.
    pub(super) fn stop(&self) {
        let partitions = self.partitions.lock().take();
        drop(partitions);
    }

    /// True if the partition was removed, or its number is used by another one.
    fn is_removed(&self, partition: usize, audited: &Audited<K>) -> bool {
        let partitions = self.partitions.lock();
        let present = partitions.as_ref().and_then(|all| all.get(&partition));
        let same = present.is_some_and(|present| match (&present.shard, &audited.shard) {
            (Some(present), Some(shard)) => Arc::ptr_eq(present, shard),
            (present, shard) => present.is_none() && shard.is_none(),
        });
        !same || self.applier.is_retired(partition)
    }

    /// Audits at this interval until the future is dropped.
    pub(super) async fn audit_every(&self, interval: Duration) {
        let interval = interval.max(SHORTEST_INTERVAL);
        loop {
            tokio::time::sleep(interval).await;
            if let Err(error) = self.audit().await {
                self.applier.troubles.audit_failed(&error);
            }
        }
    }

    async fn compare(&self) -> Result<AuditReport, AuditError> {
        let began = Instant::now();
        let mut report = AuditReport::new();
        let informer = || Arc::clone(&self.applier.name);
        let Some(partitions) = self.partitions.lock().clone() else {
            return Err(AuditError::Stopped { informer: informer() });
        };
        if partitions.is_empty() && !self.applier.is_synced() {
            return Err(AuditError::NotSynced {
                informer: informer(),
                scope: "its ranges".into(),
            });
        }
        for (partition, audited) in &partitions {
            if self.is_removed(*partition, audited) {
                continue;
            }
            let found = self.compare_partition(*partition, audited).await;
            if self.is_removed(*partition, audited) {
                continue;
            }
            let found = match found {
                // A range that was gained just now; the others were compared.
                Err(AuditError::NotSynced { .. }) if audited.shard.is_some() && self.applier.is_synced() => {
                    continue;
                }
                found => found?,
            };
            if !found.is_clean() {
                self.applier.heal(*partition);
            }
            report.merge(found);
        }
        report.took = began.elapsed();
        Ok(report)
    }

    async fn compare_partition(
        &self,
        partition: usize,
        audited: &Audited<K>,
    ) -> Result<AuditReport, AuditError> {
        let mut expired = None;
        let mut first: Option<AuditReport> = None;
        for _ in 0..ATTEMPTS {
            match self.compare_once(partition, audited).await {
                // While an object is created again in another range, the cache may have it in both partitions or in none. Such a
                // difference is gone at the next look.
                Ok(report) if audited.shard.is_some() && (1..=NAMED).contains(&report.count()) => {
                    match &first {
                        Some(first) => return Ok(report.confirmed_by(first)),
                        None => first = Some(report),
                    }
                }
                Ok(report) => return Ok(report),
                Err(Unfinished::Error(error)) => return Err(error),
                Err(Unfinished::Expired(scope, version)) => expired = Some((scope, version)),
            }
        }
        let Some((scope, version)) = expired else {
            return Ok(first.unwrap_or_else(AuditReport::new));
        };
        let informer = Arc::clone(&self.applier.name);
        Err(AuditError::Expired {
            informer,
            scope,
            version,
        })
    }

    async fn compare_once(&self, partition: usize, audited: &Audited<K>) -> Result<AuditReport, Unfinished> {
        let Audited { source, shard } = audited;
        let informer = || Arc::clone(&self.applier.name);
        let (at, own) = match shard {
            Some(shard) => {
                let (at, keys) = shard.at(&self.applier, partition);
                (
                    at,
                    Some(OwnRanges {
                        shard,
                        partition,
                        keys,
                    }),
                )
            }
            None => (self.applier.partition_at(partition), None),
        };
        let PartitionAt {
            scope,
            namespace,
            version,
            snapshot,
        } = at;
        let Some(version) = version else {
            return Err(Unfinished::Error(AuditError::NotSynced {
                informer: informer(),
                scope,
            }));
        };
        let failed = |failure: Failure| match failure.kind {
            FailureKind::Expired | FailureKind::VersionTooLarge => {
                Unfinished::Expired(Arc::clone(&scope), version.clone())
            }
            _ => Unfinished::Error(AuditError::Failed {
                informer: informer(),
                scope: Arc::clone(&scope),
                failure,
            }),
        };
        let mut comparison = Comparison {
            applier: &self.applier,
            snapshot: &snapshot,
            own,
            seen: HashSet::new(),
            report: AuditReport::new(),
        };
        let mut request = ListRequest::new(AskVersion::Exactly(version.clone()), Some(PAGE));
        loop {
            let Some(mut page) = source.metadata(request.clone()) else {
                return Err(Unfinished::Error(AuditError::Unsupported {
                    informer: informer(),
                }));
            };
            let next = loop {
                match timeout(SILENCE, page.next()).await {
                    Ok(Some(Ok(ListItem::Item(item)))) => comparison.item(item),
                    Ok(Some(Ok(ListItem::End { next, .. }))) => break next,
                    Ok(Some(Err(failure))) => return Err(failed(failure)),
                    Ok(None) => {
                        let cut = "the list ended before it was complete";
                        return Err(failed(Failure::new(FailureKind::Malformed, cut)));
                    }
                    Err(_) => {
                        let silent = format!("nothing came from the server for {} s", SILENCE.as_secs());
                        return Err(failed(Failure::new(FailureKind::Network, silent)));
                    }
                }
            };
            match next {
                Some(token) if request.continue_token.as_ref() == Some(&token) => {
                    let again = "the server sent the same continue token twice";
                    return Err(failed(Failure::new(FailureKind::Malformed, again)));
                }
                Some(token) => request = request.next_page(token),
                None => break,
            }
        }
        let mut report = comparison.end(namespace.as_deref());
        report.partitions.push((scope, version));
        Ok(report)
    }
}

/// The part of a sharded collection that a partition has.
struct OwnRanges<'a> {
    shard: &'a Shard,
    partition: usize,
    /// Its objects at the time of the snapshot.
    keys: Vec<ObjectKey>,
}

/// A comparison of a snapshot with a list, in progress.
struct Comparison<'a, K> {
    applier: &'a Applier<K>,
    snapshot: &'a Snapshot<K>,
    /// `None` if the collection is not sharded.
    own: Option<OwnRanges<'a>>,
    /// The objects of the server so far.
    seen: HashSet<ObjectKey>,
    report: AuditReport,
}

impl<K: Send + Sync + 'static> Comparison<'_, K> {
    fn item(&mut self, item: Received<()>) {
        if let Some(own) = &self.own
            && !own.shard.may_have(own.partition, &item.key, item.uid.as_ref())
        {
            return;
        }
        let theirs = Stamp::new(item.uid.as_ref(), item.version.as_ref(), None);
        let Received { key, version, .. } = item;
        self.report.objects += 1;
        let ours = self.snapshot.stamped(&key).map(|(_, stamp)| stamp);
        self.seen.insert(key.clone());
        // An object without a version cannot be compared.
        let Some(version) = version else { return };
        if ours.is_some_and(|ours| ours.is_same_state(theirs)) {
            return;
        }
        if self.applier.troubles.may_be_kept_out(&key) {
            self.report.kept_out += 1;
            return;
        }
        self.report.add(match ours {
            None => AuditDifference::Missing { key, version },
            Some(ours) if ours.is_other_object(theirs) => AuditDifference::OtherUid { key, version },
            Some(ours) => AuditDifference::OtherVersion {
                key,
                // The stamp does not keep versions that are too long for it.
                cached: ours.short_version().map(ResourceVersion::from),
                version,
            },
        });
    }

    /// Adds the objects that only the cache has, and returns the report.
    fn end(mut self, namespace: Option<&str>) -> AuditReport {
        if let Some(own) = self.own.take() {
            let unseen = own.keys.into_iter().filter(|key| !self.seen.contains(key));
            for key in own.shard.still_has(own.partition, unseen) {
                self.report.add(AuditDifference::Extra { key });
            }
            return self.report;
        }
        for key in self.snapshot.keys() {
            let elsewhere = namespace.is_some() && key.namespace() != namespace;
            if !elsewhere && !self.seen.contains(key) {
                self.report.add(AuditDifference::Extra { key: key.clone() });
            }
        }
        self.report
    }
}

/// The number of differences that a report names.
const NAMED: usize = 100;
/// The number of differences that a line of text names.
const SHOWN: usize = 5;
/// The number of attempts per partition. Another attempt takes a new snapshot, after the version of the last one
/// has expired.
const ATTEMPTS: usize = 4;
/// Items per page.
const PAGE: u32 = 500;
/// A list without any data for this long counts as failed.
const SILENCE: Duration = Duration::from_secs(60);
/// The shortest interval between scheduled audits.
const SHORTEST_INTERVAL: Duration = Duration::from_secs(1);
