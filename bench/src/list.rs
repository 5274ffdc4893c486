//! First sync of many pods from the sandbox: the cost of decoding a large collection without waiting for the server, and the peak memory
//! compared with the memory of the cache.
//!
//! - The collection comes as a stream of initial events, as a list in one body of a gigabyte, as lean types, and as a struct of five
//!   fields.
//! - Only kube-informer takes part: for as many pods the other libraries need more memory than most machines have. `sync` compares them.

use anyhow::Result;
use kube_sandbox::Sandbox;
use tempfile::NamedTempFile;

use crate::contest::{self, Contender};
use crate::programs::{Implementation, Programs};
use crate::report::{Claim, Column, Report};

const COLUMNS: [Column; 4] = [Column::WALL, Column::CPU, Column::PEAK, Column::STEADY];

pub(crate) async fn measure(pods: usize, rounds: usize) -> Result<Report> {
    let mut report = Report::new("list");
    let programs = Programs::build()?;
    // Every contender reads JSON, which the sandbox sends without converting it.
    let sandbox = Sandbox::builder().protobuf(false).plain_http().start().await?;
    sandbox.load("pods", pods)?;
    let kubeconfig = NamedTempFile::new()?;
    std::fs::write(kubeconfig.path(), sandbox.kubeconfig())?;
    let contenders = [
        Contender::new("ours", Implementation::Ours, &["type=full"]),
        Contender::new("ours-list", Implementation::Ours, &["type=full", "initial=list"]),
        Contender::new("ours-lean", Implementation::Ours, &["type=lean"]),
        Contender::new("ours-slim", Implementation::Ours, &["type=slim"]),
    ];
    let arguments = [
        format!("kubeconfig={}", kubeconfig.path().display()),
        "settle=1".to_owned(),
    ];
    let run = async |contender: &Contender| {
        let figures = contender.start(&programs, "sync", &arguments)?.finish().await?;
        contender.expect_objects(pods, figures)
    };
    contest::warm_up(&contenders, &run).await?;
    let scores = contest::run(rounds, &contenders, &programs, &run).await?;
    for contender in &contenders {
        let name = contender.name;
        if let Some(cpu) = scores.median(name, "cpu") {
            let each = cpu * 1e6 / pods as f64;
            report.figure(
                format!("{name}_us_per_pod"),
                format!("{name}: CPU per pod"),
                each,
                "µs",
            );
        }
        let [peak, steady] = ["peak_rss", "steady_rss"].map(|figure| scores.median(name, figure));
        if let (Some(peak), Some(steady)) = (peak, steady) {
            let (key, what) = (
                format!("{name}_peak_over_steady"),
                format!("{name}: peak RSS over steady RSS"),
            );
            report.claim(key, what, peak / steady, "×", Claim::AtMost(1.05));
        }
    }
    report.contest(format!("{pods} pods"), scores, &COLUMNS);
    Ok(report)
}
