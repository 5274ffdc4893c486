//! Types of storagemigration/v1beta1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[cfg(feature = "k8s-openapi")]
mod convert;
#[cfg(feature = "k8s-openapi")]
mod direct;
mod fields;
mod wire;

/// StorageVersionMigration represents a migration of stored data to the latest storage version.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StorageVersionMigration {
    /// Standard object metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// Specification of the migration.
    pub spec: Option<Box<StorageVersionMigrationSpec>>,

    /// Status of the migration.
    pub status: Option<Box<StorageVersionMigrationStatus>>,
}

/// Spec of the storage version migration.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StorageVersionMigrationSpec {
    /// The resource that is being migrated. The migrator sends requests to the endpoint serving the resource.
    /// Immutable.
    pub resource: crate::meta::v1::GroupResource,
}

/// Status of the storage version migration.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StorageVersionMigrationStatus {
    /// The latest available observations of the migration's current state.
    pub conditions: Option<Box<[crate::meta::v1::Condition]>>,

    /// ResourceVersion to compare with the GC cache for performing the migration. This is the current resource version
    /// of given group, version and resource when kube-controller-manager first observes this StorageVersionMigration
    /// resource.
    pub resource_version: Option<crate::Str>,
}
