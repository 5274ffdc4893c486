//! Decoders of batch/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, nonempty, openapi};

impl Decode for k8s_openapi::api::batch::v1::CronJob {
    const NAME: &'static str = "CronJob";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.read(r, d)?,
                26 => to.status.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        to.spec.read(&mut Reader::no_message(), d)?;
        if to.status.is_none() {
            to.status
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::batch::v1::CronJobSpec {
    const NAME: &'static str = "CronJobSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.schedule = r.string()?,
                16 => to.starting_deadline_seconds = Some(r.i64()?),
                26 => to.concurrency_policy = nonempty(r.string()?),
                32 => to.suspend = Some(r.bool()?),
                42 => to.job_template.read(r, d)?,
                48 => to.successful_jobs_history_limit = Some(r.i32()?),
                56 => to.failed_jobs_history_limit = Some(r.i32()?),
                66 => to.time_zone = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8])?,
            }
        }
        to.job_template.read(&mut Reader::no_message(), d)?;
        Ok(())
    }
}

impl Decode for k8s_openapi::api::batch::v1::CronJobStatus {
    const NAME: &'static str = "CronJobStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.active.get_or_insert_default(), r, 10)?,
                34 => {
                    to.last_schedule_time = r
                        .timestamp(to.last_schedule_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                42 => {
                    to.last_successful_time = r
                        .timestamp(to.last_successful_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                _ => r.skip(tag, &[1, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::batch::v1::Job {
    const NAME: &'static str = "Job";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.get_or_insert_default().read(r, d)?,
                26 => to.status.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
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
}

impl Decode for k8s_openapi::api::batch::v1::JobCondition {
    const NAME: &'static str = "JobCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = r.string()?,
                18 => to.status = r.string()?,
                26 => {
                    to.last_probe_time = r
                        .timestamp(to.last_probe_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                34 => {
                    to.last_transition_time = r
                        .timestamp(to.last_transition_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                42 => to.reason = nonempty(r.string()?),
                50 => to.message = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::batch::v1::JobSpec {
    const NAME: &'static str = "JobSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.parallelism = Some(r.i32()?),
                16 => to.completions = Some(r.i32()?),
                24 => to.active_deadline_seconds = Some(r.i64()?),
                34 => to.selector.get_or_insert_default().read(r, d)?,
                40 => to.manual_selector = Some(r.bool()?),
                50 => to.template.read(r, d)?,
                56 => to.backoff_limit = Some(r.i32()?),
                64 => to.ttl_seconds_after_finished = Some(r.i32()?),
                74 => to.completion_mode = Some(r.string()?),
                80 => to.suspend = Some(r.bool()?),
                90 => to.pod_failure_policy.get_or_insert_default().read(r, d)?,
                96 => to.backoff_limit_per_index = Some(r.i32()?),
                104 => to.max_failed_indexes = Some(r.i32()?),
                114 => to.pod_replacement_policy = Some(r.string()?),
                122 => to.managed_by = Some(r.string()?),
                130 => to.success_policy.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])?,
            }
        }
        to.template.read(&mut Reader::no_message(), d)?;
        Ok(())
    }
}

impl Decode for k8s_openapi::api::batch::v1::JobStatus {
    const NAME: &'static str = "JobStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.conditions.get_or_insert_default(), r, 10)?,
                18 => {
                    to.start_time = r
                        .timestamp(to.start_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                26 => {
                    to.completion_time = r
                        .timestamp(to.completion_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                32 => to.active = nonempty(r.i32()?),
                40 => to.succeeded = nonempty(r.i32()?),
                48 => to.failed = nonempty(r.i32()?),
                58 => to.completed_indexes = nonempty(r.string()?),
                66 => to.uncounted_terminated_pods.get_or_insert_default().read(r, d)?,
                72 => to.ready = Some(r.i32()?),
                82 => to.failed_indexes = Some(r.string()?),
                88 => to.terminating = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::batch::v1::JobTemplateSpec {
    const NAME: &'static str = "JobTemplateSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.get_or_insert_default().read(r, d)?,
                18 => to.spec.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
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
}

impl Decode for k8s_openapi::api::batch::v1::PodFailurePolicy {
    const NAME: &'static str = "PodFailurePolicy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(&mut to.rules, r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::batch::v1::PodFailurePolicyOnExitCodesRequirement {
    const NAME: &'static str = "PodFailurePolicyOnExitCodesRequirement";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.container_name = Some(r.string()?),
                18 => to.operator = r.string()?,
                24 => d.vec(&mut to.values, r, 24)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::batch::v1::PodFailurePolicyOnPodConditionsPattern {
    const NAME: &'static str = "PodFailurePolicyOnPodConditionsPattern";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = r.string()?,
                18 => to.status = Some(r.string()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if to.status.is_none() {
            to.status = Some(Default::default());
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::batch::v1::PodFailurePolicyRule {
    const NAME: &'static str = "PodFailurePolicyRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.action = r.string()?,
                18 => to.on_exit_codes.get_or_insert_default().read(r, d)?,
                26 => d.vec(to.on_pod_conditions.get_or_insert_default(), r, 26)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::batch::v1::SuccessPolicy {
    const NAME: &'static str = "SuccessPolicy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(&mut to.rules, r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::batch::v1::SuccessPolicyRule {
    const NAME: &'static str = "SuccessPolicyRule";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.succeeded_indexes = Some(r.string()?),
                16 => to.succeeded_count = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::batch::v1::UncountedTerminatedPods {
    const NAME: &'static str = "UncountedTerminatedPods";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.succeeded.get_or_insert_default(), r, 10)?,
                18 => d.vec(to.failed.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}
