//! Types of certificates/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[cfg(feature = "k8s-openapi")]
mod convert;
#[cfg(feature = "k8s-openapi")]
mod direct;
mod fields;
mod wire;

/// CertificateSigningRequest objects provide a mechanism to obtain x509 certificates by submitting a certificate
/// signing request, and having it asynchronously approved and issued.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CertificateSigningRequest {
    /// `metadata` in JSON.
    pub metadata: crate::meta::v1::ObjectMeta,

    /// spec contains the certificate request, and is immutable after creation. Only the request, signerName,
    /// expirationSeconds, and usages fields can be set on creation. Other fields are derived by Kubernetes and cannot
    /// be modified by users.
    pub spec: CertificateSigningRequestSpec,

    /// status contains information about whether the request is approved or denied, and the certificate issued by the
    /// signer, or the failure condition indicating signer failure.
    pub status: Option<Box<CertificateSigningRequestStatus>>,
}

/// CertificateSigningRequestCondition describes a condition of a CertificateSigningRequest object
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CertificateSigningRequestCondition {
    /// lastTransitionTime is the time the condition last transitioned from one status to another. If unset, when a new
    /// condition type is added or an existing condition's status is changed, the server defaults this to the current
    /// time.
    pub last_transition_time: Option<crate::Time>,

    /// lastUpdateTime is the time of the last update to this condition
    pub last_update_time: Option<crate::Time>,

    /// message contains a human readable message with details about the request state
    pub message: Option<crate::Str>,

    /// reason indicates a brief reason for the request state
    pub reason: Option<crate::Str>,

    /// status of the condition, one of True, False, Unknown. Approved, Denied, and Failed conditions may not be
    /// "False" or "Unknown".
    pub status: crate::Str,

    /// type of the condition. Known conditions are "Approved", "Denied", and "Failed".
    pub type_: crate::Str,
}

/// CertificateSigningRequestSpec contains the certificate request.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CertificateSigningRequestSpec {
    /// expirationSeconds is the requested duration of validity of the issued certificate. The certificate signer may
    /// issue a certificate with a different validity duration so a client must check the delta between the notBefore
    /// and and notAfter fields in the issued certificate to determine the actual duration.
    pub expiration_seconds: Option<i32>,

    /// extra contains extra attributes of the user that created the CertificateSigningRequest. Populated by the API
    /// server on creation and immutable.
    pub extra: Option<crate::Map<Box<[crate::Str]>>>,

    /// groups contains group membership of the user that created the CertificateSigningRequest. Populated by the API
    /// server on creation and immutable.
    pub groups: Option<Box<[crate::Str]>>,

    /// request contains an x509 certificate signing request encoded in a "CERTIFICATE REQUEST" PEM block. When
    /// serialized as JSON or YAML, the data is additionally base64-encoded.
    pub request: crate::Bytes,

    /// signerName indicates the requested signer, and is a qualified name.
    pub signer_name: crate::Str,

    /// uid contains the uid of the user that created the CertificateSigningRequest. Populated by the API server on
    /// creation and immutable.
    pub uid: Option<crate::Str>,

    /// usages specifies a set of key usages requested in the issued certificate.
    pub usages: Option<Box<[crate::Str]>>,

    /// username contains the name of the user that created the CertificateSigningRequest. Populated by the API server
    /// on creation and immutable.
    pub username: Option<crate::Str>,
}

/// CertificateSigningRequestStatus contains conditions used to indicate approved/denied/failed status of the request,
/// and the issued certificate.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CertificateSigningRequestStatus {
    /// certificate is populated with an issued certificate by the signer after an Approved condition is present. This
    /// field is set via the /status subresource. Once populated, this field is immutable.
    pub certificate: Option<crate::Bytes>,

    /// conditions applied to the request. Known conditions are "Approved", "Denied", and "Failed".
    pub conditions: Option<Box<[CertificateSigningRequestCondition]>>,
}
