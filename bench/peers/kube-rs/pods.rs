//! A reflector of pods: first sync, relist and watch.

use std::pin::Pin;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use futures::{Stream, StreamExt};
use k8s_openapi::api::core::v1::Pod;
use kube::runtime::reflector::{self, Store};
use kube::runtime::watcher::{self, Event};
use kube::runtime::{WatchStreamExt, watcher as watch_pods};
use kube::{Api, ResourceExt};
use measure::{Arguments, latency, usage};
use serde_json::{Value, json};

type Events = Pin<Box<dyn Stream<Item = watcher::Result<Event<Pod>>> + Send>>;

/// Returns a reflector in the form of `form=`.
async fn reflect(arguments: &Arguments) -> Result<(Store<Pod>, Events)> {
    let api: Api<Pod> = Api::all(crate::client(arguments).await?);
    let (store, writer) = reflector::store();
    let default = watcher::Config::default();
    let events: Events = match arguments.get::<String>("form")?.as_str() {
        "default" => watch_pods(api, default).default_backoff().reflect(writer).boxed(),
        "cleared" => {
            let cleared = |pod: &mut Pod| pod.managed_fields_mut().clear();
            let events = watch_pods(api, default).default_backoff();
            events.modify(cleared).reflect(writer).boxed()
        }
        "streaming" => {
            let events = watch_pods(api, default.streaming_lists()).default_backoff();
            events.reflect(writer).boxed()
        }
        other => bail!("unknown form {other:?}"),
    };
    Ok((store, events))
}

/// Reads events until a list is complete.
async fn wait_for_list(events: &mut Events) -> Result<()> {
    // An error means that the server is down; the watcher retries.
    while !matches!(
        events.next().await.context("a watcher never ends")?,
        Ok(Event::InitDone)
    ) {}
    Ok(())
}

/// First sync: from the start of the program until the store has every pod.
pub(crate) async fn sync(arguments: &Arguments, started: Instant) -> Result<Value> {
    let settle = Duration::from_secs_f64(arguments.get("settle")?);
    let (store, mut events) = reflect(arguments).await?;
    wait_for_list(&mut events).await?;
    let (wall, cpu) = (started.elapsed().as_secs_f64(), usage::cpu());
    idle(&mut events, settle).await;
    Ok(json!({
        "objects": store.len(), "wall": wall, "cpu": cpu,
        "peak_rss": usage::peak()?, "steady_rss": usage::resident()?,
    }))
}

/// Keeps watching for a while.
async fn idle(events: &mut Events, settle: Duration) {
    let watching = async { while events.next().await.is_some() {} };
    // The watch never ends, so the timeout is the expected result.
    let _ = tokio::time::timeout(settle, watching).await;
}

/// Relist without changes: the version of the watcher has expired on the server.
pub(crate) async fn relist(arguments: &Arguments) -> Result<Value> {
    let settle = Duration::from_secs_f64(arguments.get("settle")?);
    let (store, mut events) = reflect(arguments).await?;
    wait_for_list(&mut events).await?;
    let first_cpu = usage::cpu();
    idle(&mut events, settle).await;
    usage::reset_peak()?;
    let (cpu, steady) = (usage::cpu(), usage::resident()?);
    measure::send(&json!({"ready": true}))?;
    // The watcher lists again when the server is back, at any version.
    wait_for_list(&mut events).await?;
    let figures = json!({
        "objects": store.len(), "first_cpu": first_cpu, "cpu": usage::cpu() - cpu,
        "steady_rss": steady, "extra_rss": usage::peak()?.saturating_sub(steady),
    });
    tokio::task::spawn_blocking(measure::receive).await??;
    Ok(figures)
}

/// One watch: the number of events per second, or the latency of each event.
pub(crate) async fn watch(arguments: &Arguments) -> Result<Value> {
    let expected: usize = arguments.get("events")?;
    let (store, mut events) = reflect(arguments).await?;
    wait_for_list(&mut events).await?;
    let cpu = usage::cpu();
    measure::send(&json!({"ready": true}))?;
    let mut latencies = Vec::with_capacity(expected);
    let mut first = None;
    while latencies.len() < expected {
        let event = events.next().await.context("a watcher never ends")?;
        let Event::Apply(pod) = event? else { continue };
        first.get_or_insert_with(Instant::now);
        let sent = pod
            .annotations()
            .get(latency::SENT)
            .and_then(|sent| sent.parse().ok());
        latencies.push(latency::now().saturating_sub(sent.unwrap_or(0)));
    }
    let wall = first.context("no event arrived")?.elapsed().as_secs_f64();
    Ok(json!({
        "objects": store.len(), "wall": wall, "cpu": usage::cpu() - cpu,
        "events_per_s": (expected - 1) as f64 / wall,
        "p50_us": latency::quantile(&mut latencies, 0.5),
        "p99_us": latency::quantile(&mut latencies, 0.99),
    }))
}
