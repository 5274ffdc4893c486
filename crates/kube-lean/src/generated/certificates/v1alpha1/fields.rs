//! JSON names of certificates/v1alpha1.
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
    "certificates.k8s.io/v1alpha1",
    "ClusterTrustBundle",
    "kube-lean:certificates/v1alpha1.ClusterTrustBundle"
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
