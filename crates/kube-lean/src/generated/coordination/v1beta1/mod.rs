//! Types of coordination/v1beta1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[cfg(feature = "k8s-openapi")]
mod convert;
#[cfg(feature = "k8s-openapi")]
mod direct;
mod fields;
mod wire;

/// LeaseCandidate defines a candidate for a Lease object. Candidates are created such that coordinated leader election
/// will pick the best leader from the list of candidates.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LeaseCandidate {
    /// More info: <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// spec contains the specification of the Lease. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#spec-and-status>
    pub spec: LeaseCandidateSpec,
}

/// LeaseCandidateSpec is a specification of a Lease.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LeaseCandidateSpec {
    /// BinaryVersion is the binary version. It must be in a semver format without leading `v`. This field is required.
    pub binary_version: crate::Str,

    /// EmulationVersion is the emulation version. It must be in a semver format without leading `v`. EmulationVersion
    /// must be less than or equal to BinaryVersion. This field is required when strategy is "OldestEmulationVersion"
    pub emulation_version: Option<crate::Str>,

    /// LeaseName is the name of the lease for which this candidate is contending. The limits on this field are the
    /// same as on Lease.name. Multiple lease candidates may reference the same Lease.name. This field is immutable.
    pub lease_name: crate::Str,

    /// PingTime is the last time that the server has requested the LeaseCandidate to renew. It is only done during
    /// leader election to check if any LeaseCandidates have become ineligible. When PingTime is updated, the
    /// LeaseCandidate will respond by updating RenewTime.
    pub ping_time: Option<crate::MicroTime>,

    /// RenewTime is the time that the LeaseCandidate was last updated. Any time a Lease needs to do leader election,
    /// the PingTime field is updated to signal to the LeaseCandidate that they should update the RenewTime. Old
    /// LeaseCandidate objects are also garbage collected if it has been hours since the last renew. The PingTime field
    /// is updated regularly to prevent garbage collection for still active LeaseCandidates.
    pub renew_time: Option<crate::MicroTime>,

    /// Strategy is the strategy that coordinated leader election will use for picking the leader. If multiple
    /// candidates for the same Lease return different strategies, the strategy provided by the candidate with the
    /// latest BinaryVersion will be used. If there is still conflict, this is a user error and coordinated leader
    /// election will not operate the Lease until resolved.
    pub strategy: crate::Str,
}
