//! What a controller might want of a pod: five fields.

use std::borrow::Cow;

use k8s_openapi::apimachinery::pkg::apis::meta::v1::ObjectMeta;
use kube::Resource;
use kube::core::NamespaceResourceScope;
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

/// An informer asks only what it is called and where it is found.
impl Resource for Slim {
    type DynamicType = ();
    type Scope = NamespaceResourceScope;

    fn kind((): &()) -> Cow<'_, str> {
        "Pod".into()
    }

    fn group((): &()) -> Cow<'_, str> {
        "".into()
    }

    fn version((): &()) -> Cow<'_, str> {
        "v1".into()
    }

    fn plural((): &()) -> Cow<'_, str> {
        "pods".into()
    }

    fn meta(&self) -> &ObjectMeta {
        unreachable!("its metadata are two fields; whoever needs all of them wants another type")
    }

    fn meta_mut(&mut self) -> &mut ObjectMeta {
        unreachable!("its metadata are two fields; whoever needs all of them wants another type")
    }
}
