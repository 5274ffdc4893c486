//! From the start of the program until `informers=` reflectors are ready, on `namespaces=` namespaces in turn.

use anyhow::Result;
use futures::StreamExt;
use futures::future::try_join_all;
use k8s_openapi::api::core::v1::ConfigMap;
use kube::Api;
use kube::runtime::{WatchStreamExt, reflector, watcher};
use measure::{Arguments, usage};
use serde_json::{Value, json};

pub(crate) async fn run(arguments: &Arguments) -> Result<Value> {
    let client = crate::client(arguments).await?;
    let (informers, namespaces): (usize, usize) = (arguments.get("informers")?, arguments.get("namespaces")?);
    let mut stores = Vec::new();
    for n in 0..informers {
        let api: Api<ConfigMap> = Api::namespaced(client.clone(), &format!("start-{}", n % namespaces));
        let (store, writer) = reflector::store();
        let events = watcher(api, watcher::Config::default()).default_backoff();
        tokio::spawn(events.reflect(writer).for_each(|_| async {}));
        stores.push(store);
    }
    try_join_all(stores.iter().map(|store| store.wait_until_ready())).await?;
    let objects: usize = stores.iter().map(|store| store.len()).sum();
    Ok(json!({"objects": objects, "cpu": usage::cpu(), "peak_rss": usage::peak()?}))
}
