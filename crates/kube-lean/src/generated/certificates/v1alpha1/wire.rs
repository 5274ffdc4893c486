//! Decoders of certificates/v1alpha1.
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
