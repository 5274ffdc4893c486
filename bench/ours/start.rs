//! From the start of a program to the moment when so many informers are synced, each on a namespace of its own.

use anyhow::Result;
use futures::future::try_join_all;
use k8s_openapi::api::core::v1::ConfigMap;
use kube_informer::informer::SharedInformer;
use measure::{Arguments, vitals};
use serde_json::{Value, json};

use crate::connect::{self, PATIENCE};

pub(crate) async fn run(arguments: &Arguments) -> Result<Value> {
    let informers: usize = arguments.get("informers")?;
    let client = connect::client(arguments).await?;
    let informers = (0..informers).map(|n| {
        let builder = SharedInformer::<ConfigMap>::builder(client.clone());
        builder.namespaces([format!("start-{n}")]).build()
    });
    let informers: Vec<_> = informers.collect::<Result<_, _>>()?;
    for informer in &informers {
        informer.start()?;
    }
    try_join_all(informers.iter().map(|informer| informer.wait_for_sync(PATIENCE))).await?;
    let objects: usize = informers.iter().map(SharedInformer::len).sum();
    Ok(json!({"objects": objects, "cpu": vitals::cpu(), "peak_rss": vitals::peak()?}))
}
