//! Types of resource/v1beta2.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[cfg(feature = "k8s-openapi")]
mod convert;
#[cfg(feature = "k8s-openapi")]
mod direct;
mod fields;
mod wire;

/// AllocatedDeviceStatus contains the status of an allocated device, if the driver chooses to report it. This may
/// include driver-specific information.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AllocatedDeviceStatus {
    /// Conditions contains the latest observation of the device's state. If the device has been configured according
    /// to the class and claim config references, the `Ready` condition should be True.
    pub conditions: Option<Box<[crate::meta::v1::Condition]>>,

    /// Data contains arbitrary driver-specific data.
    pub data: Option<crate::RawJson>,

    /// Device references one device instance via its name in the driver's resource pool. It must be a DNS label.
    pub device: crate::Str,

    /// Driver specifies the name of the DRA driver whose kubelet plugin should be invoked to process the allocation
    /// once the claim is needed on a node.
    pub driver: crate::Str,

    /// NetworkData contains network-related information specific to the device.
    pub network_data: Option<Box<NetworkDeviceData>>,

    /// This name together with the driver name and the device name field identify which device was allocated (`<driver
    /// name>/<pool name>/<device name>`).
    pub pool: crate::Str,

    /// ShareID uniquely identifies an individual allocation share of the device.
    pub share_id: Option<crate::Str>,
}

/// AllocationResult contains attributes of an allocated resource.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AllocationResult {
    /// AllocationTimestamp stores the time when the resources were allocated. This field is not guaranteed to be set,
    /// in which case that time is unknown.
    pub allocation_timestamp: Option<crate::Time>,

    /// Devices is the result of allocating devices.
    pub devices: Option<Box<DeviceAllocationResult>>,

    /// NodeSelector defines where the allocated resources are available. If unset, they are available everywhere.
    pub node_selector: Option<Box<crate::core::v1::NodeSelector>>,
}

/// CELDeviceSelector contains a CEL expression for selecting a device.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CELDeviceSelector {
    /// Expression is a CEL expression which evaluates a single device. It must evaluate to true when the device under
    /// consideration satisfies the desired criteria, and false when it does not. Any other result is an error and
    /// causes allocation of devices to abort.
    pub expression: crate::Str,
}

/// CapacityRequestPolicy defines how requests consume device capacity.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CapacityRequestPolicy {
    /// Default specifies how much of this capacity is consumed by a request that does not contain an entry for it in
    /// DeviceRequest's Capacity.
    pub default: Option<crate::Quantity>,

    /// ValidRange defines an acceptable quantity value range in consuming requests.
    pub valid_range: Option<Box<CapacityRequestPolicyRange>>,

    /// ValidValues defines a set of acceptable quantity values in consuming requests.
    pub valid_values: Option<Box<[crate::Quantity]>>,
}

/// CapacityRequestPolicyRange defines a valid range for consumable capacity values.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CapacityRequestPolicyRange {
    /// Max defines the upper limit for capacity that can be requested.
    pub max: Option<crate::Quantity>,

    /// Min specifies the minimum capacity allowed for a consumption request.
    pub min: crate::Quantity,

    /// Step defines the step size between valid capacity amounts within the range.
    pub step: Option<crate::Quantity>,
}

/// CapacityRequirements defines the capacity requirements for a specific device request.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CapacityRequirements {
    /// Requests represent individual device resource requests for distinct resources, all of which must be provided by
    /// the device.
    pub requests: Option<crate::Map<crate::Quantity>>,
}

/// Counter describes a quantity associated with a device.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Counter {
    /// Value defines how much of a certain device counter is available.
    pub value: crate::Quantity,
}

/// CounterSet defines a named set of counters that are available to be used by devices defined in the ResourcePool.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CounterSet {
    /// Counters defines the set of counters for this CounterSet The name of each counter must be unique in that set
    /// and must be a DNS label.
    pub counters: crate::Map<Counter>,

    /// Name defines the name of the counter set. It must be a DNS label.
    pub name: crate::Str,
}

/// Device represents one individual hardware instance that can be selected based on its attributes. Besides the name,
/// exactly one field must be set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Device {
    /// AllNodes indicates that all nodes have access to the device.
    pub all_nodes: Option<bool>,

    /// AllowMultipleAllocations marks whether the device is allowed to be allocated to multiple DeviceRequests.
    pub allow_multiple_allocations: Option<bool>,

    /// Attributes defines the set of attributes for this device. The name of each attribute must be unique in that
    /// set.
    pub attributes: Option<crate::Map<DeviceAttribute>>,

    /// BindingConditions defines the conditions for proceeding with binding. All of these conditions must be set in
    /// the per-device status conditions with a value of True to proceed with binding the pod to the node while
    /// scheduling the pod.
    pub binding_conditions: Option<Box<[crate::Str]>>,

    /// BindingFailureConditions defines the conditions for binding failure. They may be set in the per-device status
    /// conditions. If any is set to "True", a binding failure occurred.
    pub binding_failure_conditions: Option<Box<[crate::Str]>>,

    /// BindsToNode indicates if the usage of an allocation involving this device has to be limited to exactly the node
    /// that was chosen when allocating the claim. If set to true, the scheduler will set the
    /// ResourceClaim.Status.Allocation.NodeSelector to match the node where the allocation was made.
    pub binds_to_node: Option<bool>,

    /// Capacity defines the set of capacities for this device. The name of each capacity must be unique in that set.
    pub capacity: Option<crate::Map<DeviceCapacity>>,

    /// ConsumesCounters defines a list of references to sharedCounters and the set of counters that the device will
    /// consume from those counter sets.
    pub consumes_counters: Option<Box<[DeviceCounterConsumption]>>,

    /// Name is unique identifier among all devices managed by the driver in the pool. It must be a DNS label.
    pub name: crate::Str,

    /// NodeAllocatableResourceMappings defines the mapping of node resources that are managed by the DRA driver
    /// exposing this device. This includes resources currently reported in v1.Node `status.allocatable` that are not
    /// extended resources (see
    /// <https://kubernetes.io/docs/concepts/configuration/manage-resources-containers/#extended-resources>). Examples
    /// include "cpu", "memory", "ephemeral-storage", and hugepages. In addition to standard requests made through the
    /// Pod `spec`, these resources can also be requested through claims and allocated by the DRA driver. For example,
    /// a CPU DRA driver might allocate exclusive CPUs or auxiliary node memory dependencies of an accelerator device.
    /// The keys of this map are the node-allocatable resource names (e.g., "cpu", "memory"). Extended resource names
    /// are not permitted as keys.
    pub node_allocatable_resource_mappings: Option<crate::Map<NodeAllocatableResourceMapping>>,

    /// NodeName identifies the node where the device is available.
    pub node_name: Option<crate::Str>,

    /// NodeSelector defines the nodes where the device is available.
    pub node_selector: Option<Box<crate::core::v1::NodeSelector>>,

    /// If specified, these are the driver-defined taints.
    pub taints: Option<Box<[DeviceTaint]>>,
}

/// DeviceAllocationConfiguration gets embedded in an AllocationResult.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeviceAllocationConfiguration {
    /// Opaque provides driver-specific configuration parameters.
    pub opaque: Option<Box<OpaqueDeviceConfiguration>>,

    /// Requests lists the names of requests where the configuration applies. If empty, its applies to all requests.
    pub requests: Option<Box<[crate::Str]>>,

    /// Source records whether the configuration comes from a class and thus is not something that a normal user would
    /// have been able to set or from a claim.
    pub source: crate::Str,
}

/// DeviceAllocationResult is the result of allocating devices.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeviceAllocationResult {
    /// This field is a combination of all the claim and class configuration parameters. Drivers can distinguish
    /// between those based on a flag.
    pub config: Option<Box<[DeviceAllocationConfiguration]>>,

    /// Results lists all allocated devices.
    pub results: Option<Box<[DeviceRequestAllocationResult]>>,
}

/// DeviceAttribute must have exactly one field set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeviceAttribute {
    /// BoolValue is a true/false value.
    pub bool: Option<bool>,

    /// BoolValues is a non-empty list of true/false values.
    pub bools: Option<Box<[bool]>>,

    /// IntValue is a number.
    pub int: Option<i64>,

    /// IntValues is a non-empty list of numbers.
    pub ints: Option<Box<[i64]>>,

    /// StringValue is a string. Must not be longer than 64 characters.
    pub string: Option<crate::Str>,

    /// StringValues is a non-empty list of strings. Each string must not be longer than 64 characters.
    pub strings: Option<Box<[crate::Str]>>,

    /// VersionValue is a semantic version according to semver.org spec 2.0.0. Must not be longer than 64 characters.
    pub version: Option<crate::Str>,

    /// VersionValues is a non-empty list of semantic versions according to semver.org spec 2.0.0. Each version string
    /// must not be longer than 64 characters.
    pub versions: Option<Box<[crate::Str]>>,
}

/// DeviceCapacity describes a quantity associated with a device.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeviceCapacity {
    /// RequestPolicy defines how this DeviceCapacity must be consumed when the device is allowed to be shared by
    /// multiple allocations.
    pub request_policy: Option<Box<CapacityRequestPolicy>>,

    /// Value defines how much of a certain capacity that device has.
    pub value: crate::Quantity,
}

/// DeviceClaim defines how to request devices with a ResourceClaim.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeviceClaim {
    /// This field holds configuration for multiple potential drivers which could satisfy requests in this claim. It is
    /// ignored while allocating the claim.
    pub config: Option<Box<[DeviceClaimConfiguration]>>,

    /// These constraints must be satisfied by the set of devices that get allocated for the claim.
    pub constraints: Option<Box<[DeviceConstraint]>>,

    /// Requests represent individual requests for distinct devices which must all be satisfied. If empty, nothing
    /// needs to be allocated.
    pub requests: Option<Box<[DeviceRequest]>>,
}

/// DeviceClaimConfiguration is used for configuration parameters in DeviceClaim.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeviceClaimConfiguration {
    /// Opaque provides driver-specific configuration parameters.
    pub opaque: Option<Box<OpaqueDeviceConfiguration>>,

    /// Requests lists the names of requests where the configuration applies. If empty, it applies to all requests.
    pub requests: Option<Box<[crate::Str]>>,
}

/// DeviceClass is a vendor- or admin-provided resource that contains device configuration and selectors. It can be
/// referenced in the device requests of a claim to apply these presets. Cluster scoped.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeviceClass {
    /// Standard object metadata
    pub metadata: crate::meta::v1::ObjectMeta,

    /// Spec defines what can be allocated and how to configure it.
    pub spec: DeviceClassSpec,
}

/// DeviceClassConfiguration is used in DeviceClass.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeviceClassConfiguration {
    /// Opaque provides driver-specific configuration parameters.
    pub opaque: Option<Box<OpaqueDeviceConfiguration>>,
}

/// DeviceClassSpec is used in a \[DeviceClass\] to define what can be allocated and how to configure it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeviceClassSpec {
    /// Config defines configuration parameters that apply to each device that is claimed via this class. Some classses
    /// may potentially be satisfied by multiple drivers, so each instance of a vendor configuration applies to exactly
    /// one driver.
    pub config: Option<Box<[DeviceClassConfiguration]>>,

    /// ExtendedResourceName is the extended resource name for the devices of this class. The devices of this class can
    /// be used to satisfy a pod's extended resource requests. It has the same format as the name of a pod's extended
    /// resource. It should be unique among all the device classes in a cluster. If two device classes have the same
    /// name, then the class created later is picked to satisfy a pod's extended resource requests. If two classes are
    /// created at the same time, then the name of the class lexicographically sorted first is picked.
    pub extended_resource_name: Option<crate::Str>,

    /// Each selector must be satisfied by a device which is claimed via this class.
    pub selectors: Option<Box<[DeviceSelector]>>,
}

/// DeviceConstraint must have exactly one field set besides Requests.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeviceConstraint {
    /// DistinctAttribute requires that all devices in question have this attribute and that its type and value are
    /// unique across those devices.
    pub distinct_attribute: Option<crate::Str>,

    /// MatchAttribute requires that all devices in question have this attribute and that its type and value are the
    /// same across those devices.
    pub match_attribute: Option<crate::Str>,

    /// Requests is a list of the one or more requests in this claim which must co-satisfy this constraint. If a
    /// request is fulfilled by multiple devices, then all of the devices must satisfy the constraint. If this is not
    /// specified, this constraint applies to all requests in this claim.
    pub requests: Option<Box<[crate::Str]>>,
}

/// DeviceCounterConsumption defines a set of counters that a device will consume from a CounterSet.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeviceCounterConsumption {
    /// CounterSet is the name of the set from which the counters defined will be consumed.
    pub counter_set: crate::Str,

    /// Counters defines the counters that will be consumed by the device.
    pub counters: crate::Map<Counter>,
}

/// DeviceRequest is a request for devices required for a claim. This is typically a request for a single resource like
/// a device, but can also ask for several identical devices. With FirstAvailable it is also possible to provide a
/// prioritized list of requests.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeviceRequest {
    /// Exactly specifies the details for a single request that must be met exactly for the request to be satisfied.
    pub exactly: Option<Box<ExactDeviceRequest>>,

    /// FirstAvailable contains subrequests, of which exactly one will be selected by the scheduler. It tries to
    /// satisfy them in the order in which they are listed here. So if there are two entries in the list, the scheduler
    /// will only check the second one if it determines that the first one can not be used.
    pub first_available: Option<Box<[DeviceSubRequest]>>,

    /// Name can be used to reference this request in a pod.spec.containers\[\].resources.claims entry and in a
    /// constraint of the claim.
    pub name: crate::Str,
}

/// DeviceRequestAllocationResult contains the allocation result for one request.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeviceRequestAllocationResult {
    /// AdminAccess indicates that this device was allocated for administrative access. See the corresponding request
    /// field for a definition of mode.
    pub admin_access: Option<bool>,

    /// BindingConditions contains a copy of the BindingConditions from the corresponding ResourceSlice at the time of
    /// allocation.
    pub binding_conditions: Option<Box<[crate::Str]>>,

    /// BindingFailureConditions contains a copy of the BindingFailureConditions from the corresponding ResourceSlice
    /// at the time of allocation.
    pub binding_failure_conditions: Option<Box<[crate::Str]>>,

    /// ConsumedCapacity tracks the amount of capacity consumed per device as part of the claim request. The consumed
    /// amount may differ from the requested amount: it is rounded up to the nearest valid value based on the
    /// device’s requestPolicy if applicable (i.e., may not be less than the requested amount).
    pub consumed_capacity: Option<crate::Map<crate::Quantity>>,

    /// Device references one device instance via its name in the driver's resource pool. It must be a DNS label.
    pub device: crate::Str,

    /// Driver specifies the name of the DRA driver whose kubelet plugin should be invoked to process the allocation
    /// once the claim is needed on a node.
    pub driver: crate::Str,

    /// This name together with the driver name and the device name field identify which device was allocated (`<driver
    /// name>/<pool name>/<device name>`).
    pub pool: crate::Str,

    /// Request is the name of the request in the claim which caused this device to be allocated. If it references a
    /// subrequest in the firstAvailable list on a DeviceRequest, this field must include both the name of the main
    /// request and the subrequest using the format \<main request\>/\<subrequest\>.
    pub request: crate::Str,

    /// ShareID uniquely identifies an individual allocation share of the device, used when the device supports
    /// multiple simultaneous allocations. It serves as an additional map key to differentiate concurrent shares of the
    /// same device.
    pub share_id: Option<crate::Str>,

    /// A copy of all tolerations specified in the request at the time when the device got allocated.
    pub tolerations: Option<Box<[DeviceToleration]>>,
}

/// DeviceSelector must have exactly one field set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeviceSelector {
    /// CEL contains a CEL expression for selecting a device.
    pub cel: Option<Box<CELDeviceSelector>>,
}

/// DeviceSubRequest describes a request for device provided in the claim.spec.devices.requests\[\].firstAvailable
/// array. Each is typically a request for a single resource like a device, but can also ask for several identical
/// devices.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeviceSubRequest {
    /// AllocationMode and its related fields define how devices are allocated to satisfy this subrequest. Supported
    /// values are:
    pub allocation_mode: Option<crate::Str>,

    /// Capacity define resource requirements against each capacity.
    pub capacity: Option<Box<CapacityRequirements>>,

    /// Count is used only when the count mode is "ExactCount". Must be greater than zero. If AllocationMode is
    /// ExactCount and this field is not specified, the default is one.
    pub count: Option<i64>,

    /// DeviceClassName references a specific DeviceClass, which can define additional configuration and selectors to
    /// be inherited by this subrequest.
    pub device_class_name: crate::Str,

    /// Name can be used to reference this subrequest in the list of constraints or the list of configurations for the
    /// claim. References must use the format \<main request\>/\<subrequest\>.
    pub name: crate::Str,

    /// Selectors define criteria which must be satisfied by a specific device in order for that device to be
    /// considered for this subrequest. All selectors must be satisfied for a device to be considered.
    pub selectors: Option<Box<[DeviceSelector]>>,

    /// If specified, the request's tolerations.
    pub tolerations: Option<Box<[DeviceToleration]>>,
}

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

/// The ResourceClaim this DeviceToleration is attached to tolerates any taint that matches the triple
/// \<key,value,effect\> using the matching operator \<operator\>.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeviceToleration {
    /// Effect indicates the taint effect to match. Empty means match all taint effects. When specified, allowed values
    /// are NoSchedule and NoExecute.
    pub effect: Option<crate::Str>,

    /// Key is the taint key that the toleration applies to. Empty means match all taint keys. If the key is empty,
    /// operator must be Exists; this combination means to match all values and all keys. Must be a label name.
    pub key: Option<crate::Str>,

    /// Operator represents a key's relationship to the value. Valid operators are Exists and Equal. Defaults to Equal.
    /// Exists is equivalent to wildcard for value, so that a ResourceClaim can tolerate all taints of a particular
    /// category.
    pub operator: Option<crate::Str>,

    /// TolerationSeconds represents the period of time the toleration (which must be of effect NoExecute, otherwise
    /// this field is ignored) tolerates the taint. By default, it is not set, which means tolerate the taint forever
    /// (do not evict). Zero and negative values will be treated as 0 (evict immediately) by the system. If larger than
    /// zero, the time when the pod needs to be evicted is calculated as \<time when taint was adedd\> + \<toleration
    /// seconds\>.
    pub toleration_seconds: Option<i64>,

    /// Value is the taint value the toleration matches to. If the operator is Exists, the value must be empty,
    /// otherwise just a regular string. Must be a label value.
    pub value: Option<crate::Str>,
}

/// ExactDeviceRequest is a request for one or more identical devices.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ExactDeviceRequest {
    /// AdminAccess indicates that this is a claim for administrative access to the device(s). Claims with AdminAccess
    /// are expected to be used for monitoring or other management services for a device. They ignore all ordinary
    /// claims to the device with respect to access modes and any resource allocations.
    pub admin_access: Option<bool>,

    /// AllocationMode and its related fields define how devices are allocated to satisfy this request. Supported
    /// values are:
    pub allocation_mode: Option<crate::Str>,

    /// Capacity define resource requirements against each capacity.
    pub capacity: Option<Box<CapacityRequirements>>,

    /// Count is used only when the count mode is "ExactCount". Must be greater than zero. If AllocationMode is
    /// ExactCount and this field is not specified, the default is one.
    pub count: Option<i64>,

    /// DeviceClassName references a specific DeviceClass, which can define additional configuration and selectors to
    /// be inherited by this request.
    pub device_class_name: crate::Str,

    /// Selectors define criteria which must be satisfied by a specific device in order for that device to be
    /// considered for this request. All selectors must be satisfied for a device to be considered.
    pub selectors: Option<Box<[DeviceSelector]>>,

    /// If specified, the request's tolerations.
    pub tolerations: Option<Box<[DeviceToleration]>>,
}

/// NetworkDeviceData provides network-related details for the allocated device. This information may be filled by
/// drivers or other components to configure or identify the device within a network context.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NetworkDeviceData {
    /// HardwareAddress represents the hardware address (e.g. MAC Address) of the device's network interface.
    pub hardware_address: Option<crate::Str>,

    /// InterfaceName specifies the name of the network interface associated with the allocated device. This might be
    /// the name of a physical or virtual network interface being configured in the pod.
    pub interface_name: Option<crate::Str>,

    /// IPs lists the network addresses assigned to the device's network interface. This can include both IPv4 and IPv6
    /// addresses. The IPs are in the CIDR notation, which includes both the address and the associated subnet mask.
    /// e.g.: "192.0.2.5/24" for IPv4 and "2001:db8::5/64" for IPv6.
    pub ips: Option<Box<[crate::Str]>>,
}

/// NodeAllocatableResourceMapping defines the translation between the DRA device/capacity units requested to the
/// corresponding quantity of the node allocatable resource.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NodeAllocatableResourceMapping {
    /// AllocationMultiplier is used as a multiplier for the allocated device count or the allocated capacity in the
    /// claim. It defaults to 1 if not specified. How the field is used also depends on whether `capacityKey` is set.
    /// 1\. If `capacityKey` is NOT set: `allocationMultiplier` multiplies the device count allocated to the claim. a.
    /// A DRA driver representing each CPU core as a device would have {ResourceName: "cpu", allocationMultiplier: "2"}
    /// in its `nodeAllocatableResourceMappings`. If 4 devices are allocated to the claim, 4 \* 2 CPUs would be
    /// considered as allocated and subtracted from the node's capacity. b. A GPU device that needs additional node
    /// memory per GPU allocation would have {ResourceName: "memory", allocationMultiplier: "2Gi"}. Each allocated GPU
    /// device instance of this type will account for 2Gi of memory.
    pub allocation_multiplier: Option<crate::Quantity>,

    /// CapacityKey references a capacity name defined as a key in the `spec.devices[*].capacity` map. When this field
    /// is set, the value associated with this key in the `status.allocation.devices.results[*].consumedCapacity` map
    /// (for a specific claim allocation) determines the base quantity for the node allocatable resource. If
    /// `allocationMultiplier` is also set, it is multiplied with the base quantity. For example, if
    /// `spec.devices[*].capacity` has an entry "dra.example.com/memory": "128Gi", and this field is set to
    /// "dra.example.com/memory", then for a claim allocation that consumes { "dra.example.com/memory": "4Gi" } the
    /// base quantity for the node allocatable resource mapping will be "4Gi", and `allocationMultiplier` should be
    /// omitted or set to "1".
    pub capacity_key: Option<crate::Str>,
}

/// OpaqueDeviceConfiguration contains configuration parameters for a driver in a format defined by the driver vendor.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OpaqueDeviceConfiguration {
    /// Driver is used to determine which kubelet plugin needs to be passed these configuration parameters.
    pub driver: crate::Str,

    /// Parameters can contain arbitrary data. It is the responsibility of the driver developer to handle validation
    /// and versioning. Typically this includes self-identification and a version ("kind" + "apiVersion" for Kubernetes
    /// types), with conversion between different versions.
    pub parameters: crate::RawJson,
}

/// ResourceClaim describes a request for access to resources in the cluster, for use by workloads. For example, if a
/// workload needs an accelerator device with specific properties, this is how that request is expressed. The status
/// stanza tracks whether this claim has been satisfied and what specific resources have been allocated.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResourceClaim {
    /// Standard object metadata
    pub metadata: crate::meta::v1::ObjectMeta,

    /// Spec describes what is being requested and how to configure it. The spec is immutable.
    pub spec: ResourceClaimSpec,

    /// Status describes whether the claim is ready to use and what has been allocated.
    pub status: Option<Box<ResourceClaimStatus>>,
}

/// ResourceClaimConsumerReference contains enough information to let you locate the consumer of a ResourceClaim. The
/// user must be a resource in the same namespace as the ResourceClaim.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResourceClaimConsumerReference {
    /// APIGroup is the group for the resource being referenced. It is empty for the core API. This matches the group
    /// in the APIVersion that is used when creating the resources.
    pub api_group: Option<crate::Str>,

    /// Name is the name of resource being referenced.
    pub name: crate::Str,

    /// Resource is the type of resource being referenced, for example "pods".
    pub resource: crate::Str,

    /// UID identifies exactly one incarnation of the resource.
    pub uid: crate::Str,
}

/// ResourceClaimSpec defines what is being requested in a ResourceClaim and how to configure it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResourceClaimSpec {
    /// Devices defines how to request devices.
    pub devices: Option<Box<DeviceClaim>>,
}

/// ResourceClaimStatus tracks whether the resource has been allocated and what the result of that was.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResourceClaimStatus {
    /// Allocation is set once the claim has been allocated successfully.
    pub allocation: Option<Box<AllocationResult>>,

    /// Devices contains the status of each device allocated for this claim, as reported by the driver. This can
    /// include driver-specific information. Entries are owned by their respective drivers.
    pub devices: Option<Box<[AllocatedDeviceStatus]>>,

    /// ReservedFor indicates which entities are currently allowed to use the claim. A Pod which references a
    /// ResourceClaim which is not reserved for that Pod will not be started. A claim that is in use or might be in use
    /// because it has been reserved must not get deallocated.
    pub reserved_for: Option<Box<[ResourceClaimConsumerReference]>>,
}

/// ResourceClaimTemplate is used to produce ResourceClaim objects.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResourceClaimTemplate {
    /// Standard object metadata
    pub metadata: crate::meta::v1::ObjectMeta,

    /// Describes the ResourceClaim that is to be generated.
    pub spec: ResourceClaimTemplateSpec,
}

/// ResourceClaimTemplateSpec contains the metadata and fields for a ResourceClaim.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResourceClaimTemplateSpec {
    /// ObjectMeta may contain labels and annotations that will be copied into the ResourceClaim when creating it. No
    /// other fields are allowed and will be rejected during validation.
    pub metadata: Option<Box<crate::meta::v1::ObjectMeta>>,

    /// Spec for the ResourceClaim. The entire content is copied unchanged into the ResourceClaim that gets created
    /// from this template. The same fields as in a ResourceClaim are also valid here.
    pub spec: ResourceClaimSpec,
}

/// ResourcePool describes the pool that ResourceSlices belong to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResourcePool {
    /// Generation tracks the change in a pool over time. Whenever a driver changes something about one or more of the
    /// resources in a pool, it must change the generation in all ResourceSlices which are part of that pool. Consumers
    /// of ResourceSlices should only consider resources from the pool with the highest generation number. The
    /// generation may be reset by drivers, which should be fine for consumers, assuming that all ResourceSlices in a
    /// pool are updated to match or deleted.
    pub generation: i64,

    /// Name is used to identify the pool. For node-local devices, this is often the node name, but this is not
    /// required.
    pub name: crate::Str,

    /// ResourceSliceCount is the total number of ResourceSlices in the pool at this generation number. Must be greater
    /// than zero.
    pub resource_slice_count: i64,
}

/// ResourceSlice represents one or more resources in a pool of similar resources, managed by a common driver. A pool
/// may span more than one ResourceSlice, and exactly how many ResourceSlices comprise a pool is determined by the
/// driver.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResourceSlice {
    /// Standard object metadata
    pub metadata: crate::meta::v1::ObjectMeta,

    /// Contains the information published by the driver.
    pub spec: ResourceSliceSpec,
}

/// ResourceSliceSpec contains the information published by the driver in one ResourceSlice.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResourceSliceSpec {
    /// AllNodes indicates that all nodes have access to the resources in the pool.
    pub all_nodes: Option<bool>,

    /// Devices lists some or all of the devices in this pool.
    pub devices: Option<Box<[Device]>>,

    /// Driver identifies the DRA driver providing the capacity information. A field selector can be used to list only
    /// ResourceSlice objects with a certain driver name.
    pub driver: crate::Str,

    /// NodeName identifies the node which provides the resources in this pool. A field selector can be used to list
    /// only ResourceSlice objects belonging to a certain node.
    pub node_name: Option<crate::Str>,

    /// NodeSelector defines which nodes have access to the resources in the pool, when that pool is not limited to a
    /// single node.
    pub node_selector: Option<Box<crate::core::v1::NodeSelector>>,

    /// PerDeviceNodeSelection defines whether the access from nodes to resources in the pool is set on the
    /// ResourceSlice level or on each device. If it is set to true, every device defined the ResourceSlice must
    /// specify this individually.
    pub per_device_node_selection: Option<bool>,

    /// Pool describes the pool that this ResourceSlice belongs to.
    pub pool: ResourcePool,

    /// SharedCounters defines a list of counter sets, each of which has a name and a list of counters available.
    pub shared_counters: Option<Box<[CounterSet]>>,
}
