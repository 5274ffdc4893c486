//! One factory for a whole program: many resources, rights, kinds and writes.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use futures::future::join_all;
use k8s_openapi::api::core::v1::{ConfigMap, Namespace, Secret};
use kube::Client;
use kube::api::{Api, Patch, PatchParams, PostParams};
use kube::core::{
    ApiResource, DynamicObject, GroupVersionKind, GroupVersionResource, ObjectMeta, PartialObjectMeta,
};
use kube_informer::factory::{InformerOf, Scope, SharedInformerFactory};
use kube_informer::informer::{Handler, State};
use kube_informer::protocol::FailureKind;
use kube_informer::reflector::Config;
use kube_sandbox::{RequestRecord, Verb};
use parking_lot::Mutex;
use serde_json::json;

use crate::harness::{Case, case};
use crate::kinds::{Widgets, version};
use crate::ledger::Ledger;
use crate::map::{self, CachedMap};
use crate::world::{PATIENCE, World, cached, degraded_by, eventually, put, reaches, value, values};

pub(crate) fn cases() -> Vec<Case> {
    vec![
        case!(forty_resources_are_one_watch_each),
        case!(fifty_threads_get_the_same_informer),
        case!(metadata_is_followed_like_whole_objects).both_ways(),
        case!(a_kind_is_created_after_the_start_deleted_and_created_again),
        case!(b58_rights_are_granted_revoked_and_granted_while_the_others_go_on),
        case!(b57_one_informer_is_stopped_and_asked_for_again),
        case!(b56_ten_thousand_writes_are_read_by_their_writers),
    ]
}

/// A factory for a user.
fn factory(client: Client, config: Config) -> SharedInformerFactory {
    let factory = SharedInformerFactory::builder(client).reflector(config);
    factory.build().expect("nothing is wrong")
}

async fn in_sync(factory: &SharedInformerFactory) {
    factory.start().expect("a runtime");
    let synced = factory.wait_for_sync(PATIENCE).await;
    synced.expect("all of them sync");
}

/// The requests that the sandbox has logged. The real server has no such log, so the result is empty there.
fn requests(world: &World) -> Vec<RequestRecord> {
    world
        .sandbox()
        .map_or_else(Vec::new, |sandbox| sandbox.requests())
}

async fn forty_resources_are_one_watch_each(world: World) {
    world.put("a", "0").await;
    let factory = factory(world.admin.clone(), world.config());
    let received = Arc::new(Mutex::new(HashSet::new()));
    for (group, version, kind) in KINDS {
        let kind = ApiResource::from_gvk(&GroupVersionKind::gvk(group, version, kind));
        for user in 0..20 {
            let (received, plural) = (Arc::clone(&received), kind.plural.clone());
            let handler = Handler::new().on_add(move |object: &Arc<DynamicObject>, _| {
                let name = object.metadata.name.clone();
                received
                    .lock()
                    .insert((user, plural.clone(), name.unwrap_or_default()));
            });
            let informer = factory.of_kind::<DynamicObject>(kind.clone());
            informer.informer().add_handler(handler).expect("not stopped");
        }
    }
    in_sync(&factory).await;
    assert_eq!(factory.status().len(), KINDS.len());
    factory.ready().expect("all are synced");
    eventually("every user of the ConfigMaps receives ours", async || {
        let received = received.lock();
        let ours = |user| received.contains(&(user, "configmaps".to_owned(), "a".to_owned()));
        (0..20).all(ours)
    })
    .await;
    for status in factory.status() {
        assert_eq!(
            (status.relists, status.handlers.len(), status.troubles.failures),
            (1, 20, 0),
            "{}",
            status.name
        );
    }
    let watches: Vec<_> = requests(&world)
        .into_iter()
        .filter(|request| request.verb == Verb::Watch)
        .map(|request| request.path)
        .collect();
    let paths: HashSet<_> = watches.iter().collect();
    if world.sandbox().is_some() {
        assert_eq!(
            (watches.len(), paths.len()),
            (KINDS.len(), KINDS.len()),
            "{watches:?}"
        );
    }
    factory.shutdown().await;
}

async fn fifty_threads_get_the_same_informer(world: World) {
    let factory = factory(world.admin.clone(), world.config());
    let mine = Scope::new().namespace(world.ns.as_str());
    let ask = || {
        let (factory, mine) = (factory.clone(), mine.clone());
        std::thread::spawn(move || {
            let all = factory.of::<CachedMap>();
            let mine = factory.of_selected::<CachedMap>(mine);
            (all, mine, factory.metadata_of::<ConfigMap>())
        })
    };
    let threads: Vec<_> = (0..50).map(|_| ask()).collect();
    let asked: Vec<_> = threads.into_iter().map(|t| t.join().expect("no panic")).collect();
    assert_eq!(factory.status().len(), 3);
    in_sync(&factory).await;
    world.put("a", "0").await;
    let key = world.key("a");
    for (all, mine, metadata) in asked {
        eventually("all of them see it", async || {
            all.informer().get(&key).is_some()
                && mine.informer().get(&key).is_some()
                && metadata.informer().get(&key).is_some()
        })
        .await;
    }
    if world.sandbox().is_some() {
        let requests = requests(&world);
        let watches = requests.iter().filter(|request| request.verb == Verb::Watch);
        assert_eq!(watches.count(), 3);
    }
    factory.shutdown().await;
}

async fn metadata_is_followed_like_whole_objects(world: World) {
    world.put("a", "0").await;
    let factory = factory(world.admin.clone(), world.config());
    let mine = Scope::new().namespace(world.ns.as_str());
    let metadata = factory.metadata_of_selected::<ConfigMap>(mine.clone());
    let whole = factory.of_selected::<CachedMap>(mine.clone());
    let resource = GroupVersionResource::gvr("", "v1", "configmaps");
    let by_name = factory.metadata_for_resource(&resource).await;
    let by_name = by_name.expect("the server has these");
    assert_eq!(
        metadata.informer().name(),
        format!("configmaps (metadata; namespace {})", world.ns)
    );
    assert_eq!(by_name.informer().name(), "configmaps (metadata)");
    let log = Arc::new(Mutex::new(Vec::new()));
    let (added, updated, deleted) = (Arc::clone(&log), Arc::clone(&log), Arc::clone(&log));
    let name = |metadata: &ObjectMeta| metadata.name.clone().unwrap_or_default();
    metadata
        .informer()
        .add_handler(
            Handler::new()
                .filter(|object: &PartialObjectMeta<ConfigMap>| {
                    object
                        .metadata
                        .name
                        .as_deref()
                        .is_some_and(|name| name.len() == 1)
                })
                .on_add(move |object, _| added.lock().push(format!("+ {}", name(&object.metadata))))
                .on_update(move |_, object| updated.lock().push(format!("~ {}", name(&object.metadata))))
                .on_delete(move |gone| deleted.lock().push(format!("- {}", gone.key.name()))),
        )
        .expect("a handler");
    in_sync(&factory).await;

    let labelled = Patch::Merge(json!({"metadata": {"labels": {"app": "web"}}}));
    let changed = world.maps().patch("a", &PatchParams::default(), &labelled).await;
    changed.expect("a label");
    world.put("b", "0").await;
    world.delete("a").await;
    eventually("the events arrive in order", async || log.lock().len() == 4).await;
    assert_eq!(*log.lock(), ["+ a", "~ a", "+ b", "- a"]);
    let b = metadata.informer().get(&world.key("b")).expect("it is there");
    let types = b.types.as_ref().expect("it says what it is");
    assert_eq!(types.kind, "PartialObjectMetadata", "only metadata was requested");
    eventually("the others see the same", async || {
        let names = |keys: Vec<String>| keys.contains(&"b".to_owned()) && !keys.contains(&"a".to_owned());
        let whole = whole.informer().list();
        names(whole.iter().map(|map| map::name(&**map)).collect())
            && by_name.informer().get(&world.key("b")).is_some()
            && by_name.informer().get(&world.key("a")).is_none()
    })
    .await;
    assert_eq!(factory.status().len(), 3);
    for request in requests(&world) {
        let wanted = match (request.verb, request.resource.as_str()) {
            (Verb::List, "configmaps") => "as=PartialObjectMetadataList;g=meta.k8s.io;v=v1",
            (Verb::Watch, "configmaps") => "as=PartialObjectMetadata;g=meta.k8s.io;v=v1",
            _ => continue,
        };
        let whole = !request.accept.contains("as=");
        assert!(whole || request.accept.contains(wanted), "{request:?}");
    }
    for status in factory.status() {
        assert_eq!(
            (status.relists, status.troubles.failures),
            (1, 0),
            "{}",
            status.name
        );
    }
    factory.shutdown().await;
}

async fn a_kind_is_created_after_the_start_deleted_and_created_again(world: World) {
    let widgets = Widgets::new(&world, "factory");
    let factory = factory(world.admin.clone(), world.with_short_watches());
    let all = factory.of_kind::<DynamicObject>(widgets.kind("v1"));
    let metadata = factory.metadata_of_kind(widgets.kind("v1"));
    let spaces = factory.of::<Namespace>();
    factory.start().expect("a runtime");
    reaches(
        all.informer(),
        "the kind does not exist",
        degraded_by(FailureKind::NotFound),
    )
    .await;
    let synced = spaces.informer().wait_for_sync(PATIENCE).await;
    synced.expect("the others sync");

    for round in 0..2 {
        widgets.define(&[version("v1", true, true)]).await;
        widgets.make("one").await;
        in_sync(&factory).await;
        eventually("the widget is seen", async || {
            all.informer().len() == 1 && metadata.informer().len() == 1
        })
        .await;
        factory.ready().expect("all are synced");
        widgets.delete().await;
        reaches(
            all.informer(),
            "the kind is gone",
            degraded_by(FailureKind::KindGone),
        )
        .await;
        eventually("the widget is deleted with its kind", async || {
            all.informer().is_empty() && metadata.informer().is_empty()
        })
        .await;
        assert!(!spaces.informer().is_empty(), "round {round}: the others go on");
    }
    factory.shutdown().await;
}

async fn b58_rights_are_granted_revoked_and_granted_while_the_others_go_on(world: World) {
    let (open, closed) = (world.ns.clone(), world.another_namespace().await);
    put(&world.maps_in(&open), "seen", "0").await;
    put(&world.maps_in(&closed), "hidden", "0").await;
    world.allow_from_the_start(&open).await;
    world.forbid(&closed).await;
    let factory = factory(world.user(), world.with_short_watches());
    let in_open = factory.of_selected::<CachedMap>(Scope::new().namespace(open.as_str()));
    let in_closed = factory.of_selected::<CachedMap>(Scope::new().namespace(closed.as_str()));
    let in_both = factory.of_selected::<CachedMap>(Scope::new().namespaces([open.as_str(), closed.as_str()]));
    let ledger = Ledger::new();
    in_both
        .informer()
        .add_handler(ledger.handler())
        .expect("a handler");
    factory.start().expect("a runtime");

    reaches(
        in_closed.informer(),
        "access is forbidden",
        degraded_by(FailureKind::Forbidden),
    )
    .await;
    reaches(
        in_both.informer(),
        "one partition is forbidden",
        degraded_by(FailureKind::Forbidden),
    )
    .await;
    reaches(in_open.informer(), "access is allowed", |state| {
        *state == State::Synced
    })
    .await;
    ledger.adds_up_to(&values("seen=0")).await;
    let late = factory.wait_for_sync(Duration::from_millis(1)).await;
    let text = late.expect_err("two are late").to_string();
    let rule = "{apiGroups: [\"\"], resources: [\"configmaps\"], verbs: [\"list\", \"watch\"]}";
    for part in [
        "2 of 3 informers did not sync",
        rule,
        &format!("namespace {closed:?}: forbidden"),
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert_eq!(factory.ready().expect_err("not yet").late.len(), 2);

    world.allow(&closed).await;
    in_sync(&factory).await;
    assert_eq!(cached(in_both.informer()), values("hidden=0 seen=0"));

    world.forbid(&closed).await;
    reaches(
        in_closed.informer(),
        "access was revoked",
        degraded_by(FailureKind::Forbidden),
    )
    .await;
    put(&world.maps_in(&open), "seen", "1").await;
    ledger.adds_up_to(&values("hidden=0 seen=1")).await;
    factory.ready().expect("the cache can be read");
    world.allow(&closed).await;
    put(&world.maps_in(&closed), "hidden", "1").await;
    ledger.adds_up_to(&values("hidden=1 seen=1")).await;
    reaches(in_closed.informer(), "in sync", |state| *state == State::Synced).await;
    factory.shutdown().await;
}

async fn b57_one_informer_is_stopped_and_asked_for_again(world: World) {
    world.put("a", "0").await;
    let factory = factory(world.admin.clone(), world.config());
    let mine = Scope::new().namespace(world.ns.as_str());
    let old = factory.of_selected::<CachedMap>(mine.clone());
    let other = factory.of::<Secret>();
    let ledger = Ledger::new();
    old.informer().add_handler(ledger.handler()).expect("a handler");
    in_sync(&factory).await;
    ledger.adds_up_to(&values("a=0")).await;

    factory.stop::<CachedMap>().await;
    assert!(old.informer().is_stopped() && !other.informer().is_stopped());
    world.put("b", "1").await;
    let new = factory.of_selected::<CachedMap>(mine);
    let again = Ledger::new();
    new.informer().add_handler(again.handler()).expect("a handler");
    in_sync(&factory).await;
    again.adds_up_to(&world.values().await).await;
    assert_eq!(again.lines().len(), cached(new.informer()).len());
    assert!(cached(new.informer()).contains_key("b"));
    assert!(
        !cached(old.informer()).contains_key("b"),
        "a stopped informer receives nothing"
    );
    factory.shutdown().await;
    assert!(other.informer().is_stopped() && new.informer().is_stopped());
}

async fn b56_ten_thousand_writes_are_read_by_their_writers(world: World) {
    let factory = factory(world.admin.clone(), world.config());
    let maps = factory.of_selected::<CachedMap>(Scope::new().namespace(world.ns.as_str()));
    in_sync(&factory).await;
    let api = world.maps();
    let writers = (0..100).map(|writer| {
        let (api, maps) = (api.clone(), maps.clone());
        tokio::spawn(async move { write_and_read(writer, &api, &maps).await })
    });
    for writer in join_all(writers.collect::<Vec<_>>()).await {
        writer.expect("every write was read");
    }
    let status = maps.informer().status();
    assert_eq!((status.relists, status.troubles.failures), (1, 0));
    factory.shutdown().await;
}

/// A hundred writes: ConfigMaps are created and changed. Each write is read back from the cache at once.
async fn write_and_read(writer: usize, api: &Api<ConfigMap>, maps: &InformerOf<CachedMap>) {
    let read = |written: &ConfigMap| {
        let namespace = written.metadata.namespace.clone().unwrap_or_default();
        let name = written.metadata.name.clone().unwrap_or_default();
        let map = maps.lister().namespace(&namespace).get(&name);
        value(&*map.expect("what was written is there")).to_owned()
    };
    for n in 0..50 {
        let name = format!("map-{writer}-{n}");
        let map = json!({"metadata": {"name": name}, "data": {"v": "made"}});
        let map = serde_json::from_value(map).expect("a map");
        let made = api.create(&PostParams::default(), &map).await.expect("made");
        maps.wait_for(&made).await.expect("it runs");
        assert_eq!(read(&made), "made");
        let patch = Patch::Merge(json!({"data": {"v": "changed"}}));
        let changed = api.patch(&name, &PatchParams::default(), &patch).await;
        let changed = changed.expect("changed");
        maps.wait_for(&changed).await.expect("it runs");
        assert_eq!(read(&changed), "changed");
    }
}

const KINDS: [(&str, &str, &str); 40] = [
    ("", "v1", "ConfigMap"),
    ("", "v1", "Event"),
    ("", "v1", "LimitRange"),
    ("", "v1", "Namespace"),
    ("", "v1", "Node"),
    ("", "v1", "PersistentVolume"),
    ("", "v1", "PersistentVolumeClaim"),
    ("", "v1", "Pod"),
    ("", "v1", "PodTemplate"),
    ("", "v1", "ReplicationController"),
    ("", "v1", "ResourceQuota"),
    ("", "v1", "Secret"),
    ("", "v1", "Service"),
    ("", "v1", "ServiceAccount"),
    (
        "admissionregistration.k8s.io",
        "v1",
        "MutatingWebhookConfiguration",
    ),
    ("admissionregistration.k8s.io", "v1", "ValidatingAdmissionPolicy"),
    (
        "admissionregistration.k8s.io",
        "v1",
        "ValidatingWebhookConfiguration",
    ),
    ("apiextensions.k8s.io", "v1", "CustomResourceDefinition"),
    ("apps", "v1", "ControllerRevision"),
    ("apps", "v1", "DaemonSet"),
    ("apps", "v1", "Deployment"),
    ("apps", "v1", "ReplicaSet"),
    ("apps", "v1", "StatefulSet"),
    ("autoscaling", "v2", "HorizontalPodAutoscaler"),
    ("batch", "v1", "CronJob"),
    ("batch", "v1", "Job"),
    ("coordination.k8s.io", "v1", "Lease"),
    ("discovery.k8s.io", "v1", "EndpointSlice"),
    ("flowcontrol.apiserver.k8s.io", "v1", "FlowSchema"),
    ("networking.k8s.io", "v1", "Ingress"),
    ("networking.k8s.io", "v1", "IngressClass"),
    ("networking.k8s.io", "v1", "NetworkPolicy"),
    ("policy", "v1", "PodDisruptionBudget"),
    ("rbac.authorization.k8s.io", "v1", "ClusterRole"),
    ("rbac.authorization.k8s.io", "v1", "ClusterRoleBinding"),
    ("rbac.authorization.k8s.io", "v1", "Role"),
    ("rbac.authorization.k8s.io", "v1", "RoleBinding"),
    ("scheduling.k8s.io", "v1", "PriorityClass"),
    ("storage.k8s.io", "v1", "CSINode"),
    ("storage.k8s.io", "v1", "StorageClass"),
];
