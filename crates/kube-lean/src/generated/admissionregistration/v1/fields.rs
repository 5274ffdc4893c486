//! JSON names of admissionregistration/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::*;
use crate::de;
use crate::fields::{Fields, kind, message, optional};

impl Fields for ApplyConfiguration {
    const NAME: &'static str = "ApplyConfiguration";
    const NAMES: &'static [&'static str] = &["expression"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.expression = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "expression", &self.expression)?;
        Ok(())
    }
}

message!(ApplyConfiguration);

impl Fields for AuditAnnotation {
    const NAME: &'static str = "AuditAnnotation";
    const NAMES: &'static [&'static str] = &["key", "valueExpression"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.key = de::required(map)?,
            1 => self.value_expression = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("key", &self.key)?;
        map.serialize_entry("valueExpression", &self.value_expression)?;
        Ok(())
    }
}

message!(AuditAnnotation);

impl Fields for ExpressionWarning {
    const NAME: &'static str = "ExpressionWarning";
    const NAMES: &'static [&'static str] = &["fieldRef", "warning"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.field_ref = de::required(map)?,
            1 => self.warning = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("fieldRef", &self.field_ref)?;
        map.serialize_entry("warning", &self.warning)?;
        Ok(())
    }
}

message!(ExpressionWarning);

impl Fields for JSONPatch {
    const NAME: &'static str = "JSONPatch";
    const NAMES: &'static [&'static str] = &["expression"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.expression = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "expression", &self.expression)?;
        Ok(())
    }
}

message!(JSONPatch);

impl Fields for MatchCondition {
    const NAME: &'static str = "MatchCondition";
    const NAMES: &'static [&'static str] = &["expression", "name"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.expression = de::required(map)?,
            1 => self.name = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("expression", &self.expression)?;
        map.serialize_entry("name", &self.name)?;
        Ok(())
    }
}

message!(MatchCondition);

impl Fields for MatchResources {
    const NAME: &'static str = "MatchResources";
    const NAMES: &'static [&'static str] = &[
        "excludeResourceRules",
        "matchPolicy",
        "namespaceSelector",
        "objectSelector",
        "resourceRules",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.exclude_resource_rules = map.next_value()?,
            1 => self.match_policy = map.next_value()?,
            2 => self.namespace_selector = map.next_value()?,
            3 => self.object_selector = map.next_value()?,
            4 => self.resource_rules = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "excludeResourceRules", &self.exclude_resource_rules)?;
        optional(map, "matchPolicy", &self.match_policy)?;
        optional(map, "namespaceSelector", &self.namespace_selector)?;
        optional(map, "objectSelector", &self.object_selector)?;
        optional(map, "resourceRules", &self.resource_rules)?;
        Ok(())
    }
}

message!(MatchResources);

impl Fields for MutatingAdmissionPolicy {
    const NAME: &'static str = "MutatingAdmissionPolicy";
    const NAMES: &'static [&'static str] = &["metadata", "spec"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "spec", &self.spec)?;
        Ok(())
    }
}

kind!(
    MutatingAdmissionPolicy,
    "admissionregistration.k8s.io/v1",
    "MutatingAdmissionPolicy",
    "kube-lean:admissionregistration/v1.MutatingAdmissionPolicy"
);

impl Fields for MutatingAdmissionPolicyBinding {
    const NAME: &'static str = "MutatingAdmissionPolicyBinding";
    const NAMES: &'static [&'static str] = &["metadata", "spec"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "spec", &self.spec)?;
        Ok(())
    }
}

kind!(
    MutatingAdmissionPolicyBinding,
    "admissionregistration.k8s.io/v1",
    "MutatingAdmissionPolicyBinding",
    "kube-lean:admissionregistration/v1.MutatingAdmissionPolicyBinding"
);

impl Fields for MutatingAdmissionPolicyBindingSpec {
    const NAME: &'static str = "MutatingAdmissionPolicyBindingSpec";
    const NAMES: &'static [&'static str] = &["matchResources", "paramRef", "policyName"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.match_resources = map.next_value()?,
            1 => self.param_ref = map.next_value()?,
            2 => self.policy_name = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "matchResources", &self.match_resources)?;
        optional(map, "paramRef", &self.param_ref)?;
        optional(map, "policyName", &self.policy_name)?;
        Ok(())
    }
}

message!(MutatingAdmissionPolicyBindingSpec);

impl Fields for MutatingAdmissionPolicySpec {
    const NAME: &'static str = "MutatingAdmissionPolicySpec";
    const NAMES: &'static [&'static str] = &[
        "failurePolicy",
        "matchConditions",
        "matchConstraints",
        "mutations",
        "paramKind",
        "reinvocationPolicy",
        "variables",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.failure_policy = map.next_value()?,
            1 => self.match_conditions = map.next_value()?,
            2 => self.match_constraints = map.next_value()?,
            3 => self.mutations = map.next_value()?,
            4 => self.param_kind = map.next_value()?,
            5 => self.reinvocation_policy = map.next_value()?,
            6 => self.variables = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "failurePolicy", &self.failure_policy)?;
        optional(map, "matchConditions", &self.match_conditions)?;
        optional(map, "matchConstraints", &self.match_constraints)?;
        optional(map, "mutations", &self.mutations)?;
        optional(map, "paramKind", &self.param_kind)?;
        optional(map, "reinvocationPolicy", &self.reinvocation_policy)?;
        optional(map, "variables", &self.variables)?;
        Ok(())
    }
}

message!(MutatingAdmissionPolicySpec);

impl Fields for MutatingWebhook {
    const NAME: &'static str = "MutatingWebhook";
    const NAMES: &'static [&'static str] = &[
        "admissionReviewVersions",
        "clientConfig",
        "failurePolicy",
        "matchConditions",
        "matchPolicy",
        "name",
        "namespaceSelector",
        "objectSelector",
        "reinvocationPolicy",
        "rules",
        "sideEffects",
        "timeoutSeconds",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.admission_review_versions = de::required(map)?,
            1 => self.client_config = de::required(map)?,
            2 => self.failure_policy = map.next_value()?,
            3 => self.match_conditions = map.next_value()?,
            4 => self.match_policy = map.next_value()?,
            5 => self.name = de::required(map)?,
            6 => self.namespace_selector = map.next_value()?,
            7 => self.object_selector = map.next_value()?,
            8 => self.reinvocation_policy = map.next_value()?,
            9 => self.rules = map.next_value()?,
            10 => self.side_effects = de::required(map)?,
            11 => self.timeout_seconds = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("admissionReviewVersions", &self.admission_review_versions)?;
        map.serialize_entry("clientConfig", &self.client_config)?;
        optional(map, "failurePolicy", &self.failure_policy)?;
        optional(map, "matchConditions", &self.match_conditions)?;
        optional(map, "matchPolicy", &self.match_policy)?;
        map.serialize_entry("name", &self.name)?;
        optional(map, "namespaceSelector", &self.namespace_selector)?;
        optional(map, "objectSelector", &self.object_selector)?;
        optional(map, "reinvocationPolicy", &self.reinvocation_policy)?;
        optional(map, "rules", &self.rules)?;
        map.serialize_entry("sideEffects", &self.side_effects)?;
        optional(map, "timeoutSeconds", &self.timeout_seconds)?;
        Ok(())
    }
}

message!(MutatingWebhook);

impl Fields for MutatingWebhookConfiguration {
    const NAME: &'static str = "MutatingWebhookConfiguration";
    const NAMES: &'static [&'static str] = &["metadata", "webhooks"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.webhooks = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "webhooks", &self.webhooks)?;
        Ok(())
    }
}

kind!(
    MutatingWebhookConfiguration,
    "admissionregistration.k8s.io/v1",
    "MutatingWebhookConfiguration",
    "kube-lean:admissionregistration/v1.MutatingWebhookConfiguration"
);

impl Fields for Mutation {
    const NAME: &'static str = "Mutation";
    const NAMES: &'static [&'static str] = &["applyConfiguration", "jsonPatch", "patchType"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.apply_configuration = map.next_value()?,
            1 => self.json_patch = map.next_value()?,
            2 => self.patch_type = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "applyConfiguration", &self.apply_configuration)?;
        optional(map, "jsonPatch", &self.json_patch)?;
        map.serialize_entry("patchType", &self.patch_type)?;
        Ok(())
    }
}

message!(Mutation);

impl Fields for NamedRuleWithOperations {
    const NAME: &'static str = "NamedRuleWithOperations";
    const NAMES: &'static [&'static str] = &[
        "apiGroups",
        "apiVersions",
        "operations",
        "resourceNames",
        "resources",
        "scope",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.api_groups = map.next_value()?,
            1 => self.api_versions = map.next_value()?,
            2 => self.operations = map.next_value()?,
            3 => self.resource_names = map.next_value()?,
            4 => self.resources = map.next_value()?,
            5 => self.scope = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "apiGroups", &self.api_groups)?;
        optional(map, "apiVersions", &self.api_versions)?;
        optional(map, "operations", &self.operations)?;
        optional(map, "resourceNames", &self.resource_names)?;
        optional(map, "resources", &self.resources)?;
        optional(map, "scope", &self.scope)?;
        Ok(())
    }
}

message!(NamedRuleWithOperations);

impl Fields for ParamKind {
    const NAME: &'static str = "ParamKind";
    const NAMES: &'static [&'static str] = &["apiVersion", "kind"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.api_version = map.next_value()?,
            1 => self.kind = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "apiVersion", &self.api_version)?;
        optional(map, "kind", &self.kind)?;
        Ok(())
    }
}

message!(ParamKind);

impl Fields for ParamRef {
    const NAME: &'static str = "ParamRef";
    const NAMES: &'static [&'static str] = &["name", "namespace", "parameterNotFoundAction", "selector"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = map.next_value()?,
            1 => self.namespace = map.next_value()?,
            2 => self.parameter_not_found_action = map.next_value()?,
            3 => self.selector = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "name", &self.name)?;
        optional(map, "namespace", &self.namespace)?;
        optional(map, "parameterNotFoundAction", &self.parameter_not_found_action)?;
        optional(map, "selector", &self.selector)?;
        Ok(())
    }
}

message!(ParamRef);

impl Fields for RuleWithOperations {
    const NAME: &'static str = "RuleWithOperations";
    const NAMES: &'static [&'static str] = &["apiGroups", "apiVersions", "operations", "resources", "scope"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.api_groups = map.next_value()?,
            1 => self.api_versions = map.next_value()?,
            2 => self.operations = map.next_value()?,
            3 => self.resources = map.next_value()?,
            4 => self.scope = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "apiGroups", &self.api_groups)?;
        optional(map, "apiVersions", &self.api_versions)?;
        optional(map, "operations", &self.operations)?;
        optional(map, "resources", &self.resources)?;
        optional(map, "scope", &self.scope)?;
        Ok(())
    }
}

message!(RuleWithOperations);

impl Fields for ServiceReference {
    const NAME: &'static str = "ServiceReference";
    const NAMES: &'static [&'static str] = &["name", "namespace", "path", "port"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = de::required(map)?,
            1 => self.namespace = de::required(map)?,
            2 => self.path = map.next_value()?,
            3 => self.port = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("name", &self.name)?;
        map.serialize_entry("namespace", &self.namespace)?;
        optional(map, "path", &self.path)?;
        optional(map, "port", &self.port)?;
        Ok(())
    }
}

message!(ServiceReference);

impl Fields for TypeChecking {
    const NAME: &'static str = "TypeChecking";
    const NAMES: &'static [&'static str] = &["expressionWarnings"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.expression_warnings = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "expressionWarnings", &self.expression_warnings)?;
        Ok(())
    }
}

message!(TypeChecking);

impl Fields for ValidatingAdmissionPolicy {
    const NAME: &'static str = "ValidatingAdmissionPolicy";
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
    ValidatingAdmissionPolicy,
    "admissionregistration.k8s.io/v1",
    "ValidatingAdmissionPolicy",
    "kube-lean:admissionregistration/v1.ValidatingAdmissionPolicy"
);

impl Fields for ValidatingAdmissionPolicyBinding {
    const NAME: &'static str = "ValidatingAdmissionPolicyBinding";
    const NAMES: &'static [&'static str] = &["metadata", "spec"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        map.serialize_entry("spec", &self.spec)?;
        Ok(())
    }
}

kind!(
    ValidatingAdmissionPolicyBinding,
    "admissionregistration.k8s.io/v1",
    "ValidatingAdmissionPolicyBinding",
    "kube-lean:admissionregistration/v1.ValidatingAdmissionPolicyBinding"
);

impl Fields for ValidatingAdmissionPolicyBindingSpec {
    const NAME: &'static str = "ValidatingAdmissionPolicyBindingSpec";
    const NAMES: &'static [&'static str] = &["matchResources", "paramRef", "policyName", "validationActions"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.match_resources = map.next_value()?,
            1 => self.param_ref = map.next_value()?,
            2 => self.policy_name = de::required(map)?,
            3 => self.validation_actions = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "matchResources", &self.match_resources)?;
        optional(map, "paramRef", &self.param_ref)?;
        map.serialize_entry("policyName", &self.policy_name)?;
        map.serialize_entry("validationActions", &self.validation_actions)?;
        Ok(())
    }
}

message!(ValidatingAdmissionPolicyBindingSpec);

impl Fields for ValidatingAdmissionPolicySpec {
    const NAME: &'static str = "ValidatingAdmissionPolicySpec";
    const NAMES: &'static [&'static str] = &[
        "auditAnnotations",
        "failurePolicy",
        "matchConditions",
        "matchConstraints",
        "paramKind",
        "validations",
        "variables",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.audit_annotations = map.next_value()?,
            1 => self.failure_policy = map.next_value()?,
            2 => self.match_conditions = map.next_value()?,
            3 => self.match_constraints = map.next_value()?,
            4 => self.param_kind = map.next_value()?,
            5 => self.validations = map.next_value()?,
            6 => self.variables = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "auditAnnotations", &self.audit_annotations)?;
        optional(map, "failurePolicy", &self.failure_policy)?;
        optional(map, "matchConditions", &self.match_conditions)?;
        optional(map, "matchConstraints", &self.match_constraints)?;
        optional(map, "paramKind", &self.param_kind)?;
        optional(map, "validations", &self.validations)?;
        optional(map, "variables", &self.variables)?;
        Ok(())
    }
}

message!(ValidatingAdmissionPolicySpec);

impl Fields for ValidatingAdmissionPolicyStatus {
    const NAME: &'static str = "ValidatingAdmissionPolicyStatus";
    const NAMES: &'static [&'static str] = &["conditions", "observedGeneration", "typeChecking"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.conditions = map.next_value()?,
            1 => self.observed_generation = map.next_value()?,
            2 => self.type_checking = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "conditions", &self.conditions)?;
        optional(map, "observedGeneration", &self.observed_generation)?;
        optional(map, "typeChecking", &self.type_checking)?;
        Ok(())
    }
}

message!(ValidatingAdmissionPolicyStatus);

impl Fields for ValidatingWebhook {
    const NAME: &'static str = "ValidatingWebhook";
    const NAMES: &'static [&'static str] = &[
        "admissionReviewVersions",
        "clientConfig",
        "failurePolicy",
        "matchConditions",
        "matchPolicy",
        "name",
        "namespaceSelector",
        "objectSelector",
        "rules",
        "sideEffects",
        "timeoutSeconds",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.admission_review_versions = de::required(map)?,
            1 => self.client_config = de::required(map)?,
            2 => self.failure_policy = map.next_value()?,
            3 => self.match_conditions = map.next_value()?,
            4 => self.match_policy = map.next_value()?,
            5 => self.name = de::required(map)?,
            6 => self.namespace_selector = map.next_value()?,
            7 => self.object_selector = map.next_value()?,
            8 => self.rules = map.next_value()?,
            9 => self.side_effects = de::required(map)?,
            10 => self.timeout_seconds = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("admissionReviewVersions", &self.admission_review_versions)?;
        map.serialize_entry("clientConfig", &self.client_config)?;
        optional(map, "failurePolicy", &self.failure_policy)?;
        optional(map, "matchConditions", &self.match_conditions)?;
        optional(map, "matchPolicy", &self.match_policy)?;
        map.serialize_entry("name", &self.name)?;
        optional(map, "namespaceSelector", &self.namespace_selector)?;
        optional(map, "objectSelector", &self.object_selector)?;
        optional(map, "rules", &self.rules)?;
        map.serialize_entry("sideEffects", &self.side_effects)?;
        optional(map, "timeoutSeconds", &self.timeout_seconds)?;
        Ok(())
    }
}

message!(ValidatingWebhook);

impl Fields for ValidatingWebhookConfiguration {
    const NAME: &'static str = "ValidatingWebhookConfiguration";
    const NAMES: &'static [&'static str] = &["metadata", "webhooks"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.webhooks = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "webhooks", &self.webhooks)?;
        Ok(())
    }
}

kind!(
    ValidatingWebhookConfiguration,
    "admissionregistration.k8s.io/v1",
    "ValidatingWebhookConfiguration",
    "kube-lean:admissionregistration/v1.ValidatingWebhookConfiguration"
);

impl Fields for Validation {
    const NAME: &'static str = "Validation";
    const NAMES: &'static [&'static str] = &["expression", "message", "messageExpression", "reason"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.expression = de::required(map)?,
            1 => self.message = map.next_value()?,
            2 => self.message_expression = map.next_value()?,
            3 => self.reason = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("expression", &self.expression)?;
        optional(map, "message", &self.message)?;
        optional(map, "messageExpression", &self.message_expression)?;
        optional(map, "reason", &self.reason)?;
        Ok(())
    }
}

message!(Validation);

impl Fields for Variable {
    const NAME: &'static str = "Variable";
    const NAMES: &'static [&'static str] = &["expression", "name"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.expression = de::required(map)?,
            1 => self.name = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("expression", &self.expression)?;
        map.serialize_entry("name", &self.name)?;
        Ok(())
    }
}

message!(Variable);

impl Fields for WebhookClientConfig {
    const NAME: &'static str = "WebhookClientConfig";
    const NAMES: &'static [&'static str] = &["caBundle", "service", "url"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.ca_bundle = map.next_value()?,
            1 => self.service = map.next_value()?,
            2 => self.url = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "caBundle", &self.ca_bundle)?;
        optional(map, "service", &self.service)?;
        optional(map, "url", &self.url)?;
        Ok(())
    }
}

message!(WebhookClientConfig);
