//! Runs one hot loop: `bench-hot <loop>`. `bench/hot/check` runs the loops under callgrind, which counts only the instructions of
//! [`hot`]. The counts hardly depend on the load of the machine, so a change of a few percent is significant.
//!
//! - `frame-json`, `frame-protobuf`: a watch of 200 pods, in chunks as from a socket, split into events without decoding.
//! - `decode-json`, `decode-protobuf`, `decode-slim`: the same pods, decoded into `Pod` or into five fields.
//! - `decode-lean`: the same pods, decoded into the lean `Pod`, with a pool.
//! - `relist`: a list of 200 pods that are already cached.
//! - `apply`: 200 batches of 100 changes into a store of 10,000 objects.
//! - `write`: 10,000 batches of one change into the same store, while no snapshot is out.
//! - `append`: 5,000 events through an informer to ten handlers.
//! - `get`, `walk`: reads of a store of 10,000 objects, by key and by namespace.
//! - `queue`: 20,000 keys through a work queue: add, get, done.
//! - `requeue`: 20,000 times get and requeue, with 10,000 keys in the work queue.

#[path = "../../ours/generated.rs"]
mod generated;

use std::hint::black_box;
use std::sync::Arc;

use anyhow::{Result, bail, ensure};
use k8s_openapi::api::core::v1::Pod;
use kube_informer::informer::{Backlog, Handler, SharedInformer, Then};
use kube_informer::object::ObjectKey;
use kube_informer::protocol::{IsCached, ListItem, Payload, WatchEvent};
use kube_informer::queue::DeltaBatch;
use kube_informer::reflector::InitialSync;
use kube_informer::store::StoreWriter;
use kube_informer::wire::proto::{Decoder, Envelope, Frames};
use kube_informer::wire::{Decoding, ListReader, WatchReader};
use kube_informer::workqueue::WorkQueue;
use kube_lean::Pool;
use kube_lean::core::v1 as lean;
use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};

use generated::{GeneratedSource, Object};

const PODS: usize = 200;
/// The size of a read from a socket.
const CHUNK: usize = 16 << 10;
const OBJECTS: usize = 10_000;

fn main() -> Result<()> {
    match std::env::args().nth(1).as_deref() {
        Some("frame-json") => watch_json::<IgnoredAny>(),
        Some("frame-protobuf") => frame_protobuf(),
        Some("decode-json") => watch_json::<Pod>(),
        Some("decode-protobuf") => decode_protobuf::<Pod>(),
        Some("decode-slim") => decode_protobuf::<Slim>(),
        Some("decode-lean") => Pool::new().scope(decode_protobuf::<lean::Pod>),
        Some("relist") => relist(),
        Some("apply") => apply(),
        Some("write") => write(),
        Some("append") => append(),
        Some("get") => get(),
        Some("walk") => walk(),
        Some("queue") => queue(),
        Some("requeue") => requeue(),
        other => bail!("unknown loop {other:?}"),
    }
}

/// callgrind counts the instructions of this function.
#[inline(never)]
fn hot<T>(work: impl FnOnce() -> T) -> T {
    black_box(work())
}

fn watch_json<K: DeserializeOwned + 'static>() -> Result<()> {
    let event = format!("{{\"type\":\"MODIFIED\",\"object\":{}}}\n", JSON.trim_end());
    let body = event.repeat(PODS);
    let seen = hot(|| {
        let (mut watch, mut events) = (WatchReader::<K>::new("Pod", Decoding::default()), Vec::new());
        for chunk in body.as_bytes().chunks(CHUNK) {
            watch.feed(chunk);
            while let Some(event) = watch.next()? {
                events.push(event);
            }
        }
        anyhow::Ok(events)
    })?;
    let decoded = seen
        .iter()
        .filter(|event| matches!(event, WatchEvent::Changed(_, f) if matches!(f.object, Payload::Object(_))));
    ensure!(decoded.count() == PODS, "not all pods were decoded");
    Ok(())
}

fn frame_protobuf() -> Result<()> {
    let length = u32::try_from(PROTOBUF.len())?.to_be_bytes();
    let body = [length.as_slice(), PROTOBUF].concat().repeat(PODS);
    let seen = hot(|| {
        let (mut frames, mut seen) = (Frames::new(64 << 20), 0);
        for chunk in body.chunks(CHUNK) {
            frames.feed(chunk);
            while frames.next()?.is_some() {
                seen += 1;
            }
        }
        anyhow::Ok(seen)
    })?;
    ensure!(seen == PODS, "{seen} frames of {PODS}");
    Ok(())
}

fn decode_protobuf<K: DeserializeOwned + 'static>() -> Result<()> {
    let decoder = Decoder::new();
    // The first call reads the tables, which happens once per process.
    decoder.object::<K>(&Envelope::parse(PROTOBUF)?)?;
    let decoded = hot(|| {
        let decode = |_| Ok(decoder.object::<K>(&Envelope::parse(PROTOBUF)?)?);
        (0..PODS).map(decode).collect::<Result<Vec<K>>>()
    })?;
    ensure!(decoded.len() == PODS, "not all pods were decoded");
    Ok(())
}

fn relist() -> Result<()> {
    let items = vec![JSON.trim_end(); PODS].join(",");
    let body = format!(
        "{{\"kind\":\"PodList\",\"apiVersion\":\"v1\",\"metadata\":{{\"resourceVersion\":\"9\"}},\"items\":[{items}]}}"
    );
    let unchanged = hot(|| {
        let mut list =
            ListReader::<Pod>::new("Pod", Decoding::default()).knowing(IsCached::new(|_, _, _| true));
        let mut unchanged = 0;
        for chunk in body.as_bytes().chunks(CHUNK) {
            list.feed(chunk);
            while let Some(element) = list.next()? {
                unchanged +=
                    usize::from(matches!(element, ListItem::Item(item) if item.object == Payload::Unchanged));
            }
        }
        anyhow::Ok(unchanged)
    })?;
    ensure!(unchanged == PODS, "{unchanged} of {PODS} are unchanged");
    Ok(())
}

fn keys() -> Vec<ObjectKey> {
    let namespaces: Vec<Arc<str>> = (0..100).map(|n| format!("namespace-{n}").into()).collect();
    let key =
        |n: usize| ObjectKey::namespaced(Arc::clone(&namespaces[n % 100]), format!("web-7d4b9c6f5-{n:06}"));
    (0..OBJECTS).map(key).collect()
}

fn store(keys: &[ObjectKey]) -> StoreWriter<u64> {
    let mut writer = StoreWriter::new();
    writer.apply(
        keys.iter()
            .map(|key| (key.clone(), Arc::new(1)))
            .collect::<DeltaBatch<_>>(),
    );
    writer
}

fn apply() -> Result<()> {
    let keys = keys();
    let mut writer = store(&keys);
    let batches = (0..200).map(|b| {
        let change = |n: usize| (keys[(b * 7919 + n * 31) % OBJECTS].clone(), Arc::new(n as u64));
        (0..100).map(change).collect::<DeltaBatch<_>>()
    });
    let batches: Vec<_> = batches.collect();
    hot(|| {
        for batch in batches {
            writer.apply(batch);
        }
    });
    ensure!(writer.store().len() == OBJECTS, "the number of objects changed");
    Ok(())
}

fn write() -> Result<()> {
    let keys = keys();
    let mut writer = store(&keys);
    let change = |n: usize| {
        let (key, value) = (keys[n * 7919 % OBJECTS].clone(), Arc::new(n as u64 + 2));
        DeltaBatch::new().update(key, value)
    };
    let batches: Vec<_> = (0..OBJECTS).map(change).collect();
    let events = hot(|| {
        let applied = batches.into_iter().map(|batch| writer.apply(batch));
        applied.map(|applied| applied.batch.events.len()).sum::<usize>()
    });
    ensure!(events == OBJECTS, "{events} events");
    Ok(())
}

fn append() -> Result<()> {
    // The clock is paused, because batches are also cut by time and a busy machine would cut more of them.
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .start_paused(true)
        .build()?;
    let (keys, events, handlers) = (100, 5_000, 10);
    let source = GeneratedSource::new(keys, events);
    let last = source.last_version();
    let informer = SharedInformer::over(source)
        .initial(InitialSync::List)
        .backlog(Backlog::Every { then: Then::Grow })
        .seed(7)
        .build()?;
    let done = Arc::new(tokio::sync::Semaphore::new(0));
    for _ in 0..handlers {
        let (done, mut updates) = (Arc::clone(&done), 0);
        let count = move |_: &Arc<Object>, _: &Arc<Object>| {
            updates += 1;
            if updates == events {
                done.add_permits(1);
            }
        };
        informer.add_handler(Handler::new().on_update(count))?;
    }
    hot(|| {
        runtime.block_on(async {
            informer.start()?;
            informer.wait_for(&last.into()).await?;
            done.acquire_many(handlers).await?.forget();
            informer.shutdown().await;
            anyhow::Ok(())
        })
    })
}

fn get() -> Result<()> {
    let keys = keys();
    let writer = store(&keys);
    let store = writer.store();
    let found = hot(|| {
        (0..10)
            .flat_map(|_| &keys)
            .filter(|key| store.get(key).is_some())
            .count()
    });
    ensure!(
        found == 10 * OBJECTS,
        "{found} of {} keys were found",
        10 * OBJECTS
    );
    Ok(())
}

fn walk() -> Result<()> {
    let writer = store(&keys());
    let store = writer.store();
    let seen = hot(|| {
        let walk = |n: usize| {
            store
                .snapshot()
                .namespace(&format!("namespace-{}", n % 100))
                .map(|(_, v)| **v)
                .sum::<u64>()
        };
        (0..1_000).map(walk).sum::<u64>()
    });
    ensure!(
        seen as usize == 10 * OBJECTS,
        "not every object was seen ten times"
    );
    Ok(())
}

fn queue() -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let (queue, keys) = (WorkQueue::new(), keys());
    let done = hot(|| {
        runtime.block_on(async {
            let mut done = 0;
            for _ in 0..2 {
                keys.iter().cloned().for_each(|key| queue.add(key));
                for _ in 0..OBJECTS {
                    done += usize::from(queue.get().await.map(|work| work.done()).is_some());
                }
            }
            done
        })
    });
    ensure!(
        done == 2 * OBJECTS,
        "{done} of {} keys were processed",
        2 * OBJECTS
    );
    Ok(())
}

fn requeue() -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let (queue, keys) = (WorkQueue::new(), keys());
    keys.into_iter().for_each(|key| queue.add(key));
    hot(|| {
        runtime.block_on(async {
            for _ in 0..2 * OBJECTS {
                if let Some(work) = queue.get().await {
                    work.requeue();
                }
            }
        });
    });
    let (done, left) = (queue.stats().done, queue.len());
    ensure!(
        (done, left) == (2 * OBJECTS as u64, OBJECTS),
        "{done} keys were processed, and {left} are left"
    );
    Ok(())
}

/// A pod reduced to five fields that a controller might need.
#[derive(Deserialize)]
#[expect(dead_code, reason = "decoded, not read")]
struct Slim {
    metadata: SlimMetadata,
    spec: SlimSpec,
    status: SlimStatus,
}

#[derive(Deserialize)]
#[expect(dead_code, reason = "decoded, not read")]
struct SlimMetadata {
    name: String,
    namespace: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
#[expect(dead_code, reason = "decoded, not read")]
struct SlimSpec {
    node_name: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
#[expect(dead_code, reason = "decoded, not read")]
struct SlimStatus {
    phase: Option<String>,
    #[serde(rename = "podIP")]
    pod_ip: Option<String>,
}

// Not the pod of the other benchmarks: another pod would be another baseline.
const JSON: &str = include_str!("../pod/pod.json");
const PROTOBUF: &[u8] = include_bytes!("../pod/pod.pb");
