//! Programs that were written over kube's runtime, or with an older kube.

use std::time::Duration;

use futures::{FutureExt, StreamExt};
use k8s_openapi::api::core::v1::ConfigMap;
use kube::runtime::reflector::ObjectRef;
use kube::runtime::watcher::Event;
use kube_informer::informer::{SharedInformer, kube_runtime};
use kube_informer::source::client_over;
use kube_sandbox::Verb;
use serde_json::json;

use crate::kit::{World, map, until};

fn shown(event: &Event<ConfigMap>) -> String {
    let name = |map: &ConfigMap| map.metadata.name.clone().unwrap_or_default();
    match event {
        Event::Init => "init".to_owned(),
        Event::InitApply(map) => format!("init {}", name(map)),
        Event::InitDone => "done".to_owned(),
        Event::Apply(map) => format!("apply {}", name(map)),
        Event::Delete(map) => format!("delete {}", name(map)),
    }
}

#[tokio::test(start_paused = true)]
async fn an_informer_yields_the_events_of_a_watcher() {
    let world = World::new().await;
    world.make("default", "a").await;
    world.make("default", "b").await;
    let maps = world.maps();
    maps.wait_for_sync(Duration::from_secs(10)).await.expect("synced");
    let mut events = Box::pin(kube_runtime::watcher_events(maps.subscribe().expect("open")));
    let mut seen = Vec::new();
    while seen.last().is_none_or(|last| last != "done") {
        seen.push(shown(
            &events.next().await.expect("open").expect("it has no errors"),
        ));
    }
    seen[1..3].sort();
    assert_eq!(seen, ["init", "init a", "init b", "done"]);
    world.patch("default", "a", json!({"data": {"k": "v"}})).await;
    world.delete("default", "b").await;
    world.make("default", "c").await;
    let mut later = Vec::new();
    for _ in 0..3 {
        later.push(shown(&events.next().await.expect("open").expect("no errors")));
    }
    assert_eq!(later, ["apply a", "delete b", "apply c"]);
    maps.shutdown().await;
    assert!(events.next().await.is_none(), "it ends with the informer");
}

#[tokio::test(start_paused = true)]
async fn a_store_of_kubes_form_reads_the_same_cache_and_a_writer_fills_one_by_hand() {
    let world = World::new().await;
    world.make("default", "a").await;
    let maps = SharedInformer::<ConfigMap>::builder(world.sandbox.client())
        .build()
        .expect("well");
    let store = kube_runtime::kube_store(&maps);
    assert!(
        store.wait_until_ready().now_or_never().is_none(),
        "it is not ready before the start"
    );
    maps.start().expect("once");
    store.wait_until_ready().await.expect("ready");
    let reference = ObjectRef::<ConfigMap>::new("a").within("default");
    assert!(store.get(&reference).is_some() && store.state().len() == 1);
    assert!(
        store
            .find(|map| map.metadata.name.as_deref() == Some("z"))
            .is_none()
    );
    world.delete("default", "a").await;
    until("the facade follows", || store.is_empty()).await;

    let (store, mut writer) = kube_runtime::kube_store_writer::<ConfigMap>();
    let of = |name: &str| map(json!({"metadata": {"name": name, "namespace": "default"}}));
    writer.apply_watcher_event(&Event::Apply(of("old")));
    writer.apply_watcher_event(&Event::Init);
    writer.apply_watcher_event(&Event::InitApply(of("a")));
    assert!(
        store.get(&reference).is_none(),
        "the initial list is not complete"
    );
    writer.apply_watcher_event(&Event::InitDone);
    store.wait_until_ready().await.expect("ready");
    let names: Vec<_> = store
        .state()
        .iter()
        .filter_map(|map| map.metadata.name.clone())
        .collect();
    assert_eq!(names, ["a"], "what was not listed is gone");
    let (never, writer) = kube_runtime::kube_store_writer::<ConfigMap>();
    drop(writer);
    assert_eq!(never.wait_until_ready().await, Err(kube_runtime::NeverReady));
}

/// A body of another crate, as an older kube has one.
struct OtherBody(Vec<u8>);

impl From<Vec<u8>> for OtherBody {
    fn from(bytes: Vec<u8>) -> Self {
        Self(bytes)
    }
}

#[tokio::test(start_paused = true)]
async fn any_tower_service_can_be_the_transport() {
    let world = World::new().await;
    world.make("default", "a").await;
    let older = world.sandbox.client();
    let transport = tower::service_fn(move |request: http::Request<OtherBody>| {
        let older = older.clone();
        async move { older.send(request.map(|body| body.0.into())).await }
    });
    let client = client_over(transport, "default");
    let maps = SharedInformer::<ConfigMap>::builder(client.clone())
        .build()
        .expect("well");
    maps.start().expect("once");
    maps.wait_for_sync(Duration::from_secs(10)).await.expect("synced");
    let api: kube::Api<ConfigMap> = kube::Api::default_namespaced(client);
    let made = map(json!({"metadata": {"name": "b"}}));
    api.create(&kube::api::PostParams::default(), &made)
        .await
        .expect("bodies pass, too");
    until("the watch delivers", || maps.len() == 2).await;
    let requests = world.sandbox.requests();
    let watches = requests.iter().filter(|request| request.verb == Verb::Watch);
    assert!(watches.count() >= 1, "lists and watches went through the service");
}

#[tokio::test(start_paused = true)]
async fn the_store_of_a_kube_controller_holds_the_objects_of_the_informer() {
    let world = World::new().await;
    world.make("default", "a").await;
    world.make("default", "b").await;
    let maps = world.maps();
    maps.wait_for_sync(Duration::from_secs(10)).await.expect("synced");
    let (touched, store) = kube_runtime::for_controller(maps.subscribe().expect("open"));
    let mut touched = Box::pin(touched);
    // A deletion while kube's store has only half of the initial list.
    touched.next().await.expect("the first object");
    world.delete("default", "b").await;
    until("the informer has noticed", || maps.len() == 1).await;
    world.patch("default", "a", json!({"data": {"k": "v"}})).await;
    while store
        .get(&ObjectRef::new("a").within("default"))
        .is_none_or(|map| map.data.is_none())
    {
        touched.next().await.expect("open");
    }
    assert!(store.get(&ObjectRef::new("b").within("default")).is_none());
    let (cached, stored) = (maps.list(), store.state());
    assert_eq!(stored.len(), 1);
    assert!(
        std::sync::Arc::ptr_eq(&cached[0], &stored[0].object()),
        "nothing is copied"
    );
}
