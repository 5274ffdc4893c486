//! `kubectl informer sandbox`: runs an API server for other programs, with sample objects and changes.
//!
//! Parses ([`Options`] and the parsers beside it), starts and loads the sandbox ([`run`]), prints how to reach it
//! ([`greeting`]), then changes pods until a signal arrives ([`churn`]).

mod churn;
mod kubeconfig;
mod load;
mod rate;
mod ticker;

use std::io::{IsTerminal, Write};
use std::path::PathBuf;

use anyhow::{Result, ensure};
use clap::Args;
use kube_sandbox::Sandbox;

use crate::signal;
use churn::Churn;
use kubeconfig::KubeconfigFile;
use load::Load;
pub(crate) use load::grouped;
use rate::Rate;
use ticker::Ticker;

/// Run a Kubernetes API server in this process, for other programs to use.
///
/// It serves every built-in resource and custom ones, to kubectl, curl or any client, on a loopback port. No cluster
/// stands behind it: nothing schedules or runs what you create. Deletion works as in a cluster: dependents go with their
/// owners, namespaces empty themselves, pods end. Everything is gone when it stops.
#[derive(Debug, Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Options {
    /// The port to listen on; any free one by default.
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    port: u16,

    /// Fill it with samples; may be given several times. Pods are 10 KB each, in 20 namespaces.
    ///
    /// There are samples of configmaps, deployments, nodes, pods and services.
    #[arg(long, value_name = "RESOURCE=COUNT")]
    load: Vec<Load>,

    /// Keep changing the loaded pods at this rate: 100/s, 5/min, or a number a second.
    #[arg(long, value_name = "RATE")]
    churn: Option<Rate>,

    /// Where to write the kubeconfig; by default a file in the temporary directory. It is removed at the end.
    #[arg(long, value_name = "PATH")]
    kubeconfig: Option<PathBuf>,

    /// Serve programs that present no token: every program on this machine can then read and change everything.
    #[arg(long)]
    no_token: bool,

    /// Serve http instead of https. Go programs send no token over http: add --no-token for them.
    #[arg(long)]
    plain_http: bool,

    /// Let roles and bindings decide what users may do. The kubeconfig is an administrator's; try `kubectl --as=alice`.
    #[arg(long)]
    rbac: bool,
}

const EXAMPLES: &str = "\
Examples:
  # An empty API server on any free port
  kubectl informer sandbox

  # A thousand pods on twenty nodes, ten changes a second
  kubectl informer sandbox --load pods=1000 --load nodes=20 --churn 10/s

  # At a place that scripts know
  kubectl informer sandbox --port 8001 --kubeconfig sandbox.kubeconfig";

/// Runs until Ctrl-C or SIGTERM.
pub(crate) fn run(options: Options, out: &mut (impl Write + IsTerminal)) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let outcome = runtime.block_on(serve(options, out));
    // A signal during loading ends the command without waiting for the rest of the load.
    runtime.shutdown_background();
    outcome
}

async fn serve(options: Options, out: &mut (impl Write + IsTerminal)) -> Result<()> {
    let pods = load::total(&options.load, "pods");
    ensure!(
        options.churn.is_none() || pods > 0,
        "--churn changes loaded pods, and none are loaded; add for example --load pods=1000"
    );
    // Before anything is created that has to be cleaned up.
    let mut stop = std::pin::pin!(signal::stop()?);
    let mut builder = Sandbox::builder().port(options.port).cluster_deletion();
    if options.no_token {
        builder = builder.without_token();
    }
    if options.plain_http {
        builder = builder.plain_http();
    }
    if options.rbac {
        builder = builder.rbac();
    }
    for load in &options.load {
        builder = builder.load(&load.resource, load.count);
    }
    // Check the path early; the file is written once the server is loaded and ready.
    KubeconfigFile::check(options.kubeconfig.as_deref())?;
    let sandbox = tokio::select! {
        started = builder.start() => started?,
        () = &mut stop => return Ok(()),
    };
    let file = KubeconfigFile::write(options.kubeconfig, &sandbox.kubeconfig())?;
    let token = (!options.no_token).then(|| sandbox.token());
    out.write_all(greeting(&sandbox.url(), token, &file, &options.load, options.churn).as_bytes())?;
    out.flush()?;

    match options.churn {
        None => stop.await,
        Some(rate) => {
            let mut churn = Churn::new(&sandbox, pods);
            let changes = churn.count();
            let mut ticker = Ticker::new(out.is_terminal());
            tokio::select! {
                () = churn.run(rate) => {}
                () = ticker.run(&sandbox, changes, out) => {}
                () = &mut stop => {}
            }
            ticker.end(out);
        }
    }
    sandbox.stop().await;
    Ok(())
}

/// The first output: how to reach the server.
fn greeting(
    url: &str,
    token: Option<&str>,
    file: &KubeconfigFile,
    loads: &[Load],
    churn: Option<Rate>,
) -> String {
    let mut text = format!("A Kubernetes API server listens on {url}\n");
    text += &match load::describe(loads) {
        Some(what) => format!("It holds {what}.\n"),
        None => "It is empty; start it with --load pods=1000 to find something in it.\n".to_owned(),
    };
    if let Some(rate) = churn {
        text += &format!("Its pods change {rate}: mostly their status, now and then one is replaced.\n");
    }
    let path = file.quoted();
    let header = token.map_or(String::new(), |token| {
        format!("-H 'Authorization: Bearer {token}' ")
    });
    // The certificate is in the kubeconfig, where curl does not look for it.
    let unverified = if url.starts_with("https:") { "-k " } else { "" };
    text += &format!(
        "\nShow it to other programs:\n\
         \x20 export KUBECONFIG={path}\n\
         \nThen try (kubectl is optional, anything that speaks HTTP will do):\n\
         \x20 kubectl get pods -A\n\
         \x20 curl {unverified}{header}'{url}/api/v1/pods?limit=1'\n\
         \nCtrl-C stops it. What it holds is gone then, and so is the kubeconfig.\n"
    );
    text
}
