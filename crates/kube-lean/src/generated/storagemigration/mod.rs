//! The lean types of storagemigration, by version.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

pub mod v1beta1;
