//! The comparison of a cache with the server.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use foldhash::{HashSet, HashSetExt};
use futures::StreamExt;
use tokio::time::{Instant, timeout};

use super::super::shard::Shard;
use super::super::state::State;
use super::super::trouble::Troubles;
use super::cache::{AuditedCache, CachedKeys, ListMetadata, PartitionAt};
use super::{ATTEMPTS, AuditDifference, AuditError, AuditReport, NAMED};
use crate::object::{ObjectKey, ResourceVersion, Stamp};
use crate::protocol::{AskVersion, Failure, FailureKind, ListItem, ListRequest, Received};
use crate::sync::Mutex;

/// Audits an informer, one audit at a time.
pub(in crate::informer) struct Auditor {
    cache: Arc<dyn AuditedCache>,
    /// The partitions by number; `None` once the informer has stopped.
    partitions: Mutex<Option<BTreeMap<usize, Audited>>>,
    one_at_a_time: tokio::sync::Mutex<()>,
}

/// A partition that is audited.
#[derive(Clone)]
struct Audited {
    source: Arc<dyn ListMetadata>,
    /// Its ranges, if the collection is sharded.
    shard: Option<Arc<Shard>>,
}

/// Why an attempt did not complete.
enum Unfinished {
    /// The version has expired; a newer one may work.
    Expired(Arc<str>, ResourceVersion),
    Error(AuditError),
}

impl Auditor {
    pub(in crate::informer) fn new(
        cache: Arc<dyn AuditedCache>,
        sources: Vec<Arc<dyn ListMetadata>>,
    ) -> Self {
        let audited = sources.into_iter().map(|source| Audited { source, shard: None });
        Self {
            cache,
            partitions: Mutex::new(Some(audited.enumerate().collect())),
            one_at_a_time: tokio::sync::Mutex::new(()),
        }
    }

    /// Compares all partitions, counts and reports the differences, and requests a relist of the partitions that
    /// differ.
    pub(in crate::informer) async fn audit(&self) -> Result<AuditReport, AuditError> {
        let _turn = self.one_at_a_time.lock().await;
        let mut state = self.cache.watch_state();
        let result = tokio::select! {
            biased;
            _ = state.wait_for(|state| *state == State::Stopped) => Err(AuditError::Stopped {
                informer: Arc::clone(self.cache.name()),
            }),
            result = self.compare() => result,
        };
        self.cache.audits().note(&result);
        if let Ok(report) = &result
            && !report.is_clean()
        {
            self.cache.troubles().differs(report);
        }
        result
    }

    /// Adds a partition that was added after the informer was built.
    pub(in crate::informer) fn add(
        &self,
        partition: usize,
        source: Arc<dyn ListMetadata>,
        shard: Option<Arc<Shard>>,
    ) {
        // Otherwise the informer has stopped.
        if let Some(partitions) = &mut *self.partitions.lock() {
            partitions.insert(partition, Audited { source, shard });
        }
    }

    /// Removes a partition whose number can be used again.
    pub(in crate::informer) fn remove(&self, partition: usize) {
        let removed = self
            .partitions
            .lock()
            .as_mut()
            .and_then(|partitions| partitions.remove(&partition));
        // Dropped outside the lock, because sources may be user code.
        drop(removed);
    }

    /// Drops the sources, because the informer stops.
    pub(in crate::informer) fn stop(&self) {
        let partitions = self.partitions.lock().take();
        drop(partitions);
    }

    /// True if the partition was removed, or its number is used by another one.
    fn is_removed(&self, partition: usize, audited: &Audited) -> bool {
        let partitions = self.partitions.lock();
        let present = partitions.as_ref().and_then(|all| all.get(&partition));
        let same = present.is_some_and(|present| match (&present.shard, &audited.shard) {
            (Some(present), Some(shard)) => Arc::ptr_eq(present, shard),
            (present, shard) => present.is_none() && shard.is_none(),
        });
        !same || self.cache.is_retired(partition)
    }

    /// Audits at this interval until the future is dropped.
    pub(in crate::informer) async fn audit_every(&self, interval: Duration) {
        let interval = interval.max(SHORTEST_INTERVAL);
        loop {
            tokio::time::sleep(interval).await;
            if let Err(error) = self.audit().await {
                self.cache.troubles().audit_failed(&error);
            }
        }
    }

    async fn compare(&self) -> Result<AuditReport, AuditError> {
        let began = Instant::now();
        let mut report = AuditReport::new();
        let informer = || Arc::clone(self.cache.name());
        let Some(partitions) = self.partitions.lock().clone() else {
            return Err(AuditError::Stopped { informer: informer() });
        };
        if partitions.is_empty() && !self.cache.is_synced() {
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
                Err(AuditError::NotSynced { .. }) if audited.shard.is_some() && self.cache.is_synced() => {
                    continue;
                }
                found => found?,
            };
            if !found.is_clean() {
                self.cache.heal(*partition);
            }
            report.merge(found);
        }
        report.took = began.elapsed();
        Ok(report)
    }

    async fn compare_partition(
        &self,
        partition: usize,
        audited: &Audited,
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
        let informer = Arc::clone(self.cache.name());
        Err(AuditError::Expired {
            informer,
            scope,
            version,
        })
    }

    async fn compare_once(&self, partition: usize, audited: &Audited) -> Result<AuditReport, Unfinished> {
        let Audited { source, shard } = audited;
        let informer = || Arc::clone(self.cache.name());
        let (at, own) = match shard {
            Some(shard) => {
                let (at, keys) = shard.at(&*self.cache, partition);
                (
                    at,
                    Some(OwnRanges {
                        shard,
                        partition,
                        keys,
                    }),
                )
            }
            None => (self.cache.partition_at(partition), None),
        };
        let PartitionAt {
            scope,
            namespace,
            version,
            keys: cached,
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
            troubles: self.cache.troubles(),
            cached: &*cached,
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
struct Comparison<'a> {
    troubles: &'a Troubles,
    cached: &'a dyn CachedKeys,
    /// `None` if the collection is not sharded.
    own: Option<OwnRanges<'a>>,
    /// The objects of the server so far.
    seen: HashSet<ObjectKey>,
    report: AuditReport,
}

impl Comparison<'_> {
    fn item(&mut self, item: Received<()>) {
        if let Some(own) = &self.own
            && !own.shard.may_have(own.partition, &item.key, item.uid.as_ref())
        {
            return;
        }
        let theirs = Stamp::new(item.uid.as_ref(), item.version.as_ref(), None);
        let Received { key, version, .. } = item;
        self.report.objects += 1;
        let ours = self.cached.stamp(&key);
        self.seen.insert(key.clone());
        // An object without a version cannot be compared.
        let Some(version) = version else { return };
        if ours.is_some_and(|ours| ours.is_same_state(theirs)) {
            return;
        }
        if self.troubles.may_be_kept_out(&key) {
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
        self.cached.for_each(&mut |key| {
            let elsewhere = namespace.is_some() && key.namespace() != namespace;
            if !elsewhere && !self.seen.contains(key) {
                self.report.add(AuditDifference::Extra { key: key.clone() });
            }
        });
        self.report
    }
}

/// Items per page.
const PAGE: u32 = 500;
/// A list without any data for this long counts as failed.
const SILENCE: Duration = Duration::from_secs(60);
/// The shortest interval between scheduled audits.
const SHORTEST_INTERVAL: Duration = Duration::from_secs(1);
