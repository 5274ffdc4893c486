//! Decoders of resource/v1alpha3 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, Stale, nonempty, openapi};

impl Decode for k8s_openapi::api::resource::v1alpha3::DeviceTaint {
    const NAME: &'static str = "DeviceTaint";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_taint(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_taint(self, Stale::everything(), r, d)
    }
}

fn device_taint(
    to: &mut k8s_openapi::api::resource::v1alpha3::DeviceTaint,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.key)?,
            18 => r.put_nonempty(&mut to.value)?,
            26 => r.put(&mut to.effect)?,
            34 => {
                to.time_added = r
                    .timestamp(openapi::unless(is_stale, to.time_added.as_ref().map(|old| old.0)))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.key);
        stale.reset(2, &mut to.value);
        stale.reset(3, &mut to.effect);
        stale.reset(4, &mut to.time_added);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1alpha3::DeviceTaintRule {
    const NAME: &'static str = "DeviceTaintRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_taint_rule(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_taint_rule(self, Stale::everything(), r, d)
    }
}

fn device_taint_rule(
    to: &mut k8s_openapi::api::resource::v1alpha3::DeviceTaintRule,
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
    if to.status.is_none() {
        to.status
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1alpha3::DeviceTaintRuleSpec {
    const NAME: &'static str = "DeviceTaintRuleSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_taint_rule_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_taint_rule_spec(self, Stale::everything(), r, d)
    }
}

fn device_taint_rule_spec(
    to: &mut k8s_openapi::api::resource::v1alpha3::DeviceTaintRuleSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.device_selector.get_or_insert_default(), r)?,
            18 => d.over(is_stale, &mut to.taint, r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.device_selector);
        stale.reset(2, &mut to.taint);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1alpha3::DeviceTaintRuleStatus {
    const NAME: &'static str = "DeviceTaintRuleStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_taint_rule_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_taint_rule_status(self, Stale::everything(), r, d)
    }
}

fn device_taint_rule_status(
    to: &mut k8s_openapi::api::resource::v1alpha3::DeviceTaintRuleStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.conditions.get_or_insert_default(), r, 10)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.conditions);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1alpha3::DeviceTaintSelector {
    const NAME: &'static str = "DeviceTaintSelector";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_taint_selector(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_taint_selector(self, Stale::everything(), r, d)
    }
}

fn device_taint_selector(
    to: &mut k8s_openapi::api::resource::v1alpha3::DeviceTaintSelector,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            18 => r.put_some(&mut to.driver)?,
            26 => r.put_some(&mut to.pool)?,
            34 => r.put_some(&mut to.device)?,
            _ => r.skip(tag, &[2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(2, &mut to.driver);
        stale.reset(3, &mut to.pool);
        stale.reset(4, &mut to.device);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1alpha3::PoolStatus {
    const NAME: &'static str = "PoolStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pool_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pool_status(self, Stale::everything(), r, d)
    }
}

fn pool_status(
    to: &mut k8s_openapi::api::resource::v1alpha3::PoolStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.driver)?,
            18 => r.put(&mut to.pool_name)?,
            26 => r.put_some(&mut to.node_name)?,
            32 => to.total_devices = Some(r.i32()?),
            40 => to.allocated_devices = Some(r.i32()?),
            48 => to.available_devices = Some(r.i32()?),
            56 => to.unavailable_devices = Some(r.i32()?),
            64 => to.resource_slice_count = Some(r.i32()?),
            72 => to.generation = r.i64()?,
            82 => r.put_some(&mut to.validation_error)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.driver);
        stale.reset(2, &mut to.pool_name);
        stale.reset(3, &mut to.node_name);
        stale.reset(4, &mut to.total_devices);
        stale.reset(5, &mut to.allocated_devices);
        stale.reset(6, &mut to.available_devices);
        stale.reset(7, &mut to.unavailable_devices);
        stale.reset(8, &mut to.resource_slice_count);
        stale.reset(9, &mut to.generation);
        stale.reset(10, &mut to.validation_error);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1alpha3::ResourcePoolStatusRequest {
    const NAME: &'static str = "ResourcePoolStatusRequest";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_pool_status_request(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_pool_status_request(self, Stale::everything(), r, d)
    }
}

fn resource_pool_status_request(
    to: &mut k8s_openapi::api::resource::v1alpha3::ResourcePoolStatusRequest,
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
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1alpha3::ResourcePoolStatusRequestSpec {
    const NAME: &'static str = "ResourcePoolStatusRequestSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_pool_status_request_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_pool_status_request_spec(self, Stale::everything(), r, d)
    }
}

fn resource_pool_status_request_spec(
    to: &mut k8s_openapi::api::resource::v1alpha3::ResourcePoolStatusRequestSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.driver)?,
            18 => r.put_some(&mut to.pool_name)?,
            24 => to.limit = Some(r.i32()?),
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.driver);
        stale.reset(2, &mut to.pool_name);
        stale.reset(3, &mut to.limit);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1alpha3::ResourcePoolStatusRequestStatus {
    const NAME: &'static str = "ResourcePoolStatusRequestStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_pool_status_request_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_pool_status_request_status(self, Stale::everything(), r, d)
    }
}

fn resource_pool_status_request_status(
    to: &mut k8s_openapi::api::resource::v1alpha3::ResourcePoolStatusRequestStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            18 => d.vec(is_stale, to.pools.get_or_insert_default(), r, 18)?,
            26 => d.vec(is_stale, to.conditions.get_or_insert_default(), r, 26)?,
            48 => to.pool_count = r.i32()?,
            _ => r.skip(tag, &[2, 3, 6])?,
        }
    }
    if stale.is_any() {
        stale.reset(2, &mut to.pools);
        stale.reset(3, &mut to.conditions);
        stale.reset(6, &mut to.pool_count);
    }
    Ok(())
}
