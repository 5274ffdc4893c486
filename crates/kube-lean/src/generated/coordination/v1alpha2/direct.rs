//! Decoders of coordination/v1alpha2 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, Stale, nonempty, openapi};

impl Decode for k8s_openapi::api::coordination::v1alpha2::LeaseCandidate {
    const NAME: &'static str = "LeaseCandidate";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        lease_candidate(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        lease_candidate(self, Stale::everything(), r, d)
    }
}

fn lease_candidate(
    to: &mut k8s_openapi::api::coordination::v1alpha2::LeaseCandidate,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, &mut to.spec, r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::coordination::v1alpha2::LeaseCandidateSpec {
    const NAME: &'static str = "LeaseCandidateSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        lease_candidate_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        lease_candidate_spec(self, Stale::everything(), r, d)
    }
}

fn lease_candidate_spec(
    to: &mut k8s_openapi::api::coordination::v1alpha2::LeaseCandidateSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.lease_name)?,
            18 => {
                to.ping_time = r
                    .micro_timestamp(openapi::unless(is_stale, to.ping_time.as_ref().map(|old| old.0)))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::MicroTime)
            }
            26 => {
                to.renew_time = r
                    .micro_timestamp(openapi::unless(is_stale, to.renew_time.as_ref().map(|old| old.0)))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::MicroTime)
            }
            34 => r.put(&mut to.binary_version)?,
            42 => r.put_nonempty(&mut to.emulation_version)?,
            50 => r.put(&mut to.strategy)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.lease_name);
        stale.reset(2, &mut to.ping_time);
        stale.reset(3, &mut to.renew_time);
        stale.reset(4, &mut to.binary_version);
        stale.reset(5, &mut to.emulation_version);
        stale.reset(6, &mut to.strategy);
    }
    Ok(())
}
