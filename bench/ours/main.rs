//! kube-informer as a contender: one work per run, in a process of its own, with the allocator that users get.
//!
//! How it is told what to do, and how it answers, is said in `measure`.

mod connect;
mod contention;
mod decode;
mod fanout;
mod generated;
mod latejoin;
mod memory;
mod pushed;
mod relist;
mod stall;
mod start;
mod sync;
mod watch;

use std::time::Instant;

use anyhow::{Result, bail};
use measure::Arguments;

fn main() -> Result<()> {
    let started = Instant::now();
    let arguments = Arguments::of_process()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let said = runtime.block_on(async {
        match arguments.work.as_str() {
            "sync" => sync::run(&arguments, started).await,
            "relist" => relist::run(&arguments).await,
            "watch" => watch::run(&arguments).await,
            "contention" => contention::run(&arguments).await,
            "fanout" => fanout::run(&arguments).await,
            "latejoin" => latejoin::run(&arguments).await,
            "stall" => stall::run(&arguments).await,
            "memory" => memory::run(&arguments).await,
            "decode" => decode::run(&arguments),
            "start" => start::run(&arguments).await,
            other => bail!("no work is called {other:?}"),
        }
    })?;
    measure::say(&said)
}
