//! Every built-in resource, by group and version: `factory.core().v1().pods()` as a type of k8s-openapi,
//! `factory.lean().core().v1().pods()` as a lean type.
//!
//! One table for both. Each line is a method of a single expression that is compiled where it is called, so
//! a resource that a program does not use costs nothing. Resources that only some versions of
//! Kubernetes have exist only if the k8s-openapi feature of such a version is enabled. Lean types have one
//! version of Kubernetes, whatever the feature.

use std::marker::PhantomData;

use super::SharedInformerFactory;
use super::typed::InformerOf;

/// Accessors with this parameter return informers over the types of k8s-openapi.
#[derive(Debug, Clone, Copy)]
pub enum OpenApiTypes {}

/// Accessors with this parameter return informers over lean types.
#[cfg(feature = "lean")]
#[derive(Debug, Clone, Copy)]
pub enum LeanTypes {}

/// The built-in resources as [lean types](crate::lean), which need a fraction of the memory.
///
/// The informer of a lean type and the informer of the k8s-openapi type of the same resource are two informers, each with a
/// watch and a cache. Use one of them for a resource. Lean types do not keep unknown fields, so write by patch or apply.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use std::time::Duration;
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// # sandbox.load("pods", 3)?;
/// # let factory = kube_informer::factory::SharedInformerFactory::builder(sandbox.client()).build()?;
/// let pods = factory.lean().core().v1().pods();
/// factory.start()?;
/// factory.wait_for_sync(Duration::from_secs(10)).await?;
/// for pod in pods.lister().list_all() {
///     let node = pod.spec.as_ref().and_then(|spec| spec.node_name.as_deref());
///     assert!(pod.metadata.name.is_some() && node.is_some());
/// }
/// # Ok(()) }
/// ```
#[cfg(feature = "lean")]
#[derive(Debug, Clone, Copy)]
pub struct LeanAccessors<'a>(&'a SharedInformerFactory);

#[cfg(feature = "lean")]
impl SharedInformerFactory {
    /// The built-in resources as lean types. For an example see [`LeanAccessors`].
    pub fn lean(&self) -> LeanAccessors<'_> {
        LeanAccessors(self)
    }
}

macro_rules! group {
    ($group:ident, $name:literal, $type:ident { $($version:ident => $versioned:ident),+ $(,)? }) => {
        impl SharedInformerFactory {
            #[doc = concat!("The resources of ", $name, ". For an example see [`SharedInformerFactory`].")]
            pub fn $group(&self) -> $type<'_> {
                $type(self, PhantomData)
            }
        }

        #[cfg(feature = "lean")]
        impl<'a> LeanAccessors<'a> {
            #[doc = concat!("The resources of ", $name, ". For an example see [`LeanAccessors`].")]
            pub fn $group(self) -> $type<'a, LeanTypes> {
                $type(self.0, PhantomData)
            }
        }

        #[doc = concat!("The resources of ", $name, ", by version.")]
        #[derive(Debug, Clone, Copy)]
        pub struct $type<'a, Types = OpenApiTypes>(&'a SharedInformerFactory, PhantomData<Types>);

        impl<'a, Types> $type<'a, Types> {
            $(
                #[doc = concat!("The resources of ", stringify!($version), ".")]
                pub fn $version(self) -> $versioned<'a, Types> {
                    $versioned(self.0, PhantomData)
                }
            )+
        }

        $(
            #[doc = concat!("The resources of ", $name, ", ", stringify!($version), ".")]
            #[derive(Debug, Clone, Copy)]
            #[allow(dead_code, reason = "some versions of Kubernetes have nothing in some of these")]
            pub struct $versioned<'a, Types = OpenApiTypes>(&'a SharedInformerFactory, PhantomData<Types>);
        )+
    };
}

/// The resources of a version in both families: the module in k8s-openapi, the module in kube-lean, and a method and a kind
/// per line. Brackets name the versions of Kubernetes for which k8s-openapi has the kind.
macro_rules! resources {
    ($versioned:ident, $openapi:tt, $lean:tt { $($([$($bound:ident)+])? $method:ident: $kind:ident;)+ }) => {
        openapi_resources!($versioned, $openapi { $($([$($bound)+])? $method: $kind;)+ });

        #[cfg(feature = "lean")]
        impl $versioned<'_, LeanTypes> {
            $(resource!([] kube_lean, $lean, $method, $kind);)+
        }
    };
}

/// The resources of a version that kube-lean does not have.
macro_rules! openapi_resources {
    ($versioned:ident, $openapi:tt { $($([$($bound:ident)+])? $method:ident: $kind:ident;)+ }) => {
        impl $versioned<'_> {
            $(resource!([$($($bound)+)?] k8s_openapi, $openapi, $method, $kind);)+
        }
    };
}

macro_rules! resource {
    ([$bound:ident $($bounds:ident)*] $crate_name:ident, $module:tt, $method:ident, $kind:ident) => {
        k8s_openapi::$bound! { resource!([$($bounds)*] $crate_name, $module, $method, $kind); }
    };
    ([] $crate_name:ident, ($($module:ident)::+), $method:ident, $kind:ident) => {
        #[doc = concat!("The informer and the lister of `", stringify!($($module)::+), "::", stringify!($kind), "`.")]
        // Inlined, so that it is compiled where it is used: otherwise this crate would contain the
        // decoders of every kind.
        #[inline]
        pub fn $method(self) -> InformerOf<$crate_name::$($module)::+::$kind> {
            self.0.of()
        }
    };
}

group!(admissionregistration, "admissionregistration.k8s.io", Admissionregistration { v1 => AdmissionregistrationV1, v1alpha1 => AdmissionregistrationV1alpha1, v1beta1 => AdmissionregistrationV1beta1 });

resources!(AdmissionregistrationV1, (api::admissionregistration::v1), (admissionregistration::v1) {
    [k8s_if_ge_1_36] mutating_admission_policies: MutatingAdmissionPolicy;
    [k8s_if_ge_1_36] mutating_admission_policy_bindings: MutatingAdmissionPolicyBinding;
    mutating_webhook_configurations: MutatingWebhookConfiguration;
    validating_admission_policies: ValidatingAdmissionPolicy;
    validating_admission_policy_bindings: ValidatingAdmissionPolicyBinding;
    validating_webhook_configurations: ValidatingWebhookConfiguration;
});

resources!(AdmissionregistrationV1alpha1, (api::admissionregistration::v1alpha1), (admissionregistration::v1alpha1) {
    mutating_admission_policies: MutatingAdmissionPolicy;
    mutating_admission_policy_bindings: MutatingAdmissionPolicyBinding;
});

resources!(AdmissionregistrationV1beta1, (api::admissionregistration::v1beta1), (admissionregistration::v1beta1) {
    [k8s_if_ge_1_34] mutating_admission_policies: MutatingAdmissionPolicy;
    [k8s_if_ge_1_34] mutating_admission_policy_bindings: MutatingAdmissionPolicyBinding;
});

openapi_resources!(AdmissionregistrationV1beta1, (api::admissionregistration::v1beta1) {
    [k8s_if_le_1_33] validating_admission_policies: ValidatingAdmissionPolicy;
    [k8s_if_le_1_33] validating_admission_policy_bindings: ValidatingAdmissionPolicyBinding;
});

group!(internal, "internal.apiserver.k8s.io", Internal { v1alpha1 => InternalV1alpha1 });

resources!(InternalV1alpha1, (api::apiserverinternal::v1alpha1), (apiserverinternal::v1alpha1) {
    storage_versions: StorageVersion;
});

group!(apps, "apps", Apps { v1 => AppsV1 });

resources!(AppsV1, (api::apps::v1), (apps::v1) {
    controller_revisions: ControllerRevision;
    daemon_sets: DaemonSet;
    deployments: Deployment;
    replica_sets: ReplicaSet;
    stateful_sets: StatefulSet;
});

group!(autoscaling, "autoscaling", Autoscaling { v1 => AutoscalingV1, v2 => AutoscalingV2 });

resources!(AutoscalingV1, (api::autoscaling::v1), (autoscaling::v1) {
    horizontal_pod_autoscalers: HorizontalPodAutoscaler;
});

resources!(AutoscalingV2, (api::autoscaling::v2), (autoscaling::v2) {
    horizontal_pod_autoscalers: HorizontalPodAutoscaler;
});

group!(batch, "batch", Batch { v1 => BatchV1 });

resources!(BatchV1, (api::batch::v1), (batch::v1) {
    cron_jobs: CronJob;
    jobs: Job;
});

group!(certificates, "certificates.k8s.io", Certificates { v1 => CertificatesV1, v1alpha1 => CertificatesV1alpha1, v1beta1 => CertificatesV1beta1 });

resources!(CertificatesV1, (api::certificates::v1), (certificates::v1) {
    certificate_signing_requests: CertificateSigningRequest;
});

openapi_resources!(CertificatesV1, (api::certificates::v1) {
    [k8s_if_ge_1_37] cluster_trust_bundles: ClusterTrustBundle;
    [k8s_if_ge_1_37] pod_certificate_requests: PodCertificateRequest;
});

resources!(CertificatesV1alpha1, (api::certificates::v1alpha1), (certificates::v1alpha1) {
    [k8s_if_le_1_36] cluster_trust_bundles: ClusterTrustBundle;
});

openapi_resources!(CertificatesV1alpha1, (api::certificates::v1alpha1) {
    [k8s_if_ge_1_34 k8s_if_le_1_34] pod_certificate_requests: PodCertificateRequest;
});

resources!(CertificatesV1beta1, (api::certificates::v1beta1), (certificates::v1beta1) {
    cluster_trust_bundles: ClusterTrustBundle;
    [k8s_if_ge_1_35] pod_certificate_requests: PodCertificateRequest;
});

group!(coordination, "coordination.k8s.io", Coordination { v1 => CoordinationV1, v1alpha2 => CoordinationV1alpha2, v1beta1 => CoordinationV1beta1 });

resources!(CoordinationV1, (api::coordination::v1), (coordination::v1) {
    leases: Lease;
});

resources!(CoordinationV1alpha2, (api::coordination::v1alpha2), (coordination::v1alpha2) {
    lease_candidates: LeaseCandidate;
});

resources!(CoordinationV1beta1, (api::coordination::v1beta1), (coordination::v1beta1) {
    lease_candidates: LeaseCandidate;
});

group!(core, "the core group", Core { v1 => CoreV1 });

resources!(CoreV1, (api::core::v1), (core::v1) {
    component_statuses: ComponentStatus;
    config_maps: ConfigMap;
    endpoints: Endpoints;
    events: Event;
    limit_ranges: LimitRange;
    namespaces: Namespace;
    nodes: Node;
    persistent_volumes: PersistentVolume;
    persistent_volume_claims: PersistentVolumeClaim;
    pods: Pod;
    pod_templates: PodTemplate;
    replication_controllers: ReplicationController;
    resource_quotas: ResourceQuota;
    secrets: Secret;
    services: Service;
    service_accounts: ServiceAccount;
});

group!(discovery, "discovery.k8s.io", Discovery { v1 => DiscoveryV1 });

resources!(DiscoveryV1, (api::discovery::v1), (discovery::v1) {
    endpoint_slices: EndpointSlice;
});

group!(events, "events.k8s.io", Events { v1 => EventsV1 });

resources!(EventsV1, (api::events::v1), (events::v1) {
    events: Event;
});

group!(flowcontrol, "flowcontrol.apiserver.k8s.io", Flowcontrol { v1 => FlowcontrolV1 });

resources!(FlowcontrolV1, (api::flowcontrol::v1), (flowcontrol::v1) {
    flow_schemas: FlowSchema;
    priority_level_configurations: PriorityLevelConfiguration;
});

group!(lifecycle, "lifecycle.k8s.io", Lifecycle { v1alpha1 => LifecycleV1alpha1 });

openapi_resources!(LifecycleV1alpha1, (api::lifecycle::v1alpha1) {
    [k8s_if_ge_1_37] evictions: Eviction;
    [k8s_if_ge_1_37] eviction_requests: EvictionRequest;
});

group!(networking, "networking.k8s.io", Networking { v1 => NetworkingV1, v1beta1 => NetworkingV1beta1 });

resources!(NetworkingV1, (api::networking::v1), (networking::v1) {
    ip_addresses: IPAddress;
    ingresses: Ingress;
    ingress_classes: IngressClass;
    network_policies: NetworkPolicy;
    service_cidrs: ServiceCIDR;
});

resources!(NetworkingV1beta1, (api::networking::v1beta1), (networking::v1beta1) {
    [k8s_if_le_1_36] ip_addresses: IPAddress;
    [k8s_if_le_1_36] service_cidrs: ServiceCIDR;
});

group!(node, "node.k8s.io", Node { v1 => NodeV1 });

resources!(NodeV1, (api::node::v1), (node::v1) {
    runtime_classes: RuntimeClass;
});

group!(policy, "policy", Policy { v1 => PolicyV1 });

resources!(PolicyV1, (api::policy::v1), (policy::v1) {
    pod_disruption_budgets: PodDisruptionBudget;
});

group!(rbac, "rbac.authorization.k8s.io", Rbac { v1 => RbacV1 });

resources!(RbacV1, (api::rbac::v1), (rbac::v1) {
    cluster_roles: ClusterRole;
    cluster_role_bindings: ClusterRoleBinding;
    roles: Role;
    role_bindings: RoleBinding;
});

group!(resource, "resource.k8s.io", Resource { v1 => ResourceV1, v1alpha3 => ResourceV1alpha3, v1beta1 => ResourceV1beta1, v1beta2 => ResourceV1beta2 });

resources!(ResourceV1, (api::resource::v1), (resource::v1) {
    [k8s_if_ge_1_34] device_classes: DeviceClass;
    [k8s_if_ge_1_34] resource_claims: ResourceClaim;
    [k8s_if_ge_1_34] resource_claim_templates: ResourceClaimTemplate;
    [k8s_if_ge_1_34] resource_slices: ResourceSlice;
});

openapi_resources!(ResourceV1, (api::resource::v1) {
    [k8s_if_ge_1_37] device_taint_rules: DeviceTaintRule;
});

resources!(ResourceV1alpha3, (api::resource::v1alpha3), (resource::v1alpha3) {
    device_taint_rules: DeviceTaintRule;
    [k8s_if_ge_1_36] resource_pool_status_requests: ResourcePoolStatusRequest;
});

openapi_resources!(ResourceV1alpha3, (api::resource::v1alpha3) {
    [k8s_if_le_1_33] device_classes: DeviceClass;
    [k8s_if_le_1_33] resource_claims: ResourceClaim;
    [k8s_if_le_1_33] resource_claim_templates: ResourceClaimTemplate;
    [k8s_if_le_1_33] resource_slices: ResourceSlice;
});

resources!(ResourceV1beta1, (api::resource::v1beta1), (resource::v1beta1) {
    device_classes: DeviceClass;
    resource_claims: ResourceClaim;
    resource_claim_templates: ResourceClaimTemplate;
    resource_slices: ResourceSlice;
});

resources!(ResourceV1beta2, (api::resource::v1beta2), (resource::v1beta2) {
    device_classes: DeviceClass;
    [k8s_if_ge_1_36] device_taint_rules: DeviceTaintRule;
    resource_claims: ResourceClaim;
    resource_claim_templates: ResourceClaimTemplate;
    resource_slices: ResourceSlice;
});

group!(scheduling, "scheduling.k8s.io", Scheduling { v1 => SchedulingV1, v1alpha1 => SchedulingV1alpha1, v1alpha2 => SchedulingV1alpha2, v1alpha3 => SchedulingV1alpha3, v1beta1 => SchedulingV1beta1 });

resources!(SchedulingV1, (api::scheduling::v1), (scheduling::v1) {
    priority_classes: PriorityClass;
});

openapi_resources!(SchedulingV1alpha1, (api::scheduling::v1alpha1) {
    [k8s_if_ge_1_35 k8s_if_le_1_35] workloads: Workload;
});

resources!(SchedulingV1alpha2, (api::scheduling::v1alpha2), (scheduling::v1alpha2) {
    [k8s_if_ge_1_36 k8s_if_le_1_36] pod_groups: PodGroup;
    [k8s_if_ge_1_36 k8s_if_le_1_36] workloads: Workload;
});

openapi_resources!(SchedulingV1alpha3, (api::scheduling::v1alpha3) {
    [k8s_if_ge_1_37] composite_pod_groups: CompositePodGroup;
    [k8s_if_ge_1_37] pod_groups: PodGroup;
    [k8s_if_ge_1_37] workloads: Workload;
});

openapi_resources!(SchedulingV1beta1, (api::scheduling::v1beta1) {
    [k8s_if_ge_1_37] pod_groups: PodGroup;
    [k8s_if_ge_1_37] workloads: Workload;
});

group!(storage, "storage.k8s.io", Storage { v1 => StorageV1, v1alpha1 => StorageV1alpha1, v1beta1 => StorageV1beta1 });

resources!(StorageV1, (api::storage::v1), (storage::v1) {
    csi_drivers: CSIDriver;
    csi_nodes: CSINode;
    csi_storage_capacities: CSIStorageCapacity;
    storage_classes: StorageClass;
    volume_attachments: VolumeAttachment;
    [k8s_if_ge_1_34] volume_attributes_classes: VolumeAttributesClass;
});

openapi_resources!(StorageV1alpha1, (api::storage::v1alpha1) {
    [k8s_if_le_1_34] volume_attributes_classes: VolumeAttributesClass;
});

resources!(StorageV1beta1, (api::storage::v1beta1), (storage::v1beta1) {
    [k8s_if_le_1_36] volume_attributes_classes: VolumeAttributesClass;
});

group!(storagemigration, "storagemigration.k8s.io", Storagemigration { v1 => StoragemigrationV1, v1alpha1 => StoragemigrationV1alpha1, v1beta1 => StoragemigrationV1beta1 });

openapi_resources!(StoragemigrationV1, (api::storagemigration::v1) {
    [k8s_if_ge_1_37] storage_version_migrations: StorageVersionMigration;
});

openapi_resources!(StoragemigrationV1alpha1, (api::storagemigration::v1alpha1) {
    [k8s_if_le_1_34] storage_version_migrations: StorageVersionMigration;
});

resources!(StoragemigrationV1beta1, (api::storagemigration::v1beta1), (storagemigration::v1beta1) {
    [k8s_if_ge_1_35] storage_version_migrations: StorageVersionMigration;
});

group!(apiextensions, "apiextensions.k8s.io", Apiextensions { v1 => ApiextensionsV1 });

resources!(ApiextensionsV1, (apiextensions_apiserver::pkg::apis::apiextensions::v1), (apiextensions::v1) {
    custom_resource_definitions: CustomResourceDefinition;
});

group!(apiregistration, "apiregistration.k8s.io", Apiregistration { v1 => ApiregistrationV1 });

resources!(ApiregistrationV1, (kube_aggregator::pkg::apis::apiregistration::v1), (apiregistration::v1) {
    api_services: APIService;
});
