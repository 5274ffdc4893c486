//! Decoders of coordination/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, Stale, nonempty, openapi};

impl Decode for k8s_openapi::api::coordination::v1::Lease {
    const NAME: &'static str = "Lease";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        lease(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        lease(self, Stale::everything(), r, d)
    }
}

fn lease(
    to: &mut k8s_openapi::api::coordination::v1::Lease,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, to.spec.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
    }
    if to.spec.is_none() {
        to.spec
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::coordination::v1::LeaseSpec {
    const NAME: &'static str = "LeaseSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        lease_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        lease_spec(self, Stale::everything(), r, d)
    }
}

fn lease_spec(
    to: &mut k8s_openapi::api::coordination::v1::LeaseSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_some(&mut to.holder_identity)?,
            16 => to.lease_duration_seconds = Some(r.i32()?),
            26 => {
                to.acquire_time = r
                    .micro_timestamp(openapi::unless(
                        is_stale,
                        to.acquire_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::MicroTime)
            }
            34 => {
                to.renew_time = r
                    .micro_timestamp(openapi::unless(is_stale, to.renew_time.as_ref().map(|old| old.0)))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::MicroTime)
            }
            40 => to.lease_transitions = Some(r.i32()?),
            50 => r.put_some(&mut to.strategy)?,
            58 => r.put_some(&mut to.preferred_holder)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.holder_identity);
        stale.reset(2, &mut to.lease_duration_seconds);
        stale.reset(3, &mut to.acquire_time);
        stale.reset(4, &mut to.renew_time);
        stale.reset(5, &mut to.lease_transitions);
        stale.reset(6, &mut to.strategy);
        stale.reset(7, &mut to.preferred_holder);
    }
    Ok(())
}
