//! Views of informers: versions, read your writes, sync, and the end.

use std::time::Duration;

use futures::StreamExt;
use kube_informer::informer::Backlog;
use kube_informer::view::{AddError, Collection, Handler, WaitError};

use crate::kit::{Server, key, settle, start};
use crate::replica::Replica;

#[tokio::test(start_paused = true)]
async fn a_view_of_an_informer_is_synced_when_the_informers_state_is_in_it() {
    let server = Server::with(&["a=1", "b=2"]);
    let informer = server.informer();
    let doubled = Collection::of(&informer)
        .expect("a runtime")
        .map(|_, thing| thing.wrapping_mul(2));
    let mut early = Replica::new(&doubled, Backlog::default());
    settle().await;
    assert!(!doubled.has_synced());
    let error = doubled
        .wait_for_sync(Duration::from_secs(1))
        .await
        .expect_err("it was not started");
    assert!(error.to_string().contains("waits for things"), "{error}");
    start(&informer).await;
    doubled
        .wait_for_sync(Duration::from_secs(1))
        .await
        .expect("the source is willing");
    early.catch_up();
    assert!(early.synced);
    assert_eq!(early.known, Replica::content(&doubled));
    assert_eq!(doubled.get(&key("b")).as_deref(), Some(&4));
}

#[tokio::test(start_paused = true)]
async fn wait_for_resolves_when_the_derived_value_has_the_write() {
    let (server, other) = (Server::with(&["a=1"]), Server::with(&["a=10"]));
    let (left, right) = (server.synced().await, other.synced().await);
    let sums = Collection::of(&left)
        .expect("it runs")
        .join(&Collection::of(&right).expect("it runs"), |_, left, right| {
            **left + **right
        })
        .map(|_, sum| **sum)
        .named("sums");
    for n in 2..20 {
        server.put(&format!("a={n}"));
        sums.wait_for(&left, &server.version().into())
            .await
            .expect("it will come");
        assert_eq!(sums.get(&key("a")).as_deref(), Some(&(n + 10)));
        let versions: Vec<_> = sums.inputs().iter().map(|input| input.version.clone()).collect();
        assert_eq!(
            versions,
            [Some(server.version().into()), Some(other.version().into())]
        );
    }
    // Bookmarks move the version of a view as they move that of a cache (I9).
    server.bookmark();
    sums.wait_for(&left, &server.version().into())
        .await
        .expect("the bookmark counts");

    let stranger = Server::default().synced().await;
    let error = sums
        .wait_for(&stranger, &1.into())
        .await
        .expect_err("it is not an input");
    assert!(matches!(error, WaitError::NotAnInput { .. }), "{error}");
    let waiting = tokio::spawn({
        let (sums, left) = (sums.clone(), left.clone());
        async move { sums.wait_for(&left, &1_000.into()).await }
    });
    settle().await;
    left.shutdown().await;
    let error = waiting
        .await
        .expect("no panic")
        .expect_err("the informer stopped");
    assert!(
        matches!(error, WaitError::Input(_) | WaitError::Stopped { .. }),
        "{error}"
    );
}

#[tokio::test(start_paused = true)]
async fn two_views_of_one_informer_change_in_the_same_step() {
    let server = Server::with(&["a=1"]);
    let informer = server.synced().await;
    let one = Collection::of(&informer)
        .expect("it runs")
        .map(|_, thing| **thing);
    let other = Collection::of(&informer)
        .expect("it runs")
        .map(|_, thing| **thing);
    let same = one.join(&other, |_, one, other| {
        assert_eq!(one, other);
        **one
    });
    for n in 0..50 {
        server.put(&format!("a={n}"));
        if n % 7 == 0 {
            settle().await;
        }
    }
    settle().await;
    assert_eq!(
        (same.get(&key("a")).as_deref(), same.status().panics),
        (Some(&49), 0)
    );
}

#[tokio::test(start_paused = true)]
async fn a_relist_reaches_a_view_as_the_difference() {
    let server = Server::with(&["a=1", "b=2", "c=3"]);
    let informer = server.synced().await;
    let view = Collection::of(&informer)
        .expect("it runs")
        .map(|_, thing| **thing);
    settle().await;
    let mut replica = Replica::new(&view, Backlog::default());
    replica.catch_up();
    let before = replica.received;
    server.unseen(|server| {
        server.delete("a");
        server.put("b=20");
    });
    tokio::time::sleep(Duration::from_secs(60)).await;
    replica.catch_up();
    assert_eq!(replica.received - before, 2);
    assert_eq!(replica.known, Replica::content(&view));
}

#[tokio::test(start_paused = true)]
async fn when_the_informer_stops_streams_end_and_the_last_state_stays() {
    let server = Server::with(&["a=1"]);
    let informer = server.synced().await;
    let view = Collection::of(&informer)
        .expect("it runs")
        .map(|_, thing| **thing);
    settle().await;
    let events = view.subscribe().expect("it runs");
    let registration = view.add_handler(Handler::new()).expect("it runs");
    informer.shutdown().await;
    settle().await;
    assert_eq!(
        events.count().await,
        0,
        "what was not taken is dropped, as in an informer"
    );
    registration.shutdown().await;
    assert_eq!(view.get(&key("a")).as_deref(), Some(&1));
    assert!(view.inputs()[0].stopped);
    assert!(matches!(view.subscribe(), Err(AddError::Stopped { .. })));
    assert!(
        Collection::of(&informer).is_ok(),
        "the collection is still there, because the view is"
    );
}
