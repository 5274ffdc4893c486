//! Relists and bookmarks: the events that handlers receive, and the version of the store (I1–I4, I8, I9, B31–B34, B45).

use std::sync::Arc;
use std::time::Duration;

use kube_informer::informer::{Handler, RelistCause};
use kube_informer::protocol::WatchEvent;
use kube_informer::protocol::{Failure, FailureKind};
use parking_lot::Mutex;

use super::kit::{Recorder, Server, Thing, key, keys, listen, settle, start};

/// Long enough for a relist with its pauses.
const A_WHILE: Duration = Duration::from_secs(90);

#[tokio::test(start_paused = true)]
async fn b31_i4_a_relist_delivers_exactly_the_difference_with_deletions_first() {
    // arrange
    let server = Server::with(&["a=1", "b=2", "c=3", "d=4"]);
    let informer = server.synced().await;
    let (recorder, _) = listen(&informer);
    settle().await;
    recorder.take();
    let kept = informer.get(&key("b")).expect("it is there");
    // act
    server.unseen(|server| {
        server.put("e=5");
        server.put("c=30");
        server.delete("d");
        server.delete("a");
    });
    tokio::time::sleep(A_WHILE).await;
    // assert
    let mut events = recorder.take();
    events[..2].sort(); // the order of the two deletions is unknown
    assert_eq!(events, ["lost a 1", "lost d 4", "update 3 to 30", "add 5"]);
    let now = informer.get(&key("b")).expect("still there");
    assert!(Arc::ptr_eq(&kept, &now), "decision 5: the one we have stays");
    assert_eq!(informer.status().relists, 2);
}

#[tokio::test(start_paused = true)]
async fn the_reason_of_a_fetch_is_recorded() {
    let server = Server::with(&["a=1"]);
    let informer = server.synced().await;
    let causes = || {
        let relists = informer.status().recent_relists;
        relists.iter().map(|relist| relist.cause).collect::<Vec<_>>()
    };
    assert_eq!(causes(), [RelistCause::First]);
    // A failure that is over before the version expires is not the cause.
    server.sends(WatchEvent::Error(Failure::new(
        FailureKind::Server,
        "a bad moment",
    )));
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(causes(), [RelistCause::First], "it went on from where it was");
    server.unseen(|server| server.put("b=2"));
    tokio::time::sleep(A_WHILE).await;
    let corrupt = Failure::new(FailureKind::CorruptObject, "object storage: data is corrupt");
    server.sends(WatchEvent::Error(corrupt));
    tokio::time::sleep(A_WHILE).await;
    let (expired, corrupt) = (FailureKind::Expired, FailureKind::CorruptObject);
    assert_eq!(
        causes(),
        [
            RelistCause::First,
            RelistCause::After(expired),
            RelistCause::After(corrupt)
        ]
    );
    let status = informer.status();
    assert_eq!(status.recent_relists[1].objects, 2);
    assert_eq!(status.failure_kinds, [(FailureKind::Server, 1), (corrupt, 1)]);
    assert_eq!(status.recent_troubles.len(), 2);
}

#[tokio::test(start_paused = true)]
async fn b34_the_store_is_at_the_lists_version_before_any_callback_of_that_relist() {
    let server = Server::with(&["a=1", "b=2"]);
    let informer = server.informer();
    let (seen, store) = (Arc::new(Mutex::new(Vec::new())), informer.store());
    let [on_add, on_delete] = [(); 2].map(|()| {
        let (seen, store) = (Arc::clone(&seen), store.clone());
        move || seen.lock().push((store.version(), store.keys().len()))
    });
    informer
        .add_handler(
            Handler::new()
                .on_add(move |_: &Arc<Thing>, _| on_add())
                .on_delete(move |_| on_delete()),
        )
        .expect("it was not stopped");
    start(&informer).await;
    seen.lock().clear();
    server.unseen(|server| {
        server.delete("a");
        server.put("c=3");
        server.put("d=4");
    });
    tokio::time::sleep(A_WHILE).await;
    let at = Some(server.version().into());
    assert_eq!(*seen.lock(), [(at.clone(), 3), (at.clone(), 3), (at, 3)]);
}

#[tokio::test(start_paused = true)]
async fn b45_a_relist_never_sends_unchanged_objects_to_anyone_though_resync_is_on() {
    let server = Server::with(&["a=1"]);
    let informer = server
        .builder()
        .resync(Duration::from_secs(3600))
        .build()
        .expect("nothing is wrong");
    let (recorder, _) = listen(&informer);
    start(&informer).await;
    recorder.take();
    server.unseen(|_| ());
    tokio::time::sleep(A_WHILE).await;
    assert_eq!((server.lists(), recorder.take()), (2, vec![]));
}

#[tokio::test(start_paused = true)]
async fn s24_a_transform_that_drops_fields_hides_no_update_and_repeats_none() {
    // client-go treats two objects without a version as equal. Here only the content differs, and the transform makes
    // it equal.
    let server = Server::with(&["a=1", "b=2"]);
    let informer = server
        .builder()
        .transform(|content| {
            *content = 0;
            Ok(())
        })
        .build()
        .expect("nothing is wrong");
    let (recorder, _) = listen(&informer);
    start(&informer).await;
    recorder.take();
    server.unseen(|server| server.put("a=5"));
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(
        recorder.take(),
        ["update 0 to 0"],
        "the one that changed, and only that"
    );
}

#[tokio::test(start_paused = true)]
async fn i2_i9_bookmarks_alone_move_the_version_and_a_low_one_does_not_take_it_back() {
    let server = Server::with(&["a=1"]);
    let informer = server.synced().await;
    assert_eq!(informer.last_sync_resource_version(), Some(1.into()));
    server.bookmark();
    settle().await;
    assert_eq!(informer.last_sync_resource_version(), Some(2.into()));
    informer.wait_for(&2.into()).await.expect("it is there");
    // This is a replica that is behind; rewind.rs tests a restored server.
    server.sends(kube_informer::protocol::WatchEvent::Bookmark {
        version: 1.into(),
        ends_initial: false,
    });
    settle().await;
    assert_eq!(informer.last_sync_resource_version(), Some(2.into()));
}

#[tokio::test(start_paused = true)]
async fn i1_i3_events_form_chains_and_the_cache_follows() {
    let server = Server::default();
    let informer = server.synced().await;
    let (recorder, _) = listen(&informer);
    server.put("a=1");
    server.put("a=2");
    server.delete("a");
    server.put("a=3");
    settle().await;
    assert_eq!(recorder.take(), ["add 1", "update 1 to 2", "delete a 2", "add 3"]);
    assert_eq!(informer.list(), [Arc::new(3)]);
    assert_eq!(
        informer.last_sync_resource_version(),
        Some(server.version().into())
    );
}

#[tokio::test(start_paused = true)]
async fn b33_a_deletion_of_an_unknown_object_and_a_repeated_event_are_not_delivered() {
    let server = Server::with(&["a=1"]);
    let informer = server.synced().await;
    let (recorder, _) = listen(&informer);
    settle().await;
    recorder.take();
    let fetched = |name: &str, version: u64| kube_informer::protocol::Received::new(key(name), version, 7);
    let say = |change, fetched| server.sends(kube_informer::protocol::WatchEvent::Changed(change, fetched));
    say(kube_informer::protocol::EventType::Deleted, fetched("never", 5));
    say(kube_informer::protocol::EventType::Modified, fetched("a", 6));
    say(kube_informer::protocol::EventType::Modified, fetched("a", 6));
    settle().await;
    assert_eq!(recorder.take(), ["update 1 to 7"]);
}

#[tokio::test(start_paused = true)]
async fn i8_a_list_that_fails_half_way_is_never_applied() {
    let server = Server::with(&["a=1"]);
    let informer = server.synced().await;
    let (recorder, _) = listen(&informer);
    settle().await;
    recorder.take();
    server.refuse(Some(Failure::new(FailureKind::Server, "no")));
    server.unseen(|server| server.delete("a"));
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(
        informer.keys(),
        keys(&["a"]),
        "what is known stays as long as nothing better is"
    );
    assert!(recorder.take().is_empty());
    server.refuse(None);
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(recorder.take(), ["lost a 1"]);
}

#[tokio::test(start_paused = true)]
async fn b32_deleted_and_recreated_during_a_gap_is_one_update() {
    let server = Server::with(&["a=1"]);
    let informer = server.synced().await;
    let recorder = Recorder::default();
    informer.add_handler(recorder.handler()).expect("it runs");
    settle().await;
    recorder.take();
    server.unseen(|server| {
        server.delete("a");
        server.put("a=9");
    });
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(recorder.take(), ["update 1 to 9"]);
}
