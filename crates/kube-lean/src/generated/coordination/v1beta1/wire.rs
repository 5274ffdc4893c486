//! Decoders of coordination/v1beta1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use super::*;
#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, Reader, nonempty};

impl Decode for LeaseCandidate {
    const NAME: &'static str = "LeaseCandidate";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.message(&mut self.spec, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for LeaseCandidateSpec {
    const NAME: &'static str = "LeaseCandidateSpec";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.lease_name = r.text()?,
                18 => self.ping_time = r.micro_time(self.ping_time)?,
                26 => self.renew_time = r.micro_time(self.renew_time)?,
                34 => self.binary_version = r.text()?,
                42 => self.emulation_version = nonempty(r.text()?),
                50 => self.strategy = r.text()?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}
