//! Decoders of storagemigration/v1beta1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, nonempty, openapi};

impl Decode for k8s_openapi::api::storagemigration::v1beta1::StorageVersionMigration {
    const NAME: &'static str = "StorageVersionMigration";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.get_or_insert_default().read(r, d)?,
                26 => to.status.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if to.spec.is_none() {
            to.spec
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        if to.status.is_none() {
            to.status
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::storagemigration::v1beta1::StorageVersionMigrationSpec {
    const NAME: &'static str = "StorageVersionMigrationSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.resource.read(r, d)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::storagemigration::v1beta1::StorageVersionMigrationStatus {
    const NAME: &'static str = "StorageVersionMigrationStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.conditions.get_or_insert_default(), r, 10)?,
                18 => to.resource_version = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}
