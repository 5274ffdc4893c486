//! Types of rbac/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[cfg(feature = "k8s-openapi")]
mod convert;
#[cfg(feature = "k8s-openapi")]
mod direct;
mod fields;
mod wire;

/// AggregationRule describes how to locate ClusterRoles to aggregate into the ClusterRole
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AggregationRule {
    /// ClusterRoleSelectors holds a list of selectors which will be used to find ClusterRoles and create the rules. If
    /// any of the selectors match, then the ClusterRole's permissions will be added
    pub cluster_role_selectors: Option<Box<[crate::meta::v1::LabelSelector]>>,
}

/// ClusterRole is a cluster level, logical grouping of PolicyRules that can be referenced as a unit by a RoleBinding
/// or ClusterRoleBinding.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ClusterRole {
    /// AggregationRule is an optional field that describes how to build the Rules for this ClusterRole. If
    /// AggregationRule is set, then the Rules are controller managed and direct changes to Rules will be stomped by
    /// the controller.
    pub aggregation_rule: Option<Box<AggregationRule>>,

    /// Standard object's metadata.
    pub metadata: crate::meta::v1::ObjectMeta,

    /// Rules holds all the PolicyRules for this ClusterRole
    pub rules: Option<Box<[PolicyRule]>>,
}

/// ClusterRoleBinding references a ClusterRole, but not contain it. It can reference a ClusterRole in the global
/// namespace, and adds who information via Subject.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ClusterRoleBinding {
    /// Standard object's metadata.
    pub metadata: crate::meta::v1::ObjectMeta,

    /// RoleRef can only reference a ClusterRole in the global namespace. If the RoleRef cannot be resolved, the
    /// Authorizer must return an error. This field is immutable.
    pub role_ref: RoleRef,

    /// Subjects holds references to the objects the role applies to.
    pub subjects: Option<Box<[Subject]>>,
}

/// PolicyRule holds information that describes a policy rule, but does not contain information about who the rule
/// applies to or which namespace the rule applies to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PolicyRule {
    /// APIGroups is the name of the APIGroup that contains the resources. If multiple API groups are specified, any
    /// action requested against one of the enumerated resources in any API group will be allowed. "" represents the
    /// core API group and "\*" represents all API groups.
    pub api_groups: Option<Box<[crate::Str]>>,

    /// NonResourceURLs is a set of partial urls that a user should have access to. \*s are allowed, but only as the
    /// full, final step in the path Since non-resource URLs are not namespaced, this field is only applicable for
    /// ClusterRoles referenced from a ClusterRoleBinding. Rules can either apply to API resources (such as "pods" or
    /// "secrets") or non-resource URL paths (such as "/api"), but not both.
    pub non_resource_urls: Option<Box<[crate::Str]>>,

    /// ResourceNames is an optional white list of names that the rule applies to. An empty set means that everything
    /// is allowed.
    pub resource_names: Option<Box<[crate::Str]>>,

    /// Resources is a list of resources this rule applies to. '\*' represents all resources.
    pub resources: Option<Box<[crate::Str]>>,

    /// Verbs is a list of Verbs that apply to ALL the ResourceKinds contained in this rule. '\*' represents all verbs.
    pub verbs: Box<[crate::Str]>,
}

/// Role is a namespaced, logical grouping of PolicyRules that can be referenced as a unit by a RoleBinding.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Role {
    /// Standard object's metadata.
    pub metadata: crate::meta::v1::ObjectMeta,

    /// Rules holds all the PolicyRules for this Role
    pub rules: Option<Box<[PolicyRule]>>,
}

/// RoleBinding references a role, but does not contain it. It can reference a Role in the same namespace or a
/// ClusterRole in the global namespace. It adds who information via Subjects and namespace information by which
/// namespace it exists in. RoleBindings in a given namespace only have effect in that namespace.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RoleBinding {
    /// Standard object's metadata.
    pub metadata: crate::meta::v1::ObjectMeta,

    /// RoleRef can reference a Role in the current namespace or a ClusterRole in the global namespace. If the RoleRef
    /// cannot be resolved, the Authorizer must return an error. This field is immutable.
    pub role_ref: RoleRef,

    /// Subjects holds references to the objects the role applies to.
    pub subjects: Option<Box<[Subject]>>,
}

/// RoleRef contains information that points to the role being used
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RoleRef {
    /// APIGroup is the group for the resource being referenced
    pub api_group: Option<crate::Str>,

    /// Kind is the type of resource being referenced
    pub kind: crate::Str,

    /// Name is the name of resource being referenced
    pub name: crate::Str,
}

/// Subject contains a reference to the object or user identities a role binding applies to. This can either hold a
/// direct API object reference, or a value for non-objects such as user and group names.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Subject {
    /// APIGroup holds the API group of the referenced subject. Defaults to "" for ServiceAccount subjects. Defaults to
    /// "rbac.authorization.k8s.io" for User and Group subjects.
    pub api_group: Option<crate::Str>,

    /// Kind of object being referenced. Values defined by this API group are "User", "Group", and "ServiceAccount". If
    /// the Authorizer does not recognized the kind value, the Authorizer should report an error.
    pub kind: crate::Str,

    /// Name of the object being referenced.
    pub name: crate::Str,

    /// Namespace of the referenced object. If the object kind is non-namespace, such as "User" or "Group", and this
    /// value is not empty the Authorizer should report an error.
    pub namespace: Option<crate::Str>,
}
