//! Decoders of coordination/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, nonempty, openapi};

impl Decode for k8s_openapi::api::coordination::v1::Lease {
    const NAME: &'static str = "Lease";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if to.spec.is_none() {
            to.spec
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::coordination::v1::LeaseSpec {
    const NAME: &'static str = "LeaseSpec";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.holder_identity = Some(r.string()?),
                16 => to.lease_duration_seconds = Some(r.i32()?),
                26 => {
                    to.acquire_time = r
                        .micro_timestamp(to.acquire_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::MicroTime)
                }
                34 => {
                    to.renew_time = r
                        .micro_timestamp(to.renew_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::MicroTime)
                }
                40 => to.lease_transitions = Some(r.i32()?),
                50 => to.strategy = Some(r.string()?),
                58 => to.preferred_holder = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}
