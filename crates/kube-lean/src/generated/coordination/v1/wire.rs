//! Decoders of coordination/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use super::*;
#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, Reader, nonempty};

impl Decode for Lease {
    const NAME: &'static str = "Lease";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.boxed(&mut self.spec, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if self.spec.is_none() {
            d.boxed(&mut self.spec, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for LeaseSpec {
    const NAME: &'static str = "LeaseSpec";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.holder_identity = Some(r.text()?),
                16 => self.lease_duration_seconds = Some(r.i32()?),
                26 => self.acquire_time = r.micro_time(self.acquire_time)?,
                34 => self.renew_time = r.micro_time(self.renew_time)?,
                40 => self.lease_transitions = Some(r.i32()?),
                50 => self.strategy = Some(r.text()?),
                58 => self.preferred_holder = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}
