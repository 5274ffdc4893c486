//! Types of resource/v1alpha3.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[cfg(feature = "k8s-openapi")]
mod convert;
#[cfg(feature = "k8s-openapi")]
mod direct;
mod fields;
mod wire;

/// The device this taint is attached to has the "effect" on any claim which does not tolerate the taint and, through
/// the claim, to pods using the claim.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeviceTaint {
    /// The effect of the taint on claims that do not tolerate the taint and through such claims on the pods using
    /// them.
    pub effect: crate::Str,

    /// The taint key to be applied to a device. Must be a label name.
    pub key: crate::Str,

    /// TimeAdded represents the time at which the taint was added or (only in a DeviceTaintRule) the effect was
    /// modified. Added automatically during create or update if not set.
    pub time_added: Option<crate::Time>,

    /// The taint value corresponding to the taint key. Must be a label value.
    pub value: Option<crate::Str>,
}

/// DeviceTaintRule adds one taint to all devices which match the selector. This has the same effect as if the taint
/// was specified directly in the ResourceSlice by the DRA driver.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeviceTaintRule {
    /// Standard object metadata
    pub metadata: crate::meta::v1::ObjectMeta,

    /// Spec specifies the selector and one taint.
    pub spec: DeviceTaintRuleSpec,

    /// Status provides information about what was requested in the spec.
    pub status: Option<Box<DeviceTaintRuleStatus>>,
}

/// DeviceTaintRuleSpec specifies the selector and one taint.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeviceTaintRuleSpec {
    /// DeviceSelector defines which device(s) the taint is applied to. All selector criteria must be satisfied for a
    /// device to match. The empty selector matches all devices. Without a selector, no devices are matches.
    pub device_selector: Option<Box<DeviceTaintSelector>>,

    /// The taint that gets applied to matching devices.
    pub taint: DeviceTaint,
}

/// DeviceTaintRuleStatus provides information about an on-going pod eviction.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeviceTaintRuleStatus {
    /// Conditions provide information about the state of the DeviceTaintRule and the cluster at some point in time, in
    /// a machine-readable and human-readable format.
    pub conditions: Option<Box<[crate::meta::v1::Condition]>>,
}

/// DeviceTaintSelector defines which device(s) a DeviceTaintRule applies to. The empty selector matches all devices.
/// Without a selector, no devices are matched.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeviceTaintSelector {
    /// If device is set, only devices with that name are selected. This field corresponds to
    /// slice.spec.devices\[\].name.
    pub device: Option<crate::Str>,

    /// If driver is set, only devices from that driver are selected. This fields corresponds to slice.spec.driver.
    pub driver: Option<crate::Str>,

    /// If pool is set, only devices in that pool are selected.
    pub pool: Option<crate::Str>,
}

/// PoolStatus contains status information for a single resource pool.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PoolStatus {
    /// AllocatedDevices is the number of devices currently allocated to claims. A value of 0 means no devices are
    /// allocated. May be unset when validationError is set.
    pub allocated_devices: Option<i32>,

    /// AvailableDevices is the number of devices available for allocation. This equals TotalDevices - AllocatedDevices
    /// \- UnavailableDevices. A value of 0 means no devices are currently available. May be unset when validationError
    /// is set.
    pub available_devices: Option<i32>,

    /// Driver is the DRA driver name for this pool. Must be a DNS subdomain (e.g., "gpu.example.com").
    pub driver: crate::Str,

    /// Generation is the pool generation observed across all ResourceSlices in this pool. Only the latest generation
    /// is reported. During a generation rollout, if not all slices at the latest generation have been published, the
    /// pool is included with a validationError and device counts unset.
    pub generation: i64,

    /// NodeName is the node this pool is associated with. When omitted, the pool is not associated with a specific
    /// node. Must be a valid DNS subdomain name (RFC1123).
    pub node_name: Option<crate::Str>,

    /// PoolName is the name of the pool. Must be a valid resource pool name (DNS subdomains separated by "/").
    pub pool_name: crate::Str,

    /// ResourceSliceCount is the number of ResourceSlices that make up this pool. May be unset when validationError is
    /// set.
    pub resource_slice_count: Option<i32>,

    /// TotalDevices is the total number of devices in the pool across all slices. A value of 0 means the pool has no
    /// devices. May be unset when validationError is set.
    pub total_devices: Option<i32>,

    /// UnavailableDevices is the number of devices that are not available due to taints or other conditions, but are
    /// not allocated. A value of 0 means all unallocated devices are available. May be unset when validationError is
    /// set.
    pub unavailable_devices: Option<i32>,

    /// ValidationError is set when the pool's data could not be fully validated (e.g., incomplete slice publication).
    /// When set, device count fields and ResourceSliceCount may be unset.
    pub validation_error: Option<crate::Str>,
}

/// ResourcePoolStatusRequest triggers a one-time calculation of resource pool status based on the provided filters.
/// Once status is set, the request is considered complete and will not be reprocessed. Users should delete and
/// recreate requests to get updated information.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResourcePoolStatusRequest {
    /// Standard object metadata
    pub metadata: crate::meta::v1::ObjectMeta,

    /// Spec defines the filters for which pools to include in the status. The spec is immutable once created.
    pub spec: ResourcePoolStatusRequestSpec,

    /// Status is populated by the controller with the calculated pool status. When status is non-nil, the request is
    /// considered complete and the entire object becomes immutable.
    pub status: Option<Box<ResourcePoolStatusRequestStatus>>,
}

/// ResourcePoolStatusRequestSpec defines the filters for the pool status request.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResourcePoolStatusRequestSpec {
    /// Driver specifies the DRA driver name to filter pools. Only pools from ResourceSlices with this driver will be
    /// included. Must be a DNS subdomain (e.g., "gpu.example.com").
    pub driver: crate::Str,

    /// Limit optionally specifies the maximum number of pools to return in the status. If more pools match the filter
    /// criteria, the response will be truncated (i.e., len(status.pools) \< status.poolCount).
    pub limit: Option<i32>,

    /// PoolName optionally filters to a specific pool name. If not specified, all pools from the specified driver are
    /// included. When specified, must be a non-empty valid resource pool name (DNS subdomains separated by "/").
    pub pool_name: Option<crate::Str>,
}

/// ResourcePoolStatusRequestStatus contains the calculated pool status information.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResourcePoolStatusRequestStatus {
    /// Conditions provide information about the state of the request. A condition with type=Complete or type=Failed
    /// will always be set when the status is populated.
    pub conditions: Option<Box<[crate::meta::v1::Condition]>>,

    /// PoolCount is the total number of pools that matched the filter criteria, regardless of truncation. This helps
    /// users understand how many pools exist even when the response is truncated. A value of 0 means no pools matched
    /// the filter criteria.
    pub pool_count: i32,

    /// Pools contains the first `spec.limit` matching pools, sorted by driver then pool name. If `len(pools) <
    /// poolCount`, the list was truncated. When omitted, no pools matched the request filters.
    pub pools: Option<Box<[PoolStatus]>>,
}
