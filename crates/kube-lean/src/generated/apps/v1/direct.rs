//! Decoders of apps/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, Stale, nonempty, openapi};

impl Decode for k8s_openapi::api::apps::v1::ControllerRevision {
    const NAME: &'static str = "ControllerRevision";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        controller_revision(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        controller_revision(self, Stale::everything(), r, d)
    }
}

fn controller_revision(
    to: &mut k8s_openapi::api::apps::v1::ControllerRevision,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => to.data.0 = r.raw_value()?.unwrap_or_default(),
            24 => to.revision = Some(r.i64()?),
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.data);
        stale.reset(3, &mut to.revision);
    }
    if to.revision.is_none() {
        to.revision = Some(Default::default());
    }
    Ok(())
}

impl Decode for k8s_openapi::api::apps::v1::DaemonSet {
    const NAME: &'static str = "DaemonSet";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        daemon_set(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        daemon_set(self, Stale::everything(), r, d)
    }
}

fn daemon_set(
    to: &mut k8s_openapi::api::apps::v1::DaemonSet,
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

impl Decode for k8s_openapi::api::apps::v1::DaemonSetCondition {
    const NAME: &'static str = "DaemonSetCondition";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        daemon_set_condition(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        daemon_set_condition(self, Stale::everything(), r, d)
    }
}

fn daemon_set_condition(
    to: &mut k8s_openapi::api::apps::v1::DaemonSetCondition,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_some(&mut to.type_)?,
            18 => r.put_some(&mut to.status)?,
            26 => {
                to.last_transition_time = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.last_transition_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            34 => r.put_nonempty(&mut to.reason)?,
            42 => r.put_nonempty(&mut to.message)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.status);
        stale.reset(3, &mut to.last_transition_time);
        stale.reset(4, &mut to.reason);
        stale.reset(5, &mut to.message);
    }
    if to.type_.is_none() {
        to.type_ = Some(Default::default());
    }
    if to.status.is_none() {
        to.status = Some(Default::default());
    }
    Ok(())
}

impl Decode for k8s_openapi::api::apps::v1::DaemonSetSpec {
    const NAME: &'static str = "DaemonSetSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        daemon_set_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        daemon_set_spec(self, Stale::everything(), r, d)
    }
}

fn daemon_set_spec(
    to: &mut k8s_openapi::api::apps::v1::DaemonSetSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.selector, r)?,
            18 => d.over(is_stale, &mut to.template, r)?,
            26 => d.over(is_stale, to.update_strategy.get_or_insert_default(), r)?,
            32 => to.min_ready_seconds = nonempty(r.i32()?),
            48 => to.revision_history_limit = Some(r.i32()?),
            _ => r.skip(tag, &[1, 2, 3, 4, 6])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.selector);
        stale.reset(2, &mut to.template);
        stale.reset(3, &mut to.update_strategy);
        stale.reset(4, &mut to.min_ready_seconds);
        stale.reset(6, &mut to.revision_history_limit);
    }
    to.template.read(&mut Reader::no_message(), d)?;
    if to.update_strategy.is_none() {
        to.update_strategy
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::apps::v1::DaemonSetStatus {
    const NAME: &'static str = "DaemonSetStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        daemon_set_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        daemon_set_status(self, Stale::everything(), r, d)
    }
}

fn daemon_set_status(
    to: &mut k8s_openapi::api::apps::v1::DaemonSetStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
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
            82 => d.vec(is_stale, to.conditions.get_or_insert_default(), r, 82)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.current_number_scheduled);
        stale.reset(2, &mut to.number_misscheduled);
        stale.reset(3, &mut to.desired_number_scheduled);
        stale.reset(4, &mut to.number_ready);
        stale.reset(5, &mut to.observed_generation);
        stale.reset(6, &mut to.updated_number_scheduled);
        stale.reset(7, &mut to.number_available);
        stale.reset(8, &mut to.number_unavailable);
        stale.reset(9, &mut to.collision_count);
        stale.reset(10, &mut to.conditions);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::apps::v1::DaemonSetUpdateStrategy {
    const NAME: &'static str = "DaemonSetUpdateStrategy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        daemon_set_update_strategy(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        daemon_set_update_strategy(self, Stale::everything(), r, d)
    }
}

fn daemon_set_update_strategy(
    to: &mut k8s_openapi::api::apps::v1::DaemonSetUpdateStrategy,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.type_)?,
            18 => d.over(is_stale, to.rolling_update.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.rolling_update);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::apps::v1::Deployment {
    const NAME: &'static str = "Deployment";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        deployment(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        deployment(self, Stale::everything(), r, d)
    }
}

fn deployment(
    to: &mut k8s_openapi::api::apps::v1::Deployment,
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

impl Decode for k8s_openapi::api::apps::v1::DeploymentCondition {
    const NAME: &'static str = "DeploymentCondition";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        deployment_condition(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        deployment_condition(self, Stale::everything(), r, d)
    }
}

fn deployment_condition(
    to: &mut k8s_openapi::api::apps::v1::DeploymentCondition,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_some(&mut to.type_)?,
            18 => r.put_some(&mut to.status)?,
            34 => r.put_nonempty(&mut to.reason)?,
            42 => r.put_nonempty(&mut to.message)?,
            50 => {
                to.last_update_time = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.last_update_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            58 => {
                to.last_transition_time = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.last_transition_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            _ => r.skip(tag, &[1, 2, 4, 5, 6, 7])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.status);
        stale.reset(4, &mut to.reason);
        stale.reset(5, &mut to.message);
        stale.reset(6, &mut to.last_update_time);
        stale.reset(7, &mut to.last_transition_time);
    }
    if to.type_.is_none() {
        to.type_ = Some(Default::default());
    }
    if to.status.is_none() {
        to.status = Some(Default::default());
    }
    Ok(())
}

impl Decode for k8s_openapi::api::apps::v1::DeploymentSpec {
    const NAME: &'static str = "DeploymentSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        deployment_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        deployment_spec(self, Stale::everything(), r, d)
    }
}

fn deployment_spec(
    to: &mut k8s_openapi::api::apps::v1::DeploymentSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            8 => to.replicas = Some(r.i32()?),
            18 => d.over(is_stale, &mut to.selector, r)?,
            26 => d.over(is_stale, &mut to.template, r)?,
            34 => d.over(is_stale, to.strategy.get_or_insert_default(), r)?,
            40 => to.min_ready_seconds = nonempty(r.i32()?),
            48 => to.revision_history_limit = Some(r.i32()?),
            56 => to.paused = nonempty(r.bool()?),
            72 => to.progress_deadline_seconds = Some(r.i32()?),
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 9])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.replicas);
        stale.reset(2, &mut to.selector);
        stale.reset(3, &mut to.template);
        stale.reset(4, &mut to.strategy);
        stale.reset(5, &mut to.min_ready_seconds);
        stale.reset(6, &mut to.revision_history_limit);
        stale.reset(7, &mut to.paused);
        stale.reset(9, &mut to.progress_deadline_seconds);
    }
    to.template.read(&mut Reader::no_message(), d)?;
    if to.strategy.is_none() {
        to.strategy
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::apps::v1::DeploymentStatus {
    const NAME: &'static str = "DeploymentStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        deployment_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        deployment_status(self, Stale::everything(), r, d)
    }
}

fn deployment_status(
    to: &mut k8s_openapi::api::apps::v1::DeploymentStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            8 => to.observed_generation = nonempty(r.i64()?),
            16 => to.replicas = nonempty(r.i32()?),
            24 => to.updated_replicas = nonempty(r.i32()?),
            32 => to.available_replicas = nonempty(r.i32()?),
            40 => to.unavailable_replicas = nonempty(r.i32()?),
            50 => d.vec(is_stale, to.conditions.get_or_insert_default(), r, 50)?,
            56 => to.ready_replicas = nonempty(r.i32()?),
            64 => to.collision_count = Some(r.i32()?),
            72 => to.terminating_replicas = Some(r.i32()?),
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.observed_generation);
        stale.reset(2, &mut to.replicas);
        stale.reset(3, &mut to.updated_replicas);
        stale.reset(4, &mut to.available_replicas);
        stale.reset(5, &mut to.unavailable_replicas);
        stale.reset(6, &mut to.conditions);
        stale.reset(7, &mut to.ready_replicas);
        stale.reset(8, &mut to.collision_count);
        stale.reset(9, &mut to.terminating_replicas);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::apps::v1::DeploymentStrategy {
    const NAME: &'static str = "DeploymentStrategy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        deployment_strategy(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        deployment_strategy(self, Stale::everything(), r, d)
    }
}

fn deployment_strategy(
    to: &mut k8s_openapi::api::apps::v1::DeploymentStrategy,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.type_)?,
            18 => d.over(is_stale, to.rolling_update.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.rolling_update);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::apps::v1::ReplicaSet {
    const NAME: &'static str = "ReplicaSet";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        replica_set(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        replica_set(self, Stale::everything(), r, d)
    }
}

fn replica_set(
    to: &mut k8s_openapi::api::apps::v1::ReplicaSet,
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

impl Decode for k8s_openapi::api::apps::v1::ReplicaSetCondition {
    const NAME: &'static str = "ReplicaSetCondition";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        replica_set_condition(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        replica_set_condition(self, Stale::everything(), r, d)
    }
}

fn replica_set_condition(
    to: &mut k8s_openapi::api::apps::v1::ReplicaSetCondition,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_some(&mut to.type_)?,
            18 => r.put_some(&mut to.status)?,
            26 => {
                to.last_transition_time = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.last_transition_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            34 => r.put_nonempty(&mut to.reason)?,
            42 => r.put_nonempty(&mut to.message)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.status);
        stale.reset(3, &mut to.last_transition_time);
        stale.reset(4, &mut to.reason);
        stale.reset(5, &mut to.message);
    }
    if to.type_.is_none() {
        to.type_ = Some(Default::default());
    }
    if to.status.is_none() {
        to.status = Some(Default::default());
    }
    Ok(())
}

impl Decode for k8s_openapi::api::apps::v1::ReplicaSetSpec {
    const NAME: &'static str = "ReplicaSetSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        replica_set_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        replica_set_spec(self, Stale::everything(), r, d)
    }
}

fn replica_set_spec(
    to: &mut k8s_openapi::api::apps::v1::ReplicaSetSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            8 => to.replicas = Some(r.i32()?),
            18 => d.over(is_stale, &mut to.selector, r)?,
            26 => d.over(is_stale, to.template.get_or_insert_default(), r)?,
            32 => to.min_ready_seconds = nonempty(r.i32()?),
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.replicas);
        stale.reset(2, &mut to.selector);
        stale.reset(3, &mut to.template);
        stale.reset(4, &mut to.min_ready_seconds);
    }
    if to.template.is_none() {
        to.template
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::apps::v1::ReplicaSetStatus {
    const NAME: &'static str = "ReplicaSetStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        replica_set_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        replica_set_status(self, Stale::everything(), r, d)
    }
}

fn replica_set_status(
    to: &mut k8s_openapi::api::apps::v1::ReplicaSetStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            8 => to.replicas = r.i32()?,
            16 => to.fully_labeled_replicas = nonempty(r.i32()?),
            24 => to.observed_generation = nonempty(r.i64()?),
            32 => to.ready_replicas = nonempty(r.i32()?),
            40 => to.available_replicas = nonempty(r.i32()?),
            50 => d.vec(is_stale, to.conditions.get_or_insert_default(), r, 50)?,
            56 => to.terminating_replicas = Some(r.i32()?),
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.replicas);
        stale.reset(2, &mut to.fully_labeled_replicas);
        stale.reset(3, &mut to.observed_generation);
        stale.reset(4, &mut to.ready_replicas);
        stale.reset(5, &mut to.available_replicas);
        stale.reset(6, &mut to.conditions);
        stale.reset(7, &mut to.terminating_replicas);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::apps::v1::RollingUpdateDaemonSet {
    const NAME: &'static str = "RollingUpdateDaemonSet";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        rolling_update_daemon_set(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        rolling_update_daemon_set(self, Stale::everything(), r, d)
    }
}

fn rolling_update_daemon_set(
    to: &mut k8s_openapi::api::apps::v1::RollingUpdateDaemonSet,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.max_unavailable.get_or_insert_default(), r)?,
            18 => d.over(is_stale, to.max_surge.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.max_unavailable);
        stale.reset(2, &mut to.max_surge);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::apps::v1::RollingUpdateDeployment {
    const NAME: &'static str = "RollingUpdateDeployment";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        rolling_update_deployment(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        rolling_update_deployment(self, Stale::everything(), r, d)
    }
}

fn rolling_update_deployment(
    to: &mut k8s_openapi::api::apps::v1::RollingUpdateDeployment,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.max_unavailable.get_or_insert_default(), r)?,
            18 => d.over(is_stale, to.max_surge.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.max_unavailable);
        stale.reset(2, &mut to.max_surge);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::apps::v1::RollingUpdateStatefulSetStrategy {
    const NAME: &'static str = "RollingUpdateStatefulSetStrategy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        rolling_update_stateful_set_strategy(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        rolling_update_stateful_set_strategy(self, Stale::everything(), r, d)
    }
}

fn rolling_update_stateful_set_strategy(
    to: &mut k8s_openapi::api::apps::v1::RollingUpdateStatefulSetStrategy,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            8 => to.partition = Some(r.i32()?),
            18 => d.over(is_stale, to.max_unavailable.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.partition);
        stale.reset(2, &mut to.max_unavailable);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::apps::v1::StatefulSet {
    const NAME: &'static str = "StatefulSet";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        stateful_set(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        stateful_set(self, Stale::everything(), r, d)
    }
}

fn stateful_set(
    to: &mut k8s_openapi::api::apps::v1::StatefulSet,
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

impl Decode for k8s_openapi::api::apps::v1::StatefulSetCondition {
    const NAME: &'static str = "StatefulSetCondition";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        stateful_set_condition(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        stateful_set_condition(self, Stale::everything(), r, d)
    }
}

fn stateful_set_condition(
    to: &mut k8s_openapi::api::apps::v1::StatefulSetCondition,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_some(&mut to.type_)?,
            18 => r.put_some(&mut to.status)?,
            26 => {
                to.last_transition_time = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.last_transition_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            34 => r.put_nonempty(&mut to.reason)?,
            42 => r.put_nonempty(&mut to.message)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.status);
        stale.reset(3, &mut to.last_transition_time);
        stale.reset(4, &mut to.reason);
        stale.reset(5, &mut to.message);
    }
    if to.type_.is_none() {
        to.type_ = Some(Default::default());
    }
    if to.status.is_none() {
        to.status = Some(Default::default());
    }
    Ok(())
}

impl Decode for k8s_openapi::api::apps::v1::StatefulSetOrdinals {
    const NAME: &'static str = "StatefulSetOrdinals";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        stateful_set_ordinals(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        stateful_set_ordinals(self, Stale::everything(), r, d)
    }
}

fn stateful_set_ordinals(
    to: &mut k8s_openapi::api::apps::v1::StatefulSetOrdinals,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            8 => to.start = Some(r.i32()?),
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.start);
    }
    if to.start.is_none() {
        to.start = Some(Default::default());
    }
    Ok(())
}

impl Decode for k8s_openapi::api::apps::v1::StatefulSetPersistentVolumeClaimRetentionPolicy {
    const NAME: &'static str = "StatefulSetPersistentVolumeClaimRetentionPolicy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        stateful_set_persistent_volume_claim_retention_policy(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        stateful_set_persistent_volume_claim_retention_policy(self, Stale::everything(), r, d)
    }
}

fn stateful_set_persistent_volume_claim_retention_policy(
    to: &mut k8s_openapi::api::apps::v1::StatefulSetPersistentVolumeClaimRetentionPolicy,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.when_deleted)?,
            18 => r.put_nonempty(&mut to.when_scaled)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.when_deleted);
        stale.reset(2, &mut to.when_scaled);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::apps::v1::StatefulSetSpec {
    const NAME: &'static str = "StatefulSetSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        stateful_set_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        stateful_set_spec(self, Stale::everything(), r, d)
    }
}

fn stateful_set_spec(
    to: &mut k8s_openapi::api::apps::v1::StatefulSetSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            8 => to.replicas = Some(r.i32()?),
            18 => d.over(is_stale, &mut to.selector, r)?,
            26 => d.over(is_stale, &mut to.template, r)?,
            34 => d.vec(is_stale, to.volume_claim_templates.get_or_insert_default(), r, 34)?,
            42 => r.put_some(&mut to.service_name)?,
            50 => r.put_nonempty(&mut to.pod_management_policy)?,
            58 => d.over(is_stale, to.update_strategy.get_or_insert_default(), r)?,
            64 => to.revision_history_limit = Some(r.i32()?),
            72 => to.min_ready_seconds = nonempty(r.i32()?),
            82 => d.over(
                is_stale,
                to.persistent_volume_claim_retention_policy
                    .get_or_insert_default(),
                r,
            )?,
            90 => d.over(is_stale, to.ordinals.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.replicas);
        stale.reset(2, &mut to.selector);
        stale.reset(3, &mut to.template);
        stale.reset(4, &mut to.volume_claim_templates);
        stale.reset(5, &mut to.service_name);
        stale.reset(6, &mut to.pod_management_policy);
        stale.reset(7, &mut to.update_strategy);
        stale.reset(8, &mut to.revision_history_limit);
        stale.reset(9, &mut to.min_ready_seconds);
        stale.reset(10, &mut to.persistent_volume_claim_retention_policy);
        stale.reset(11, &mut to.ordinals);
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

impl Decode for k8s_openapi::api::apps::v1::StatefulSetStatus {
    const NAME: &'static str = "StatefulSetStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        stateful_set_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        stateful_set_status(self, Stale::everything(), r, d)
    }
}

fn stateful_set_status(
    to: &mut k8s_openapi::api::apps::v1::StatefulSetStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            8 => to.observed_generation = nonempty(r.i64()?),
            16 => to.replicas = r.i32()?,
            24 => to.ready_replicas = nonempty(r.i32()?),
            32 => to.current_replicas = nonempty(r.i32()?),
            40 => to.updated_replicas = nonempty(r.i32()?),
            50 => r.put_nonempty(&mut to.current_revision)?,
            58 => r.put_nonempty(&mut to.update_revision)?,
            72 => to.collision_count = Some(r.i32()?),
            82 => d.vec(is_stale, to.conditions.get_or_insert_default(), r, 82)?,
            88 => to.available_replicas = Some(r.i32()?),
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 9, 10, 11])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.observed_generation);
        stale.reset(2, &mut to.replicas);
        stale.reset(3, &mut to.ready_replicas);
        stale.reset(4, &mut to.current_replicas);
        stale.reset(5, &mut to.updated_replicas);
        stale.reset(6, &mut to.current_revision);
        stale.reset(7, &mut to.update_revision);
        stale.reset(9, &mut to.collision_count);
        stale.reset(10, &mut to.conditions);
        stale.reset(11, &mut to.available_replicas);
    }
    if to.available_replicas.is_none() {
        to.available_replicas = Some(Default::default());
    }
    Ok(())
}

impl Decode for k8s_openapi::api::apps::v1::StatefulSetUpdateStrategy {
    const NAME: &'static str = "StatefulSetUpdateStrategy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        stateful_set_update_strategy(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        stateful_set_update_strategy(self, Stale::everything(), r, d)
    }
}

fn stateful_set_update_strategy(
    to: &mut k8s_openapi::api::apps::v1::StatefulSetUpdateStrategy,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.type_)?,
            18 => d.over(is_stale, to.rolling_update.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.rolling_update);
    }
    Ok(())
}
