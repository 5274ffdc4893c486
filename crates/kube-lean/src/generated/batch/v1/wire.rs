//! Decoders of batch/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use super::*;
#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, Reader, nonempty};

impl Decode for CronJob {
    const NAME: &'static str = "CronJob";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.message(&mut self.spec, r)?,
                26 => d.boxed(&mut self.status, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        d.message(&mut self.spec, &mut Reader::no_message())?;
        if self.status.is_none() {
            d.boxed(&mut self.status, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for CronJobSpec {
    const NAME: &'static str = "CronJobSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.schedule = r.text()?,
                16 => self.starting_deadline_seconds = Some(r.i64()?),
                26 => self.concurrency_policy = nonempty(r.text()?),
                32 => self.suspend = Some(r.bool()?),
                42 => d.message(&mut self.job_template, r)?,
                48 => self.successful_jobs_history_limit = Some(r.i32()?),
                56 => self.failed_jobs_history_limit = Some(r.i32()?),
                66 => self.time_zone = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8])?,
            }
        }
        d.message(&mut self.job_template, &mut Reader::no_message())?;
        Ok(())
    }
}

impl Decode for CronJobStatus {
    const NAME: &'static str = "CronJobStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.active.get_or_insert_default(), r, 10)?,
                34 => self.last_schedule_time = r.time(self.last_schedule_time)?,
                42 => self.last_successful_time = r.time(self.last_successful_time)?,
                _ => r.skip(tag, &[1, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for Job {
    const NAME: &'static str = "Job";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.boxed(&mut self.spec, r)?,
                26 => d.boxed(&mut self.status, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if self.spec.is_none() {
            d.boxed(&mut self.spec, &mut Reader::no_message())?;
        }
        if self.status.is_none() {
            d.boxed(&mut self.status, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for JobCondition {
    const NAME: &'static str = "JobCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = r.text()?,
                18 => self.status = r.text()?,
                26 => self.last_probe_time = r.time(self.last_probe_time)?,
                34 => self.last_transition_time = r.time(self.last_transition_time)?,
                42 => self.reason = nonempty(r.text()?),
                50 => self.message = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for JobSpec {
    const NAME: &'static str = "JobSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.parallelism = Some(r.i32()?),
                16 => self.completions = Some(r.i32()?),
                24 => self.active_deadline_seconds = Some(r.i64()?),
                34 => d.boxed(&mut self.selector, r)?,
                40 => self.manual_selector = Some(r.bool()?),
                50 => d.message(&mut self.template, r)?,
                56 => self.backoff_limit = Some(r.i32()?),
                64 => self.ttl_seconds_after_finished = Some(r.i32()?),
                74 => self.completion_mode = Some(r.text()?),
                80 => self.suspend = Some(r.bool()?),
                90 => d.boxed(&mut self.pod_failure_policy, r)?,
                96 => self.backoff_limit_per_index = Some(r.i32()?),
                104 => self.max_failed_indexes = Some(r.i32()?),
                114 => self.pod_replacement_policy = Some(r.text()?),
                122 => self.managed_by = Some(r.text()?),
                130 => d.boxed(&mut self.success_policy, r)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])?,
            }
        }
        d.message(&mut self.template, &mut Reader::no_message())?;
        Ok(())
    }
}

impl Decode for JobStatus {
    const NAME: &'static str = "JobStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.conditions.get_or_insert_default(), r, 10)?,
                18 => self.start_time = r.time(self.start_time)?,
                26 => self.completion_time = r.time(self.completion_time)?,
                32 => self.active = nonempty(r.i32()?),
                40 => self.succeeded = nonempty(r.i32()?),
                48 => self.failed = nonempty(r.i32()?),
                58 => self.completed_indexes = nonempty(r.text()?),
                66 => d.boxed(&mut self.uncounted_terminated_pods, r)?,
                72 => self.ready = Some(r.i32()?),
                82 => self.failed_indexes = Some(r.text()?),
                88 => self.terminating = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])?,
            }
        }
        Ok(())
    }
}

impl Decode for JobTemplateSpec {
    const NAME: &'static str = "JobTemplateSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.metadata, r)?,
                18 => d.boxed(&mut self.spec, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if self.metadata.is_none() {
            d.boxed(&mut self.metadata, &mut Reader::no_message())?;
        }
        if self.spec.is_none() {
            d.boxed(&mut self.spec, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for PodFailurePolicy {
    const NAME: &'static str = "PodFailurePolicy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(&mut self.rules, r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for PodFailurePolicyOnExitCodesRequirement {
    const NAME: &'static str = "PodFailurePolicyOnExitCodesRequirement";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.container_name = Some(r.text()?),
                18 => self.operator = r.text()?,
                24 => d.list(&mut self.values, r, 24)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for PodFailurePolicyOnPodConditionsPattern {
    const NAME: &'static str = "PodFailurePolicyOnPodConditionsPattern";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = r.text()?,
                18 => self.status = Some(r.text()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if self.status.is_none() {
            self.status = Some(Default::default());
        }
        Ok(())
    }
}

impl Decode for PodFailurePolicyRule {
    const NAME: &'static str = "PodFailurePolicyRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.action = r.text()?,
                18 => d.boxed(&mut self.on_exit_codes, r)?,
                26 => d.list(self.on_pod_conditions.get_or_insert_default(), r, 26)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for SuccessPolicy {
    const NAME: &'static str = "SuccessPolicy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(&mut self.rules, r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for SuccessPolicyRule {
    const NAME: &'static str = "SuccessPolicyRule";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.succeeded_indexes = Some(r.text()?),
                16 => self.succeeded_count = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for UncountedTerminatedPods {
    const NAME: &'static str = "UncountedTerminatedPods";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.succeeded.get_or_insert_default(), r, 10)?,
                18 => d.list(self.failed.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}
