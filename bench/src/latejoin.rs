//! A handler that comes late: the fiftieth, to a cache of so many pods whose changes go on at 1,000 a second.
//!
//! Two figures: how long until it knows everything, and the longest time that a handler which was there before heard nothing
//! meanwhile.

use anyhow::Result;

use crate::contest::{self, Contender};
use crate::programs::{NO_GO, Programs, Whose};
use crate::progress;
use crate::report::{Column, Report};

const COLUMNS: [Column; 4] = [
    Column::new("wall", "until it knows all", 1e3, "ms"),
    Column::new("cpu", "CPU", 1e3, "ms"),
    Column::new("others_wait", "others wait", 1e3, "ms"),
    Column::new("usual_wait", "others wait before", 1e3, "ms"),
];

pub(crate) async fn measure(pods: usize, handlers: usize, rounds: usize) -> Result<Report> {
    let mut report = Report::new("latejoin");
    let programs = Programs::build()?;
    if programs.path(Whose::ClientGo).is_none() {
        report.skipped(format!("client-go: {NO_GO}"));
    }
    report.figure("pods", "pods", pods as f64, "");
    report.figure("handlers", "handlers", handlers as f64, "");
    let contenders = [
        Contender::new("ours", Whose::Ours, &[]),
        Contender::new("client-go", Whose::ClientGo, &[]),
    ];
    let told = [
        format!("pods={pods}"),
        format!("handlers={handlers}"),
        "rate=1000".to_owned(),
    ];
    let scores = contest::hold(rounds, &contenders, &programs, async |contender| {
        let said = contender.start(&programs, "latejoin", &told)?.finish().await?;
        progress!("{}: {said}", contender.name);
        Ok(said)
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
