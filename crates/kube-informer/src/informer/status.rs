//! The reporting half of [`Applier`]: failures, relists, health and status.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use kube_lean::PoolStats;
use tokio::time::Instant;

use super::applier::Applier;
use super::handlers::listener::HandlerStatus;
use super::relists::{Relist, RelistCause};
use super::state::{Cause, Partition, PartitionStatus, State, Status, live, together};
use crate::protocol::{Failure, FailureKind};
use crate::reflector::Health;

impl<K: Send + Sync + 'static> Applier<K> {
    /// A probe of the server's version failed.
    pub(super) fn probe_failed(&self, partition: usize, failure: Failure) {
        self.failed_probes.fetch_add(1, Ordering::Relaxed);
        tracing::debug!(informer = %self.name, partition, "the server's version could not be asked for: {failure}");
        let partitions = &mut self.writing.lock().partitions;
        partitions[partition].proofs.failed(failure);
        self.show_freshness(partitions);
    }

    pub(super) fn failed(&self, partition: usize, failure: Failure) {
        let scope = Arc::clone(&self.writing.lock().partitions[partition].scope);
        self.troubles.failure(&scope, failure);
    }

    /// A whole collection arrived, and is about to be applied.
    pub(super) fn fetched(
        &self,
        partition: usize,
        objects: usize,
        took: Duration,
        after: Option<FailureKind>,
    ) {
        let (scope, again, healing) = {
            let partition = &mut self.writing.lock().partitions[partition];
            let healing = std::mem::take(&mut partition.healing);
            (Arc::clone(&partition.scope), partition.version.is_some(), healing)
        };
        self.fetches.add(Relist {
            at: Instant::now(),
            took,
            objects,
            scope,
            // An expired version is normal, so no failure was reported for it (B15).
            cause: match after {
                _ if !again => RelistCause::First,
                None if healing => RelistCause::Audit,
                _ => RelistCause::After(after.unwrap_or(FailureKind::Expired)),
            },
        });
    }

    pub(super) fn health(&self, partition: usize, health: Health) {
        let mut writing = self.writing.lock();
        writing.partitions[partition].is(health, &self.fetched, Instant::now());
        self.show(&writing.partitions);
    }

    /// Publishes the state, if it changed.
    pub(super) fn show(&self, partitions: &[Partition]) {
        let now = together(live(partitions));
        self.state.send_if_modified(|state| {
            let news = *state != now && *state != State::Stopped;
            if news {
                *state = now;
            }
            news
        });
        self.show_freshness(partitions);
    }

    /// The partitions that are not synced, each with its cause.
    pub(super) fn late(&self) -> Vec<(Arc<str>, Option<Cause>)> {
        let writing = self.writing.lock();
        let late = live(&writing.partitions).filter(|partition| !partition.applied);
        late.map(|partition| (Arc::clone(&partition.scope), partition.cause()))
            .collect()
    }

    /// The sum of the pools of all partitions.
    fn pool(&self) -> Option<PoolStats> {
        let pools = self.sources.iter().filter_map(|source| source.upgrade()?.pool());
        pools.reduce(|sum, pool| sum + pool)
    }

    pub(super) fn status(&self) -> Status {
        let partitions = {
            let writing = self.writing.lock();
            let show = |partition: &Partition| PartitionStatus {
                scope: Arc::clone(&partition.scope),
                state: partition.state(),
                version: partition.version.clone(),
                as_of: partition.proofs.as_of(),
            };
            live(&writing.partitions).map(show).collect()
        };
        let snapshot = self.store.snapshot();
        let listeners = self.fanout.listeners();
        let open = listeners.iter().filter(|listener| !listener.inbox.is_closed());
        let (recent_relists, relist_causes) = self.fetches.read();
        Status {
            name: Arc::clone(&self.name),
            resource: self.fetched.name(),
            state: self.state.borrow().clone(),
            synced: self.is_synced(),
            objects: snapshot.len(),
            version: snapshot.version().cloned(),
            rewinds: snapshot.epoch(),
            failed_probes: self.failed_probes.load(Ordering::Relaxed),
            freshness: self.freshness(),
            relists: self.relists.load(Ordering::Relaxed),
            relist_causes,
            recent_relists,
            events: self.events.load(Ordering::Relaxed),
            queued: self.queued.load(Ordering::Relaxed),
            processing: self.processing.read(),
            last_event: *self.last_event.lock(),
            partitions,
            handlers: open.map(|listener| HandlerStatus::of(&**listener)).collect(),
            unnamed: self.fanout.unnamed.totals(),
            troubles: self.troubles.counts(),
            failure_kinds: self.troubles.kinds(),
            recent_troubles: self.troubles.latest(),
            kept_out: self.troubles.kept_out_now(),
            audits: self.audits.status(),
            pool: self.pool(),
            unfilled: self
                .check
                .as_ref()
                .and_then(|check| check.unfilled(self.is_synced())),
        }
    }
}
