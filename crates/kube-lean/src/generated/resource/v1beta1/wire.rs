//! Decoders of resource/v1beta1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use super::*;
#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, Reader, nonempty};

impl Decode for AllocatedDeviceStatus {
    const NAME: &'static str = "AllocatedDeviceStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.driver = r.text()?,
                18 => self.pool = r.text()?,
                26 => self.device = r.text()?,
                34 => d.list(self.conditions.get_or_insert_default(), r, 34)?,
                42 => self.data = r.raw_extension()?,
                50 => d.boxed(&mut self.network_data, r)?,
                58 => self.share_id = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for AllocationResult {
    const NAME: &'static str = "AllocationResult";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.devices, r)?,
                26 => d.boxed(&mut self.node_selector, r)?,
                42 => self.allocation_timestamp = r.time(self.allocation_timestamp)?,
                _ => r.skip(tag, &[1, 3, 5])?,
            }
        }
        if self.devices.is_none() {
            d.boxed(&mut self.devices, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for BasicDevice {
    const NAME: &'static str = "BasicDevice";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.attributes = Some(d.map(self.attributes.take(), r, 10)?),
                18 => self.capacity = Some(d.map(self.capacity.take(), r, 18)?),
                26 => d.list(self.consumes_counters.get_or_insert_default(), r, 26)?,
                34 => self.node_name = Some(r.text()?),
                42 => d.boxed(&mut self.node_selector, r)?,
                48 => self.all_nodes = Some(r.bool()?),
                58 => d.list(self.taints.get_or_insert_default(), r, 58)?,
                64 => self.binds_to_node = Some(r.bool()?),
                74 => d.list(self.binding_conditions.get_or_insert_default(), r, 74)?,
                82 => d.list(self.binding_failure_conditions.get_or_insert_default(), r, 82)?,
                88 => self.allow_multiple_allocations = Some(r.bool()?),
                98 => {
                    self.node_allocatable_resource_mappings =
                        Some(d.map(self.node_allocatable_resource_mappings.take(), r, 98)?)
                }
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])?,
            }
        }
        Ok(())
    }
}

impl Decode for CELDeviceSelector {
    const NAME: &'static str = "CELDeviceSelector";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.expression = r.text()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for CapacityRequestPolicy {
    const NAME: &'static str = "CapacityRequestPolicy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.default = Some(r.quantity(self.default.take())?),
                26 => d.list(self.valid_values.get_or_insert_default(), r, 26)?,
                34 => d.boxed(&mut self.valid_range, r)?,
                _ => r.skip(tag, &[1, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for CapacityRequestPolicyRange {
    const NAME: &'static str = "CapacityRequestPolicyRange";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.min = r.quantity(Some(std::mem::take(&mut self.min)))?,
                18 => self.max = Some(r.quantity(self.max.take())?),
                26 => self.step = Some(r.quantity(self.step.take())?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for CapacityRequirements {
    const NAME: &'static str = "CapacityRequirements";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.requests = Some(d.map(self.requests.take(), r, 10)?),
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for Counter {
    const NAME: &'static str = "Counter";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.value = r.quantity(Some(std::mem::take(&mut self.value)))?,
                _ => r.skip(tag, &[1])?,
            }
        }
        if self.value.is_empty() {
            self.value = crate::Quantity::zero();
        }
        Ok(())
    }
}

impl Decode for CounterSet {
    const NAME: &'static str = "CounterSet";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                18 => self.counters = d.map(Some(std::mem::take(&mut self.counters)), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for Device {
    const NAME: &'static str = "Device";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                18 => d.boxed(&mut self.basic, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for DeviceAllocationConfiguration {
    const NAME: &'static str = "DeviceAllocationConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.source = r.text()?,
                18 => d.list(self.requests.get_or_insert_default(), r, 18)?,
                26 => self.merge_3(&mut r.message()?, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl DeviceAllocationConfiguration {
    /// The inlined DeviceConfiguration.
    fn merge_3(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.opaque, r)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for DeviceAllocationResult {
    const NAME: &'static str = "DeviceAllocationResult";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.results.get_or_insert_default(), r, 10)?,
                18 => d.list(self.config.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for DeviceAttribute {
    const NAME: &'static str = "DeviceAttribute";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                16 => self.int = Some(r.i64()?),
                24 => self.bool = Some(r.bool()?),
                34 => self.string = Some(r.text()?),
                42 => self.version = Some(r.text()?),
                48 => d.list(self.ints.get_or_insert_default(), r, 48)?,
                56 => d.list(self.bools.get_or_insert_default(), r, 56)?,
                66 => d.list(self.strings.get_or_insert_default(), r, 66)?,
                74 => d.list(self.versions.get_or_insert_default(), r, 74)?,
                _ => r.skip(tag, &[2, 3, 4, 5, 6, 7, 8, 9])?,
            }
        }
        Ok(())
    }
}

impl Decode for DeviceCapacity {
    const NAME: &'static str = "DeviceCapacity";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.value = r.quantity(Some(std::mem::take(&mut self.value)))?,
                18 => d.boxed(&mut self.request_policy, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if self.value.is_empty() {
            self.value = crate::Quantity::zero();
        }
        Ok(())
    }
}

impl Decode for DeviceClaim {
    const NAME: &'static str = "DeviceClaim";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.requests.get_or_insert_default(), r, 10)?,
                18 => d.list(self.constraints.get_or_insert_default(), r, 18)?,
                26 => d.list(self.config.get_or_insert_default(), r, 26)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for DeviceClaimConfiguration {
    const NAME: &'static str = "DeviceClaimConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.requests.get_or_insert_default(), r, 10)?,
                18 => self.merge_2(&mut r.message()?, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl DeviceClaimConfiguration {
    /// The inlined DeviceConfiguration.
    fn merge_2(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.opaque, r)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for DeviceClass {
    const NAME: &'static str = "DeviceClass";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.message(&mut self.spec, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for DeviceClassConfiguration {
    const NAME: &'static str = "DeviceClassConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.merge_1(&mut r.message()?, d)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl DeviceClassConfiguration {
    /// The inlined DeviceConfiguration.
    fn merge_1(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.opaque, r)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for DeviceClassSpec {
    const NAME: &'static str = "DeviceClassSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.selectors.get_or_insert_default(), r, 10)?,
                18 => d.list(self.config.get_or_insert_default(), r, 18)?,
                34 => self.extended_resource_name = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for DeviceConstraint {
    const NAME: &'static str = "DeviceConstraint";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.requests.get_or_insert_default(), r, 10)?,
                18 => self.match_attribute = Some(r.text()?),
                26 => self.distinct_attribute = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for DeviceCounterConsumption {
    const NAME: &'static str = "DeviceCounterConsumption";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.counter_set = r.text()?,
                18 => self.counters = d.map(Some(std::mem::take(&mut self.counters)), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for DeviceRequest {
    const NAME: &'static str = "DeviceRequest";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                18 => self.device_class_name = Some(r.text()?),
                26 => d.list(self.selectors.get_or_insert_default(), r, 26)?,
                34 => self.allocation_mode = nonempty(r.text()?),
                40 => self.count = nonempty(r.i64()?),
                48 => self.admin_access = Some(r.bool()?),
                58 => d.list(self.first_available.get_or_insert_default(), r, 58)?,
                66 => d.list(self.tolerations.get_or_insert_default(), r, 66)?,
                74 => d.boxed(&mut self.capacity, r)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9])?,
            }
        }
        if self.device_class_name.is_none() {
            self.device_class_name = Some(Default::default());
        }
        Ok(())
    }
}

impl Decode for DeviceRequestAllocationResult {
    const NAME: &'static str = "DeviceRequestAllocationResult";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.request = r.text()?,
                18 => self.driver = r.text()?,
                26 => self.pool = r.text()?,
                34 => self.device = r.text()?,
                40 => self.admin_access = Some(r.bool()?),
                50 => d.list(self.tolerations.get_or_insert_default(), r, 50)?,
                58 => d.list(self.binding_conditions.get_or_insert_default(), r, 58)?,
                66 => d.list(self.binding_failure_conditions.get_or_insert_default(), r, 66)?,
                74 => self.share_id = Some(r.text()?),
                82 => self.consumed_capacity = Some(d.map(self.consumed_capacity.take(), r, 82)?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10])?,
            }
        }
        Ok(())
    }
}

impl Decode for DeviceSelector {
    const NAME: &'static str = "DeviceSelector";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.cel, r)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for DeviceSubRequest {
    const NAME: &'static str = "DeviceSubRequest";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                18 => self.device_class_name = r.text()?,
                26 => d.list(self.selectors.get_or_insert_default(), r, 26)?,
                34 => self.allocation_mode = nonempty(r.text()?),
                40 => self.count = nonempty(r.i64()?),
                58 => d.list(self.tolerations.get_or_insert_default(), r, 58)?,
                66 => d.boxed(&mut self.capacity, r)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 7, 8])?,
            }
        }
        Ok(())
    }
}

impl Decode for DeviceTaint {
    const NAME: &'static str = "DeviceTaint";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.key = r.text()?,
                18 => self.value = nonempty(r.text()?),
                26 => self.effect = r.text()?,
                34 => self.time_added = r.time(self.time_added)?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for DeviceToleration {
    const NAME: &'static str = "DeviceToleration";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.key = nonempty(r.text()?),
                18 => self.operator = nonempty(r.text()?),
                26 => self.value = nonempty(r.text()?),
                34 => self.effect = nonempty(r.text()?),
                40 => self.toleration_seconds = Some(r.i64()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for NetworkDeviceData {
    const NAME: &'static str = "NetworkDeviceData";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.interface_name = nonempty(r.text()?),
                18 => d.list(self.ips.get_or_insert_default(), r, 18)?,
                26 => self.hardware_address = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for NodeAllocatableResourceMapping {
    const NAME: &'static str = "NodeAllocatableResourceMapping";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.capacity_key = Some(r.text()?),
                18 => self.allocation_multiplier = Some(r.quantity(self.allocation_multiplier.take())?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for OpaqueDeviceConfiguration {
    const NAME: &'static str = "OpaqueDeviceConfiguration";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.driver = r.text()?,
                18 => self.parameters = r.raw_extension()?.unwrap_or_default(),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for ResourceClaim {
    const NAME: &'static str = "ResourceClaim";

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

impl Decode for ResourceClaimConsumerReference {
    const NAME: &'static str = "ResourceClaimConsumerReference";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.api_group = nonempty(r.text()?),
                26 => self.resource = r.text()?,
                34 => self.name = r.text()?,
                42 => self.uid = r.text()?,
                _ => r.skip(tag, &[1, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for ResourceClaimSpec {
    const NAME: &'static str = "ResourceClaimSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.devices, r)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        if self.devices.is_none() {
            d.boxed(&mut self.devices, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for ResourceClaimStatus {
    const NAME: &'static str = "ResourceClaimStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.allocation, r)?,
                18 => d.list(self.reserved_for.get_or_insert_default(), r, 18)?,
                34 => d.list(self.devices.get_or_insert_default(), r, 34)?,
                _ => r.skip(tag, &[1, 2, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for ResourceClaimTemplate {
    const NAME: &'static str = "ResourceClaimTemplate";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.message(&mut self.spec, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        d.message(&mut self.spec, &mut Reader::no_message())?;
        Ok(())
    }
}

impl Decode for ResourceClaimTemplateSpec {
    const NAME: &'static str = "ResourceClaimTemplateSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.metadata, r)?,
                18 => d.message(&mut self.spec, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if self.metadata.is_none() {
            d.boxed(&mut self.metadata, &mut Reader::no_message())?;
        }
        d.message(&mut self.spec, &mut Reader::no_message())?;
        Ok(())
    }
}

impl Decode for ResourcePool {
    const NAME: &'static str = "ResourcePool";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                16 => self.generation = r.i64()?,
                24 => self.resource_slice_count = r.i64()?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for ResourceSlice {
    const NAME: &'static str = "ResourceSlice";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.message(&mut self.spec, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for ResourceSliceSpec {
    const NAME: &'static str = "ResourceSliceSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.driver = r.text()?,
                18 => d.message(&mut self.pool, r)?,
                26 => self.node_name = nonempty(r.text()?),
                34 => d.boxed(&mut self.node_selector, r)?,
                40 => self.all_nodes = nonempty(r.bool()?),
                50 => d.list(self.devices.get_or_insert_default(), r, 50)?,
                56 => self.per_device_node_selection = Some(r.bool()?),
                66 => d.list(self.shared_counters.get_or_insert_default(), r, 66)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8])?,
            }
        }
        Ok(())
    }
}
