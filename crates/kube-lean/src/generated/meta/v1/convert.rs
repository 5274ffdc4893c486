//! Conversions of meta/v1 from and to k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use crate::convert as c;

impl From<k8s_openapi::apimachinery::pkg::apis::meta::v1::Condition> for super::Condition {
    fn from(from: k8s_openapi::apimachinery::pkg::apis::meta::v1::Condition) -> Self {
        let mut to = Self::default();
        to.last_transition_time = c::from::one(from.last_transition_time);
        to.message = c::from::one(from.message);
        to.observed_generation = c::from::optional_one(from.observed_generation);
        to.reason = c::from::one(from.reason);
        to.status = c::from::one(from.status);
        to.type_ = c::from::one(from.type_);
        to
    }
}

impl From<super::Condition> for k8s_openapi::apimachinery::pkg::apis::meta::v1::Condition {
    fn from(from: super::Condition) -> Self {
        Self {
            last_transition_time: c::to::one(from.last_transition_time),
            message: c::to::one(from.message),
            observed_generation: c::to::optional_one(from.observed_generation),
            reason: c::to::one(from.reason),
            status: c::to::one(from.status),
            type_: c::to::one(from.type_),
        }
    }
}

impl From<k8s_openapi::apimachinery::pkg::apis::meta::v1::GroupResource> for super::GroupResource {
    fn from(from: k8s_openapi::apimachinery::pkg::apis::meta::v1::GroupResource) -> Self {
        let mut to = Self::default();
        to.group = c::from::one(from.group);
        to.resource = c::from::one(from.resource);
        to
    }
}

impl From<super::GroupResource> for k8s_openapi::apimachinery::pkg::apis::meta::v1::GroupResource {
    fn from(from: super::GroupResource) -> Self {
        Self {
            group: c::to::one(from.group),
            resource: c::to::one(from.resource),
        }
    }
}

impl From<k8s_openapi::apimachinery::pkg::apis::meta::v1::LabelSelector> for super::LabelSelector {
    fn from(from: k8s_openapi::apimachinery::pkg::apis::meta::v1::LabelSelector) -> Self {
        let mut to = Self::default();
        to.match_expressions = c::from::optional_list(from.match_expressions);
        to.match_labels = c::from::optional_map(from.match_labels);
        to
    }
}

impl From<super::LabelSelector> for k8s_openapi::apimachinery::pkg::apis::meta::v1::LabelSelector {
    fn from(from: super::LabelSelector) -> Self {
        Self {
            match_expressions: c::to::optional_list(from.match_expressions),
            match_labels: c::to::optional_map(from.match_labels),
        }
    }
}

impl From<k8s_openapi::apimachinery::pkg::apis::meta::v1::LabelSelectorRequirement>
    for super::LabelSelectorRequirement
{
    fn from(from: k8s_openapi::apimachinery::pkg::apis::meta::v1::LabelSelectorRequirement) -> Self {
        let mut to = Self::default();
        to.key = c::from::one(from.key);
        to.operator = c::from::one(from.operator);
        to.values = c::from::optional_list(from.values);
        to
    }
}

impl From<super::LabelSelectorRequirement>
    for k8s_openapi::apimachinery::pkg::apis::meta::v1::LabelSelectorRequirement
{
    fn from(from: super::LabelSelectorRequirement) -> Self {
        Self {
            key: c::to::one(from.key),
            operator: c::to::one(from.operator),
            values: c::to::optional_list(from.values),
        }
    }
}

impl From<k8s_openapi::apimachinery::pkg::apis::meta::v1::ManagedFieldsEntry> for super::ManagedFieldsEntry {
    fn from(from: k8s_openapi::apimachinery::pkg::apis::meta::v1::ManagedFieldsEntry) -> Self {
        let mut to = Self::default();
        to.api_version = c::from::optional_one(from.api_version);
        to.fields_type = c::from::optional_one(from.fields_type);
        to.fields_v1 = c::from::optional_one(from.fields_v1);
        to.manager = c::from::optional_one(from.manager);
        to.operation = c::from::optional_one(from.operation);
        to.subresource = c::from::optional_one(from.subresource);
        to.time = c::from::optional_one(from.time);
        to
    }
}

impl From<super::ManagedFieldsEntry> for k8s_openapi::apimachinery::pkg::apis::meta::v1::ManagedFieldsEntry {
    fn from(from: super::ManagedFieldsEntry) -> Self {
        Self {
            api_version: c::to::optional_one(from.api_version),
            fields_type: c::to::optional_one(from.fields_type),
            fields_v1: c::to::optional_one(from.fields_v1),
            manager: c::to::optional_one(from.manager),
            operation: c::to::optional_one(from.operation),
            subresource: c::to::optional_one(from.subresource),
            time: c::to::optional_one(from.time),
        }
    }
}

impl From<k8s_openapi::apimachinery::pkg::apis::meta::v1::ObjectMeta> for super::ObjectMeta {
    fn from(from: k8s_openapi::apimachinery::pkg::apis::meta::v1::ObjectMeta) -> Self {
        let mut to = Self::default();
        to.annotations = c::from::optional_map(from.annotations);
        to.creation_timestamp = c::from::optional_one(from.creation_timestamp);
        to.rare.put(
            c::from::optional_one(from.deletion_grace_period_seconds),
            |rare| &mut rare.deletion_grace_period_seconds,
        );
        to.rare
            .put(c::from::optional_one(from.deletion_timestamp), |rare| {
                &mut rare.deletion_timestamp
            });
        to.rare
            .put(c::from::optional_shared_list(from.finalizers), |rare| {
                &mut rare.finalizers
            });
        to.generate_name = c::from::optional_one(from.generate_name);
        to.generation = c::from::optional_one(from.generation);
        to.labels = c::from::optional_map(from.labels);
        to.rare.put(c::from::optional_list(from.managed_fields), |rare| {
            &mut rare.managed_fields
        });
        to.name = c::from::optional_one(from.name);
        to.namespace = c::from::optional_one(from.namespace);
        to.owner_references = c::from::optional_shared_list(from.owner_references);
        to.resource_version = c::from::optional_one(from.resource_version);
        to.rare
            .put(c::from::optional_one(from.self_link), |rare| &mut rare.self_link);
        to.uid = c::from::optional_one(from.uid);
        to
    }
}

impl From<super::ObjectMeta> for k8s_openapi::apimachinery::pkg::apis::meta::v1::ObjectMeta {
    fn from(from: super::ObjectMeta) -> Self {
        let rare = from.rare.into_inner();
        Self {
            annotations: c::to::optional_map(from.annotations),
            creation_timestamp: c::to::optional_one(from.creation_timestamp),
            deletion_grace_period_seconds: c::to::optional_one(rare.deletion_grace_period_seconds),
            deletion_timestamp: c::to::optional_one(rare.deletion_timestamp),
            finalizers: c::to::optional_shared_list(rare.finalizers),
            generate_name: c::to::optional_one(from.generate_name),
            generation: c::to::optional_one(from.generation),
            labels: c::to::optional_map(from.labels),
            managed_fields: c::to::optional_list(rare.managed_fields),
            name: c::to::optional_one(from.name),
            namespace: c::to::optional_one(from.namespace),
            owner_references: c::to::optional_shared_list(from.owner_references),
            resource_version: c::to::optional_one(from.resource_version),
            self_link: c::to::optional_one(rare.self_link),
            uid: c::to::optional_one(from.uid),
        }
    }
}

impl From<k8s_openapi::apimachinery::pkg::apis::meta::v1::OwnerReference> for super::OwnerReference {
    fn from(from: k8s_openapi::apimachinery::pkg::apis::meta::v1::OwnerReference) -> Self {
        let mut to = Self::default();
        to.api_version = c::from::one(from.api_version);
        to.block_owner_deletion = c::from::optional_one(from.block_owner_deletion);
        to.controller = c::from::optional_one(from.controller);
        to.kind = c::from::one(from.kind);
        to.name = c::from::one(from.name);
        to.uid = c::from::one(from.uid);
        to
    }
}

impl From<super::OwnerReference> for k8s_openapi::apimachinery::pkg::apis::meta::v1::OwnerReference {
    fn from(from: super::OwnerReference) -> Self {
        Self {
            api_version: c::to::one(from.api_version),
            block_owner_deletion: c::to::optional_one(from.block_owner_deletion),
            controller: c::to::optional_one(from.controller),
            kind: c::to::one(from.kind),
            name: c::to::one(from.name),
            uid: c::to::one(from.uid),
        }
    }
}
