//! Decoders of admissionregistration/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, Stale, nonempty, openapi};

impl Decode for k8s_openapi::api::admissionregistration::v1::ApplyConfiguration {
    const NAME: &'static str = "ApplyConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        apply_configuration(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        apply_configuration(self, Stale::everything(), r, d)
    }
}

fn apply_configuration(
    to: &mut k8s_openapi::api::admissionregistration::v1::ApplyConfiguration,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.expression)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.expression);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::admissionregistration::v1::AuditAnnotation {
    const NAME: &'static str = "AuditAnnotation";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        audit_annotation(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        audit_annotation(self, Stale::everything(), r, d)
    }
}

fn audit_annotation(
    to: &mut k8s_openapi::api::admissionregistration::v1::AuditAnnotation,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.key)?,
            18 => r.put(&mut to.value_expression)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.key);
        stale.reset(2, &mut to.value_expression);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::admissionregistration::v1::ExpressionWarning {
    const NAME: &'static str = "ExpressionWarning";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        expression_warning(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        expression_warning(self, Stale::everything(), r, d)
    }
}

fn expression_warning(
    to: &mut k8s_openapi::api::admissionregistration::v1::ExpressionWarning,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            18 => r.put(&mut to.field_ref)?,
            26 => r.put(&mut to.warning)?,
            _ => r.skip(tag, &[2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(2, &mut to.field_ref);
        stale.reset(3, &mut to.warning);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::admissionregistration::v1::JSONPatch {
    const NAME: &'static str = "JSONPatch";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        json_patch(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        json_patch(self, Stale::everything(), r, d)
    }
}

fn json_patch(
    to: &mut k8s_openapi::api::admissionregistration::v1::JSONPatch,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.expression)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.expression);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::admissionregistration::v1::MatchCondition {
    const NAME: &'static str = "MatchCondition";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        match_condition(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        match_condition(self, Stale::everything(), r, d)
    }
}

fn match_condition(
    to: &mut k8s_openapi::api::admissionregistration::v1::MatchCondition,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            18 => r.put(&mut to.expression)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.expression);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::admissionregistration::v1::MatchResources {
    const NAME: &'static str = "MatchResources";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        match_resources(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        match_resources(self, Stale::everything(), r, d)
    }
}

fn match_resources(
    to: &mut k8s_openapi::api::admissionregistration::v1::MatchResources,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.namespace_selector.get_or_insert_default(), r)?,
            18 => d.over(is_stale, to.object_selector.get_or_insert_default(), r)?,
            26 => d.vec(is_stale, to.resource_rules.get_or_insert_default(), r, 26)?,
            34 => d.vec(is_stale, to.exclude_resource_rules.get_or_insert_default(), r, 34)?,
            58 => r.put_some(&mut to.match_policy)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 7])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.namespace_selector);
        stale.reset(2, &mut to.object_selector);
        stale.reset(3, &mut to.resource_rules);
        stale.reset(4, &mut to.exclude_resource_rules);
        stale.reset(7, &mut to.match_policy);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::admissionregistration::v1::MutatingAdmissionPolicy {
    const NAME: &'static str = "MutatingAdmissionPolicy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        mutating_admission_policy(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        mutating_admission_policy(self, Stale::everything(), r, d)
    }
}

fn mutating_admission_policy(
    to: &mut k8s_openapi::api::admissionregistration::v1::MutatingAdmissionPolicy,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, to.spec.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
    }
    if to.spec.is_none() {
        to.spec
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::admissionregistration::v1::MutatingAdmissionPolicyBinding {
    const NAME: &'static str = "MutatingAdmissionPolicyBinding";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        mutating_admission_policy_binding(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        mutating_admission_policy_binding(self, Stale::everything(), r, d)
    }
}

fn mutating_admission_policy_binding(
    to: &mut k8s_openapi::api::admissionregistration::v1::MutatingAdmissionPolicyBinding,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, to.spec.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
    }
    if to.spec.is_none() {
        to.spec
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::admissionregistration::v1::MutatingAdmissionPolicyBindingSpec {
    const NAME: &'static str = "MutatingAdmissionPolicyBindingSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        mutating_admission_policy_binding_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        mutating_admission_policy_binding_spec(self, Stale::everything(), r, d)
    }
}

fn mutating_admission_policy_binding_spec(
    to: &mut k8s_openapi::api::admissionregistration::v1::MutatingAdmissionPolicyBindingSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.policy_name)?,
            18 => d.over(is_stale, to.param_ref.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.match_resources.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.policy_name);
        stale.reset(2, &mut to.param_ref);
        stale.reset(3, &mut to.match_resources);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::admissionregistration::v1::MutatingAdmissionPolicySpec {
    const NAME: &'static str = "MutatingAdmissionPolicySpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        mutating_admission_policy_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        mutating_admission_policy_spec(self, Stale::everything(), r, d)
    }
}

fn mutating_admission_policy_spec(
    to: &mut k8s_openapi::api::admissionregistration::v1::MutatingAdmissionPolicySpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.param_kind.get_or_insert_default(), r)?,
            18 => d.over(is_stale, to.match_constraints.get_or_insert_default(), r)?,
            26 => d.vec(is_stale, to.variables.get_or_insert_default(), r, 26)?,
            34 => d.vec(is_stale, to.mutations.get_or_insert_default(), r, 34)?,
            42 => r.put_some(&mut to.failure_policy)?,
            50 => d.vec(is_stale, to.match_conditions.get_or_insert_default(), r, 50)?,
            58 => r.put_nonempty(&mut to.reinvocation_policy)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.param_kind);
        stale.reset(2, &mut to.match_constraints);
        stale.reset(3, &mut to.variables);
        stale.reset(4, &mut to.mutations);
        stale.reset(5, &mut to.failure_policy);
        stale.reset(6, &mut to.match_conditions);
        stale.reset(7, &mut to.reinvocation_policy);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::admissionregistration::v1::MutatingWebhook {
    const NAME: &'static str = "MutatingWebhook";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        mutating_webhook(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        mutating_webhook(self, Stale::everything(), r, d)
    }
}

fn mutating_webhook(
    to: &mut k8s_openapi::api::admissionregistration::v1::MutatingWebhook,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            18 => d.over(is_stale, &mut to.client_config, r)?,
            26 => d.vec(is_stale, to.rules.get_or_insert_default(), r, 26)?,
            34 => r.put_some(&mut to.failure_policy)?,
            42 => d.over(is_stale, to.namespace_selector.get_or_insert_default(), r)?,
            50 => r.put(&mut to.side_effects)?,
            56 => to.timeout_seconds = Some(r.i32()?),
            66 => d.vec(is_stale, &mut to.admission_review_versions, r, 66)?,
            74 => r.put_some(&mut to.match_policy)?,
            82 => r.put_some(&mut to.reinvocation_policy)?,
            90 => d.over(is_stale, to.object_selector.get_or_insert_default(), r)?,
            98 => d.vec(is_stale, to.match_conditions.get_or_insert_default(), r, 98)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.client_config);
        stale.reset(3, &mut to.rules);
        stale.reset(4, &mut to.failure_policy);
        stale.reset(5, &mut to.namespace_selector);
        stale.reset(6, &mut to.side_effects);
        stale.reset(7, &mut to.timeout_seconds);
        stale.reset(8, &mut to.admission_review_versions);
        stale.reset(9, &mut to.match_policy);
        stale.reset(10, &mut to.reinvocation_policy);
        stale.reset(11, &mut to.object_selector);
        stale.reset(12, &mut to.match_conditions);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::admissionregistration::v1::MutatingWebhookConfiguration {
    const NAME: &'static str = "MutatingWebhookConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        mutating_webhook_configuration(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        mutating_webhook_configuration(self, Stale::everything(), r, d)
    }
}

fn mutating_webhook_configuration(
    to: &mut k8s_openapi::api::admissionregistration::v1::MutatingWebhookConfiguration,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.vec(is_stale, to.webhooks.get_or_insert_default(), r, 18)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.webhooks);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::admissionregistration::v1::Mutation {
    const NAME: &'static str = "Mutation";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        mutation(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        mutation(self, Stale::everything(), r, d)
    }
}

fn mutation(
    to: &mut k8s_openapi::api::admissionregistration::v1::Mutation,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            18 => r.put(&mut to.patch_type)?,
            26 => d.over(is_stale, to.apply_configuration.get_or_insert_default(), r)?,
            34 => d.over(is_stale, to.json_patch.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(2, &mut to.patch_type);
        stale.reset(3, &mut to.apply_configuration);
        stale.reset(4, &mut to.json_patch);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::admissionregistration::v1::NamedRuleWithOperations {
    const NAME: &'static str = "NamedRuleWithOperations";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        named_rule_with_operations(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        named_rule_with_operations(self, Stale::everything(), r, d)
    }
}

fn named_rule_with_operations(
    to: &mut k8s_openapi::api::admissionregistration::v1::NamedRuleWithOperations,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.resource_names.get_or_insert_default(), r, 10)?,
            18 => named_rule_with_operations_2(to, Stale::all_if(is_stale), &mut r.message()?, d)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.resource_names);
        if stale.has(2) {
            named_rule_with_operations_2(to, Stale::everything(), &mut Reader::new(&[]), d)?;
        }
    }
    Ok(())
}

/// The inlined RuleWithOperations.
fn named_rule_with_operations_2(
    to: &mut k8s_openapi::api::admissionregistration::v1::NamedRuleWithOperations,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.operations.get_or_insert_default(), r, 10)?,
            18 => named_rule_with_operations_2_2(to, Stale::all_if(is_stale), &mut r.message()?, d)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.operations);
        if stale.has(2) {
            named_rule_with_operations_2_2(to, Stale::everything(), &mut Reader::new(&[]), d)?;
        }
    }
    Ok(())
}

/// The inlined Rule.
fn named_rule_with_operations_2_2(
    to: &mut k8s_openapi::api::admissionregistration::v1::NamedRuleWithOperations,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.api_groups.get_or_insert_default(), r, 10)?,
            18 => d.vec(is_stale, to.api_versions.get_or_insert_default(), r, 18)?,
            26 => d.vec(is_stale, to.resources.get_or_insert_default(), r, 26)?,
            34 => r.put_some(&mut to.scope)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.api_groups);
        stale.reset(2, &mut to.api_versions);
        stale.reset(3, &mut to.resources);
        stale.reset(4, &mut to.scope);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::admissionregistration::v1::ParamKind {
    const NAME: &'static str = "ParamKind";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        param_kind(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        param_kind(self, Stale::everything(), r, d)
    }
}

fn param_kind(
    to: &mut k8s_openapi::api::admissionregistration::v1::ParamKind,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.api_version)?,
            18 => r.put_nonempty(&mut to.kind)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.api_version);
        stale.reset(2, &mut to.kind);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::admissionregistration::v1::ParamRef {
    const NAME: &'static str = "ParamRef";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        param_ref(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        param_ref(self, Stale::everything(), r, d)
    }
}

fn param_ref(
    to: &mut k8s_openapi::api::admissionregistration::v1::ParamRef,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.name)?,
            18 => r.put_nonempty(&mut to.namespace)?,
            26 => d.over(is_stale, to.selector.get_or_insert_default(), r)?,
            34 => r.put_some(&mut to.parameter_not_found_action)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.namespace);
        stale.reset(3, &mut to.selector);
        stale.reset(4, &mut to.parameter_not_found_action);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::admissionregistration::v1::RuleWithOperations {
    const NAME: &'static str = "RuleWithOperations";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        rule_with_operations(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        rule_with_operations(self, Stale::everything(), r, d)
    }
}

fn rule_with_operations(
    to: &mut k8s_openapi::api::admissionregistration::v1::RuleWithOperations,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.operations.get_or_insert_default(), r, 10)?,
            18 => rule_with_operations_2(to, Stale::all_if(is_stale), &mut r.message()?, d)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.operations);
        if stale.has(2) {
            rule_with_operations_2(to, Stale::everything(), &mut Reader::new(&[]), d)?;
        }
    }
    Ok(())
}

/// The inlined Rule.
fn rule_with_operations_2(
    to: &mut k8s_openapi::api::admissionregistration::v1::RuleWithOperations,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.api_groups.get_or_insert_default(), r, 10)?,
            18 => d.vec(is_stale, to.api_versions.get_or_insert_default(), r, 18)?,
            26 => d.vec(is_stale, to.resources.get_or_insert_default(), r, 26)?,
            34 => r.put_some(&mut to.scope)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.api_groups);
        stale.reset(2, &mut to.api_versions);
        stale.reset(3, &mut to.resources);
        stale.reset(4, &mut to.scope);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::admissionregistration::v1::ServiceReference {
    const NAME: &'static str = "ServiceReference";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        service_reference(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        service_reference(self, Stale::everything(), r, d)
    }
}

fn service_reference(
    to: &mut k8s_openapi::api::admissionregistration::v1::ServiceReference,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.namespace)?,
            18 => r.put(&mut to.name)?,
            26 => r.put_some(&mut to.path)?,
            32 => to.port = Some(r.i32()?),
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.namespace);
        stale.reset(2, &mut to.name);
        stale.reset(3, &mut to.path);
        stale.reset(4, &mut to.port);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::admissionregistration::v1::TypeChecking {
    const NAME: &'static str = "TypeChecking";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        type_checking(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        type_checking(self, Stale::everything(), r, d)
    }
}

fn type_checking(
    to: &mut k8s_openapi::api::admissionregistration::v1::TypeChecking,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.expression_warnings.get_or_insert_default(), r, 10)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.expression_warnings);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicy {
    const NAME: &'static str = "ValidatingAdmissionPolicy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        validating_admission_policy(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        validating_admission_policy(self, Stale::everything(), r, d)
    }
}

fn validating_admission_policy(
    to: &mut k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicy,
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

impl Decode for k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicyBinding {
    const NAME: &'static str = "ValidatingAdmissionPolicyBinding";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        validating_admission_policy_binding(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        validating_admission_policy_binding(self, Stale::everything(), r, d)
    }
}

fn validating_admission_policy_binding(
    to: &mut k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicyBinding,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, &mut to.spec, r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicyBindingSpec {
    const NAME: &'static str = "ValidatingAdmissionPolicyBindingSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        validating_admission_policy_binding_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        validating_admission_policy_binding_spec(self, Stale::everything(), r, d)
    }
}

fn validating_admission_policy_binding_spec(
    to: &mut k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicyBindingSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.policy_name)?,
            18 => d.over(is_stale, to.param_ref.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.match_resources.get_or_insert_default(), r)?,
            34 => d.vec(is_stale, &mut to.validation_actions, r, 34)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.policy_name);
        stale.reset(2, &mut to.param_ref);
        stale.reset(3, &mut to.match_resources);
        stale.reset(4, &mut to.validation_actions);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicySpec {
    const NAME: &'static str = "ValidatingAdmissionPolicySpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        validating_admission_policy_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        validating_admission_policy_spec(self, Stale::everything(), r, d)
    }
}

fn validating_admission_policy_spec(
    to: &mut k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicySpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.param_kind.get_or_insert_default(), r)?,
            18 => d.over(is_stale, to.match_constraints.get_or_insert_default(), r)?,
            26 => d.vec(is_stale, to.validations.get_or_insert_default(), r, 26)?,
            34 => r.put_some(&mut to.failure_policy)?,
            42 => d.vec(is_stale, to.audit_annotations.get_or_insert_default(), r, 42)?,
            50 => d.vec(is_stale, to.match_conditions.get_or_insert_default(), r, 50)?,
            58 => d.vec(is_stale, to.variables.get_or_insert_default(), r, 58)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.param_kind);
        stale.reset(2, &mut to.match_constraints);
        stale.reset(3, &mut to.validations);
        stale.reset(4, &mut to.failure_policy);
        stale.reset(5, &mut to.audit_annotations);
        stale.reset(6, &mut to.match_conditions);
        stale.reset(7, &mut to.variables);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicyStatus {
    const NAME: &'static str = "ValidatingAdmissionPolicyStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        validating_admission_policy_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        validating_admission_policy_status(self, Stale::everything(), r, d)
    }
}

fn validating_admission_policy_status(
    to: &mut k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicyStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            8 => to.observed_generation = nonempty(r.i64()?),
            18 => d.over(is_stale, to.type_checking.get_or_insert_default(), r)?,
            26 => d.vec(is_stale, to.conditions.get_or_insert_default(), r, 26)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.observed_generation);
        stale.reset(2, &mut to.type_checking);
        stale.reset(3, &mut to.conditions);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::admissionregistration::v1::ValidatingWebhook {
    const NAME: &'static str = "ValidatingWebhook";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        validating_webhook(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        validating_webhook(self, Stale::everything(), r, d)
    }
}

fn validating_webhook(
    to: &mut k8s_openapi::api::admissionregistration::v1::ValidatingWebhook,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            18 => d.over(is_stale, &mut to.client_config, r)?,
            26 => d.vec(is_stale, to.rules.get_or_insert_default(), r, 26)?,
            34 => r.put_some(&mut to.failure_policy)?,
            42 => d.over(is_stale, to.namespace_selector.get_or_insert_default(), r)?,
            50 => r.put(&mut to.side_effects)?,
            56 => to.timeout_seconds = Some(r.i32()?),
            66 => d.vec(is_stale, &mut to.admission_review_versions, r, 66)?,
            74 => r.put_some(&mut to.match_policy)?,
            82 => d.over(is_stale, to.object_selector.get_or_insert_default(), r)?,
            90 => d.vec(is_stale, to.match_conditions.get_or_insert_default(), r, 90)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.client_config);
        stale.reset(3, &mut to.rules);
        stale.reset(4, &mut to.failure_policy);
        stale.reset(5, &mut to.namespace_selector);
        stale.reset(6, &mut to.side_effects);
        stale.reset(7, &mut to.timeout_seconds);
        stale.reset(8, &mut to.admission_review_versions);
        stale.reset(9, &mut to.match_policy);
        stale.reset(10, &mut to.object_selector);
        stale.reset(11, &mut to.match_conditions);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::admissionregistration::v1::ValidatingWebhookConfiguration {
    const NAME: &'static str = "ValidatingWebhookConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        validating_webhook_configuration(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        validating_webhook_configuration(self, Stale::everything(), r, d)
    }
}

fn validating_webhook_configuration(
    to: &mut k8s_openapi::api::admissionregistration::v1::ValidatingWebhookConfiguration,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.vec(is_stale, to.webhooks.get_or_insert_default(), r, 18)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.webhooks);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::admissionregistration::v1::Validation {
    const NAME: &'static str = "Validation";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        validation(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        validation(self, Stale::everything(), r, d)
    }
}

fn validation(
    to: &mut k8s_openapi::api::admissionregistration::v1::Validation,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.expression)?,
            18 => r.put_nonempty(&mut to.message)?,
            26 => r.put_some(&mut to.reason)?,
            34 => r.put_nonempty(&mut to.message_expression)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.expression);
        stale.reset(2, &mut to.message);
        stale.reset(3, &mut to.reason);
        stale.reset(4, &mut to.message_expression);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::admissionregistration::v1::Variable {
    const NAME: &'static str = "Variable";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        variable(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        variable(self, Stale::everything(), r, d)
    }
}

fn variable(
    to: &mut k8s_openapi::api::admissionregistration::v1::Variable,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            18 => r.put(&mut to.expression)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.expression);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::admissionregistration::v1::WebhookClientConfig {
    const NAME: &'static str = "WebhookClientConfig";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        webhook_client_config(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        webhook_client_config(self, Stale::everything(), r, d)
    }
}

fn webhook_client_config(
    to: &mut k8s_openapi::api::admissionregistration::v1::WebhookClientConfig,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.service.get_or_insert_default(), r)?,
            18 => to.ca_bundle = nonempty(k8s_openapi::ByteString(r.bytes()?.to_vec())),
            26 => r.put_some(&mut to.url)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.service);
        stale.reset(2, &mut to.ca_bundle);
        stale.reset(3, &mut to.url);
    }
    Ok(())
}
