//! Conversions of apps/v1 from and to k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use crate::convert as c;

impl From<k8s_openapi::api::apps::v1::ControllerRevision> for super::ControllerRevision {
    fn from(from: k8s_openapi::api::apps::v1::ControllerRevision) -> Self {
        let mut to = Self::default();
        to.data = c::from::optional_one(Some(from.data));
        to.metadata = c::from::one(from.metadata);
        to.revision = c::from::optional_one(from.revision).unwrap_or_default();
        to
    }
}

impl From<super::ControllerRevision> for k8s_openapi::api::apps::v1::ControllerRevision {
    fn from(from: super::ControllerRevision) -> Self {
        Self {
            data: c::to::optional_one(from.data).unwrap_or_default(),
            metadata: c::to::one(from.metadata),
            revision: Some(c::to::one(from.revision)),
        }
    }
}

impl From<k8s_openapi::api::apps::v1::DaemonSet> for super::DaemonSet {
    fn from(from: k8s_openapi::api::apps::v1::DaemonSet) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(Some(from.spec));
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::DaemonSet> for k8s_openapi::api::apps::v1::DaemonSet {
    fn from(from: super::DaemonSet) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec).unwrap_or_default(),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::apps::v1::DaemonSetCondition> for super::DaemonSetCondition {
    fn from(from: k8s_openapi::api::apps::v1::DaemonSetCondition) -> Self {
        let mut to = Self::default();
        to.last_transition_time = c::from::optional_one(from.last_transition_time);
        to.message = c::from::optional_one(from.message);
        to.reason = c::from::optional_one(from.reason);
        to.status = c::from::optional_one(from.status).unwrap_or_default();
        to.type_ = c::from::optional_one(from.type_).unwrap_or_default();
        to
    }
}

impl From<super::DaemonSetCondition> for k8s_openapi::api::apps::v1::DaemonSetCondition {
    fn from(from: super::DaemonSetCondition) -> Self {
        Self {
            last_transition_time: c::to::optional_one(from.last_transition_time),
            message: c::to::optional_one(from.message),
            reason: c::to::optional_one(from.reason),
            status: Some(c::to::one(from.status)),
            type_: Some(c::to::one(from.type_)),
        }
    }
}

impl From<k8s_openapi::api::apps::v1::DaemonSetSpec> for super::DaemonSetSpec {
    fn from(from: k8s_openapi::api::apps::v1::DaemonSetSpec) -> Self {
        let mut to = Self::default();
        to.min_ready_seconds = c::from::optional_one(from.min_ready_seconds);
        to.revision_history_limit = c::from::optional_one(from.revision_history_limit);
        to.selector = c::from::one(from.selector);
        to.template = c::from::one(from.template);
        to.update_strategy = c::from::optional_boxed(from.update_strategy);
        to
    }
}

impl From<super::DaemonSetSpec> for k8s_openapi::api::apps::v1::DaemonSetSpec {
    fn from(from: super::DaemonSetSpec) -> Self {
        Self {
            min_ready_seconds: c::to::optional_one(from.min_ready_seconds),
            revision_history_limit: c::to::optional_one(from.revision_history_limit),
            selector: c::to::one(from.selector),
            template: c::to::one(from.template),
            update_strategy: c::to::optional_boxed(from.update_strategy),
        }
    }
}

impl From<k8s_openapi::api::apps::v1::DaemonSetStatus> for super::DaemonSetStatus {
    fn from(from: k8s_openapi::api::apps::v1::DaemonSetStatus) -> Self {
        let mut to = Self::default();
        to.collision_count = c::from::optional_one(from.collision_count);
        to.conditions = c::from::optional_list(from.conditions);
        to.current_number_scheduled = c::from::one(from.current_number_scheduled);
        to.desired_number_scheduled = c::from::one(from.desired_number_scheduled);
        to.number_available = c::from::optional_one(from.number_available);
        to.number_misscheduled = c::from::one(from.number_misscheduled);
        to.number_ready = c::from::one(from.number_ready);
        to.number_unavailable = c::from::optional_one(from.number_unavailable);
        to.observed_generation = c::from::optional_one(from.observed_generation);
        to.updated_number_scheduled = c::from::optional_one(from.updated_number_scheduled);
        to
    }
}

impl From<super::DaemonSetStatus> for k8s_openapi::api::apps::v1::DaemonSetStatus {
    fn from(from: super::DaemonSetStatus) -> Self {
        Self {
            collision_count: c::to::optional_one(from.collision_count),
            conditions: c::to::optional_list(from.conditions),
            current_number_scheduled: c::to::one(from.current_number_scheduled),
            desired_number_scheduled: c::to::one(from.desired_number_scheduled),
            number_available: c::to::optional_one(from.number_available),
            number_misscheduled: c::to::one(from.number_misscheduled),
            number_ready: c::to::one(from.number_ready),
            number_unavailable: c::to::optional_one(from.number_unavailable),
            observed_generation: c::to::optional_one(from.observed_generation),
            updated_number_scheduled: c::to::optional_one(from.updated_number_scheduled),
        }
    }
}

impl From<k8s_openapi::api::apps::v1::DaemonSetUpdateStrategy> for super::DaemonSetUpdateStrategy {
    fn from(from: k8s_openapi::api::apps::v1::DaemonSetUpdateStrategy) -> Self {
        let mut to = Self::default();
        to.rolling_update = c::from::optional_boxed(from.rolling_update);
        to.type_ = c::from::optional_one(from.type_);
        to
    }
}

impl From<super::DaemonSetUpdateStrategy> for k8s_openapi::api::apps::v1::DaemonSetUpdateStrategy {
    fn from(from: super::DaemonSetUpdateStrategy) -> Self {
        Self {
            rolling_update: c::to::optional_boxed(from.rolling_update),
            type_: c::to::optional_one(from.type_),
        }
    }
}

impl From<k8s_openapi::api::apps::v1::Deployment> for super::Deployment {
    fn from(from: k8s_openapi::api::apps::v1::Deployment) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(Some(from.spec));
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::Deployment> for k8s_openapi::api::apps::v1::Deployment {
    fn from(from: super::Deployment) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec).unwrap_or_default(),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::apps::v1::DeploymentCondition> for super::DeploymentCondition {
    fn from(from: k8s_openapi::api::apps::v1::DeploymentCondition) -> Self {
        let mut to = Self::default();
        to.last_transition_time = c::from::optional_one(from.last_transition_time);
        to.last_update_time = c::from::optional_one(from.last_update_time);
        to.message = c::from::optional_one(from.message);
        to.reason = c::from::optional_one(from.reason);
        to.status = c::from::optional_one(from.status).unwrap_or_default();
        to.type_ = c::from::optional_one(from.type_).unwrap_or_default();
        to
    }
}

impl From<super::DeploymentCondition> for k8s_openapi::api::apps::v1::DeploymentCondition {
    fn from(from: super::DeploymentCondition) -> Self {
        Self {
            last_transition_time: c::to::optional_one(from.last_transition_time),
            last_update_time: c::to::optional_one(from.last_update_time),
            message: c::to::optional_one(from.message),
            reason: c::to::optional_one(from.reason),
            status: Some(c::to::one(from.status)),
            type_: Some(c::to::one(from.type_)),
        }
    }
}

impl From<k8s_openapi::api::apps::v1::DeploymentSpec> for super::DeploymentSpec {
    fn from(from: k8s_openapi::api::apps::v1::DeploymentSpec) -> Self {
        let mut to = Self::default();
        to.min_ready_seconds = c::from::optional_one(from.min_ready_seconds);
        to.paused = c::from::optional_one(from.paused);
        to.progress_deadline_seconds = c::from::optional_one(from.progress_deadline_seconds);
        to.replicas = c::from::optional_one(from.replicas);
        to.revision_history_limit = c::from::optional_one(from.revision_history_limit);
        to.selector = c::from::one(from.selector);
        to.strategy = c::from::optional_boxed(from.strategy);
        to.template = c::from::one(from.template);
        to
    }
}

impl From<super::DeploymentSpec> for k8s_openapi::api::apps::v1::DeploymentSpec {
    fn from(from: super::DeploymentSpec) -> Self {
        Self {
            min_ready_seconds: c::to::optional_one(from.min_ready_seconds),
            paused: c::to::optional_one(from.paused),
            progress_deadline_seconds: c::to::optional_one(from.progress_deadline_seconds),
            replicas: c::to::optional_one(from.replicas),
            revision_history_limit: c::to::optional_one(from.revision_history_limit),
            selector: c::to::one(from.selector),
            strategy: c::to::optional_boxed(from.strategy),
            template: c::to::one(from.template),
        }
    }
}

impl From<k8s_openapi::api::apps::v1::DeploymentStatus> for super::DeploymentStatus {
    fn from(from: k8s_openapi::api::apps::v1::DeploymentStatus) -> Self {
        let mut to = Self::default();
        to.available_replicas = c::from::optional_one(from.available_replicas);
        to.collision_count = c::from::optional_one(from.collision_count);
        to.conditions = c::from::optional_list(from.conditions);
        to.observed_generation = c::from::optional_one(from.observed_generation);
        to.ready_replicas = c::from::optional_one(from.ready_replicas);
        to.replicas = c::from::optional_one(from.replicas);
        to.terminating_replicas = c::from::optional_one(from.terminating_replicas);
        to.unavailable_replicas = c::from::optional_one(from.unavailable_replicas);
        to.updated_replicas = c::from::optional_one(from.updated_replicas);
        to
    }
}

impl From<super::DeploymentStatus> for k8s_openapi::api::apps::v1::DeploymentStatus {
    fn from(from: super::DeploymentStatus) -> Self {
        Self {
            available_replicas: c::to::optional_one(from.available_replicas),
            collision_count: c::to::optional_one(from.collision_count),
            conditions: c::to::optional_list(from.conditions),
            observed_generation: c::to::optional_one(from.observed_generation),
            ready_replicas: c::to::optional_one(from.ready_replicas),
            replicas: c::to::optional_one(from.replicas),
            terminating_replicas: c::to::optional_one(from.terminating_replicas),
            unavailable_replicas: c::to::optional_one(from.unavailable_replicas),
            updated_replicas: c::to::optional_one(from.updated_replicas),
        }
    }
}

impl From<k8s_openapi::api::apps::v1::DeploymentStrategy> for super::DeploymentStrategy {
    fn from(from: k8s_openapi::api::apps::v1::DeploymentStrategy) -> Self {
        let mut to = Self::default();
        to.rolling_update = c::from::optional_boxed(from.rolling_update);
        to.type_ = c::from::optional_one(from.type_);
        to
    }
}

impl From<super::DeploymentStrategy> for k8s_openapi::api::apps::v1::DeploymentStrategy {
    fn from(from: super::DeploymentStrategy) -> Self {
        Self {
            rolling_update: c::to::optional_boxed(from.rolling_update),
            type_: c::to::optional_one(from.type_),
        }
    }
}

impl From<k8s_openapi::api::apps::v1::ReplicaSet> for super::ReplicaSet {
    fn from(from: k8s_openapi::api::apps::v1::ReplicaSet) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(Some(from.spec));
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::ReplicaSet> for k8s_openapi::api::apps::v1::ReplicaSet {
    fn from(from: super::ReplicaSet) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec).unwrap_or_default(),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::apps::v1::ReplicaSetCondition> for super::ReplicaSetCondition {
    fn from(from: k8s_openapi::api::apps::v1::ReplicaSetCondition) -> Self {
        let mut to = Self::default();
        to.last_transition_time = c::from::optional_one(from.last_transition_time);
        to.message = c::from::optional_one(from.message);
        to.reason = c::from::optional_one(from.reason);
        to.status = c::from::optional_one(from.status).unwrap_or_default();
        to.type_ = c::from::optional_one(from.type_).unwrap_or_default();
        to
    }
}

impl From<super::ReplicaSetCondition> for k8s_openapi::api::apps::v1::ReplicaSetCondition {
    fn from(from: super::ReplicaSetCondition) -> Self {
        Self {
            last_transition_time: c::to::optional_one(from.last_transition_time),
            message: c::to::optional_one(from.message),
            reason: c::to::optional_one(from.reason),
            status: Some(c::to::one(from.status)),
            type_: Some(c::to::one(from.type_)),
        }
    }
}

impl From<k8s_openapi::api::apps::v1::ReplicaSetSpec> for super::ReplicaSetSpec {
    fn from(from: k8s_openapi::api::apps::v1::ReplicaSetSpec) -> Self {
        let mut to = Self::default();
        to.min_ready_seconds = c::from::optional_one(from.min_ready_seconds);
        to.replicas = c::from::optional_one(from.replicas);
        to.selector = c::from::one(from.selector);
        to.template = c::from::optional_boxed(from.template);
        to
    }
}

impl From<super::ReplicaSetSpec> for k8s_openapi::api::apps::v1::ReplicaSetSpec {
    fn from(from: super::ReplicaSetSpec) -> Self {
        Self {
            min_ready_seconds: c::to::optional_one(from.min_ready_seconds),
            replicas: c::to::optional_one(from.replicas),
            selector: c::to::one(from.selector),
            template: c::to::optional_boxed(from.template),
        }
    }
}

impl From<k8s_openapi::api::apps::v1::ReplicaSetStatus> for super::ReplicaSetStatus {
    fn from(from: k8s_openapi::api::apps::v1::ReplicaSetStatus) -> Self {
        let mut to = Self::default();
        to.available_replicas = c::from::optional_one(from.available_replicas);
        to.conditions = c::from::optional_list(from.conditions);
        to.fully_labeled_replicas = c::from::optional_one(from.fully_labeled_replicas);
        to.observed_generation = c::from::optional_one(from.observed_generation);
        to.ready_replicas = c::from::optional_one(from.ready_replicas);
        to.replicas = c::from::one(from.replicas);
        to.terminating_replicas = c::from::optional_one(from.terminating_replicas);
        to
    }
}

impl From<super::ReplicaSetStatus> for k8s_openapi::api::apps::v1::ReplicaSetStatus {
    fn from(from: super::ReplicaSetStatus) -> Self {
        Self {
            available_replicas: c::to::optional_one(from.available_replicas),
            conditions: c::to::optional_list(from.conditions),
            fully_labeled_replicas: c::to::optional_one(from.fully_labeled_replicas),
            observed_generation: c::to::optional_one(from.observed_generation),
            ready_replicas: c::to::optional_one(from.ready_replicas),
            replicas: c::to::one(from.replicas),
            terminating_replicas: c::to::optional_one(from.terminating_replicas),
        }
    }
}

impl From<k8s_openapi::api::apps::v1::RollingUpdateDaemonSet> for super::RollingUpdateDaemonSet {
    fn from(from: k8s_openapi::api::apps::v1::RollingUpdateDaemonSet) -> Self {
        let mut to = Self::default();
        to.max_surge = c::from::optional_one(from.max_surge);
        to.max_unavailable = c::from::optional_one(from.max_unavailable);
        to
    }
}

impl From<super::RollingUpdateDaemonSet> for k8s_openapi::api::apps::v1::RollingUpdateDaemonSet {
    fn from(from: super::RollingUpdateDaemonSet) -> Self {
        Self {
            max_surge: c::to::optional_one(from.max_surge),
            max_unavailable: c::to::optional_one(from.max_unavailable),
        }
    }
}

impl From<k8s_openapi::api::apps::v1::RollingUpdateDeployment> for super::RollingUpdateDeployment {
    fn from(from: k8s_openapi::api::apps::v1::RollingUpdateDeployment) -> Self {
        let mut to = Self::default();
        to.max_surge = c::from::optional_one(from.max_surge);
        to.max_unavailable = c::from::optional_one(from.max_unavailable);
        to
    }
}

impl From<super::RollingUpdateDeployment> for k8s_openapi::api::apps::v1::RollingUpdateDeployment {
    fn from(from: super::RollingUpdateDeployment) -> Self {
        Self {
            max_surge: c::to::optional_one(from.max_surge),
            max_unavailable: c::to::optional_one(from.max_unavailable),
        }
    }
}

impl From<k8s_openapi::api::apps::v1::RollingUpdateStatefulSetStrategy>
    for super::RollingUpdateStatefulSetStrategy
{
    fn from(from: k8s_openapi::api::apps::v1::RollingUpdateStatefulSetStrategy) -> Self {
        let mut to = Self::default();
        to.max_unavailable = c::from::optional_one(from.max_unavailable);
        to.partition = c::from::optional_one(from.partition);
        to
    }
}

impl From<super::RollingUpdateStatefulSetStrategy>
    for k8s_openapi::api::apps::v1::RollingUpdateStatefulSetStrategy
{
    fn from(from: super::RollingUpdateStatefulSetStrategy) -> Self {
        Self {
            max_unavailable: c::to::optional_one(from.max_unavailable),
            partition: c::to::optional_one(from.partition),
        }
    }
}

impl From<k8s_openapi::api::apps::v1::StatefulSet> for super::StatefulSet {
    fn from(from: k8s_openapi::api::apps::v1::StatefulSet) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(Some(from.spec));
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::StatefulSet> for k8s_openapi::api::apps::v1::StatefulSet {
    fn from(from: super::StatefulSet) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec).unwrap_or_default(),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::apps::v1::StatefulSetCondition> for super::StatefulSetCondition {
    fn from(from: k8s_openapi::api::apps::v1::StatefulSetCondition) -> Self {
        let mut to = Self::default();
        to.last_transition_time = c::from::optional_one(from.last_transition_time);
        to.message = c::from::optional_one(from.message);
        to.reason = c::from::optional_one(from.reason);
        to.status = c::from::optional_one(from.status).unwrap_or_default();
        to.type_ = c::from::optional_one(from.type_).unwrap_or_default();
        to
    }
}

impl From<super::StatefulSetCondition> for k8s_openapi::api::apps::v1::StatefulSetCondition {
    fn from(from: super::StatefulSetCondition) -> Self {
        Self {
            last_transition_time: c::to::optional_one(from.last_transition_time),
            message: c::to::optional_one(from.message),
            reason: c::to::optional_one(from.reason),
            status: Some(c::to::one(from.status)),
            type_: Some(c::to::one(from.type_)),
        }
    }
}

impl From<k8s_openapi::api::apps::v1::StatefulSetOrdinals> for super::StatefulSetOrdinals {
    fn from(from: k8s_openapi::api::apps::v1::StatefulSetOrdinals) -> Self {
        let mut to = Self::default();
        to.start = c::from::optional_one(from.start);
        to
    }
}

impl From<super::StatefulSetOrdinals> for k8s_openapi::api::apps::v1::StatefulSetOrdinals {
    fn from(from: super::StatefulSetOrdinals) -> Self {
        Self {
            start: c::to::optional_one(from.start),
        }
    }
}

impl From<k8s_openapi::api::apps::v1::StatefulSetPersistentVolumeClaimRetentionPolicy>
    for super::StatefulSetPersistentVolumeClaimRetentionPolicy
{
    fn from(from: k8s_openapi::api::apps::v1::StatefulSetPersistentVolumeClaimRetentionPolicy) -> Self {
        let mut to = Self::default();
        to.when_deleted = c::from::optional_one(from.when_deleted);
        to.when_scaled = c::from::optional_one(from.when_scaled);
        to
    }
}

impl From<super::StatefulSetPersistentVolumeClaimRetentionPolicy>
    for k8s_openapi::api::apps::v1::StatefulSetPersistentVolumeClaimRetentionPolicy
{
    fn from(from: super::StatefulSetPersistentVolumeClaimRetentionPolicy) -> Self {
        Self {
            when_deleted: c::to::optional_one(from.when_deleted),
            when_scaled: c::to::optional_one(from.when_scaled),
        }
    }
}

impl From<k8s_openapi::api::apps::v1::StatefulSetSpec> for super::StatefulSetSpec {
    fn from(from: k8s_openapi::api::apps::v1::StatefulSetSpec) -> Self {
        let mut to = Self::default();
        to.min_ready_seconds = c::from::optional_one(from.min_ready_seconds);
        to.ordinals = c::from::optional_boxed(from.ordinals);
        to.persistent_volume_claim_retention_policy =
            c::from::optional_boxed(from.persistent_volume_claim_retention_policy);
        to.pod_management_policy = c::from::optional_one(from.pod_management_policy);
        to.replicas = c::from::optional_one(from.replicas);
        to.revision_history_limit = c::from::optional_one(from.revision_history_limit);
        to.selector = c::from::one(from.selector);
        to.service_name = c::from::optional_one(from.service_name);
        to.template = c::from::one(from.template);
        to.update_strategy = c::from::optional_boxed(from.update_strategy);
        to.volume_claim_templates = c::from::optional_list(from.volume_claim_templates);
        to
    }
}

impl From<super::StatefulSetSpec> for k8s_openapi::api::apps::v1::StatefulSetSpec {
    fn from(from: super::StatefulSetSpec) -> Self {
        Self {
            min_ready_seconds: c::to::optional_one(from.min_ready_seconds),
            ordinals: c::to::optional_boxed(from.ordinals),
            persistent_volume_claim_retention_policy: c::to::optional_boxed(
                from.persistent_volume_claim_retention_policy,
            ),
            pod_management_policy: c::to::optional_one(from.pod_management_policy),
            replicas: c::to::optional_one(from.replicas),
            revision_history_limit: c::to::optional_one(from.revision_history_limit),
            selector: c::to::one(from.selector),
            service_name: c::to::optional_one(from.service_name),
            template: c::to::one(from.template),
            update_strategy: c::to::optional_boxed(from.update_strategy),
            volume_claim_templates: c::to::optional_list(from.volume_claim_templates),
        }
    }
}

impl From<k8s_openapi::api::apps::v1::StatefulSetStatus> for super::StatefulSetStatus {
    fn from(from: k8s_openapi::api::apps::v1::StatefulSetStatus) -> Self {
        let mut to = Self::default();
        to.available_replicas = c::from::optional_one(from.available_replicas);
        to.collision_count = c::from::optional_one(from.collision_count);
        to.conditions = c::from::optional_list(from.conditions);
        to.current_replicas = c::from::optional_one(from.current_replicas);
        to.current_revision = c::from::optional_one(from.current_revision);
        to.observed_generation = c::from::optional_one(from.observed_generation);
        to.ready_replicas = c::from::optional_one(from.ready_replicas);
        to.replicas = c::from::one(from.replicas);
        to.update_revision = c::from::optional_one(from.update_revision);
        to.updated_replicas = c::from::optional_one(from.updated_replicas);
        to
    }
}

impl From<super::StatefulSetStatus> for k8s_openapi::api::apps::v1::StatefulSetStatus {
    fn from(from: super::StatefulSetStatus) -> Self {
        Self {
            available_replicas: c::to::optional_one(from.available_replicas),
            collision_count: c::to::optional_one(from.collision_count),
            conditions: c::to::optional_list(from.conditions),
            current_replicas: c::to::optional_one(from.current_replicas),
            current_revision: c::to::optional_one(from.current_revision),
            observed_generation: c::to::optional_one(from.observed_generation),
            ready_replicas: c::to::optional_one(from.ready_replicas),
            replicas: c::to::one(from.replicas),
            update_revision: c::to::optional_one(from.update_revision),
            updated_replicas: c::to::optional_one(from.updated_replicas),
        }
    }
}

impl From<k8s_openapi::api::apps::v1::StatefulSetUpdateStrategy> for super::StatefulSetUpdateStrategy {
    fn from(from: k8s_openapi::api::apps::v1::StatefulSetUpdateStrategy) -> Self {
        let mut to = Self::default();
        to.rolling_update = c::from::optional_boxed(from.rolling_update);
        to.type_ = c::from::optional_one(from.type_);
        to
    }
}

impl From<super::StatefulSetUpdateStrategy> for k8s_openapi::api::apps::v1::StatefulSetUpdateStrategy {
    fn from(from: super::StatefulSetUpdateStrategy) -> Self {
        Self {
            rolling_update: c::to::optional_boxed(from.rolling_update),
            type_: c::to::optional_one(from.type_),
        }
    }
}
