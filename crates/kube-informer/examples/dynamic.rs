//! Caches one resource in three forms: a kind that is known only at run time, metadata only, and a struct of your own.
//!
//! ```console
//! $ cargo run --release -p kube-informer --example dynamic
//! ```

#![allow(clippy::print_stdout, reason = "an example prints its results")]

use std::time::Duration;

use k8s_openapi::api::core::v1::Pod;
use kube::core::GroupVersionResource;
use kube_informer::factory::SharedInformerFactory;
use kube_sandbox::Sandbox;
use serde::Deserialize;

/// The decoder skips every field that this struct does not name.
#[derive(Deserialize)]
struct PodPlacement {
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

    // The name could come from the command line. The error for a wrong name lists similar names.
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
    let placements = factory.projection_of::<Pod, PodPlacement>();
    factory.start()?;
    factory.wait_for_sync(Duration::from_secs(30)).await?;

    let mut phases: Vec<String> = Vec::new();
    for pod in any.informer().list() {
        // The body stays undecoded until `field` asks for a value.
        phases.extend(pod.field::<String>("status.phase")?);
    }
    phases.sort();
    phases.dedup();
    println!("phases, read by path: {}", phases.join(", "));

    let labelled = metadata.informer().list();
    let labelled = labelled.iter().filter(|pod| pod.metadata.labels.is_some());
    println!("pods with labels, read from metadata only: {}", labelled.count());

    let placements = placements.informer().list();
    let scheduled = placements.iter().filter(|pod| pod.spec.node_name.is_some());
    println!(
        "pods on a node, read into a struct of one field: {}",
        scheduled.count()
    );

    for status in factory.status() {
        println!("{}: {} objects", status.name, status.objects);
    }
    factory.shutdown().await;
    Ok(())
}
