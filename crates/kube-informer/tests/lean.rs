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
use kube_informer::lean::{Map, Pool, Shared, Str};
use kube_informer::object::ObjectKey;
use kube_informer::observe::{Inspector, Query};
use kube_informer::source::Encoding;
use kube_informer::wire::proto::{Decoder, Envelope};
use kube_informer::wire::{Decoding, decode};
use kube_lean::core::v1 as lean;
use kube_sandbox::Sandbox;
use serde::Deserialize;
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

    // Read your own writes: the answer is of k8s-openapi or lean.
    pods.wait_for(&written).await.expect("seen");
    let lean: lean::Pod =
        serde_json::from_value(serde_json::to_value(&written).expect("JSON")).expect("a pod");
    pods.wait_for_within(&lean, SOON).await.expect("seen");

    // The pool, and the objects, are seen by those who watch the program.
    let pool = pods.informer().status().pool.expect("a pool");
    assert!(
        pool.values > 0 && 0 < pool.hits && pool.hits < pool.lookups,
        "{pool:?}"
    );
    let inspector = Inspector::new().factory(&factory).shows::<lean::Pod>();
    let seen = inspector.report().informers[0].pool.expect("a pool");
    assert!(seen.values == pool.values && seen.hits >= pool.hits, "{seen:?}");
    let metrics = inspector.metrics();
    for name in [
        "informer_pool_values",
        "informer_pool_bytes",
        "informer_pool_lookups_total",
        "informer_pool_hits_total",
    ] {
        let sample = metrics
            .lines()
            .find(|line| line.starts_with(&format!("{name}{{")));
        let value = sample.and_then(|line| line.rsplit(' ').next()?.parse::<f64>().ok());
        assert!(value.is_some_and(|value| value > 0.0), "{name} in {metrics}");
    }
    let key = ObjectKey::namespaced("default", "web-0");
    let shown = inspector.object("pods", &key).expect("it is shown");
    assert_eq!(shown["metadata"]["labels"]["new"], "label");
    let found = inspector
        .browse("pods", &Query::new().search("new=label"))
        .expect("rows");
    assert_eq!(found.found, 1);
    factory.shutdown().await;
}

/// What a program keeps of a pod.
#[derive(Debug, Deserialize)]
struct Place {
    spec: Spec,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Spec {
    node_name: Option<Str>,
}

#[tokio::test]
async fn a_projection_has_a_lister_and_waits_for_writes() {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    let factory = SharedInformerFactory::builder(sandbox.client())
        .build()
        .expect("a factory");
    let places = factory.projection_of::<lean::Pod, Place>();
    factory.start().expect("started");
    factory.wait_for_sync(SOON).await.expect("synced");
    let api: Api<Pod> = Api::default_namespaced(sandbox.client());
    let written = api
        .create(&PostParams::default(), &pod("web-0", None))
        .await
        .expect("created");
    places.wait_for(&written).await.expect("seen");
    let place = places
        .lister()
        .namespace("default")
        .get("web-0")
        .expect("a place");
    assert_eq!(place.spec.node_name.as_deref(), Some("node-7"));
    assert_eq!(places.lister().list_all().len(), 1);
    let error = places.lister().get("default/web-1").unwrap_err();
    assert_eq!(
        error.to_string(),
        "pods \"web-1\" not found in namespace \"default\""
    );
    assert_eq!(places.informer().status().pool, None, "it is no lean type");
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

/// A custom resource with the types of kube-lean.
#[derive(Debug, Deserialize)]
struct Widget {
    #[serde(default, deserialize_with = "kube_lean::shared")]
    hosts: Option<Shared<[Str]>>,
    #[serde(default, deserialize_with = "kube_lean::shared")]
    names: Option<Map<Str>>,
    #[serde(default, deserialize_with = "kube_lean::shared")]
    same: Option<Shared<Vec<Str>>>,
}

#[test]
fn equal_parts_of_a_type_of_ones_own_are_one_value() {
    let text =
        br#"{"metadata":{"name":"a"},"hosts":["a","b"],"names":{"a":"1"},"same":["a","b"],"other":null}"#;
    let mut pool = Pool::new();
    let mut read = || -> Widget {
        pool.scope(|| decode(text, &Decoding::default()))
            .expect("a widget")
    };
    let (one, other) = (read(), read());
    let (hosts, again) = (one.hosts.expect("hosts"), other.hosts.expect("hosts"));
    assert!(Shared::ptr_eq(&hosts, &again) && hosts.len() == 2);
    assert!(Map::ptr_eq(
        &one.names.expect("names"),
        &other.names.expect("names")
    ));
    // The same text as another type.
    assert!(Shared::ptr_eq(
        &one.same.expect("a list"),
        &other.same.expect("a list")
    ));
    let without: Widget = decode(br#"{"hosts":null}"#, &Decoding::default()).expect("a widget");
    assert!(without.hosts.is_none() && without.names.is_none());
}
