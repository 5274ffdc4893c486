//! Decoders of scheduling/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use super::*;
#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, Reader, nonempty};

impl Decode for PriorityClass {
    const NAME: &'static str = "PriorityClass";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                16 => self.value = Some(r.i32()?),
                24 => self.global_default = nonempty(r.bool()?),
                34 => self.description = nonempty(r.text()?),
                42 => self.preemption_policy = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        if self.value.is_none() {
            self.value = Some(Default::default());
        }
        Ok(())
    }
}
