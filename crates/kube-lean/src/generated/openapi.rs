//! The types of k8s-openapi that have a decoder, one for each kind.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

/// Calls a macro with every type.
macro_rules! for_each_type {
    ($callback:ident) => {
        #[cfg(feature = "admissionregistration")]
        $callback!(k8s_openapi::api::admissionregistration::v1::MutatingAdmissionPolicy);
        #[cfg(feature = "admissionregistration")]
        $callback!(k8s_openapi::api::admissionregistration::v1::MutatingAdmissionPolicyBinding);
        #[cfg(feature = "admissionregistration")]
        $callback!(k8s_openapi::api::admissionregistration::v1::MutatingWebhookConfiguration);
        #[cfg(feature = "admissionregistration")]
        $callback!(k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicy);
        #[cfg(feature = "admissionregistration")]
        $callback!(k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicyBinding);
        #[cfg(feature = "admissionregistration")]
        $callback!(k8s_openapi::api::admissionregistration::v1::ValidatingWebhookConfiguration);
        #[cfg(feature = "admissionregistration")]
        $callback!(k8s_openapi::api::admissionregistration::v1alpha1::MutatingAdmissionPolicy);
        #[cfg(feature = "admissionregistration")]
        $callback!(k8s_openapi::api::admissionregistration::v1alpha1::MutatingAdmissionPolicyBinding);
        #[cfg(feature = "admissionregistration")]
        $callback!(k8s_openapi::api::admissionregistration::v1beta1::MutatingAdmissionPolicy);
        #[cfg(feature = "admissionregistration")]
        $callback!(k8s_openapi::api::admissionregistration::v1beta1::MutatingAdmissionPolicyBinding);
        #[cfg(feature = "apiextensions")]
        $callback!(
            k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinition
        );
        #[cfg(feature = "apiregistration")]
        $callback!(k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::APIService);
        #[cfg(feature = "apiserverinternal")]
        $callback!(k8s_openapi::api::apiserverinternal::v1alpha1::StorageVersion);
        #[cfg(feature = "apps")]
        $callback!(k8s_openapi::api::apps::v1::ControllerRevision);
        #[cfg(feature = "apps")]
        $callback!(k8s_openapi::api::apps::v1::DaemonSet);
        #[cfg(feature = "apps")]
        $callback!(k8s_openapi::api::apps::v1::Deployment);
        #[cfg(feature = "apps")]
        $callback!(k8s_openapi::api::apps::v1::ReplicaSet);
        #[cfg(feature = "apps")]
        $callback!(k8s_openapi::api::apps::v1::StatefulSet);
        #[cfg(feature = "autoscaling")]
        $callback!(k8s_openapi::api::autoscaling::v1::HorizontalPodAutoscaler);
        #[cfg(feature = "autoscaling")]
        $callback!(k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscaler);
        #[cfg(feature = "batch")]
        $callback!(k8s_openapi::api::batch::v1::CronJob);
        #[cfg(feature = "batch")]
        $callback!(k8s_openapi::api::batch::v1::Job);
        #[cfg(feature = "certificates")]
        $callback!(k8s_openapi::api::certificates::v1::CertificateSigningRequest);
        #[cfg(feature = "certificates")]
        $callback!(k8s_openapi::api::certificates::v1beta1::ClusterTrustBundle);
        #[cfg(feature = "certificates")]
        $callback!(k8s_openapi::api::certificates::v1beta1::PodCertificateRequest);
        #[cfg(feature = "coordination")]
        $callback!(k8s_openapi::api::coordination::v1::Lease);
        #[cfg(feature = "coordination")]
        $callback!(k8s_openapi::api::coordination::v1alpha2::LeaseCandidate);
        #[cfg(feature = "coordination")]
        $callback!(k8s_openapi::api::coordination::v1beta1::LeaseCandidate);
        #[cfg(feature = "core")]
        $callback!(k8s_openapi::api::core::v1::ComponentStatus);
        #[cfg(feature = "core")]
        $callback!(k8s_openapi::api::core::v1::ConfigMap);
        #[cfg(feature = "core")]
        $callback!(k8s_openapi::api::core::v1::Endpoints);
        #[cfg(feature = "core")]
        $callback!(k8s_openapi::api::core::v1::Event);
        #[cfg(feature = "core")]
        $callback!(k8s_openapi::api::core::v1::LimitRange);
        #[cfg(feature = "core")]
        $callback!(k8s_openapi::api::core::v1::Namespace);
        #[cfg(feature = "core")]
        $callback!(k8s_openapi::api::core::v1::Node);
        #[cfg(feature = "core")]
        $callback!(k8s_openapi::api::core::v1::PersistentVolume);
        #[cfg(feature = "core")]
        $callback!(k8s_openapi::api::core::v1::PersistentVolumeClaim);
        #[cfg(feature = "core")]
        $callback!(k8s_openapi::api::core::v1::Pod);
        #[cfg(feature = "core")]
        $callback!(k8s_openapi::api::core::v1::PodTemplate);
        #[cfg(feature = "core")]
        $callback!(k8s_openapi::api::core::v1::ReplicationController);
        #[cfg(feature = "core")]
        $callback!(k8s_openapi::api::core::v1::ResourceQuota);
        #[cfg(feature = "core")]
        $callback!(k8s_openapi::api::core::v1::Secret);
        #[cfg(feature = "core")]
        $callback!(k8s_openapi::api::core::v1::Service);
        #[cfg(feature = "core")]
        $callback!(k8s_openapi::api::core::v1::ServiceAccount);
        #[cfg(feature = "discovery")]
        $callback!(k8s_openapi::api::discovery::v1::EndpointSlice);
        #[cfg(feature = "events")]
        $callback!(k8s_openapi::api::events::v1::Event);
        #[cfg(feature = "flowcontrol")]
        $callback!(k8s_openapi::api::flowcontrol::v1::FlowSchema);
        #[cfg(feature = "flowcontrol")]
        $callback!(k8s_openapi::api::flowcontrol::v1::PriorityLevelConfiguration);
        #[cfg(feature = "networking")]
        $callback!(k8s_openapi::api::networking::v1::IPAddress);
        #[cfg(feature = "networking")]
        $callback!(k8s_openapi::api::networking::v1::Ingress);
        #[cfg(feature = "networking")]
        $callback!(k8s_openapi::api::networking::v1::IngressClass);
        #[cfg(feature = "networking")]
        $callback!(k8s_openapi::api::networking::v1::NetworkPolicy);
        #[cfg(feature = "networking")]
        $callback!(k8s_openapi::api::networking::v1::ServiceCIDR);
        #[cfg(feature = "node")]
        $callback!(k8s_openapi::api::node::v1::RuntimeClass);
        #[cfg(feature = "policy")]
        $callback!(k8s_openapi::api::policy::v1::PodDisruptionBudget);
        #[cfg(feature = "rbac")]
        $callback!(k8s_openapi::api::rbac::v1::ClusterRole);
        #[cfg(feature = "rbac")]
        $callback!(k8s_openapi::api::rbac::v1::ClusterRoleBinding);
        #[cfg(feature = "rbac")]
        $callback!(k8s_openapi::api::rbac::v1::Role);
        #[cfg(feature = "rbac")]
        $callback!(k8s_openapi::api::rbac::v1::RoleBinding);
        #[cfg(feature = "resource")]
        $callback!(k8s_openapi::api::resource::v1::DeviceClass);
        #[cfg(feature = "resource")]
        $callback!(k8s_openapi::api::resource::v1::ResourceClaim);
        #[cfg(feature = "resource")]
        $callback!(k8s_openapi::api::resource::v1::ResourceClaimTemplate);
        #[cfg(feature = "resource")]
        $callback!(k8s_openapi::api::resource::v1::ResourceSlice);
        #[cfg(feature = "resource")]
        $callback!(k8s_openapi::api::resource::v1alpha3::DeviceTaintRule);
        #[cfg(feature = "resource")]
        $callback!(k8s_openapi::api::resource::v1alpha3::ResourcePoolStatusRequest);
        #[cfg(feature = "resource")]
        $callback!(k8s_openapi::api::resource::v1beta1::DeviceClass);
        #[cfg(feature = "resource")]
        $callback!(k8s_openapi::api::resource::v1beta1::ResourceClaim);
        #[cfg(feature = "resource")]
        $callback!(k8s_openapi::api::resource::v1beta1::ResourceClaimTemplate);
        #[cfg(feature = "resource")]
        $callback!(k8s_openapi::api::resource::v1beta1::ResourceSlice);
        #[cfg(feature = "resource")]
        $callback!(k8s_openapi::api::resource::v1beta2::DeviceClass);
        #[cfg(feature = "resource")]
        $callback!(k8s_openapi::api::resource::v1beta2::DeviceTaintRule);
        #[cfg(feature = "resource")]
        $callback!(k8s_openapi::api::resource::v1beta2::ResourceClaim);
        #[cfg(feature = "resource")]
        $callback!(k8s_openapi::api::resource::v1beta2::ResourceClaimTemplate);
        #[cfg(feature = "resource")]
        $callback!(k8s_openapi::api::resource::v1beta2::ResourceSlice);
        #[cfg(feature = "scheduling")]
        $callback!(k8s_openapi::api::scheduling::v1::PriorityClass);
        #[cfg(feature = "storage")]
        $callback!(k8s_openapi::api::storage::v1::CSIDriver);
        #[cfg(feature = "storage")]
        $callback!(k8s_openapi::api::storage::v1::CSINode);
        #[cfg(feature = "storage")]
        $callback!(k8s_openapi::api::storage::v1::CSIStorageCapacity);
        #[cfg(feature = "storage")]
        $callback!(k8s_openapi::api::storage::v1::StorageClass);
        #[cfg(feature = "storage")]
        $callback!(k8s_openapi::api::storage::v1::VolumeAttachment);
        #[cfg(feature = "storage")]
        $callback!(k8s_openapi::api::storage::v1::VolumeAttributesClass);
        #[cfg(feature = "storagemigration")]
        $callback!(k8s_openapi::api::storagemigration::v1beta1::StorageVersionMigration);
    };
}
pub(crate) use for_each_type;
