//! The contract of the controller, on the sandbox, in virtual time.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use futures::FutureExt;
use k8s_openapi::api::core::v1::{ConfigMap, Namespace, Secret};
use k8s_openapi::apimachinery::pkg::apis::meta::v1::OwnerReference;
use kube::api::{Api, DeleteParams, Patch, PatchParams, PostParams};
use kube_informer::controller::{Action, Controller, ControllerError, Runner, predicate};
use kube_informer::informer::SharedInformer;
use kube_informer::object::ObjectKey;
use kube_sandbox::{Fault, Rule, Sandbox};
use parking_lot::Mutex;
use serde_json::json;
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// A sandbox with config maps to reconcile, and secrets that may be owned by them.
struct World {
    sandbox: Sandbox,
    maps: SharedInformer<ConfigMap>,
    secrets: SharedInformer<Secret>,
    stop: CancellationToken,
    /// The reconciled keys, in order.
    seen: Arc<Mutex<Vec<String>>>,
}

type Running = JoinHandle<Result<(), ControllerError>>;

impl World {
    async fn new(names: &[&str]) -> Self {
        let sandbox = Sandbox::start().await.expect("a sandbox");
        let client = sandbox.client();
        let maps = SharedInformer::<ConfigMap>::builder(client.clone())
            .namespaces(["default"])
            .build()
            .expect("nothing is wrong");
        let secrets = SharedInformer::<Secret>::builder(client)
            .build()
            .expect("nothing is wrong");
        let world = Self {
            sandbox,
            maps,
            secrets,
            stop: CancellationToken::new(),
            seen: Arc::default(),
        };
        for name in names {
            world.make(name).await;
        }
        world.maps.start().expect("once");
        world.secrets.start().expect("once");
        world
    }

    fn api(&self) -> Api<ConfigMap> {
        Api::default_namespaced(self.sandbox.client())
    }

    async fn make(&self, name: &str) -> ConfigMap {
        let map = serde_json::from_value(json!({"metadata": {"name": name}})).expect("a map");
        self.api()
            .create(&PostParams::default(), &map)
            .await
            .expect("created")
    }

    async fn patch(&self, name: &str, patch: serde_json::Value) -> ConfigMap {
        let patch = Patch::Merge(patch);
        self.api()
            .patch(name, &PatchParams::default(), &patch)
            .await
            .expect("patched")
    }

    /// A controller that records the keys it reconciles.
    fn recording(&self, controller: Controller<ConfigMap>) -> Runner<ConfigMap> {
        let seen = Arc::clone(&self.seen);
        controller.reconcile(move |key, context| {
            let there = context.get(&key).is_some();
            seen.lock()
                .push(format!("{}{}", key.name(), if there { "" } else { " gone" }));
            async { Ok::<_, std::io::Error>(Action::done()) }
        })
    }

    fn run(&self, runner: &Runner<ConfigMap>) -> Running {
        let (runner, stop) = (runner.clone(), self.stop.clone());
        tokio::spawn(async move { runner.run(stop).await })
    }

    fn seen(&self) -> Vec<String> {
        let mut seen = std::mem::take(&mut *self.seen.lock());
        seen.sort();
        seen
    }
}

#[tokio::test(start_paused = true)]
async fn existing_changed_and_deleted_objects_are_reconciled() {
    let world = World::new(&["a", "b"]).await;
    let runner = world.recording(Controller::new(&world.maps));
    let running = world.run(&runner);
    runner.quiet().await;
    assert_eq!(world.seen(), ["a", "b"]);
    world.patch("a", json!({"data": {"k": "v"}})).await;
    settle(&world.maps, &runner).await;
    assert_eq!(world.seen(), ["a"]);
    world
        .api()
        .delete("b", &DeleteParams::default())
        .await
        .expect("deleted");
    settle(&world.maps, &runner).await;
    assert_eq!(world.seen(), ["b gone"]);
    world.stop.cancel();
    running.await.expect("no panic").expect("drained");
    assert_eq!(runner.stats().succeeded, 4);
}

/// Waits until the informer has seen every change and the controller has reconciled it.
async fn settle<K: Send + Sync>(_: &SharedInformer<K>, runner: &Runner<ConfigMap>) {
    tokio::time::sleep(Duration::from_secs(1)).await;
    runner.quiet().await;
}

#[tokio::test(start_paused = true)]
async fn owned_and_watched_objects_lead_to_their_keys_before_and_after_a_change() {
    let world = World::new(&["a", "b"]).await;
    let owner = world.api().get("a").await.expect("there");
    let controller = Controller::new(&world.maps)
        .owns(&world.secrets)
        .watches(&world.secrets, |secret| {
            let about = secret
                .metadata
                .labels
                .as_ref()
                .and_then(|labels| labels.get("about"));
            about.map(|name| ObjectKey::namespaced("default", name.as_str()))
        });
    let runner = world.recording(controller);
    let _running = world.run(&runner);
    runner.quiet().await;
    world.seen();
    // Owned by a, labelled with b.
    let secret = Secret {
        metadata: kube::core::ObjectMeta {
            name: Some("s".to_owned()),
            labels: Some(BTreeMap::from([("about".to_owned(), "b".to_owned())])),
            owner_references: Some(vec![OwnerReference {
                api_version: "v1".to_owned(),
                kind: "ConfigMap".to_owned(),
                name: "a".to_owned(),
                uid: owner.metadata.uid.unwrap_or_default(),
                controller: Some(true),
                block_owner_deletion: None,
            }]),
            ..Default::default()
        },
        ..Default::default()
    };
    let secrets: Api<Secret> = Api::default_namespaced(world.sandbox.client());
    secrets
        .create(&PostParams::default(), &secret)
        .await
        .expect("created");
    settle(&world.secrets, &runner).await;
    assert_eq!(world.seen(), ["a", "b"]);
    // The label moves from b to c: both are reconciled.
    let moved = Patch::Merge(json!({"metadata": {"labels": {"about": "c"}}}));
    secrets
        .patch("s", &PatchParams::default(), &moved)
        .await
        .expect("patched");
    settle(&world.secrets, &runner).await;
    assert_eq!(world.seen(), ["a", "b", "c gone"]);
    secrets
        .delete("s", &DeleteParams::default())
        .await
        .expect("deleted");
    settle(&world.secrets, &runner).await;
    assert_eq!(world.seen(), ["a", "c gone"], "a deletion leads there too");
}

#[tokio::test(start_paused = true)]
async fn predicates_hold_back_updates_and_never_swallow_deletes() {
    let world = World::new(&["a"]).await;
    let controller = Controller::new(&world.maps).when(predicate::labels_changed());
    let runner = world.recording(controller);
    let _running = world.run(&runner);
    runner.quiet().await;
    world.seen();
    world.patch("a", json!({"data": {"k": "v"}})).await;
    settle(&world.maps, &runner).await;
    assert!(world.seen().is_empty());
    world
        .patch("a", json!({"metadata": {"labels": {"k": "v"}}}))
        .await;
    settle(&world.maps, &runner).await;
    assert_eq!(world.seen(), ["a"]);
    world
        .api()
        .delete("a", &DeleteParams::default())
        .await
        .expect("deleted");
    settle(&world.maps, &runner).await;
    assert_eq!(world.seen(), ["a gone"]);
}

#[tokio::test(start_paused = true)]
async fn errors_and_panics_are_tried_again_by_themselves_with_pauses_and_others_go_on() {
    let world = World::new(&["bad", "good", "mad"]).await;
    let tries = Arc::new(Mutex::new(BTreeMap::<String, u32>::new()));
    let counted = Arc::clone(&tries);
    let runner = Controller::new(&world.maps)
        .workers(2)
        .reconcile(move |key, context| {
            let n = {
                let mut tries = counted.lock();
                let n = tries.entry(key.name().to_owned()).or_default();
                *n += 1;
                *n
            };
            async move {
                assert_eq!(context.attempt(), if key.name() == "good" { 0 } else { n - 1 });
                match key.name() {
                    "bad" if n < 4 => Err("not yet"),
                    "mad" if n < 3 => panic!("argh"),
                    _ => Ok(Action::done()),
                }
            }
        });
    let running = world.run(&runner);
    tokio::time::sleep(Duration::from_secs(60)).await;
    let expected = [("bad", 4), ("good", 1), ("mad", 3)].map(|(name, n)| (name.to_owned(), n));
    assert_eq!(*tries.lock(), BTreeMap::from(expected));
    let stats = runner.stats();
    assert_eq!((stats.succeeded, stats.failed, stats.panicked), (3, 3, 2));
    world.stop.cancel();
    running.await.expect("no panic").expect("drained");
}

#[tokio::test(start_paused = true)]
async fn b61_a_key_is_worked_on_once_at_a_time_and_again_if_it_changed_meanwhile() {
    let world = World::new(&["a"]).await;
    let (gate, at_once, most) = (
        Arc::new(Semaphore::new(0)),
        Arc::new(AtomicUsize::new(0)),
        Arc::new(AtomicUsize::new(0)),
    );
    let inside = (Arc::clone(&gate), Arc::clone(&at_once), Arc::clone(&most));
    let runner = Controller::new(&world.maps).workers(8).reconcile(move |_, _| {
        let (gate, at_once, most) = inside.clone();
        async move {
            most.fetch_max(at_once.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
            gate.acquire().await.expect("open").forget();
            at_once.fetch_sub(1, Ordering::SeqCst);
            Ok::<_, std::io::Error>(Action::done())
        }
    });
    let _running = world.run(&runner);
    tokio::time::sleep(Duration::from_secs(1)).await;
    for n in 0..5 {
        world.patch("a", json!({"data": {"n": n.to_string()}})).await;
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    gate.add_permits(100);
    settle(&world.maps, &runner).await;
    assert_eq!(
        (most.load(Ordering::SeqCst), runner.stats().succeeded),
        (1, 2),
        "five changes, one more look"
    );
}

#[tokio::test(start_paused = true)]
async fn a_requeue_after_comes_after_that_time_and_sooner_if_something_changes() {
    let world = World::new(&["a"]).await;
    let count = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&count);
    let runner = Controller::new(&world.maps).reconcile(move |_, _| {
        counted.fetch_add(1, Ordering::SeqCst);
        async { Ok::<_, std::io::Error>(Action::after(Duration::from_secs(100))) }
    });
    let _running = world.run(&runner);
    tokio::time::sleep(Duration::from_secs(250)).await;
    assert_eq!(count.load(Ordering::SeqCst), 3);
    world.patch("a", json!({"data": {"k": "v"}})).await;
    tokio::time::sleep(Duration::from_secs(10)).await;
    assert_eq!(count.load(Ordering::SeqCst), 4);
}

#[tokio::test(start_paused = true)]
async fn it_waits_for_all_caches_and_names_the_late_one() {
    let world = World::new(&["a"]).await;
    world
        .sandbox
        .fault(Rule::new(Fault::Status(403)).resource("namespaces"));
    let namespaces = SharedInformer::<Namespace>::builder(world.sandbox.client())
        .build()
        .expect("nothing is wrong");
    namespaces.start().expect("once");
    let controller = Controller::new(&world.maps)
        .name("maps-by-namespace")
        .watches(&namespaces, |_| None)
        .sync_within(Duration::from_secs(30));
    let runner = world.recording(controller);
    let error = runner
        .run(world.stop.clone())
        .await
        .expect_err("one cache never comes");
    let text = error.to_string();
    for part in [
        "maps-by-namespace",
        "\"namespaces\" did not sync within 30s",
        "forbidden",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert!(
        world.seen().is_empty(),
        "nothing was reconciled by half a picture"
    );
}

#[tokio::test(start_paused = true)]
async fn b62_shutdown_finishes_waiting_and_running_keys() {
    let world = World::new(&["a", "b", "c"]).await;
    let done = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&done);
    let runner = Controller::new(&world.maps).reconcile(move |_, _| {
        let counted = Arc::clone(&counted);
        async move {
            tokio::time::sleep(Duration::from_secs(5)).await;
            counted.fetch_add(1, Ordering::SeqCst);
            Ok::<_, std::io::Error>(Action::done())
        }
    });
    let running = world.run(&runner);
    tokio::time::sleep(Duration::from_secs(1)).await;
    world.stop.cancel();
    running.await.expect("no panic").expect("drained");
    assert_eq!(done.load(Ordering::SeqCst), 3);
}

#[tokio::test(start_paused = true)]
async fn b62_unfinished_keys_are_cancelled_and_named_and_stuck_ones_are_reported() {
    let world = World::new(&["a"]).await;
    let runner = Controller::new(&world.maps)
        .stuck_after(Duration::from_secs(10))
        .drain_within(Duration::from_secs(5))
        .reconcile(|_, _| std::future::pending::<Result<Action, std::io::Error>>());
    let running = world.run(&runner);
    tokio::time::sleep(Duration::from_secs(35)).await;
    assert_eq!(runner.stats().stuck, 3);
    assert_eq!(runner.stats().running[0].0, "default/a");
    world.stop.cancel();
    let error = running.await.expect("no panic").expect_err("it never ends");
    assert!(error.to_string().contains("default/a"), "{error}");
}

#[tokio::test(start_paused = true)]
async fn a_key_is_not_reconciled_again_before_the_cache_has_seen_our_last_write() {
    let world = World::new(&["a"]).await;
    let api = world.api();
    let (maps, stale) = (world.maps.clone(), Arc::new(Mutex::new(Vec::new())));
    let seen = Arc::clone(&stale);
    let runner = Controller::new(&world.maps).reconcile(move |key, context| {
        let (api, maps, seen) = (api.clone(), maps.clone(), Arc::clone(&seen));
        async move {
            let n = |map: &ConfigMap| {
                let data = map.data.as_ref().and_then(|data| data.get("n"));
                data.and_then(|n| n.parse().ok()).unwrap_or(0)
            };
            let cached: u32 = context.get(&key).map_or(0, |map| n(&map));
            seen.lock().push(cached);
            if cached >= 5 {
                return Ok(Action::done());
            }
            let patch = Patch::Merge(json!({"data": {"n": (cached + 1).to_string()}}));
            let answered = api.patch(key.name(), &PatchParams::default(), &patch).await?;
            context.wrote(&maps, &answered);
            // At once, before the watch can have delivered our write.
            Ok::<_, kube::Error>(Action::after(Duration::ZERO))
        }
    });
    let _running = world.run(&runner);
    settle(&world.maps, &runner).await;
    let seen = stale.lock().clone();
    let (mut sorted, mut once) = (seen.clone(), seen.clone());
    sorted.sort_unstable();
    once.dedup();
    assert_eq!(seen, sorted, "never older than what was written");
    assert_eq!(once, [0, 1, 2, 3, 4, 5]);
    assert!(
        seen.iter().filter(|n| **n < 5).count() == 5,
        "each value was written once: {seen:?}"
    );
}

#[tokio::test(start_paused = true)]
async fn an_error_that_cannot_be_shown_is_a_failure_and_the_worker_goes_on() {
    struct Mute;
    impl std::fmt::Display for Mute {
        fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            panic!("no words");
        }
    }
    /// A future that is ready at once and panics in its `Drop`.
    struct Bad;
    impl Future for Bad {
        type Output = Result<Action, Mute>;
        fn poll(
            self: std::pin::Pin<&mut Self>,
            _: &mut std::task::Context<'_>,
        ) -> std::task::Poll<Self::Output> {
            std::task::Poll::Ready(Ok(Action::done()))
        }
    }
    impl Drop for Bad {
        fn drop(&mut self) {
            panic!("and no end");
        }
    }
    let world = World::new(&["a-mute", "b-bad", "c-good"]).await;
    let seen = Arc::clone(&world.seen);
    // With one worker: if it ended, nothing would be reconciled any more.
    let runner = Controller::new(&world.maps)
        .workers(1)
        .reconcile(move |key, context| {
            seen.lock().push(key.name().to_owned());
            let first = context.attempt() == 0;
            match key.name() {
                "a-mute" if first => std::future::ready(Err(Mute)).boxed(),
                "b-bad" if first => Bad.boxed(),
                _ => std::future::ready(Ok(Action::done())).boxed(),
            }
        });
    let running = world.run(&runner);
    settle(&world.maps, &runner).await;
    assert_eq!(world.seen(), ["a-mute", "a-mute", "b-bad", "b-bad", "c-good"]);
    let stats = runner.stats();
    assert_eq!((stats.succeeded, stats.failed, stats.panicked), (3, 1, 1));
    world.stop.cancel();
    running.await.expect("no panic").expect("drained");
}

#[tokio::test(start_paused = true)]
async fn a_panic_in_a_predicate_a_map_an_observer_or_a_limiter_loses_no_key_and_ends_no_worker() {
    struct Loud;
    impl kube_informer::workqueue::Observer for Loud {
        fn added(&self) {
            panic!("added");
        }
        fn taken(&self, _: Duration) {
            panic!("taken");
        }
        fn done(&self, _: Duration) {
            panic!("done");
        }
    }
    impl<T> kube_informer::workqueue::RateLimiter<T> for Loud {
        fn when(&mut self, _: &T, _: Duration) -> Duration {
            panic!("when");
        }
        fn forget(&mut self, _: &T) {
            panic!("forget");
        }
        fn retries(&self, _: &T, _: Duration) -> u32 {
            panic!("retries");
        }
    }
    let world = World::new(&["a", "b"]).await;
    let controller = Controller::new(&world.maps)
        .when(|_: &ConfigMap, _: &ConfigMap| panic!("predicate"))
        .watches(&world.maps, |map| {
            // Panics on the old state; maps the new state to another key.
            assert!(map.data.is_some(), "map");
            Some(ObjectKey::namespaced("default", "other"))
        })
        .observer(Arc::new(Loud))
        .rate_limiter(Loud);
    let (seen, failed) = (Arc::clone(&world.seen), AtomicUsize::new(0));
    let runner = controller.reconcile(move |key, _| {
        seen.lock().push(key.name().to_owned());
        let answer = match failed.fetch_add(1, Ordering::SeqCst) {
            0 => Err("once"),
            _ => Ok(Action::done()),
        };
        std::future::ready(answer)
    });
    let running = world.run(&runner);
    settle(&world.maps, &runner).await;
    let mut names = world.seen();
    names.dedup();
    assert_eq!(names, ["a", "b"], "one of them twice, since it failed once");
    world.patch("a", json!({"data": {"k": "v"}})).await;
    settle(&world.maps, &runner).await;
    assert_eq!(world.seen(), ["a", "other"]);
    let panics = world.maps.status().troubles.handler_panics;
    assert_eq!(
        panics, 4,
        "map of a and of b, the predicate, map of the old a: all reported"
    );
    world.stop.cancel();
    running.await.expect("no panic").expect("drained");
}

#[tokio::test(start_paused = true)]
async fn a_controller_whose_informer_stops_drains_its_queue_and_ends_with_an_error_that_names_it() {
    let world = World::new(&["a", "b"]).await;
    let controller = Controller::new(&world.maps).name("maps").owns(&world.secrets);
    let seen = Arc::clone(&world.seen);
    let runner = controller.reconcile(move |key, context| {
        let seen = Arc::clone(&seen);
        async move {
            tokio::time::sleep(Duration::from_secs(5)).await;
            let stopping = context.stop().is_cancelled();
            seen.lock().push(format!("{} {stopping}", key.name()));
            Ok::<_, std::io::Error>(Action::done())
        }
    });
    let running = world.run(&runner);
    tokio::time::sleep(Duration::from_secs(1)).await;
    world.secrets.shutdown().await;
    let error = running
        .await
        .expect("no panic")
        .expect_err("it would receive nothing");
    assert!(
        matches!(&error, ControllerError::InformerStopped { informer, .. } if &**informer == "secrets"),
        "{error}"
    );
    assert!(error.to_string().contains("\"secrets\" was stopped"), "{error}");
    assert_eq!(
        world.seen(),
        ["a true", "b true"],
        "waiting keys are finished, with their stop token cancelled"
    );
    assert!(
        world.maps.status().handlers.is_empty(),
        "no handler is left behind"
    );
    // Stopped before the controller ran: the error names the informer.
    let again = world.recording(Controller::new(&world.maps).owns(&world.secrets));
    let error = again.run(world.stop.clone()).await.expect_err("it has stopped");
    assert!(
        error.to_string().contains("informer \"secrets\" has stopped"),
        "{error}"
    );
    assert!(
        world.maps.status().handlers.is_empty(),
        "no handler is left behind"
    );
}

#[tokio::test(start_paused = true)]
async fn a_program_may_stop_informers_and_controllers_in_any_order() {
    let world = World::new(&["a"]).await;
    let runner = world.recording(Controller::new(&world.maps));
    let running = world.run(&runner);
    runner.quiet().await;
    world.maps.shutdown().await;
    world.stop.cancel();
    running.await.expect("no panic").expect("both were asked to stop");
}

#[tokio::test(start_paused = true)]
async fn a_run_that_is_dropped_leaves_no_handler_behind() {
    let world = World::new(&["a"]).await;
    let runner = world.recording(Controller::new(&world.maps));
    let running = world.run(&runner);
    runner.quiet().await;
    assert_eq!(world.maps.status().handlers.len(), 1);
    running.abort();
    assert!(running.await.expect_err("aborted").is_cancelled());
    assert!(world.maps.status().handlers.is_empty());
}

#[tokio::test(start_paused = true)]
async fn b58_a_controller_of_an_unstarted_informer_reports_it_within_a_second() {
    let world = World::new(&["a"]).await;
    let namespaces = SharedInformer::<Namespace>::builder(world.sandbox.client())
        .build()
        .expect("nothing is wrong");
    let runner = world.recording(Controller::new(&world.maps).watches(&namespaces, |_| None));
    let began = tokio::time::Instant::now();
    let error = runner
        .run(world.stop.clone())
        .await
        .expect_err("it is never started");
    assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
    let text = error.to_string();
    assert!(
        text.contains("informer \"namespaces\" cannot sync: it was not started; call `start`"),
        "{text}"
    );
    // Started a moment later, by another task.
    let runner = world.recording(Controller::new(&world.maps).watches(&namespaces, |_| None));
    let running = world.run(&runner);
    tokio::time::sleep(Duration::from_millis(500)).await;
    namespaces.start().expect("once");
    runner.quiet().await;
    assert_eq!(world.seen(), ["a"]);
    world.stop.cancel();
    running.await.expect("no panic").expect("drained");
}

#[tokio::test(start_paused = true)]
async fn b69_endless_times_do_not_panic() {
    let world = World::new(&["a"]).await;
    let (maps, seen) = (world.maps.clone(), Arc::clone(&world.seen));
    let runner = Controller::new(&world.maps)
        .sync_within(Duration::MAX)
        .stuck_after(Duration::MAX)
        .drain_within(Duration::MAX)
        .read_own_writes(Duration::MAX)
        .reconcile(move |key, context| {
            let map = context.get(&key).expect("it is there");
            context.wrote(&maps, &*map);
            seen.lock().push(key.name().to_owned());
            async { Ok::<_, std::io::Error>(Action::after(Duration::MAX)) }
        });
    let running = world.run(&runner);
    settle(&world.maps, &runner).await;
    tokio::time::sleep(Duration::from_secs(100_000)).await;
    assert_eq!(world.seen(), ["a"]);
    world.patch("a", json!({"data": {"k": "v"}})).await;
    settle(&world.maps, &runner).await;
    assert_eq!(world.seen(), ["a"]);
    world.stop.cancel();
    running.await.expect("no panic").expect("drained");
}
