//! Memory of an object in the store, by kind: resident bytes after the sync minus resident bytes before it.

use std::fmt::Debug;
use std::hash::Hash;
use std::time::Duration;

use anyhow::{Result, bail};
use futures::StreamExt;
use k8s_openapi::api::apps::v1::Deployment;
use k8s_openapi::api::core::v1::{ConfigMap, Event, Node, Pod, Service};
use k8s_openapi::api::discovery::v1::EndpointSlice;
use kube::core::{ApiResource, DynamicObject, GroupVersionKind};
use kube::runtime::reflector::store::Writer;
use kube::runtime::{WatchStreamExt, watcher};
use kube::{Api, Resource, ResourceExt};
use measure::{Arguments, usage};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

pub(crate) async fn run(arguments: &Arguments) -> Result<Value> {
    match arguments.get::<String>("kind")?.as_str() {
        "pods" => typed::<Pod>(arguments).await,
        "cleared-pods" => measure_memory(Api::<Pod>::all(crate::client(arguments).await?), (), true).await,
        "nodes" => typed::<Node>(arguments).await,
        "services" => typed::<Service>(arguments).await,
        "configmaps" => typed::<ConfigMap>(arguments).await,
        "deployments" => typed::<Deployment>(arguments).await,
        "endpointslices" => typed::<EndpointSlice>(arguments).await,
        "events" => typed::<Event>(arguments).await,
        "widgets" => {
            let kind = ApiResource::from_gvk(&GroupVersionKind::gvk("bench.example.com", "v1", "Widget"));
            let api: Api<DynamicObject> = Api::all_with(crate::client(arguments).await?, &kind);
            measure_memory(api, kind, false).await
        }
        other => bail!("unknown kind {other:?}"),
    }
}

async fn typed<K>(arguments: &Arguments) -> Result<Value>
where
    K: Resource<DynamicType = ()> + Clone + Debug + DeserializeOwned + Send + Sync + 'static,
{
    measure_memory(Api::<K>::all(crate::client(arguments).await?), (), false).await
}

/// `cleared` removes managedFields.
async fn measure_memory<K>(api: Api<K>, kind: K::DynamicType, cleared: bool) -> Result<Value>
where
    K: Resource + Clone + Debug + DeserializeOwned + Send + Sync + 'static,
    K::DynamicType: Clone + Debug + Eq + Hash + Send + Sync + Unpin,
{
    let before = usage::resident()?;
    let writer = Writer::<K>::new(kind);
    let store = writer.as_reader();
    let events = watcher(api, watcher::Config::default()).default_backoff();
    let events = events.modify(move |object| {
        if cleared {
            object.managed_fields_mut().clear();
        }
    });
    tokio::spawn(events.reflect(writer).for_each(|_| async {}));
    store.wait_until_ready().await?;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let (after, objects) = (usage::resident()?, store.len());
    let each = after.saturating_sub(before) as f64 / objects as f64;
    Ok(json!({"objects": objects, "bytes_per_object": each, "peak_rss": usage::peak()?}))
}
