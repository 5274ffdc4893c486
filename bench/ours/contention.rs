//! client-go's BenchmarkSharedIndexInformer: one writer, and readers that each walk a whole namespace in a loop.
//!
//! At most ten changes are in flight. A write counts when a handler has received it, a read when it has visited every pod. Readers are tasks
//! on the runtime of the program, as client-go's readers are goroutines. With `threads=true` each reader is a thread, and 80 threads
//! compete with two workers for the cores. With `own=true` the informer has a thread of its own: its handler and its source, which is the
//! writer, run there, too, and the readers stay where they are.

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
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::task::JoinSet;

use crate::channel_source::{ChannelSource, Pods};
use crate::connect::TIMEOUT;

const NAMESPACE: &str = "default";
const MAX_IN_FLIGHT: usize = 10;

pub(crate) async fn run(arguments: &Arguments) -> Result<Value> {
    let count: usize = arguments.get("pods")?;
    let readers: String = arguments.get("readers")?;
    let seconds = Duration::from_secs_f64(arguments.get("seconds")?);
    let threads = arguments.get_optional("threads")?.unwrap_or(false);
    let own = arguments.get_optional("own")?.unwrap_or(false);
    let pods = Arc::new(Pods::new(count, NAMESPACE));
    let mut figures = serde_json::Map::new();
    for readers in readers.split(',') {
        let (reads, writes) = measure_cell(&pods, readers.parse()?, threads, own, seconds).await?;
        figures.insert(format!("reads_per_s_{readers}"), json!(reads));
        figures.insert(format!("writes_per_s_{readers}"), json!(writes));
    }
    Ok(figures.into())
}

/// Returns reads and writes per second.
async fn measure_cell(
    pods: &Arc<Pods>,
    readers: usize,
    threads: bool,
    own: bool,
    seconds: Duration,
) -> Result<(f64, f64)> {
    let (push, changes) = mpsc::channel(1);
    let (permits, writes) = (
        Arc::new(Semaphore::new(MAX_IN_FLIGHT)),
        Arc::new(AtomicU64::new(0)),
    );
    let (begin, begun) = oneshot::channel::<()>();
    let (finish, finished) = oneshot::channel();
    let (written, free) = (Arc::clone(pods), Arc::clone(&permits));
    let writer = async move {
        if begun.await.is_err() {
            return;
        }
        let (mut version, mut index) = (1, 7);
        let started = Instant::now();
        while started.elapsed() < seconds {
            let Ok(permit) = free.acquire().await else { return };
            permit.forget();
            version += 1;
            index = (index * 7919 + 13) % written.len();
            if push.send(written.at(index, version)).await.is_err() {
                return;
            }
        }
        // With the channel, which stays open: an informer whose watch ends would connect again.
        finish.send((started.elapsed().as_secs_f64(), push)).ok();
    };
    let source = ChannelSource::new(Arc::clone(pods), changes).fed_by(writer);
    let informer = SharedInformer::over(source).initial(InitialSync::List).build()?;
    let (received, released) = (Arc::clone(&writes), Arc::clone(&permits));
    let handler = Handler::new().on_update(move |_, _| {
        received.fetch_add(1, Ordering::Relaxed);
        released.add_permits(1);
    });
    // The handler counts every write, so none may be coalesced with another write or with a waiting add.
    let handler = handler.backlog(Backlog::Every { then: Then::Grow });
    let registration = informer.add_handler(handler)?;
    match own {
        true => informer.start_on_own_thread()?,
        false => informer.start()?,
    }
    informer.wait_for_sync(TIMEOUT).await?;
    registration.synced().await?;

    let readers = Readers::start(readers, threads, &informer.store());
    let reads = Arc::clone(&readers.reads);
    let before = (reads.load(Ordering::Relaxed), writes.load(Ordering::Relaxed));
    begin.send(()).ok();
    let (took, _push) = finished.await?;
    let rate = |now: &AtomicU64, before| (now.load(Ordering::Relaxed) - before) as f64 / took;
    let rates = (rate(&reads, before.0), rate(&writes, before.1));
    readers.stop().await;
    informer.shutdown().await;
    Ok(rates)
}

/// The readers, and the number of their reads.
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
            let read_once = move || {
                let snapshot = store.snapshot();
                snapshot.namespace(NAMESPACE).for_each(|pod| {
                    black_box(pod);
                });
                reads.fetch_add(1, Ordering::Relaxed);
                !stop.load(Ordering::Relaxed)
            };
            if threads {
                readers.threads.push(thread::spawn(move || while read_once() {}));
            } else {
                readers.tasks.spawn(async move {
                    while read_once() {
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
    async fn readers_and_the_writer_make_progress_at_the_same_time() {
        let pods = Arc::new(Pods::new(100, NAMESPACE));
        for (threads, own) in [(false, false), (true, false), (false, true), (true, true)] {
            let cell = measure_cell(&pods, 2, threads, own, Duration::from_millis(50)).await;
            let (reads, writes) = cell.unwrap();
            assert!(reads > 0.0 && writes > 0.0, "{reads} reads, {writes} writes");
        }
    }
}
