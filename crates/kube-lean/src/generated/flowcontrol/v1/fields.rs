//! JSON names of flowcontrol/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::*;
use crate::de;
use crate::fields::{Fields, kind, message, optional};

impl Fields for ExemptPriorityLevelConfiguration {
    const NAME: &'static str = "ExemptPriorityLevelConfiguration";
    const NAMES: &'static [&'static str] = &["lendablePercent", "nominalConcurrencyShares"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.lendable_percent = map.next_value()?,
            1 => self.nominal_concurrency_shares = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "lendablePercent", &self.lendable_percent)?;
        optional(map, "nominalConcurrencyShares", &self.nominal_concurrency_shares)?;
        Ok(())
    }
}

message!(ExemptPriorityLevelConfiguration);

impl Fields for FlowDistinguisherMethod {
    const NAME: &'static str = "FlowDistinguisherMethod";
    const NAMES: &'static [&'static str] = &["type"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.type_ = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("type", &self.type_)?;
        Ok(())
    }
}

message!(FlowDistinguisherMethod);

impl Fields for FlowSchema {
    const NAME: &'static str = "FlowSchema";
    const NAMES: &'static [&'static str] = &["metadata", "spec", "status"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = map.next_value()?,
            2 => self.status = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "spec", &self.spec)?;
        optional(map, "status", &self.status)?;
        Ok(())
    }
}

kind!(
    FlowSchema,
    "flowcontrol.apiserver.k8s.io/v1",
    "FlowSchema",
    "kube-lean:flowcontrol/v1.FlowSchema"
);

impl Fields for FlowSchemaCondition {
    const NAME: &'static str = "FlowSchemaCondition";
    const NAMES: &'static [&'static str] = &["lastTransitionTime", "message", "reason", "status", "type"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.last_transition_time = map.next_value()?,
            1 => self.message = map.next_value()?,
            2 => self.reason = map.next_value()?,
            3 => self.status = map.next_value()?,
            4 => self.type_ = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "lastTransitionTime", &self.last_transition_time)?;
        optional(map, "message", &self.message)?;
        optional(map, "reason", &self.reason)?;
        optional(map, "status", &self.status)?;
        optional(map, "type", &self.type_)?;
        Ok(())
    }
}

message!(FlowSchemaCondition);

impl Fields for FlowSchemaSpec {
    const NAME: &'static str = "FlowSchemaSpec";
    const NAMES: &'static [&'static str] = &[
        "distinguisherMethod",
        "matchingPrecedence",
        "priorityLevelConfiguration",
        "rules",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.distinguisher_method = map.next_value()?,
            1 => self.matching_precedence = map.next_value()?,
            2 => self.priority_level_configuration = de::required(map)?,
            3 => self.rules = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "distinguisherMethod", &self.distinguisher_method)?;
        optional(map, "matchingPrecedence", &self.matching_precedence)?;
        map.serialize_entry("priorityLevelConfiguration", &self.priority_level_configuration)?;
        optional(map, "rules", &self.rules)?;
        Ok(())
    }
}

message!(FlowSchemaSpec);

impl Fields for FlowSchemaStatus {
    const NAME: &'static str = "FlowSchemaStatus";
    const NAMES: &'static [&'static str] = &["conditions"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.conditions = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "conditions", &self.conditions)?;
        Ok(())
    }
}

message!(FlowSchemaStatus);

impl Fields for GroupSubject {
    const NAME: &'static str = "GroupSubject";
    const NAMES: &'static [&'static str] = &["name"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("name", &self.name)?;
        Ok(())
    }
}

message!(GroupSubject);

impl Fields for LimitResponse {
    const NAME: &'static str = "LimitResponse";
    const NAMES: &'static [&'static str] = &["queuing", "type"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.queuing = map.next_value()?,
            1 => self.type_ = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "queuing", &self.queuing)?;
        map.serialize_entry("type", &self.type_)?;
        Ok(())
    }
}

message!(LimitResponse);

impl Fields for LimitedPriorityLevelConfiguration {
    const NAME: &'static str = "LimitedPriorityLevelConfiguration";
    const NAMES: &'static [&'static str] = &[
        "borrowingLimitPercent",
        "lendablePercent",
        "limitResponse",
        "nominalConcurrencyShares",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.borrowing_limit_percent = map.next_value()?,
            1 => self.lendable_percent = map.next_value()?,
            2 => self.limit_response = map.next_value()?,
            3 => self.nominal_concurrency_shares = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "borrowingLimitPercent", &self.borrowing_limit_percent)?;
        optional(map, "lendablePercent", &self.lendable_percent)?;
        optional(map, "limitResponse", &self.limit_response)?;
        optional(map, "nominalConcurrencyShares", &self.nominal_concurrency_shares)?;
        Ok(())
    }
}

message!(LimitedPriorityLevelConfiguration);

impl Fields for NonResourcePolicyRule {
    const NAME: &'static str = "NonResourcePolicyRule";
    const NAMES: &'static [&'static str] = &["nonResourceURLs", "verbs"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.non_resource_urls = de::required(map)?,
            1 => self.verbs = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("nonResourceURLs", &self.non_resource_urls)?;
        map.serialize_entry("verbs", &self.verbs)?;
        Ok(())
    }
}

message!(NonResourcePolicyRule);

impl Fields for PolicyRulesWithSubjects {
    const NAME: &'static str = "PolicyRulesWithSubjects";
    const NAMES: &'static [&'static str] = &["nonResourceRules", "resourceRules", "subjects"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.non_resource_rules = map.next_value()?,
            1 => self.resource_rules = map.next_value()?,
            2 => self.subjects = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "nonResourceRules", &self.non_resource_rules)?;
        optional(map, "resourceRules", &self.resource_rules)?;
        map.serialize_entry("subjects", &self.subjects)?;
        Ok(())
    }
}

message!(PolicyRulesWithSubjects);

impl Fields for PriorityLevelConfiguration {
    const NAME: &'static str = "PriorityLevelConfiguration";
    const NAMES: &'static [&'static str] = &["metadata", "spec", "status"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = map.next_value()?,
            2 => self.status = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "spec", &self.spec)?;
        optional(map, "status", &self.status)?;
        Ok(())
    }
}

kind!(
    PriorityLevelConfiguration,
    "flowcontrol.apiserver.k8s.io/v1",
    "PriorityLevelConfiguration",
    "kube-lean:flowcontrol/v1.PriorityLevelConfiguration"
);

impl Fields for PriorityLevelConfigurationCondition {
    const NAME: &'static str = "PriorityLevelConfigurationCondition";
    const NAMES: &'static [&'static str] = &["lastTransitionTime", "message", "reason", "status", "type"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.last_transition_time = map.next_value()?,
            1 => self.message = map.next_value()?,
            2 => self.reason = map.next_value()?,
            3 => self.status = map.next_value()?,
            4 => self.type_ = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "lastTransitionTime", &self.last_transition_time)?;
        optional(map, "message", &self.message)?;
        optional(map, "reason", &self.reason)?;
        optional(map, "status", &self.status)?;
        optional(map, "type", &self.type_)?;
        Ok(())
    }
}

message!(PriorityLevelConfigurationCondition);

impl Fields for PriorityLevelConfigurationReference {
    const NAME: &'static str = "PriorityLevelConfigurationReference";
    const NAMES: &'static [&'static str] = &["name"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("name", &self.name)?;
        Ok(())
    }
}

message!(PriorityLevelConfigurationReference);

impl Fields for PriorityLevelConfigurationSpec {
    const NAME: &'static str = "PriorityLevelConfigurationSpec";
    const NAMES: &'static [&'static str] = &["exempt", "limited", "type"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.exempt = map.next_value()?,
            1 => self.limited = map.next_value()?,
            2 => self.type_ = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "exempt", &self.exempt)?;
        optional(map, "limited", &self.limited)?;
        map.serialize_entry("type", &self.type_)?;
        Ok(())
    }
}

message!(PriorityLevelConfigurationSpec);

impl Fields for PriorityLevelConfigurationStatus {
    const NAME: &'static str = "PriorityLevelConfigurationStatus";
    const NAMES: &'static [&'static str] = &["conditions"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.conditions = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "conditions", &self.conditions)?;
        Ok(())
    }
}

message!(PriorityLevelConfigurationStatus);

impl Fields for QueuingConfiguration {
    const NAME: &'static str = "QueuingConfiguration";
    const NAMES: &'static [&'static str] = &["handSize", "queueLengthLimit", "queues"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.hand_size = map.next_value()?,
            1 => self.queue_length_limit = map.next_value()?,
            2 => self.queues = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "handSize", &self.hand_size)?;
        optional(map, "queueLengthLimit", &self.queue_length_limit)?;
        optional(map, "queues", &self.queues)?;
        Ok(())
    }
}

message!(QueuingConfiguration);

impl Fields for ResourcePolicyRule {
    const NAME: &'static str = "ResourcePolicyRule";
    const NAMES: &'static [&'static str] = &["apiGroups", "clusterScope", "namespaces", "resources", "verbs"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.api_groups = de::required(map)?,
            1 => self.cluster_scope = map.next_value()?,
            2 => self.namespaces = map.next_value()?,
            3 => self.resources = de::required(map)?,
            4 => self.verbs = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("apiGroups", &self.api_groups)?;
        optional(map, "clusterScope", &self.cluster_scope)?;
        optional(map, "namespaces", &self.namespaces)?;
        map.serialize_entry("resources", &self.resources)?;
        map.serialize_entry("verbs", &self.verbs)?;
        Ok(())
    }
}

message!(ResourcePolicyRule);

impl Fields for ServiceAccountSubject {
    const NAME: &'static str = "ServiceAccountSubject";
    const NAMES: &'static [&'static str] = &["name", "namespace"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = de::required(map)?,
            1 => self.namespace = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("name", &self.name)?;
        map.serialize_entry("namespace", &self.namespace)?;
        Ok(())
    }
}

message!(ServiceAccountSubject);

impl Fields for Subject {
    const NAME: &'static str = "Subject";
    const NAMES: &'static [&'static str] = &["group", "kind", "serviceAccount", "user"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.group = map.next_value()?,
            1 => self.kind = de::required(map)?,
            2 => self.service_account = map.next_value()?,
            3 => self.user = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "group", &self.group)?;
        map.serialize_entry("kind", &self.kind)?;
        optional(map, "serviceAccount", &self.service_account)?;
        optional(map, "user", &self.user)?;
        Ok(())
    }
}

message!(Subject);

impl Fields for UserSubject {
    const NAME: &'static str = "UserSubject";
    const NAMES: &'static [&'static str] = &["name"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("name", &self.name)?;
        Ok(())
    }
}

message!(UserSubject);
