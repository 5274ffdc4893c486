//! Types of autoscaling/v2.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[cfg(feature = "k8s-openapi")]
mod convert;
#[cfg(feature = "k8s-openapi")]
mod direct;
mod fields;
mod wire;

/// ContainerResourceMetricSource indicates how to scale on a resource metric known to Kubernetes, as specified in
/// requests and limits, describing each pod in the current scale target (e.g. CPU or memory). The values will be
/// averaged together before being compared to the target. Such metrics are built in to Kubernetes, and have special
/// scaling options on top of those available to normal per-pod metrics using the "pods" source. Only one "target" type
/// should be set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ContainerResourceMetricSource {
    /// container is the name of the container in the pods of the scaling target
    pub container: crate::Str,

    /// name is the name of the resource in question.
    pub name: crate::Str,

    /// target specifies the target value for the given metric
    pub target: MetricTarget,
}

/// ContainerResourceMetricStatus indicates the current value of a resource metric known to Kubernetes, as specified in
/// requests and limits, describing a single container in each pod in the current scale target (e.g. CPU or memory).
/// Such metrics are built in to Kubernetes, and have special scaling options on top of those available to normal
/// per-pod metrics using the "pods" source.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ContainerResourceMetricStatus {
    /// container is the name of the container in the pods of the scaling target
    pub container: crate::Str,

    /// current contains the current value for the given metric
    pub current: MetricValueStatus,

    /// name is the name of the resource in question.
    pub name: crate::Str,
}

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

/// ExternalMetricSource indicates how to scale on a metric not associated with any Kubernetes object (for example
/// length of queue in cloud messaging service, or QPS from loadbalancer running outside of cluster).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ExternalMetricSource {
    /// metric identifies the target metric by name and selector
    pub metric: MetricIdentifier,

    /// target specifies the target value for the given metric
    pub target: MetricTarget,
}

/// ExternalMetricStatus indicates the current value of a global metric not associated with any Kubernetes object.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ExternalMetricStatus {
    /// current contains the current value for the given metric
    pub current: MetricValueStatus,

    /// metric identifies the target metric by name and selector
    pub metric: MetricIdentifier,
}

/// HPAScalingPolicy is a single policy which must hold true for a specified past interval.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HPAScalingPolicy {
    /// periodSeconds specifies the window of time for which the policy should hold true. PeriodSeconds must be greater
    /// than zero and less than or equal to 1800 (30 min).
    pub period_seconds: i32,

    /// type is used to specify the scaling policy.
    pub type_: crate::Str,

    /// value contains the amount of change which is permitted by the policy. It must be greater than zero
    pub value: i32,
}

/// HPAScalingRules configures the scaling behavior for one direction via scaling Policy Rules and a configurable
/// metric tolerance.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HPAScalingRules {
    /// policies is a list of potential scaling polices which can be used during scaling. If not set, use the default
    /// values: - For scale up: allow doubling the number of pods, or an absolute change of 4 pods in a 15s window. -
    /// For scale down: allow all pods to be removed in a 15s window.
    pub policies: Option<Box<[HPAScalingPolicy]>>,

    /// selectPolicy is used to specify which policy should be used. If not set, the default value Max is used.
    pub select_policy: Option<crate::Str>,

    /// stabilizationWindowSeconds is the number of seconds for which past recommendations should be considered while
    /// scaling up or scaling down. StabilizationWindowSeconds must be greater than or equal to zero and less than or
    /// equal to 3600 (one hour). If not set, use the default values: - For scale up: 0 (i.e. no stabilization is
    /// done). - For scale down: 300 (i.e. the stabilization window is 300 seconds long).
    pub stabilization_window_seconds: Option<i32>,

    /// tolerance is the tolerance on the ratio between the current and desired metric value under which no updates are
    /// made to the desired number of replicas (e.g. 0.01 for 1%). Must be greater than or equal to zero. If not set,
    /// the default cluster-wide tolerance is applied (by default 10%).
    pub tolerance: Option<crate::Quantity>,
}

/// HorizontalPodAutoscaler is the configuration for a horizontal pod autoscaler, which automatically manages the
/// replica count of any resource implementing the scale subresource based on the metrics specified.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HorizontalPodAutoscaler {
    /// metadata is the standard object metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// spec is the specification for the behaviour of the autoscaler. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#spec-and-status>.
    pub spec: HorizontalPodAutoscalerSpec,

    /// status is the current information about the autoscaler.
    pub status: Option<Box<HorizontalPodAutoscalerStatus>>,
}

/// HorizontalPodAutoscalerBehavior configures the scaling behavior of the target in both Up and Down directions
/// (scaleUp and scaleDown fields respectively).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HorizontalPodAutoscalerBehavior {
    /// scaleDown is scaling policy for scaling Down. If not set, the default value is to allow to scale down to
    /// minReplicas pods, with a 300 second stabilization window (i.e., the highest recommendation for the last 300sec
    /// is used).
    pub scale_down: Option<Box<HPAScalingRules>>,

    /// scaleUp is scaling policy for scaling Up. If not set, the default value is the higher of: \* increase no more
    /// than 4 pods per 60 seconds \* double the number of pods per 60 seconds No stabilization is used.
    pub scale_up: Option<Box<HPAScalingRules>>,
}

/// HorizontalPodAutoscalerCondition describes the state of a HorizontalPodAutoscaler at a certain point.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HorizontalPodAutoscalerCondition {
    /// lastTransitionTime is the last time the condition transitioned from one status to another
    pub last_transition_time: Option<crate::Time>,

    /// message is a human-readable explanation containing details about the transition
    pub message: Option<crate::Str>,

    /// reason is the reason for the condition's last transition.
    pub reason: Option<crate::Str>,

    /// status is the status of the condition (True, False, Unknown)
    pub status: crate::Str,

    /// type describes the current condition
    pub type_: crate::Str,
}

/// HorizontalPodAutoscalerSpec describes the desired functionality of the HorizontalPodAutoscaler.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HorizontalPodAutoscalerSpec {
    /// behavior configures the scaling behavior of the target in both Up and Down directions (scaleUp and scaleDown
    /// fields respectively). If not set, the default HPAScalingRules for scale up and scale down are used.
    pub behavior: Option<Box<HorizontalPodAutoscalerBehavior>>,

    /// maxReplicas is the upper limit for the number of replicas to which the autoscaler can scale up. It cannot be
    /// less that minReplicas.
    pub max_replicas: i32,

    /// metrics contains the specifications for which to use to calculate the desired replica count (the maximum
    /// replica count across all metrics will be used). The desired replica count is calculated multiplying the ratio
    /// between the target value and the current value by the current number of pods. Ergo, metrics used must decrease
    /// as the pod count is increased, and vice-versa. See the individual metric source types for more information
    /// about how each type of metric must respond. If not set, the default metric will be set to 80% average CPU
    /// utilization.
    pub metrics: Option<Box<[MetricSpec]>>,

    /// minReplicas is the lower limit for the number of replicas to which the autoscaler can scale down. It defaults
    /// to 1 pod. minReplicas is allowed to be 0 if the alpha feature gate HPAScaleToZero is enabled and at least one
    /// Object or External metric is configured. Scaling is active as long as at least one metric value is available.
    pub min_replicas: Option<i32>,

    /// scaleTargetRef points to the target resource to scale, and is used to the pods for which metrics should be
    /// collected, as well as to actually change the replica count.
    pub scale_target_ref: CrossVersionObjectReference,
}

/// HorizontalPodAutoscalerStatus describes the current status of a horizontal pod autoscaler.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HorizontalPodAutoscalerStatus {
    /// conditions is the set of conditions required for this autoscaler to scale its target, and indicates whether or
    /// not those conditions are met.
    pub conditions: Option<Box<[HorizontalPodAutoscalerCondition]>>,

    /// currentMetrics is the last read state of the metrics used by this autoscaler.
    pub current_metrics: Option<Box<[MetricStatus]>>,

    /// currentReplicas is current number of replicas of pods managed by this autoscaler, as last seen by the
    /// autoscaler.
    pub current_replicas: Option<i32>,

    /// desiredReplicas is the desired number of replicas of pods managed by this autoscaler, as last calculated by the
    /// autoscaler.
    pub desired_replicas: i32,

    /// lastScaleTime is the last time the HorizontalPodAutoscaler scaled the number of pods, used by the autoscaler to
    /// control how often the number of pods is changed.
    pub last_scale_time: Option<crate::Time>,

    /// observedGeneration is the most recent generation observed by this autoscaler.
    pub observed_generation: Option<i64>,
}

/// MetricIdentifier defines the name and optionally selector for a metric
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MetricIdentifier {
    /// name is the name of the given metric
    pub name: crate::Str,

    /// selector is the string-encoded form of a standard kubernetes label selector for the given metric When set, it
    /// is passed as an additional parameter to the metrics server for more specific metrics scoping. When unset, just
    /// the metricName will be used to gather metrics.
    pub selector: Option<Box<crate::meta::v1::LabelSelector>>,
}

/// MetricSpec specifies how to scale based on a single metric (only `type` and one other matching field should be set
/// at once).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MetricSpec {
    /// containerResource refers to a resource metric (such as those specified in requests and limits) known to
    /// Kubernetes describing a single container in each pod of the current scale target (e.g. CPU or memory). Such
    /// metrics are built in to Kubernetes, and have special scaling options on top of those available to normal
    /// per-pod metrics using the "pods" source.
    pub container_resource: Option<Box<ContainerResourceMetricSource>>,

    /// external refers to a global metric that is not associated with any Kubernetes object. It allows autoscaling
    /// based on information coming from components running outside of cluster (for example length of queue in cloud
    /// messaging service, or QPS from loadbalancer running outside of cluster).
    pub external: Option<Box<ExternalMetricSource>>,

    /// object refers to a metric describing a single kubernetes object (for example, hits-per-second on an Ingress
    /// object).
    pub object: Option<Box<ObjectMetricSource>>,

    /// pods refers to a metric describing each pod in the current scale target (for example,
    /// transactions-processed-per-second). The values will be averaged together before being compared to the target
    /// value.
    pub pods: Option<Box<PodsMetricSource>>,

    /// resource refers to a resource metric (such as those specified in requests and limits) known to Kubernetes
    /// describing each pod in the current scale target (e.g. CPU or memory). Such metrics are built in to Kubernetes,
    /// and have special scaling options on top of those available to normal per-pod metrics using the "pods" source.
    pub resource: Option<Box<ResourceMetricSource>>,

    /// type is the type of metric source. It should be one of "ContainerResource", "External", "Object", "Pods" or
    /// "Resource", each mapping to a matching field in the object.
    pub type_: crate::Str,
}

/// MetricStatus describes the last-read state of a single metric.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MetricStatus {
    /// container resource refers to a resource metric (such as those specified in requests and limits) known to
    /// Kubernetes describing a single container in each pod in the current scale target (e.g. CPU or memory). Such
    /// metrics are built in to Kubernetes, and have special scaling options on top of those available to normal
    /// per-pod metrics using the "pods" source.
    pub container_resource: Option<Box<ContainerResourceMetricStatus>>,

    /// external refers to a global metric that is not associated with any Kubernetes object. It allows autoscaling
    /// based on information coming from components running outside of cluster (for example length of queue in cloud
    /// messaging service, or QPS from loadbalancer running outside of cluster).
    pub external: Option<Box<ExternalMetricStatus>>,

    /// object refers to a metric describing a single kubernetes object (for example, hits-per-second on an Ingress
    /// object).
    pub object: Option<Box<ObjectMetricStatus>>,

    /// pods refers to a metric describing each pod in the current scale target (for example,
    /// transactions-processed-per-second). The values will be averaged together before being compared to the target
    /// value.
    pub pods: Option<Box<PodsMetricStatus>>,

    /// resource refers to a resource metric (such as those specified in requests and limits) known to Kubernetes
    /// describing each pod in the current scale target (e.g. CPU or memory). Such metrics are built in to Kubernetes,
    /// and have special scaling options on top of those available to normal per-pod metrics using the "pods" source.
    pub resource: Option<Box<ResourceMetricStatus>>,

    /// type is the type of metric source. It will be one of "ContainerResource", "External", "Object", "Pods" or
    /// "Resource", each corresponds to a matching field in the object.
    pub type_: crate::Str,
}

/// MetricTarget defines the target value, average value, or average utilization of a specific metric
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MetricTarget {
    /// averageUtilization is the target value of the average of the resource metric across all relevant pods,
    /// represented as a percentage of the requested value of the resource for the pods. Currently only valid for
    /// Resource metric source type
    pub average_utilization: Option<i32>,

    /// averageValue is the target value of the average of the metric across all relevant pods (as a quantity)
    pub average_value: Option<crate::Quantity>,

    /// type represents whether the metric type is Utilization, Value, or AverageValue
    pub type_: crate::Str,

    /// value is the target value of the metric (as a quantity).
    pub value: Option<crate::Quantity>,
}

/// MetricValueStatus holds the current value for a metric
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MetricValueStatus {
    /// currentAverageUtilization is the current value of the average of the resource metric across all relevant pods,
    /// represented as a percentage of the requested value of the resource for the pods.
    pub average_utilization: Option<i32>,

    /// averageValue is the current value of the average of the metric across all relevant pods (as a quantity)
    pub average_value: Option<crate::Quantity>,

    /// value is the current value of the metric (as a quantity).
    pub value: Option<crate::Quantity>,
}

/// ObjectMetricSource indicates how to scale on a metric describing a kubernetes object (for example, hits-per-second
/// on an Ingress object).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ObjectMetricSource {
    /// describedObject specifies the descriptions of a object,such as kind,name apiVersion
    pub described_object: CrossVersionObjectReference,

    /// metric identifies the target metric by name and selector
    pub metric: MetricIdentifier,

    /// target specifies the target value for the given metric
    pub target: MetricTarget,
}

/// ObjectMetricStatus indicates the current value of a metric describing a kubernetes object (for example,
/// hits-per-second on an Ingress object).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ObjectMetricStatus {
    /// current contains the current value for the given metric
    pub current: MetricValueStatus,

    /// DescribedObject specifies the descriptions of a object,such as kind,name apiVersion
    pub described_object: CrossVersionObjectReference,

    /// metric identifies the target metric by name and selector
    pub metric: MetricIdentifier,
}

/// PodsMetricSource indicates how to scale on a metric describing each pod in the current scale target (for example,
/// transactions-processed-per-second). The values will be averaged together before being compared to the target value.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodsMetricSource {
    /// metric identifies the target metric by name and selector
    pub metric: MetricIdentifier,

    /// target specifies the target value for the given metric
    pub target: MetricTarget,
}

/// PodsMetricStatus indicates the current value of a metric describing each pod in the current scale target (for
/// example, transactions-processed-per-second).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodsMetricStatus {
    /// current contains the current value for the given metric
    pub current: MetricValueStatus,

    /// metric identifies the target metric by name and selector
    pub metric: MetricIdentifier,
}

/// ResourceMetricSource indicates how to scale on a resource metric known to Kubernetes, as specified in requests and
/// limits, describing each pod in the current scale target (e.g. CPU or memory). The values will be averaged together
/// before being compared to the target. Such metrics are built in to Kubernetes, and have special scaling options on
/// top of those available to normal per-pod metrics using the "pods" source. Only one "target" type should be set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResourceMetricSource {
    /// name is the name of the resource in question.
    pub name: crate::Str,

    /// target specifies the target value for the given metric
    pub target: MetricTarget,
}

/// ResourceMetricStatus indicates the current value of a resource metric known to Kubernetes, as specified in requests
/// and limits, describing each pod in the current scale target (e.g. CPU or memory). Such metrics are built in to
/// Kubernetes, and have special scaling options on top of those available to normal per-pod metrics using the "pods"
/// source.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResourceMetricStatus {
    /// current contains the current value for the given metric
    pub current: MetricValueStatus,

    /// name is the name of the resource in question.
    pub name: crate::Str,
}
