//! The `kubectl informer` command: parses the arguments and runs the module of the subcommand.
//!
//! Each subcommand is a module with an `Options` struct and a `run` function. This file maps their results to exit
//! codes.
//!
//! The command is a library with one function, because a library is compiled while the code of its dependencies is
//! still being generated, and a program is not. Nothing else is public.

mod columns;
mod completion;
mod connect;
mod demo;
mod doctor;
mod feeds;
mod inspect;
mod notices;
mod path;
mod plain;
mod query;
mod resource;
mod sandbox;
mod screen;
mod shards;
mod show;
mod signal;
mod top;
mod watch;
mod why;

use std::io;
use std::process::ExitCode;

use anyhow::Result;
use clap::{CommandFactory, Parser, Subcommand};

/// Informers for Kubernetes, on the command line.
#[derive(Debug, Parser)]
#[command(name = "kubectl-informer", bin_name = "kubectl informer", version, before_help = EXAMPLES, after_help = EXITS)]
#[command(arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Watch(watch::Options),
    Top(top::Options),
    Query(query::Options),
    Doctor(doctor::Options),
    Why(why::Options),
    Shards(shards::Options),
    Sandbox(sandbox::Options),
    Completion(completion::Completion),
    #[command(name = "man")]
    Manual(completion::Manual),
}

const EXAMPLES: &str = "\
Examples:
  # A live table of pods, on a demo cluster inside this process
  kubectl informer watch pods --sandbox

  # The same for your cluster, all namespaces
  kubectl informer watch pods -A

  # Which pods are on a node, from the cache of an informer
  kubectl informer query pods -A --by node=node-7

  # Would informers work here? What is missing?
  kubectl informer doctor pods deploy

  # A Kubernetes API server with a thousand pods, ten changes a second
  kubectl informer sandbox --load pods=1000 --churn 10/s";

const EXITS: &str = "\
Exit codes: 0 for success, also if the reader of a pipe closed it; 1 for an error, with a message that says what to do; 2 for wrong
arguments.
Without kubectl, `kubectl-informer` is the same command.";

/// Runs the command with the arguments of this process.
pub fn main() -> ExitCode {
    let Cli { command } = Cli::parse();
    let out = &mut io::stdout();
    let well = |()| true;
    let outcome = match command {
        Command::Watch(options) => run(watch::run(options)).map(well),
        Command::Top(options) => run(top::run(options)).map(well),
        Command::Query(options) => run(query::run(options)).map(well),
        Command::Doctor(options) => run(doctor::run(options)),
        Command::Why(options) => run(why::run(options, out)).map(well),
        Command::Shards(options) => run(shards::run(options)).map(well),
        Command::Sandbox(options) => sandbox::run(options, out).map(well),
        Command::Completion(options) => options.write(Cli::command(), out).map(well),
        Command::Manual(options) => options.write(Cli::command(), out).map(well),
    };
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        // The reader closed the pipe (`| head -1`): that is no error.
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            plain::say(&format!("error: {error:#}"));
            ExitCode::FAILURE
        }
    }
}

fn run<T>(command: impl Future<Output = Result<T>>) -> Result<T> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let outcome = runtime.block_on(command);
    // After a signal, the command ends without waiting for requests that are still open.
    runtime.shutdown_background();
    outcome
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let mut causes = error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>());
    causes.any(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_flags_fit_together() {
        Cli::command().debug_assert();
    }

    #[test]
    fn help_begins_with_examples() {
        let help = Cli::command().render_help().to_string();
        assert!(help.starts_with("Examples:"), "{help}");
    }
}
