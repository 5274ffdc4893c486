//! Conversions of rbac/v1 from and to k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use crate::convert as c;

impl From<k8s_openapi::api::rbac::v1::AggregationRule> for super::AggregationRule {
    fn from(from: k8s_openapi::api::rbac::v1::AggregationRule) -> Self {
        let mut to = Self::default();
        to.cluster_role_selectors = c::from::optional_list(from.cluster_role_selectors);
        to
    }
}

impl From<super::AggregationRule> for k8s_openapi::api::rbac::v1::AggregationRule {
    fn from(from: super::AggregationRule) -> Self {
        Self {
            cluster_role_selectors: c::to::optional_list(from.cluster_role_selectors),
        }
    }
}

impl From<k8s_openapi::api::rbac::v1::ClusterRole> for super::ClusterRole {
    fn from(from: k8s_openapi::api::rbac::v1::ClusterRole) -> Self {
        let mut to = Self::default();
        to.aggregation_rule = c::from::optional_boxed(from.aggregation_rule);
        to.metadata = c::from::one(from.metadata);
        to.rules = c::from::optional_list(from.rules);
        to
    }
}

impl From<super::ClusterRole> for k8s_openapi::api::rbac::v1::ClusterRole {
    fn from(from: super::ClusterRole) -> Self {
        Self {
            aggregation_rule: c::to::optional_boxed(from.aggregation_rule),
            metadata: c::to::one(from.metadata),
            rules: c::to::optional_list(from.rules),
        }
    }
}

impl From<k8s_openapi::api::rbac::v1::ClusterRoleBinding> for super::ClusterRoleBinding {
    fn from(from: k8s_openapi::api::rbac::v1::ClusterRoleBinding) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.role_ref = c::from::one(from.role_ref);
        to.subjects = c::from::optional_list(from.subjects);
        to
    }
}

impl From<super::ClusterRoleBinding> for k8s_openapi::api::rbac::v1::ClusterRoleBinding {
    fn from(from: super::ClusterRoleBinding) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            role_ref: c::to::one(from.role_ref),
            subjects: c::to::optional_list(from.subjects),
        }
    }
}

impl From<k8s_openapi::api::rbac::v1::PolicyRule> for super::PolicyRule {
    fn from(from: k8s_openapi::api::rbac::v1::PolicyRule) -> Self {
        let mut to = Self::default();
        to.api_groups = c::from::optional_list(from.api_groups);
        to.non_resource_urls = c::from::optional_list(from.non_resource_urls);
        to.resource_names = c::from::optional_list(from.resource_names);
        to.resources = c::from::optional_list(from.resources);
        to.verbs = c::from::list(from.verbs);
        to
    }
}

impl From<super::PolicyRule> for k8s_openapi::api::rbac::v1::PolicyRule {
    fn from(from: super::PolicyRule) -> Self {
        Self {
            api_groups: c::to::optional_list(from.api_groups),
            non_resource_urls: c::to::optional_list(from.non_resource_urls),
            resource_names: c::to::optional_list(from.resource_names),
            resources: c::to::optional_list(from.resources),
            verbs: c::to::list(from.verbs),
        }
    }
}

impl From<k8s_openapi::api::rbac::v1::Role> for super::Role {
    fn from(from: k8s_openapi::api::rbac::v1::Role) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.rules = c::from::optional_list(from.rules);
        to
    }
}

impl From<super::Role> for k8s_openapi::api::rbac::v1::Role {
    fn from(from: super::Role) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            rules: c::to::optional_list(from.rules),
        }
    }
}

impl From<k8s_openapi::api::rbac::v1::RoleBinding> for super::RoleBinding {
    fn from(from: k8s_openapi::api::rbac::v1::RoleBinding) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.role_ref = c::from::one(from.role_ref);
        to.subjects = c::from::optional_list(from.subjects);
        to
    }
}

impl From<super::RoleBinding> for k8s_openapi::api::rbac::v1::RoleBinding {
    fn from(from: super::RoleBinding) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            role_ref: c::to::one(from.role_ref),
            subjects: c::to::optional_list(from.subjects),
        }
    }
}

impl From<k8s_openapi::api::rbac::v1::RoleRef> for super::RoleRef {
    fn from(from: k8s_openapi::api::rbac::v1::RoleRef) -> Self {
        let mut to = Self::default();
        to.api_group = c::from::optional_one(from.api_group);
        to.kind = c::from::one(from.kind);
        to.name = c::from::one(from.name);
        to
    }
}

impl From<super::RoleRef> for k8s_openapi::api::rbac::v1::RoleRef {
    fn from(from: super::RoleRef) -> Self {
        Self {
            api_group: c::to::optional_one(from.api_group),
            kind: c::to::one(from.kind),
            name: c::to::one(from.name),
        }
    }
}

impl From<k8s_openapi::api::rbac::v1::Subject> for super::Subject {
    fn from(from: k8s_openapi::api::rbac::v1::Subject) -> Self {
        let mut to = Self::default();
        to.api_group = c::from::optional_one(from.api_group);
        to.kind = c::from::one(from.kind);
        to.name = c::from::one(from.name);
        to.namespace = c::from::optional_one(from.namespace);
        to
    }
}

impl From<super::Subject> for k8s_openapi::api::rbac::v1::Subject {
    fn from(from: super::Subject) -> Self {
        Self {
            api_group: c::to::optional_one(from.api_group),
            kind: c::to::one(from.kind),
            name: c::to::one(from.name),
            namespace: c::to::optional_one(from.namespace),
        }
    }
}
