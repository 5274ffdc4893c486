//! Types of storage/v1beta1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[cfg(feature = "k8s-openapi")]
mod convert;
#[cfg(feature = "k8s-openapi")]
mod direct;
mod fields;
mod wire;

/// VolumeAttributesClass represents a specification of mutable volume attributes defined by the CSI driver. The class
/// can be specified during dynamic provisioning of PersistentVolumeClaims, and changed in the PersistentVolumeClaim
/// spec after provisioning.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VolumeAttributesClass {
    /// Name of the CSI driver This field is immutable.
    pub driver_name: crate::Str,

    /// Standard object's metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// parameters hold volume attributes defined by the CSI driver. These values are opaque to the Kubernetes and are
    /// passed directly to the CSI driver. The underlying storage provider supports changing these attributes on an
    /// existing volume, however the parameters field itself is immutable. To invoke a volume update, a new
    /// VolumeAttributesClass should be created with new parameters, and the PersistentVolumeClaim should be updated to
    /// reference the new VolumeAttributesClass.
    pub parameters: Option<crate::Map<crate::Str>>,
}
