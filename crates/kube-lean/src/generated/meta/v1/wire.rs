//! Decoders of meta/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use super::*;
#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, Reader, nonempty};

impl Decode for Condition {
    const NAME: &'static str = "Condition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = r.text()?,
                18 => self.status = r.text()?,
                24 => self.observed_generation = nonempty(r.i64()?),
                34 => {
                    self.last_transition_time = r.time(Some(self.last_transition_time))?.unwrap_or_default()
                }
                42 => self.reason = r.text()?,
                50 => self.message = r.text()?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for GroupResource {
    const NAME: &'static str = "GroupResource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.group = r.text()?,
                18 => self.resource = r.text()?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for LabelSelector {
    const NAME: &'static str = "LabelSelector";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.match_labels = Some(d.shared_map(self.match_labels.take(), 47, r, 10)?),
                18 => d.list(self.match_expressions.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for LabelSelectorRequirement {
    const NAME: &'static str = "LabelSelectorRequirement";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.key = r.text()?,
                18 => self.operator = r.text()?,
                26 => d.list(self.values.get_or_insert_default(), r, 26)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for ManagedFieldsEntry {
    const NAME: &'static str = "ManagedFieldsEntry";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.manager = nonempty(r.text()?),
                18 => self.operation = nonempty(r.text()?),
                26 => self.api_version = nonempty(r.text()?),
                34 => self.time = r.time(self.time)?,
                50 => self.fields_type = nonempty(r.text()?),
                58 => self.fields_v1 = r.json()?,
                66 => self.subresource = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 6, 7, 8])?,
            }
        }
        Ok(())
    }
}

impl Decode for ObjectMeta {
    const NAME: &'static str = "ObjectMeta";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = nonempty(r.text()?),
                18 => self.generate_name = nonempty(d.intern(r)?),
                26 => self.namespace = nonempty(d.intern(r)?),
                34 => {
                    let value = nonempty(r.text()?);
                    self.rare.put(value, |rare| &mut rare.self_link);
                }
                42 => self.uid = nonempty(r.text()?),
                50 => self.resource_version = nonempty(r.text()?),
                56 => self.generation = nonempty(r.i64()?),
                66 => self.creation_timestamp = r.time(self.creation_timestamp)?,
                74 => {
                    let value = r.time(self.deletion_timestamp)?;
                    self.rare.put(value, |rare| &mut rare.deletion_timestamp);
                }
                80 => {
                    let value = Some(r.i64()?);
                    self.rare
                        .put(value, |rare| &mut rare.deletion_grace_period_seconds);
                }
                90 => self.labels = Some(d.shared_map(self.labels.take(), 50, r, 90)?),
                98 => self.annotations = Some(d.shared_map(self.annotations.take(), 48, r, 98)?),
                106 => {
                    self.owner_references = Some(d.shared_list(self.owner_references.take(), 51, r, 106)?)
                }
                114 => self.finalizers = Some(d.shared_list(self.finalizers.take(), 49, r, 114)?),
                138 => {
                    if d.keeps_managed_fields() {
                        d.list(self.managed_fields.get_or_insert_default(), r, 138)?
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

impl Decode for OwnerReference {
    const NAME: &'static str = "OwnerReference";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.kind = r.text()?,
                26 => self.name = r.text()?,
                34 => self.uid = r.text()?,
                42 => self.api_version = r.text()?,
                48 => self.controller = Some(r.bool()?),
                56 => self.block_owner_deletion = Some(r.bool()?),
                _ => r.skip(tag, &[1, 3, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for PartialObjectMetadata {
    const NAME: &'static str = "PartialObjectMetadata";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}
