//! A handler joins late: it is the fiftieth handler of a cache with 1,000 changes per second.
//!
//! The two main figures are the time until the handler is synced, and the longest pause of an earlier handler meanwhile.

use anyhow::Result;

use crate::contest::{self, Contender};
use crate::programs::{Implementation, NO_GO, Programs};
use crate::progress;
use crate::report::{Column, Report};

const COLUMNS: [Column; 4] = [
    Column::new("wall", "until synced", 1e3, "ms"),
    Column::new("cpu", "CPU", 1e3, "ms"),
    Column::new("others_wait", "pause of others", 1e3, "ms"),
    Column::new("usual_wait", "usual pause", 1e3, "ms"),
];

pub(crate) async fn measure(pods: usize, handlers: usize, rounds: usize) -> Result<Report> {
    let mut report = Report::new("latejoin");
    let programs = Programs::build()?;
    if programs.path(Implementation::ClientGo).is_none() {
        report.skipped(format!("client-go: {NO_GO}"));
    }
    report.figure("pods", "pods", pods as f64, "");
    report.figure("handlers", "handlers", handlers as f64, "");
    let contenders = [
        Contender::new("ours", Implementation::Ours, &[]),
        Contender::new("client-go", Implementation::ClientGo, &[]),
    ];
    let arguments = [
        format!("pods={pods}"),
        format!("handlers={handlers}"),
        "rate=1000".to_owned(),
    ];
    let scores = contest::run(rounds, &contenders, &programs, async |contender| {
        let figures = contender
            .start(&programs, "latejoin", &arguments)?
            .finish()
            .await?;
        progress!("{}: {figures}", contender.name);
        Ok(figures)
    })
    .await?;
    for figure in ["wall", "cpu", "others_wait"] {
        report.ratio(
            "client-go",
            figure,
            scores.ratio("ours", "client-go", figure),
            None,
        );
    }
    report.contest("a late handler", scores, &COLUMNS);
    Ok(report)
}
