//! Fan-out: a shared reflector with `handlers=` subscribers, until each subscriber has received every change.

use std::time::Instant;

use anyhow::{Context, Result};
use futures::{StreamExt, stream};
use k8s_openapi::api::core::v1::Pod;
use kube::runtime::watcher::Event;
use kube::runtime::{WatchStreamExt, reflector};
use measure::{Arguments, usage};
use serde_json::{Value, json};

/// The size of the buffer between the reflector and its subscribers in kube-rs's examples.
const BUFFER: usize = 256;

pub(crate) async fn run(arguments: &Arguments) -> Result<Value> {
    let (handlers, events): (usize, usize) = (arguments.get("handlers")?, arguments.get("events")?);
    let keys: usize = arguments.get("keys")?;
    let pod = |n: usize| {
        let mut pod = Pod::default();
        pod.metadata.name = Some(format!("web-7d4b9c6f5-{n:06}"));
        pod.metadata.namespace = Some(format!("namespace-{}", n % 100));
        pod
    };
    let pods: Vec<Pod> = (0..keys).map(pod).collect();
    let (_store, writer) = reflector::store_shared::<Pod>(BUFFER);
    let (cpu, started) = (usage::cpu(), Instant::now());
    let mut subscribers = Vec::new();
    for _ in 0..handlers {
        let subscriber = writer.subscribe().context("the store is shared")?;
        let all = keys + events;
        subscribers.push(tokio::spawn(async move { subscriber.take(all).count().await }));
    }
    let initial = pods.clone().into_iter().map(Event::InitApply);
    let changes = (0..events).map(move |n| Event::Apply(pods[n % keys].clone()));
    let events = [Event::Init]
        .into_iter()
        .chain(initial)
        .chain([Event::InitDone])
        .chain(changes);
    let events = stream::iter(events.map(Ok::<_, kube::runtime::watcher::Error>));
    tokio::spawn(events.reflect_shared(writer).for_each(|_| async {}));
    for subscriber in subscribers {
        subscriber.await?;
    }
    Ok(json!({
        "cpu": usage::cpu() - cpu, "wall": started.elapsed().as_secs_f64(), "peak_rss": usage::peak()?,
    }))
}
