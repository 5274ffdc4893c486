//! Finds the pods of a node by an index instead of a walk through the cache, and asks one snapshot several questions.
//!
//! ```console
//! $ cargo run --release -p kube-informer --example node_index
//! ```

#![allow(clippy::print_stdout, reason = "an example prints its results")]

use std::time::Duration;

use k8s_openapi::api::core::v1::Pod;
use kube_informer::factory::SharedInformerFactory;
use kube_sandbox::Sandbox;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let sandbox = Sandbox::start().await?;
    sandbox.load("pods", 2_000)?;

    let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
    let pods = factory.core().v1().pods();
    // An index function returns no value, one value or many values per object.
    let by_node = pods
        .informer()
        .add_index(|pod: &Pod| pod.spec.as_ref().and_then(|spec| spec.node_name.clone()))?;
    let by_image = pods.informer().add_index(|pod: &Pod| {
        let containers = pod.spec.iter().flat_map(|spec| &spec.containers);
        containers
            .filter_map(|container| container.image.clone())
            .collect::<Vec<_>>()
    })?;
    factory.start()?;
    factory.wait_for_sync(Duration::from_secs(30)).await?;

    // The snapshot does not change, so all counts are of the same moment.
    let now = pods.informer().snapshot();
    let mut nodes: Vec<_> = by_node
        .values()
        .into_iter()
        .map(|node| (now.by(&by_node, &node).count(), node))
        .collect();
    nodes.sort();
    println!(
        "{} pods on {} nodes, {} images",
        now.len(),
        nodes.len(),
        by_image.values().len()
    );
    for (count, node) in nodes.iter().rev().take(5) {
        println!("{node:<12} {count} pods");
    }
    factory.shutdown().await;
    Ok(())
}
