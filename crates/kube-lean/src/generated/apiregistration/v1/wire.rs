//! Decoders of apiregistration/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use super::*;
#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, Reader, nonempty};

impl Decode for APIService {
    const NAME: &'static str = "APIService";

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

impl Decode for APIServiceCondition {
    const NAME: &'static str = "APIServiceCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = r.text()?,
                18 => self.status = r.text()?,
                26 => self.last_transition_time = r.time(self.last_transition_time)?,
                34 => self.reason = nonempty(r.text()?),
                42 => self.message = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for APIServiceSpec {
    const NAME: &'static str = "APIServiceSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.service, r)?,
                18 => self.group = nonempty(r.text()?),
                26 => self.version = nonempty(r.text()?),
                32 => self.insecure_skip_tls_verify = nonempty(r.bool()?),
                42 => self.ca_bundle = nonempty(r.byte_string()?),
                56 => self.group_priority_minimum = r.i32()?,
                64 => self.version_priority = r.i32()?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 7, 8])?,
            }
        }
        Ok(())
    }
}

impl Decode for APIServiceStatus {
    const NAME: &'static str = "APIServiceStatus";

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

impl Decode for ServiceReference {
    const NAME: &'static str = "ServiceReference";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.namespace = nonempty(r.text()?),
                18 => self.name = nonempty(r.text()?),
                24 => self.port = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}
