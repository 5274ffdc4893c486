//! A reflector of pods: its first sync, a relist, a stream of changes.

use std::pin::Pin;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use futures::{Stream, StreamExt};
use k8s_openapi::api::core::v1::Pod;
use kube::runtime::reflector::{self, Store};
use kube::runtime::watcher::{self, Event};
use kube::runtime::{WatchStreamExt, watcher as watch_pods};
use kube::{Api, ResourceExt};
use measure::{Arguments, latency, vitals};
use serde_json::{Value, json};

type Events = Pin<Box<dyn Stream<Item = watcher::Result<Event<Pod>>> + Send>>;

/// A reflector in the form that `form=` names.
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
        other => bail!("no form is called {other:?}"),
    };
    Ok((store, events))
}

/// Reads on until a list is complete.
async fn listed(events: &mut Events) -> Result<()> {
    // Errors say that the server is away; it tries again.
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
    listed(&mut events).await?;
    let (wall, cpu) = (started.elapsed().as_secs_f64(), vitals::cpu());
    idle(&mut events, settle).await;
    Ok(json!({
        "objects": store.len(), "wall": wall, "cpu": cpu,
        "peak_rss": vitals::peak()?, "steady_rss": vitals::resident()?,
    }))
}

/// Goes on watching for a while.
async fn idle(events: &mut Events, settle: Duration) {
    let watching = async { while events.next().await.is_some() {} };
    // That it goes on for ever is what is meant.
    let _ = tokio::time::timeout(settle, watching).await;
}

/// The server has forgotten our version, and nothing changed.
pub(crate) async fn relist(arguments: &Arguments) -> Result<Value> {
    let settle = Duration::from_secs_f64(arguments.get("settle")?);
    let (store, mut events) = reflect(arguments).await?;
    listed(&mut events).await?;
    let first_cpu = vitals::cpu();
    idle(&mut events, settle).await;
    vitals::forget_peak()?;
    let (cpu, steady) = (vitals::cpu(), vitals::resident()?);
    measure::say(&json!({"ready": true}))?;
    // It lists again when the server is back, whatever version that is at.
    listed(&mut events).await?;
    let said = json!({
        "objects": store.len(), "first_cpu": first_cpu, "cpu": vitals::cpu() - cpu,
        "steady_rss": steady, "extra_rss": vitals::peak()?.saturating_sub(steady),
    });
    tokio::task::spawn_blocking(measure::line).await??;
    Ok(said)
}

/// One stream of changes: how many a second arrive, or how long each is on its way.
pub(crate) async fn watch(arguments: &Arguments) -> Result<Value> {
    let expected: usize = arguments.get("events")?;
    let (store, mut events) = reflect(arguments).await?;
    listed(&mut events).await?;
    let cpu = vitals::cpu();
    measure::say(&json!({"ready": true}))?;
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
    let wall = first.context("there were events")?.elapsed().as_secs_f64();
    Ok(json!({
        "objects": store.len(), "wall": wall, "cpu": vitals::cpu() - cpu,
        "events_per_s": (expected - 1) as f64 / wall,
        "p50_us": latency::quantile(&mut latencies, 0.5),
        "p99_us": latency::quantile(&mut latencies, 0.99),
    }))
}
