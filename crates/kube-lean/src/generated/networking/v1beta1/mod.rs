//! Types of networking/v1beta1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[cfg(feature = "k8s-openapi")]
mod convert;
#[cfg(feature = "k8s-openapi")]
mod direct;
mod fields;
mod wire;

/// IPAddress represents a single IP of a single IP Family. The object is designed to be used by APIs that operate on
/// IP addresses. The object is used by the Service core API for allocation of IP addresses. An IP address can be
/// represented in different formats, to guarantee the uniqueness of the IP, the name of the object is the IP address
/// in canonical format, four decimal digits separated by dots suppressing leading zeros for IPv4 and the
/// representation defined by RFC 5952 for IPv6. Valid: 192.168.1.5 or 2001:db8::1 or
/// 2001:db8:aaaa:bbbb:cccc:dddd:eeee:1 Invalid: 10.01.2.3 or 2001:db8:0:0:0::1
#[derive(Clone, Debug, Default, PartialEq)]
pub struct IPAddress {
    /// Standard object's metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// spec is the desired state of the IPAddress. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#spec-and-status>
    pub spec: IPAddressSpec,
}

/// IPAddressSpec describe the attributes in an IP Address.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct IPAddressSpec {
    /// ParentRef references the resource that an IPAddress is attached to. An IPAddress must reference a parent
    /// object.
    pub parent_ref: ParentReference,
}

/// ParentReference describes a reference to a parent object.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ParentReference {
    /// Group is the group of the object being referenced.
    pub group: Option<crate::Str>,

    /// Name is the name of the object being referenced.
    pub name: crate::Str,

    /// Namespace is the namespace of the object being referenced.
    pub namespace: Option<crate::Str>,

    /// Resource is the resource of the object being referenced.
    pub resource: crate::Str,
}

/// ServiceCIDR defines a range of IP addresses using CIDR format (e.g. 192.168.0.0/24 or 2001:db2::/64). This range is
/// used to allocate ClusterIPs to Service objects.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ServiceCIDR {
    /// Standard object's metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// spec is the desired state of the ServiceCIDR. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#spec-and-status>
    pub spec: Option<Box<ServiceCIDRSpec>>,

    /// status represents the current state of the ServiceCIDR. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#spec-and-status>
    pub status: Option<Box<ServiceCIDRStatus>>,
}

/// ServiceCIDRSpec define the CIDRs the user wants to use for allocating ClusterIPs for Services.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ServiceCIDRSpec {
    /// CIDRs defines the IP blocks in CIDR notation (e.g. "192.168.0.0/24" or "2001:db8::/64") from which to assign
    /// service cluster IPs. Max of two CIDRs is allowed, one of each IP family. This field is immutable.
    pub cidrs: Option<Box<[crate::Str]>>,
}

/// ServiceCIDRStatus describes the current state of the ServiceCIDR.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ServiceCIDRStatus {
    /// conditions holds an array of metav1.Condition that describe the state of the ServiceCIDR. Current service state
    pub conditions: Option<Box<[crate::meta::v1::Condition]>>,
}
