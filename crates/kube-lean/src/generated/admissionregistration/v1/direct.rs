//! Decoders of admissionregistration/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, nonempty, openapi};

impl Decode for k8s_openapi::api::admissionregistration::v1::ApplyConfiguration {
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

impl Decode for k8s_openapi::api::admissionregistration::v1::AuditAnnotation {
    const NAME: &'static str = "AuditAnnotation";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.key = r.string()?,
                18 => to.value_expression = r.string()?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::admissionregistration::v1::ExpressionWarning {
    const NAME: &'static str = "ExpressionWarning";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                18 => to.field_ref = r.string()?,
                26 => to.warning = r.string()?,
                _ => r.skip(tag, &[2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::admissionregistration::v1::JSONPatch {
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

impl Decode for k8s_openapi::api::admissionregistration::v1::MatchCondition {
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

impl Decode for k8s_openapi::api::admissionregistration::v1::MatchResources {
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

impl Decode for k8s_openapi::api::admissionregistration::v1::MutatingAdmissionPolicy {
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

impl Decode for k8s_openapi::api::admissionregistration::v1::MutatingAdmissionPolicyBinding {
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

impl Decode for k8s_openapi::api::admissionregistration::v1::MutatingAdmissionPolicyBindingSpec {
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

impl Decode for k8s_openapi::api::admissionregistration::v1::MutatingAdmissionPolicySpec {
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

impl Decode for k8s_openapi::api::admissionregistration::v1::MutatingWebhook {
    const NAME: &'static str = "MutatingWebhook";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                18 => to.client_config.read(r, d)?,
                26 => d.vec(to.rules.get_or_insert_default(), r, 26)?,
                34 => to.failure_policy = Some(r.string()?),
                42 => to.namespace_selector.get_or_insert_default().read(r, d)?,
                50 => to.side_effects = r.string()?,
                56 => to.timeout_seconds = Some(r.i32()?),
                66 => d.vec(&mut to.admission_review_versions, r, 66)?,
                74 => to.match_policy = Some(r.string()?),
                82 => to.reinvocation_policy = Some(r.string()?),
                90 => to.object_selector.get_or_insert_default().read(r, d)?,
                98 => d.vec(to.match_conditions.get_or_insert_default(), r, 98)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::admissionregistration::v1::MutatingWebhookConfiguration {
    const NAME: &'static str = "MutatingWebhookConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => d.vec(to.webhooks.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::admissionregistration::v1::Mutation {
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

impl Decode for k8s_openapi::api::admissionregistration::v1::NamedRuleWithOperations {
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
    to: &mut k8s_openapi::api::admissionregistration::v1::NamedRuleWithOperations,
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
    to: &mut k8s_openapi::api::admissionregistration::v1::NamedRuleWithOperations,
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

impl Decode for k8s_openapi::api::admissionregistration::v1::ParamKind {
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

impl Decode for k8s_openapi::api::admissionregistration::v1::ParamRef {
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

impl Decode for k8s_openapi::api::admissionregistration::v1::RuleWithOperations {
    const NAME: &'static str = "RuleWithOperations";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.operations.get_or_insert_default(), r, 10)?,
                18 => rule_with_operations_2(to, &mut r.message()?, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

/// The inlined Rule.
fn rule_with_operations_2(
    to: &mut k8s_openapi::api::admissionregistration::v1::RuleWithOperations,
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

impl Decode for k8s_openapi::api::admissionregistration::v1::ServiceReference {
    const NAME: &'static str = "ServiceReference";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.namespace = r.string()?,
                18 => to.name = r.string()?,
                26 => to.path = Some(r.string()?),
                32 => to.port = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::admissionregistration::v1::TypeChecking {
    const NAME: &'static str = "TypeChecking";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.expression_warnings.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicy {
    const NAME: &'static str = "ValidatingAdmissionPolicy";

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

impl Decode for k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicyBinding {
    const NAME: &'static str = "ValidatingAdmissionPolicyBinding";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicyBindingSpec {
    const NAME: &'static str = "ValidatingAdmissionPolicyBindingSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.policy_name = r.string()?,
                18 => to.param_ref.get_or_insert_default().read(r, d)?,
                26 => to.match_resources.get_or_insert_default().read(r, d)?,
                34 => d.vec(&mut to.validation_actions, r, 34)?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicySpec {
    const NAME: &'static str = "ValidatingAdmissionPolicySpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.param_kind.get_or_insert_default().read(r, d)?,
                18 => to.match_constraints.get_or_insert_default().read(r, d)?,
                26 => d.vec(to.validations.get_or_insert_default(), r, 26)?,
                34 => to.failure_policy = Some(r.string()?),
                42 => d.vec(to.audit_annotations.get_or_insert_default(), r, 42)?,
                50 => d.vec(to.match_conditions.get_or_insert_default(), r, 50)?,
                58 => d.vec(to.variables.get_or_insert_default(), r, 58)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicyStatus {
    const NAME: &'static str = "ValidatingAdmissionPolicyStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.observed_generation = nonempty(r.i64()?),
                18 => to.type_checking.get_or_insert_default().read(r, d)?,
                26 => d.vec(to.conditions.get_or_insert_default(), r, 26)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::admissionregistration::v1::ValidatingWebhook {
    const NAME: &'static str = "ValidatingWebhook";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                18 => to.client_config.read(r, d)?,
                26 => d.vec(to.rules.get_or_insert_default(), r, 26)?,
                34 => to.failure_policy = Some(r.string()?),
                42 => to.namespace_selector.get_or_insert_default().read(r, d)?,
                50 => to.side_effects = r.string()?,
                56 => to.timeout_seconds = Some(r.i32()?),
                66 => d.vec(&mut to.admission_review_versions, r, 66)?,
                74 => to.match_policy = Some(r.string()?),
                82 => to.object_selector.get_or_insert_default().read(r, d)?,
                90 => d.vec(to.match_conditions.get_or_insert_default(), r, 90)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::admissionregistration::v1::ValidatingWebhookConfiguration {
    const NAME: &'static str = "ValidatingWebhookConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => d.vec(to.webhooks.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::admissionregistration::v1::Validation {
    const NAME: &'static str = "Validation";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.expression = r.string()?,
                18 => to.message = nonempty(r.string()?),
                26 => to.reason = Some(r.string()?),
                34 => to.message_expression = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::admissionregistration::v1::Variable {
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

impl Decode for k8s_openapi::api::admissionregistration::v1::WebhookClientConfig {
    const NAME: &'static str = "WebhookClientConfig";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.service.get_or_insert_default().read(r, d)?,
                18 => to.ca_bundle = nonempty(k8s_openapi::ByteString(r.bytes()?.to_vec())),
                26 => to.url = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}
