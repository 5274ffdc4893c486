//! JSON names of coordination/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::*;
use crate::de;
use crate::fields::{Fields, kind, message, optional};

impl Fields for Lease {
    const NAME: &'static str = "Lease";
    const NAMES: &'static [&'static str] = &["metadata", "spec"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "spec", &self.spec)?;
        Ok(())
    }
}

kind!(
    Lease,
    "coordination.k8s.io/v1",
    "Lease",
    "kube-lean:coordination/v1.Lease"
);

impl Fields for LeaseSpec {
    const NAME: &'static str = "LeaseSpec";
    const NAMES: &'static [&'static str] = &[
        "acquireTime",
        "holderIdentity",
        "leaseDurationSeconds",
        "leaseTransitions",
        "preferredHolder",
        "renewTime",
        "strategy",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.acquire_time = map.next_value()?,
            1 => self.holder_identity = map.next_value()?,
            2 => self.lease_duration_seconds = map.next_value()?,
            3 => self.lease_transitions = map.next_value()?,
            4 => self.preferred_holder = map.next_value()?,
            5 => self.renew_time = map.next_value()?,
            6 => self.strategy = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "acquireTime", &self.acquire_time)?;
        optional(map, "holderIdentity", &self.holder_identity)?;
        optional(map, "leaseDurationSeconds", &self.lease_duration_seconds)?;
        optional(map, "leaseTransitions", &self.lease_transitions)?;
        optional(map, "preferredHolder", &self.preferred_holder)?;
        optional(map, "renewTime", &self.renew_time)?;
        optional(map, "strategy", &self.strategy)?;
        Ok(())
    }
}

message!(LeaseSpec);
