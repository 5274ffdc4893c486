//! Decoders of admissionregistration/v1alpha1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use super::*;
#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, Reader, nonempty};

impl Decode for ApplyConfiguration {
    const NAME: &'static str = "ApplyConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.expression = nonempty(r.text()?),
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for JSONPatch {
    const NAME: &'static str = "JSONPatch";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.expression = nonempty(r.text()?),
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for MatchCondition {
    const NAME: &'static str = "MatchCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                18 => self.expression = r.text()?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for MatchResources {
    const NAME: &'static str = "MatchResources";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.namespace_selector, r)?,
                18 => d.boxed(&mut self.object_selector, r)?,
                26 => d.list(self.resource_rules.get_or_insert_default(), r, 26)?,
                34 => d.list(self.exclude_resource_rules.get_or_insert_default(), r, 34)?,
                58 => self.match_policy = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for MutatingAdmissionPolicy {
    const NAME: &'static str = "MutatingAdmissionPolicy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.boxed(&mut self.spec, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if self.spec.is_none() {
            d.boxed(&mut self.spec, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for MutatingAdmissionPolicyBinding {
    const NAME: &'static str = "MutatingAdmissionPolicyBinding";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.boxed(&mut self.spec, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if self.spec.is_none() {
            d.boxed(&mut self.spec, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for MutatingAdmissionPolicyBindingSpec {
    const NAME: &'static str = "MutatingAdmissionPolicyBindingSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.policy_name = nonempty(r.text()?),
                18 => d.boxed(&mut self.param_ref, r)?,
                26 => d.boxed(&mut self.match_resources, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for MutatingAdmissionPolicySpec {
    const NAME: &'static str = "MutatingAdmissionPolicySpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.param_kind, r)?,
                18 => d.boxed(&mut self.match_constraints, r)?,
                26 => d.list(self.variables.get_or_insert_default(), r, 26)?,
                34 => d.list(self.mutations.get_or_insert_default(), r, 34)?,
                42 => self.failure_policy = Some(r.text()?),
                50 => d.list(self.match_conditions.get_or_insert_default(), r, 50)?,
                58 => self.reinvocation_policy = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for Mutation {
    const NAME: &'static str = "Mutation";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                18 => self.patch_type = r.text()?,
                26 => d.boxed(&mut self.apply_configuration, r)?,
                34 => d.boxed(&mut self.json_patch, r)?,
                _ => r.skip(tag, &[2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for NamedRuleWithOperations {
    const NAME: &'static str = "NamedRuleWithOperations";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.resource_names.get_or_insert_default(), r, 10)?,
                18 => self.merge_2(&mut r.message()?, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl NamedRuleWithOperations {
    /// The inlined RuleWithOperations.
    fn merge_2(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.operations.get_or_insert_default(), r, 10)?,
                18 => self.merge_2_2(&mut r.message()?, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl NamedRuleWithOperations {
    /// The inlined Rule.
    fn merge_2_2(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.api_groups.get_or_insert_default(), r, 10)?,
                18 => d.list(self.api_versions.get_or_insert_default(), r, 18)?,
                26 => d.list(self.resources.get_or_insert_default(), r, 26)?,
                34 => self.scope = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for ParamKind {
    const NAME: &'static str = "ParamKind";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.api_version = nonempty(r.text()?),
                18 => self.kind = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for ParamRef {
    const NAME: &'static str = "ParamRef";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = nonempty(r.text()?),
                18 => self.namespace = nonempty(r.text()?),
                26 => d.boxed(&mut self.selector, r)?,
                34 => self.parameter_not_found_action = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for Variable {
    const NAME: &'static str = "Variable";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                18 => self.expression = r.text()?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}
