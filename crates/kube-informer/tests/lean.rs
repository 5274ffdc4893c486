//! Lean types through the whole library: factory, lister, selectors, owners, predicates, read your own writes, in both encodings.

use std::collections::BTreeMap;
use std::time::Duration;

use k8s_openapi::api::apps::v1::ReplicaSet;
use k8s_openapi::api::core::v1::Pod;
use kube::api::{Api, Patch, PatchParams, PostParams};
use kube::core::{Expression, Selector};
use kube_informer::controller::predicate::{Predicate, labels_changed};
use kube_informer::controller::{Action, Controller};
use kube_informer::factory::SharedInformerFactory;
use kube_informer::lean::{Map, Pool, Shared};
use kube_informer::object::ObjectKey;
use kube_informer::source::Encoding;
use kube_informer::wire::proto::{Decoder, Envelope};
use kube_informer::wire::{Decoding, decode};
use kube_lean::core::v1 as lean;
use kube_sandbox::Sandbox;
use serde_json::json;
use tokio_util::sync::CancellationToken;

const SOON: Duration = Duration::from_secs(20);

fn pod(name: &str, owner: Option<&str>) -> Pod {
    let owners = owner.map(|name| {
        json!([{"apiVersion": "apps/v1", "kind": "ReplicaSet", "name": name, "uid": "u", "controller": true}])
    });
    serde_json::from_value(json!({
        "metadata": {"name": name, "labels": {"app": "web", "pod": name}, "ownerReferences": owners},
        "spec": {
            "nodeName": "node-7",
            "tolerations": [{"key": "a", "operator": "Exists"}],
            "containers": [{"name": "web", "image": "registry.example.com/team/web:1.2.3", "env": [{"name": "A", "value": "1"}]}],
        },
    }))
    .expect("a pod")
}

async fn check(encoding: Encoding) {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    let api: Api<Pod> = Api::default_namespaced(sandbox.client());
    for n in 0..3 {
        api.create(&PostParams::default(), &pod(&format!("web-{n}"), None))
            .await
            .expect("created");
    }
    let factory = SharedInformerFactory::builder(sandbox.client())
        .configure::<lean::Pod>(move |pods| pods.encoding(encoding))
        .build()
        .expect("a factory");
    let pods = factory.lean().core().v1().pods();
    assert_eq!(pods.informer().name(), "pods");
    factory.start().expect("started");
    factory.wait_for_sync(SOON).await.expect("synced");

    // Lister and selectors.
    let pod = pods.lister().namespace("default").get("web-1").expect("a pod");
    assert_eq!(
        pod.spec.as_ref().and_then(|spec| spec.node_name.as_deref()),
        Some("node-7")
    );
    let error = pods.lister().namespace("default").get("db-0").unwrap_err();
    assert_eq!(
        error.to_string(),
        "pods \"db-0\" not found in namespace \"default\""
    );
    let one: Selector = Expression::Equal("pod".into(), "web-2".into()).into();
    assert_eq!(pods.lister().list(&one).len(), 1);
    let all: Selector = Expression::In("app".into(), ["web".to_owned()].into()).into();
    assert_eq!(pods.lister().list(&all).len(), 3);

    // Equal parts are kept once, whichever request they came with.
    let patch = Patch::Merge(json!({"metadata": {"labels": {"new": "label"}}}));
    let written = api
        .patch("web-0", &PatchParams::default(), &patch)
        .await
        .expect("patched");
    let version = written
        .metadata
        .resource_version
        .as_deref()
        .and_then(|v| v.parse().ok())
        .expect("a version");
    pods.informer().wait_for(&version).await.expect("seen");
    let (changed, same) = (
        pods.lister().namespace("default").get("web-0").expect("a pod"),
        pods.lister().namespace("default").get("web-1").expect("a pod"),
    );
    assert_eq!(changed.metadata.labels.as_ref().map(Map::len), Some(3));
    let tolerations = |pod: &lean::Pod| {
        pod.spec
            .as_ref()
            .and_then(|spec| spec.tolerations.clone())
            .expect("tolerations")
    };
    assert!(
        Shared::ptr_eq(&tolerations(&changed), &tolerations(&same)),
        "{encoding:?}"
    );
    assert!(labels_changed().passes(&*same, &*changed));

    // Read your own writes, of what an answer was read into.
    let lean: lean::Pod =
        serde_json::from_value(serde_json::to_value(&written).expect("JSON")).expect("a pod");
    pods.wait_for(&lean).await.expect("seen");
    factory.shutdown().await;
}

#[tokio::test]
async fn a_factory_serves_lean_types_from_protobuf() {
    check(Encoding::WhenTyped).await;
}

#[tokio::test]
async fn a_factory_serves_lean_types_from_json() {
    check(Encoding::Json).await;
}

#[tokio::test]
async fn a_change_of_a_lean_pod_wakes_the_controller_of_its_owner() {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    let sets: Api<ReplicaSet> = Api::default_namespaced(sandbox.client());
    let set = json!({"metadata": {"name": "web"}, "spec": {"selector": {"matchLabels": {"app": "web"}},
        "template": {"metadata": {"labels": {"app": "web"}}, "spec": {"containers": [{"name": "web", "image": "i"}]}}}});
    sets.create(
        &PostParams::default(),
        &serde_json::from_value(set).expect("a set"),
    )
    .await
    .expect("created");
    let factory = SharedInformerFactory::builder(sandbox.client())
        .build()
        .expect("a factory");
    let owners = factory.lean().apps().v1().replica_sets();
    let pods = factory.of::<lean::Pod>();
    let (seen, mut reconciled) = tokio::sync::mpsc::unbounded_channel();
    let controller = Controller::new(owners.informer())
        .owns(pods.informer())
        .reconcile(move |key: ObjectKey, _| {
            seen.send(key.to_string()).ok();
            std::future::ready(Ok::<_, std::io::Error>(Action::done()))
        });
    factory.start().expect("started");
    let shutdown = CancellationToken::new();
    let running = tokio::spawn({
        let shutdown = shutdown.clone();
        async move { controller.run(shutdown).await }
    });
    assert_eq!(
        reconciled.recv().await.as_deref(),
        Some("default/web"),
        "it is there"
    );
    let api: Api<Pod> = Api::default_namespaced(sandbox.client());
    api.create(&PostParams::default(), &pod("web-0", Some("web")))
        .await
        .expect("created");
    assert_eq!(
        reconciled.recv().await.as_deref(),
        Some("default/web"),
        "a pod of it changed"
    );
    shutdown.cancel();
    running.await.expect("it ends").expect("without an error");
}

#[test]
fn what_is_left_out_is_left_out_of_lean_types_too() {
    // {"metadata": {"name": "a", "labels": {"b": "c"}}}
    let body = b"k8s\0\x0a\x0f\x0a\x02v1\x12\x09Namespace\x12\x0d\x0a\x0b\x0a\x01a\x5a\x06\x0a\x01b\x12\x01c";
    let envelope = Envelope::parse(body).expect("an envelope");
    let whole: lean::Namespace = Decoder::new().object(&envelope).expect("a namespace");
    let labels: BTreeMap<_, _> = whole
        .metadata
        .labels
        .iter()
        .flat_map(Map::iter)
        .map(|(k, v)| (k.as_str(), v.as_str()))
        .collect();
    assert_eq!(labels, BTreeMap::from([("b", "c")]));
    let less: lean::Namespace = Decoder::new()
        .leave_out(["metadata", "labels"])
        .object(&envelope)
        .expect("a namespace");
    assert_eq!(
        (less.metadata.name.as_deref(), less.metadata.labels),
        (Some("a"), None)
    );
    // A type of another kind than the bytes is read by names, as from JSON.
    let other: lean::ConfigMap = Decoder::new().object(&envelope).expect("metadata");
    assert_eq!(other.metadata.name.as_deref(), Some("a"));
}

#[test]
fn equal_json_is_one_value_and_what_is_left_out_of_it_counts() {
    let text = br#"{"metadata":{"name":"a","annotations":{"a":"1","b":"2"}}}"#;
    let mut pool = Pool::new();
    let read = |pool: &mut Pool, decoding: &Decoding| {
        let pod: lean::Pod = pool.scope(|| decode(text, decoding)).expect("a pod");
        pod.metadata.annotations.expect("annotations")
    };
    let (one, other) = (
        read(&mut pool, &Decoding::default()),
        read(&mut pool, &Decoding::default()),
    );
    assert!(Map::ptr_eq(&one, &other));
    assert_eq!((pool.stats().lookups, pool.stats().hits), (2, 1));
    let less = Decoding::default()
        .leave_out("metadata.annotations.b")
        .expect("a path");
    assert_eq!(read(&mut pool, &less).len(), 1);
    assert_eq!(one.len(), 2);
}
