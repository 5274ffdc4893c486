//! kube-rs as a contender: one work per run, in a process of its own, with the allocator that users get.
//!
//! How it is told what to do, and how it answers, is said in `measure`. What takes part is `kube::runtime`'s reflector, fed by
//! its watcher as its documentation does it: as it comes, with managedFields cleared, or with streaming lists.

mod fanout;
mod memory;
mod pods;
mod start;

use std::time::Instant;

use anyhow::{Result, bail};
use measure::Arguments;

fn main() -> Result<()> {
    let started = Instant::now();
    let arguments = Arguments::of_process()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let said = runtime.block_on(async {
        match arguments.work.as_str() {
            "sync" => pods::sync(&arguments, started).await,
            "relist" => pods::relist(&arguments).await,
            "watch" => pods::watch(&arguments).await,
            "fanout" => fanout::run(&arguments).await,
            "memory" => memory::run(&arguments).await,
            "start" => start::run(&arguments).await,
            other => bail!("no work is called {other:?}"),
        }
    })?;
    measure::say(&said)
}

/// A client for the server that `kubeconfig=` leads to.
async fn client(arguments: &Arguments) -> Result<kube::Client> {
    use kube::config::{Config, KubeConfigOptions, Kubeconfig};
    let path: String = arguments.get("kubeconfig")?;
    let file = Kubeconfig::read_from(path)?;
    let config = Config::from_custom_kubeconfig(file, &KubeConfigOptions::default()).await?;
    Ok(kube::Client::try_from(config)?)
}
