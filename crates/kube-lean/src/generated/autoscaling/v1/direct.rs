//! Decoders of autoscaling/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, Stale, nonempty, openapi};

impl Decode for k8s_openapi::api::autoscaling::v1::CrossVersionObjectReference {
    const NAME: &'static str = "CrossVersionObjectReference";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        cross_version_object_reference(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        cross_version_object_reference(self, Stale::everything(), r, d)
    }
}

fn cross_version_object_reference(
    to: &mut k8s_openapi::api::autoscaling::v1::CrossVersionObjectReference,
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

impl Decode for k8s_openapi::api::autoscaling::v1::HorizontalPodAutoscaler {
    const NAME: &'static str = "HorizontalPodAutoscaler";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        horizontal_pod_autoscaler(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        horizontal_pod_autoscaler(self, Stale::everything(), r, d)
    }
}

fn horizontal_pod_autoscaler(
    to: &mut k8s_openapi::api::autoscaling::v1::HorizontalPodAutoscaler,
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

impl Decode for k8s_openapi::api::autoscaling::v1::HorizontalPodAutoscalerSpec {
    const NAME: &'static str = "HorizontalPodAutoscalerSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        horizontal_pod_autoscaler_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        horizontal_pod_autoscaler_spec(self, Stale::everything(), r, d)
    }
}

fn horizontal_pod_autoscaler_spec(
    to: &mut k8s_openapi::api::autoscaling::v1::HorizontalPodAutoscalerSpec,
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
            32 => to.target_cpu_utilization_percentage = Some(r.i32()?),
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.scale_target_ref);
        stale.reset(2, &mut to.min_replicas);
        stale.reset(3, &mut to.max_replicas);
        stale.reset(4, &mut to.target_cpu_utilization_percentage);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::autoscaling::v1::HorizontalPodAutoscalerStatus {
    const NAME: &'static str = "HorizontalPodAutoscalerStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        horizontal_pod_autoscaler_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        horizontal_pod_autoscaler_status(self, Stale::everything(), r, d)
    }
}

fn horizontal_pod_autoscaler_status(
    to: &mut k8s_openapi::api::autoscaling::v1::HorizontalPodAutoscalerStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
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
            24 => to.current_replicas = r.i32()?,
            32 => to.desired_replicas = r.i32()?,
            40 => to.current_cpu_utilization_percentage = Some(r.i32()?),
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.observed_generation);
        stale.reset(2, &mut to.last_scale_time);
        stale.reset(3, &mut to.current_replicas);
        stale.reset(4, &mut to.desired_replicas);
        stale.reset(5, &mut to.current_cpu_utilization_percentage);
    }
    Ok(())
}
