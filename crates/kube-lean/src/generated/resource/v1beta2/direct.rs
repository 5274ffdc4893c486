//! Decoders of resource/v1beta2 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, Stale, nonempty, openapi};

impl Decode for k8s_openapi::api::resource::v1beta2::AllocatedDeviceStatus {
    const NAME: &'static str = "AllocatedDeviceStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        allocated_device_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        allocated_device_status(self, Stale::everything(), r, d)
    }
}

fn allocated_device_status(
    to: &mut k8s_openapi::api::resource::v1beta2::AllocatedDeviceStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.driver)?,
            18 => r.put(&mut to.pool)?,
            26 => r.put(&mut to.device)?,
            34 => d.vec(is_stale, to.conditions.get_or_insert_default(), r, 34)?,
            42 => {
                to.data = r
                    .raw_value()?
                    .map(k8s_openapi::apimachinery::pkg::runtime::RawExtension)
            }
            50 => d.over(is_stale, to.network_data.get_or_insert_default(), r)?,
            58 => r.put_some(&mut to.share_id)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.driver);
        stale.reset(2, &mut to.pool);
        stale.reset(3, &mut to.device);
        stale.reset(4, &mut to.conditions);
        stale.reset(5, &mut to.data);
        stale.reset(6, &mut to.network_data);
        stale.reset(7, &mut to.share_id);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::AllocationResult {
    const NAME: &'static str = "AllocationResult";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        allocation_result(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        allocation_result(self, Stale::everything(), r, d)
    }
}

fn allocation_result(
    to: &mut k8s_openapi::api::resource::v1beta2::AllocationResult,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.devices.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.node_selector.get_or_insert_default(), r)?,
            42 => {
                to.allocation_timestamp = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.allocation_timestamp.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            _ => r.skip(tag, &[1, 3, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.devices);
        stale.reset(3, &mut to.node_selector);
        stale.reset(5, &mut to.allocation_timestamp);
    }
    if to.devices.is_none() {
        to.devices
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::CELDeviceSelector {
    const NAME: &'static str = "CELDeviceSelector";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        cel_device_selector(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        cel_device_selector(self, Stale::everything(), r, d)
    }
}

fn cel_device_selector(
    to: &mut k8s_openapi::api::resource::v1beta2::CELDeviceSelector,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.expression)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.expression);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::CapacityRequestPolicy {
    const NAME: &'static str = "CapacityRequestPolicy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        capacity_request_policy(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        capacity_request_policy(self, Stale::everything(), r, d)
    }
}

fn capacity_request_policy(
    to: &mut k8s_openapi::api::resource::v1beta2::CapacityRequestPolicy,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.default.get_or_insert_default(), r)?,
            26 => d.vec(is_stale, to.valid_values.get_or_insert_default(), r, 26)?,
            34 => d.over(is_stale, to.valid_range.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.default);
        stale.reset(3, &mut to.valid_values);
        stale.reset(4, &mut to.valid_range);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::CapacityRequestPolicyRange {
    const NAME: &'static str = "CapacityRequestPolicyRange";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        capacity_request_policy_range(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        capacity_request_policy_range(self, Stale::everything(), r, d)
    }
}

fn capacity_request_policy_range(
    to: &mut k8s_openapi::api::resource::v1beta2::CapacityRequestPolicyRange,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.min, r)?,
            18 => d.over(is_stale, to.max.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.step.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.min);
        stale.reset(2, &mut to.max);
        stale.reset(3, &mut to.step);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::CapacityRequirements {
    const NAME: &'static str = "CapacityRequirements";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        capacity_requirements(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        capacity_requirements(self, Stale::everything(), r, d)
    }
}

fn capacity_requirements(
    to: &mut k8s_openapi::api::resource::v1beta2::CapacityRequirements,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.tree(is_stale, to.requests.get_or_insert_default(), r, 10)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.requests);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::Counter {
    const NAME: &'static str = "Counter";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        counter(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        counter(self, Stale::everything(), r, d)
    }
}

fn counter(
    to: &mut k8s_openapi::api::resource::v1beta2::Counter,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.value, r)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.value);
    }
    if to.value.0.is_empty() {
        to.value.0.push('0');
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::CounterSet {
    const NAME: &'static str = "CounterSet";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        counter_set(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        counter_set(self, Stale::everything(), r, d)
    }
}

fn counter_set(
    to: &mut k8s_openapi::api::resource::v1beta2::CounterSet,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            18 => d.tree(is_stale, &mut to.counters, r, 18)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.counters);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::Device {
    const NAME: &'static str = "Device";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device(self, Stale::everything(), r, d)
    }
}

fn device(
    to: &mut k8s_openapi::api::resource::v1beta2::Device,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            18 => d.tree(is_stale, to.attributes.get_or_insert_default(), r, 18)?,
            26 => d.tree(is_stale, to.capacity.get_or_insert_default(), r, 26)?,
            34 => d.vec(is_stale, to.consumes_counters.get_or_insert_default(), r, 34)?,
            42 => r.put_some(&mut to.node_name)?,
            50 => d.over(is_stale, to.node_selector.get_or_insert_default(), r)?,
            56 => to.all_nodes = Some(r.bool()?),
            66 => d.vec(is_stale, to.taints.get_or_insert_default(), r, 66)?,
            72 => to.binds_to_node = Some(r.bool()?),
            82 => d.vec(is_stale, to.binding_conditions.get_or_insert_default(), r, 82)?,
            90 => d.vec(
                is_stale,
                to.binding_failure_conditions.get_or_insert_default(),
                r,
                90,
            )?,
            96 => to.allow_multiple_allocations = Some(r.bool()?),
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.attributes);
        stale.reset(3, &mut to.capacity);
        stale.reset(4, &mut to.consumes_counters);
        stale.reset(5, &mut to.node_name);
        stale.reset(6, &mut to.node_selector);
        stale.reset(7, &mut to.all_nodes);
        stale.reset(8, &mut to.taints);
        stale.reset(9, &mut to.binds_to_node);
        stale.reset(10, &mut to.binding_conditions);
        stale.reset(11, &mut to.binding_failure_conditions);
        stale.reset(12, &mut to.allow_multiple_allocations);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceAllocationConfiguration {
    const NAME: &'static str = "DeviceAllocationConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_allocation_configuration(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_allocation_configuration(self, Stale::everything(), r, d)
    }
}

fn device_allocation_configuration(
    to: &mut k8s_openapi::api::resource::v1beta2::DeviceAllocationConfiguration,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.source)?,
            18 => d.vec(is_stale, to.requests.get_or_insert_default(), r, 18)?,
            26 => device_allocation_configuration_3(to, Stale::all_if(is_stale), &mut r.message()?, d)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.source);
        stale.reset(2, &mut to.requests);
        if stale.has(3) {
            device_allocation_configuration_3(to, Stale::everything(), &mut Reader::new(&[]), d)?;
        }
    }
    Ok(())
}

/// The inlined DeviceConfiguration.
fn device_allocation_configuration_3(
    to: &mut k8s_openapi::api::resource::v1beta2::DeviceAllocationConfiguration,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.opaque.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.opaque);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceAllocationResult {
    const NAME: &'static str = "DeviceAllocationResult";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_allocation_result(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_allocation_result(self, Stale::everything(), r, d)
    }
}

fn device_allocation_result(
    to: &mut k8s_openapi::api::resource::v1beta2::DeviceAllocationResult,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.results.get_or_insert_default(), r, 10)?,
            18 => d.vec(is_stale, to.config.get_or_insert_default(), r, 18)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.results);
        stale.reset(2, &mut to.config);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceAttribute {
    const NAME: &'static str = "DeviceAttribute";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_attribute(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_attribute(self, Stale::everything(), r, d)
    }
}

fn device_attribute(
    to: &mut k8s_openapi::api::resource::v1beta2::DeviceAttribute,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            16 => to.int = Some(r.i64()?),
            24 => to.bool = Some(r.bool()?),
            34 => r.put_some(&mut to.string)?,
            42 => r.put_some(&mut to.version)?,
            48 => d.vec(is_stale, to.ints.get_or_insert_default(), r, 48)?,
            56 => d.vec(is_stale, to.bools.get_or_insert_default(), r, 56)?,
            66 => d.vec(is_stale, to.strings.get_or_insert_default(), r, 66)?,
            74 => d.vec(is_stale, to.versions.get_or_insert_default(), r, 74)?,
            _ => r.skip(tag, &[2, 3, 4, 5, 6, 7, 8, 9])?,
        }
    }
    if stale.is_any() {
        stale.reset(2, &mut to.int);
        stale.reset(3, &mut to.bool);
        stale.reset(4, &mut to.string);
        stale.reset(5, &mut to.version);
        stale.reset(6, &mut to.ints);
        stale.reset(7, &mut to.bools);
        stale.reset(8, &mut to.strings);
        stale.reset(9, &mut to.versions);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceCapacity {
    const NAME: &'static str = "DeviceCapacity";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_capacity(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_capacity(self, Stale::everything(), r, d)
    }
}

fn device_capacity(
    to: &mut k8s_openapi::api::resource::v1beta2::DeviceCapacity,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.value, r)?,
            18 => d.over(is_stale, to.request_policy.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.value);
        stale.reset(2, &mut to.request_policy);
    }
    if to.value.0.is_empty() {
        to.value.0.push('0');
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceClaim {
    const NAME: &'static str = "DeviceClaim";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_claim(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_claim(self, Stale::everything(), r, d)
    }
}

fn device_claim(
    to: &mut k8s_openapi::api::resource::v1beta2::DeviceClaim,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.requests.get_or_insert_default(), r, 10)?,
            18 => d.vec(is_stale, to.constraints.get_or_insert_default(), r, 18)?,
            26 => d.vec(is_stale, to.config.get_or_insert_default(), r, 26)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.requests);
        stale.reset(2, &mut to.constraints);
        stale.reset(3, &mut to.config);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceClaimConfiguration {
    const NAME: &'static str = "DeviceClaimConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_claim_configuration(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_claim_configuration(self, Stale::everything(), r, d)
    }
}

fn device_claim_configuration(
    to: &mut k8s_openapi::api::resource::v1beta2::DeviceClaimConfiguration,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.requests.get_or_insert_default(), r, 10)?,
            18 => device_claim_configuration_2(to, Stale::all_if(is_stale), &mut r.message()?, d)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.requests);
        if stale.has(2) {
            device_claim_configuration_2(to, Stale::everything(), &mut Reader::new(&[]), d)?;
        }
    }
    Ok(())
}

/// The inlined DeviceConfiguration.
fn device_claim_configuration_2(
    to: &mut k8s_openapi::api::resource::v1beta2::DeviceClaimConfiguration,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.opaque.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.opaque);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceClass {
    const NAME: &'static str = "DeviceClass";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_class(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_class(self, Stale::everything(), r, d)
    }
}

fn device_class(
    to: &mut k8s_openapi::api::resource::v1beta2::DeviceClass,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, to.spec.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
    }
    if to.spec.is_none() {
        to.spec
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceClassConfiguration {
    const NAME: &'static str = "DeviceClassConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_class_configuration(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_class_configuration(self, Stale::everything(), r, d)
    }
}

fn device_class_configuration(
    to: &mut k8s_openapi::api::resource::v1beta2::DeviceClassConfiguration,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => device_class_configuration_1(to, Stale::all_if(is_stale), &mut r.message()?, d)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        if stale.has(1) {
            device_class_configuration_1(to, Stale::everything(), &mut Reader::new(&[]), d)?;
        }
    }
    Ok(())
}

/// The inlined DeviceConfiguration.
fn device_class_configuration_1(
    to: &mut k8s_openapi::api::resource::v1beta2::DeviceClassConfiguration,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.opaque.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.opaque);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceClassSpec {
    const NAME: &'static str = "DeviceClassSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_class_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_class_spec(self, Stale::everything(), r, d)
    }
}

fn device_class_spec(
    to: &mut k8s_openapi::api::resource::v1beta2::DeviceClassSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.selectors.get_or_insert_default(), r, 10)?,
            18 => d.vec(is_stale, to.config.get_or_insert_default(), r, 18)?,
            34 => r.put_some(&mut to.extended_resource_name)?,
            _ => r.skip(tag, &[1, 2, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.selectors);
        stale.reset(2, &mut to.config);
        stale.reset(4, &mut to.extended_resource_name);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceConstraint {
    const NAME: &'static str = "DeviceConstraint";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_constraint(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_constraint(self, Stale::everything(), r, d)
    }
}

fn device_constraint(
    to: &mut k8s_openapi::api::resource::v1beta2::DeviceConstraint,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.requests.get_or_insert_default(), r, 10)?,
            18 => r.put_some(&mut to.match_attribute)?,
            26 => r.put_some(&mut to.distinct_attribute)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.requests);
        stale.reset(2, &mut to.match_attribute);
        stale.reset(3, &mut to.distinct_attribute);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceCounterConsumption {
    const NAME: &'static str = "DeviceCounterConsumption";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_counter_consumption(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_counter_consumption(self, Stale::everything(), r, d)
    }
}

fn device_counter_consumption(
    to: &mut k8s_openapi::api::resource::v1beta2::DeviceCounterConsumption,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.counter_set)?,
            18 => d.tree(is_stale, &mut to.counters, r, 18)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.counter_set);
        stale.reset(2, &mut to.counters);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceRequest {
    const NAME: &'static str = "DeviceRequest";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_request(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_request(self, Stale::everything(), r, d)
    }
}

fn device_request(
    to: &mut k8s_openapi::api::resource::v1beta2::DeviceRequest,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            18 => d.over(is_stale, to.exactly.get_or_insert_default(), r)?,
            26 => d.vec(is_stale, to.first_available.get_or_insert_default(), r, 26)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.exactly);
        stale.reset(3, &mut to.first_available);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceRequestAllocationResult {
    const NAME: &'static str = "DeviceRequestAllocationResult";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_request_allocation_result(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_request_allocation_result(self, Stale::everything(), r, d)
    }
}

fn device_request_allocation_result(
    to: &mut k8s_openapi::api::resource::v1beta2::DeviceRequestAllocationResult,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.request)?,
            18 => r.put(&mut to.driver)?,
            26 => r.put(&mut to.pool)?,
            34 => r.put(&mut to.device)?,
            40 => to.admin_access = Some(r.bool()?),
            50 => d.vec(is_stale, to.tolerations.get_or_insert_default(), r, 50)?,
            58 => d.vec(is_stale, to.binding_conditions.get_or_insert_default(), r, 58)?,
            66 => d.vec(
                is_stale,
                to.binding_failure_conditions.get_or_insert_default(),
                r,
                66,
            )?,
            74 => r.put_some(&mut to.share_id)?,
            82 => d.tree(is_stale, to.consumed_capacity.get_or_insert_default(), r, 82)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.request);
        stale.reset(2, &mut to.driver);
        stale.reset(3, &mut to.pool);
        stale.reset(4, &mut to.device);
        stale.reset(5, &mut to.admin_access);
        stale.reset(6, &mut to.tolerations);
        stale.reset(7, &mut to.binding_conditions);
        stale.reset(8, &mut to.binding_failure_conditions);
        stale.reset(9, &mut to.share_id);
        stale.reset(10, &mut to.consumed_capacity);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceSelector {
    const NAME: &'static str = "DeviceSelector";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_selector(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_selector(self, Stale::everything(), r, d)
    }
}

fn device_selector(
    to: &mut k8s_openapi::api::resource::v1beta2::DeviceSelector,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.cel.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.cel);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceSubRequest {
    const NAME: &'static str = "DeviceSubRequest";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_sub_request(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_sub_request(self, Stale::everything(), r, d)
    }
}

fn device_sub_request(
    to: &mut k8s_openapi::api::resource::v1beta2::DeviceSubRequest,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            18 => r.put(&mut to.device_class_name)?,
            26 => d.vec(is_stale, to.selectors.get_or_insert_default(), r, 26)?,
            34 => r.put_nonempty(&mut to.allocation_mode)?,
            40 => to.count = nonempty(r.i64()?),
            50 => d.vec(is_stale, to.tolerations.get_or_insert_default(), r, 50)?,
            58 => d.over(is_stale, to.capacity.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.device_class_name);
        stale.reset(3, &mut to.selectors);
        stale.reset(4, &mut to.allocation_mode);
        stale.reset(5, &mut to.count);
        stale.reset(6, &mut to.tolerations);
        stale.reset(7, &mut to.capacity);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceTaint {
    const NAME: &'static str = "DeviceTaint";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_taint(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_taint(self, Stale::everything(), r, d)
    }
}

fn device_taint(
    to: &mut k8s_openapi::api::resource::v1beta2::DeviceTaint,
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

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceTaintRule {
    const NAME: &'static str = "DeviceTaintRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_taint_rule(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_taint_rule(self, Stale::everything(), r, d)
    }
}

fn device_taint_rule(
    to: &mut k8s_openapi::api::resource::v1beta2::DeviceTaintRule,
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

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceTaintRuleSpec {
    const NAME: &'static str = "DeviceTaintRuleSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_taint_rule_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_taint_rule_spec(self, Stale::everything(), r, d)
    }
}

fn device_taint_rule_spec(
    to: &mut k8s_openapi::api::resource::v1beta2::DeviceTaintRuleSpec,
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

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceTaintRuleStatus {
    const NAME: &'static str = "DeviceTaintRuleStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_taint_rule_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_taint_rule_status(self, Stale::everything(), r, d)
    }
}

fn device_taint_rule_status(
    to: &mut k8s_openapi::api::resource::v1beta2::DeviceTaintRuleStatus,
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

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceTaintSelector {
    const NAME: &'static str = "DeviceTaintSelector";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_taint_selector(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_taint_selector(self, Stale::everything(), r, d)
    }
}

fn device_taint_selector(
    to: &mut k8s_openapi::api::resource::v1beta2::DeviceTaintSelector,
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

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceToleration {
    const NAME: &'static str = "DeviceToleration";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_toleration(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        device_toleration(self, Stale::everything(), r, d)
    }
}

fn device_toleration(
    to: &mut k8s_openapi::api::resource::v1beta2::DeviceToleration,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.key)?,
            18 => r.put_nonempty(&mut to.operator)?,
            26 => r.put_nonempty(&mut to.value)?,
            34 => r.put_nonempty(&mut to.effect)?,
            40 => to.toleration_seconds = Some(r.i64()?),
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.key);
        stale.reset(2, &mut to.operator);
        stale.reset(3, &mut to.value);
        stale.reset(4, &mut to.effect);
        stale.reset(5, &mut to.toleration_seconds);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::ExactDeviceRequest {
    const NAME: &'static str = "ExactDeviceRequest";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        exact_device_request(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        exact_device_request(self, Stale::everything(), r, d)
    }
}

fn exact_device_request(
    to: &mut k8s_openapi::api::resource::v1beta2::ExactDeviceRequest,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.device_class_name)?,
            18 => d.vec(is_stale, to.selectors.get_or_insert_default(), r, 18)?,
            26 => r.put_nonempty(&mut to.allocation_mode)?,
            32 => to.count = nonempty(r.i64()?),
            40 => to.admin_access = Some(r.bool()?),
            50 => d.vec(is_stale, to.tolerations.get_or_insert_default(), r, 50)?,
            58 => d.over(is_stale, to.capacity.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.device_class_name);
        stale.reset(2, &mut to.selectors);
        stale.reset(3, &mut to.allocation_mode);
        stale.reset(4, &mut to.count);
        stale.reset(5, &mut to.admin_access);
        stale.reset(6, &mut to.tolerations);
        stale.reset(7, &mut to.capacity);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::NetworkDeviceData {
    const NAME: &'static str = "NetworkDeviceData";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        network_device_data(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        network_device_data(self, Stale::everything(), r, d)
    }
}

fn network_device_data(
    to: &mut k8s_openapi::api::resource::v1beta2::NetworkDeviceData,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.interface_name)?,
            18 => d.vec(is_stale, to.ips.get_or_insert_default(), r, 18)?,
            26 => r.put_nonempty(&mut to.hardware_address)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.interface_name);
        stale.reset(2, &mut to.ips);
        stale.reset(3, &mut to.hardware_address);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::OpaqueDeviceConfiguration {
    const NAME: &'static str = "OpaqueDeviceConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        opaque_device_configuration(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        opaque_device_configuration(self, Stale::everything(), r, d)
    }
}

fn opaque_device_configuration(
    to: &mut k8s_openapi::api::resource::v1beta2::OpaqueDeviceConfiguration,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.driver)?,
            18 => to.parameters.0 = r.raw_value()?.unwrap_or_default(),
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.driver);
        stale.reset(2, &mut to.parameters);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::ResourceClaim {
    const NAME: &'static str = "ResourceClaim";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_claim(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_claim(self, Stale::everything(), r, d)
    }
}

fn resource_claim(
    to: &mut k8s_openapi::api::resource::v1beta2::ResourceClaim,
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

impl Decode for k8s_openapi::api::resource::v1beta2::ResourceClaimConsumerReference {
    const NAME: &'static str = "ResourceClaimConsumerReference";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_claim_consumer_reference(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_claim_consumer_reference(self, Stale::everything(), r, d)
    }
}

fn resource_claim_consumer_reference(
    to: &mut k8s_openapi::api::resource::v1beta2::ResourceClaimConsumerReference,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.api_group)?,
            26 => r.put(&mut to.resource)?,
            34 => r.put(&mut to.name)?,
            42 => r.put(&mut to.uid)?,
            _ => r.skip(tag, &[1, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.api_group);
        stale.reset(3, &mut to.resource);
        stale.reset(4, &mut to.name);
        stale.reset(5, &mut to.uid);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::ResourceClaimSpec {
    const NAME: &'static str = "ResourceClaimSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_claim_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_claim_spec(self, Stale::everything(), r, d)
    }
}

fn resource_claim_spec(
    to: &mut k8s_openapi::api::resource::v1beta2::ResourceClaimSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.devices.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.devices);
    }
    if to.devices.is_none() {
        to.devices
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::ResourceClaimStatus {
    const NAME: &'static str = "ResourceClaimStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_claim_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_claim_status(self, Stale::everything(), r, d)
    }
}

fn resource_claim_status(
    to: &mut k8s_openapi::api::resource::v1beta2::ResourceClaimStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.allocation.get_or_insert_default(), r)?,
            18 => d.vec(is_stale, to.reserved_for.get_or_insert_default(), r, 18)?,
            34 => d.vec(is_stale, to.devices.get_or_insert_default(), r, 34)?,
            _ => r.skip(tag, &[1, 2, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.allocation);
        stale.reset(2, &mut to.reserved_for);
        stale.reset(4, &mut to.devices);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::ResourceClaimTemplate {
    const NAME: &'static str = "ResourceClaimTemplate";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_claim_template(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_claim_template(self, Stale::everything(), r, d)
    }
}

fn resource_claim_template(
    to: &mut k8s_openapi::api::resource::v1beta2::ResourceClaimTemplate,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, to.spec.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
    }
    if to.spec.is_none() {
        to.spec
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::ResourceClaimTemplateSpec {
    const NAME: &'static str = "ResourceClaimTemplateSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_claim_template_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_claim_template_spec(self, Stale::everything(), r, d)
    }
}

fn resource_claim_template_spec(
    to: &mut k8s_openapi::api::resource::v1beta2::ResourceClaimTemplateSpec,
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

impl Decode for k8s_openapi::api::resource::v1beta2::ResourcePool {
    const NAME: &'static str = "ResourcePool";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_pool(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_pool(self, Stale::everything(), r, d)
    }
}

fn resource_pool(
    to: &mut k8s_openapi::api::resource::v1beta2::ResourcePool,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            16 => to.generation = r.i64()?,
            24 => to.resource_slice_count = r.i64()?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.generation);
        stale.reset(3, &mut to.resource_slice_count);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::ResourceSlice {
    const NAME: &'static str = "ResourceSlice";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_slice(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_slice(self, Stale::everything(), r, d)
    }
}

fn resource_slice(
    to: &mut k8s_openapi::api::resource::v1beta2::ResourceSlice,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, &mut to.spec, r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::ResourceSliceSpec {
    const NAME: &'static str = "ResourceSliceSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_slice_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_slice_spec(self, Stale::everything(), r, d)
    }
}

fn resource_slice_spec(
    to: &mut k8s_openapi::api::resource::v1beta2::ResourceSliceSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.driver)?,
            18 => d.over(is_stale, &mut to.pool, r)?,
            26 => r.put_some(&mut to.node_name)?,
            34 => d.over(is_stale, to.node_selector.get_or_insert_default(), r)?,
            40 => to.all_nodes = Some(r.bool()?),
            50 => d.vec(is_stale, to.devices.get_or_insert_default(), r, 50)?,
            56 => to.per_device_node_selection = Some(r.bool()?),
            66 => d.vec(is_stale, to.shared_counters.get_or_insert_default(), r, 66)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.driver);
        stale.reset(2, &mut to.pool);
        stale.reset(3, &mut to.node_name);
        stale.reset(4, &mut to.node_selector);
        stale.reset(5, &mut to.all_nodes);
        stale.reset(6, &mut to.devices);
        stale.reset(7, &mut to.per_device_node_selection);
        stale.reset(8, &mut to.shared_counters);
    }
    Ok(())
}
