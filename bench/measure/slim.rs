//! What a controller might want of a pod: five fields.

use serde::Deserialize;

/// A pod in five fields.
#[derive(Debug, Clone, Deserialize)]
pub struct Slim {
    /// Name and namespace.
    pub metadata: SlimMetadata,
    /// Where it runs.
    pub spec: SlimSpec,
    /// How it is.
    pub status: SlimStatus,
}

/// Name and namespace.
#[derive(Debug, Clone, Deserialize)]
pub struct SlimMetadata {
    /// Its name.
    pub name: String,
    /// Its namespace.
    pub namespace: String,
}

/// Where a pod runs.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SlimSpec {
    /// The node.
    pub node_name: Option<String>,
}

/// How a pod is.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SlimStatus {
    /// Running and the like.
    pub phase: Option<String>,
    /// Its address.
    #[serde(rename = "podIP")]
    pub pod_ip: Option<String>,
}
