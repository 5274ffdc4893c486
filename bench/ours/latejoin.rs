//! A handler joins late: the time until it is synced, and the longest pause of the other handlers meanwhile.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::Result;
use kube_informer::informer::{Handler, SharedInformer};
use kube_informer::reflector::InitialSync;
use measure::{Arguments, latency, usage};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use crate::channel_source::{ChannelSource, Pods};
use crate::connect::TIMEOUT;

/// How long the changes run before and after the late handler joins.
const MARGIN: Duration = Duration::from_millis(500);

pub(crate) async fn run(arguments: &Arguments) -> Result<Value> {
    let pods = Arc::new(Pods::new(arguments.get("pods")?, "default"));
    let (handlers, rate): (usize, u64) = (arguments.get("handlers")?, arguments.get("rate")?);
    let (push, changes) = mpsc::channel(1024);
    let informer = SharedInformer::over(ChannelSource::new(Arc::clone(&pods), changes))
        .initial(InitialSync::List)
        .build()?;
    let gap = Arc::new(LongestGap::default());
    let recorder = Arc::clone(&gap);
    let mut registrations =
        vec![informer.add_handler(Handler::new().on_update(move |_, _| recorder.record()))?];
    for _ in 1..handlers.saturating_sub(1) {
        registrations.push(informer.add_handler(Handler::new().on_update(|_, _| ()))?);
    }
    informer.start()?;
    informer.wait_for_sync(TIMEOUT).await?;
    for registration in &registrations {
        registration.synced().await?;
    }

    let changes = tokio::spawn(async move {
        let mut tick = tokio::time::interval(Duration::from_millis(1));
        let (mut version, mut index, mut sent) = (1, 7, 0);
        let started = Instant::now();
        loop {
            tick.tick().await;
            let due = started.elapsed().as_millis() as u64 * rate / 1000;
            while sent < due {
                (version, index, sent) = (version + 1, (index * 7919 + 13) % pods.len(), sent + 1);
                if push.send(pods.at(index, version)).await.is_err() {
                    return;
                }
            }
        }
    });
    tokio::time::sleep(MARGIN).await;
    let usual = gap.take();
    let (cpu, started) = (usage::cpu(), Instant::now());
    let late = informer.add_handler(Handler::new().on_add(|_, _| ()).on_update(|_, _| ()))?;
    late.synced().await?;
    let (wall, cpu) = (started.elapsed().as_secs_f64(), usage::cpu() - cpu);
    // By the end of this margin a delayed handler has received an event again, so its pause is recorded.
    tokio::time::sleep(MARGIN).await;
    let figures = json!({"wall": wall, "cpu": cpu, "others_wait": gap.take(), "usual_wait": usual});
    changes.abort();
    informer.shutdown().await;
    Ok(figures)
}

/// The longest time between two events.
#[derive(Default)]
struct LongestGap {
    last: AtomicU64,
    longest: AtomicU64,
}

impl LongestGap {
    fn record(&self) {
        let now = latency::now();
        let last = self.last.swap(now, Ordering::Relaxed);
        if last > 0 {
            self.longest.fetch_max(now - last, Ordering::Relaxed);
        }
    }

    /// Returns the longest time in seconds since the last call.
    fn take(&self) -> f64 {
        self.longest.swap(0, Ordering::Relaxed) as f64 / 1e9
    }
}
