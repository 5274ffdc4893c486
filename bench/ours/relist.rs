//! A relist in which nothing changed: the server has forgotten our version, so everything is asked for again.

use std::time::Duration;

use anyhow::{Context, Result};
use k8s_openapi::api::core::v1::Pod;
use measure::{Arguments, vitals};
use serde_json::{Value, json};

use crate::connect::{self, PATIENCE};

pub(crate) async fn run(arguments: &Arguments) -> Result<Value> {
    let settle = Duration::from_secs_f64(arguments.get("settle")?);
    let informer = connect::informer::<Pod>(arguments).await?.build()?;
    informer.start()?;
    informer.wait_for_sync(PATIENCE).await?;
    let first_cpu = vitals::cpu();
    tokio::time::sleep(settle).await;
    vitals::forget_peak()?;
    let (cpu, steady) = (vitals::cpu(), vitals::resident()?);
    measure::say(&json!({"ready": true}))?;

    // The server goes and comes back; then we are told what its first version is that we can have by a list only.
    let version = tokio::task::spawn_blocking(measure::line).await??;
    let version = version.trim().parse().context("which version?")?;
    tokio::time::timeout(PATIENCE, informer.wait_for(&version)).await??;
    let said = json!({
        "objects": informer.len(), "first_cpu": first_cpu, "cpu": vitals::cpu() - cpu,
        "steady_rss": steady, "extra_rss": vitals::peak()?.saturating_sub(steady),
    });
    informer.shutdown().await;
    Ok(said)
}
