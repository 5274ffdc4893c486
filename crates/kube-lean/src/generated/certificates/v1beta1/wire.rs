//! Decoders of certificates/v1beta1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use super::*;
#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, Reader, nonempty};

impl Decode for ClusterTrustBundle {
    const NAME: &'static str = "ClusterTrustBundle";

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

impl Decode for ClusterTrustBundleSpec {
    const NAME: &'static str = "ClusterTrustBundleSpec";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.signer_name = nonempty(r.text()?),
                18 => self.trust_bundle = r.text()?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for PodCertificateRequest {
    const NAME: &'static str = "PodCertificateRequest";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.message(&mut self.spec, r)?,
                26 => d.boxed(&mut self.status, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if self.status.is_none() {
            d.boxed(&mut self.status, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for PodCertificateRequestSpec {
    const NAME: &'static str = "PodCertificateRequestSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.signer_name = r.text()?,
                18 => self.pod_name = r.text()?,
                26 => self.pod_uid = r.text()?,
                34 => self.service_account_name = r.text()?,
                42 => self.service_account_uid = r.text()?,
                50 => self.node_name = r.text()?,
                58 => self.node_uid = r.text()?,
                64 => self.max_expiration_seconds = Some(r.i32()?),
                74 => self.pkix_public_key = Some(r.byte_string()?),
                82 => self.proof_of_possession = Some(r.byte_string()?),
                90 => {
                    self.unverified_user_annotations =
                        Some(d.map(self.unverified_user_annotations.take(), r, 90)?)
                }
                98 => self.stub_pkc_s10_request = r.byte_string()?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])?,
            }
        }
        Ok(())
    }
}

impl Decode for PodCertificateRequestStatus {
    const NAME: &'static str = "PodCertificateRequestStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.conditions.get_or_insert_default(), r, 10)?,
                18 => self.certificate_chain = nonempty(r.text()?),
                34 => self.not_before = r.time(self.not_before)?,
                42 => self.begin_refresh_at = r.time(self.begin_refresh_at)?,
                50 => self.not_after = r.time(self.not_after)?,
                _ => r.skip(tag, &[1, 2, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}
