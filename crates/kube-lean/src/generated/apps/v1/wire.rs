//! Decoders of apps/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use super::*;
#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, Reader, nonempty};

impl Decode for ControllerRevision {
    const NAME: &'static str = "ControllerRevision";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => self.data = r.raw_extension()?,
                24 => self.revision = r.i64()?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for DaemonSet {
    const NAME: &'static str = "DaemonSet";

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

impl Decode for DaemonSetCondition {
    const NAME: &'static str = "DaemonSetCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = r.text()?,
                18 => self.status = r.text()?,
                26 => self.last_transition_time = r.time(self.last_transition_time)?,
                34 => self.reason = nonempty(r.text()?),
                42 => self.message = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for DaemonSetSpec {
    const NAME: &'static str = "DaemonSetSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.selector, r)?,
                18 => d.message(&mut self.template, r)?,
                26 => d.boxed(&mut self.update_strategy, r)?,
                32 => self.min_ready_seconds = nonempty(r.i32()?),
                48 => self.revision_history_limit = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 6])?,
            }
        }
        d.message(&mut self.template, &mut Reader::no_message())?;
        if self.update_strategy.is_none() {
            d.boxed(&mut self.update_strategy, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for DaemonSetStatus {
    const NAME: &'static str = "DaemonSetStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.current_number_scheduled = r.i32()?,
                16 => self.number_misscheduled = r.i32()?,
                24 => self.desired_number_scheduled = r.i32()?,
                32 => self.number_ready = r.i32()?,
                40 => self.observed_generation = nonempty(r.i64()?),
                48 => self.updated_number_scheduled = nonempty(r.i32()?),
                56 => self.number_available = nonempty(r.i32()?),
                64 => self.number_unavailable = nonempty(r.i32()?),
                72 => self.collision_count = Some(r.i32()?),
                82 => d.list(self.conditions.get_or_insert_default(), r, 82)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10])?,
            }
        }
        Ok(())
    }
}

impl Decode for DaemonSetUpdateStrategy {
    const NAME: &'static str = "DaemonSetUpdateStrategy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = nonempty(r.text()?),
                18 => d.boxed(&mut self.rolling_update, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for Deployment {
    const NAME: &'static str = "Deployment";

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

impl Decode for DeploymentCondition {
    const NAME: &'static str = "DeploymentCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = r.text()?,
                18 => self.status = r.text()?,
                34 => self.reason = nonempty(r.text()?),
                42 => self.message = nonempty(r.text()?),
                50 => self.last_update_time = r.time(self.last_update_time)?,
                58 => self.last_transition_time = r.time(self.last_transition_time)?,
                _ => r.skip(tag, &[1, 2, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for DeploymentSpec {
    const NAME: &'static str = "DeploymentSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.replicas = Some(r.i32()?),
                18 => d.message(&mut self.selector, r)?,
                26 => d.message(&mut self.template, r)?,
                34 => d.boxed(&mut self.strategy, r)?,
                40 => self.min_ready_seconds = nonempty(r.i32()?),
                48 => self.revision_history_limit = Some(r.i32()?),
                56 => self.paused = nonempty(r.bool()?),
                72 => self.progress_deadline_seconds = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 9])?,
            }
        }
        if self.strategy.is_none() {
            d.boxed(&mut self.strategy, &mut Reader::no_message())?;
        }
        d.message(&mut self.template, &mut Reader::no_message())?;
        Ok(())
    }
}

impl Decode for DeploymentStatus {
    const NAME: &'static str = "DeploymentStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.observed_generation = nonempty(r.i64()?),
                16 => self.replicas = nonempty(r.i32()?),
                24 => self.updated_replicas = nonempty(r.i32()?),
                32 => self.available_replicas = nonempty(r.i32()?),
                40 => self.unavailable_replicas = nonempty(r.i32()?),
                50 => d.list(self.conditions.get_or_insert_default(), r, 50)?,
                56 => self.ready_replicas = nonempty(r.i32()?),
                64 => self.collision_count = Some(r.i32()?),
                72 => self.terminating_replicas = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9])?,
            }
        }
        Ok(())
    }
}

impl Decode for DeploymentStrategy {
    const NAME: &'static str = "DeploymentStrategy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = nonempty(r.text()?),
                18 => d.boxed(&mut self.rolling_update, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for ReplicaSet {
    const NAME: &'static str = "ReplicaSet";

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

impl Decode for ReplicaSetCondition {
    const NAME: &'static str = "ReplicaSetCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = r.text()?,
                18 => self.status = r.text()?,
                26 => self.last_transition_time = r.time(self.last_transition_time)?,
                34 => self.reason = nonempty(r.text()?),
                42 => self.message = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for ReplicaSetSpec {
    const NAME: &'static str = "ReplicaSetSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.replicas = Some(r.i32()?),
                18 => d.message(&mut self.selector, r)?,
                26 => d.boxed(&mut self.template, r)?,
                32 => self.min_ready_seconds = nonempty(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        if self.template.is_none() {
            d.boxed(&mut self.template, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for ReplicaSetStatus {
    const NAME: &'static str = "ReplicaSetStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.replicas = r.i32()?,
                16 => self.fully_labeled_replicas = nonempty(r.i32()?),
                24 => self.observed_generation = nonempty(r.i64()?),
                32 => self.ready_replicas = nonempty(r.i32()?),
                40 => self.available_replicas = nonempty(r.i32()?),
                50 => d.list(self.conditions.get_or_insert_default(), r, 50)?,
                56 => self.terminating_replicas = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for RollingUpdateDaemonSet {
    const NAME: &'static str = "RollingUpdateDaemonSet";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.max_unavailable = Some(r.int_or_string(self.max_unavailable.take())?),
                18 => self.max_surge = Some(r.int_or_string(self.max_surge.take())?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for RollingUpdateDeployment {
    const NAME: &'static str = "RollingUpdateDeployment";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.max_unavailable = Some(r.int_or_string(self.max_unavailable.take())?),
                18 => self.max_surge = Some(r.int_or_string(self.max_surge.take())?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for RollingUpdateStatefulSetStrategy {
    const NAME: &'static str = "RollingUpdateStatefulSetStrategy";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.partition = Some(r.i32()?),
                18 => self.max_unavailable = Some(r.int_or_string(self.max_unavailable.take())?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for StatefulSet {
    const NAME: &'static str = "StatefulSet";

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

impl Decode for StatefulSetCondition {
    const NAME: &'static str = "StatefulSetCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = r.text()?,
                18 => self.status = r.text()?,
                26 => self.last_transition_time = r.time(self.last_transition_time)?,
                34 => self.reason = nonempty(r.text()?),
                42 => self.message = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for StatefulSetOrdinals {
    const NAME: &'static str = "StatefulSetOrdinals";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.start = Some(r.i32()?),
                _ => r.skip(tag, &[1])?,
            }
        }
        if self.start.is_none() {
            self.start = Some(Default::default());
        }
        Ok(())
    }
}

impl Decode for StatefulSetPersistentVolumeClaimRetentionPolicy {
    const NAME: &'static str = "StatefulSetPersistentVolumeClaimRetentionPolicy";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.when_deleted = nonempty(r.text()?),
                18 => self.when_scaled = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for StatefulSetSpec {
    const NAME: &'static str = "StatefulSetSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.replicas = Some(r.i32()?),
                18 => d.message(&mut self.selector, r)?,
                26 => d.message(&mut self.template, r)?,
                34 => d.list(self.volume_claim_templates.get_or_insert_default(), r, 34)?,
                42 => self.service_name = Some(r.text()?),
                50 => self.pod_management_policy = nonempty(r.text()?),
                58 => d.boxed(&mut self.update_strategy, r)?,
                64 => self.revision_history_limit = Some(r.i32()?),
                72 => self.min_ready_seconds = nonempty(r.i32()?),
                82 => d.boxed(&mut self.persistent_volume_claim_retention_policy, r)?,
                90 => d.boxed(&mut self.ordinals, r)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])?,
            }
        }
        if self.service_name.is_none() {
            self.service_name = Some(Default::default());
        }
        d.message(&mut self.template, &mut Reader::no_message())?;
        if self.update_strategy.is_none() {
            d.boxed(&mut self.update_strategy, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for StatefulSetStatus {
    const NAME: &'static str = "StatefulSetStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.observed_generation = nonempty(r.i64()?),
                16 => self.replicas = r.i32()?,
                24 => self.ready_replicas = nonempty(r.i32()?),
                32 => self.current_replicas = nonempty(r.i32()?),
                40 => self.updated_replicas = nonempty(r.i32()?),
                50 => self.current_revision = nonempty(r.text()?),
                58 => self.update_revision = nonempty(r.text()?),
                72 => self.collision_count = Some(r.i32()?),
                82 => d.list(self.conditions.get_or_insert_default(), r, 82)?,
                88 => self.available_replicas = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 9, 10, 11])?,
            }
        }
        if self.available_replicas.is_none() {
            self.available_replicas = Some(Default::default());
        }
        Ok(())
    }
}

impl Decode for StatefulSetUpdateStrategy {
    const NAME: &'static str = "StatefulSetUpdateStrategy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = nonempty(r.text()?),
                18 => d.boxed(&mut self.rolling_update, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}
