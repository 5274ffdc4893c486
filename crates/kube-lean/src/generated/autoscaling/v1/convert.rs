//! Conversions of autoscaling/v1 from and to k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use crate::convert as c;

impl From<k8s_openapi::api::autoscaling::v1::CrossVersionObjectReference>
    for super::CrossVersionObjectReference
{
    fn from(from: k8s_openapi::api::autoscaling::v1::CrossVersionObjectReference) -> Self {
        let mut to = Self::default();
        to.api_version = c::from::optional_one(from.api_version);
        to.kind = c::from::one(from.kind);
        to.name = c::from::one(from.name);
        to
    }
}

impl From<super::CrossVersionObjectReference>
    for k8s_openapi::api::autoscaling::v1::CrossVersionObjectReference
{
    fn from(from: super::CrossVersionObjectReference) -> Self {
        Self {
            api_version: c::to::optional_one(from.api_version),
            kind: c::to::one(from.kind),
            name: c::to::one(from.name),
        }
    }
}

impl From<k8s_openapi::api::autoscaling::v1::HorizontalPodAutoscaler> for super::HorizontalPodAutoscaler {
    fn from(from: k8s_openapi::api::autoscaling::v1::HorizontalPodAutoscaler) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::one(from.spec);
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::HorizontalPodAutoscaler> for k8s_openapi::api::autoscaling::v1::HorizontalPodAutoscaler {
    fn from(from: super::HorizontalPodAutoscaler) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::one(from.spec),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::autoscaling::v1::HorizontalPodAutoscalerSpec>
    for super::HorizontalPodAutoscalerSpec
{
    fn from(from: k8s_openapi::api::autoscaling::v1::HorizontalPodAutoscalerSpec) -> Self {
        let mut to = Self::default();
        to.max_replicas = c::from::one(from.max_replicas);
        to.min_replicas = c::from::optional_one(from.min_replicas);
        to.scale_target_ref = c::from::one(from.scale_target_ref);
        to.target_cpu_utilization_percentage = c::from::optional_one(from.target_cpu_utilization_percentage);
        to
    }
}

impl From<super::HorizontalPodAutoscalerSpec>
    for k8s_openapi::api::autoscaling::v1::HorizontalPodAutoscalerSpec
{
    fn from(from: super::HorizontalPodAutoscalerSpec) -> Self {
        Self {
            max_replicas: c::to::one(from.max_replicas),
            min_replicas: c::to::optional_one(from.min_replicas),
            scale_target_ref: c::to::one(from.scale_target_ref),
            target_cpu_utilization_percentage: c::to::optional_one(from.target_cpu_utilization_percentage),
        }
    }
}

impl From<k8s_openapi::api::autoscaling::v1::HorizontalPodAutoscalerStatus>
    for super::HorizontalPodAutoscalerStatus
{
    fn from(from: k8s_openapi::api::autoscaling::v1::HorizontalPodAutoscalerStatus) -> Self {
        let mut to = Self::default();
        to.current_cpu_utilization_percentage =
            c::from::optional_one(from.current_cpu_utilization_percentage);
        to.current_replicas = c::from::one(from.current_replicas);
        to.desired_replicas = c::from::one(from.desired_replicas);
        to.last_scale_time = c::from::optional_one(from.last_scale_time);
        to.observed_generation = c::from::optional_one(from.observed_generation);
        to
    }
}

impl From<super::HorizontalPodAutoscalerStatus>
    for k8s_openapi::api::autoscaling::v1::HorizontalPodAutoscalerStatus
{
    fn from(from: super::HorizontalPodAutoscalerStatus) -> Self {
        Self {
            current_cpu_utilization_percentage: c::to::optional_one(from.current_cpu_utilization_percentage),
            current_replicas: c::to::one(from.current_replicas),
            desired_replicas: c::to::one(from.desired_replicas),
            last_scale_time: c::to::optional_one(from.last_scale_time),
            observed_generation: c::to::optional_one(from.observed_generation),
        }
    }
}
