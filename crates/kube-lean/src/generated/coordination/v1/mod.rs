//! Types of coordination/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[cfg(feature = "k8s-openapi")]
mod convert;
#[cfg(feature = "k8s-openapi")]
mod direct;
mod fields;
mod wire;

/// Lease defines a lease concept.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lease {
    /// More info: <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// spec contains the specification of the Lease. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#spec-and-status>
    pub spec: Option<Box<LeaseSpec>>,
}

/// LeaseSpec is a specification of a Lease.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LeaseSpec {
    /// acquireTime is a time when the current lease was acquired.
    pub acquire_time: Option<crate::MicroTime>,

    /// holderIdentity contains the identity of the holder of a current lease. If Coordinated Leader Election is used,
    /// the holder identity must be equal to the elected LeaseCandidate.metadata.name field.
    pub holder_identity: Option<crate::Str>,

    /// leaseDurationSeconds is a duration that candidates for a lease need to wait to force acquire it. This is
    /// measured against the time of last observed renewTime.
    pub lease_duration_seconds: Option<i32>,

    /// leaseTransitions is the number of transitions of a lease between holders.
    pub lease_transitions: Option<i32>,

    /// PreferredHolder signals to a lease holder that the lease has a more optimal holder and should be given up. This
    /// field can only be set if Strategy is also set.
    pub preferred_holder: Option<crate::Str>,

    /// renewTime is a time when the current holder of a lease has last updated the lease.
    pub renew_time: Option<crate::MicroTime>,

    /// Strategy indicates the strategy for picking the leader for coordinated leader election. If the field is not
    /// specified, there is no active coordination for this lease. (Alpha) Using this field requires the
    /// CoordinatedLeaderElection feature gate to be enabled.
    pub strategy: Option<crate::Str>,
}
