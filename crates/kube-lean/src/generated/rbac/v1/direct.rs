//! Decoders of rbac/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, Stale, nonempty, openapi};

impl Decode for k8s_openapi::api::rbac::v1::AggregationRule {
    const NAME: &'static str = "AggregationRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        aggregation_rule(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        aggregation_rule(self, Stale::everything(), r, d)
    }
}

fn aggregation_rule(
    to: &mut k8s_openapi::api::rbac::v1::AggregationRule,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.cluster_role_selectors.get_or_insert_default(), r, 10)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.cluster_role_selectors);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::rbac::v1::ClusterRole {
    const NAME: &'static str = "ClusterRole";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        cluster_role(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        cluster_role(self, Stale::everything(), r, d)
    }
}

fn cluster_role(
    to: &mut k8s_openapi::api::rbac::v1::ClusterRole,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.vec(is_stale, to.rules.get_or_insert_default(), r, 18)?,
            26 => d.over(is_stale, to.aggregation_rule.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.rules);
        stale.reset(3, &mut to.aggregation_rule);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::rbac::v1::ClusterRoleBinding {
    const NAME: &'static str = "ClusterRoleBinding";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        cluster_role_binding(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        cluster_role_binding(self, Stale::everything(), r, d)
    }
}

fn cluster_role_binding(
    to: &mut k8s_openapi::api::rbac::v1::ClusterRoleBinding,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.vec(is_stale, to.subjects.get_or_insert_default(), r, 18)?,
            26 => d.over(is_stale, &mut to.role_ref, r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.subjects);
        stale.reset(3, &mut to.role_ref);
    }
    to.role_ref.read(&mut Reader::no_message(), d)?;
    Ok(())
}

impl Decode for k8s_openapi::api::rbac::v1::PolicyRule {
    const NAME: &'static str = "PolicyRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        policy_rule(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        policy_rule(self, Stale::everything(), r, d)
    }
}

fn policy_rule(
    to: &mut k8s_openapi::api::rbac::v1::PolicyRule,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, &mut to.verbs, r, 10)?,
            18 => d.vec(is_stale, to.api_groups.get_or_insert_default(), r, 18)?,
            26 => d.vec(is_stale, to.resources.get_or_insert_default(), r, 26)?,
            34 => d.vec(is_stale, to.resource_names.get_or_insert_default(), r, 34)?,
            42 => d.vec(is_stale, to.non_resource_urls.get_or_insert_default(), r, 42)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.verbs);
        stale.reset(2, &mut to.api_groups);
        stale.reset(3, &mut to.resources);
        stale.reset(4, &mut to.resource_names);
        stale.reset(5, &mut to.non_resource_urls);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::rbac::v1::Role {
    const NAME: &'static str = "Role";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        role(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        role(self, Stale::everything(), r, d)
    }
}

fn role(
    to: &mut k8s_openapi::api::rbac::v1::Role,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.vec(is_stale, to.rules.get_or_insert_default(), r, 18)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.rules);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::rbac::v1::RoleBinding {
    const NAME: &'static str = "RoleBinding";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        role_binding(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        role_binding(self, Stale::everything(), r, d)
    }
}

fn role_binding(
    to: &mut k8s_openapi::api::rbac::v1::RoleBinding,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.vec(is_stale, to.subjects.get_or_insert_default(), r, 18)?,
            26 => d.over(is_stale, &mut to.role_ref, r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.subjects);
        stale.reset(3, &mut to.role_ref);
    }
    to.role_ref.read(&mut Reader::no_message(), d)?;
    Ok(())
}

impl Decode for k8s_openapi::api::rbac::v1::RoleRef {
    const NAME: &'static str = "RoleRef";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        role_ref(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        role_ref(self, Stale::everything(), r, d)
    }
}

fn role_ref(
    to: &mut k8s_openapi::api::rbac::v1::RoleRef,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_some(&mut to.api_group)?,
            18 => r.put(&mut to.kind)?,
            26 => r.put(&mut to.name)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.api_group);
        stale.reset(2, &mut to.kind);
        stale.reset(3, &mut to.name);
    }
    if to.api_group.is_none() {
        to.api_group = Some(Default::default());
    }
    Ok(())
}

impl Decode for k8s_openapi::api::rbac::v1::Subject {
    const NAME: &'static str = "Subject";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        subject(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        subject(self, Stale::everything(), r, d)
    }
}

fn subject(
    to: &mut k8s_openapi::api::rbac::v1::Subject,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.kind)?,
            18 => r.put_nonempty(&mut to.api_group)?,
            26 => r.put(&mut to.name)?,
            34 => r.put_nonempty(&mut to.namespace)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.kind);
        stale.reset(2, &mut to.api_group);
        stale.reset(3, &mut to.name);
        stale.reset(4, &mut to.namespace);
    }
    Ok(())
}
