//! JSON names of admissionregistration/v1alpha1.
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
    "admissionregistration.k8s.io/v1alpha1",
    "MutatingAdmissionPolicy",
    "kube-lean:admissionregistration/v1alpha1.MutatingAdmissionPolicy"
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
    "admissionregistration.k8s.io/v1alpha1",
    "MutatingAdmissionPolicyBinding",
    "kube-lean:admissionregistration/v1alpha1.MutatingAdmissionPolicyBinding"
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
