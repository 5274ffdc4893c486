//! JSON names of coordination/v1beta1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::*;
use crate::de;
use crate::fields::{Fields, kind, message, optional};

impl Fields for LeaseCandidate {
    const NAME: &'static str = "LeaseCandidate";
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
    LeaseCandidate,
    "coordination.k8s.io/v1beta1",
    "LeaseCandidate",
    "kube-lean:coordination/v1beta1.LeaseCandidate"
);

impl Fields for LeaseCandidateSpec {
    const NAME: &'static str = "LeaseCandidateSpec";
    const NAMES: &'static [&'static str] = &[
        "binaryVersion",
        "emulationVersion",
        "leaseName",
        "pingTime",
        "renewTime",
        "strategy",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.binary_version = de::required(map)?,
            1 => self.emulation_version = map.next_value()?,
            2 => self.lease_name = de::required(map)?,
            3 => self.ping_time = map.next_value()?,
            4 => self.renew_time = map.next_value()?,
            5 => self.strategy = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("binaryVersion", &self.binary_version)?;
        optional(map, "emulationVersion", &self.emulation_version)?;
        map.serialize_entry("leaseName", &self.lease_name)?;
        optional(map, "pingTime", &self.ping_time)?;
        optional(map, "renewTime", &self.renew_time)?;
        map.serialize_entry("strategy", &self.strategy)?;
        Ok(())
    }
}

message!(LeaseCandidateSpec);
