//! Decoders of apiserverinternal/v1alpha1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use super::*;
#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, Reader, nonempty};

impl Decode for ServerStorageVersion {
    const NAME: &'static str = "ServerStorageVersion";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.api_server_id = r.text()?,
                18 => self.encoding_version = r.text()?,
                26 => d.list(&mut self.decodable_versions, r, 26)?,
                34 => d.list(self.served_versions.get_or_insert_default(), r, 34)?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for StorageVersion {
    const NAME: &'static str = "StorageVersion";

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

impl Decode for StorageVersionCondition {
    const NAME: &'static str = "StorageVersionCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = r.text()?,
                18 => self.status = r.text()?,
                24 => self.observed_generation = nonempty(r.i64()?),
                34 => self.last_transition_time = r.time(self.last_transition_time)?,
                42 => self.reason = r.text()?,
                50 => self.message = r.text()?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for StorageVersionSpec {
    const NAME: &'static str = "StorageVersionSpec";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            r.skip(tag, &[])?;
        }
        Ok(())
    }
}

impl Decode for StorageVersionStatus {
    const NAME: &'static str = "StorageVersionStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.storage_versions.get_or_insert_default(), r, 10)?,
                18 => self.common_encoding_version = Some(r.text()?),
                26 => d.list(self.conditions.get_or_insert_default(), r, 26)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}
