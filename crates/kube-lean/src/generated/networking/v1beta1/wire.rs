//! Decoders of networking/v1beta1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use super::*;
#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, Reader, nonempty};

impl Decode for IPAddress {
    const NAME: &'static str = "IPAddress";

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

impl Decode for IPAddressSpec {
    const NAME: &'static str = "IPAddressSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.parent_ref, r)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for ParentReference {
    const NAME: &'static str = "ParentReference";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.group = nonempty(r.text()?),
                18 => self.resource = r.text()?,
                26 => self.namespace = nonempty(r.text()?),
                34 => self.name = r.text()?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for ServiceCIDR {
    const NAME: &'static str = "ServiceCIDR";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.boxed(&mut self.spec, r)?,
                26 => d.boxed(&mut self.status, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if self.spec.is_none() {
            d.boxed(&mut self.spec, &mut Reader::no_message())?;
        }
        if self.status.is_none() {
            d.boxed(&mut self.status, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for ServiceCIDRSpec {
    const NAME: &'static str = "ServiceCIDRSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.cidrs.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for ServiceCIDRStatus {
    const NAME: &'static str = "ServiceCIDRStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.conditions.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}
