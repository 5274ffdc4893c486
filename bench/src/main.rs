//! Measures. One work per run, a table for people, one line of JSON for programs, a chart under `target/bench`.
//!
//! Figures are of the machine they were taken on, and of what else it was doing: look at ratios and at claims, and
//! run twice.

mod chart;
mod contention;
mod contest;
mod decode;
mod fanout;
mod latejoin;
mod list;
mod machine;
mod memory;
mod output;
mod programs;
mod proto;
mod queue;
mod real;
mod relist;
mod replay;
mod report;
mod sandbox;
mod stall;
mod start;
mod store;
mod sync;
mod watch;

use std::io::{self, Write};

use anyhow::Result;
use clap::{Parser, ValueEnum};
use serde_json::{Map, json};

use report::Report;

/// Measures kube-informer and what belongs to it.
#[derive(Debug, Parser)]
#[command(before_help = EXAMPLES)]
struct Cli {
    /// What to measure.
    work: Work,

    /// How much of it; each work says of what, and has its own idea if you do not say.
    sizes: Vec<usize>,

    /// How often everybody takes a turn; each work has its own idea if you do not say.
    #[arg(long, value_name = "N")]
    rounds: Option<usize>,

    /// Also write one JSON object, as the last line.
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Work {
    /// First sync of so many pods (20,000) from a real API server: wall, CPU, memory.
    Sync,
    /// One stream of so many changes (40,000): events a second, and latency at a fixed rate.
    Watch,
    /// So many pods (100,000) from the sandbox: CPU, and peak memory over what is kept.
    List,
    /// A relist of so many pods (20,000) of which none changed: CPU and extra memory.
    Relist,
    /// A writer and 0 to 80 readers, over so many pods (10,000 to 160,000): reads and writes a second.
    Contention,
    /// So many events (100,000) over so many keys (1,000) to 1, 10 and 100 handlers: CPU and wall time.
    Fanout,
    /// A handler that is asleep while so many events (1,000,000) over so many keys (10,000) pass: memory.
    Stall,
    /// A handler that joins so many pods (100,000) as the last of so many (50), and how long the others wait.
    Latejoin,
    /// What an object takes in the cache, by kind.
    Memory,
    /// From the start of a program to 1, 10, 50 synced informers.
    Start,
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
    /// All of the above, and then the report.
    All,
    /// One page and RESULTS.md of what was measured last.
    Report,
}

/// What `all` is, in the order of what matters most.
const ALL: [Work; 14] = [
    Work::Sync,
    Work::List,
    Work::Watch,
    Work::Relist,
    Work::Contention,
    Work::Fanout,
    Work::Latejoin,
    Work::Stall,
    Work::Memory,
    Work::Start,
    Work::Decode,
    Work::Proto,
    Work::Queue,
    Work::Store,
];

const EXAMPLES: &str = "\
Examples:
  cargo run --release -p bench -- sync
  cargo run --release -p bench -- sync 100000 --json
  cargo run --release -p bench -- contention 10000 160000
  cargo run --release -p bench -- stall 1000000 10000
  cargo run --release -p bench -- fanout
  cargo run --release -p bench -- all --rounds 5";

fn main() -> Result<()> {
    let cli = Cli::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let works = match cli.work {
        Work::All => ALL.to_vec(),
        Work::Report => Vec::new(),
        work => vec![work],
    };
    let mut all = Map::new();
    for (place, work) in works.iter().enumerate() {
        let occasion = machine::occasion();
        // Later it is busy with what we do ourselves.
        if place == 0 && machine::is_busy() {
            progress!(
                "this machine is busy (load {}): wall times will say little",
                machine::load()
            );
        }
        let report = runtime.block_on(measure(*work, &cli))?;
        let picture = output::keep(&report, &occasion)?;
        say(format_args!("{report}"))?;
        progress!("{}", picture.display());
        all.insert(report.work().to_owned(), report.to_json());
    }
    if works.len() != 1 {
        let [page, results] = output::publish(names())?;
        say(format_args!("{}\n{}\n", page.display(), results.display()))?;
    }
    if cli.json {
        let json = match works.as_slice() {
            [_] => all.into_iter().next().map(|(_, only)| only).unwrap_or_default(),
            _ => json!({"work": "all", "works": all}),
        };
        say(format_args!("{json}\n"))?;
    }
    Ok(())
}

fn say(what: std::fmt::Arguments<'_>) -> Result<()> {
    Ok(io::stdout().lock().write_fmt(what)?)
}

async fn measure(work: Work, cli: &Cli) -> Result<Report> {
    let size = |place: usize, usual| cli.sizes.get(place).copied().unwrap_or(usual);
    let rounds = cli.rounds.unwrap_or(usual_rounds(work)).max(1);
    match work {
        Work::Sync => sync::measure(size(0, PODS), rounds).await,
        Work::List => list::measure(size(0, 100_000), rounds).await,
        Work::Watch => watch::measure(size(0, 40_000).max(2), rounds).await,
        Work::Relist => relist::measure(size(0, PODS), rounds).await,
        Work::Contention if cli.sizes.is_empty() => contention::measure(&contention::PODS, rounds).await,
        Work::Contention => contention::measure(&cli.sizes, rounds).await,
        Work::Fanout => fanout::measure(size(0, 100_000), size(1, 1_000).max(1), rounds).await,
        Work::Latejoin => latejoin::measure(size(0, 100_000), size(1, 50).max(2), rounds).await,
        Work::Stall => stall::measure(size(0, 1_000_000), size(1, 10_000).max(1), rounds).await,
        Work::Memory => memory::measure(rounds).await,
        Work::Start => start::measure(PODS, rounds).await,
        Work::Decode => decode().await,
        Work::Proto => proto::measure(rounds).await,
        Work::Queue => queue().await,
        Work::Store => store::measure(),
        Work::Sandbox => sandbox::measure(size(0, 100_000)).await,
        Work::All | Work::Report => anyhow::bail!("not a work by itself"),
    }
}

/// What works are called, in the order in which they are shown.
fn names() -> impl Iterator<Item = String> {
    let works = Work::value_variants().iter().filter_map(Work::to_possible_value);
    works.map(|work| work.get_name().to_owned())
}

/// As many as `all` has time for.
fn usual_rounds(work: Work) -> usize {
    match work {
        // They have many parts, or hardly differ from round to round.
        Work::Contention | Work::Memory | Work::List => 1,
        Work::Relist | Work::Stall => 2,
        Work::Start => 5,
        Work::Proto => 7,
        _ => 3,
    }
}

/// Its ratios under the names that all works use.
async fn decode() -> Result<Report> {
    let mut report = decode::measure().await?;
    for (name, figure) in [
        ("cpu", "us"),
        ("allocs", "allocations"),
        ("bytes_per_object", "heap"),
    ] {
        let ours = report.value(&format!("list_pod_{figure}"));
        let theirs = report.value(&format!("list_pod_kube_{figure}"));
        let ratio = ours.zip(theirs).map(|(ours, theirs)| ours / theirs);
        report.ratio("kube-rs", name, ratio, None);
    }
    Ok(report)
}

/// The least favourable of its ratios is the one that has a name.
async fn queue() -> Result<Report> {
    let mut report = queue::measure().await?;
    let ratios = ["cycle_1", "cycle_4", "cycle_64", "flow_1", "flow_4", "flow_64"];
    let ratios = ratios
        .iter()
        .filter_map(|name| report.value(&format!("{name}_ratio")));
    let least = ratios.reduce(f64::min);
    report.ratio("client-go", "ops_per_s", least, None);
    Ok(report)
}

/// How many pods a real server has, if nobody says otherwise.
const PODS: usize = 20_000;

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
        assert_eq!((cli.sizes, cli.json, cli.rounds), (vec![500, 7], true, None));
    }
}
