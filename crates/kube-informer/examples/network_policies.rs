//! Network policies per pod: which policies apply to a pod, kept up to date while pods and policies change. Each change touches only the
//! pairs that it affects. Runs for a moment on the embedded API server.
//!
//! ```console
//! $ cargo run --release -p kube-informer --example network_policies
//! ```

#![allow(clippy::print_stdout, reason = "an example prints its results")]

use std::time::Duration;

use futures::StreamExt;
use k8s_openapi::api::core::v1::Pod;
use k8s_openapi::api::networking::v1::NetworkPolicy;
use kube::api::{Api, DeleteParams, PostParams};
use kube_informer::factory::SharedInformerFactory;
use kube_informer::view::{Collection, Event, Selector};
use serde_json::{from_value, json};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let sandbox = kube_sandbox::Sandbox::start().await?;
    let pods: Api<Pod> = Api::default_namespaced(sandbox.client());
    let policies: Api<NetworkPolicy> = Api::default_namespaced(sandbox.client());
    for app in ["web", "db"] {
        let spec = json!({"containers": [{"name": "main", "image": app}]});
        let pod = json!({"metadata": {"name": format!("{app}-0"), "labels": {"app": app}}, "spec": spec});
        pods.create(&PostParams::default(), &from_value(pod)?).await?;
    }
    for (name, labels) in [("deny-all", json!({})), ("allow-web", json!({"app": "web"}))] {
        let policy = json!({"metadata": {"name": name}, "spec": {"podSelector": {"matchLabels": labels}}});
        policies
            .create(&PostParams::default(), &from_value(policy)?)
            .await?;
    }

    let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
    let (pod_informer, policy_informer) = (
        factory.core().v1().pods(),
        factory.networking().v1().network_policies(),
    );
    let per_pod = Collection::of(pod_informer.informer())?.matched_by(
        &Collection::of(policy_informer.informer())?,
        |key, policy| {
            let selector = policy.spec.as_ref().and_then(|spec| spec.pod_selector.as_ref());
            let selector = selector.map_or_else(Selector::all, Selector::from);
            selector.in_namespace(key.namespace().unwrap_or_default())
        },
        |_, _, policies| {
            let names = policies.iter().map(|(policy, _)| policy.name().to_owned());
            names.collect::<Vec<_>>()
        },
    );
    factory.start()?;
    per_pod.wait_for_sync(Duration::from_secs(30)).await?;
    let mut events = per_pod.subscribe()?;
    policies.delete("allow-web", &DeleteParams::default()).await?;
    while let Some(event) = events.next().await {
        match event {
            Event::Added { key, value, .. } => println!("{key}: {value:?}"),
            Event::Updated { key, old, new } => {
                println!("{key}: {old:?} became {new:?}");
                break;
            }
            _ => {}
        }
    }
    factory.shutdown().await;
    Ok(())
}
