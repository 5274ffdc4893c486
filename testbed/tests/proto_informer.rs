//! Informers that read protobuf, compared with informers that read JSON, over the real server. Both have to end with
//! the same objects, and the server has to have sent protobuf to the first.
#![cfg(feature = "real")]

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use futures::StreamExt;
use http::Request;
use http::header::{CONTENT_ENCODING, CONTENT_TYPE};
use k8s_openapi::NamespaceResourceScope;
use k8s_openapi::api::apps::v1::Deployment;
use k8s_openapi::api::core::v1::{ConfigMap, Namespace, Pod};
use kube::api::{Api, DeleteParams, Patch, PatchParams, PostParams};
use kube::client::Body;
use kube::core::{ApiResource, GroupVersionKind};
use kube::{Client, Resource, ResourceExt};
use kube_informer::informer::{Builder, SharedInformer};
use kube_informer::object::ObjectKey;
use kube_informer::protocol::{AskVersion, FailureKind, ListRequest, WatchRequest, WatchStart};
use kube_informer::protocol::{IsCached, ListItem, Payload, Received, WatchEvent};
use kube_informer::reflector::{Config, InitialSync};
use kube_informer::source::{Compression, Encoding, KubeSource, ListerWatcher};
use kube_informer::wire::{Decoding, Dynamic};
use parking_lot::Mutex;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use testbed::{Deadline, RealServer};

const NS: &str = "packed";
const PROTOBUF: &str = "application/vnd.kubernetes.protobuf";

/// Content type and content encoding of each answer.
type Forms = Arc<Mutex<Vec<(String, String)>>>;

/// A client that records the form of each answer.
fn recording(client: Client) -> (Client, Forms) {
    let forms = Forms::default();
    let kept = Arc::clone(&forms);
    let service = tower::service_fn(move |request: Request<Body>| {
        let (client, kept) = (client.clone(), Arc::clone(&kept));
        async move {
            // Probes ask for the collection's version in JSON, whatever the encoding of its objects is.
            let query = request.uri().query().unwrap_or_default();
            let probe = query.split('&').any(|pair| pair == "limit=1");
            let response = client.send(request).await?;
            if probe {
                return Ok(response);
            }
            let header = |name| {
                let value = response.headers().get(name).and_then(|value| value.to_str().ok());
                value.unwrap_or_default().to_owned()
            };
            kept.lock().push((header(CONTENT_TYPE), header(CONTENT_ENCODING)));
            Ok::<_, kube::Error>(response)
        }
    });
    (Client::new(service, "default"), forms)
}

fn all_are(forms: &Forms, form: &str) -> bool {
    let forms = forms.lock();
    !forms.is_empty() && forms.iter().all(|(came, _)| came.starts_with(form))
}

async fn server() -> RealServer {
    let server = RealServer::start().await.expect("a server");
    let mut namespace = Namespace::default();
    namespace.metadata.name = Some(NS.to_owned());
    let namespaces: Api<Namespace> = Api::all(server.client());
    let made = namespaces.create(&PostParams::default(), &namespace).await;
    made.expect("a namespace");
    server
}

async fn create<K>(client: &Client, object: Value) -> K
where
    K: Resource<DynamicType = (), Scope = NamespaceResourceScope>
        + Serialize
        + DeserializeOwned
        + Clone
        + std::fmt::Debug,
{
    let api: Api<K> = Api::namespaced(client.clone(), NS);
    let object = serde_json::from_value(object).expect("an object");
    api.create(&PostParams::default(), &object)
        .await
        .expect("created")
}

fn map(name: &str) -> Value {
    json!({
        "metadata": {"name": name, "labels": {"a": "b"}, "annotations": {"text": "ü"}},
        "data": {"v": "0"}, "binaryData": {"b": "AAEC"},
    })
}

fn container() -> Value {
    json!({
        "name": "c", "image": "i", "env": [{"name": "E", "value": "1"}],
        "ports": [{"containerPort": 80}],
        "resources": {"limits": {"cpu": "500m", "memory": "1Gi"}},
        "readinessProbe": {"httpGet": {"port": "web", "path": "/"}, "initialDelaySeconds": 3},
    })
}

fn pod(name: &str) -> Value {
    json!({"metadata": {"name": name, "labels": {"a": "b"}}, "spec": {"containers": [container()]}})
}

fn deployment(name: &str) -> Value {
    let labels = json!({"app": name});
    json!({
        "metadata": {"name": name, "labels": labels},
        "spec": {
            "replicas": 0,
            "selector": {"matchLabels": labels},
            "template": {"metadata": {"labels": labels}, "spec": {"containers": [container()]}},
        },
    })
}

type Objects = BTreeMap<ObjectKey, Value>;

fn cached<K: Serialize + Resource<DynamicType = ()> + Send + Sync + 'static>(
    informer: &SharedInformer<K>,
) -> Objects {
    let objects = informer.list();
    let entry = |object: &Arc<K>| {
        let key = ObjectKey::namespaced(
            object.namespace().unwrap_or_default().as_str(),
            object.name_any().as_str(),
        );
        (key, serde_json::to_value(&**object).expect("JSON"))
    };
    objects.iter().map(entry).collect()
}

/// Runs both informers from the same objects through the same changes.
async fn both_agree<K>(server: &RealServer, initial: InitialSync, object: fn(&str) -> Value)
where
    K: Resource<DynamicType = (), Scope = NamespaceResourceScope>
        + Serialize
        + DeserializeOwned
        + Clone
        + std::fmt::Debug
        + Send
        + Sync
        + 'static,
{
    let admin = server.client();
    let api: Api<K> = Api::namespaced(admin.clone(), NS);
    for name in ["a", "b", "c", "d", "e"] {
        create::<K>(&admin, object(name)).await;
    }
    let built = |builder: Builder<K>| {
        let config = Config {
            initial,
            page_size: 2,
            ..Config::default()
        };
        let decoding = Decoding::default().keep_managed_fields();
        let informer = builder.namespaces([NS]).reflector(config).decoding(decoding);
        informer.build().expect("an informer")
    };
    let (packing, packed_forms) = recording(admin.clone());
    let (plainly, plain_forms) = recording(admin.clone());
    let packed = built(SharedInformer::builder(packing).encoding(Encoding::WhenTyped));
    let plain = built(SharedInformer::builder(plainly).encoding(Encoding::Json));
    for informer in [&packed, &plain] {
        informer.start().expect("it was not started before");
        informer.wait_for_sync(PATIENCE).await.expect("it syncs");
    }
    assert_eq!(cached(&packed).len(), 5);
    assert_eq!(cached(&packed), cached(&plain));
    // Every type of watch event.
    api.delete("b", &DeleteParams::default().grace_period(0))
        .await
        .expect("deleted");
    create::<K>(&admin, object("f")).await;
    let patch = Patch::Merge(json!({"metadata": {"labels": {"changed": "yes"}}}));
    let last = api
        .patch("c", &PatchParams::default(), &patch)
        .await
        .expect("patched");
    let last = last
        .resource_version()
        .expect("a version")
        .parse()
        .expect("a number");
    for informer in [&packed, &plain] {
        let came = tokio::time::timeout(PATIENCE, informer.wait_for(&last)).await;
        came.expect("in time").expect("it comes");
    }
    let there = cached(&packed);
    assert_eq!(there, cached(&plain));
    assert_eq!(
        there.keys().map(ObjectKey::name).collect::<Vec<_>>(),
        ["a", "c", "d", "e", "f"]
    );
    assert_eq!(
        there[&ObjectKey::namespaced(NS, "c")]["metadata"]["labels"]["changed"],
        "yes"
    );
    assert!(all_are(&packed_forms, PROTOBUF), "{:?}", packed_forms.lock());
    assert!(
        all_are(&plain_forms, "application/json"),
        "{:?}",
        plain_forms.lock()
    );
    packed.shutdown().await;
    plain.shutdown().await;
    for name in ["a", "c", "d", "e", "f"] {
        let gone = api.delete(name, &DeleteParams::default().grace_period(0)).await;
        gone.expect("deleted");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn informers_end_with_the_same_objects_in_protobuf_and_in_json() {
    let _deadline = Deadline::of_this_test();
    let server = server().await;
    for initial in [InitialSync::List, InitialSync::Stream] {
        both_agree::<ConfigMap>(&server, initial, map).await;
        both_agree::<Pod>(&server, initial, pod).await;
        both_agree::<Deployment>(&server, initial, deployment).await;
    }
    server.shutdown().await.expect("it ends");
}

fn initial() -> WatchRequest {
    watching(WatchStart::Initial(AskVersion::Newest))
}

fn watching(start: WatchStart) -> WatchRequest {
    WatchRequest::new(start, Duration::from_secs(60))
}

/// Every object of a list, or of a streaming start.
async fn fetched<K: DeserializeOwned + Send + Sync + 'static>(source: &KubeSource<K>) -> Vec<Received<K>> {
    let mut all = Vec::new();
    let mut page = source.list(ListRequest::new(AskVersion::Newest, None));
    loop {
        match page.next().await.expect("it has an end").expect("it is well") {
            ListItem::Item(item) => all.push(item),
            ListItem::End { .. } => break,
            _ => panic!("an unexpected item"),
        }
    }
    let mut events = source.watch(initial()).await.expect("a watch");
    loop {
        match events
            .next()
            .await
            .expect("it stays open")
            .expect("it is not broken")
        {
            WatchEvent::Changed(_, object) => all.push(object),
            WatchEvent::Bookmark {
                ends_initial: true, ..
            } => return all,
            WatchEvent::Bookmark { .. } => {}
            other => panic!("{:?}", std::mem::discriminant(&other)),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn options_apply_to_protobuf_too() {
    let _deadline = Deadline::of_this_test();
    let server = server().await;
    let admin = server.client();
    for i in 0..40 {
        let mut large = map(&format!("map-{i}"));
        large["data"]["v"] = "x".repeat(8 << 10).into();
        create::<ConfigMap>(&admin, large).await;
    }
    let (client, forms) = recording(admin.clone());
    let source = KubeSource::<ConfigMap>::namespaced(client.clone(), NS).encoding(Encoding::WhenTyped);

    let lean = source
        .clone()
        .decoding(Decoding::default().leave_out("data").expect("a path"));
    let full = source.clone().decoding(Decoding::default().keep_managed_fields());
    for (source, data, managed) in [(&source, true, false), (&lean, false, false), (&full, true, true)] {
        let all = fetched(source).await;
        assert_eq!(all.len(), 80);
        for one in all {
            assert!(one.uid.is_some() && one.version.is_some());
            let map = one.object.object().expect("decoded");
            assert_eq!(map.data.is_some(), data);
            assert_eq!(map.metadata.managed_fields.is_some(), managed);
        }
    }

    let small = source.clone().decoding(Decoding::default().max_object(1 << 10));
    let mut page = small.list(ListRequest::new(AskVersion::Newest, None));
    let failure = page.next().await.expect("an answer").expect_err("too large");
    assert_eq!(failure.kind, FailureKind::Malformed);
    assert!(failure.message.contains("max_object"), "{failure:?}");
    assert!(all_are(&forms, PROTOBUF), "{:?}", forms.lock());

    forms.lock().clear();
    let compressed = source.clone().compression(Compression::Always);
    assert_eq!(fetched(&compressed).await.len(), 80);
    assert!(all_are(&forms, PROTOBUF), "{:?}", forms.lock());
    assert_eq!(forms.lock()[0].1, "gzip", "the list is large enough for that");

    let mut knowing = source.clone();
    knowing.know(IsCached::new(|key, _, _| key.name() != "map-7"));
    let decoded = fetched(&knowing).await;
    let decoded = decoded.iter().filter(|one| one.object != Payload::Unchanged);
    assert_eq!(decoded.count(), 2, "one of the list, one of the stream");

    let kind = ApiResource::from_gvk(&GroupVersionKind::gvk("", "v1", "ConfigMap"));
    let dynamic = KubeSource::<Dynamic>::dynamic(client, Some(NS), &kind);
    for (encoding, form) in [
        (Encoding::WhenTyped, "application/json"),
        (Encoding::WhenBuiltIn, PROTOBUF),
    ] {
        forms.lock().clear();
        let all = fetched(&dynamic.clone().encoding(encoding)).await;
        let object = all[0].object.get().expect("decoded");
        let bytes: Option<String> = object.field("binaryData.b").expect("a text");
        assert_eq!(bytes.as_deref(), Some("AAEC"));
        assert!(all_are(&forms, form), "{encoding:?}: {:?}", forms.lock());
    }
    server.shutdown().await.expect("it ends");
}

#[tokio::test(flavor = "multi_thread")]
async fn errors_in_protobuf_are_classified_as_in_json() {
    let _deadline = Deadline::of_this_test();
    let server = server().await;
    let refused = async |source: &KubeSource<ConfigMap>, version: AskVersion| {
        let mut page = source.list(ListRequest::new(version, None));
        page.next().await.expect("an answer").expect_err("a refusal")
    };
    let (client, forms) = recording(server.client_for("nobody").expect("a client"));
    let source = KubeSource::namespaced(client, NS).encoding(Encoding::WhenTyped);
    let failure = refused(&source, AskVersion::Newest).await;
    assert_eq!(failure.kind, FailureKind::Forbidden);
    assert!(failure.message.contains("cannot list resource"), "{failure:?}");
    assert!(all_are(&forms, PROTOBUF), "{:?}", forms.lock());

    let (client, forms) = recording(server.client());
    let source = KubeSource::<ConfigMap>::namespaced(client, NS).encoding(Encoding::WhenTyped);
    let future = AskVersion::NotOlderThan(4_000_000_000_u64.into());
    assert_eq!(refused(&source, future).await.kind, FailureKind::VersionTooLarge);

    server.compact().await.expect("compacted");
    // Otherwise the watch cache would still have the versions that etcd has compacted.
    server.restart_apiserver().await.expect("started again");
    let mut events = source
        .watch(watching(WatchStart::After(1.into())))
        .await
        .expect("a watch");
    let told = events.next().await.expect("an event").expect("it is not broken");
    assert!(
        matches!(&told, WatchEvent::Error(failure) if failure.kind == FailureKind::Expired),
        "an old version is refused within the watch"
    );
    assert!(all_are(&forms, PROTOBUF), "{:?}", forms.lock());
    server.shutdown().await.expect("it ends");
}

/// The limit for something that hangs. No measurement depends on it.
const PATIENCE: Duration = Duration::from_secs(60);
