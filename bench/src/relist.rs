//! A relist in which nothing changed: the server comes back and has forgotten what contenders saw last.
//!
//! Between two measurements the API server is killed, etcd compacted and the server started again, so every watch is answered with
//! "expired" and all pods are asked for once more. CPU is what that takes the contender, outage and all; memory is the peak
//! during it, less what it held before.

use anyhow::Result;

use crate::contest::{self, Contender};
use crate::programs::{NO_GO, Programs, Whose};
use crate::real::Filled;
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
    if programs.path(Whose::ClientGo).is_none() {
        report.skipped(format!("relist, which needs a real API server: {NO_GO}"));
        return Ok(report);
    }
    let filled = Filled::with(pods).await?;
    report.figure("pods", "pods", pods as f64, "");
    let contenders = [
        Contender::new("ours", Whose::Ours, &[]),
        Contender::new("ours-json", Whose::Ours, &["encoding=json"]),
        Contender::new("client-go", Whose::ClientGo, &["encoding=protobuf"]),
        Contender::new("kube-rs", Whose::KubeRs, &["form=default"]),
    ];
    let (told, server) = ([filled.kubeconfig(), SETTLE.to_owned()], &filled.server);
    let scores = contest::hold(rounds, &contenders, &programs, async |contender| {
        let mut running = contender.start(&programs, "relist", &told)?;
        running.hear().await?;
        server.kill_apiserver().await;
        // Compacting is a write, so what comes after it is newer than anything that was seen.
        server.compact().await?;
        let version = server.revision().await?;
        server.start_apiserver().await?;
        running.tell(&version.to_string()).await?;
        let said = running.finish().await?;
        contender.having(pods, said)
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
    let of = |name: &str, figure: &str| scores.median(name, figure);
    for name in ["ours", "ours-json", "client-go", "kube-rs"] {
        if let (Some(cpu), Some(first)) = (of(name, "cpu"), of(name, "first_cpu")) {
            let (key, what) = (
                format!("{name}_cpu_of_first"),
                format!("{name}: CPU of a relist / of the first sync"),
            );
            match name {
                "ours" => report.claim(key, what, cpu / first, "×", Claim::AtMost(0.25)),
                _ => report.figure(key, what, cpu / first, "×"),
            }
        }
        if let (Some(extra), Some(steady)) = (of(name, "extra_rss"), of(name, "steady_rss")) {
            let (key, what) = (
                format!("{name}_extra_of_steady"),
                format!("{name}: extra peak / steady RSS"),
            );
            match name {
                "ours" => report.claim(key, what, extra / steady, "×", Claim::AtMost(0.1)),
                _ => report.figure(key, what, extra / steady, "×"),
            }
        }
    }
    report.contest(format!("{pods} pods"), scores, &COLUMNS);
    filled.server.shutdown().await?;
    Ok(report)
}
