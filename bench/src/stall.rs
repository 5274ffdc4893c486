//! A stalled handler: the memory of its backlog while events pass.
//!
//! Each run uses the same informer over generated objects: first without a handler, then with a handler that receives every object and
//! blocks in its first update until the end. The figure is the peak resident memory (VmHWM) minus the peak of the run without the
//! stalled handler.

use anyhow::Result;

use crate::contest::{self, Contender, Scores};
use crate::programs::{Implementation, NO_GO, Programs};
use crate::progress;
use crate::report::{Claim, Column, Report};

const MB: f64 = 1e6;
/// The claim for the memory per key while a handler is stalled. It covers the object that the handler knows, the object that it will receive,
/// and the entry in the backlog. An object has 256 bytes.
const BYTES_PER_KEY: f64 = 2_000.0;

pub(crate) async fn measure(events: usize, keys: usize, rounds: usize) -> Result<Report> {
    let mut report = Report::new("stall");
    let programs = Programs::build()?;
    if programs.path(Implementation::ClientGo).is_none() {
        report.skipped(format!("client-go: {NO_GO}"));
    }
    report.figure("events", "events", events as f64, "");
    report.figure("keys", "keys", keys as f64, "");
    let contenders = [
        Contender::new("ours-nobody-sleeps", Implementation::Ours, &["sleeper=nobody"]),
        Contender::new("ours", Implementation::Ours, &["sleeper=default"]),
        Contender::new("ours-coalesce", Implementation::Ours, &["sleeper=coalesce"]),
        Contender::new("ours-grow", Implementation::Ours, &["sleeper=grow"]),
        Contender::new(
            "client-go-nobody-sleeps",
            Implementation::ClientGo,
            &["sleeper=nobody"],
        ),
        Contender::new("client-go", Implementation::ClientGo, &["sleeper=default"]),
    ];
    let arguments = [format!("events={events}"), format!("keys={keys}")];
    let scores = contest::run(rounds, &contenders, &programs, async |contender| {
        let figures = contender.start(&programs, "stall", &arguments)?.finish().await?;
        progress!("{}: {figures}", contender.name);
        Ok(figures)
    })
    .await?;
    let baseline = "ours-nobody-sleeps";
    let ours = extra(&scores, "ours", baseline);
    let theirs = extra(&scores, "client-go", "client-go-nobody-sleeps");
    let bound = Claim::AtMost(BYTES_PER_KEY);
    for (name, peak) in [
        ("ours", ours),
        ("ours-coalesce", extra(&scores, "ours-coalesce", baseline)),
        ("ours-grow", extra(&scores, "ours-grow", baseline)),
        ("client-go", theirs),
    ] {
        let Some(peak) = peak else { continue };
        report.figure(
            format!("{name}_extra_mb"),
            format!("{name}: extra"),
            peak / MB,
            "MB",
        );
        let (key, label) = (format!("{name}_per_key"), format!("{name}: extra per key"));
        match name {
            "ours" | "ours-coalesce" => report.claim(key, label, peak / keys as f64, "B", bound),
            _ => report.figure(key, label, peak / keys as f64, "B"),
        }
    }
    let ratio = ours.zip(theirs).map(|(ours, theirs)| ours / theirs);
    report.ratio("client-go", "extra_rss", ratio, None);
    report.ratio(
        "client-go",
        "peak_rss",
        scores.ratio("ours", "client-go", "peak_rss"),
        None,
    );
    report.contest("a handler sleeps", scores, &[Column::PEAK]);
    Ok(report)
}

/// The extra memory of a run with a stalled handler.
fn extra(scores: &Scores, stalled: &str, baseline: &str) -> Option<f64> {
    let (with, without) = (
        scores.median(stalled, "peak_rss")?,
        scores.median(baseline, "peak_rss")?,
    );
    Some((with - without).max(0.0))
}
