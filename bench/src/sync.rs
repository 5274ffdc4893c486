//! First sync from a real server: from the start of the program until the cache has every pod, and what is held then.
//!
//! - CPU is user and system time of the contender, memory what the system counts (RSS): its peak, and what there is some
//!   seconds later. The server is another process on the same machine, so wall time has its work in it.
//! - client-go has no slim types and kube-rs builds whole objects, so our slim struct stands against their full ones.

use anyhow::Result;

use crate::contest::{self, Contender};
use crate::programs::{NO_GO, Programs, Whose};
use crate::real::{self, Filled};
use crate::report::{Claim, Column, Report};

/// How long after the sync memory is called steady.
const SETTLE: &str = "settle=3";

const COLUMNS: [Column; 4] = [Column::WALL, Column::CPU, Column::PEAK, Column::STEADY];

pub(crate) async fn measure(pods: usize, rounds: usize) -> Result<Report> {
    let mut report = Report::new("sync");
    let programs = Programs::build()?;
    if programs.path(Whose::ClientGo).is_none() {
        report.skipped(format!("sync, which needs a real API server: {NO_GO}"));
        return Ok(report);
    }
    let filled = Filled::with(pods).await?;
    report.figure("pods", "pods", pods as f64, "");
    let bytes = real::bytes_of_a_pod(&filled.server.client()).await?;
    report.figure("pod_bytes", "a pod as JSON", bytes, "bytes");
    let contenders = [
        Contender::new("ours", Whose::Ours, &["type=full"]),
        Contender::new("ours-json", Whose::Ours, &["type=full", "encoding=json"]),
        Contender::new("ours-slim", Whose::Ours, &["type=slim"]),
        Contender::new("ours-slim-json", Whose::Ours, &["type=slim", "encoding=json"]).once(),
        Contender::new("client-go", Whose::ClientGo, &["encoding=protobuf"]),
        Contender::new("client-go-json", Whose::ClientGo, &["encoding=json"]).once(),
        Contender::new("kube-rs", Whose::KubeRs, &["form=default"]),
        Contender::new("kube-rs-cleared", Whose::KubeRs, &["form=cleared"]).once(),
        Contender::new("kube-rs-streaming", Whose::KubeRs, &["form=streaming"]).once(),
    ];
    let told = [filled.kubeconfig(), SETTLE.to_owned()];
    let run = async |contender: &Contender| {
        let said = contender.start(&programs, "sync", &told)?.finish().await?;
        contender.having(pods, said)
    };
    contest::warm(&contenders, &run).await?;
    let scores = contest::hold(rounds, &contenders, &programs, &run).await?;

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
