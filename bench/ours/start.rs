//! From the start of the program until `informers=` informers are synced, on `namespaces=` namespaces in turn. With `http=2` they
//! share connections.

use anyhow::{Result, bail};
use futures::future::try_join_all;
use k8s_openapi::api::core::v1::ConfigMap;
use kube_informer::informer::SharedInformer;
use measure::{Arguments, usage};
use serde_json::{Value, json};

use crate::connect::{self, TIMEOUT};

/// How many informers share a connection. kube-apiserver allows 100 streams on one, hyper's client never opens a second one, and a
/// watch is a stream that does not end.
const STREAMS: usize = 50;

pub(crate) async fn run(arguments: &Arguments) -> Result<Value> {
    let informers: usize = arguments.get("informers")?;
    let namespaces: usize = arguments.get("namespaces")?;
    let clients = match arguments.get_optional::<String>("http")?.as_deref() {
        None => vec![connect::client(arguments).await?],
        Some("2") => {
            let connections = (0..informers.div_ceil(STREAMS)).map(|_| connect::http2_client(arguments));
            try_join_all(connections).await?
        }
        Some(other) => bail!("unknown version http={other:?}"),
    };
    let informers = (0..informers).map(|n| {
        let client = &clients[n % clients.len()];
        let builder = SharedInformer::<ConfigMap>::builder(client.clone());
        builder.namespaces([format!("start-{}", n % namespaces)]).build()
    });
    let informers: Vec<_> = informers.collect::<Result<_, _>>()?;
    for informer in &informers {
        informer.start()?;
    }
    try_join_all(informers.iter().map(|informer| informer.wait_for_sync(TIMEOUT))).await?;
    let objects: usize = informers.iter().map(SharedInformer::len).sum();
    Ok(json!({"objects": objects, "cpu": usage::cpu(), "peak_rss": usage::peak()?}))
}
