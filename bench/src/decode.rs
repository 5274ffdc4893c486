//! Decoding: kube-informer and kube-rs decode the same bytes into the same types.
//!
//! kube-rs reads a whole page of a list into a `String` and then decodes all objects. From a watch it builds one `String` per line.
//! kube-informer takes the bytes in chunks, as a socket delivers them. The decoded objects are kept until the clock has stopped, so that
//! neither library gains by dropping them early.

use std::any::Any;
use std::hint::black_box;
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use k8s_openapi::api::core::v1::Pod;
use kube::core::{DynamicObject, ObjectList, WatchEvent};
use kube_informer::protocol::{self, IsCached, ListItem, Payload, Received};
use kube_informer::wire::{Decoding, Dynamic, ListReader, WatchReader};
use kube_lean::Pool;
use kube_lean::core::v1 as lean;
use kube_sandbox::Sandbox;
use measure::{Slim, usage};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::report::{Claim, Report};

/// The page size of kube-rs.
const PAGE: usize = 500;
/// The size of a read from a socket.
const CHUNK: usize = 16 << 10;
const ROUNDS: usize = 51;

pub(crate) async fn measure() -> Result<Report> {
    let list = page().await?;
    let watch = watch_of(&list)?;
    let mut report = Report::new("decode");
    report.figure("bytes", "JSON of a pod", list.len() as f64 / PAGE as f64, "bytes");

    let all = Decoding::default().keep_managed_fields();
    let cases: Vec<(Case, Run<'_>)> = vec![
        (LIST_KUBE, Box::new(|| kube_list::<Pod>(&list))),
        (
            LIST_OURS,
            Box::new(|| our_list::<Pod>(&list, Decoding::default())),
        ),
        (LIST_ALL, Box::new(|| our_list::<Pod>(&list, all.clone()))),
        (WATCH_KUBE, Box::new(|| kube_watch::<Pod>(&watch))),
        (WATCH_OURS, Box::new(|| our_watch::<Pod>(&watch))),
        (SLIM_KUBE, Box::new(|| kube_list::<Slim>(&list))),
        (
            SLIM_OURS,
            Box::new(|| our_list::<Slim>(&list, Decoding::default())),
        ),
        (LEAN_OURS, Box::new(|| our_lean_list(&list))),
        (UNCHANGED, Box::new(|| our_relist(&list))),
        (DYNAMIC_KUBE, Box::new(|| kube_list::<DynamicObject>(&list))),
        (
            DYNAMIC_OURS,
            Box::new(|| our_list::<Dynamic>(&list, Decoding::default())),
        ),
    ];
    let mut times = vec![Vec::new(); cases.len()];
    for _ in 0..ROUNDS {
        for ((_, run), times) in cases.iter().zip(&mut times) {
            let mut decoded = Ok(Box::new(()) as Decoded);
            // Counting allocations would add some nanoseconds to each of them.
            allocation_counter::opt_out(|| {
                let began = usage::thread_cpu();
                decoded = black_box(run());
                times.push(usage::thread_cpu() - began);
            });
            drop(decoded?);
        }
    }
    let mut micros = Vec::new();
    for ((case, run), times) in cases.iter().zip(&mut times) {
        times.sort_by(f64::total_cmp);
        let each = times[ROUNDS / 2] * 1e6 / PAGE as f64;
        micros.push(each);
        report.figure(case.time, format!("{}: CPU", case.label), each, "µs");
        let mut decoded = Ok(Box::new(()) as Decoded);
        let counted = allocation_counter::measure(|| decoded = run());
        drop(decoded?);
        let per_pod = |count: f64| count / PAGE as f64;
        report.figure(
            case.allocations,
            format!("{}: allocations", case.label),
            per_pod(counted.count_total as f64),
            "",
        );
        report.figure(
            case.heap,
            format!("{}: heap held", case.label),
            per_pod(counted.bytes_current as f64),
            "bytes",
        );
    }
    let of = |case: Case| {
        cases
            .iter()
            .position(|(c, _)| c.time == case.time)
            .map_or(f64::NAN, |index| micros[index])
    };
    for (key, label, ours, theirs, claim) in [
        (
            "list_ratio",
            "list into Pod: ours / kube-rs",
            LIST_OURS,
            LIST_KUBE,
            Some(0.5),
        ),
        (
            "watch_ratio",
            "watch into Pod: ours / kube-rs",
            WATCH_OURS,
            WATCH_KUBE,
            Some(0.5),
        ),
        (
            "slim_ratio",
            "list into five fields: ours / kube-rs",
            SLIM_OURS,
            SLIM_KUBE,
            Some(0.4),
        ),
        (
            "lean_ratio",
            "list into lean Pod compared with kube-rs into Pod",
            LEAN_OURS,
            LIST_KUBE,
            None,
        ),
        (
            "dynamic_ratio",
            "list into Dynamic: ours / kube-rs",
            DYNAMIC_OURS,
            DYNAMIC_KUBE,
            None,
        ),
        (
            "relist_ratio",
            "list of cached pods compared with the first list",
            UNCHANGED,
            LIST_OURS,
            Some(0.25),
        ),
    ] {
        let ratio = of(ours) / of(theirs);
        match claim {
            Some(bound) => report.claim(key, label, ratio, "×", Claim::AtMost(bound)),
            None => report.figure(key, label, ratio, "×"),
        }
    }
    Ok(report)
}

/// One way to decode a page, with the keys of its figures.
#[derive(Debug, Clone, Copy)]
struct Case {
    label: &'static str,
    time: &'static str,
    allocations: &'static str,
    heap: &'static str,
}

type Decoded = Box<dyn Any>;
type Run<'a> = Box<dyn Fn() -> Result<Decoded> + 'a>;

macro_rules! cases {
    ($($name:ident $key:literal $label:literal)*) => {$(
        const $name: Case = Case {
            label: $label,
            time: concat!($key, "_us"),
            allocations: concat!($key, "_allocations"),
            heap: concat!($key, "_heap"),
        };
    )*};
}

cases! {
    LIST_KUBE "list_pod_kube" "list into Pod, kube-rs"
    LIST_OURS "list_pod" "list into Pod, ours"
    LIST_ALL "list_pod_managed" "list into Pod, ours, managedFields kept"
    WATCH_KUBE "watch_pod_kube" "watch into Pod, kube-rs"
    WATCH_OURS "watch_pod" "watch into Pod, ours"
    SLIM_KUBE "list_slim_kube" "list into five fields, kube-rs"
    SLIM_OURS "list_slim" "list into five fields, ours"
    LEAN_OURS "list_lean" "list into lean Pod, ours"
    UNCHANGED "relist" "list of cached pods, ours"
    DYNAMIC_KUBE "list_dynamic_kube" "list into DynamicObject, kube-rs"
    DYNAMIC_OURS "list_dynamic" "list into Dynamic, ours"
}

/// Returns a page as a server sends it.
async fn page() -> Result<Vec<u8>> {
    let sandbox = Sandbox::start().await?;
    sandbox.load("pods", PAGE)?;
    let request = http::Request::get("/api/v1/pods").body(Vec::new())?;
    Ok(sandbox.client().request_text(request).await?.into_bytes())
}

/// Returns the same pods as the lines of a watch.
fn watch_of(list: &[u8]) -> Result<Vec<u8>> {
    #[derive(Deserialize)]
    struct List<'a> {
        #[serde(borrow)]
        items: Vec<&'a serde_json::value::RawValue>,
    }
    let list: List<'_> = serde_json::from_slice(list)?;
    let mut out = Vec::new();
    for item in list.items {
        let object = item
            .get()
            .trim_start()
            .strip_prefix('{')
            .context("an item of the list is not a JSON object")?;
        let kind = r#""kind":"Pod","apiVersion":"v1""#;
        out.extend(format!("{{\"type\":\"ADDED\",\"object\":{{{kind},{object}}}\n").bytes());
    }
    Ok(out)
}

/// As `kube::Client::request`: reads the body into a `String`, then decodes it.
fn kube_list<K: DeserializeOwned + Clone + 'static>(body: &[u8]) -> Result<Decoded> {
    let text = String::from_utf8(body.to_vec())?;
    let list: ObjectList<K> = serde_json::from_str(&text)?;
    ensure!(
        list.items.len() == PAGE,
        "kube-rs found {} pods",
        list.items.len()
    );
    // kube's store holds each object in an `Arc`.
    Ok(Box::new(list.items.into_iter().map(Arc::new).collect::<Vec<_>>()))
}

/// As `kube::Client::request_events`: builds a `String` per line.
fn kube_watch<K: DeserializeOwned + 'static>(body: &[u8]) -> Result<Decoded> {
    let mut objects = Vec::with_capacity(PAGE);
    for line in body.split(|b| *b == b'\n').filter(|line| !line.is_empty()) {
        let line = String::from_utf8(line.to_vec())?;
        match serde_json::from_str::<WatchEvent<K>>(&line)? {
            WatchEvent::Added(object) => objects.push(Arc::new(object)),
            _ => anyhow::bail!("an event is not ADDED"),
        }
    }
    ensure!(objects.len() == PAGE, "kube-rs found {} events", objects.len());
    Ok(Box::new(objects))
}

fn our_list<K: DeserializeOwned + 'static>(body: &[u8], decoding: Decoding) -> Result<Decoded> {
    let mut objects = Vec::with_capacity(PAGE);
    let mut list = ListReader::<K>::new("Pod", decoding);
    for chunk in body.chunks(CHUNK) {
        list.feed(chunk);
        while let Some(element) = list.next()? {
            if let ListItem::Item(fetched) = element {
                objects.push(decoded(fetched)?);
            }
        }
    }
    list.finish()?;
    ensure!(objects.len() == PAGE, "we found {} pods", objects.len());
    Ok(Box::new(objects))
}

/// Lean types keep what they have in common in a pool, as in an informer. The page pays for an empty one.
fn our_lean_list(body: &[u8]) -> Result<Decoded> {
    let mut pool = Pool::new();
    let pods = pool.scope(|| our_list::<lean::Pod>(body, Decoding::default()))?;
    Ok(Box::new((pods, pool)))
}

/// Reads a page whose pods are all cached.
fn our_relist(body: &[u8]) -> Result<Decoded> {
    let mut unchanged = 0;
    let mut list = ListReader::<Pod>::new("Pod", Decoding::default()).knowing(IsCached::new(|_, _, _| true));
    for chunk in body.chunks(CHUNK) {
        list.feed(chunk);
        while let Some(element) = list.next()? {
            unchanged +=
                usize::from(matches!(element, ListItem::Item(item) if item.object == Payload::Unchanged));
        }
    }
    list.finish()?;
    ensure!(unchanged == PAGE, "{unchanged} of {PAGE} pods are unchanged");
    Ok(Box::new(()))
}

fn our_watch<K: DeserializeOwned + 'static>(body: &[u8]) -> Result<Decoded> {
    let mut objects = Vec::with_capacity(PAGE);
    let mut watch = WatchReader::<K>::new("Pod", Decoding::default());
    for chunk in body.chunks(CHUNK) {
        watch.feed(chunk);
        while let Some(event) = watch.next()? {
            if let protocol::WatchEvent::Changed(_, fetched) = event {
                objects.push(decoded(fetched)?);
            }
        }
    }
    watch.finish()?;
    ensure!(objects.len() == PAGE, "we found {} events", objects.len());
    Ok(Box::new(objects))
}

fn decoded<K>(fetched: Received<K>) -> Result<Arc<K>> {
    match fetched.object {
        Payload::Object(object) => Ok(object.into_arc()),
        other => anyhow::bail!("{}: {:?}", fetched.key, other.undecodable()),
    }
}
