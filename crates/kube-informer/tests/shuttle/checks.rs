//! The checks: each one starts a few threads and asserts what holds in every order of their steps.

use std::collections::BTreeMap;
use std::future::poll_fn;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use shuttle::future::block_on;
use shuttle::thread;
use tokio::time::Instant;

use crate::informer::handlers::backlog::{Backlog, Then};
use crate::informer::handlers::fanout::Fanout;
use crate::informer::handlers::inbox::{Delivery, Inbox};
use crate::informer::handlers::listener::{Listener, ListenerStats};
use crate::object::{Deleted, ObjectKey};
use crate::queue::DeltaBatch;
use crate::store::{Changes, Event, Snapshot, Store, StoreWriter};
use crate::sync::Mutex;

pub(crate) const ALL: &[(&str, fn())] = &[
    ("i5_a_handler_hears_a_snapshot_and_everything_after", || {
        hears_everything(EVERY);
    }),
    ("i5_a_handler_that_coalesces_hears_how_it_ends", || {
        hears_everything(Backlog::Coalesce);
    }),
    ("i5_a_handler_that_falls_behind_hears_how_it_ends", || {
        let then = Then::Coalesce { after: 2 };
        hears_everything(Backlog::Every { then });
    }),
    ("b38_a_resync_never_tells_something_old", a_resync_is_not_old),
    ("b40_whoever_takes_hears_of_the_end", the_end_is_heard),
    ("b48_nobody_joins_what_has_stopped", joining_or_stopping),
    ("i2_i12_readers_see_whole_batches_and_right_indexes", readers),
    ("b56_whoever_waits_for_a_version_is_woken", waiting),
];

const EVERY: Backlog = Backlog::Every { then: Then::Grow };

/// An informer without its reflector: the store, the handlers, and the lock around both.
struct World {
    store: Store<u64>,
    writing: Mutex<StoreWriter<u64>>,
    fanout: Fanout<u64>,
}

impl World {
    fn new() -> Arc<Self> {
        let writer = StoreWriter::new();
        Arc::new(Self {
            store: writer.store(),
            writing: Mutex::new(writer),
            fanout: Fanout::new(),
        })
    }

    /// As the informer does: the store first, then the handlers.
    fn apply(&self, batch: DeltaBatch<u64>) {
        let mut writer = self.writing.lock();
        let applied = writer.apply(batch);
        self.fanout.publish(&Changes::Events(Arc::new(applied.batch)));
    }

    /// As the informer does: no batch is applied meanwhile.
    fn resync(&self) {
        let _writer = self.writing.lock();
        let snapshot = self.store.snapshot();
        for listener in self.fanout.listeners().iter() {
            listener.inbox.push_resync(&snapshot);
        }
    }

    fn join(&self, backlog: Backlog) -> Option<Arc<Listener<u64>>> {
        let listener = Arc::new(Listener {
            stats: Arc::new(ListenerStats::new(None)),
            inbox: Inbox::new(backlog),
        });
        let joined = self.fanout.join(&listener, || {
            let snapshot = self.store.snapshot();
            let revision = snapshot.revision();
            (snapshot, revision)
        });
        joined.is_ok().then_some(listener)
    }

    /// Applies five batches; the last one creates `end`.
    fn live(&self) {
        self.apply(
            DeltaBatch::new()
                .update(key("a"), Arc::new(1))
                .update(key("b"), Arc::new(1)),
        );
        self.fanout.publish_synced();
        self.apply(DeltaBatch::new().update(key("a"), Arc::new(2)));
        self.apply(DeltaBatch::new().delete(key("a")).update(key("b"), Arc::new(2)));
        self.apply(DeltaBatch::new().update(key("a"), Arc::new(3)));
        self.apply(
            DeltaBatch::new()
                .update(key("b"), Arc::new(3))
                .update(key("end"), Arc::new(0)),
        );
    }
}

/// The objects that a handler knows, checked at every event (I3).
#[derive(Default)]
struct View {
    objects: BTreeMap<ObjectKey, Arc<u64>>,
    synced: usize,
}

impl View {
    /// Listens until it has received `end` and the sync.
    fn listen(listener: &Listener<u64>) -> Self {
        let mut view = Self::default();
        while view.synced == 0 || !view.objects.contains_key(&key("end")) {
            let parcel = block_on(poll_fn(|cx| listener.inbox.poll_take(cx)));
            view.hear(parcel.expect("nobody closes it"));
        }
        view
    }

    fn hear(&mut self, parcel: Delivery<u64>) {
        match parcel {
            Delivery::Changes(Changes::Initial { snapshot, .. }) => {
                assert!(self.objects.is_empty(), "the start comes first");
                for (key, object) in snapshot.iter() {
                    self.objects.insert(key.clone(), Arc::clone(object));
                }
            }
            Delivery::Changes(Changes::Events(batch)) => batch.events.iter().for_each(|note| self.note(note)),
            Delivery::Folded(notes) => notes.iter().for_each(|note| self.note(note)),
            Delivery::Resync(snapshot) => {
                // A resync shows exactly the state that the handler knows: later changes wait behind it.
                assert_eq!(
                    values(&snapshot),
                    self.values(),
                    "B38: a resync of something else"
                );
            }
            Delivery::Synced => {
                self.synced += 1;
                assert_eq!(self.synced, 1, "B42: synced twice");
            }
        }
    }

    fn note(&mut self, note: &Event<u64>) {
        match note {
            Event::Added { key, object: new, .. } => {
                let before = self.objects.insert(key.clone(), Arc::clone(new));
                assert!(before.is_none(), "I3: {key} is known already");
            }
            Event::Updated { key, old, new } => {
                let before = self.objects.insert(key.clone(), Arc::clone(new));
                let before = before.unwrap_or_else(|| panic!("I3: {key} is not known"));
                assert!(
                    Arc::ptr_eq(&before, old),
                    "I5: {key} from {old}, and {before} was told"
                );
            }
            Event::Deleted(deleted) => {
                let known = deleted.before().expect("a deletion of what was known");
                let before = self.objects.remove(&deleted.key);
                let before = before.unwrap_or_else(|| panic!("I3: {} is not known", deleted.key));
                assert!(
                    Arc::ptr_eq(&before, known),
                    "I5: {} was {known}, and {before} was told",
                    deleted.key
                );
            }
            Event::Synced => unreachable!("the store never says this"),
        }
    }

    fn values(&self) -> BTreeMap<ObjectKey, u64> {
        self.objects
            .iter()
            .map(|(key, value)| (key.clone(), **value))
            .collect()
    }
}

/// One thread applies batches. Two handlers join at any moment and listen to the end; another one joins and leaves.
fn hears_everything(backlog: Backlog) {
    let world = World::new();
    let listeners: Vec<_> = (0..2)
        .map(|_| {
            let world = Arc::clone(&world);
            thread::spawn(move || {
                let listener = world.join(backlog).expect("it has not stopped");
                View::listen(&listener)
            })
        })
        .collect();
    let guest = {
        let world = Arc::clone(&world);
        thread::spawn(move || {
            let listener = world.join(backlog).expect("it has not stopped");
            let mut view = View::default();
            if let Some(parcel) = block_on(poll_fn(|cx| listener.inbox.poll_take(cx))) {
                view.hear(parcel);
            }
            listener.inbox.close();
            world.fanout.leave(listener.stats.id);
            assert!(
                block_on(poll_fn(|cx| listener.inbox.poll_take(cx))).is_none(),
                "B46: something after it left"
            );
        })
    };
    world.live();
    guest.join().expect("it came and went");
    for listener in listeners {
        let view = listener.join().expect("it heard everything");
        assert_eq!(view.values(), values(&world.store.snapshot()), "I5: the end");
    }
}

/// Resyncs at any moment, also while a handler joins.
fn a_resync_is_not_old() {
    let world = World::new();
    let listener = {
        let world = Arc::clone(&world);
        thread::spawn(move || {
            let listener = world.join(EVERY).expect("it has not stopped");
            View::listen(&listener)
        })
    };
    let resyncs = {
        let world = Arc::clone(&world);
        thread::spawn(move || (0..3).for_each(|_| world.resync()))
    };
    world.live();
    resyncs.join().expect("it ends");
    listener.join().expect("it heard everything");
}

/// Two threads wait in `poll_take`, one of them for the second time, while the fan-out stops.
fn the_end_is_heard() {
    let world = World::new();
    let takers: Vec<_> = (0..2)
        .map(|_| {
            let world = Arc::clone(&world);
            thread::spawn(move || {
                let Some(listener) = world.join(Backlog::Coalesce) else {
                    return;
                };
                while block_on(poll_fn(|cx| listener.inbox.poll_take(cx))).is_some() {}
                assert!(listener.inbox.is_closed());
                assert_eq!(listener.inbox.lag().waiting, 0, "what waited is let go");
            })
        })
        .collect();
    let stopper = {
        let world = Arc::clone(&world);
        thread::spawn(move || world.fanout.stop())
    };
    world.live();
    stopper.join().expect("it ends");
    takers
        .into_iter()
        .for_each(|taker| taker.join().expect("it ends"));
}

/// A handler that joins during a stop receives the end, or is refused.
fn joining_or_stopping() {
    let world = World::new();
    world.apply(DeltaBatch::new().update(key("a"), Arc::new(1)));
    let joiner = {
        let world = Arc::clone(&world);
        thread::spawn(move || world.join(EVERY))
    };
    world.fanout.stop();
    if let Some(listener) = joiner.join().expect("it ends") {
        assert!(listener.inbox.is_closed());
        assert_eq!(
            listener.inbox.lag().waiting,
            0,
            "what it would have begun with is let go"
        );
    }
    assert!(world.join(EVERY).is_none(), "B48");
}

/// A writer that keeps two objects equal, readers, and a thread that adds an index meanwhile.
fn readers() {
    let mut writer = StoreWriter::new();
    let store = writer.store();
    let seen_with_index = Arc::new(AtomicUsize::new(0));
    let readers: Vec<_> = (0..2)
        .map(|_| {
            let (store, seen) = (store.clone(), Arc::clone(&seen_with_index));
            thread::spawn(move || {
                let mut before = None;
                for _ in 0..4 {
                    let snapshot = store.snapshot();
                    let version = snapshot.version().cloned();
                    assert!(before <= version, "I2: {before:?}, then {version:?}");
                    let (a, b) = (snapshot.get(&key("a")), snapshot.get(&key("b")));
                    assert_eq!(a, b, "half a batch");
                    let told: Option<u64> = a.map(|a| **a);
                    assert_eq!(version, told.map(Into::into), "the version of another batch");
                    if index_is_right(&snapshot) {
                        seen.fetch_add(1, Ordering::Relaxed);
                    }
                    before = version;
                }
            })
        })
        .collect();
    let indexer = {
        let store = store.clone();
        thread::spawn(move || {
            let parity = |value: &u64| vec![(value % 2).to_string()];
            store.add_named_index("parity", parity).expect("the name is free");
            assert!(store.add_named_index("parity", parity).is_err(), "B54");
        })
    };
    for value in 1..=3u64 {
        let batch = DeltaBatch::new()
            .update(key("a"), Arc::new(value))
            .update(key("b"), Arc::new(value));
        writer.apply(batch.at(value.into()));
    }
    indexer.join().expect("it ends");
    readers
        .into_iter()
        .for_each(|reader| reader.join().expect("it ends"));
    let snapshot = store.snapshot();
    assert!(index_is_right(&snapshot), "the index was lost");
    assert_eq!(
        values(&snapshot),
        [(key("a"), 3), (key("b"), 3)].into(),
        "a batch was lost"
    );
}

/// Returns whether the snapshot has the index, and checks that the index equals its recomputation (I12).
fn index_is_right(snapshot: &Snapshot<u64>) -> bool {
    for parity in ["0", "1"] {
        let Ok(found) = snapshot.by_index("parity", parity) else {
            return false;
        };
        let right = snapshot
            .iter()
            .filter(|(_, value)| (***value % 2).to_string() == parity);
        assert_eq!(found.count(), right.count(), "I12: {parity}");
    }
    true
}

/// Futures that wait for a version are woken by it, or by the end.
fn waiting() {
    let mut writer = StoreWriter::<u64>::new();
    let waiters: Vec<_> = [2u64, 9]
        .into_iter()
        .map(|version| {
            let store = writer.store();
            thread::spawn(move || {
                let waited = block_on(store.wait_for(&version.into()));
                assert_eq!(waited.is_ok(), version <= 3, "{waited:?}");
                assert!(waited.is_err() || store.version() >= Some(version.into()));
            })
        })
        .collect();
    for version in 1..=3u64 {
        writer.apply(DeltaBatch::new().at(version.into()));
    }
    drop(writer);
    waiters
        .into_iter()
        .for_each(|waiter| waiter.join().expect("it ends"));
}

fn values(snapshot: &Snapshot<u64>) -> BTreeMap<ObjectKey, u64> {
    let objects = snapshot.iter();
    objects.map(|(key, value)| (key.clone(), **value)).collect()
}

fn key(name: &str) -> ObjectKey {
    ObjectKey::cluster(name)
}
