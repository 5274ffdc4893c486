//! The work queue, compared with client-go's in one run: the throughput of keys, and the cost of a delayed key.
//!
//! - **cycle**: 1,000 keys stay in the queue. Each worker takes a key, finishes it and adds it again. No worker waits, so this is the cost
//!   of the queue itself, without and with contention. Our queue has one call for the last two, `Work::requeue`, which the controller uses
//!   too; the same with two calls, as in client-go, is shown beside it.
//! - **flow**: one producer adds 400,000 keys as fast as it can, and the workers take them until all are done. The cost of waking is
//!   included.
//! - **delayed**: a million keys that are due in an hour or more, in no order: the cost of an add, and the memory (RSS) per key. The keys
//!   are created before and shared, so they do not count.
//!
//! Workers are tasks in kube-informer and goroutines in client-go. client-go reads no clock unless it has metrics, so its queue is compared with
//! [`Builder::untimed`](kube_informer::workqueue::Builder::untimed). Our default queue, with its statistics, is shown too. Each
//! measurement runs three times, and the best result counts, for both.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use kube_informer::object::ObjectKey;
use kube_informer::workqueue::{Work, WorkQueue};

use crate::programs::{self as peers, Figures};
use crate::report::{Claim, Report};
use measure::usage::resident;

const WORKERS: [usize; 3] = [1, 4, 64];
const CYCLE_KEYS: usize = 1_000;
const ROUNDS: usize = 400;
const FLOW_KEYS: usize = 400_000;
const DELAYED_KEYS: usize = 1_000_000;
const REPETITIONS: usize = 3;

pub(crate) async fn measure() -> Result<Report> {
    let mut report = Report::new("queue");
    // First, because memory that later steps free would be used again and would not be counted.
    let (delayed_bytes, delayed_ns) = delays()?;
    let mut ours = Vec::new();
    for workers in WORKERS {
        let cycles = [
            best(|| cycle(untimed(), workers, Work::requeue)).await?,
            best(|| cycle(WorkQueue::new(), workers, Work::requeue)).await?,
        ];
        let in_two_calls = best(|| {
            let queue = untimed();
            let again = queue.clone();
            cycle(queue, workers, move |work| again.add(work.done()))
        });
        let in_two_calls = in_two_calls.await?;
        let flows = [
            best(|| flow(untimed(), workers)).await?,
            best(|| flow(WorkQueue::new(), workers)).await?,
        ];
        ours.push((workers, cycles, in_two_calls, flows));
    }
    let names: Vec<String> = WORKERS.iter().map(ToString::to_string).collect();
    let mut theirs = Vec::new();
    for _ in 0..REPETITIONS {
        match peers::client_go("queue", &names)? {
            Some(figures) => theirs.push(figures),
            None => break,
        }
    }
    if theirs.is_empty() {
        report.skipped(format!("client-go: {}", peers::NO_GO));
    }
    for (workers, cycles, in_two_calls, flows) in ours {
        report.figure(
            leak(format!("cycle_{workers}_two_calls_ops_per_s")),
            format!("cycle, {workers} workers, done and add"),
            in_two_calls,
            "/s",
        );
        for (name, [rate, timed], claim) in [("cycle", cycles, 3.0), ("flow", flows, 2.0)] {
            let key = format!("{name}_{workers}");
            let label = format!("{name}, {workers} workers");
            report.figure(leak(format!("{key}_ops_per_s")), label.clone(), rate, "/s");
            report.figure(
                leak(format!("{key}_timed_ops_per_s")),
                format!("{label}, with statistics"),
                timed,
                "/s",
            );
            if let Some(other) = max(&theirs, &key)? {
                report.figure(
                    leak(format!("{key}_client_go_ops_per_s")),
                    format!("{label}, client-go"),
                    other,
                    "/s",
                );
                report.claim(
                    leak(format!("{key}_ratio")),
                    format!("{label}, ours / client-go"),
                    rate / other,
                    "×",
                    Claim::AtLeast(claim),
                );
            }
        }
    }
    for (key, label, value, unit) in [
        ("delayed_ns", "delayed, an add", delayed_ns, "ns"),
        ("delayed_bytes", "delayed, memory", delayed_bytes, "B/key"),
    ] {
        report.figure(key, label, value, unit);
        if let Some(other) = max(&theirs, key)? {
            // For these two figures the smallest value is the best.
            let other = min(&theirs, key).unwrap_or(other);
            report.figure(
                leak(format!("{key}_client_go")),
                format!("{label}, client-go"),
                other,
                unit,
            );
            report.figure(
                leak(format!("{key}_ratio")),
                format!("{label}, ours / client-go"),
                value / other,
                "×",
            );
        }
    }
    Ok(report)
}

/// Leaking is harmless: the keys are built once per run.
fn leak(key: String) -> &'static str {
    key.leak()
}

fn max(all: &[Figures], key: &str) -> Result<Option<f64>> {
    let values: Option<Vec<f64>> = all.iter().map(|figures| figures.get(key).copied()).collect();
    let values = values.with_context(|| format!("client-go's output has no {key}"))?;
    Ok(values.into_iter().reduce(f64::max))
}

fn min(all: &[Figures], key: &str) -> Option<f64> {
    all.iter()
        .filter_map(|figures| figures.get(key).copied())
        .reduce(f64::min)
}

async fn best<F: Future<Output = Result<f64>>>(mut measure: impl FnMut() -> F) -> Result<f64> {
    let mut best = 0.0f64;
    for _ in 0..REPETITIONS {
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

async fn cycle(
    queue: WorkQueue<ObjectKey>,
    workers: usize,
    finish: impl Fn(Work<ObjectKey>) + Clone + Send + 'static,
) -> Result<f64> {
    keys(CYCLE_KEYS).into_iter().for_each(|key| queue.add(key));
    let total = CYCLE_KEYS * ROUNDS;
    let left = Arc::new(AtomicI64::new(total as i64));
    let started = Instant::now();
    let tasks: Vec<_> = (0..workers)
        .map(|_| {
            let (queue, left, finish) = (queue.clone(), Arc::clone(&left), finish.clone());
            tokio::spawn(async move {
                while left.fetch_sub(1, Ordering::Relaxed) > 0 {
                    let Some(work) = queue.get().await else { return };
                    finish(work);
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
    let keys = keys(FLOW_KEYS);
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
    Ok(FLOW_KEYS as f64 / started.elapsed().as_secs_f64())
}

fn delays() -> Result<(f64, f64)> {
    let queue = WorkQueue::new();
    let keys = keys(DELAYED_KEYS);
    let before = resident()?;
    let started = Instant::now();
    for (n, key) in keys.iter().enumerate() {
        let delay = Duration::from_secs(3_600) + Duration::from_millis((n * 7_919 % DELAYED_KEYS) as u64);
        queue.add_after(key.clone(), delay);
    }
    let took = started.elapsed();
    let grown = resident()?.saturating_sub(before) as f64;
    Ok((
        grown / DELAYED_KEYS as f64,
        took.as_nanos() as f64 / DELAYED_KEYS as f64,
    ))
}
