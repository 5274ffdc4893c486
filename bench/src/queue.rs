//! The work queue against client-go's, in one run: what a key costs on its way through, and what one takes that is not due.
//!
//! - **cycle**: 1,000 keys stay in the queue; each worker takes one, is done with it, and adds it again. Nobody waits, so
//!   this is what the queue itself costs, alone and when workers come at the same time.
//! - **flow**: one adds 400,000 keys as fast as it can, the workers take what comes; until all are done. Waking is in it.
//! - **delayed**: a million keys, an hour and more away, in no order: the cost of an add, and what the system counts (RSS) per
//!   key, less what it counted before. The keys themselves are made before, and shared.
//!
//! Workers are tasks here, goroutines there. client-go looks at no clock unless it has metrics, so its queue stands against
//! ours without ([`Builder::untimed`](kube_informer::workqueue::Builder::untimed)); ours as it comes, with its figures, is shown
//! too. Everything is done three times and the best counts, for both.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use kube_informer::object::ObjectKey;
use kube_informer::workqueue::WorkQueue;

use crate::programs::{self as peers, Figures};
use crate::report::{Claim, Report};
use measure::vitals::resident;

const WORKERS: [usize; 3] = [1, 4, 64];
const IN_CYCLE: usize = 1_000;
const ROUNDS: usize = 400;
const IN_FLOW: usize = 400_000;
const DELAYED: usize = 1_000_000;
const TIMES: usize = 3;

/// Measures all of it.
pub(crate) async fn measure() -> Result<Report> {
    let mut report = Report::new("queue");
    // First, while nothing that was freed could be used again and so not be counted.
    let (delayed_bytes, delayed_ns) = delays()?;
    let mut ours = Vec::new();
    for workers in WORKERS {
        let cycles = [
            best(|| cycle(untimed(), workers)).await?,
            best(|| cycle(WorkQueue::new(), workers)).await?,
        ];
        let flows = [
            best(|| flow(untimed(), workers)).await?,
            best(|| flow(WorkQueue::new(), workers)).await?,
        ];
        ours.push((workers, cycles, flows));
    }
    let names: Vec<String> = WORKERS.iter().map(ToString::to_string).collect();
    let mut theirs = Vec::new();
    for _ in 0..TIMES {
        match peers::client_go("queue", &names)? {
            Some(figures) => theirs.push(figures),
            None => break,
        }
    }
    if theirs.is_empty() {
        report.skipped(format!("client-go: {}", peers::NO_GO));
    }
    for (workers, cycles, flows) in ours {
        for (work, [rate, timed]) in [("cycle", cycles), ("flow", flows)] {
            let key = format!("{work}_{workers}");
            let what = format!("{work}, {workers} workers");
            report.figure(leak(format!("{key}_ops_per_s")), what.clone(), rate, "/s");
            report.figure(
                leak(format!("{key}_timed_ops_per_s")),
                format!("{what}, with figures"),
                timed,
                "/s",
            );
            if let Some(other) = most(&theirs, &key)? {
                report.figure(
                    leak(format!("{key}_client_go_ops_per_s")),
                    format!("{what}, client-go"),
                    other,
                    "/s",
                );
                report.claim(
                    leak(format!("{key}_ratio")),
                    format!("{what}, ours / client-go"),
                    rate / other,
                    "×",
                    Claim::AtLeast(3.0),
                );
            }
        }
    }
    for (key, what, value, unit) in [
        ("delayed_ns", "delayed, an add", delayed_ns, "ns"),
        ("delayed_bytes", "delayed, memory", delayed_bytes, "B/key"),
    ] {
        report.figure(key, what, value, unit);
        if let Some(other) = most(&theirs, key)? {
            // `most` is the worst for these two; the best is what counts.
            let other = least(&theirs, key).unwrap_or(other);
            report.figure(
                leak(format!("{key}_client_go")),
                format!("{what}, client-go"),
                other,
                unit,
            );
            report.figure(
                leak(format!("{key}_ratio")),
                format!("{what}, ours / client-go"),
                value / other,
                "×",
            );
        }
    }
    Ok(report)
}

/// Keys of figures are made once per run, so nothing grows by leaking them.
fn leak(key: String) -> &'static str {
    key.leak()
}

fn most(all: &[Figures], key: &str) -> Result<Option<f64>> {
    let values: Option<Vec<f64>> = all.iter().map(|figures| figures.get(key).copied()).collect();
    let values = values.with_context(|| format!("client-go's bench says nothing of {key}"))?;
    Ok(values.into_iter().reduce(f64::max))
}

fn least(all: &[Figures], key: &str) -> Option<f64> {
    all.iter()
        .filter_map(|figures| figures.get(key).copied())
        .reduce(f64::min)
}

async fn best<F: Future<Output = Result<f64>>>(mut measure: impl FnMut() -> F) -> Result<f64> {
    let mut best = 0.0f64;
    for _ in 0..TIMES {
        best = best.max(measure().await?);
    }
    Ok(best)
}

fn untimed() -> WorkQueue<ObjectKey> {
    WorkQueue::builder().untimed().build()
}

fn keys(count: usize) -> Vec<ObjectKey> {
    let namespaces: Vec<Arc<str>> = (0..100).map(|n| format!("namespace-{n}").into()).collect();
    (0..count)
        .map(|n| {
            ObjectKey::namespaced(
                Arc::clone(&namespaces[n % namespaces.len()]),
                format!("object-{n}"),
            )
        })
        .collect()
}

async fn cycle(queue: WorkQueue<ObjectKey>, workers: usize) -> Result<f64> {
    keys(IN_CYCLE).into_iter().for_each(|key| queue.add(key));
    let total = IN_CYCLE * ROUNDS;
    let left = Arc::new(AtomicI64::new(total as i64));
    let started = Instant::now();
    let tasks: Vec<_> = (0..workers)
        .map(|_| {
            let (queue, left) = (queue.clone(), Arc::clone(&left));
            tokio::spawn(async move {
                while left.fetch_sub(1, Ordering::Relaxed) > 0 {
                    let Some(work) = queue.get().await else { return };
                    queue.add(work.done());
                }
            })
        })
        .collect();
    for task in tasks {
        task.await?;
    }
    Ok(total as f64 / started.elapsed().as_secs_f64())
}

async fn flow(queue: WorkQueue<ObjectKey>, workers: usize) -> Result<f64> {
    let keys = keys(IN_FLOW);
    let started = Instant::now();
    let tasks: Vec<_> = (0..workers)
        .map(|_| {
            let queue = queue.clone();
            tokio::spawn(async move { while queue.get().await.is_some() {} })
        })
        .collect();
    tokio::spawn(async move {
        for key in keys {
            queue.add(key);
        }
        queue.shutdown();
    })
    .await?;
    for task in tasks {
        task.await?;
    }
    Ok(IN_FLOW as f64 / started.elapsed().as_secs_f64())
}

fn delays() -> Result<(f64, f64)> {
    let queue = WorkQueue::new();
    let keys = keys(DELAYED);
    let before = resident()?;
    let started = Instant::now();
    for (n, key) in keys.iter().enumerate() {
        let delay = Duration::from_secs(3_600) + Duration::from_millis((n * 7_919 % DELAYED) as u64);
        queue.add_after(key.clone(), delay);
    }
    let took = started.elapsed();
    let grown = resident()?.saturating_sub(before) as f64;
    Ok((grown / DELAYED as f64, took.as_nanos() as f64 / DELAYED as f64))
}
