//! client-go's BenchmarkSharedIndexInformer, run over both libraries: one writer, and readers that each walk a whole namespace.
//!
//! The matrix is client-go's: 10,000 to 160,000 pods, 0 to 80 readers, one second per cell. At most ten writes are in flight. A write
//! counts when a handler has received it, a read when it has visited every pod of the namespace. Readers are tasks in kube-informer and
//! goroutines in client-go. In `ours-threads` each reader is a thread. In `ours-own-thread` the informer has a thread of its own
//! (`SharedInformer::start_on_own_thread`), on which its handler and its source run, too; the source is the writer.

use anyhow::Result;

use crate::contest::{self, Contender, Scores, Spread};
use crate::programs::{Implementation, NO_GO, Programs};
use crate::progress;
use crate::report::{Bar, Claim, Column, Panel, Report};

const READERS: [usize; 6] = [0, 1, 10, 20, 40, 80];
/// The bounds for a writer with readers, and for one without.
const WITH_READERS: f64 = 3.0;
const ALONE: f64 = 1.5;
const OWN_THREAD: &str = "ours-own-thread";
pub(crate) const PODS: [usize; 5] = [10_000, 20_000, 40_000, 80_000, 160_000];

pub(crate) async fn measure(pods: &[usize], rounds: usize) -> Result<Report> {
    let mut report = Report::new("contention");
    let programs = Programs::build()?;
    if programs.path(Implementation::ClientGo).is_none() {
        report.skipped(format!("client-go: {NO_GO}"));
    }
    let contenders = [
        Contender::new("ours", Implementation::Ours, &[]),
        Contender::new("ours-threads", Implementation::Ours, &["threads=true"]).once(),
        Contender::new(OWN_THREAD, Implementation::Ours, &["own=true"]),
        Contender::new("client-go", Implementation::ClientGo, &[]),
    ];
    let readers: Vec<String> = READERS.iter().map(ToString::to_string).collect();
    let (mut worst_reads, mut worst_writes, mut worst_alone) = (None, None, None);
    let mut worst_on_own_thread = None;
    for pods in pods {
        let arguments = [
            format!("pods={pods}"),
            format!("readers={}", readers.join(",")),
            "seconds=1".to_owned(),
        ];
        let scores = contest::run(rounds, &contenders, &programs, async |contender| {
            let figures = contender
                .start(&programs, "contention", &arguments)?
                .finish()
                .await?;
            progress!("{pods} pods, {}: {figures}", contender.name);
            Ok(figures)
        })
        .await?;
        let mut columns = Vec::new();
        if let Some(ratio) = scores.ratio(OWN_THREAD, "client-go", "writes_per_s_0") {
            report.claim(
                format!("writes_per_s_0_{pods}_on_own_thread_of_client-go"),
                format!("{pods} pods, 0 readers, on a thread of its own: writes/s, ours / client-go"),
                ratio,
                "×",
                Claim::AtLeast(ALONE),
            );
            worst_on_own_thread = Some(worst_on_own_thread.unwrap_or(f64::INFINITY).min(ratio));
        }
        for readers in READERS {
            let (writes, claim) = match readers {
                0 => (&mut worst_alone, ALONE),
                _ => (&mut worst_writes, WITH_READERS),
            };
            for (kind, worst) in [("reads", &mut worst_reads), ("writes", writes)] {
                let figure: &'static str = format!("{kind}_per_s_{readers}").leak();
                if readers == 0 && kind == "reads" {
                    continue;
                }
                if let Some(ratio) = scores.ratio("ours", "client-go", figure) {
                    let (key, what) = (
                        format!("{figure}_{pods}_of_client-go"),
                        format!("{pods} pods, {readers} readers: {kind}/s, ours / client-go"),
                    );
                    report.claim(key, what, ratio, "×", Claim::AtLeast(claim));
                    *worst = Some(worst.unwrap_or(f64::INFINITY).min(ratio));
                }
                columns.push(Column::new(
                    figure,
                    format!("{readers}: {kind}/s").leak(),
                    1.0,
                    "",
                ));
            }
        }
        panels(&mut report, *pods, &scores);
        report.table(format!("{pods} pods, by readers"), scores, &columns);
    }
    // The least favourable cell, because the claim holds for every cell.
    for (name, worst, claim) in [
        ("reads_per_s", worst_reads, WITH_READERS),
        ("writes_per_s", worst_writes, WITH_READERS),
        ("writes_per_s_without_readers", worst_alone, ALONE),
        (
            "writes_per_s_without_readers_on_own_thread",
            worst_on_own_thread,
            ALONE,
        ),
    ] {
        report.ratio("client-go", name, worst, Some(Claim::AtLeast(claim)));
    }
    Ok(report)
}

fn panels(report: &mut Report, pods: usize, scores: &Scores) {
    for kind in ["writes", "reads"] {
        let mut bars = Vec::new();
        for readers in READERS
            .into_iter()
            .filter(|readers| kind == "writes" || *readers > 0)
        {
            for name in scores.contenders() {
                let spread: Option<Spread> = scores.spread(name, &format!("{kind}_per_s_{readers}"));
                bars.extend(spread.map(|spread| Bar {
                    name: format!("{name}, {readers} readers"),
                    spread,
                }));
            }
        }
        report.panel(Panel {
            title: format!("{pods} pods: {kind} a second"),
            bars,
            logarithmic: true,
        });
    }
}
