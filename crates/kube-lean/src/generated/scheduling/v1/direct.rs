//! Decoders of scheduling/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, nonempty, openapi};

impl Decode for k8s_openapi::api::scheduling::v1::PriorityClass {
    const NAME: &'static str = "PriorityClass";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                16 => to.value = Some(r.i32()?),
                24 => to.global_default = nonempty(r.bool()?),
                34 => to.description = nonempty(r.string()?),
                42 => to.preemption_policy = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        if to.value.is_none() {
            to.value = Some(Default::default());
        }
        Ok(())
    }
}
