//! Decoders of certificates/v1beta1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, Stale, nonempty, openapi};

impl Decode for k8s_openapi::api::certificates::v1beta1::ClusterTrustBundle {
    const NAME: &'static str = "ClusterTrustBundle";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        cluster_trust_bundle(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        cluster_trust_bundle(self, Stale::everything(), r, d)
    }
}

fn cluster_trust_bundle(
    to: &mut k8s_openapi::api::certificates::v1beta1::ClusterTrustBundle,
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

impl Decode for k8s_openapi::api::certificates::v1beta1::ClusterTrustBundleSpec {
    const NAME: &'static str = "ClusterTrustBundleSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        cluster_trust_bundle_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        cluster_trust_bundle_spec(self, Stale::everything(), r, d)
    }
}

fn cluster_trust_bundle_spec(
    to: &mut k8s_openapi::api::certificates::v1beta1::ClusterTrustBundleSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.signer_name)?,
            18 => r.put(&mut to.trust_bundle)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.signer_name);
        stale.reset(2, &mut to.trust_bundle);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::certificates::v1beta1::PodCertificateRequest {
    const NAME: &'static str = "PodCertificateRequest";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_certificate_request(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_certificate_request(self, Stale::everything(), r, d)
    }
}

fn pod_certificate_request(
    to: &mut k8s_openapi::api::certificates::v1beta1::PodCertificateRequest,
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

impl Decode for k8s_openapi::api::certificates::v1beta1::PodCertificateRequestSpec {
    const NAME: &'static str = "PodCertificateRequestSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_certificate_request_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_certificate_request_spec(self, Stale::everything(), r, d)
    }
}

fn pod_certificate_request_spec(
    to: &mut k8s_openapi::api::certificates::v1beta1::PodCertificateRequestSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.signer_name)?,
            18 => r.put(&mut to.pod_name)?,
            26 => r.put(&mut to.pod_uid)?,
            34 => r.put(&mut to.service_account_name)?,
            42 => r.put(&mut to.service_account_uid)?,
            50 => r.put(&mut to.node_name)?,
            58 => r.put(&mut to.node_uid)?,
            64 => to.max_expiration_seconds = Some(r.i32()?),
            74 => to.pkix_public_key = Some(k8s_openapi::ByteString(r.bytes()?.to_vec())),
            82 => to.proof_of_possession = Some(k8s_openapi::ByteString(r.bytes()?.to_vec())),
            90 => d.tree(
                is_stale,
                to.unverified_user_annotations.get_or_insert_default(),
                r,
                90,
            )?,
            98 => to.stub_pkc_s10_request = k8s_openapi::ByteString(r.bytes()?.to_vec()),
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.signer_name);
        stale.reset(2, &mut to.pod_name);
        stale.reset(3, &mut to.pod_uid);
        stale.reset(4, &mut to.service_account_name);
        stale.reset(5, &mut to.service_account_uid);
        stale.reset(6, &mut to.node_name);
        stale.reset(7, &mut to.node_uid);
        stale.reset(8, &mut to.max_expiration_seconds);
        stale.reset(9, &mut to.pkix_public_key);
        stale.reset(10, &mut to.proof_of_possession);
        stale.reset(11, &mut to.unverified_user_annotations);
        stale.reset(12, &mut to.stub_pkc_s10_request);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::certificates::v1beta1::PodCertificateRequestStatus {
    const NAME: &'static str = "PodCertificateRequestStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_certificate_request_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_certificate_request_status(self, Stale::everything(), r, d)
    }
}

fn pod_certificate_request_status(
    to: &mut k8s_openapi::api::certificates::v1beta1::PodCertificateRequestStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.conditions.get_or_insert_default(), r, 10)?,
            18 => r.put_nonempty(&mut to.certificate_chain)?,
            34 => {
                to.not_before = r
                    .timestamp(openapi::unless(is_stale, to.not_before.as_ref().map(|old| old.0)))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            42 => {
                to.begin_refresh_at = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.begin_refresh_at.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            50 => {
                to.not_after = r
                    .timestamp(openapi::unless(is_stale, to.not_after.as_ref().map(|old| old.0)))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            _ => r.skip(tag, &[1, 2, 4, 5, 6])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.conditions);
        stale.reset(2, &mut to.certificate_chain);
        stale.reset(4, &mut to.not_before);
        stale.reset(5, &mut to.begin_refresh_at);
        stale.reset(6, &mut to.not_after);
    }
    Ok(())
}
