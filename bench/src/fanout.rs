//! Telling many: what it costs that so many events are told to 1, 10, 100 handlers.
//!
//! Whoever takes part is a program that is told how many handlers, events and keys, and answers with one line,
//! `{"cpu": seconds, "wall": seconds}`, from the start of the informer to the moment when every handler has counted every
//! event. Ours is this one; each case runs in a process of its own. None coalesces: everyone hears of everything.

use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context, Result};
use kube_informer::informer::{Backlog, Handler, SharedInformer, Then};
use kube_informer::reflector::InitialSync;
use serde_json::{Value, json};
use tokio::sync::Semaphore;

use crate::child::{self, figure};
use crate::generated::{Generated, Object};
use crate::report::Report;

const HANDLERS: [usize; 4] = [0, 1, 10, 100];

/// Who takes part: a name, and how it is asked.
type Peer = (
    &'static str,
    fn(handlers: usize, events: usize, keys: usize) -> Result<Value>,
);

const PEERS: [Peer; 1] = [("ours", ours)];

/// Measures all of it.
pub(crate) fn measure(events: usize, keys: usize) -> Result<Report> {
    let mut report = Report::new("fanout");
    report.figure("events", "events", events as f64, "");
    report.figure("keys", "keys", keys as f64, "");
    for (name, ask) in PEERS {
        let mut nobody = 0.0;
        for handlers in HANDLERS {
            let said = ask(handlers, events, keys)?;
            let (cpu, wall) = (figure(&said, "cpu")?, figure(&said, "wall")?);
            let mut row = |what: &str, value: f64, unit| {
                let key = format!("{name}_{handlers}_{}", what.replace(' ', "_"));
                // Keys are made once per run, so nothing grows by leaking them.
                report.figure(
                    key.leak(),
                    format!("{name}, {handlers:>3} handlers: {what}"),
                    value,
                    unit,
                );
            };
            row("cpu", cpu, "s");
            row("wall", wall, "s");
            match handlers {
                0 => nobody = cpu,
                _ => {
                    let told = (events + keys) * handlers;
                    row("cpu each", (cpu - nobody).max(0.0) * 1e9 / told as f64, "ns");
                }
            }
        }
    }
    Ok(report)
}

fn ours(handlers: usize, events: usize, keys: usize) -> Result<Value> {
    child::run(&[
        "fanout".to_owned(),
        events.to_string(),
        keys.to_string(),
        "--alone".to_owned(),
        handlers.to_string(),
    ])
}

/// Our case, in a process of its own.
pub(crate) async fn alone(handlers: &str, events: usize, keys: usize) -> Result<Value> {
    let handlers: u32 = handlers.parse().context("how many handlers?")?;
    let source = Generated::new(keys, events);
    let last = source.last_version();
    let informer = SharedInformer::over(source)
        .initial(InitialSync::List)
        .backlog(Backlog::Every { then: Then::Grow })
        .build()?;
    let done = Arc::new(Semaphore::new(0));
    for _ in 0..handlers {
        let done = Arc::clone(&done);
        let (mut updates, all) = (0, events);
        let count = move |_: &Arc<Object>, _: &Arc<Object>| {
            updates += 1;
            if updates == all {
                done.add_permits(1);
            }
        };
        informer.add_handler(Handler::new().on_add(|_, _| ()).on_update(count))?;
    }
    let (cpu, started) = (cpu()?, Instant::now());
    informer.start()?;
    informer.wait_for(&last.into()).await?;
    done.acquire_many(handlers).await?.forget();
    let answer = json!({"cpu": self::cpu()? - cpu, "wall": started.elapsed().as_secs_f64()});
    informer.shutdown().await;
    Ok(answer)
}

/// Seconds this process has computed, all its threads together: in hundredths, as Linux counts them for everyone.
fn cpu() -> Result<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").context("CPU is measured on Linux only")?;
    // The second field is a name in brackets that may hold anything; ours are the 14th and 15th.
    let (_, after) = stat.rsplit_once(") ").context("/proc/self/stat has no name")?;
    let ticks = after.split(' ').skip(11).take(2).map(str::parse::<f64>);
    let ticks: f64 = ticks.sum::<std::result::Result<f64, _>>()?;
    Ok(ticks / 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn every_handler_hears_of_every_event() {
        // It would not end otherwise.
        let said = alone("3", 1_000, 10).await.expect("it runs");
        assert!(figure(&said, "wall").expect("is said") > 0.0);
    }
}
