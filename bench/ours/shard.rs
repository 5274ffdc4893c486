//! One replica of a group: it waits until every replica has its share of the ranges, and then fetches its own.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Result, bail};
use k8s_openapi::api::core::v1::Pod;
use kube_informer::informer::{Backlog, Builder, Handler, Then};
use kube_informer::shard::{Config, Shards};
use kube_lean::core::v1 as lean;
use measure::{Arguments, usage};
use serde_json::{Value, json};
use tokio_util::sync::CancellationToken;

use crate::connect::{self, TIMEOUT};

pub(crate) async fn run(arguments: &Arguments) -> Result<Value> {
    match arguments.get::<String>("type")?.as_str() {
        "full" => measure_replica(connect::informer::<Pod>(arguments).await?, arguments).await,
        "lean" => measure_replica(connect::informer::<lean::Pod>(arguments).await?, arguments).await,
        other => bail!("unknown type {other:?}"),
    }
}

async fn measure_replica<K: Send + Sync + 'static>(
    informer: Builder<K>,
    arguments: &Arguments,
) -> Result<Value> {
    let (group, name): (String, String) = (arguments.get("group")?, arguments.get("name")?);
    let replicas: usize = arguments.get("replicas")?;
    let config = Config::new("default", group, name);
    let share = config.ranges as usize / replicas;
    let shards = Shards::new(connect::client(arguments).await?, config)?;
    let shutdown = CancellationToken::new();
    let sharing = tokio::spawn({
        let (shards, shutdown) = (shards.clone(), shutdown.clone());
        async move { shards.run(shutdown).await }
    });
    // Before the others have joined, the first replica owns everything. That is no part of the figures.
    let mut owned = shards.owned();
    tokio::time::timeout(
        TIMEOUT,
        owned.wait_for(|owned| owned.known && owned.leaving.is_empty() && owned.ranges.len() == share),
    )
    .await??;
    let cpu = usage::cpu();
    let informer = informer.sharded(&shards).build()?;
    let updates = Arc::new(AtomicU64::new(0));
    let counted = Arc::clone(&updates);
    let handler = Handler::new()
        .on_update(move |_, _| {
            counted.fetch_add(1, Ordering::Relaxed);
        })
        .backlog(Backlog::Every { then: Then::Grow });
    let registration = informer.add_handler(handler)?;
    informer.start()?;
    informer.wait_for_sync(TIMEOUT).await?;
    registration.synced().await?;
    let sync_cpu = usage::cpu() - cpu;
    measure::send(&json!({"objects": informer.len()}))?;

    let mut watch_cpu = usage::cpu();
    loop {
        let line = tokio::task::spawn_blocking(measure::receive).await??;
        match line.trim() {
            // The changes begin.
            "begin" => watch_cpu = usage::cpu(),
            "count" => measure::send(&json!({"updates": updates.load(Ordering::Relaxed)}))?,
            _ => break,
        }
    }
    let figures = json!({
        "objects": informer.len(), "sync_cpu": sync_cpu, "watch_cpu": usage::cpu() - watch_cpu,
        "steady_rss": usage::resident()?, "peak_rss": usage::peak()?,
    });
    informer.shutdown().await;
    shutdown.cancel();
    sharing.await??;
    Ok(figures)
}
