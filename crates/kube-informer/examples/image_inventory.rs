//! An inventory of images: which images run, in how many containers, on which nodes. Runs for a moment on the embedded API server.
//!
//! ```console
//! $ cargo run --release -p kube-informer --example image_inventory
//! ```

#![allow(clippy::print_stdout, reason = "an example prints its results")]

use std::time::Duration;

use k8s_openapi::api::core::v1::Pod;
use kube_informer::informer::SharedInformer;
use kube_informer::object::ObjectKey;
use kube_informer::view::{Collection, count, set};

/// A pod, and the name of one of its containers.
type Container = (ObjectKey, String);

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let sandbox = kube_sandbox::Sandbox::start().await?;
    sandbox.load("pods", 200)?;
    let pods = SharedInformer::<Pod>::builder(sandbox.client()).build()?;

    // One key for each container: its image and its node.
    let containers = Collection::of(&pods)?.flat_map(|pod, object| {
        let spec = object.spec.clone().unwrap_or_default();
        let node = spec.node_name.unwrap_or_else(|| "no node".to_owned());
        let pod = pod.clone();
        let containers = spec.containers.into_iter();
        containers.map(move |container| {
            let image = container.image.unwrap_or_default();
            ((pod.clone(), container.name), (image, node.clone()))
        })
    });
    let inventory = containers
        .group_by(|_, container| [container.0.clone()])
        .aggregate((
            count(),
            set(|_: &Container, image_and_node: &(String, String)| image_and_node.1.clone()),
        ))
        .named("images");

    pods.start()?;
    inventory.wait_for_sync(Duration::from_secs(30)).await?;
    let snapshot = inventory.snapshot();
    for (image, entry) in snapshot.iter() {
        let (containers, nodes) = &**entry;
        println!("{image}: {containers} containers on {} nodes", nodes.len());
    }
    println!("computed from pods at version {:?}", snapshot.inputs()[0].version);
    pods.shutdown().await;
    Ok(())
}
