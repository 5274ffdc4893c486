//! Decoders of admissionregistration/v1alpha1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, nonempty, openapi};

impl Decode for k8s_openapi::api::admissionregistration::v1alpha1::ApplyConfiguration {
    const NAME: &'static str = "ApplyConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.expression = nonempty(r.string()?),
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::admissionregistration::v1alpha1::JSONPatch {
    const NAME: &'static str = "JSONPatch";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.expression = nonempty(r.string()?),
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::admissionregistration::v1alpha1::MatchCondition {
    const NAME: &'static str = "MatchCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                18 => to.expression = r.string()?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::admissionregistration::v1alpha1::MatchResources {
    const NAME: &'static str = "MatchResources";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.namespace_selector.get_or_insert_default().read(r, d)?,
                18 => to.object_selector.get_or_insert_default().read(r, d)?,
                26 => d.vec(to.resource_rules.get_or_insert_default(), r, 26)?,
                34 => d.vec(to.exclude_resource_rules.get_or_insert_default(), r, 34)?,
                58 => to.match_policy = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::admissionregistration::v1alpha1::MutatingAdmissionPolicy {
    const NAME: &'static str = "MutatingAdmissionPolicy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if to.spec.is_none() {
            to.spec
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::admissionregistration::v1alpha1::MutatingAdmissionPolicyBinding {
    const NAME: &'static str = "MutatingAdmissionPolicyBinding";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if to.spec.is_none() {
            to.spec
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::admissionregistration::v1alpha1::MutatingAdmissionPolicyBindingSpec {
    const NAME: &'static str = "MutatingAdmissionPolicyBindingSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.policy_name = nonempty(r.string()?),
                18 => to.param_ref.get_or_insert_default().read(r, d)?,
                26 => to.match_resources.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::admissionregistration::v1alpha1::MutatingAdmissionPolicySpec {
    const NAME: &'static str = "MutatingAdmissionPolicySpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.param_kind.get_or_insert_default().read(r, d)?,
                18 => to.match_constraints.get_or_insert_default().read(r, d)?,
                26 => d.vec(to.variables.get_or_insert_default(), r, 26)?,
                34 => d.vec(to.mutations.get_or_insert_default(), r, 34)?,
                42 => to.failure_policy = Some(r.string()?),
                50 => d.vec(to.match_conditions.get_or_insert_default(), r, 50)?,
                58 => to.reinvocation_policy = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::admissionregistration::v1alpha1::Mutation {
    const NAME: &'static str = "Mutation";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                18 => to.patch_type = r.string()?,
                26 => to.apply_configuration.get_or_insert_default().read(r, d)?,
                34 => to.json_patch.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::admissionregistration::v1alpha1::NamedRuleWithOperations {
    const NAME: &'static str = "NamedRuleWithOperations";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.resource_names.get_or_insert_default(), r, 10)?,
                18 => named_rule_with_operations_2(to, &mut r.message()?, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

/// The inlined RuleWithOperations.
fn named_rule_with_operations_2(
    to: &mut k8s_openapi::api::admissionregistration::v1alpha1::NamedRuleWithOperations,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        match tag {
            10 => d.vec(to.operations.get_or_insert_default(), r, 10)?,
            18 => named_rule_with_operations_2_2(to, &mut r.message()?, d)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    Ok(())
}

/// The inlined Rule.
fn named_rule_with_operations_2_2(
    to: &mut k8s_openapi::api::admissionregistration::v1alpha1::NamedRuleWithOperations,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        match tag {
            10 => d.vec(to.api_groups.get_or_insert_default(), r, 10)?,
            18 => d.vec(to.api_versions.get_or_insert_default(), r, 18)?,
            26 => d.vec(to.resources.get_or_insert_default(), r, 26)?,
            34 => to.scope = Some(r.string()?),
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    Ok(())
}

impl Decode for k8s_openapi::api::admissionregistration::v1alpha1::ParamKind {
    const NAME: &'static str = "ParamKind";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.api_version = nonempty(r.string()?),
                18 => to.kind = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::admissionregistration::v1alpha1::ParamRef {
    const NAME: &'static str = "ParamRef";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = nonempty(r.string()?),
                18 => to.namespace = nonempty(r.string()?),
                26 => to.selector.get_or_insert_default().read(r, d)?,
                34 => to.parameter_not_found_action = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::admissionregistration::v1alpha1::Variable {
    const NAME: &'static str = "Variable";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                18 => to.expression = r.string()?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}
