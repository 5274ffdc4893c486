//! A relist without changes: the version of the informer has expired on the server, so the informer lists again.

use std::time::Duration;

use anyhow::{Context, Result, bail};
use k8s_openapi::api::core::v1::Pod;
use kube_informer::informer::Builder;
use kube_lean::core::v1 as lean;
use measure::{Arguments, usage};
use serde_json::{Value, json};

use crate::connect::{self, TIMEOUT};

pub(crate) async fn run(arguments: &Arguments) -> Result<Value> {
    match arguments.get_optional::<String>("type")?.as_deref() {
        None => measure_relist(connect::informer::<Pod>(arguments).await?, arguments).await,
        Some("lean") => measure_relist(connect::informer::<lean::Pod>(arguments).await?, arguments).await,
        Some(other) => bail!("unknown type {other:?}"),
    }
}

async fn measure_relist<K: Send + Sync + 'static>(
    informer: Builder<K>,
    arguments: &Arguments,
) -> Result<Value> {
    let settle = Duration::from_secs_f64(arguments.get("settle")?);
    let informer = informer.build()?;
    informer.start()?;
    informer.wait_for_sync(TIMEOUT).await?;
    let first_cpu = usage::cpu();
    tokio::time::sleep(settle).await;
    usage::reset_peak()?;
    let (cpu, steady) = (usage::cpu(), usage::resident()?);
    measure::send(&json!({"ready": true}))?;

    // `bench` restarts the server and then sends its first version that the informer can reach only by a list.
    let version = tokio::task::spawn_blocking(measure::receive).await??;
    let version = version.trim().parse().context("bench sent no valid version")?;
    tokio::time::timeout(TIMEOUT, informer.wait_for(&version)).await??;
    let figures = json!({
        "objects": informer.len(), "first_cpu": first_cpu, "cpu": usage::cpu() - cpu,
        "steady_rss": steady, "extra_rss": usage::peak()?.saturating_sub(steady),
    });
    informer.shutdown().await;
    Ok(figures)
}
