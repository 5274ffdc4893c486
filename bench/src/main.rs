//! Runs benchmarks. Each run prints a table, optionally one line of JSON, and writes a chart to `target/bench`.
//!
//! Figures depend on the machine and on its load. Compare ratios and claims, and run twice.

mod allocator;
mod chart;
mod contention;
mod contest;
mod decode;
mod fanout;
mod hostile;
mod kube_controller;
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
mod results;
mod sandbox;
mod scale;
mod shard;
mod stall;
mod start;
mod store;
mod sync;
mod view;
mod watch;

use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::Result;
use clap::{Parser, ValueEnum};
use serde_json::{Map, json};

use report::Report;

/// Benchmarks of kube-informer, client-go and kube-rs.
#[derive(Debug, Parser)]
#[command(before_help = EXAMPLES)]
struct Cli {
    /// The benchmark to run.
    benchmark: Benchmark,

    /// Sizes, such as the number of pods. Each benchmark lists its sizes, with the default in parentheses.
    sizes: Vec<usize>,

    /// The number of rounds. The default depends on the benchmark.
    #[arg(long, value_name = "N")]
    rounds: Option<usize>,

    /// Run these contenders only, such as `ours,client-go`. The result is printed, and neither saved nor drawn.
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    only: Vec<String>,

    /// Run an earlier build of our program, too: a copy of `target/release/bench-ours`. Such a result is not saved either.
    #[arg(long, value_name = "PROGRAM")]
    before: Option<PathBuf>,

    /// Print one JSON object as the last line.
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Benchmark {
    /// First sync of N pods (20,000) from a real API server: wall time, CPU, memory.
    Sync,
    /// One watch of N events (40,000): events per second, and latency at a fixed rate.
    Watch,
    /// First sync of N pods (100,000) from the sandbox: CPU, and peak memory over steady memory.
    List,
    /// A relist of N pods (20,000) without changes: CPU and extra memory.
    Relist,
    /// A writer and 0 to 80 readers over N pods (10,000 to 160,000): reads and writes per second.
    Contention,
    /// N events (100,000) over M keys (1,000) to 1, 10 and 100 handlers: CPU and wall time.
    Fanout,
    /// A handler that blocks while N events (1,000,000) over M keys (10,000) pass: memory.
    Stall,
    /// A handler joins N pods (100,000) as the last of M handlers (50): time until it is synced, and the pause of the others.
    Latejoin,
    /// Memory of an object in the cache, by kind.
    Memory,
    /// Start of a program until 1, 10, 50 and 200 informers are synced.
    Start,
    /// Decoding of 500 pods from JSON, compared with kube-rs: time, allocations, memory.
    Decode,
    /// Decoding of one pod from protobuf and JSON, compared with client-go.
    Proto,
    /// The work queue, compared with client-go: throughput, and cost of delayed keys.
    Queue,
    /// The store with 10,000 and 160,000 objects, compared with two simpler stores: reads, writes, both at once, memory.
    Store,
    /// Policies per pod as a derived collection, compared with Istio's krt and with recomputing: 50 to 5,000 selectors and 1,000
    /// to 100,000 pods, N changes (10,000).
    View,
    /// kube's `Controller` over a shared informer of N pods (10,000): memory and time of its own store.
    KubeController,
    /// The sandbox with N pods (100,000): lists, watchers, memory, writes.
    Sandbox,
    /// Curves over objects (up to N, 1,000,000), handlers, informers, namespaces and sizes: cost per event, object and read.
    Scale,
    /// First sync of N pods (20,000) and one watch with glibc's allocator, its settings, jemalloc and mimalloc: CPU, memory, events
    /// per second.
    Allocator,
    /// What a replica costs: 1, 2, 4 and 8 replicas that share N pods (100,000) on the sandbox, and as many standbys of client-go,
    /// of which each has all pods; M changes (20,000). Needs 20 GB of memory; groups of standbys that do not fit are left out.
    Shard,
    /// All benchmarks except `kube-controller`, `sandbox`, `scale`, `allocator` and `shard`, and then the report.
    All,
    /// Write the page and RESULTS.md from the last run of each benchmark.
    Report,
}

/// The benchmarks of `all`, the most important first.
const ALL: [Benchmark; 15] = [
    Benchmark::Sync,
    Benchmark::List,
    Benchmark::Watch,
    Benchmark::Relist,
    Benchmark::Contention,
    Benchmark::Fanout,
    Benchmark::Latejoin,
    Benchmark::Stall,
    Benchmark::Memory,
    Benchmark::Start,
    Benchmark::Decode,
    Benchmark::Proto,
    Benchmark::Queue,
    Benchmark::Store,
    Benchmark::View,
];

const EXAMPLES: &str = "\
Examples:
  cargo run --release -p bench -- sync
  cargo run --release -p bench -- sync 100000 --json
  cargo run --release -p bench -- contention 10000 160000
  cargo run --release -p bench -- watch --only ours,client-go
  cargo run --release -p bench -- watch --only ours --before /tmp/bench-ours
  cargo run --release -p bench -- stall 1000000 10000
  cargo run --release -p bench -- fanout
  cargo run --release -p bench -- shard 20000
  cargo run --release -p bench -- all --rounds 5";

fn main() -> Result<()> {
    let cli = Cli::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let benchmarks = match cli.benchmark {
        Benchmark::All => ALL.to_vec(),
        Benchmark::Report => Vec::new(),
        benchmark => vec![benchmark],
    };
    let selection = contest::Selection {
        only: cli.only.clone(),
        before: cli.before.clone(),
    };
    let is_complete = selection.is_usual();
    contest::select(selection);
    let mut all = Map::new();
    for (index, benchmark) in benchmarks.iter().enumerate() {
        let mut run = machine::run_description();
        let began = machine::ProcessorTime::now();
        // Only before the first benchmark: later the load comes from the benchmarks themselves.
        if index == 0 && machine::is_busy() {
            progress!(
                "this machine is busy (load {}): wall times are not reliable",
                machine::load()
            );
        }
        let report = runtime.block_on(measure(*benchmark, &cli))?;
        print(format_args!("{report}"))?;
        let stolen = machine::ProcessorTime::now().zip(began);
        if let Some(stolen) = stolen.map(|(now, began)| now.stolen_since(began)) {
            write!(run, ", {stolen:.0} % of the processors taken by the host")?;
            if stolen > STOLEN {
                progress!(
                    "the host took {stolen:.0} % of the processors meanwhile: latencies are not reliable"
                );
            }
        }
        if is_complete {
            progress!("{}", output::save(&report, &run)?.display());
        }
        all.insert(report.name().to_owned(), report.to_json());
    }
    if benchmarks.len() != 1 && is_complete {
        let [page, results] = output::publish(names())?;
        print(format_args!("{}\n{}\n", page.display(), results.display()))?;
    }
    if cli.json {
        let json = match benchmarks.as_slice() {
            [_] => all.into_iter().next().map(|(_, only)| only).unwrap_or_default(),
            _ => json!({"work": "all", "works": all}),
        };
        print(format_args!("{json}\n"))?;
    }
    Ok(())
}

fn print(text: std::fmt::Arguments<'_>) -> Result<()> {
    Ok(io::stdout().lock().write_fmt(text)?)
}

async fn measure(benchmark: Benchmark, cli: &Cli) -> Result<Report> {
    let size = |index: usize, default| cli.sizes.get(index).copied().unwrap_or(default);
    let rounds = cli.rounds.unwrap_or(default_rounds(benchmark)).max(1);
    match benchmark {
        Benchmark::Sync => sync::measure(size(0, PODS), rounds).await,
        Benchmark::List => list::measure(size(0, 100_000), rounds).await,
        Benchmark::Watch => watch::measure(size(0, 40_000).max(2), rounds).await,
        Benchmark::Relist => relist::measure(size(0, PODS), rounds).await,
        Benchmark::Contention if cli.sizes.is_empty() => contention::measure(&contention::PODS, rounds).await,
        Benchmark::Contention => contention::measure(&cli.sizes, rounds).await,
        Benchmark::Fanout => fanout::measure(size(0, 100_000), size(1, 1_000).max(1), rounds).await,
        Benchmark::Latejoin => latejoin::measure(size(0, 100_000), size(1, 50).max(2), rounds).await,
        Benchmark::Stall => stall::measure(size(0, 1_000_000), size(1, 10_000).max(1), rounds).await,
        Benchmark::Memory => memory::measure(rounds).await,
        Benchmark::Start => start::measure(PODS, rounds).await,
        Benchmark::Decode => decode().await,
        Benchmark::Proto => proto::measure(rounds).await,
        Benchmark::Queue => queue().await,
        Benchmark::Store => store::measure(),
        Benchmark::View => view::measure(size(0, 10_000).max(1), rounds).await,
        Benchmark::Scale => scale::measure(size(0, 1_000_000)).await,
        Benchmark::Allocator => allocator::measure(size(0, PODS), rounds).await,
        Benchmark::KubeController => kube_controller::measure(size(0, 10_000).max(1), rounds).await,
        Benchmark::Shard => shard::measure(size(0, 100_000).max(1), size(1, 20_000).max(1), rounds).await,
        Benchmark::Sandbox => sandbox::measure(size(0, 100_000)).await,
        Benchmark::All | Benchmark::Report => anyhow::bail!("`all` and `report` are not single benchmarks"),
    }
}

/// The names of the benchmarks, in the order in which they are shown.
fn names() -> impl Iterator<Item = String> {
    let benchmarks = Benchmark::value_variants()
        .iter()
        .filter_map(Benchmark::to_possible_value);
    benchmarks.map(|benchmark| benchmark.get_name().to_owned())
}

/// Chosen so that `all` takes about half an hour.
fn default_rounds(benchmark: Benchmark) -> usize {
    match benchmark {
        // These have many parts, or their figures hardly differ between rounds.
        Benchmark::Contention | Benchmark::Memory | Benchmark::List | Benchmark::View | Benchmark::Shard => 1,
        Benchmark::Relist | Benchmark::Stall => 2,
        Benchmark::Start => 5,
        Benchmark::Proto => 7,
        _ => 3,
    }
}

/// Adds the ratios under the names that all benchmarks use.
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
        let lean = report.value(&format!("list_lean_{figure}")).zip(theirs);
        let lean = lean.map(|(ours, theirs)| ours / theirs);
        report.ratio("kube-rs", &format!("lean_{name}"), lean, None);
    }
    Ok(report)
}

/// Reports the least favourable ratio as `ops_per_s`.
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

/// If the host of a virtual machine takes more than this, in per cent, a thread may wait for milliseconds until it runs.
const STOLEN: f64 = 5.0;
/// The default number of pods on the real server.
const PODS: usize = 20_000;

/// Prints a line about the progress to standard error.
#[macro_export]
macro_rules! progress {
    ($($text:tt)*) => {{
        use std::io::Write as _;
        // Progress is optional, so a closed standard error is not a failure.
        let _ = writeln!(std::io::stderr(), $($text)*);
    }};
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_for_an_unknown_benchmark_lists_the_existing_ones() {
        let error = Cli::try_parse_from(["bench", "sandwich"]).expect_err("the benchmark does not exist");
        assert!(error.to_string().contains("[possible values: sync, "), "{error}");
    }

    #[test]
    fn sizes_follow_the_benchmark() {
        let cli =
            Cli::try_parse_from(["bench", "stall", "500", "7", "--json"]).expect("the arguments are valid");
        assert_eq!((cli.sizes, cli.json, cli.rounds), (vec![500, 7], true, None));
    }
}
