//! JSON names of autoscaling/v2.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::*;
use crate::de;
use crate::fields::{Fields, kind, message, optional};

impl Fields for ContainerResourceMetricSource {
    const NAME: &'static str = "ContainerResourceMetricSource";
    const NAMES: &'static [&'static str] = &["container", "name", "target"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.container = de::required(map)?,
            1 => self.name = de::required(map)?,
            2 => self.target = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("container", &self.container)?;
        map.serialize_entry("name", &self.name)?;
        map.serialize_entry("target", &self.target)?;
        Ok(())
    }
}

message!(ContainerResourceMetricSource);

impl Fields for ContainerResourceMetricStatus {
    const NAME: &'static str = "ContainerResourceMetricStatus";
    const NAMES: &'static [&'static str] = &["container", "current", "name"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.container = de::required(map)?,
            1 => self.current = de::required(map)?,
            2 => self.name = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("container", &self.container)?;
        map.serialize_entry("current", &self.current)?;
        map.serialize_entry("name", &self.name)?;
        Ok(())
    }
}

message!(ContainerResourceMetricStatus);

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

impl Fields for ExternalMetricSource {
    const NAME: &'static str = "ExternalMetricSource";
    const NAMES: &'static [&'static str] = &["metric", "target"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metric = de::required(map)?,
            1 => self.target = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metric", &self.metric)?;
        map.serialize_entry("target", &self.target)?;
        Ok(())
    }
}

message!(ExternalMetricSource);

impl Fields for ExternalMetricStatus {
    const NAME: &'static str = "ExternalMetricStatus";
    const NAMES: &'static [&'static str] = &["current", "metric"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.current = de::required(map)?,
            1 => self.metric = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("current", &self.current)?;
        map.serialize_entry("metric", &self.metric)?;
        Ok(())
    }
}

message!(ExternalMetricStatus);

impl Fields for HPAScalingPolicy {
    const NAME: &'static str = "HPAScalingPolicy";
    const NAMES: &'static [&'static str] = &["periodSeconds", "type", "value"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.period_seconds = de::required(map)?,
            1 => self.type_ = de::required(map)?,
            2 => self.value = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("periodSeconds", &self.period_seconds)?;
        map.serialize_entry("type", &self.type_)?;
        map.serialize_entry("value", &self.value)?;
        Ok(())
    }
}

message!(HPAScalingPolicy);

impl Fields for HPAScalingRules {
    const NAME: &'static str = "HPAScalingRules";
    const NAMES: &'static [&'static str] = &[
        "policies",
        "selectPolicy",
        "stabilizationWindowSeconds",
        "tolerance",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.policies = map.next_value()?,
            1 => self.select_policy = map.next_value()?,
            2 => self.stabilization_window_seconds = map.next_value()?,
            3 => self.tolerance = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "policies", &self.policies)?;
        optional(map, "selectPolicy", &self.select_policy)?;
        optional(
            map,
            "stabilizationWindowSeconds",
            &self.stabilization_window_seconds,
        )?;
        optional(map, "tolerance", &self.tolerance)?;
        Ok(())
    }
}

message!(HPAScalingRules);

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
    "autoscaling/v2",
    "HorizontalPodAutoscaler",
    "kube-lean:autoscaling/v2.HorizontalPodAutoscaler"
);

impl Fields for HorizontalPodAutoscalerBehavior {
    const NAME: &'static str = "HorizontalPodAutoscalerBehavior";
    const NAMES: &'static [&'static str] = &["scaleDown", "scaleUp"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.scale_down = map.next_value()?,
            1 => self.scale_up = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "scaleDown", &self.scale_down)?;
        optional(map, "scaleUp", &self.scale_up)?;
        Ok(())
    }
}

message!(HorizontalPodAutoscalerBehavior);

impl Fields for HorizontalPodAutoscalerCondition {
    const NAME: &'static str = "HorizontalPodAutoscalerCondition";
    const NAMES: &'static [&'static str] = &["lastTransitionTime", "message", "reason", "status", "type"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.last_transition_time = map.next_value()?,
            1 => self.message = map.next_value()?,
            2 => self.reason = map.next_value()?,
            3 => self.status = de::required(map)?,
            4 => self.type_ = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "lastTransitionTime", &self.last_transition_time)?;
        optional(map, "message", &self.message)?;
        optional(map, "reason", &self.reason)?;
        map.serialize_entry("status", &self.status)?;
        map.serialize_entry("type", &self.type_)?;
        Ok(())
    }
}

message!(HorizontalPodAutoscalerCondition);

impl Fields for HorizontalPodAutoscalerSpec {
    const NAME: &'static str = "HorizontalPodAutoscalerSpec";
    const NAMES: &'static [&'static str] = &[
        "behavior",
        "maxReplicas",
        "metrics",
        "minReplicas",
        "scaleTargetRef",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.behavior = map.next_value()?,
            1 => self.max_replicas = de::required(map)?,
            2 => self.metrics = map.next_value()?,
            3 => self.min_replicas = map.next_value()?,
            4 => self.scale_target_ref = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "behavior", &self.behavior)?;
        map.serialize_entry("maxReplicas", &self.max_replicas)?;
        optional(map, "metrics", &self.metrics)?;
        optional(map, "minReplicas", &self.min_replicas)?;
        map.serialize_entry("scaleTargetRef", &self.scale_target_ref)?;
        Ok(())
    }
}

message!(HorizontalPodAutoscalerSpec);

impl Fields for HorizontalPodAutoscalerStatus {
    const NAME: &'static str = "HorizontalPodAutoscalerStatus";
    const NAMES: &'static [&'static str] = &[
        "conditions",
        "currentMetrics",
        "currentReplicas",
        "desiredReplicas",
        "lastScaleTime",
        "observedGeneration",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.conditions = map.next_value()?,
            1 => self.current_metrics = map.next_value()?,
            2 => self.current_replicas = map.next_value()?,
            3 => self.desired_replicas = de::required(map)?,
            4 => self.last_scale_time = map.next_value()?,
            5 => self.observed_generation = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "conditions", &self.conditions)?;
        optional(map, "currentMetrics", &self.current_metrics)?;
        optional(map, "currentReplicas", &self.current_replicas)?;
        map.serialize_entry("desiredReplicas", &self.desired_replicas)?;
        optional(map, "lastScaleTime", &self.last_scale_time)?;
        optional(map, "observedGeneration", &self.observed_generation)?;
        Ok(())
    }
}

message!(HorizontalPodAutoscalerStatus);

impl Fields for MetricIdentifier {
    const NAME: &'static str = "MetricIdentifier";
    const NAMES: &'static [&'static str] = &["name", "selector"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = de::required(map)?,
            1 => self.selector = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("name", &self.name)?;
        optional(map, "selector", &self.selector)?;
        Ok(())
    }
}

message!(MetricIdentifier);

impl Fields for MetricSpec {
    const NAME: &'static str = "MetricSpec";
    const NAMES: &'static [&'static str] = &[
        "containerResource",
        "external",
        "object",
        "pods",
        "resource",
        "type",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.container_resource = map.next_value()?,
            1 => self.external = map.next_value()?,
            2 => self.object = map.next_value()?,
            3 => self.pods = map.next_value()?,
            4 => self.resource = map.next_value()?,
            5 => self.type_ = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "containerResource", &self.container_resource)?;
        optional(map, "external", &self.external)?;
        optional(map, "object", &self.object)?;
        optional(map, "pods", &self.pods)?;
        optional(map, "resource", &self.resource)?;
        map.serialize_entry("type", &self.type_)?;
        Ok(())
    }
}

message!(MetricSpec);

impl Fields for MetricStatus {
    const NAME: &'static str = "MetricStatus";
    const NAMES: &'static [&'static str] = &[
        "containerResource",
        "external",
        "object",
        "pods",
        "resource",
        "type",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.container_resource = map.next_value()?,
            1 => self.external = map.next_value()?,
            2 => self.object = map.next_value()?,
            3 => self.pods = map.next_value()?,
            4 => self.resource = map.next_value()?,
            5 => self.type_ = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "containerResource", &self.container_resource)?;
        optional(map, "external", &self.external)?;
        optional(map, "object", &self.object)?;
        optional(map, "pods", &self.pods)?;
        optional(map, "resource", &self.resource)?;
        map.serialize_entry("type", &self.type_)?;
        Ok(())
    }
}

message!(MetricStatus);

impl Fields for MetricTarget {
    const NAME: &'static str = "MetricTarget";
    const NAMES: &'static [&'static str] = &["averageUtilization", "averageValue", "type", "value"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.average_utilization = map.next_value()?,
            1 => self.average_value = map.next_value()?,
            2 => self.type_ = de::required(map)?,
            3 => self.value = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "averageUtilization", &self.average_utilization)?;
        optional(map, "averageValue", &self.average_value)?;
        map.serialize_entry("type", &self.type_)?;
        optional(map, "value", &self.value)?;
        Ok(())
    }
}

message!(MetricTarget);

impl Fields for MetricValueStatus {
    const NAME: &'static str = "MetricValueStatus";
    const NAMES: &'static [&'static str] = &["averageUtilization", "averageValue", "value"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.average_utilization = map.next_value()?,
            1 => self.average_value = map.next_value()?,
            2 => self.value = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "averageUtilization", &self.average_utilization)?;
        optional(map, "averageValue", &self.average_value)?;
        optional(map, "value", &self.value)?;
        Ok(())
    }
}

message!(MetricValueStatus);

impl Fields for ObjectMetricSource {
    const NAME: &'static str = "ObjectMetricSource";
    const NAMES: &'static [&'static str] = &["describedObject", "metric", "target"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.described_object = de::required(map)?,
            1 => self.metric = de::required(map)?,
            2 => self.target = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("describedObject", &self.described_object)?;
        map.serialize_entry("metric", &self.metric)?;
        map.serialize_entry("target", &self.target)?;
        Ok(())
    }
}

message!(ObjectMetricSource);

impl Fields for ObjectMetricStatus {
    const NAME: &'static str = "ObjectMetricStatus";
    const NAMES: &'static [&'static str] = &["current", "describedObject", "metric"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.current = de::required(map)?,
            1 => self.described_object = de::required(map)?,
            2 => self.metric = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("current", &self.current)?;
        map.serialize_entry("describedObject", &self.described_object)?;
        map.serialize_entry("metric", &self.metric)?;
        Ok(())
    }
}

message!(ObjectMetricStatus);

impl Fields for PodsMetricSource {
    const NAME: &'static str = "PodsMetricSource";
    const NAMES: &'static [&'static str] = &["metric", "target"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metric = de::required(map)?,
            1 => self.target = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metric", &self.metric)?;
        map.serialize_entry("target", &self.target)?;
        Ok(())
    }
}

message!(PodsMetricSource);

impl Fields for PodsMetricStatus {
    const NAME: &'static str = "PodsMetricStatus";
    const NAMES: &'static [&'static str] = &["current", "metric"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.current = de::required(map)?,
            1 => self.metric = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("current", &self.current)?;
        map.serialize_entry("metric", &self.metric)?;
        Ok(())
    }
}

message!(PodsMetricStatus);

impl Fields for ResourceMetricSource {
    const NAME: &'static str = "ResourceMetricSource";
    const NAMES: &'static [&'static str] = &["name", "target"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = de::required(map)?,
            1 => self.target = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("name", &self.name)?;
        map.serialize_entry("target", &self.target)?;
        Ok(())
    }
}

message!(ResourceMetricSource);

impl Fields for ResourceMetricStatus {
    const NAME: &'static str = "ResourceMetricStatus";
    const NAMES: &'static [&'static str] = &["current", "name"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.current = de::required(map)?,
            1 => self.name = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("current", &self.current)?;
        map.serialize_entry("name", &self.name)?;
        Ok(())
    }
}

message!(ResourceMetricStatus);
