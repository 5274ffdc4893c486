//! Types of scheduling/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[cfg(feature = "k8s-openapi")]
mod convert;
#[cfg(feature = "k8s-openapi")]
mod direct;
mod fields;
mod wire;

/// PriorityClass defines mapping from a priority class name to the priority integer value. The value can be any valid
/// integer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PriorityClass {
    /// description is an arbitrary string that usually provides guidelines on when this priority class should be used.
    pub description: Option<crate::Str>,

    /// globalDefault specifies whether this PriorityClass should be considered as the default priority for pods that
    /// do not have any priority class. Only one PriorityClass can be marked as `globalDefault`. However, if more than
    /// one PriorityClasses exists with their `globalDefault` field set to true, the smallest value of such global
    /// default PriorityClasses will be used as the default priority.
    pub global_default: Option<bool>,

    /// Standard object's metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// preemptionPolicy is the Policy for preempting pods with lower priority. One of Never, PreemptLowerPriority.
    /// Defaults to PreemptLowerPriority if unset.
    pub preemption_policy: Option<crate::Str>,

    /// value represents the integer value of this priority class. This is the actual priority that pods receive when
    /// they have the name of this class in their pod spec.
    pub value: Option<i32>,
}
