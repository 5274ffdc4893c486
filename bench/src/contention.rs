//! client-go's BenchmarkSharedIndexInformer for them and for us: one writer, and readers that each walk a whole namespace.
//!
//! The matrix is theirs: 10,000 to 160,000 pods, 0 to 80 readers, one second for each cell. Writes count when a handler has heard
//! of them, ten at most are under way; reads when every pod of the namespace was seen. Readers are tasks here, goroutines there; with
//! `ours-threads` each is a thread.

use anyhow::Result;

use crate::contest::{self, Contender, Scores, Spread};
use crate::programs::{NO_GO, Programs, Whose};
use crate::progress;
use crate::report::{Bar, Claim, Column, Panel, Report};

const READERS: [usize; 6] = [0, 1, 10, 20, 40, 80];
pub(crate) const PODS: [usize; 5] = [10_000, 20_000, 40_000, 80_000, 160_000];

pub(crate) async fn measure(pods: &[usize], rounds: usize) -> Result<Report> {
    let mut report = Report::new("contention");
    let programs = Programs::build()?;
    if programs.path(Whose::ClientGo).is_none() {
        report.skipped(format!("client-go: {NO_GO}"));
    }
    let contenders = [
        Contender::new("ours", Whose::Ours, &[]),
        Contender::new("ours-threads", Whose::Ours, &["threads=true"]).once(),
        Contender::new("client-go", Whose::ClientGo, &[]),
    ];
    let readers: Vec<String> = READERS.iter().map(ToString::to_string).collect();
    let (mut worst_reads, mut worst_writes) = (None, None);
    for pods in pods {
        let told = [
            format!("pods={pods}"),
            format!("readers={}", readers.join(",")),
            "seconds=1".to_owned(),
        ];
        let scores = contest::hold(rounds, &contenders, &programs, async |contender| {
            let said = contender.start(&programs, "contention", &told)?.finish().await?;
            progress!("{pods} pods, {}: {said}", contender.name);
            Ok(said)
        })
        .await?;
        let mut columns = Vec::new();
        for readers in READERS {
            for (kind, worst) in [("reads", &mut worst_reads), ("writes", &mut worst_writes)] {
                let figure: &'static str = format!("{kind}_per_s_{readers}").leak();
                if readers == 0 && kind == "reads" {
                    continue;
                }
                if let Some(ratio) = scores.ratio("ours", "client-go", figure) {
                    let (key, what) = (
                        format!("{figure}_{pods}_of_client-go"),
                        format!("{pods} pods, {readers} readers: {kind}/s, ours / client-go"),
                    );
                    report.claim(key, what, ratio, "×", Claim::AtLeast(3.0));
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
    // The least favourable cell; what was promised is of every one.
    for (name, worst) in [("reads_per_s", worst_reads), ("writes_per_s", worst_writes)] {
        report.ratio("client-go", name, worst, Some(Claim::AtLeast(3.0)));
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
