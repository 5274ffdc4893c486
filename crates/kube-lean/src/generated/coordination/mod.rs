//! The lean types of coordination, by version.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

pub mod v1;
pub mod v1alpha2;
pub mod v1beta1;
