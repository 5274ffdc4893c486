//! Decoding of one pod from protobuf and from JSON, into the whole type, into the lean type and into a struct of five fields (slim).
//!
//! - The pod was recorded from a real server in both encodings, with managedFields (`RECORD=bench/src/pod cargo test -p testbed
//!   --features real --test proto_real`).
//! - The figure is processor time. The contenders are separate processes and run in turns. client-go's time includes its garbage collector.
//!   client-go's decoder builds managedFields and ours skips them, as each does in an informer.
//! - Memory and allocations of a pod among many are counted in this process, from protobuf of the sandbox.
//! - Readers: threads walk lean pods, read labels, node and images, and keep the `Arc` of each pod, as a lister does. Pods that share their
//!   parts must not be slower to read than pods that share nothing.

use std::hint::black_box;
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use bytes::Bytes;
use http::Request;
use http_body_util::BodyExt;
use k8s_openapi::api::core::v1::Pod;
use kube::client::Body;
use kube_informer::wire::proto::{Decoder, Envelope, List, Schema};
use kube_lean::Pool;
use kube_lean::core::v1 as lean;
use kube_sandbox::Sandbox;
use serde::de::DeserializeOwned;

use crate::contest::{self, Contender};
use crate::hostile::make_unique;
use crate::programs::{Implementation, NO_GO, Programs};
use crate::progress;
use crate::report::{Claim, Column, Report};

pub(crate) async fn measure(rounds: usize) -> Result<Report> {
    let mut report = Report::new("proto");
    let start = Instant::now();
    ensure!(
        Schema::of("v1", "Pod").is_some(),
        "the decoder has no table for pods"
    );
    let tables = start.elapsed().as_secs_f64() * 1e6;
    report.figure("tables", "reading the tables, once", tables, "µs");
    report.figure("json_bytes", "a pod as JSON", JSON.len() as f64, "B");
    report.figure("protobuf_bytes", "a pod as protobuf", PROTOBUF.len() as f64, "B");
    let allocations = allocations()?;
    report.figure(
        "allocations",
        "ours: allocations, protobuf into Pod",
        allocations,
        "",
    );

    let programs = Programs::build()?;
    if programs.path(Implementation::ClientGo).is_none() {
        report.skipped(format!("client-go: {NO_GO}"));
    }
    let contenders = [
        Contender::new("ours", Implementation::Ours, &[]),
        Contender::new("client-go", Implementation::ClientGo, &[]),
    ];
    pages(&mut report).await?;
    let pod = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/pod");
    let arguments = [("protobuf", "pod.pb"), ("json", "pod.json")]
        .map(|(form, file)| format!("{form}={}", pod.join(file).display()));
    let scores = contest::run(rounds, &contenders, &programs, async |contender| {
        let figures = contender.start(&programs, "decode", &arguments)?.finish().await?;
        progress!("{}: {figures}", contender.name);
        Ok(figures)
    })
    .await?;

    let ratio = |ours, theirs| Some(scores.median("ours", ours)? / scores.median("client-go", theirs)?);
    report.ratio(
        "client-go",
        "cpu",
        ratio("protobuf", "protobuf"),
        Some(Claim::AtMost(0.7)),
    );
    let slim = ratio("protobuf_slim", "protobuf");
    report.ratio("client-go", "slim_cpu", slim, Some(Claim::AtMost(0.1)));
    let lean = ratio("protobuf_lean", "protobuf");
    report.ratio("client-go", "lean_cpu", lean, Some(Claim::AtMost(0.25)));
    let unshared = ratio("protobuf_lean_unshared", "protobuf");
    report.ratio("client-go", "lean_unshared_cpu", unshared, None);
    report.ratio("client-go", "json_cpu", ratio("json", "json"), None);
    report.ratio("client-go", "lean_json_cpu", ratio("json_lean", "json"), None);
    let allocs = scores.median("client-go", "protobuf_allocs");
    report.ratio(
        "client-go",
        "allocs",
        allocs.map(|theirs| allocations / theirs),
        None,
    );
    let columns = [
        ("protobuf", "protobuf: Pod"),
        ("protobuf_serde", "by serde"),
        ("protobuf_managed", "with managedFields"),
        ("protobuf_lean", "protobuf: lean"),
        ("protobuf_lean_unshared", "lean, no pool"),
        ("protobuf_slim", "protobuf: slim"),
        ("peek", "key and version"),
        ("json", "JSON: Pod"),
        ("json_lean", "JSON: lean"),
        ("json_slim", "JSON: slim"),
    ];
    let columns = columns.map(|(figure, label)| Column::new(figure, label, 1.0, "µs"));
    report.contest("a pod", scores, &columns);
    Ok(report)
}

/// Memory and allocations of a pod among many: of pods of deployments, and of pods that have nothing in common.
async fn pages(report: &mut Report) -> Result<()> {
    let sandbox = Sandbox::start().await?;
    sandbox.load("pods", ALIKE)?;
    let alike = page(&sandbox).await?;
    let sandbox = Sandbox::start().await?;
    let client = sandbox.client();
    for n in 0..HOSTILE {
        let mut pod = kube_sandbox::sample::pod(n);
        make_unique(&mut pod, n);
        pod["metadata"]["namespace"] = "default".into();
        let request =
            Request::post("/api/v1/namespaces/default/pods").header("content-type", "application/json");
        client
            .request::<serde_json::Value>(request.body(serde_json::to_vec(&pod)?)?)
            .await?;
    }
    let hostile = page(&sandbox).await?;
    for (set, page, bytes, allocations) in [
        ("", &alike, 4096.0, 30.0),
        ("hostile_", &hostile, 10_240.0, 110.0),
    ] {
        let mut of = |form: &str, held: Held, claim: bool| {
            for (figure, value, unit, bound) in [
                ("bytes", held.bytes, "B", bytes),
                ("allocs", held.allocations, "", allocations),
            ] {
                let (key, label) = (
                    format!("{form}_{set}{figure}"),
                    format!("{set}pod, {form}: {figure}"),
                );
                match claim {
                    true => report.claim(key, label, value, unit, Claim::AtMost(bound)),
                    false => report.figure(key, label, value, unit),
                }
            }
        };
        of("full", held(|| decoded::<Pod>(page))?, false);
        of("lean", held(|| shared(page))?, true);
        of("lean_unshared", held(|| decoded::<lean::Pod>(page))?, false);
    }
    readers(report, &alike)
}

/// Compares readers of pods that share their parts with readers of pods that share nothing.
fn readers(report: &mut Report, page: &[Bytes]) -> Result<()> {
    let ((together, _pool), _) = shared(page)?;
    let (apart, _) = decoded::<lean::Pod>(page)?;
    let (mut shared_ns, mut unshared_ns) = (f64::INFINITY, f64::INFINITY);
    // In turns, so that a busy moment of the machine meets both. The best round counts.
    for _ in 0..READ_ROUNDS {
        shared_ns = shared_ns.min(read_by_threads(&together));
        unshared_ns = unshared_ns.min(read_by_threads(&apart));
    }
    report.figure(
        "read_ns",
        "reading a lean pod by 2 threads, shared parts",
        shared_ns,
        "ns",
    );
    report.figure("read_unshared_ns", "… nothing shared", unshared_ns, "ns");
    let ratio = shared_ns / unshared_ns;
    let label = "reading a lean pod: shared / unshared";
    report.claim("read_shared_ratio", label, ratio, "×", Claim::AtMost(1.1));
    Ok(())
}

const READ_ROUNDS: usize = 15;
const READERS: usize = 2;

/// The time that a thread takes for a pod, in nanoseconds.
fn read_by_threads(pods: &[Arc<lean::Pod>]) -> f64 {
    const WALKS: usize = 20;
    let began = Instant::now();
    thread::scope(|scope| {
        for _ in 0..READERS {
            scope.spawn(|| {
                for _ in 0..WALKS {
                    let kept: Vec<_> = pods.iter().filter(|pod| read(pod) > 0).map(Arc::clone).collect();
                    black_box(kept);
                }
            });
        }
    });
    began.elapsed().as_nanos() as f64 / (WALKS * pods.len()) as f64
}

/// Reads what a controller usually reads of a pod.
fn read(pod: &lean::Pod) -> usize {
    let labels = pod.metadata.labels.as_ref();
    let app = labels
        .and_then(|labels| labels.get("app"))
        .map_or(0, |app| app.len());
    let spec = pod.spec.as_ref();
    let node = spec
        .and_then(|spec| spec.node_name.as_deref())
        .map_or(0, str::len);
    let containers = spec.into_iter().flat_map(|spec| spec.containers.iter());
    let images = containers.map(|container| container.image.as_deref().map_or(0, str::len));
    app + node + images.sum::<usize>()
}

/// The number of pods of each set. Those that are alike belong to a tenth of this number of deployments.
const ALIKE: usize = 2_000;
const HOSTILE: usize = ALIKE;

/// Memory and allocations per object.
struct Held {
    bytes: f64,
    allocations: f64,
}

fn held<T>(decode: impl FnOnce() -> Result<(T, usize)>) -> Result<Held> {
    let mut decoded = None;
    let counted = allocation_counter::measure(|| decoded = Some(decode()));
    let (objects, count) = decoded.unwrap_or_else(|| anyhow::bail!("nothing was decoded"))?;
    drop(objects);
    Ok(Held {
        bytes: counted.bytes_current as f64 / count as f64,
        allocations: counted.count_total as f64 / count as f64,
    })
}

/// Pods, and the pool that has their common parts.
type PodsAndPool = (Vec<Arc<lean::Pod>>, Pool);

fn shared(page: &[Bytes]) -> Result<(PodsAndPool, usize)> {
    let mut pool = Pool::new();
    let (pods, count) = pool.scope(|| decoded(page))?;
    // The memory of the pool counts, too.
    Ok(((pods, pool), count))
}

fn decoded<K: DeserializeOwned + 'static>(page: &[Bytes]) -> Result<(Vec<Arc<K>>, usize)> {
    let schema = Schema::of("v1", "Pod").context("the decoder has no table for pods")?;
    let (decoder, mut pods) = (Decoder::new(), Vec::with_capacity(page.len()));
    for item in page {
        pods.push(Arc::new(decoder.item(schema, item)?));
    }
    Ok((pods, page.len()))
}

/// The pods of a sandbox as protobuf.
async fn page(sandbox: &Sandbox) -> Result<Vec<Bytes>> {
    let request = Request::get("/api/v1/pods").header("accept", "application/vnd.kubernetes.protobuf");
    let response = sandbox.client().send(request.body(Body::empty())?).await?;
    let body = response.into_body().collect().await?.to_bytes();
    let (mut list, mut items) = (List::new(body.len()), Vec::new());
    list.feed(&body);
    while let Some(item) = list.next()? {
        items.push(item);
    }
    Ok(items)
}

fn allocations() -> Result<f64> {
    let (decoder, envelope) = (Decoder::new(), Envelope::parse(PROTOBUF)?);
    decoder.object::<Pod>(&envelope)?;
    let counted = allocation_counter::measure(|| {
        black_box(decoder.object::<Pod>(&envelope).ok());
    });
    Ok(counted.count_total as f64)
}

const PROTOBUF: &[u8] = include_bytes!("pod/pod.pb");
const JSON: &[u8] = include_bytes!("pod/pod.json");
