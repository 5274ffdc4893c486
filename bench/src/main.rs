//! Measures. One work per run, a table for people, one line of JSON for programs.
//!
//! Figures are of the machine they were taken on, and of what else it was doing: look at ratios and at claims, and
//! run twice.

mod child;
mod decode;
mod fanout;
mod generated;
mod memory;
mod peers;
mod proto;
mod queue;
mod report;
mod sandbox;
mod stall;
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

    /// How many events, for `stall` (1,000,000 if not said) and `fanout` (100,000).
    events: Option<usize>,

    /// Over how many keys, for `stall` (10,000 if not said) and `fanout` (1,000).
    keys: Option<usize>,

    /// How many pods, of about 10 KB each.
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    pods: usize,

    /// Also write one JSON object, as the last line.
    #[arg(long)]
    json: bool,

    /// One case of a work, in this process; how works start themselves again.
    #[arg(long, value_name = "CASE", hide = true)]
    alone: Option<String>,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Work {
    /// Decoding, ours against kube-rs's: time, allocations, memory. Always 500 pods.
    Decode,
    /// The sandbox: lists, watchers, memory, writes.
    Sandbox,
    /// The work queue against client-go's: throughput, and keys that are not due.
    Queue,
    /// The store against two others: reads, writes, both at once, memory. Always 10,000 and 160,000 objects.
    Store,
    /// A handler that is asleep while a million events pass: peak memory, by what is kept for it.
    Stall,
    /// A hundred thousand events to 1, 10 and 100 handlers: CPU and wall time.
    Fanout,
    /// Decoding a pod from protobuf, beside JSON and client-go.
    Proto,
}

const EXAMPLES: &str = "\
Examples:
  cargo run --release -p bench -- decode
  cargo run --release -p bench -- sandbox
  cargo run --release -p bench -- sandbox --pods 20000 --json
  cargo run --release -p bench -- queue
  cargo run --release -p bench -- store
  cargo run --release -p bench -- stall 1000000 10000
  cargo run --release -p bench -- fanout
  cargo run --release -p bench -- proto";

fn main() -> Result<()> {
    let cli = Cli::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let (events, keys) = match cli.work {
        Work::Stall => (1_000_000, 10_000),
        _ => (100_000, 1_000),
    };
    let (events, keys) = (cli.events.unwrap_or(events), cli.keys.unwrap_or(keys).max(1));
    let mut out = io::stdout().lock();
    if let Some(case) = &cli.alone {
        let said = runtime.block_on(async {
            match cli.work {
                Work::Stall => stall::alone(case, events, keys).await,
                Work::Fanout => fanout::alone(case, events, keys).await,
                _ => anyhow::bail!("this work has no cases"),
            }
        })?;
        writeln!(out, "{said}")?;
        return Ok(());
    }
    let report = runtime.block_on(async {
        match cli.work {
            Work::Decode => decode::measure().await,
            Work::Sandbox => sandbox::measure(cli.pods).await,
            Work::Queue => queue::measure().await,
            Work::Store => store::measure(),
            Work::Stall => stall::measure(events, keys),
            Work::Fanout => fanout::measure(events, keys),
            Work::Proto => proto::measure(),
        }
    })?;
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
                .contains("[possible values: decode, sandbox, queue, store, stall, fanout, proto]"),
            "{error}"
        );
    }
}
