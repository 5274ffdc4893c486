//! JSON names of certificates/v1beta1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::*;
use crate::de;
use crate::fields::{Fields, kind, message, optional};

impl Fields for ClusterTrustBundle {
    const NAME: &'static str = "ClusterTrustBundle";
    const NAMES: &'static [&'static str] = &["metadata", "spec"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        map.serialize_entry("spec", &self.spec)?;
        Ok(())
    }
}

kind!(
    ClusterTrustBundle,
    "certificates.k8s.io/v1beta1",
    "ClusterTrustBundle",
    "kube-lean:certificates/v1beta1.ClusterTrustBundle"
);

impl Fields for ClusterTrustBundleSpec {
    const NAME: &'static str = "ClusterTrustBundleSpec";
    const NAMES: &'static [&'static str] = &["signerName", "trustBundle"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.signer_name = map.next_value()?,
            1 => self.trust_bundle = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "signerName", &self.signer_name)?;
        map.serialize_entry("trustBundle", &self.trust_bundle)?;
        Ok(())
    }
}

message!(ClusterTrustBundleSpec);

impl Fields for PodCertificateRequest {
    const NAME: &'static str = "PodCertificateRequest";
    const NAMES: &'static [&'static str] = &["metadata", "spec", "status"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = de::required(map)?,
            2 => self.status = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        map.serialize_entry("spec", &self.spec)?;
        optional(map, "status", &self.status)?;
        Ok(())
    }
}

kind!(
    PodCertificateRequest,
    "certificates.k8s.io/v1beta1",
    "PodCertificateRequest",
    "kube-lean:certificates/v1beta1.PodCertificateRequest"
);

impl Fields for PodCertificateRequestSpec {
    const NAME: &'static str = "PodCertificateRequestSpec";
    const NAMES: &'static [&'static str] = &[
        "maxExpirationSeconds",
        "nodeName",
        "nodeUID",
        "pkixPublicKey",
        "podName",
        "podUID",
        "proofOfPossession",
        "serviceAccountName",
        "serviceAccountUID",
        "signerName",
        "stubPKCS10Request",
        "unverifiedUserAnnotations",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.max_expiration_seconds = map.next_value()?,
            1 => self.node_name = de::required(map)?,
            2 => self.node_uid = de::required(map)?,
            3 => self.pkix_public_key = map.next_value()?,
            4 => self.pod_name = de::required(map)?,
            5 => self.pod_uid = de::required(map)?,
            6 => self.proof_of_possession = map.next_value()?,
            7 => self.service_account_name = de::required(map)?,
            8 => self.service_account_uid = de::required(map)?,
            9 => self.signer_name = de::required(map)?,
            10 => self.stub_pkc_s10_request = de::required(map)?,
            11 => self.unverified_user_annotations = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "maxExpirationSeconds", &self.max_expiration_seconds)?;
        map.serialize_entry("nodeName", &self.node_name)?;
        map.serialize_entry("nodeUID", &self.node_uid)?;
        optional(map, "pkixPublicKey", &self.pkix_public_key)?;
        map.serialize_entry("podName", &self.pod_name)?;
        map.serialize_entry("podUID", &self.pod_uid)?;
        optional(map, "proofOfPossession", &self.proof_of_possession)?;
        map.serialize_entry("serviceAccountName", &self.service_account_name)?;
        map.serialize_entry("serviceAccountUID", &self.service_account_uid)?;
        map.serialize_entry("signerName", &self.signer_name)?;
        map.serialize_entry("stubPKCS10Request", &self.stub_pkc_s10_request)?;
        optional(
            map,
            "unverifiedUserAnnotations",
            &self.unverified_user_annotations,
        )?;
        Ok(())
    }
}

message!(PodCertificateRequestSpec);

impl Fields for PodCertificateRequestStatus {
    const NAME: &'static str = "PodCertificateRequestStatus";
    const NAMES: &'static [&'static str] = &[
        "beginRefreshAt",
        "certificateChain",
        "conditions",
        "notAfter",
        "notBefore",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.begin_refresh_at = map.next_value()?,
            1 => self.certificate_chain = map.next_value()?,
            2 => self.conditions = map.next_value()?,
            3 => self.not_after = map.next_value()?,
            4 => self.not_before = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "beginRefreshAt", &self.begin_refresh_at)?;
        optional(map, "certificateChain", &self.certificate_chain)?;
        optional(map, "conditions", &self.conditions)?;
        optional(map, "notAfter", &self.not_after)?;
        optional(map, "notBefore", &self.not_before)?;
        Ok(())
    }
}

message!(PodCertificateRequestStatus);
