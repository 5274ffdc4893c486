//! The `kubectl informer` command: reads what was asked for and hands it to the room that does it.

mod sandbox;

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Informers for Kubernetes, on the command line.
#[derive(Debug, Parser)]
#[command(name = "kubectl-informer", version, before_help = EXAMPLES, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Sandbox(sandbox::Options),
}

const EXAMPLES: &str = "\
Examples:
  # A Kubernetes API server with a thousand pods, ten changes a second
  kubectl-informer sandbox --load pods=1000 --churn 10/s

  # What else the sandbox can do
  kubectl-informer sandbox --help";

fn main() -> ExitCode {
    let Cli { command } = Cli::parse();
    let outcome = match command {
        Command::Sandbox(options) => sandbox::run(options, &mut io::stdout()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            complain(&error);
            ExitCode::FAILURE
        }
    }
}

/// The error and its causes, on one line.
#[expect(clippy::print_stderr, reason = "this is where errors go")]
fn complain(error: &anyhow::Error) {
    eprintln!("error: {error:#}");
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

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
