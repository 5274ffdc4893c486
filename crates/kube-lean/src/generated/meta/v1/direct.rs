//! Decoders of meta/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, nonempty, openapi};

impl InPlace for k8s_openapi::apimachinery::pkg::apis::meta::v1::Condition {
    fn blank() -> Self {
        Self {
            type_: Default::default(),
            status: Default::default(),
            observed_generation: Default::default(),
            last_transition_time: k8s_openapi::apimachinery::pkg::apis::meta::v1::Time(openapi::NO_TIME),
            reason: Default::default(),
            message: Default::default(),
        }
    }

    fn read(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        d.nested("Condition", r, |r, d| condition(self, r, d))
    }
}

fn condition(
    to: &mut k8s_openapi::apimachinery::pkg::apis::meta::v1::Condition,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        match tag {
            10 => to.type_ = r.string()?,
            18 => to.status = r.string()?,
            24 => to.observed_generation = nonempty(r.i64()?),
            34 => {
                to.last_transition_time.0 = r
                    .timestamp(Some(to.last_transition_time.0))?
                    .unwrap_or(openapi::NO_TIME)
            }
            42 => to.reason = r.string()?,
            50 => to.message = r.string()?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
        }
    }
    if to.last_transition_time.0 == openapi::NO_TIME {
        return Err(openapi::no_time(r));
    }
    Ok(())
}

impl Decode for k8s_openapi::apimachinery::pkg::apis::meta::v1::GroupResource {
    const NAME: &'static str = "GroupResource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.group = r.string()?,
                18 => to.resource = r.string()?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::apimachinery::pkg::apis::meta::v1::LabelSelector {
    const NAME: &'static str = "LabelSelector";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.tree(to.match_labels.get_or_insert_default(), r, 10)?,
                18 => d.vec(to.match_expressions.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::apimachinery::pkg::apis::meta::v1::LabelSelectorRequirement {
    const NAME: &'static str = "LabelSelectorRequirement";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.key = r.string()?,
                18 => to.operator = r.string()?,
                26 => d.vec(to.values.get_or_insert_default(), r, 26)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::apimachinery::pkg::apis::meta::v1::ManagedFieldsEntry {
    const NAME: &'static str = "ManagedFieldsEntry";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.manager = nonempty(r.string()?),
                18 => to.operation = nonempty(r.string()?),
                26 => to.api_version = nonempty(r.string()?),
                34 => {
                    to.time = r
                        .timestamp(to.time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                50 => to.fields_type = nonempty(r.string()?),
                58 => {
                    to.fields_v1 = r
                        .value()?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::FieldsV1)
                }
                66 => to.subresource = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 6, 7, 8])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::apimachinery::pkg::apis::meta::v1::ObjectMeta {
    const NAME: &'static str = "ObjectMeta";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = nonempty(r.string()?),
                18 => to.generate_name = nonempty(r.string()?),
                26 => to.namespace = nonempty(r.string()?),
                34 => to.self_link = nonempty(r.string()?),
                42 => to.uid = nonempty(r.string()?),
                50 => to.resource_version = nonempty(r.string()?),
                56 => to.generation = nonempty(r.i64()?),
                66 => {
                    to.creation_timestamp = r
                        .timestamp(to.creation_timestamp.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                74 => {
                    to.deletion_timestamp = r
                        .timestamp(to.deletion_timestamp.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                80 => to.deletion_grace_period_seconds = Some(r.i64()?),
                90 => d.tree(to.labels.get_or_insert_default(), r, 90)?,
                98 => d.tree(to.annotations.get_or_insert_default(), r, 98)?,
                106 => d.vec(to.owner_references.get_or_insert_default(), r, 106)?,
                114 => d.vec(to.finalizers.get_or_insert_default(), r, 114)?,
                138 => {
                    if d.keeps_managed_fields() {
                        d.vec(to.managed_fields.get_or_insert_default(), r, 138)?
                    } else {
                        r.skip(138, &[])?
                    }
                }
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 17])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::apimachinery::pkg::apis::meta::v1::OwnerReference {
    const NAME: &'static str = "OwnerReference";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.kind = r.string()?,
                26 => to.name = r.string()?,
                34 => to.uid = r.string()?,
                42 => to.api_version = r.string()?,
                48 => to.controller = Some(r.bool()?),
                56 => to.block_owner_deletion = Some(r.bool()?),
                _ => r.skip(tag, &[1, 3, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}
