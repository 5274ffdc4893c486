//! Decoders of apiserverinternal/v1alpha1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, nonempty, openapi};

impl Decode for k8s_openapi::api::apiserverinternal::v1alpha1::ServerStorageVersion {
    const NAME: &'static str = "ServerStorageVersion";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.api_server_id = r.string()?,
                18 => to.encoding_version = r.string()?,
                26 => d.vec(&mut to.decodable_versions, r, 26)?,
                34 => d.vec(to.served_versions.get_or_insert_default(), r, 34)?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::apiserverinternal::v1alpha1::StorageVersion {
    const NAME: &'static str = "StorageVersion";

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

impl Decode for k8s_openapi::api::apiserverinternal::v1alpha1::StorageVersionCondition {
    const NAME: &'static str = "StorageVersionCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = r.string()?,
                18 => to.status = r.string()?,
                24 => to.observed_generation = nonempty(r.i64()?),
                34 => {
                    to.last_transition_time = r
                        .timestamp(to.last_transition_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                42 => to.reason = r.string()?,
                50 => to.message = r.string()?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::apiserverinternal::v1alpha1::StorageVersionSpec {
    const NAME: &'static str = "StorageVersionSpec";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        self.0 = serde_json::Value::Object(Default::default());
        while let Some(tag) = r.tag()? {
            r.skip(tag, &[])?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::apiserverinternal::v1alpha1::StorageVersionStatus {
    const NAME: &'static str = "StorageVersionStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.storage_versions.get_or_insert_default(), r, 10)?,
                18 => to.common_encoding_version = Some(r.string()?),
                26 => d.vec(to.conditions.get_or_insert_default(), r, 26)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}
