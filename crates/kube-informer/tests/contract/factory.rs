//! The contract of the factory, on the sandbox, in virtual time.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use http::Request;
use k8s_openapi::api::core::v1::{ConfigMap, Namespace, Pod, Secret};
use kube::Client;
use kube::api::{Api, PostParams};
use kube::client::Body;
use kube::core::{
    ApiResource, DynamicObject, GroupVersionKind, GroupVersionResource, ObjectMeta, PartialObjectMeta,
};
use kube_informer::factory::{InformerOf, Scope, SharedInformerFactory};
use kube_informer::informer::{Handler, SharedInformer, StartError, State};
use kube_informer::reflector::InitialSync;
use kube_informer::source::{Compression, Encoding};
use kube_informer::wire::Decoding;
use kube_sandbox::{Fault, Rule, Sandbox, Verb};
use parking_lot::Mutex;
use serde_json::json;
use tower::ServiceExt as _;

const A_WHILE: Duration = Duration::from_secs(120);

async fn world() -> (Sandbox, SharedInformerFactory) {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    let factory = SharedInformerFactory::builder(sandbox.client())
        .build()
        .expect("nothing is wrong");
    (sandbox, factory)
}

/// The number of watches of each resource.
fn watches(sandbox: &Sandbox) -> BTreeMap<String, usize> {
    let mut watches = BTreeMap::new();
    for request in sandbox.requests() {
        if request.verb == Verb::Watch {
            *watches.entry(request.path).or_default() += 1;
        }
    }
    watches
}

#[tokio::test(start_paused = true)]
async fn b57_start_is_repeatable_and_starts_only_new_informers() {
    let (sandbox, factory) = world().await;
    let pods = factory.core().v1().pods();
    factory.start().expect("a runtime");
    factory.wait_for_sync(A_WHILE).await.expect("synced");
    let nodes = factory.core().v1().nodes();
    assert_eq!(
        *nodes.informer().watch_state().borrow(),
        State::Pending,
        "not before the next start"
    );
    factory.start().expect("again");
    factory.start().expect("and again");
    factory.wait_for_sync(A_WHILE).await.expect("synced");
    assert!(pods.informer().has_synced() && nodes.informer().has_synced());
    assert_eq!(watches(&sandbox).values().copied().collect::<Vec<_>>(), [1, 1]);
    factory.shutdown().await;
    assert!(matches!(factory.start(), Err(StartError::FactoryStopped)));
    let late = factory.core().v1().services();
    assert!(late.informer().is_stopped(), "after the shutdown nothing starts");
    assert!(late.informer().add_handler(Handler::new()).is_err());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn one_informer_per_resource_from_fifty_threads() {
    let (sandbox, factory) = world().await;
    let asked: Vec<_> = (0..50)
        .map(|_| {
            let factory = factory.clone();
            std::thread::spawn(move || {
                let pods: InformerOf<Pod> = factory.of();
                let web = factory.of_selected::<Pod>(Scope::new().labels("app=web"));
                // An index that one user adds is visible to the others, because the cache is shared.
                (
                    pods.informer().store(),
                    web.informer().store(),
                    factory.status().len(),
                )
            })
        })
        .collect();
    for thread in asked {
        thread.join().expect("no panic");
    }
    assert_eq!(factory.status().len(), 2);
    factory.start().expect("a runtime");
    factory.wait_for_sync(A_WHILE).await.expect("synced");
    assert_eq!(watches(&sandbox).values().sum::<usize>(), 2);
    factory.shutdown().await;
}

const OTHER_KINDS: [(&str, &str, &str); 44] = [
    ("", "v1", "Secret"),
    ("", "v1", "Event"),
    ("", "v1", "LimitRange"),
    ("", "v1", "PersistentVolume"),
    ("", "v1", "PersistentVolumeClaim"),
    ("", "v1", "PodTemplate"),
    ("", "v1", "ReplicationController"),
    ("", "v1", "ResourceQuota"),
    ("", "v1", "ServiceAccount"),
    ("apps", "v1", "DaemonSet"),
    ("apps", "v1", "ReplicaSet"),
    ("apps", "v1", "StatefulSet"),
    ("apps", "v1", "ControllerRevision"),
    ("batch", "v1", "Job"),
    ("batch", "v1", "CronJob"),
    ("rbac.authorization.k8s.io", "v1", "Role"),
    ("rbac.authorization.k8s.io", "v1", "RoleBinding"),
    ("rbac.authorization.k8s.io", "v1", "ClusterRole"),
    ("rbac.authorization.k8s.io", "v1", "ClusterRoleBinding"),
    ("storage.k8s.io", "v1", "CSIDriver"),
    ("storage.k8s.io", "v1", "CSINode"),
    ("storage.k8s.io", "v1", "StorageClass"),
    ("storage.k8s.io", "v1", "VolumeAttachment"),
    ("networking.k8s.io", "v1", "Ingress"),
    ("networking.k8s.io", "v1", "IngressClass"),
    ("networking.k8s.io", "v1", "NetworkPolicy"),
    ("policy", "v1", "PodDisruptionBudget"),
    ("scheduling.k8s.io", "v1", "PriorityClass"),
    ("discovery.k8s.io", "v1", "EndpointSlice"),
    ("coordination.k8s.io", "v1", "Lease"),
    ("autoscaling", "v2", "HorizontalPodAutoscaler"),
    ("events.k8s.io", "v1", "Event"),
    (
        "admissionregistration.k8s.io",
        "v1",
        "ValidatingWebhookConfiguration",
    ),
    (
        "admissionregistration.k8s.io",
        "v1",
        "MutatingWebhookConfiguration",
    ),
    ("admissionregistration.k8s.io", "v1", "ValidatingAdmissionPolicy"),
    ("apiextensions.k8s.io", "v1", "CustomResourceDefinition"),
    ("certificates.k8s.io", "v1", "CertificateSigningRequest"),
    ("flowcontrol.apiserver.k8s.io", "v1", "FlowSchema"),
    ("flowcontrol.apiserver.k8s.io", "v1", "PriorityLevelConfiguration"),
    ("networking.k8s.io", "v1", "IPAddress"),
    ("networking.k8s.io", "v1", "ServiceCIDR"),
    ("node.k8s.io", "v1", "RuntimeClass"),
    ("resource.k8s.io", "v1", "DeviceClass"),
    ("resource.k8s.io", "v1", "ResourceClaim"),
];

#[tokio::test(start_paused = true)]
async fn fifty_resources_in_one_factory_with_twenty_users_each_are_one_watch_each() {
    let (sandbox, factory) = world().await;
    sandbox.load("pods", 20).expect("pods");
    let received = Arc::new(Mutex::new(0));
    macro_rules! users {
        ($($informer:expr),+ $(,)?) => {{
            let mut names = HashSet::new();
            $(
                for _ in 0..20 {
                    let received = Arc::clone(&received);
                    let of = $informer;
                    of.informer().add_handler(Handler::new().on_add(move |_, _| *received.lock() += 1)).expect("new");
                    names.insert(of.informer().name().to_owned());
                }
            )+
            names.len()
        }};
    }
    let (core, apps) = (factory.core().v1(), factory.apps().v1());
    // Some by type, the others by name, which compiles faster.
    let mut count = users![
        core.pods(),
        core.nodes(),
        core.services(),
        core.config_maps(),
        core.namespaces(),
        apps.deployments(),
    ];
    for (group, version, kind) in OTHER_KINDS {
        let kind = ApiResource::from_gvk(&GroupVersionKind::gvk(group, version, kind));
        count += users![factory.of_kind::<DynamicObject>(kind.clone())];
    }
    factory.start().expect("a runtime");
    factory.wait_for_sync(A_WHILE).await.expect("synced");
    let watches = watches(&sandbox);
    assert_eq!((count, watches.len()), (50, 50), "B59: every name is another's");
    let handlers = factory
        .status()
        .iter()
        .map(|status| status.handlers.len())
        .sum::<usize>();
    assert_eq!(handlers, 50 * 20);
    assert!(watches.values().all(|n| *n == 1), "{watches:?}");
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert!(
        *received.lock() >= 20 * 20,
        "every user of the pods received all of them"
    );
    factory.shutdown().await;
}

#[tokio::test(start_paused = true)]
async fn b58_a_403_on_one_resource_leaves_the_others_running_prints_the_rule_and_heals() {
    let (sandbox, factory) = world().await;
    let refused = sandbox.fault(Rule::new(Fault::Status(403)).resource("deployments"));
    let (pods, deployments) = (factory.core().v1().pods(), factory.apps().v1().deployments());
    factory.start().expect("a runtime");
    let error = factory
        .wait_for_sync(Duration::from_secs(20))
        .await
        .expect_err("one is forbidden");
    let text = error.to_string();
    for part in [
        "1 of 2 informers did not sync",
        "\"deployments.apps\"",
        "{apiGroups: [\"apps\"], resources: [\"deployments\"], verbs: [\"list\", \"watch\"]}",
        "ClusterRole",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert!(pods.informer().has_synced());
    let not_ready = factory.ready().expect_err("one is late").to_string();
    assert!(
        not_ready.contains("deployments.apps (degraded: all namespaces: forbidden"),
        "{not_ready}"
    );
    drop(refused);
    sandbox.clear_faults();
    factory.wait_for_sync(A_WHILE).await.expect("it heals by itself");
    assert!(deployments.informer().has_synced() && factory.ready().is_ok());
    factory.shutdown().await;
}

#[tokio::test(start_paused = true)]
async fn b59_names_are_unique_whatever_is_asked_for() {
    let (_sandbox, factory) = world().await;
    let kind = ApiResource::from_gvk(&GroupVersionKind::gvk("", "v1", "Pod"));
    let names = [
        factory.core().v1().pods().informer().name().to_owned(),
        factory
            .of_kind::<DynamicObject>(kind.clone())
            .informer()
            .name()
            .to_owned(),
        factory
            .of_selected::<Pod>(Scope::new().namespace("a"))
            .informer()
            .name()
            .to_owned(),
        factory.core().v1().events().informer().name().to_owned(),
        factory.events().v1().events().informer().name().to_owned(),
    ];
    assert_eq!(
        names,
        [
            "pods",
            "pods #2",
            "pods (namespace a)",
            "events",
            "events.events.k8s.io"
        ]
    );
    assert_eq!(
        factory.of_kind::<DynamicObject>(kind).informer().name(),
        "pods #2",
        "the same again"
    );
}

#[tokio::test(start_paused = true)]
async fn b60_namespace_and_selectors_reach_both_list_and_watch() {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    let config = kube_informer::reflector::Config {
        initial: kube_informer::reflector::InitialSync::List,
        // Probes would send further lists, with a limit of one.
        probe_interval: Duration::ZERO,
        ..Default::default()
    };
    let factory = SharedInformerFactory::builder(sandbox.client())
        .namespace("prod")
        .labels("app=web")
        .scope_of::<Secret>(Scope::new().fields("metadata.name=token"))
        .reflector(config)
        .build()
        .expect("nothing is wrong");
    factory.of::<Pod>();
    factory.of::<Secret>();
    factory.start().expect("a runtime");
    factory.wait_for_sync(A_WHILE).await.expect("synced");
    tokio::time::sleep(Duration::from_secs(1)).await;
    let requests = sandbox.requests();
    let about = |path: &str| {
        let asked = requests.iter().filter(|request| request.path == path);
        asked.map(|request| request.query.clone()).collect::<Vec<_>>()
    };
    let all_have = |asked: &[Vec<(String, String)>], name: &str, value: &str| {
        let wanted = (name.to_owned(), value.to_owned());
        asked.len() == 2 && asked.iter().all(|query| query.contains(&wanted))
    };
    let pods = about("/api/v1/namespaces/prod/pods");
    assert!(all_have(&pods, "labelSelector", "app=web"), "{pods:?}");
    let secrets = about("/api/v1/secrets");
    assert!(
        all_have(&secrets, "fieldSelector", "metadata.name=token"),
        "{secrets:?}"
    );
    factory.shutdown().await;
}

#[tokio::test(start_paused = true)]
async fn one_informer_is_stopped_and_asking_again_makes_a_new_one() {
    let (_sandbox, factory) = world().await;
    let (old, other) = (factory.of::<Namespace>(), factory.of::<Pod>());
    factory.start().expect("a runtime");
    factory.wait_for_sync(A_WHILE).await.expect("synced");
    factory.stop::<Namespace>().await;
    assert!(old.informer().is_stopped() && !other.informer().is_stopped());
    assert!(!old.informer().is_empty(), "what it had can be read");
    let new = factory.of::<Namespace>();
    factory.start().expect("again");
    factory.wait_for_sync(A_WHILE).await.expect("synced");
    assert_eq!(new.informer().len(), old.informer().len());
    factory.shutdown().await;
}

#[tokio::test(start_paused = true)]
async fn of_several_namespaces_one_may_be_forbidden() {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    sandbox.fault(Rule::new(Fault::Status(403)).namespace("secret"));
    let factory = SharedInformerFactory::builder(sandbox.client())
        .namespaces(["default", "secret"])
        .build()
        .expect("nothing is wrong");
    let maps = factory.of::<ConfigMap>();
    factory.start().expect("a runtime");
    let error = factory
        .wait_for_sync(Duration::from_secs(20))
        .await
        .expect_err("half of it is forbidden");
    assert!(
        error.to_string().contains("namespace \"secret\": forbidden"),
        "{error}"
    );
    let api: Api<ConfigMap> = Api::default_namespaced(sandbox.client());
    let map = serde_json::from_value(json!({"metadata": {"name": "a"}})).expect("a map");
    api.create(&PostParams::default(), &map).await.expect("created");
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert!(
        maps.lister().namespace("default").get("a").is_ok(),
        "the other half goes on"
    );
    factory.shutdown().await;
}

#[tokio::test(start_paused = true)]
async fn b56_read_your_writes_under_ten_thousand_concurrent_writes() {
    let (sandbox, factory) = world().await;
    let maps = factory.of::<ConfigMap>();
    factory.start().expect("a runtime");
    factory.wait_for_sync(A_WHILE).await.expect("synced");
    let api: Api<ConfigMap> = Api::default_namespaced(sandbox.client());
    let writers = (0..100).map(|writer| {
        let (api, maps) = (api.clone(), maps.clone());
        tokio::spawn(async move {
            for n in 0..100 {
                let name = format!("map-{writer}-{n}");
                let map = serde_json::from_value(json!({"metadata": {"name": name}})).expect("a map");
                let written = api.create(&PostParams::default(), &map).await.expect("created");
                maps.wait_for(&written).await.expect("it runs");
                assert!(
                    maps.lister().namespace("default").get(&name).is_ok(),
                    "{name} is not there"
                );
            }
        })
    });
    for writer in writers.collect::<Vec<_>>() {
        writer.await.expect("every write was read");
    }
    factory.shutdown().await;
}

#[tokio::test(start_paused = true)]
async fn concurrent_first_lists_are_limited_and_a_failing_one_releases_its_permit() {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    // The first list never succeeds, and answers take a second each.
    sandbox.fault(Rule::new(Fault::Status(403)).resource("pods"));
    sandbox.fault(Rule::new(Fault::Latency(Duration::from_secs(1))));
    let factory = SharedInformerFactory::builder(sandbox.client())
        .concurrent_lists(1)
        .build()
        .expect("nothing is wrong");
    factory.of::<Pod>();
    let others = (
        factory.of::<ConfigMap>(),
        factory.of::<Secret>(),
        factory.of::<Namespace>(),
    );
    let began = tokio::time::Instant::now();
    factory.start().expect("a runtime");
    others
        .0
        .informer()
        .wait_for_sync(A_WHILE)
        .await
        .expect("its turn came");
    others
        .1
        .informer()
        .wait_for_sync(A_WHILE)
        .await
        .expect("its turn came");
    others
        .2
        .informer()
        .wait_for_sync(A_WHILE)
        .await
        .expect("its turn came");
    assert!(
        began.elapsed() >= Duration::from_secs(3),
        "one after the other, in virtual time"
    );
    factory.shutdown().await;
}

#[tokio::test(start_paused = true)]
async fn metadata_and_whole_objects_have_one_informer_each() {
    let (sandbox, factory) = world().await;
    sandbox.load("pods", 3).expect("pods");
    let kind = ApiResource::from_gvk(&GroupVersionKind::gvk("", "v1", "Pod"));
    let gvr = GroupVersionResource::gvr("", "v1", "pods");
    let web = Scope::new().labels("app=web");
    for _ in 0..2 {
        factory.of::<Pod>();
        factory.metadata_of::<Pod>();
        factory.of::<PartialObjectMeta<Pod>>();
        factory.metadata_of_selected::<Pod>(Scope::new());
        factory.metadata_of_selected::<Pod>(web.clone());
        factory.metadata_of_kind(kind.clone());
        factory.metadata_for_resource(&gvr).await.expect("it is there");
        factory
            .metadata_for_resource_within(&gvr, A_WHILE)
            .await
            .expect("it is there");
    }
    let names: Vec<_> = factory.status().into_iter().map(|status| status.name).collect();
    let names: Vec<_> = names.iter().map(|name| &**name).collect();
    assert_eq!(
        names,
        [
            "pods",
            "pods (metadata)",
            "pods (metadata; labels app=web)",
            "pods (metadata) #2", // the same requests, but another Rust type
        ]
    );
    factory.start().expect("a runtime");
    factory.wait_for_sync(A_WHILE).await.expect("synced");
    let (whole, metadata) = (factory.of::<Pod>(), factory.metadata_of::<Pod>());
    assert_eq!((whole.informer().len(), metadata.informer().len()), (3, 3));
    let uids = |objects: Vec<Option<String>>| objects.into_iter().collect::<HashSet<_>>();
    assert_eq!(
        uids(
            whole
                .lister()
                .list_all()
                .iter()
                .map(|pod| pod.metadata.uid.clone())
                .collect()
        ),
        uids(
            metadata
                .lister()
                .list_all()
                .iter()
                .map(|pod| pod.metadata.uid.clone())
                .collect()
        ),
    );
    factory.stop::<PartialObjectMeta<Pod>>().await;
    assert!(metadata.informer().is_stopped() && !whole.informer().is_stopped());
    factory.shutdown().await;
}

/// A pod with the fields that the test needs.
#[derive(Debug, Clone, serde::Deserialize)]
struct SlimPod {
    metadata: ObjectMeta,
    spec: SlimSpec,
}

#[derive(Debug, Clone, serde::Deserialize)]
#[serde(rename_all = "camelCase")]
struct SlimSpec {
    node_name: Option<String>,
}

impl kube::Resource for SlimPod {
    type DynamicType = ();
    type Scope = kube::core::NamespaceResourceScope;

    fn kind((): &()) -> Cow<'_, str> {
        "Pod".into()
    }
    fn group((): &()) -> Cow<'_, str> {
        "".into()
    }
    fn version((): &()) -> Cow<'_, str> {
        "v1".into()
    }
    fn plural((): &()) -> Cow<'_, str> {
        "pods".into()
    }
    fn meta(&self) -> &ObjectMeta {
        &self.metadata
    }
    fn meta_mut(&mut self) -> &mut ObjectMeta {
        &mut self.metadata
    }
}

#[tokio::test(start_paused = true)]
async fn transform_projection_and_wire_options_are_chosen_for_all_and_for_each_type() {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    sandbox.load("pods", 3).expect("pods");
    let without = |path: &str| Decoding::default().leave_out(path).expect("a path");
    let (lean, kept) = (
        without("metadata.annotations"),
        Decoding::default().keep_managed_fields(),
    );
    let (asked, service) = (Arc::new(Mutex::new(Vec::new())), sandbox.service());
    let kept_asked = Arc::clone(&asked);
    let client = Client::new(
        tower::service_fn(move |request: Request<Body>| {
            let said = |name| request.headers()[name].to_str().unwrap_or_default().to_owned();
            kept_asked.lock().push((said("accept"), said("accept-encoding")));
            service.clone().oneshot(request)
        }),
        "default",
    );
    let factory = SharedInformerFactory::builder(client)
        .decoding(lean)
        .encoding(Encoding::Json)
        .compression(Compression::Never)
        .configure::<Pod>(|pods| {
            pods.transform(|pod| {
                pod.status = None;
                Ok(())
            })
        })
        .configure::<SlimPod>(|pods| pods.encoding(Encoding::WhenTyped))
        .configure::<PartialObjectMeta<Pod>>(move |pods| {
            let pods = pods.decoding(kept.clone()).compression(Compression::Always);
            pods.initial(InitialSync::List).probe_interval(Duration::ZERO)
        })
        .build()
        .expect("nothing is wrong");
    let (pods, slim, metadata) = (
        factory.of::<Pod>(),
        factory.of::<SlimPod>(),
        factory.metadata_of::<Pod>(),
    );
    factory.start().expect("a runtime");
    factory.wait_for_sync(A_WHILE).await.expect("synced");

    for pod in pods.lister().list_all() {
        assert!(pod.status.is_none(), "transformed");
        assert!(pod.spec.is_some() && pod.metadata.labels.is_some());
        assert!(pod.metadata.annotations.is_none() && pod.metadata.managed_fields.is_none());
    }
    assert_eq!(slim.lister().list_all().len(), 3);
    for pod in slim.lister().list_all() {
        assert!(
            pod.spec.node_name.is_some() && pod.metadata.annotations.is_none(),
            "projected"
        );
    }
    for pod in metadata.lister().list_all() {
        let metadata = &pod.metadata;
        assert!(
            metadata.annotations.is_some() && metadata.managed_fields.is_some(),
            "its own choice"
        );
    }
    let first = sandbox.requests();
    let listed: Vec<_> = first
        .iter()
        .filter(|request| request.verb == Verb::List)
        .collect();
    assert_eq!(listed.len(), 1, "only one was to begin with a list: {listed:?}");
    assert!(listed[0].accept.contains("as=PartialObjectMetadataList"));
    let wants_protobuf = |(accept, _): &&(String, String)| accept.contains("protobuf");
    assert_eq!(
        asked.lock().iter().filter(wants_protobuf).count(),
        1,
        "only one type was to"
    );
    for (accept, encoding) in &*asked.lock() {
        let wanted = if accept.contains("MetadataList") {
            "gzip"
        } else {
            "identity"
        };
        assert_eq!(encoding, wanted, "{accept}");
    }
    factory.shutdown().await;
}

#[tokio::test(start_paused = true)]
async fn b60_an_empty_namespace_means_all_of_them_as_in_client_go() {
    let (sandbox, _) = world().await;
    let client = sandbox.client();
    let all = SharedInformerFactory::builder(client.clone())
        .namespace("")
        .scope_of::<ConfigMap>(Scope::new().namespaces([""]))
        .build()
        .expect("the empty namespace is all of them");
    let (pods, maps) = (all.of::<Pod>(), all.of::<ConfigMap>());
    assert_eq!(
        (pods.informer().name(), maps.informer().name()),
        ("pods", "configmaps")
    );
    let same = all.of_selected::<Pod>(Scope::new().namespace(""));
    same.informer()
        .add_named_index("x", |_| vec![])
        .expect("a new name");
    assert!(
        pods.informer().snapshot().by_index("x", "").is_ok(),
        "an equal scope is the same informer"
    );
    let one = SharedInformer::<Pod>::builder(client.clone())
        .namespaces([""])
        .build()
        .expect("the same for a single informer");
    let plain = SharedInformer::over(kube_informer::source::KubeSource::<Pod>::namespaced(client, ""))
        .build()
        .expect("and for a source");
    one.start().expect("once");
    plain.start().expect("once");
    all.start().expect("a runtime");
    all.wait_for_sync(A_WHILE).await.expect("synced");
    one.wait_for_sync(A_WHILE).await.expect("synced");
    plain.wait_for_sync(A_WHILE).await.expect("synced");
    let paths: HashSet<_> = sandbox
        .requests()
        .into_iter()
        .map(|request| request.path)
        .collect();
    assert_eq!(
        paths,
        ["/api/v1/pods", "/api/v1/configmaps"].map(str::to_owned).into()
    );
}

#[tokio::test(start_paused = true)]
async fn a_scope_or_a_configuration_that_makes_no_sense_is_an_error_and_never_a_panic() {
    let (sandbox, factory) = world().await;
    for namespaces in [&["", "prod"][..], &["Prod"], &["a/b"], &["../pods"]] {
        let owned = || namespaces.iter().map(|namespace| (*namespace).to_owned());
        let builder = SharedInformerFactory::builder(sandbox.client());
        builder
            .namespaces(owned())
            .build()
            .expect_err("a factory refuses it");
        let builder = SharedInformer::<Pod>::builder(sandbox.client());
        builder
            .namespaces(owned())
            .build()
            .expect_err("an informer refuses it");
    }
    // After the build, a wrong configuration is reported by an informer that never syncs.
    let configured = SharedInformerFactory::builder(sandbox.client())
        .configure::<Pod>(|pods| pods.name(""))
        .build()
        .expect("what a closure does is not known yet");
    let selected = factory.of_selected::<Pod>(Scope::new().namespaces(["", "prod"]));
    let again = factory.of_selected::<Pod>(Scope::new().namespaces(["", "prod"]));
    assert_eq!(selected.informer().name(), again.informer().name());
    let named = configured.of::<Pod>();
    assert_eq!(named.informer().name(), "pods");
    factory.start().expect("a runtime");
    configured.start().expect("a runtime");
    for (informer, why) in [
        (&selected, "one of several is empty"),
        (&named, "`name`: it is empty"),
    ] {
        let error = informer.informer().wait_for_sync(Duration::from_secs(5)).await;
        let text = error.expect_err("it cannot be built").to_string();
        assert!(
            text.contains("the informer cannot be built") && text.contains(why),
            "{text}"
        );
        assert!(informer.informer().is_empty());
    }
    factory.of::<ConfigMap>();
    factory.start().expect("a runtime");
    let results = factory
        .wait_for_sync(Duration::from_secs(5))
        .await
        .expect_err("one is refused");
    assert_eq!(results.late().count(), 1, "the others run: {results}");
}

#[tokio::test(start_paused = true)]
async fn b58_a_factory_that_was_not_started_or_not_again_says_so_within_a_second() {
    let (_sandbox, factory) = world().await;
    factory.of::<Pod>();
    let hour = Duration::from_secs(3600);
    let began = tokio::time::Instant::now();
    let error = factory
        .wait_for_sync(hour)
        .await
        .expect_err("it was never started");
    assert!(
        error
            .to_string()
            .contains("\"pods\" cannot sync: it was not started; call `start`"),
        "{error}"
    );
    assert!(began.elapsed() <= Duration::from_secs(1), "{:?}", began.elapsed());
    // Requested after the start: the error does not wait for the others.
    factory.start().expect("a runtime");
    factory.wait_for_sync(hour).await.expect("synced");
    factory.of::<ConfigMap>();
    let began = tokio::time::Instant::now();
    let error = factory
        .wait_for_sync(hour)
        .await
        .expect_err("one was not started");
    assert!(began.elapsed() <= Duration::from_secs(1), "{:?}", began.elapsed());
    let results: Vec<_> = error
        .results
        .iter()
        .map(|(name, result)| (&**name, result.is_ok()))
        .collect();
    assert_eq!(results, [("pods", true), ("configmaps", false)]);
    let map = ConfigMap {
        metadata: ObjectMeta {
            resource_version: Some("5".to_owned()),
            ..Default::default()
        },
        ..Default::default()
    };
    let maps = factory.of::<ConfigMap>();
    let text = maps
        .wait_for_within(&map, hour)
        .await
        .expect_err("not started")
        .to_string();
    assert!(text.contains("\"configmaps\" was not started"), "{text}");
    // Started by another task, a moment later.
    let starting = tokio::spawn({
        let factory = factory.clone();
        async move {
            tokio::time::sleep(Duration::from_millis(500)).await;
            factory.start()
        }
    });
    factory.wait_for_sync(hour).await.expect("synced");
    starting.await.expect("no panic").expect("a runtime");
}

#[test]
fn i10_on_a_runtime_that_has_shut_down_a_handlers_drop_may_call_back_into_the_factory() {
    struct Clingy(SharedInformerFactory, std::sync::mpsc::Sender<()>);
    impl kube_informer::informer::EventHandler<Pod> for Clingy {}
    impl Drop for Clingy {
        fn drop(&mut self) {
            self.0.of::<ConfigMap>();
            let _ = self.0.ready();
            let _ = self.1.send(());
        }
    }
    let (live, dying) = (runtime(), runtime());
    let dead = dying.handle().clone();
    drop(dying);
    let (sandbox, client) = live.block_on(async {
        let sandbox = Sandbox::start().await.expect("a sandbox");
        let client = sandbox.client();
        (sandbox, client)
    });
    let factory = SharedInformerFactory::builder(client)
        .runtime(dead)
        .build()
        .expect("a factory");
    let (say, gone) = std::sync::mpsc::channel();
    let _inside = live.enter();
    factory
        .of::<Pod>()
        .informer()
        .add_handler(Handler::of(Clingy(factory.clone(), say)))
        .expect("it was not stopped");
    let caller = std::thread::spawn({
        let factory = factory.clone();
        move || factory.start()
    });
    gone.recv_timeout(Duration::from_secs(60)).expect("a deadlock");
    caller.join().expect("no panic").expect("a runtime was given");
    drop(sandbox);
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Runtime::new().expect("a runtime")
}

#[tokio::test(start_paused = true)]
async fn b69_endless_jitter_periods_and_deadlines_do_not_panic() {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    let builder = || SharedInformerFactory::builder(sandbox.client()).resync(Duration::MAX);
    let factory = builder().build().expect("nothing is wrong");
    factory.of::<Pod>();
    factory.start().expect("a runtime");
    factory.wait_for_sync(Duration::MAX).await.expect("it is there");
    factory.shutdown().await;
    for _ in 0..20 {
        let factory = builder().jitter(Duration::MAX).build().expect("nothing is wrong");
        factory.of::<Pod>();
        factory.start().expect("a runtime");
        assert!(
            factory.wait_for_sync(A_WHILE).await.is_err(),
            "its turn comes in years"
        );
        factory.shutdown().await;
    }
}
