//! One stream of changes: how many a second reach a handler, or how long each is on its way.

use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context, Result};
use k8s_openapi::api::core::v1::Pod;
use kube_informer::informer::{Backlog, Handler, Then};
use measure::{Arguments, latency, vitals};
use serde_json::{Value, json};
use tokio::sync::oneshot;

use crate::connect::{self, PATIENCE};

pub(crate) async fn run(arguments: &Arguments) -> Result<Value> {
    let events: usize = arguments.get("events")?;
    let informer = connect::informer::<Pod>(arguments).await?.build()?;
    let (done, all_heard) = oneshot::channel();
    let mut tally = Tally::new(events, done);
    let handler = Handler::new()
        .on_update(move |_, new| tally.hears(new))
        .backlog(Backlog::Every { then: Then::Grow });
    let registration = informer.add_handler(handler)?;
    informer.start()?;
    informer.wait_for_sync(PATIENCE).await?;
    registration.synced().await?;
    let cpu = vitals::cpu();
    measure::say(&json!({"ready": true}))?;
    let mut heard = all_heard.await.context("the handler is gone")?;
    let wall = heard.took.as_secs_f64();
    let said = json!({
        "objects": informer.len(), "wall": wall, "cpu": vitals::cpu() - cpu,
        "events_per_s": (events - 1) as f64 / wall,
        "p50_us": latency::quantile(&mut heard.latencies, 0.5),
        "p99_us": latency::quantile(&mut heard.latencies, 0.99),
    });
    informer.shutdown().await;
    Ok(said)
}

/// What one handler heard.
struct Tally {
    events: usize,
    first: Option<Instant>,
    latencies: Vec<u64>,
    done: Option<oneshot::Sender<Heard>>,
}

struct Heard {
    took: std::time::Duration,
    latencies: Vec<u64>,
}

impl Tally {
    fn new(events: usize, done: oneshot::Sender<Heard>) -> Self {
        Self {
            events,
            first: None,
            latencies: Vec::with_capacity(events),
            done: Some(done),
        }
    }

    fn hears(&mut self, pod: &Arc<Pod>) {
        let first = *self.first.get_or_insert_with(Instant::now);
        let annotations = pod.metadata.annotations.as_ref();
        let sent = annotations.and_then(|all| all.get(latency::SENT)?.parse().ok());
        self.latencies
            .push(latency::now().saturating_sub(sent.unwrap_or(0)));
        if self.latencies.len() == self.events {
            let heard = Heard {
                took: first.elapsed(),
                latencies: std::mem::take(&mut self.latencies),
            };
            // Nobody waits only if the run was given up.
            let _ = self.done.take().map(|done| done.send(heard));
        }
    }
}
