//! One factory with two users of the same pods: a controller prints the ready pods behind each service, and a handler prints the
//! number of pods on each node. Runs for a moment on the embedded API server.
//!
//! ```console
//! $ cargo run --release -p kube-informer --example endpoints
//! ```

#![allow(clippy::print_stdout, reason = "an example prints its results")]

use std::collections::BTreeMap;
use std::time::Duration;

use k8s_openapi::api::core::v1::{Node, Pod, Service};
use kube::api::{Api, DeleteParams, Patch, PatchParams, PostParams};
use kube_informer::controller::{Action, Controller};
use kube_informer::factory::SharedInformerFactory;
use kube_informer::informer::Handler;
use kube_informer::object::ObjectKey;
use kube_sandbox::Sandbox;
use serde_json::json;
use tokio_util::sync::CancellationToken;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let sandbox = Sandbox::start().await?;
    cluster(&sandbox).await?;

    let factory = SharedInformerFactory::builder(sandbox.client())
        .concurrent_lists(2)
        .build()?;
    let (services, pods, nodes) = {
        let core = factory.core().v1();
        (core.services(), core.pods(), core.nodes())
    };
    let by_node = pods
        .informer()
        .add_index(|pod: &Pod| pod.spec.as_ref().and_then(|spec| spec.node_name.clone()))?;

    // First user: a controller. It reconciles a service when the service changes, or when a pod changes that it selects or selected.
    let (all_services, all_pods) = (services.informer().store(), pods.informer().store());
    let endpoints = Controller::new(services.informer())
        .name("endpoints")
        .watches(pods.informer(), move |pod| {
            let services = all_services.snapshot();
            let affected = services.iter().filter(|(_, service)| selects(service, pod));
            affected.map(|(key, _)| key.clone()).collect::<Vec<ObjectKey>>()
        })
        .reconcile(move |key, context| {
            let ready: Vec<String> = match context.get(&key) {
                Some(service) => {
                    let pods = all_pods.snapshot();
                    let mut names: Vec<_> = pods
                        .iter()
                        .filter(|(_, pod)| selects(&service, pod) && is_ready(pod))
                        .map(|(key, _)| key.name().to_owned())
                        .collect();
                    names.sort();
                    names
                }
                None => Vec::new(),
            };
            println!(
                "service {key}: {}",
                if ready.is_empty() {
                    "no ready pods".to_owned()
                } else {
                    ready.join(", ")
                }
            );
            async { Ok::<_, std::io::Error>(Action::done()) }
        });

    // Second user: a handler reads the same pods by an index. The program still has one watch of pods.
    nodes
        .informer()
        .add_handler(Handler::new().on_add(move |node: &std::sync::Arc<Node>, _| {
            let name = node.metadata.name.clone().unwrap_or_default();
            println!("node {name}: {} pods", by_node.get(&name).len());
        }))?;

    factory.start()?;
    factory.wait_for_sync(Duration::from_secs(30)).await?;
    let shutdown = CancellationToken::new();
    let running = tokio::spawn({
        let (endpoints, shutdown) = (endpoints.clone(), shutdown.clone());
        async move { endpoints.run(shutdown).await }
    });
    endpoints.quiet().await;

    println!("-- web-1 becomes unready");
    let api: Api<Pod> = Api::default_namespaced(sandbox.client());
    let unready = Patch::Merge(json!({"status": {"conditions": [{"type": "Ready", "status": "False"}]}}));
    let written = api
        .patch_status("web-1", &PatchParams::default(), &unready)
        .await?;
    pods.wait_for(&written).await?;
    endpoints.quiet().await;

    println!("-- db-0 is deleted");
    api.delete("db-0", &DeleteParams::default().grace_period(0))
        .await?;
    tokio::time::sleep(Duration::from_millis(200)).await;
    endpoints.quiet().await;

    let watches = sandbox
        .requests()
        .iter()
        .filter(|r| r.path.ends_with("/pods") && r.verb == kube_sandbox::Verb::Watch)
        .count();
    println!(
        "-- {} informers, {watches} watch of pods, {} reconciles",
        factory.status().len(),
        endpoints.stats().succeeded
    );
    shutdown.cancel();
    running.await??;
    factory.shutdown().await;
    Ok(())
}

fn selects(service: &Service, pod: &Pod) -> bool {
    let selector = service.spec.as_ref().and_then(|spec| spec.selector.as_ref());
    let none = BTreeMap::new();
    let labels = pod.metadata.labels.as_ref().unwrap_or(&none);
    service.metadata.namespace == pod.metadata.namespace
        && selector.is_some_and(|selector| selector.iter().all(|(key, value)| labels.get(key) == Some(value)))
}

fn is_ready(pod: &Pod) -> bool {
    let conditions = pod.status.as_ref().and_then(|status| status.conditions.as_ref());
    conditions.is_some_and(|all| all.iter().any(|c| c.type_ == "Ready" && c.status == "True"))
}

/// Two nodes, two services, and three pods behind them.
async fn cluster(sandbox: &Sandbox) -> Result<(), Box<dyn std::error::Error>> {
    let params = PostParams::default();
    let nodes: Api<Node> = Api::all(sandbox.client());
    let services: Api<Service> = Api::default_namespaced(sandbox.client());
    let pods: Api<Pod> = Api::default_namespaced(sandbox.client());
    for name in ["node-a", "node-b"] {
        nodes
            .create(
                &params,
                &serde_json::from_value(json!({"metadata": {"name": name}}))?,
            )
            .await?;
    }
    for name in ["web", "db"] {
        let service =
            json!({"metadata": {"name": name}, "spec": {"selector": {"app": name}, "ports": [{"port": 80}]}});
        services
            .create(&params, &serde_json::from_value(service)?)
            .await?;
    }
    for (name, app, node) in [
        ("web-0", "web", "node-a"),
        ("web-1", "web", "node-b"),
        ("db-0", "db", "node-a"),
    ] {
        let pod = json!({
            "metadata": {"name": name, "labels": {"app": app}},
            "spec": {"nodeName": node, "containers": [{"name": "main", "image": app}]},
        });
        pods.create(&params, &serde_json::from_value(pod)?).await?;
        let ready = Patch::Merge(json!({"status": {"conditions": [{"type": "Ready", "status": "True"}]}}));
        pods.patch_status(name, &PatchParams::default(), &ready).await?;
    }
    Ok(())
}
