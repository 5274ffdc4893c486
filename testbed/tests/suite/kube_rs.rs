//! A client that is not ours: kube-rs and the loops people build with it.

use std::{collections::BTreeMap, convert::Infallible, sync::Arc, time::Duration};

use futures::{StreamExt, TryStreamExt, stream::BoxStream};
use k8s_openapi::{
    api::{
        apps::v1::Deployment,
        coordination::v1::Lease,
        core::v1::{ConfigMap, Pod},
    },
    apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinition,
    serde::de::DeserializeOwned,
};
use kube::{
    Api, Discovery, ResourceExt,
    api::{ApiResource, DeleteParams, DynamicObject, ListParams, Patch, PatchParams, PostParams},
    core::{GroupVersionKind, PartialObjectMeta},
    runtime::{
        Controller, WatchStreamExt,
        controller::Action,
        events::{Event as Note, EventType, Recorder},
        finalizer::{Event as Turn, finalizer},
        reflector,
        wait::{await_condition, conditions},
        watcher::{self, watcher},
    },
};
use serde_json::{Value, json};
use tokio::time::timeout;

use super::kit::*;

cases![
    typed_objects_are_created_read_replaced_and_deleted,
    errors_have_a_reason,
    a_missing_object_is_none,
    lists_go_on_from_page_to_page,
    dynamic_objects_need_no_type,
    status_is_patched_and_replaced,
    apply_creates_and_updates,
    discovery_finds_every_kind,
    a_watcher_lists_then_watches,
    a_watcher_streams_its_list,
    a_watcher_of_metadata_sees_the_same,
    a_watcher_with_pages_sees_all,
    a_reflector_keeps_a_copy,
    a_controller_reconciles,
    a_finalizer_cleans_up,
    a_condition_is_awaited,
    a_definition_is_awaited,
    a_lease_is_renewed,
    a_lease_is_lost_to_who_was_faster,
    an_event_is_recorded,
];

async fn typed_objects_are_created_read_replaced_and_deleted(t: &T) {
    let api = configmaps(t);
    let mut object = api
        .create(&PostParams::default(), &typed("a"))
        .await
        .expect("created");
    assert_eq!(api.get("a").await.expect("read"), object);
    object.data = Some(BTreeMap::from([("v".into(), "2".into())]));
    let replaced = api
        .replace("a", &PostParams::default(), &object)
        .await
        .expect("replaced");
    assert_ne!(replaced.resource_version(), object.resource_version());
    let deleted = api.delete("a", &DeleteParams::default()).await.expect("deleted");
    assert!(deleted.is_right(), "a Status, not an object");
}

async fn errors_have_a_reason(t: &T) {
    let api = configmaps(t);
    api.create(&PostParams::default(), &typed("a"))
        .await
        .expect("created");
    match api.create(&PostParams::default(), &typed("a")).await {
        Err(kube::Error::Api(status)) => {
            assert_eq!((status.code, status.reason.as_str()), (409, "AlreadyExists"))
        }
        other => panic!("{other:?}"),
    }
}

async fn a_missing_object_is_none(t: &T) {
    assert_eq!(configmaps(t).get_opt("a").await.expect("an answer"), None);
}

async fn lists_go_on_from_page_to_page(t: &T) {
    let api = configmaps(t);
    for name in ["a", "b", "c"] {
        api.create(&PostParams::default(), &typed(name))
            .await
            .expect("created");
    }
    let mut found = Vec::new();
    let mut params = ListParams::default().limit(2);
    loop {
        let page = api.list(&params).await.expect("a page");
        found.extend(page.items.iter().map(ResourceExt::name_any));
        match page.metadata.continue_.filter(|token| !token.is_empty()) {
            Some(token) => params = params.continue_token(&token),
            None => break,
        }
    }
    assert_eq!(found, ["a", "b", "c"]);
}

async fn dynamic_objects_need_no_type(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    let resource = ApiResource::from_gvk(&GroupVersionKind::gvk(&crd.group, "v1", "Widget"));
    let api: Api<DynamicObject> = Api::namespaced_with(t.client.clone(), &t.ns, &resource);
    let sent = DynamicObject::new("a", &resource).data(json!({"spec": {"size": 1}}));
    api.create(&PostParams::default(), &sent).await.expect("created");
    let patch = Patch::Merge(json!({"spec": {"size": 2}}));
    let patched = api
        .patch("a", &PatchParams::default(), &patch)
        .await
        .expect("patched");
    assert_eq!(patched.data["spec"], json!({"size": 2}));
    assert_eq!(
        api.list(&ListParams::default()).await.expect("a list").items,
        [patched]
    );
}

async fn status_is_patched_and_replaced(t: &T) {
    let api: Api<Deployment> = Api::namespaced(t.client.clone(), &t.ns);
    api.create(&PostParams::default(), &parse(deployment("web")))
        .await
        .expect("created");
    let patch = Patch::Merge(json!({"status": {"replicas": 1}}));
    let mut object = api
        .patch_status("web", &PatchParams::default(), &patch)
        .await
        .expect("patched");
    object.status.as_mut().expect("a status").replicas = Some(2);
    let replaced = api
        .replace_status("web", &PostParams::default(), &object)
        .await
        .expect("replaced");
    assert_eq!(replaced.status.and_then(|status| status.replicas), Some(2));
}

async fn apply_creates_and_updates(t: &T) {
    let api = configmaps(t);
    let params = PatchParams::apply("conformance").force();
    for v in ["1", "2"] {
        let applied = api
            .patch("a", &params, &Patch::Apply(configmap("a", v)))
            .await
            .expect("applied");
        assert_eq!(applied.data.expect("data")["v"], v);
    }
}

async fn discovery_finds_every_kind(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    // Other cases remove their own groups meanwhile, which a walk over all groups may trip over.
    let groups = ["", "apps", "coordination.k8s.io", &crd.group];
    let found = Discovery::new(t.client.clone())
        .filter(&groups)
        .run()
        .await
        .expect("discovery");
    for (group, version, kind) in [
        ("", "v1", "Pod"),
        ("apps", "v1", "Deployment"),
        ("coordination.k8s.io", "v1", "Lease"),
        (&crd.group, "v1", "Widget"),
    ] {
        let found = found.resolve_gvk(&GroupVersionKind::gvk(group, version, kind));
        assert!(found.is_some(), "{group}/{version} {kind}");
    }
}

async fn a_watcher_lists_then_watches(t: &T) {
    sees_the_usual(
        t,
        watcher(configmaps(t), watcher::Config::default())
            .map(plain)
            .boxed(),
    )
    .await;
}

async fn a_watcher_streams_its_list(t: &T) {
    let config = watcher::Config::default().streaming_lists();
    sees_the_usual(t, watcher(configmaps(t), config).map(plain).boxed()).await;
}

async fn a_watcher_of_metadata_sees_the_same(t: &T) {
    let api: Api<PartialObjectMeta<ConfigMap>> = Api::namespaced(t.client.clone(), &t.ns);
    sees_the_usual(t, watcher(api, watcher::Config::default()).map(plain).boxed()).await;
}

async fn a_watcher_with_pages_sees_all(t: &T) {
    for name in ["a", "b", "c"] {
        t.has("configmaps", configmap(name, "1")).await;
    }
    let config = watcher::Config::default().page_size(1);
    let mut events = watcher(configmaps(t), config).map(plain).boxed();
    for expected in ["init", "init a", "init b", "init c", "ready"] {
        assert_eq!(next(&mut events).await, expected);
    }
}

async fn a_reflector_keeps_a_copy(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let (reader, writer) = reflector::store();
    let events = watcher(configmaps(t), watcher::Config::default());
    let mut touched = events
        .reflect(writer)
        .applied_objects()
        .map_ok(|object| object.name_any())
        .boxed();
    assert_eq!(next(&mut touched).await.expect("an event"), "a");
    t.has("configmaps", configmap("b", "1")).await;
    assert_eq!(next(&mut touched).await.expect("an event"), "b");
    let mut held: Vec<_> = reader.state().iter().map(|object| object.name_any()).collect();
    held.sort_unstable();
    assert_eq!(held, ["a", "b"]);
}

async fn a_controller_reconciles(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let controller = Controller::new(configmaps(t), watcher::Config::default());
    let reconcile = async |object: Arc<ConfigMap>, api: Arc<Api<ConfigMap>>| {
        let patch = Patch::Merge(json!({"metadata": {"annotations": {"example.com/seen": "yes"}}}));
        api.patch(&object.name_any(), &PatchParams::default(), &patch)
            .await?;
        Ok::<_, kube::Error>(Action::await_change())
    };
    let give_up = |_, error: &kube::Error, _| panic!("reconcile: {error}");
    let mut runs = controller
        .run(
            move |object, api| Box::pin(reconcile(object, api)),
            give_up,
            Arc::new(configmaps(t)),
        )
        .boxed();
    let (object, _) = next(&mut runs).await.expect("a run");
    assert_eq!(object.name, "a");
    assert_eq!(
        t.get("configmaps/a").await.ok()["metadata"]["annotations"],
        json!({"example.com/seen": "yes"})
    );
}

async fn a_finalizer_cleans_up(t: &T) {
    let api = configmaps(t);
    t.has("configmaps", configmap("a", "1")).await;
    let mut turns = Vec::new();
    for _ in 0..3 {
        let object = Arc::new(api.get("a").await.expect("read"));
        let turn = async |turn: Turn<ConfigMap>| {
            turns.push(matches!(turn, Turn::Cleanup(_)));
            Ok::<_, Infallible>(Action::await_change())
        };
        finalizer(&api, "example.com/cleanup", object, turn)
            .await
            .expect("a turn");
        if turns == [false] {
            api.delete("a", &DeleteParams::default()).await.expect("deleted");
        }
    }
    assert_eq!(turns, [false, true]);
    assert_eq!(api.get_opt("a").await.expect("an answer"), None);
}

async fn a_condition_is_awaited(t: &T) {
    let api: Api<Pod> = Api::namespaced(t.client.clone(), &t.ns);
    t.has("pods", pod("web")).await;
    let running = tokio::spawn(await_condition(api, "web", conditions::is_pod_running()));
    t.merge("pods/web/status", json!({"status": {"phase": "Running"}}))
        .await
        .ok();
    let pod = running
        .await
        .expect("no panic")
        .expect("a condition")
        .expect("a pod");
    assert_eq!(
        pod.status.and_then(|status| status.phase).as_deref(),
        Some("Running")
    );
}

async fn a_definition_is_awaited(t: &T) {
    let crd = Crd::widgets(t);
    let api: Api<CustomResourceDefinition> = Api::all(t.client.clone());
    let name = format!("widgets.{}", crd.group);
    t.post(CRDS, crd.definition.clone()).await.created();
    let established = await_condition(api, &name, conditions::is_crd_established())
        .await
        .expect("a condition");
    assert_eq!(established.expect("a definition").name_any(), name);
}

async fn a_lease_is_renewed(t: &T) {
    let api: Api<Lease> = Api::namespaced(t.client.clone(), &t.ns);
    let mut held: Lease = parse(lease("l", "me"));
    held = api.create(&PostParams::default(), &held).await.expect("created");
    for turn in 1..=5 {
        held.spec.as_mut().expect("a spec").lease_transitions = Some(turn);
        held = api
            .replace("l", &PostParams::default(), &held)
            .await
            .expect("renewed");
    }
    assert_eq!(
        api.get("l")
            .await
            .expect("read")
            .spec
            .and_then(|spec| spec.lease_transitions),
        Some(5)
    );
}

async fn a_lease_is_lost_to_who_was_faster(t: &T) {
    let api: Api<Lease> = Api::namespaced(t.client.clone(), &t.ns);
    let mine = api
        .create(&PostParams::default(), &parse(lease("l", "me")))
        .await
        .expect("created");
    let mut theirs = mine.clone();
    theirs.spec.as_mut().expect("a spec").holder_identity = Some("you".into());
    api.replace("l", &PostParams::default(), &theirs)
        .await
        .expect("taken over");
    match api.replace("l", &PostParams::default(), &mine).await {
        Err(kube::Error::Api(status)) => assert_eq!((status.code, status.reason.as_str()), (409, "Conflict")),
        other => panic!("{other:?}"),
    }
}

async fn an_event_is_recorded(t: &T) {
    let about: Pod = parse(t.has("pods", pod("web")).await);
    let recorder = Recorder::new(t.client.clone(), "conformance".into());
    let note = Note {
        type_: EventType::Normal,
        reason: "Seen".into(),
        note: Some("it was there".into()),
        action: "Looking".into(),
        secondary: None,
    };
    recorder
        .publish(&note, &kube::Resource::object_ref(&about, &()))
        .await
        .expect("published");
    let path = format!("/apis/events.k8s.io/v1/namespaces/{}/events", t.ns);
    let found = t
        .get(&format!("{path}?fieldSelector=regarding.name=web"))
        .await
        .ok();
    assert_eq!(
        (&found["items"][0]["reason"], &found["items"][0]["note"]),
        (&json!("Seen"), &json!("it was there"))
    );
}

/// What exists, then what happens; said in words so that all watchers can be held against the same.
async fn sees_the_usual(t: &T, mut events: BoxStream<'_, String>) {
    // A streamed list starts at version zero.
    t.settles(&t.has("configmaps", configmap("a", "1")).await).await;
    for expected in ["init", "init a", "ready"] {
        assert_eq!(next(&mut events).await, expected);
    }
    t.has("configmaps", configmap("b", "1")).await;
    t.put("configmaps/a", configmap("a", "2")).await.ok();
    t.delete("configmaps/b").await.ok();
    for expected in ["apply b", "apply a", "delete b"] {
        assert_eq!(next(&mut events).await, expected);
    }
}

fn plain<K: ResourceExt>(event: Result<watcher::Event<K>, watcher::Error>) -> String {
    match event.expect("an event, not an error") {
        watcher::Event::Init => "init".into(),
        watcher::Event::InitApply(object) => format!("init {}", object.name_any()),
        watcher::Event::InitDone => "ready".into(),
        watcher::Event::Apply(object) => format!("apply {}", object.name_any()),
        watcher::Event::Delete(object) => format!("delete {}", object.name_any()),
    }
}

async fn next<E>(events: &mut BoxStream<'_, E>) -> E {
    let next = timeout(Duration::from_secs(20), events.next()).await;
    next.expect("an event within 20 s")
        .expect("an event, not the end")
}

fn configmaps(t: &T) -> Api<ConfigMap> {
    Api::namespaced(t.client.clone(), &t.ns)
}

fn typed(name: &str) -> ConfigMap {
    parse(configmap(name, "1"))
}

fn parse<K: DeserializeOwned>(object: Value) -> K {
    serde_json::from_value(object).expect("the object is of its type")
}
