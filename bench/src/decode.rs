//! Decoding: the same bytes into the same types, by us and in kube-rs's way.
//!
//! kube-rs reads a page of a list whole, makes a `String` of it and then all objects; of a watch it makes a `String` per line.
//! We take the bytes in pieces as they would come from a socket. What was decoded is held until the clock stands, so nothing
//! is free because it was thrown away.

use std::any::Any;
use std::hint::black_box;
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use k8s_openapi::api::core::v1::Pod;
use kube::core::{DynamicObject, ObjectList, WatchEvent};
use kube_informer::source::{Fetched, Known, Listed, Payload, Watched};
use kube_informer::wire::{Decoding, Dynamic, ListReader, WatchReader};
use kube_sandbox::Sandbox;
use measure::{Slim, vitals};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::report::{Claim, Report};

/// As many as kube-rs asks for at once.
const PAGE: usize = 500;
/// What comes from a socket at once.
const PIECE: usize = 16 << 10;
const ROUNDS: usize = 51;

pub(crate) async fn measure() -> Result<Report> {
    let list = page().await?;
    let watch = watch_of(&list)?;
    let mut report = Report::new("decode");
    report.figure("bytes", "JSON of a pod", list.len() as f64 / PAGE as f64, "bytes");

    let all = Decoding::default().keep_managed_fields();
    let works: Vec<(Work, Run<'_>)> = vec![
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
        (UNCHANGED, Box::new(|| our_relist(&list))),
        (DYNAMIC_KUBE, Box::new(|| kube_list::<DynamicObject>(&list))),
        (
            DYNAMIC_OURS,
            Box::new(|| our_list::<Dynamic>(&list, Decoding::default())),
        ),
    ];
    let mut times = vec![Vec::new(); works.len()];
    for _ in 0..ROUNDS {
        for ((_, run), times) in works.iter().zip(&mut times) {
            let mut held = Ok(Box::new(()) as Held);
            // Not counted: that would cost some nanoseconds for each allocation.
            allocation_counter::opt_out(|| {
                let began = vitals::thread();
                held = black_box(run());
                times.push(vitals::thread() - began);
            });
            drop(held?);
        }
    }
    let mut micros = Vec::new();
    for ((work, run), times) in works.iter().zip(&mut times) {
        times.sort_by(f64::total_cmp);
        let each = times[ROUNDS / 2] * 1e6 / PAGE as f64;
        micros.push(each);
        report.figure(work.time, format!("{}: CPU", work.what), each, "µs");
        let mut held = Ok(Box::new(()) as Held);
        let counted = allocation_counter::measure(|| held = run());
        drop(held?);
        let per_pod = |count: f64| count / PAGE as f64;
        report.figure(
            work.allocations,
            format!("{}: allocations", work.what),
            per_pod(counted.count_total as f64),
            "",
        );
        report.figure(
            work.heap,
            format!("{}: heap held", work.what),
            per_pod(counted.bytes_current as f64),
            "bytes",
        );
    }
    let of = |work: Work| {
        works
            .iter()
            .position(|(w, _)| w.time == work.time)
            .map_or(f64::NAN, |place| micros[place])
    };
    for (key, what, ours, theirs, claim) in [
        (
            "list_ratio",
            "list into Pod: ours against kube-rs",
            LIST_OURS,
            LIST_KUBE,
            Some(0.5),
        ),
        (
            "watch_ratio",
            "watch into Pod: ours against kube-rs",
            WATCH_OURS,
            WATCH_KUBE,
            Some(0.5),
        ),
        (
            "slim_ratio",
            "list into five fields: ours against kube-rs",
            SLIM_OURS,
            SLIM_KUBE,
            Some(0.4),
        ),
        (
            "dynamic_ratio",
            "list into Dynamic: ours against kube-rs",
            DYNAMIC_OURS,
            DYNAMIC_KUBE,
            None,
        ),
        (
            "relist_ratio",
            "list of known pods against the first",
            UNCHANGED,
            LIST_OURS,
            Some(0.25),
        ),
    ] {
        let ratio = of(ours) / of(theirs);
        match claim {
            Some(bound) => report.claim(key, what, ratio, "×", Claim::AtMost(bound)),
            None => report.figure(key, what, ratio, "×"),
        }
    }
    Ok(report)
}

/// One way to decode a page, with the names of its figures.
#[derive(Debug, Clone, Copy)]
struct Work {
    what: &'static str,
    time: &'static str,
    allocations: &'static str,
    heap: &'static str,
}

type Held = Box<dyn Any>;
type Run<'a> = Box<dyn Fn() -> Result<Held> + 'a>;

macro_rules! works {
    ($($name:ident $key:literal $what:literal)*) => {$(
        const $name: Work = Work {
            what: $what,
            time: concat!($key, "_us"),
            allocations: concat!($key, "_allocations"),
            heap: concat!($key, "_heap"),
        };
    )*};
}

works! {
    LIST_KUBE "list_pod_kube" "list into Pod, kube-rs"
    LIST_OURS "list_pod" "list into Pod, ours"
    LIST_ALL "list_pod_managed" "list into Pod, ours, managedFields kept"
    WATCH_KUBE "watch_pod_kube" "watch into Pod, kube-rs"
    WATCH_OURS "watch_pod" "watch into Pod, ours"
    SLIM_KUBE "list_slim_kube" "list into five fields, kube-rs"
    SLIM_OURS "list_slim" "list into five fields, ours"
    UNCHANGED "relist" "list of known pods, ours"
    DYNAMIC_KUBE "list_dynamic_kube" "list into DynamicObject, kube-rs"
    DYNAMIC_OURS "list_dynamic" "list into Dynamic, ours"
}

/// A page as a server writes it.
async fn page() -> Result<Vec<u8>> {
    let sandbox = Sandbox::start().await?;
    sandbox.load("pods", PAGE)?;
    let request = http::Request::get("/api/v1/pods").body(Vec::new())?;
    Ok(sandbox.client().request_text(request).await?.into_bytes())
}

/// The same pods as the lines of a watch.
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
            .context("a pod is an object")?;
        let kind = r#""kind":"Pod","apiVersion":"v1""#;
        out.extend(format!("{{\"type\":\"ADDED\",\"object\":{{{kind},{object}}}\n").bytes());
    }
    Ok(out)
}

/// `kube::Client::request`: the body as a `String`, then all of it.
fn kube_list<K: DeserializeOwned + Clone + 'static>(body: &[u8]) -> Result<Held> {
    let text = String::from_utf8(body.to_vec())?;
    let list: ObjectList<K> = serde_json::from_str(&text)?;
    ensure!(
        list.items.len() == PAGE,
        "kube-rs found {} pods",
        list.items.len()
    );
    // As its store holds them.
    Ok(Box::new(list.items.into_iter().map(Arc::new).collect::<Vec<_>>()))
}

/// `kube::Client::request_events`: a `String` per line.
fn kube_watch<K: DeserializeOwned + 'static>(body: &[u8]) -> Result<Held> {
    let mut held = Vec::with_capacity(PAGE);
    for line in body.split(|b| *b == b'\n').filter(|line| !line.is_empty()) {
        let line = String::from_utf8(line.to_vec())?;
        match serde_json::from_str::<WatchEvent<K>>(&line)? {
            WatchEvent::Added(object) => held.push(Arc::new(object)),
            _ => anyhow::bail!("every event adds"),
        }
    }
    ensure!(held.len() == PAGE, "kube-rs found {} events", held.len());
    Ok(Box::new(held))
}

fn our_list<K: DeserializeOwned + 'static>(body: &[u8], decoding: Decoding) -> Result<Held> {
    let mut held = Vec::with_capacity(PAGE);
    let mut list = ListReader::<K>::new("Pod", decoding);
    for piece in body.chunks(PIECE) {
        list.feed(piece);
        while let Some(element) = list.next()? {
            if let Listed::Item(fetched) = element {
                held.push(decoded(fetched)?);
            }
        }
    }
    list.finish()?;
    ensure!(held.len() == PAGE, "we found {} pods", held.len());
    Ok(Box::new(held))
}

/// The page comes again, and the cache has all of it.
fn our_relist(body: &[u8]) -> Result<Held> {
    let mut unchanged = 0;
    let mut list = ListReader::<Pod>::new("Pod", Decoding::default()).knowing(Known::new(|_, _, _| true));
    for piece in body.chunks(PIECE) {
        list.feed(piece);
        while let Some(element) = list.next()? {
            unchanged +=
                usize::from(matches!(element, Listed::Item(item) if item.object == Payload::Unchanged));
        }
    }
    list.finish()?;
    ensure!(unchanged == PAGE, "{unchanged} pods are unchanged");
    Ok(Box::new(()))
}

fn our_watch<K: DeserializeOwned + 'static>(body: &[u8]) -> Result<Held> {
    let mut held = Vec::with_capacity(PAGE);
    let mut watch = WatchReader::<K>::new("Pod", Decoding::default());
    for piece in body.chunks(PIECE) {
        watch.feed(piece);
        while let Some(event) = watch.next()? {
            if let Watched::Changed(_, fetched) = event {
                held.push(decoded(fetched)?);
            }
        }
    }
    watch.finish()?;
    ensure!(held.len() == PAGE, "we found {} events", held.len());
    Ok(Box::new(held))
}

fn decoded<K>(fetched: Fetched<K>) -> Result<Arc<K>> {
    match fetched.object {
        Payload::Object(object) => Ok(object.into_arc()),
        other => anyhow::bail!("{}: {:?}", fetched.key, other.undecodable()),
    }
}
