//! Decoders of autoscaling/v2 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, Stale, nonempty, openapi};

impl Decode for k8s_openapi::api::autoscaling::v2::ContainerResourceMetricSource {
    const NAME: &'static str = "ContainerResourceMetricSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container_resource_metric_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container_resource_metric_source(self, Stale::everything(), r, d)
    }
}

fn container_resource_metric_source(
    to: &mut k8s_openapi::api::autoscaling::v2::ContainerResourceMetricSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            18 => d.over(is_stale, &mut to.target, r)?,
            26 => r.put(&mut to.container)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.target);
        stale.reset(3, &mut to.container);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::autoscaling::v2::ContainerResourceMetricStatus {
    const NAME: &'static str = "ContainerResourceMetricStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container_resource_metric_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container_resource_metric_status(self, Stale::everything(), r, d)
    }
}

fn container_resource_metric_status(
    to: &mut k8s_openapi::api::autoscaling::v2::ContainerResourceMetricStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            18 => d.over(is_stale, &mut to.current, r)?,
            26 => r.put(&mut to.container)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.current);
        stale.reset(3, &mut to.container);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::autoscaling::v2::CrossVersionObjectReference {
    const NAME: &'static str = "CrossVersionObjectReference";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        cross_version_object_reference(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        cross_version_object_reference(self, Stale::everything(), r, d)
    }
}

fn cross_version_object_reference(
    to: &mut k8s_openapi::api::autoscaling::v2::CrossVersionObjectReference,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.kind)?,
            18 => r.put(&mut to.name)?,
            26 => r.put_nonempty(&mut to.api_version)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.kind);
        stale.reset(2, &mut to.name);
        stale.reset(3, &mut to.api_version);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::autoscaling::v2::ExternalMetricSource {
    const NAME: &'static str = "ExternalMetricSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        external_metric_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        external_metric_source(self, Stale::everything(), r, d)
    }
}

fn external_metric_source(
    to: &mut k8s_openapi::api::autoscaling::v2::ExternalMetricSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metric, r)?,
            18 => d.over(is_stale, &mut to.target, r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metric);
        stale.reset(2, &mut to.target);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::autoscaling::v2::ExternalMetricStatus {
    const NAME: &'static str = "ExternalMetricStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        external_metric_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        external_metric_status(self, Stale::everything(), r, d)
    }
}

fn external_metric_status(
    to: &mut k8s_openapi::api::autoscaling::v2::ExternalMetricStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metric, r)?,
            18 => d.over(is_stale, &mut to.current, r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metric);
        stale.reset(2, &mut to.current);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::autoscaling::v2::HPAScalingPolicy {
    const NAME: &'static str = "HPAScalingPolicy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        hpa_scaling_policy(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        hpa_scaling_policy(self, Stale::everything(), r, d)
    }
}

fn hpa_scaling_policy(
    to: &mut k8s_openapi::api::autoscaling::v2::HPAScalingPolicy,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.type_)?,
            16 => to.value = r.i32()?,
            24 => to.period_seconds = r.i32()?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.value);
        stale.reset(3, &mut to.period_seconds);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::autoscaling::v2::HPAScalingRules {
    const NAME: &'static str = "HPAScalingRules";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        hpa_scaling_rules(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        hpa_scaling_rules(self, Stale::everything(), r, d)
    }
}

fn hpa_scaling_rules(
    to: &mut k8s_openapi::api::autoscaling::v2::HPAScalingRules,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_some(&mut to.select_policy)?,
            18 => d.vec(is_stale, to.policies.get_or_insert_default(), r, 18)?,
            24 => to.stabilization_window_seconds = Some(r.i32()?),
            34 => d.over(is_stale, to.tolerance.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.select_policy);
        stale.reset(2, &mut to.policies);
        stale.reset(3, &mut to.stabilization_window_seconds);
        stale.reset(4, &mut to.tolerance);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscaler {
    const NAME: &'static str = "HorizontalPodAutoscaler";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        horizontal_pod_autoscaler(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        horizontal_pod_autoscaler(self, Stale::everything(), r, d)
    }
}

fn horizontal_pod_autoscaler(
    to: &mut k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscaler,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, &mut to.spec, r)?,
            26 => d.over(is_stale, to.status.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
        stale.reset(3, &mut to.status);
    }
    if to.status.is_none() {
        to.status
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscalerBehavior {
    const NAME: &'static str = "HorizontalPodAutoscalerBehavior";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        horizontal_pod_autoscaler_behavior(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        horizontal_pod_autoscaler_behavior(self, Stale::everything(), r, d)
    }
}

fn horizontal_pod_autoscaler_behavior(
    to: &mut k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscalerBehavior,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.scale_up.get_or_insert_default(), r)?,
            18 => d.over(is_stale, to.scale_down.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.scale_up);
        stale.reset(2, &mut to.scale_down);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscalerCondition {
    const NAME: &'static str = "HorizontalPodAutoscalerCondition";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        horizontal_pod_autoscaler_condition(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        horizontal_pod_autoscaler_condition(self, Stale::everything(), r, d)
    }
}

fn horizontal_pod_autoscaler_condition(
    to: &mut k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscalerCondition,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.type_)?,
            18 => r.put(&mut to.status)?,
            26 => {
                to.last_transition_time = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.last_transition_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            34 => r.put_nonempty(&mut to.reason)?,
            42 => r.put_nonempty(&mut to.message)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.status);
        stale.reset(3, &mut to.last_transition_time);
        stale.reset(4, &mut to.reason);
        stale.reset(5, &mut to.message);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscalerSpec {
    const NAME: &'static str = "HorizontalPodAutoscalerSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        horizontal_pod_autoscaler_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        horizontal_pod_autoscaler_spec(self, Stale::everything(), r, d)
    }
}

fn horizontal_pod_autoscaler_spec(
    to: &mut k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscalerSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.scale_target_ref, r)?,
            16 => to.min_replicas = Some(r.i32()?),
            24 => to.max_replicas = r.i32()?,
            34 => d.vec(is_stale, to.metrics.get_or_insert_default(), r, 34)?,
            42 => d.over(is_stale, to.behavior.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.scale_target_ref);
        stale.reset(2, &mut to.min_replicas);
        stale.reset(3, &mut to.max_replicas);
        stale.reset(4, &mut to.metrics);
        stale.reset(5, &mut to.behavior);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscalerStatus {
    const NAME: &'static str = "HorizontalPodAutoscalerStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        horizontal_pod_autoscaler_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        horizontal_pod_autoscaler_status(self, Stale::everything(), r, d)
    }
}

fn horizontal_pod_autoscaler_status(
    to: &mut k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscalerStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            8 => to.observed_generation = Some(r.i64()?),
            18 => {
                to.last_scale_time = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.last_scale_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            24 => to.current_replicas = nonempty(r.i32()?),
            32 => to.desired_replicas = r.i32()?,
            42 => d.vec(is_stale, to.current_metrics.get_or_insert_default(), r, 42)?,
            50 => d.vec(is_stale, to.conditions.get_or_insert_default(), r, 50)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.observed_generation);
        stale.reset(2, &mut to.last_scale_time);
        stale.reset(3, &mut to.current_replicas);
        stale.reset(4, &mut to.desired_replicas);
        stale.reset(5, &mut to.current_metrics);
        stale.reset(6, &mut to.conditions);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::autoscaling::v2::MetricIdentifier {
    const NAME: &'static str = "MetricIdentifier";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        metric_identifier(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        metric_identifier(self, Stale::everything(), r, d)
    }
}

fn metric_identifier(
    to: &mut k8s_openapi::api::autoscaling::v2::MetricIdentifier,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            18 => d.over(is_stale, to.selector.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.selector);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::autoscaling::v2::MetricSpec {
    const NAME: &'static str = "MetricSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        metric_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        metric_spec(self, Stale::everything(), r, d)
    }
}

fn metric_spec(
    to: &mut k8s_openapi::api::autoscaling::v2::MetricSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.type_)?,
            18 => d.over(is_stale, to.object.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.pods.get_or_insert_default(), r)?,
            34 => d.over(is_stale, to.resource.get_or_insert_default(), r)?,
            42 => d.over(is_stale, to.external.get_or_insert_default(), r)?,
            58 => d.over(is_stale, to.container_resource.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 7])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.object);
        stale.reset(3, &mut to.pods);
        stale.reset(4, &mut to.resource);
        stale.reset(5, &mut to.external);
        stale.reset(7, &mut to.container_resource);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::autoscaling::v2::MetricStatus {
    const NAME: &'static str = "MetricStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        metric_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        metric_status(self, Stale::everything(), r, d)
    }
}

fn metric_status(
    to: &mut k8s_openapi::api::autoscaling::v2::MetricStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.type_)?,
            18 => d.over(is_stale, to.object.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.pods.get_or_insert_default(), r)?,
            34 => d.over(is_stale, to.resource.get_or_insert_default(), r)?,
            42 => d.over(is_stale, to.external.get_or_insert_default(), r)?,
            58 => d.over(is_stale, to.container_resource.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 7])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.object);
        stale.reset(3, &mut to.pods);
        stale.reset(4, &mut to.resource);
        stale.reset(5, &mut to.external);
        stale.reset(7, &mut to.container_resource);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::autoscaling::v2::MetricTarget {
    const NAME: &'static str = "MetricTarget";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        metric_target(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        metric_target(self, Stale::everything(), r, d)
    }
}

fn metric_target(
    to: &mut k8s_openapi::api::autoscaling::v2::MetricTarget,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.type_)?,
            18 => d.over(is_stale, to.value.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.average_value.get_or_insert_default(), r)?,
            32 => to.average_utilization = Some(r.i32()?),
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.value);
        stale.reset(3, &mut to.average_value);
        stale.reset(4, &mut to.average_utilization);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::autoscaling::v2::MetricValueStatus {
    const NAME: &'static str = "MetricValueStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        metric_value_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        metric_value_status(self, Stale::everything(), r, d)
    }
}

fn metric_value_status(
    to: &mut k8s_openapi::api::autoscaling::v2::MetricValueStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.value.get_or_insert_default(), r)?,
            18 => d.over(is_stale, to.average_value.get_or_insert_default(), r)?,
            24 => to.average_utilization = Some(r.i32()?),
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.value);
        stale.reset(2, &mut to.average_value);
        stale.reset(3, &mut to.average_utilization);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::autoscaling::v2::ObjectMetricSource {
    const NAME: &'static str = "ObjectMetricSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        object_metric_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        object_metric_source(self, Stale::everything(), r, d)
    }
}

fn object_metric_source(
    to: &mut k8s_openapi::api::autoscaling::v2::ObjectMetricSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.described_object, r)?,
            18 => d.over(is_stale, &mut to.target, r)?,
            26 => d.over(is_stale, &mut to.metric, r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.described_object);
        stale.reset(2, &mut to.target);
        stale.reset(3, &mut to.metric);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::autoscaling::v2::ObjectMetricStatus {
    const NAME: &'static str = "ObjectMetricStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        object_metric_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        object_metric_status(self, Stale::everything(), r, d)
    }
}

fn object_metric_status(
    to: &mut k8s_openapi::api::autoscaling::v2::ObjectMetricStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metric, r)?,
            18 => d.over(is_stale, &mut to.current, r)?,
            26 => d.over(is_stale, &mut to.described_object, r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metric);
        stale.reset(2, &mut to.current);
        stale.reset(3, &mut to.described_object);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::autoscaling::v2::PodsMetricSource {
    const NAME: &'static str = "PodsMetricSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pods_metric_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pods_metric_source(self, Stale::everything(), r, d)
    }
}

fn pods_metric_source(
    to: &mut k8s_openapi::api::autoscaling::v2::PodsMetricSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metric, r)?,
            18 => d.over(is_stale, &mut to.target, r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metric);
        stale.reset(2, &mut to.target);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::autoscaling::v2::PodsMetricStatus {
    const NAME: &'static str = "PodsMetricStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pods_metric_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pods_metric_status(self, Stale::everything(), r, d)
    }
}

fn pods_metric_status(
    to: &mut k8s_openapi::api::autoscaling::v2::PodsMetricStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metric, r)?,
            18 => d.over(is_stale, &mut to.current, r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metric);
        stale.reset(2, &mut to.current);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::autoscaling::v2::ResourceMetricSource {
    const NAME: &'static str = "ResourceMetricSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_metric_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_metric_source(self, Stale::everything(), r, d)
    }
}

fn resource_metric_source(
    to: &mut k8s_openapi::api::autoscaling::v2::ResourceMetricSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            18 => d.over(is_stale, &mut to.target, r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.target);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::autoscaling::v2::ResourceMetricStatus {
    const NAME: &'static str = "ResourceMetricStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_metric_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_metric_status(self, Stale::everything(), r, d)
    }
}

fn resource_metric_status(
    to: &mut k8s_openapi::api::autoscaling::v2::ResourceMetricStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            18 => d.over(is_stale, &mut to.current, r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.current);
    }
    Ok(())
}
