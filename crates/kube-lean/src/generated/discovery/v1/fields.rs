//! JSON names of discovery/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::*;
use crate::de;
use crate::fields::{Fields, kind, message, optional};

impl Fields for Endpoint {
    const NAME: &'static str = "Endpoint";
    const NAMES: &'static [&'static str] = &[
        "addresses",
        "conditions",
        "deprecatedTopology",
        "hints",
        "hostname",
        "nodeName",
        "targetRef",
        "zone",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.addresses = de::required(map)?,
            1 => self.conditions = de::shared(map, 44)?,
            2 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.deprecated_topology),
            3 => self.rare.put(de::shared(map, 45)?, |rare| &mut rare.hints),
            4 => self.rare.put(map.next_value()?, |rare| &mut rare.hostname),
            5 => self.node_name = map.next_value()?,
            6 => self.target_ref = map.next_value()?,
            7 => self.zone = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("addresses", &self.addresses)?;
        optional(map, "conditions", &self.conditions)?;
        optional(map, "deprecatedTopology", &self.deprecated_topology)?;
        optional(map, "hints", &self.hints)?;
        optional(map, "hostname", &self.hostname)?;
        optional(map, "nodeName", &self.node_name)?;
        optional(map, "targetRef", &self.target_ref)?;
        optional(map, "zone", &self.zone)?;
        Ok(())
    }
}

message!(Endpoint);

impl Fields for EndpointConditions {
    const NAME: &'static str = "EndpointConditions";
    const NAMES: &'static [&'static str] = &["ready", "serving", "terminating"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.ready = map.next_value()?,
            1 => self.serving = map.next_value()?,
            2 => self.terminating = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "ready", &self.ready)?;
        optional(map, "serving", &self.serving)?;
        optional(map, "terminating", &self.terminating)?;
        Ok(())
    }
}

message!(EndpointConditions);

impl Fields for EndpointHints {
    const NAME: &'static str = "EndpointHints";
    const NAMES: &'static [&'static str] = &["forNodes", "forZones"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.for_nodes = map.next_value()?,
            1 => self.for_zones = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "forNodes", &self.for_nodes)?;
        optional(map, "forZones", &self.for_zones)?;
        Ok(())
    }
}

message!(EndpointHints);

impl Fields for EndpointPort {
    const NAME: &'static str = "EndpointPort";
    const NAMES: &'static [&'static str] = &["appProtocol", "name", "port", "protocol"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.app_protocol = map.next_value()?,
            1 => self.name = map.next_value()?,
            2 => self.port = map.next_value()?,
            3 => self.protocol = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "appProtocol", &self.app_protocol)?;
        optional(map, "name", &self.name)?;
        optional(map, "port", &self.port)?;
        optional(map, "protocol", &self.protocol)?;
        Ok(())
    }
}

message!(EndpointPort);

impl Fields for EndpointSlice {
    const NAME: &'static str = "EndpointSlice";
    const NAMES: &'static [&'static str] = &["addressType", "endpoints", "metadata", "ports"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.address_type = de::required(map)?,
            1 => self.endpoints = map.next_value()?,
            2 => self.metadata = de::required(map)?,
            3 => self.ports = de::shared(map, 46)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("addressType", &self.address_type)?;
        optional(map, "endpoints", &self.endpoints)?;
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "ports", &self.ports)?;
        Ok(())
    }
}

kind!(
    EndpointSlice,
    "discovery.k8s.io/v1",
    "EndpointSlice",
    "kube-lean:discovery/v1.EndpointSlice"
);

impl Fields for ForNode {
    const NAME: &'static str = "ForNode";
    const NAMES: &'static [&'static str] = &["name"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("name", &self.name)?;
        Ok(())
    }
}

message!(ForNode);

impl Fields for ForZone {
    const NAME: &'static str = "ForZone";
    const NAMES: &'static [&'static str] = &["name"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("name", &self.name)?;
        Ok(())
    }
}

message!(ForZone);
