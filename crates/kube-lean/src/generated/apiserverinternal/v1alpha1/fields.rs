//! JSON names of apiserverinternal/v1alpha1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::*;
use crate::de;
use crate::fields::{Fields, kind, message, optional};

impl Fields for ServerStorageVersion {
    const NAME: &'static str = "ServerStorageVersion";
    const NAMES: &'static [&'static str] = &[
        "apiServerID",
        "decodableVersions",
        "encodingVersion",
        "servedVersions",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.api_server_id = de::required(map)?,
            1 => self.decodable_versions = de::required(map)?,
            2 => self.encoding_version = de::required(map)?,
            3 => self.served_versions = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("apiServerID", &self.api_server_id)?;
        map.serialize_entry("decodableVersions", &self.decodable_versions)?;
        map.serialize_entry("encodingVersion", &self.encoding_version)?;
        optional(map, "servedVersions", &self.served_versions)?;
        Ok(())
    }
}

message!(ServerStorageVersion);

impl Fields for StorageVersion {
    const NAME: &'static str = "StorageVersion";
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
    StorageVersion,
    "internal.apiserver.k8s.io/v1alpha1",
    "StorageVersion",
    "kube-lean:apiserverinternal/v1alpha1.StorageVersion"
);

impl Fields for StorageVersionCondition {
    const NAME: &'static str = "StorageVersionCondition";
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
            0 => self.last_transition_time = map.next_value()?,
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
        optional(map, "lastTransitionTime", &self.last_transition_time)?;
        map.serialize_entry("message", &self.message)?;
        optional(map, "observedGeneration", &self.observed_generation)?;
        map.serialize_entry("reason", &self.reason)?;
        map.serialize_entry("status", &self.status)?;
        map.serialize_entry("type", &self.type_)?;
        Ok(())
    }
}

message!(StorageVersionCondition);

impl Fields for StorageVersionSpec {
    const NAME: &'static str = "StorageVersionSpec";
    const NAMES: &'static [&'static str] = &[];

    fn read<'de, A: MapAccess<'de>>(&mut self, _: usize, _: &mut A) -> Result<(), A::Error> {
        Ok(())
    }

    fn write<M: SerializeMap>(&self, _: &mut M) -> Result<(), M::Error> {
        Ok(())
    }
}

message!(StorageVersionSpec);

impl Fields for StorageVersionStatus {
    const NAME: &'static str = "StorageVersionStatus";
    const NAMES: &'static [&'static str] = &["commonEncodingVersion", "conditions", "storageVersions"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.common_encoding_version = map.next_value()?,
            1 => self.conditions = map.next_value()?,
            2 => self.storage_versions = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "commonEncodingVersion", &self.common_encoding_version)?;
        optional(map, "conditions", &self.conditions)?;
        optional(map, "storageVersions", &self.storage_versions)?;
        Ok(())
    }
}

message!(StorageVersionStatus);
