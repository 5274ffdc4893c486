//! Decoders of autoscaling/v2 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, nonempty, openapi};

impl Decode for k8s_openapi::api::autoscaling::v2::ContainerResourceMetricSource {
    const NAME: &'static str = "ContainerResourceMetricSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                18 => to.target.read(r, d)?,
                26 => to.container = r.string()?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::autoscaling::v2::ContainerResourceMetricStatus {
    const NAME: &'static str = "ContainerResourceMetricStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                18 => to.current.read(r, d)?,
                26 => to.container = r.string()?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::autoscaling::v2::CrossVersionObjectReference {
    const NAME: &'static str = "CrossVersionObjectReference";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.kind = r.string()?,
                18 => to.name = r.string()?,
                26 => to.api_version = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::autoscaling::v2::ExternalMetricSource {
    const NAME: &'static str = "ExternalMetricSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metric.read(r, d)?,
                18 => to.target.read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::autoscaling::v2::ExternalMetricStatus {
    const NAME: &'static str = "ExternalMetricStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metric.read(r, d)?,
                18 => to.current.read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::autoscaling::v2::HPAScalingPolicy {
    const NAME: &'static str = "HPAScalingPolicy";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = r.string()?,
                16 => to.value = r.i32()?,
                24 => to.period_seconds = r.i32()?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::autoscaling::v2::HPAScalingRules {
    const NAME: &'static str = "HPAScalingRules";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.select_policy = Some(r.string()?),
                18 => d.vec(to.policies.get_or_insert_default(), r, 18)?,
                24 => to.stabilization_window_seconds = Some(r.i32()?),
                34 => to.tolerance.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscaler {
    const NAME: &'static str = "HorizontalPodAutoscaler";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.read(r, d)?,
                26 => to.status.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if to.status.is_none() {
            to.status
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscalerBehavior {
    const NAME: &'static str = "HorizontalPodAutoscalerBehavior";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.scale_up.get_or_insert_default().read(r, d)?,
                18 => to.scale_down.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscalerCondition {
    const NAME: &'static str = "HorizontalPodAutoscalerCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = r.string()?,
                18 => to.status = r.string()?,
                26 => {
                    to.last_transition_time = r
                        .timestamp(to.last_transition_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                34 => to.reason = nonempty(r.string()?),
                42 => to.message = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscalerSpec {
    const NAME: &'static str = "HorizontalPodAutoscalerSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.scale_target_ref.read(r, d)?,
                16 => to.min_replicas = Some(r.i32()?),
                24 => to.max_replicas = r.i32()?,
                34 => d.vec(to.metrics.get_or_insert_default(), r, 34)?,
                42 => to.behavior.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::autoscaling::v2::HorizontalPodAutoscalerStatus {
    const NAME: &'static str = "HorizontalPodAutoscalerStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.observed_generation = Some(r.i64()?),
                18 => {
                    to.last_scale_time = r
                        .timestamp(to.last_scale_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                24 => to.current_replicas = nonempty(r.i32()?),
                32 => to.desired_replicas = r.i32()?,
                42 => d.vec(to.current_metrics.get_or_insert_default(), r, 42)?,
                50 => d.vec(to.conditions.get_or_insert_default(), r, 50)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::autoscaling::v2::MetricIdentifier {
    const NAME: &'static str = "MetricIdentifier";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                18 => to.selector.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::autoscaling::v2::MetricSpec {
    const NAME: &'static str = "MetricSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = r.string()?,
                18 => to.object.get_or_insert_default().read(r, d)?,
                26 => to.pods.get_or_insert_default().read(r, d)?,
                34 => to.resource.get_or_insert_default().read(r, d)?,
                42 => to.external.get_or_insert_default().read(r, d)?,
                58 => to.container_resource.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::autoscaling::v2::MetricStatus {
    const NAME: &'static str = "MetricStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = r.string()?,
                18 => to.object.get_or_insert_default().read(r, d)?,
                26 => to.pods.get_or_insert_default().read(r, d)?,
                34 => to.resource.get_or_insert_default().read(r, d)?,
                42 => to.external.get_or_insert_default().read(r, d)?,
                58 => to.container_resource.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::autoscaling::v2::MetricTarget {
    const NAME: &'static str = "MetricTarget";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = r.string()?,
                18 => to.value.get_or_insert_default().read(r, d)?,
                26 => to.average_value.get_or_insert_default().read(r, d)?,
                32 => to.average_utilization = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::autoscaling::v2::MetricValueStatus {
    const NAME: &'static str = "MetricValueStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.value.get_or_insert_default().read(r, d)?,
                18 => to.average_value.get_or_insert_default().read(r, d)?,
                24 => to.average_utilization = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::autoscaling::v2::ObjectMetricSource {
    const NAME: &'static str = "ObjectMetricSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.described_object.read(r, d)?,
                18 => to.target.read(r, d)?,
                26 => to.metric.read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::autoscaling::v2::ObjectMetricStatus {
    const NAME: &'static str = "ObjectMetricStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metric.read(r, d)?,
                18 => to.current.read(r, d)?,
                26 => to.described_object.read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::autoscaling::v2::PodsMetricSource {
    const NAME: &'static str = "PodsMetricSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metric.read(r, d)?,
                18 => to.target.read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::autoscaling::v2::PodsMetricStatus {
    const NAME: &'static str = "PodsMetricStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metric.read(r, d)?,
                18 => to.current.read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::autoscaling::v2::ResourceMetricSource {
    const NAME: &'static str = "ResourceMetricSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                18 => to.target.read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::autoscaling::v2::ResourceMetricStatus {
    const NAME: &'static str = "ResourceMetricStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                18 => to.current.read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}
