//! JSON names of meta/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::*;
use crate::de;
use crate::fields::{Fields, kind, message, optional};

impl Fields for Condition {
    const NAME: &'static str = "Condition";
    const NAMES: &'static [&'static str] = &[
        "lastTransitionTime",
        "message",
        "observedGeneration",
        "reason",
        "status",
        "type",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.last_transition_time = de::required(map)?,
            1 => self.message = de::required(map)?,
            2 => self.observed_generation = map.next_value()?,
            3 => self.reason = de::required(map)?,
            4 => self.status = de::required(map)?,
            5 => self.type_ = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("lastTransitionTime", &self.last_transition_time)?;
        map.serialize_entry("message", &self.message)?;
        optional(map, "observedGeneration", &self.observed_generation)?;
        map.serialize_entry("reason", &self.reason)?;
        map.serialize_entry("status", &self.status)?;
        map.serialize_entry("type", &self.type_)?;
        Ok(())
    }
}

message!(Condition);

impl Fields for GroupResource {
    const NAME: &'static str = "GroupResource";
    const NAMES: &'static [&'static str] = &["group", "resource"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.group = de::required(map)?,
            1 => self.resource = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("group", &self.group)?;
        map.serialize_entry("resource", &self.resource)?;
        Ok(())
    }
}

message!(GroupResource);

impl Fields for LabelSelector {
    const NAME: &'static str = "LabelSelector";
    const NAMES: &'static [&'static str] = &["matchExpressions", "matchLabels"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.match_expressions = map.next_value()?,
            1 => self.match_labels = de::shared(map, 47)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "matchExpressions", &self.match_expressions)?;
        optional(map, "matchLabels", &self.match_labels)?;
        Ok(())
    }
}

message!(LabelSelector);

impl Fields for LabelSelectorRequirement {
    const NAME: &'static str = "LabelSelectorRequirement";
    const NAMES: &'static [&'static str] = &["key", "operator", "values"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.key = de::required(map)?,
            1 => self.operator = de::required(map)?,
            2 => self.values = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("key", &self.key)?;
        map.serialize_entry("operator", &self.operator)?;
        optional(map, "values", &self.values)?;
        Ok(())
    }
}

message!(LabelSelectorRequirement);

impl Fields for ManagedFieldsEntry {
    const NAME: &'static str = "ManagedFieldsEntry";
    const NAMES: &'static [&'static str] = &[
        "apiVersion",
        "fieldsType",
        "fieldsV1",
        "manager",
        "operation",
        "subresource",
        "time",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.api_version = map.next_value()?,
            1 => self.fields_type = map.next_value()?,
            2 => self.fields_v1 = map.next_value()?,
            3 => self.manager = map.next_value()?,
            4 => self.operation = map.next_value()?,
            5 => self.subresource = map.next_value()?,
            6 => self.time = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "apiVersion", &self.api_version)?;
        optional(map, "fieldsType", &self.fields_type)?;
        optional(map, "fieldsV1", &self.fields_v1)?;
        optional(map, "manager", &self.manager)?;
        optional(map, "operation", &self.operation)?;
        optional(map, "subresource", &self.subresource)?;
        optional(map, "time", &self.time)?;
        Ok(())
    }
}

message!(ManagedFieldsEntry);

impl Fields for ObjectMeta {
    const NAME: &'static str = "ObjectMeta";
    const NAMES: &'static [&'static str] = &[
        "annotations",
        "creationTimestamp",
        "deletionGracePeriodSeconds",
        "deletionTimestamp",
        "finalizers",
        "generateName",
        "generation",
        "labels",
        "managedFields",
        "name",
        "namespace",
        "ownerReferences",
        "resourceVersion",
        "selfLink",
        "uid",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.annotations = de::shared(map, 48)?,
            1 => self.creation_timestamp = map.next_value()?,
            2 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.deletion_grace_period_seconds),
            3 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.deletion_timestamp),
            4 => self.rare.put(de::shared(map, 49)?, |rare| &mut rare.finalizers),
            5 => self.generate_name = map.next_value()?,
            6 => self.generation = map.next_value()?,
            7 => self.labels = de::shared(map, 50)?,
            8 => self.rare.put(map.next_value()?, |rare| &mut rare.managed_fields),
            9 => self.name = map.next_value()?,
            10 => self.namespace = map.next_value()?,
            11 => self.owner_references = de::shared(map, 51)?,
            12 => self.resource_version = map.next_value()?,
            13 => self.rare.put(map.next_value()?, |rare| &mut rare.self_link),
            14 => self.uid = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "annotations", &self.annotations)?;
        optional(map, "creationTimestamp", &self.creation_timestamp)?;
        optional(
            map,
            "deletionGracePeriodSeconds",
            &self.deletion_grace_period_seconds,
        )?;
        optional(map, "deletionTimestamp", &self.deletion_timestamp)?;
        optional(map, "finalizers", &self.finalizers)?;
        optional(map, "generateName", &self.generate_name)?;
        optional(map, "generation", &self.generation)?;
        optional(map, "labels", &self.labels)?;
        optional(map, "managedFields", &self.managed_fields)?;
        optional(map, "name", &self.name)?;
        optional(map, "namespace", &self.namespace)?;
        optional(map, "ownerReferences", &self.owner_references)?;
        optional(map, "resourceVersion", &self.resource_version)?;
        optional(map, "selfLink", &self.self_link)?;
        optional(map, "uid", &self.uid)?;
        Ok(())
    }
}

message!(ObjectMeta);

impl Fields for OwnerReference {
    const NAME: &'static str = "OwnerReference";
    const NAMES: &'static [&'static str] = &[
        "apiVersion",
        "blockOwnerDeletion",
        "controller",
        "kind",
        "name",
        "uid",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.api_version = de::required(map)?,
            1 => self.block_owner_deletion = map.next_value()?,
            2 => self.controller = map.next_value()?,
            3 => self.kind = de::required(map)?,
            4 => self.name = de::required(map)?,
            5 => self.uid = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("apiVersion", &self.api_version)?;
        optional(map, "blockOwnerDeletion", &self.block_owner_deletion)?;
        optional(map, "controller", &self.controller)?;
        map.serialize_entry("kind", &self.kind)?;
        map.serialize_entry("name", &self.name)?;
        map.serialize_entry("uid", &self.uid)?;
        Ok(())
    }
}

message!(OwnerReference);

impl Fields for PartialObjectMetadata {
    const NAME: &'static str = "PartialObjectMetadata";
    const NAMES: &'static [&'static str] = &["metadata"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        Ok(())
    }
}

kind!(
    PartialObjectMetadata,
    "meta.k8s.io/v1",
    "PartialObjectMetadata",
    "kube-lean:meta/v1.PartialObjectMetadata"
);
