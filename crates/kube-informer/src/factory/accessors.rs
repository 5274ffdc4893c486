//! Every resource of k8s-openapi, by group and version: `factory.core().v1().pods()`.
//!
//! One table. Each line is a method of a single expression that is compiled where it is called, so
//! a resource that a program does not use costs nothing. Resources that only some versions of
//! Kubernetes have exist only if the k8s-openapi feature of such a version is enabled.

use super::SharedInformerFactory;
use super::typed::InformerOf;

macro_rules! group {
    ($group:ident, $name:literal, $type:ident { $($version:ident => $versioned:ident),+ $(,)? }) => {
        impl SharedInformerFactory {
            #[doc = concat!("The resources of ", $name, ". For an example see [`SharedInformerFactory`].")]
            pub fn $group(&self) -> $type<'_> {
                $type(self)
            }
        }

        #[doc = concat!("The resources of ", $name, ", by version.")]
        #[derive(Debug, Clone, Copy)]
        pub struct $type<'a>(&'a SharedInformerFactory);

        impl<'a> $type<'a> {
            $(
                #[doc = concat!("Those of ", stringify!($version), ".")]
                pub fn $version(self) -> $versioned<'a> {
                    $versioned(self.0)
                }
            )+
        }

        $(
            #[doc = concat!("The resources of ", $name, ", ", stringify!($version), ".")]
            #[derive(Debug, Clone, Copy)]
            #[allow(dead_code, reason = "some versions of Kubernetes have nothing in some of these")]
            pub struct $versioned<'a>(&'a SharedInformerFactory);
        )+
    };
}

macro_rules! resource {
    ($method:ident: $($path:ident)::+) => {
        #[doc = concat!("The informer and the lister of `", stringify!($($path)::+), "`.")]
        // Inlined, so that it is compiled where it is used: otherwise this crate would contain the
        // decoders of every kind.
        #[inline]
        pub fn $method(self) -> InformerOf<k8s_openapi::$($path)::+> {
            self.0.of()
        }
    };
}

group!(admissionregistration, "admissionregistration.k8s.io", Admissionregistration { v1 => AdmissionregistrationV1, v1alpha1 => AdmissionregistrationV1alpha1, v1beta1 => AdmissionregistrationV1beta1 });

impl AdmissionregistrationV1<'_> {
    k8s_openapi::k8s_if_ge_1_36! { resource!(mutating_admission_policies: api::admissionregistration::v1::MutatingAdmissionPolicy); }
    k8s_openapi::k8s_if_ge_1_36! { resource!(mutating_admission_policy_bindings: api::admissionregistration::v1::MutatingAdmissionPolicyBinding); }
    resource!(mutating_webhook_configurations: api::admissionregistration::v1::MutatingWebhookConfiguration);
    resource!(validating_admission_policies: api::admissionregistration::v1::ValidatingAdmissionPolicy);
    resource!(validating_admission_policy_bindings: api::admissionregistration::v1::ValidatingAdmissionPolicyBinding);
    resource!(validating_webhook_configurations: api::admissionregistration::v1::ValidatingWebhookConfiguration);
}

impl AdmissionregistrationV1alpha1<'_> {
    resource!(mutating_admission_policies: api::admissionregistration::v1alpha1::MutatingAdmissionPolicy);
    resource!(mutating_admission_policy_bindings: api::admissionregistration::v1alpha1::MutatingAdmissionPolicyBinding);
}

impl AdmissionregistrationV1beta1<'_> {
    k8s_openapi::k8s_if_ge_1_34! { resource!(mutating_admission_policies: api::admissionregistration::v1beta1::MutatingAdmissionPolicy); }
    k8s_openapi::k8s_if_ge_1_34! { resource!(mutating_admission_policy_bindings: api::admissionregistration::v1beta1::MutatingAdmissionPolicyBinding); }
    k8s_openapi::k8s_if_le_1_33! { resource!(validating_admission_policies: api::admissionregistration::v1beta1::ValidatingAdmissionPolicy); }
    k8s_openapi::k8s_if_le_1_33! { resource!(validating_admission_policy_bindings: api::admissionregistration::v1beta1::ValidatingAdmissionPolicyBinding); }
}

group!(internal, "internal.apiserver.k8s.io", Internal { v1alpha1 => InternalV1alpha1 });

impl InternalV1alpha1<'_> {
    resource!(storage_versions: api::apiserverinternal::v1alpha1::StorageVersion);
}

group!(apps, "apps", Apps { v1 => AppsV1 });

impl AppsV1<'_> {
    resource!(controller_revisions: api::apps::v1::ControllerRevision);
    resource!(daemon_sets: api::apps::v1::DaemonSet);
    resource!(deployments: api::apps::v1::Deployment);
    resource!(replica_sets: api::apps::v1::ReplicaSet);
    resource!(stateful_sets: api::apps::v1::StatefulSet);
}

group!(autoscaling, "autoscaling", Autoscaling { v1 => AutoscalingV1, v2 => AutoscalingV2 });

impl AutoscalingV1<'_> {
    resource!(horizontal_pod_autoscalers: api::autoscaling::v1::HorizontalPodAutoscaler);
}

impl AutoscalingV2<'_> {
    resource!(horizontal_pod_autoscalers: api::autoscaling::v2::HorizontalPodAutoscaler);
}

group!(batch, "batch", Batch { v1 => BatchV1 });

impl BatchV1<'_> {
    resource!(cron_jobs: api::batch::v1::CronJob);
    resource!(jobs: api::batch::v1::Job);
}

group!(certificates, "certificates.k8s.io", Certificates { v1 => CertificatesV1, v1alpha1 => CertificatesV1alpha1, v1beta1 => CertificatesV1beta1 });

impl CertificatesV1<'_> {
    resource!(certificate_signing_requests: api::certificates::v1::CertificateSigningRequest);
    k8s_openapi::k8s_if_ge_1_37! { resource!(cluster_trust_bundles: api::certificates::v1::ClusterTrustBundle); }
    k8s_openapi::k8s_if_ge_1_37! { resource!(pod_certificate_requests: api::certificates::v1::PodCertificateRequest); }
}

impl CertificatesV1alpha1<'_> {
    k8s_openapi::k8s_if_le_1_36! { resource!(cluster_trust_bundles: api::certificates::v1alpha1::ClusterTrustBundle); }
    k8s_openapi::k8s_if_ge_1_34! { k8s_openapi::k8s_if_le_1_34! { resource!(pod_certificate_requests: api::certificates::v1alpha1::PodCertificateRequest); } }
}

impl CertificatesV1beta1<'_> {
    resource!(cluster_trust_bundles: api::certificates::v1beta1::ClusterTrustBundle);
    k8s_openapi::k8s_if_ge_1_35! { resource!(pod_certificate_requests: api::certificates::v1beta1::PodCertificateRequest); }
}

group!(coordination, "coordination.k8s.io", Coordination { v1 => CoordinationV1, v1alpha2 => CoordinationV1alpha2, v1beta1 => CoordinationV1beta1 });

impl CoordinationV1<'_> {
    resource!(leases: api::coordination::v1::Lease);
}

impl CoordinationV1alpha2<'_> {
    resource!(lease_candidates: api::coordination::v1alpha2::LeaseCandidate);
}

impl CoordinationV1beta1<'_> {
    resource!(lease_candidates: api::coordination::v1beta1::LeaseCandidate);
}

group!(core, "the core group", Core { v1 => CoreV1 });

impl CoreV1<'_> {
    resource!(component_statuses: api::core::v1::ComponentStatus);
    resource!(config_maps: api::core::v1::ConfigMap);
    resource!(endpoints: api::core::v1::Endpoints);
    resource!(events: api::core::v1::Event);
    resource!(limit_ranges: api::core::v1::LimitRange);
    resource!(namespaces: api::core::v1::Namespace);
    resource!(nodes: api::core::v1::Node);
    resource!(persistent_volumes: api::core::v1::PersistentVolume);
    resource!(persistent_volume_claims: api::core::v1::PersistentVolumeClaim);
    resource!(pods: api::core::v1::Pod);
    resource!(pod_templates: api::core::v1::PodTemplate);
    resource!(replication_controllers: api::core::v1::ReplicationController);
    resource!(resource_quotas: api::core::v1::ResourceQuota);
    resource!(secrets: api::core::v1::Secret);
    resource!(services: api::core::v1::Service);
    resource!(service_accounts: api::core::v1::ServiceAccount);
}

group!(discovery, "discovery.k8s.io", Discovery { v1 => DiscoveryV1 });

impl DiscoveryV1<'_> {
    resource!(endpoint_slices: api::discovery::v1::EndpointSlice);
}

group!(events, "events.k8s.io", Events { v1 => EventsV1 });

impl EventsV1<'_> {
    resource!(events: api::events::v1::Event);
}

group!(flowcontrol, "flowcontrol.apiserver.k8s.io", Flowcontrol { v1 => FlowcontrolV1 });

impl FlowcontrolV1<'_> {
    resource!(flow_schemas: api::flowcontrol::v1::FlowSchema);
    resource!(priority_level_configurations: api::flowcontrol::v1::PriorityLevelConfiguration);
}

group!(lifecycle, "lifecycle.k8s.io", Lifecycle { v1alpha1 => LifecycleV1alpha1 });

impl LifecycleV1alpha1<'_> {
    k8s_openapi::k8s_if_ge_1_37! { resource!(evictions: api::lifecycle::v1alpha1::Eviction); }
    k8s_openapi::k8s_if_ge_1_37! { resource!(eviction_requests: api::lifecycle::v1alpha1::EvictionRequest); }
}

group!(networking, "networking.k8s.io", Networking { v1 => NetworkingV1, v1beta1 => NetworkingV1beta1 });

impl NetworkingV1<'_> {
    resource!(ip_addresses: api::networking::v1::IPAddress);
    resource!(ingresses: api::networking::v1::Ingress);
    resource!(ingress_classes: api::networking::v1::IngressClass);
    resource!(network_policies: api::networking::v1::NetworkPolicy);
    resource!(service_cidrs: api::networking::v1::ServiceCIDR);
}

impl NetworkingV1beta1<'_> {
    k8s_openapi::k8s_if_le_1_36! { resource!(ip_addresses: api::networking::v1beta1::IPAddress); }
    k8s_openapi::k8s_if_le_1_36! { resource!(service_cidrs: api::networking::v1beta1::ServiceCIDR); }
}

group!(node, "node.k8s.io", Node { v1 => NodeV1 });

impl NodeV1<'_> {
    resource!(runtime_classes: api::node::v1::RuntimeClass);
}

group!(policy, "policy", Policy { v1 => PolicyV1 });

impl PolicyV1<'_> {
    resource!(pod_disruption_budgets: api::policy::v1::PodDisruptionBudget);
}

group!(rbac, "rbac.authorization.k8s.io", Rbac { v1 => RbacV1 });

impl RbacV1<'_> {
    resource!(cluster_roles: api::rbac::v1::ClusterRole);
    resource!(cluster_role_bindings: api::rbac::v1::ClusterRoleBinding);
    resource!(roles: api::rbac::v1::Role);
    resource!(role_bindings: api::rbac::v1::RoleBinding);
}

group!(resource, "resource.k8s.io", Resource { v1 => ResourceV1, v1alpha3 => ResourceV1alpha3, v1beta1 => ResourceV1beta1, v1beta2 => ResourceV1beta2 });

impl ResourceV1<'_> {
    k8s_openapi::k8s_if_ge_1_34! { resource!(device_classes: api::resource::v1::DeviceClass); }
    k8s_openapi::k8s_if_ge_1_37! { resource!(device_taint_rules: api::resource::v1::DeviceTaintRule); }
    k8s_openapi::k8s_if_ge_1_34! { resource!(resource_claims: api::resource::v1::ResourceClaim); }
    k8s_openapi::k8s_if_ge_1_34! { resource!(resource_claim_templates: api::resource::v1::ResourceClaimTemplate); }
    k8s_openapi::k8s_if_ge_1_34! { resource!(resource_slices: api::resource::v1::ResourceSlice); }
}

impl ResourceV1alpha3<'_> {
    k8s_openapi::k8s_if_le_1_33! { resource!(device_classes: api::resource::v1alpha3::DeviceClass); }
    resource!(device_taint_rules: api::resource::v1alpha3::DeviceTaintRule);
    k8s_openapi::k8s_if_le_1_33! { resource!(resource_claims: api::resource::v1alpha3::ResourceClaim); }
    k8s_openapi::k8s_if_le_1_33! { resource!(resource_claim_templates: api::resource::v1alpha3::ResourceClaimTemplate); }
    k8s_openapi::k8s_if_ge_1_36! { resource!(resource_pool_status_requests: api::resource::v1alpha3::ResourcePoolStatusRequest); }
    k8s_openapi::k8s_if_le_1_33! { resource!(resource_slices: api::resource::v1alpha3::ResourceSlice); }
}

impl ResourceV1beta1<'_> {
    resource!(device_classes: api::resource::v1beta1::DeviceClass);
    resource!(resource_claims: api::resource::v1beta1::ResourceClaim);
    resource!(resource_claim_templates: api::resource::v1beta1::ResourceClaimTemplate);
    resource!(resource_slices: api::resource::v1beta1::ResourceSlice);
}

impl ResourceV1beta2<'_> {
    resource!(device_classes: api::resource::v1beta2::DeviceClass);
    k8s_openapi::k8s_if_ge_1_36! { resource!(device_taint_rules: api::resource::v1beta2::DeviceTaintRule); }
    resource!(resource_claims: api::resource::v1beta2::ResourceClaim);
    resource!(resource_claim_templates: api::resource::v1beta2::ResourceClaimTemplate);
    resource!(resource_slices: api::resource::v1beta2::ResourceSlice);
}

group!(scheduling, "scheduling.k8s.io", Scheduling { v1 => SchedulingV1, v1alpha1 => SchedulingV1alpha1, v1alpha2 => SchedulingV1alpha2, v1alpha3 => SchedulingV1alpha3, v1beta1 => SchedulingV1beta1 });

impl SchedulingV1<'_> {
    resource!(priority_classes: api::scheduling::v1::PriorityClass);
}

impl SchedulingV1alpha1<'_> {
    k8s_openapi::k8s_if_ge_1_35! { k8s_openapi::k8s_if_le_1_35! { resource!(workloads: api::scheduling::v1alpha1::Workload); } }
}

impl SchedulingV1alpha2<'_> {
    k8s_openapi::k8s_if_ge_1_36! { k8s_openapi::k8s_if_le_1_36! { resource!(pod_groups: api::scheduling::v1alpha2::PodGroup); } }
    k8s_openapi::k8s_if_ge_1_36! { k8s_openapi::k8s_if_le_1_36! { resource!(workloads: api::scheduling::v1alpha2::Workload); } }
}

impl SchedulingV1alpha3<'_> {
    k8s_openapi::k8s_if_ge_1_37! { resource!(composite_pod_groups: api::scheduling::v1alpha3::CompositePodGroup); }
    k8s_openapi::k8s_if_ge_1_37! { resource!(pod_groups: api::scheduling::v1alpha3::PodGroup); }
    k8s_openapi::k8s_if_ge_1_37! { resource!(workloads: api::scheduling::v1alpha3::Workload); }
}

impl SchedulingV1beta1<'_> {
    k8s_openapi::k8s_if_ge_1_37! { resource!(pod_groups: api::scheduling::v1beta1::PodGroup); }
    k8s_openapi::k8s_if_ge_1_37! { resource!(workloads: api::scheduling::v1beta1::Workload); }
}

group!(storage, "storage.k8s.io", Storage { v1 => StorageV1, v1alpha1 => StorageV1alpha1, v1beta1 => StorageV1beta1 });

impl StorageV1<'_> {
    resource!(csi_drivers: api::storage::v1::CSIDriver);
    resource!(csi_nodes: api::storage::v1::CSINode);
    resource!(csi_storage_capacities: api::storage::v1::CSIStorageCapacity);
    resource!(storage_classes: api::storage::v1::StorageClass);
    resource!(volume_attachments: api::storage::v1::VolumeAttachment);
    k8s_openapi::k8s_if_ge_1_34! { resource!(volume_attributes_classes: api::storage::v1::VolumeAttributesClass); }
}

impl StorageV1alpha1<'_> {
    k8s_openapi::k8s_if_le_1_34! { resource!(volume_attributes_classes: api::storage::v1alpha1::VolumeAttributesClass); }
}

impl StorageV1beta1<'_> {
    k8s_openapi::k8s_if_le_1_36! { resource!(volume_attributes_classes: api::storage::v1beta1::VolumeAttributesClass); }
}

group!(storagemigration, "storagemigration.k8s.io", Storagemigration { v1 => StoragemigrationV1, v1alpha1 => StoragemigrationV1alpha1, v1beta1 => StoragemigrationV1beta1 });

impl StoragemigrationV1<'_> {
    k8s_openapi::k8s_if_ge_1_37! { resource!(storage_version_migrations: api::storagemigration::v1::StorageVersionMigration); }
}

impl StoragemigrationV1alpha1<'_> {
    k8s_openapi::k8s_if_le_1_34! { resource!(storage_version_migrations: api::storagemigration::v1alpha1::StorageVersionMigration); }
}

impl StoragemigrationV1beta1<'_> {
    k8s_openapi::k8s_if_ge_1_35! { resource!(storage_version_migrations: api::storagemigration::v1beta1::StorageVersionMigration); }
}

group!(apiextensions, "apiextensions.k8s.io", Apiextensions { v1 => ApiextensionsV1 });

impl ApiextensionsV1<'_> {
    resource!(custom_resource_definitions: apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinition);
}

group!(apiregistration, "apiregistration.k8s.io", Apiregistration { v1 => ApiregistrationV1 });

impl ApiregistrationV1<'_> {
    resource!(api_services: kube_aggregator::pkg::apis::apiregistration::v1::APIService);
}
