//! Memory of an object in the cache, by kind: resident bytes after the sync minus resident bytes before it.

use std::time::Duration;

use anyhow::{Result, bail};
use k8s_openapi::api::apps::v1::Deployment;
use k8s_openapi::api::core::v1::{ConfigMap, Event, Node, Pod, Service};
use k8s_openapi::api::discovery::v1::EndpointSlice;
use kube::core::{ApiResource, GroupVersionKind};
use kube_informer::informer::{Builder, SharedInformer};
use kube_informer::wire::Dynamic;
use kube_lean::apps::v1 as lean_apps;
use kube_lean::core::v1 as lean;
use kube_lean::discovery::v1 as lean_discovery;
use measure::{Arguments, usage};
use serde_json::{Value, json};

use crate::connect::{self, TIMEOUT};

pub(crate) async fn run(arguments: &Arguments) -> Result<Value> {
    match arguments.get::<String>("kind")?.as_str() {
        "pods" => measure_memory(connect::informer::<Pod>(arguments).await?).await,
        "slim" => measure_memory(connect::slim(arguments).await?).await,
        "nodes" => measure_memory(connect::informer::<Node>(arguments).await?).await,
        "services" => measure_memory(connect::informer::<Service>(arguments).await?).await,
        "configmaps" => measure_memory(connect::informer::<ConfigMap>(arguments).await?).await,
        "deployments" => measure_memory(connect::informer::<Deployment>(arguments).await?).await,
        "endpointslices" => measure_memory(connect::informer::<EndpointSlice>(arguments).await?).await,
        "events" => measure_memory(connect::informer::<Event>(arguments).await?).await,
        "lean-pods" => measure_memory(connect::informer::<lean::Pod>(arguments).await?).await,
        "lean-nodes" => measure_memory(connect::informer::<lean::Node>(arguments).await?).await,
        "lean-services" => measure_memory(connect::informer::<lean::Service>(arguments).await?).await,
        "lean-configmaps" => measure_memory(connect::informer::<lean::ConfigMap>(arguments).await?).await,
        "lean-events" => measure_memory(connect::informer::<lean::Event>(arguments).await?).await,
        "lean-deployments" => {
            measure_memory(connect::informer::<lean_apps::Deployment>(arguments).await?).await
        }
        "lean-endpointslices" => {
            measure_memory(connect::informer::<lean_discovery::EndpointSlice>(arguments).await?).await
        }
        "widgets" => {
            let kind = ApiResource::from_gvk(&GroupVersionKind::gvk("bench.example.com", "v1", "Widget"));
            let client = connect::client(arguments).await?;
            measure_memory(SharedInformer::<Dynamic>::dynamic(client, kind)).await
        }
        other => bail!("unknown kind {other:?}"),
    }
}

async fn measure_memory<K: Send + Sync + 'static>(informer: Builder<K>) -> Result<Value> {
    let before = usage::resident()?;
    let informer = informer.build()?;
    informer.start()?;
    informer.wait_for_sync(TIMEOUT).await?;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let (after, objects) = (usage::resident()?, informer.len());
    informer.shutdown().await;
    let each = after.saturating_sub(before) as f64 / objects as f64;
    Ok(json!({"objects": objects, "bytes_per_object": each, "peak_rss": usage::peak()?}))
}
