//! One informer with an index and three users: a handler, a reader and a stream. Runs for a few seconds on the embedded API server.
//!
//! ```console
//! $ cargo run --release -p kube-informer --example pods
//! ```

#![allow(clippy::print_stdout, reason = "an example prints its results")]

use std::sync::Arc;
use std::time::Duration;

use futures::StreamExt;
use k8s_openapi::api::core::v1::Pod;
use kube::api::{Api, DeleteParams, Patch, PatchParams};
use kube_informer::informer::{Event, Handler, SharedInformer};
use kube_sandbox::Sandbox;
use serde_json::json;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    // An embedded cluster of a thousand pods. For a real cluster the client is `kube::Client::try_default().await?`.
    let sandbox = Sandbox::start().await?;
    sandbox.load("pods", 1_000)?;
    let client = sandbox.client();

    let pods = SharedInformer::<Pod>::builder(client.clone())
        .on_error(|trouble| println!("! {trouble}"))
        .build()?;
    let by_node = pods.add_index(|pod: &Pod| pod.spec.as_ref().and_then(|spec| spec.node_name.clone()))?;

    // First user: a handler of closures. It prints updates and deletions.
    let printer = pods.add_handler(
        Handler::new()
            .on_update(|old: &Arc<Pod>, new| {
                println!("~ {}: {} -> {}", name(new), restarts(old), restarts(new));
            })
            .on_delete(|deleted| println!("- {}", deleted.key))
            .name("printer"),
    )?;

    pods.start()?;
    pods.wait_for_sync(Duration::from_secs(30)).await?;
    printer.synced().await?;
    println!("synced: {} pods at version {}", pods.len(), version(&pods));

    // Second user: a reader. Its snapshot blocks neither the informer nor the handlers.
    let snapshot = pods.snapshot();
    let pod = snapshot
        .iter()
        .next()
        .map(|(_, pod)| Arc::clone(pod))
        .ok_or("no pods")?;
    let node = pod
        .spec
        .as_ref()
        .and_then(|spec| spec.node_name.clone())
        .unwrap_or_default();
    println!("the index finds {} pods on {node}", by_node.get(&node).len());

    // Third user: a stream. It subscribes late and first receives all existing pods.
    let mut events = pods.subscribe()?;
    let mut existing = 0;
    while let Some(event) = events.next().await {
        match event {
            Event::Added { .. } => existing += 1,
            _ => break,
        }
    }
    println!("the stream began with {existing} pods");

    let namespace = pod.metadata.namespace.clone().unwrap_or_default();
    let api: Api<Pod> = Api::namespaced(client, &namespace);
    let patch = Patch::Merge(json!({"metadata": {"annotations": {"restarts": "1"}}}));
    let written = api.patch(&name(&pod), &PatchParams::default(), &patch).await?;
    // Waits until the cache has this write.
    let version = written.metadata.resource_version.unwrap_or_default().parse()?;
    pods.wait_for(&version).await?;
    println!("the cache has reached version {version}");
    api.delete(&name(&pod), &DeleteParams::default().grace_period(0))
        .await?;

    for _ in 0..2 {
        if let Some(event) = events.next().await {
            println!(
                "the stream received {}",
                event.key().map(ToString::to_string).unwrap_or_default()
            );
        }
    }
    drop(events);
    let status = pods.status();
    println!(
        "{}: {}, {} objects, {} events",
        status.name, status.state, status.objects, status.events
    );
    pods.shutdown().await;
    Ok(())
}

fn version(pods: &SharedInformer<Pod>) -> String {
    let version = pods.last_sync_resource_version();
    version.map_or_else(|| "none".to_owned(), |version| version.to_string())
}

fn name(pod: &Pod) -> String {
    pod.metadata.name.clone().unwrap_or_default()
}

fn restarts(pod: &Pod) -> &str {
    let annotations = pod.metadata.annotations.as_ref();
    annotations
        .and_then(|annotations| annotations.get("restarts"))
        .map_or("none", String::as_str)
}
