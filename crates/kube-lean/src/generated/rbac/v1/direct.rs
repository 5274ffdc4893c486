//! Decoders of rbac/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, nonempty, openapi};

impl Decode for k8s_openapi::api::rbac::v1::AggregationRule {
    const NAME: &'static str = "AggregationRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.cluster_role_selectors.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::rbac::v1::ClusterRole {
    const NAME: &'static str = "ClusterRole";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => d.vec(to.rules.get_or_insert_default(), r, 18)?,
                26 => to.aggregation_rule.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::rbac::v1::ClusterRoleBinding {
    const NAME: &'static str = "ClusterRoleBinding";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => d.vec(to.subjects.get_or_insert_default(), r, 18)?,
                26 => to.role_ref.read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        to.role_ref.read(&mut Reader::no_message(), d)?;
        Ok(())
    }
}

impl Decode for k8s_openapi::api::rbac::v1::PolicyRule {
    const NAME: &'static str = "PolicyRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(&mut to.verbs, r, 10)?,
                18 => d.vec(to.api_groups.get_or_insert_default(), r, 18)?,
                26 => d.vec(to.resources.get_or_insert_default(), r, 26)?,
                34 => d.vec(to.resource_names.get_or_insert_default(), r, 34)?,
                42 => d.vec(to.non_resource_urls.get_or_insert_default(), r, 42)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::rbac::v1::Role {
    const NAME: &'static str = "Role";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => d.vec(to.rules.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::rbac::v1::RoleBinding {
    const NAME: &'static str = "RoleBinding";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => d.vec(to.subjects.get_or_insert_default(), r, 18)?,
                26 => to.role_ref.read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        to.role_ref.read(&mut Reader::no_message(), d)?;
        Ok(())
    }
}

impl Decode for k8s_openapi::api::rbac::v1::RoleRef {
    const NAME: &'static str = "RoleRef";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.api_group = Some(r.string()?),
                18 => to.kind = r.string()?,
                26 => to.name = r.string()?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if to.api_group.is_none() {
            to.api_group = Some(Default::default());
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::rbac::v1::Subject {
    const NAME: &'static str = "Subject";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.kind = r.string()?,
                18 => to.api_group = nonempty(r.string()?),
                26 => to.name = r.string()?,
                34 => to.namespace = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}
