//! client-go's BenchmarkSharedIndexInformer: one writer, and readers that each walk a whole namespace, again and again.
//!
//! Ten changes are under way at most; a write counts when a handler has heard of it, a read when it has seen every pod. Readers
//! are tasks of the runtime that the informer runs on, as theirs are goroutines among goroutines; with `threads=true` each is a
//! thread of its own, and 80 of them fight two workers for the cores.

use std::hint::black_box;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Result;
use k8s_openapi::api::core::v1::Pod;
use kube_informer::informer::{Backlog, Handler, SharedInformer, Then};
use kube_informer::reflector::InitialSync;
use kube_informer::store::Store;
use measure::Arguments;
use serde_json::{Value, json};
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinSet;

use crate::connect::PATIENCE;
use crate::pushed::{Pods, Pushed};

const NAMESPACE: &str = "default";
const UNDER_WAY: usize = 10;

pub(crate) async fn run(arguments: &Arguments) -> Result<Value> {
    let count: usize = arguments.get("pods")?;
    let readers: String = arguments.get("readers")?;
    let seconds = Duration::from_secs_f64(arguments.get("seconds")?);
    let threads = arguments.find("threads")?.unwrap_or(false);
    let pods = Arc::new(Pods::new(count, NAMESPACE));
    let mut said = serde_json::Map::new();
    for readers in readers.split(',') {
        let (reads, writes) = cell(&pods, readers.parse()?, threads, seconds).await?;
        said.insert(format!("reads_per_s_{readers}"), json!(reads));
        said.insert(format!("writes_per_s_{readers}"), json!(writes));
    }
    Ok(said.into())
}

/// Reads and writes a second.
async fn cell(pods: &Arc<Pods>, readers: usize, threads: bool, seconds: Duration) -> Result<(f64, f64)> {
    let (push, changes) = mpsc::channel(1);
    let informer = SharedInformer::over(Pushed::new(Arc::clone(pods), changes))
        .initial(InitialSync::List)
        .build()?;
    let (room, writes) = (Arc::new(Semaphore::new(UNDER_WAY)), Arc::new(AtomicU64::new(0)));
    let (heard, free) = (Arc::clone(&writes), Arc::clone(&room));
    let handler = Handler::new().on_update(move |_, _| {
        heard.fetch_add(1, Ordering::Relaxed);
        free.add_permits(1);
    });
    // Every write is to be heard, so none may be folded into another, or into the add that still waits.
    let handler = handler.backlog(Backlog::Every { then: Then::Grow });
    let registration = informer.add_handler(handler)?;
    informer.start()?;
    informer.wait_for_sync(PATIENCE).await?;
    registration.synced().await?;

    let readers = Readers::start(readers, threads, &informer.store());
    let reads = Arc::clone(&readers.reads);
    let before = (reads.load(Ordering::Relaxed), writes.load(Ordering::Relaxed));
    let pods = Arc::clone(pods);
    // A task among tasks, as their writer is a goroutine among goroutines.
    let writer = tokio::spawn(async move {
        let (mut version, mut place) = (1, 7);
        let started = Instant::now();
        while started.elapsed() < seconds {
            room.acquire().await?.forget();
            version += 1;
            place = (place * 7919 + 13) % pods.len();
            push.send(pods.at(place, version)).await?;
        }
        anyhow::Ok((started.elapsed().as_secs_f64(), push))
    });
    // What it pushes through is open until the end: an informer whose source ends would begin again.
    let (took, _push) = writer.await??;
    let rate = |now: &AtomicU64, before| (now.load(Ordering::Relaxed) - before) as f64 / took;
    let rates = (rate(&reads, before.0), rate(&writes, before.1));
    readers.stop().await;
    informer.shutdown().await;
    Ok(rates)
}

/// Those that read, and how often they have.
struct Readers {
    stop: Arc<AtomicBool>,
    reads: Arc<AtomicU64>,
    threads: Vec<thread::JoinHandle<()>>,
    tasks: JoinSet<()>,
}

impl Readers {
    fn start(count: usize, threads: bool, store: &Store<Pod>) -> Self {
        let mut readers = Self {
            stop: Arc::default(),
            reads: Arc::default(),
            threads: Vec::new(),
            tasks: JoinSet::new(),
        };
        for _ in 0..count {
            let (store, reads, stop) = (
                store.clone(),
                Arc::clone(&readers.reads),
                Arc::clone(&readers.stop),
            );
            let go_on = move || {
                let snapshot = store.snapshot();
                snapshot.namespace(NAMESPACE).for_each(|pod| {
                    black_box(pod);
                });
                reads.fetch_add(1, Ordering::Relaxed);
                !stop.load(Ordering::Relaxed)
            };
            if threads {
                readers.threads.push(thread::spawn(move || while go_on() {}));
            } else {
                readers.tasks.spawn(async move {
                    while go_on() {
                        tokio::task::yield_now().await;
                    }
                });
            }
        }
        readers
    }

    async fn stop(self) {
        self.stop.store(true, Ordering::Relaxed);
        self.tasks.join_all().await;
        for thread in self.threads {
            thread.join().ok();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn readers_read_and_the_writer_writes() {
        let pods = Arc::new(Pods::new(100, NAMESPACE));
        for threads in [false, true] {
            let cell = cell(&pods, 2, threads, Duration::from_millis(50)).await;
            let (reads, writes) = cell.unwrap();
            assert!(reads > 0.0 && writes > 0.0, "{reads} reads, {writes} writes");
        }
    }
}
