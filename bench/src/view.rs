//! Derived collections: policies per pod, kept up to date while pods and policies change, beside Istio's krt and beside recomputing.
//!
//! The shape is that of istio#60366: many selectors, many pods. Every contender runs the same script without a server. Four policies
//! select each pod. A change of a pod changes its address, and every second one its group. A run ends when a handler has received the
//! last state of every pod.

use anyhow::Result;

use crate::contest::{self, Contender};
use crate::programs::{Implementation, NO_GO, Programs};
use crate::progress;
use crate::report::{Claim, Column, Report};

const SELECTORS: [usize; 3] = [50, 500, 5_000];
const PODS: [usize; 3] = [1_000, 10_000, 100_000];
/// The claims are about this size.
const CLAIMED: (usize, usize) = (500, 10_000);
/// The number of policies that change.
const POLICIES: usize = 20;

pub(crate) async fn measure(events: usize, rounds: usize) -> Result<Report> {
    let mut report = Report::new("view");
    let programs = Programs::build_with_krt()?;
    if programs.path(Implementation::Krt).is_none() {
        report.skipped(format!("krt: {NO_GO}"));
    }
    report.figure("events", "changes of pods", events as f64, "");
    let contenders = [
        Contender::new("ours", Implementation::Ours, &["form=operators"]),
        Contender::new("ours-lean", Implementation::Ours, &["form=lean"]),
        Contender::new("ours-slim", Implementation::Ours, &["form=slim"]),
        Contender::new("ours-fetching", Implementation::Ours, &["form=fetching"]),
        Contender::new("krt", Implementation::Krt, &[]),
        Contender::new("recompute", Implementation::Ours, &["form=recompute"]).once(),
    ];
    for selectors in SELECTORS {
        for pods in PODS {
            let arguments = [
                format!("selectors={selectors}"),
                format!("pods={pods}"),
                format!("events={events}"),
                format!("policies={POLICIES}"),
            ];
            let scores = contest::run(rounds, &contenders, &programs, async |contender| {
                let figures = contender.start(&programs, "view", &arguments)?.finish().await?;
                let size = format!("{selectors} selectors, {pods} pods");
                progress!("{size}, {}: {figures}", contender.name);
                Ok(figures)
            })
            .await?;
            let claimed = (selectors, pods) == CLAIMED;
            for ours in ["ours", "ours-lean", "ours-slim"] {
                for figure in ["events_per_s", "policy_events_per_s", "peak_rss", "sync"] {
                    let form = ours.strip_prefix("ours").unwrap_or_default().replace('-', "_");
                    let name = match claimed {
                        true => format!("{figure}{form}"),
                        false => format!("{figure}{form}_{selectors}x{pods}"),
                    };
                    let claim = match figure {
                        "events_per_s" if claimed => Some(Claim::AtLeast(5.0)),
                        "peak_rss" if claimed => Some(Claim::AtMost(0.3)),
                        _ => None,
                    };
                    report.ratio("krt", &name, scores.ratio(ours, "krt", figure), claim);
                }
            }
            if claimed && let Some(wall) = scores.median("ours", "wall") {
                report.claim(
                    "wall",
                    "10,000 changes of pods, 500 selectors, 10,000 pods",
                    wall,
                    "s",
                    Claim::AtMost(10.0),
                );
            }
            let columns = [
                Column::new("events_per_s", "pod changes", 1.0, "/s"),
                Column::new("policy_events_per_s", "policy changes", 1.0, "/s"),
                Column::new("sync", "first result", 1.0, "s"),
                Column::PEAK,
            ];
            report.contest(format!("{selectors} selectors, {pods} pods"), scores, &columns);
        }
    }
    Ok(report)
}
