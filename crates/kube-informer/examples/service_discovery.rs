//! Service discovery without cache code: the addresses behind each service, each with the app of its pod and the zone of its node.
//! Services, endpoint slices, pods and nodes are joined. Runs for a moment on the embedded API server.
//!
//! ```console
//! $ cargo run --release -p kube-informer --example service_discovery
//! ```

#![allow(clippy::print_stdout, reason = "an example prints its results")]

#[path = "service_discovery/cluster.rs"]
mod cluster;

use std::time::Duration;

use k8s_openapi::api::discovery::v1::EndpointSlice;
use kube::ResourceExt;
use kube_informer::factory::SharedInformerFactory;
use kube_informer::object::ObjectKey;
use kube_informer::view::Collection;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let sandbox = kube_sandbox::Sandbox::start().await?;
    cluster::create(&sandbox).await?;
    let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
    let core = factory.core().v1();
    let (services, pods, nodes) = (core.services(), core.pods(), core.nodes());
    let slices = factory.discovery().v1().endpoint_slices();

    // Pod → (app, zone of its node).
    let zones = Collection::of(nodes.informer())?
        .filter_map(|_, node| node.labels().get("topology.kubernetes.io/zone").cloned());
    let places = Collection::of(pods.informer())?.left_join_by(
        &zones,
        |_, pod| Some(ObjectKey::cluster(pod.spec.as_ref()?.node_name.as_ref()?)),
        |_, pod, zone| format!("{:?} in {zone:?}", pod.labels().get("app")),
    );
    // Address → (service, place of the pod).
    let endpoints = Collection::of(slices.informer())?.flat_map(|_, slice| endpoints_of(slice));
    let backends = endpoints.left_join_by(
        &places,
        |_, endpoint| Some(endpoint.1.clone()),
        |address, endpoint, place| (endpoint.0.clone(), format!("{address} is {place:?}")),
    );
    // Service → its backends.
    let table = Collection::of(services.informer())?.join_index(
        &backends,
        |service, _| Some(service.clone()),
        |_, backend| [backend.0.clone()],
        |_, _, backends| backends.to_vec(),
    );

    factory.start()?;
    table.wait_for_sync(Duration::from_secs(30)).await?;
    let web = ObjectKey::namespaced("default", "web");
    println!("{web}: {:#?}", table.get(&web).unwrap_or_default());

    let written = cluster::move_node(&sandbox).await?;
    table.wait_for(nodes.informer(), &written).await?;
    println!("moved: {:#?}", table.get(&web).unwrap_or_default());
    println!("{}", table.graph());
    factory.shutdown().await;
    Ok(())
}

/// The addresses of a slice, each with the keys of its service and of its pod.
fn endpoints_of(slice: &EndpointSlice) -> Vec<(String, (ObjectKey, ObjectKey))> {
    let (namespace, labels) = (slice.namespace().unwrap_or_default(), slice.labels());
    let key = |name: Option<&String>| ObjectKey::namespaced(&namespace, name.map_or("", |name| name));
    let service = key(labels.get("kubernetes.io/service-name"));
    let mut found = Vec::new();
    for endpoint in slice.endpoints.iter().flatten() {
        let pod = key(endpoint.target_ref.as_ref().and_then(|pod| pod.name.as_ref()));
        let to = |address: &String| (address.clone(), (service.clone(), pod.clone()));
        found.extend(endpoint.addresses.iter().map(to));
    }
    found
}
