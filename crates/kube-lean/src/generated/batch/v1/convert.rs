//! Conversions of batch/v1 from and to k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use crate::convert as c;

impl From<k8s_openapi::api::batch::v1::CronJob> for super::CronJob {
    fn from(from: k8s_openapi::api::batch::v1::CronJob) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::one(from.spec);
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::CronJob> for k8s_openapi::api::batch::v1::CronJob {
    fn from(from: super::CronJob) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::one(from.spec),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::batch::v1::CronJobSpec> for super::CronJobSpec {
    fn from(from: k8s_openapi::api::batch::v1::CronJobSpec) -> Self {
        let mut to = Self::default();
        to.concurrency_policy = c::from::optional_one(from.concurrency_policy);
        to.failed_jobs_history_limit = c::from::optional_one(from.failed_jobs_history_limit);
        to.job_template = c::from::one(from.job_template);
        to.schedule = c::from::one(from.schedule);
        to.starting_deadline_seconds = c::from::optional_one(from.starting_deadline_seconds);
        to.successful_jobs_history_limit = c::from::optional_one(from.successful_jobs_history_limit);
        to.suspend = c::from::optional_one(from.suspend);
        to.time_zone = c::from::optional_one(from.time_zone);
        to
    }
}

impl From<super::CronJobSpec> for k8s_openapi::api::batch::v1::CronJobSpec {
    fn from(from: super::CronJobSpec) -> Self {
        Self {
            concurrency_policy: c::to::optional_one(from.concurrency_policy),
            failed_jobs_history_limit: c::to::optional_one(from.failed_jobs_history_limit),
            job_template: c::to::one(from.job_template),
            schedule: c::to::one(from.schedule),
            starting_deadline_seconds: c::to::optional_one(from.starting_deadline_seconds),
            successful_jobs_history_limit: c::to::optional_one(from.successful_jobs_history_limit),
            suspend: c::to::optional_one(from.suspend),
            time_zone: c::to::optional_one(from.time_zone),
        }
    }
}

impl From<k8s_openapi::api::batch::v1::CronJobStatus> for super::CronJobStatus {
    fn from(from: k8s_openapi::api::batch::v1::CronJobStatus) -> Self {
        let mut to = Self::default();
        to.active = c::from::optional_list(from.active);
        to.last_schedule_time = c::from::optional_one(from.last_schedule_time);
        to.last_successful_time = c::from::optional_one(from.last_successful_time);
        to
    }
}

impl From<super::CronJobStatus> for k8s_openapi::api::batch::v1::CronJobStatus {
    fn from(from: super::CronJobStatus) -> Self {
        Self {
            active: c::to::optional_list(from.active),
            last_schedule_time: c::to::optional_one(from.last_schedule_time),
            last_successful_time: c::to::optional_one(from.last_successful_time),
        }
    }
}

impl From<k8s_openapi::api::batch::v1::Job> for super::Job {
    fn from(from: k8s_openapi::api::batch::v1::Job) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(from.spec);
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::Job> for k8s_openapi::api::batch::v1::Job {
    fn from(from: super::Job) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::batch::v1::JobCondition> for super::JobCondition {
    fn from(from: k8s_openapi::api::batch::v1::JobCondition) -> Self {
        let mut to = Self::default();
        to.last_probe_time = c::from::optional_one(from.last_probe_time);
        to.last_transition_time = c::from::optional_one(from.last_transition_time);
        to.message = c::from::optional_one(from.message);
        to.reason = c::from::optional_one(from.reason);
        to.status = c::from::one(from.status);
        to.type_ = c::from::one(from.type_);
        to
    }
}

impl From<super::JobCondition> for k8s_openapi::api::batch::v1::JobCondition {
    fn from(from: super::JobCondition) -> Self {
        Self {
            last_probe_time: c::to::optional_one(from.last_probe_time),
            last_transition_time: c::to::optional_one(from.last_transition_time),
            message: c::to::optional_one(from.message),
            reason: c::to::optional_one(from.reason),
            status: c::to::one(from.status),
            type_: c::to::one(from.type_),
        }
    }
}

impl From<k8s_openapi::api::batch::v1::JobSpec> for super::JobSpec {
    fn from(from: k8s_openapi::api::batch::v1::JobSpec) -> Self {
        let mut to = Self::default();
        to.active_deadline_seconds = c::from::optional_one(from.active_deadline_seconds);
        to.backoff_limit = c::from::optional_one(from.backoff_limit);
        to.backoff_limit_per_index = c::from::optional_one(from.backoff_limit_per_index);
        to.completion_mode = c::from::optional_one(from.completion_mode);
        to.completions = c::from::optional_one(from.completions);
        to.managed_by = c::from::optional_one(from.managed_by);
        to.manual_selector = c::from::optional_one(from.manual_selector);
        to.max_failed_indexes = c::from::optional_one(from.max_failed_indexes);
        to.parallelism = c::from::optional_one(from.parallelism);
        to.pod_failure_policy = c::from::optional_boxed(from.pod_failure_policy);
        to.pod_replacement_policy = c::from::optional_one(from.pod_replacement_policy);
        to.selector = c::from::optional_boxed(from.selector);
        to.success_policy = c::from::optional_boxed(from.success_policy);
        to.suspend = c::from::optional_one(from.suspend);
        to.template = c::from::one(from.template);
        to.ttl_seconds_after_finished = c::from::optional_one(from.ttl_seconds_after_finished);
        to
    }
}

impl From<super::JobSpec> for k8s_openapi::api::batch::v1::JobSpec {
    fn from(from: super::JobSpec) -> Self {
        Self {
            active_deadline_seconds: c::to::optional_one(from.active_deadline_seconds),
            backoff_limit: c::to::optional_one(from.backoff_limit),
            backoff_limit_per_index: c::to::optional_one(from.backoff_limit_per_index),
            completion_mode: c::to::optional_one(from.completion_mode),
            completions: c::to::optional_one(from.completions),
            managed_by: c::to::optional_one(from.managed_by),
            manual_selector: c::to::optional_one(from.manual_selector),
            max_failed_indexes: c::to::optional_one(from.max_failed_indexes),
            parallelism: c::to::optional_one(from.parallelism),
            pod_failure_policy: c::to::optional_boxed(from.pod_failure_policy),
            pod_replacement_policy: c::to::optional_one(from.pod_replacement_policy),
            selector: c::to::optional_boxed(from.selector),
            success_policy: c::to::optional_boxed(from.success_policy),
            suspend: c::to::optional_one(from.suspend),
            template: c::to::one(from.template),
            ttl_seconds_after_finished: c::to::optional_one(from.ttl_seconds_after_finished),
            ..Default::default()
        }
    }
}

impl From<k8s_openapi::api::batch::v1::JobStatus> for super::JobStatus {
    fn from(from: k8s_openapi::api::batch::v1::JobStatus) -> Self {
        let mut to = Self::default();
        to.active = c::from::optional_one(from.active);
        to.completed_indexes = c::from::optional_one(from.completed_indexes);
        to.completion_time = c::from::optional_one(from.completion_time);
        to.conditions = c::from::optional_list(from.conditions);
        to.failed = c::from::optional_one(from.failed);
        to.failed_indexes = c::from::optional_one(from.failed_indexes);
        to.ready = c::from::optional_one(from.ready);
        to.start_time = c::from::optional_one(from.start_time);
        to.succeeded = c::from::optional_one(from.succeeded);
        to.terminating = c::from::optional_one(from.terminating);
        to.uncounted_terminated_pods = c::from::optional_boxed(from.uncounted_terminated_pods);
        to
    }
}

impl From<super::JobStatus> for k8s_openapi::api::batch::v1::JobStatus {
    fn from(from: super::JobStatus) -> Self {
        Self {
            active: c::to::optional_one(from.active),
            completed_indexes: c::to::optional_one(from.completed_indexes),
            completion_time: c::to::optional_one(from.completion_time),
            conditions: c::to::optional_list(from.conditions),
            failed: c::to::optional_one(from.failed),
            failed_indexes: c::to::optional_one(from.failed_indexes),
            ready: c::to::optional_one(from.ready),
            start_time: c::to::optional_one(from.start_time),
            succeeded: c::to::optional_one(from.succeeded),
            terminating: c::to::optional_one(from.terminating),
            uncounted_terminated_pods: c::to::optional_boxed(from.uncounted_terminated_pods),
        }
    }
}

impl From<k8s_openapi::api::batch::v1::JobTemplateSpec> for super::JobTemplateSpec {
    fn from(from: k8s_openapi::api::batch::v1::JobTemplateSpec) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::optional_boxed(from.metadata);
        to.spec = c::from::optional_boxed(from.spec);
        to
    }
}

impl From<super::JobTemplateSpec> for k8s_openapi::api::batch::v1::JobTemplateSpec {
    fn from(from: super::JobTemplateSpec) -> Self {
        Self {
            metadata: c::to::optional_boxed(from.metadata),
            spec: c::to::optional_boxed(from.spec),
        }
    }
}

impl From<k8s_openapi::api::batch::v1::PodFailurePolicy> for super::PodFailurePolicy {
    fn from(from: k8s_openapi::api::batch::v1::PodFailurePolicy) -> Self {
        let mut to = Self::default();
        to.rules = c::from::list(from.rules);
        to
    }
}

impl From<super::PodFailurePolicy> for k8s_openapi::api::batch::v1::PodFailurePolicy {
    fn from(from: super::PodFailurePolicy) -> Self {
        Self {
            rules: c::to::list(from.rules),
        }
    }
}

impl From<k8s_openapi::api::batch::v1::PodFailurePolicyOnExitCodesRequirement>
    for super::PodFailurePolicyOnExitCodesRequirement
{
    fn from(from: k8s_openapi::api::batch::v1::PodFailurePolicyOnExitCodesRequirement) -> Self {
        let mut to = Self::default();
        to.container_name = c::from::optional_one(from.container_name);
        to.operator = c::from::one(from.operator);
        to.values = c::from::list(from.values);
        to
    }
}

impl From<super::PodFailurePolicyOnExitCodesRequirement>
    for k8s_openapi::api::batch::v1::PodFailurePolicyOnExitCodesRequirement
{
    fn from(from: super::PodFailurePolicyOnExitCodesRequirement) -> Self {
        Self {
            container_name: c::to::optional_one(from.container_name),
            operator: c::to::one(from.operator),
            values: c::to::list(from.values),
        }
    }
}

impl From<k8s_openapi::api::batch::v1::PodFailurePolicyOnPodConditionsPattern>
    for super::PodFailurePolicyOnPodConditionsPattern
{
    fn from(from: k8s_openapi::api::batch::v1::PodFailurePolicyOnPodConditionsPattern) -> Self {
        let mut to = Self::default();
        to.status = c::from::optional_one(from.status);
        to.type_ = c::from::one(from.type_);
        to
    }
}

impl From<super::PodFailurePolicyOnPodConditionsPattern>
    for k8s_openapi::api::batch::v1::PodFailurePolicyOnPodConditionsPattern
{
    fn from(from: super::PodFailurePolicyOnPodConditionsPattern) -> Self {
        Self {
            status: c::to::optional_one(from.status),
            type_: c::to::one(from.type_),
        }
    }
}

impl From<k8s_openapi::api::batch::v1::PodFailurePolicyRule> for super::PodFailurePolicyRule {
    fn from(from: k8s_openapi::api::batch::v1::PodFailurePolicyRule) -> Self {
        let mut to = Self::default();
        to.action = c::from::one(from.action);
        to.on_exit_codes = c::from::optional_boxed(from.on_exit_codes);
        to.on_pod_conditions = c::from::optional_list(from.on_pod_conditions);
        to
    }
}

impl From<super::PodFailurePolicyRule> for k8s_openapi::api::batch::v1::PodFailurePolicyRule {
    fn from(from: super::PodFailurePolicyRule) -> Self {
        Self {
            action: c::to::one(from.action),
            on_exit_codes: c::to::optional_boxed(from.on_exit_codes),
            on_pod_conditions: c::to::optional_list(from.on_pod_conditions),
        }
    }
}

impl From<k8s_openapi::api::batch::v1::SuccessPolicy> for super::SuccessPolicy {
    fn from(from: k8s_openapi::api::batch::v1::SuccessPolicy) -> Self {
        let mut to = Self::default();
        to.rules = c::from::list(from.rules);
        to
    }
}

impl From<super::SuccessPolicy> for k8s_openapi::api::batch::v1::SuccessPolicy {
    fn from(from: super::SuccessPolicy) -> Self {
        Self {
            rules: c::to::list(from.rules),
        }
    }
}

impl From<k8s_openapi::api::batch::v1::SuccessPolicyRule> for super::SuccessPolicyRule {
    fn from(from: k8s_openapi::api::batch::v1::SuccessPolicyRule) -> Self {
        let mut to = Self::default();
        to.succeeded_count = c::from::optional_one(from.succeeded_count);
        to.succeeded_indexes = c::from::optional_one(from.succeeded_indexes);
        to
    }
}

impl From<super::SuccessPolicyRule> for k8s_openapi::api::batch::v1::SuccessPolicyRule {
    fn from(from: super::SuccessPolicyRule) -> Self {
        Self {
            succeeded_count: c::to::optional_one(from.succeeded_count),
            succeeded_indexes: c::to::optional_one(from.succeeded_indexes),
        }
    }
}

impl From<k8s_openapi::api::batch::v1::UncountedTerminatedPods> for super::UncountedTerminatedPods {
    fn from(from: k8s_openapi::api::batch::v1::UncountedTerminatedPods) -> Self {
        let mut to = Self::default();
        to.failed = c::from::optional_list(from.failed);
        to.succeeded = c::from::optional_list(from.succeeded);
        to
    }
}

impl From<super::UncountedTerminatedPods> for k8s_openapi::api::batch::v1::UncountedTerminatedPods {
    fn from(from: super::UncountedTerminatedPods) -> Self {
        Self {
            failed: c::to::optional_list(from.failed),
            succeeded: c::to::optional_list(from.succeeded),
        }
    }
}
