//! JSON names of policy/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::*;
use crate::de;
use crate::fields::{Fields, kind, message, optional};

impl Fields for PodDisruptionBudget {
    const NAME: &'static str = "PodDisruptionBudget";
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
    PodDisruptionBudget,
    "policy/v1",
    "PodDisruptionBudget",
    "kube-lean:policy/v1.PodDisruptionBudget"
);

impl Fields for PodDisruptionBudgetSpec {
    const NAME: &'static str = "PodDisruptionBudgetSpec";
    const NAMES: &'static [&'static str] = &[
        "maxUnavailable",
        "minAvailable",
        "selector",
        "unhealthyPodEvictionPolicy",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.max_unavailable = map.next_value()?,
            1 => self.min_available = map.next_value()?,
            2 => self.selector = map.next_value()?,
            3 => self.unhealthy_pod_eviction_policy = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "maxUnavailable", &self.max_unavailable)?;
        optional(map, "minAvailable", &self.min_available)?;
        optional(map, "selector", &self.selector)?;
        optional(
            map,
            "unhealthyPodEvictionPolicy",
            &self.unhealthy_pod_eviction_policy,
        )?;
        Ok(())
    }
}

message!(PodDisruptionBudgetSpec);

impl Fields for PodDisruptionBudgetStatus {
    const NAME: &'static str = "PodDisruptionBudgetStatus";
    const NAMES: &'static [&'static str] = &[
        "conditions",
        "currentHealthy",
        "desiredHealthy",
        "disruptedPods",
        "disruptionsAllowed",
        "expectedPods",
        "observedGeneration",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.conditions = map.next_value()?,
            1 => self.current_healthy = map.next_value()?,
            2 => self.desired_healthy = map.next_value()?,
            3 => self.disrupted_pods = map.next_value()?,
            4 => self.disruptions_allowed = map.next_value()?,
            5 => self.expected_pods = map.next_value()?,
            6 => self.observed_generation = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "conditions", &self.conditions)?;
        optional(map, "currentHealthy", &self.current_healthy)?;
        optional(map, "desiredHealthy", &self.desired_healthy)?;
        optional(map, "disruptedPods", &self.disrupted_pods)?;
        optional(map, "disruptionsAllowed", &self.disruptions_allowed)?;
        optional(map, "expectedPods", &self.expected_pods)?;
        optional(map, "observedGeneration", &self.observed_generation)?;
        Ok(())
    }
}

message!(PodDisruptionBudgetStatus);
