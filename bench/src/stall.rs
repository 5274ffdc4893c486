//! The handler that stands still: what it costs in memory that one handler hears nothing of so many events.
//!
//! The same informer each time, over objects that are made up; first without a handler, then with one that hears of
//! every object and falls asleep in its first update, until the end. The figure is the peak of what the system counts (VmHWM),
//! less that of the run without the sleeper.

use anyhow::Result;

use crate::contest::{self, Contender, Scores};
use crate::programs::{NO_GO, Programs, Whose};
use crate::progress;
use crate::report::{Claim, Column, Report};

const MB: f64 = 1e6;
/// What one key may cost while a handler sleeps: the object it knows, the one it will hear of, and where that is written
/// down. Objects are 256 bytes.
const BYTES_PER_KEY: f64 = 2_000.0;

pub(crate) async fn measure(events: usize, keys: usize, rounds: usize) -> Result<Report> {
    let mut report = Report::new("stall");
    let programs = Programs::build()?;
    if programs.path(Whose::ClientGo).is_none() {
        report.skipped(format!("client-go: {NO_GO}"));
    }
    report.figure("events", "events", events as f64, "");
    report.figure("keys", "keys", keys as f64, "");
    let contenders = [
        Contender::new("ours-nobody-sleeps", Whose::Ours, &["sleeper=nobody"]),
        Contender::new("ours", Whose::Ours, &["sleeper=default"]),
        Contender::new("ours-coalesce", Whose::Ours, &["sleeper=coalesce"]),
        Contender::new("ours-grow", Whose::Ours, &["sleeper=grow"]),
        Contender::new("client-go-nobody-sleeps", Whose::ClientGo, &["sleeper=nobody"]),
        Contender::new("client-go", Whose::ClientGo, &["sleeper=default"]),
    ];
    let told = [format!("events={events}"), format!("keys={keys}")];
    let scores = contest::hold(rounds, &contenders, &programs, async |contender| {
        let said = contender.start(&programs, "stall", &told)?.finish().await?;
        progress!("{}: {said}", contender.name);
        Ok(said)
    })
    .await?;
    let nobody = "ours-nobody-sleeps";
    let ours = extra(&scores, "ours", nobody);
    let theirs = extra(&scores, "client-go", "client-go-nobody-sleeps");
    let bound = Claim::AtMost(BYTES_PER_KEY);
    for (name, peak) in [
        ("ours", ours),
        ("ours-coalesce", extra(&scores, "ours-coalesce", nobody)),
        ("ours-grow", extra(&scores, "ours-grow", nobody)),
        ("client-go", theirs),
    ] {
        let Some(peak) = peak else { continue };
        report.figure(
            format!("{name}_extra_mb"),
            format!("{name}: extra"),
            peak / MB,
            "MB",
        );
        let (key, what) = (format!("{name}_per_key"), format!("{name}: extra by key"));
        match name {
            "ours" | "ours-coalesce" => report.claim(key, what, peak / keys as f64, "B", bound),
            _ => report.figure(key, what, peak / keys as f64, "B"),
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

/// What a sleeper costs.
fn extra(scores: &Scores, sleeper: &str, nobody: &str) -> Option<f64> {
    let (with, without) = (
        scores.median(sleeper, "peak_rss")?,
        scores.median(nobody, "peak_rss")?,
    );
    Some((with - without).max(0.0))
}
