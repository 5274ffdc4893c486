//! Types of scheduling/v1alpha2.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[cfg(feature = "k8s-openapi")]
mod convert;
#[cfg(feature = "k8s-openapi")]
mod direct;
mod fields;
mod wire;

/// BasicSchedulingPolicy indicates that standard Kubernetes scheduling behavior should be used.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BasicSchedulingPolicy {}

/// GangSchedulingPolicy defines the parameters for gang scheduling.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GangSchedulingPolicy {
    /// MinCount is the minimum number of pods that must be schedulable or scheduled at the same time for the scheduler
    /// to admit the entire group. It must be a positive integer.
    pub min_count: i32,
}

/// PodGroup represents a runtime instance of pods grouped together. PodGroups are created by workload controllers
/// (Job, LWS, JobSet, etc...) from Workload.podGroupTemplates. PodGroup API enablement is toggled by the
/// GenericWorkload feature gate.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodGroup {
    /// Standard object's metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// Spec defines the desired state of the PodGroup.
    pub spec: PodGroupSpec,

    /// Status represents the current observed state of the PodGroup.
    pub status: Option<Box<PodGroupStatus>>,
}

/// PodGroupResourceClaim references exactly one ResourceClaim, either directly or by naming a ResourceClaimTemplate
/// which is then turned into a ResourceClaim for the PodGroup.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodGroupResourceClaim {
    /// Name uniquely identifies this resource claim inside the PodGroup. This must be a DNS\_LABEL.
    pub name: crate::Str,

    /// ResourceClaimName is the name of a ResourceClaim object in the same namespace as this PodGroup. The
    /// ResourceClaim will be reserved for the PodGroup instead of its individual pods.
    pub resource_claim_name: Option<crate::Str>,

    /// ResourceClaimTemplateName is the name of a ResourceClaimTemplate object in the same namespace as this PodGroup.
    pub resource_claim_template_name: Option<crate::Str>,
}

/// PodGroupResourceClaimStatus is stored in the PodGroupStatus for each PodGroupResourceClaim which references a
/// ResourceClaimTemplate. It stores the generated name for the corresponding ResourceClaim.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodGroupResourceClaimStatus {
    /// Name uniquely identifies this resource claim inside the PodGroup. This must match the name of an entry in
    /// podgroup.spec.resourceClaims, which implies that the string must be a DNS\_LABEL.
    pub name: crate::Str,

    /// ResourceClaimName is the name of the ResourceClaim that was generated for the PodGroup in the namespace of the
    /// PodGroup. If this is unset, then generating a ResourceClaim was not necessary. The podgroup.spec.resourceClaims
    /// entry can be ignored in this case.
    pub resource_claim_name: Option<crate::Str>,
}

/// PodGroupSchedulingConstraints defines scheduling constraints (e.g. topology) for a PodGroup.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodGroupSchedulingConstraints {
    /// Topology defines the topology constraints for the pod group. Currently only a single topology constraint can be
    /// specified. This may change in the future.
    pub topology: Option<Box<[TopologyConstraint]>>,
}

/// PodGroupSchedulingPolicy defines the scheduling configuration for a PodGroup. Exactly one policy must be set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodGroupSchedulingPolicy {
    /// Basic specifies that the pods in this group should be scheduled using standard Kubernetes scheduling behavior.
    pub basic: Option<Box<BasicSchedulingPolicy>>,

    /// Gang specifies that the pods in this group should be scheduled using all-or-nothing semantics.
    pub gang: Option<Box<GangSchedulingPolicy>>,
}

/// PodGroupSpec defines the desired state of a PodGroup.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodGroupSpec {
    /// DisruptionMode defines the mode in which a given PodGroup can be disrupted. Controllers are expected to fill
    /// this field by copying it from a PodGroupTemplate. One of Pod, PodGroup. Defaults to Pod if unset. This field is
    /// immutable. This field is available only when the WorkloadAwarePreemption feature gate is enabled.
    pub disruption_mode: Option<crate::Str>,

    /// PodGroupTemplateRef references an optional PodGroup template within other object (e.g. Workload) that was used
    /// to create the PodGroup. This field is immutable.
    pub pod_group_template_ref: Option<Box<PodGroupTemplateReference>>,

    /// Priority is the value of priority of this pod group. Various system components use this field to find the
    /// priority of the pod group. When Priority Admission Controller is enabled, it prevents users from setting this
    /// field. The admission controller populates this field from PriorityClassName. The higher the value, the higher
    /// the priority. This field is immutable. This field is available only when the WorkloadAwarePreemption feature
    /// gate is enabled.
    pub priority: Option<i32>,

    /// PriorityClassName defines the priority that should be considered when scheduling this pod group. Controllers
    /// are expected to fill this field by copying it from a PodGroupTemplate. Otherwise, it is validated and resolved
    /// similarly to the PriorityClassName on PodGroupTemplate (i.e. if no priority class is specified, admission
    /// control can set this to the global default priority class if it exists. Otherwise, the pod group's priority
    /// will be zero). This field is immutable. This field is available only when the WorkloadAwarePreemption feature
    /// gate is enabled.
    pub priority_class_name: Option<crate::Str>,

    /// ResourceClaims defines which ResourceClaims may be shared among Pods in the group. Pods consume the devices
    /// allocated to a PodGroup's claim by defining a claim in its own Spec.ResourceClaims that matches the PodGroup's
    /// claim exactly. The claim must have the same name and refer to the same ResourceClaim or ResourceClaimTemplate.
    pub resource_claims: Option<Box<[PodGroupResourceClaim]>>,

    /// SchedulingConstraints defines optional scheduling constraints (e.g. topology) for this PodGroup. Controllers
    /// are expected to fill this field by copying it from a PodGroupTemplate. This field is immutable. This field is
    /// only available when the TopologyAwareWorkloadScheduling feature gate is enabled.
    pub scheduling_constraints: Option<Box<PodGroupSchedulingConstraints>>,

    /// SchedulingPolicy defines the scheduling policy for this instance of the PodGroup. Controllers are expected to
    /// fill this field by copying it from a PodGroupTemplate. This field is immutable.
    pub scheduling_policy: PodGroupSchedulingPolicy,
}

/// PodGroupStatus represents information about the status of a pod group.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodGroupStatus {
    /// Conditions represent the latest observations of the PodGroup's state.
    pub conditions: Option<Box<[crate::meta::v1::Condition]>>,

    /// Status of resource claims.
    pub resource_claim_statuses: Option<Box<[PodGroupResourceClaimStatus]>>,
}

/// PodGroupTemplate represents a template for a set of pods with a scheduling policy.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodGroupTemplate {
    /// DisruptionMode defines the mode in which a given PodGroup can be disrupted. One of Pod, PodGroup. This field is
    /// available only when the WorkloadAwarePreemption feature gate is enabled.
    pub disruption_mode: Option<crate::Str>,

    /// Name is a unique identifier for the PodGroupTemplate within the Workload. It must be a DNS label. This field is
    /// immutable.
    pub name: crate::Str,

    /// Priority is the value of priority of pod groups created from this template. Various system components use this
    /// field to find the priority of the pod group. When Priority Admission Controller is enabled, it prevents users
    /// from setting this field. The admission controller populates this field from PriorityClassName. The higher the
    /// value, the higher the priority. This field is available only when the WorkloadAwarePreemption feature gate is
    /// enabled.
    pub priority: Option<i32>,

    /// PriorityClassName indicates the priority that should be considered when scheduling a pod group created from
    /// this template. If no priority class is specified, admission control can set this to the global default priority
    /// class if it exists. Otherwise, pod groups created from this template will have the priority set to zero. This
    /// field is available only when the WorkloadAwarePreemption feature gate is enabled.
    pub priority_class_name: Option<crate::Str>,

    /// ResourceClaims defines which ResourceClaims may be shared among Pods in the group. Pods consume the devices
    /// allocated to a PodGroup's claim by defining a claim in its own Spec.ResourceClaims that matches the PodGroup's
    /// claim exactly. The claim must have the same name and refer to the same ResourceClaim or ResourceClaimTemplate.
    pub resource_claims: Option<Box<[PodGroupResourceClaim]>>,

    /// SchedulingConstraints defines optional scheduling constraints (e.g. topology) for this PodGroupTemplate. This
    /// field is only available when the TopologyAwareWorkloadScheduling feature gate is enabled.
    pub scheduling_constraints: Option<Box<PodGroupSchedulingConstraints>>,

    /// SchedulingPolicy defines the scheduling policy for this PodGroupTemplate.
    pub scheduling_policy: PodGroupSchedulingPolicy,
}

/// PodGroupTemplateReference references a PodGroup template defined in some object (e.g. Workload). Exactly one
/// reference must be set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodGroupTemplateReference {
    /// Workload references the PodGroupTemplate within the Workload object that was used to create the PodGroup.
    pub workload: Option<Box<WorkloadPodGroupTemplateReference>>,
}

/// TopologyConstraint defines a topology constraint for a PodGroup.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TopologyConstraint {
    /// Key specifies the key of the node label representing the topology domain. All pods within the PodGroup must be
    /// colocated within the same domain instance. Different PodGroups can land on different domain instances even if
    /// they derive from the same PodGroupTemplate. Examples: "topology.kubernetes.io/rack"
    pub key: crate::Str,
}

/// TypedLocalObjectReference allows to reference typed object inside the same namespace.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TypedLocalObjectReference {
    /// APIGroup is the group for the resource being referenced. If APIGroup is empty, the specified Kind must be in
    /// the core API group. For any other third-party types, setting APIGroup is required. It must be a DNS subdomain.
    pub api_group: Option<crate::Str>,

    /// Kind is the type of resource being referenced. It must be a path segment name.
    pub kind: crate::Str,

    /// Name is the name of resource being referenced. It must be a path segment name.
    pub name: crate::Str,
}

/// Workload allows for expressing scheduling constraints that should be used when managing the lifecycle of workloads
/// from the scheduling perspective, including scheduling, preemption, eviction and other phases. Workload API
/// enablement is toggled by the GenericWorkload feature gate.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Workload {
    /// Standard object's metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// Spec defines the desired behavior of a Workload.
    pub spec: WorkloadSpec,
}

/// WorkloadPodGroupTemplateReference references the PodGroupTemplate within the Workload object.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WorkloadPodGroupTemplateReference {
    /// PodGroupTemplateName defines the PodGroupTemplate name within the Workload object.
    pub pod_group_template_name: crate::Str,

    /// WorkloadName defines the name of the Workload object.
    pub workload_name: crate::Str,
}

/// WorkloadSpec defines the desired state of a Workload.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WorkloadSpec {
    /// ControllerRef is an optional reference to the controlling object, such as a Deployment or Job. This field is
    /// intended for use by tools like CLIs to provide a link back to the original workload definition. This field is
    /// immutable.
    pub controller_ref: Option<Box<TypedLocalObjectReference>>,

    /// PodGroupTemplates is the list of templates that make up the Workload. The maximum number of templates is 8.
    /// This field is immutable.
    pub pod_group_templates: Box<[PodGroupTemplate]>,
}
