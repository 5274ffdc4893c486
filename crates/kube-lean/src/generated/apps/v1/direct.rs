//! Decoders of apps/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, nonempty, openapi};

impl Decode for k8s_openapi::api::apps::v1::ControllerRevision {
    const NAME: &'static str = "ControllerRevision";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.data.0 = r.raw_value()?.unwrap_or_default(),
                24 => to.revision = Some(r.i64()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if to.revision.is_none() {
            to.revision = Some(Default::default());
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::apps::v1::DaemonSet {
    const NAME: &'static str = "DaemonSet";

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

impl Decode for k8s_openapi::api::apps::v1::DaemonSetCondition {
    const NAME: &'static str = "DaemonSetCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = Some(r.string()?),
                18 => to.status = Some(r.string()?),
                26 => {
                    to.last_transition_time = r
                        .timestamp(to.last_transition_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                34 => to.reason = nonempty(r.string()?),
                42 => to.message = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        if to.type_.is_none() {
            to.type_ = Some(Default::default());
        }
        if to.status.is_none() {
            to.status = Some(Default::default());
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::apps::v1::DaemonSetSpec {
    const NAME: &'static str = "DaemonSetSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.selector.read(r, d)?,
                18 => to.template.read(r, d)?,
                26 => to.update_strategy.get_or_insert_default().read(r, d)?,
                32 => to.min_ready_seconds = nonempty(r.i32()?),
                48 => to.revision_history_limit = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 6])?,
            }
        }
        to.template.read(&mut Reader::no_message(), d)?;
        if to.update_strategy.is_none() {
            to.update_strategy
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::apps::v1::DaemonSetStatus {
    const NAME: &'static str = "DaemonSetStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.current_number_scheduled = r.i32()?,
                16 => to.number_misscheduled = r.i32()?,
                24 => to.desired_number_scheduled = r.i32()?,
                32 => to.number_ready = r.i32()?,
                40 => to.observed_generation = nonempty(r.i64()?),
                48 => to.updated_number_scheduled = nonempty(r.i32()?),
                56 => to.number_available = nonempty(r.i32()?),
                64 => to.number_unavailable = nonempty(r.i32()?),
                72 => to.collision_count = Some(r.i32()?),
                82 => d.vec(to.conditions.get_or_insert_default(), r, 82)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::apps::v1::DaemonSetUpdateStrategy {
    const NAME: &'static str = "DaemonSetUpdateStrategy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = nonempty(r.string()?),
                18 => to.rolling_update.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::apps::v1::Deployment {
    const NAME: &'static str = "Deployment";

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

impl Decode for k8s_openapi::api::apps::v1::DeploymentCondition {
    const NAME: &'static str = "DeploymentCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = Some(r.string()?),
                18 => to.status = Some(r.string()?),
                34 => to.reason = nonempty(r.string()?),
                42 => to.message = nonempty(r.string()?),
                50 => {
                    to.last_update_time = r
                        .timestamp(to.last_update_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                58 => {
                    to.last_transition_time = r
                        .timestamp(to.last_transition_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                _ => r.skip(tag, &[1, 2, 4, 5, 6, 7])?,
            }
        }
        if to.type_.is_none() {
            to.type_ = Some(Default::default());
        }
        if to.status.is_none() {
            to.status = Some(Default::default());
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::apps::v1::DeploymentSpec {
    const NAME: &'static str = "DeploymentSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.replicas = Some(r.i32()?),
                18 => to.selector.read(r, d)?,
                26 => to.template.read(r, d)?,
                34 => to.strategy.get_or_insert_default().read(r, d)?,
                40 => to.min_ready_seconds = nonempty(r.i32()?),
                48 => to.revision_history_limit = Some(r.i32()?),
                56 => to.paused = nonempty(r.bool()?),
                72 => to.progress_deadline_seconds = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 9])?,
            }
        }
        to.template.read(&mut Reader::no_message(), d)?;
        if to.strategy.is_none() {
            to.strategy
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::apps::v1::DeploymentStatus {
    const NAME: &'static str = "DeploymentStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.observed_generation = nonempty(r.i64()?),
                16 => to.replicas = nonempty(r.i32()?),
                24 => to.updated_replicas = nonempty(r.i32()?),
                32 => to.available_replicas = nonempty(r.i32()?),
                40 => to.unavailable_replicas = nonempty(r.i32()?),
                50 => d.vec(to.conditions.get_or_insert_default(), r, 50)?,
                56 => to.ready_replicas = nonempty(r.i32()?),
                64 => to.collision_count = Some(r.i32()?),
                72 => to.terminating_replicas = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::apps::v1::DeploymentStrategy {
    const NAME: &'static str = "DeploymentStrategy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = nonempty(r.string()?),
                18 => to.rolling_update.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::apps::v1::ReplicaSet {
    const NAME: &'static str = "ReplicaSet";

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

impl Decode for k8s_openapi::api::apps::v1::ReplicaSetCondition {
    const NAME: &'static str = "ReplicaSetCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = Some(r.string()?),
                18 => to.status = Some(r.string()?),
                26 => {
                    to.last_transition_time = r
                        .timestamp(to.last_transition_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                34 => to.reason = nonempty(r.string()?),
                42 => to.message = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        if to.type_.is_none() {
            to.type_ = Some(Default::default());
        }
        if to.status.is_none() {
            to.status = Some(Default::default());
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::apps::v1::ReplicaSetSpec {
    const NAME: &'static str = "ReplicaSetSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.replicas = Some(r.i32()?),
                18 => to.selector.read(r, d)?,
                26 => to.template.get_or_insert_default().read(r, d)?,
                32 => to.min_ready_seconds = nonempty(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        if to.template.is_none() {
            to.template
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::apps::v1::ReplicaSetStatus {
    const NAME: &'static str = "ReplicaSetStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.replicas = r.i32()?,
                16 => to.fully_labeled_replicas = nonempty(r.i32()?),
                24 => to.observed_generation = nonempty(r.i64()?),
                32 => to.ready_replicas = nonempty(r.i32()?),
                40 => to.available_replicas = nonempty(r.i32()?),
                50 => d.vec(to.conditions.get_or_insert_default(), r, 50)?,
                56 => to.terminating_replicas = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::apps::v1::RollingUpdateDaemonSet {
    const NAME: &'static str = "RollingUpdateDaemonSet";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.max_unavailable.get_or_insert_default().read(r, d)?,
                18 => to.max_surge.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::apps::v1::RollingUpdateDeployment {
    const NAME: &'static str = "RollingUpdateDeployment";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.max_unavailable.get_or_insert_default().read(r, d)?,
                18 => to.max_surge.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::apps::v1::RollingUpdateStatefulSetStrategy {
    const NAME: &'static str = "RollingUpdateStatefulSetStrategy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.partition = Some(r.i32()?),
                18 => to.max_unavailable.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::apps::v1::StatefulSet {
    const NAME: &'static str = "StatefulSet";

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

impl Decode for k8s_openapi::api::apps::v1::StatefulSetCondition {
    const NAME: &'static str = "StatefulSetCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = Some(r.string()?),
                18 => to.status = Some(r.string()?),
                26 => {
                    to.last_transition_time = r
                        .timestamp(to.last_transition_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                34 => to.reason = nonempty(r.string()?),
                42 => to.message = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        if to.type_.is_none() {
            to.type_ = Some(Default::default());
        }
        if to.status.is_none() {
            to.status = Some(Default::default());
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::apps::v1::StatefulSetOrdinals {
    const NAME: &'static str = "StatefulSetOrdinals";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.start = Some(r.i32()?),
                _ => r.skip(tag, &[1])?,
            }
        }
        if to.start.is_none() {
            to.start = Some(Default::default());
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::apps::v1::StatefulSetPersistentVolumeClaimRetentionPolicy {
    const NAME: &'static str = "StatefulSetPersistentVolumeClaimRetentionPolicy";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.when_deleted = nonempty(r.string()?),
                18 => to.when_scaled = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::apps::v1::StatefulSetSpec {
    const NAME: &'static str = "StatefulSetSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.replicas = Some(r.i32()?),
                18 => to.selector.read(r, d)?,
                26 => to.template.read(r, d)?,
                34 => d.vec(to.volume_claim_templates.get_or_insert_default(), r, 34)?,
                42 => to.service_name = Some(r.string()?),
                50 => to.pod_management_policy = nonempty(r.string()?),
                58 => to.update_strategy.get_or_insert_default().read(r, d)?,
                64 => to.revision_history_limit = Some(r.i32()?),
                72 => to.min_ready_seconds = nonempty(r.i32()?),
                82 => to
                    .persistent_volume_claim_retention_policy
                    .get_or_insert_default()
                    .read(r, d)?,
                90 => to.ordinals.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])?,
            }
        }
        to.template.read(&mut Reader::no_message(), d)?;
        if to.service_name.is_none() {
            to.service_name = Some(Default::default());
        }
        if to.update_strategy.is_none() {
            to.update_strategy
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::apps::v1::StatefulSetStatus {
    const NAME: &'static str = "StatefulSetStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.observed_generation = nonempty(r.i64()?),
                16 => to.replicas = r.i32()?,
                24 => to.ready_replicas = nonempty(r.i32()?),
                32 => to.current_replicas = nonempty(r.i32()?),
                40 => to.updated_replicas = nonempty(r.i32()?),
                50 => to.current_revision = nonempty(r.string()?),
                58 => to.update_revision = nonempty(r.string()?),
                72 => to.collision_count = Some(r.i32()?),
                82 => d.vec(to.conditions.get_or_insert_default(), r, 82)?,
                88 => to.available_replicas = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 9, 10, 11])?,
            }
        }
        if to.available_replicas.is_none() {
            to.available_replicas = Some(Default::default());
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::apps::v1::StatefulSetUpdateStrategy {
    const NAME: &'static str = "StatefulSetUpdateStrategy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = nonempty(r.string()?),
                18 => to.rolling_update.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}
