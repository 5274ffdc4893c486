//! Start: from the start of the process until 1, 10, 50 and 200 informers are synced. The wall time is measured from outside.
//!
//! Each informer watches the config maps of one of fifty namespaces on a real server. Each namespace has one config map, so the number and kind of
//! the requests matter, not the size of the data. `ours-http2` has a connection for fifty informers, where `ours` has one for each watch.

use std::time::Instant;

use anyhow::{Result, ensure};
use serde_json::json;

use crate::contest::{self, Contender};
use crate::programs::{Implementation, NO_GO, Programs};
use crate::progress;
use crate::real::{FilledServer, Pods, START_NAMESPACES};
use crate::report::{Column, Report};

const INFORMERS: [usize; 4] = [1, 10, START_NAMESPACES, 200];

pub(crate) async fn measure(pods: usize, rounds: usize) -> Result<Report> {
    let mut report = Report::new("start");
    let programs = Programs::build()?;
    if programs.path(Implementation::ClientGo).is_none() {
        report.skipped(format!("start, which needs a real API server: {NO_GO}"));
        return Ok(report);
    }
    let filled = FilledServer::with(pods, Pods::OfDeployments).await?;
    let contenders = [
        Contender::new("ours", Implementation::Ours, &[]),
        Contender::new("ours-http2", Implementation::Ours, &["http=2"]),
        Contender::new("client-go", Implementation::ClientGo, &["encoding=protobuf"]),
        Contender::new("kube-rs", Implementation::KubeRs, &[]),
    ];
    for informers in INFORMERS {
        let arguments = [
            filled.kubeconfig(),
            format!("informers={informers}"),
            format!("namespaces={START_NAMESPACES}"),
        ];
        let scores = contest::run(rounds, &contenders, &programs, async |contender| {
            let started = Instant::now();
            let mut figures = contender.start(&programs, "start", &arguments)?.finish().await?;
            figures["wall"] = json!(started.elapsed().as_secs_f64());
            progress!("{informers} informers, {}: {figures}", contender.name);
            ensure!(figures["objects"] == informers, "{}: {figures}", contender.name);
            Ok(figures)
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
