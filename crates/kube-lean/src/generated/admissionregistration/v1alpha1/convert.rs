//! Conversions of admissionregistration/v1alpha1 from and to k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use crate::convert as c;

impl From<k8s_openapi::api::admissionregistration::v1alpha1::ApplyConfiguration>
    for super::ApplyConfiguration
{
    fn from(from: k8s_openapi::api::admissionregistration::v1alpha1::ApplyConfiguration) -> Self {
        let mut to = Self::default();
        to.expression = c::from::optional_one(from.expression);
        to
    }
}

impl From<super::ApplyConfiguration>
    for k8s_openapi::api::admissionregistration::v1alpha1::ApplyConfiguration
{
    fn from(from: super::ApplyConfiguration) -> Self {
        Self {
            expression: c::to::optional_one(from.expression),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1alpha1::JSONPatch> for super::JSONPatch {
    fn from(from: k8s_openapi::api::admissionregistration::v1alpha1::JSONPatch) -> Self {
        let mut to = Self::default();
        to.expression = c::from::optional_one(from.expression);
        to
    }
}

impl From<super::JSONPatch> for k8s_openapi::api::admissionregistration::v1alpha1::JSONPatch {
    fn from(from: super::JSONPatch) -> Self {
        Self {
            expression: c::to::optional_one(from.expression),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1alpha1::MatchCondition> for super::MatchCondition {
    fn from(from: k8s_openapi::api::admissionregistration::v1alpha1::MatchCondition) -> Self {
        let mut to = Self::default();
        to.expression = c::from::one(from.expression);
        to.name = c::from::one(from.name);
        to
    }
}

impl From<super::MatchCondition> for k8s_openapi::api::admissionregistration::v1alpha1::MatchCondition {
    fn from(from: super::MatchCondition) -> Self {
        Self {
            expression: c::to::one(from.expression),
            name: c::to::one(from.name),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1alpha1::MatchResources> for super::MatchResources {
    fn from(from: k8s_openapi::api::admissionregistration::v1alpha1::MatchResources) -> Self {
        let mut to = Self::default();
        to.exclude_resource_rules = c::from::optional_list(from.exclude_resource_rules);
        to.match_policy = c::from::optional_one(from.match_policy);
        to.namespace_selector = c::from::optional_boxed(from.namespace_selector);
        to.object_selector = c::from::optional_boxed(from.object_selector);
        to.resource_rules = c::from::optional_list(from.resource_rules);
        to
    }
}

impl From<super::MatchResources> for k8s_openapi::api::admissionregistration::v1alpha1::MatchResources {
    fn from(from: super::MatchResources) -> Self {
        Self {
            exclude_resource_rules: c::to::optional_list(from.exclude_resource_rules),
            match_policy: c::to::optional_one(from.match_policy),
            namespace_selector: c::to::optional_boxed(from.namespace_selector),
            object_selector: c::to::optional_boxed(from.object_selector),
            resource_rules: c::to::optional_list(from.resource_rules),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1alpha1::MutatingAdmissionPolicy>
    for super::MutatingAdmissionPolicy
{
    fn from(from: k8s_openapi::api::admissionregistration::v1alpha1::MutatingAdmissionPolicy) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(from.spec);
        to
    }
}

impl From<super::MutatingAdmissionPolicy>
    for k8s_openapi::api::admissionregistration::v1alpha1::MutatingAdmissionPolicy
{
    fn from(from: super::MutatingAdmissionPolicy) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1alpha1::MutatingAdmissionPolicyBinding>
    for super::MutatingAdmissionPolicyBinding
{
    fn from(from: k8s_openapi::api::admissionregistration::v1alpha1::MutatingAdmissionPolicyBinding) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(from.spec);
        to
    }
}

impl From<super::MutatingAdmissionPolicyBinding>
    for k8s_openapi::api::admissionregistration::v1alpha1::MutatingAdmissionPolicyBinding
{
    fn from(from: super::MutatingAdmissionPolicyBinding) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1alpha1::MutatingAdmissionPolicyBindingSpec>
    for super::MutatingAdmissionPolicyBindingSpec
{
    fn from(
        from: k8s_openapi::api::admissionregistration::v1alpha1::MutatingAdmissionPolicyBindingSpec,
    ) -> Self {
        let mut to = Self::default();
        to.match_resources = c::from::optional_boxed(from.match_resources);
        to.param_ref = c::from::optional_boxed(from.param_ref);
        to.policy_name = c::from::optional_one(from.policy_name);
        to
    }
}

impl From<super::MutatingAdmissionPolicyBindingSpec>
    for k8s_openapi::api::admissionregistration::v1alpha1::MutatingAdmissionPolicyBindingSpec
{
    fn from(from: super::MutatingAdmissionPolicyBindingSpec) -> Self {
        Self {
            match_resources: c::to::optional_boxed(from.match_resources),
            param_ref: c::to::optional_boxed(from.param_ref),
            policy_name: c::to::optional_one(from.policy_name),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1alpha1::MutatingAdmissionPolicySpec>
    for super::MutatingAdmissionPolicySpec
{
    fn from(from: k8s_openapi::api::admissionregistration::v1alpha1::MutatingAdmissionPolicySpec) -> Self {
        let mut to = Self::default();
        to.failure_policy = c::from::optional_one(from.failure_policy);
        to.match_conditions = c::from::optional_list(from.match_conditions);
        to.match_constraints = c::from::optional_boxed(from.match_constraints);
        to.mutations = c::from::optional_list(from.mutations);
        to.param_kind = c::from::optional_boxed(from.param_kind);
        to.reinvocation_policy = c::from::optional_one(from.reinvocation_policy);
        to.variables = c::from::optional_list(from.variables);
        to
    }
}

impl From<super::MutatingAdmissionPolicySpec>
    for k8s_openapi::api::admissionregistration::v1alpha1::MutatingAdmissionPolicySpec
{
    fn from(from: super::MutatingAdmissionPolicySpec) -> Self {
        Self {
            failure_policy: c::to::optional_one(from.failure_policy),
            match_conditions: c::to::optional_list(from.match_conditions),
            match_constraints: c::to::optional_boxed(from.match_constraints),
            mutations: c::to::optional_list(from.mutations),
            param_kind: c::to::optional_boxed(from.param_kind),
            reinvocation_policy: c::to::optional_one(from.reinvocation_policy),
            variables: c::to::optional_list(from.variables),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1alpha1::Mutation> for super::Mutation {
    fn from(from: k8s_openapi::api::admissionregistration::v1alpha1::Mutation) -> Self {
        let mut to = Self::default();
        to.apply_configuration = c::from::optional_boxed(from.apply_configuration);
        to.json_patch = c::from::optional_boxed(from.json_patch);
        to.patch_type = c::from::one(from.patch_type);
        to
    }
}

impl From<super::Mutation> for k8s_openapi::api::admissionregistration::v1alpha1::Mutation {
    fn from(from: super::Mutation) -> Self {
        Self {
            apply_configuration: c::to::optional_boxed(from.apply_configuration),
            json_patch: c::to::optional_boxed(from.json_patch),
            patch_type: c::to::one(from.patch_type),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1alpha1::NamedRuleWithOperations>
    for super::NamedRuleWithOperations
{
    fn from(from: k8s_openapi::api::admissionregistration::v1alpha1::NamedRuleWithOperations) -> Self {
        let mut to = Self::default();
        to.api_groups = c::from::optional_list(from.api_groups);
        to.api_versions = c::from::optional_list(from.api_versions);
        to.operations = c::from::optional_list(from.operations);
        to.resource_names = c::from::optional_list(from.resource_names);
        to.resources = c::from::optional_list(from.resources);
        to.scope = c::from::optional_one(from.scope);
        to
    }
}

impl From<super::NamedRuleWithOperations>
    for k8s_openapi::api::admissionregistration::v1alpha1::NamedRuleWithOperations
{
    fn from(from: super::NamedRuleWithOperations) -> Self {
        Self {
            api_groups: c::to::optional_list(from.api_groups),
            api_versions: c::to::optional_list(from.api_versions),
            operations: c::to::optional_list(from.operations),
            resource_names: c::to::optional_list(from.resource_names),
            resources: c::to::optional_list(from.resources),
            scope: c::to::optional_one(from.scope),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1alpha1::ParamKind> for super::ParamKind {
    fn from(from: k8s_openapi::api::admissionregistration::v1alpha1::ParamKind) -> Self {
        let mut to = Self::default();
        to.api_version = c::from::optional_one(from.api_version);
        to.kind = c::from::optional_one(from.kind);
        to
    }
}

impl From<super::ParamKind> for k8s_openapi::api::admissionregistration::v1alpha1::ParamKind {
    fn from(from: super::ParamKind) -> Self {
        Self {
            api_version: c::to::optional_one(from.api_version),
            kind: c::to::optional_one(from.kind),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1alpha1::ParamRef> for super::ParamRef {
    fn from(from: k8s_openapi::api::admissionregistration::v1alpha1::ParamRef) -> Self {
        let mut to = Self::default();
        to.name = c::from::optional_one(from.name);
        to.namespace = c::from::optional_one(from.namespace);
        to.parameter_not_found_action = c::from::optional_one(from.parameter_not_found_action);
        to.selector = c::from::optional_boxed(from.selector);
        to
    }
}

impl From<super::ParamRef> for k8s_openapi::api::admissionregistration::v1alpha1::ParamRef {
    fn from(from: super::ParamRef) -> Self {
        Self {
            name: c::to::optional_one(from.name),
            namespace: c::to::optional_one(from.namespace),
            parameter_not_found_action: c::to::optional_one(from.parameter_not_found_action),
            selector: c::to::optional_boxed(from.selector),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1alpha1::Variable> for super::Variable {
    fn from(from: k8s_openapi::api::admissionregistration::v1alpha1::Variable) -> Self {
        let mut to = Self::default();
        to.expression = c::from::one(from.expression);
        to.name = c::from::one(from.name);
        to
    }
}

impl From<super::Variable> for k8s_openapi::api::admissionregistration::v1alpha1::Variable {
    fn from(from: super::Variable) -> Self {
        Self {
            expression: c::to::one(from.expression),
            name: c::to::one(from.name),
        }
    }
}
