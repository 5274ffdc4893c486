//! Decoders of policy/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, Stale, nonempty, openapi};

impl Decode for k8s_openapi::api::policy::v1::PodDisruptionBudget {
    const NAME: &'static str = "PodDisruptionBudget";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_disruption_budget(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_disruption_budget(self, Stale::everything(), r, d)
    }
}

fn pod_disruption_budget(
    to: &mut k8s_openapi::api::policy::v1::PodDisruptionBudget,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, to.spec.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.status.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
        stale.reset(3, &mut to.status);
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

impl Decode for k8s_openapi::api::policy::v1::PodDisruptionBudgetSpec {
    const NAME: &'static str = "PodDisruptionBudgetSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_disruption_budget_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_disruption_budget_spec(self, Stale::everything(), r, d)
    }
}

fn pod_disruption_budget_spec(
    to: &mut k8s_openapi::api::policy::v1::PodDisruptionBudgetSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.min_available.get_or_insert_default(), r)?,
            18 => d.over(is_stale, to.selector.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.max_unavailable.get_or_insert_default(), r)?,
            34 => r.put_some(&mut to.unhealthy_pod_eviction_policy)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.min_available);
        stale.reset(2, &mut to.selector);
        stale.reset(3, &mut to.max_unavailable);
        stale.reset(4, &mut to.unhealthy_pod_eviction_policy);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::policy::v1::PodDisruptionBudgetStatus {
    const NAME: &'static str = "PodDisruptionBudgetStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_disruption_budget_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_disruption_budget_status(self, Stale::everything(), r, d)
    }
}

fn pod_disruption_budget_status(
    to: &mut k8s_openapi::api::policy::v1::PodDisruptionBudgetStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            8 => to.observed_generation = nonempty(r.i64()?),
            18 => d.tree(is_stale, to.disrupted_pods.get_or_insert_default(), r, 18)?,
            24 => to.disruptions_allowed = Some(r.i32()?),
            32 => to.current_healthy = Some(r.i32()?),
            40 => to.desired_healthy = Some(r.i32()?),
            48 => to.expected_pods = Some(r.i32()?),
            58 => d.vec(is_stale, to.conditions.get_or_insert_default(), r, 58)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.observed_generation);
        stale.reset(2, &mut to.disrupted_pods);
        stale.reset(3, &mut to.disruptions_allowed);
        stale.reset(4, &mut to.current_healthy);
        stale.reset(5, &mut to.desired_healthy);
        stale.reset(6, &mut to.expected_pods);
        stale.reset(7, &mut to.conditions);
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
