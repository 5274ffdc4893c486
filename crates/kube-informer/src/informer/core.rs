//! The one who applies: store first, then everyone who has to be told.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::Instant;

use super::advice::Fetched;
use super::fanout::Fanout;
use super::held::Held;
use super::note::{Note, Notes};
use super::relists::{Relist, RelistCause, Relists};
use super::resync::Schedule;
use super::seat::HandlerStatus;
use super::sink::Transform;
use super::state::{Cause, Part, PartStatus, State, Status, together};
use super::tap::Tap;
use super::trouble::Troubles;
use crate::object::{Deleted, ObjectKey, ResourceVersion, Stamp};
use crate::queue::{self, Delta, Work};
use crate::reflector::{Failure, FailureKind, Health};
use crate::source::Known;
use crate::store::{Batch, Outcome, Snapshot, Store, StoreWriter};
use crate::sync::Mutex;

/// What the tasks of an informer and its handles share.
///
/// Locks: `writing`, then those of the fan-out and its inboxes, then the store's. `schedule` is never held together with
/// another. No foreign code runs under any of them, except index functions, which the store guards.
pub(super) struct Core<K> {
    pub(super) name: Arc<str>,
    fetched: Fetched,
    pub(super) store: Store<K>,
    pub(super) fanout: Arc<Fanout<K>>,
    pub(super) troubles: Arc<Troubles>,
    pub(super) transform: Option<Transform<K>>,
    pub(super) schedule: Mutex<Schedule>,
    uid_change: UidChange,
    writing: Mutex<Writing<K>>,
    state: watch::Sender<State>,
    /// All that was there from the start is applied. Stays true.
    synced: watch::Sender<bool>,
    relists: AtomicU64,
    fetches: Relists,
    pub(super) tap: Arc<Tap<K>>,
    events: AtomicU64,
    last_event: Mutex<Option<Instant>>,
}

/// What only the one who applies may touch.
struct Writing<K> {
    /// None once we have stopped.
    writer: Option<StoreWriter<K>>,
    parts: Vec<Part>,
}

/// What handlers hear when an object was deleted and another of the same name made, and we saw only the outcome.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use {k8s_openapi::api::core::v1::Pod, kube_informer::informer::{SharedInformer, UidChange}};
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let pods = SharedInformer::<Pod>::builder(sandbox.client())
///     .uid_change(UidChange::DeleteAndAdd)
///     .build()?;
/// # Ok(()) }
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[non_exhaustive]
pub enum UidChange {
    /// One update, as in client-go: old and new have different uids.
    #[default]
    Update,
    /// A deletion, final state unknown, and an addition.
    DeleteAndAdd,
}

/// What will become of a change once the store has it.
enum Plan<K> {
    Put { initial: bool, other_object: bool },
    Remove(Deleted<K>),
}

/// A batch on its way into the store, with what its outcomes will mean.
struct Planned<K> {
    batch: Batch<K>,
    plans: Vec<Plan<K>>,
}

impl<K: Send + Sync + 'static> Core<K> {
    pub(super) fn new(
        name: Arc<str>,
        fetched: Fetched,
        parts: Vec<Part>,
        schedule: Schedule,
        troubles: Arc<Troubles>,
        transform: Option<Transform<K>>,
        uid_change: UidChange,
    ) -> Self {
        let writer = StoreWriter::new();
        Self {
            name,
            fetched,
            store: writer.store(),
            fanout: Arc::new(Fanout::new()),
            troubles,
            transform,
            schedule: Mutex::new(schedule),
            uid_change,
            writing: Mutex::new(Writing {
                writer: Some(writer),
                parts,
            }),
            state: watch::Sender::new(State::Pending),
            synced: watch::Sender::new(false),
            relists: AtomicU64::new(0),
            fetches: Relists::new(),
            tap: Arc::new(Tap::new()),
            events: AtomicU64::new(0),
            last_event: Mutex::new(None),
        }
    }

    /// Tells a source what the store has, so that it need not be decoded again.
    pub(super) fn known(&self) -> Known {
        let store = self.store.clone();
        Known::new(move |key, uid, version| {
            let theirs = Stamp::new(Some(uid), Some(version));
            let snapshot = store.snapshot();
            snapshot
                .stamped(key)
                .is_some_and(|(_, ours)| ours.is_same_state(theirs))
        })
    }

    /// Does the store have the object in exactly this state?
    pub(super) fn has(&self, key: &ObjectKey, stamp: Stamp) -> bool {
        let snapshot = self.store.snapshot();
        snapshot
            .stamped(key)
            .is_some_and(|(_, ours)| ours.is_same_state(stamp))
    }

    /// Applies what the queue of a part says is next: (1) the store and its indexes move in one step, (2) every handler's
    /// inbox gets the same notes, (3) the queue hears that it is done.
    pub(super) fn apply(&self, part: usize, batch: queue::Batch<Held<K>>) -> Option<Arc<Notes<K>>> {
        let (version, initial) = (batch.version().cloned(), batch.is_initial());
        let (work, receipt) = batch.into_parts();
        let mut writing = self.writing.lock();
        let Writing { writer, parts } = &mut *writing;
        let writer = writer.as_mut()?;
        let snapshot = self.store.snapshot();
        let relist = matches!(work, Work::Relist(_));
        let mut planned = Planned::new();
        planned.plan(work, initial, &snapshot);
        drop(snapshot);

        parts[part].version = version.or(parts[part].version.take());
        if let Some(version) = version_of_all(parts) {
            planned.batch = planned.batch.at(version);
        }
        let applied = writer.apply(planned.batch);
        let notes = self.notes(planned.plans, applied.outcomes);
        let notes = (!notes.is_empty()).then(|| {
            let at = Instant::now();
            self.events.fetch_add(notes.len() as u64, Ordering::Relaxed);
            *self.last_event.lock() = Some(at);
            Arc::new(Notes {
                edition: applied.edition,
                at,
                notes,
            })
        });
        if let Some(notes) = &notes {
            self.fanout.publish(notes);
            self.tap.note(notes);
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
        receipt.done();
        self.troubles.index(applied.faults);
        notes
    }

    /// What the outcomes of a batch mean to those who are told, in its order.
    fn notes(&self, plans: Vec<Plan<K>>, outcomes: Vec<Outcome<K>>) -> Vec<Note<K>> {
        let mut notes = Vec::with_capacity(plans.len());
        for (plan, outcome) in plans.into_iter().zip(outcomes) {
            match (plan, outcome) {
                (Plan::Put { initial, .. }, Outcome::Added { key, new }) => {
                    notes.push(Note::Added { key, new, initial });
                }
                (Plan::Put { other_object, .. }, Outcome::Updated { key, old, new }) => {
                    if other_object && self.uid_change == UidChange::DeleteAndAdd {
                        notes.push(Note::Deleted {
                            deleted: Deleted::missed(key.clone(), Some(Arc::clone(&old))),
                            known: old,
                        });
                        let initial = false;
                        notes.push(Note::Added { key, new, initial });
                    } else {
                        notes.push(Note::Updated { key, old, new });
                    }
                }
                (Plan::Remove(deleted), Outcome::Removed { old: known, .. }) => {
                    let last = deleted.last.or_else(|| Some(Arc::clone(&known)));
                    let deleted = Deleted { last, ..deleted };
                    notes.push(Note::Deleted { deleted, known });
                }
                // Nobody ever heard of it (B33).
                _ => {}
            }
        }
        notes
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

    pub(super) fn failed(&self, part: usize, failure: Failure) {
        let scope = Arc::clone(&self.writing.lock().parts[part].scope);
        self.troubles.failure(&scope, failure);
    }

    /// A whole collection came, and is on its way into the store.
    pub(super) fn fetched(&self, part: usize, objects: usize, took: Duration, after: Option<FailureKind>) {
        let (scope, again) = {
            let part = &self.writing.lock().parts[part];
            (Arc::clone(&part.scope), part.version.is_some())
        };
        self.fetches.add(Relist {
            at: Instant::now(),
            took,
            objects,
            scope,
            // A version that is gone is nobody's failure, so nothing was reported (B15).
            cause: if again {
                RelistCause::After(after.unwrap_or(FailureKind::Expired))
            } else {
                RelistCause::First
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
    }

    /// The end: nobody is told any more, those who wait for a version hear that it will not come. What is there can be read.
    pub(super) fn stop(&self) {
        let writer = self.writing.lock().writer.take();
        self.fanout.stop();
        self.state.send_replace(State::Stopped);
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
            relists: self.relists.load(Ordering::Relaxed),
            relist_causes,
            recent_relists,
            events: self.events.load(Ordering::Relaxed),
            last_event: *self.last_event.lock(),
            parts,
            handlers: open.map(|member| HandlerStatus::of(&**member)).collect(),
            troubles: self.troubles.counts(),
            failure_kinds: self.troubles.kinds(),
            recent_troubles: self.troubles.latest(),
            kept_out: self.troubles.kept_out_now(),
        }
    }
}

impl<K> Planned<K> {
    fn new() -> Self {
        Self {
            batch: Batch::new(),
            plans: Vec::new(),
        }
    }

    fn plan(&mut self, work: Work<Held<K>>, initial: bool, snapshot: &Snapshot<K>) {
        match work {
            Work::Changes(changes) => {
                for deltas in changes {
                    for delta in deltas.iter() {
                        match delta {
                            Delta::Deleted(deleted) => self.remove(deleted),
                            Delta::Added(held) | Delta::Updated(held) => {
                                self.put(deltas.key(), held, initial, snapshot);
                            }
                            // We put no such thing into the queue.
                            Delta::Replaced(_) | Delta::Sync(_) => {}
                        }
                    }
                }
            }
            Work::Relist(relist) => {
                let (vanished, items) = relist.into_parts();
                self.plans.reserve(vanished.len());
                vanished.iter().for_each(|deleted| self.remove(deleted));
                for (key, held) in &items {
                    self.put(key, held, initial, snapshot);
                }
            }
            Work::Advance => {}
        }
    }

    /// Unless it is what we have already: then nobody need hear of it, and the object we have stays (I4, decision 5).
    fn put(&mut self, key: &ObjectKey, held: &Arc<Held<K>>, initial: bool, snapshot: &Snapshot<K>) {
        let Held::Object { object, stamp } = &**held else {
            return;
        };
        let ours = snapshot.stamped(key).map(|(_, ours)| ours);
        if ours.is_some_and(|ours| ours.is_same_state(*stamp)) {
            return;
        }
        self.batch.put_stamped(key.clone(), Arc::clone(object), *stamp);
        self.plans.push(Plan::Put {
            initial,
            other_object: ours.is_some_and(|ours| ours.is_other_object(*stamp)),
        });
    }

    fn remove(&mut self, deleted: &Deleted<Held<K>>) {
        let last = deleted.last.as_deref().and_then(|held| match held {
            Held::Object { object, .. } => Some(Arc::clone(object)),
            Held::Kept => None,
        });
        self.batch = std::mem::take(&mut self.batch).remove(deleted.key.clone());
        self.plans.push(Plan::Remove(Deleted {
            key: deleted.key.clone(),
            last,
            final_state_unknown: deleted.final_state_unknown,
        }));
    }
}

/// Everything up to this version is in the store: as far as the part that is least far.
fn version_of_all(parts: &[Part]) -> Option<ResourceVersion> {
    let mut least: Option<&ResourceVersion> = None;
    for part in parts {
        let version = part.version.as_ref()?;
        if least.is_none_or(|least| version < least) {
            least = Some(version);
        }
    }
    least.cloned()
}
