//! Handlers join on real threads, many rounds: whatever the interleaving, every handler ends with
//! the contents of the store (I5). `tests/shuttle` runs the same scenario under a concurrency
//! checker.

use std::collections::BTreeMap;
use std::sync::Barrier;
use std::task::{Context, Poll, Waker};
use std::thread;

use super::*;
use crate::informer::handlers::backlog::{Backlog, Then};
use crate::informer::handlers::inbox::{Delivery, Inbox};
use crate::informer::handlers::listener::ListenerStats;
use crate::object::ObjectKey;
use crate::queue::DeltaBatch;
use crate::store::{Changes, Event, Store, StoreWriter};

const ROUNDS: u64 = 300;
const BATCHES: u64 = 40;
const JOINERS: usize = 4;

fn key(name: &str) -> ObjectKey {
    ObjectKey::cluster(name)
}

/// The batches: `a` always changes, `b` is created and deleted in turn, and the last batch adds
/// `end`.
fn batch(n: u64) -> DeltaBatch<u64> {
    let batch = DeltaBatch::new().update(key("a"), Arc::new(n));
    let batch = match n % 3 {
        0 => batch.delete(key("b")),
        _ => batch.update(key("b"), Arc::new(n)),
    };
    match n {
        BATCHES => batch.update(key("end"), Arc::new(n)),
        _ => batch,
    }
}

fn publish(writer: &mut StoreWriter<u64>, fanout: &Fanout<u64>, n: u64) {
    fanout.publish(&writer.apply_or_fill(batch(n)).0);
}

fn join(store: &Store<u64>, fanout: &Fanout<u64>, backlog: Backlog) -> Arc<Listener<u64>> {
    let listener = Arc::new(Listener {
        stats: Arc::new(ListenerStats::new(None)),
        inbox: Inbox::new(backlog),
    });
    let joined = fanout.join(&listener, || {
        let snapshot = store.snapshot();
        let revision = snapshot.revision();
        (snapshot, revision)
    });
    joined.expect("it has not stopped");
    listener
}

/// Takes events until `end` arrives. Checks every step: the old state of an event is the state that
/// was known (I3, I5).
fn listen(listener: &Listener<u64>) -> BTreeMap<ObjectKey, u64> {
    let mut known = BTreeMap::new();
    let mut cx = Context::from_waker(Waker::noop());
    while !known.contains_key(&key("end")) {
        let Poll::Ready(delivery) = listener.inbox.poll_take(&mut cx) else {
            thread::yield_now();
            continue;
        };
        match delivery.expect("nobody closes it") {
            Delivery::Changes(Changes::Initial { snapshot, .. }) => {
                assert!(known.is_empty(), "the start comes first");
                known.extend(snapshot.iter().map(|(key, object)| (key.clone(), **object)));
            }
            Delivery::Changes(Changes::Events(batch)) => {
                batch.events.iter().for_each(|event| receive(&mut known, event))
            }
            Delivery::Folded(events) => events.iter().for_each(|event| receive(&mut known, event)),
            Delivery::Resync(_) | Delivery::Synced => {}
        }
    }
    known
}

fn receive(known: &mut BTreeMap<ObjectKey, u64>, event: &Event<u64>) {
    match event {
        Event::Added { key, object, .. } => {
            let before = known.insert(key.clone(), **object);
            assert_eq!(before, None, "I5: {key} was added, and was known already");
        }
        Event::Updated { key, old, new } => {
            let before = known.insert(key.clone(), **new);
            assert_eq!(before, Some(**old), "I5: {key} from {old} to {new}");
        }
        Event::Deleted(deleted) => {
            let before = known.remove(&deleted.key);
            let last = deleted.cached.as_deref().copied();
            assert!(
                before.is_some() && before == last,
                "I5: {} was deleted",
                deleted.key
            );
        }
        Event::Synced => panic!("the store never says so"),
    }
}

#[test]
fn i5_handlers_that_join_while_batches_are_published_receive_each_change_once() {
    let falls_behind = Backlog::Every {
        then: Then::Coalesce { after: 5 },
    };
    let backlogs = [
        Backlog::Every { then: Then::Grow },
        falls_behind,
        Backlog::Coalesce,
    ];
    for round in 0..ROUNDS {
        let mut writer = StoreWriter::new();
        let (store, fanout) = (writer.store(), Fanout::new());
        let go = Barrier::new(JOINERS + 1);
        let (store, fanout, go) = (&store, &fanout, &go);
        let received = thread::scope(|scope| {
            let joiners: Vec<_> = (0..JOINERS)
                .map(|joiner| {
                    let backlog = backlogs[(joiner + round as usize) % backlogs.len()];
                    scope.spawn(move || {
                        go.wait();
                        // Each handler joins at a different batch, which differs between rounds.
                        let from = (round * 7 + joiner as u64 * 11) % BATCHES;
                        while store.snapshot().revision() < from {
                            thread::yield_now();
                        }
                        listen(&join(store, fanout, backlog))
                    })
                })
                .collect();
            go.wait();
            (1..=BATCHES).for_each(|n| publish(&mut writer, fanout, n));
            let received = joiners
                .into_iter()
                .map(|joiner| joiner.join().expect("it received everything"));
            received.collect::<Vec<_>>()
        });
        let end: BTreeMap<_, _> = store
            .snapshot()
            .iter()
            .map(|(key, n)| (key.clone(), **n))
            .collect();
        for known in received {
            assert_eq!(known, end, "round {round}");
        }
    }
}
