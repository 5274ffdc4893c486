//! Types of admissionregistration/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[cfg(feature = "k8s-openapi")]
mod convert;
#[cfg(feature = "k8s-openapi")]
mod direct;
mod fields;
mod wire;

/// ApplyConfiguration defines the desired configuration values of an object.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ApplyConfiguration {
    /// expression will be evaluated by CEL to create an apply configuration. ref: <https://github.com/google/cel-spec>
    pub expression: Option<crate::Str>,
}

/// AuditAnnotation describes how to produce an audit annotation for an API request.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AuditAnnotation {
    /// key specifies the audit annotation key. The audit annotation keys of a ValidatingAdmissionPolicy must be
    /// unique. The key must be a qualified name (\[A-Za-z0-9\]\[-A-Za-z0-9\_.\]\*) no more than 63 bytes in length.
    pub key: crate::Str,

    /// valueExpression represents the expression which is evaluated by CEL to produce an audit annotation value. The
    /// expression must evaluate to either a string or null value. If the expression evaluates to a string, the audit
    /// annotation is included with the string value. If the expression evaluates to null or empty string the audit
    /// annotation will be omitted. The valueExpression may be no longer than 5kb in length. If the result of the
    /// valueExpression is more than 10kb in length, it will be truncated to 10kb.
    pub value_expression: crate::Str,
}

/// ExpressionWarning is a warning information that targets a specific expression.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ExpressionWarning {
    /// fieldRef is the path to the field that refers to the expression. For example, the reference to the expression
    /// of the first item of validations is "spec.validations\[0\].expression"
    pub field_ref: crate::Str,

    /// warning contains the content of type checking information in a human-readable form. Each line of the warning
    /// contains the type that the expression is checked against, followed by the type check error from the compiler.
    pub warning: crate::Str,
}

/// JSONPatch defines a JSON Patch.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct JSONPatch {
    /// expression will be evaluated by CEL to create a \[JSON patch\](<https://jsonpatch.com/>). ref:
    /// <https://github.com/google/cel-spec>
    pub expression: Option<crate::Str>,
}

/// MatchCondition represents a condition which must by fulfilled for a request to be sent to a webhook.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MatchCondition {
    /// expression represents the expression which will be evaluated by CEL. Must evaluate to bool. CEL expressions
    /// have access to the contents of the AdmissionRequest and Authorizer, organized into CEL variables:
    pub expression: crate::Str,

    /// name is an identifier for this match condition, used for strategic merging of MatchConditions, as well as
    /// providing an identifier for logging purposes. A good name should be descriptive of the associated expression.
    /// Name must be a qualified name consisting of alphanumeric characters, '-', '\_' or '.', and must start and end
    /// with an alphanumeric character (e.g. 'MyName', or 'my.name', or '123-abc', regex used for validation is
    /// '(\[A-Za-z0-9\]\[-A-Za-z0-9\_.\]\*)?\[A-Za-z0-9\]') with an optional DNS subdomain prefix and '/' (e.g.
    /// 'example.com/MyName')
    pub name: crate::Str,
}

/// MatchResources decides whether to run the admission control policy on an object based on whether it meets the match
/// criteria. The exclude rules take precedence over include rules (if a resource matches both, it is excluded)
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MatchResources {
    /// excludeResourceRules describes what operations on what resources/subresources the ValidatingAdmissionPolicy
    /// should not care about. The exclude rules take precedence over include rules (if a resource matches both, it is
    /// excluded)
    pub exclude_resource_rules: Option<Box<[NamedRuleWithOperations]>>,

    /// matchPolicy defines how the "MatchResources" list is used to match incoming requests. Allowed values are
    /// "Exact" or "Equivalent".
    pub match_policy: Option<crate::Str>,

    /// namespaceSelector decides whether to run the admission control policy on an object based on whether the
    /// namespace for that object matches the selector. If the object itself is a namespace, the matching is performed
    /// on object.metadata.labels. If the object is another cluster scoped resource, it never skips the policy.
    pub namespace_selector: Option<Box<crate::meta::v1::LabelSelector>>,

    /// objectSelector decides whether to run the validation based on if the object has matching labels. objectSelector
    /// is evaluated against both the oldObject and newObject that would be sent to the cel validation, and is
    /// considered to match if either object matches the selector. A null object (oldObject in the case of create, or
    /// newObject in the case of delete) or an object that cannot have labels (like a DeploymentRollback or a
    /// PodProxyOptions object) is not considered to match. Use the object selector only if the webhook is opt-in,
    /// because end users may skip the admission webhook by setting the labels. Default to the empty LabelSelector,
    /// which matches everything.
    pub object_selector: Option<Box<crate::meta::v1::LabelSelector>>,

    /// resourceRules describes what operations on what resources/subresources the ValidatingAdmissionPolicy matches.
    /// The policy cares about an operation if it matches \_any\_ Rule.
    pub resource_rules: Option<Box<[NamedRuleWithOperations]>>,
}

/// MutatingAdmissionPolicy describes the definition of an admission mutation policy that mutates the object coming
/// into admission chain.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MutatingAdmissionPolicy {
    /// metadata is the standard object metadata; More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>.
    pub metadata: crate::meta::v1::ObjectMeta,

    /// spec defines the desired behavior of the MutatingAdmissionPolicy.
    pub spec: Option<Box<MutatingAdmissionPolicySpec>>,
}

/// MutatingAdmissionPolicyBinding binds the MutatingAdmissionPolicy with parametrized resources.
/// MutatingAdmissionPolicyBinding and the optional parameter resource together define how cluster administrators
/// configure policies for clusters.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MutatingAdmissionPolicyBinding {
    /// metadata is the standard object metadata; More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>.
    pub metadata: crate::meta::v1::ObjectMeta,

    /// spec defines the desired behavior of the MutatingAdmissionPolicyBinding.
    pub spec: Option<Box<MutatingAdmissionPolicyBindingSpec>>,
}

/// MutatingAdmissionPolicyBindingSpec defines the specification of the MutatingAdmissionPolicyBinding.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MutatingAdmissionPolicyBindingSpec {
    /// matchResources limits what resources match this binding and may be mutated by it. Note that if matchResources
    /// matches a resource, the resource must also match a policy's matchConstraints and matchConditions before the
    /// resource may be mutated. When matchResources is unset, it does not constrain resource matching, and only the
    /// policy's matchConstraints and matchConditions must match for the resource to be mutated. Additionally,
    /// matchResources.resourceRules are optional and do not constraint matching when unset. Note that this is differs
    /// from MutatingAdmissionPolicy matchConstraints, where resourceRules are required. The CREATE, UPDATE and CONNECT
    /// operations are allowed. The DELETE operation may not be matched. '\*' matches CREATE, UPDATE and CONNECT.
    pub match_resources: Option<Box<MatchResources>>,

    /// paramRef specifies the parameter resource used to configure the admission control policy. It should point to a
    /// resource of the type specified in spec.ParamKind of the bound MutatingAdmissionPolicy. If the policy specifies
    /// a ParamKind and the resource referred to by ParamRef does not exist, this binding is considered mis-configured
    /// and the FailurePolicy of the MutatingAdmissionPolicy applied. If the policy does not specify a ParamKind then
    /// this field is ignored, and the rules are evaluated without a param.
    pub param_ref: Option<Box<ParamRef>>,

    /// policyName references a MutatingAdmissionPolicy name which the MutatingAdmissionPolicyBinding binds to. If the
    /// referenced resource does not exist, this binding is considered invalid and will be ignored Required.
    pub policy_name: Option<crate::Str>,
}

/// MutatingAdmissionPolicySpec defines the desired behavior of the admission policy.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MutatingAdmissionPolicySpec {
    /// failurePolicy defines how to handle failures for the admission policy. Failures can occur from CEL expression
    /// parse errors, type check errors, runtime errors and invalid or mis-configured policy definitions or bindings.
    pub failure_policy: Option<crate::Str>,

    /// matchConditions is a list of conditions that must be met for a request to be validated. Match conditions filter
    /// requests that have already been matched by the matchConstraints. An empty list of matchConditions matches all
    /// requests. There are a maximum of 64 match conditions allowed.
    pub match_conditions: Option<Box<[MatchCondition]>>,

    /// matchConstraints specifies what resources this policy is designed to validate. The MutatingAdmissionPolicy
    /// cares about a request if it matches \_all\_ Constraints. However, in order to prevent clusters from being put
    /// into an unstable state that cannot be recovered from via the API MutatingAdmissionPolicy cannot match
    /// MutatingAdmissionPolicy and MutatingAdmissionPolicyBinding. The CREATE, UPDATE and CONNECT operations are
    /// allowed. The DELETE operation may not be matched. '\*' matches CREATE, UPDATE and CONNECT. Required.
    pub match_constraints: Option<Box<MatchResources>>,

    /// mutations contain operations to perform on matching objects. mutations may not be empty; a minimum of one
    /// mutation is required. mutations are evaluated in order, and are reinvoked according to the reinvocationPolicy.
    /// The mutations of a policy are invoked for each binding of this policy and reinvocation of mutations occurs on a
    /// per binding basis.
    pub mutations: Option<Box<[Mutation]>>,

    /// paramKind specifies the kind of resources used to parameterize this policy. If absent, there are no parameters
    /// for this policy and the param CEL variable will not be provided to validation expressions. If paramKind refers
    /// to a non-existent kind, this policy definition is mis-configured and the FailurePolicy is applied. If paramKind
    /// is specified but paramRef is unset in MutatingAdmissionPolicyBinding, the params variable will be null.
    pub param_kind: Option<Box<ParamKind>>,

    /// reinvocationPolicy indicates whether mutations may be called multiple times per MutatingAdmissionPolicyBinding
    /// as part of a single admission evaluation. Allowed values are "Never" and "IfNeeded".
    pub reinvocation_policy: Option<crate::Str>,

    /// variables contain definitions of variables that can be used in composition of other expressions. Each variable
    /// is defined as a named CEL expression. The variables defined here will be available under `variables` in other
    /// expressions of the policy except matchConditions because matchConditions are evaluated before the rest of the
    /// policy.
    pub variables: Option<Box<[Variable]>>,
}

/// MutatingWebhook describes an admission webhook and the resources and operations it applies to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MutatingWebhook {
    /// admissionReviewVersions is an ordered list of preferred `AdmissionReview` versions the Webhook expects. API
    /// server will try to use first version in the list which it supports. If none of the versions specified in this
    /// list supported by API server, validation will fail for this object. If a persisted webhook configuration
    /// specifies allowed versions and does not include any versions known to the API Server, calls to the webhook will
    /// fail and be subject to the failure policy.
    pub admission_review_versions: Box<[crate::Str]>,

    /// clientConfig defines how to communicate with the hook. Required
    pub client_config: WebhookClientConfig,

    /// failurePolicy defines how unrecognized errors from the admission endpoint are handled - allowed values are
    /// Ignore or Fail. Defaults to Fail.
    pub failure_policy: Option<crate::Str>,

    /// matchConditions is a list of conditions that must be met for a request to be sent to this webhook. Match
    /// conditions filter requests that have already been matched by the rules, namespaceSelector, and objectSelector.
    /// An empty list of matchConditions matches all requests. There are a maximum of 64 match conditions allowed.
    pub match_conditions: Option<Box<[MatchCondition]>>,

    /// matchPolicy defines how the "rules" list is used to match incoming requests. Allowed values are "Exact" or
    /// "Equivalent".
    pub match_policy: Option<crate::Str>,

    /// name is the name of the admission webhook. Name should be fully qualified, e.g., imagepolicy.kubernetes.io,
    /// where "imagepolicy" is the name of the webhook, and kubernetes.io is the name of the organization. Required.
    pub name: crate::Str,

    /// namespaceSelector decides whether to run the webhook on an object based on whether the namespace for that
    /// object matches the selector. If the object itself is a namespace, the matching is performed on
    /// object.metadata.labels. If the object is another cluster scoped resource, it never skips the webhook.
    pub namespace_selector: Option<Box<crate::meta::v1::LabelSelector>>,

    /// objectSelector decides whether to run the webhook based on if the object has matching labels. objectSelector is
    /// evaluated against both the oldObject and newObject that would be sent to the webhook, and is considered to
    /// match if either object matches the selector. A null object (oldObject in the case of create, or newObject in
    /// the case of delete) or an object that cannot have labels (like a DeploymentRollback or a PodProxyOptions
    /// object) is not considered to match. Use the object selector only if the webhook is opt-in, because end users
    /// may skip the admission webhook by setting the labels. Default to the empty LabelSelector, which matches
    /// everything.
    pub object_selector: Option<Box<crate::meta::v1::LabelSelector>>,

    /// reinvocationPolicy indicates whether this webhook should be called multiple times as part of a single admission
    /// evaluation. Allowed values are "Never" and "IfNeeded".
    pub reinvocation_policy: Option<crate::Str>,

    /// rules describes what operations on what resources/subresources the webhook cares about. The webhook cares about
    /// an operation if it matches \_any\_ Rule. However, in order to prevent ValidatingAdmissionWebhooks and
    /// MutatingAdmissionWebhooks from putting the cluster in a state which cannot be recovered from without completely
    /// disabling the plugin, ValidatingAdmissionWebhooks and MutatingAdmissionWebhooks are never called on admission
    /// requests for ValidatingWebhookConfiguration and MutatingWebhookConfiguration objects.
    pub rules: Option<Box<[RuleWithOperations]>>,

    /// sideEffects states whether this webhook has side effects. Acceptable values are: None, NoneOnDryRun (webhooks
    /// created via v1beta1 may also specify Some or Unknown). Webhooks with side effects MUST implement a
    /// reconciliation system, since a request may be rejected by a future step in the admission chain and the side
    /// effects therefore need to be undone. Requests with the dryRun attribute will be auto-rejected if they match a
    /// webhook with sideEffects == Unknown or Some.
    pub side_effects: crate::Str,

    /// timeoutSeconds specifies the timeout for this webhook. After the timeout passes, the webhook call will be
    /// ignored or the API call will fail based on the failure policy. The timeout value must be between 1 and 30
    /// seconds. Default to 10 seconds.
    pub timeout_seconds: Option<i32>,
}

/// MutatingWebhookConfiguration describes the configuration of and admission webhook that accept or reject and may
/// change the object.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MutatingWebhookConfiguration {
    /// metadata is the standard object metadata; More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>.
    pub metadata: crate::meta::v1::ObjectMeta,

    /// webhooks is a list of webhooks and the affected resources and operations.
    pub webhooks: Option<Box<[MutatingWebhook]>>,
}

/// Mutation specifies the CEL expression which is used to apply the Mutation.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Mutation {
    /// applyConfiguration defines the desired configuration values of an object. The configuration is applied to the
    /// admission object using \[structured merge diff\](<https://github.com/kubernetes-sigs/structured-merge-diff>). A
    /// CEL expression is used to create apply configuration.
    pub apply_configuration: Option<Box<ApplyConfiguration>>,

    /// jsonPatch defines a \[JSON patch\](<https://jsonpatch.com/>) operation to perform a mutation to the object. A
    /// CEL expression is used to create the JSON patch.
    pub json_patch: Option<Box<JSONPatch>>,

    /// patchType indicates the patch strategy used. Allowed values are "ApplyConfiguration" and "JSONPatch". Required.
    pub patch_type: crate::Str,
}

/// NamedRuleWithOperations is a tuple of Operations and Resources with ResourceNames.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NamedRuleWithOperations {
    /// apiGroups is the API groups the resources belong to. '\*' is all groups. If '\*' is present, the length of the
    /// slice must be one. Required.
    pub api_groups: Option<Box<[crate::Str]>>,

    /// apiVersions is the API versions the resources belong to. '\*' is all versions. If '\*' is present, the length
    /// of the slice must be one. Required.
    pub api_versions: Option<Box<[crate::Str]>>,

    /// operations is the operations the admission hook cares about - CREATE, UPDATE, DELETE, CONNECT or \* for all of
    /// those operations and any future admission operations that are added. If '\*' is present, the length of the
    /// slice must be one. Required.
    pub operations: Option<Box<[crate::Str]>>,

    /// resourceNames is an optional white list of names that the rule applies to. An empty set means that everything
    /// is allowed.
    pub resource_names: Option<Box<[crate::Str]>>,

    /// resources is a list of resources this rule applies to.
    pub resources: Option<Box<[crate::Str]>>,

    /// scope specifies the scope of this rule. Valid values are "Cluster", "Namespaced", and "\*" "Cluster" means that
    /// only cluster-scoped resources will match this rule. Namespace API objects are cluster-scoped. "Namespaced"
    /// means that only namespaced resources will match this rule. "\*" means that there are no scope restrictions.
    /// Subresources match the scope of their parent resource. Default is "\*".
    pub scope: Option<crate::Str>,
}

/// ParamKind is a tuple of Group Kind and Version.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ParamKind {
    /// apiVersion is the API group version the resources belong to. In format of "group/version". Required.
    pub api_version: Option<crate::Str>,

    /// kind is the API kind the resources belong to. Required.
    pub kind: Option<crate::Str>,
}

/// ParamRef describes how to locate the params to be used as input to expressions of rules applied by a policy
/// binding.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ParamRef {
    /// name is the name of the resource being referenced.
    pub name: Option<crate::Str>,

    /// namespace is the namespace of the referenced resource. Allows limiting the search for params to a specific
    /// namespace. Applies to both `name` and `selector` fields.
    pub namespace: Option<crate::Str>,

    /// parameterNotFoundAction controls the behavior of the binding when the resource exists, and name or selector is
    /// valid, but there are no parameters matched by the binding. If the value is set to `Allow`, then no matched
    /// parameters will be treated as successful validation by the binding. If set to `Deny`, then no matched
    /// parameters will be subject to the `failurePolicy` of the policy.
    pub parameter_not_found_action: Option<crate::Str>,

    /// selector can be used to match multiple param objects based on their labels. Supply selector: {} to match all
    /// resources of the ParamKind.
    pub selector: Option<Box<crate::meta::v1::LabelSelector>>,
}

/// RuleWithOperations is a tuple of Operations and Resources. It is recommended to make sure that all the tuple
/// expansions are valid.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RuleWithOperations {
    /// apiGroups is the API groups the resources belong to. '\*' is all groups. If '\*' is present, the length of the
    /// slice must be one. Required.
    pub api_groups: Option<Box<[crate::Str]>>,

    /// apiVersions is the API versions the resources belong to. '\*' is all versions. If '\*' is present, the length
    /// of the slice must be one. Required.
    pub api_versions: Option<Box<[crate::Str]>>,

    /// operations is the operations the admission hook cares about - CREATE, UPDATE, DELETE, CONNECT or \* for all of
    /// those operations and any future admission operations that are added. If '\*' is present, the length of the
    /// slice must be one. Required.
    pub operations: Option<Box<[crate::Str]>>,

    /// resources is a list of resources this rule applies to.
    pub resources: Option<Box<[crate::Str]>>,

    /// scope specifies the scope of this rule. Valid values are "Cluster", "Namespaced", and "\*" "Cluster" means that
    /// only cluster-scoped resources will match this rule. Namespace API objects are cluster-scoped. "Namespaced"
    /// means that only namespaced resources will match this rule. "\*" means that there are no scope restrictions.
    /// Subresources match the scope of their parent resource. Default is "\*".
    pub scope: Option<crate::Str>,
}

/// ServiceReference holds a reference to Service.legacy.k8s.io
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ServiceReference {
    /// name is the name of the service. Required
    pub name: crate::Str,

    /// namespace is the namespace of the service. Required
    pub namespace: crate::Str,

    /// path is an optional URL path which will be sent in any request to this service.
    pub path: Option<crate::Str>,

    /// port is the port on the service that hosts the webhook. Default to 443 for backward compatibility. `port`
    /// should be a valid port number (1-65535, inclusive).
    pub port: Option<i32>,
}

/// TypeChecking contains results of type checking the expressions in the ValidatingAdmissionPolicy
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TypeChecking {
    /// expressionWarnings contains the type checking warnings for each expression.
    pub expression_warnings: Option<Box<[ExpressionWarning]>>,
}

/// ValidatingAdmissionPolicy describes the definition of an admission validation policy that accepts or rejects an
/// object without changing it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ValidatingAdmissionPolicy {
    /// metadata is the standard object metadata; More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>.
    pub metadata: crate::meta::v1::ObjectMeta,

    /// spec defines the desired behavior of the ValidatingAdmissionPolicy.
    pub spec: Option<Box<ValidatingAdmissionPolicySpec>>,

    /// status represents the current status of the ValidatingAdmissionPolicy, including warnings that are useful to
    /// determine if the policy behaves in the expected way. Populated by the system. Read-only.
    pub status: Option<Box<ValidatingAdmissionPolicyStatus>>,
}

/// ValidatingAdmissionPolicyBinding binds the ValidatingAdmissionPolicy with paramerized resources.
/// ValidatingAdmissionPolicyBinding and parameter CRDs together define how cluster administrators configure policies
/// for clusters.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ValidatingAdmissionPolicyBinding {
    /// metadata is the standard object metadata; More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>.
    pub metadata: crate::meta::v1::ObjectMeta,

    /// spec defines the desired behavior of the ValidatingAdmissionPolicyBinding.
    pub spec: ValidatingAdmissionPolicyBindingSpec,
}

/// ValidatingAdmissionPolicyBindingSpec is the specification of the ValidatingAdmissionPolicyBinding.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ValidatingAdmissionPolicyBindingSpec {
    /// matchResources declares what resources match this binding and will be validated by it. Note that this is
    /// intersected with the policy's matchConstraints, so only requests that are matched by the policy can be selected
    /// by this. If this is unset, all resources matched by the policy are validated by this binding When resourceRules
    /// is unset, it does not constrain resource matching. If a resource is matched by the other fields of this object,
    /// it will be validated. Note that this is differs from ValidatingAdmissionPolicy matchConstraints, where
    /// resourceRules are required.
    pub match_resources: Option<Box<MatchResources>>,

    /// paramRef specifies the parameter resource used to configure the admission control policy. It should point to a
    /// resource of the type specified in ParamKind of the bound ValidatingAdmissionPolicy. If the policy specifies a
    /// ParamKind and the resource referred to by ParamRef does not exist, this binding is considered mis-configured
    /// and the FailurePolicy of the ValidatingAdmissionPolicy applied. If the policy does not specify a ParamKind then
    /// this field is ignored, and the rules are evaluated without a param.
    pub param_ref: Option<Box<ParamRef>>,

    /// policyName references a ValidatingAdmissionPolicy name which the ValidatingAdmissionPolicyBinding binds to. If
    /// the referenced resource does not exist, this binding is considered invalid and will be ignored Required.
    pub policy_name: crate::Str,

    /// validationActions declares how Validations of the referenced ValidatingAdmissionPolicy are enforced. If a
    /// validation evaluates to false it is always enforced according to these actions.
    pub validation_actions: Box<[crate::Str]>,
}

/// ValidatingAdmissionPolicySpec is the specification of the desired behavior of the AdmissionPolicy.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ValidatingAdmissionPolicySpec {
    /// auditAnnotations contains CEL expressions which are used to produce audit annotations for the audit event of
    /// the API request. validations and auditAnnotations may not both be empty; a least one of validations or
    /// auditAnnotations is required.
    pub audit_annotations: Option<Box<[AuditAnnotation]>>,

    /// failurePolicy defines how to handle failures for the admission policy. Failures can occur from CEL expression
    /// parse errors, type check errors, runtime errors and invalid or mis-configured policy definitions or bindings.
    pub failure_policy: Option<crate::Str>,

    /// matchConditions is a list of conditions that must be met for a request to be validated. Match conditions filter
    /// requests that have already been matched by the rules, namespaceSelector, and objectSelector. An empty list of
    /// matchConditions matches all requests. There are a maximum of 64 match conditions allowed.
    pub match_conditions: Option<Box<[MatchCondition]>>,

    /// matchConstraints specifies what resources this policy is designed to validate. The AdmissionPolicy cares about
    /// a request if it matches \_all\_ Constraints. However, in order to prevent clusters from being put into an
    /// unstable state that cannot be recovered from via the API ValidatingAdmissionPolicy cannot match
    /// ValidatingAdmissionPolicy and ValidatingAdmissionPolicyBinding. Required.
    pub match_constraints: Option<Box<MatchResources>>,

    /// paramKind specifies the kind of resources used to parameterize this policy. If absent, there are no parameters
    /// for this policy and the param CEL variable will not be provided to validation expressions. If ParamKind refers
    /// to a non-existent kind, this policy definition is mis-configured and the FailurePolicy is applied. If paramKind
    /// is specified but paramRef is unset in ValidatingAdmissionPolicyBinding, the params variable will be null.
    pub param_kind: Option<Box<ParamKind>>,

    /// validations contain CEL expressions which is used to apply the validation. Validations and AuditAnnotations may
    /// not both be empty; a minimum of one Validations or AuditAnnotations is required.
    pub validations: Option<Box<[Validation]>>,

    /// variables contain definitions of variables that can be used in composition of other expressions. Each variable
    /// is defined as a named CEL expression. The variables defined here will be available under `variables` in other
    /// expressions of the policy except MatchConditions because MatchConditions are evaluated before the rest of the
    /// policy.
    pub variables: Option<Box<[Variable]>>,
}

/// ValidatingAdmissionPolicyStatus represents the status of an admission validation policy.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ValidatingAdmissionPolicyStatus {
    /// conditions represent the latest available observations of a policy's current state.
    pub conditions: Option<Box<[crate::meta::v1::Condition]>>,

    /// observedGeneration is the generation observed by the controller.
    pub observed_generation: Option<i64>,

    /// typeChecking contains the results of type checking for each expression. Presence of this field indicates the
    /// completion of the type checking.
    pub type_checking: Option<Box<TypeChecking>>,
}

/// ValidatingWebhook describes an admission webhook and the resources and operations it applies to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ValidatingWebhook {
    /// admissionReviewVersions is an ordered list of preferred `AdmissionReview` versions the Webhook expects. API
    /// server will try to use first version in the list which it supports. If none of the versions specified in this
    /// list supported by API server, validation will fail for this object. If a persisted webhook configuration
    /// specifies allowed versions and does not include any versions known to the API Server, calls to the webhook will
    /// fail and be subject to the failure policy.
    pub admission_review_versions: Box<[crate::Str]>,

    /// clientConfig defines how to communicate with the hook. Required
    pub client_config: WebhookClientConfig,

    /// failurePolicy defines how unrecognized errors from the admission endpoint are handled - allowed values are
    /// Ignore or Fail. Defaults to Fail.
    pub failure_policy: Option<crate::Str>,

    /// matchConditions is a list of conditions that must be met for a request to be sent to this webhook. Match
    /// conditions filter requests that have already been matched by the rules, namespaceSelector, and objectSelector.
    /// An empty list of matchConditions matches all requests. There are a maximum of 64 match conditions allowed.
    pub match_conditions: Option<Box<[MatchCondition]>>,

    /// matchPolicy defines how the "rules" list is used to match incoming requests. Allowed values are "Exact" or
    /// "Equivalent".
    pub match_policy: Option<crate::Str>,

    /// name is the name of the admission webhook. Name should be fully qualified, e.g., imagepolicy.kubernetes.io,
    /// where "imagepolicy" is the name of the webhook, and kubernetes.io is the name of the organization. Required.
    pub name: crate::Str,

    /// namespaceSelector decides whether to run the webhook on an object based on whether the namespace for that
    /// object matches the selector. If the object itself is a namespace, the matching is performed on
    /// object.metadata.labels. If the object is another cluster scoped resource, it never skips the webhook.
    pub namespace_selector: Option<Box<crate::meta::v1::LabelSelector>>,

    /// objectSelector decides whether to run the webhook based on if the object has matching labels. objectSelector is
    /// evaluated against both the oldObject and newObject that would be sent to the webhook, and is considered to
    /// match if either object matches the selector. A null object (oldObject in the case of create, or newObject in
    /// the case of delete) or an object that cannot have labels (like a DeploymentRollback or a PodProxyOptions
    /// object) is not considered to match. Use the object selector only if the webhook is opt-in, because end users
    /// may skip the admission webhook by setting the labels. Default to the empty LabelSelector, which matches
    /// everything.
    pub object_selector: Option<Box<crate::meta::v1::LabelSelector>>,

    /// rules describes what operations on what resources/subresources the webhook cares about. The webhook cares about
    /// an operation if it matches \_any\_ Rule. However, in order to prevent ValidatingAdmissionWebhooks and
    /// MutatingAdmissionWebhooks from putting the cluster in a state which cannot be recovered from without completely
    /// disabling the plugin, ValidatingAdmissionWebhooks and MutatingAdmissionWebhooks are never called on admission
    /// requests for ValidatingWebhookConfiguration and MutatingWebhookConfiguration objects.
    pub rules: Option<Box<[RuleWithOperations]>>,

    /// sideEffects states whether this webhook has side effects. Acceptable values are: None, NoneOnDryRun (webhooks
    /// created via v1beta1 may also specify Some or Unknown). Webhooks with side effects MUST implement a
    /// reconciliation system, since a request may be rejected by a future step in the admission chain and the side
    /// effects therefore need to be undone. Requests with the dryRun attribute will be auto-rejected if they match a
    /// webhook with sideEffects == Unknown or Some.
    pub side_effects: crate::Str,

    /// timeoutSeconds specifies the timeout for this webhook. After the timeout passes, the webhook call will be
    /// ignored or the API call will fail based on the failure policy. The timeout value must be between 1 and 30
    /// seconds. Default to 10 seconds.
    pub timeout_seconds: Option<i32>,
}

/// ValidatingWebhookConfiguration describes the configuration of and admission webhook that accept or reject and
/// object without changing it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ValidatingWebhookConfiguration {
    /// metadata is the standard object metadata; More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>.
    pub metadata: crate::meta::v1::ObjectMeta,

    /// webhooks is a list of webhooks and the affected resources and operations.
    pub webhooks: Option<Box<[ValidatingWebhook]>>,
}

/// Validation specifies the CEL expression which is used to apply the validation.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Validation {
    /// expression represents the expression which will be evaluated by CEL. ref: <https://github.com/google/cel-spec>
    /// CEL expressions have access to the contents of the API request/response, organized into CEL variables as well
    /// as some other useful variables:
    pub expression: crate::Str,

    /// message represents the message displayed when validation fails. The message is required if the Expression
    /// contains line breaks. The message must not contain line breaks. If unset, the message is "failed rule: {Rule}".
    /// e.g. "must be a URL with the host matching spec.host" If the Expression contains line breaks. Message is
    /// required. The message must not contain line breaks. If unset, the message is "failed Expression: {Expression}".
    pub message: Option<crate::Str>,

    /// messageExpression declares a CEL expression that evaluates to the validation failure message that is returned
    /// when this rule fails. Since messageExpression is used as a failure message, it must evaluate to a string. If
    /// both message and messageExpression are present on a validation, then messageExpression will be used if
    /// validation fails. If messageExpression results in a runtime error, the runtime error is logged, and the
    /// validation failure message is produced as if the messageExpression field were unset. If messageExpression
    /// evaluates to an empty string, a string with only spaces, or a string that contains line breaks, then the
    /// validation failure message will also be produced as if the messageExpression field were unset, and the fact
    /// that messageExpression produced an empty string/string with only spaces/string with line breaks will be logged.
    /// messageExpression has access to all the same variables as the `expression` except for 'authorizer' and
    /// 'authorizer.requestResource'. Example: "object.x must be less than max ("+string(params.max)+")"
    pub message_expression: Option<crate::Str>,

    /// reason represents a machine-readable description of why this validation failed. If this is the first validation
    /// in the list to fail, this reason, as well as the corresponding HTTP response code, are used in the HTTP
    /// response to the client. The currently supported reasons are: "Unauthorized", "Forbidden", "Invalid",
    /// "RequestEntityTooLarge". If not set, StatusReasonInvalid is used in the response to the client.
    pub reason: Option<crate::Str>,
}

/// Variable is the definition of a variable that is used for composition. A variable is defined as a named expression.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Variable {
    /// expression is the expression that will be evaluated as the value of the variable. The CEL expression has access
    /// to the same identifiers as the CEL expressions in Validation.
    pub expression: crate::Str,

    /// name is the name of the variable. The name must be a valid CEL identifier and unique among all variables. The
    /// variable can be accessed in other expressions through `variables` For example, if name is "foo", the variable
    /// will be available as `variables.foo`
    pub name: crate::Str,
}

/// WebhookClientConfig contains the information to make a TLS connection with the webhook
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WebhookClientConfig {
    /// caBundle is a PEM encoded CA bundle which will be used to validate the webhook's server certificate. If
    /// unspecified, system trust roots on the apiserver are used.
    pub ca_bundle: Option<crate::Bytes>,

    /// service is a reference to the service for this webhook. Either `service` or `url` must be specified.
    pub service: Option<Box<ServiceReference>>,

    /// url gives the location of the webhook, in standard URL form (`scheme://host:port/path`). Exactly one of `url`
    /// or `service` must be specified.
    pub url: Option<crate::Str>,
}
