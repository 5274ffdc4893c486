//! Decoders of scheduling/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, Stale, nonempty, openapi};

impl Decode for k8s_openapi::api::scheduling::v1::PriorityClass {
    const NAME: &'static str = "PriorityClass";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        priority_class(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        priority_class(self, Stale::everything(), r, d)
    }
}

fn priority_class(
    to: &mut k8s_openapi::api::scheduling::v1::PriorityClass,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            16 => to.value = Some(r.i32()?),
            24 => to.global_default = nonempty(r.bool()?),
            34 => r.put_nonempty(&mut to.description)?,
            42 => r.put_some(&mut to.preemption_policy)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.value);
        stale.reset(3, &mut to.global_default);
        stale.reset(4, &mut to.description);
        stale.reset(5, &mut to.preemption_policy);
    }
    if to.value.is_none() {
        to.value = Some(Default::default());
    }
    Ok(())
}
