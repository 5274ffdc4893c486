//! Three forms of one resource: objects of a kind that is known only at run time, metadata alone, and a struct of your own.
//!
//! ```console
//! $ cargo run --release -p kube-informer --example dynamic
//! ```

#![allow(clippy::print_stdout, reason = "it is what an example is for")]

use std::time::Duration;

use k8s_openapi::api::core::v1::Pod;
use kube::core::GroupVersionResource;
use kube_informer::factory::SharedInformerFactory;
use kube_sandbox::Sandbox;
use serde::Deserialize;

/// Only what is named here is decoded.
#[derive(Deserialize)]
struct Place {
    spec: Spec,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Spec {
    node_name: Option<String>,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let sandbox = Sandbox::start().await?;
    sandbox.load("pods", 500)?;
    let factory = SharedInformerFactory::builder(sandbox.client()).build()?;

    // A name from the command line, say. A wrong one is an error that lists what is near.
    if let Err(error) = factory
        .for_resource(&GroupVersionResource::gvr("", "v1", "pod"))
        .await
    {
        println!("! {error}");
    }
    let any = factory
        .for_resource(&GroupVersionResource::gvr("", "v1", "pods"))
        .await?;
    let metadata = factory.metadata_of::<Pod>();
    let places = factory.projection_of::<Pod, Place>();
    factory.start()?;
    factory.wait_for_sync(Duration::from_secs(30)).await?;

    let mut phases: Vec<String> = Vec::new();
    for pod in any.informer().list() {
        // The body stays text until somebody asks.
        phases.extend(pod.field::<String>("status.phase")?);
    }
    phases.sort();
    phases.dedup();
    println!("phases, by path: {}", phases.join(", "));

    let labelled = metadata.informer().list();
    let labelled = labelled.iter().filter(|pod| pod.metadata.labels.is_some());
    println!("with labels, by metadata alone: {}", labelled.count());

    let places = places.informer().list();
    let somewhere = places.iter().filter(|place| place.spec.node_name.is_some());
    println!("on a node, by a struct of one field: {}", somewhere.count());

    for status in factory.status() {
        println!("{}: {} objects", status.name, status.objects);
    }
    factory.shutdown().await;
    Ok(())
}
