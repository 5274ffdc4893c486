//! Conversions of policy/v1 from and to k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use crate::convert as c;

impl From<k8s_openapi::api::policy::v1::PodDisruptionBudget> for super::PodDisruptionBudget {
    fn from(from: k8s_openapi::api::policy::v1::PodDisruptionBudget) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(from.spec);
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::PodDisruptionBudget> for k8s_openapi::api::policy::v1::PodDisruptionBudget {
    fn from(from: super::PodDisruptionBudget) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::policy::v1::PodDisruptionBudgetSpec> for super::PodDisruptionBudgetSpec {
    fn from(from: k8s_openapi::api::policy::v1::PodDisruptionBudgetSpec) -> Self {
        let mut to = Self::default();
        to.max_unavailable = c::from::optional_one(from.max_unavailable);
        to.min_available = c::from::optional_one(from.min_available);
        to.selector = c::from::optional_boxed(from.selector);
        to.unhealthy_pod_eviction_policy = c::from::optional_one(from.unhealthy_pod_eviction_policy);
        to
    }
}

impl From<super::PodDisruptionBudgetSpec> for k8s_openapi::api::policy::v1::PodDisruptionBudgetSpec {
    fn from(from: super::PodDisruptionBudgetSpec) -> Self {
        Self {
            max_unavailable: c::to::optional_one(from.max_unavailable),
            min_available: c::to::optional_one(from.min_available),
            selector: c::to::optional_boxed(from.selector),
            unhealthy_pod_eviction_policy: c::to::optional_one(from.unhealthy_pod_eviction_policy),
        }
    }
}

impl From<k8s_openapi::api::policy::v1::PodDisruptionBudgetStatus> for super::PodDisruptionBudgetStatus {
    fn from(from: k8s_openapi::api::policy::v1::PodDisruptionBudgetStatus) -> Self {
        let mut to = Self::default();
        to.conditions = c::from::optional_list(from.conditions);
        to.current_healthy = c::from::optional_one(from.current_healthy);
        to.desired_healthy = c::from::optional_one(from.desired_healthy);
        to.disrupted_pods = c::from::optional_map(from.disrupted_pods);
        to.disruptions_allowed = c::from::optional_one(from.disruptions_allowed);
        to.expected_pods = c::from::optional_one(from.expected_pods);
        to.observed_generation = c::from::optional_one(from.observed_generation);
        to
    }
}

impl From<super::PodDisruptionBudgetStatus> for k8s_openapi::api::policy::v1::PodDisruptionBudgetStatus {
    fn from(from: super::PodDisruptionBudgetStatus) -> Self {
        Self {
            conditions: c::to::optional_list(from.conditions),
            current_healthy: c::to::optional_one(from.current_healthy),
            desired_healthy: c::to::optional_one(from.desired_healthy),
            disrupted_pods: c::to::optional_map(from.disrupted_pods),
            disruptions_allowed: c::to::optional_one(from.disruptions_allowed),
            expected_pods: c::to::optional_one(from.expected_pods),
            observed_generation: c::to::optional_one(from.observed_generation),
        }
    }
}
