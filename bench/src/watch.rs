//! One watch of pods of 10 KB: the number of events per second that reach a handler, and the latency at a fixed rate.
//!
//! A server replays recorded bytes from memory (see `replay`), without TLS. The first part runs at full speed and measures from the first
//! event that a handler receives to the last. The second part runs at 2,000 events per second and measures the time from the server's
//! write of an event until a handler receives it.

use std::sync::Arc;

use anyhow::Result;

use crate::allocator::with_jemalloc;
use crate::contest::{self, Contender};
use crate::programs::{Implementation, NO_GO, Programs};
use crate::replay::{ReplayServer, Script, Templates};
use crate::report::{Claim, Column, Report};

const KEYS: usize = 1_000;
const RATE: f64 = 2_000.0;
const FLOOD: [Column; 3] = [
    Column::new("events_per_s", "events", 1.0, "/s"),
    Column::CPU,
    Column::WALL,
];
const PACED: [Column; 3] = [
    Column::new("p50_us", "p50", 1.0, "µs"),
    Column::new("p99_us", "p99", 1.0, "µs"),
    Column::CPU,
];

pub(crate) async fn measure(events: usize, rounds: usize) -> Result<Report> {
    let mut report = Report::new("watch");
    let programs = Programs::build()?;
    if programs.path(Implementation::ClientGo).is_none() {
        report.skipped(format!("client-go: {NO_GO}"));
    }
    report.figure("events", "events", events as f64, "");
    let mut contenders = vec![
        Contender::new("ours", Implementation::Ours, &[]),
        Contender::new("ours-json", Implementation::Ours, &["encoding=json"]),
        Contender::new("ours-lean", Implementation::Ours, &["type=lean"]),
        Contender::new("client-go", Implementation::ClientGo, &["encoding=protobuf"]),
        Contender::new("client-go-json", Implementation::ClientGo, &["encoding=json"]).once(),
        Contender::new("kube-rs", Implementation::KubeRs, &["form=default"]),
    ];
    let jemalloc = Contender::new("ours-jemalloc", Implementation::Ours, &[]);
    contenders.extend(with_jemalloc(jemalloc));
    let templates = Arc::new(Templates::new(KEYS));
    let run = async |contender: &Contender, script: Script| {
        let replay = ReplayServer::start(Arc::clone(&templates), script).await?;
        let arguments = [replay.kubeconfig(), format!("events={}", script.events)];
        let mut running = contender.start(&programs, "watch", &arguments)?;
        running.receive().await?;
        replay.start_events();
        let figures = running.finish().await?;
        contender.expect_objects(KEYS, figures)
    };
    let flood = Script { events, rate: None };
    let scores = contest::run(rounds, &contenders, &programs, async |c| run(c, flood).await).await?;
    for (theirs, claim) in [("client-go", 1.3), ("kube-rs", 5.0)] {
        let claim = Some(Claim::AtLeast(claim));
        report.ratio(
            theirs,
            "events_per_s",
            scores.ratio("ours", theirs, "events_per_s"),
            claim,
        );
        report.ratio(theirs, "cpu", scores.ratio("ours", theirs, "cpu"), None);
    }
    for (ours, theirs) in [("ours-json", "client-go-json"), ("ours-json", "kube-rs")] {
        let ratio = scores.ratio(ours, theirs, "events_per_s");
        report.ratio(theirs, "json_events_per_s", ratio, None);
    }
    let ratio = |figure| scores.ratio("ours-jemalloc", "client-go", figure);
    report.ratio("client-go", "jemalloc_events_per_s", ratio("events_per_s"), None);
    report.ratio("client-go", "jemalloc_cpu", ratio("cpu"), None);
    for (theirs, claim) in [("client-go", Some(Claim::AtLeast(2.0))), ("kube-rs", None)] {
        let ratio = |figure| scores.ratio("ours-lean", theirs, figure);
        report.ratio(theirs, "lean_events_per_s", ratio("events_per_s"), claim);
        report.ratio(theirs, "lean_cpu", ratio("cpu"), None);
    }
    report.contest("as fast as it goes", scores, &FLOOD);
    let paced = Script {
        events: (events / 4).max(1),
        rate: Some(RATE),
    };
    let scores = contest::run(rounds, &contenders, &programs, async |c| run(c, paced).await).await?;
    for theirs in ["client-go", "kube-rs"] {
        for (figure, claim) in [("p50_us", 0.8), ("p99_us", 0.3)] {
            let claim = (theirs == "client-go").then_some(Claim::AtMost(claim));
            report.ratio(theirs, figure, scores.ratio("ours", theirs, figure), claim);
        }
        report.ratio(theirs, "paced_cpu", scores.ratio("ours", theirs, "cpu"), None);
    }
    report.contest(format!("{RATE} a second"), scores, &PACED);
    Ok(report)
}
