//! A handler that comes late: how long until it knows everything, and how long the others hear nothing meanwhile.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::Result;
use kube_informer::informer::{Handler, SharedInformer};
use kube_informer::reflector::InitialSync;
use measure::{Arguments, latency, vitals};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use crate::connect::PATIENCE;
use crate::pushed::{Pods, Pushed};

/// How long changes flow before and after.
const FLOW: Duration = Duration::from_millis(500);

pub(crate) async fn run(arguments: &Arguments) -> Result<Value> {
    let pods = Arc::new(Pods::new(arguments.get("pods")?, "default"));
    let (handlers, rate): (usize, u64) = (arguments.get("handlers")?, arguments.get("rate")?);
    let (push, changes) = mpsc::channel(1024);
    let informer = SharedInformer::over(Pushed::new(Arc::clone(&pods), changes))
        .initial(InitialSync::List)
        .build()?;
    let gap = Arc::new(Gap::default());
    let listener = Arc::clone(&gap);
    let mut registrations =
        vec![informer.add_handler(Handler::new().on_update(move |_, _| listener.heard()))?];
    for _ in 1..handlers.saturating_sub(1) {
        registrations.push(informer.add_handler(Handler::new().on_update(|_, _| ()))?);
    }
    informer.start()?;
    informer.wait_for_sync(PATIENCE).await?;
    for registration in &registrations {
        registration.synced().await?;
    }

    let flow = tokio::spawn(async move {
        let mut tick = tokio::time::interval(Duration::from_millis(1));
        let (mut version, mut place, mut sent) = (1, 7, 0);
        let started = Instant::now();
        loop {
            tick.tick().await;
            let due = started.elapsed().as_millis() as u64 * rate / 1000;
            while sent < due {
                (version, place, sent) = (version + 1, (place * 7919 + 13) % pods.len(), sent + 1);
                if push.send(pods.at(place, version)).await.is_err() {
                    return;
                }
            }
        }
    });
    tokio::time::sleep(FLOW).await;
    let usual = gap.take();
    let (cpu, started) = (vitals::cpu(), Instant::now());
    let late = informer.add_handler(Handler::new().on_add(|_, _| ()).on_update(|_, _| ()))?;
    late.synced().await?;
    let (wall, cpu) = (started.elapsed().as_secs_f64(), vitals::cpu() - cpu);
    // Whoever waited has heard something again by then.
    tokio::time::sleep(FLOW).await;
    let said = json!({"wall": wall, "cpu": cpu, "others_wait": gap.take(), "usual_wait": usual});
    flow.abort();
    informer.shutdown().await;
    Ok(said)
}

/// The longest time between two events.
#[derive(Default)]
struct Gap {
    last: AtomicU64,
    longest: AtomicU64,
}

impl Gap {
    fn heard(&self) {
        let now = latency::now();
        let last = self.last.swap(now, Ordering::Relaxed);
        if last > 0 {
            self.longest.fetch_max(now - last, Ordering::Relaxed);
        }
    }

    /// In seconds, since it was asked last.
    fn take(&self) -> f64 {
        self.longest.swap(0, Ordering::Relaxed) as f64 / 1e9
    }
}
