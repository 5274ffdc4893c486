//! The backlog of slow handlers: coalescing, bounds and policies (I5, I7, I11, B38, B42).

use std::sync::Arc;
use std::time::Duration;

use futures::{FutureExt, StreamExt};
use kube_informer::informer::{Backlog, Event, HandlerOptions, Subscription, Then};

use super::kit::{Server, Thing, listen, settle};

/// All waiting events, without waiting for more.
fn drain(events: &mut Subscription<Thing>) -> Vec<String> {
    let mut said = Vec::new();
    while let Some(Some(event)) = events.next().now_or_never() {
        said.push(match event {
            Event::Added { key, object, initial } => format!("add {key} {object} {initial}"),
            Event::Updated { key, old, new } => format!("update {key} {old} to {new}"),
            Event::Deleted(deleted) => format!("delete {}", deleted.key),
            Event::Synced => "synced".to_owned(),
            other => format!("{other:?}"),
        });
    }
    said
}

fn options(backlog: Backlog) -> HandlerOptions {
    HandlerOptions::new().backlog(backlog)
}

/// One after the other, so that each change is a batch of its own.
async fn put_each(server: &Server, objects: &[&str]) {
    for object in objects {
        server.put(object);
        settle().await;
    }
}

#[tokio::test(start_paused = true)]
async fn i7_i11_a_stalled_handlers_backlog_is_bounded_by_objects_and_delays_no_other() {
    // arrange
    let server = Server::default();
    let informer = server.synced().await;
    let (brisk, _) = listen(&informer);
    let few = Backlog::Every {
        then: Then::Coalesce { after: 100 },
    };
    let sleeper = informer.subscribe_with(options(few)).expect("it runs");
    // act
    for round in 0..200 {
        for name in 0..10 {
            server.put(&format!("o{name}={round}"));
        }
        settle().await;
        // assert
        let lag = sleeper.registration().lag();
        assert!(lag.waiting <= 100 + 10, "{lag:?}");
    }
    assert_eq!(
        brisk.take().len(),
        2_000,
        "the other handler received everything at once"
    );
    let lag = sleeper.registration().lag();
    assert!(
        lag.coalescing && lag.waiting == 10 && lag.since.is_some(),
        "{lag:?}"
    );
}

#[tokio::test(start_paused = true)]
async fn coalescing_gives_the_first_old_the_last_new_and_every_delete_and_then_ends() {
    let server = Server::with(&["kept=1", "gone=1", "again=1"]);
    let informer = server.synced().await;
    let few = Backlog::Every {
        then: Then::Coalesce { after: 3 },
    };
    let mut events = informer.subscribe_with(options(few)).expect("it runs");
    assert_eq!(drain(&mut events).len(), 4, "three objects, and synced");

    put_each(
        &server,
        &[
            "kept=2", "kept=3", "kept=4", "kept=5", "new=1", "new=2", "flash=1",
        ],
    )
    .await;
    for name in ["gone", "again", "flash"] {
        server.delete(name);
        settle().await;
    }
    put_each(&server, &["again=7"]).await;
    assert!(events.registration().lag().coalescing);
    assert_eq!(
        drain(&mut events),
        [
            "update kept 1 to 5",
            "add new 2 false",
            "delete gone",
            "delete again",
            "add again 7 false"
        ]
    );
    assert!(!events.registration().lag().coalescing);
    put_each(&server, &["kept=6", "kept=7"]).await;
    assert_eq!(
        drain(&mut events),
        ["update kept 5 to 6", "update kept 6 to 7"],
        "every event again"
    );
}

#[tokio::test(start_paused = true)]
async fn the_other_two_backlog_policies() {
    let server = Server::with(&["a=0"]);
    let informer = server.synced().await;
    let every = Backlog::Every { then: Then::Grow };
    let mut every = informer.subscribe_with(options(every)).expect("it runs");
    let mut newest = informer
        .subscribe_with(options(Backlog::Coalesce))
        .expect("it runs");
    drain(&mut every);
    drain(&mut newest);
    for n in 1..=20_000 {
        server.put(&format!("a={n}"));
    }
    informer
        .wait_for(&server.version().into())
        .await
        .expect("it runs");
    assert_eq!(drain(&mut newest), ["update a 0 to 20000"]);
    assert_eq!(drain(&mut every).len(), 20_000);
}

#[tokio::test(start_paused = true)]
async fn b42_a_handler_that_falls_behind_before_its_sync_syncs_after_its_initial_objects() {
    let server = Server::with(&["a=1", "b=1"]);
    let informer = server.informer();
    let mut events = informer
        .subscribe_with(options(Backlog::Coalesce))
        .expect("it was not stopped");
    super::kit::start(&informer).await;
    put_each(&server, &["a=2", "c=1"]).await;
    // As for a late handler: the initial state first, and then what changed since.
    assert_eq!(
        drain(&mut events),
        [
            "add a 1 true",
            "add b 1 true",
            "synced",
            "update a 1 to 2",
            "add c 1 false"
        ]
    );
}

#[tokio::test(start_paused = true)]
async fn i5_a_late_handler_that_falls_behind_at_once_still_begins_with_its_snapshot() {
    let server = Server::with(&["a=1"]);
    let informer = server.synced().await;
    let mut events = informer
        .subscribe_with(options(Backlog::Coalesce))
        .expect("it runs");
    put_each(&server, &["a=2", "a=3"]).await;
    assert_eq!(drain(&mut events), ["add a 1 true", "synced", "update a 1 to 3"]);
}

#[tokio::test(start_paused = true)]
async fn b38_a_resync_that_a_handler_is_too_far_behind_for_comes_when_it_has_caught_up() {
    let server = Server::with(&["a=1"]);
    let informer = server
        .builder()
        .resync(Duration::from_secs(10))
        .build()
        .expect("nothing is wrong");
    let mut events = informer
        .subscribe_with(options(Backlog::Coalesce))
        .expect("it was not stopped");
    super::kit::start(&informer).await;
    drain(&mut events);
    put_each(&server, &["a=2"]).await;
    tokio::time::sleep(Duration::from_secs(11)).await;
    assert_eq!(
        drain(&mut events),
        ["update a 1 to 2"],
        "not the resync: it is behind"
    );
    tokio::time::sleep(Duration::from_secs(11)).await;
    assert_eq!(drain(&mut events), ["update a 2 to 2"]);
}

#[tokio::test(start_paused = true)]
async fn i11_an_unpolled_stream_delays_neither_the_store_nor_other_handlers() {
    let server = Server::default();
    let informer = server.synced().await;
    let _asleep = informer.subscribe().expect("it runs");
    let (recorder, _) = listen(&informer);
    put_each(&server, &["a=1", "a=2"]).await;
    assert_eq!(recorder.take(), ["add 1", "update 1 to 2"]);
    assert_eq!(informer.list(), [Arc::new(2)]);
}
