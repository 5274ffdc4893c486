//! Writing a controller.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use k8s_openapi::api::core::v1::{ConfigMap, Secret};
use kube::Client;
use kube::api::{Api, DeleteParams, ListParams, Patch, PatchParams, PostParams};
use kube_informer::controller::testing::{Trial, TrialError};
use kube_informer::controller::{Action, CauseKind, Controller};
use kube_informer::informer::SharedInformer;
use kube_informer::reflector::InitialSync;
use kube_sandbox::{After, Fault, Rule, Verb};
use parking_lot::Mutex;
use serde_json::json;

use crate::kit::{World, key, map, run, until};

#[tokio::test(start_paused = true)]
async fn a_controller_with_a_shared_argument_needs_no_captures() {
    struct Shared {
        client: Client,
        seen: Mutex<Vec<String>>,
    }
    let world = World::new().await;
    world.make("default", "a").await;
    let maps = world.maps();
    let shared = Arc::new(Shared {
        client: world.sandbox.client(),
        seen: Mutex::default(),
    });
    let runner = Controller::new(&maps).reconcile_with(Arc::clone(&shared), async |key, _context, shared| {
        let api: Api<ConfigMap> = Api::default_namespaced(shared.client.clone());
        let there = api.list(&ListParams::default()).await?.items.len();
        shared.seen.lock().push(format!("{key}: {there}"));
        Ok::<_, kube::Error>(Action::done())
    });
    let (running, stop) = run(&runner);
    runner.quiet().await;
    assert_eq!(*shared.seen.lock(), ["default/a: 1"]);
    stop.cancel();
    running.await.expect("no panic").expect("no error");
}

#[tokio::test(start_paused = true)]
async fn a_run_carries_the_causes_that_were_folded_into_it() {
    let world = World::new().await;
    world.make("default", "a").await;
    let maps = world.maps();
    type Seen = Vec<(CauseKind, bool)>;
    let causes: Arc<Mutex<Vec<Seen>>> = Arc::default();
    let fails = Arc::new(AtomicUsize::new(0));
    let runner = {
        let (causes, fails, client) = (Arc::clone(&causes), Arc::clone(&fails), world.sandbox.client());
        Controller::new(&maps).reconcile(move |key, context| {
            let kinds = context
                .causes()
                .iter()
                .map(|cause| (cause.kind, cause.own))
                .collect();
            causes.lock().push(kinds);
            let api: Api<ConfigMap> = Api::default_namespaced(context.recording_client(&client));
            let fails = Arc::clone(&fails);
            async move {
                if fails.load(Ordering::Relaxed) == 1 {
                    fails.store(0, Ordering::Relaxed);
                    return Err("refused".to_owned());
                }
                let labelled = context.get(&key).is_none_or(|map| map.metadata.labels.is_some());
                if !labelled {
                    let patch = Patch::Merge(json!({"metadata": {"labels": {"ours": "yes"}}}));
                    let patched = api.patch(key.name(), &PatchParams::default(), &patch).await;
                    patched.map_err(|error| error.to_string())?;
                }
                Ok(Action::done())
            }
        })
    };
    let (_running, stop) = run(&runner);
    until("the own write was observed", || runner.why(&key("a")).len() == 2).await;
    let first = std::mem::take(&mut *causes.lock());
    assert_eq!(
        first,
        [
            vec![(CauseKind::Initial, false)],
            vec![(CauseKind::Updated, true)]
        ]
    );

    fails.store(1, Ordering::Relaxed);
    world.patch("default", "a", json!({"data": {"k": "v"}})).await;
    until("the retry succeeded", || runner.why(&key("a")).len() == 4).await;
    let second = std::mem::take(&mut *causes.lock());
    assert_eq!(
        second,
        [vec![(CauseKind::Updated, false)], vec![(CauseKind::Retry, false)]]
    );
    let runs = runner.why(&key("a"));
    assert_eq!(
        (&*runs[2].outcome, runs[2].failed, &*runs[3].outcome),
        ("refused", true, "done")
    );
    let version = world
        .api("default")
        .get("a")
        .await
        .expect("there")
        .metadata
        .resource_version;
    let text = runs[2].causes.to_string();
    assert_eq!(
        text,
        format!(
            "configmaps default/a updated at version {}",
            version.expect("a version")
        )
    );

    world.delete("default", "a").await;
    until("the deletion was observed", || runner.why(&key("a")).len() == 5).await;
    assert_eq!(*causes.lock(), [vec![(CauseKind::Deleted, false)]]);
    stop.cancel();
}

/// A controller that keeps one secret for each map, and counts how many it created. It decides by its cache alone.
fn keeper(
    client: Client,
    maps: &SharedInformer<ConfigMap>,
    secrets: &SharedInformer<Secret>,
    created: &Arc<AtomicUsize>,
    overlay: bool,
) -> kube_informer::controller::Runner<ConfigMap> {
    struct Shared {
        client: Client,
        secrets: SharedInformer<Secret>,
        created: Arc<AtomicUsize>,
    }
    let shared = Arc::new(Shared {
        client,
        secrets: secrets.clone(),
        created: Arc::clone(created),
    });
    let mut controller = Controller::new(maps).watches(secrets, |secret: &Secret| {
        secret.metadata.name.as_deref().map(key)
    });
    if overlay {
        controller = controller.serve_own_writes(secrets);
    }
    controller.reconcile_with(shared, async |key, context, shared| {
        let Some(map) = context.get(&key) else {
            return Ok(Action::done());
        };
        if context.get_of(&shared.secrets, &key).is_none() {
            let secrets: Api<Secret> = Api::default_namespaced(context.recording_client(&shared.client));
            let mut secret = Secret::default();
            secret.metadata.generate_name = Some("unused".to_owned());
            secret.metadata.name = Some(key.name().to_owned());
            if secrets.create(&PostParams::default(), &secret).await.is_ok() {
                shared.created.fetch_add(1, Ordering::Relaxed);
            } else {
                // It exists, and the cache did not know: this is what the recording client prevents.
                shared.created.fetch_add(100, Ordering::Relaxed);
            }
        }
        let wanted = map.data.as_ref().is_some_and(|data| data.contains_key("again"));
        Ok::<_, kube::Error>(if wanted {
            Action::after(Duration::from_millis(1))
        } else {
            Action::done()
        })
    })
}

#[tokio::test(start_paused = true)]
async fn a_resync_and_a_requested_run_are_causes_of_their_own() {
    let world = World::new().await;
    world.make("default", "a").await;
    let maps = SharedInformer::<ConfigMap>::builder(world.sandbox.client())
        .namespaces(["default"])
        .resync(Duration::from_secs(40))
        .build()
        .expect("nothing is wrong");
    maps.start().expect("once");
    let answers = Mutex::new(vec![
        Action::done(),
        Action::again(),
        Action::after(Duration::from_secs(10)),
    ]);
    let runner = Controller::new(&maps).reconcile(move |_, _| {
        let answer = answers.lock().pop().unwrap_or(Action::done());
        async move { Ok::<_, std::io::Error>(answer) }
    });
    let (_running, stop) = run(&runner);
    until("a resync came", || runner.why(&key("a")).len() == 4).await;
    let runs = runner.why(&key("a"));
    let causes: Vec<Vec<_>> = runs
        .iter()
        .map(|run| {
            run.causes
                .iter()
                .map(|cause| (cause.kind, cause.informer.as_deref()))
                .collect()
        })
        .collect();
    assert_eq!(
        causes,
        [
            vec![(CauseKind::Initial, Some("configmaps"))],
            vec![(CauseKind::Requested, None)],
            vec![(CauseKind::Requested, None)],
            vec![(CauseKind::Resync, Some("configmaps"))],
        ]
    );
    assert_eq!(runs[1].causes.to_string(), "requested");
    let text = runs[3].causes.to_string();
    assert!(
        text.starts_with("configmaps default/a resync at version "),
        "{text}"
    );
    stop.cancel();
}

/// An informer of secrets whose watch stays silent until the fault is removed: its cache is behind.
async fn silent_secrets(world: &World) -> SharedInformer<Secret> {
    let silent = Fault::Stall {
        after: After::Events(0),
    };
    world
        .sandbox
        .fault(Rule::new(silent).verb(Verb::Watch).resource("secrets"));
    let secrets = SharedInformer::<Secret>::builder(world.sandbox.client());
    let secrets = secrets.initial(InitialSync::List).build().expect("well");
    secrets.start().expect("once");
    secrets
        .wait_for_sync(Duration::from_secs(10))
        .await
        .expect("synced");
    secrets
}

async fn make_requeued(world: &World) {
    let made = map(json!({"metadata": {"name": "a"}, "data": {"again": "yes"}}));
    world
        .api("default")
        .create(&PostParams::default(), &made)
        .await
        .expect("created");
}

#[tokio::test(start_paused = true)]
async fn the_next_reconcile_waits_until_the_cache_has_seen_what_was_written() {
    let world = World::new().await;
    let created = Arc::new(AtomicUsize::new(0));
    let (maps, secrets) = (world.maps(), silent_secrets(&world).await);
    let runner = keeper(world.sandbox.client(), &maps, &secrets, &created, false);
    let (_running, stop) = run(&runner);
    make_requeued(&world).await;
    until("it ran once", || runner.stats().scheduled == 1).await;
    tokio::time::sleep(Duration::from_secs(5)).await;
    assert_eq!(runner.stats().scheduled, 1, "the key waits");
    world.sandbox.clear_faults();
    until("it went on", || runner.stats().scheduled > 5).await;
    assert_eq!(
        created.load(Ordering::Relaxed),
        1,
        "no reconcile decided by an older state"
    );
    stop.cancel();
}

#[tokio::test(start_paused = true)]
async fn an_overlay_serves_the_written_object_while_the_cache_is_behind() {
    let world = World::new().await;
    let created = Arc::new(AtomicUsize::new(0));
    let (maps, secrets) = (world.maps(), silent_secrets(&world).await);
    let runner = keeper(world.sandbox.client(), &maps, &secrets, &created, true);
    let (_running, stop) = run(&runner);
    make_requeued(&world).await;
    until("it ran several times", || runner.stats().scheduled > 5).await;
    assert!(secrets.is_empty(), "the cache is still behind");
    assert_eq!(created.load(Ordering::Relaxed), 1);
    stop.cancel();
}

#[tokio::test(start_paused = true)]
async fn a_deletion_and_a_removed_finalizer_are_waited_for() {
    let world = World::new().await;
    let maps = world.maps();
    let seen: Arc<Mutex<Vec<String>>> = Arc::default();
    let runner = {
        let (seen, client) = (Arc::clone(&seen), world.sandbox.client());
        Controller::new(&maps).reconcile(move |key, context| {
            let api: Api<ConfigMap> = Api::default_namespaced(context.recording_client(&client));
            let map = context.get(&key);
            let state = match &map {
                None => "gone",
                Some(map) if map.metadata.deletion_timestamp.is_some() => "terminating",
                Some(_) => "there",
            };
            seen.lock().push(format!("{} {state}", key.name()));
            async move {
                match map {
                    // Deletes it, and asks to be called at once.
                    Some(map) if map.metadata.deletion_timestamp.is_none() => {
                        api.delete(key.name(), &DeleteParams::default()).await?;
                        Ok(Action::after(Duration::from_nanos(1)))
                    }
                    Some(_) => {
                        let patch = Patch::Merge(json!({"metadata": {"finalizers": []}}));
                        api.patch(key.name(), &PatchParams::default(), &patch).await?;
                        Ok(Action::after(Duration::from_nanos(1)))
                    }
                    None => Ok::<_, kube::Error>(Action::done()),
                }
            }
        })
    };
    let (_running, stop) = run(&runner);
    for (name, finalizers) in [("plain", json!([])), ("held", json!(["example.com/x"]))] {
        let made = map(json!({"metadata": {"name": name, "finalizers": finalizers}}));
        world
            .api("default")
            .create(&PostParams::default(), &made)
            .await
            .expect("created");
        until("the object is gone", || {
            seen.lock()
                .last()
                .is_some_and(|last| *last == format!("{name} gone"))
        })
        .await;
    }
    runner.quiet().await;
    let mut seen = seen.lock().clone();
    seen.dedup();
    let expected = [
        "plain there",
        "plain gone",
        "held there",
        "held terminating",
        "held gone",
    ];
    assert_eq!(
        seen, expected,
        "no reconcile saw a state from before its own write"
    );
    assert!(runner.failing().is_empty(), "{:?}", runner.failing());
    stop.cancel();
}

#[tokio::test(start_paused = true)]
async fn converged_fails_on_keys_that_still_fail_and_quiet_does_not() {
    let world = World::new().await;
    world.make("default", "bad").await;
    world.make("default", "good").await;
    let mut trial = Trial::start(world.sandbox.client(), |client| async move {
        let maps = SharedInformer::<ConfigMap>::builder(client).build()?;
        maps.start()?;
        Ok(
            Controller::new(&maps).reconcile(async |key, context| match context.get(&key) {
                Some(map) if key.name() == "bad" && map.data.is_none() => Err(format!("{key} has no data")),
                _ => Ok(Action::done()),
            }),
        )
    })
    .await
    .expect("it is quiet");
    trial.quiet().await.expect("quiet");
    let Err(TrialError::Failing { keys }) = trial.converged().await else {
        panic!("a key fails");
    };
    assert_eq!(keys, [(key("bad"), "default/bad has no data".to_owned())]);
    world.patch("default", "bad", json!({"data": {"k": "v"}})).await;
    trial.converged().await.expect("nothing fails any more");
}

#[tokio::test(start_paused = true)]
async fn a_controller_of_a_kind_that_is_known_at_run_time_owns_objects() {
    use kube::core::{ApiResource, GroupVersionKind};
    use kube::discovery::Scope;
    use kube_informer::wire::Dynamic;

    let world = World::new().await;
    let owner = world.make("default", "a").await;
    let kind = ApiResource::from_gvk(&GroupVersionKind::gvk("", "v1", "ConfigMap"));
    let maps = SharedInformer::<Dynamic>::dynamic(world.sandbox.client(), kind.clone())
        .build()
        .expect("well");
    let secrets = SharedInformer::<Secret>::builder(world.sandbox.client())
        .build()
        .expect("well");
    maps.start().expect("once");
    secrets.start().expect("once");
    let controller = Controller::new(&maps).owns_of_kind(&kind, Scope::Namespaced, &secrets);
    let runner = controller.reconcile(async |_, _| Ok::<_, std::io::Error>(Action::done()));
    let running = runner.clone();
    tokio::spawn(async move { running.run(tokio_util::sync::CancellationToken::new()).await });
    runner.quiet().await;
    let secret: Secret = serde_json::from_value(json!({"metadata": {"name": "s", "ownerReferences": [
        {"apiVersion": "v1", "kind": "ConfigMap", "name": "a", "uid": owner.metadata.uid, "controller": true},
        {"apiVersion": "v1", "kind": "Pod", "name": "b", "uid": "x"},
    ]}}))
    .expect("a secret");
    let api: Api<Secret> = Api::default_namespaced(world.sandbox.client());
    api.create(&PostParams::default(), &secret)
        .await
        .expect("created");
    until("the owner is reconciled", || runner.why(&key("a")).len() == 2).await;
    let because = runner.why(&key("a"))[1].causes.to_string();
    assert!(because.starts_with("secrets default/s added"), "{because}");
    assert!(
        runner.why(&key("b")).is_empty(),
        "another kind's owner is not ours"
    );
}
