//! Conversions of apiserverinternal/v1alpha1 from and to k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use crate::convert as c;

impl From<k8s_openapi::api::apiserverinternal::v1alpha1::ServerStorageVersion>
    for super::ServerStorageVersion
{
    fn from(from: k8s_openapi::api::apiserverinternal::v1alpha1::ServerStorageVersion) -> Self {
        let mut to = Self::default();
        to.api_server_id = c::from::one(from.api_server_id);
        to.decodable_versions = c::from::list(from.decodable_versions);
        to.encoding_version = c::from::one(from.encoding_version);
        to.served_versions = c::from::optional_list(from.served_versions);
        to
    }
}

impl From<super::ServerStorageVersion>
    for k8s_openapi::api::apiserverinternal::v1alpha1::ServerStorageVersion
{
    fn from(from: super::ServerStorageVersion) -> Self {
        Self {
            api_server_id: c::to::one(from.api_server_id),
            decodable_versions: c::to::list(from.decodable_versions),
            encoding_version: c::to::one(from.encoding_version),
            served_versions: c::to::optional_list(from.served_versions),
        }
    }
}

impl From<k8s_openapi::api::apiserverinternal::v1alpha1::StorageVersion> for super::StorageVersion {
    fn from(from: k8s_openapi::api::apiserverinternal::v1alpha1::StorageVersion) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(from.spec);
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::StorageVersion> for k8s_openapi::api::apiserverinternal::v1alpha1::StorageVersion {
    fn from(from: super::StorageVersion) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::apiserverinternal::v1alpha1::StorageVersionCondition>
    for super::StorageVersionCondition
{
    fn from(from: k8s_openapi::api::apiserverinternal::v1alpha1::StorageVersionCondition) -> Self {
        let mut to = Self::default();
        to.last_transition_time = c::from::optional_one(from.last_transition_time);
        to.message = c::from::one(from.message);
        to.observed_generation = c::from::optional_one(from.observed_generation);
        to.reason = c::from::one(from.reason);
        to.status = c::from::one(from.status);
        to.type_ = c::from::one(from.type_);
        to
    }
}

impl From<super::StorageVersionCondition>
    for k8s_openapi::api::apiserverinternal::v1alpha1::StorageVersionCondition
{
    fn from(from: super::StorageVersionCondition) -> Self {
        Self {
            last_transition_time: c::to::optional_one(from.last_transition_time),
            message: c::to::one(from.message),
            observed_generation: c::to::optional_one(from.observed_generation),
            reason: c::to::one(from.reason),
            status: c::to::one(from.status),
            type_: c::to::one(from.type_),
        }
    }
}

impl From<k8s_openapi::api::apiserverinternal::v1alpha1::StorageVersionSpec> for super::StorageVersionSpec {
    fn from(_: k8s_openapi::api::apiserverinternal::v1alpha1::StorageVersionSpec) -> Self {
        Self::default()
    }
}

impl From<super::StorageVersionSpec> for k8s_openapi::api::apiserverinternal::v1alpha1::StorageVersionSpec {
    fn from(_: super::StorageVersionSpec) -> Self {
        Self(serde_json::json!({}))
    }
}

impl From<k8s_openapi::api::apiserverinternal::v1alpha1::StorageVersionStatus>
    for super::StorageVersionStatus
{
    fn from(from: k8s_openapi::api::apiserverinternal::v1alpha1::StorageVersionStatus) -> Self {
        let mut to = Self::default();
        to.common_encoding_version = c::from::optional_one(from.common_encoding_version);
        to.conditions = c::from::optional_list(from.conditions);
        to.storage_versions = c::from::optional_list(from.storage_versions);
        to
    }
}

impl From<super::StorageVersionStatus>
    for k8s_openapi::api::apiserverinternal::v1alpha1::StorageVersionStatus
{
    fn from(from: super::StorageVersionStatus) -> Self {
        Self {
            common_encoding_version: c::to::optional_one(from.common_encoding_version),
            conditions: c::to::optional_list(from.conditions),
            storage_versions: c::to::optional_list(from.storage_versions),
        }
    }
}
