//! Decoders of certificates/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, nonempty, openapi};

impl Decode for k8s_openapi::api::certificates::v1::CertificateSigningRequest {
    const NAME: &'static str = "CertificateSigningRequest";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.read(r, d)?,
                26 => to.status.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if to.status.is_none() {
            to.status
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::certificates::v1::CertificateSigningRequestCondition {
    const NAME: &'static str = "CertificateSigningRequestCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = r.string()?,
                18 => to.reason = nonempty(r.string()?),
                26 => to.message = nonempty(r.string()?),
                34 => {
                    to.last_update_time = r
                        .timestamp(to.last_update_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                42 => {
                    to.last_transition_time = r
                        .timestamp(to.last_transition_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                50 => to.status = r.string()?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::certificates::v1::CertificateSigningRequestSpec {
    const NAME: &'static str = "CertificateSigningRequestSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.request = k8s_openapi::ByteString(r.bytes()?.to_vec()),
                18 => to.username = nonempty(r.string()?),
                26 => to.uid = nonempty(r.string()?),
                34 => d.vec(to.groups.get_or_insert_default(), r, 34)?,
                42 => d.vec(to.usages.get_or_insert_default(), r, 42)?,
                50 => d.tree(to.extra.get_or_insert_default(), r, 50)?,
                58 => to.signer_name = r.string()?,
                64 => to.expiration_seconds = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::certificates::v1::CertificateSigningRequestStatus {
    const NAME: &'static str = "CertificateSigningRequestStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.conditions.get_or_insert_default(), r, 10)?,
                18 => to.certificate = nonempty(k8s_openapi::ByteString(r.bytes()?.to_vec())),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}
