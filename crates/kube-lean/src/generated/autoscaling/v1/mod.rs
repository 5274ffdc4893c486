//! Types of autoscaling/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[cfg(feature = "k8s-openapi")]
mod convert;
#[cfg(feature = "k8s-openapi")]
mod direct;
mod fields;
mod wire;

/// CrossVersionObjectReference contains enough information to let you identify the referred resource.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CrossVersionObjectReference {
    /// apiVersion is the API version of the referent
    pub api_version: Option<crate::Str>,

    /// kind is the kind of the referent; More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#types-kinds>
    pub kind: crate::Str,

    /// name is the name of the referent; More info:
    /// <https://kubernetes.io/docs/concepts/overview/working-with-objects/names/#names>
    pub name: crate::Str,
}

/// configuration of a horizontal pod autoscaler.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HorizontalPodAutoscaler {
    /// Standard object metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// spec defines the behaviour of autoscaler. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#spec-and-status>.
    pub spec: HorizontalPodAutoscalerSpec,

    /// status is the current information about the autoscaler.
    pub status: Option<Box<HorizontalPodAutoscalerStatus>>,
}

/// specification of a horizontal pod autoscaler.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HorizontalPodAutoscalerSpec {
    /// maxReplicas is the upper limit for the number of pods that can be set by the autoscaler; cannot be smaller than
    /// MinReplicas.
    pub max_replicas: i32,

    /// minReplicas is the lower limit for the number of replicas to which the autoscaler can scale down. It defaults
    /// to 1 pod. minReplicas is allowed to be 0 if the alpha feature gate HPAScaleToZero is enabled and at least one
    /// Object or External metric is configured. Scaling is active as long as at least one metric value is available.
    pub min_replicas: Option<i32>,

    /// reference to scaled resource; horizontal pod autoscaler will learn the current resource consumption and will
    /// set the desired number of pods by using its Scale subresource.
    pub scale_target_ref: CrossVersionObjectReference,

    /// targetCPUUtilizationPercentage is the target average CPU utilization (represented as a percentage of requested
    /// CPU) over all the pods; if not specified the default autoscaling policy will be used.
    pub target_cpu_utilization_percentage: Option<i32>,
}

/// current status of a horizontal pod autoscaler
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HorizontalPodAutoscalerStatus {
    /// currentCPUUtilizationPercentage is the current average CPU utilization over all pods, represented as a
    /// percentage of requested CPU, e.g. 70 means that an average pod is using now 70% of its requested CPU.
    pub current_cpu_utilization_percentage: Option<i32>,

    /// currentReplicas is the current number of replicas of pods managed by this autoscaler.
    pub current_replicas: i32,

    /// desiredReplicas is the desired number of replicas of pods managed by this autoscaler.
    pub desired_replicas: i32,

    /// lastScaleTime is the last time the HorizontalPodAutoscaler scaled the number of pods; used by the autoscaler to
    /// control how often the number of pods is changed.
    pub last_scale_time: Option<crate::Time>,

    /// observedGeneration is the most recent generation observed by this autoscaler.
    pub observed_generation: Option<i64>,
}
