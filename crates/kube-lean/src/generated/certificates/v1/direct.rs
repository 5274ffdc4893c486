//! Decoders of certificates/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, Stale, nonempty, openapi};

impl Decode for k8s_openapi::api::certificates::v1::CertificateSigningRequest {
    const NAME: &'static str = "CertificateSigningRequest";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        certificate_signing_request(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        certificate_signing_request(self, Stale::everything(), r, d)
    }
}

fn certificate_signing_request(
    to: &mut k8s_openapi::api::certificates::v1::CertificateSigningRequest,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, &mut to.spec, r)?,
            26 => d.over(is_stale, to.status.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
        stale.reset(3, &mut to.status);
    }
    if to.status.is_none() {
        to.status
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::certificates::v1::CertificateSigningRequestCondition {
    const NAME: &'static str = "CertificateSigningRequestCondition";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        certificate_signing_request_condition(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        certificate_signing_request_condition(self, Stale::everything(), r, d)
    }
}

fn certificate_signing_request_condition(
    to: &mut k8s_openapi::api::certificates::v1::CertificateSigningRequestCondition,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.type_)?,
            18 => r.put_nonempty(&mut to.reason)?,
            26 => r.put_nonempty(&mut to.message)?,
            34 => {
                to.last_update_time = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.last_update_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            42 => {
                to.last_transition_time = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.last_transition_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            50 => r.put(&mut to.status)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.reason);
        stale.reset(3, &mut to.message);
        stale.reset(4, &mut to.last_update_time);
        stale.reset(5, &mut to.last_transition_time);
        stale.reset(6, &mut to.status);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::certificates::v1::CertificateSigningRequestSpec {
    const NAME: &'static str = "CertificateSigningRequestSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        certificate_signing_request_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        certificate_signing_request_spec(self, Stale::everything(), r, d)
    }
}

fn certificate_signing_request_spec(
    to: &mut k8s_openapi::api::certificates::v1::CertificateSigningRequestSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => to.request = k8s_openapi::ByteString(r.bytes()?.to_vec()),
            18 => r.put_nonempty(&mut to.username)?,
            26 => r.put_nonempty(&mut to.uid)?,
            34 => d.vec(is_stale, to.groups.get_or_insert_default(), r, 34)?,
            42 => d.vec(is_stale, to.usages.get_or_insert_default(), r, 42)?,
            50 => d.tree(is_stale, to.extra.get_or_insert_default(), r, 50)?,
            58 => r.put(&mut to.signer_name)?,
            64 => to.expiration_seconds = Some(r.i32()?),
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.request);
        stale.reset(2, &mut to.username);
        stale.reset(3, &mut to.uid);
        stale.reset(4, &mut to.groups);
        stale.reset(5, &mut to.usages);
        stale.reset(6, &mut to.extra);
        stale.reset(7, &mut to.signer_name);
        stale.reset(8, &mut to.expiration_seconds);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::certificates::v1::CertificateSigningRequestStatus {
    const NAME: &'static str = "CertificateSigningRequestStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        certificate_signing_request_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        certificate_signing_request_status(self, Stale::everything(), r, d)
    }
}

fn certificate_signing_request_status(
    to: &mut k8s_openapi::api::certificates::v1::CertificateSigningRequestStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.conditions.get_or_insert_default(), r, 10)?,
            18 => to.certificate = nonempty(k8s_openapi::ByteString(r.bytes()?.to_vec())),
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.conditions);
        stale.reset(2, &mut to.certificate);
    }
    Ok(())
}
