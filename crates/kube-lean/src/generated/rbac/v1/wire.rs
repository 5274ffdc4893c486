//! Decoders of rbac/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use super::*;
#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, Reader, nonempty};

impl Decode for AggregationRule {
    const NAME: &'static str = "AggregationRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.cluster_role_selectors.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for ClusterRole {
    const NAME: &'static str = "ClusterRole";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.list(self.rules.get_or_insert_default(), r, 18)?,
                26 => d.boxed(&mut self.aggregation_rule, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for ClusterRoleBinding {
    const NAME: &'static str = "ClusterRoleBinding";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.list(self.subjects.get_or_insert_default(), r, 18)?,
                26 => d.message(&mut self.role_ref, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        d.message(&mut self.role_ref, &mut Reader::no_message())?;
        Ok(())
    }
}

impl Decode for PolicyRule {
    const NAME: &'static str = "PolicyRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(&mut self.verbs, r, 10)?,
                18 => d.list(self.api_groups.get_or_insert_default(), r, 18)?,
                26 => d.list(self.resources.get_or_insert_default(), r, 26)?,
                34 => d.list(self.resource_names.get_or_insert_default(), r, 34)?,
                42 => d.list(self.non_resource_urls.get_or_insert_default(), r, 42)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for Role {
    const NAME: &'static str = "Role";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.list(self.rules.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for RoleBinding {
    const NAME: &'static str = "RoleBinding";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.list(self.subjects.get_or_insert_default(), r, 18)?,
                26 => d.message(&mut self.role_ref, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        d.message(&mut self.role_ref, &mut Reader::no_message())?;
        Ok(())
    }
}

impl Decode for RoleRef {
    const NAME: &'static str = "RoleRef";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.api_group = Some(r.text()?),
                18 => self.kind = r.text()?,
                26 => self.name = r.text()?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if self.api_group.is_none() {
            self.api_group = Some(Default::default());
        }
        Ok(())
    }
}

impl Decode for Subject {
    const NAME: &'static str = "Subject";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.kind = r.text()?,
                18 => self.api_group = nonempty(r.text()?),
                26 => self.name = r.text()?,
                34 => self.namespace = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}
