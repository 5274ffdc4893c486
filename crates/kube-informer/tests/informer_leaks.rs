//! A stopped informer leaves no task, no socket, no handler and no object behind (I10, B26, B46, B47, B57).
//!
//! The tests use real sockets and count them through the operating system. So one test runs at a time, with the real
//! clock, and nothing is asserted about durations.
#![cfg(target_os = "linux")]

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak, mpsc};
use std::time::{Duration, Instant};

use futures::FutureExt;
use k8s_openapi::api::core::v1::ConfigMap;
use kube::api::{Api, PostParams};
use kube::config::{KubeConfigOptions, Kubeconfig};
use kube_informer::informer::{
    Backlog, EventHandler, Handler, HandlerOptions, SharedInformer, State, Subscription,
};
use kube_informer::reflector::InitialSync;
use kube_sandbox::{After, Fault, Rule, Sandbox, Verb};

/// When the informer is stopped.
#[derive(Debug, Clone, Copy)]
enum Moment {
    BeforeTheStart,
    DuringTheList,
    DuringTheStreamingStart,
    DuringTheWatch,
    DuringAPause,
}

/// How the informer is stopped.
#[derive(Debug, Clone, Copy)]
enum End {
    Shutdown,
    LastHandleDropped,
}

const MOMENTS: [Moment; 5] = [
    Moment::BeforeTheStart,
    Moment::DuringTheList,
    Moment::DuringTheStreamingStart,
    Moment::DuringTheWatch,
    Moment::DuringAPause,
];

#[test]
fn i10_after_a_shutdown_nothing_is_left() {
    MOMENTS
        .into_iter()
        .for_each(|moment| alone(nothing_is_left(moment, End::Shutdown)));
}

#[test]
fn i10_after_the_last_handle_is_dropped_nothing_is_left() {
    MOMENTS
        .into_iter()
        .for_each(|moment| alone(nothing_is_left(moment, End::LastHandleDropped)));
}

async fn nothing_is_left(moment: Moment, end: End) {
    let what = || format!("{moment:?}, {end:?}");
    let sandbox = Sandbox::start().await.expect("a free port");
    let before = Left::now();
    let maps = ten_maps(&sandbox).await;
    let (informer, events, handlers) = informer(&sandbox, moment).await;
    let object: Weak<ConfigMap> = match moment {
        Moment::DuringTheWatch => Arc::downgrade(&informer.list()[0]),
        _ => Weak::new(),
    };
    match end {
        End::Shutdown => {
            informer.shutdown().await;
            assert!(informer.is_stopped(), "{}", what());
            assert!(
                handlers.iter().all(Weak::is_dead),
                "{}: a handler is left",
                what()
            );
        }
        End::LastHandleDropped => {
            let state = informer.watch_state();
            drop(informer);
            assert_ne!(*state.borrow(), State::Stopped, "a subscription keeps it alive");
            drop(events);
            let stopped = || *state.borrow() == State::Stopped && handlers.iter().all(Weak::is_dead);
            until(stopped, &what()).await;
            drop(maps);
            until(|| Left::now() == before, &what()).await;
            assert!(object.upgrade().is_none(), "{}: an object is left", what());
            return;
        }
    }
    // The informer can still be read, and the subscription still exists: neither keeps a task or a socket.
    drop(maps);
    until(|| Left::now() == before, &what()).await;
    assert_eq!(
        informer.get(&"default/map-0".parse().expect("a key")).is_some(),
        object.strong_count() > 0
    );
    drop((informer, events));
    assert!(object.upgrade().is_none(), "{}: an object is left", what());
}

/// An informer over a socket, at this moment of its life, with several kinds of handlers and a stream that is never
/// polled.
async fn informer(
    sandbox: &Sandbox,
    moment: Moment,
) -> (
    SharedInformer<ConfigMap>,
    Subscription<ConfigMap>,
    Vec<Weak<Mutex<Silent>>>,
) {
    let stall = Fault::Stall {
        after: After::Events(3),
    };
    let _stays = match moment {
        Moment::DuringTheList => Some(sandbox.fault(Rule::new(stall).verb(Verb::List))),
        Moment::DuringTheStreamingStart => Some(sandbox.fault(Rule::new(stall).verb(Verb::Watch))),
        Moment::DuringAPause => Some(sandbox.fault(Rule::new(Fault::Status(500)))),
        Moment::BeforeTheStart | Moment::DuringTheWatch => None,
    };
    let initial = match moment {
        Moment::DuringTheList => InitialSync::List,
        _ => InitialSync::Stream,
    };
    let informer = SharedInformer::<ConfigMap>::builder(client(sandbox).await)
        .initial(initial)
        .resync(Duration::from_secs(600))
        .build()
        .expect("valid");
    let mut handlers = Vec::new();
    let mut silent = || {
        let handler = Arc::new(Mutex::new(Silent));
        handlers.push(Arc::downgrade(&handler));
        Handler::of(handler)
    };
    for handler in [silent(), silent().filter(|_| false), silent().blocking()] {
        informer.add_handler(handler).expect("it has not stopped");
    }
    let unread = HandlerOptions::new().backlog(Backlog::Coalesce);
    let events = informer.subscribe_with(unread).expect("it has not stopped");
    if matches!(moment, Moment::BeforeTheStart) {
        return (informer, events, handlers);
    }
    sandbox.clear_requests();
    informer.start().expect("once");
    match moment {
        Moment::DuringTheWatch => {
            let deadline = Duration::from_secs(60);
            informer.wait_for_sync(deadline).await.expect("nothing is wrong");
        }
        Moment::DuringAPause => {
            let mut state = informer.watch_state();
            let ill = state.wait_for(|state| matches!(state, State::Degraded { .. }));
            ill.await.expect("it goes wrong");
        }
        _ => until(|| !sandbox.requests().is_empty(), "a request").await,
    }
    (informer, events, handlers)
}

#[test]
fn b47_a_shutdown_waits_for_the_callback_that_runs() {
    alone(async {
        let sandbox = Sandbox::start().await.expect("a free port");
        let before = Left::now();
        let maps = ten_maps(&sandbox).await;
        let (informer, entered, go_on, weak_handler) = gated(&sandbox).await;
        until(|| entered.load(Ordering::Acquire), "the callback").await;
        let mut shutdown = Box::pin(informer.shutdown());
        // However often it is polled, it stays pending while the callback runs.
        for _ in 0..1_000 {
            assert!((&mut shutdown).now_or_never().is_none());
            tokio::task::yield_now().await;
        }
        assert!(weak_handler.strong_count() > 0);
        go_on.send(()).expect("it waits");
        shutdown.await;
        assert!(weak_handler.is_dead(), "the handler is dropped by then");
        drop(maps);
        until(|| Left::now() == before, "the end").await;
    });
}

#[test]
fn i10_a_callback_that_runs_when_the_last_handle_is_dropped_is_the_last() {
    alone(async {
        let sandbox = Sandbox::start().await.expect("a free port");
        let before = Left::now();
        let maps = ten_maps(&sandbox).await;
        let (informer, entered, go_on, weak_handler) = gated(&sandbox).await;
        until(|| entered.load(Ordering::Acquire), "the callback").await;
        let state = informer.watch_state();
        drop((informer, maps));
        // Neither the store nor the sockets wait for the callback.
        until(|| *state.borrow() == State::Stopped, "the end").await;
        until(|| Left::now().sockets == before.sockets, "the sockets").await;
        assert!(weak_handler.strong_count() > 0);
        go_on.send(()).expect("it waits");
        until(|| weak_handler.is_dead() && Left::now() == before, "the handler").await;
    });
}

/// A running informer with one handler, which waits in its first callback until it may continue. A second callback
/// would fail.
async fn gated(
    sandbox: &Sandbox,
) -> (
    SharedInformer<ConfigMap>,
    Arc<AtomicBool>,
    mpsc::Sender<()>,
    Weak<Mutex<Silent>>,
) {
    let informer = SharedInformer::<ConfigMap>::builder(client(sandbox).await)
        .build()
        .expect("valid");
    let (go_on, gate) = mpsc::channel::<()>();
    let (entered, entering) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
    let handler = Arc::new(Mutex::new(Silent));
    let weak_handler = Arc::downgrade(&handler);
    let seen = Arc::clone(&entered);
    let handler = Handler::of(handler)
        .on_add(move |_, _| {
            assert!(
                !entering.swap(true, Ordering::AcqRel),
                "a callback after the last"
            );
            seen.store(true, Ordering::Release);
            gate.recv().expect("it may go on some day");
        })
        .blocking();
    informer.add_handler(handler).expect("it has not stopped");
    informer.start().expect("once");
    (informer, entered, go_on, weak_handler)
}

#[test]
fn b46_a_removed_handler_is_dropped_with_its_waiting_events() {
    alone(async {
        let sandbox = Sandbox::start().await.expect("a free port");
        let before = Left::now();
        let maps = ten_maps(&sandbox).await;
        let (informer, events, handlers) = informer(&sandbox, Moment::DuringTheWatch).await;
        let with_handlers = Left::now().tasks;
        let late = Arc::new(Mutex::new(Silent));
        let weak_handler = Arc::downgrade(&late);
        let registration = informer.add_handler(Handler::of(late)).expect("it runs");
        registration.synced().await.expect("it is there");
        assert_eq!(Left::now().tasks, with_handlers + 1);
        registration.shutdown().await;
        assert!(weak_handler.is_dead());
        until(|| Left::now().tasks == with_handlers, "its task").await;
        // A stream that is never polled holds a snapshot until it is removed.
        assert!(events.registration().lag().waiting > 0);
        events.registration().remove();
        assert_eq!(events.registration().lag().waiting, 0);
        informer.shutdown().await;
        assert!(handlers.iter().all(Weak::is_dead));
        drop((informer, events, maps));
        until(|| Left::now() == before, "the end").await;
    });
}

struct Silent;

impl EventHandler<ConfigMap> for Silent {}

trait IsDead {
    fn is_dead(&self) -> bool;
}

impl<T> IsDead for Weak<T> {
    fn is_dead(&self) -> bool {
        self.strong_count() == 0
    }
}

async fn ten_maps(sandbox: &Sandbox) -> Api<ConfigMap> {
    let maps: Api<ConfigMap> = Api::default_namespaced(client(sandbox).await);
    for n in 0..10 {
        let mut map = ConfigMap::default();
        map.metadata.name = Some(format!("map-{n}"));
        maps.create(&PostParams::default(), &map)
            .await
            .expect("it is new");
    }
    maps
}

/// A client that connects over a socket, as other programs do.
async fn client(sandbox: &Sandbox) -> kube::Client {
    let kubeconfig = Kubeconfig::from_yaml(&sandbox.kubeconfig()).expect("it is ours");
    let config = kube::Config::from_custom_kubeconfig(kubeconfig, &KubeConfigOptions::default()).await;
    kube::Client::try_from(config.expect("it is ours")).expect("it is ours")
}

/// The resources of this process that could leak.
#[derive(Debug, PartialEq, Eq)]
struct Left {
    tasks: usize,
    sockets: usize,
}

impl Left {
    fn now() -> Self {
        let open = std::fs::read_dir("/proc/self/fd").expect("on Linux");
        let links = open.filter_map(|entry| std::fs::read_link(entry.ok()?.path()).ok());
        let sockets = links.filter(|link| link.to_string_lossy().starts_with("socket:"));
        Self {
            tasks: tokio::runtime::Handle::current().metrics().num_alive_tasks(),
            sockets: sockets.count(),
        }
    }
}

/// Runs one test at a time, on its own runtime.
fn alone(test: impl Future<Output = ()>) {
    static ONE: Mutex<()> = Mutex::new(());
    let _one: MutexGuard<'_, ()> = ONE.lock().unwrap_or_else(PoisonError::into_inner);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let bounded = async { tokio::time::timeout(Duration::from_secs(60), test).await };
    let ended = runtime.expect("a runtime").block_on(bounded);
    ended.expect("something never ended");
}

/// Lets all tasks run until the condition holds. The limit exists so that a failure names the missing condition.
async fn until(so: impl Fn() -> bool, what: &str) {
    let bound = Instant::now() + Duration::from_secs(60);
    while !so() {
        assert!(
            Instant::now() < bound,
            "{what}: it never came; left: {:?}",
            Left::now()
        );
        tokio::task::yield_now().await;
    }
}
