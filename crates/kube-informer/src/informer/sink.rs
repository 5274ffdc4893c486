//! The sink of a reflector: transforms objects, queues them as deltas, and applies the queue when
//! the reflector is about to wait.

use std::error::Error;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use tokio::sync::OwnedSemaphorePermit;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::applier::Applier;
use super::retired::Retired;
use super::shard::Shard;
use super::trouble::{Trouble, panic_text};
use crate::object::{Deleted, ObjectKey, ResourceVersion, Stamp};
use crate::protocol::{EventType, Failure, FailureKind, Payload, Received, Rewind, Witness};
use crate::queue::{Delta, QueueState, Replace, Staging};
use crate::reflector::{Health, Sink};
use crate::store::Changes;

/// Changes an object before it enters the cache, or refuses it.
pub(super) type Transform<K> = Arc<dyn Fn(&mut K) -> Result<(), Box<dyn Error + Send + Sync>> + Send + Sync>;

/// Called with the changes of every batch, after the store moved and before the next batch.
///
/// Boxed, because the sink, and the reflector that fills it, would otherwise be compiled for each kind of informer.
pub(super) type Applied<'a, K> = Box<dyn FnMut(&Changes<K>) + Send + 'a>;

/// The sink of one partition.
pub(super) struct PartitionSink<'a, K> {
    applier: Arc<Applier<K>>,
    partition: usize,
    /// The namespace of the partition; `None` for all namespaces.
    namespace: Option<Arc<str>>,
    /// The ranges of the partition and the objects in them, if the collection is sharded.
    shard: Option<Arc<Shard>>,
    queue: QueueState<K>,
    staging: Staging<K>,
    applied: Applied<'a, K>,
    stop: CancellationToken,
    /// The permit for the first list. Held until the first collection is complete, or cannot
    /// proceed.
    turn: Option<OwnedSemaphorePermit>,
    /// When the first staged object arrived.
    began: Option<Instant>,
    /// The latest failure, until the reflector is healthy again.
    wrong: Option<FailureKind>,
    /// The server went back, and the staged collection replaces the one that was cached before.
    rewind: Option<Rewind>,
    /// The version of the latest delta that was queued.
    at: Option<ResourceVersion>,
    /// With this many queued deltas, the queue is applied at once.
    enough: usize,
    /// The number of queued deltas that the applier knows of.
    counted: usize,
    retired: Retired<K>,
}

impl<'a, K: Send + Sync + 'static> PartitionSink<'a, K> {
    pub(super) fn new(
        applier: Arc<Applier<K>>,
        partition: usize,
        namespace: Option<Arc<str>>,
        shard: Option<Arc<Shard>>,
        applied: Applied<'a, K>,
        stop: CancellationToken,
    ) -> Self {
        Self {
            at: None,
            enough: BATCH,
            counted: 0,
            retired: Retired::new(applier.free.clone()),
            applier,
            partition,
            namespace,
            shard,
            queue: QueueState::new(),
            staging: Staging::new(),
            applied,
            stop,
            turn: None,
            began: None,
            wrong: None,
            rewind: None,
        }
    }

    /// Prepares the sink for a reflector that starts, for the first time or after a panic. Staged
    /// objects are dropped; queued deltas are applied.
    pub(super) fn start(&mut self, turn: Option<OwnedSemaphorePermit>, after: Option<FailureKind>) {
        self.staging.take();
        self.apply_queued();
        self.at = self.applier.version_of(self.partition);
        self.began = None;
        self.rewind = None;
        self.turn = turn;
        self.wrong = after;
    }

    /// Runs the transform, exactly once, on an object that is not shared yet. Returns `None` if the
    /// cached copy stays: the object is unchanged, or it cannot be used. The latter is reported.
    fn ready(&self, key: &ObjectKey, fetched: Received<K>) -> Option<Arc<K>> {
        let trouble = match fetched.object {
            // The cache has this state of the object.
            Payload::Unchanged => return None,
            Payload::Undecodable(undecodable) => Trouble::Undecodable {
                key: key.clone(),
                why: undecodable.to_string().into(),
            },
            Payload::Object(mut object) => match self.transformed(&mut object) {
                Ok(()) => {
                    self.applier.troubles.well(key);
                    return Some(object.into_arc());
                }
                Err(why) => Trouble::Transform {
                    key: key.clone(),
                    why: why.into(),
                },
            },
        };
        self.applier.troubles.kept_out(&trouble);
        None
    }

    fn transformed(&self, object: &mut K) -> Result<(), String> {
        let Some(transform) = &self.applier.transform else {
            return Ok(());
        };
        match catch_unwind(AssertUnwindSafe(|| transform(object))) {
            Ok(answer) => answer.map_err(|error| error.to_string()),
            Err(panic) => Err(format!("it panicked: {}", panic_text(&*panic))),
        }
    }

    /// Queues a delta. A full queue is applied at once.
    fn push(&mut self, delta: Delta<K>) {
        self.queue.push(delta);
        if self.queue.len() >= self.enough {
            self.apply_queued();
        } else {
            self.count_queued();
        }
    }

    /// Reports the length of the queue, for metrics.
    fn count_queued(&mut self) {
        let (now, before) = (self.queue.len(), self.counted);
        self.counted = now;
        if now > before {
            self.applier.queued.fetch_add(now - before, Ordering::Relaxed);
        } else if now < before {
            self.applier.queued.fetch_sub(before - now, Ordering::Relaxed);
        }
    }

    /// Applies everything that is queued.
    fn apply_queued(&mut self) {
        while !self.stop.is_cancelled()
            && let Some(batch) = self.queue.pop(BATCH)
        {
            let changes = match &self.shard {
                Some(shard) => shard.apply(&self.applier, self.partition, batch),
                None => self.applier.apply(self.partition, batch),
            };
            if let Some(changes) = changes {
                (self.applied)(&changes);
                self.retired.release();
                self.retired.push(changes);
            }
        }
        self.enough = match self.applier.free.is_wanted() {
            true => (PER_HANDLER * self.applier.fanout.listeners().len()).clamp(REUSED, BATCH),
            false => BATCH,
        };
        self.count_queued();
        if let Some(shard) = &self.shard {
            shard.forget_deleted(&self.applier.store);
        }
    }

    /// True if the object belongs to this partition. It does, unless the collection is sharded.
    fn belongs_here(&self, fetched: &Received<K>) -> bool {
        let shard = self.shard.as_ref();
        shard.is_none_or(|shard| shard.admit(self.partition, &fetched.key, fetched.uid.as_ref()))
    }
}

impl<K> Drop for PartitionSink<'_, K> {
    fn drop(&mut self) {
        self.applier.queued.fetch_sub(self.counted, Ordering::Relaxed);
    }
}

impl<K: Send + Sync + 'static> Sink<K> for PartitionSink<'_, K> {
    async fn stage(&mut self, change: EventType, fetched: Received<K>) {
        self.began.get_or_insert_with(Instant::now);
        if !self.belongs_here(&fetched) {
            return;
        }
        let key = fetched.key.clone();
        if change == EventType::Deleted {
            self.staging.remove(&key);
            return;
        }
        let stamp = stamp(&fetched);
        // A transform runs once per object. A source that decodes a cached object again must not
        // make it run again.
        let known =
            self.rewind.is_none() && self.applier.transform.is_some() && self.applier.is_cached(&key, stamp);
        if known {
            self.staging.put(Delta::unchanged(key));
            return;
        }
        if matches!(fetched.object, Payload::Unchanged) {
            if !self.staging.contains(&key) {
                // With the stamp, which says whether the content was compared.
                self.staging.put(Delta::unchanged(key).stamped(stamp));
            }
            return;
        }
        match self.ready(&key, fetched) {
            Some(object) => self.staging.put(Delta::replaced(key, object).stamped(stamp)),
            // The object cannot be used: the last good copy stays, in the store or in the staging
            // area.
            None if self.staging.contains(&key) => {}
            None => self.staging.put(Delta::unchanged(key)),
        }
    }

    fn distrust(&mut self, rewind: Rewind) {
        self.rewind = Some(rewind);
    }

    fn witness(&mut self) -> Option<Witness> {
        self.apply_queued();
        self.applier.witness(self.partition)
    }

    async fn commit(&mut self, version: ResourceVersion) {
        self.at = Some(version.clone());
        let items = self.staging.take();
        if self.shard.is_none() {
            let keys = items.iter().map(|delta| delta.key.clone());
            self.applier.troubles.only(self.namespace.as_deref(), keys);
        }
        let took = self.began.take().map(|began| began.elapsed());
        let wrong = self.wrong.take();
        self.applier
            .fetched(self.partition, items.len(), took.unwrap_or_default(), wrong);
        let replace = Replace {
            namespace: self.namespace.clone(),
            keys: self.shard.as_ref().map(|shard| shard.keys(self.partition)),
            rewind: self.rewind.take(),
        };
        self.queue.replace(items, Some(version), replace);
        self.apply_queued();
        self.turn = None;
    }

    async fn discard(&mut self) {
        self.staging.take();
        self.began = None;
    }

    async fn apply(&mut self, change: EventType, fetched: Received<K>) {
        let (key, version) = (fetched.key.clone(), fetched.version.clone());
        let belongs_here = self.belongs_here(&fetched);
        // A late or older version does not take the partition back (I2).
        let version = version.filter(|version| self.at.as_ref().is_none_or(|at| at < version));
        if version.is_some() {
            self.at.clone_from(&version);
        }
        if !belongs_here {
            version
                .into_iter()
                .for_each(|version| self.queue.advance(version));
            return;
        }
        let stamp = stamp(&fetched);
        let delta = match (change, self.ready(&key, fetched)) {
            (EventType::Added, Some(object)) => Delta::added(key, object),
            (EventType::Modified, Some(object)) => Delta::updated(key, object),
            (EventType::Deleted, last) => {
                self.applier.troubles.well(&key);
                Delta::deleted(match last {
                    Some(last) => Deleted::seen(key, last),
                    // The object was deleted for certain, but its final state is not known.
                    None => Deleted::missed(key, None),
                })
            }
            (_, None) => {
                if let Some(version) = version {
                    self.queue.advance(version);
                }
                return;
            }
        };
        let mut delta = delta.stamped(stamp);
        delta.version = version;
        self.push(delta);
    }

    async fn advance(&mut self, version: ResourceVersion) {
        self.at = Some(version.clone());
        self.queue.advance(version);
    }

    async fn flush(&mut self) {
        self.apply_queued();
    }

    fn is_tidy(&self) -> bool {
        self.retired.is_tidy()
    }

    fn tidy(&mut self) {
        self.retired.tidy();
    }

    fn report(&mut self, failure: Failure) {
        self.turn = None;
        self.wrong = Some(failure.kind);
        self.applier.failed(self.partition, failure);
    }

    fn proven(&mut self, asked_at: Instant, version: ResourceVersion) {
        self.applier.proven(self.partition, asked_at, version);
    }

    fn probe_failed(&mut self, failure: Failure) {
        self.applier.probe_failed(self.partition, failure);
    }

    fn skipped(&mut self, what: String) {
        self.applier.troubles.skipped(what);
    }

    fn health(&mut self, health: Health) {
        if health == Health::Synced {
            self.wrong = None;
        }
        self.applier.health(self.partition, health);
    }
}

fn stamp<K>(fetched: &Received<K>) -> Stamp {
    Stamp::new(fetched.uid.as_ref(), fetched.version.as_ref(), fetched.content)
}

/// The number of changes per batch if the decoder uses the memory of replaced objects again. With small batches it gets them sooner, while
/// they are in the processor's cache. Decoding as many takes a hundred times longer than applying a batch and waking a handler.
const REUSED: usize = 32;
/// With many handlers, batches are larger, because each batch wakes all of them.
const PER_HANDLER: usize = 8;

/// The largest number of keys per batch: large enough to make a publication cheap, small enough
/// that readers see progress.
const BATCH: usize = 1_000;
