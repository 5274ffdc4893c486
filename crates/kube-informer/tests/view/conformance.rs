//! One suite over every kind of collection: early, late, slow, removed and racing handlers.

use std::fmt::Debug;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use kube_informer::informer::{Backlog, HandlerState, Then};
use kube_informer::view::{AnyCollection, Collection, Handler, Key, Selector, Value};

use crate::kit::{Server, settle};
use crate::program::Num;
use crate::replica::Replica;

/// A collection of one kind, and how to change it. Keys 0 to 9 of what is behind it; the values show in it somehow.
struct Subject<K: Key, V: Value> {
    name: &'static str,
    collection: Collection<K, V>,
    put: Box<dyn Fn(u8, u32) + Send + Sync>,
    remove: Box<dyn Fn(u8) + Send + Sync>,
}

impl<K: Key, V: Value> Subject<K, V> {
    /// A collection behind which values are written by hand.
    fn written(name: &'static str, build: impl FnOnce(&Collection<u8, Num>) -> Collection<K, V>) -> Self {
        let (input, writer) = Collection::writable("input");
        let remover = writer.clone();
        Self {
            name,
            collection: build(&input),
            put: Box::new(move |key, value| writer.insert(key, Num(value))),
            remove: Box::new(move |key| remover.remove(&key)),
        }
    }
}

/// Runs a case over every kind of collection.
macro_rules! over_every_kind {
    ($case:path) => {{
        let other = || Collection::fixed("other", (0..10).map(|key| (key, Num(u32::from(key)))));
        $case(Subject::written("written", Clone::clone)).await;
        $case(Subject::written("map", |all| all.map(|_, value| value.0 + 1))).await;
        $case(Subject::written("filter", |all| {
            all.filter(|_, value| value.0 % 5 != 4)
        }))
        .await;
        $case(Subject::written("filter_map", |all| {
            all.filter_map(|_, value| (value.0 % 5 != 4).then_some(value.0))
        }))
        .await;
        $case(Subject::written("flat_map", |all| {
            all.flat_map(|key, value| [((*key, 0), value.0), ((*key, 1), value.0 / 2)])
        }))
        .await;
        $case(Subject::written("group_by", |all| {
            all.group_by(|_, value| [value.0 % 3]).members()
        }))
        .await;
        $case(Subject::written("join", |all| {
            all.join(&other(), |_, left, right| left.0 + right.0)
        }))
        .await;
        $case(Subject::written("left_join", |all| {
            all.left_join(&other(), |_, left, right| {
                left.0 + right.map_or(0, |right| right.0)
            })
        }))
        .await;
        $case(Subject::written("join_by, from the right", |all| {
            let refer = |_: &u8, value: &Arc<Num>| Some(value.0 as u8 % 10);
            other().join_by(all, refer, |_, left, right| left.0 + right.0)
        }))
        .await;
        $case(Subject::written("join_index", |all| {
            let count = |_: &u8, _: &Arc<Num>, found: &[(u8, Arc<Num>)]| found.len();
            other().join_index(all, |key, _| Some(*key % 3), |key, _| [*key % 3], count)
        }))
        .await;
        let web = || {
            Collection::fixed(
                "selectors",
                [("a", Selector::all().label("a", "1")), ("all", Selector::all())],
            )
        };
        $case(Subject::written("join_matching", |all| {
            web().join_matching(all, |_, selector| (**selector).clone(), |_, object| object.0)
        }))
        .await;
        $case(Subject::written("matched_by", |all| {
            let names =
                |_: &u8, object: &Arc<Num>, found: &[(&'static str, Arc<Selector>)]| (object.0, found.len());
            all.matched_by(&web(), |_, selector| (**selector).clone(), names)
        }))
        .await;
        $case(Subject::written("union", |all| all.union([&other()]))).await;
        $case(Subject::written("fetching", |all| {
            let all = all.clone();
            other().fetching([&all.clone() as &dyn AnyCollection], move |fetch, key, _| {
                fetch.get(&all, key).map(|value| value.0)
            })
        }))
        .await;
        $case(Subject::written("debounce", |all| {
            all.debounce(Duration::from_micros(1), Duration::from_micros(5))
                .expect("a runtime")
        }))
        .await;
        $case(watch_channel()).await;
        $case(informer(|all| all).await).await;
        $case(informer(|all| all.map(|_, thing| **thing * 2)).await).await;
    }};
}

fn watch_channel() -> Subject<(), u32> {
    let (sender, receiver) = tokio::sync::watch::channel(0);
    let sender = Arc::new(sender);
    let same = Arc::clone(&sender);
    Subject {
        name: "watch channel",
        collection: Collection::from_watch("channel", receiver).expect("a runtime"),
        put: Box::new(move |key, value| {
            sender.send_replace(u32::from(key) * 100 + value);
        }),
        remove: Box::new(move |key| {
            same.send_replace(u32::from(key));
        }),
    }
}

async fn informer<V: Value>(
    build: impl FnOnce(
        Collection<kube_informer::object::ObjectKey, u32>,
    ) -> Collection<kube_informer::object::ObjectKey, V>,
) -> Subject<kube_informer::object::ObjectKey, V> {
    let server = Server::default();
    let informer = server.synced().await;
    let collection = build(Collection::of(&informer).expect("it runs"));
    settle().await;
    let there = Arc::new(parking_lot::Mutex::new([false; 10]));
    let (putting, removing, known) = (server.clone(), server, Arc::clone(&there));
    Subject {
        name: "informer",
        collection,
        put: Box::new(move |key, value| {
            known.lock()[usize::from(key)] = true;
            putting.put(&format!("k{key}={value}"));
        }),
        remove: Box::new(move |key| {
            if std::mem::take(&mut there.lock()[usize::from(key)]) {
                removing.delete(&format!("k{key}"));
            }
        }),
    }
}

/// A few changes of every sort.
async fn happen<K: Key, V: Value>(subject: &Subject<K, V>, seed: u32) {
    for n in 0..40 {
        let (key, value) = (((n * 7 + seed) % 10) as u8, (n * 3 + seed) % 8);
        if n % 4 == 3 {
            (subject.remove)(key);
        } else {
            (subject.put)(key, value);
        }
        if n % 10 == 9 {
            settle().await;
        }
    }
    settle().await;
}

async fn early<K: Key, V: Value + PartialEq + Debug>(subject: Subject<K, V>) {
    let mut replica = Replica::new(&subject.collection, Backlog::default());
    happen(&subject, 1).await;
    replica.catch_up();
    assert_eq!(
        replica.known,
        Replica::content(&subject.collection),
        "{}",
        subject.name
    );
    assert!(replica.synced, "{}", subject.name);
    assert!(
        !replica.known.is_empty(),
        "{}: the case shows nothing",
        subject.name
    );
}

async fn late<K: Key, V: Value + PartialEq + Debug>(subject: Subject<K, V>) {
    happen(&subject, 2).await;
    let mut replica = Replica::new(&subject.collection, Backlog::default());
    replica.catch_up();
    assert_eq!(
        replica.known,
        Replica::content(&subject.collection),
        "{}",
        subject.name
    );
    let initial = replica.received;
    happen(&subject, 3).await;
    replica.catch_up();
    assert_eq!(
        replica.known,
        Replica::content(&subject.collection),
        "{}",
        subject.name
    );
    assert!(replica.received > initial, "{}: nothing happened", subject.name);
}

async fn slow<K: Key, V: Value + PartialEq + Debug>(subject: Subject<K, V>) {
    happen(&subject, 4).await;
    let folding = Backlog::Every {
        then: Then::Coalesce { after: 5 },
    };
    let mut slow = [folding, Backlog::Coalesce].map(|backlog| Replica::new(&subject.collection, backlog));
    for round in 5..9 {
        happen(&subject, round).await;
        let keys = subject.collection.len();
        for replica in &mut slow {
            let before = replica.received;
            replica.catch_up();
            assert_eq!(
                replica.known,
                Replica::content(&subject.collection),
                "{}",
                subject.name
            );
            // A key that was gone in between takes two events; the first look has the initial state and the sync, too.
            let bound = 2 * (keys + 20) + 1;
            assert!(
                replica.received - before <= bound,
                "{}: the backlog grows",
                subject.name
            );
        }
    }
}

async fn removed<K: Key, V: Value + PartialEq + Debug>(subject: Subject<K, V>) {
    let calls = Arc::new(AtomicUsize::new(0));
    let handler = || {
        let [add, update, delete] = [(); 3].map(|()| Arc::clone(&calls));
        Handler::new()
            .on_add(move |_, _, _| {
                add.fetch_add(1, Ordering::Relaxed);
            })
            .on_update(move |_, _, _| {
                update.fetch_add(1, Ordering::Relaxed);
            })
            .on_delete(move |_, _| {
                delete.fetch_add(1, Ordering::Relaxed);
            })
    };
    let registration = subject.collection.add_handler(handler()).expect("a runtime");
    let twin = subject.collection.add_handler(handler()).expect("the same again");
    happen(&subject, 10).await;
    registration.synced().await.expect("it is not removed yet");
    assert!(calls.load(Ordering::Relaxed) > 0, "{}", subject.name);
    registration.shutdown().await;
    registration.remove(); // again
    twin.shutdown().await;
    assert_eq!(registration.state(), HandlerState::Stopped, "{}", subject.name);
    let before = calls.load(Ordering::Relaxed);
    happen(&subject, 11).await;
    assert_eq!(
        calls.load(Ordering::Relaxed),
        before,
        "{}: called after its removal",
        subject.name
    );
    assert!(
        subject.collection.status().handlers.is_empty(),
        "{}",
        subject.name
    );
}

/// Subscribers come and go on threads of their own while the changes happen.
async fn racing<K: Key, V: Value + PartialEq + Debug>(subject: Subject<K, V>) {
    let stop = Arc::new(AtomicBool::new(false));
    let racers: Vec<_> = (0..3)
        .map(|_| {
            let (collection, stop) = (subject.collection.clone(), Arc::clone(&stop));
            std::thread::spawn(move || {
                let mut rounds = 0;
                let mut last = Replica::new(&collection, Backlog::default());
                while !stop.load(Ordering::Relaxed) || rounds == 0 {
                    last = Replica::new(&collection, Backlog::default());
                    for _ in 0..5 {
                        last.catch_up();
                    }
                    rounds += 1;
                }
                last
            })
        })
        .collect();
    for round in 0..5 {
        happen(&subject, round).await;
    }
    stop.store(true, Ordering::Relaxed);
    for racer in racers {
        let mut replica = racer.join().expect("its chains are valid");
        replica.catch_up();
        assert_eq!(
            replica.known,
            Replica::content(&subject.collection),
            "{}",
            subject.name
        );
    }
}

#[tokio::test(start_paused = true)]
async fn an_early_handler_receives_everything() {
    over_every_kind!(early);
}

#[tokio::test(start_paused = true)]
async fn a_late_handler_receives_the_state_and_then_every_change() {
    over_every_kind!(late);
}

#[tokio::test(start_paused = true)]
async fn a_slow_handlers_backlog_is_bounded_by_keys_and_its_chains_are_valid() {
    over_every_kind!(slow);
}

#[tokio::test(start_paused = true)]
async fn a_removed_handler_is_not_called_again() {
    over_every_kind!(removed);
}

#[tokio::test(start_paused = true)]
async fn handlers_that_race_with_changes_miss_nothing_and_see_nothing_twice() {
    over_every_kind!(racing);
}
