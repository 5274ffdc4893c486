//! Every built-in resource as a lean type, by group and version: `factory.lean().core().v1().pods()`.
//!
//! One table, as in `accessors.rs`. A method is compiled where it is called.

use super::SharedInformerFactory;
use super::typed::InformerOf;

/// The built-in resources as lean types: a Pod takes a tenth of the memory of the k8s-openapi type.
///
/// These are other informers than those over the types of k8s-openapi, each with a watch and a cache of its own: choose one of the two
/// for a resource. Unknown fields are not kept, so write by patch or apply.
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
#[derive(Debug, Clone, Copy)]
pub struct Lean<'a>(&'a SharedInformerFactory);

impl SharedInformerFactory {
    /// The built-in resources as lean types. For an example see [`Lean`].
    pub fn lean(&self) -> Lean<'_> {
        Lean(self)
    }
}

macro_rules! group {
    ($group:ident, $name:literal, $type:ident { $($version:ident => $versioned:ident),+ $(,)? }) => {
        impl<'a> Lean<'a> {
            #[doc = concat!("The resources of ", $name, ".")]
            pub fn $group(self) -> $type<'a> {
                $type(self.0)
            }
        }

        #[doc = concat!("The resources of ", $name, " as lean types, by version.")]
        #[derive(Debug, Clone, Copy)]
        pub struct $type<'a>(&'a SharedInformerFactory);

        impl<'a> $type<'a> {
            $(
                #[doc = concat!("The resources of ", stringify!($version), ".")]
                pub fn $version(self) -> $versioned<'a> {
                    $versioned(self.0)
                }
            )+
        }

        $(
            #[doc = concat!("The resources of ", $name, ", ", stringify!($version), ", as lean types.")]
            #[derive(Debug, Clone, Copy)]
            pub struct $versioned<'a>(&'a SharedInformerFactory);
        )+
    };
}

macro_rules! resource {
    ($method:ident: $($path:ident)::+) => {
        #[doc = concat!("The informer and the lister of `", stringify!($($path)::+), "`.")]
        // Inlined, so that it is compiled where it is used.
        #[inline]
        pub fn $method(self) -> InformerOf<kube_lean::$($path)::+> {
            self.0.of()
        }
    };
}

group!(admissionregistration, "admissionregistration.k8s.io", Admissionregistration { v1 => AdmissionregistrationV1, v1alpha1 => AdmissionregistrationV1alpha1, v1beta1 => AdmissionregistrationV1beta1 });

impl AdmissionregistrationV1<'_> {
    resource!(mutating_admission_policies: admissionregistration::v1::MutatingAdmissionPolicy);
    resource!(mutating_admission_policy_bindings: admissionregistration::v1::MutatingAdmissionPolicyBinding);
    resource!(mutating_webhook_configurations: admissionregistration::v1::MutatingWebhookConfiguration);
    resource!(validating_admission_policies: admissionregistration::v1::ValidatingAdmissionPolicy);
    resource!(validating_admission_policy_bindings: admissionregistration::v1::ValidatingAdmissionPolicyBinding);
    resource!(validating_webhook_configurations: admissionregistration::v1::ValidatingWebhookConfiguration);
}

impl AdmissionregistrationV1alpha1<'_> {
    resource!(mutating_admission_policies: admissionregistration::v1alpha1::MutatingAdmissionPolicy);
    resource!(mutating_admission_policy_bindings: admissionregistration::v1alpha1::MutatingAdmissionPolicyBinding);
}

impl AdmissionregistrationV1beta1<'_> {
    resource!(mutating_admission_policies: admissionregistration::v1beta1::MutatingAdmissionPolicy);
    resource!(mutating_admission_policy_bindings: admissionregistration::v1beta1::MutatingAdmissionPolicyBinding);
}

group!(internal, "internal.apiserver.k8s.io", Internal { v1alpha1 => InternalV1alpha1 });

impl InternalV1alpha1<'_> {
    resource!(storage_versions: apiserverinternal::v1alpha1::StorageVersion);
}

group!(apps, "apps", Apps { v1 => AppsV1 });

impl AppsV1<'_> {
    resource!(controller_revisions: apps::v1::ControllerRevision);
    resource!(daemon_sets: apps::v1::DaemonSet);
    resource!(deployments: apps::v1::Deployment);
    resource!(replica_sets: apps::v1::ReplicaSet);
    resource!(stateful_sets: apps::v1::StatefulSet);
}

group!(autoscaling, "autoscaling", Autoscaling { v1 => AutoscalingV1, v2 => AutoscalingV2 });

impl AutoscalingV1<'_> {
    resource!(horizontal_pod_autoscalers: autoscaling::v1::HorizontalPodAutoscaler);
}

impl AutoscalingV2<'_> {
    resource!(horizontal_pod_autoscalers: autoscaling::v2::HorizontalPodAutoscaler);
}

group!(batch, "batch", Batch { v1 => BatchV1 });

impl BatchV1<'_> {
    resource!(cron_jobs: batch::v1::CronJob);
    resource!(jobs: batch::v1::Job);
}

group!(certificates, "certificates.k8s.io", Certificates { v1 => CertificatesV1, v1alpha1 => CertificatesV1alpha1, v1beta1 => CertificatesV1beta1 });

impl CertificatesV1<'_> {
    resource!(certificate_signing_requests: certificates::v1::CertificateSigningRequest);
}

impl CertificatesV1alpha1<'_> {
    resource!(cluster_trust_bundles: certificates::v1alpha1::ClusterTrustBundle);
}

impl CertificatesV1beta1<'_> {
    resource!(cluster_trust_bundles: certificates::v1beta1::ClusterTrustBundle);
    resource!(pod_certificate_requests: certificates::v1beta1::PodCertificateRequest);
}

group!(coordination, "coordination.k8s.io", Coordination { v1 => CoordinationV1, v1alpha2 => CoordinationV1alpha2, v1beta1 => CoordinationV1beta1 });

impl CoordinationV1<'_> {
    resource!(leases: coordination::v1::Lease);
}

impl CoordinationV1alpha2<'_> {
    resource!(lease_candidates: coordination::v1alpha2::LeaseCandidate);
}

impl CoordinationV1beta1<'_> {
    resource!(lease_candidates: coordination::v1beta1::LeaseCandidate);
}

group!(core, "the core group", Core { v1 => CoreV1 });

impl CoreV1<'_> {
    resource!(component_statuses: core::v1::ComponentStatus);
    resource!(config_maps: core::v1::ConfigMap);
    resource!(endpoints: core::v1::Endpoints);
    resource!(events: core::v1::Event);
    resource!(limit_ranges: core::v1::LimitRange);
    resource!(namespaces: core::v1::Namespace);
    resource!(nodes: core::v1::Node);
    resource!(persistent_volumes: core::v1::PersistentVolume);
    resource!(persistent_volume_claims: core::v1::PersistentVolumeClaim);
    resource!(pods: core::v1::Pod);
    resource!(pod_templates: core::v1::PodTemplate);
    resource!(replication_controllers: core::v1::ReplicationController);
    resource!(resource_quotas: core::v1::ResourceQuota);
    resource!(secrets: core::v1::Secret);
    resource!(services: core::v1::Service);
    resource!(service_accounts: core::v1::ServiceAccount);
}

group!(discovery, "discovery.k8s.io", Discovery { v1 => DiscoveryV1 });

impl DiscoveryV1<'_> {
    resource!(endpoint_slices: discovery::v1::EndpointSlice);
}

group!(events, "events.k8s.io", Events { v1 => EventsV1 });

impl EventsV1<'_> {
    resource!(events: events::v1::Event);
}

group!(flowcontrol, "flowcontrol.apiserver.k8s.io", Flowcontrol { v1 => FlowcontrolV1 });

impl FlowcontrolV1<'_> {
    resource!(flow_schemas: flowcontrol::v1::FlowSchema);
    resource!(priority_level_configurations: flowcontrol::v1::PriorityLevelConfiguration);
}

group!(networking, "networking.k8s.io", Networking { v1 => NetworkingV1, v1beta1 => NetworkingV1beta1 });

impl NetworkingV1<'_> {
    resource!(ip_addresses: networking::v1::IPAddress);
    resource!(ingresses: networking::v1::Ingress);
    resource!(ingress_classes: networking::v1::IngressClass);
    resource!(network_policies: networking::v1::NetworkPolicy);
    resource!(service_cidrs: networking::v1::ServiceCIDR);
}

impl NetworkingV1beta1<'_> {
    resource!(ip_addresses: networking::v1beta1::IPAddress);
    resource!(service_cidrs: networking::v1beta1::ServiceCIDR);
}

group!(node, "node.k8s.io", Node { v1 => NodeV1 });

impl NodeV1<'_> {
    resource!(runtime_classes: node::v1::RuntimeClass);
}

group!(policy, "policy", Policy { v1 => PolicyV1 });

impl PolicyV1<'_> {
    resource!(pod_disruption_budgets: policy::v1::PodDisruptionBudget);
}

group!(rbac, "rbac.authorization.k8s.io", Rbac { v1 => RbacV1 });

impl RbacV1<'_> {
    resource!(cluster_roles: rbac::v1::ClusterRole);
    resource!(cluster_role_bindings: rbac::v1::ClusterRoleBinding);
    resource!(roles: rbac::v1::Role);
    resource!(role_bindings: rbac::v1::RoleBinding);
}

group!(resource, "resource.k8s.io", Resource { v1 => ResourceV1, v1alpha3 => ResourceV1alpha3, v1beta1 => ResourceV1beta1, v1beta2 => ResourceV1beta2 });

impl ResourceV1<'_> {
    resource!(device_classes: resource::v1::DeviceClass);
    resource!(resource_claims: resource::v1::ResourceClaim);
    resource!(resource_claim_templates: resource::v1::ResourceClaimTemplate);
    resource!(resource_slices: resource::v1::ResourceSlice);
}

impl ResourceV1alpha3<'_> {
    resource!(device_taint_rules: resource::v1alpha3::DeviceTaintRule);
    resource!(resource_pool_status_requests: resource::v1alpha3::ResourcePoolStatusRequest);
}

impl ResourceV1beta1<'_> {
    resource!(device_classes: resource::v1beta1::DeviceClass);
    resource!(resource_claims: resource::v1beta1::ResourceClaim);
    resource!(resource_claim_templates: resource::v1beta1::ResourceClaimTemplate);
    resource!(resource_slices: resource::v1beta1::ResourceSlice);
}

impl ResourceV1beta2<'_> {
    resource!(device_classes: resource::v1beta2::DeviceClass);
    resource!(device_taint_rules: resource::v1beta2::DeviceTaintRule);
    resource!(resource_claims: resource::v1beta2::ResourceClaim);
    resource!(resource_claim_templates: resource::v1beta2::ResourceClaimTemplate);
    resource!(resource_slices: resource::v1beta2::ResourceSlice);
}

group!(scheduling, "scheduling.k8s.io", Scheduling { v1 => SchedulingV1, v1alpha2 => SchedulingV1alpha2 });

impl SchedulingV1<'_> {
    resource!(priority_classes: scheduling::v1::PriorityClass);
}

impl SchedulingV1alpha2<'_> {
    resource!(pod_groups: scheduling::v1alpha2::PodGroup);
    resource!(workloads: scheduling::v1alpha2::Workload);
}

group!(storage, "storage.k8s.io", Storage { v1 => StorageV1, v1beta1 => StorageV1beta1 });

impl StorageV1<'_> {
    resource!(csi_drivers: storage::v1::CSIDriver);
    resource!(csi_nodes: storage::v1::CSINode);
    resource!(csi_storage_capacities: storage::v1::CSIStorageCapacity);
    resource!(storage_classes: storage::v1::StorageClass);
    resource!(volume_attachments: storage::v1::VolumeAttachment);
    resource!(volume_attributes_classes: storage::v1::VolumeAttributesClass);
}

impl StorageV1beta1<'_> {
    resource!(volume_attributes_classes: storage::v1beta1::VolumeAttributesClass);
}

group!(storagemigration, "storagemigration.k8s.io", Storagemigration { v1beta1 => StoragemigrationV1beta1 });

impl StoragemigrationV1beta1<'_> {
    resource!(storage_version_migrations: storagemigration::v1beta1::StorageVersionMigration);
}

group!(apiextensions, "apiextensions.k8s.io", Apiextensions { v1 => ApiextensionsV1 });

impl ApiextensionsV1<'_> {
    resource!(custom_resource_definitions: apiextensions::v1::CustomResourceDefinition);
}

group!(apiregistration, "apiregistration.k8s.io", Apiregistration { v1 => ApiregistrationV1 });

impl ApiregistrationV1<'_> {
    resource!(api_services: apiregistration::v1::APIService);
}
