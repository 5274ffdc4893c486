//! One failing object, transform, index or handler does not affect the others (I12, B50).

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use kube_informer::informer::{EventHandler, Handler, Trouble, UidChange};
use kube_informer::protocol::EventType;
use kube_informer::protocol::{Received, WatchEvent};
use parking_lot::Mutex;

use super::kit::{Recorder, Server, Thing, key, keys, listen, settle, start};

const A_WHILE: Duration = Duration::from_secs(90);

#[tokio::test(start_paused = true)]
async fn decision_9_one_bad_object_does_not_stop_a_cache() {
    // arrange
    let server = Server::with(&["good=1", "bad=?"]);
    let troubles = Arc::new(Mutex::new(Vec::new()));
    let reported = Arc::clone(&troubles);
    let informer = server
        .builder()
        .on_error(move |trouble| reported.lock().push(trouble.clone()))
        .build()
        .expect("nothing is wrong");
    let (recorder, _) = listen(&informer);
    // act and assert: kept out, counted, reported with its key
    start(&informer).await;
    assert_eq!(
        (informer.keys(), recorder.take()),
        (keys(&["good"]), vec!["add 1 initial".to_owned()])
    );
    assert!(matches!(&troubles.lock()[..], [Trouble::Undecodable { key: at, .. }] if *at == key("bad")));
    assert_eq!(informer.status().kept_out.len(), 1);
    // The last good copy stays,
    server.put("good=?");
    settle().await;
    assert_eq!(informer.list(), [Arc::new(1)]);
    assert_eq!(
        informer.last_sync_resource_version(),
        Some(server.version().into()),
        "the version goes on"
    );
    // also over a relist,
    server.unseen(|server| server.put("other=5"));
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(recorder.take(), ["add 5"]);
    assert!(informer.get(&key("good")).is_some());
    // and a good version replaces it.
    server.put("good=2");
    server.put("bad=3");
    settle().await;
    assert_eq!(recorder.take(), ["update 1 to 2", "add 3"]);
    assert!(informer.status().kept_out.is_empty());
    // A deleted object is removed, whether it can be decoded or not.
    server.put("good=?");
    server.delete("good");
    settle().await;
    assert_eq!(recorder.take(), ["lost good 2"]);
}

#[tokio::test(start_paused = true)]
async fn a_transform_runs_exactly_once_per_object_before_the_object_is_visible() {
    let server = Server::with(&["a=1", "b=2"]);
    let calls = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&calls);
    let informer = server
        .builder()
        .transform(move |content| {
            count.fetch_add(1, Ordering::Relaxed);
            *content *= 10;
            Ok(())
        })
        .build()
        .expect("nothing is wrong");
    let (recorder, _) = listen(&informer);
    start(&informer).await;
    assert_eq!(recorder.take(), ["add 10 initial", "add 20 initial"]);
    assert_eq!(calls.load(Ordering::Relaxed), 2);
    server.put("a=3");
    settle().await;
    assert_eq!(
        (recorder.take(), calls.load(Ordering::Relaxed)),
        (vec!["update 10 to 30".to_owned()], 3)
    );
    // A relist does not transform unchanged objects again.
    server.unseen(|_| ());
    tokio::time::sleep(A_WHILE).await;
    assert_eq!((server.lists(), calls.load(Ordering::Relaxed)), (2, 3));
}

#[tokio::test(start_paused = true)]
async fn an_error_or_a_panic_of_the_transform_isolates_that_object_only() {
    let server = Server::with(&["a=1", "err=13", "panic=14"]);
    let informer = server
        .builder()
        .transform(|content: &mut Thing| match *content {
            13 => Err("unlucky".into()),
            14 => panic!("more than unlucky"),
            _ => Ok(()),
        })
        .build()
        .expect("nothing is wrong");
    let (recorder, _) = listen(&informer);
    start(&informer).await;
    assert_eq!(recorder.take(), ["add 1 initial"]);
    let why: Vec<_> = informer
        .status()
        .kept_out
        .iter()
        .map(|(_, why)| why.to_string())
        .collect();
    assert_eq!(why, ["unlucky", "it panicked: more than unlucky"]);
    server.put("a=13");
    settle().await;
    assert_eq!(informer.list(), [Arc::new(1)], "the last good copy stays");
    server.put("err=2");
    settle().await;
    assert_eq!(recorder.take(), ["add 2"]);
}

#[tokio::test(start_paused = true)]
async fn an_index_function_that_panics_is_reported_and_the_object_is_there() {
    let server = Server::with(&["zero=0", "two=2"]);
    let informer = server.informer();
    let tenth = informer
        .add_named_index("tenth", |n| vec![(10 / n).to_string()])
        .expect("a new name");
    start(&informer).await;
    assert_eq!((informer.len(), tenth.get("5").len()), (2, 1));
    assert_eq!(informer.status().troubles.index_panics, 1);
}

#[tokio::test(start_paused = true)]
async fn decision_2_another_object_of_the_same_name_is_an_update_or_by_choice_a_deletion_and_an_addition() {
    for (choice, expected) in [
        (UidChange::Update, vec!["update 1 to 2"]),
        (UidChange::DeleteAndAdd, vec!["lost a 1", "add 2"]),
    ] {
        let server = Server::default();
        let informer = server
            .builder()
            .uid_change(choice)
            .build()
            .expect("nothing is wrong");
        let (recorder, _) = listen(&informer);
        start(&informer).await;
        let say = |change, version: u64, uid: &str, content| {
            let fetched = Received::new(key("a"), version, content).uid(uid);
            server.sends(WatchEvent::Changed(change, fetched));
        };
        say(EventType::Added, 5, "first", 1);
        settle().await;
        recorder.take();
        say(EventType::Modified, 9, "second", 2);
        settle().await;
        assert_eq!(recorder.take(), expected, "{choice:?}");
    }
}

#[test]
fn problems_of_a_builder_are_reported_all_at_once() {
    let error = Server::default()
        .builder()
        .name("")
        .namespaces(["", "prod"])
        .fields("a=b")
        .uid_change(UidChange::DeleteAndAdd)
        .build()
        .expect_err("three things are wrong");
    assert_eq!(error.problems.len(), 4, "{error}");
}

/// Panics on 13, and in its `Drop`.
struct Superstitious(Recorder);

impl EventHandler<Thing> for Superstitious {
    fn on_add(&mut self, new: &Arc<Thing>, _: bool) {
        assert!(**new != 13, "unlucky");
        self.0.note(format!("first {new}"));
    }
}

impl Drop for Superstitious {
    fn drop(&mut self) {
        panic!("it would not go");
    }
}

#[tokio::test(start_paused = true)]
async fn b50_a_panic_in_the_first_half_of_a_combined_handler_does_not_keep_the_event_from_the_second() {
    let server = Server::with(&["a=1", "b=13", "c=26"]);
    let informer = server.informer();
    let recorder = Recorder::default();
    let second = recorder.clone();
    let handler = Handler::of(Superstitious(recorder.clone()))
        .on_add(move |new: &Arc<Thing>, _| {
            second.note(format!("second {new}"));
            assert_eq!(**new % 13, 1, "unlucky too");
        })
        .name("both");
    let registration = informer.add_handler(handler).expect("it was not stopped");
    let peer = listen(&informer).0;
    start(&informer).await;
    let expected = ["first 1", "second 1", "second 13", "first 26", "second 26"];
    assert_eq!(recorder.take(), expected);
    assert_eq!(peer.take().len(), 3);
    let status = informer.status();
    let troubles: Vec<_> = status
        .recent_troubles
        .iter()
        .map(|(_, t)| t.to_string())
        .collect();
    assert_eq!(status.handlers[0].panics, 2, "{troubles:?}");
    for (trouble, parts) in troubles
        .iter()
        .zip([&["unlucky", "unlucky too"][..], &["unlucky too"]])
    {
        assert!(trouble.contains("handler \"both\" panicked"), "{trouble}");
        parts
            .iter()
            .for_each(|part| assert!(trouble.contains(part), "{part} in {trouble}"));
    }
    // A panic in its `Drop` affects neither the wait for its end nor other handlers,
    registration.shutdown().await;
    server.put("d=40");
    settle().await;
    assert_eq!(peer.take(), ["add 40"]);
    // nor the thread that drops an informer that never ran.
    let never = server.informer();
    never
        .add_handler(Handler::of(Superstitious(recorder)))
        .expect("it was not stopped");
    never.shutdown().await;
}

/// An index value that panics in `Hash` if it is 13, and in `Eq` if it is 14.
#[derive(Clone, Debug)]
struct Moody(Thing);

impl std::hash::Hash for Moody {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        assert!(self.0 != 13, "no hash");
        0.hash(state);
    }
}

impl PartialEq for Moody {
    fn eq(&self, other: &Self) -> bool {
        assert!(self.0 != 14 && other.0 != 14, "no equality");
        self.0 == other.0
    }
}

impl Eq for Moody {}

#[tokio::test(start_paused = true)]
async fn i12_a_panic_in_hash_or_eq_of_an_index_value_is_reported_with_the_index_and_loses_no_event() {
    let server = Server::with(&["a=1", "b=13"]);
    let informer = server.informer();
    let moods = informer.add_index(|n: &Thing| [Moody(*n)]).expect("no name");
    let (recorder, _) = listen(&informer);
    start(&informer).await;
    server.put("c=14");
    server.put("a=2");
    server.put("b=3");
    server.delete("c");
    settle().await;
    let expected = [
        "add 1 initial",
        "add 13 initial",
        "add 14",
        "update 1 to 2",
        "update 13 to 3",
    ];
    assert_eq!(recorder.take(), [&expected[..], &["delete c 14"]].concat());
    assert_eq!(moods.values().len(), 2);
    assert_eq!(
        (moods.get(&Moody(2)).len(), moods.get(&Moody(3)).len()),
        (1, 1),
        "I12"
    );
    let status = informer.status();
    assert_eq!((status.troubles.index_panics, status.troubles.failures), (2, 0));
    let texts: Vec<_> = status
        .recent_troubles
        .iter()
        .map(|(_, t)| t.to_string())
        .collect();
    for (text, what) in texts.iter().zip(["b: no hash", "c: no equality"]) {
        assert!(
            text.contains("Moody panicked on ") && text.contains(what),
            "{text}"
        );
    }
    // An index that is added later reports panics during its construction.
    server.put("d=13");
    settle().await;
    let late = informer.add_index(|n: &Thing| [Moody(*n)]).expect("no name");
    assert_eq!(late.faults().len(), 1);
    assert_eq!(informer.status().troubles.index_panics, 4, "by both indexes");
}
