//! Fan-out: the cost of delivering events to 1, 10 and 100 handlers.
//!
//! The contenders run without a server, from the start of the informer until every handler has counted every event. No contender
//! coalesces: every handler receives every event.

use anyhow::Result;

use crate::contest::{self, Contender};
use crate::programs::{Implementation, NO_GO, Programs};
use crate::progress;
use crate::report::{Claim, Column, Report};

const HANDLERS: [usize; 3] = [1, 10, 100];

pub(crate) async fn measure(events: usize, keys: usize, rounds: usize) -> Result<Report> {
    let mut report = Report::new("fanout");
    let programs = Programs::build()?;
    if programs.path(Implementation::ClientGo).is_none() {
        report.skipped(format!("client-go: {NO_GO}"));
    }
    report.figure("events", "events", events as f64, "");
    report.figure("keys", "keys", keys as f64, "");
    let contenders = [
        Contender::new("ours", Implementation::Ours, &[]),
        Contender::new("client-go", Implementation::ClientGo, &[]),
        Contender::new("kube-rs", Implementation::KubeRs, &[]),
    ];
    for handlers in HANDLERS {
        let arguments = [
            format!("events={events}"),
            format!("keys={keys}"),
            format!("handlers={handlers}"),
        ];
        let scores = contest::run(rounds, &contenders, &programs, async |contender| {
            let figures = contender.start(&programs, "fanout", &arguments)?.finish().await?;
            progress!("{handlers} handlers, {}: {figures}", contender.name);
            Ok(figures)
        })
        .await?;
        for theirs in ["client-go", "kube-rs"] {
            for figure in ["cpu", "wall", "peak_rss"] {
                // The claim is about 100 handlers. The other figures carry the number of handlers in their name.
                let (name, claim) = match (handlers, figure) {
                    (100, "cpu") => (figure.to_owned(), Some(Claim::AtMost(0.2))),
                    (100, _) => (figure.to_owned(), None),
                    _ => (format!("{figure}_{handlers}"), None),
                };
                report.ratio(theirs, &name, scores.ratio("ours", theirs, figure), claim);
            }
        }
        let columns = [Column::CPU, Column::WALL, Column::PEAK];
        report.contest(format!("{handlers} handlers"), scores, &columns);
    }
    Ok(report)
}
