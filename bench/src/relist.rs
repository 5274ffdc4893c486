//! A relist without changes: the server restarts, and the last version of each contender has expired.
//!
//! Between two measurements the benchmark kills the API server, compacts etcd and starts the server again. Every watch then fails with
//! "expired", and the contender lists all pods again. CPU is the processor time of the contender, including the outage. Memory is the peak
//! during the relist minus the memory before it.

use anyhow::Result;

use crate::contest::{self, Contender};
use crate::programs::{Implementation, NO_GO, Programs};
use crate::real::{FilledServer, Pods};
use crate::report::{Claim, Column, Report};

const SETTLE: &str = "settle=2";
const COLUMNS: [Column; 4] = [
    Column::new("first_cpu", "first sync, CPU", 1.0, "s"),
    Column::new("cpu", "relist, CPU", 1.0, "s"),
    Column::STEADY,
    Column::new("extra_rss", "extra peak", 1e-6, "MB"),
];

pub(crate) async fn measure(pods: usize, rounds: usize) -> Result<Report> {
    let mut report = Report::new("relist");
    let programs = Programs::build()?;
    if programs.path(Implementation::ClientGo).is_none() {
        report.skipped(format!("relist, which needs a real API server: {NO_GO}"));
        return Ok(report);
    }
    let filled = FilledServer::with(pods, Pods::OfDeployments).await?;
    report.figure("pods", "pods", pods as f64, "");
    let contenders = [
        Contender::new("ours", Implementation::Ours, &[]),
        Contender::new("ours-json", Implementation::Ours, &["encoding=json"]),
        Contender::new("ours-lean", Implementation::Ours, &["type=lean"]),
        Contender::new("client-go", Implementation::ClientGo, &["encoding=protobuf"]),
        Contender::new(
            "client-go-list",
            Implementation::ClientGo,
            &["encoding=protobuf", "initial=list"],
        ),
        Contender::new("kube-rs", Implementation::KubeRs, &["form=default"]),
    ];
    let (arguments, server) = ([filled.kubeconfig(), SETTLE.to_owned()], &filled.server);
    let scores = contest::run(rounds, &contenders, &programs, async |contender| {
        let mut running = contender.start(&programs, "relist", &arguments)?;
        running.receive().await?;
        server.kill_apiserver().await;
        // Compacting is a write, so this version is newer than every version that the contender has seen.
        server.compact().await?;
        let version = server.revision().await?;
        server.start_apiserver().await?;
        running.send(&version.to_string()).await?;
        let figures = running.finish().await?;
        contender.expect_objects(pods, figures)
    })
    .await?;
    for (theirs, claim) in [("client-go", Some(Claim::AtMost(0.25))), ("kube-rs", None)] {
        report.ratio(theirs, "cpu", scores.ratio("ours", theirs, "cpu"), claim);
        report.ratio(
            theirs,
            "extra_rss",
            scores.ratio("ours", theirs, "extra_rss"),
            None,
        );
    }
    for figure in ["cpu", "extra_rss", "steady_rss"] {
        let ratio = scores.ratio_to_lowest("ours-lean", &["client-go", "client-go-list"], figure);
        report.ratio("client-go-best", &format!("lean_{figure}"), ratio, None);
    }
    let of = |name: &str, figure: &str| scores.median(name, figure);
    for name in [
        "ours",
        "ours-json",
        "ours-lean",
        "client-go",
        "client-go-list",
        "kube-rs",
    ] {
        if let (Some(cpu), Some(first)) = (of(name, "cpu"), of(name, "first_cpu")) {
            let (key, label) = (
                format!("{name}_cpu_of_first"),
                format!("{name}: CPU of a relist / of the first sync"),
            );
            match name {
                "ours" => report.claim(key, label, cpu / first, "×", Claim::AtMost(0.25)),
                _ => report.figure(key, label, cpu / first, "×"),
            }
        }
        if let (Some(extra), Some(steady)) = (of(name, "extra_rss"), of(name, "steady_rss")) {
            let (key, label) = (
                format!("{name}_extra_of_steady"),
                format!("{name}: extra peak / steady RSS"),
            );
            match name {
                "ours" => report.claim(key, label, extra / steady, "×", Claim::AtMost(0.1)),
                _ => report.figure(key, label, extra / steady, "×"),
            }
        }
    }
    report.contest(format!("{pods} pods"), scores, &COLUMNS);
    filled.server.shutdown().await?;
    Ok(report)
}
