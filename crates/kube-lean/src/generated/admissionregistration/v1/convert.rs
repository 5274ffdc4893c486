//! Conversions of admissionregistration/v1 from and to k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use crate::convert as c;

impl From<k8s_openapi::api::admissionregistration::v1::ApplyConfiguration> for super::ApplyConfiguration {
    fn from(from: k8s_openapi::api::admissionregistration::v1::ApplyConfiguration) -> Self {
        let mut to = Self::default();
        to.expression = c::from::optional_one(from.expression);
        to
    }
}

impl From<super::ApplyConfiguration> for k8s_openapi::api::admissionregistration::v1::ApplyConfiguration {
    fn from(from: super::ApplyConfiguration) -> Self {
        Self {
            expression: c::to::optional_one(from.expression),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1::AuditAnnotation> for super::AuditAnnotation {
    fn from(from: k8s_openapi::api::admissionregistration::v1::AuditAnnotation) -> Self {
        let mut to = Self::default();
        to.key = c::from::one(from.key);
        to.value_expression = c::from::one(from.value_expression);
        to
    }
}

impl From<super::AuditAnnotation> for k8s_openapi::api::admissionregistration::v1::AuditAnnotation {
    fn from(from: super::AuditAnnotation) -> Self {
        Self {
            key: c::to::one(from.key),
            value_expression: c::to::one(from.value_expression),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1::ExpressionWarning> for super::ExpressionWarning {
    fn from(from: k8s_openapi::api::admissionregistration::v1::ExpressionWarning) -> Self {
        let mut to = Self::default();
        to.field_ref = c::from::one(from.field_ref);
        to.warning = c::from::one(from.warning);
        to
    }
}

impl From<super::ExpressionWarning> for k8s_openapi::api::admissionregistration::v1::ExpressionWarning {
    fn from(from: super::ExpressionWarning) -> Self {
        Self {
            field_ref: c::to::one(from.field_ref),
            warning: c::to::one(from.warning),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1::JSONPatch> for super::JSONPatch {
    fn from(from: k8s_openapi::api::admissionregistration::v1::JSONPatch) -> Self {
        let mut to = Self::default();
        to.expression = c::from::optional_one(from.expression);
        to
    }
}

impl From<super::JSONPatch> for k8s_openapi::api::admissionregistration::v1::JSONPatch {
    fn from(from: super::JSONPatch) -> Self {
        Self {
            expression: c::to::optional_one(from.expression),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1::MatchCondition> for super::MatchCondition {
    fn from(from: k8s_openapi::api::admissionregistration::v1::MatchCondition) -> Self {
        let mut to = Self::default();
        to.expression = c::from::one(from.expression);
        to.name = c::from::one(from.name);
        to
    }
}

impl From<super::MatchCondition> for k8s_openapi::api::admissionregistration::v1::MatchCondition {
    fn from(from: super::MatchCondition) -> Self {
        Self {
            expression: c::to::one(from.expression),
            name: c::to::one(from.name),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1::MatchResources> for super::MatchResources {
    fn from(from: k8s_openapi::api::admissionregistration::v1::MatchResources) -> Self {
        let mut to = Self::default();
        to.exclude_resource_rules = c::from::optional_list(from.exclude_resource_rules);
        to.match_policy = c::from::optional_one(from.match_policy);
        to.namespace_selector = c::from::optional_boxed(from.namespace_selector);
        to.object_selector = c::from::optional_boxed(from.object_selector);
        to.resource_rules = c::from::optional_list(from.resource_rules);
        to
    }
}

impl From<super::MatchResources> for k8s_openapi::api::admissionregistration::v1::MatchResources {
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

impl From<k8s_openapi::api::admissionregistration::v1::MutatingAdmissionPolicy>
    for super::MutatingAdmissionPolicy
{
    fn from(from: k8s_openapi::api::admissionregistration::v1::MutatingAdmissionPolicy) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(from.spec);
        to
    }
}

impl From<super::MutatingAdmissionPolicy>
    for k8s_openapi::api::admissionregistration::v1::MutatingAdmissionPolicy
{
    fn from(from: super::MutatingAdmissionPolicy) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1::MutatingAdmissionPolicyBinding>
    for super::MutatingAdmissionPolicyBinding
{
    fn from(from: k8s_openapi::api::admissionregistration::v1::MutatingAdmissionPolicyBinding) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(from.spec);
        to
    }
}

impl From<super::MutatingAdmissionPolicyBinding>
    for k8s_openapi::api::admissionregistration::v1::MutatingAdmissionPolicyBinding
{
    fn from(from: super::MutatingAdmissionPolicyBinding) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1::MutatingAdmissionPolicyBindingSpec>
    for super::MutatingAdmissionPolicyBindingSpec
{
    fn from(from: k8s_openapi::api::admissionregistration::v1::MutatingAdmissionPolicyBindingSpec) -> Self {
        let mut to = Self::default();
        to.match_resources = c::from::optional_boxed(from.match_resources);
        to.param_ref = c::from::optional_boxed(from.param_ref);
        to.policy_name = c::from::optional_one(from.policy_name);
        to
    }
}

impl From<super::MutatingAdmissionPolicyBindingSpec>
    for k8s_openapi::api::admissionregistration::v1::MutatingAdmissionPolicyBindingSpec
{
    fn from(from: super::MutatingAdmissionPolicyBindingSpec) -> Self {
        Self {
            match_resources: c::to::optional_boxed(from.match_resources),
            param_ref: c::to::optional_boxed(from.param_ref),
            policy_name: c::to::optional_one(from.policy_name),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1::MutatingAdmissionPolicySpec>
    for super::MutatingAdmissionPolicySpec
{
    fn from(from: k8s_openapi::api::admissionregistration::v1::MutatingAdmissionPolicySpec) -> Self {
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
    for k8s_openapi::api::admissionregistration::v1::MutatingAdmissionPolicySpec
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

impl From<k8s_openapi::api::admissionregistration::v1::MutatingWebhook> for super::MutatingWebhook {
    fn from(from: k8s_openapi::api::admissionregistration::v1::MutatingWebhook) -> Self {
        let mut to = Self::default();
        to.admission_review_versions = c::from::list(from.admission_review_versions);
        to.client_config = c::from::one(from.client_config);
        to.failure_policy = c::from::optional_one(from.failure_policy);
        to.match_conditions = c::from::optional_list(from.match_conditions);
        to.match_policy = c::from::optional_one(from.match_policy);
        to.name = c::from::one(from.name);
        to.namespace_selector = c::from::optional_boxed(from.namespace_selector);
        to.object_selector = c::from::optional_boxed(from.object_selector);
        to.reinvocation_policy = c::from::optional_one(from.reinvocation_policy);
        to.rules = c::from::optional_list(from.rules);
        to.side_effects = c::from::one(from.side_effects);
        to.timeout_seconds = c::from::optional_one(from.timeout_seconds);
        to
    }
}

impl From<super::MutatingWebhook> for k8s_openapi::api::admissionregistration::v1::MutatingWebhook {
    fn from(from: super::MutatingWebhook) -> Self {
        Self {
            admission_review_versions: c::to::list(from.admission_review_versions),
            client_config: c::to::one(from.client_config),
            failure_policy: c::to::optional_one(from.failure_policy),
            match_conditions: c::to::optional_list(from.match_conditions),
            match_policy: c::to::optional_one(from.match_policy),
            name: c::to::one(from.name),
            namespace_selector: c::to::optional_boxed(from.namespace_selector),
            object_selector: c::to::optional_boxed(from.object_selector),
            reinvocation_policy: c::to::optional_one(from.reinvocation_policy),
            rules: c::to::optional_list(from.rules),
            side_effects: c::to::one(from.side_effects),
            timeout_seconds: c::to::optional_one(from.timeout_seconds),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1::MutatingWebhookConfiguration>
    for super::MutatingWebhookConfiguration
{
    fn from(from: k8s_openapi::api::admissionregistration::v1::MutatingWebhookConfiguration) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.webhooks = c::from::optional_list(from.webhooks);
        to
    }
}

impl From<super::MutatingWebhookConfiguration>
    for k8s_openapi::api::admissionregistration::v1::MutatingWebhookConfiguration
{
    fn from(from: super::MutatingWebhookConfiguration) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            webhooks: c::to::optional_list(from.webhooks),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1::Mutation> for super::Mutation {
    fn from(from: k8s_openapi::api::admissionregistration::v1::Mutation) -> Self {
        let mut to = Self::default();
        to.apply_configuration = c::from::optional_boxed(from.apply_configuration);
        to.json_patch = c::from::optional_boxed(from.json_patch);
        to.patch_type = c::from::one(from.patch_type);
        to
    }
}

impl From<super::Mutation> for k8s_openapi::api::admissionregistration::v1::Mutation {
    fn from(from: super::Mutation) -> Self {
        Self {
            apply_configuration: c::to::optional_boxed(from.apply_configuration),
            json_patch: c::to::optional_boxed(from.json_patch),
            patch_type: c::to::one(from.patch_type),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1::NamedRuleWithOperations>
    for super::NamedRuleWithOperations
{
    fn from(from: k8s_openapi::api::admissionregistration::v1::NamedRuleWithOperations) -> Self {
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
    for k8s_openapi::api::admissionregistration::v1::NamedRuleWithOperations
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

impl From<k8s_openapi::api::admissionregistration::v1::ParamKind> for super::ParamKind {
    fn from(from: k8s_openapi::api::admissionregistration::v1::ParamKind) -> Self {
        let mut to = Self::default();
        to.api_version = c::from::optional_one(from.api_version);
        to.kind = c::from::optional_one(from.kind);
        to
    }
}

impl From<super::ParamKind> for k8s_openapi::api::admissionregistration::v1::ParamKind {
    fn from(from: super::ParamKind) -> Self {
        Self {
            api_version: c::to::optional_one(from.api_version),
            kind: c::to::optional_one(from.kind),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1::ParamRef> for super::ParamRef {
    fn from(from: k8s_openapi::api::admissionregistration::v1::ParamRef) -> Self {
        let mut to = Self::default();
        to.name = c::from::optional_one(from.name);
        to.namespace = c::from::optional_one(from.namespace);
        to.parameter_not_found_action = c::from::optional_one(from.parameter_not_found_action);
        to.selector = c::from::optional_boxed(from.selector);
        to
    }
}

impl From<super::ParamRef> for k8s_openapi::api::admissionregistration::v1::ParamRef {
    fn from(from: super::ParamRef) -> Self {
        Self {
            name: c::to::optional_one(from.name),
            namespace: c::to::optional_one(from.namespace),
            parameter_not_found_action: c::to::optional_one(from.parameter_not_found_action),
            selector: c::to::optional_boxed(from.selector),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1::RuleWithOperations> for super::RuleWithOperations {
    fn from(from: k8s_openapi::api::admissionregistration::v1::RuleWithOperations) -> Self {
        let mut to = Self::default();
        to.api_groups = c::from::optional_list(from.api_groups);
        to.api_versions = c::from::optional_list(from.api_versions);
        to.operations = c::from::optional_list(from.operations);
        to.resources = c::from::optional_list(from.resources);
        to.scope = c::from::optional_one(from.scope);
        to
    }
}

impl From<super::RuleWithOperations> for k8s_openapi::api::admissionregistration::v1::RuleWithOperations {
    fn from(from: super::RuleWithOperations) -> Self {
        Self {
            api_groups: c::to::optional_list(from.api_groups),
            api_versions: c::to::optional_list(from.api_versions),
            operations: c::to::optional_list(from.operations),
            resources: c::to::optional_list(from.resources),
            scope: c::to::optional_one(from.scope),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1::ServiceReference> for super::ServiceReference {
    fn from(from: k8s_openapi::api::admissionregistration::v1::ServiceReference) -> Self {
        let mut to = Self::default();
        to.name = c::from::one(from.name);
        to.namespace = c::from::one(from.namespace);
        to.path = c::from::optional_one(from.path);
        to.port = c::from::optional_one(from.port);
        to
    }
}

impl From<super::ServiceReference> for k8s_openapi::api::admissionregistration::v1::ServiceReference {
    fn from(from: super::ServiceReference) -> Self {
        Self {
            name: c::to::one(from.name),
            namespace: c::to::one(from.namespace),
            path: c::to::optional_one(from.path),
            port: c::to::optional_one(from.port),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1::TypeChecking> for super::TypeChecking {
    fn from(from: k8s_openapi::api::admissionregistration::v1::TypeChecking) -> Self {
        let mut to = Self::default();
        to.expression_warnings = c::from::optional_list(from.expression_warnings);
        to
    }
}

impl From<super::TypeChecking> for k8s_openapi::api::admissionregistration::v1::TypeChecking {
    fn from(from: super::TypeChecking) -> Self {
        Self {
            expression_warnings: c::to::optional_list(from.expression_warnings),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicy>
    for super::ValidatingAdmissionPolicy
{
    fn from(from: k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicy) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(from.spec);
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::ValidatingAdmissionPolicy>
    for k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicy
{
    fn from(from: super::ValidatingAdmissionPolicy) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicyBinding>
    for super::ValidatingAdmissionPolicyBinding
{
    fn from(from: k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicyBinding) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::one(from.spec);
        to
    }
}

impl From<super::ValidatingAdmissionPolicyBinding>
    for k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicyBinding
{
    fn from(from: super::ValidatingAdmissionPolicyBinding) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::one(from.spec),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicyBindingSpec>
    for super::ValidatingAdmissionPolicyBindingSpec
{
    fn from(from: k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicyBindingSpec) -> Self {
        let mut to = Self::default();
        to.match_resources = c::from::optional_boxed(from.match_resources);
        to.param_ref = c::from::optional_boxed(from.param_ref);
        to.policy_name = c::from::one(from.policy_name);
        to.validation_actions = c::from::list(from.validation_actions);
        to
    }
}

impl From<super::ValidatingAdmissionPolicyBindingSpec>
    for k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicyBindingSpec
{
    fn from(from: super::ValidatingAdmissionPolicyBindingSpec) -> Self {
        Self {
            match_resources: c::to::optional_boxed(from.match_resources),
            param_ref: c::to::optional_boxed(from.param_ref),
            policy_name: c::to::one(from.policy_name),
            validation_actions: c::to::list(from.validation_actions),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicySpec>
    for super::ValidatingAdmissionPolicySpec
{
    fn from(from: k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicySpec) -> Self {
        let mut to = Self::default();
        to.audit_annotations = c::from::optional_list(from.audit_annotations);
        to.failure_policy = c::from::optional_one(from.failure_policy);
        to.match_conditions = c::from::optional_list(from.match_conditions);
        to.match_constraints = c::from::optional_boxed(from.match_constraints);
        to.param_kind = c::from::optional_boxed(from.param_kind);
        to.validations = c::from::optional_list(from.validations);
        to.variables = c::from::optional_list(from.variables);
        to
    }
}

impl From<super::ValidatingAdmissionPolicySpec>
    for k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicySpec
{
    fn from(from: super::ValidatingAdmissionPolicySpec) -> Self {
        Self {
            audit_annotations: c::to::optional_list(from.audit_annotations),
            failure_policy: c::to::optional_one(from.failure_policy),
            match_conditions: c::to::optional_list(from.match_conditions),
            match_constraints: c::to::optional_boxed(from.match_constraints),
            param_kind: c::to::optional_boxed(from.param_kind),
            validations: c::to::optional_list(from.validations),
            variables: c::to::optional_list(from.variables),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicyStatus>
    for super::ValidatingAdmissionPolicyStatus
{
    fn from(from: k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicyStatus) -> Self {
        let mut to = Self::default();
        to.conditions = c::from::optional_list(from.conditions);
        to.observed_generation = c::from::optional_one(from.observed_generation);
        to.type_checking = c::from::optional_boxed(from.type_checking);
        to
    }
}

impl From<super::ValidatingAdmissionPolicyStatus>
    for k8s_openapi::api::admissionregistration::v1::ValidatingAdmissionPolicyStatus
{
    fn from(from: super::ValidatingAdmissionPolicyStatus) -> Self {
        Self {
            conditions: c::to::optional_list(from.conditions),
            observed_generation: c::to::optional_one(from.observed_generation),
            type_checking: c::to::optional_boxed(from.type_checking),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1::ValidatingWebhook> for super::ValidatingWebhook {
    fn from(from: k8s_openapi::api::admissionregistration::v1::ValidatingWebhook) -> Self {
        let mut to = Self::default();
        to.admission_review_versions = c::from::list(from.admission_review_versions);
        to.client_config = c::from::one(from.client_config);
        to.failure_policy = c::from::optional_one(from.failure_policy);
        to.match_conditions = c::from::optional_list(from.match_conditions);
        to.match_policy = c::from::optional_one(from.match_policy);
        to.name = c::from::one(from.name);
        to.namespace_selector = c::from::optional_boxed(from.namespace_selector);
        to.object_selector = c::from::optional_boxed(from.object_selector);
        to.rules = c::from::optional_list(from.rules);
        to.side_effects = c::from::one(from.side_effects);
        to.timeout_seconds = c::from::optional_one(from.timeout_seconds);
        to
    }
}

impl From<super::ValidatingWebhook> for k8s_openapi::api::admissionregistration::v1::ValidatingWebhook {
    fn from(from: super::ValidatingWebhook) -> Self {
        Self {
            admission_review_versions: c::to::list(from.admission_review_versions),
            client_config: c::to::one(from.client_config),
            failure_policy: c::to::optional_one(from.failure_policy),
            match_conditions: c::to::optional_list(from.match_conditions),
            match_policy: c::to::optional_one(from.match_policy),
            name: c::to::one(from.name),
            namespace_selector: c::to::optional_boxed(from.namespace_selector),
            object_selector: c::to::optional_boxed(from.object_selector),
            rules: c::to::optional_list(from.rules),
            side_effects: c::to::one(from.side_effects),
            timeout_seconds: c::to::optional_one(from.timeout_seconds),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1::ValidatingWebhookConfiguration>
    for super::ValidatingWebhookConfiguration
{
    fn from(from: k8s_openapi::api::admissionregistration::v1::ValidatingWebhookConfiguration) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.webhooks = c::from::optional_list(from.webhooks);
        to
    }
}

impl From<super::ValidatingWebhookConfiguration>
    for k8s_openapi::api::admissionregistration::v1::ValidatingWebhookConfiguration
{
    fn from(from: super::ValidatingWebhookConfiguration) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            webhooks: c::to::optional_list(from.webhooks),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1::Validation> for super::Validation {
    fn from(from: k8s_openapi::api::admissionregistration::v1::Validation) -> Self {
        let mut to = Self::default();
        to.expression = c::from::one(from.expression);
        to.message = c::from::optional_one(from.message);
        to.message_expression = c::from::optional_one(from.message_expression);
        to.reason = c::from::optional_one(from.reason);
        to
    }
}

impl From<super::Validation> for k8s_openapi::api::admissionregistration::v1::Validation {
    fn from(from: super::Validation) -> Self {
        Self {
            expression: c::to::one(from.expression),
            message: c::to::optional_one(from.message),
            message_expression: c::to::optional_one(from.message_expression),
            reason: c::to::optional_one(from.reason),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1::Variable> for super::Variable {
    fn from(from: k8s_openapi::api::admissionregistration::v1::Variable) -> Self {
        let mut to = Self::default();
        to.expression = c::from::one(from.expression);
        to.name = c::from::one(from.name);
        to
    }
}

impl From<super::Variable> for k8s_openapi::api::admissionregistration::v1::Variable {
    fn from(from: super::Variable) -> Self {
        Self {
            expression: c::to::one(from.expression),
            name: c::to::one(from.name),
        }
    }
}

impl From<k8s_openapi::api::admissionregistration::v1::WebhookClientConfig> for super::WebhookClientConfig {
    fn from(from: k8s_openapi::api::admissionregistration::v1::WebhookClientConfig) -> Self {
        let mut to = Self::default();
        to.ca_bundle = c::from::optional_one(from.ca_bundle);
        to.service = c::from::optional_boxed(from.service);
        to.url = c::from::optional_one(from.url);
        to
    }
}

impl From<super::WebhookClientConfig> for k8s_openapi::api::admissionregistration::v1::WebhookClientConfig {
    fn from(from: super::WebhookClientConfig) -> Self {
        Self {
            ca_bundle: c::to::optional_one(from.ca_bundle),
            service: c::to::optional_boxed(from.service),
            url: c::to::optional_one(from.url),
        }
    }
}
