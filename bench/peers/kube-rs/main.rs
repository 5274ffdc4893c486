//! kube-rs as a contender: one benchmark per process, with the default allocator.
//!
//! `measure` describes the arguments and the output. The contender is `kube::runtime`'s reflector, fed by its watcher as in its
//! documentation. It has three forms: default, with managedFields cleared, and with streaming lists.

mod fanout;
mod memory;
mod pods;
mod start;

use std::time::Instant;

use anyhow::{Result, bail};
use measure::Arguments;

fn main() -> Result<()> {
    let started = Instant::now();
    let arguments = Arguments::from_env()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let figures = runtime.block_on(async {
        match arguments.benchmark.as_str() {
            "sync" => pods::sync(&arguments, started).await,
            "relist" => pods::relist(&arguments).await,
            "watch" => pods::watch(&arguments).await,
            "fanout" => fanout::run(&arguments).await,
            "memory" => memory::run(&arguments).await,
            "start" => start::run(&arguments).await,
            other => bail!("unknown benchmark {other:?}"),
        }
    })?;
    measure::send(&figures)
}

/// Returns a client for the server of `kubeconfig=`.
async fn client(arguments: &Arguments) -> Result<kube::Client> {
    use kube::config::{Config, KubeConfigOptions, Kubeconfig};
    let path: String = arguments.get("kubeconfig")?;
    let file = Kubeconfig::read_from(path)?;
    let config = Config::from_custom_kubeconfig(file, &KubeConfigOptions::default()).await?;
    Ok(kube::Client::try_from(config)?)
}
