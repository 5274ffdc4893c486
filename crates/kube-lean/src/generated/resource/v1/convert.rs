//! Conversions of resource/v1 from and to k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use crate::convert as c;

impl From<k8s_openapi::api::resource::v1::AllocatedDeviceStatus> for super::AllocatedDeviceStatus {
    fn from(from: k8s_openapi::api::resource::v1::AllocatedDeviceStatus) -> Self {
        let mut to = Self::default();
        to.conditions = c::from::optional_list(from.conditions);
        to.data = c::from::optional_one(from.data);
        to.device = c::from::one(from.device);
        to.driver = c::from::one(from.driver);
        to.network_data = c::from::optional_boxed(from.network_data);
        to.pool = c::from::one(from.pool);
        to.share_id = c::from::optional_one(from.share_id);
        to
    }
}

impl From<super::AllocatedDeviceStatus> for k8s_openapi::api::resource::v1::AllocatedDeviceStatus {
    fn from(from: super::AllocatedDeviceStatus) -> Self {
        Self {
            conditions: c::to::optional_list(from.conditions),
            data: c::to::optional_one(from.data),
            device: c::to::one(from.device),
            driver: c::to::one(from.driver),
            network_data: c::to::optional_boxed(from.network_data),
            pool: c::to::one(from.pool),
            share_id: c::to::optional_one(from.share_id),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::AllocationResult> for super::AllocationResult {
    fn from(from: k8s_openapi::api::resource::v1::AllocationResult) -> Self {
        let mut to = Self::default();
        to.allocation_timestamp = c::from::optional_one(from.allocation_timestamp);
        to.devices = c::from::optional_boxed(from.devices);
        to.node_selector = c::from::optional_boxed(from.node_selector);
        to
    }
}

impl From<super::AllocationResult> for k8s_openapi::api::resource::v1::AllocationResult {
    fn from(from: super::AllocationResult) -> Self {
        Self {
            allocation_timestamp: c::to::optional_one(from.allocation_timestamp),
            devices: c::to::optional_boxed(from.devices),
            node_selector: c::to::optional_boxed(from.node_selector),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::CELDeviceSelector> for super::CELDeviceSelector {
    fn from(from: k8s_openapi::api::resource::v1::CELDeviceSelector) -> Self {
        let mut to = Self::default();
        to.expression = c::from::one(from.expression);
        to
    }
}

impl From<super::CELDeviceSelector> for k8s_openapi::api::resource::v1::CELDeviceSelector {
    fn from(from: super::CELDeviceSelector) -> Self {
        Self {
            expression: c::to::one(from.expression),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::CapacityRequestPolicy> for super::CapacityRequestPolicy {
    fn from(from: k8s_openapi::api::resource::v1::CapacityRequestPolicy) -> Self {
        let mut to = Self::default();
        to.default = c::from::optional_one(from.default);
        to.valid_range = c::from::optional_boxed(from.valid_range);
        to.valid_values = c::from::optional_list(from.valid_values);
        to
    }
}

impl From<super::CapacityRequestPolicy> for k8s_openapi::api::resource::v1::CapacityRequestPolicy {
    fn from(from: super::CapacityRequestPolicy) -> Self {
        Self {
            default: c::to::optional_one(from.default),
            valid_range: c::to::optional_boxed(from.valid_range),
            valid_values: c::to::optional_list(from.valid_values),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::CapacityRequestPolicyRange> for super::CapacityRequestPolicyRange {
    fn from(from: k8s_openapi::api::resource::v1::CapacityRequestPolicyRange) -> Self {
        let mut to = Self::default();
        to.max = c::from::optional_one(from.max);
        to.min = c::from::one(from.min);
        to.step = c::from::optional_one(from.step);
        to
    }
}

impl From<super::CapacityRequestPolicyRange> for k8s_openapi::api::resource::v1::CapacityRequestPolicyRange {
    fn from(from: super::CapacityRequestPolicyRange) -> Self {
        Self {
            max: c::to::optional_one(from.max),
            min: c::to::one(from.min),
            step: c::to::optional_one(from.step),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::CapacityRequirements> for super::CapacityRequirements {
    fn from(from: k8s_openapi::api::resource::v1::CapacityRequirements) -> Self {
        let mut to = Self::default();
        to.requests = c::from::optional_map(from.requests);
        to
    }
}

impl From<super::CapacityRequirements> for k8s_openapi::api::resource::v1::CapacityRequirements {
    fn from(from: super::CapacityRequirements) -> Self {
        Self {
            requests: c::to::optional_map(from.requests),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::Counter> for super::Counter {
    fn from(from: k8s_openapi::api::resource::v1::Counter) -> Self {
        let mut to = Self::default();
        to.value = c::from::one(from.value);
        to
    }
}

impl From<super::Counter> for k8s_openapi::api::resource::v1::Counter {
    fn from(from: super::Counter) -> Self {
        Self {
            value: c::to::one(from.value),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::CounterSet> for super::CounterSet {
    fn from(from: k8s_openapi::api::resource::v1::CounterSet) -> Self {
        let mut to = Self::default();
        to.counters = c::from::map(from.counters);
        to.name = c::from::one(from.name);
        to
    }
}

impl From<super::CounterSet> for k8s_openapi::api::resource::v1::CounterSet {
    fn from(from: super::CounterSet) -> Self {
        Self {
            counters: c::to::map(from.counters),
            name: c::to::one(from.name),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::Device> for super::Device {
    fn from(from: k8s_openapi::api::resource::v1::Device) -> Self {
        let mut to = Self::default();
        to.all_nodes = c::from::optional_one(from.all_nodes);
        to.allow_multiple_allocations = c::from::optional_one(from.allow_multiple_allocations);
        to.attributes = c::from::optional_map(from.attributes);
        to.binding_conditions = c::from::optional_list(from.binding_conditions);
        to.binding_failure_conditions = c::from::optional_list(from.binding_failure_conditions);
        to.binds_to_node = c::from::optional_one(from.binds_to_node);
        to.capacity = c::from::optional_map(from.capacity);
        to.consumes_counters = c::from::optional_list(from.consumes_counters);
        to.name = c::from::one(from.name);
        to.node_name = c::from::optional_one(from.node_name);
        to.node_selector = c::from::optional_boxed(from.node_selector);
        to.taints = c::from::optional_list(from.taints);
        to
    }
}

impl From<super::Device> for k8s_openapi::api::resource::v1::Device {
    fn from(from: super::Device) -> Self {
        Self {
            all_nodes: c::to::optional_one(from.all_nodes),
            allow_multiple_allocations: c::to::optional_one(from.allow_multiple_allocations),
            attributes: c::to::optional_map(from.attributes),
            binding_conditions: c::to::optional_list(from.binding_conditions),
            binding_failure_conditions: c::to::optional_list(from.binding_failure_conditions),
            binds_to_node: c::to::optional_one(from.binds_to_node),
            capacity: c::to::optional_map(from.capacity),
            consumes_counters: c::to::optional_list(from.consumes_counters),
            name: c::to::one(from.name),
            node_name: c::to::optional_one(from.node_name),
            node_selector: c::to::optional_boxed(from.node_selector),
            taints: c::to::optional_list(from.taints),
            ..Default::default()
        }
    }
}

impl From<k8s_openapi::api::resource::v1::DeviceAllocationConfiguration>
    for super::DeviceAllocationConfiguration
{
    fn from(from: k8s_openapi::api::resource::v1::DeviceAllocationConfiguration) -> Self {
        let mut to = Self::default();
        to.opaque = c::from::optional_boxed(from.opaque);
        to.requests = c::from::optional_list(from.requests);
        to.source = c::from::one(from.source);
        to
    }
}

impl From<super::DeviceAllocationConfiguration>
    for k8s_openapi::api::resource::v1::DeviceAllocationConfiguration
{
    fn from(from: super::DeviceAllocationConfiguration) -> Self {
        Self {
            opaque: c::to::optional_boxed(from.opaque),
            requests: c::to::optional_list(from.requests),
            source: c::to::one(from.source),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::DeviceAllocationResult> for super::DeviceAllocationResult {
    fn from(from: k8s_openapi::api::resource::v1::DeviceAllocationResult) -> Self {
        let mut to = Self::default();
        to.config = c::from::optional_list(from.config);
        to.results = c::from::optional_list(from.results);
        to
    }
}

impl From<super::DeviceAllocationResult> for k8s_openapi::api::resource::v1::DeviceAllocationResult {
    fn from(from: super::DeviceAllocationResult) -> Self {
        Self {
            config: c::to::optional_list(from.config),
            results: c::to::optional_list(from.results),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::DeviceAttribute> for super::DeviceAttribute {
    fn from(from: k8s_openapi::api::resource::v1::DeviceAttribute) -> Self {
        let mut to = Self::default();
        to.bool = c::from::optional_one(from.bool);
        to.bools = c::from::optional_list(from.bools);
        to.int = c::from::optional_one(from.int);
        to.ints = c::from::optional_list(from.ints);
        to.string = c::from::optional_one(from.string);
        to.strings = c::from::optional_list(from.strings);
        to.version = c::from::optional_one(from.version);
        to.versions = c::from::optional_list(from.versions);
        to
    }
}

impl From<super::DeviceAttribute> for k8s_openapi::api::resource::v1::DeviceAttribute {
    fn from(from: super::DeviceAttribute) -> Self {
        Self {
            bool: c::to::optional_one(from.bool),
            bools: c::to::optional_list(from.bools),
            int: c::to::optional_one(from.int),
            ints: c::to::optional_list(from.ints),
            string: c::to::optional_one(from.string),
            strings: c::to::optional_list(from.strings),
            version: c::to::optional_one(from.version),
            versions: c::to::optional_list(from.versions),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::DeviceCapacity> for super::DeviceCapacity {
    fn from(from: k8s_openapi::api::resource::v1::DeviceCapacity) -> Self {
        let mut to = Self::default();
        to.request_policy = c::from::optional_boxed(from.request_policy);
        to.value = c::from::one(from.value);
        to
    }
}

impl From<super::DeviceCapacity> for k8s_openapi::api::resource::v1::DeviceCapacity {
    fn from(from: super::DeviceCapacity) -> Self {
        Self {
            request_policy: c::to::optional_boxed(from.request_policy),
            value: c::to::one(from.value),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::DeviceClaim> for super::DeviceClaim {
    fn from(from: k8s_openapi::api::resource::v1::DeviceClaim) -> Self {
        let mut to = Self::default();
        to.config = c::from::optional_list(from.config);
        to.constraints = c::from::optional_list(from.constraints);
        to.requests = c::from::optional_list(from.requests);
        to
    }
}

impl From<super::DeviceClaim> for k8s_openapi::api::resource::v1::DeviceClaim {
    fn from(from: super::DeviceClaim) -> Self {
        Self {
            config: c::to::optional_list(from.config),
            constraints: c::to::optional_list(from.constraints),
            requests: c::to::optional_list(from.requests),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::DeviceClaimConfiguration> for super::DeviceClaimConfiguration {
    fn from(from: k8s_openapi::api::resource::v1::DeviceClaimConfiguration) -> Self {
        let mut to = Self::default();
        to.opaque = c::from::optional_boxed(from.opaque);
        to.requests = c::from::optional_list(from.requests);
        to
    }
}

impl From<super::DeviceClaimConfiguration> for k8s_openapi::api::resource::v1::DeviceClaimConfiguration {
    fn from(from: super::DeviceClaimConfiguration) -> Self {
        Self {
            opaque: c::to::optional_boxed(from.opaque),
            requests: c::to::optional_list(from.requests),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::DeviceClass> for super::DeviceClass {
    fn from(from: k8s_openapi::api::resource::v1::DeviceClass) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_one(from.spec).unwrap_or_default();
        to
    }
}

impl From<super::DeviceClass> for k8s_openapi::api::resource::v1::DeviceClass {
    fn from(from: super::DeviceClass) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: Some(c::to::one(from.spec)),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::DeviceClassConfiguration> for super::DeviceClassConfiguration {
    fn from(from: k8s_openapi::api::resource::v1::DeviceClassConfiguration) -> Self {
        let mut to = Self::default();
        to.opaque = c::from::optional_boxed(from.opaque);
        to
    }
}

impl From<super::DeviceClassConfiguration> for k8s_openapi::api::resource::v1::DeviceClassConfiguration {
    fn from(from: super::DeviceClassConfiguration) -> Self {
        Self {
            opaque: c::to::optional_boxed(from.opaque),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::DeviceClassSpec> for super::DeviceClassSpec {
    fn from(from: k8s_openapi::api::resource::v1::DeviceClassSpec) -> Self {
        let mut to = Self::default();
        to.config = c::from::optional_list(from.config);
        to.extended_resource_name = c::from::optional_one(from.extended_resource_name);
        to.selectors = c::from::optional_list(from.selectors);
        to
    }
}

impl From<super::DeviceClassSpec> for k8s_openapi::api::resource::v1::DeviceClassSpec {
    fn from(from: super::DeviceClassSpec) -> Self {
        Self {
            config: c::to::optional_list(from.config),
            extended_resource_name: c::to::optional_one(from.extended_resource_name),
            selectors: c::to::optional_list(from.selectors),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::DeviceConstraint> for super::DeviceConstraint {
    fn from(from: k8s_openapi::api::resource::v1::DeviceConstraint) -> Self {
        let mut to = Self::default();
        to.distinct_attribute = c::from::optional_one(from.distinct_attribute);
        to.match_attribute = c::from::optional_one(from.match_attribute);
        to.requests = c::from::optional_list(from.requests);
        to
    }
}

impl From<super::DeviceConstraint> for k8s_openapi::api::resource::v1::DeviceConstraint {
    fn from(from: super::DeviceConstraint) -> Self {
        Self {
            distinct_attribute: c::to::optional_one(from.distinct_attribute),
            match_attribute: c::to::optional_one(from.match_attribute),
            requests: c::to::optional_list(from.requests),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::DeviceCounterConsumption> for super::DeviceCounterConsumption {
    fn from(from: k8s_openapi::api::resource::v1::DeviceCounterConsumption) -> Self {
        let mut to = Self::default();
        to.counter_set = c::from::one(from.counter_set);
        to.counters = c::from::map(from.counters);
        to
    }
}

impl From<super::DeviceCounterConsumption> for k8s_openapi::api::resource::v1::DeviceCounterConsumption {
    fn from(from: super::DeviceCounterConsumption) -> Self {
        Self {
            counter_set: c::to::one(from.counter_set),
            counters: c::to::map(from.counters),
            ..Default::default()
        }
    }
}

impl From<k8s_openapi::api::resource::v1::DeviceRequest> for super::DeviceRequest {
    fn from(from: k8s_openapi::api::resource::v1::DeviceRequest) -> Self {
        let mut to = Self::default();
        to.exactly = c::from::optional_boxed(from.exactly);
        to.first_available = c::from::optional_list(from.first_available);
        to.name = c::from::one(from.name);
        to
    }
}

impl From<super::DeviceRequest> for k8s_openapi::api::resource::v1::DeviceRequest {
    fn from(from: super::DeviceRequest) -> Self {
        Self {
            exactly: c::to::optional_boxed(from.exactly),
            first_available: c::to::optional_list(from.first_available),
            name: c::to::one(from.name),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::DeviceRequestAllocationResult>
    for super::DeviceRequestAllocationResult
{
    fn from(from: k8s_openapi::api::resource::v1::DeviceRequestAllocationResult) -> Self {
        let mut to = Self::default();
        to.admin_access = c::from::optional_one(from.admin_access);
        to.binding_conditions = c::from::optional_list(from.binding_conditions);
        to.binding_failure_conditions = c::from::optional_list(from.binding_failure_conditions);
        to.consumed_capacity = c::from::optional_map(from.consumed_capacity);
        to.device = c::from::one(from.device);
        to.driver = c::from::one(from.driver);
        to.pool = c::from::one(from.pool);
        to.request = c::from::one(from.request);
        to.share_id = c::from::optional_one(from.share_id);
        to.tolerations = c::from::optional_list(from.tolerations);
        to
    }
}

impl From<super::DeviceRequestAllocationResult>
    for k8s_openapi::api::resource::v1::DeviceRequestAllocationResult
{
    fn from(from: super::DeviceRequestAllocationResult) -> Self {
        Self {
            admin_access: c::to::optional_one(from.admin_access),
            binding_conditions: c::to::optional_list(from.binding_conditions),
            binding_failure_conditions: c::to::optional_list(from.binding_failure_conditions),
            consumed_capacity: c::to::optional_map(from.consumed_capacity),
            device: c::to::one(from.device),
            driver: c::to::one(from.driver),
            pool: c::to::one(from.pool),
            request: c::to::one(from.request),
            share_id: c::to::optional_one(from.share_id),
            tolerations: c::to::optional_list(from.tolerations),
            ..Default::default()
        }
    }
}

impl From<k8s_openapi::api::resource::v1::DeviceSelector> for super::DeviceSelector {
    fn from(from: k8s_openapi::api::resource::v1::DeviceSelector) -> Self {
        let mut to = Self::default();
        to.cel = c::from::optional_boxed(from.cel);
        to
    }
}

impl From<super::DeviceSelector> for k8s_openapi::api::resource::v1::DeviceSelector {
    fn from(from: super::DeviceSelector) -> Self {
        Self {
            cel: c::to::optional_boxed(from.cel),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::DeviceSubRequest> for super::DeviceSubRequest {
    fn from(from: k8s_openapi::api::resource::v1::DeviceSubRequest) -> Self {
        let mut to = Self::default();
        to.allocation_mode = c::from::optional_one(from.allocation_mode);
        to.capacity = c::from::optional_boxed(from.capacity);
        to.count = c::from::optional_one(from.count);
        to.device_class_name = c::from::one(from.device_class_name);
        to.name = c::from::one(from.name);
        to.selectors = c::from::optional_list(from.selectors);
        to.tolerations = c::from::optional_list(from.tolerations);
        to
    }
}

impl From<super::DeviceSubRequest> for k8s_openapi::api::resource::v1::DeviceSubRequest {
    fn from(from: super::DeviceSubRequest) -> Self {
        Self {
            allocation_mode: c::to::optional_one(from.allocation_mode),
            capacity: c::to::optional_boxed(from.capacity),
            count: c::to::optional_one(from.count),
            device_class_name: c::to::one(from.device_class_name),
            name: c::to::one(from.name),
            selectors: c::to::optional_list(from.selectors),
            tolerations: c::to::optional_list(from.tolerations),
            ..Default::default()
        }
    }
}

impl From<k8s_openapi::api::resource::v1::DeviceTaint> for super::DeviceTaint {
    fn from(from: k8s_openapi::api::resource::v1::DeviceTaint) -> Self {
        let mut to = Self::default();
        to.effect = c::from::one(from.effect);
        to.key = c::from::one(from.key);
        to.time_added = c::from::optional_one(from.time_added);
        to.value = c::from::optional_one(from.value);
        to
    }
}

impl From<super::DeviceTaint> for k8s_openapi::api::resource::v1::DeviceTaint {
    fn from(from: super::DeviceTaint) -> Self {
        Self {
            effect: c::to::one(from.effect),
            key: c::to::one(from.key),
            time_added: c::to::optional_one(from.time_added),
            value: c::to::optional_one(from.value),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::DeviceToleration> for super::DeviceToleration {
    fn from(from: k8s_openapi::api::resource::v1::DeviceToleration) -> Self {
        let mut to = Self::default();
        to.effect = c::from::optional_one(from.effect);
        to.key = c::from::optional_one(from.key);
        to.operator = c::from::optional_one(from.operator);
        to.toleration_seconds = c::from::optional_one(from.toleration_seconds);
        to.value = c::from::optional_one(from.value);
        to
    }
}

impl From<super::DeviceToleration> for k8s_openapi::api::resource::v1::DeviceToleration {
    fn from(from: super::DeviceToleration) -> Self {
        Self {
            effect: c::to::optional_one(from.effect),
            key: c::to::optional_one(from.key),
            operator: c::to::optional_one(from.operator),
            toleration_seconds: c::to::optional_one(from.toleration_seconds),
            value: c::to::optional_one(from.value),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::ExactDeviceRequest> for super::ExactDeviceRequest {
    fn from(from: k8s_openapi::api::resource::v1::ExactDeviceRequest) -> Self {
        let mut to = Self::default();
        to.admin_access = c::from::optional_one(from.admin_access);
        to.allocation_mode = c::from::optional_one(from.allocation_mode);
        to.capacity = c::from::optional_boxed(from.capacity);
        to.count = c::from::optional_one(from.count);
        to.device_class_name = c::from::one(from.device_class_name);
        to.selectors = c::from::optional_list(from.selectors);
        to.tolerations = c::from::optional_list(from.tolerations);
        to
    }
}

impl From<super::ExactDeviceRequest> for k8s_openapi::api::resource::v1::ExactDeviceRequest {
    fn from(from: super::ExactDeviceRequest) -> Self {
        Self {
            admin_access: c::to::optional_one(from.admin_access),
            allocation_mode: c::to::optional_one(from.allocation_mode),
            capacity: c::to::optional_boxed(from.capacity),
            count: c::to::optional_one(from.count),
            device_class_name: c::to::one(from.device_class_name),
            selectors: c::to::optional_list(from.selectors),
            tolerations: c::to::optional_list(from.tolerations),
            ..Default::default()
        }
    }
}

impl From<k8s_openapi::api::resource::v1::NetworkDeviceData> for super::NetworkDeviceData {
    fn from(from: k8s_openapi::api::resource::v1::NetworkDeviceData) -> Self {
        let mut to = Self::default();
        to.hardware_address = c::from::optional_one(from.hardware_address);
        to.interface_name = c::from::optional_one(from.interface_name);
        to.ips = c::from::optional_list(from.ips);
        to
    }
}

impl From<super::NetworkDeviceData> for k8s_openapi::api::resource::v1::NetworkDeviceData {
    fn from(from: super::NetworkDeviceData) -> Self {
        Self {
            hardware_address: c::to::optional_one(from.hardware_address),
            interface_name: c::to::optional_one(from.interface_name),
            ips: c::to::optional_list(from.ips),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::OpaqueDeviceConfiguration> for super::OpaqueDeviceConfiguration {
    fn from(from: k8s_openapi::api::resource::v1::OpaqueDeviceConfiguration) -> Self {
        let mut to = Self::default();
        to.driver = c::from::one(from.driver);
        to.parameters = c::from::one(from.parameters);
        to
    }
}

impl From<super::OpaqueDeviceConfiguration> for k8s_openapi::api::resource::v1::OpaqueDeviceConfiguration {
    fn from(from: super::OpaqueDeviceConfiguration) -> Self {
        Self {
            driver: c::to::one(from.driver),
            parameters: c::to::one(from.parameters),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::ResourceClaim> for super::ResourceClaim {
    fn from(from: k8s_openapi::api::resource::v1::ResourceClaim) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_one(from.spec).unwrap_or_default();
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::ResourceClaim> for k8s_openapi::api::resource::v1::ResourceClaim {
    fn from(from: super::ResourceClaim) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: Some(c::to::one(from.spec)),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::ResourceClaimConsumerReference>
    for super::ResourceClaimConsumerReference
{
    fn from(from: k8s_openapi::api::resource::v1::ResourceClaimConsumerReference) -> Self {
        let mut to = Self::default();
        to.api_group = c::from::optional_one(from.api_group);
        to.name = c::from::one(from.name);
        to.resource = c::from::one(from.resource);
        to.uid = c::from::one(from.uid);
        to
    }
}

impl From<super::ResourceClaimConsumerReference>
    for k8s_openapi::api::resource::v1::ResourceClaimConsumerReference
{
    fn from(from: super::ResourceClaimConsumerReference) -> Self {
        Self {
            api_group: c::to::optional_one(from.api_group),
            name: c::to::one(from.name),
            resource: c::to::one(from.resource),
            uid: c::to::one(from.uid),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::ResourceClaimSpec> for super::ResourceClaimSpec {
    fn from(from: k8s_openapi::api::resource::v1::ResourceClaimSpec) -> Self {
        let mut to = Self::default();
        to.devices = c::from::optional_boxed(from.devices);
        to
    }
}

impl From<super::ResourceClaimSpec> for k8s_openapi::api::resource::v1::ResourceClaimSpec {
    fn from(from: super::ResourceClaimSpec) -> Self {
        Self {
            devices: c::to::optional_boxed(from.devices),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::ResourceClaimStatus> for super::ResourceClaimStatus {
    fn from(from: k8s_openapi::api::resource::v1::ResourceClaimStatus) -> Self {
        let mut to = Self::default();
        to.allocation = c::from::optional_boxed(from.allocation);
        to.devices = c::from::optional_list(from.devices);
        to.reserved_for = c::from::optional_list(from.reserved_for);
        to
    }
}

impl From<super::ResourceClaimStatus> for k8s_openapi::api::resource::v1::ResourceClaimStatus {
    fn from(from: super::ResourceClaimStatus) -> Self {
        Self {
            allocation: c::to::optional_boxed(from.allocation),
            devices: c::to::optional_list(from.devices),
            reserved_for: c::to::optional_list(from.reserved_for),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::ResourceClaimTemplate> for super::ResourceClaimTemplate {
    fn from(from: k8s_openapi::api::resource::v1::ResourceClaimTemplate) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_one(from.spec).unwrap_or_default();
        to
    }
}

impl From<super::ResourceClaimTemplate> for k8s_openapi::api::resource::v1::ResourceClaimTemplate {
    fn from(from: super::ResourceClaimTemplate) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: Some(c::to::one(from.spec)),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::ResourceClaimTemplateSpec> for super::ResourceClaimTemplateSpec {
    fn from(from: k8s_openapi::api::resource::v1::ResourceClaimTemplateSpec) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::optional_boxed(from.metadata);
        to.spec = c::from::optional_one(from.spec).unwrap_or_default();
        to
    }
}

impl From<super::ResourceClaimTemplateSpec> for k8s_openapi::api::resource::v1::ResourceClaimTemplateSpec {
    fn from(from: super::ResourceClaimTemplateSpec) -> Self {
        Self {
            metadata: c::to::optional_boxed(from.metadata),
            spec: Some(c::to::one(from.spec)),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::ResourcePool> for super::ResourcePool {
    fn from(from: k8s_openapi::api::resource::v1::ResourcePool) -> Self {
        let mut to = Self::default();
        to.generation = c::from::one(from.generation);
        to.name = c::from::one(from.name);
        to.resource_slice_count = c::from::one(from.resource_slice_count);
        to
    }
}

impl From<super::ResourcePool> for k8s_openapi::api::resource::v1::ResourcePool {
    fn from(from: super::ResourcePool) -> Self {
        Self {
            generation: c::to::one(from.generation),
            name: c::to::one(from.name),
            resource_slice_count: c::to::one(from.resource_slice_count),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::ResourceSlice> for super::ResourceSlice {
    fn from(from: k8s_openapi::api::resource::v1::ResourceSlice) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::one(from.spec);
        to
    }
}

impl From<super::ResourceSlice> for k8s_openapi::api::resource::v1::ResourceSlice {
    fn from(from: super::ResourceSlice) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::one(from.spec),
        }
    }
}

impl From<k8s_openapi::api::resource::v1::ResourceSliceSpec> for super::ResourceSliceSpec {
    fn from(from: k8s_openapi::api::resource::v1::ResourceSliceSpec) -> Self {
        let mut to = Self::default();
        to.all_nodes = c::from::optional_one(from.all_nodes);
        to.devices = c::from::optional_list(from.devices);
        to.driver = c::from::one(from.driver);
        to.node_name = c::from::optional_one(from.node_name);
        to.node_selector = c::from::optional_boxed(from.node_selector);
        to.per_device_node_selection = c::from::optional_one(from.per_device_node_selection);
        to.pool = c::from::one(from.pool);
        to.shared_counters = c::from::optional_list(from.shared_counters);
        to
    }
}

impl From<super::ResourceSliceSpec> for k8s_openapi::api::resource::v1::ResourceSliceSpec {
    fn from(from: super::ResourceSliceSpec) -> Self {
        Self {
            all_nodes: c::to::optional_one(from.all_nodes),
            devices: c::to::optional_list(from.devices),
            driver: c::to::one(from.driver),
            node_name: c::to::optional_one(from.node_name),
            node_selector: c::to::optional_boxed(from.node_selector),
            per_device_node_selection: c::to::optional_one(from.per_device_node_selection),
            pool: c::to::one(from.pool),
            shared_counters: c::to::optional_list(from.shared_counters),
            ..Default::default()
        }
    }
}
