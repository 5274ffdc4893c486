//! Decoders of autoscaling/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, nonempty, openapi};

impl Decode for k8s_openapi::api::autoscaling::v1::CrossVersionObjectReference {
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

impl Decode for k8s_openapi::api::autoscaling::v1::HorizontalPodAutoscaler {
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

impl Decode for k8s_openapi::api::autoscaling::v1::HorizontalPodAutoscalerSpec {
    const NAME: &'static str = "HorizontalPodAutoscalerSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.scale_target_ref.read(r, d)?,
                16 => to.min_replicas = Some(r.i32()?),
                24 => to.max_replicas = r.i32()?,
                32 => to.target_cpu_utilization_percentage = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::autoscaling::v1::HorizontalPodAutoscalerStatus {
    const NAME: &'static str = "HorizontalPodAutoscalerStatus";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.observed_generation = Some(r.i64()?),
                18 => {
                    to.last_scale_time = r
                        .timestamp(to.last_scale_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                24 => to.current_replicas = r.i32()?,
                32 => to.desired_replicas = r.i32()?,
                40 => to.current_cpu_utilization_percentage = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}
