//! JSON names of resource/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::*;
use crate::de;
use crate::fields::{Fields, kind, message, optional};

impl Fields for AllocatedDeviceStatus {
    const NAME: &'static str = "AllocatedDeviceStatus";
    const NAMES: &'static [&'static str] = &[
        "conditions",
        "data",
        "device",
        "driver",
        "networkData",
        "pool",
        "shareID",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.conditions = map.next_value()?,
            1 => self.data = map.next_value()?,
            2 => self.device = de::required(map)?,
            3 => self.driver = de::required(map)?,
            4 => self.network_data = map.next_value()?,
            5 => self.pool = de::required(map)?,
            6 => self.share_id = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "conditions", &self.conditions)?;
        optional(map, "data", &self.data)?;
        map.serialize_entry("device", &self.device)?;
        map.serialize_entry("driver", &self.driver)?;
        optional(map, "networkData", &self.network_data)?;
        map.serialize_entry("pool", &self.pool)?;
        optional(map, "shareID", &self.share_id)?;
        Ok(())
    }
}

message!(AllocatedDeviceStatus);

impl Fields for AllocationResult {
    const NAME: &'static str = "AllocationResult";
    const NAMES: &'static [&'static str] = &["allocationTimestamp", "devices", "nodeSelector"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.allocation_timestamp = map.next_value()?,
            1 => self.devices = map.next_value()?,
            2 => self.node_selector = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "allocationTimestamp", &self.allocation_timestamp)?;
        optional(map, "devices", &self.devices)?;
        optional(map, "nodeSelector", &self.node_selector)?;
        Ok(())
    }
}

message!(AllocationResult);

impl Fields for CELDeviceSelector {
    const NAME: &'static str = "CELDeviceSelector";
    const NAMES: &'static [&'static str] = &["expression"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.expression = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("expression", &self.expression)?;
        Ok(())
    }
}

message!(CELDeviceSelector);

impl Fields for CapacityRequestPolicy {
    const NAME: &'static str = "CapacityRequestPolicy";
    const NAMES: &'static [&'static str] = &["default", "validRange", "validValues"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.default = map.next_value()?,
            1 => self.valid_range = map.next_value()?,
            2 => self.valid_values = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "default", &self.default)?;
        optional(map, "validRange", &self.valid_range)?;
        optional(map, "validValues", &self.valid_values)?;
        Ok(())
    }
}

message!(CapacityRequestPolicy);

impl Fields for CapacityRequestPolicyRange {
    const NAME: &'static str = "CapacityRequestPolicyRange";
    const NAMES: &'static [&'static str] = &["max", "min", "step"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.max = map.next_value()?,
            1 => self.min = de::required(map)?,
            2 => self.step = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "max", &self.max)?;
        map.serialize_entry("min", &self.min)?;
        optional(map, "step", &self.step)?;
        Ok(())
    }
}

message!(CapacityRequestPolicyRange);

impl Fields for CapacityRequirements {
    const NAME: &'static str = "CapacityRequirements";
    const NAMES: &'static [&'static str] = &["requests"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.requests = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "requests", &self.requests)?;
        Ok(())
    }
}

message!(CapacityRequirements);

impl Fields for Counter {
    const NAME: &'static str = "Counter";
    const NAMES: &'static [&'static str] = &["value"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.value = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("value", &self.value)?;
        Ok(())
    }
}

message!(Counter);

impl Fields for CounterSet {
    const NAME: &'static str = "CounterSet";
    const NAMES: &'static [&'static str] = &["counters", "name"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.counters = de::required(map)?,
            1 => self.name = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("counters", &self.counters)?;
        map.serialize_entry("name", &self.name)?;
        Ok(())
    }
}

message!(CounterSet);

impl Fields for Device {
    const NAME: &'static str = "Device";
    const NAMES: &'static [&'static str] = &[
        "allNodes",
        "allowMultipleAllocations",
        "attributes",
        "bindingConditions",
        "bindingFailureConditions",
        "bindsToNode",
        "capacity",
        "consumesCounters",
        "name",
        "nodeAllocatableResourceMappings",
        "nodeName",
        "nodeSelector",
        "taints",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.all_nodes = map.next_value()?,
            1 => self.allow_multiple_allocations = map.next_value()?,
            2 => self.attributes = map.next_value()?,
            3 => self.binding_conditions = map.next_value()?,
            4 => self.binding_failure_conditions = map.next_value()?,
            5 => self.binds_to_node = map.next_value()?,
            6 => self.capacity = map.next_value()?,
            7 => self.consumes_counters = map.next_value()?,
            8 => self.name = de::required(map)?,
            9 => self.node_allocatable_resource_mappings = map.next_value()?,
            10 => self.node_name = map.next_value()?,
            11 => self.node_selector = map.next_value()?,
            12 => self.taints = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "allNodes", &self.all_nodes)?;
        optional(map, "allowMultipleAllocations", &self.allow_multiple_allocations)?;
        optional(map, "attributes", &self.attributes)?;
        optional(map, "bindingConditions", &self.binding_conditions)?;
        optional(map, "bindingFailureConditions", &self.binding_failure_conditions)?;
        optional(map, "bindsToNode", &self.binds_to_node)?;
        optional(map, "capacity", &self.capacity)?;
        optional(map, "consumesCounters", &self.consumes_counters)?;
        map.serialize_entry("name", &self.name)?;
        optional(
            map,
            "nodeAllocatableResourceMappings",
            &self.node_allocatable_resource_mappings,
        )?;
        optional(map, "nodeName", &self.node_name)?;
        optional(map, "nodeSelector", &self.node_selector)?;
        optional(map, "taints", &self.taints)?;
        Ok(())
    }
}

message!(Device);

impl Fields for DeviceAllocationConfiguration {
    const NAME: &'static str = "DeviceAllocationConfiguration";
    const NAMES: &'static [&'static str] = &["opaque", "requests", "source"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.opaque = map.next_value()?,
            1 => self.requests = map.next_value()?,
            2 => self.source = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "opaque", &self.opaque)?;
        optional(map, "requests", &self.requests)?;
        map.serialize_entry("source", &self.source)?;
        Ok(())
    }
}

message!(DeviceAllocationConfiguration);

impl Fields for DeviceAllocationResult {
    const NAME: &'static str = "DeviceAllocationResult";
    const NAMES: &'static [&'static str] = &["config", "results"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.config = map.next_value()?,
            1 => self.results = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "config", &self.config)?;
        optional(map, "results", &self.results)?;
        Ok(())
    }
}

message!(DeviceAllocationResult);

impl Fields for DeviceAttribute {
    const NAME: &'static str = "DeviceAttribute";
    const NAMES: &'static [&'static str] = &[
        "bool", "bools", "int", "ints", "string", "strings", "version", "versions",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.bool = map.next_value()?,
            1 => self.bools = map.next_value()?,
            2 => self.int = map.next_value()?,
            3 => self.ints = map.next_value()?,
            4 => self.string = map.next_value()?,
            5 => self.strings = map.next_value()?,
            6 => self.version = map.next_value()?,
            7 => self.versions = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "bool", &self.bool)?;
        optional(map, "bools", &self.bools)?;
        optional(map, "int", &self.int)?;
        optional(map, "ints", &self.ints)?;
        optional(map, "string", &self.string)?;
        optional(map, "strings", &self.strings)?;
        optional(map, "version", &self.version)?;
        optional(map, "versions", &self.versions)?;
        Ok(())
    }
}

message!(DeviceAttribute);

impl Fields for DeviceCapacity {
    const NAME: &'static str = "DeviceCapacity";
    const NAMES: &'static [&'static str] = &["requestPolicy", "value"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.request_policy = map.next_value()?,
            1 => self.value = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "requestPolicy", &self.request_policy)?;
        map.serialize_entry("value", &self.value)?;
        Ok(())
    }
}

message!(DeviceCapacity);

impl Fields for DeviceClaim {
    const NAME: &'static str = "DeviceClaim";
    const NAMES: &'static [&'static str] = &["config", "constraints", "requests"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.config = map.next_value()?,
            1 => self.constraints = map.next_value()?,
            2 => self.requests = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "config", &self.config)?;
        optional(map, "constraints", &self.constraints)?;
        optional(map, "requests", &self.requests)?;
        Ok(())
    }
}

message!(DeviceClaim);

impl Fields for DeviceClaimConfiguration {
    const NAME: &'static str = "DeviceClaimConfiguration";
    const NAMES: &'static [&'static str] = &["opaque", "requests"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.opaque = map.next_value()?,
            1 => self.requests = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "opaque", &self.opaque)?;
        optional(map, "requests", &self.requests)?;
        Ok(())
    }
}

message!(DeviceClaimConfiguration);

impl Fields for DeviceClass {
    const NAME: &'static str = "DeviceClass";
    const NAMES: &'static [&'static str] = &["metadata", "spec"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        map.serialize_entry("spec", &self.spec)?;
        Ok(())
    }
}

kind!(
    DeviceClass,
    "resource.k8s.io/v1",
    "DeviceClass",
    "kube-lean:resource/v1.DeviceClass"
);

impl Fields for DeviceClassConfiguration {
    const NAME: &'static str = "DeviceClassConfiguration";
    const NAMES: &'static [&'static str] = &["opaque"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.opaque = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "opaque", &self.opaque)?;
        Ok(())
    }
}

message!(DeviceClassConfiguration);

impl Fields for DeviceClassSpec {
    const NAME: &'static str = "DeviceClassSpec";
    const NAMES: &'static [&'static str] = &["config", "extendedResourceName", "selectors"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.config = map.next_value()?,
            1 => self.extended_resource_name = map.next_value()?,
            2 => self.selectors = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "config", &self.config)?;
        optional(map, "extendedResourceName", &self.extended_resource_name)?;
        optional(map, "selectors", &self.selectors)?;
        Ok(())
    }
}

message!(DeviceClassSpec);

impl Fields for DeviceConstraint {
    const NAME: &'static str = "DeviceConstraint";
    const NAMES: &'static [&'static str] = &["distinctAttribute", "matchAttribute", "requests"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.distinct_attribute = map.next_value()?,
            1 => self.match_attribute = map.next_value()?,
            2 => self.requests = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "distinctAttribute", &self.distinct_attribute)?;
        optional(map, "matchAttribute", &self.match_attribute)?;
        optional(map, "requests", &self.requests)?;
        Ok(())
    }
}

message!(DeviceConstraint);

impl Fields for DeviceCounterConsumption {
    const NAME: &'static str = "DeviceCounterConsumption";
    const NAMES: &'static [&'static str] = &["counterSet", "counters"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.counter_set = de::required(map)?,
            1 => self.counters = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("counterSet", &self.counter_set)?;
        map.serialize_entry("counters", &self.counters)?;
        Ok(())
    }
}

message!(DeviceCounterConsumption);

impl Fields for DeviceRequest {
    const NAME: &'static str = "DeviceRequest";
    const NAMES: &'static [&'static str] = &["exactly", "firstAvailable", "name"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.exactly = map.next_value()?,
            1 => self.first_available = map.next_value()?,
            2 => self.name = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "exactly", &self.exactly)?;
        optional(map, "firstAvailable", &self.first_available)?;
        map.serialize_entry("name", &self.name)?;
        Ok(())
    }
}

message!(DeviceRequest);

impl Fields for DeviceRequestAllocationResult {
    const NAME: &'static str = "DeviceRequestAllocationResult";
    const NAMES: &'static [&'static str] = &[
        "adminAccess",
        "bindingConditions",
        "bindingFailureConditions",
        "consumedCapacity",
        "device",
        "driver",
        "pool",
        "request",
        "shareID",
        "tolerations",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.admin_access = map.next_value()?,
            1 => self.binding_conditions = map.next_value()?,
            2 => self.binding_failure_conditions = map.next_value()?,
            3 => self.consumed_capacity = map.next_value()?,
            4 => self.device = de::required(map)?,
            5 => self.driver = de::required(map)?,
            6 => self.pool = de::required(map)?,
            7 => self.request = de::required(map)?,
            8 => self.share_id = map.next_value()?,
            9 => self.tolerations = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "adminAccess", &self.admin_access)?;
        optional(map, "bindingConditions", &self.binding_conditions)?;
        optional(map, "bindingFailureConditions", &self.binding_failure_conditions)?;
        optional(map, "consumedCapacity", &self.consumed_capacity)?;
        map.serialize_entry("device", &self.device)?;
        map.serialize_entry("driver", &self.driver)?;
        map.serialize_entry("pool", &self.pool)?;
        map.serialize_entry("request", &self.request)?;
        optional(map, "shareID", &self.share_id)?;
        optional(map, "tolerations", &self.tolerations)?;
        Ok(())
    }
}

message!(DeviceRequestAllocationResult);

impl Fields for DeviceSelector {
    const NAME: &'static str = "DeviceSelector";
    const NAMES: &'static [&'static str] = &["cel"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.cel = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "cel", &self.cel)?;
        Ok(())
    }
}

message!(DeviceSelector);

impl Fields for DeviceSubRequest {
    const NAME: &'static str = "DeviceSubRequest";
    const NAMES: &'static [&'static str] = &[
        "allocationMode",
        "capacity",
        "count",
        "deviceClassName",
        "name",
        "selectors",
        "tolerations",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.allocation_mode = map.next_value()?,
            1 => self.capacity = map.next_value()?,
            2 => self.count = map.next_value()?,
            3 => self.device_class_name = de::required(map)?,
            4 => self.name = de::required(map)?,
            5 => self.selectors = map.next_value()?,
            6 => self.tolerations = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "allocationMode", &self.allocation_mode)?;
        optional(map, "capacity", &self.capacity)?;
        optional(map, "count", &self.count)?;
        map.serialize_entry("deviceClassName", &self.device_class_name)?;
        map.serialize_entry("name", &self.name)?;
        optional(map, "selectors", &self.selectors)?;
        optional(map, "tolerations", &self.tolerations)?;
        Ok(())
    }
}

message!(DeviceSubRequest);

impl Fields for DeviceTaint {
    const NAME: &'static str = "DeviceTaint";
    const NAMES: &'static [&'static str] = &["effect", "key", "timeAdded", "value"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.effect = de::required(map)?,
            1 => self.key = de::required(map)?,
            2 => self.time_added = map.next_value()?,
            3 => self.value = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("effect", &self.effect)?;
        map.serialize_entry("key", &self.key)?;
        optional(map, "timeAdded", &self.time_added)?;
        optional(map, "value", &self.value)?;
        Ok(())
    }
}

message!(DeviceTaint);

impl Fields for DeviceToleration {
    const NAME: &'static str = "DeviceToleration";
    const NAMES: &'static [&'static str] = &["effect", "key", "operator", "tolerationSeconds", "value"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.effect = map.next_value()?,
            1 => self.key = map.next_value()?,
            2 => self.operator = map.next_value()?,
            3 => self.toleration_seconds = map.next_value()?,
            4 => self.value = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "effect", &self.effect)?;
        optional(map, "key", &self.key)?;
        optional(map, "operator", &self.operator)?;
        optional(map, "tolerationSeconds", &self.toleration_seconds)?;
        optional(map, "value", &self.value)?;
        Ok(())
    }
}

message!(DeviceToleration);

impl Fields for ExactDeviceRequest {
    const NAME: &'static str = "ExactDeviceRequest";
    const NAMES: &'static [&'static str] = &[
        "adminAccess",
        "allocationMode",
        "capacity",
        "count",
        "deviceClassName",
        "selectors",
        "tolerations",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.admin_access = map.next_value()?,
            1 => self.allocation_mode = map.next_value()?,
            2 => self.capacity = map.next_value()?,
            3 => self.count = map.next_value()?,
            4 => self.device_class_name = de::required(map)?,
            5 => self.selectors = map.next_value()?,
            6 => self.tolerations = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "adminAccess", &self.admin_access)?;
        optional(map, "allocationMode", &self.allocation_mode)?;
        optional(map, "capacity", &self.capacity)?;
        optional(map, "count", &self.count)?;
        map.serialize_entry("deviceClassName", &self.device_class_name)?;
        optional(map, "selectors", &self.selectors)?;
        optional(map, "tolerations", &self.tolerations)?;
        Ok(())
    }
}

message!(ExactDeviceRequest);

impl Fields for NetworkDeviceData {
    const NAME: &'static str = "NetworkDeviceData";
    const NAMES: &'static [&'static str] = &["hardwareAddress", "interfaceName", "ips"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.hardware_address = map.next_value()?,
            1 => self.interface_name = map.next_value()?,
            2 => self.ips = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "hardwareAddress", &self.hardware_address)?;
        optional(map, "interfaceName", &self.interface_name)?;
        optional(map, "ips", &self.ips)?;
        Ok(())
    }
}

message!(NetworkDeviceData);

impl Fields for NodeAllocatableResourceMapping {
    const NAME: &'static str = "NodeAllocatableResourceMapping";
    const NAMES: &'static [&'static str] = &["allocationMultiplier", "capacityKey"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.allocation_multiplier = map.next_value()?,
            1 => self.capacity_key = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "allocationMultiplier", &self.allocation_multiplier)?;
        optional(map, "capacityKey", &self.capacity_key)?;
        Ok(())
    }
}

message!(NodeAllocatableResourceMapping);

impl Fields for OpaqueDeviceConfiguration {
    const NAME: &'static str = "OpaqueDeviceConfiguration";
    const NAMES: &'static [&'static str] = &["driver", "parameters"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.driver = de::required(map)?,
            1 => self.parameters = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("driver", &self.driver)?;
        map.serialize_entry("parameters", &self.parameters)?;
        Ok(())
    }
}

message!(OpaqueDeviceConfiguration);

impl Fields for ResourceClaim {
    const NAME: &'static str = "ResourceClaim";
    const NAMES: &'static [&'static str] = &["metadata", "spec", "status"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = de::required(map)?,
            2 => self.status = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        map.serialize_entry("spec", &self.spec)?;
        optional(map, "status", &self.status)?;
        Ok(())
    }
}

kind!(
    ResourceClaim,
    "resource.k8s.io/v1",
    "ResourceClaim",
    "kube-lean:resource/v1.ResourceClaim"
);

impl Fields for ResourceClaimConsumerReference {
    const NAME: &'static str = "ResourceClaimConsumerReference";
    const NAMES: &'static [&'static str] = &["apiGroup", "name", "resource", "uid"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.api_group = map.next_value()?,
            1 => self.name = de::required(map)?,
            2 => self.resource = de::required(map)?,
            3 => self.uid = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "apiGroup", &self.api_group)?;
        map.serialize_entry("name", &self.name)?;
        map.serialize_entry("resource", &self.resource)?;
        map.serialize_entry("uid", &self.uid)?;
        Ok(())
    }
}

message!(ResourceClaimConsumerReference);

impl Fields for ResourceClaimSpec {
    const NAME: &'static str = "ResourceClaimSpec";
    const NAMES: &'static [&'static str] = &["devices"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.devices = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "devices", &self.devices)?;
        Ok(())
    }
}

message!(ResourceClaimSpec);

impl Fields for ResourceClaimStatus {
    const NAME: &'static str = "ResourceClaimStatus";
    const NAMES: &'static [&'static str] = &["allocation", "devices", "reservedFor"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.allocation = map.next_value()?,
            1 => self.devices = map.next_value()?,
            2 => self.reserved_for = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "allocation", &self.allocation)?;
        optional(map, "devices", &self.devices)?;
        optional(map, "reservedFor", &self.reserved_for)?;
        Ok(())
    }
}

message!(ResourceClaimStatus);

impl Fields for ResourceClaimTemplate {
    const NAME: &'static str = "ResourceClaimTemplate";
    const NAMES: &'static [&'static str] = &["metadata", "spec"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        map.serialize_entry("spec", &self.spec)?;
        Ok(())
    }
}

kind!(
    ResourceClaimTemplate,
    "resource.k8s.io/v1",
    "ResourceClaimTemplate",
    "kube-lean:resource/v1.ResourceClaimTemplate"
);

impl Fields for ResourceClaimTemplateSpec {
    const NAME: &'static str = "ResourceClaimTemplateSpec";
    const NAMES: &'static [&'static str] = &["metadata", "spec"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = map.next_value()?,
            1 => self.spec = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "metadata", &self.metadata)?;
        map.serialize_entry("spec", &self.spec)?;
        Ok(())
    }
}

message!(ResourceClaimTemplateSpec);

impl Fields for ResourcePool {
    const NAME: &'static str = "ResourcePool";
    const NAMES: &'static [&'static str] = &["generation", "name", "resourceSliceCount"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.generation = de::required(map)?,
            1 => self.name = de::required(map)?,
            2 => self.resource_slice_count = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("generation", &self.generation)?;
        map.serialize_entry("name", &self.name)?;
        map.serialize_entry("resourceSliceCount", &self.resource_slice_count)?;
        Ok(())
    }
}

message!(ResourcePool);

impl Fields for ResourceSlice {
    const NAME: &'static str = "ResourceSlice";
    const NAMES: &'static [&'static str] = &["metadata", "spec"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        map.serialize_entry("spec", &self.spec)?;
        Ok(())
    }
}

kind!(
    ResourceSlice,
    "resource.k8s.io/v1",
    "ResourceSlice",
    "kube-lean:resource/v1.ResourceSlice"
);

impl Fields for ResourceSliceSpec {
    const NAME: &'static str = "ResourceSliceSpec";
    const NAMES: &'static [&'static str] = &[
        "allNodes",
        "devices",
        "driver",
        "nodeName",
        "nodeSelector",
        "perDeviceNodeSelection",
        "pool",
        "sharedCounters",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.all_nodes = map.next_value()?,
            1 => self.devices = map.next_value()?,
            2 => self.driver = de::required(map)?,
            3 => self.node_name = map.next_value()?,
            4 => self.node_selector = map.next_value()?,
            5 => self.per_device_node_selection = map.next_value()?,
            6 => self.pool = de::required(map)?,
            7 => self.shared_counters = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "allNodes", &self.all_nodes)?;
        optional(map, "devices", &self.devices)?;
        map.serialize_entry("driver", &self.driver)?;
        optional(map, "nodeName", &self.node_name)?;
        optional(map, "nodeSelector", &self.node_selector)?;
        optional(map, "perDeviceNodeSelection", &self.per_device_node_selection)?;
        map.serialize_entry("pool", &self.pool)?;
        optional(map, "sharedCounters", &self.shared_counters)?;
        Ok(())
    }
}

message!(ResourceSliceSpec);
