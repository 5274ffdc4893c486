//! The `testbed` command: a real Kubernetes API server on this machine.

mod catalogue;
mod chaos;
mod shards;

use std::{
    os::unix::process::CommandExt as _,
    process::{Command, ExitCode},
};

use anyhow::Context as _;
use clap::{Parser, Subcommand};
use testbed::{Binaries, RealServer, kubernetes_version};
use tokio::signal::unix::{SignalKind, signal};

/// A real kube-apiserver and etcd on loopback ports. Nothing is left when it ends.
#[derive(Parser)]
#[command(after_help = "\
Examples:
  testbed up                            start one, print its kubeconfig, keep it until Ctrl-C
  KUBECONFIG=… testbed kubectl get ns   kubectl of the same version
  testbed up --apiserver-arg=--runtime-config=api/all=true
  testbed chaos --minutes 10            informers under faults; prints the seed to replay it with
  testbed shards --short                a sharded controller in several processes")]
struct Arguments {
    #[command(subcommand)]
    command: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Start a server and keep it until Ctrl-C; prints the path of a kubeconfig
    Up {
        /// A flag for kube-apiserver; can be repeated
        #[arg(long, value_name = "FLAG", allow_hyphen_values = true)]
        apiserver_arg: Vec<String>,
        /// A flag for etcd; can be repeated
        #[arg(long, value_name = "FLAG", allow_hyphen_values = true)]
        etcd_arg: Vec<String>,
    },
    /// Build the servers now and print their directory
    Build,
    /// Print the table of built-in resources for the sandbox
    Discovery,
    /// Run informers under churn and faults, and compare them with the server after each fault
    Chaos(chaos::Options),
    /// Run a sharded controller in several processes that come, go, are killed and suspended; the last line says `N overlaps`
    Shards(shards::Options),
    #[command(hide = true)]
    ShardsReplica(shards::ReplicaOptions),
    /// Run kubectl of the same version
    #[command(disable_help_flag = true)]
    Kubectl {
        /// The arguments of kubectl
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
}

#[tokio::main]
async fn main() -> anyhow::Result<ExitCode> {
    match Arguments::parse().command {
        Verb::Up {
            apiserver_arg,
            etcd_arg,
        } => up(apiserver_arg, etcd_arg).await?,
        Verb::Build => say(Binaries::find_or_build()?.dir().display()),
        Verb::Discovery => {
            for line in catalogue::table().await? {
                say(line);
            }
        }
        Verb::Chaos(options) => return chaos::run(options).await,
        Verb::Shards(options) => return shards::run(options).await,
        Verb::ShardsReplica(options) => return shards::replica(options).await,
        Verb::Kubectl { args } => {
            let kubectl = Binaries::find_or_build()?.kubectl();
            let error = Command::new(&kubectl).args(args).exec();
            return Err(error).with_context(|| format!("running {}", kubectl.display()));
        }
    }
    Ok(ExitCode::SUCCESS)
}

async fn up(apiserver_args: Vec<String>, etcd_args: Vec<String>) -> anyhow::Result<()> {
    // Before the start, so that Ctrl-C during the start cleans up too.
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    let mut hang_up = signal(SignalKind::hangup())?;
    let stop_signal = async {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
            _ = hang_up.recv() => {}
        }
    };
    let serve = async {
        let mut builder = RealServer::builder();
        for arg in apiserver_args {
            builder = builder.apiserver_arg(arg);
        }
        for arg in etcd_args {
            builder = builder.etcd_arg(arg);
        }
        let server = builder.start().await?;
        // Only the path goes to standard output, for scripts. The rest is for people.
        say(server.kubeconfig().display());
        hint(&format!(
            "Kubernetes {} at {}; logs in {}\nexport KUBECONFIG={}\nCtrl-C ends it.",
            kubernetes_version(),
            server.url(),
            server.dir().display(),
            server.kubeconfig().display(),
        ));
        std::future::pending::<()>().await;
        drop(server);
        anyhow::Ok(())
    };
    tokio::select! {
        () = stop_signal => Ok(()),
        failed = serve => failed,
    }
}

#[expect(clippy::print_stdout, reason = "this is what the command is for")]
fn say(line: impl std::fmt::Display) {
    println!("{line}");
}

#[expect(clippy::print_stderr, reason = "for people, beside the output")]
fn hint(text: &str) {
    eprintln!("{text}");
}
