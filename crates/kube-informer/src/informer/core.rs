//! Applies a batch to the store, then notifies the handlers.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::Instant;

use super::advice::ResourceInfo;
use super::audit::Audits;
use super::fanout::Fanout;
use super::relists::{Relist, RelistCause, Relists};
use super::resync::Schedule;
use super::seat::HandlerStatus;
use super::sink::Transform;
use super::state::{Cause, Part, PartStatus, State, Status, together};
use super::tap::Tap;
use super::trouble::Troubles;
use crate::object::{ObjectKey, ResourceVersion, Stamp};
use crate::protocol::IsCached;
use crate::protocol::{Failure, FailureKind, Rewind};
use crate::queue::DeltaBatch;
use crate::reflector::Health;
use crate::store::{EventBatch, Store, StoreWriter, UidChange};
use crate::sync::Mutex;

/// What the tasks of an informer and its handles share.
///
/// Locks: `writing`, then those of the fan-out and its inboxes, then the store's. `schedule` is never held together with
/// another. No foreign code runs under any of them, except index functions, which the store guards.
pub(super) struct Core<K> {
    pub(super) name: Arc<str>,
    fetched: ResourceInfo,
    pub(super) store: Store<K>,
    pub(super) fanout: Arc<Fanout<K>>,
    pub(super) troubles: Arc<Troubles>,
    pub(super) transform: Option<Transform<K>>,
    pub(super) schedule: Mutex<Schedule>,
    pub(super) writing: Mutex<Writing<K>>,
    pub(super) state: watch::Sender<State>,
    /// All that was there from the start is applied. Stays true.
    synced: watch::Sender<bool>,
    relists: AtomicU64,
    failed_probes: AtomicU64,
    fetches: Relists,
    pub(super) tap: Arc<Tap<K>>,
    events: AtomicU64,
    last_event: Mutex<Option<Instant>>,
    /// The store has everything that the server had at this time.
    pub(super) as_of: watch::Sender<Option<Instant>>,
    pub(super) audits: Audits,
}

/// What only the one who applies may touch.
pub(super) struct Writing<K> {
    /// None once we have stopped.
    pub(super) writer: Option<StoreWriter<K>>,
    pub(super) parts: Vec<Part>,
}

impl<K: Send + Sync + 'static> Core<K> {
    pub(super) fn new(
        name: Arc<str>,
        fetched: ResourceInfo,
        parts: Vec<Part>,
        schedule: Schedule,
        troubles: Arc<Troubles>,
        transform: Option<Transform<K>>,
        uid_change: UidChange,
    ) -> Self {
        let writer = StoreWriter::new().uid_change(uid_change);
        let core = Self {
            name,
            fetched,
            store: writer.store(),
            fanout: Arc::new(Fanout::new()),
            troubles,
            transform,
            schedule: Mutex::new(schedule),
            writing: Mutex::new(Writing {
                writer: Some(writer),
                parts,
            }),
            state: watch::Sender::new(State::Pending),
            synced: watch::Sender::new(false),
            relists: AtomicU64::new(0),
            failed_probes: AtomicU64::new(0),
            fetches: Relists::new(),
            tap: Arc::new(Tap::new()),
            events: AtomicU64::new(0),
            last_event: Mutex::new(None),
            as_of: watch::Sender::new(None),
            audits: Audits::default(),
        };
        core.show_freshness(&core.writing.lock().parts);
        core
    }

    /// Answers a source that asks whether an object is cached, so that it need not be decoded again.
    pub(super) fn known(&self) -> IsCached {
        let store = self.store.clone();
        IsCached::new(move |key, uid, version| has(&store, key, Stamp::new(Some(uid), Some(version), None)))
    }

    /// True if the store has the object in exactly this state.
    pub(super) fn is_cached(&self, key: &ObjectKey, stamp: Stamp) -> bool {
        has(&self.store, key, stamp)
    }

    /// Applies a batch of a partition: (1) the store and its indexes move in one step, (2) every handler's inbox gets the same
    /// events. Returns them, unless nothing changed.
    pub(super) fn apply(&self, part: usize, mut batch: DeltaBatch<K>) -> Option<Arc<EventBatch<K>>> {
        let mut writing = self.writing.lock();
        let Writing { writer, parts } = &mut *writing;
        let writer = writer.as_mut()?;
        let relist = batch.is_replace();
        let rewind = batch.replace.as_ref().and_then(|replace| replace.rewind);
        let mut epoch = self.store.epoch();
        // A partition that another one warned belongs to the epoch that the other began.
        if rewind == Some(Rewind::Proven) && parts[part].epoch == epoch {
            epoch += 1;
            batch.new_epoch = true;
        }
        if rewind.is_some() || parts[part].version.is_none() {
            parts[part].epoch = epoch;
        }
        if rewind.is_some() {
            // Before it is published: what was known of the age is not true of it.
            parts[part].proofs.went_back();
            self.show_freshness(parts);
        }
        parts[part].version = batch.version.take().or(parts[part].version.take());
        batch.version = version_of_all(parts, epoch);
        let applied = writer.apply(batch);
        let reached = parts[part].version.clone();
        if reached.is_some_and(|reached| parts[part].proofs.reached(&reached)) {
            self.show_freshness(parts);
        }
        if rewind == Some(Rewind::Proven) {
            for behind in parts.iter().filter(|part| part.epoch < epoch) {
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
            self.tap.note(events);
        }
        if relist {
            self.relists.fetch_add(1, Ordering::Relaxed);
            if !parts[part].applied {
                parts[part].applied = true;
                if parts.iter().all(|part| part.applied) {
                    self.fanout.publish_synced();
                    self.synced.send_replace(true);
                }
                self.show(parts);
            }
        }
        drop(writing);
        self.troubles.index(applied.faults);
        events
    }

    /// Everything is told once more to those whose turn it is.
    pub(super) fn resync(&self) {
        if !*self.synced.borrow() {
            return;
        }
        let now = Instant::now();
        // Nothing is applied meanwhile: what stands before the resync in an inbox is older, what stands behind it newer (B38).
        let writing = self.writing.lock();
        let snapshot = self.store.snapshot();
        let members = self.fanout.members();
        let due = self.schedule.lock().due(now);
        let mut later = Vec::new();
        for member in members.iter() {
            let id = member.seat.id;
            if (due.contains(&id) || member.inbox.owes_resync()) && !member.inbox.push_resync(&snapshot) {
                later.push(id);
            }
        }
        drop(writing);
        let mut schedule = self.schedule.lock();
        later.into_iter().for_each(|id| schedule.again(id, now));
        let present = |id: &u64| members.iter().any(|m| m.seat.id == *id);
        due.iter()
            .filter(|id| !present(id))
            .for_each(|id| schedule.remove(*id));
    }

    /// How far a part is.
    pub(super) fn version_of(&self, part: usize) -> Option<ResourceVersion> {
        self.writing.lock().parts[part].version.clone()
    }

    /// Says that another part went back.
    pub(super) fn rewound(&self, part: usize) -> watch::Receiver<()> {
        self.writing.lock().parts[part].rewound.subscribe()
    }

    /// The server could not be asked for its version.
    pub(super) fn probe_failed(&self, part: usize, failure: Failure) {
        self.failed_probes.fetch_add(1, Ordering::Relaxed);
        tracing::debug!(informer = %self.name, part, "the server's version could not be asked for: {failure}");
        let parts = &mut self.writing.lock().parts;
        parts[part].proofs.failed(failure);
        self.show_freshness(parts);
    }

    pub(super) fn failed(&self, part: usize, failure: Failure) {
        let scope = Arc::clone(&self.writing.lock().parts[part].scope);
        self.troubles.failure(&scope, failure);
    }

    /// A whole collection came, and is on its way into the store.
    pub(super) fn fetched(&self, part: usize, objects: usize, took: Duration, after: Option<FailureKind>) {
        let (scope, again, healing) = {
            let part = &mut self.writing.lock().parts[part];
            let healing = std::mem::take(&mut part.healing);
            (Arc::clone(&part.scope), part.version.is_some(), healing)
        };
        self.fetches.add(Relist {
            at: Instant::now(),
            took,
            objects,
            scope,
            // A version that is gone is nobody's failure, so nothing was reported (B15).
            cause: match after {
                _ if !again => RelistCause::First,
                None if healing => RelistCause::Audit,
                _ => RelistCause::After(after.unwrap_or(FailureKind::Expired)),
            },
        });
    }

    pub(super) fn health(&self, part: usize, health: Health) {
        let mut writing = self.writing.lock();
        writing.parts[part].is(health, &self.fetched, Instant::now());
        self.show(&writing.parts);
    }

    /// Shows how we are, if that is something new.
    fn show(&self, parts: &[Part]) {
        let now = together(parts.iter());
        self.state.send_if_modified(|state| {
            let news = *state != now && *state != State::Stopped;
            if news {
                *state = now;
            }
            news
        });
        self.show_freshness(parts);
    }

    /// The end: nobody is told any more, those who wait for a version hear that it will not come. What is there can be read.
    pub(super) fn stop(&self) {
        let writer = self.writing.lock().writer.take();
        self.fanout.stop();
        self.state.send_replace(State::Stopped);
        self.show_freshness(&self.writing.lock().parts);
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

    /// The parts that are not synced, each with what keeps it.
    pub(super) fn late(&self) -> Vec<(Arc<str>, Option<Cause>)> {
        let writing = self.writing.lock();
        let late = writing.parts.iter().filter(|part| !part.applied);
        late.map(|part| (Arc::clone(&part.scope), part.cause())).collect()
    }

    pub(super) fn status(&self) -> Status {
        let parts = {
            let writing = self.writing.lock();
            let show = |part: &Part| PartStatus {
                scope: Arc::clone(&part.scope),
                state: part.state(),
                version: part.version.clone(),
                as_of: part.proofs.as_of(),
            };
            writing.parts.iter().map(show).collect()
        };
        let snapshot = self.store.snapshot();
        let members = self.fanout.members();
        let open = members.iter().filter(|member| !member.inbox.is_closed());
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
            last_event: *self.last_event.lock(),
            parts,
            handlers: open.map(|member| HandlerStatus::of(&**member)).collect(),
            unnamed: self.fanout.unnamed.totals(),
            troubles: self.troubles.counts(),
            failure_kinds: self.troubles.kinds(),
            recent_troubles: self.troubles.latest(),
            kept_out: self.troubles.kept_out_now(),
            audits: self.audits.status(),
        }
    }
}

fn has<K>(store: &Store<K>, key: &ObjectKey, stamp: Stamp) -> bool {
    let snapshot = store.snapshot();
    let cached = snapshot.stamped(key);
    cached.is_some_and(|(_, cached)| cached.is_same_state(stamp))
}

/// Everything up to this version is in the store: as far as the part that is least far. None as long as a part belongs to an
/// epoch that is over: nobody knows how far it is in this one.
fn version_of_all(parts: &[Part], epoch: u64) -> Option<ResourceVersion> {
    let mut least: Option<&ResourceVersion> = None;
    for part in parts {
        let version = part.version.as_ref().filter(|_| part.epoch == epoch)?;
        if least.is_none_or(|least| version < least) {
            least = Some(version);
        }
    }
    least.cloned()
}
