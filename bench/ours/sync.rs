//! First sync: from the start of the program until the cache has every pod.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use k8s_openapi::api::core::v1::Pod;
use kube_informer::informer::Builder;
use kube_lean::core::v1 as lean;
use measure::{Arguments, usage};
use serde_json::{Value, json};

use crate::connect::{self, TIMEOUT};

pub(crate) async fn run(arguments: &Arguments, started: Instant) -> Result<Value> {
    match arguments.get::<String>("type")?.as_str() {
        "full" => measure_sync(connect::informer::<Pod>(arguments).await?, arguments, started).await,
        "lean" => {
            measure_sync(
                connect::informer::<lean::Pod>(arguments).await?,
                arguments,
                started,
            )
            .await
        }
        "slim" => measure_sync(connect::slim(arguments).await?, arguments, started).await,
        other => bail!("unknown type {other:?}"),
    }
}

async fn measure_sync<K: Send + Sync + 'static>(
    informer: Builder<K>,
    arguments: &Arguments,
    started: Instant,
) -> Result<Value> {
    let settle = Duration::from_secs_f64(arguments.get("settle")?);
    let informer = informer.build()?;
    informer.start()?;
    informer.wait_for_sync(TIMEOUT).await?;
    let (wall, cpu) = (started.elapsed().as_secs_f64(), usage::cpu());
    tokio::time::sleep(settle).await;
    let figures = json!({
        "objects": informer.len(), "wall": wall, "cpu": cpu,
        "peak_rss": usage::peak()?, "steady_rss": usage::resident()?,
    });
    informer.shutdown().await;
    Ok(figures)
}
