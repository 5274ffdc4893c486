//! Conversions of certificates/v1 from and to k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use crate::convert as c;

impl From<k8s_openapi::api::certificates::v1::CertificateSigningRequest>
    for super::CertificateSigningRequest
{
    fn from(from: k8s_openapi::api::certificates::v1::CertificateSigningRequest) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::one(from.spec);
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::CertificateSigningRequest>
    for k8s_openapi::api::certificates::v1::CertificateSigningRequest
{
    fn from(from: super::CertificateSigningRequest) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::one(from.spec),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::certificates::v1::CertificateSigningRequestCondition>
    for super::CertificateSigningRequestCondition
{
    fn from(from: k8s_openapi::api::certificates::v1::CertificateSigningRequestCondition) -> Self {
        let mut to = Self::default();
        to.last_transition_time = c::from::optional_one(from.last_transition_time);
        to.last_update_time = c::from::optional_one(from.last_update_time);
        to.message = c::from::optional_one(from.message);
        to.reason = c::from::optional_one(from.reason);
        to.status = c::from::one(from.status);
        to.type_ = c::from::one(from.type_);
        to
    }
}

impl From<super::CertificateSigningRequestCondition>
    for k8s_openapi::api::certificates::v1::CertificateSigningRequestCondition
{
    fn from(from: super::CertificateSigningRequestCondition) -> Self {
        Self {
            last_transition_time: c::to::optional_one(from.last_transition_time),
            last_update_time: c::to::optional_one(from.last_update_time),
            message: c::to::optional_one(from.message),
            reason: c::to::optional_one(from.reason),
            status: c::to::one(from.status),
            type_: c::to::one(from.type_),
        }
    }
}

impl From<k8s_openapi::api::certificates::v1::CertificateSigningRequestSpec>
    for super::CertificateSigningRequestSpec
{
    fn from(from: k8s_openapi::api::certificates::v1::CertificateSigningRequestSpec) -> Self {
        let mut to = Self::default();
        to.expiration_seconds = c::from::optional_one(from.expiration_seconds);
        to.extra = c::from::optional_map_of_texts(from.extra);
        to.groups = c::from::optional_list(from.groups);
        to.request = c::from::one(from.request);
        to.signer_name = c::from::one(from.signer_name);
        to.uid = c::from::optional_one(from.uid);
        to.usages = c::from::optional_list(from.usages);
        to.username = c::from::optional_one(from.username);
        to
    }
}

impl From<super::CertificateSigningRequestSpec>
    for k8s_openapi::api::certificates::v1::CertificateSigningRequestSpec
{
    fn from(from: super::CertificateSigningRequestSpec) -> Self {
        Self {
            expiration_seconds: c::to::optional_one(from.expiration_seconds),
            extra: c::to::optional_map_of_texts(from.extra),
            groups: c::to::optional_list(from.groups),
            request: c::to::one(from.request),
            signer_name: c::to::one(from.signer_name),
            uid: c::to::optional_one(from.uid),
            usages: c::to::optional_list(from.usages),
            username: c::to::optional_one(from.username),
        }
    }
}

impl From<k8s_openapi::api::certificates::v1::CertificateSigningRequestStatus>
    for super::CertificateSigningRequestStatus
{
    fn from(from: k8s_openapi::api::certificates::v1::CertificateSigningRequestStatus) -> Self {
        let mut to = Self::default();
        to.certificate = c::from::optional_one(from.certificate);
        to.conditions = c::from::optional_list(from.conditions);
        to
    }
}

impl From<super::CertificateSigningRequestStatus>
    for k8s_openapi::api::certificates::v1::CertificateSigningRequestStatus
{
    fn from(from: super::CertificateSigningRequestStatus) -> Self {
        Self {
            certificate: c::to::optional_one(from.certificate),
            conditions: c::to::optional_list(from.conditions),
        }
    }
}
