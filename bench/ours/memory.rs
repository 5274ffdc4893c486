//! What an object takes in the cache, by kind: resident bytes once all is quiet, less those before.

use std::time::Duration;

use anyhow::{Result, bail};
use k8s_openapi::api::apps::v1::Deployment;
use k8s_openapi::api::core::v1::{ConfigMap, Node, Pod, Service};
use k8s_openapi::api::discovery::v1::EndpointSlice;
use kube::core::{ApiResource, GroupVersionKind};
use kube_informer::informer::{Builder, SharedInformer};
use kube_informer::wire::Dynamic;
use measure::{Arguments, vitals};
use serde_json::{Value, json};

use crate::connect::{self, PATIENCE};

pub(crate) async fn run(arguments: &Arguments) -> Result<Value> {
    match arguments.get::<String>("kind")?.as_str() {
        "pods" => held(connect::informer::<Pod>(arguments).await?).await,
        "slim" => held(connect::slim(arguments).await?).await,
        "nodes" => held(connect::informer::<Node>(arguments).await?).await,
        "services" => held(connect::informer::<Service>(arguments).await?).await,
        "configmaps" => held(connect::informer::<ConfigMap>(arguments).await?).await,
        "deployments" => held(connect::informer::<Deployment>(arguments).await?).await,
        "endpointslices" => held(connect::informer::<EndpointSlice>(arguments).await?).await,
        "widgets" => {
            let kind = ApiResource::from_gvk(&GroupVersionKind::gvk("bench.example.com", "v1", "Widget"));
            let client = connect::client(arguments).await?;
            held(SharedInformer::<Dynamic>::dynamic(client, kind)).await
        }
        other => bail!("no kind is called {other:?}"),
    }
}

async fn held<K: Send + Sync + 'static>(informer: Builder<K>) -> Result<Value> {
    let before = vitals::resident()?;
    let informer = informer.build()?;
    informer.start()?;
    informer.wait_for_sync(PATIENCE).await?;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let (after, objects) = (vitals::resident()?, informer.len());
    informer.shutdown().await;
    let each = after.saturating_sub(before) as f64 / objects as f64;
    Ok(json!({"objects": objects, "bytes_per_object": each, "peak_rss": vitals::peak()?}))
}
