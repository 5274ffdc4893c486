//! JSON names of rbac/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::*;
use crate::de;
use crate::fields::{Fields, kind, message, optional};

impl Fields for AggregationRule {
    const NAME: &'static str = "AggregationRule";
    const NAMES: &'static [&'static str] = &["clusterRoleSelectors"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.cluster_role_selectors = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "clusterRoleSelectors", &self.cluster_role_selectors)?;
        Ok(())
    }
}

message!(AggregationRule);

impl Fields for ClusterRole {
    const NAME: &'static str = "ClusterRole";
    const NAMES: &'static [&'static str] = &["aggregationRule", "metadata", "rules"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.aggregation_rule = map.next_value()?,
            1 => self.metadata = de::required(map)?,
            2 => self.rules = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "aggregationRule", &self.aggregation_rule)?;
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "rules", &self.rules)?;
        Ok(())
    }
}

kind!(
    ClusterRole,
    "rbac.authorization.k8s.io/v1",
    "ClusterRole",
    "kube-lean:rbac/v1.ClusterRole"
);

impl Fields for ClusterRoleBinding {
    const NAME: &'static str = "ClusterRoleBinding";
    const NAMES: &'static [&'static str] = &["metadata", "roleRef", "subjects"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.role_ref = de::required(map)?,
            2 => self.subjects = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        map.serialize_entry("roleRef", &self.role_ref)?;
        optional(map, "subjects", &self.subjects)?;
        Ok(())
    }
}

kind!(
    ClusterRoleBinding,
    "rbac.authorization.k8s.io/v1",
    "ClusterRoleBinding",
    "kube-lean:rbac/v1.ClusterRoleBinding"
);

impl Fields for PolicyRule {
    const NAME: &'static str = "PolicyRule";
    const NAMES: &'static [&'static str] = &[
        "apiGroups",
        "nonResourceURLs",
        "resourceNames",
        "resources",
        "verbs",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.api_groups = map.next_value()?,
            1 => self.non_resource_urls = map.next_value()?,
            2 => self.resource_names = map.next_value()?,
            3 => self.resources = map.next_value()?,
            4 => self.verbs = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "apiGroups", &self.api_groups)?;
        optional(map, "nonResourceURLs", &self.non_resource_urls)?;
        optional(map, "resourceNames", &self.resource_names)?;
        optional(map, "resources", &self.resources)?;
        map.serialize_entry("verbs", &self.verbs)?;
        Ok(())
    }
}

message!(PolicyRule);

impl Fields for Role {
    const NAME: &'static str = "Role";
    const NAMES: &'static [&'static str] = &["metadata", "rules"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.rules = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "rules", &self.rules)?;
        Ok(())
    }
}

kind!(
    Role,
    "rbac.authorization.k8s.io/v1",
    "Role",
    "kube-lean:rbac/v1.Role"
);

impl Fields for RoleBinding {
    const NAME: &'static str = "RoleBinding";
    const NAMES: &'static [&'static str] = &["metadata", "roleRef", "subjects"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.role_ref = de::required(map)?,
            2 => self.subjects = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        map.serialize_entry("roleRef", &self.role_ref)?;
        optional(map, "subjects", &self.subjects)?;
        Ok(())
    }
}

kind!(
    RoleBinding,
    "rbac.authorization.k8s.io/v1",
    "RoleBinding",
    "kube-lean:rbac/v1.RoleBinding"
);

impl Fields for RoleRef {
    const NAME: &'static str = "RoleRef";
    const NAMES: &'static [&'static str] = &["apiGroup", "kind", "name"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.api_group = map.next_value()?,
            1 => self.kind = de::required(map)?,
            2 => self.name = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "apiGroup", &self.api_group)?;
        map.serialize_entry("kind", &self.kind)?;
        map.serialize_entry("name", &self.name)?;
        Ok(())
    }
}

message!(RoleRef);

impl Fields for Subject {
    const NAME: &'static str = "Subject";
    const NAMES: &'static [&'static str] = &["apiGroup", "kind", "name", "namespace"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.api_group = map.next_value()?,
            1 => self.kind = de::required(map)?,
            2 => self.name = de::required(map)?,
            3 => self.namespace = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "apiGroup", &self.api_group)?;
        map.serialize_entry("kind", &self.kind)?;
        map.serialize_entry("name", &self.name)?;
        optional(map, "namespace", &self.namespace)?;
        Ok(())
    }
}

message!(Subject);
