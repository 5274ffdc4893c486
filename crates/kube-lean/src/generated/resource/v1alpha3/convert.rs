//! Conversions of resource/v1alpha3 from and to k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use crate::convert as c;

impl From<k8s_openapi::api::resource::v1alpha3::DeviceTaint> for super::DeviceTaint {
    fn from(from: k8s_openapi::api::resource::v1alpha3::DeviceTaint) -> Self {
        let mut to = Self::default();
        to.effect = c::from::one(from.effect);
        to.key = c::from::one(from.key);
        to.time_added = c::from::optional_one(from.time_added);
        to.value = c::from::optional_one(from.value);
        to
    }
}

impl From<super::DeviceTaint> for k8s_openapi::api::resource::v1alpha3::DeviceTaint {
    fn from(from: super::DeviceTaint) -> Self {
        Self {
            effect: c::to::one(from.effect),
            key: c::to::one(from.key),
            time_added: c::to::optional_one(from.time_added),
            value: c::to::optional_one(from.value),
        }
    }
}

impl From<k8s_openapi::api::resource::v1alpha3::DeviceTaintRule> for super::DeviceTaintRule {
    fn from(from: k8s_openapi::api::resource::v1alpha3::DeviceTaintRule) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::one(from.spec);
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::DeviceTaintRule> for k8s_openapi::api::resource::v1alpha3::DeviceTaintRule {
    fn from(from: super::DeviceTaintRule) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::one(from.spec),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::resource::v1alpha3::DeviceTaintRuleSpec> for super::DeviceTaintRuleSpec {
    fn from(from: k8s_openapi::api::resource::v1alpha3::DeviceTaintRuleSpec) -> Self {
        let mut to = Self::default();
        to.device_selector = c::from::optional_boxed(from.device_selector);
        to.taint = c::from::one(from.taint);
        to
    }
}

impl From<super::DeviceTaintRuleSpec> for k8s_openapi::api::resource::v1alpha3::DeviceTaintRuleSpec {
    fn from(from: super::DeviceTaintRuleSpec) -> Self {
        Self {
            device_selector: c::to::optional_boxed(from.device_selector),
            taint: c::to::one(from.taint),
        }
    }
}

impl From<k8s_openapi::api::resource::v1alpha3::DeviceTaintRuleStatus> for super::DeviceTaintRuleStatus {
    fn from(from: k8s_openapi::api::resource::v1alpha3::DeviceTaintRuleStatus) -> Self {
        let mut to = Self::default();
        to.conditions = c::from::optional_list(from.conditions);
        to
    }
}

impl From<super::DeviceTaintRuleStatus> for k8s_openapi::api::resource::v1alpha3::DeviceTaintRuleStatus {
    fn from(from: super::DeviceTaintRuleStatus) -> Self {
        Self {
            conditions: c::to::optional_list(from.conditions),
        }
    }
}

impl From<k8s_openapi::api::resource::v1alpha3::DeviceTaintSelector> for super::DeviceTaintSelector {
    fn from(from: k8s_openapi::api::resource::v1alpha3::DeviceTaintSelector) -> Self {
        let mut to = Self::default();
        to.device = c::from::optional_one(from.device);
        to.driver = c::from::optional_one(from.driver);
        to.pool = c::from::optional_one(from.pool);
        to
    }
}

impl From<super::DeviceTaintSelector> for k8s_openapi::api::resource::v1alpha3::DeviceTaintSelector {
    fn from(from: super::DeviceTaintSelector) -> Self {
        Self {
            device: c::to::optional_one(from.device),
            driver: c::to::optional_one(from.driver),
            pool: c::to::optional_one(from.pool),
        }
    }
}

impl From<k8s_openapi::api::resource::v1alpha3::PoolStatus> for super::PoolStatus {
    fn from(from: k8s_openapi::api::resource::v1alpha3::PoolStatus) -> Self {
        let mut to = Self::default();
        to.allocated_devices = c::from::optional_one(from.allocated_devices);
        to.available_devices = c::from::optional_one(from.available_devices);
        to.driver = c::from::one(from.driver);
        to.generation = c::from::one(from.generation);
        to.node_name = c::from::optional_one(from.node_name);
        to.pool_name = c::from::one(from.pool_name);
        to.resource_slice_count = c::from::optional_one(from.resource_slice_count);
        to.total_devices = c::from::optional_one(from.total_devices);
        to.unavailable_devices = c::from::optional_one(from.unavailable_devices);
        to.validation_error = c::from::optional_one(from.validation_error);
        to
    }
}

impl From<super::PoolStatus> for k8s_openapi::api::resource::v1alpha3::PoolStatus {
    fn from(from: super::PoolStatus) -> Self {
        Self {
            allocated_devices: c::to::optional_one(from.allocated_devices),
            available_devices: c::to::optional_one(from.available_devices),
            driver: c::to::one(from.driver),
            generation: c::to::one(from.generation),
            node_name: c::to::optional_one(from.node_name),
            pool_name: c::to::one(from.pool_name),
            resource_slice_count: c::to::optional_one(from.resource_slice_count),
            total_devices: c::to::optional_one(from.total_devices),
            unavailable_devices: c::to::optional_one(from.unavailable_devices),
            validation_error: c::to::optional_one(from.validation_error),
            ..Default::default()
        }
    }
}

impl From<k8s_openapi::api::resource::v1alpha3::ResourcePoolStatusRequest>
    for super::ResourcePoolStatusRequest
{
    fn from(from: k8s_openapi::api::resource::v1alpha3::ResourcePoolStatusRequest) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::one(from.spec);
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::ResourcePoolStatusRequest>
    for k8s_openapi::api::resource::v1alpha3::ResourcePoolStatusRequest
{
    fn from(from: super::ResourcePoolStatusRequest) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::one(from.spec),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::resource::v1alpha3::ResourcePoolStatusRequestSpec>
    for super::ResourcePoolStatusRequestSpec
{
    fn from(from: k8s_openapi::api::resource::v1alpha3::ResourcePoolStatusRequestSpec) -> Self {
        let mut to = Self::default();
        to.driver = c::from::one(from.driver);
        to.limit = c::from::optional_one(from.limit);
        to.pool_name = c::from::optional_one(from.pool_name);
        to
    }
}

impl From<super::ResourcePoolStatusRequestSpec>
    for k8s_openapi::api::resource::v1alpha3::ResourcePoolStatusRequestSpec
{
    fn from(from: super::ResourcePoolStatusRequestSpec) -> Self {
        Self {
            driver: c::to::one(from.driver),
            limit: c::to::optional_one(from.limit),
            pool_name: c::to::optional_one(from.pool_name),
            ..Default::default()
        }
    }
}

impl From<k8s_openapi::api::resource::v1alpha3::ResourcePoolStatusRequestStatus>
    for super::ResourcePoolStatusRequestStatus
{
    fn from(from: k8s_openapi::api::resource::v1alpha3::ResourcePoolStatusRequestStatus) -> Self {
        let mut to = Self::default();
        to.conditions = c::from::optional_list(from.conditions);
        to.pool_count = c::from::one(from.pool_count);
        to.pools = c::from::optional_list(from.pools);
        to
    }
}

impl From<super::ResourcePoolStatusRequestStatus>
    for k8s_openapi::api::resource::v1alpha3::ResourcePoolStatusRequestStatus
{
    fn from(from: super::ResourcePoolStatusRequestStatus) -> Self {
        Self {
            conditions: c::to::optional_list(from.conditions),
            pool_count: c::to::one(from.pool_count),
            pools: c::to::optional_list(from.pools),
        }
    }
}
