//! Start, stop, waits for the sync, and the state of an informer (I10, B26, B27, B57, B58).

use std::sync::{Arc, mpsc};
use std::time::Duration;

use kube_informer::informer::{
    EventHandler, Handler, HandlerState, SharedInformer, StartError, State, SyncError,
};
use kube_informer::protocol::{Failure, FailureKind};
use kube_informer::store::WaitError;
use parking_lot::Mutex;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::kit::{Server, Thing, key, listen, settle, start};

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
    let SyncError::Late { partitions, .. } = error else {
        panic!("{error:?}");
    };
    assert_eq!(
        partitions[0].1.as_ref().map(|cause| cause.failure.kind),
        Some(FailureKind::Forbidden)
    );
    // The informer recovers by itself.
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
async fn b27_every_failure_reaches_the_error_handler_and_a_panic_in_it_is_isolated() {
    let server = Server::with(&["a=1"]);
    let failures = Arc::new(Mutex::new(0));
    let count = Arc::clone(&failures);
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
    assert!(*failures.lock() >= 1);
    assert_eq!(informer.status().troubles.failures, *failures.lock());
    assert_eq!(informer.list(), [Arc::new(2)]);
}

#[tokio::test(start_paused = true)]
async fn b58_waiting_for_an_unstarted_informer_fails_after_a_second_and_names_the_method_to_call() {
    let informer = Server::with(&["a=1"]).informer();
    let (_, registration) = listen(&informer);
    let began = Instant::now();
    let texts = [
        informer
            .wait_for_sync(Duration::from_secs(3600))
            .await
            .unwrap_err()
            .to_string(),
        informer.wait_for(&5.into()).await.unwrap_err().to_string(),
        registration.synced().await.unwrap_err().to_string(),
    ];
    assert!(began.elapsed() <= Duration::from_secs(4), "{:?}", began.elapsed());
    for text in texts {
        assert!(text.contains("informer \"things\""), "{text}");
        assert!(
            text.contains("was not started") && text.contains("call `start`"),
            "{text}"
        );
    }
    // A shorter deadline is respected.
    let began = Instant::now();
    let error = informer
        .wait_for_sync(Duration::from_millis(100))
        .await
        .unwrap_err();
    assert!(matches!(error, SyncError::NotStarted { .. }), "{error}");
    assert_eq!(began.elapsed().as_millis(), 100);
}

#[tokio::test(start_paused = true)]
async fn b58_a_start_by_another_task_a_moment_later_is_waited_for() {
    let informer = Server::with(&["a=1"]).informer();
    let (_, registration) = listen(&informer);
    // As in client-go: `go informer.Run(stop)`, then wait.
    let stop = CancellationToken::new();
    let running = tokio::spawn({
        let (informer, stop) = (informer.clone(), stop.clone());
        async move {
            tokio::time::sleep(Duration::from_millis(900)).await;
            informer.run(stop).await
        }
    });
    let one = 1.into();
    // Waits are `Send`: they can be moved to another task.
    let synced = tokio::spawn(async move { registration.synced().await });
    let (sync, version) = tokio::join!(
        informer.wait_for_sync(Duration::from_secs(60)),
        informer.wait_for(&one),
    );
    assert_eq!((sync, version), (Ok(()), Ok(())));
    assert_eq!(synced.await.expect("no panic"), Ok(()));
    stop.cancel();
    running.await.expect("no panic").expect("it ran");
}

#[tokio::test(start_paused = true)]
async fn b58_an_informer_that_is_stopped_before_it_started_is_reported_as_stopped() {
    let informer = Server::with(&["a=1"]).informer();
    let waiting = tokio::spawn({
        let informer = informer.clone();
        async move {
            let one = 1.into();
            tokio::join!(
                informer.wait_for_sync(Duration::from_secs(60)),
                informer.wait_for(&one)
            )
        }
    });
    settle().await;
    informer.shutdown().await;
    let (sync, version) = waiting.await.expect("no panic");
    assert!(matches!(sync, Err(SyncError::Stopped { .. })), "{sync:?}");
    assert!(matches!(version, Err(WaitError::Stopped { .. })), "{version:?}");
}

/// A handler whose `Drop` calls back into its informer.
struct Clingy {
    informer: SharedInformer<Thing>,
    gone: mpsc::Sender<&'static str>,
    called: &'static str,
}

impl EventHandler<Thing> for Clingy {}

impl Drop for Clingy {
    fn drop(&mut self) {
        let _ = self.informer.add_handler(Handler::new());
        let _ = self.informer.start_on(
            &tokio::runtime::Runtime::new()
                .expect("a runtime")
                .handle()
                .clone(),
        );
        let _ = self.informer.status();
        let _ = self.informer.has_synced();
        let _ = self.gone.send(self.called);
    }
}

#[test]
fn i10_on_a_runtime_that_has_shut_down_a_handlers_drop_may_call_back_in() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let dead = runtime.handle().clone();
    runtime.shutdown_background();
    let informer = Server::with(&["a=1"]).informer();
    let (say, gone) = mpsc::channel();
    let clingy = |called| {
        Handler::of(Clingy {
            informer: informer.clone(),
            gone: say.clone(),
            called,
        })
    };
    let early = informer
        .add_handler(clingy("added before the start"))
        .expect("it was not stopped");
    // On its own thread: a lock that is still held would block it for ever.
    let handler = clingy("added after the start");
    let caller = std::thread::spawn({
        let informer = informer.clone();
        move || {
            let started = informer.start_on(&dead);
            let late = informer.add_handler(handler);
            (started, late)
        }
    });
    const TOO_LONG: Duration = Duration::from_secs(60); // only a deadlock takes that long
    for called in ["added before the start", "added after the start"] {
        assert_eq!(gone.recv_timeout(TOO_LONG), Ok(called), "a deadlock");
    }
    let (started, late) = caller.join().expect("no panic");
    started.expect("it was new");
    // The runtime has dropped its tasks, so the informer has stopped and reports it.
    assert!(informer.is_stopped());
    assert_eq!(early.state(), HandlerState::Stopped);
    assert!(late.is_err() || late.is_ok_and(|late| late.state() == HandlerState::Stopped));
}
