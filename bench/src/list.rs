//! Many pods from the sandbox: what decoding a large collection takes from a server that costs nothing to wait for, and whether
//! memory ever holds more than the cache will keep.
//!
//! - Once as a stream of initial events, once as a list that comes as one body of a gigabyte, once as a struct of five fields.
//! - Nobody else takes part: what the others need for as many pods is more memory than most machines have. `sync` compares.

use anyhow::Result;
use kube_sandbox::Sandbox;
use tempfile::NamedTempFile;

use crate::contest::{self, Contender};
use crate::programs::{Programs, Whose};
use crate::report::{Claim, Column, Report};

const COLUMNS: [Column; 4] = [Column::WALL, Column::CPU, Column::PEAK, Column::STEADY];

pub(crate) async fn measure(pods: usize, rounds: usize) -> Result<Report> {
    let mut report = Report::new("list");
    let programs = Programs::build()?;
    let sandbox = Sandbox::start().await?;
    sandbox.load("pods", pods)?;
    let kubeconfig = NamedTempFile::new()?;
    std::fs::write(kubeconfig.path(), sandbox.kubeconfig())?;
    let contenders = [
        Contender::new("ours", Whose::Ours, &["type=full"]),
        Contender::new("ours-list", Whose::Ours, &["type=full", "initial=list"]),
        Contender::new("ours-slim", Whose::Ours, &["type=slim"]),
    ];
    let told = [
        format!("kubeconfig={}", kubeconfig.path().display()),
        "settle=1".to_owned(),
    ];
    let run = async |contender: &Contender| {
        let said = contender.start(&programs, "sync", &told)?.finish().await?;
        contender.having(pods, said)
    };
    contest::warm(&contenders, &run).await?;
    let scores = contest::hold(rounds, &contenders, &programs, &run).await?;
    for contender in &contenders {
        let name = contender.name;
        if let Some(cpu) = scores.median(name, "cpu") {
            let each = cpu * 1e6 / pods as f64;
            report.figure(
                format!("{name}_us_per_pod"),
                format!("{name}: CPU by pod"),
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
