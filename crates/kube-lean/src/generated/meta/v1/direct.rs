//! Decoders of meta/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, Stale, nonempty, openapi};

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
        d.nested("Condition", r, |r, d| condition(self, Stale::nothing(), r, d))
    }

    fn read_over(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        d.nested("Condition", r, |r, d| condition(self, Stale::everything(), r, d))
    }
}

fn condition(
    to: &mut k8s_openapi::apimachinery::pkg::apis::meta::v1::Condition,
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
                to.last_transition_time.0 = r
                    .timestamp(openapi::unless(is_stale, Some(to.last_transition_time.0)))?
                    .unwrap_or(openapi::NO_TIME)
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
        if stale.has(4) {
            to.last_transition_time.0 = openapi::NO_TIME;
        }
        stale.reset(5, &mut to.reason);
        stale.reset(6, &mut to.message);
    }
    if to.last_transition_time.0 == openapi::NO_TIME {
        return Err(openapi::no_time(r));
    }
    Ok(())
}

impl Decode for k8s_openapi::apimachinery::pkg::apis::meta::v1::GroupResource {
    const NAME: &'static str = "GroupResource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        group_resource(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        group_resource(self, Stale::everything(), r, d)
    }
}

fn group_resource(
    to: &mut k8s_openapi::apimachinery::pkg::apis::meta::v1::GroupResource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.group)?,
            18 => r.put(&mut to.resource)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.group);
        stale.reset(2, &mut to.resource);
    }
    Ok(())
}

impl Decode for k8s_openapi::apimachinery::pkg::apis::meta::v1::LabelSelector {
    const NAME: &'static str = "LabelSelector";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        label_selector(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        label_selector(self, Stale::everything(), r, d)
    }
}

fn label_selector(
    to: &mut k8s_openapi::apimachinery::pkg::apis::meta::v1::LabelSelector,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.tree(is_stale, to.match_labels.get_or_insert_default(), r, 10)?,
            18 => d.vec(is_stale, to.match_expressions.get_or_insert_default(), r, 18)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.match_labels);
        stale.reset(2, &mut to.match_expressions);
    }
    Ok(())
}

impl Decode for k8s_openapi::apimachinery::pkg::apis::meta::v1::LabelSelectorRequirement {
    const NAME: &'static str = "LabelSelectorRequirement";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        label_selector_requirement(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        label_selector_requirement(self, Stale::everything(), r, d)
    }
}

fn label_selector_requirement(
    to: &mut k8s_openapi::apimachinery::pkg::apis::meta::v1::LabelSelectorRequirement,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.key)?,
            18 => r.put(&mut to.operator)?,
            26 => d.vec(is_stale, to.values.get_or_insert_default(), r, 26)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.key);
        stale.reset(2, &mut to.operator);
        stale.reset(3, &mut to.values);
    }
    Ok(())
}

impl Decode for k8s_openapi::apimachinery::pkg::apis::meta::v1::ManagedFieldsEntry {
    const NAME: &'static str = "ManagedFieldsEntry";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        managed_fields_entry(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        managed_fields_entry(self, Stale::everything(), r, d)
    }
}

fn managed_fields_entry(
    to: &mut k8s_openapi::apimachinery::pkg::apis::meta::v1::ManagedFieldsEntry,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.manager)?,
            18 => r.put_nonempty(&mut to.operation)?,
            26 => r.put_nonempty(&mut to.api_version)?,
            34 => {
                to.time = r
                    .timestamp(openapi::unless(is_stale, to.time.as_ref().map(|old| old.0)))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            50 => r.put_nonempty(&mut to.fields_type)?,
            58 => {
                to.fields_v1 = r
                    .value()?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::FieldsV1)
            }
            66 => r.put_nonempty(&mut to.subresource)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 6, 7, 8])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.manager);
        stale.reset(2, &mut to.operation);
        stale.reset(3, &mut to.api_version);
        stale.reset(4, &mut to.time);
        stale.reset(6, &mut to.fields_type);
        stale.reset(7, &mut to.fields_v1);
        stale.reset(8, &mut to.subresource);
    }
    Ok(())
}

impl Decode for k8s_openapi::apimachinery::pkg::apis::meta::v1::ObjectMeta {
    const NAME: &'static str = "ObjectMeta";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        object_meta(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        object_meta(self, Stale::everything(), r, d)
    }
}

fn object_meta(
    to: &mut k8s_openapi::apimachinery::pkg::apis::meta::v1::ObjectMeta,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.name)?,
            18 => r.put_nonempty(&mut to.generate_name)?,
            26 => r.put_nonempty(&mut to.namespace)?,
            34 => r.put_nonempty(&mut to.self_link)?,
            42 => r.put_nonempty(&mut to.uid)?,
            50 => r.put_nonempty(&mut to.resource_version)?,
            56 => to.generation = nonempty(r.i64()?),
            66 => {
                to.creation_timestamp = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.creation_timestamp.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            74 => {
                to.deletion_timestamp = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.deletion_timestamp.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            80 => to.deletion_grace_period_seconds = Some(r.i64()?),
            90 => d.tree(is_stale, to.labels.get_or_insert_default(), r, 90)?,
            98 => d.tree(is_stale, to.annotations.get_or_insert_default(), r, 98)?,
            106 => d.vec(is_stale, to.owner_references.get_or_insert_default(), r, 106)?,
            114 => d.vec(is_stale, to.finalizers.get_or_insert_default(), r, 114)?,
            138 => {
                if d.keeps_managed_fields() {
                    d.vec(is_stale, to.managed_fields.get_or_insert_default(), r, 138)?
                } else {
                    to.managed_fields = None;
                    r.skip(138, &[])?
                }
            }
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 17])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.generate_name);
        stale.reset(3, &mut to.namespace);
        stale.reset(4, &mut to.self_link);
        stale.reset(5, &mut to.uid);
        stale.reset(6, &mut to.resource_version);
        stale.reset(7, &mut to.generation);
        stale.reset(8, &mut to.creation_timestamp);
        stale.reset(9, &mut to.deletion_timestamp);
        stale.reset(10, &mut to.deletion_grace_period_seconds);
        stale.reset(11, &mut to.labels);
        stale.reset(12, &mut to.annotations);
        stale.reset(13, &mut to.owner_references);
        stale.reset(14, &mut to.finalizers);
        stale.reset(17, &mut to.managed_fields);
    }
    Ok(())
}

impl Decode for k8s_openapi::apimachinery::pkg::apis::meta::v1::OwnerReference {
    const NAME: &'static str = "OwnerReference";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        owner_reference(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        owner_reference(self, Stale::everything(), r, d)
    }
}

fn owner_reference(
    to: &mut k8s_openapi::apimachinery::pkg::apis::meta::v1::OwnerReference,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.kind)?,
            26 => r.put(&mut to.name)?,
            34 => r.put(&mut to.uid)?,
            42 => r.put(&mut to.api_version)?,
            48 => to.controller = Some(r.bool()?),
            56 => to.block_owner_deletion = Some(r.bool()?),
            _ => r.skip(tag, &[1, 3, 4, 5, 6, 7])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.kind);
        stale.reset(3, &mut to.name);
        stale.reset(4, &mut to.uid);
        stale.reset(5, &mut to.api_version);
        stale.reset(6, &mut to.controller);
        stale.reset(7, &mut to.block_owner_deletion);
    }
    Ok(())
}
