//! JSON names of storagemigration/v1beta1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::*;
use crate::de;
use crate::fields::{Fields, kind, message, optional};

impl Fields for StorageVersionMigration {
    const NAME: &'static str = "StorageVersionMigration";
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
    StorageVersionMigration,
    "storagemigration.k8s.io/v1beta1",
    "StorageVersionMigration",
    "kube-lean:storagemigration/v1beta1.StorageVersionMigration"
);

impl Fields for StorageVersionMigrationSpec {
    const NAME: &'static str = "StorageVersionMigrationSpec";
    const NAMES: &'static [&'static str] = &["resource"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.resource = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("resource", &self.resource)?;
        Ok(())
    }
}

message!(StorageVersionMigrationSpec);

impl Fields for StorageVersionMigrationStatus {
    const NAME: &'static str = "StorageVersionMigrationStatus";
    const NAMES: &'static [&'static str] = &["conditions", "resourceVersion"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.conditions = map.next_value()?,
            1 => self.resource_version = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "conditions", &self.conditions)?;
        optional(map, "resourceVersion", &self.resource_version)?;
        Ok(())
    }
}

message!(StorageVersionMigrationStatus);
