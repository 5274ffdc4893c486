//! The hot loops, each alone: `bench-hot <loop>`. `bench/hot/check` runs them under callgrind, which counts the instructions of
//! [`hot`] and nothing else. Counts hardly depend on what else the machine does, so a few percent mean something.
//!
//! - `frame-json`, `frame-protobuf`: a watch of 200 pods in pieces as a socket gives them, cut into events; nothing decoded.
//! - `decode-json`, `decode-protobuf`, `decode-slim`: the same into `Pod`, or into five fields.
//! - `relist`: a list of 200 pods that the cache has already.
//! - `apply`: 200 batches of 100 changes into a store of 10,000.
//! - `append`: 5,000 events through an informer to ten handlers.
//! - `get`, `walk`: a store of 10,000, by key and by namespace.
//! - `queue`: 20,000 keys through a work queue: add, get, done.

#[path = "../../ours/generated.rs"]
mod generated;

use std::hint::black_box;
use std::sync::Arc;

use anyhow::{Result, bail, ensure};
use k8s_openapi::api::core::v1::Pod;
use kube_informer::informer::{Backlog, Handler, SharedInformer, Then};
use kube_informer::object::ObjectKey;
use kube_informer::reflector::InitialSync;
use kube_informer::source::{Known, Listed, Payload, Watched};
use kube_informer::store::{Batch, StoreWriter};
use kube_informer::wire::proto::{Decoder, Envelope, Frames};
use kube_informer::wire::{Decoding, ListReader, WatchReader};
use kube_informer::workqueue::WorkQueue;
use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};

use generated::{Generated, Object};

const PODS: usize = 200;
/// What comes from a socket at once.
const PIECE: usize = 16 << 10;
const OBJECTS: usize = 10_000;

fn main() -> Result<()> {
    match std::env::args().nth(1).as_deref() {
        Some("frame-json") => watch_json::<IgnoredAny>(),
        Some("frame-protobuf") => frame_protobuf(),
        Some("decode-json") => watch_json::<Pod>(),
        Some("decode-protobuf") => decode_protobuf::<Pod>(),
        Some("decode-slim") => decode_protobuf::<Slim>(),
        Some("relist") => relist(),
        Some("apply") => apply(),
        Some("append") => append(),
        Some("get") => get(),
        Some("walk") => walk(),
        Some("queue") => queue(),
        other => bail!("no loop is called {other:?}"),
    }
}

/// What is counted.
#[inline(never)]
fn hot<T>(work: impl FnOnce() -> T) -> T {
    black_box(work())
}

fn watch_json<K: DeserializeOwned + 'static>() -> Result<()> {
    let event = format!("{{\"type\":\"MODIFIED\",\"object\":{}}}\n", JSON.trim_end());
    let body = event.repeat(PODS);
    let seen = hot(|| {
        let (mut watch, mut held) = (WatchReader::<K>::new("Pod", Decoding::default()), Vec::new());
        for piece in body.as_bytes().chunks(PIECE) {
            watch.feed(piece);
            while let Some(event) = watch.next()? {
                held.push(event);
            }
        }
        anyhow::Ok(held)
    })?;
    let good = seen
        .iter()
        .filter(|event| matches!(event, Watched::Changed(_, f) if matches!(f.object, Payload::Object(_))));
    ensure!(good.count() == PODS, "not all were decoded");
    Ok(())
}

fn frame_protobuf() -> Result<()> {
    let length = u32::try_from(PROTOBUF.len())?.to_be_bytes();
    let body = [length.as_slice(), PROTOBUF].concat().repeat(PODS);
    let seen = hot(|| {
        let (mut frames, mut seen) = (Frames::new(64 << 20), 0);
        for piece in body.chunks(PIECE) {
            frames.feed(piece);
            while frames.next()?.is_some() {
                seen += 1;
            }
        }
        anyhow::Ok(seen)
    })?;
    ensure!(seen == PODS, "{seen} frames of {PODS}");
    Ok(())
}

fn decode_protobuf<K: DeserializeOwned>() -> Result<()> {
    let decoder = Decoder::new();
    // The tables are read once in a process.
    decoder.object::<K>(&Envelope::parse(PROTOBUF)?)?;
    let held = hot(|| {
        let decode = |_| Ok(decoder.object::<K>(&Envelope::parse(PROTOBUF)?)?);
        (0..PODS).map(decode).collect::<Result<Vec<K>>>()
    })?;
    ensure!(held.len() == PODS, "not all were decoded");
    Ok(())
}

fn relist() -> Result<()> {
    let items = vec![JSON.trim_end(); PODS].join(",");
    let body = format!(
        "{{\"kind\":\"PodList\",\"apiVersion\":\"v1\",\"metadata\":{{\"resourceVersion\":\"9\"}},\"items\":[{items}]}}"
    );
    let unchanged = hot(|| {
        let mut list = ListReader::<Pod>::new("Pod", Decoding::default()).knowing(Known::new(|_, _, _| true));
        let mut unchanged = 0;
        for piece in body.as_bytes().chunks(PIECE) {
            list.feed(piece);
            while let Some(element) = list.next()? {
                unchanged +=
                    usize::from(matches!(element, Listed::Item(item) if item.object == Payload::Unchanged));
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
            .collect::<Batch<_>>(),
    );
    writer
}

fn apply() -> Result<()> {
    let keys = keys();
    let mut writer = store(&keys);
    let batches = (0..200).map(|b| {
        let change = |n: usize| (keys[(b * 7919 + n * 31) % OBJECTS].clone(), Arc::new(n as u64));
        (0..100).map(change).collect::<Batch<_>>()
    });
    let batches: Vec<_> = batches.collect();
    hot(|| {
        for batch in batches {
            writer.apply(batch);
        }
    });
    ensure!(writer.store().len() == OBJECTS, "the same objects are there");
    Ok(())
}

fn append() -> Result<()> {
    // The clock stands: batches are cut by it too, and a machine that is busy would cut more of them.
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .start_paused(true)
        .build()?;
    let (keys, events, handlers) = (100, 5_000, 10);
    let source = Generated::new(keys, events);
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
    ensure!(found == 10 * OBJECTS, "every key is found");
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
    ensure!(seen as usize == 10 * OBJECTS, "every object is seen ten times");
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
    ensure!(done == 2 * OBJECTS, "every key comes through");
    Ok(())
}

/// What a controller might want of a pod.
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

const JSON: &str = include_str!("../../src/pod/pod.json");
const PROTOBUF: &[u8] = include_bytes!("../../src/pod/pod.pb");
