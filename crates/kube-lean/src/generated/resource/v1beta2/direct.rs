//! Decoders of resource/v1beta2 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, nonempty, openapi};

impl Decode for k8s_openapi::api::resource::v1beta2::AllocatedDeviceStatus {
    const NAME: &'static str = "AllocatedDeviceStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.driver = r.string()?,
                18 => to.pool = r.string()?,
                26 => to.device = r.string()?,
                34 => d.vec(to.conditions.get_or_insert_default(), r, 34)?,
                42 => {
                    to.data = r
                        .raw_value()?
                        .map(k8s_openapi::apimachinery::pkg::runtime::RawExtension)
                }
                50 => to.network_data.get_or_insert_default().read(r, d)?,
                58 => to.share_id = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::AllocationResult {
    const NAME: &'static str = "AllocationResult";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.devices.get_or_insert_default().read(r, d)?,
                26 => to.node_selector.get_or_insert_default().read(r, d)?,
                42 => {
                    to.allocation_timestamp = r
                        .timestamp(to.allocation_timestamp.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                _ => r.skip(tag, &[1, 3, 5])?,
            }
        }
        if to.devices.is_none() {
            to.devices
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::CELDeviceSelector {
    const NAME: &'static str = "CELDeviceSelector";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.expression = r.string()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::CapacityRequestPolicy {
    const NAME: &'static str = "CapacityRequestPolicy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.default.get_or_insert_default().read(r, d)?,
                26 => d.vec(to.valid_values.get_or_insert_default(), r, 26)?,
                34 => to.valid_range.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::CapacityRequestPolicyRange {
    const NAME: &'static str = "CapacityRequestPolicyRange";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.min.read(r, d)?,
                18 => to.max.get_or_insert_default().read(r, d)?,
                26 => to.step.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::CapacityRequirements {
    const NAME: &'static str = "CapacityRequirements";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.tree(to.requests.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::Counter {
    const NAME: &'static str = "Counter";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.value.read(r, d)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        if to.value.0.is_empty() {
            to.value.0.push('0');
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::CounterSet {
    const NAME: &'static str = "CounterSet";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                18 => d.tree(&mut to.counters, r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::Device {
    const NAME: &'static str = "Device";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                18 => d.tree(to.attributes.get_or_insert_default(), r, 18)?,
                26 => d.tree(to.capacity.get_or_insert_default(), r, 26)?,
                34 => d.vec(to.consumes_counters.get_or_insert_default(), r, 34)?,
                42 => to.node_name = Some(r.string()?),
                50 => to.node_selector.get_or_insert_default().read(r, d)?,
                56 => to.all_nodes = Some(r.bool()?),
                66 => d.vec(to.taints.get_or_insert_default(), r, 66)?,
                72 => to.binds_to_node = Some(r.bool()?),
                82 => d.vec(to.binding_conditions.get_or_insert_default(), r, 82)?,
                90 => d.vec(to.binding_failure_conditions.get_or_insert_default(), r, 90)?,
                96 => to.allow_multiple_allocations = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceAllocationConfiguration {
    const NAME: &'static str = "DeviceAllocationConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.source = r.string()?,
                18 => d.vec(to.requests.get_or_insert_default(), r, 18)?,
                26 => device_allocation_configuration_3(to, &mut r.message()?, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

/// The inlined DeviceConfiguration.
fn device_allocation_configuration_3(
    to: &mut k8s_openapi::api::resource::v1beta2::DeviceAllocationConfiguration,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        match tag {
            10 => to.opaque.get_or_insert_default().read(r, d)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceAllocationResult {
    const NAME: &'static str = "DeviceAllocationResult";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.results.get_or_insert_default(), r, 10)?,
                18 => d.vec(to.config.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceAttribute {
    const NAME: &'static str = "DeviceAttribute";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                16 => to.int = Some(r.i64()?),
                24 => to.bool = Some(r.bool()?),
                34 => to.string = Some(r.string()?),
                42 => to.version = Some(r.string()?),
                48 => d.vec(to.ints.get_or_insert_default(), r, 48)?,
                56 => d.vec(to.bools.get_or_insert_default(), r, 56)?,
                66 => d.vec(to.strings.get_or_insert_default(), r, 66)?,
                74 => d.vec(to.versions.get_or_insert_default(), r, 74)?,
                _ => r.skip(tag, &[2, 3, 4, 5, 6, 7, 8, 9])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceCapacity {
    const NAME: &'static str = "DeviceCapacity";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.value.read(r, d)?,
                18 => to.request_policy.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if to.value.0.is_empty() {
            to.value.0.push('0');
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceClaim {
    const NAME: &'static str = "DeviceClaim";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.requests.get_or_insert_default(), r, 10)?,
                18 => d.vec(to.constraints.get_or_insert_default(), r, 18)?,
                26 => d.vec(to.config.get_or_insert_default(), r, 26)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceClaimConfiguration {
    const NAME: &'static str = "DeviceClaimConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.requests.get_or_insert_default(), r, 10)?,
                18 => device_claim_configuration_2(to, &mut r.message()?, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

/// The inlined DeviceConfiguration.
fn device_claim_configuration_2(
    to: &mut k8s_openapi::api::resource::v1beta2::DeviceClaimConfiguration,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        match tag {
            10 => to.opaque.get_or_insert_default().read(r, d)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceClass {
    const NAME: &'static str = "DeviceClass";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if to.spec.is_none() {
            to.spec
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceClassConfiguration {
    const NAME: &'static str = "DeviceClassConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => device_class_configuration_1(to, &mut r.message()?, d)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

/// The inlined DeviceConfiguration.
fn device_class_configuration_1(
    to: &mut k8s_openapi::api::resource::v1beta2::DeviceClassConfiguration,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        match tag {
            10 => to.opaque.get_or_insert_default().read(r, d)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    Ok(())
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceClassSpec {
    const NAME: &'static str = "DeviceClassSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.selectors.get_or_insert_default(), r, 10)?,
                18 => d.vec(to.config.get_or_insert_default(), r, 18)?,
                34 => to.extended_resource_name = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceConstraint {
    const NAME: &'static str = "DeviceConstraint";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.requests.get_or_insert_default(), r, 10)?,
                18 => to.match_attribute = Some(r.string()?),
                26 => to.distinct_attribute = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceCounterConsumption {
    const NAME: &'static str = "DeviceCounterConsumption";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.counter_set = r.string()?,
                18 => d.tree(&mut to.counters, r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceRequest {
    const NAME: &'static str = "DeviceRequest";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                18 => to.exactly.get_or_insert_default().read(r, d)?,
                26 => d.vec(to.first_available.get_or_insert_default(), r, 26)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceRequestAllocationResult {
    const NAME: &'static str = "DeviceRequestAllocationResult";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.request = r.string()?,
                18 => to.driver = r.string()?,
                26 => to.pool = r.string()?,
                34 => to.device = r.string()?,
                40 => to.admin_access = Some(r.bool()?),
                50 => d.vec(to.tolerations.get_or_insert_default(), r, 50)?,
                58 => d.vec(to.binding_conditions.get_or_insert_default(), r, 58)?,
                66 => d.vec(to.binding_failure_conditions.get_or_insert_default(), r, 66)?,
                74 => to.share_id = Some(r.string()?),
                82 => d.tree(to.consumed_capacity.get_or_insert_default(), r, 82)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceSelector {
    const NAME: &'static str = "DeviceSelector";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.cel.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceSubRequest {
    const NAME: &'static str = "DeviceSubRequest";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                18 => to.device_class_name = r.string()?,
                26 => d.vec(to.selectors.get_or_insert_default(), r, 26)?,
                34 => to.allocation_mode = nonempty(r.string()?),
                40 => to.count = nonempty(r.i64()?),
                50 => d.vec(to.tolerations.get_or_insert_default(), r, 50)?,
                58 => to.capacity.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceTaint {
    const NAME: &'static str = "DeviceTaint";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.key = r.string()?,
                18 => to.value = nonempty(r.string()?),
                26 => to.effect = r.string()?,
                34 => {
                    to.time_added = r
                        .timestamp(to.time_added.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceTaintRule {
    const NAME: &'static str = "DeviceTaintRule";

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
        if to.status.is_none() {
            to.status
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceTaintRuleSpec {
    const NAME: &'static str = "DeviceTaintRuleSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.device_selector.get_or_insert_default().read(r, d)?,
                18 => to.taint.read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceTaintRuleStatus {
    const NAME: &'static str = "DeviceTaintRuleStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.conditions.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceTaintSelector {
    const NAME: &'static str = "DeviceTaintSelector";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                18 => to.driver = Some(r.string()?),
                26 => to.pool = Some(r.string()?),
                34 => to.device = Some(r.string()?),
                _ => r.skip(tag, &[2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::DeviceToleration {
    const NAME: &'static str = "DeviceToleration";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.key = nonempty(r.string()?),
                18 => to.operator = nonempty(r.string()?),
                26 => to.value = nonempty(r.string()?),
                34 => to.effect = nonempty(r.string()?),
                40 => to.toleration_seconds = Some(r.i64()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::ExactDeviceRequest {
    const NAME: &'static str = "ExactDeviceRequest";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.device_class_name = r.string()?,
                18 => d.vec(to.selectors.get_or_insert_default(), r, 18)?,
                26 => to.allocation_mode = nonempty(r.string()?),
                32 => to.count = nonempty(r.i64()?),
                40 => to.admin_access = Some(r.bool()?),
                50 => d.vec(to.tolerations.get_or_insert_default(), r, 50)?,
                58 => to.capacity.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::NetworkDeviceData {
    const NAME: &'static str = "NetworkDeviceData";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.interface_name = nonempty(r.string()?),
                18 => d.vec(to.ips.get_or_insert_default(), r, 18)?,
                26 => to.hardware_address = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::OpaqueDeviceConfiguration {
    const NAME: &'static str = "OpaqueDeviceConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.driver = r.string()?,
                18 => to.parameters.0 = r.raw_value()?.unwrap_or_default(),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::ResourceClaim {
    const NAME: &'static str = "ResourceClaim";

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

impl Decode for k8s_openapi::api::resource::v1beta2::ResourceClaimConsumerReference {
    const NAME: &'static str = "ResourceClaimConsumerReference";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.api_group = nonempty(r.string()?),
                26 => to.resource = r.string()?,
                34 => to.name = r.string()?,
                42 => to.uid = r.string()?,
                _ => r.skip(tag, &[1, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::ResourceClaimSpec {
    const NAME: &'static str = "ResourceClaimSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.devices.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        if to.devices.is_none() {
            to.devices
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::ResourceClaimStatus {
    const NAME: &'static str = "ResourceClaimStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.allocation.get_or_insert_default().read(r, d)?,
                18 => d.vec(to.reserved_for.get_or_insert_default(), r, 18)?,
                34 => d.vec(to.devices.get_or_insert_default(), r, 34)?,
                _ => r.skip(tag, &[1, 2, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::ResourceClaimTemplate {
    const NAME: &'static str = "ResourceClaimTemplate";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if to.spec.is_none() {
            to.spec
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::ResourceClaimTemplateSpec {
    const NAME: &'static str = "ResourceClaimTemplateSpec";

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

impl Decode for k8s_openapi::api::resource::v1beta2::ResourcePool {
    const NAME: &'static str = "ResourcePool";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                16 => to.generation = r.i64()?,
                24 => to.resource_slice_count = r.i64()?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::ResourceSlice {
    const NAME: &'static str = "ResourceSlice";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1beta2::ResourceSliceSpec {
    const NAME: &'static str = "ResourceSliceSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.driver = r.string()?,
                18 => to.pool.read(r, d)?,
                26 => to.node_name = Some(r.string()?),
                34 => to.node_selector.get_or_insert_default().read(r, d)?,
                40 => to.all_nodes = Some(r.bool()?),
                50 => d.vec(to.devices.get_or_insert_default(), r, 50)?,
                56 => to.per_device_node_selection = Some(r.bool()?),
                66 => d.vec(to.shared_counters.get_or_insert_default(), r, 66)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8])?,
            }
        }
        Ok(())
    }
}
