//! Types of apiregistration/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[cfg(feature = "k8s-openapi")]
mod convert;
#[cfg(feature = "k8s-openapi")]
mod direct;
mod fields;
mod wire;

/// APIService represents a server for a particular GroupVersion. Name must be "version.group".
#[derive(Clone, Debug, Default, PartialEq)]
pub struct APIService {
    /// Standard object's metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// Spec contains information for locating and communicating with a server
    pub spec: Option<Box<APIServiceSpec>>,

    /// Status contains derived information about an API server
    pub status: Option<Box<APIServiceStatus>>,
}

/// APIServiceCondition describes the state of an APIService at a particular point
#[derive(Clone, Debug, Default, PartialEq)]
pub struct APIServiceCondition {
    /// Last time the condition transitioned from one status to another.
    pub last_transition_time: Option<crate::Time>,

    /// Human-readable message indicating details about last transition.
    pub message: Option<crate::Str>,

    /// Unique, one-word, CamelCase reason for the condition's last transition.
    pub reason: Option<crate::Str>,

    /// Status is the status of the condition. Can be True, False, Unknown.
    pub status: crate::Str,

    /// Type is the type of the condition.
    pub type_: crate::Str,
}

/// APIServiceSpec contains information for locating and communicating with a server. Only https is supported, though
/// you are able to disable certificate verification.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct APIServiceSpec {
    /// CABundle is a PEM encoded CA bundle which will be used to validate an API server's serving certificate. If
    /// unspecified, system trust roots on the apiserver are used.
    pub ca_bundle: Option<crate::Bytes>,

    /// Group is the API group name this server hosts
    pub group: Option<crate::Str>,

    /// GroupPriorityMinimum is the priority this group should have at least. Higher priority means that the group is
    /// preferred by clients over lower priority ones. Note that other versions of this group might specify even higher
    /// GroupPriorityMinimum values such that the whole group gets a higher priority. The primary sort is based on
    /// GroupPriorityMinimum, ordered highest number to lowest (20 before 10). The secondary sort is based on the
    /// alphabetical comparison of the name of the object. (v1.bar before v1.foo) We'd recommend something like:
    /// \*.k8s.io (except extensions) at 18000 and PaaSes (OpenShift, Deis) are recommended to be in the 2000s
    pub group_priority_minimum: i32,

    /// InsecureSkipTLSVerify disables TLS certificate verification when communicating with this server. This is
    /// strongly discouraged. You should use the CABundle instead.
    pub insecure_skip_tls_verify: Option<bool>,

    /// Service is a reference to the service for this API server. It must communicate on port 443. If the Service is
    /// nil, that means the handling for the API groupversion is handled locally on this server. The call will simply
    /// delegate to the normal handler chain to be fulfilled.
    pub service: Option<Box<ServiceReference>>,

    /// Version is the API version this server hosts. For example, "v1"
    pub version: Option<crate::Str>,

    /// VersionPriority controls the ordering of this API version inside of its group. Must be greater than zero. The
    /// primary sort is based on VersionPriority, ordered highest to lowest (20 before 10). Since it's inside of a
    /// group, the number can be small, probably in the 10s. In case of equal version priorities, the version string
    /// will be used to compute the order inside a group. If the version string is "kube-like", it will sort above non
    /// "kube-like" version strings, which are ordered lexicographically. "Kube-like" versions start with a "v", then
    /// are followed by a number (the major version), then optionally the string "alpha" or "beta" and another number
    /// (the minor version). These are sorted first by GA \> beta \> alpha (where GA is a version with no suffix such
    /// as beta or alpha), and then by comparing major version, then minor version. An example sorted list of versions:
    /// v10, v2, v1, v11beta2, v10beta3, v3beta1, v12alpha1, v11alpha2, foo1, foo10.
    pub version_priority: i32,
}

/// APIServiceStatus contains derived information about an API server
#[derive(Clone, Debug, Default, PartialEq)]
pub struct APIServiceStatus {
    /// Current service state of apiService.
    pub conditions: Option<Box<[APIServiceCondition]>>,
}

/// ServiceReference holds a reference to Service.legacy.k8s.io
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ServiceReference {
    /// Name is the name of the service
    pub name: Option<crate::Str>,

    /// Namespace is the namespace of the service
    pub namespace: Option<crate::Str>,

    /// If specified, the port on the service that hosting webhook. Default to 443 for backward compatibility. `port`
    /// should be a valid port number (1-65535, inclusive).
    pub port: Option<i32>,
}
