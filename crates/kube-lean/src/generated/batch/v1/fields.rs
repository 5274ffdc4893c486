//! JSON names of batch/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::*;
use crate::de;
use crate::fields::{Fields, kind, message, optional};

impl Fields for CronJob {
    const NAME: &'static str = "CronJob";
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

kind!(CronJob, "batch/v1", "CronJob", "kube-lean:batch/v1.CronJob");

impl Fields for CronJobSpec {
    const NAME: &'static str = "CronJobSpec";
    const NAMES: &'static [&'static str] = &[
        "concurrencyPolicy",
        "failedJobsHistoryLimit",
        "jobTemplate",
        "schedule",
        "startingDeadlineSeconds",
        "successfulJobsHistoryLimit",
        "suspend",
        "timeZone",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.concurrency_policy = map.next_value()?,
            1 => self.failed_jobs_history_limit = map.next_value()?,
            2 => self.job_template = de::required(map)?,
            3 => self.schedule = de::required(map)?,
            4 => self.starting_deadline_seconds = map.next_value()?,
            5 => self.successful_jobs_history_limit = map.next_value()?,
            6 => self.suspend = map.next_value()?,
            7 => self.time_zone = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "concurrencyPolicy", &self.concurrency_policy)?;
        optional(map, "failedJobsHistoryLimit", &self.failed_jobs_history_limit)?;
        map.serialize_entry("jobTemplate", &self.job_template)?;
        map.serialize_entry("schedule", &self.schedule)?;
        optional(map, "startingDeadlineSeconds", &self.starting_deadline_seconds)?;
        optional(
            map,
            "successfulJobsHistoryLimit",
            &self.successful_jobs_history_limit,
        )?;
        optional(map, "suspend", &self.suspend)?;
        optional(map, "timeZone", &self.time_zone)?;
        Ok(())
    }
}

message!(CronJobSpec);

impl Fields for CronJobStatus {
    const NAME: &'static str = "CronJobStatus";
    const NAMES: &'static [&'static str] = &["active", "lastScheduleTime", "lastSuccessfulTime"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.active = map.next_value()?,
            1 => self.last_schedule_time = map.next_value()?,
            2 => self.last_successful_time = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "active", &self.active)?;
        optional(map, "lastScheduleTime", &self.last_schedule_time)?;
        optional(map, "lastSuccessfulTime", &self.last_successful_time)?;
        Ok(())
    }
}

message!(CronJobStatus);

impl Fields for Job {
    const NAME: &'static str = "Job";
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

kind!(Job, "batch/v1", "Job", "kube-lean:batch/v1.Job");

impl Fields for JobCondition {
    const NAME: &'static str = "JobCondition";
    const NAMES: &'static [&'static str] = &[
        "lastProbeTime",
        "lastTransitionTime",
        "message",
        "reason",
        "status",
        "type",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.last_probe_time = map.next_value()?,
            1 => self.last_transition_time = map.next_value()?,
            2 => self.message = map.next_value()?,
            3 => self.reason = map.next_value()?,
            4 => self.status = de::required(map)?,
            5 => self.type_ = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "lastProbeTime", &self.last_probe_time)?;
        optional(map, "lastTransitionTime", &self.last_transition_time)?;
        optional(map, "message", &self.message)?;
        optional(map, "reason", &self.reason)?;
        map.serialize_entry("status", &self.status)?;
        map.serialize_entry("type", &self.type_)?;
        Ok(())
    }
}

message!(JobCondition);

impl Fields for JobSpec {
    const NAME: &'static str = "JobSpec";
    const NAMES: &'static [&'static str] = &[
        "activeDeadlineSeconds",
        "backoffLimit",
        "backoffLimitPerIndex",
        "completionMode",
        "completions",
        "managedBy",
        "manualSelector",
        "maxFailedIndexes",
        "parallelism",
        "podFailurePolicy",
        "podReplacementPolicy",
        "selector",
        "successPolicy",
        "suspend",
        "template",
        "ttlSecondsAfterFinished",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.active_deadline_seconds = map.next_value()?,
            1 => self.backoff_limit = map.next_value()?,
            2 => self.backoff_limit_per_index = map.next_value()?,
            3 => self.completion_mode = map.next_value()?,
            4 => self.completions = map.next_value()?,
            5 => self.managed_by = map.next_value()?,
            6 => self.manual_selector = map.next_value()?,
            7 => self.max_failed_indexes = map.next_value()?,
            8 => self.parallelism = map.next_value()?,
            9 => self.pod_failure_policy = map.next_value()?,
            10 => self.pod_replacement_policy = map.next_value()?,
            11 => self.selector = map.next_value()?,
            12 => self.success_policy = map.next_value()?,
            13 => self.suspend = map.next_value()?,
            14 => self.template = de::required(map)?,
            15 => self.ttl_seconds_after_finished = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "activeDeadlineSeconds", &self.active_deadline_seconds)?;
        optional(map, "backoffLimit", &self.backoff_limit)?;
        optional(map, "backoffLimitPerIndex", &self.backoff_limit_per_index)?;
        optional(map, "completionMode", &self.completion_mode)?;
        optional(map, "completions", &self.completions)?;
        optional(map, "managedBy", &self.managed_by)?;
        optional(map, "manualSelector", &self.manual_selector)?;
        optional(map, "maxFailedIndexes", &self.max_failed_indexes)?;
        optional(map, "parallelism", &self.parallelism)?;
        optional(map, "podFailurePolicy", &self.pod_failure_policy)?;
        optional(map, "podReplacementPolicy", &self.pod_replacement_policy)?;
        optional(map, "selector", &self.selector)?;
        optional(map, "successPolicy", &self.success_policy)?;
        optional(map, "suspend", &self.suspend)?;
        map.serialize_entry("template", &self.template)?;
        optional(map, "ttlSecondsAfterFinished", &self.ttl_seconds_after_finished)?;
        Ok(())
    }
}

message!(JobSpec);

impl Fields for JobStatus {
    const NAME: &'static str = "JobStatus";
    const NAMES: &'static [&'static str] = &[
        "active",
        "completedIndexes",
        "completionTime",
        "conditions",
        "failed",
        "failedIndexes",
        "ready",
        "startTime",
        "succeeded",
        "terminating",
        "uncountedTerminatedPods",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.active = map.next_value()?,
            1 => self.completed_indexes = map.next_value()?,
            2 => self.completion_time = map.next_value()?,
            3 => self.conditions = map.next_value()?,
            4 => self.failed = map.next_value()?,
            5 => self.failed_indexes = map.next_value()?,
            6 => self.ready = map.next_value()?,
            7 => self.start_time = map.next_value()?,
            8 => self.succeeded = map.next_value()?,
            9 => self.terminating = map.next_value()?,
            10 => self.uncounted_terminated_pods = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "active", &self.active)?;
        optional(map, "completedIndexes", &self.completed_indexes)?;
        optional(map, "completionTime", &self.completion_time)?;
        optional(map, "conditions", &self.conditions)?;
        optional(map, "failed", &self.failed)?;
        optional(map, "failedIndexes", &self.failed_indexes)?;
        optional(map, "ready", &self.ready)?;
        optional(map, "startTime", &self.start_time)?;
        optional(map, "succeeded", &self.succeeded)?;
        optional(map, "terminating", &self.terminating)?;
        optional(map, "uncountedTerminatedPods", &self.uncounted_terminated_pods)?;
        Ok(())
    }
}

message!(JobStatus);

impl Fields for JobTemplateSpec {
    const NAME: &'static str = "JobTemplateSpec";
    const NAMES: &'static [&'static str] = &["metadata", "spec"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = map.next_value()?,
            1 => self.spec = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "metadata", &self.metadata)?;
        optional(map, "spec", &self.spec)?;
        Ok(())
    }
}

message!(JobTemplateSpec);

impl Fields for PodFailurePolicy {
    const NAME: &'static str = "PodFailurePolicy";
    const NAMES: &'static [&'static str] = &["rules"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.rules = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("rules", &self.rules)?;
        Ok(())
    }
}

message!(PodFailurePolicy);

impl Fields for PodFailurePolicyOnExitCodesRequirement {
    const NAME: &'static str = "PodFailurePolicyOnExitCodesRequirement";
    const NAMES: &'static [&'static str] = &["containerName", "operator", "values"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.container_name = map.next_value()?,
            1 => self.operator = de::required(map)?,
            2 => self.values = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "containerName", &self.container_name)?;
        map.serialize_entry("operator", &self.operator)?;
        map.serialize_entry("values", &self.values)?;
        Ok(())
    }
}

message!(PodFailurePolicyOnExitCodesRequirement);

impl Fields for PodFailurePolicyOnPodConditionsPattern {
    const NAME: &'static str = "PodFailurePolicyOnPodConditionsPattern";
    const NAMES: &'static [&'static str] = &["status", "type"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.status = map.next_value()?,
            1 => self.type_ = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "status", &self.status)?;
        map.serialize_entry("type", &self.type_)?;
        Ok(())
    }
}

message!(PodFailurePolicyOnPodConditionsPattern);

impl Fields for PodFailurePolicyRule {
    const NAME: &'static str = "PodFailurePolicyRule";
    const NAMES: &'static [&'static str] = &["action", "onExitCodes", "onPodConditions"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.action = de::required(map)?,
            1 => self.on_exit_codes = map.next_value()?,
            2 => self.on_pod_conditions = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("action", &self.action)?;
        optional(map, "onExitCodes", &self.on_exit_codes)?;
        optional(map, "onPodConditions", &self.on_pod_conditions)?;
        Ok(())
    }
}

message!(PodFailurePolicyRule);

impl Fields for SuccessPolicy {
    const NAME: &'static str = "SuccessPolicy";
    const NAMES: &'static [&'static str] = &["rules"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.rules = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("rules", &self.rules)?;
        Ok(())
    }
}

message!(SuccessPolicy);

impl Fields for SuccessPolicyRule {
    const NAME: &'static str = "SuccessPolicyRule";
    const NAMES: &'static [&'static str] = &["succeededCount", "succeededIndexes"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.succeeded_count = map.next_value()?,
            1 => self.succeeded_indexes = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "succeededCount", &self.succeeded_count)?;
        optional(map, "succeededIndexes", &self.succeeded_indexes)?;
        Ok(())
    }
}

message!(SuccessPolicyRule);

impl Fields for UncountedTerminatedPods {
    const NAME: &'static str = "UncountedTerminatedPods";
    const NAMES: &'static [&'static str] = &["failed", "succeeded"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.failed = map.next_value()?,
            1 => self.succeeded = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "failed", &self.failed)?;
        optional(map, "succeeded", &self.succeeded)?;
        Ok(())
    }
}

message!(UncountedTerminatedPods);
