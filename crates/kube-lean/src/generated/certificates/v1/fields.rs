//! JSON names of certificates/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::*;
use crate::de;
use crate::fields::{Fields, kind, message, optional};

impl Fields for CertificateSigningRequest {
    const NAME: &'static str = "CertificateSigningRequest";
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
    CertificateSigningRequest,
    "certificates.k8s.io/v1",
    "CertificateSigningRequest",
    "kube-lean:certificates/v1.CertificateSigningRequest"
);

impl Fields for CertificateSigningRequestCondition {
    const NAME: &'static str = "CertificateSigningRequestCondition";
    const NAMES: &'static [&'static str] = &[
        "lastTransitionTime",
        "lastUpdateTime",
        "message",
        "reason",
        "status",
        "type",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.last_transition_time = map.next_value()?,
            1 => self.last_update_time = map.next_value()?,
            2 => self.message = map.next_value()?,
            3 => self.reason = map.next_value()?,
            4 => self.status = de::required(map)?,
            5 => self.type_ = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "lastTransitionTime", &self.last_transition_time)?;
        optional(map, "lastUpdateTime", &self.last_update_time)?;
        optional(map, "message", &self.message)?;
        optional(map, "reason", &self.reason)?;
        map.serialize_entry("status", &self.status)?;
        map.serialize_entry("type", &self.type_)?;
        Ok(())
    }
}

message!(CertificateSigningRequestCondition);

impl Fields for CertificateSigningRequestSpec {
    const NAME: &'static str = "CertificateSigningRequestSpec";
    const NAMES: &'static [&'static str] = &[
        "expirationSeconds",
        "extra",
        "groups",
        "request",
        "signerName",
        "uid",
        "usages",
        "username",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.expiration_seconds = map.next_value()?,
            1 => self.extra = map.next_value()?,
            2 => self.groups = map.next_value()?,
            3 => self.request = de::required(map)?,
            4 => self.signer_name = de::required(map)?,
            5 => self.uid = map.next_value()?,
            6 => self.usages = map.next_value()?,
            7 => self.username = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "expirationSeconds", &self.expiration_seconds)?;
        optional(map, "extra", &self.extra)?;
        optional(map, "groups", &self.groups)?;
        map.serialize_entry("request", &self.request)?;
        map.serialize_entry("signerName", &self.signer_name)?;
        optional(map, "uid", &self.uid)?;
        optional(map, "usages", &self.usages)?;
        optional(map, "username", &self.username)?;
        Ok(())
    }
}

message!(CertificateSigningRequestSpec);

impl Fields for CertificateSigningRequestStatus {
    const NAME: &'static str = "CertificateSigningRequestStatus";
    const NAMES: &'static [&'static str] = &["certificate", "conditions"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.certificate = map.next_value()?,
            1 => self.conditions = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "certificate", &self.certificate)?;
        optional(map, "conditions", &self.conditions)?;
        Ok(())
    }
}

message!(CertificateSigningRequestStatus);
