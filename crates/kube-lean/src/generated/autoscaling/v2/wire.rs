//! Decoders of autoscaling/v2.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use super::*;
#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, Reader, nonempty};

impl Decode for ContainerResourceMetricSource {
    const NAME: &'static str = "ContainerResourceMetricSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                18 => d.message(&mut self.target, r)?,
                26 => self.container = r.text()?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for ContainerResourceMetricStatus {
    const NAME: &'static str = "ContainerResourceMetricStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                18 => d.message(&mut self.current, r)?,
                26 => self.container = r.text()?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for CrossVersionObjectReference {
    const NAME: &'static str = "CrossVersionObjectReference";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.kind = r.text()?,
                18 => self.name = r.text()?,
                26 => self.api_version = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for ExternalMetricSource {
    const NAME: &'static str = "ExternalMetricSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metric, r)?,
                18 => d.message(&mut self.target, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for ExternalMetricStatus {
    const NAME: &'static str = "ExternalMetricStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metric, r)?,
                18 => d.message(&mut self.current, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for HPAScalingPolicy {
    const NAME: &'static str = "HPAScalingPolicy";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = r.text()?,
                16 => self.value = r.i32()?,
                24 => self.period_seconds = r.i32()?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for HPAScalingRules {
    const NAME: &'static str = "HPAScalingRules";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.select_policy = Some(r.text()?),
                18 => d.list(self.policies.get_or_insert_default(), r, 18)?,
                24 => self.stabilization_window_seconds = Some(r.i32()?),
                34 => self.tolerance = Some(r.quantity(self.tolerance.take())?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for HorizontalPodAutoscaler {
    const NAME: &'static str = "HorizontalPodAutoscaler";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.message(&mut self.spec, r)?,
                26 => d.boxed(&mut self.status, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if self.status.is_none() {
            d.boxed(&mut self.status, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for HorizontalPodAutoscalerBehavior {
    const NAME: &'static str = "HorizontalPodAutoscalerBehavior";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.scale_up, r)?,
                18 => d.boxed(&mut self.scale_down, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for HorizontalPodAutoscalerCondition {
    const NAME: &'static str = "HorizontalPodAutoscalerCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = r.text()?,
                18 => self.status = r.text()?,
                26 => self.last_transition_time = r.time(self.last_transition_time)?,
                34 => self.reason = nonempty(r.text()?),
                42 => self.message = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for HorizontalPodAutoscalerSpec {
    const NAME: &'static str = "HorizontalPodAutoscalerSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.scale_target_ref, r)?,
                16 => self.min_replicas = Some(r.i32()?),
                24 => self.max_replicas = r.i32()?,
                34 => d.list(self.metrics.get_or_insert_default(), r, 34)?,
                42 => d.boxed(&mut self.behavior, r)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for HorizontalPodAutoscalerStatus {
    const NAME: &'static str = "HorizontalPodAutoscalerStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.observed_generation = Some(r.i64()?),
                18 => self.last_scale_time = r.time(self.last_scale_time)?,
                24 => self.current_replicas = nonempty(r.i32()?),
                32 => self.desired_replicas = r.i32()?,
                42 => d.list(self.current_metrics.get_or_insert_default(), r, 42)?,
                50 => d.list(self.conditions.get_or_insert_default(), r, 50)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for MetricIdentifier {
    const NAME: &'static str = "MetricIdentifier";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                18 => d.boxed(&mut self.selector, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for MetricSpec {
    const NAME: &'static str = "MetricSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = r.text()?,
                18 => d.boxed(&mut self.object, r)?,
                26 => d.boxed(&mut self.pods, r)?,
                34 => d.boxed(&mut self.resource, r)?,
                42 => d.boxed(&mut self.external, r)?,
                58 => d.boxed(&mut self.container_resource, r)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for MetricStatus {
    const NAME: &'static str = "MetricStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = r.text()?,
                18 => d.boxed(&mut self.object, r)?,
                26 => d.boxed(&mut self.pods, r)?,
                34 => d.boxed(&mut self.resource, r)?,
                42 => d.boxed(&mut self.external, r)?,
                58 => d.boxed(&mut self.container_resource, r)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for MetricTarget {
    const NAME: &'static str = "MetricTarget";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = r.text()?,
                18 => self.value = Some(r.quantity(self.value.take())?),
                26 => self.average_value = Some(r.quantity(self.average_value.take())?),
                32 => self.average_utilization = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for MetricValueStatus {
    const NAME: &'static str = "MetricValueStatus";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.value = Some(r.quantity(self.value.take())?),
                18 => self.average_value = Some(r.quantity(self.average_value.take())?),
                24 => self.average_utilization = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for ObjectMetricSource {
    const NAME: &'static str = "ObjectMetricSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.described_object, r)?,
                18 => d.message(&mut self.target, r)?,
                26 => d.message(&mut self.metric, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for ObjectMetricStatus {
    const NAME: &'static str = "ObjectMetricStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metric, r)?,
                18 => d.message(&mut self.current, r)?,
                26 => d.message(&mut self.described_object, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for PodsMetricSource {
    const NAME: &'static str = "PodsMetricSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metric, r)?,
                18 => d.message(&mut self.target, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for PodsMetricStatus {
    const NAME: &'static str = "PodsMetricStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metric, r)?,
                18 => d.message(&mut self.current, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for ResourceMetricSource {
    const NAME: &'static str = "ResourceMetricSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                18 => d.message(&mut self.target, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for ResourceMetricStatus {
    const NAME: &'static str = "ResourceMetricStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                18 => d.message(&mut self.current, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}
