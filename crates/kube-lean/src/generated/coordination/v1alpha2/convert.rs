//! Conversions of coordination/v1alpha2 from and to k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use crate::convert as c;

impl From<k8s_openapi::api::coordination::v1alpha2::LeaseCandidate> for super::LeaseCandidate {
    fn from(from: k8s_openapi::api::coordination::v1alpha2::LeaseCandidate) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::one(from.spec);
        to
    }
}

impl From<super::LeaseCandidate> for k8s_openapi::api::coordination::v1alpha2::LeaseCandidate {
    fn from(from: super::LeaseCandidate) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::one(from.spec),
        }
    }
}

impl From<k8s_openapi::api::coordination::v1alpha2::LeaseCandidateSpec> for super::LeaseCandidateSpec {
    fn from(from: k8s_openapi::api::coordination::v1alpha2::LeaseCandidateSpec) -> Self {
        let mut to = Self::default();
        to.binary_version = c::from::one(from.binary_version);
        to.emulation_version = c::from::optional_one(from.emulation_version);
        to.lease_name = c::from::one(from.lease_name);
        to.ping_time = c::from::optional_one(from.ping_time);
        to.renew_time = c::from::optional_one(from.renew_time);
        to.strategy = c::from::one(from.strategy);
        to
    }
}

impl From<super::LeaseCandidateSpec> for k8s_openapi::api::coordination::v1alpha2::LeaseCandidateSpec {
    fn from(from: super::LeaseCandidateSpec) -> Self {
        Self {
            binary_version: c::to::one(from.binary_version),
            emulation_version: c::to::optional_one(from.emulation_version),
            lease_name: c::to::one(from.lease_name),
            ping_time: c::to::optional_one(from.ping_time),
            renew_time: c::to::optional_one(from.renew_time),
            strategy: c::to::one(from.strategy),
        }
    }
}
