//! JSON names of storage/v1beta1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::*;
use crate::de;
use crate::fields::{Fields, kind, optional};

impl Fields for VolumeAttributesClass {
    const NAME: &'static str = "VolumeAttributesClass";
    const NAMES: &'static [&'static str] = &["driverName", "metadata", "parameters"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.driver_name = de::required(map)?,
            1 => self.metadata = de::required(map)?,
            2 => self.parameters = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("driverName", &self.driver_name)?;
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "parameters", &self.parameters)?;
        Ok(())
    }
}

kind!(
    VolumeAttributesClass,
    "storage.k8s.io/v1beta1",
    "VolumeAttributesClass",
    "kube-lean:storage/v1beta1.VolumeAttributesClass"
);
