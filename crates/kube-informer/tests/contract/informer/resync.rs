//! Resyncs: which handlers are due, and their order with newer events (B38, B44, B45, B69).

use std::sync::Arc;
use std::time::Duration;

use futures::StreamExt;
use kube_informer::informer::{Backlog, Event, HandlerOptions, Subscription, Then};

use super::kit::{Recorder, Server, Thing, listen, settle, start};

const fn secs(secs: u64) -> Duration {
    Duration::from_secs(secs)
}

#[tokio::test(start_paused = true)]
async fn b44_a_resync_is_an_update_of_every_object_with_itself() {
    let server = Server::with(&["a=1", "b=2"]);
    let informer = server
        .builder()
        .resync(secs(60))
        .build()
        .expect("nothing is wrong");
    let (recorder, _) = listen(&informer);
    start(&informer).await;
    recorder.take();
    tokio::time::sleep(secs(61)).await;
    let mut events = recorder.take();
    events.sort();
    assert_eq!(events, ["update 1 to 1", "update 2 to 2"]);
    tokio::time::sleep(secs(61)).await;
    assert_eq!(recorder.take().len(), 2, "and again");
}

#[tokio::test(start_paused = true)]
async fn b44_without_a_resync_period_no_handler_is_resynced() {
    let server = Server::with(&["a=1"]);
    let informer = server.informer();
    let recorder = Recorder::default();
    informer
        .add_handler(recorder.handler().resync(secs(5)))
        .expect("it was not stopped");
    start(&informer).await;
    recorder.take();
    tokio::time::sleep(secs(3600)).await;
    assert!(recorder.take().is_empty());
}

#[tokio::test(start_paused = true)]
async fn b44_before_the_start_a_shorter_period_is_granted_afterwards_it_is_raised() {
    let server = Server::with(&["a=1"]);
    let informer = server
        .builder()
        .resync(secs(60))
        .build()
        .expect("nothing is wrong");
    let (early, late) = (Recorder::default(), Recorder::default());
    informer
        .add_handler(early.handler().resync(secs(20)))
        .expect("it was not stopped");
    start(&informer).await;
    informer
        .add_handler(late.handler().resync(secs(1)))
        .expect("it runs");
    settle().await;
    early.take();
    late.take();
    tokio::time::sleep(secs(61)).await;
    assert_eq!(early.take().len(), 3, "every 20 s");
    assert_eq!(
        late.take().len(),
        2,
        "every 20 s too, not every second; at the first look it was not due yet"
    );
}

#[tokio::test(start_paused = true)]
async fn b45_resync_reaches_only_handlers_that_are_due() {
    let server = Server::with(&["a=1"]);
    let informer = server
        .builder()
        .resync(secs(10))
        .build()
        .expect("nothing is wrong");
    let (often, seldom, never) = (Recorder::default(), Recorder::default(), Recorder::default());
    for (recorder, period) in [(&often, 10), (&seldom, 60), (&never, 0)] {
        informer
            .add_handler(recorder.handler().resync(secs(period)))
            .expect("it was not stopped");
    }
    start(&informer).await;
    for recorder in [&often, &seldom, &never] {
        recorder.take();
    }
    tokio::time::sleep(secs(61)).await;
    let counts = [&often, &seldom, &never].map(|recorder| recorder.take().len());
    assert_eq!(counts, [6, 1, 0]);
}

/// Takes all waiting events of a stream: `add 1`, `update 1 to 2`, and `resync 2` for an update without a change.
async fn drain(events: &mut Subscription<Thing>) -> Vec<String> {
    let mut words = Vec::new();
    while events.registration().lag().waiting > 0 {
        match events.next().await.expect("it runs") {
            Event::Added { object, .. } => words.push(format!("add {object}")),
            Event::Updated { old, new, .. } if Arc::ptr_eq(&old, &new) => words.push(format!("resync {new}")),
            Event::Updated { old, new, .. } => words.push(format!("update {old} to {new}")),
            Event::Deleted(deleted) => words.push(format!("delete {}", deleted.key)),
            _ => {}
        }
    }
    words
}

#[tokio::test(start_paused = true)]
async fn b38_resync_never_overwrites_something_newer() {
    let server = Server::with(&["a=1"]);
    let informer = server
        .builder()
        .resync(secs(10))
        .build()
        .expect("nothing is wrong");
    let mut events = informer.subscribe().expect("it was not stopped");
    start(&informer).await;
    assert_eq!(drain(&mut events).await, ["add 1"]);
    // The resync waits in the inbox when a newer event arrives: the resync is delivered first, with the older state.
    tokio::time::sleep(secs(11)).await;
    server.put("a=2");
    settle().await;
    assert_eq!(drain(&mut events).await, ["resync 1", "update 1 to 2"]);
    // An older event waits when the resync arrives: the resync is delivered after it, with the newer state.
    server.put("a=3");
    settle().await;
    tokio::time::sleep(secs(11)).await;
    server.delete("a");
    settle().await;
    assert_eq!(
        drain(&mut events).await,
        ["update 2 to 3", "resync 3", "delete a"]
    );
    // A deleted object is not resynced.
    tokio::time::sleep(secs(11)).await;
    assert_eq!(drain(&mut events).await, [""; 0]);
}

#[tokio::test(start_paused = true)]
async fn b38_a_resync_that_was_folded_away_comes_at_the_next_look_not_after_another_period() {
    let server = Server::with(&["a=1"]);
    let informer = server
        .builder()
        .resync(secs(10)) // checks every 10 s …
        .build()
        .expect("nothing is wrong");
    let then = Then::Coalesce { after: 2 };
    let options = HandlerOptions::new()
        .resync(secs(60)) // … and this handler is due every 60 s
        .backlog(Backlog::Every { then });
    let mut events = informer.subscribe_with(options).expect("it was not stopped");
    start(&informer).await;
    assert_eq!(drain(&mut events).await, ["add 1"]);
    tokio::time::sleep(secs(61)).await; // the resync waits in the inbox …
    assert_eq!(events.registration().lag().waiting, 1);
    for n in 2..=4 {
        server.put(&format!("a={n}")); // … and the stream is so far behind that the resync is dropped
        settle().await;
    }
    assert_eq!(drain(&mut events).await, ["update 1 to 4"]);
    tokio::time::sleep(secs(10)).await;
    assert_eq!(drain(&mut events).await, ["resync 4"], "at 70 s, not at 120 s");
    tokio::time::sleep(secs(10)).await;
    assert_eq!(drain(&mut events).await, [""; 0], "once");
}

#[tokio::test(start_paused = true)]
async fn b69_endless_periods_and_deadlines_do_not_panic() {
    for (informers, handlers) in [
        (Duration::MAX, Duration::MAX),
        (Duration::MAX, secs(60)),
        (secs(60), Duration::MAX),
        (secs(u64::MAX), secs(u64::MAX)),
    ] {
        let server = Server::with(&["a=1"]);
        let informer = server
            .builder()
            .resync(informers)
            .build()
            .expect("nothing is wrong");
        let (early, late) = (Recorder::default(), Recorder::default());
        let add = |recorder: &Recorder| {
            informer
                .add_handler(recorder.handler().resync(handlers))
                .map(drop)
        };
        add(&early).expect("it was not stopped");
        informer.start().expect("it was not started");
        informer
            .wait_for_sync(Duration::MAX)
            .await
            .expect("the source is willing");
        add(&late).expect("it runs");
        let version = server.version().into();
        informer
            .store()
            .wait_for_within(&version, Duration::MAX)
            .await
            .expect("it is there");
        tokio::time::sleep(secs(100_000)).await;
        for recorder in [early, late] {
            // A handler's shorter period lowers the informer's.
            let often = if handlers == secs(60) {
                1_666..=1_668
            } else {
                1..=1
            };
            let news = recorder.take();
            assert!(
                often.contains(&news.len()),
                "{informers:?} {handlers:?}: {}",
                news.len()
            );
            assert_eq!(news[0], "add 1 initial");
        }
        informer.shutdown().await;
    }
}
