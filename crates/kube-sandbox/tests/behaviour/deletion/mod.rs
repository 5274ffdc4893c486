//! Deletion as a cluster does it: `SandboxBuilder::cluster_deletion`. A real API server alone does none of this, so these
//! cases are for the sandbox only.

mod client;
mod namespaces;
mod owners;
mod pods;
