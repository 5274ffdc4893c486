//! Conversions of autoscaling/v2 from and to k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use crate::convert as c;

impl From<k8s_openapi::api::autoscaling::v2::ContainerResourceMetricSource>
    for super::ContainerResourceMetricSource
{
    fn from(from: k8s_openapi::api::autoscaling::v2::ContainerResourceMetricSource) -> Self {
        let mut to = Self::default();
        to.container = c::from::one(from.container);
        to.name = c::from::one(from.name);
        to.target = c::from::one(from.target);
        to
    }
}

impl From<super::ContainerResourceMetricSource>
    for k8s_openapi::api::autoscaling::v2::ContainerResourceMetricSource
{
    fn from(from: super::ContainerResourceMetricSource) -> Self {
        Self {
            container: c::to::one(from.container),
            name: c::to::one(from.name),
            target: c::to::one(from.target),
        }
    }
}

impl From<k8s_openapi::api::autoscaling::v2::ContainerResourceMetricStatus>
    for super::ContainerResourceMetricStatus
{
    fn from(from: k8s_openapi::api::autoscaling::v2::ContainerResourceMetricStatus) -> Self {
        let mut to = Self::default();
        to.container = c::from::one(from.container);
        to.current = c::from::one(from.current);
        to.name = c::from::one(from.name);
        to
    }
}

impl From<super::ContainerResourceMetricStatus>
    for k8s_openapi::api::autoscaling::v2::ContainerResourceMetricStatus
{
    fn from(from: super::ContainerResourceMetricStatus) -> Self {
        Self {
            container: c::to::one(from.container),
            current: c::to::one(from.current),
            name: c::to::one(from.name),
        }
    }
}

impl From<k8s_openapi::api::autoscaling::v2::CrossVersionObjectReference>
    for super::CrossVersionObjectReference
{
    fn from(from: k8s_openapi::api::autoscaling::v2::CrossVersionObjectReference) -> Self {
        let mut to = Self::default();
        to.api_version = c::from::optional_one(from.api_version);
        to.kind = c::from::one(from.kind);
        to.name = c::from::one(from.name);
        to
    }
}

impl From<super::CrossVersionObjectReference>
    for k8s_openapi::api::autoscaling::v2::CrossVersionObjectReference
{
    fn from(from: super::CrossVersionObjectReference) -> Self {
        Self {
            api_version: c::to::optional_one(from.api_version),
            kind: c::to::one(from.kind),
            name: c::to::one(from.name),
        }
    }
}

impl From<k8s_openapi::api::autoscaling::v2::ExternalMetricSource> for super::ExternalMetricSource {
    fn from(from: k8s_openapi::api::autoscaling::v2::ExternalMetricSource) -> Self {
        let mut to = Self::default();
        to.metric = c::from::one(from.metric);
        to.target = c::from::one(from.target);
        to
    }
}

impl From<super::ExternalMetricSource> for k8s_openapi::api::autoscaling::v2::ExternalMetricSource {
    fn from(from: super::ExternalMetricSource) -> Self {
        Self {
            metric: c::to::one(from.metric),
            target: c::to::one(from.target),
        }
    }
}

impl From<k8s_openapi::api::autoscaling::v2::ExternalMetricStatus> for super::ExternalMetricStatus {
    fn from(from: k8s_openapi::api::autoscaling::v2::ExternalMetricStatus) -> Self {
        let mut to = Self::default();
        to.current = c::from::one(from.current);
        to.metric = c::from::one(from.metric);
        to
    }
}

impl From<super::ExternalMetricStatus> for k8s_openapi::api::autoscaling::v2::ExternalMetricStatus {
    fn from(from: super::ExternalMetricStatus) -> Self {
        Self {
            current: c::to::one(from.current),
            metric: c::to::one(from.metric),
        }
    }
}

impl From<k8s_openapi::api::autoscaling::v2::HPAScalingPolicy> for super::HPAScalingPolicy {
    fn from(from: k8s_openapi::api::autoscaling::v2::HPAScalingPolicy) -> Self {
        let mut to = Self::default();
        to.period_seconds = c::from::one(from.period_seconds);
        to.type_ = c::from::one(from.type_);
        to.value = c::from::one(from.value);
        to
    }
}

impl From<super::HPAScalingPolicy> for k8s_openapi::api::autoscaling::v2::HPAScalingPolicy {
    fn from(from: super::HPAScalingPolicy) -> Self {
        Self {
            period_seconds: c::to::one(from.period_seconds),
            type_: c::to::one(from.type_),
            value: c::to::one(from.value),
        }
    }
}

impl From<k8s_openapi::api::autoscaling::v2::HPAScalingRules> for super::HPAScalingRules {
    fn from(from: k8s_openapi::api::autoscaling::v2::HPAScalingRules) -> Self {
        let mut to = Self::default();
        to.policies = c::from::optional_list(from.policies);
        to.select_policy = c::from::optional_one(from.select_policy);
        to.stabilization_window_seconds = c::from::optional_one(from.stabilization_window_seconds);
        to.tolerance = c::from::optional_one(from.tolerance);
        to
    }
}

impl From<super::HPAScalingRules> for k8s_openapi::api::autoscaling::v2::HPAScalingRules {
    fn from(from: super::HPAScalingRules) -> Self {
        Self {
            policies: c::to::optional_list(from.policies),
            select_policy: c::to::optional_one(from.select_policy),
            stabilization_window_seconds: c::to::optional_one(from.stabilization_window_seconds),
            tolerance: c::to::optional_one(from.tolerance),
        }
    }
}

impl From<k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscaler> for super::HorizontalPodAutoscaler {
    fn from(from: k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscaler) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::one(from.spec);
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::HorizontalPodAutoscaler> for k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscaler {
    fn from(from: super::HorizontalPodAutoscaler) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::one(from.spec),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscalerBehavior>
    for super::HorizontalPodAutoscalerBehavior
{
    fn from(from: k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscalerBehavior) -> Self {
        let mut to = Self::default();
        to.scale_down = c::from::optional_boxed(from.scale_down);
        to.scale_up = c::from::optional_boxed(from.scale_up);
        to
    }
}

impl From<super::HorizontalPodAutoscalerBehavior>
    for k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscalerBehavior
{
    fn from(from: super::HorizontalPodAutoscalerBehavior) -> Self {
        Self {
            scale_down: c::to::optional_boxed(from.scale_down),
            scale_up: c::to::optional_boxed(from.scale_up),
        }
    }
}

impl From<k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscalerCondition>
    for super::HorizontalPodAutoscalerCondition
{
    fn from(from: k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscalerCondition) -> Self {
        let mut to = Self::default();
        to.last_transition_time = c::from::optional_one(from.last_transition_time);
        to.message = c::from::optional_one(from.message);
        to.reason = c::from::optional_one(from.reason);
        to.status = c::from::one(from.status);
        to.type_ = c::from::one(from.type_);
        to
    }
}

impl From<super::HorizontalPodAutoscalerCondition>
    for k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscalerCondition
{
    fn from(from: super::HorizontalPodAutoscalerCondition) -> Self {
        Self {
            last_transition_time: c::to::optional_one(from.last_transition_time),
            message: c::to::optional_one(from.message),
            reason: c::to::optional_one(from.reason),
            status: c::to::one(from.status),
            type_: c::to::one(from.type_),
            ..Default::default()
        }
    }
}

impl From<k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscalerSpec>
    for super::HorizontalPodAutoscalerSpec
{
    fn from(from: k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscalerSpec) -> Self {
        let mut to = Self::default();
        to.behavior = c::from::optional_boxed(from.behavior);
        to.max_replicas = c::from::one(from.max_replicas);
        to.metrics = c::from::optional_list(from.metrics);
        to.min_replicas = c::from::optional_one(from.min_replicas);
        to.scale_target_ref = c::from::one(from.scale_target_ref);
        to
    }
}

impl From<super::HorizontalPodAutoscalerSpec>
    for k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscalerSpec
{
    fn from(from: super::HorizontalPodAutoscalerSpec) -> Self {
        Self {
            behavior: c::to::optional_boxed(from.behavior),
            max_replicas: c::to::one(from.max_replicas),
            metrics: c::to::optional_list(from.metrics),
            min_replicas: c::to::optional_one(from.min_replicas),
            scale_target_ref: c::to::one(from.scale_target_ref),
        }
    }
}

impl From<k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscalerStatus>
    for super::HorizontalPodAutoscalerStatus
{
    fn from(from: k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscalerStatus) -> Self {
        let mut to = Self::default();
        to.conditions = c::from::optional_list(from.conditions);
        to.current_metrics = c::from::optional_list(from.current_metrics);
        to.current_replicas = c::from::optional_one(from.current_replicas);
        to.desired_replicas = c::from::one(from.desired_replicas);
        to.last_scale_time = c::from::optional_one(from.last_scale_time);
        to.observed_generation = c::from::optional_one(from.observed_generation);
        to
    }
}

impl From<super::HorizontalPodAutoscalerStatus>
    for k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscalerStatus
{
    fn from(from: super::HorizontalPodAutoscalerStatus) -> Self {
        Self {
            conditions: c::to::optional_list(from.conditions),
            current_metrics: c::to::optional_list(from.current_metrics),
            current_replicas: c::to::optional_one(from.current_replicas),
            desired_replicas: c::to::one(from.desired_replicas),
            last_scale_time: c::to::optional_one(from.last_scale_time),
            observed_generation: c::to::optional_one(from.observed_generation),
        }
    }
}

impl From<k8s_openapi::api::autoscaling::v2::MetricIdentifier> for super::MetricIdentifier {
    fn from(from: k8s_openapi::api::autoscaling::v2::MetricIdentifier) -> Self {
        let mut to = Self::default();
        to.name = c::from::one(from.name);
        to.selector = c::from::optional_boxed(from.selector);
        to
    }
}

impl From<super::MetricIdentifier> for k8s_openapi::api::autoscaling::v2::MetricIdentifier {
    fn from(from: super::MetricIdentifier) -> Self {
        Self {
            name: c::to::one(from.name),
            selector: c::to::optional_boxed(from.selector),
        }
    }
}

impl From<k8s_openapi::api::autoscaling::v2::MetricSpec> for super::MetricSpec {
    fn from(from: k8s_openapi::api::autoscaling::v2::MetricSpec) -> Self {
        let mut to = Self::default();
        to.container_resource = c::from::optional_boxed(from.container_resource);
        to.external = c::from::optional_boxed(from.external);
        to.object = c::from::optional_boxed(from.object);
        to.pods = c::from::optional_boxed(from.pods);
        to.resource = c::from::optional_boxed(from.resource);
        to.type_ = c::from::one(from.type_);
        to
    }
}

impl From<super::MetricSpec> for k8s_openapi::api::autoscaling::v2::MetricSpec {
    fn from(from: super::MetricSpec) -> Self {
        Self {
            container_resource: c::to::optional_boxed(from.container_resource),
            external: c::to::optional_boxed(from.external),
            object: c::to::optional_boxed(from.object),
            pods: c::to::optional_boxed(from.pods),
            resource: c::to::optional_boxed(from.resource),
            type_: c::to::one(from.type_),
        }
    }
}

impl From<k8s_openapi::api::autoscaling::v2::MetricStatus> for super::MetricStatus {
    fn from(from: k8s_openapi::api::autoscaling::v2::MetricStatus) -> Self {
        let mut to = Self::default();
        to.container_resource = c::from::optional_boxed(from.container_resource);
        to.external = c::from::optional_boxed(from.external);
        to.object = c::from::optional_boxed(from.object);
        to.pods = c::from::optional_boxed(from.pods);
        to.resource = c::from::optional_boxed(from.resource);
        to.type_ = c::from::one(from.type_);
        to
    }
}

impl From<super::MetricStatus> for k8s_openapi::api::autoscaling::v2::MetricStatus {
    fn from(from: super::MetricStatus) -> Self {
        Self {
            container_resource: c::to::optional_boxed(from.container_resource),
            external: c::to::optional_boxed(from.external),
            object: c::to::optional_boxed(from.object),
            pods: c::to::optional_boxed(from.pods),
            resource: c::to::optional_boxed(from.resource),
            type_: c::to::one(from.type_),
        }
    }
}

impl From<k8s_openapi::api::autoscaling::v2::MetricTarget> for super::MetricTarget {
    fn from(from: k8s_openapi::api::autoscaling::v2::MetricTarget) -> Self {
        let mut to = Self::default();
        to.average_utilization = c::from::optional_one(from.average_utilization);
        to.average_value = c::from::optional_one(from.average_value);
        to.type_ = c::from::one(from.type_);
        to.value = c::from::optional_one(from.value);
        to
    }
}

impl From<super::MetricTarget> for k8s_openapi::api::autoscaling::v2::MetricTarget {
    fn from(from: super::MetricTarget) -> Self {
        Self {
            average_utilization: c::to::optional_one(from.average_utilization),
            average_value: c::to::optional_one(from.average_value),
            type_: c::to::one(from.type_),
            value: c::to::optional_one(from.value),
        }
    }
}

impl From<k8s_openapi::api::autoscaling::v2::MetricValueStatus> for super::MetricValueStatus {
    fn from(from: k8s_openapi::api::autoscaling::v2::MetricValueStatus) -> Self {
        let mut to = Self::default();
        to.average_utilization = c::from::optional_one(from.average_utilization);
        to.average_value = c::from::optional_one(from.average_value);
        to.value = c::from::optional_one(from.value);
        to
    }
}

impl From<super::MetricValueStatus> for k8s_openapi::api::autoscaling::v2::MetricValueStatus {
    fn from(from: super::MetricValueStatus) -> Self {
        Self {
            average_utilization: c::to::optional_one(from.average_utilization),
            average_value: c::to::optional_one(from.average_value),
            value: c::to::optional_one(from.value),
        }
    }
}

impl From<k8s_openapi::api::autoscaling::v2::ObjectMetricSource> for super::ObjectMetricSource {
    fn from(from: k8s_openapi::api::autoscaling::v2::ObjectMetricSource) -> Self {
        let mut to = Self::default();
        to.described_object = c::from::one(from.described_object);
        to.metric = c::from::one(from.metric);
        to.target = c::from::one(from.target);
        to
    }
}

impl From<super::ObjectMetricSource> for k8s_openapi::api::autoscaling::v2::ObjectMetricSource {
    fn from(from: super::ObjectMetricSource) -> Self {
        Self {
            described_object: c::to::one(from.described_object),
            metric: c::to::one(from.metric),
            target: c::to::one(from.target),
        }
    }
}

impl From<k8s_openapi::api::autoscaling::v2::ObjectMetricStatus> for super::ObjectMetricStatus {
    fn from(from: k8s_openapi::api::autoscaling::v2::ObjectMetricStatus) -> Self {
        let mut to = Self::default();
        to.current = c::from::one(from.current);
        to.described_object = c::from::one(from.described_object);
        to.metric = c::from::one(from.metric);
        to
    }
}

impl From<super::ObjectMetricStatus> for k8s_openapi::api::autoscaling::v2::ObjectMetricStatus {
    fn from(from: super::ObjectMetricStatus) -> Self {
        Self {
            current: c::to::one(from.current),
            described_object: c::to::one(from.described_object),
            metric: c::to::one(from.metric),
        }
    }
}

impl From<k8s_openapi::api::autoscaling::v2::PodsMetricSource> for super::PodsMetricSource {
    fn from(from: k8s_openapi::api::autoscaling::v2::PodsMetricSource) -> Self {
        let mut to = Self::default();
        to.metric = c::from::one(from.metric);
        to.target = c::from::one(from.target);
        to
    }
}

impl From<super::PodsMetricSource> for k8s_openapi::api::autoscaling::v2::PodsMetricSource {
    fn from(from: super::PodsMetricSource) -> Self {
        Self {
            metric: c::to::one(from.metric),
            target: c::to::one(from.target),
        }
    }
}

impl From<k8s_openapi::api::autoscaling::v2::PodsMetricStatus> for super::PodsMetricStatus {
    fn from(from: k8s_openapi::api::autoscaling::v2::PodsMetricStatus) -> Self {
        let mut to = Self::default();
        to.current = c::from::one(from.current);
        to.metric = c::from::one(from.metric);
        to
    }
}

impl From<super::PodsMetricStatus> for k8s_openapi::api::autoscaling::v2::PodsMetricStatus {
    fn from(from: super::PodsMetricStatus) -> Self {
        Self {
            current: c::to::one(from.current),
            metric: c::to::one(from.metric),
        }
    }
}

impl From<k8s_openapi::api::autoscaling::v2::ResourceMetricSource> for super::ResourceMetricSource {
    fn from(from: k8s_openapi::api::autoscaling::v2::ResourceMetricSource) -> Self {
        let mut to = Self::default();
        to.name = c::from::one(from.name);
        to.target = c::from::one(from.target);
        to
    }
}

impl From<super::ResourceMetricSource> for k8s_openapi::api::autoscaling::v2::ResourceMetricSource {
    fn from(from: super::ResourceMetricSource) -> Self {
        Self {
            name: c::to::one(from.name),
            target: c::to::one(from.target),
        }
    }
}

impl From<k8s_openapi::api::autoscaling::v2::ResourceMetricStatus> for super::ResourceMetricStatus {
    fn from(from: k8s_openapi::api::autoscaling::v2::ResourceMetricStatus) -> Self {
        let mut to = Self::default();
        to.current = c::from::one(from.current);
        to.name = c::from::one(from.name);
        to
    }
}

impl From<super::ResourceMetricStatus> for k8s_openapi::api::autoscaling::v2::ResourceMetricStatus {
    fn from(from: super::ResourceMetricStatus) -> Self {
        Self {
            current: c::to::one(from.current),
            name: c::to::one(from.name),
        }
    }
}
