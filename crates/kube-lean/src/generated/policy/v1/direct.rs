//! Decoders of policy/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, nonempty, openapi};

impl Decode for k8s_openapi::api::policy::v1::PodDisruptionBudget {
    const NAME: &'static str = "PodDisruptionBudget";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.get_or_insert_default().read(r, d)?,
                26 => to.status.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if to.spec.is_none() {
            to.spec
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        if to.status.is_none() {
            to.status
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::policy::v1::PodDisruptionBudgetSpec {
    const NAME: &'static str = "PodDisruptionBudgetSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.min_available.get_or_insert_default().read(r, d)?,
                18 => to.selector.get_or_insert_default().read(r, d)?,
                26 => to.max_unavailable.get_or_insert_default().read(r, d)?,
                34 => to.unhealthy_pod_eviction_policy = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::policy::v1::PodDisruptionBudgetStatus {
    const NAME: &'static str = "PodDisruptionBudgetStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.observed_generation = nonempty(r.i64()?),
                18 => d.tree(to.disrupted_pods.get_or_insert_default(), r, 18)?,
                24 => to.disruptions_allowed = Some(r.i32()?),
                32 => to.current_healthy = Some(r.i32()?),
                40 => to.desired_healthy = Some(r.i32()?),
                48 => to.expected_pods = Some(r.i32()?),
                58 => d.vec(to.conditions.get_or_insert_default(), r, 58)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
            }
        }
        if to.disruptions_allowed.is_none() {
            to.disruptions_allowed = Some(Default::default());
        }
        if to.current_healthy.is_none() {
            to.current_healthy = Some(Default::default());
        }
        if to.desired_healthy.is_none() {
            to.desired_healthy = Some(Default::default());
        }
        if to.expected_pods.is_none() {
            to.expected_pods = Some(Default::default());
        }
        Ok(())
    }
}
