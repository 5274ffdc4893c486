//! Decoding of one pod from protobuf and from JSON, into the whole type and into a struct of five fields (slim).
//!
//! - The pod was recorded from a real server in both encodings, with managedFields (`RECORD=bench/src/pod cargo test -p testbed
//!   --features real --test proto_real`).
//! - The figure is processor time. The contenders are separate processes and run in turns. client-go's time includes its garbage collector.
//!   client-go's decoder builds managedFields and ours skips them, as each does in an informer.

use std::hint::black_box;
use std::path::Path;
use std::time::Instant;

use anyhow::{Result, ensure};
use k8s_openapi::api::core::v1::Pod;
use kube_informer::wire::proto::{Decoder, Envelope, Schema};

use crate::contest::{self, Contender};
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
    report.ratio("client-go", "json_cpu", ratio("json", "json"), None);
    let allocs = scores.median("client-go", "protobuf_allocs");
    report.ratio(
        "client-go",
        "allocs",
        allocs.map(|theirs| allocations / theirs),
        None,
    );
    let columns = [
        ("protobuf", "protobuf: Pod"),
        ("protobuf_managed", "with managedFields"),
        ("protobuf_slim", "protobuf: slim"),
        ("peek", "key and version"),
        ("json", "JSON: Pod"),
        ("json_slim", "JSON: slim"),
    ];
    let columns = columns.map(|(figure, label)| Column::new(figure, label, 1.0, "µs"));
    report.contest("a pod", scores, &columns);
    Ok(report)
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
