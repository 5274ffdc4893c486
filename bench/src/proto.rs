//! Decoding: what a pod costs from protobuf and from JSON, into the whole type and into a struct of five fields.
//!
//! - The pod was recorded from a real server, in both forms (`RECORD=bench/src/pod cargo test -p testbed --features real
//!   --test proto_real`), managedFields and all.
//! - Processor time, in processes of their own, in turns. client-go's has its collector's in it, which works beside it. Its decoder
//!   builds managedFields, ours steps over them, because that is what each of them does in an informer.

use std::hint::black_box;
use std::path::Path;
use std::time::Instant;

use anyhow::{Result, ensure};
use k8s_openapi::api::core::v1::Pod;
use kube_informer::wire::proto::{Decoder, Envelope, Schema};

use crate::contest::{self, Contender};
use crate::programs::{NO_GO, Programs, Whose};
use crate::progress;
use crate::report::{Claim, Column, Report};

/// Measures all of it.
pub(crate) async fn measure(rounds: usize) -> Result<Report> {
    let mut report = Report::new("proto");
    let start = Instant::now();
    ensure!(Schema::of("v1", "Pod").is_some(), "no table for pods");
    let tables = start.elapsed().as_secs_f64() * 1e6;
    report.figure("tables", "reading the tables, once", tables, "µs");
    report.figure("json_bytes", "a pod as JSON", JSON.len() as f64, "B");
    report.figure("protobuf_bytes", "as protobuf", PROTOBUF.len() as f64, "B");
    let allocations = allocations()?;
    report.figure(
        "allocations",
        "ours: allocations, protobuf into Pod",
        allocations,
        "",
    );

    let programs = Programs::build()?;
    if programs.path(Whose::ClientGo).is_none() {
        report.skipped(format!("client-go: {NO_GO}"));
    }
    let contenders = [
        Contender::new("ours", Whose::Ours, &[]),
        Contender::new("client-go", Whose::ClientGo, &[]),
    ];
    let pod = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/pod");
    let told = [("protobuf", "pod.pb"), ("json", "pod.json")]
        .map(|(form, file)| format!("{form}={}", pod.join(file).display()));
    let scores = contest::hold(rounds, &contenders, &programs, async |contender| {
        let said = contender.start(&programs, "decode", &told)?.finish().await?;
        progress!("{}: {said}", contender.name);
        Ok(said)
    })
    .await?;

    let of = |figure, of| Some(scores.median("ours", figure)? / scores.median("client-go", of)?);
    report.ratio(
        "client-go",
        "cpu",
        of("protobuf", "protobuf"),
        Some(Claim::AtMost(0.7)),
    );
    let slim = of("protobuf_slim", "protobuf");
    report.ratio("client-go", "slim_cpu", slim, Some(Claim::AtMost(0.1)));
    report.ratio("client-go", "json_cpu", of("json", "json"), None);
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
        ("protobuf_slim", "five fields"),
        ("peek", "key and version"),
        ("json", "JSON: Pod"),
        ("json_slim", "five fields"),
    ];
    let columns = columns.map(|(figure, what)| Column::new(figure, what, 1.0, "µs"));
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
