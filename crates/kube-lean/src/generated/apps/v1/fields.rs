//! JSON names of apps/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::*;
use crate::de;
use crate::fields::{Fields, kind, message, optional};

impl Fields for ControllerRevision {
    const NAME: &'static str = "ControllerRevision";
    const NAMES: &'static [&'static str] = &["data", "metadata", "revision"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.data = map.next_value()?,
            1 => self.metadata = de::required(map)?,
            2 => self.revision = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "data", &self.data)?;
        map.serialize_entry("metadata", &self.metadata)?;
        map.serialize_entry("revision", &self.revision)?;
        Ok(())
    }
}

kind!(
    ControllerRevision,
    "apps/v1",
    "ControllerRevision",
    "kube-lean:apps/v1.ControllerRevision"
);

impl Fields for DaemonSet {
    const NAME: &'static str = "DaemonSet";
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

kind!(DaemonSet, "apps/v1", "DaemonSet", "kube-lean:apps/v1.DaemonSet");

impl Fields for DaemonSetCondition {
    const NAME: &'static str = "DaemonSetCondition";
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

message!(DaemonSetCondition);

impl Fields for DaemonSetSpec {
    const NAME: &'static str = "DaemonSetSpec";
    const NAMES: &'static [&'static str] = &[
        "minReadySeconds",
        "revisionHistoryLimit",
        "selector",
        "template",
        "updateStrategy",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.min_ready_seconds = map.next_value()?,
            1 => self.revision_history_limit = map.next_value()?,
            2 => self.selector = de::required(map)?,
            3 => self.template = de::required(map)?,
            4 => self.update_strategy = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "minReadySeconds", &self.min_ready_seconds)?;
        optional(map, "revisionHistoryLimit", &self.revision_history_limit)?;
        map.serialize_entry("selector", &self.selector)?;
        map.serialize_entry("template", &self.template)?;
        optional(map, "updateStrategy", &self.update_strategy)?;
        Ok(())
    }
}

message!(DaemonSetSpec);

impl Fields for DaemonSetStatus {
    const NAME: &'static str = "DaemonSetStatus";
    const NAMES: &'static [&'static str] = &[
        "collisionCount",
        "conditions",
        "currentNumberScheduled",
        "desiredNumberScheduled",
        "numberAvailable",
        "numberMisscheduled",
        "numberReady",
        "numberUnavailable",
        "observedGeneration",
        "updatedNumberScheduled",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.collision_count = map.next_value()?,
            1 => self.conditions = map.next_value()?,
            2 => self.current_number_scheduled = de::required(map)?,
            3 => self.desired_number_scheduled = de::required(map)?,
            4 => self.number_available = map.next_value()?,
            5 => self.number_misscheduled = de::required(map)?,
            6 => self.number_ready = de::required(map)?,
            7 => self.number_unavailable = map.next_value()?,
            8 => self.observed_generation = map.next_value()?,
            9 => self.updated_number_scheduled = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "collisionCount", &self.collision_count)?;
        optional(map, "conditions", &self.conditions)?;
        map.serialize_entry("currentNumberScheduled", &self.current_number_scheduled)?;
        map.serialize_entry("desiredNumberScheduled", &self.desired_number_scheduled)?;
        optional(map, "numberAvailable", &self.number_available)?;
        map.serialize_entry("numberMisscheduled", &self.number_misscheduled)?;
        map.serialize_entry("numberReady", &self.number_ready)?;
        optional(map, "numberUnavailable", &self.number_unavailable)?;
        optional(map, "observedGeneration", &self.observed_generation)?;
        optional(map, "updatedNumberScheduled", &self.updated_number_scheduled)?;
        Ok(())
    }
}

message!(DaemonSetStatus);

impl Fields for DaemonSetUpdateStrategy {
    const NAME: &'static str = "DaemonSetUpdateStrategy";
    const NAMES: &'static [&'static str] = &["rollingUpdate", "type"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.rolling_update = map.next_value()?,
            1 => self.type_ = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "rollingUpdate", &self.rolling_update)?;
        optional(map, "type", &self.type_)?;
        Ok(())
    }
}

message!(DaemonSetUpdateStrategy);

impl Fields for Deployment {
    const NAME: &'static str = "Deployment";
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
    Deployment,
    "apps/v1",
    "Deployment",
    "kube-lean:apps/v1.Deployment"
);

impl Fields for DeploymentCondition {
    const NAME: &'static str = "DeploymentCondition";
    const NAMES: &'static [&'static str] = &[
        "lastTransitionTime",
        "lastUpdateTime",
        "message",
        "reason",
        "status",
        "type",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.last_transition_time = map.next_value()?,
            1 => self.last_update_time = map.next_value()?,
            2 => self.message = map.next_value()?,
            3 => self.reason = map.next_value()?,
            4 => self.status = de::required(map)?,
            5 => self.type_ = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "lastTransitionTime", &self.last_transition_time)?;
        optional(map, "lastUpdateTime", &self.last_update_time)?;
        optional(map, "message", &self.message)?;
        optional(map, "reason", &self.reason)?;
        map.serialize_entry("status", &self.status)?;
        map.serialize_entry("type", &self.type_)?;
        Ok(())
    }
}

message!(DeploymentCondition);

impl Fields for DeploymentSpec {
    const NAME: &'static str = "DeploymentSpec";
    const NAMES: &'static [&'static str] = &[
        "minReadySeconds",
        "paused",
        "progressDeadlineSeconds",
        "replicas",
        "revisionHistoryLimit",
        "selector",
        "strategy",
        "template",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.min_ready_seconds = map.next_value()?,
            1 => self.paused = map.next_value()?,
            2 => self.progress_deadline_seconds = map.next_value()?,
            3 => self.replicas = map.next_value()?,
            4 => self.revision_history_limit = map.next_value()?,
            5 => self.selector = de::required(map)?,
            6 => self.strategy = map.next_value()?,
            7 => self.template = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "minReadySeconds", &self.min_ready_seconds)?;
        optional(map, "paused", &self.paused)?;
        optional(map, "progressDeadlineSeconds", &self.progress_deadline_seconds)?;
        optional(map, "replicas", &self.replicas)?;
        optional(map, "revisionHistoryLimit", &self.revision_history_limit)?;
        map.serialize_entry("selector", &self.selector)?;
        optional(map, "strategy", &self.strategy)?;
        map.serialize_entry("template", &self.template)?;
        Ok(())
    }
}

message!(DeploymentSpec);

impl Fields for DeploymentStatus {
    const NAME: &'static str = "DeploymentStatus";
    const NAMES: &'static [&'static str] = &[
        "availableReplicas",
        "collisionCount",
        "conditions",
        "observedGeneration",
        "readyReplicas",
        "replicas",
        "terminatingReplicas",
        "unavailableReplicas",
        "updatedReplicas",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.available_replicas = map.next_value()?,
            1 => self.collision_count = map.next_value()?,
            2 => self.conditions = map.next_value()?,
            3 => self.observed_generation = map.next_value()?,
            4 => self.ready_replicas = map.next_value()?,
            5 => self.replicas = map.next_value()?,
            6 => self.terminating_replicas = map.next_value()?,
            7 => self.unavailable_replicas = map.next_value()?,
            8 => self.updated_replicas = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "availableReplicas", &self.available_replicas)?;
        optional(map, "collisionCount", &self.collision_count)?;
        optional(map, "conditions", &self.conditions)?;
        optional(map, "observedGeneration", &self.observed_generation)?;
        optional(map, "readyReplicas", &self.ready_replicas)?;
        optional(map, "replicas", &self.replicas)?;
        optional(map, "terminatingReplicas", &self.terminating_replicas)?;
        optional(map, "unavailableReplicas", &self.unavailable_replicas)?;
        optional(map, "updatedReplicas", &self.updated_replicas)?;
        Ok(())
    }
}

message!(DeploymentStatus);

impl Fields for DeploymentStrategy {
    const NAME: &'static str = "DeploymentStrategy";
    const NAMES: &'static [&'static str] = &["rollingUpdate", "type"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.rolling_update = map.next_value()?,
            1 => self.type_ = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "rollingUpdate", &self.rolling_update)?;
        optional(map, "type", &self.type_)?;
        Ok(())
    }
}

message!(DeploymentStrategy);

impl Fields for ReplicaSet {
    const NAME: &'static str = "ReplicaSet";
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
    ReplicaSet,
    "apps/v1",
    "ReplicaSet",
    "kube-lean:apps/v1.ReplicaSet"
);

impl Fields for ReplicaSetCondition {
    const NAME: &'static str = "ReplicaSetCondition";
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

message!(ReplicaSetCondition);

impl Fields for ReplicaSetSpec {
    const NAME: &'static str = "ReplicaSetSpec";
    const NAMES: &'static [&'static str] = &["minReadySeconds", "replicas", "selector", "template"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.min_ready_seconds = map.next_value()?,
            1 => self.replicas = map.next_value()?,
            2 => self.selector = de::required(map)?,
            3 => self.template = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "minReadySeconds", &self.min_ready_seconds)?;
        optional(map, "replicas", &self.replicas)?;
        map.serialize_entry("selector", &self.selector)?;
        optional(map, "template", &self.template)?;
        Ok(())
    }
}

message!(ReplicaSetSpec);

impl Fields for ReplicaSetStatus {
    const NAME: &'static str = "ReplicaSetStatus";
    const NAMES: &'static [&'static str] = &[
        "availableReplicas",
        "conditions",
        "fullyLabeledReplicas",
        "observedGeneration",
        "readyReplicas",
        "replicas",
        "terminatingReplicas",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.available_replicas = map.next_value()?,
            1 => self.conditions = map.next_value()?,
            2 => self.fully_labeled_replicas = map.next_value()?,
            3 => self.observed_generation = map.next_value()?,
            4 => self.ready_replicas = map.next_value()?,
            5 => self.replicas = de::required(map)?,
            6 => self.terminating_replicas = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "availableReplicas", &self.available_replicas)?;
        optional(map, "conditions", &self.conditions)?;
        optional(map, "fullyLabeledReplicas", &self.fully_labeled_replicas)?;
        optional(map, "observedGeneration", &self.observed_generation)?;
        optional(map, "readyReplicas", &self.ready_replicas)?;
        map.serialize_entry("replicas", &self.replicas)?;
        optional(map, "terminatingReplicas", &self.terminating_replicas)?;
        Ok(())
    }
}

message!(ReplicaSetStatus);

impl Fields for RollingUpdateDaemonSet {
    const NAME: &'static str = "RollingUpdateDaemonSet";
    const NAMES: &'static [&'static str] = &["maxSurge", "maxUnavailable"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.max_surge = map.next_value()?,
            1 => self.max_unavailable = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "maxSurge", &self.max_surge)?;
        optional(map, "maxUnavailable", &self.max_unavailable)?;
        Ok(())
    }
}

message!(RollingUpdateDaemonSet);

impl Fields for RollingUpdateDeployment {
    const NAME: &'static str = "RollingUpdateDeployment";
    const NAMES: &'static [&'static str] = &["maxSurge", "maxUnavailable"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.max_surge = map.next_value()?,
            1 => self.max_unavailable = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "maxSurge", &self.max_surge)?;
        optional(map, "maxUnavailable", &self.max_unavailable)?;
        Ok(())
    }
}

message!(RollingUpdateDeployment);

impl Fields for RollingUpdateStatefulSetStrategy {
    const NAME: &'static str = "RollingUpdateStatefulSetStrategy";
    const NAMES: &'static [&'static str] = &["maxUnavailable", "partition"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.max_unavailable = map.next_value()?,
            1 => self.partition = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "maxUnavailable", &self.max_unavailable)?;
        optional(map, "partition", &self.partition)?;
        Ok(())
    }
}

message!(RollingUpdateStatefulSetStrategy);

impl Fields for StatefulSet {
    const NAME: &'static str = "StatefulSet";
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
    StatefulSet,
    "apps/v1",
    "StatefulSet",
    "kube-lean:apps/v1.StatefulSet"
);

impl Fields for StatefulSetCondition {
    const NAME: &'static str = "StatefulSetCondition";
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

message!(StatefulSetCondition);

impl Fields for StatefulSetOrdinals {
    const NAME: &'static str = "StatefulSetOrdinals";
    const NAMES: &'static [&'static str] = &["start"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.start = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "start", &self.start)?;
        Ok(())
    }
}

message!(StatefulSetOrdinals);

impl Fields for StatefulSetPersistentVolumeClaimRetentionPolicy {
    const NAME: &'static str = "StatefulSetPersistentVolumeClaimRetentionPolicy";
    const NAMES: &'static [&'static str] = &["whenDeleted", "whenScaled"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.when_deleted = map.next_value()?,
            1 => self.when_scaled = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "whenDeleted", &self.when_deleted)?;
        optional(map, "whenScaled", &self.when_scaled)?;
        Ok(())
    }
}

message!(StatefulSetPersistentVolumeClaimRetentionPolicy);

impl Fields for StatefulSetSpec {
    const NAME: &'static str = "StatefulSetSpec";
    const NAMES: &'static [&'static str] = &[
        "minReadySeconds",
        "ordinals",
        "persistentVolumeClaimRetentionPolicy",
        "podManagementPolicy",
        "replicas",
        "revisionHistoryLimit",
        "selector",
        "serviceName",
        "template",
        "updateStrategy",
        "volumeClaimTemplates",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.min_ready_seconds = map.next_value()?,
            1 => self.ordinals = map.next_value()?,
            2 => self.persistent_volume_claim_retention_policy = map.next_value()?,
            3 => self.pod_management_policy = map.next_value()?,
            4 => self.replicas = map.next_value()?,
            5 => self.revision_history_limit = map.next_value()?,
            6 => self.selector = de::required(map)?,
            7 => self.service_name = map.next_value()?,
            8 => self.template = de::required(map)?,
            9 => self.update_strategy = map.next_value()?,
            10 => self.volume_claim_templates = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "minReadySeconds", &self.min_ready_seconds)?;
        optional(map, "ordinals", &self.ordinals)?;
        optional(
            map,
            "persistentVolumeClaimRetentionPolicy",
            &self.persistent_volume_claim_retention_policy,
        )?;
        optional(map, "podManagementPolicy", &self.pod_management_policy)?;
        optional(map, "replicas", &self.replicas)?;
        optional(map, "revisionHistoryLimit", &self.revision_history_limit)?;
        map.serialize_entry("selector", &self.selector)?;
        optional(map, "serviceName", &self.service_name)?;
        map.serialize_entry("template", &self.template)?;
        optional(map, "updateStrategy", &self.update_strategy)?;
        optional(map, "volumeClaimTemplates", &self.volume_claim_templates)?;
        Ok(())
    }
}

message!(StatefulSetSpec);

impl Fields for StatefulSetStatus {
    const NAME: &'static str = "StatefulSetStatus";
    const NAMES: &'static [&'static str] = &[
        "availableReplicas",
        "collisionCount",
        "conditions",
        "currentReplicas",
        "currentRevision",
        "observedGeneration",
        "readyReplicas",
        "replicas",
        "updateRevision",
        "updatedReplicas",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.available_replicas = map.next_value()?,
            1 => self.collision_count = map.next_value()?,
            2 => self.conditions = map.next_value()?,
            3 => self.current_replicas = map.next_value()?,
            4 => self.current_revision = map.next_value()?,
            5 => self.observed_generation = map.next_value()?,
            6 => self.ready_replicas = map.next_value()?,
            7 => self.replicas = de::required(map)?,
            8 => self.update_revision = map.next_value()?,
            9 => self.updated_replicas = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "availableReplicas", &self.available_replicas)?;
        optional(map, "collisionCount", &self.collision_count)?;
        optional(map, "conditions", &self.conditions)?;
        optional(map, "currentReplicas", &self.current_replicas)?;
        optional(map, "currentRevision", &self.current_revision)?;
        optional(map, "observedGeneration", &self.observed_generation)?;
        optional(map, "readyReplicas", &self.ready_replicas)?;
        map.serialize_entry("replicas", &self.replicas)?;
        optional(map, "updateRevision", &self.update_revision)?;
        optional(map, "updatedReplicas", &self.updated_replicas)?;
        Ok(())
    }
}

message!(StatefulSetStatus);

impl Fields for StatefulSetUpdateStrategy {
    const NAME: &'static str = "StatefulSetUpdateStrategy";
    const NAMES: &'static [&'static str] = &["rollingUpdate", "type"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.rolling_update = map.next_value()?,
            1 => self.type_ = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "rollingUpdate", &self.rolling_update)?;
        optional(map, "type", &self.type_)?;
        Ok(())
    }
}

message!(StatefulSetUpdateStrategy);
