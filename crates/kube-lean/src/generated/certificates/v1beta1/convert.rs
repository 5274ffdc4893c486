//! Conversions of certificates/v1beta1 from and to k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use crate::convert as c;

impl From<k8s_openapi::api::certificates::v1beta1::ClusterTrustBundle> for super::ClusterTrustBundle {
    fn from(from: k8s_openapi::api::certificates::v1beta1::ClusterTrustBundle) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::one(from.spec);
        to
    }
}

impl From<super::ClusterTrustBundle> for k8s_openapi::api::certificates::v1beta1::ClusterTrustBundle {
    fn from(from: super::ClusterTrustBundle) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::one(from.spec),
        }
    }
}

impl From<k8s_openapi::api::certificates::v1beta1::ClusterTrustBundleSpec> for super::ClusterTrustBundleSpec {
    fn from(from: k8s_openapi::api::certificates::v1beta1::ClusterTrustBundleSpec) -> Self {
        let mut to = Self::default();
        to.signer_name = c::from::optional_one(from.signer_name);
        to.trust_bundle = c::from::one(from.trust_bundle);
        to
    }
}

impl From<super::ClusterTrustBundleSpec> for k8s_openapi::api::certificates::v1beta1::ClusterTrustBundleSpec {
    fn from(from: super::ClusterTrustBundleSpec) -> Self {
        Self {
            signer_name: c::to::optional_one(from.signer_name),
            trust_bundle: c::to::one(from.trust_bundle),
        }
    }
}

impl From<k8s_openapi::api::certificates::v1beta1::PodCertificateRequest> for super::PodCertificateRequest {
    fn from(from: k8s_openapi::api::certificates::v1beta1::PodCertificateRequest) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::one(from.spec);
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::PodCertificateRequest> for k8s_openapi::api::certificates::v1beta1::PodCertificateRequest {
    fn from(from: super::PodCertificateRequest) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::one(from.spec),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::certificates::v1beta1::PodCertificateRequestSpec>
    for super::PodCertificateRequestSpec
{
    fn from(from: k8s_openapi::api::certificates::v1beta1::PodCertificateRequestSpec) -> Self {
        let mut to = Self::default();
        to.max_expiration_seconds = c::from::optional_one(from.max_expiration_seconds);
        to.node_name = c::from::one(from.node_name);
        to.node_uid = c::from::one(from.node_uid);
        to.pkix_public_key = c::from::optional_one(from.pkix_public_key);
        to.pod_name = c::from::one(from.pod_name);
        to.pod_uid = c::from::one(from.pod_uid);
        to.proof_of_possession = c::from::optional_one(from.proof_of_possession);
        to.service_account_name = c::from::one(from.service_account_name);
        to.service_account_uid = c::from::one(from.service_account_uid);
        to.signer_name = c::from::one(from.signer_name);
        to.stub_pkc_s10_request = c::from::one(from.stub_pkc_s10_request);
        to.unverified_user_annotations = c::from::optional_map(from.unverified_user_annotations);
        to
    }
}

impl From<super::PodCertificateRequestSpec>
    for k8s_openapi::api::certificates::v1beta1::PodCertificateRequestSpec
{
    fn from(from: super::PodCertificateRequestSpec) -> Self {
        Self {
            max_expiration_seconds: c::to::optional_one(from.max_expiration_seconds),
            node_name: c::to::one(from.node_name),
            node_uid: c::to::one(from.node_uid),
            pkix_public_key: c::to::optional_one(from.pkix_public_key),
            pod_name: c::to::one(from.pod_name),
            pod_uid: c::to::one(from.pod_uid),
            proof_of_possession: c::to::optional_one(from.proof_of_possession),
            service_account_name: c::to::one(from.service_account_name),
            service_account_uid: c::to::one(from.service_account_uid),
            signer_name: c::to::one(from.signer_name),
            stub_pkc_s10_request: c::to::one(from.stub_pkc_s10_request),
            unverified_user_annotations: c::to::optional_map(from.unverified_user_annotations),
        }
    }
}

impl From<k8s_openapi::api::certificates::v1beta1::PodCertificateRequestStatus>
    for super::PodCertificateRequestStatus
{
    fn from(from: k8s_openapi::api::certificates::v1beta1::PodCertificateRequestStatus) -> Self {
        let mut to = Self::default();
        to.begin_refresh_at = c::from::optional_one(from.begin_refresh_at);
        to.certificate_chain = c::from::optional_one(from.certificate_chain);
        to.conditions = c::from::optional_list(from.conditions);
        to.not_after = c::from::optional_one(from.not_after);
        to.not_before = c::from::optional_one(from.not_before);
        to
    }
}

impl From<super::PodCertificateRequestStatus>
    for k8s_openapi::api::certificates::v1beta1::PodCertificateRequestStatus
{
    fn from(from: super::PodCertificateRequestStatus) -> Self {
        Self {
            begin_refresh_at: c::to::optional_one(from.begin_refresh_at),
            certificate_chain: c::to::optional_one(from.certificate_chain),
            conditions: c::to::optional_list(from.conditions),
            not_after: c::to::optional_one(from.not_after),
            not_before: c::to::optional_one(from.not_before),
        }
    }
}
