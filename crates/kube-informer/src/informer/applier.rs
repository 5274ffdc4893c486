//! Applies a batch to the store, then notifies the handlers.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Weak};

use tokio::sync::watch;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::advice::ResourceInfo;
use super::audit::Audits;
use super::handlers::fanout::Fanout;
use super::keep_deleted::Keepers;
use super::recent::RecentChanges;
use super::relists::Relists;
use super::resync::Schedule;
use super::sink::Transform;
use super::state::{Partition, State, live};
use super::trouble::Troubles;
use super::witness::newest;
use crate::histogram::{AtomicHistogram, INFORMER_BUCKETS};
use crate::object::{Metadata, ObjectKey, ResourceVersion, Stamp};
use crate::protocol::{Content, FreeList, IsCached, Rewind};
use crate::queue::{DeltaBatch, Replace};
use crate::source::{ListerWatcher, OnDemand};
use crate::store::{Changes, IndexFault, Store, StoreWriter, UidChange};
use crate::sync::Mutex;
use crate::wire::FieldCheck;

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
    pub(super) deleted: Keepers<K>,
    pub(super) events: AtomicU64,
    /// Deltas that wait to be applied, of all partitions.
    pub(super) queued: AtomicUsize,
    /// How long batches took to be applied.
    pub(super) processing: AtomicHistogram,
    pub(super) last_event: Mutex<Option<Instant>>,
    /// The store has everything that the server had at this time.
    pub(super) as_of: watch::Sender<Option<Instant>>,
    pub(super) audits: Audits,
    /// The sources of the partitions, for the sizes of their pools. They end with the tasks.
    pub(super) sources: Vec<Weak<dyn ListerWatcher<K>>>,
    /// Reads the metadata of an object, if its type has them.
    pub(super) metadata: Option<ReadMetadata<K>>,
    /// Asks the server on behalf of a person, if the objects come from a server. Taken when the informer stops.
    pub(super) on_demand: Mutex<Option<OnDemand>>,
    /// Notes which fields of a projection are filled.
    pub(super) check: Option<Arc<FieldCheck>>,
    /// Replaced objects, for the decoder.
    pub(super) free: FreeList<K>,
}

/// What an informer gives to its sources.
pub(super) struct Feedback<K> {
    known: IsCached,
    free: FreeList<K>,
}

impl<K> Feedback<K> {
    pub(super) fn give(&self, source: &mut (impl ListerWatcher<K> + ?Sized)) {
        source.know(self.known.clone());
        source.reuse(self.free.clone());
    }
}

/// Reads the metadata of an object.
pub(super) type ReadMetadata<K> = for<'a> fn(&'a K) -> Metadata<'a>;

/// The changes of a batch, if there are any, and the faults of index functions.
type AppliedBatch<K> = (Option<Changes<K>>, Vec<IndexFault>);

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
            deleted: Keepers::new(),
            events: AtomicU64::new(0),
            queued: AtomicUsize::new(0),
            processing: AtomicHistogram::new(INFORMER_BUCKETS),
            last_event: Mutex::new(None),
            as_of: watch::Sender::new(None),
            audits: Audits::default(),
            sources: Vec::new(),
            metadata: None,
            on_demand: Mutex::new(None),
            check: None,
            free: FreeList::new(),
        };
        applier.show_freshness(&applier.writing.lock().partitions);
        applier
    }

    /// Lets sources ask what is cached, and use the memory of what was replaced.
    pub(super) fn feedback(&self) -> Feedback<K> {
        Feedback {
            known: self.known(),
            free: self.free.clone(),
        }
    }

    /// Answers the decoder's question whether an object is cached, so that it need not be decoded
    /// again.
    fn known(&self) -> IsCached {
        let store = self.store.clone();
        IsCached::with_content(move |key, uid, version, content| {
            let stamp = |hash| Stamp::new(Some(uid), Some(version), hash);
            match content {
                Content::Any => has(&store, key, |cached| cached.is_same_state(stamp(None))),
                Content::Hash(hash) => has(&store, key, |cached| cached.is_same_content(stamp(hash))),
            }
        })
    }

    /// True if the store has the object in exactly this state.
    pub(super) fn is_cached(&self, key: &ObjectKey, stamp: Stamp) -> bool {
        has(&self.store, key, |cached| cached.is_same_state(stamp))
    }

    /// Applies a batch of a partition: (1) the store and its indexes move in one step, (2) every
    /// handler's inbox receives the same events. Returns them, or `None` if nothing changed.
    pub(super) fn apply(&self, partition: usize, batch: DeltaBatch<K>) -> Option<Changes<K>> {
        let was_synced = self.is_synced();
        let mut writing = self.writing.lock();
        if writing.partitions[partition].retired {
            return None;
        }
        let began = std::time::Instant::now();
        let (events, faults) = self.apply_to(&mut writing, partition, batch)?;
        drop(writing);
        self.processing.observe(began.elapsed());
        self.troubles.index(faults);
        if !was_synced && self.is_synced() {
            self.warn_of_misspelt_fields();
        }
        events
    }

    /// Logs the fields of a projection that objects have under a similar name.
    fn warn_of_misspelt_fields(&self) {
        let unfilled = self.check.as_ref().and_then(|check| check.unfilled(true));
        let fields = unfilled.iter().flat_map(|unfilled| &unfilled.fields);
        for field in fields.filter(|field| field.similar.is_some()) {
            tracing::warn!(informer = %self.name, "no object has the field {field}; is `#[serde(rename)]` missing?");
        }
    }

    /// Adds a partition, and returns its place. `None` if the informer has stopped.
    pub(super) fn add_partition(&self, mut partition: Partition) -> Option<usize> {
        let mut writing = self.writing.lock();
        writing.writer.as_ref()?;
        // The version of the whole does not move until the new partition has reached it.
        partition.epoch = self.store.epoch();
        let partitions = &mut writing.partitions;
        let place = partitions.iter().position(|partition| partition.vacant);
        let place = place.unwrap_or(partitions.len());
        match partitions.get_mut(place) {
            Some(vacant) => *vacant = partition,
            None => partitions.push(partition),
        }
        self.show(partitions);
        Some(place)
    }

    /// Removes a partition: ends its task, removes its objects from the cache, and notifies handlers of them as deleted,
    /// final state unknown. Returns false if it was removed before.
    pub(super) fn remove_partition(&self, partition: usize) -> bool {
        let mut writing = self.writing.lock();
        let retired = &mut writing.partitions[partition];
        if std::mem::replace(&mut retired.retired, true) {
            return false;
        }
        retired.stop.cancel();
        let mut batch = DeltaBatch::new();
        batch.replace = Some(Replace {
            namespace: retired.namespace.clone(),
            rewind: None,
            keys: None,
        });
        let applied = self.apply_to(&mut writing, partition, batch);
        self.sync_if_complete(&writing.partitions);
        self.show(&writing.partitions);
        drop(writing);
        if let Some((_, faults)) = applied {
            self.troubles.index(faults);
        }
        true
    }

    /// The informer is synced once the first collection of every partition was applied.
    fn sync_if_complete(&self, partitions: &[Partition]) {
        if !self.is_synced() && live(partitions).all(|partition| partition.applied) {
            self.fanout.publish_synced();
            self.synced.send_replace(true);
        }
    }

    /// Applies a batch while the lock is held. `None` if the informer has stopped.
    fn apply_to(
        &self,
        writing: &mut Writing<K>,
        partition: usize,
        mut batch: DeltaBatch<K>,
    ) -> Option<AppliedBatch<K>> {
        let Writing { writer, partitions } = writing;
        let writer = writer.as_mut()?;
        // The first list of a partition that was added later is news for handlers (B43).
        batch.initial &= !self.is_synced();
        let relist = batch.is_replace() && !partitions[partition].retired;
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
        let (changes, faults) = writer.apply_or_fill(batch);
        let reached = partitions[partition].version.clone();
        if reached.is_some_and(|reached| partitions[partition].proofs.reached(&reached)) {
            self.show_freshness(partitions);
        }
        if rewind == Some(Rewind::Proven) {
            for behind in live(partitions).filter(|partition| partition.epoch < epoch) {
                behind.rewound.send_replace(());
            }
        }
        let changes = Some(changes).filter(|changes| changes.len() > 0);
        if let Some(changes) = &changes {
            self.publish(changes);
        }
        if relist {
            self.relists.fetch_add(1, Ordering::Relaxed);
            if !partitions[partition].applied {
                partitions[partition].applied = true;
                self.sync_if_complete(partitions);
                self.show(partitions);
            }
        }
        Some((changes, faults))
    }

    /// Counts the changes, and passes them to the handlers and to those who record them.
    fn publish(&self, changes: &Changes<K>) {
        self.events.fetch_add(changes.len() as u64, Ordering::Relaxed);
        *self.last_event.lock() = Some(changes.at());
        self.fanout.publish(changes);
        // The first collection is neither a recent change, nor does it delete anything.
        if let Changes::Events(batch) = changes {
            self.recent.record(batch);
            self.deleted.record(batch);
        }
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

    /// The epoch and the version whose events are in the inbox of every handler. The store alone may be ahead of that.
    pub(super) fn published(&self) -> (u64, Option<ResourceVersion>) {
        let _nothing_is_applied = self.writing.lock();
        (self.store.epoch(), self.store.version())
    }

    /// The version that a partition has reached.
    pub(super) fn version_of(&self, partition: usize) -> Option<ResourceVersion> {
        self.writing.lock().partitions[partition].version.clone()
    }

    /// Cancelled when the partition is removed.
    pub(super) fn stop_of(&self, partition: usize) -> CancellationToken {
        self.writing.lock().partitions[partition].stop.clone()
    }

    /// Notifies when another partition went back.
    pub(super) fn rewound(&self, partition: usize) -> watch::Receiver<()> {
        self.writing.lock().partitions[partition].rewound.subscribe()
    }

    /// Stops the informer: handlers receive no more events, and waits for a version fail. The store
    /// can still be read.
    pub(super) fn stop(&self) {
        let writer = self.writing.lock().writer.take();
        // It has a client, and so a task and connections, which end with the informer (I10).
        let on_demand = self.on_demand.lock().take();
        drop(on_demand);
        self.fanout.stop();
        self.state.send_if_modified(|state| {
            // The partitions may have said so already.
            let news = *state != State::Stopped;
            *state = State::Stopped;
            news
        });
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

fn has<K>(store: &Store<K>, key: &ObjectKey, is_it: impl FnOnce(Stamp) -> bool) -> bool {
    let snapshot = store.snapshot();
    let cached = snapshot.stamped(key);
    cached.is_some_and(|(_, cached)| is_it(cached))
}

/// The version that all partitions have reached, which is that of the slowest one. `None` while a
/// partition belongs to an epoch that is over, because its version in the current epoch is not
/// known.
fn version_of_all(partitions: &[Partition], epoch: u64) -> Option<ResourceVersion> {
    let mut least: Option<&ResourceVersion> = None;
    for partition in live(partitions) {
        let version = partition.version.as_ref().filter(|_| partition.epoch == epoch)?;
        if least.is_none_or(|least| version < least) {
            least = Some(version);
        }
    }
    least.cloned()
}
