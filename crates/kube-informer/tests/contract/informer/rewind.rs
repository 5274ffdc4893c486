//! A server that goes back, and a replica that is only behind (B65, B66); bounded silence, and paced
//! relists (B67, B68).

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use futures::{FutureExt, StreamExt, stream};
use kube_informer::informer::{RelistCause, SharedInformer, State, Trouble};
use kube_informer::object::ResourceVersion;
use kube_informer::protocol::{AskVersion, EventType, Failure, FailureKind};
use kube_informer::protocol::{ListItem, Received, WatchEvent};
use kube_informer::reflector::InitialSync;
use kube_informer::source::{ListWatch, Page, ScriptedSource, Watch};
use kube_informer::store::WaitError;
use parking_lot::Mutex;

use super::kit::{Server, Thing, key, keys, listen, settle, start};

/// Long enough for a probe and the recovery.
const A_WHILE: Duration = Duration::from_secs(60);

#[tokio::test(start_paused = true)]
async fn b65_after_a_restore_handlers_receive_exactly_the_difference_and_later_changes_arrive() {
    // arrange
    let server = Server::with(&["a=1", "b=2", "c=3"]);
    let reported = Arc::new(Mutex::new(Vec::new()));
    let report = Arc::clone(&reported);
    let informer = server
        .builder()
        .on_error(move |trouble| {
            if let Trouble::Failure { failure, .. } = trouble {
                report.lock().push(failure.to_string());
            }
        })
        .build()
        .expect("nothing is wrong");
    let (recorder, _) = listen(&informer);
    start(&informer).await;
    let backup = server.backup(); // at version 3
    server.put("a=10"); // version 4
    server.put("d=4");
    server.delete("b");
    settle().await;
    recorder.take();
    let kept = informer.get(&key("c")).expect("it is there");
    // act
    server.restore(&backup);
    server.put("a=11"); // version 4 again, with another content
    tokio::time::sleep(A_WHILE).await;
    // assert
    assert_eq!(recorder.take(), ["lost d 4", "update 10 to 11", "add 2"]);
    let mut there = informer.keys();
    there.sort();
    assert_eq!(there, keys(&["a", "b", "c"]));
    assert!(
        Arc::ptr_eq(&informer.get(&key("c")).expect("it is there"), &kept),
        "what did not change stays as it is"
    );
    assert_eq!(informer.last_sync_resource_version(), Some(4.into()));
    let status = informer.status();
    assert_eq!((status.rewinds, status.state), (1, State::Synced));
    assert_eq!(informer.store().epoch(), 1);
    assert_eq!(status.failure_kinds, [(FailureKind::Rewound, 1)]);
    assert_eq!(
        status.recent_relists.last().map(|relist| relist.cause),
        Some(RelistCause::After(FailureKind::Rewound))
    );
    assert_eq!(
        *reported.lock(),
        [
            "rewound: the server went back from version 6 to 4: restored from a backup, or another one; everything is fetched again, and handlers receive the difference"
        ]
    );
    server.put("c=5");
    server.delete("a");
    settle().await;
    assert_eq!(recorder.take(), ["update 3 to 5", "delete a 11"]);
}

#[tokio::test(start_paused = true)]
async fn b65_objects_that_a_source_cannot_compare_count_as_changed_once() {
    let object = |version| Received::new(key("a"), version, 1);
    let source = ScriptedSource::new();
    source
        .on_list(Page::new(9).item(object(3)))
        .on_watch(Watch::new())
        .on_probe(Ok(5.into()))
        .on_list(Page::new(5).item(object(3)))
        .on_watch(Watch::new());
    let informer = SharedInformer::over(source)
        .initial(InitialSync::List)
        .build()
        .expect("nothing is wrong");
    let (recorder, _) = listen(&informer);
    start(&informer).await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(recorder.take(), ["add 1 initial", "update 1 to 1"]);
}

#[tokio::test(start_paused = true)]
async fn b65_the_last_good_copy_is_replaced_by_any_readable_version_after_a_restore() {
    let server = Server::with(&["a=?"]);
    let backup = server.backup();
    let informer = server.synced().await;
    let (recorder, _) = listen(&informer);
    server.put("a=2");
    server.put("a=3"); // version 3
    settle().await;
    recorder.take();
    server.restore(&backup);
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(informer.status().rewinds, 1);
    assert!(
        recorder.is_empty(),
        "the last good copy stays: {:?}",
        recorder.take()
    );
    server.put("a=7"); // version 2: lower than that of the copy, and newer
    settle().await;
    assert_eq!(recorder.take(), ["update 3 to 7"]);
}

#[tokio::test(start_paused = true)]
async fn b66_a_replica_that_is_behind_empties_no_cache_and_causes_no_lists() {
    // arrange
    let server = Server::with(&["a=1"]);
    let behind = server.backup();
    let informer = server.synced().await;
    let (recorder, _) = listen(&informer);
    server.put("a=2");
    server.put("b=3");
    settle().await;
    recorder.take();
    // act: a minute of low bookmarks and old events, two per second
    server.replica(Some(behind));
    let (lists, probes) = (server.lists(), server.probes());
    for _ in 0..60 {
        server.sends(WatchEvent::Bookmark {
            version: 1.into(),
            ends_initial: false,
        });
        server.sends(WatchEvent::Changed(
            EventType::Modified,
            Received::new(key("a"), 1, 1),
        ));
        server.sends(WatchEvent::Changed(
            EventType::Deleted,
            Received::new(key("b"), 1, 3),
        ));
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    // assert
    assert!(recorder.is_empty(), "{:?}", recorder.take());
    assert_eq!(informer.keys(), keys(&["a", "b"]));
    assert_eq!(server.lists(), lists);
    let probes = server.probes() - probes;
    assert!((1..=13).contains(&probes), "{probes} probes");
    // The informer does not accept a relist answered by the replica, and asks for the newest version.
    server.unseen(|server| server.put("c=4"));
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(recorder.take(), ["add 4"]);
    assert_eq!(server.lists(), lists + 2);
    assert_eq!((informer.store().epoch(), informer.status().rewinds), (0, 0));
}

#[tokio::test(start_paused = true)]
async fn b66_waiting_for_a_version_of_before_fails_with_an_error_that_says_so() {
    let server = Server::with(&["a=1"]);
    let backup = server.backup();
    let informer = server.synced().await;
    server.put("a=2");
    server.put("a=3");
    settle().await;
    let store = informer.store();
    let (before, version) = (store.epoch(), ResourceVersion::from(9));
    let waiting = tokio::spawn({
        let (store, version) = (store.clone(), version.clone());
        async move { store.wait_for(&version).await }
    });
    settle().await;
    server.restore(&backup);
    let failed = waiting
        .await
        .expect("no panic")
        .expect_err("the version is of before");
    assert!(
        matches!(&failed, WaitError::Rewound { epoch: 0, now: 1, .. }),
        "{failed:?}"
    );
    assert!(failed.to_string().starts_with("the server went back"), "{failed}");
    // A version of an earlier epoch fails at once, although the store has reached its number.
    let kept = store.wait_for_in(before, &1.into()).now_or_never();
    assert!(matches!(kept, Some(Err(WaitError::Rewound { .. }))), "{kept:?}");
    // Waits for versions of this epoch work as before.
    server.put("a=4");
    let now = ResourceVersion::from(server.version());
    assert_eq!(store.wait_for(&now).await, Ok(()));
    assert_eq!(informer.list(), [Arc::new(4)]);
}

#[tokio::test(start_paused = true)]
async fn b66_one_event_with_an_absurd_version_poisons_nothing_for_long() {
    for absurd in ["99999999999999999999", "9000000000000000000"] {
        let server = Server::with(&["a=1", "b=2"]);
        let informer = server.synced().await;
        let (recorder, _) = listen(&informer);
        settle().await;
        recorder.take();
        let mut poison = Received::new(key("a"), 3, 7);
        poison.version = Some(absurd.parse().expect("a number"));
        server.sends(WatchEvent::Changed(EventType::Modified, poison));
        tokio::time::sleep(A_WHILE).await;
        server.put("a=8");
        server.put("b=9");
        tokio::time::sleep(A_WHILE).await;
        assert_eq!(informer.list(), [Arc::new(8), Arc::new(9)], "{absurd}");
        assert_eq!(
            informer.last_sync_resource_version(),
            Some(server.version().into()),
            "{absurd}"
        );
        assert_eq!(informer.status().state, State::Synced);
    }
}

#[tokio::test(start_paused = true)]
async fn b67_a_list_that_stalls_shows_in_the_state_with_its_cause_and_is_tried_again() {
    let lists = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&lists);
    let source = ListWatch::<Thing>::new(
        move |_| {
            count.fetch_add(1, Ordering::Relaxed);
            stream::pending().boxed()
        },
        |_| std::future::pending().boxed(),
    );
    let informer = SharedInformer::over(source)
        .initial(InitialSync::List)
        .build()
        .expect("nothing is wrong");
    informer.start().expect("a runtime");
    tokio::time::sleep(Duration::from_secs(199)).await;
    assert_eq!(informer.status().state, State::Syncing);
    tokio::time::sleep(Duration::from_secs(1)).await;
    settle().await;
    let state = informer.status().state;
    assert!(
        state
            .to_string()
            .contains("nothing came from the server for 200 s"),
        "{state}"
    );
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert_eq!(lists.load(Ordering::Relaxed), 2);
}

#[tokio::test(start_paused = true)]
async fn b68_one_bookmark_and_then_410_for_ever_is_paced_and_shows() {
    // arrange
    let lists = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&lists);
    let source = ListWatch::<Thing>::new(
        move |request| {
            if request.limit != Some(1) {
                count.fetch_add(1, Ordering::Relaxed);
            }
            let version = 7.into();
            stream::iter([Ok(ListItem::End { version, next: None })]).boxed()
        },
        |_| {
            let gone = Failure::new(FailureKind::Expired, "too old resource version");
            let bookmark = WatchEvent::Bookmark {
                version: 7.into(),
                ends_initial: false,
            };
            let events = stream::iter([Ok(bookmark), Ok(WatchEvent::Error(gone))]);
            async { Ok(events.boxed()) }.boxed()
        },
    );
    let informer = SharedInformer::over(source)
        .initial(InitialSync::List)
        .probe_interval(Duration::ZERO)
        .build()
        .expect("nothing is wrong");
    let mut states = informer.watch_state();
    // act
    informer.start().expect("a runtime");
    let paused = states
        .wait_for(|state| matches!(state, State::Degraded { .. }))
        .await;
    let paused = paused.expect("it runs").to_string();
    tokio::time::sleep(Duration::from_secs(60)).await;
    // assert
    let lists = lists.load(Ordering::Relaxed);
    assert!((5..=9).contains(&lists), "{lists} lists in a minute");
    assert!(paused.contains("expired"), "{paused}");
    assert!(informer.status().troubles.failures >= 3);
}

#[tokio::test(start_paused = true)]
async fn i2_after_a_caught_panic_the_cache_does_not_go_back_in_time() {
    // A replica that is behind answers requests that accept old data, and reading the events panics.
    let source = ListWatch::<Thing>::new(
        |request| {
            let (version, content) = match request.version {
                Some(AskVersion::Any) => (5, 0),
                _ => (9, 1),
            };
            let item = Received::new(key("a"), version, content);
            let end = ListItem::End {
                version: version.into(),
                next: None,
            };
            stream::iter([Ok(ListItem::Item(item)), Ok(end)]).boxed()
        },
        |_| {
            let events = stream::once(async {
                tokio::time::sleep(Duration::from_secs(1)).await;
                Ok(WatchEvent::Changed(
                    EventType::Modified,
                    Received::new(key("a"), 9, 1),
                ))
            });
            let panics = stream::once(async { panic!("a decoder that panics") });
            async { Ok(events.chain(panics).boxed()) }.boxed()
        },
    );
    let informer = SharedInformer::over(source)
        .initial(InitialSync::List)
        .build()
        .expect("nothing is wrong");
    let (recorder, _) = listen(&informer);
    start(&informer).await;
    tokio::time::sleep(Duration::from_secs(120)).await;
    assert_eq!(recorder.take(), ["add 0 initial", "update 0 to 1"]);
    assert!(informer.status().relists >= 3, "it went on");
}

#[tokio::test(start_paused = true)]
async fn b66_a_quiet_informer_asks_for_the_version_now_and_then_and_never_lists_for_it() {
    let server = Server::with(&["a=1"]);
    let informer = server
        .builder()
        .probe_interval(Duration::from_secs(20))
        .build()
        .expect("nothing is wrong");
    start(&informer).await;
    assert_eq!(server.probes(), 1, "once the watch is open");
    tokio::time::sleep(Duration::from_secs(60)).await;
    settle().await;
    assert_eq!((server.probes(), server.lists()), (4, 1));
}

#[tokio::test(start_paused = true)]
async fn b66_a_replica_that_is_behind_after_a_cut_causes_no_list_and_a_few_small_requests() {
    let server = Server::with(&["a=1"]);
    let behind = server.backup();
    let informer = server.synced().await;
    let (recorder, _) = listen(&informer);
    server.put("a=2");
    server.put("b=3");
    settle().await;
    recorder.take();
    let (lists, probes) = (server.lists(), server.probes());
    // act: for some time, a replica that is behind answers
    server.replica(Some(behind));
    server.cut();
    tokio::time::sleep(Duration::from_secs(20)).await;
    assert_ne!(informer.status().state, State::Synced, "it waits for the replica");
    server.replica(None);
    tokio::time::sleep(A_WHILE).await;
    // assert
    assert!(recorder.is_empty(), "{:?}", recorder.take());
    assert_eq!(server.lists(), lists);
    assert_eq!(
        (informer.status().rewinds, informer.status().state),
        (0, State::Synced)
    );
    let (samples, probes) = (server.samples(), server.probes() - probes);
    assert!((2..=8).contains(&samples), "{samples} samples");
    assert!((2..=12).contains(&probes), "{probes} probes");
    server.put("a=4");
    settle().await;
    assert_eq!(recorder.take(), ["update 2 to 4"]);
}

#[tokio::test(start_paused = true)]
async fn b66_a_source_of_your_own_is_asked_for_a_sample_too() {
    let server = Server::with(&["a=1", "b=2"]);
    let backup = server.backup();
    let informer = server.synced().await;
    let (recorder, _) = listen(&informer);
    server.put("a=3");
    settle().await;
    recorder.take();
    server.cut();
    server.restore(&backup);
    ["b=4", "a=5", "b=6"].iter().for_each(|object| server.put(object));
    tokio::time::sleep(A_WHILE).await;
    assert_eq!((server.samples(), informer.status().rewinds), (1, 1));
    assert_eq!(informer.list(), [Arc::new(5), Arc::new(6)]);
    assert_eq!(recorder.take(), ["update 3 to 5", "update 2 to 6"]);
}
