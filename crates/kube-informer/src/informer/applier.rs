//! Applies a batch to the store, then notifies the handlers.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::watch;
use tokio::time::Instant;

use super::advice::ResourceInfo;
use super::audit::Audits;
use super::handlers::fanout::Fanout;
use super::recent::RecentChanges;
use super::relists::Relists;
use super::resync::Schedule;
use super::sink::Transform;
use super::state::{Partition, State};
use super::trouble::Troubles;
use super::witness::newest;
use crate::object::{ObjectKey, ResourceVersion, Stamp};
use crate::protocol::IsCached;
use crate::protocol::Rewind;
use crate::queue::DeltaBatch;
use crate::store::{EventBatch, Store, StoreWriter, UidChange};
use crate::sync::Mutex;

/// The state that the tasks of an informer and its handles share.
///
/// Lock order: `writing`, then the locks of the fan-out and its inboxes, then the store's.
/// `schedule` is never held together with another lock. No user code runs under any of them, except
/// index functions, which the store guards.
pub(super) struct Applier<K> {
    pub(super) name: Arc<str>,
    pub(super) fetched: ResourceInfo,
    pub(super) store: Store<K>,
    pub(super) fanout: Arc<Fanout<K>>,
    pub(super) troubles: Arc<Troubles>,
    pub(super) transform: Option<Transform<K>>,
    pub(super) schedule: Mutex<Schedule>,
    pub(super) writing: Mutex<Writing<K>>,
    pub(super) state: watch::Sender<State>,
    /// True once the initial collection is applied. Never becomes false again.
    synced: watch::Sender<bool>,
    pub(super) relists: AtomicU64,
    pub(super) failed_probes: AtomicU64,
    pub(super) fetches: Relists,
    pub(super) recent: Arc<RecentChanges<K>>,
    pub(super) events: AtomicU64,
    pub(super) last_event: Mutex<Option<Instant>>,
    /// The store has everything that the server had at this time.
    pub(super) as_of: watch::Sender<Option<Instant>>,
    pub(super) audits: Audits,
}

/// The state that is changed only while a batch is applied.
pub(super) struct Writing<K> {
    /// `None` once the informer has stopped.
    pub(super) writer: Option<StoreWriter<K>>,
    pub(super) partitions: Vec<Partition>,
}

impl<K: Send + Sync + 'static> Applier<K> {
    pub(super) fn new(
        name: Arc<str>,
        fetched: ResourceInfo,
        partitions: Vec<Partition>,
        schedule: Schedule,
        troubles: Arc<Troubles>,
        transform: Option<Transform<K>>,
        uid_change: UidChange,
    ) -> Self {
        let writer = StoreWriter::new().uid_change(uid_change);
        let applier = Self {
            name,
            fetched,
            store: writer.store(),
            fanout: Arc::new(Fanout::new()),
            troubles,
            transform,
            schedule: Mutex::new(schedule),
            writing: Mutex::new(Writing {
                writer: Some(writer),
                partitions,
            }),
            state: watch::Sender::new(State::Pending),
            synced: watch::Sender::new(false),
            relists: AtomicU64::new(0),
            failed_probes: AtomicU64::new(0),
            fetches: Relists::new(),
            recent: Arc::new(RecentChanges::new()),
            events: AtomicU64::new(0),
            last_event: Mutex::new(None),
            as_of: watch::Sender::new(None),
            audits: Audits::default(),
        };
        applier.show_freshness(&applier.writing.lock().partitions);
        applier
    }

    /// Answers the decoder's question whether an object is cached, so that it need not be decoded
    /// again.
    pub(super) fn known(&self) -> IsCached {
        let store = self.store.clone();
        IsCached::new(move |key, uid, version| has(&store, key, Stamp::new(Some(uid), Some(version), None)))
    }

    /// True if the store has the object in exactly this state.
    pub(super) fn is_cached(&self, key: &ObjectKey, stamp: Stamp) -> bool {
        has(&self.store, key, stamp)
    }

    /// Applies a batch of a partition: (1) the store and its indexes move in one step, (2) every
    /// handler's inbox receives the same events. Returns the events, or `None` if nothing changed.
    pub(super) fn apply(&self, partition: usize, mut batch: DeltaBatch<K>) -> Option<Arc<EventBatch<K>>> {
        let mut writing = self.writing.lock();
        let Writing { writer, partitions } = &mut *writing;
        let writer = writer.as_mut()?;
        let relist = batch.is_replace();
        let rewind = batch.replace.as_ref().and_then(|replace| replace.rewind);
        // One that is only possible begins no epoch: the version did not go back.
        let rewind = rewind.filter(|rewind| *rewind != Rewind::Possible);
        if let Some(key) = newest(&batch) {
            partitions[partition].newest = Some(key).filter(|_| !batch.has_moved());
        }
        let mut epoch = self.store.epoch();
        // A partition that another one warned belongs to the epoch that the other one began.
        if rewind == Some(Rewind::Proven) && partitions[partition].epoch == epoch {
            epoch += 1;
            batch.new_epoch = true;
        }
        if rewind.is_some() || partitions[partition].version.is_none() {
            partitions[partition].epoch = epoch;
        }
        if rewind.is_some() {
            // Before the epoch is published: earlier proofs of freshness do not hold in the new
            // epoch.
            partitions[partition].proofs.went_back();
            self.show_freshness(partitions);
        }
        partitions[partition].version = batch.version.take().or(partitions[partition].version.take());
        batch.version = version_of_all(partitions, epoch);
        if partitions[partition].sharded && !batch.new_epoch {
            // A range that was gained may be listed at an older version than the others have reached (I2).
            let reached = self.store.version();
            batch.version = batch
                .version
                .take()
                .filter(|version| reached.is_none_or(|at| at <= *version));
        }
        let applied = writer.apply(batch);
        let reached = partitions[partition].version.clone();
        if reached.is_some_and(|reached| partitions[partition].proofs.reached(&reached)) {
            self.show_freshness(partitions);
        }
        if rewind == Some(Rewind::Proven) {
            let active = partitions.iter().filter(|partition| !partition.retired);
            for behind in active.filter(|partition| partition.epoch < epoch) {
                behind.rewound.send_replace(());
            }
        }
        let events = (!applied.batch.events.is_empty()).then(|| {
            self.events
                .fetch_add(applied.batch.events.len() as u64, Ordering::Relaxed);
            *self.last_event.lock() = Some(applied.batch.at);
            Arc::new(applied.batch)
        });
        if let Some(events) = &events {
            self.fanout.publish(events);
            self.recent.record(events);
        }
        if relist {
            self.relists.fetch_add(1, Ordering::Relaxed);
            if !partitions[partition].applied {
                partitions[partition].applied = true;
                self.sync_if_complete(partitions);
                self.show(partitions);
            }
        }
        drop(writing);
        self.troubles.index(applied.faults);
        events
    }

    /// Marks the informer as synced once every partition was applied.
    fn sync_if_complete(&self, partitions: &[Partition]) {
        let mut active = partitions.iter().filter(|partition| !partition.retired);
        if active.all(|partition| partition.applied) && !self.is_synced() {
            self.fanout.publish_synced();
            self.synced.send_replace(true);
        }
    }

    /// Adds a partition while the informer runs, and returns its number.
    pub(super) fn add_partition(&self, partition: Partition) -> usize {
        let mut writing = self.writing.lock();
        let place = writing.partitions.iter().position(|partition| partition.vacant);
        let place = match place {
            Some(place) => {
                writing.partitions[place] = partition;
                place
            }
            None => {
                writing.partitions.push(partition);
                writing.partitions.len() - 1
            }
        };
        self.show(&writing.partitions);
        place
    }

    /// Leaves a partition out of state, version and freshness, because its task is about to end. Its objects stay in the store.
    pub(super) fn retire_partition(&self, partition: usize) {
        let mut writing = self.writing.lock();
        writing.partitions[partition].retired = true;
        self.sync_if_complete(&writing.partitions);
        self.show(&writing.partitions);
    }

    /// The task of a retired partition has ended, so its number can be used again.
    pub(super) fn vacate_partition(&self, partition: usize) {
        self.writing.lock().partitions[partition].vacant = true;
    }

    /// Delivers every object once more to the handlers that are due.
    pub(super) fn resync(&self) {
        if !*self.synced.borrow() {
            return;
        }
        let now = Instant::now();
        // No batch is applied meanwhile. So the events before the resync in an inbox are older, and
        // those behind it are newer (B38).
        let writing = self.writing.lock();
        let snapshot = self.store.snapshot();
        let listeners = self.fanout.listeners();
        let due = self.schedule.lock().due(now);
        let mut later = Vec::new();
        for listener in listeners.iter() {
            let id = listener.stats.id;
            if (due.contains(&id) || listener.inbox.owes_resync()) && !listener.inbox.push_resync(&snapshot) {
                later.push(id);
            }
        }
        drop(writing);
        let mut schedule = self.schedule.lock();
        later.into_iter().for_each(|id| schedule.again(id, now));
        let present = |id: &u64| listeners.iter().any(|m| m.stats.id == *id);
        due.iter()
            .filter(|id| !present(id))
            .for_each(|id| schedule.remove(*id));
    }

    /// The version that a partition has reached.
    pub(super) fn version_of(&self, partition: usize) -> Option<ResourceVersion> {
        self.writing.lock().partitions[partition].version.clone()
    }

    /// Notifies when another partition went back.
    pub(super) fn rewound(&self, partition: usize) -> watch::Receiver<()> {
        self.writing.lock().partitions[partition].rewound.subscribe()
    }

    /// Stops the informer: handlers receive no more events, and waits for a version fail. The store
    /// can still be read.
    pub(super) fn stop(&self) {
        let writer = self.writing.lock().writer.take();
        self.fanout.stop();
        self.state.send_replace(State::Stopped);
        self.show_freshness(&self.writing.lock().partitions);
        drop(writer);
    }

    pub(super) fn is_synced(&self) -> bool {
        *self.synced.borrow()
    }

    pub(super) fn watch_synced(&self) -> watch::Receiver<bool> {
        self.synced.subscribe()
    }

    pub(super) fn watch_state(&self) -> watch::Receiver<State> {
        self.state.subscribe()
    }
}

fn has<K>(store: &Store<K>, key: &ObjectKey, stamp: Stamp) -> bool {
    let snapshot = store.snapshot();
    let cached = snapshot.stamped(key);
    cached.is_some_and(|(_, cached)| cached.is_same_state(stamp))
}

/// The version that all partitions have reached, which is that of the slowest one. `None` while a
/// partition belongs to an epoch that is over, because its version in the current epoch is not
/// known.
fn version_of_all(partitions: &[Partition], epoch: u64) -> Option<ResourceVersion> {
    let mut least: Option<&ResourceVersion> = None;
    for partition in partitions.iter().filter(|partition| !partition.retired) {
        let version = partition.version.as_ref().filter(|_| partition.epoch == epoch)?;
        if least.is_none_or(|least| version < least) {
            least = Some(version);
        }
    }
    least.cloned()
}
