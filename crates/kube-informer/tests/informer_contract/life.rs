use std::sync::Arc;
use std::time::Duration;

use kube_informer::informer::{HandlerState, StartError, State, SyncError};
use kube_informer::reflector::{Failure, FailureKind};
use kube_informer::store::WaitError;
use parking_lot::Mutex;
use tokio_util::sync::CancellationToken;

use crate::kit::{Server, key, listen, settle, start};

#[tokio::test(start_paused = true)]
async fn b57_a_second_start_is_refused_and_a_stopped_informer_never_starts_again() {
    let server = Server::with(&["a=1"]);
    let informer = server.synced().await;
    assert!(matches!(informer.start(), Err(StartError::Running { .. })));
    assert!(informer.run(CancellationToken::new()).await.is_err());
    informer.shutdown().await;
    informer.shutdown().await;
    assert!(matches!(informer.start(), Err(StartError::Stopped { .. })));
    assert_eq!(informer.keys(), [key("a")], "what is there can still be read");
}

#[test]
fn b57_without_a_runtime_the_start_is_refused_and_nothing_is_lost() {
    let server = Server::with(&["a=1"]);
    let informer = server.informer();
    assert!(matches!(informer.start(), Err(StartError::NoRuntime { .. })));
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .start_paused(true)
        .build()
        .expect("a runtime");
    runtime.block_on(async { start(&informer).await });
    assert_eq!(informer.len(), 1);
}

#[tokio::test(start_paused = true)]
async fn i10_b26_dropping_the_last_handle_stops_everything() {
    let server = Server::with(&["a=1"]);
    let before = tokio::runtime::Handle::current().metrics().num_alive_tasks();
    let informer = server.synced().await;
    let (_, registration) = listen(&informer);
    let (store, events) = (informer.store(), informer.subscribe().expect("it runs"));
    drop(informer);
    settle().await;
    assert_eq!(
        registration.state(),
        HandlerState::Synced,
        "the subscription still holds it"
    );
    drop(events);
    settle().await;
    assert_eq!(registration.state(), HandlerState::Stopped);
    assert_eq!(
        tokio::runtime::Handle::current().metrics().num_alive_tasks(),
        before
    );
    assert_eq!(store.len(), 1);
}

#[tokio::test(start_paused = true)]
async fn i10_an_informer_that_never_started_can_be_stopped_and_says_so() {
    let informer = Server::default().informer();
    let (_, registration) = listen(&informer);
    informer.shutdown().await;
    assert!(informer.is_stopped());
    assert_eq!(registration.state(), HandlerState::Stopped);
    assert!(registration.synced().await.is_err(), "it ends, and does not hang");
    registration.shutdown().await;
}

#[tokio::test(start_paused = true)]
async fn b58_waiting_names_the_informer_the_cause_and_what_to_do() {
    let server = Server::default();
    server.refuse(Some(Failure::new(FailureKind::Forbidden, "things is forbidden")));
    let informer = server.informer();
    let early = informer
        .wait_for_sync(Duration::from_secs(1))
        .await
        .expect_err("not started");
    assert!(early.to_string().contains("call `start`"), "{early}");
    informer.start().expect("once");
    let error = informer
        .wait_for_sync(Duration::from_secs(5))
        .await
        .expect_err("forbidden");
    let text = error.to_string();
    for part in ["\"things\"", "5s", "forbidden", "allow our account"] {
        assert!(text.contains(part), "{part} in {text}");
    }
    let SyncError::Late { parts, .. } = error else {
        panic!("{error:?}");
    };
    assert_eq!(
        parts[0].1.as_ref().map(|cause| cause.failure.kind),
        Some(FailureKind::Forbidden)
    );
    // and it heals by itself
    server.refuse(None);
    informer
        .wait_for_sync(Duration::from_secs(120))
        .await
        .expect("it is allowed now");
    informer.shutdown().await;
}

#[tokio::test(start_paused = true)]
async fn b58_stopping_ends_the_waiting() {
    let server = Server::default();
    server.refuse(Some(Failure::new(FailureKind::Server, "no")));
    let informer = server.informer();
    informer.start().expect("once");
    let waiting = tokio::spawn({
        let informer = informer.clone();
        async move { informer.wait_for_sync(Duration::from_secs(3600)).await }
    });
    settle().await;
    informer.shutdown().await;
    let answer = waiting.await.expect("no panic");
    assert!(matches!(answer, Err(SyncError::Stopped { .. })));
    let version = informer.wait_for(&99.into()).await;
    assert!(matches!(version, Err(WaitError::Stopped { .. })), "B56");
}

#[tokio::test(start_paused = true)]
async fn decision_8_the_state_has_a_reason_and_can_be_watched() {
    let server = Server::with(&["a=1"]);
    let informer = server.informer();
    let states = Arc::new(Mutex::new(Vec::new()));
    let (mut watch, seen) = (informer.watch_state(), Arc::clone(&states));
    tokio::spawn(async move {
        loop {
            seen.lock().push(watch.borrow_and_update().clone());
            if watch.changed().await.is_err() {
                return;
            }
        }
    });
    start(&informer).await;
    server.refuse(Some(Failure::new(FailureKind::Network, "reset")));
    server.unseen(|_| ());
    tokio::time::sleep(Duration::from_secs(10)).await;
    let ill = informer.status();
    assert!(
        matches!(&ill.state, State::Degraded { cause, .. } if cause.failure.kind == FailureKind::Network),
        "{:?}",
        ill.state
    );
    assert!(ill.synced && informer.has_synced(), "has_synced stays true");
    server.refuse(None);
    tokio::time::sleep(Duration::from_secs(120)).await;
    assert_eq!(informer.status().state, State::Synced);
    informer.shutdown().await;
    settle().await;
    let names: Vec<_> = states.lock().iter().map(|s| s.to_string()).collect();
    assert_eq!(names.first().map(String::as_str), Some("not started"));
    assert_eq!(names.last().map(String::as_str), Some("stopped"));
    assert!(names.contains(&"synced".to_owned()), "{names:?}");
}

#[tokio::test(start_paused = true)]
async fn b27_every_failure_reaches_the_error_handler_and_a_panic_in_it_harms_nobody() {
    let server = Server::with(&["a=1"]);
    let told = Arc::new(Mutex::new(0));
    let count = Arc::clone(&told);
    let informer = server
        .builder()
        .on_error(move |_| {
            *count.lock() += 1;
            panic!("the error handler is broken too");
        })
        .build()
        .expect("nothing is wrong");
    start(&informer).await;
    server.refuse(Some(Failure::new(FailureKind::Server, "no")));
    server.unseen(|server| server.put("a=2"));
    tokio::time::sleep(Duration::from_secs(10)).await;
    server.refuse(None);
    tokio::time::sleep(Duration::from_secs(120)).await;
    assert!(*told.lock() >= 1);
    assert_eq!(informer.status().troubles.failures, *told.lock());
    assert_eq!(informer.list(), [Arc::new(2)]);
}
