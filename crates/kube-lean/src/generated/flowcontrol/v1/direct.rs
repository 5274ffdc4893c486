//! Decoders of flowcontrol/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, Stale, nonempty, openapi};

impl Decode for k8s_openapi::api::flowcontrol::v1::ExemptPriorityLevelConfiguration {
    const NAME: &'static str = "ExemptPriorityLevelConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        exempt_priority_level_configuration(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        exempt_priority_level_configuration(self, Stale::everything(), r, d)
    }
}

fn exempt_priority_level_configuration(
    to: &mut k8s_openapi::api::flowcontrol::v1::ExemptPriorityLevelConfiguration,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            8 => to.nominal_concurrency_shares = Some(r.i32()?),
            16 => to.lendable_percent = Some(r.i32()?),
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.nominal_concurrency_shares);
        stale.reset(2, &mut to.lendable_percent);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::flowcontrol::v1::FlowDistinguisherMethod {
    const NAME: &'static str = "FlowDistinguisherMethod";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        flow_distinguisher_method(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        flow_distinguisher_method(self, Stale::everything(), r, d)
    }
}

fn flow_distinguisher_method(
    to: &mut k8s_openapi::api::flowcontrol::v1::FlowDistinguisherMethod,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.type_)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::flowcontrol::v1::FlowSchema {
    const NAME: &'static str = "FlowSchema";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        flow_schema(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        flow_schema(self, Stale::everything(), r, d)
    }
}

fn flow_schema(
    to: &mut k8s_openapi::api::flowcontrol::v1::FlowSchema,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, &mut to.spec, r)?,
            26 => d.over(is_stale, to.status.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
        stale.reset(3, &mut to.status);
    }
    to.spec.read(&mut Reader::no_message(), d)?;
    if to.status.is_none() {
        to.status
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::flowcontrol::v1::FlowSchemaCondition {
    const NAME: &'static str = "FlowSchemaCondition";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        flow_schema_condition(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        flow_schema_condition(self, Stale::everything(), r, d)
    }
}

fn flow_schema_condition(
    to: &mut k8s_openapi::api::flowcontrol::v1::FlowSchemaCondition,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.type_)?,
            18 => r.put_nonempty(&mut to.status)?,
            26 => {
                to.last_transition_time = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.last_transition_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            34 => r.put_nonempty(&mut to.reason)?,
            42 => r.put_nonempty(&mut to.message)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.status);
        stale.reset(3, &mut to.last_transition_time);
        stale.reset(4, &mut to.reason);
        stale.reset(5, &mut to.message);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::flowcontrol::v1::FlowSchemaSpec {
    const NAME: &'static str = "FlowSchemaSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        flow_schema_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        flow_schema_spec(self, Stale::everything(), r, d)
    }
}

fn flow_schema_spec(
    to: &mut k8s_openapi::api::flowcontrol::v1::FlowSchemaSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.priority_level_configuration, r)?,
            16 => to.matching_precedence = Some(r.i32()?),
            26 => d.over(is_stale, to.distinguisher_method.get_or_insert_default(), r)?,
            34 => d.vec(is_stale, to.rules.get_or_insert_default(), r, 34)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.priority_level_configuration);
        stale.reset(2, &mut to.matching_precedence);
        stale.reset(3, &mut to.distinguisher_method);
        stale.reset(4, &mut to.rules);
    }
    if to.matching_precedence.is_none() {
        to.matching_precedence = Some(Default::default());
    }
    Ok(())
}

impl Decode for k8s_openapi::api::flowcontrol::v1::FlowSchemaStatus {
    const NAME: &'static str = "FlowSchemaStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        flow_schema_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        flow_schema_status(self, Stale::everything(), r, d)
    }
}

fn flow_schema_status(
    to: &mut k8s_openapi::api::flowcontrol::v1::FlowSchemaStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.conditions.get_or_insert_default(), r, 10)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.conditions);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::flowcontrol::v1::GroupSubject {
    const NAME: &'static str = "GroupSubject";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        group_subject(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        group_subject(self, Stale::everything(), r, d)
    }
}

fn group_subject(
    to: &mut k8s_openapi::api::flowcontrol::v1::GroupSubject,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::flowcontrol::v1::LimitResponse {
    const NAME: &'static str = "LimitResponse";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        limit_response(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        limit_response(self, Stale::everything(), r, d)
    }
}

fn limit_response(
    to: &mut k8s_openapi::api::flowcontrol::v1::LimitResponse,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.type_)?,
            18 => d.over(is_stale, to.queuing.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.queuing);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::flowcontrol::v1::LimitedPriorityLevelConfiguration {
    const NAME: &'static str = "LimitedPriorityLevelConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        limited_priority_level_configuration(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        limited_priority_level_configuration(self, Stale::everything(), r, d)
    }
}

fn limited_priority_level_configuration(
    to: &mut k8s_openapi::api::flowcontrol::v1::LimitedPriorityLevelConfiguration,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            8 => to.nominal_concurrency_shares = Some(r.i32()?),
            18 => d.over(is_stale, &mut to.limit_response, r)?,
            24 => to.lendable_percent = Some(r.i32()?),
            32 => to.borrowing_limit_percent = Some(r.i32()?),
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.nominal_concurrency_shares);
        stale.reset(2, &mut to.limit_response);
        stale.reset(3, &mut to.lendable_percent);
        stale.reset(4, &mut to.borrowing_limit_percent);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::flowcontrol::v1::NonResourcePolicyRule {
    const NAME: &'static str = "NonResourcePolicyRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        non_resource_policy_rule(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        non_resource_policy_rule(self, Stale::everything(), r, d)
    }
}

fn non_resource_policy_rule(
    to: &mut k8s_openapi::api::flowcontrol::v1::NonResourcePolicyRule,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, &mut to.verbs, r, 10)?,
            50 => d.vec(is_stale, &mut to.non_resource_urls, r, 50)?,
            _ => r.skip(tag, &[1, 6])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.verbs);
        stale.reset(6, &mut to.non_resource_urls);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::flowcontrol::v1::PolicyRulesWithSubjects {
    const NAME: &'static str = "PolicyRulesWithSubjects";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        policy_rules_with_subjects(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        policy_rules_with_subjects(self, Stale::everything(), r, d)
    }
}

fn policy_rules_with_subjects(
    to: &mut k8s_openapi::api::flowcontrol::v1::PolicyRulesWithSubjects,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, &mut to.subjects, r, 10)?,
            18 => d.vec(is_stale, to.resource_rules.get_or_insert_default(), r, 18)?,
            26 => d.vec(is_stale, to.non_resource_rules.get_or_insert_default(), r, 26)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.subjects);
        stale.reset(2, &mut to.resource_rules);
        stale.reset(3, &mut to.non_resource_rules);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::flowcontrol::v1::PriorityLevelConfiguration {
    const NAME: &'static str = "PriorityLevelConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        priority_level_configuration(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        priority_level_configuration(self, Stale::everything(), r, d)
    }
}

fn priority_level_configuration(
    to: &mut k8s_openapi::api::flowcontrol::v1::PriorityLevelConfiguration,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, &mut to.spec, r)?,
            26 => d.over(is_stale, to.status.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
        stale.reset(3, &mut to.status);
    }
    if to.status.is_none() {
        to.status
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::flowcontrol::v1::PriorityLevelConfigurationCondition {
    const NAME: &'static str = "PriorityLevelConfigurationCondition";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        priority_level_configuration_condition(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        priority_level_configuration_condition(self, Stale::everything(), r, d)
    }
}

fn priority_level_configuration_condition(
    to: &mut k8s_openapi::api::flowcontrol::v1::PriorityLevelConfigurationCondition,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.type_)?,
            18 => r.put_nonempty(&mut to.status)?,
            26 => {
                to.last_transition_time = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.last_transition_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            34 => r.put_nonempty(&mut to.reason)?,
            42 => r.put_nonempty(&mut to.message)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.status);
        stale.reset(3, &mut to.last_transition_time);
        stale.reset(4, &mut to.reason);
        stale.reset(5, &mut to.message);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::flowcontrol::v1::PriorityLevelConfigurationReference {
    const NAME: &'static str = "PriorityLevelConfigurationReference";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        priority_level_configuration_reference(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        priority_level_configuration_reference(self, Stale::everything(), r, d)
    }
}

fn priority_level_configuration_reference(
    to: &mut k8s_openapi::api::flowcontrol::v1::PriorityLevelConfigurationReference,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::flowcontrol::v1::PriorityLevelConfigurationSpec {
    const NAME: &'static str = "PriorityLevelConfigurationSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        priority_level_configuration_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        priority_level_configuration_spec(self, Stale::everything(), r, d)
    }
}

fn priority_level_configuration_spec(
    to: &mut k8s_openapi::api::flowcontrol::v1::PriorityLevelConfigurationSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.type_)?,
            18 => d.over(is_stale, to.limited.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.exempt.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.limited);
        stale.reset(3, &mut to.exempt);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::flowcontrol::v1::PriorityLevelConfigurationStatus {
    const NAME: &'static str = "PriorityLevelConfigurationStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        priority_level_configuration_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        priority_level_configuration_status(self, Stale::everything(), r, d)
    }
}

fn priority_level_configuration_status(
    to: &mut k8s_openapi::api::flowcontrol::v1::PriorityLevelConfigurationStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.conditions.get_or_insert_default(), r, 10)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.conditions);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::flowcontrol::v1::QueuingConfiguration {
    const NAME: &'static str = "QueuingConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        queuing_configuration(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        queuing_configuration(self, Stale::everything(), r, d)
    }
}

fn queuing_configuration(
    to: &mut k8s_openapi::api::flowcontrol::v1::QueuingConfiguration,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            8 => to.queues = Some(r.i32()?),
            16 => to.hand_size = Some(r.i32()?),
            24 => to.queue_length_limit = Some(r.i32()?),
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.queues);
        stale.reset(2, &mut to.hand_size);
        stale.reset(3, &mut to.queue_length_limit);
    }
    if to.queues.is_none() {
        to.queues = Some(Default::default());
    }
    if to.hand_size.is_none() {
        to.hand_size = Some(Default::default());
    }
    if to.queue_length_limit.is_none() {
        to.queue_length_limit = Some(Default::default());
    }
    Ok(())
}

impl Decode for k8s_openapi::api::flowcontrol::v1::ResourcePolicyRule {
    const NAME: &'static str = "ResourcePolicyRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_policy_rule(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_policy_rule(self, Stale::everything(), r, d)
    }
}

fn resource_policy_rule(
    to: &mut k8s_openapi::api::flowcontrol::v1::ResourcePolicyRule,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, &mut to.verbs, r, 10)?,
            18 => d.vec(is_stale, &mut to.api_groups, r, 18)?,
            26 => d.vec(is_stale, &mut to.resources, r, 26)?,
            32 => to.cluster_scope = nonempty(r.bool()?),
            42 => d.vec(is_stale, to.namespaces.get_or_insert_default(), r, 42)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.verbs);
        stale.reset(2, &mut to.api_groups);
        stale.reset(3, &mut to.resources);
        stale.reset(4, &mut to.cluster_scope);
        stale.reset(5, &mut to.namespaces);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::flowcontrol::v1::ServiceAccountSubject {
    const NAME: &'static str = "ServiceAccountSubject";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        service_account_subject(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        service_account_subject(self, Stale::everything(), r, d)
    }
}

fn service_account_subject(
    to: &mut k8s_openapi::api::flowcontrol::v1::ServiceAccountSubject,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.namespace)?,
            18 => r.put(&mut to.name)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.namespace);
        stale.reset(2, &mut to.name);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::flowcontrol::v1::Subject {
    const NAME: &'static str = "Subject";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        subject(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        subject(self, Stale::everything(), r, d)
    }
}

fn subject(
    to: &mut k8s_openapi::api::flowcontrol::v1::Subject,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.kind)?,
            18 => d.over(is_stale, to.user.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.group.get_or_insert_default(), r)?,
            34 => d.over(is_stale, to.service_account.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.kind);
        stale.reset(2, &mut to.user);
        stale.reset(3, &mut to.group);
        stale.reset(4, &mut to.service_account);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::flowcontrol::v1::UserSubject {
    const NAME: &'static str = "UserSubject";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        user_subject(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        user_subject(self, Stale::everything(), r, d)
    }
}

fn user_subject(
    to: &mut k8s_openapi::api::flowcontrol::v1::UserSubject,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
    }
    Ok(())
}
