//! Types of policy/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[cfg(feature = "k8s-openapi")]
mod convert;
#[cfg(feature = "k8s-openapi")]
mod direct;
mod fields;
mod wire;

/// PodDisruptionBudget is an object to define the max disruption that can be caused to a collection of pods
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodDisruptionBudget {
    /// Standard object's metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// Specification of the desired behavior of the PodDisruptionBudget.
    pub spec: Option<Box<PodDisruptionBudgetSpec>>,

    /// Most recently observed status of the PodDisruptionBudget.
    pub status: Option<Box<PodDisruptionBudgetStatus>>,
}

/// PodDisruptionBudgetSpec is a description of a PodDisruptionBudget.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodDisruptionBudgetSpec {
    /// An eviction is allowed if at most "maxUnavailable" pods selected by "selector" are unavailable after the
    /// eviction, i.e. even in absence of the evicted pod. For example, one can prevent all voluntary evictions by
    /// specifying 0. This is a mutually exclusive setting with "minAvailable".
    pub max_unavailable: Option<crate::IntOrString>,

    /// An eviction is allowed if at least "minAvailable" pods selected by "selector" will still be available after the
    /// eviction, i.e. even in the absence of the evicted pod. So for example you can prevent all voluntary evictions
    /// by specifying "100%".
    pub min_available: Option<crate::IntOrString>,

    /// Label query over pods whose evictions are managed by the disruption budget. A null selector will match no pods,
    /// while an empty ({}) selector will select all pods within the namespace.
    pub selector: Option<Box<crate::meta::v1::LabelSelector>>,

    /// UnhealthyPodEvictionPolicy defines the criteria for when unhealthy pods should be considered for eviction.
    /// Current implementation considers healthy pods, as pods that have status.conditions item with
    /// type="Ready",status="True".
    pub unhealthy_pod_eviction_policy: Option<crate::Str>,
}

/// PodDisruptionBudgetStatus represents information about the status of a PodDisruptionBudget. Status may trail the
/// actual state of a system.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodDisruptionBudgetStatus {
    /// Conditions contain conditions for PDB. The disruption controller sets the DisruptionAllowed condition. The
    /// following are known values for the reason field (additional reasons could be added in the future): -
    /// SyncFailed: The controller encountered an error and wasn't able to compute the number of allowed disruptions.
    /// Therefore no disruptions are allowed and the status of the condition will be False. - InsufficientPods: The
    /// number of pods are either at or below the number required by the PodDisruptionBudget. No disruptions are
    /// allowed and the status of the condition will be False. - SufficientPods: There are more pods than required by
    /// the PodDisruptionBudget. The condition will be True, and the number of allowed disruptions are provided by the
    /// disruptionsAllowed property.
    pub conditions: Option<Box<[crate::meta::v1::Condition]>>,

    /// current number of healthy pods
    pub current_healthy: Option<i32>,

    /// minimum desired number of healthy pods
    pub desired_healthy: Option<i32>,

    /// DisruptedPods contains information about pods whose eviction was processed by the API server eviction
    /// subresource handler but has not yet been observed by the PodDisruptionBudget controller. A pod will be in this
    /// map from the time when the API server processed the eviction request to the time when the pod is seen by PDB
    /// controller as having been marked for deletion (or after a timeout). The key in the map is the name of the pod
    /// and the value is the time when the API server processed the eviction request. If the deletion didn't occur and
    /// a pod is still there it will be removed from the list automatically by PodDisruptionBudget controller after
    /// some time. If everything goes smooth this map should be empty for the most of the time. Large number of entries
    /// in the map may indicate problems with pod deletions.
    pub disrupted_pods: Option<crate::Map<crate::Time>>,

    /// Number of pod disruptions that are currently allowed.
    pub disruptions_allowed: Option<i32>,

    /// total number of pods counted by this disruption budget
    pub expected_pods: Option<i32>,

    /// Most recent generation observed when updating this PDB status. DisruptionsAllowed and other status information
    /// is valid only if observedGeneration equals to PDB's object generation.
    pub observed_generation: Option<i64>,
}
