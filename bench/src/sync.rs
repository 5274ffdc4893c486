//! First sync from a real server: from the start of the program until the cache has every pod.
//!
//! - CPU is the user and system time of the contender. Memory is its resident memory (RSS): the peak, and the steady value some seconds
//!   later. The server runs on the same machine, so wall time includes the server's work.
//! - client-go has no slim types and kube-rs builds whole objects, so our slim struct is compared with their full types.
//! - Lean types are whole objects. They share what pods have in common, so a second part has pods that have nothing in common (hostile). They
//!   are compared with the better form of client-go: streaming, its default, or `client-go-list`.

use anyhow::Result;

use crate::allocator::with_jemalloc;
use crate::contest::{self, Contender};
use crate::programs::{Implementation, NO_GO, Programs};
use crate::real::{self, FilledServer, Pods};
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
    let filled = FilledServer::with(pods, Pods::OfDeployments).await?;
    report.figure("pods", "pods", pods as f64, "");
    let bytes = real::bytes_of_a_pod(&filled.server.client()).await?;
    report.figure("pod_bytes", "a pod as JSON", bytes, "bytes");
    let mut contenders = vec![
        Contender::new("ours", Implementation::Ours, &["type=full"]),
        Contender::new("ours-json", Implementation::Ours, &["type=full", "encoding=json"]),
        Contender::new("ours-lean", Implementation::Ours, &["type=lean"]),
        Contender::new("ours-slim", Implementation::Ours, &["type=slim"]),
        Contender::new(
            "ours-slim-json",
            Implementation::Ours,
            &["type=slim", "encoding=json"],
        )
        .once(),
        Contender::new("client-go", Implementation::ClientGo, &["encoding=protobuf"]),
        Contender::new(
            "client-go-list",
            Implementation::ClientGo,
            &["encoding=protobuf", "initial=list"],
        ),
        Contender::new("client-go-json", Implementation::ClientGo, &["encoding=json"]).once(),
        Contender::new("kube-rs", Implementation::KubeRs, &["form=default"]),
        Contender::new("kube-rs-cleared", Implementation::KubeRs, &["form=cleared"]).once(),
        Contender::new("kube-rs-streaming", Implementation::KubeRs, &["form=streaming"]).once(),
    ];
    let jemalloc = Contender::new("ours-jemalloc", Implementation::Ours, &["type=full"]);
    contenders.extend(with_jemalloc(jemalloc));
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
    for (name, claim) in LEAN {
        let ratio = scores.ratio_to_lowest("ours-lean", &CLIENT_GO, name);
        report.ratio(
            "client-go-best",
            &format!("lean_{name}"),
            ratio,
            claim.map(Claim::AtMost),
        );
        for theirs in ["client-go", "client-go-list", "kube-rs"] {
            let ratio = scores.ratio("ours-lean", theirs, name);
            report.ratio(theirs, &format!("lean_{name}"), ratio, None);
        }
    }
    for (ours, figure) in [("ours", "cpu"), ("ours-jemalloc", "jemalloc_cpu")] {
        let ratio = scores.ratio_to_lowest(ours, &CLIENT_GO, "cpu");
        report.ratio("client-go-best", figure, ratio, most(0.7));
    }
    for theirs in [
        "client-go-list",
        "client-go-json",
        "kube-rs-cleared",
        "kube-rs-streaming",
    ] {
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
    hostile(&mut report, &programs, pods, rounds).await?;
    Ok(report)
}

/// Pods that have nothing in common, so that lean types share nothing.
async fn hostile(report: &mut Report, programs: &Programs, pods: usize, rounds: usize) -> Result<()> {
    let filled = FilledServer::with(pods, Pods::Hostile).await?;
    let contenders = [
        Contender::new("ours-lean", Implementation::Ours, &["type=lean"]),
        Contender::new("client-go", Implementation::ClientGo, &["encoding=protobuf"]),
        Contender::new(
            "client-go-list",
            Implementation::ClientGo,
            &["encoding=protobuf", "initial=list"],
        ),
    ];
    let arguments = [filled.kubeconfig(), SETTLE.to_owned()];
    let run = async |contender: &Contender| {
        let figures = contender.start(programs, "sync", &arguments)?.finish().await?;
        contender.expect_objects(pods, figures)
    };
    contest::warm_up(&contenders, &run).await?;
    let scores = contest::run(rounds, &contenders, programs, &run).await?;
    for name in ["cpu", "wall", "peak_rss", "steady_rss"] {
        let ratio = scores.ratio_to_lowest("ours-lean", &CLIENT_GO, name);
        let claim = (name == "peak_rss").then_some(Claim::AtMost(0.5));
        report.ratio("client-go-best", &format!("lean_hostile_{name}"), ratio, claim);
    }
    report.contest(format!("{pods} hostile pods"), scores, &COLUMNS);
    filled.server.shutdown().await?;
    Ok(())
}

/// The two forms of client-go over protobuf.
const CLIENT_GO: [&str; 2] = ["client-go", "client-go-list"];

/// The figures of lean types, and what they are held to against the better form of client-go.
const LEAN: [(&str, Option<f64>); 4] = [
    ("cpu", Some(0.35)),
    ("wall", None),
    ("peak_rss", Some(0.25)),
    ("steady_rss", None),
];
