//! Conversions of coordination/v1 from and to k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use crate::convert as c;

impl From<k8s_openapi::api::coordination::v1::Lease> for super::Lease {
    fn from(from: k8s_openapi::api::coordination::v1::Lease) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(from.spec);
        to
    }
}

impl From<super::Lease> for k8s_openapi::api::coordination::v1::Lease {
    fn from(from: super::Lease) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec),
        }
    }
}

impl From<k8s_openapi::api::coordination::v1::LeaseSpec> for super::LeaseSpec {
    fn from(from: k8s_openapi::api::coordination::v1::LeaseSpec) -> Self {
        let mut to = Self::default();
        to.acquire_time = c::from::optional_one(from.acquire_time);
        to.holder_identity = c::from::optional_one(from.holder_identity);
        to.lease_duration_seconds = c::from::optional_one(from.lease_duration_seconds);
        to.lease_transitions = c::from::optional_one(from.lease_transitions);
        to.preferred_holder = c::from::optional_one(from.preferred_holder);
        to.renew_time = c::from::optional_one(from.renew_time);
        to.strategy = c::from::optional_one(from.strategy);
        to
    }
}

impl From<super::LeaseSpec> for k8s_openapi::api::coordination::v1::LeaseSpec {
    fn from(from: super::LeaseSpec) -> Self {
        Self {
            acquire_time: c::to::optional_one(from.acquire_time),
            holder_identity: c::to::optional_one(from.holder_identity),
            lease_duration_seconds: c::to::optional_one(from.lease_duration_seconds),
            lease_transitions: c::to::optional_one(from.lease_transitions),
            preferred_holder: c::to::optional_one(from.preferred_holder),
            renew_time: c::to::optional_one(from.renew_time),
            strategy: c::to::optional_one(from.strategy),
        }
    }
}
