//! JSON names of apiregistration/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::*;
use crate::de;
use crate::fields::{Fields, kind, message, optional};

impl Fields for APIService {
    const NAME: &'static str = "APIService";
    const NAMES: &'static [&'static str] = &["metadata", "spec", "status"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = map.next_value()?,
            2 => self.status = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "spec", &self.spec)?;
        optional(map, "status", &self.status)?;
        Ok(())
    }
}

kind!(
    APIService,
    "apiregistration.k8s.io/v1",
    "APIService",
    "kube-lean:apiregistration/v1.APIService"
);

impl Fields for APIServiceCondition {
    const NAME: &'static str = "APIServiceCondition";
    const NAMES: &'static [&'static str] = &["lastTransitionTime", "message", "reason", "status", "type"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.last_transition_time = map.next_value()?,
            1 => self.message = map.next_value()?,
            2 => self.reason = map.next_value()?,
            3 => self.status = de::required(map)?,
            4 => self.type_ = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "lastTransitionTime", &self.last_transition_time)?;
        optional(map, "message", &self.message)?;
        optional(map, "reason", &self.reason)?;
        map.serialize_entry("status", &self.status)?;
        map.serialize_entry("type", &self.type_)?;
        Ok(())
    }
}

message!(APIServiceCondition);

impl Fields for APIServiceSpec {
    const NAME: &'static str = "APIServiceSpec";
    const NAMES: &'static [&'static str] = &[
        "caBundle",
        "group",
        "groupPriorityMinimum",
        "insecureSkipTLSVerify",
        "service",
        "version",
        "versionPriority",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.ca_bundle = map.next_value()?,
            1 => self.group = map.next_value()?,
            2 => self.group_priority_minimum = de::required(map)?,
            3 => self.insecure_skip_tls_verify = map.next_value()?,
            4 => self.service = map.next_value()?,
            5 => self.version = map.next_value()?,
            6 => self.version_priority = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "caBundle", &self.ca_bundle)?;
        optional(map, "group", &self.group)?;
        map.serialize_entry("groupPriorityMinimum", &self.group_priority_minimum)?;
        optional(map, "insecureSkipTLSVerify", &self.insecure_skip_tls_verify)?;
        optional(map, "service", &self.service)?;
        optional(map, "version", &self.version)?;
        map.serialize_entry("versionPriority", &self.version_priority)?;
        Ok(())
    }
}

message!(APIServiceSpec);

impl Fields for APIServiceStatus {
    const NAME: &'static str = "APIServiceStatus";
    const NAMES: &'static [&'static str] = &["conditions"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.conditions = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "conditions", &self.conditions)?;
        Ok(())
    }
}

message!(APIServiceStatus);

impl Fields for ServiceReference {
    const NAME: &'static str = "ServiceReference";
    const NAMES: &'static [&'static str] = &["name", "namespace", "port"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = map.next_value()?,
            1 => self.namespace = map.next_value()?,
            2 => self.port = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "name", &self.name)?;
        optional(map, "namespace", &self.namespace)?;
        optional(map, "port", &self.port)?;
        Ok(())
    }
}

message!(ServiceReference);
