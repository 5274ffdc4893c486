//! Types of certificates/v1alpha1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[cfg(feature = "k8s-openapi")]
mod convert;
#[cfg(feature = "k8s-openapi")]
mod direct;
mod fields;
mod wire;

/// ClusterTrustBundle is a cluster-scoped container for X.509 trust anchors (root certificates).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ClusterTrustBundle {
    /// metadata contains the object metadata.
    pub metadata: crate::meta::v1::ObjectMeta,

    /// spec contains the signer (if any) and trust anchors.
    pub spec: ClusterTrustBundleSpec,
}

/// ClusterTrustBundleSpec contains the signer and trust anchors.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ClusterTrustBundleSpec {
    /// signerName indicates the associated signer, if any.
    pub signer_name: Option<crate::Str>,

    /// trustBundle contains the individual X.509 trust anchors for this bundle, as PEM bundle of PEM-wrapped,
    /// DER-formatted X.509 certificates.
    pub trust_bundle: crate::Str,
}
