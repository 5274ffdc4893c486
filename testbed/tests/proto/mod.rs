//! Compares the JSON and the protobuf form of an object after decoding.

use std::collections::BTreeMap;
use std::fmt::Debug;

use kube_informer::wire::proto::{Decoder, Envelope};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Asserts that two JSON values are equal, and names the first differences.
#[track_caller]
pub(crate) fn assert_same(what: &str, json: &Value, protobuf: &Value) {
    let mut differences = Vec::new();
    differ(String::new(), json, protobuf, &mut differences);
    assert!(differences.is_empty(), "{what}:\n{}", differences.join("\n"));
}

fn differ(path: String, json: &Value, protobuf: &Value, out: &mut Vec<String>) {
    match (json, protobuf) {
        (Value::Object(a), Value::Object(b)) => {
            let keys: std::collections::BTreeSet<_> = a.keys().chain(b.keys()).collect();
            for key in keys {
                match (a.get(key), b.get(key)) {
                    (Some(x), Some(y)) => differ(format!("{path}.{key}"), x, y, out),
                    (x, y) => out.push(format!("{path}.{key}: JSON {x:?}, protobuf {y:?}")),
                }
            }
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            for (i, (x, y)) in a.iter().zip(b).enumerate() {
                differ(format!("{path}[{i}]"), x, y, out);
            }
        }
        (a, b) if a == b => {}
        // serde_json reads some fractions one bit off; protobuf does not.
        (Value::Number(a), Value::Number(b)) if a.is_f64() && b.is_f64() && close(a.as_f64(), b.as_f64()) => {
        }
        (a, b) => out.push(format!("{path}: JSON {a}, protobuf {b}")),
    }
}

fn close(a: Option<f64>, b: Option<f64>) -> bool {
    a.zip(b)
        .is_some_and(|(a, b)| (a - b).abs() <= a.abs() * 4.0 * f64::EPSILON)
}

/// Asserts that a type decodes to the same value from both forms, or fails on both: k8s-openapi requires a time where
/// Go may write null.
#[track_caller]
fn same<T: DeserializeOwned + PartialEq + Debug + 'static>(what: &str, json: &[u8], envelope: &Envelope<'_>) {
    let decoder = Decoder::new().keep_managed_fields();
    match (serde_json::from_slice::<T>(json), decoder.object::<T>(envelope)) {
        (Ok(json), Ok(protobuf)) => assert!(json == protobuf, "{what}:\n{json:#?}\n{protobuf:#?}"),
        (Err(_), Err(_)) => {}
        (json, protobuf) => panic!("{what}: JSON {:?}, protobuf {:?}", json.err(), protobuf.err()),
    }
}

macro_rules! typed {
    ($($version:literal in $($module:ident)::+: $($kind:ident),+;)*) => {
        /// Asserts that the k8s-openapi type of the kind decodes to the same value from both forms. Kinds without such
        /// a type are skipped.
        #[track_caller]
        pub(crate) fn as_typed(what: &str, json: &[u8], envelope: &Envelope<'_>) {
            $(if envelope.api_version == $version {
                use k8s_openapi::$($module)::+ as module;
                match envelope.kind {
                    $(stringify!($kind) => return same::<module::$kind>(what, json, envelope),)+
                    _ => {}
                }
            })*
        }
    };
}

typed! {
    "admissionregistration.k8s.io/v1" in api::admissionregistration::v1: MutatingAdmissionPolicy, MutatingAdmissionPolicyBinding, MutatingWebhookConfiguration, ValidatingAdmissionPolicy, ValidatingAdmissionPolicyBinding, ValidatingWebhookConfiguration;
    "admissionregistration.k8s.io/v1alpha1" in api::admissionregistration::v1alpha1: MutatingAdmissionPolicy, MutatingAdmissionPolicyBinding;
    "admissionregistration.k8s.io/v1beta1" in api::admissionregistration::v1beta1: MutatingAdmissionPolicy, MutatingAdmissionPolicyBinding;
    "internal.apiserver.k8s.io/v1alpha1" in api::apiserverinternal::v1alpha1: StorageVersion;
    "apps/v1" in api::apps::v1: ControllerRevision, DaemonSet, Deployment, ReplicaSet, StatefulSet;
    "autoscaling/v1" in api::autoscaling::v1: HorizontalPodAutoscaler;
    "autoscaling/v2" in api::autoscaling::v2: HorizontalPodAutoscaler;
    "batch/v1" in api::batch::v1: CronJob, Job;
    "certificates.k8s.io/v1" in api::certificates::v1: CertificateSigningRequest;
    "certificates.k8s.io/v1beta1" in api::certificates::v1beta1: ClusterTrustBundle, PodCertificateRequest;
    "coordination.k8s.io/v1" in api::coordination::v1: Lease;
    "coordination.k8s.io/v1alpha2" in api::coordination::v1alpha2: LeaseCandidate;
    "coordination.k8s.io/v1beta1" in api::coordination::v1beta1: LeaseCandidate;
    "v1" in api::core::v1: ComponentStatus, ConfigMap, Endpoints, Event, LimitRange, Namespace, Node, PersistentVolume, PersistentVolumeClaim, Pod, PodTemplate, ReplicationController, ResourceQuota, Secret, Service, ServiceAccount;
    "discovery.k8s.io/v1" in api::discovery::v1: EndpointSlice;
    "events.k8s.io/v1" in api::events::v1: Event;
    "flowcontrol.apiserver.k8s.io/v1" in api::flowcontrol::v1: FlowSchema, PriorityLevelConfiguration;
    "networking.k8s.io/v1" in api::networking::v1: IPAddress, Ingress, IngressClass, NetworkPolicy, ServiceCIDR;
    "node.k8s.io/v1" in api::node::v1: RuntimeClass;
    "policy/v1" in api::policy::v1: PodDisruptionBudget;
    "rbac.authorization.k8s.io/v1" in api::rbac::v1: ClusterRole, ClusterRoleBinding, Role, RoleBinding;
    "resource.k8s.io/v1" in api::resource::v1: DeviceClass, ResourceClaim, ResourceClaimTemplate, ResourceSlice;
    "resource.k8s.io/v1alpha3" in api::resource::v1alpha3: DeviceTaintRule, ResourcePoolStatusRequest;
    "resource.k8s.io/v1beta1" in api::resource::v1beta1: DeviceClass, ResourceClaim, ResourceClaimTemplate, ResourceSlice;
    "resource.k8s.io/v1beta2" in api::resource::v1beta2: DeviceClass, DeviceTaintRule, ResourceClaim, ResourceClaimTemplate, ResourceSlice;
    "scheduling.k8s.io/v1" in api::scheduling::v1: PriorityClass;
    "storage.k8s.io/v1" in api::storage::v1: CSIDriver, CSINode, CSIStorageCapacity, StorageClass, VolumeAttachment, VolumeAttributesClass;
    "storagemigration.k8s.io/v1beta1" in api::storagemigration::v1beta1: StorageVersionMigration;
    "apiextensions.k8s.io/v1" in apiextensions_apiserver::pkg::apis::apiextensions::v1: CustomResourceDefinition;
    "v1" in apimachinery::pkg::apis::meta::v1: Status;
    "apiregistration.k8s.io/v1" in kube_aggregator::pkg::apis::apiregistration::v1: APIService;
}

/// A struct with a few fields, as users write them.
#[derive(Debug, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Slim {
    api_version: String,
    kind: String,
    metadata: Metadata,
    spec: Option<Spec>,
    #[serde(default)]
    status: Status,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Metadata {
    name: String,
    #[serde(default)]
    namespace: String,
    resource_version: String,
    creation_timestamp: Option<String>,
    #[serde(default)]
    labels: BTreeMap<String, String>,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Spec {
    node_name: Option<String>,
    #[serde(default)]
    containers: Vec<Container>,
    replicas: Option<i64>,
    #[serde(default)]
    template: Option<Template>,
}

#[derive(Debug, PartialEq, Deserialize)]
struct Container {
    name: String,
    image: Option<String>,
    #[serde(default)]
    resources: Value,
}

#[derive(Debug, PartialEq, Deserialize)]
struct Template {
    spec: Option<Value>,
}

#[derive(Debug, Default, PartialEq, Deserialize)]
struct Status {
    phase: Option<String>,
    conditions: Option<Vec<Condition>>,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Condition {
    r#type: String,
    last_transition_time: Option<String>,
}

/// All fields except the metadata, flattened.
#[derive(Debug, PartialEq, Deserialize)]
struct Flattened {
    metadata: Metadata,
    #[serde(flatten)]
    rest: BTreeMap<String, Value>,
}

/// Asserts that a user's structs decode to the same values from both forms.
#[track_caller]
pub(crate) fn as_slim(what: &str, json: &[u8], envelope: &Envelope<'_>) {
    same::<Slim>(what, json, envelope);
    same::<Flattened>(what, json, envelope);
}
