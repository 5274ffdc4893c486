//! Decoders of apiserverinternal/v1alpha1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, Stale, nonempty, openapi};

impl Decode for k8s_openapi::api::apiserverinternal::v1alpha1::ServerStorageVersion {
    const NAME: &'static str = "ServerStorageVersion";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        server_storage_version(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        server_storage_version(self, Stale::everything(), r, d)
    }
}

fn server_storage_version(
    to: &mut k8s_openapi::api::apiserverinternal::v1alpha1::ServerStorageVersion,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.api_server_id)?,
            18 => r.put(&mut to.encoding_version)?,
            26 => d.vec(is_stale, &mut to.decodable_versions, r, 26)?,
            34 => d.vec(is_stale, to.served_versions.get_or_insert_default(), r, 34)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.api_server_id);
        stale.reset(2, &mut to.encoding_version);
        stale.reset(3, &mut to.decodable_versions);
        stale.reset(4, &mut to.served_versions);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::apiserverinternal::v1alpha1::StorageVersion {
    const NAME: &'static str = "StorageVersion";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        storage_version(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        storage_version(self, Stale::everything(), r, d)
    }
}

fn storage_version(
    to: &mut k8s_openapi::api::apiserverinternal::v1alpha1::StorageVersion,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, to.spec.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.status.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
        stale.reset(3, &mut to.status);
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

impl Decode for k8s_openapi::api::apiserverinternal::v1alpha1::StorageVersionCondition {
    const NAME: &'static str = "StorageVersionCondition";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        storage_version_condition(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        storage_version_condition(self, Stale::everything(), r, d)
    }
}

fn storage_version_condition(
    to: &mut k8s_openapi::api::apiserverinternal::v1alpha1::StorageVersionCondition,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.type_)?,
            18 => r.put(&mut to.status)?,
            24 => to.observed_generation = nonempty(r.i64()?),
            34 => {
                to.last_transition_time = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.last_transition_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            42 => r.put(&mut to.reason)?,
            50 => r.put(&mut to.message)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.status);
        stale.reset(3, &mut to.observed_generation);
        stale.reset(4, &mut to.last_transition_time);
        stale.reset(5, &mut to.reason);
        stale.reset(6, &mut to.message);
    }
    Ok(())
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
        storage_version_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        storage_version_status(self, Stale::everything(), r, d)
    }
}

fn storage_version_status(
    to: &mut k8s_openapi::api::apiserverinternal::v1alpha1::StorageVersionStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.storage_versions.get_or_insert_default(), r, 10)?,
            18 => r.put_some(&mut to.common_encoding_version)?,
            26 => d.vec(is_stale, to.conditions.get_or_insert_default(), r, 26)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.storage_versions);
        stale.reset(2, &mut to.common_encoding_version);
        stale.reset(3, &mut to.conditions);
    }
    Ok(())
}
