//! Decoders of flowcontrol/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use super::*;
#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, Reader, nonempty};

impl Decode for ExemptPriorityLevelConfiguration {
    const NAME: &'static str = "ExemptPriorityLevelConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.nominal_concurrency_shares = Some(r.i32()?),
                16 => self.lendable_percent = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for FlowDistinguisherMethod {
    const NAME: &'static str = "FlowDistinguisherMethod";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = r.text()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for FlowSchema {
    const NAME: &'static str = "FlowSchema";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.boxed(&mut self.spec, r)?,
                26 => d.boxed(&mut self.status, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if self.spec.is_none() {
            d.boxed(&mut self.spec, &mut Reader::no_message())?;
        }
        if self.status.is_none() {
            d.boxed(&mut self.status, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for FlowSchemaCondition {
    const NAME: &'static str = "FlowSchemaCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = nonempty(r.text()?),
                18 => self.status = nonempty(r.text()?),
                26 => self.last_transition_time = r.time(self.last_transition_time)?,
                34 => self.reason = nonempty(r.text()?),
                42 => self.message = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for FlowSchemaSpec {
    const NAME: &'static str = "FlowSchemaSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.priority_level_configuration, r)?,
                16 => self.matching_precedence = Some(r.i32()?),
                26 => d.boxed(&mut self.distinguisher_method, r)?,
                34 => d.list(self.rules.get_or_insert_default(), r, 34)?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        if self.matching_precedence.is_none() {
            self.matching_precedence = Some(Default::default());
        }
        Ok(())
    }
}

impl Decode for FlowSchemaStatus {
    const NAME: &'static str = "FlowSchemaStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.conditions.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for GroupSubject {
    const NAME: &'static str = "GroupSubject";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for LimitResponse {
    const NAME: &'static str = "LimitResponse";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = r.text()?,
                18 => d.boxed(&mut self.queuing, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for LimitedPriorityLevelConfiguration {
    const NAME: &'static str = "LimitedPriorityLevelConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.nominal_concurrency_shares = Some(r.i32()?),
                18 => d.boxed(&mut self.limit_response, r)?,
                24 => self.lendable_percent = Some(r.i32()?),
                32 => self.borrowing_limit_percent = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        if self.limit_response.is_none() {
            d.boxed(&mut self.limit_response, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for NonResourcePolicyRule {
    const NAME: &'static str = "NonResourcePolicyRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(&mut self.verbs, r, 10)?,
                50 => d.list(&mut self.non_resource_urls, r, 50)?,
                _ => r.skip(tag, &[1, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for PolicyRulesWithSubjects {
    const NAME: &'static str = "PolicyRulesWithSubjects";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(&mut self.subjects, r, 10)?,
                18 => d.list(self.resource_rules.get_or_insert_default(), r, 18)?,
                26 => d.list(self.non_resource_rules.get_or_insert_default(), r, 26)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for PriorityLevelConfiguration {
    const NAME: &'static str = "PriorityLevelConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.boxed(&mut self.spec, r)?,
                26 => d.boxed(&mut self.status, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if self.spec.is_none() {
            d.boxed(&mut self.spec, &mut Reader::no_message())?;
        }
        if self.status.is_none() {
            d.boxed(&mut self.status, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for PriorityLevelConfigurationCondition {
    const NAME: &'static str = "PriorityLevelConfigurationCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = nonempty(r.text()?),
                18 => self.status = nonempty(r.text()?),
                26 => self.last_transition_time = r.time(self.last_transition_time)?,
                34 => self.reason = nonempty(r.text()?),
                42 => self.message = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for PriorityLevelConfigurationReference {
    const NAME: &'static str = "PriorityLevelConfigurationReference";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for PriorityLevelConfigurationSpec {
    const NAME: &'static str = "PriorityLevelConfigurationSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = r.text()?,
                18 => d.boxed(&mut self.limited, r)?,
                26 => d.boxed(&mut self.exempt, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for PriorityLevelConfigurationStatus {
    const NAME: &'static str = "PriorityLevelConfigurationStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.conditions.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for QueuingConfiguration {
    const NAME: &'static str = "QueuingConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.queues = Some(r.i32()?),
                16 => self.hand_size = Some(r.i32()?),
                24 => self.queue_length_limit = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if self.hand_size.is_none() {
            self.hand_size = Some(Default::default());
        }
        if self.queue_length_limit.is_none() {
            self.queue_length_limit = Some(Default::default());
        }
        if self.queues.is_none() {
            self.queues = Some(Default::default());
        }
        Ok(())
    }
}

impl Decode for ResourcePolicyRule {
    const NAME: &'static str = "ResourcePolicyRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(&mut self.verbs, r, 10)?,
                18 => d.list(&mut self.api_groups, r, 18)?,
                26 => d.list(&mut self.resources, r, 26)?,
                32 => self.cluster_scope = nonempty(r.bool()?),
                42 => d.list(self.namespaces.get_or_insert_default(), r, 42)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for ServiceAccountSubject {
    const NAME: &'static str = "ServiceAccountSubject";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.namespace = r.text()?,
                18 => self.name = r.text()?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for Subject {
    const NAME: &'static str = "Subject";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.kind = r.text()?,
                18 => d.boxed(&mut self.user, r)?,
                26 => d.boxed(&mut self.group, r)?,
                34 => d.boxed(&mut self.service_account, r)?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for UserSubject {
    const NAME: &'static str = "UserSubject";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}
