//! Conversions of scheduling/v1 from and to k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use crate::convert as c;

impl From<k8s_openapi::api::scheduling::v1::PriorityClass> for super::PriorityClass {
    fn from(from: k8s_openapi::api::scheduling::v1::PriorityClass) -> Self {
        let mut to = Self::default();
        to.description = c::from::optional_one(from.description);
        to.global_default = c::from::optional_one(from.global_default);
        to.metadata = c::from::one(from.metadata);
        to.preemption_policy = c::from::optional_one(from.preemption_policy);
        to.value = c::from::optional_one(from.value);
        to
    }
}

impl From<super::PriorityClass> for k8s_openapi::api::scheduling::v1::PriorityClass {
    fn from(from: super::PriorityClass) -> Self {
        Self {
            description: c::to::optional_one(from.description),
            global_default: c::to::optional_one(from.global_default),
            metadata: c::to::one(from.metadata),
            preemption_policy: c::to::optional_one(from.preemption_policy),
            value: c::to::optional_one(from.value),
        }
    }
}
