//! Types of apiserverinternal/v1alpha1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[cfg(feature = "k8s-openapi")]
mod convert;
#[cfg(feature = "k8s-openapi")]
mod direct;
mod fields;
mod wire;

/// An API server instance reports the version it can decode and the version it encodes objects to when persisting
/// objects in the backend.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ServerStorageVersion {
    /// apiServerID is the ID of the reporting API server.
    pub api_server_id: crate::Str,

    /// decodableVersions are the encoding versions the API server can handle to decode. The API server can decode
    /// objects encoded in these versions. The encodingVersion must be included in the decodableVersions.
    pub decodable_versions: Box<[crate::Str]>,

    /// encodingVersion the API server encodes the object to when persisting it in the backend (e.g., etcd).
    pub encoding_version: crate::Str,

    /// servedVersions lists all versions the API server can serve. DecodableVersions must include all ServedVersions.
    pub served_versions: Option<Box<[crate::Str]>>,
}

/// Storage version of a specific resource.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StorageVersion {
    /// metadata is the standard object metadata. The name is \<group\>.\<resource\>.
    pub metadata: crate::meta::v1::ObjectMeta,

    /// spec is an empty spec. It is here to comply with Kubernetes API style.
    pub spec: Option<Box<StorageVersionSpec>>,

    /// status on the version the API server instance can decode from and encode objects to when persisting objects in
    /// the backend.
    pub status: Option<Box<StorageVersionStatus>>,
}

/// Describes the state of the storageVersion at a certain point.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StorageVersionCondition {
    /// lastTransitionTime is the last time the condition transitioned from one status to another.
    pub last_transition_time: Option<crate::Time>,

    /// message is a human readable string indicating details about the transition.
    pub message: crate::Str,

    /// observedGeneration represents the .metadata.generation that the condition was set based upon, if field is set.
    pub observed_generation: Option<i64>,

    /// reason for the condition's last transition.
    pub reason: crate::Str,

    /// status of the condition, one of True, False, Unknown.
    pub status: crate::Str,

    /// type of the condition.
    pub type_: crate::Str,
}

/// StorageVersionSpec is an empty spec.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StorageVersionSpec {}

/// API server instances report the versions they can decode and the version they encode objects to when persisting
/// objects in the backend.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StorageVersionStatus {
    /// commonEncodingVersion is set to an encoding storage version if all API server instances share that same
    /// version. If they don't share one storage version, this field is left empty. API servers should finish updating
    /// its storageVersionStatus entry before serving write operations, so that this field will be in sync with the
    /// reality.
    pub common_encoding_version: Option<crate::Str>,

    /// conditions lists the latest available observations of the storageVersion's state.
    pub conditions: Option<Box<[StorageVersionCondition]>>,

    /// storageVersions lists the reported versions per API server instance.
    pub storage_versions: Option<Box<[ServerStorageVersion]>>,
}
