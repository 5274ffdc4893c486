//! Decoders of batch/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, Stale, nonempty, openapi};

impl Decode for k8s_openapi::api::batch::v1::CronJob {
    const NAME: &'static str = "CronJob";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        cron_job(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        cron_job(self, Stale::everything(), r, d)
    }
}

fn cron_job(
    to: &mut k8s_openapi::api::batch::v1::CronJob,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, &mut to.spec, r)?,
            26 => d.over(is_stale, to.status.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
        stale.reset(3, &mut to.status);
    }
    to.spec.read(&mut Reader::no_message(), d)?;
    if to.status.is_none() {
        to.status
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::batch::v1::CronJobSpec {
    const NAME: &'static str = "CronJobSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        cron_job_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        cron_job_spec(self, Stale::everything(), r, d)
    }
}

fn cron_job_spec(
    to: &mut k8s_openapi::api::batch::v1::CronJobSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.schedule)?,
            16 => to.starting_deadline_seconds = Some(r.i64()?),
            26 => r.put_nonempty(&mut to.concurrency_policy)?,
            32 => to.suspend = Some(r.bool()?),
            42 => d.over(is_stale, &mut to.job_template, r)?,
            48 => to.successful_jobs_history_limit = Some(r.i32()?),
            56 => to.failed_jobs_history_limit = Some(r.i32()?),
            66 => r.put_some(&mut to.time_zone)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.schedule);
        stale.reset(2, &mut to.starting_deadline_seconds);
        stale.reset(3, &mut to.concurrency_policy);
        stale.reset(4, &mut to.suspend);
        stale.reset(5, &mut to.job_template);
        stale.reset(6, &mut to.successful_jobs_history_limit);
        stale.reset(7, &mut to.failed_jobs_history_limit);
        stale.reset(8, &mut to.time_zone);
    }
    to.job_template.read(&mut Reader::no_message(), d)?;
    Ok(())
}

impl Decode for k8s_openapi::api::batch::v1::CronJobStatus {
    const NAME: &'static str = "CronJobStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        cron_job_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        cron_job_status(self, Stale::everything(), r, d)
    }
}

fn cron_job_status(
    to: &mut k8s_openapi::api::batch::v1::CronJobStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.active.get_or_insert_default(), r, 10)?,
            34 => {
                to.last_schedule_time = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.last_schedule_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            42 => {
                to.last_successful_time = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.last_successful_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            _ => r.skip(tag, &[1, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.active);
        stale.reset(4, &mut to.last_schedule_time);
        stale.reset(5, &mut to.last_successful_time);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::batch::v1::Job {
    const NAME: &'static str = "Job";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        job(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        job(self, Stale::everything(), r, d)
    }
}

fn job(
    to: &mut k8s_openapi::api::batch::v1::Job,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, to.spec.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.status.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
        stale.reset(3, &mut to.status);
    }
    if to.spec.is_none() {
        to.spec
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    if to.status.is_none() {
        to.status
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::batch::v1::JobCondition {
    const NAME: &'static str = "JobCondition";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        job_condition(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        job_condition(self, Stale::everything(), r, d)
    }
}

fn job_condition(
    to: &mut k8s_openapi::api::batch::v1::JobCondition,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.type_)?,
            18 => r.put(&mut to.status)?,
            26 => {
                to.last_probe_time = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.last_probe_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            34 => {
                to.last_transition_time = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.last_transition_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            42 => r.put_nonempty(&mut to.reason)?,
            50 => r.put_nonempty(&mut to.message)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.status);
        stale.reset(3, &mut to.last_probe_time);
        stale.reset(4, &mut to.last_transition_time);
        stale.reset(5, &mut to.reason);
        stale.reset(6, &mut to.message);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::batch::v1::JobSpec {
    const NAME: &'static str = "JobSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        job_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        job_spec(self, Stale::everything(), r, d)
    }
}

fn job_spec(
    to: &mut k8s_openapi::api::batch::v1::JobSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            8 => to.parallelism = Some(r.i32()?),
            16 => to.completions = Some(r.i32()?),
            24 => to.active_deadline_seconds = Some(r.i64()?),
            34 => d.over(is_stale, to.selector.get_or_insert_default(), r)?,
            40 => to.manual_selector = Some(r.bool()?),
            50 => d.over(is_stale, &mut to.template, r)?,
            56 => to.backoff_limit = Some(r.i32()?),
            64 => to.ttl_seconds_after_finished = Some(r.i32()?),
            74 => r.put_some(&mut to.completion_mode)?,
            80 => to.suspend = Some(r.bool()?),
            90 => d.over(is_stale, to.pod_failure_policy.get_or_insert_default(), r)?,
            96 => to.backoff_limit_per_index = Some(r.i32()?),
            104 => to.max_failed_indexes = Some(r.i32()?),
            114 => r.put_some(&mut to.pod_replacement_policy)?,
            122 => r.put_some(&mut to.managed_by)?,
            130 => d.over(is_stale, to.success_policy.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.parallelism);
        stale.reset(2, &mut to.completions);
        stale.reset(3, &mut to.active_deadline_seconds);
        stale.reset(4, &mut to.selector);
        stale.reset(5, &mut to.manual_selector);
        stale.reset(6, &mut to.template);
        stale.reset(7, &mut to.backoff_limit);
        stale.reset(8, &mut to.ttl_seconds_after_finished);
        stale.reset(9, &mut to.completion_mode);
        stale.reset(10, &mut to.suspend);
        stale.reset(11, &mut to.pod_failure_policy);
        stale.reset(12, &mut to.backoff_limit_per_index);
        stale.reset(13, &mut to.max_failed_indexes);
        stale.reset(14, &mut to.pod_replacement_policy);
        stale.reset(15, &mut to.managed_by);
        stale.reset(16, &mut to.success_policy);
    }
    to.template.read(&mut Reader::no_message(), d)?;
    Ok(())
}

impl Decode for k8s_openapi::api::batch::v1::JobStatus {
    const NAME: &'static str = "JobStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        job_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        job_status(self, Stale::everything(), r, d)
    }
}

fn job_status(
    to: &mut k8s_openapi::api::batch::v1::JobStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.conditions.get_or_insert_default(), r, 10)?,
            18 => {
                to.start_time = r
                    .timestamp(openapi::unless(is_stale, to.start_time.as_ref().map(|old| old.0)))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            26 => {
                to.completion_time = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.completion_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            32 => to.active = nonempty(r.i32()?),
            40 => to.succeeded = nonempty(r.i32()?),
            48 => to.failed = nonempty(r.i32()?),
            58 => r.put_nonempty(&mut to.completed_indexes)?,
            66 => d.over(is_stale, to.uncounted_terminated_pods.get_or_insert_default(), r)?,
            72 => to.ready = Some(r.i32()?),
            82 => r.put_some(&mut to.failed_indexes)?,
            88 => to.terminating = Some(r.i32()?),
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.conditions);
        stale.reset(2, &mut to.start_time);
        stale.reset(3, &mut to.completion_time);
        stale.reset(4, &mut to.active);
        stale.reset(5, &mut to.succeeded);
        stale.reset(6, &mut to.failed);
        stale.reset(7, &mut to.completed_indexes);
        stale.reset(8, &mut to.uncounted_terminated_pods);
        stale.reset(9, &mut to.ready);
        stale.reset(10, &mut to.failed_indexes);
        stale.reset(11, &mut to.terminating);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::batch::v1::JobTemplateSpec {
    const NAME: &'static str = "JobTemplateSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        job_template_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        job_template_spec(self, Stale::everything(), r, d)
    }
}

fn job_template_spec(
    to: &mut k8s_openapi::api::batch::v1::JobTemplateSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.metadata.get_or_insert_default(), r)?,
            18 => d.over(is_stale, to.spec.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
    }
    if to.metadata.is_none() {
        to.metadata
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    if to.spec.is_none() {
        to.spec
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::batch::v1::PodFailurePolicy {
    const NAME: &'static str = "PodFailurePolicy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_failure_policy(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_failure_policy(self, Stale::everything(), r, d)
    }
}

fn pod_failure_policy(
    to: &mut k8s_openapi::api::batch::v1::PodFailurePolicy,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, &mut to.rules, r, 10)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.rules);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::batch::v1::PodFailurePolicyOnExitCodesRequirement {
    const NAME: &'static str = "PodFailurePolicyOnExitCodesRequirement";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_failure_policy_on_exit_codes_requirement(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_failure_policy_on_exit_codes_requirement(self, Stale::everything(), r, d)
    }
}

fn pod_failure_policy_on_exit_codes_requirement(
    to: &mut k8s_openapi::api::batch::v1::PodFailurePolicyOnExitCodesRequirement,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_some(&mut to.container_name)?,
            18 => r.put(&mut to.operator)?,
            24 => d.vec(is_stale, &mut to.values, r, 24)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.container_name);
        stale.reset(2, &mut to.operator);
        stale.reset(3, &mut to.values);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::batch::v1::PodFailurePolicyOnPodConditionsPattern {
    const NAME: &'static str = "PodFailurePolicyOnPodConditionsPattern";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_failure_policy_on_pod_conditions_pattern(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_failure_policy_on_pod_conditions_pattern(self, Stale::everything(), r, d)
    }
}

fn pod_failure_policy_on_pod_conditions_pattern(
    to: &mut k8s_openapi::api::batch::v1::PodFailurePolicyOnPodConditionsPattern,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.type_)?,
            18 => r.put_some(&mut to.status)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.status);
    }
    if to.status.is_none() {
        to.status = Some(Default::default());
    }
    Ok(())
}

impl Decode for k8s_openapi::api::batch::v1::PodFailurePolicyRule {
    const NAME: &'static str = "PodFailurePolicyRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_failure_policy_rule(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_failure_policy_rule(self, Stale::everything(), r, d)
    }
}

fn pod_failure_policy_rule(
    to: &mut k8s_openapi::api::batch::v1::PodFailurePolicyRule,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.action)?,
            18 => d.over(is_stale, to.on_exit_codes.get_or_insert_default(), r)?,
            26 => d.vec(is_stale, to.on_pod_conditions.get_or_insert_default(), r, 26)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.action);
        stale.reset(2, &mut to.on_exit_codes);
        stale.reset(3, &mut to.on_pod_conditions);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::batch::v1::SuccessPolicy {
    const NAME: &'static str = "SuccessPolicy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        success_policy(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        success_policy(self, Stale::everything(), r, d)
    }
}

fn success_policy(
    to: &mut k8s_openapi::api::batch::v1::SuccessPolicy,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, &mut to.rules, r, 10)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.rules);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::batch::v1::SuccessPolicyRule {
    const NAME: &'static str = "SuccessPolicyRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        success_policy_rule(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        success_policy_rule(self, Stale::everything(), r, d)
    }
}

fn success_policy_rule(
    to: &mut k8s_openapi::api::batch::v1::SuccessPolicyRule,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_some(&mut to.succeeded_indexes)?,
            16 => to.succeeded_count = Some(r.i32()?),
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.succeeded_indexes);
        stale.reset(2, &mut to.succeeded_count);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::batch::v1::UncountedTerminatedPods {
    const NAME: &'static str = "UncountedTerminatedPods";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        uncounted_terminated_pods(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        uncounted_terminated_pods(self, Stale::everything(), r, d)
    }
}

fn uncounted_terminated_pods(
    to: &mut k8s_openapi::api::batch::v1::UncountedTerminatedPods,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.succeeded.get_or_insert_default(), r, 10)?,
            18 => d.vec(is_stale, to.failed.get_or_insert_default(), r, 18)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.succeeded);
        stale.reset(2, &mut to.failed);
    }
    Ok(())
}
