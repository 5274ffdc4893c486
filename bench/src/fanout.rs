//! Telling many: what it costs that so many events are told to 1, 10, 100 handlers.
//!
//! Each is fed without a server, from the start of the informer to the moment when every handler has counted every event. None
//! coalesces: everyone hears of everything. With no handler at all it is what the rest costs.

use anyhow::Result;

use crate::contest::{self, Contender};
use crate::programs::{NO_GO, Programs, Whose};
use crate::progress;
use crate::report::{Claim, Column, Report};

const HANDLERS: [usize; 3] = [1, 10, 100];

pub(crate) async fn measure(events: usize, keys: usize, rounds: usize) -> Result<Report> {
    let mut report = Report::new("fanout");
    let programs = Programs::build()?;
    if programs.path(Whose::ClientGo).is_none() {
        report.skipped(format!("client-go: {NO_GO}"));
    }
    report.figure("events", "events", events as f64, "");
    report.figure("keys", "keys", keys as f64, "");
    let contenders = [
        Contender::new("ours", Whose::Ours, &[]),
        Contender::new("client-go", Whose::ClientGo, &[]),
        Contender::new("kube-rs", Whose::KubeRs, &[]),
    ];
    for handlers in HANDLERS {
        let told = [
            format!("events={events}"),
            format!("keys={keys}"),
            format!("handlers={handlers}"),
        ];
        let scores = contest::hold(rounds, &contenders, &programs, async |contender| {
            let said = contender.start(&programs, "fanout", &told)?.finish().await?;
            progress!("{handlers} handlers, {}: {said}", contender.name);
            Ok(said)
        })
        .await?;
        for theirs in ["client-go", "kube-rs"] {
            for figure in ["cpu", "wall", "peak_rss"] {
                // What was promised is of the most handlers; the others have names of their own.
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
