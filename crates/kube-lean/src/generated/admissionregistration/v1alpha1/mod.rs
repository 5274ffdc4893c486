//! Types of admissionregistration/v1alpha1.
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

/// JSONPatch defines a JSON Patch.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct JSONPatch {
    /// expression will be evaluated by CEL to create a \[JSON patch\](<https://jsonpatch.com/>). ref:
    /// <https://github.com/google/cel-spec>
    pub expression: Option<crate::Str>,
}

/// `MatchCondition` of admissionregistration/v1alpha1.
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
    /// excludeResourceRules describes what operations on what resources/subresources the policy should not care about.
    /// The exclude rules take precedence over include rules (if a resource matches both, it is excluded)
    pub exclude_resource_rules: Option<Box<[NamedRuleWithOperations]>>,

    /// matchPolicy defines how the "MatchResources" list is used to match incoming requests. Allowed values are
    /// "Exact" or "Equivalent".
    pub match_policy: Option<crate::Str>,

    /// namespaceSelector decides whether to run the admission control policy on an object based on whether the
    /// namespace for that object matches the selector. If the object itself is a namespace, the matching is performed
    /// on object.metadata.labels. If the object is another cluster scoped resource, it never skips the policy.
    pub namespace_selector: Option<Box<crate::meta::v1::LabelSelector>>,

    /// objectSelector decides whether to run the policy based on if the object has matching labels. objectSelector is
    /// evaluated against both the oldObject and newObject that would be sent to the policy's expression (CEL), and is
    /// considered to match if either object matches the selector. A null object (oldObject in the case of create, or
    /// newObject in the case of delete) or an object that cannot have labels (like a DeploymentRollback or a
    /// PodProxyOptions object) is not considered to match. Use the object selector only if the webhook is opt-in,
    /// because end users may skip the admission webhook by setting the labels. Default to the empty LabelSelector,
    /// which matches everything.
    pub object_selector: Option<Box<crate::meta::v1::LabelSelector>>,

    /// resourceRules describes what operations on what resources/subresources the admission policy matches. The policy
    /// cares about an operation if it matches \_any\_ Rule.
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

/// MutatingAdmissionPolicyBindingSpec is the specification of the MutatingAdmissionPolicyBinding.
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

/// MutatingAdmissionPolicySpec is the specification of the desired behavior of the admission policy.
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

/// Variable is the definition of a variable that is used for composition.
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
