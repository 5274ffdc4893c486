//! JSON names of node/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::*;
use crate::de;
use crate::fields::{Fields, kind, message, optional};

impl Fields for Overhead {
    const NAME: &'static str = "Overhead";
    const NAMES: &'static [&'static str] = &["podFixed"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.pod_fixed = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "podFixed", &self.pod_fixed)?;
        Ok(())
    }
}

message!(Overhead);

impl Fields for RuntimeClass {
    const NAME: &'static str = "RuntimeClass";
    const NAMES: &'static [&'static str] = &["handler", "metadata", "overhead", "scheduling"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.handler = de::required(map)?,
            1 => self.metadata = de::required(map)?,
            2 => self.overhead = map.next_value()?,
            3 => self.scheduling = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("handler", &self.handler)?;
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "overhead", &self.overhead)?;
        optional(map, "scheduling", &self.scheduling)?;
        Ok(())
    }
}

kind!(
    RuntimeClass,
    "node.k8s.io/v1",
    "RuntimeClass",
    "kube-lean:node/v1.RuntimeClass"
);

impl Fields for Scheduling {
    const NAME: &'static str = "Scheduling";
    const NAMES: &'static [&'static str] = &["nodeSelector", "tolerations"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.node_selector = map.next_value()?,
            1 => self.tolerations = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "nodeSelector", &self.node_selector)?;
        optional(map, "tolerations", &self.tolerations)?;
        Ok(())
    }
}

message!(Scheduling);
