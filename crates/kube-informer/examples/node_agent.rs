//! An agent that runs on every node, as a log collector does: it caches the pods of its own node only, few of their fields, and
//! can look up a pod for a minute after its deletion. Runs for a moment on the embedded API server.
//!
//! ```console
//! $ cargo run --release -p kube-informer --example node_agent
//! ```

#![allow(clippy::print_stdout, reason = "an example prints its results")]

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use k8s_openapi::api::core::v1::Pod;
use kube::api::{Api, DeleteParams, PostParams};
use kube_informer::informer::{Handler, SharedInformer};
use kube_informer::object::ObjectKey;
use kube_sandbox::Sandbox;
use serde::Deserialize;
use serde_json::json;

/// The fields that the agent adds to log lines. Others are not even decoded.
#[derive(Deserialize)]
struct LoggedPod {
    metadata: Metadata,
}

#[derive(Deserialize)]
struct Metadata {
    uid: String,
    #[serde(default)]
    labels: BTreeMap<String, String>,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let sandbox = Sandbox::start().await?;
    let api: Api<Pod> = Api::default_namespaced(sandbox.client());
    for (name, node) in [("web-0", "node-a"), ("web-1", "node-b"), ("db-0", "node-a")] {
        let app = name.split('-').next();
        let pod = json!({
            "metadata": {"name": name, "labels": {"app": app}},
            "spec": {"nodeName": node, "containers": [{"name": "main", "image": "nginx"}]},
        });
        api.create(&PostParams::default(), &serde_json::from_value(pod)?)
            .await?;
    }

    // In a cluster, a DaemonSet sets this variable by `fieldRef: {fieldPath: spec.nodeName}`.
    let node = std::env::var("NODE_NAME").unwrap_or_else(|_| "node-a".to_owned());
    let pods = SharedInformer::<LoggedPod>::projection_of::<Pod>(sandbox.client())
        .fields(format!("spec.nodeName={node}"))
        .build()?;
    // Log lines of a pod can arrive after its deletion.
    let recent = pods.keep_deleted_for(Duration::from_secs(60));
    // A log file is in a directory with the uid of its pod.
    let by_uid = pods.add_index(|pod: &LoggedPod| Some(pod.metadata.uid.clone()))?;
    let handler = pods.add_handler(
        Handler::new()
            .name("files")
            .on_add(|pod: &Arc<LoggedPod>, _| println!("+ follow the files of {}", app(pod)))
            .on_delete(|deleted| println!("- {} was deleted, read its files to their end", deleted.key)),
    )?;
    pods.start()?;
    pods.wait_for_sync(Duration::from_secs(30)).await?;
    handler.synced().await?;
    println!("{} pods on {node}", pods.len());

    let key = ObjectKey::namespaced("default", "web-0");
    let uid = pods
        .get(&key)
        .map(|pod| pod.metadata.uid.clone())
        .unwrap_or_default();
    println!(
        "line of {}: GET /",
        by_uid.get(&uid).first().map_or("?", |pod| app(pod))
    );

    api.delete("web-0", &DeleteParams::default().grace_period(0))
        .await?;
    let version = sandbox.resource_version().into();
    pods.wait_for(&version).await?;
    println!("in the cache: {}", pods.get(&key).is_some());
    println!(
        "a late line of {}: bye",
        recent.get(&key).as_ref().map_or("?", |pod| app(pod))
    );
    handler.shutdown().await;
    pods.shutdown().await;
    Ok(())
}

fn app(pod: &LoggedPod) -> &str {
    pod.metadata.labels.get("app").map_or("unknown", String::as_str)
}
