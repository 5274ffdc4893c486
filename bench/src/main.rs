//! Measures. One work per run, a table for people, one line of JSON for programs, a chart under `target/bench`.
//!
//! Figures are of the machine they were taken on, and of what else it was doing: look at ratios and at claims, and
//! run twice.

mod contest;
mod decode;
mod fanout;
mod programs;
mod proto;
mod queue;
mod real;
mod report;
mod sandbox;
mod stall;
mod store;
mod sync;

use std::io::{self, Write};

use anyhow::Result;
use clap::{Parser, ValueEnum};

use report::Report;

/// Measures kube-informer and what belongs to it.
#[derive(Debug, Parser)]
#[command(before_help = EXAMPLES)]
struct Cli {
    /// What to measure.
    work: Work,

    /// How much of it; each work says of what, and has its own idea if you do not say.
    sizes: Vec<usize>,

    /// How often everybody takes a turn.
    #[arg(long, value_name = "N", default_value_t = 3)]
    rounds: usize,

    /// Also write one JSON object, as the last line.
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Work {
    /// First sync of so many pods (20,000) from a real API server: wall, CPU, memory.
    Sync,
    /// So many events (100,000) over so many keys (1,000) to 1, 10 and 100 handlers: CPU and wall time.
    Fanout,
    /// A handler that is asleep while so many events (1,000,000) over so many keys (10,000) pass: memory.
    Stall,
    /// Decoding, ours against kube-rs's: time, allocations, memory. Always 500 pods.
    Decode,
    /// Decoding a pod from protobuf, beside JSON and client-go.
    Proto,
    /// The work queue against client-go's: throughput, and keys that are not due.
    Queue,
    /// The store against two others: reads, writes, both at once, memory. Always 10,000 and 160,000 objects.
    Store,
    /// The sandbox with so many pods (100,000): lists, watchers, memory, writes.
    Sandbox,
}

const EXAMPLES: &str = "\
Examples:
  cargo run --release -p bench -- sync
  cargo run --release -p bench -- sync 100000 --json
  cargo run --release -p bench -- stall 1000000 10000
  cargo run --release -p bench -- fanout
  cargo run --release -p bench -- sandbox 20000";

fn main() -> Result<()> {
    let cli = Cli::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(measure(&cli))?;
    let mut out = io::stdout().lock();
    write!(out, "{report}")?;
    if cli.json {
        writeln!(out, "{}", report.to_json())?;
    }
    Ok(())
}

async fn measure(cli: &Cli) -> Result<Report> {
    let size = |place: usize, usual| cli.sizes.get(place).copied().unwrap_or(usual);
    match cli.work {
        Work::Sync => sync::measure(size(0, 20_000), cli.rounds).await,
        Work::Fanout => fanout::measure(size(0, 100_000), size(1, 1_000).max(1), cli.rounds).await,
        Work::Stall => stall::measure(size(0, 1_000_000), size(1, 10_000).max(1), cli.rounds).await,
        Work::Decode => decode::measure().await,
        Work::Proto => proto::measure(),
        Work::Queue => queue::measure().await,
        Work::Store => store::measure(),
        Work::Sandbox => sandbox::measure(size(0, 100_000)).await,
    }
}

/// A line for whoever waits, beside the output proper.
#[macro_export]
macro_rules! progress {
    ($($what:tt)*) => {{
        use std::io::Write as _;
        // Whoever closed it does not want to know.
        let _ = writeln!(std::io::stderr(), $($what)*);
    }};
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_work_is_answered_with_those_that_exist() {
        let error = Cli::try_parse_from(["bench", "sandwich"]).expect_err("there is no such work");
        assert!(error.to_string().contains("[possible values: sync, "), "{error}");
    }

    #[test]
    fn sizes_come_after_the_work() {
        let cli = Cli::try_parse_from(["bench", "stall", "500", "7", "--json"]).expect("it is right");
        assert_eq!((cli.sizes, cli.json, cli.rounds), (vec![500, 7], true, 3));
    }
}
