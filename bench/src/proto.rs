//! Decoding: what a pod costs from protobuf and from JSON, into the whole type and into a struct of five fields.
//!
//! - The pod was recorded from a real server, in both forms (`RECORD=bench/src/pod cargo test -p testbed --features real
//!   --test proto_real`), managedFields and all.
//! - What is decoded replaces one of the last 1,000, as in a cache: freeing the old ones is part of the work, for us one by one, for
//!   client-go when its collector walks what is alive.
//! - Processor time, the median of many short rounds on one thread. client-go's has its collector's in it, which works
//!   beside it, on the same bytes (`bench/peers/decode`), if there is a
//!   `go`; its decoder builds managedFields, ours steps over them, because that is what each of them does in an informer.

use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use k8s_openapi::api::core::v1::Pod;
use kube_informer::wire::proto::{Decoder, Envelope, Schema, peek};
use measure::{Slim, vitals};
use serde_json::Value;

use crate::report::{Claim, Report};

/// Measures all of it.
pub(crate) fn measure() -> Result<Report> {
    let mut report = Report::new("proto");
    let start = Instant::now();
    ensure!(Schema::of("v1", "Pod").is_some(), "no table for pods");
    let tables = start.elapsed().as_secs_f64() * 1e6;
    report.figure("tables", "reading the tables, once", tables, "µs");
    report.figure("json_bytes", "a pod as JSON", JSON.len() as f64, "B");
    report.figure("protobuf_bytes", "as protobuf", PROTOBUF.len() as f64, "B");

    let decoder = Decoder::new();
    let envelope = Envelope::parse(PROTOBUF)?;
    let slim: Slim = decoder.object(&envelope)?;
    ensure!(
        slim.metadata.name == "sample" && slim.metadata.namespace == "proto",
        "not the pod that was recorded: {slim:?}"
    );
    ensure!(slim.spec.node_name.is_some() && slim.status.phase.is_some() && slim.status.pod_ip.is_some());
    let kept = decoder.clone().keep_managed_fields();

    let full = micros(|| decoder.object::<Pod>(&Envelope::parse(PROTOBUF)?));
    let managed = micros(|| kept.object::<Pod>(&Envelope::parse(PROTOBUF)?));
    let slim = micros(|| decoder.object::<Slim>(&Envelope::parse(PROTOBUF)?));
    let peeked =
        micros(|| Ok::<_, anyhow::Error>(peek(Envelope::parse(PROTOBUF)?.raw)?.resource_version.len()));
    let full_json = micros(|| serde_json::from_slice::<Pod>(JSON));
    let slim_json = micros(|| serde_json::from_slice::<Slim>(JSON));
    report.figure("full", "ours       protobuf  Pod", full, "µs");
    report.figure(
        "managed",
        "ours       protobuf  Pod with managedFields",
        managed,
        "µs",
    );
    report.figure("slim", "ours       protobuf  five fields", slim, "µs");
    report.figure("peek", "ours       protobuf  key, uid and version", peeked, "µs");
    report.figure(
        "full_json",
        "serde_json JSON      Pod with managedFields",
        full_json,
        "µs",
    );
    report.figure("slim_json", "serde_json JSON      five fields", slim_json, "µs");

    let counted = allocation_counter::measure(|| {
        let pod = Envelope::parse(PROTOBUF).and_then(|envelope| decoder.object::<Pod>(&envelope));
        black_box(pod.expect("it was decoded before"));
    });
    let allocations = counted.count_total as f64;
    report.figure(
        "allocations",
        "ours       protobuf  Pod: allocations",
        allocations,
        "",
    );

    if let Some(peer) = client_go()? {
        let theirs = |form: &str| peer[form]["nanos"].as_f64().map(|nanos| nanos / 1000.0);
        let protobuf = theirs("protobuf").context("the peer gave no figure")?;
        let json = theirs("json").context("the peer gave no figure")?;
        report.figure("client_go", "client-go  protobuf  Pod", protobuf, "µs");
        report.figure("client_go_json", "client-go  JSON      Pod", json, "µs");
        report.ratio("client-go", "cpu", Some(full / protobuf), None);
        let theirs = peer["protobuf"]["allocs"].as_f64();
        report.ratio(
            "client-go",
            "allocs",
            theirs.map(|theirs| allocations / theirs),
            None,
        );
        let of = Claim::AtMost;
        report.claim(
            "full_ratio",
            "Pod, of client-go's protobuf",
            full / protobuf,
            "×",
            of(0.7),
        );
        report.claim(
            "slim_ratio",
            "five fields, of client-go's protobuf",
            slim / protobuf,
            "×",
            of(0.1),
        );
    }
    Ok(report)
}

/// The median of rounds, in microseconds per call. They are so short that whoever else is busy on this machine interrupts
/// few of them.
fn micros<T, E: std::fmt::Debug>(work: impl Fn() -> Result<T, E>) -> f64 {
    const ROUNDS: usize = 2001;
    const CALLS: u32 = 10;
    const HELD: usize = 1_000;
    let mut cache: Vec<T> = (0..HELD)
        .map(|_| work().expect("it was decoded before"))
        .collect();
    let mut oldest = 0;
    let mut round = || {
        let start = vitals::thread();
        for _ in 0..CALLS {
            cache[oldest] = black_box(work().expect("it was decoded before"));
            oldest = (oldest + 1) % HELD;
        }
        (vitals::thread() - start) * 1e6 / f64::from(CALLS)
    };
    let mut all: Vec<f64> = (0..ROUNDS).map(|_| round()).collect();
    all.sort_by(f64::total_cmp);
    all[ROUNDS / 2]
}

/// What client-go says; none without Go.
fn client_go() -> Result<Option<Value>> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let pod = |name: &str| -> PathBuf { here.join("src/pod").join(name) };
    let started = Command::new("go")
        .args(["run", "-trimpath", "."])
        .args([pod("pod.pb"), pod("pod.json")])
        .current_dir(here.join("peers/decode"))
        .env("CGO_ENABLED", "0")
        .output();
    let Ok(output) = started else { return Ok(None) };
    ensure!(
        output.status.success(),
        "the peer failed: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    Ok(Some(serde_json::from_slice(&output.stdout)?))
}

const PROTOBUF: &[u8] = include_bytes!("pod/pod.pb");
const JSON: &[u8] = include_bytes!("pod/pod.json");
