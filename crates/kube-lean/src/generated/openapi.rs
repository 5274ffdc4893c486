//! The types of k8s-openapi that have a decoder, one for each kind.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

/// Calls a macro with every type: `(message, path of the type)`.
macro_rules! for_each_type {
    ($callback:ident) => {
        #[cfg(feature = "admissionregistration")]
        $callback!(
            "admissionregistration/v1.MutatingAdmissionPolicy",
            k8s_openapi::api::admissionregistration::v1::MutatingAdmissionPolicy
        );
        #[cfg(feature = "admissionregistration")]
        $callback!(
            "admissionregistration/v1.MutatingAdmissionPolicyBinding",
            k8s_openapi::api::admissionregistration::v1::MutatingAdmissionPolicyBinding
        );
        #[cfg(feature = "admissionregistration")]
        $callback!(
            "admissionregistration/v1.MutatingWebhookConfiguration",
            k8s_openapi::api::admissionregistration::v1::MutatingWebhookConfiguration
        );
        #[cfg(feature = "admissionregistration")]
        $callback!(
            "admissionregistration/v1.ValidatingAdmissionPolicy",
            k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicy
        );
        #[cfg(feature = "admissionregistration")]
        $callback!(
            "admissionregistration/v1.ValidatingAdmissionPolicyBinding",
            k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicyBinding
        );
        #[cfg(feature = "admissionregistration")]
        $callback!(
            "admissionregistration/v1.ValidatingWebhookConfiguration",
            k8s_openapi::api::admissionregistration::v1::ValidatingWebhookConfiguration
        );
        #[cfg(feature = "admissionregistration")]
        $callback!(
            "admissionregistration/v1alpha1.MutatingAdmissionPolicy",
            k8s_openapi::api::admissionregistration::v1alpha1::MutatingAdmissionPolicy
        );
        #[cfg(feature = "admissionregistration")]
        $callback!(
            "admissionregistration/v1alpha1.MutatingAdmissionPolicyBinding",
            k8s_openapi::api::admissionregistration::v1alpha1::MutatingAdmissionPolicyBinding
        );
        #[cfg(feature = "admissionregistration")]
        $callback!(
            "admissionregistration/v1beta1.MutatingAdmissionPolicy",
            k8s_openapi::api::admissionregistration::v1beta1::MutatingAdmissionPolicy
        );
        #[cfg(feature = "admissionregistration")]
        $callback!(
            "admissionregistration/v1beta1.MutatingAdmissionPolicyBinding",
            k8s_openapi::api::admissionregistration::v1beta1::MutatingAdmissionPolicyBinding
        );
        #[cfg(feature = "apiextensions")]
        $callback!(
            "apiextensions/v1.CustomResourceDefinition",
            k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinition
        );
        #[cfg(feature = "apiregistration")]
        $callback!(
            "apiregistration/v1.APIService",
            k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::APIService
        );
        #[cfg(feature = "apiserverinternal")]
        $callback!(
            "apiserverinternal/v1alpha1.StorageVersion",
            k8s_openapi::api::apiserverinternal::v1alpha1::StorageVersion
        );
        #[cfg(feature = "apps")]
        $callback!(
            "apps/v1.ControllerRevision",
            k8s_openapi::api::apps::v1::ControllerRevision
        );
        #[cfg(feature = "apps")]
        $callback!("apps/v1.DaemonSet", k8s_openapi::api::apps::v1::DaemonSet);
        #[cfg(feature = "apps")]
        $callback!("apps/v1.Deployment", k8s_openapi::api::apps::v1::Deployment);
        #[cfg(feature = "apps")]
        $callback!("apps/v1.ReplicaSet", k8s_openapi::api::apps::v1::ReplicaSet);
        #[cfg(feature = "apps")]
        $callback!(
            "apps/v1.StatefulSet",
            k8s_openapi::api::apps::v1::StatefulSet
        );
        #[cfg(feature = "autoscaling")]
        $callback!(
            "autoscaling/v1.HorizontalPodAutoscaler",
            k8s_openapi::api::autoscaling::v1::HorizontalPodAutoscaler
        );
        #[cfg(feature = "autoscaling")]
        $callback!(
            "autoscaling/v2.HorizontalPodAutoscaler",
            k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscaler
        );
        #[cfg(feature = "batch")]
        $callback!("batch/v1.CronJob", k8s_openapi::api::batch::v1::CronJob);
        #[cfg(feature = "batch")]
        $callback!("batch/v1.Job", k8s_openapi::api::batch::v1::Job);
        #[cfg(feature = "certificates")]
        $callback!(
            "certificates/v1.CertificateSigningRequest",
            k8s_openapi::api::certificates::v1::CertificateSigningRequest
        );
        #[cfg(feature = "certificates")]
        $callback!(
            "certificates/v1beta1.ClusterTrustBundle",
            k8s_openapi::api::certificates::v1beta1::ClusterTrustBundle
        );
        #[cfg(feature = "certificates")]
        $callback!(
            "certificates/v1beta1.PodCertificateRequest",
            k8s_openapi::api::certificates::v1beta1::PodCertificateRequest
        );
        #[cfg(feature = "coordination")]
        $callback!(
            "coordination/v1.Lease",
            k8s_openapi::api::coordination::v1::Lease
        );
        #[cfg(feature = "coordination")]
        $callback!(
            "coordination/v1alpha2.LeaseCandidate",
            k8s_openapi::api::coordination::v1alpha2::LeaseCandidate
        );
        #[cfg(feature = "coordination")]
        $callback!(
            "coordination/v1beta1.LeaseCandidate",
            k8s_openapi::api::coordination::v1beta1::LeaseCandidate
        );
        #[cfg(feature = "core")]
        $callback!(
            "core/v1.ComponentStatus",
            k8s_openapi::api::core::v1::ComponentStatus
        );
        #[cfg(feature = "core")]
        $callback!("core/v1.ConfigMap", k8s_openapi::api::core::v1::ConfigMap);
        #[cfg(feature = "core")]
        $callback!("core/v1.Endpoints", k8s_openapi::api::core::v1::Endpoints);
        #[cfg(feature = "core")]
        $callback!("core/v1.Event", k8s_openapi::api::core::v1::Event);
        #[cfg(feature = "core")]
        $callback!("core/v1.LimitRange", k8s_openapi::api::core::v1::LimitRange);
        #[cfg(feature = "core")]
        $callback!("core/v1.Namespace", k8s_openapi::api::core::v1::Namespace);
        #[cfg(feature = "core")]
        $callback!("core/v1.Node", k8s_openapi::api::core::v1::Node);
        #[cfg(feature = "core")]
        $callback!(
            "core/v1.PersistentVolume",
            k8s_openapi::api::core::v1::PersistentVolume
        );
        #[cfg(feature = "core")]
        $callback!(
            "core/v1.PersistentVolumeClaim",
            k8s_openapi::api::core::v1::PersistentVolumeClaim
        );
        #[cfg(feature = "core")]
        $callback!("core/v1.Pod", k8s_openapi::api::core::v1::Pod);
        #[cfg(feature = "core")]
        $callback!(
            "core/v1.PodTemplate",
            k8s_openapi::api::core::v1::PodTemplate
        );
        #[cfg(feature = "core")]
        $callback!(
            "core/v1.ReplicationController",
            k8s_openapi::api::core::v1::ReplicationController
        );
        #[cfg(feature = "core")]
        $callback!(
            "core/v1.ResourceQuota",
            k8s_openapi::api::core::v1::ResourceQuota
        );
        #[cfg(feature = "core")]
        $callback!("core/v1.Secret", k8s_openapi::api::core::v1::Secret);
        #[cfg(feature = "core")]
        $callback!("core/v1.Service", k8s_openapi::api::core::v1::Service);
        #[cfg(feature = "core")]
        $callback!(
            "core/v1.ServiceAccount",
            k8s_openapi::api::core::v1::ServiceAccount
        );
        #[cfg(feature = "discovery")]
        $callback!(
            "discovery/v1.EndpointSlice",
            k8s_openapi::api::discovery::v1::EndpointSlice
        );
        #[cfg(feature = "events")]
        $callback!("events/v1.Event", k8s_openapi::api::events::v1::Event);
        #[cfg(feature = "flowcontrol")]
        $callback!(
            "flowcontrol/v1.FlowSchema",
            k8s_openapi::api::flowcontrol::v1::FlowSchema
        );
        #[cfg(feature = "flowcontrol")]
        $callback!(
            "flowcontrol/v1.PriorityLevelConfiguration",
            k8s_openapi::api::flowcontrol::v1::PriorityLevelConfiguration
        );
        #[cfg(feature = "networking")]
        $callback!(
            "networking/v1.IPAddress",
            k8s_openapi::api::networking::v1::IPAddress
        );
        #[cfg(feature = "networking")]
        $callback!(
            "networking/v1.Ingress",
            k8s_openapi::api::networking::v1::Ingress
        );
        #[cfg(feature = "networking")]
        $callback!(
            "networking/v1.IngressClass",
            k8s_openapi::api::networking::v1::IngressClass
        );
        #[cfg(feature = "networking")]
        $callback!(
            "networking/v1.NetworkPolicy",
            k8s_openapi::api::networking::v1::NetworkPolicy
        );
        #[cfg(feature = "networking")]
        $callback!(
            "networking/v1.ServiceCIDR",
            k8s_openapi::api::networking::v1::ServiceCIDR
        );
        #[cfg(feature = "node")]
        $callback!(
            "node/v1.RuntimeClass",
            k8s_openapi::api::node::v1::RuntimeClass
        );
        #[cfg(feature = "policy")]
        $callback!(
            "policy/v1.PodDisruptionBudget",
            k8s_openapi::api::policy::v1::PodDisruptionBudget
        );
        #[cfg(feature = "rbac")]
        $callback!(
            "rbac/v1.ClusterRole",
            k8s_openapi::api::rbac::v1::ClusterRole
        );
        #[cfg(feature = "rbac")]
        $callback!(
            "rbac/v1.ClusterRoleBinding",
            k8s_openapi::api::rbac::v1::ClusterRoleBinding
        );
        #[cfg(feature = "rbac")]
        $callback!("rbac/v1.Role", k8s_openapi::api::rbac::v1::Role);
        #[cfg(feature = "rbac")]
        $callback!(
            "rbac/v1.RoleBinding",
            k8s_openapi::api::rbac::v1::RoleBinding
        );
        #[cfg(feature = "resource")]
        $callback!(
            "resource/v1.DeviceClass",
            k8s_openapi::api::resource::v1::DeviceClass
        );
        #[cfg(feature = "resource")]
        $callback!(
            "resource/v1.ResourceClaim",
            k8s_openapi::api::resource::v1::ResourceClaim
        );
        #[cfg(feature = "resource")]
        $callback!(
            "resource/v1.ResourceClaimTemplate",
            k8s_openapi::api::resource::v1::ResourceClaimTemplate
        );
        #[cfg(feature = "resource")]
        $callback!(
            "resource/v1.ResourceSlice",
            k8s_openapi::api::resource::v1::ResourceSlice
        );
        #[cfg(feature = "resource")]
        $callback!(
            "resource/v1alpha3.DeviceTaintRule",
            k8s_openapi::api::resource::v1alpha3::DeviceTaintRule
        );
        #[cfg(feature = "resource")]
        $callback!(
            "resource/v1alpha3.ResourcePoolStatusRequest",
            k8s_openapi::api::resource::v1alpha3::ResourcePoolStatusRequest
        );
        #[cfg(feature = "resource")]
        $callback!(
            "resource/v1beta1.DeviceClass",
            k8s_openapi::api::resource::v1beta1::DeviceClass
        );
        #[cfg(feature = "resource")]
        $callback!(
            "resource/v1beta1.ResourceClaim",
            k8s_openapi::api::resource::v1beta1::ResourceClaim
        );
        #[cfg(feature = "resource")]
        $callback!(
            "resource/v1beta1.ResourceClaimTemplate",
            k8s_openapi::api::resource::v1beta1::ResourceClaimTemplate
        );
        #[cfg(feature = "resource")]
        $callback!(
            "resource/v1beta1.ResourceSlice",
            k8s_openapi::api::resource::v1beta1::ResourceSlice
        );
        #[cfg(feature = "resource")]
        $callback!(
            "resource/v1beta2.DeviceClass",
            k8s_openapi::api::resource::v1beta2::DeviceClass
        );
        #[cfg(feature = "resource")]
        $callback!(
            "resource/v1beta2.DeviceTaintRule",
            k8s_openapi::api::resource::v1beta2::DeviceTaintRule
        );
        #[cfg(feature = "resource")]
        $callback!(
            "resource/v1beta2.ResourceClaim",
            k8s_openapi::api::resource::v1beta2::ResourceClaim
        );
        #[cfg(feature = "resource")]
        $callback!(
            "resource/v1beta2.ResourceClaimTemplate",
            k8s_openapi::api::resource::v1beta2::ResourceClaimTemplate
        );
        #[cfg(feature = "resource")]
        $callback!(
            "resource/v1beta2.ResourceSlice",
            k8s_openapi::api::resource::v1beta2::ResourceSlice
        );
        #[cfg(feature = "scheduling")]
        $callback!(
            "scheduling/v1.PriorityClass",
            k8s_openapi::api::scheduling::v1::PriorityClass
        );
        #[cfg(feature = "storage")]
        $callback!(
            "storage/v1.CSIDriver",
            k8s_openapi::api::storage::v1::CSIDriver
        );
        #[cfg(feature = "storage")]
        $callback!("storage/v1.CSINode", k8s_openapi::api::storage::v1::CSINode);
        #[cfg(feature = "storage")]
        $callback!(
            "storage/v1.CSIStorageCapacity",
            k8s_openapi::api::storage::v1::CSIStorageCapacity
        );
        #[cfg(feature = "storage")]
        $callback!(
            "storage/v1.StorageClass",
            k8s_openapi::api::storage::v1::StorageClass
        );
        #[cfg(feature = "storage")]
        $callback!(
            "storage/v1.VolumeAttachment",
            k8s_openapi::api::storage::v1::VolumeAttachment
        );
        #[cfg(feature = "storage")]
        $callback!(
            "storage/v1.VolumeAttributesClass",
            k8s_openapi::api::storage::v1::VolumeAttributesClass
        );
        #[cfg(feature = "storagemigration")]
        $callback!(
            "storagemigration/v1beta1.StorageVersionMigration",
            k8s_openapi::api::storagemigration::v1beta1::StorageVersionMigration
        );
    };
}
pub(crate) use for_each_type;
