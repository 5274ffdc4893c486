//! Decoders of coordination/v1alpha2 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, nonempty, openapi};

impl Decode for k8s_openapi::api::coordination::v1alpha2::LeaseCandidate {
    const NAME: &'static str = "LeaseCandidate";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::coordination::v1alpha2::LeaseCandidateSpec {
    const NAME: &'static str = "LeaseCandidateSpec";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.lease_name = r.string()?,
                18 => {
                    to.ping_time = r
                        .micro_timestamp(to.ping_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::MicroTime)
                }
                26 => {
                    to.renew_time = r
                        .micro_timestamp(to.renew_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::MicroTime)
                }
                34 => to.binary_version = r.string()?,
                42 => to.emulation_version = nonempty(r.string()?),
                50 => to.strategy = r.string()?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}
