//! kube-informer as a contender: one benchmark per process, with the default allocator.
//!
//! `measure` describes the arguments and the output.

mod channel_source;
mod connect;
mod contention;
mod decode;
mod fanout;
mod generated;
mod generated_server;
mod latejoin;
mod memory;
mod relist;
mod scale;
mod shard;
mod stall;
mod start;
mod sync;
mod template;
mod view;
mod watch;

use std::time::Instant;

use anyhow::{Result, bail};
use measure::Arguments;

fn main() -> Result<()> {
    let started = Instant::now();
    let arguments = Arguments::from_env()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let figures = runtime.block_on(async {
        match arguments.benchmark.as_str() {
            "sync" => sync::run(&arguments, started).await,
            "relist" => relist::run(&arguments).await,
            "watch" => watch::run(&arguments).await,
            "contention" => contention::run(&arguments).await,
            "fanout" => fanout::run(&arguments).await,
            "latejoin" => latejoin::run(&arguments).await,
            "stall" => stall::run(&arguments).await,
            "memory" => memory::run(&arguments).await,
            "decode" => decode::run(&arguments),
            "view" => view::run(&arguments).await,
            "scale" => scale::run(&arguments).await,
            "shard" => shard::run(&arguments).await,
            "start" => start::run(&arguments).await,
            other => bail!("unknown benchmark {other:?}"),
        }
    })?;
    measure::send(&figures)
}
