//! One watch: the number of events per second that reach a handler, or the latency of each event.

use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use k8s_openapi::api::core::v1::Pod;
use kube_informer::informer::{Backlog, Builder, Handler, Then};
use kube_lean::Object;
use kube_lean::core::v1 as lean;
use measure::{Arguments, latency, usage};
use serde_json::{Value, json};
use tokio::sync::oneshot;

use crate::connect::{self, TIMEOUT};

pub(crate) async fn run(arguments: &Arguments) -> Result<Value> {
    match arguments.get_optional::<String>("type")?.as_deref() {
        None => measure_watch(connect::informer::<Pod>(arguments).await?, arguments).await,
        Some("lean") => measure_watch(connect::informer::<lean::Pod>(arguments).await?, arguments).await,
        Some(other) => bail!("unknown type {other:?}"),
    }
}

async fn measure_watch<K: Object + Send + Sync + 'static>(
    informer: Builder<K>,
    arguments: &Arguments,
) -> Result<Value> {
    let events: usize = arguments.get("events")?;
    let informer = informer.build()?;
    let (done, recorded) = oneshot::channel();
    let mut recorder = Recorder::new(events, done);
    let handler = Handler::new()
        .on_update(move |_, new| recorder.record(new))
        .backlog(Backlog::Every { then: Then::Grow });
    let registration = informer.add_handler(handler)?;
    informer.start()?;
    informer.wait_for_sync(TIMEOUT).await?;
    registration.synced().await?;
    let cpu = usage::cpu();
    measure::send(&json!({"ready": true}))?;
    let mut recording = recorded.await.context("the handler was dropped")?;
    let wall = recording.took.as_secs_f64();
    let figures = json!({
        "objects": informer.len(), "wall": wall, "cpu": usage::cpu() - cpu,
        "events_per_s": (events - 1) as f64 / wall,
        "p50_us": latency::quantile(&mut recording.latencies, 0.5),
        "p99_us": latency::quantile(&mut recording.latencies, 0.99),
    });
    informer.shutdown().await;
    Ok(figures)
}

/// Records the latency of every event of one handler.
struct Recorder {
    events: usize,
    first: Option<Instant>,
    latencies: Vec<u64>,
    done: Option<oneshot::Sender<Recording>>,
}

struct Recording {
    took: std::time::Duration,
    latencies: Vec<u64>,
}

impl Recorder {
    fn new(events: usize, done: oneshot::Sender<Recording>) -> Self {
        Self {
            events,
            first: None,
            latencies: Vec::with_capacity(events),
            done: Some(done),
        }
    }

    fn record<K: Object>(&mut self, pod: &Arc<K>) {
        let first = *self.first.get_or_insert_with(Instant::now);
        let sent = pod
            .annotations()
            .get(latency::SENT)
            .and_then(|sent| sent.parse().ok());
        self.latencies
            .push(latency::now().saturating_sub(sent.unwrap_or(0)));
        if self.latencies.len() == self.events {
            let recording = Recording {
                took: first.elapsed(),
                latencies: std::mem::take(&mut self.latencies),
            };
            // The receiver is dropped only if the run was cancelled.
            let _ = self.done.take().map(|done| done.send(recording));
        }
    }
}
