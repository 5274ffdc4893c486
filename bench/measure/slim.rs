//! A pod reduced to the five fields that a controller might need.

use serde::Deserialize;

/// A pod in five fields.
#[derive(Debug, Clone, Deserialize)]
pub struct Slim {
    /// Name and namespace.
    pub metadata: SlimMetadata,
    /// The node of the pod.
    pub spec: SlimSpec,
    /// The state of the pod.
    pub status: SlimStatus,
}

/// Name and namespace.
#[derive(Debug, Clone, Deserialize)]
pub struct SlimMetadata {
    /// The name of the pod.
    pub name: String,
    /// The namespace of the pod.
    pub namespace: String,
}

/// The node of a pod.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SlimSpec {
    /// The name of the node.
    pub node_name: Option<String>,
}

/// The state of a pod.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SlimStatus {
    /// The phase, such as `Running`.
    pub phase: Option<String>,
    /// The IP address.
    #[serde(rename = "podIP")]
    pub pod_ip: Option<String>,
}
