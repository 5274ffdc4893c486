//! Types of node/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[cfg(feature = "k8s-openapi")]
mod convert;
#[cfg(feature = "k8s-openapi")]
mod direct;
mod fields;
mod wire;

/// Overhead structure represents the resource overhead associated with running a pod.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Overhead {
    /// podFixed represents the fixed resource overhead associated with running a pod.
    pub pod_fixed: Option<crate::Map<crate::Quantity>>,
}

/// RuntimeClass defines a class of container runtime supported in the cluster. The RuntimeClass is used to determine
/// which container runtime is used to run all containers in a pod. RuntimeClasses are manually defined by a user or
/// cluster provisioner, and referenced in the PodSpec. The Kubelet is responsible for resolving the RuntimeClassName
/// reference before running the pod. For more details, see
/// <https://kubernetes.io/docs/concepts/containers/runtime-class/>
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RuntimeClass {
    /// handler specifies the underlying runtime and configuration that the CRI implementation will use to handle pods
    /// of this class. The possible values are specific to the node & CRI configuration. It is assumed that all
    /// handlers are available on every node, and handlers of the same name are equivalent on every node. For example,
    /// a handler called "runc" might specify that the runc OCI runtime (using native Linux containers) will be used to
    /// run the containers in a pod. The Handler must be lowercase, conform to the DNS Label (RFC 1123) requirements,
    /// and is immutable.
    pub handler: crate::Str,

    /// More info: <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// overhead represents the resource overhead associated with running a pod for a given RuntimeClass. For more
    /// details, see <https://kubernetes.io/docs/concepts/scheduling-eviction/pod-overhead/>
    pub overhead: Option<Box<Overhead>>,

    /// scheduling holds the scheduling constraints to ensure that pods running with this RuntimeClass are scheduled to
    /// nodes that support it. If scheduling is nil, this RuntimeClass is assumed to be supported by all nodes.
    pub scheduling: Option<Box<Scheduling>>,
}

/// Scheduling specifies the scheduling constraints for nodes supporting a RuntimeClass.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scheduling {
    /// nodeSelector lists labels that must be present on nodes that support this RuntimeClass. Pods using this
    /// RuntimeClass can only be scheduled to a node matched by this selector. The RuntimeClass nodeSelector is merged
    /// with a pod's existing nodeSelector. Any conflicts will cause the pod to be rejected in admission.
    pub node_selector: Option<crate::Map<crate::Str>>,

    /// tolerations are appended (excluding duplicates) to pods running with this RuntimeClass during admission,
    /// effectively unioning the set of nodes tolerated by the pod and the RuntimeClass.
    pub tolerations: Option<Box<[crate::core::v1::Toleration]>>,
}
