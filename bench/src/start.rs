//! Starting: from the start of a program to the moment when 1, 10, 50 informers are synced, as a shell sees it.
//!
//! Each informer has the config maps of a namespace of its own, one of them, on a real server; so it is what is asked and how that
//! counts, not what is read.

use std::time::Instant;

use anyhow::{Result, ensure};
use serde_json::json;

use crate::contest::{self, Contender};
use crate::programs::{NO_GO, Programs, Whose};
use crate::progress;
use crate::real::{Filled, START_NAMESPACES};
use crate::report::{Column, Report};

const INFORMERS: [usize; 3] = [1, 10, START_NAMESPACES];

pub(crate) async fn measure(pods: usize, rounds: usize) -> Result<Report> {
    let mut report = Report::new("start");
    let programs = Programs::build()?;
    if programs.path(Whose::ClientGo).is_none() {
        report.skipped(format!("start, which needs a real API server: {NO_GO}"));
        return Ok(report);
    }
    let filled = Filled::with(pods).await?;
    let contenders = [
        Contender::new("ours", Whose::Ours, &[]),
        Contender::new("client-go", Whose::ClientGo, &["encoding=protobuf"]),
        Contender::new("kube-rs", Whose::KubeRs, &[]),
    ];
    for informers in INFORMERS {
        let told = [filled.kubeconfig(), format!("informers={informers}")];
        let scores = contest::hold(rounds, &contenders, &programs, async |contender| {
            let started = Instant::now();
            let mut said = contender.start(&programs, "start", &told)?.finish().await?;
            said["wall"] = json!(started.elapsed().as_secs_f64());
            progress!("{informers} informers, {}: {said}", contender.name);
            ensure!(said["objects"] == informers, "{}: {said}", contender.name);
            Ok(said)
        })
        .await?;
        for theirs in ["client-go", "kube-rs"] {
            for figure in ["wall", "cpu", "peak_rss"] {
                let name = match informers {
                    START_NAMESPACES => figure.to_owned(),
                    _ => format!("{figure}_{informers}"),
                };
                report.ratio(theirs, &name, scores.ratio("ours", theirs, figure), None);
            }
        }
        report.contest(
            format!("{informers} informers"),
            scores,
            &[Column::WALL, Column::CPU, Column::PEAK],
        );
    }
    filled.server.shutdown().await?;
    Ok(report)
}
