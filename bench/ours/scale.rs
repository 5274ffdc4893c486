//! One point of a curve: the cost of a sync, of events, of reads and of a relist at given numbers of objects, handlers, informers and
//! namespaces.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use futures::future::try_join_all;
use k8s_openapi::api::core::v1::ConfigMap;
use kube_informer::informer::{Backlog, Handler, SharedInformer, Then};
use kube_informer::object::ObjectKey;
use kube_informer::reflector::InitialSync;
use kube_informer::source::{Compression, Encoding};
use kube_informer::store::Store;
use kube_lean::Object;
use kube_lean::core::v1 as lean;
use measure::{Arguments, latency, usage};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::sync::Notify;

use crate::connect::TIMEOUT;
use crate::generated_server::{Collection, GeneratedServer, Kind, RELISTED};

pub(crate) async fn run(arguments: &Arguments) -> Result<Value> {
    match arguments.get_optional::<String>("kind")?.as_deref() {
        None => measure::<ConfigMap>(arguments, Kind::ConfigMap(arguments.get("bytes")?)).await,
        Some("lean-pod") => measure::<lean::Pod>(arguments, Kind::Pod).await,
        Some(other) => bail!("unknown kind {other:?}"),
    }
}

async fn measure<K>(arguments: &Arguments, kind: Kind) -> Result<Value>
where
    K: Object<DynamicType = ()> + DeserializeOwned + Send + Sync + 'static,
{
    let informers: usize = arguments.get("informers")?;
    let (objects, events): (usize, usize) = (arguments.get("objects")?, arguments.get("events")?);
    let handlers: usize = arguments.get("handlers")?;
    let collection = Collection {
        objects: objects / informers,
        namespaces: arguments.get("namespaces")?,
        kind,
        events: events / informers,
        gzip: arguments.get_optional("gzip")?.unwrap_or(false),
    };
    let servers: Vec<_> = (0..informers)
        .map(|_| GeneratedServer::new(collection.clone()))
        .collect();
    let started = Instant::now();
    let (cpu, before) = (usage::cpu(), usage::resident()?);
    let informers = servers.iter().map(|server| build::<K>(server, &collection));
    let informers: Vec<_> = informers.collect::<Result<_>>()?;
    let counted = Arc::new(Counted::default());
    let mut registrations = Vec::new();
    for informer in &informers {
        for _ in 0..handlers {
            let counted = Arc::clone(&counted);
            let handler = Handler::new()
                .on_update(move |_, _| counted.add())
                .backlog(Backlog::Every { then: Then::Grow });
            registrations.push(informer.add_handler(handler)?);
        }
        informer.start()?;
    }
    try_join_all(informers.iter().map(|informer| informer.wait_for_sync(TIMEOUT))).await?;
    let (sync, sync_cpu) = (started.elapsed(), usage::cpu() - cpu);
    try_join_all(registrations.iter().map(|registration| registration.synced())).await?;
    tokio::time::sleep(Duration::from_millis(500)).await;
    let (steady, cached) = (
        usage::resident()?,
        informers.iter().map(SharedInformer::len).sum::<usize>(),
    );

    // A partition sends an equal share of the updates, so a rest is left out.
    let each = collection.events / collection.namespaces * collection.namespaces;
    let updates = (each * informers.len() * handlers) as u64;
    let reader = Reader::start(informers[0].store(), &collection);
    let (cpu, sent) = (usage::cpu(), Instant::now());
    servers.iter().for_each(GeneratedServer::update);
    tokio::time::timeout(TIMEOUT, counted.reach(updates))
        .await
        .context("not every handler has received every event")?;
    let (wall, events_cpu) = (sent.elapsed(), usage::cpu() - cpu);
    let (mut reads, reader_cpu) = reader.stop();

    let cpu = usage::cpu();
    servers.iter().for_each(GeneratedServer::expire);
    let relisted = RELISTED.into();
    tokio::time::timeout(
        TIMEOUT,
        try_join_all(informers.iter().map(|informer| informer.wait_for(&relisted))),
    )
    .await??;
    let relist_cpu = usage::cpu() - cpu;
    let asked = servers.iter().filter_map(GeneratedServer::relisted).min();
    let relist = asked.context("no list was requested")?.elapsed();
    Ok(json!({
        "objects": cached,
        "sync": sync.as_secs_f64(),
        "sync_us_per_object": sync_cpu * 1e6 / cached as f64,
        "bytes_per_object": steady.saturating_sub(before) as f64 / cached as f64,
        "event_us": (events_cpu - reader_cpu) * 1e6 / (each * informers.len()) as f64,
        "delivery_us": (events_cpu - reader_cpu) * 1e6 / updates as f64,
        "events_per_s": (each * informers.len()) as f64 / wall.as_secs_f64(),
        "read_p99_us": latency::quantile(&mut reads, 0.99),
        "relist": relist.as_secs_f64(),
        "relist_us_per_object": relist_cpu * 1e6 / cached as f64,
        "peak_rss": usage::peak()?,
    }))
}

fn build<K>(server: &GeneratedServer, collection: &Collection) -> Result<SharedInformer<K>>
where
    K: Object<DynamicType = ()> + DeserializeOwned + Send + Sync + 'static,
{
    let builder = SharedInformer::<K>::builder(server.client())
        .encoding(Encoding::Json)
        .initial(InitialSync::List);
    let builder = match collection.gzip {
        true => builder.compression(Compression::Always),
        false => builder,
    };
    let builder = match collection.namespaces {
        1 => builder,
        count => builder.namespaces((0..count).map(|n| format!("ns-{n}"))),
    };
    Ok(builder.build()?)
}

/// The number of delivered updates.
#[derive(Default)]
struct Counted {
    updates: AtomicU64,
    changed: Notify,
}

impl Counted {
    fn add(&self) {
        // One wake-up per thousand updates and a poll now and then are cheaper than one per update.
        if self.updates.fetch_add(1, Ordering::Relaxed).is_multiple_of(1000) {
            self.changed.notify_one();
        }
    }

    async fn reach(&self, updates: u64) {
        while self.updates.load(Ordering::Relaxed) < updates {
            let soon = tokio::time::sleep(Duration::from_millis(1));
            tokio::select! {
                () = self.changed.notified() => {}
                () = soon => {}
            }
        }
    }
}

/// Reads one object every 100 µs while updates are applied, and notes how long each read takes.
struct Reader {
    stop: Arc<AtomicBool>,
    thread: thread::JoinHandle<(Vec<u64>, f64)>,
}

impl Reader {
    fn start<K: Send + Sync + 'static>(store: Store<K>, collection: &Collection) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let (stopped, collection) = (Arc::clone(&stop), collection.clone());
        let thread = thread::spawn(move || {
            let (mut reads, mut n) = (Vec::new(), 7);
            while !stopped.load(Ordering::Relaxed) {
                n = (n * 7919 + 13) % collection.objects.max(1);
                let key = ObjectKey::namespaced(
                    format!("ns-{}", n % collection.namespaces),
                    format!("object-{n:08}"),
                );
                let began = Instant::now();
                let found = store.get(&key).is_some();
                let took = began.elapsed();
                assert!(found, "{key} is cached");
                reads.push(u64::try_from(took.as_nanos()).unwrap_or(u64::MAX));
                thread::sleep(Duration::from_micros(100));
            }
            (reads, usage::thread_cpu())
        });
        Self { stop, thread }
    }

    /// Returns the durations in nanoseconds, and the processor time of the reader.
    fn stop(self) -> (Vec<u64>, f64) {
        self.stop.store(true, Ordering::Relaxed);
        self.thread.join().unwrap_or_default()
    }
}
