//! Decoders of policy/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use super::*;
#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, Reader, nonempty};

impl Decode for PodDisruptionBudget {
    const NAME: &'static str = "PodDisruptionBudget";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.boxed(&mut self.spec, r)?,
                26 => d.boxed(&mut self.status, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if self.spec.is_none() {
            d.boxed(&mut self.spec, &mut Reader::no_message())?;
        }
        if self.status.is_none() {
            d.boxed(&mut self.status, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for PodDisruptionBudgetSpec {
    const NAME: &'static str = "PodDisruptionBudgetSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.min_available = Some(r.int_or_string(self.min_available.take())?),
                18 => d.boxed(&mut self.selector, r)?,
                26 => self.max_unavailable = Some(r.int_or_string(self.max_unavailable.take())?),
                34 => self.unhealthy_pod_eviction_policy = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for PodDisruptionBudgetStatus {
    const NAME: &'static str = "PodDisruptionBudgetStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.observed_generation = nonempty(r.i64()?),
                18 => self.disrupted_pods = Some(d.map(self.disrupted_pods.take(), r, 18)?),
                24 => self.disruptions_allowed = Some(r.i32()?),
                32 => self.current_healthy = Some(r.i32()?),
                40 => self.desired_healthy = Some(r.i32()?),
                48 => self.expected_pods = Some(r.i32()?),
                58 => d.list(self.conditions.get_or_insert_default(), r, 58)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
            }
        }
        if self.current_healthy.is_none() {
            self.current_healthy = Some(Default::default());
        }
        if self.desired_healthy.is_none() {
            self.desired_healthy = Some(Default::default());
        }
        if self.disruptions_allowed.is_none() {
            self.disruptions_allowed = Some(Default::default());
        }
        if self.expected_pods.is_none() {
            self.expected_pods = Some(Default::default());
        }
        Ok(())
    }
}
