//! JSON names of autoscaling/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::*;
use crate::de;
use crate::fields::{Fields, kind, message, optional};

impl Fields for CrossVersionObjectReference {
    const NAME: &'static str = "CrossVersionObjectReference";
    const NAMES: &'static [&'static str] = &["apiVersion", "kind", "name"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.api_version = map.next_value()?,
            1 => self.kind = de::required(map)?,
            2 => self.name = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "apiVersion", &self.api_version)?;
        map.serialize_entry("kind", &self.kind)?;
        map.serialize_entry("name", &self.name)?;
        Ok(())
    }
}

message!(CrossVersionObjectReference);

impl Fields for HorizontalPodAutoscaler {
    const NAME: &'static str = "HorizontalPodAutoscaler";
    const NAMES: &'static [&'static str] = &["metadata", "spec", "status"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = de::required(map)?,
            2 => self.status = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        map.serialize_entry("spec", &self.spec)?;
        optional(map, "status", &self.status)?;
        Ok(())
    }
}

kind!(
    HorizontalPodAutoscaler,
    "autoscaling/v1",
    "HorizontalPodAutoscaler",
    "kube-lean:autoscaling/v1.HorizontalPodAutoscaler"
);

impl Fields for HorizontalPodAutoscalerSpec {
    const NAME: &'static str = "HorizontalPodAutoscalerSpec";
    const NAMES: &'static [&'static str] = &[
        "maxReplicas",
        "minReplicas",
        "scaleTargetRef",
        "targetCPUUtilizationPercentage",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.max_replicas = de::required(map)?,
            1 => self.min_replicas = map.next_value()?,
            2 => self.scale_target_ref = de::required(map)?,
            3 => self.target_cpu_utilization_percentage = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("maxReplicas", &self.max_replicas)?;
        optional(map, "minReplicas", &self.min_replicas)?;
        map.serialize_entry("scaleTargetRef", &self.scale_target_ref)?;
        optional(
            map,
            "targetCPUUtilizationPercentage",
            &self.target_cpu_utilization_percentage,
        )?;
        Ok(())
    }
}

message!(HorizontalPodAutoscalerSpec);

impl Fields for HorizontalPodAutoscalerStatus {
    const NAME: &'static str = "HorizontalPodAutoscalerStatus";
    const NAMES: &'static [&'static str] = &[
        "currentCPUUtilizationPercentage",
        "currentReplicas",
        "desiredReplicas",
        "lastScaleTime",
        "observedGeneration",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.current_cpu_utilization_percentage = map.next_value()?,
            1 => self.current_replicas = de::required(map)?,
            2 => self.desired_replicas = de::required(map)?,
            3 => self.last_scale_time = map.next_value()?,
            4 => self.observed_generation = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(
            map,
            "currentCPUUtilizationPercentage",
            &self.current_cpu_utilization_percentage,
        )?;
        map.serialize_entry("currentReplicas", &self.current_replicas)?;
        map.serialize_entry("desiredReplicas", &self.desired_replicas)?;
        optional(map, "lastScaleTime", &self.last_scale_time)?;
        optional(map, "observedGeneration", &self.observed_generation)?;
        Ok(())
    }
}

message!(HorizontalPodAutoscalerStatus);
