//! Measures. One work per run, a table for people, one line of JSON for programs.
//!
//! Figures are of the machine they were taken on, and of what else it was doing: look at ratios and at claims, and
//! run twice.

mod memory;
mod proto;
mod report;
mod sandbox;
mod store;

use std::io::{self, Write};

use anyhow::Result;
use clap::{Parser, ValueEnum};

/// Measures kube-informer and what belongs to it.
#[derive(Debug, Parser)]
#[command(before_help = EXAMPLES)]
struct Cli {
    /// What to measure.
    work: Work,

    /// How many pods, of about 10 KB each.
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    pods: usize,

    /// Also write one JSON object, as the last line.
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Work {
    /// The sandbox: lists, watchers, memory, writes.
    Sandbox,
    /// The store against two others: reads, writes, both at once, memory. Always 10,000 and 160,000 objects.
    Store,
    /// Decoding a pod from protobuf, beside JSON and client-go.
    Proto,
}

const EXAMPLES: &str = "\
Examples:
  cargo run --release -p bench -- sandbox
  cargo run --release -p bench -- sandbox --pods 20000 --json
  cargo run --release -p bench -- store
  cargo run --release -p bench -- proto";

fn main() -> Result<()> {
    let cli = Cli::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(async {
        match cli.work {
            Work::Sandbox => sandbox::measure(cli.pods).await,
            Work::Store => store::measure(),
            Work::Proto => proto::measure(),
        }
    })?;
    let mut out = io::stdout().lock();
    write!(out, "{report}")?;
    if cli.json {
        writeln!(out, "{}", report.to_json())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_work_is_answered_with_those_that_exist() {
        let error = Cli::try_parse_from(["bench", "sandwich"]).expect_err("there is no such work");
        assert!(
            error
                .to_string()
                .contains("[possible values: sandbox, store, proto]"),
            "{error}"
        );
    }
}
