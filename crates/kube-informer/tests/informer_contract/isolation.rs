use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use kube_informer::informer::{Trouble, UidChange};
use kube_informer::reflector::Change;
use kube_informer::source::{Fetched, Watched};
use parking_lot::Mutex;

use crate::kit::{Server, Thing, key, keys, listen, settle, start};

const A_WHILE: Duration = Duration::from_secs(90);

#[tokio::test(start_paused = true)]
async fn decision_9_one_bad_object_does_not_stop_a_cache() {
    // arrange
    let server = Server::with(&["good=1", "bad=?"]);
    let troubles = Arc::new(Mutex::new(Vec::new()));
    let told = Arc::clone(&troubles);
    let informer = server
        .builder()
        .on_error(move |trouble| told.lock().push(trouble.clone()))
        .build()
        .expect("nothing is wrong");
    let (heard, _) = listen(&informer);
    // act and assert: kept out, counted, reported with its key
    start(&informer).await;
    assert_eq!(
        (informer.keys(), heard.news()),
        (keys(&["good"]), vec!["add 1 initial".to_owned()])
    );
    assert!(matches!(&troubles.lock()[..], [Trouble::Undecodable { key: at, .. }] if *at == key("bad")));
    assert_eq!(informer.status().kept_out.len(), 1);
    // the last good copy stays
    server.put("good=?");
    settle().await;
    assert_eq!(informer.list(), [Arc::new(1)]);
    assert_eq!(
        informer.last_sync_resource_version(),
        Some(server.version().into()),
        "the version goes on"
    );
    // also over a relist
    server.unseen(|server| server.put("other=5"));
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(heard.news(), ["add 5"]);
    assert!(informer.get(&key("good")).is_some());
    // and it heals
    server.put("good=2");
    server.put("bad=3");
    settle().await;
    assert_eq!(heard.news(), ["update 1 to 2", "add 3"]);
    assert!(informer.status().kept_out.is_empty());
    // what is deleted is gone, readable or not
    server.put("good=?");
    server.delete("good");
    settle().await;
    assert_eq!(heard.news(), ["lost good 2"]);
}

#[tokio::test(start_paused = true)]
async fn a_transform_runs_exactly_once_per_object_before_anybody_sees_it() {
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
    let (heard, _) = listen(&informer);
    start(&informer).await;
    assert_eq!(heard.news(), ["add 10 initial", "add 20 initial"]);
    assert_eq!(calls.load(Ordering::Relaxed), 2);
    server.put("a=3");
    settle().await;
    assert_eq!(
        (heard.news(), calls.load(Ordering::Relaxed)),
        (vec!["update 10 to 30".to_owned()], 3)
    );
    // what a relist brings unchanged is not even looked at
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
    let (heard, _) = listen(&informer);
    start(&informer).await;
    assert_eq!(heard.news(), ["add 1 initial"]);
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
    assert_eq!(heard.news(), ["add 2"]);
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
    for (choice, told) in [
        (UidChange::Update, vec!["update 1 to 2"]),
        (UidChange::DeleteAndAdd, vec!["lost a 1", "add 2"]),
    ] {
        let server = Server::default();
        let informer = server
            .builder()
            .uid_change(choice)
            .build()
            .expect("nothing is wrong");
        let (heard, _) = listen(&informer);
        start(&informer).await;
        let say = |change, version: u64, uid: &str, content| {
            let fetched = Fetched::new(key("a"), version, content).uid(uid);
            server.says(Watched::Changed(change, fetched));
        };
        say(Change::Added, 5, "first", 1);
        settle().await;
        heard.news();
        say(Change::Modified, 9, "second", 2);
        settle().await;
        assert_eq!(heard.news(), told, "{choice:?}");
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
