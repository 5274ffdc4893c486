//! A handler that receives failed pods only. A pod that starts to match is an addition, and one that stops matching is a deletion.
//!
//! ```console
//! $ cargo run --release -p kube-informer --example filtered_handler
//! ```

#![allow(clippy::print_stdout, reason = "an example prints its results")]

use std::sync::Arc;
use std::time::Duration;

use k8s_openapi::api::core::v1::Pod;
use kube::api::{Api, Patch, PatchParams, PostParams};
use kube_informer::factory::SharedInformerFactory;
use kube_informer::informer::Handler;
use kube_sandbox::Sandbox;
use serde_json::json;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let sandbox = Sandbox::start().await?;
    let api: Api<Pod> = Api::default_namespaced(sandbox.client());
    for name in ["web-0", "web-1", "web-2"] {
        let pod = json!({"metadata": {"name": name}, "spec": {"containers": [{"name": "c", "image": "i"}]}});
        api.create(&PostParams::default(), &serde_json::from_value(pod)?)
            .await?;
    }

    let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
    let pods = factory.core().v1().pods();
    let failed = pods.informer().add_handler(
        Handler::new()
            .name("failures")
            .filter(|pod: &Pod| phase(pod) == "Failed")
            .on_add(|pod: &Arc<Pod>, _| {
                println!("failed: {}", pod.metadata.name.as_deref().unwrap_or_default())
            })
            .on_delete(|deleted| println!("no longer failed: {}", deleted.key)),
    )?;
    factory.start()?;
    factory.wait_for_sync(Duration::from_secs(30)).await?;
    failed.synced().await?;

    for (name, phase) in [
        ("web-0", "Running"),
        ("web-1", "Failed"),
        ("web-2", "Failed"),
        ("web-1", "Running"),
    ] {
        let status = Patch::Merge(json!({"status": {"phase": phase}}));
        let written = api.patch_status(name, &PatchParams::default(), &status).await?;
        pods.wait_for(&written).await?;
    }
    // Waits until the last callback of the handler has returned.
    failed.shutdown().await;
    factory.shutdown().await;
    Ok(())
}

fn phase(pod: &Pod) -> &str {
    pod.status
        .as_ref()
        .and_then(|status| status.phase.as_deref())
        .unwrap_or_default()
}
