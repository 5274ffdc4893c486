//! Decoders of certificates/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use super::*;
#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, Reader, nonempty};

impl Decode for CertificateSigningRequest {
    const NAME: &'static str = "CertificateSigningRequest";

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

impl Decode for CertificateSigningRequestCondition {
    const NAME: &'static str = "CertificateSigningRequestCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = r.text()?,
                18 => self.reason = nonempty(r.text()?),
                26 => self.message = nonempty(r.text()?),
                34 => self.last_update_time = r.time(self.last_update_time)?,
                42 => self.last_transition_time = r.time(self.last_transition_time)?,
                50 => self.status = r.text()?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for CertificateSigningRequestSpec {
    const NAME: &'static str = "CertificateSigningRequestSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.request = r.byte_string()?,
                18 => self.username = nonempty(r.text()?),
                26 => self.uid = nonempty(r.text()?),
                34 => d.list(self.groups.get_or_insert_default(), r, 34)?,
                42 => d.list(self.usages.get_or_insert_default(), r, 42)?,
                50 => self.extra = Some(d.map(self.extra.take(), r, 50)?),
                58 => self.signer_name = r.text()?,
                64 => self.expiration_seconds = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8])?,
            }
        }
        Ok(())
    }
}

impl Decode for CertificateSigningRequestStatus {
    const NAME: &'static str = "CertificateSigningRequestStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.conditions.get_or_insert_default(), r, 10)?,
                18 => self.certificate = nonempty(r.byte_string()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}
