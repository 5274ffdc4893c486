//! First sync from a real server: from the start of the program until the cache has every pod.
//!
//! - CPU is the user and system time of the contender. Memory is its resident memory (RSS): the peak, and the steady value some seconds
//!   later. The server runs on the same machine, so wall time includes the server's work.
//! - client-go has no slim types and kube-rs builds whole objects, so our slim struct is compared with their full types.

use anyhow::Result;

use crate::contest::{self, Contender};
use crate::programs::{Implementation, NO_GO, Programs};
use crate::real::{self, FilledServer};
use crate::report::{Claim, Column, Report};

/// The seconds between the sync and the measurement of steady memory.
const SETTLE: &str = "settle=3";

const COLUMNS: [Column; 4] = [Column::WALL, Column::CPU, Column::PEAK, Column::STEADY];

pub(crate) async fn measure(pods: usize, rounds: usize) -> Result<Report> {
    let mut report = Report::new("sync");
    let programs = Programs::build()?;
    if programs.path(Implementation::ClientGo).is_none() {
        report.skipped(format!("sync, which needs a real API server: {NO_GO}"));
        return Ok(report);
    }
    let filled = FilledServer::with(pods).await?;
    report.figure("pods", "pods", pods as f64, "");
    let bytes = real::bytes_of_a_pod(&filled.server.client()).await?;
    report.figure("pod_bytes", "a pod as JSON", bytes, "bytes");
    let contenders = [
        Contender::new("ours", Implementation::Ours, &["type=full"]),
        Contender::new("ours-json", Implementation::Ours, &["type=full", "encoding=json"]),
        Contender::new("ours-slim", Implementation::Ours, &["type=slim"]),
        Contender::new(
            "ours-slim-json",
            Implementation::Ours,
            &["type=slim", "encoding=json"],
        )
        .once(),
        Contender::new("client-go", Implementation::ClientGo, &["encoding=protobuf"]),
        Contender::new("client-go-json", Implementation::ClientGo, &["encoding=json"]).once(),
        Contender::new("kube-rs", Implementation::KubeRs, &["form=default"]),
        Contender::new("kube-rs-cleared", Implementation::KubeRs, &["form=cleared"]).once(),
        Contender::new("kube-rs-streaming", Implementation::KubeRs, &["form=streaming"]).once(),
    ];
    let arguments = [filled.kubeconfig(), SETTLE.to_owned()];
    let run = async |contender: &Contender| {
        let figures = contender.start(&programs, "sync", &arguments)?.finish().await?;
        contender.expect_objects(pods, figures)
    };
    contest::warm_up(&contenders, &run).await?;
    let scores = contest::run(rounds, &contenders, &programs, &run).await?;

    let most = |bound| Some(Claim::AtMost(bound));
    for (theirs, cpu, wall, peak) in [("client-go", 0.6, 1.0, 1.1), ("kube-rs", 0.3, 0.4, 0.4)] {
        let claims = [
            ("cpu", most(cpu)),
            ("wall", most(wall)),
            ("peak_rss", most(peak)),
            ("steady_rss", None),
        ];
        for (name, claim) in claims {
            report.ratio(theirs, name, scores.ratio("ours", theirs, name), claim);
        }
    }
    for (theirs, cpu, peak) in [("client-go", 0.3, 0.1), ("kube-rs", 0.15, 0.05)] {
        for (name, claim) in [
            ("cpu", most(cpu)),
            ("wall", None),
            ("peak_rss", most(peak)),
            ("steady_rss", None),
        ] {
            let ratio = scores.ratio("ours-slim", theirs, name);
            report.ratio(theirs, &format!("slim_{name}"), ratio, claim);
        }
    }
    for theirs in ["client-go-json", "kube-rs-cleared", "kube-rs-streaming"] {
        for name in ["cpu", "wall", "peak_rss", "steady_rss"] {
            report.ratio(theirs, name, scores.ratio("ours", theirs, name), None);
        }
    }
    if let (Some(peak), Some(steady)) = (
        scores.median("ours", "peak_rss"),
        scores.median("ours", "steady_rss"),
    ) {
        report.claim(
            "peak_over_steady",
            "our peak RSS over our steady RSS",
            peak / steady,
            "×",
            Claim::AtMost(1.1),
        );
    }
    report.contest(format!("{pods} pods"), scores, &COLUMNS);
    filled.server.shutdown().await?;
    Ok(report)
}
