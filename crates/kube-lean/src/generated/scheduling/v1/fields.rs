//! JSON names of scheduling/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::*;
use crate::de;
use crate::fields::{Fields, kind, optional};

impl Fields for PriorityClass {
    const NAME: &'static str = "PriorityClass";
    const NAMES: &'static [&'static str] = &[
        "description",
        "globalDefault",
        "metadata",
        "preemptionPolicy",
        "value",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.description = map.next_value()?,
            1 => self.global_default = map.next_value()?,
            2 => self.metadata = de::required(map)?,
            3 => self.preemption_policy = map.next_value()?,
            4 => self.value = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "description", &self.description)?;
        optional(map, "globalDefault", &self.global_default)?;
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "preemptionPolicy", &self.preemption_policy)?;
        optional(map, "value", &self.value)?;
        Ok(())
    }
}

kind!(
    PriorityClass,
    "scheduling.k8s.io/v1",
    "PriorityClass",
    "kube-lean:scheduling/v1.PriorityClass"
);
