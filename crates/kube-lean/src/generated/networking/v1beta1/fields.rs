//! JSON names of networking/v1beta1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::*;
use crate::de;
use crate::fields::{Fields, kind, message, optional};

impl Fields for IPAddress {
    const NAME: &'static str = "IPAddress";
    const NAMES: &'static [&'static str] = &["metadata", "spec"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        map.serialize_entry("spec", &self.spec)?;
        Ok(())
    }
}

kind!(
    IPAddress,
    "networking.k8s.io/v1beta1",
    "IPAddress",
    "kube-lean:networking/v1beta1.IPAddress"
);

impl Fields for IPAddressSpec {
    const NAME: &'static str = "IPAddressSpec";
    const NAMES: &'static [&'static str] = &["parentRef"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.parent_ref = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("parentRef", &self.parent_ref)?;
        Ok(())
    }
}

message!(IPAddressSpec);

impl Fields for ParentReference {
    const NAME: &'static str = "ParentReference";
    const NAMES: &'static [&'static str] = &["group", "name", "namespace", "resource"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.group = map.next_value()?,
            1 => self.name = de::required(map)?,
            2 => self.namespace = map.next_value()?,
            3 => self.resource = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "group", &self.group)?;
        map.serialize_entry("name", &self.name)?;
        optional(map, "namespace", &self.namespace)?;
        map.serialize_entry("resource", &self.resource)?;
        Ok(())
    }
}

message!(ParentReference);

impl Fields for ServiceCIDR {
    const NAME: &'static str = "ServiceCIDR";
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
    ServiceCIDR,
    "networking.k8s.io/v1beta1",
    "ServiceCIDR",
    "kube-lean:networking/v1beta1.ServiceCIDR"
);

impl Fields for ServiceCIDRSpec {
    const NAME: &'static str = "ServiceCIDRSpec";
    const NAMES: &'static [&'static str] = &["cidrs"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.cidrs = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "cidrs", &self.cidrs)?;
        Ok(())
    }
}

message!(ServiceCIDRSpec);

impl Fields for ServiceCIDRStatus {
    const NAME: &'static str = "ServiceCIDRStatus";
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

message!(ServiceCIDRStatus);
