//! The server is overloaded and answers with 429.

use std::sync::{Arc, Mutex};

use kube_informer::informer::{State, Trouble};
use kube_informer::protocol::FailureKind;
use kube_informer::reflector::InitialSync;
use kube_sandbox::Verb;

use crate::harness::{Case, case};
use crate::ledger::Ledger;
use crate::world::{World, degraded_by, eventually, reaches, sync_error, synced, values};

pub(crate) fn cases() -> Vec<Case> {
    vec![case!(b07_b17_a_storm_of_429_is_waited_out).both_ways()]
}

async fn b07_b17_a_storm_of_429_is_waited_out(world: World) {
    world.put("a", "0").await;
    world.allow_from_the_start(&world.ns).await;
    world.overload().await;
    let failures: Arc<Mutex<Vec<FailureKind>>> = Arc::default();
    let ear = Arc::clone(&failures);
    let informer = world
        .informer_as(world.user())
        .reflector(world.with_short_watches());
    let informer = informer.on_error(move |trouble| {
        if let Trouble::Failure { failure, .. } = trouble {
            ear.lock().unwrap().push(failure.kind);
        }
    });
    let informer = informer.build().unwrap();
    let ledger = Ledger::new();
    informer.add_handler(ledger.handler()).unwrap();

    // At the start.
    informer.start().unwrap();
    let storm = async || failures.lock().unwrap().len() >= 3;
    eventually("three refusals", storm).await;
    let error = sync_error(&informer).await;
    assert!(error.contains("the server has too much to do"), "{error}");
    if let (Some(sandbox), InitialSync::Stream) = (world.sandbox(), world.initial) {
        let lists = sandbox
            .requests()
            .into_iter()
            .filter(|request| request.verb == Verb::List);
        assert_eq!(lists.count(), 0, "a list would make it worse (B07)");
    }
    world.relieve().await;
    synced(&informer).await;

    // In the middle of a watch.
    world.overload().await;
    reaches(
        &informer,
        "the watch is refused",
        degraded_by(FailureKind::TooManyRequests),
    )
    .await;
    world.put("b", "1").await;
    world.relieve().await;

    ledger.adds_up_to(&values("a=0 b=1")).await;
    assert_eq!(ledger.lines(), ["+ a=0 initial", "+ b=1"]);
    reaches(&informer, "in sync again", |state| *state == State::Synced).await;
    assert_eq!(
        informer.status().relists,
        1,
        "the watch goes on from where it was (B17)"
    );
    let others = failures
        .lock()
        .unwrap()
        .iter()
        .filter(|kind| **kind != FailureKind::TooManyRequests)
        .count();
    assert_eq!(others, 0, "{failures:?}");
    informer.shutdown().await;
}
