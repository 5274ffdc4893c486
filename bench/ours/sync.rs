//! First sync: from the start of the program until the cache has every pod.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use k8s_openapi::api::core::v1::Pod;
use kube_informer::informer::Builder;
use measure::{Arguments, vitals};
use serde_json::{Value, json};

use crate::connect::{self, PATIENCE};

pub(crate) async fn run(arguments: &Arguments, started: Instant) -> Result<Value> {
    match arguments.get::<String>("type")?.as_str() {
        "full" => synced(connect::informer::<Pod>(arguments).await?, arguments, started).await,
        "slim" => synced(connect::slim(arguments).await?, arguments, started).await,
        other => bail!("no type is called {other:?}"),
    }
}

async fn synced<K: Send + Sync + 'static>(
    informer: Builder<K>,
    arguments: &Arguments,
    started: Instant,
) -> Result<Value> {
    let settle = Duration::from_secs_f64(arguments.get("settle")?);
    let informer = informer.build()?;
    informer.start()?;
    informer.wait_for_sync(PATIENCE).await?;
    let (wall, cpu) = (started.elapsed().as_secs_f64(), vitals::cpu());
    tokio::time::sleep(settle).await;
    let said = json!({
        "objects": informer.len(), "wall": wall, "cpu": cpu,
        "peak_rss": vitals::peak()?, "steady_rss": vitals::resident()?,
    });
    informer.shutdown().await;
    Ok(said)
}
