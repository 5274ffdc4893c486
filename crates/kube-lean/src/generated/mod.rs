//! What the generator writes: a module for each API group, and tables of shared fields and of kinds.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[cfg(feature = "admissionregistration")]
pub mod admissionregistration;
#[cfg(feature = "apiextensions")]
pub mod apiextensions;
#[cfg(feature = "apiregistration")]
pub mod apiregistration;
#[cfg(feature = "apiserverinternal")]
pub mod apiserverinternal;
#[cfg(feature = "apps")]
pub mod apps;
#[cfg(feature = "autoscaling")]
pub mod autoscaling;
#[cfg(feature = "batch")]
pub mod batch;
#[cfg(feature = "certificates")]
pub mod certificates;
#[cfg(feature = "coordination")]
pub mod coordination;
#[cfg(feature = "core")]
pub mod core;
#[cfg(feature = "discovery")]
pub mod discovery;
#[cfg(feature = "events")]
pub mod events;
#[cfg(feature = "flowcontrol")]
pub mod flowcontrol;
mod kinds;
pub mod meta;
#[cfg(feature = "networking")]
pub mod networking;
#[cfg(feature = "node")]
pub mod node;
#[cfg(feature = "k8s-openapi")]
pub(crate) mod openapi;
#[cfg(feature = "policy")]
pub mod policy;
#[cfg(feature = "rbac")]
pub mod rbac;
#[cfg(feature = "resource")]
pub mod resource;
#[cfg(feature = "scheduling")]
pub mod scheduling;
pub(crate) mod sites;
#[cfg(feature = "storage")]
pub mod storage;
#[cfg(feature = "storagemigration")]
pub mod storagemigration;
