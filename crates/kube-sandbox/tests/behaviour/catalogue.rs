//! Every built-in resource that k8s-openapi knows is served: under its path, with its kind and its scope.

use std::collections::BTreeMap;

use k8s_openapi::api::*;
use k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions;
use k8s_openapi::apimachinery::pkg::apis::meta::v1::APIResourceList;
use k8s_openapi::kube_aggregator::pkg::apis::apiregistration;
use k8s_openapi::{ClusterResourceScope, NamespaceResourceScope, Resource};
use kube_sandbox::Sandbox;

use crate::kit::{Answer, ask, sandbox};

/// What k8s-openapi says of a type, or discovery of a resource.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Entry {
    api_version: String,
    plural: String,
    kind: String,
    namespaced: bool,
}

trait Scope {
    const NAMESPACED: bool;
}

impl Scope for NamespaceResourceScope {
    const NAMESPACED: bool = true;
}

impl Scope for ClusterResourceScope {
    const NAMESPACED: bool = false;
}

fn entry<K: Resource>() -> Entry
where
    K::Scope: Scope,
{
    Entry {
        api_version: K::API_VERSION.to_owned(),
        plural: K::URL_PATH_SEGMENT.to_owned(),
        kind: K::KIND.to_owned(),
        namespaced: K::Scope::NAMESPACED,
    }
}

macro_rules! catalogue {
    ($($group:ident::$version:ident: $($kind:ident)+;)+) => {
        fn catalogue() -> Vec<Entry> {
            vec![$($(entry::<$group::$version::$kind>(),)+)+]
        }
    };
}

// Every type of k8s-openapi's newest version (1.37) with a path of its own.
catalogue! {
    admissionregistration::v1: MutatingAdmissionPolicy MutatingAdmissionPolicyBinding MutatingWebhookConfiguration ValidatingAdmissionPolicy ValidatingAdmissionPolicyBinding ValidatingWebhookConfiguration;
    admissionregistration::v1alpha1: MutatingAdmissionPolicy MutatingAdmissionPolicyBinding;
    admissionregistration::v1beta1: MutatingAdmissionPolicy MutatingAdmissionPolicyBinding;
    apiserverinternal::v1alpha1: StorageVersion;
    apps::v1: ControllerRevision DaemonSet Deployment ReplicaSet StatefulSet;
    authentication::v1: SelfSubjectReview TokenReview;
    authorization::v1: LocalSubjectAccessReview SelfSubjectAccessReview SelfSubjectRulesReview SubjectAccessReview;
    autoscaling::v1: HorizontalPodAutoscaler;
    autoscaling::v2: HorizontalPodAutoscaler;
    batch::v1: CronJob Job;
    certificates::v1: CertificateSigningRequest ClusterTrustBundle PodCertificateRequest;
    certificates::v1beta1: ClusterTrustBundle PodCertificateRequest;
    coordination::v1: Lease;
    coordination::v1alpha2: LeaseCandidate;
    coordination::v1beta1: LeaseCandidate;
    core::v1: Binding ComponentStatus ConfigMap Endpoints Event LimitRange Namespace Node PersistentVolume PersistentVolumeClaim Pod PodTemplate ReplicationController ResourceQuota Secret Service ServiceAccount;
    discovery::v1: EndpointSlice;
    events::v1: Event;
    flowcontrol::v1: FlowSchema PriorityLevelConfiguration;
    lifecycle::v1alpha1: Eviction EvictionRequest;
    networking::v1: IPAddress Ingress IngressClass NetworkPolicy ServiceCIDR;
    node::v1: RuntimeClass;
    policy::v1: PodDisruptionBudget;
    rbac::v1: ClusterRole ClusterRoleBinding Role RoleBinding;
    resource::v1: DeviceClass DeviceTaintRule ResourceClaim ResourceClaimTemplate ResourceSlice;
    resource::v1alpha3: DeviceTaintRule ResourcePoolStatusRequest;
    resource::v1beta1: DeviceClass ResourceClaim ResourceClaimTemplate ResourceSlice;
    resource::v1beta2: DeviceClass DeviceTaintRule ResourceClaim ResourceClaimTemplate ResourceSlice;
    scheduling::v1: PriorityClass;
    scheduling::v1alpha3: CompositePodGroup PodGroup Workload;
    scheduling::v1beta1: PodGroup Workload;
    storage::v1: CSIDriver CSINode CSIStorageCapacity StorageClass VolumeAttachment VolumeAttributesClass;
    storagemigration::v1: StorageVersionMigration;
    storagemigration::v1beta1: StorageVersionMigration;
    apiextensions::v1: CustomResourceDefinition;
    apiregistration::v1: APIService;
}

async fn discovered(sandbox: &Sandbox) -> Vec<Entry> {
    let mut versions = vec!["/api/v1".to_owned()];
    let groups = Answer::read(ask(sandbox, "/apis").await).await.json();
    for group in groups["groups"].as_array().expect("groups") {
        for version in group["versions"].as_array().expect("versions") {
            let version = version["groupVersion"].as_str().expect("text");
            versions.push(format!("/apis/{version}"));
        }
    }
    let mut entries = Vec::new();
    for path in versions {
        let answer = Answer::read(ask(sandbox, &path).await).await;
        let list: APIResourceList = serde_json::from_slice(&answer.body).expect("a list of resources");
        let whole = list.resources.into_iter().filter(|r| !r.name.contains('/'));
        entries.extend(whole.map(|r| Entry {
            api_version: list.group_version.clone(),
            plural: r.name,
            kind: r.kind,
            namespaced: r.namespaced,
        }));
    }
    entries
}

#[tokio::test]
async fn discovery_shows_every_built_in_resource_with_its_kind_and_scope() {
    let sandbox = sandbox().await;

    let found = discovered(&sandbox).await;

    let place = |e: &Entry| (e.api_version.clone(), e.plural.clone());
    let found: BTreeMap<_, _> = found.into_iter().map(|e| (place(&e), e)).collect();
    for wanted in catalogue() {
        assert_eq!(found.get(&place(&wanted)), Some(&wanted));
    }
}

#[tokio::test]
async fn every_built_in_resource_can_be_listed_or_says_that_it_cannot() {
    let sandbox = sandbox().await;
    for entry in discovered(&sandbox).await {
        let root = match entry.api_version.contains('/') {
            true => "apis",
            false => "api",
        };
        let path = format!("/{root}/{}/{}", entry.api_version, entry.plural);

        let answer = Answer::read(ask(&sandbox, &path).await).await;

        let only_asked = entry.kind.ends_with("Review") || entry.kind == "Binding";
        let (status, kind) = match only_asked {
            true => (405, "Status".to_owned()),
            false => (200, format!("{}List", entry.kind)),
        };
        assert_eq!(answer.status, status, "{path}");
        assert_eq!(answer.json()["kind"], kind, "{path}");
    }
}

#[test]
fn the_catalogue_is_not_shorter_than_it_was() {
    assert_eq!(catalogue().len(), 100);
}

#[tokio::test]
async fn every_sample_can_be_changed() {
    use kube::api::{Api, DynamicObject, ListParams, Patch, PatchParams};
    use kube::core::{ApiResource, GroupVersionKind};

    let sandbox = sandbox().await;
    let kinds = [
        ("", "ConfigMap", "configmaps"),
        ("apps", "Deployment", "deployments"),
        ("", "Node", "nodes"),
        ("", "Pod", "pods"),
        ("", "Service", "services"),
    ];
    for (group, kind, resource) in kinds {
        sandbox.load(resource, 3).expect("a sample");
        let kind = ApiResource::from_gvk(&GroupVersionKind::gvk(group, "v1", kind));
        let all: Api<DynamicObject> = Api::all_with(sandbox.client(), &kind);
        let found = all.list(&ListParams::default()).await.expect("a list");
        let sample = found.items.last().expect("a sample was loaded");
        let name = sample.metadata.name.clone().expect("a name");
        let api = match &sample.metadata.namespace {
            Some(namespace) => Api::namespaced_with(sandbox.client(), namespace, &kind),
            None => all,
        };
        let patch = Patch::Merge(serde_json::json!({"metadata": {"annotations": {"changed": "yes"}}}));
        let changed = api.patch(&name, &PatchParams::default(), &patch).await;
        let changed: DynamicObject = changed.unwrap_or_else(|error| panic!("{resource}: {error}"));
        assert_eq!(
            changed.metadata.annotations.expect("annotations")["changed"],
            "yes"
        );
    }
}
