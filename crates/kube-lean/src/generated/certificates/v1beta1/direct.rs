//! Decoders of certificates/v1beta1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, nonempty, openapi};

impl Decode for k8s_openapi::api::certificates::v1beta1::ClusterTrustBundle {
    const NAME: &'static str = "ClusterTrustBundle";

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

impl Decode for k8s_openapi::api::certificates::v1beta1::ClusterTrustBundleSpec {
    const NAME: &'static str = "ClusterTrustBundleSpec";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.signer_name = nonempty(r.string()?),
                18 => to.trust_bundle = r.string()?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::certificates::v1beta1::PodCertificateRequest {
    const NAME: &'static str = "PodCertificateRequest";

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

impl Decode for k8s_openapi::api::certificates::v1beta1::PodCertificateRequestSpec {
    const NAME: &'static str = "PodCertificateRequestSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.signer_name = r.string()?,
                18 => to.pod_name = r.string()?,
                26 => to.pod_uid = r.string()?,
                34 => to.service_account_name = r.string()?,
                42 => to.service_account_uid = r.string()?,
                50 => to.node_name = r.string()?,
                58 => to.node_uid = r.string()?,
                64 => to.max_expiration_seconds = Some(r.i32()?),
                74 => to.pkix_public_key = Some(k8s_openapi::ByteString(r.bytes()?.to_vec())),
                82 => to.proof_of_possession = Some(k8s_openapi::ByteString(r.bytes()?.to_vec())),
                90 => d.tree(to.unverified_user_annotations.get_or_insert_default(), r, 90)?,
                98 => to.stub_pkc_s10_request = k8s_openapi::ByteString(r.bytes()?.to_vec()),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::certificates::v1beta1::PodCertificateRequestStatus {
    const NAME: &'static str = "PodCertificateRequestStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.conditions.get_or_insert_default(), r, 10)?,
                18 => to.certificate_chain = nonempty(r.string()?),
                34 => {
                    to.not_before = r
                        .timestamp(to.not_before.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                42 => {
                    to.begin_refresh_at = r
                        .timestamp(to.begin_refresh_at.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                50 => {
                    to.not_after = r
                        .timestamp(to.not_after.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                _ => r.skip(tag, &[1, 2, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}
