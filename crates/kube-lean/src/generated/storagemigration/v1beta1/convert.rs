//! Conversions of storagemigration/v1beta1 from and to k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use crate::convert as c;

impl From<k8s_openapi::api::storagemigration::v1beta1::StorageVersionMigration>
    for super::StorageVersionMigration
{
    fn from(from: k8s_openapi::api::storagemigration::v1beta1::StorageVersionMigration) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(from.spec);
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::StorageVersionMigration>
    for k8s_openapi::api::storagemigration::v1beta1::StorageVersionMigration
{
    fn from(from: super::StorageVersionMigration) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::storagemigration::v1beta1::StorageVersionMigrationSpec>
    for super::StorageVersionMigrationSpec
{
    fn from(from: k8s_openapi::api::storagemigration::v1beta1::StorageVersionMigrationSpec) -> Self {
        let mut to = Self::default();
        to.resource = c::from::one(from.resource);
        to
    }
}

impl From<super::StorageVersionMigrationSpec>
    for k8s_openapi::api::storagemigration::v1beta1::StorageVersionMigrationSpec
{
    fn from(from: super::StorageVersionMigrationSpec) -> Self {
        Self {
            resource: c::to::one(from.resource),
        }
    }
}

impl From<k8s_openapi::api::storagemigration::v1beta1::StorageVersionMigrationStatus>
    for super::StorageVersionMigrationStatus
{
    fn from(from: k8s_openapi::api::storagemigration::v1beta1::StorageVersionMigrationStatus) -> Self {
        let mut to = Self::default();
        to.conditions = c::from::optional_list(from.conditions);
        to.resource_version = c::from::optional_one(from.resource_version);
        to
    }
}

impl From<super::StorageVersionMigrationStatus>
    for k8s_openapi::api::storagemigration::v1beta1::StorageVersionMigrationStatus
{
    fn from(from: super::StorageVersionMigrationStatus) -> Self {
        Self {
            conditions: c::to::optional_list(from.conditions),
            resource_version: c::to::optional_one(from.resource_version),
        }
    }
}
