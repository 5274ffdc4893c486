//! Reads over several collections, and of deleted objects.

use std::sync::Arc;
use std::time::Duration;

use k8s_openapi::api::core::v1::{ConfigMap, Secret};
use kube_informer::factory::{Scope, SharedInformerFactory};
use kube_informer::informer::{Collection, Handler, SharedInformer, State, reached};
use kube_informer::protocol::FailureKind;
use kube_informer::store::WaitError;
use parking_lot::Mutex;

use crate::kit::{World, key, until};

#[tokio::test(start_paused = true)]
async fn a_read_can_wait_until_several_collections_have_reached_a_version() {
    let world = World::new().await;
    let maps = world.maps();
    let secrets = SharedInformer::<Secret>::builder(world.sandbox.client())
        .build()
        .expect("well");
    secrets.start().expect("once");
    maps.wait_for_sync(Duration::from_secs(10)).await.expect("synced");
    let written = world.make("default", "a").await;
    let version = written
        .metadata
        .resource_version
        .expect("a version")
        .parse()
        .expect("a number");
    let both: [&dyn Collection; 2] = [&maps, &secrets];
    reached(both, &version, Duration::from_secs(120))
        .await
        .expect("a bookmark brings it");
    assert_eq!(maps.len(), 1);

    let far = 1_000_000.into();
    let late = reached(both, &far, Duration::from_secs(1))
        .await
        .expect_err("never")
        .late;
    let names: Vec<_> = late.iter().map(|(name, _)| &**name).collect();
    assert_eq!(names, ["configmaps", "secrets"]);
    assert!(matches!(late[0].1, WaitError::Deadline { .. }));
}

#[tokio::test(start_paused = true)]
async fn a_deleted_object_stays_readable_for_the_time_that_was_asked_for() {
    let world = World::new().await;
    let first = world.make("default", "a").await;
    let maps = world.maps();
    let reader = maps.keep_deleted_for(Duration::from_secs(60));
    maps.wait_for_sync(Duration::from_secs(10)).await.expect("synced");
    assert!(reader.get(&key("a")).is_some() && reader.kept() == 0);
    world.delete("default", "a").await;
    until("it left the cache", || maps.is_empty()).await;
    let last = reader.get(&key("a")).expect("it is kept");
    assert_eq!(last.metadata.uid, first.metadata.uid);

    tokio::time::sleep(Duration::from_secs(30)).await;
    let second = world.make("default", "a").await;
    until("the new one is cached", || !maps.is_empty()).await;
    let now = reader.get(&key("a")).expect("there");
    assert_eq!(now.metadata.uid, second.metadata.uid, "a live object comes first");
    assert_eq!(reader.deleted(&key("a")).len(), 1);
    world.delete("default", "a").await;
    until("it left the cache", || maps.is_empty()).await;
    assert_eq!(reader.deleted(&key("a")).len(), 2);
    tokio::time::sleep(Duration::from_secs(31)).await;
    assert_eq!(reader.deleted(&key("a")).len(), 1, "the first one's time is over");
    tokio::time::sleep(Duration::from_secs(31)).await;
    assert_eq!((reader.get(&key("a")), reader.kept()), (None, 0));
}

/// Readers in other threads never see a gap between the cache and the kept objects.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn there_is_no_gap_between_the_cache_and_the_kept_objects() {
    let world = World::new().await;
    for n in 0..50 {
        world.make("default", &format!("m{n}")).await;
    }
    let maps: SharedInformer<ConfigMap> = world.maps();
    maps.wait_for_sync(Duration::from_secs(10)).await.expect("synced");
    let reader = maps.keep_deleted_for(Duration::from_secs(3_600));
    let looking = tokio::task::spawn_blocking({
        let maps = maps.clone();
        move || {
            let mut missing = 0;
            loop {
                let empty = maps.is_empty();
                for n in 0..50 {
                    missing += usize::from(reader.get(&key(&format!("m{n}"))).is_none());
                }
                if empty {
                    return missing;
                }
            }
        }
    });
    for n in 0..50 {
        world.delete("default", &format!("m{n}")).await;
    }
    assert_eq!(looking.await.expect("no panic"), 0);
}

#[tokio::test(start_paused = true)]
async fn a_lister_that_is_asked_before_the_sync_says_so() {
    let world = World::new().await;
    let maps = SharedInformer::<ConfigMap>::builder(world.sandbox.client())
        .build()
        .expect("well");
    let early = maps
        .lister()
        .namespace("default")
        .get("a")
        .expect_err("nothing is there")
        .to_string();
    assert!(early.ends_with("(this cache is not synced yet)"), "{early}");
    maps.start().expect("once");
    maps.wait_for_sync(Duration::from_secs(10)).await.expect("synced");
    let late = maps
        .lister()
        .namespace("default")
        .get("a")
        .expect_err("nothing is there")
        .to_string();
    assert!(late.ends_with("not found in namespace \"default\""), "{late}");
}

#[tokio::test(start_paused = true)]
async fn the_state_says_once_that_an_informer_has_stopped() {
    let world = World::new().await;
    let maps = world.maps();
    maps.wait_for_sync(Duration::from_secs(10)).await.expect("synced");
    let mut state = maps.watch_state();
    let counting = tokio::spawn(async move {
        let mut stopped = 0;
        while state.changed().await.is_ok() {
            stopped += usize::from(*state.borrow_and_update() == kube_informer::informer::State::Stopped);
        }
        stopped
    });
    tokio::task::yield_now().await;
    maps.shutdown().await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    drop(maps);
    assert_eq!(counting.await.expect("no panic"), 1);
}

#[test]
fn a_selector_with_a_mistake_is_refused_when_the_informer_is_built() {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime");
    runtime.block_on(async {
        let world = World::new().await;
        let wrong = SharedInformer::<ConfigMap>::builder(world.sandbox.client())
            .labels("app in web")
            .fields("nodeName");
        let error = wrong.build().expect_err("both are wrong").to_string();
        assert!(
            error.starts_with(
                "the informer cannot be built: `labels`: \"app in web\": the values of `in` are in ( )"
            ) && error.contains("`fields`: \"nodeName\" is no requirement"),
            "{error}"
        );
        let factory = SharedInformerFactory::builder(world.sandbox.client());
        let error = factory.labels("app=web,").build().expect_err("it is wrong");
        assert_eq!(
            error.to_string(),
            "the factory cannot be built: `labels`: a requirement is empty; two commas, or one at an end"
        );
    });
}

/// `of_selected` returns no error, so the informer reports the mistake: in its state, and to every wait.
#[tokio::test(start_paused = true)]
async fn a_factory_refuses_an_informer_whose_selector_has_a_mistake() {
    let world = World::new().await;
    let factory = SharedInformerFactory::builder(world.sandbox.client())
        .build()
        .expect("nothing is wrong");
    let wrong = factory.of_selected::<ConfigMap>(Scope::new().labels("a in b"));
    let right = factory.of_selected::<ConfigMap>(Scope::new().labels("a in (b)"));
    factory.start().expect("a runtime");
    let within = Duration::from_secs(10);
    right.informer().wait_for_sync(within).await.expect("synced");
    let error = wrong.informer().wait_for_sync(within).await;
    let error = error.expect_err("it is refused").to_string();
    let why = "the informer cannot be built: `labels`: \"a in b\": the values of `in` are in ( ), as in `env in (a, b)`";
    assert!(error.contains(why), "{error}");
    let state = wrong.informer().status().state;
    let State::Degraded { cause, .. } = state else {
        panic!("{state:?}")
    };
    assert_eq!(cause.failure.kind, FailureKind::Rejected);
    assert!(cause.to_string().contains(why), "{cause}");
    // The mistake never reaches the server.
    let sent = world.sandbox.requests();
    let selectors: Vec<_> = sent.iter().flat_map(|request| &request.query).collect();
    assert!(
        selectors
            .iter()
            .all(|(name, value)| name != "labelSelector" || value == "a in (b)"),
        "{selectors:?}"
    );
}

#[tokio::test(start_paused = true)]
async fn a_handler_stays_when_its_registration_is_dropped() {
    let world = World::new().await;
    let maps = world.maps();
    let added: Arc<Mutex<Vec<String>>> = Arc::default();
    let seen = Arc::clone(&added);
    let handler = Handler::new().on_add(move |map: &Arc<ConfigMap>, _| {
        seen.lock().extend(map.metadata.name.clone());
    });
    let registration = maps.add_handler(handler).expect("open");
    registration.synced().await.expect("synced");
    drop(registration);
    world.make("default", "a").await;
    until("the handler is called", || *added.lock() == ["a"]).await;
    // As opposed to a subscription, and to `shutdown`.
    assert_eq!(maps.status().handlers.len(), 1);
}
