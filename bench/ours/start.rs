//! From the start of the program until `informers=` informers are synced, each on its own namespace.

use anyhow::Result;
use futures::future::try_join_all;
use k8s_openapi::api::core::v1::ConfigMap;
use kube_informer::informer::SharedInformer;
use measure::{Arguments, usage};
use serde_json::{Value, json};

use crate::connect::{self, TIMEOUT};

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
    try_join_all(informers.iter().map(|informer| informer.wait_for_sync(TIMEOUT))).await?;
    let objects: usize = informers.iter().map(SharedInformer::len).sum();
    Ok(json!({"objects": objects, "cpu": usage::cpu(), "peak_rss": usage::peak()?}))
}
