//! The cluster of the example: a service with two pods on two nodes.

use k8s_openapi::api::core::v1::{Node, Pod, Service};
use k8s_openapi::api::discovery::v1::EndpointSlice;
use kube::api::{Api, Patch, PatchParams, PostParams};
use kube_informer::object::ResourceVersion;
use kube_sandbox::Sandbox;
use serde_json::{from_value, json};

pub(crate) async fn create(sandbox: &Sandbox) -> Result<(), Box<dyn std::error::Error>> {
    let params = PostParams::default();
    let (nodes, pods): (Api<Node>, Api<Pod>) = (
        Api::all(sandbox.client()),
        Api::default_namespaced(sandbox.client()),
    );
    for (node, zone, pod) in [("node-a", "zone-a", "web-0"), ("node-b", "zone-b", "web-1")] {
        let labels = json!({"topology.kubernetes.io/zone": zone});
        let object = json!({"metadata": {"name": node, "labels": labels}});
        nodes.create(&params, &from_value(object)?).await?;
        let spec = json!({"nodeName": node, "containers": [{"name": "main", "image": "nginx"}]});
        let object = json!({"metadata": {"name": pod, "labels": {"app": "web"}}, "spec": spec});
        pods.create(&params, &from_value(object)?).await?;
    }
    let service =
        json!({"metadata": {"name": "web"}, "spec": {"selector": {"app": "web"}, "ports": [{"port": 80}]}});
    let services: Api<Service> = Api::default_namespaced(sandbox.client());
    services.create(&params, &from_value(service)?).await?;
    let endpoint =
        |address: &str, pod: &str| json!({"addresses": [address], "targetRef": {"kind": "Pod", "name": pod}});
    let slice = json!({
        "metadata": {"name": "web-x", "labels": {"kubernetes.io/service-name": "web"}},
        "addressType": "IPv4",
        "endpoints": [endpoint("10.0.0.1", "web-0"), endpoint("10.0.0.2", "web-1")],
    });
    let slices: Api<EndpointSlice> = Api::default_namespaced(sandbox.client());
    slices.create(&params, &from_value(slice)?).await?;
    Ok(())
}

/// Changes the zone of a node, and returns the version of the write.
pub(crate) async fn move_node(sandbox: &Sandbox) -> Result<ResourceVersion, Box<dyn std::error::Error>> {
    let nodes: Api<Node> = Api::all(sandbox.client());
    let patch = Patch::Merge(json!({"metadata": {"labels": {"topology.kubernetes.io/zone": "zone-c"}}}));
    let written = nodes.patch("node-b", &PatchParams::default(), &patch).await?;
    Ok(written.metadata.resource_version.unwrap_or_default().parse()?)
}
