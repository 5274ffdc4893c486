//! Decoders of flowcontrol/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, nonempty, openapi};

impl Decode for k8s_openapi::api::flowcontrol::v1::ExemptPriorityLevelConfiguration {
    const NAME: &'static str = "ExemptPriorityLevelConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.nominal_concurrency_shares = Some(r.i32()?),
                16 => to.lendable_percent = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::flowcontrol::v1::FlowDistinguisherMethod {
    const NAME: &'static str = "FlowDistinguisherMethod";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = r.string()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::flowcontrol::v1::FlowSchema {
    const NAME: &'static str = "FlowSchema";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.read(r, d)?,
                26 => to.status.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        to.spec.read(&mut Reader::no_message(), d)?;
        if to.status.is_none() {
            to.status
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::flowcontrol::v1::FlowSchemaCondition {
    const NAME: &'static str = "FlowSchemaCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = r.string()?,
                18 => to.status = nonempty(r.string()?),
                26 => {
                    to.last_transition_time = r
                        .timestamp(to.last_transition_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                34 => to.reason = nonempty(r.string()?),
                42 => to.message = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::flowcontrol::v1::FlowSchemaSpec {
    const NAME: &'static str = "FlowSchemaSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.priority_level_configuration.read(r, d)?,
                16 => to.matching_precedence = Some(r.i32()?),
                26 => to.distinguisher_method.get_or_insert_default().read(r, d)?,
                34 => d.vec(to.rules.get_or_insert_default(), r, 34)?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        if to.matching_precedence.is_none() {
            to.matching_precedence = Some(Default::default());
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::flowcontrol::v1::FlowSchemaStatus {
    const NAME: &'static str = "FlowSchemaStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.conditions.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::flowcontrol::v1::GroupSubject {
    const NAME: &'static str = "GroupSubject";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::flowcontrol::v1::LimitResponse {
    const NAME: &'static str = "LimitResponse";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = r.string()?,
                18 => to.queuing.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::flowcontrol::v1::LimitedPriorityLevelConfiguration {
    const NAME: &'static str = "LimitedPriorityLevelConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.nominal_concurrency_shares = Some(r.i32()?),
                18 => to.limit_response.read(r, d)?,
                24 => to.lendable_percent = Some(r.i32()?),
                32 => to.borrowing_limit_percent = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::flowcontrol::v1::NonResourcePolicyRule {
    const NAME: &'static str = "NonResourcePolicyRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(&mut to.verbs, r, 10)?,
                50 => d.vec(&mut to.non_resource_urls, r, 50)?,
                _ => r.skip(tag, &[1, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::flowcontrol::v1::PolicyRulesWithSubjects {
    const NAME: &'static str = "PolicyRulesWithSubjects";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(&mut to.subjects, r, 10)?,
                18 => d.vec(to.resource_rules.get_or_insert_default(), r, 18)?,
                26 => d.vec(to.non_resource_rules.get_or_insert_default(), r, 26)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::flowcontrol::v1::PriorityLevelConfiguration {
    const NAME: &'static str = "PriorityLevelConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.read(r, d)?,
                26 => to.status.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if to.status.is_none() {
            to.status
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::flowcontrol::v1::PriorityLevelConfigurationCondition {
    const NAME: &'static str = "PriorityLevelConfigurationCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = r.string()?,
                18 => to.status = nonempty(r.string()?),
                26 => {
                    to.last_transition_time = r
                        .timestamp(to.last_transition_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                34 => to.reason = nonempty(r.string()?),
                42 => to.message = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::flowcontrol::v1::PriorityLevelConfigurationReference {
    const NAME: &'static str = "PriorityLevelConfigurationReference";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::flowcontrol::v1::PriorityLevelConfigurationSpec {
    const NAME: &'static str = "PriorityLevelConfigurationSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = r.string()?,
                18 => to.limited.get_or_insert_default().read(r, d)?,
                26 => to.exempt.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::flowcontrol::v1::PriorityLevelConfigurationStatus {
    const NAME: &'static str = "PriorityLevelConfigurationStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.conditions.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::flowcontrol::v1::QueuingConfiguration {
    const NAME: &'static str = "QueuingConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.queues = Some(r.i32()?),
                16 => to.hand_size = Some(r.i32()?),
                24 => to.queue_length_limit = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
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
}

impl Decode for k8s_openapi::api::flowcontrol::v1::ResourcePolicyRule {
    const NAME: &'static str = "ResourcePolicyRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(&mut to.verbs, r, 10)?,
                18 => d.vec(&mut to.api_groups, r, 18)?,
                26 => d.vec(&mut to.resources, r, 26)?,
                32 => to.cluster_scope = nonempty(r.bool()?),
                42 => d.vec(to.namespaces.get_or_insert_default(), r, 42)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::flowcontrol::v1::ServiceAccountSubject {
    const NAME: &'static str = "ServiceAccountSubject";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.namespace = r.string()?,
                18 => to.name = r.string()?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::flowcontrol::v1::Subject {
    const NAME: &'static str = "Subject";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.kind = r.string()?,
                18 => to.user.get_or_insert_default().read(r, d)?,
                26 => to.group.get_or_insert_default().read(r, d)?,
                34 => to.service_account.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::flowcontrol::v1::UserSubject {
    const NAME: &'static str = "UserSubject";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}
