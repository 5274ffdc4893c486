//! `testbed chaos`: informers under churn and faults, compared with the server after every fault.
//!
//! Knows: the library under test, which the rest of this package may not know. Only the command contains this module.
//!
//! Read [`run`] (the loop), then `plan` (which fault comes when), `inject` (what a fault does to the server), `churn`
//! (the writes), `subject` (informers and their handlers), `ledger` (what one handler received) and `report` (the output).

mod churn;
mod inject;
mod ledger;
mod objects;
mod plan;
mod report;
mod run;
mod subject;

use std::{collections::hash_map::RandomState, hash::BuildHasher as _, process::ExitCode, time::Duration};

use clap::{Args, ValueEnum};

use plan::Fault;

/// The arguments of `testbed chaos`.
#[derive(Args, Debug, Clone)]
pub(crate) struct Options {
    /// For how long faults are injected
    #[arg(long, value_name = "N", default_value = "10", value_parser = minutes)]
    minutes: f64,
    /// Chooses the faults, their times and the writes; random if it is not given
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Which server: kube-apiserver with etcd, or the sandbox
    #[arg(long, value_enum, default_value_t = Target::Real)]
    server: Target,
    /// Injects only these faults, separated by commas; without it all but rewind-and-writes
    #[arg(long, value_enum, value_name = "FAULT", value_delimiter = ',')]
    only: Vec<Fault>,
}

/// The server that the faults are injected into.
#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
enum Target {
    Real,
    Sandbox,
}

impl Target {
    fn name(self) -> &'static str {
        match self {
            Self::Real => "real",
            Self::Sandbox => "sandbox",
        }
    }
}

impl Options {
    fn seed(&self) -> u64 {
        // Five digits are easy to type and enough to differ.
        self.seed
            .unwrap_or_else(|| RandomState::new().hash_one(0) % 100_000)
    }

    fn length(&self) -> Duration {
        Duration::from_secs_f64(self.minutes * 60.0)
    }

    /// The faults to choose from, or an explanation why there are none.
    fn faults(&self) -> anyhow::Result<Vec<Fault>> {
        let possible = Fault::of(self.server);
        if self.only.is_empty() {
            let default = possible.iter().copied().filter(|fault| !fault.is_opt_in());
            return Ok(default.collect());
        }
        for fault in &self.only {
            anyhow::ensure!(
                possible.contains(fault),
                "the {} server has no fault `{fault}`; it has: {}",
                self.server.name(),
                possible
                    .iter()
                    .map(ToString::to_string)
                    .collect::<Vec<_>>()
                    .join(", ")
            );
        }
        Ok(self.only.clone())
    }

    /// The command that runs the same plan again.
    fn replay(&self, seed: u64) -> String {
        let mut command = format!(
            "cargo run --release -p testbed -- chaos --minutes {} --seed {seed} --server {}",
            self.minutes,
            self.server.name()
        );
        for fault in &self.only {
            let name = fault.to_possible_value().expect("no fault is hidden");
            command.push_str(&format!(" --only {}", name.get_name()));
        }
        command
    }
}

/// Runs the command. Exit code 1: a violation, or an informer that did not recover.
pub(crate) async fn run(options: Options) -> anyhow::Result<ExitCode> {
    let seed = options.seed();
    let replay = options.replay(seed);
    report::say(format_args!("seed {seed}; again with: {replay}"));
    let report = run::run(&options, seed).await?;
    report::say(&report);
    if report.is_clean() {
        return Ok(ExitCode::SUCCESS);
    }
    report::say(format_args!("\nFAILED with seed {seed}; again with: {replay}"));
    Ok(ExitCode::FAILURE)
}

fn minutes(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(minutes) if minutes > 0.0 && minutes <= 100_000.0 => Ok(minutes),
        _ => Err("a number of minutes greater than 0, such as 10 or 0.5".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_replay_command_names_every_option() {
        let options = Options {
            minutes: 0.5,
            seed: Some(7),
            server: Target::Sandbox,
            only: vec![Fault::Rewind],
        };
        assert_eq!(
            options.replay(options.seed()),
            "cargo run --release -p testbed -- chaos --minutes 0.5 --seed 7 --server sandbox --only rewind"
        );
    }

    #[test]
    fn a_fault_that_is_opt_in_is_injected_only_if_it_is_named() {
        let mut options = Options {
            minutes: 1.0,
            seed: None,
            server: Target::Real,
            only: vec![],
        };
        assert!(!options.faults().unwrap().contains(&Fault::RewindAndWrites));
        options.only = vec![Fault::RewindAndWrites];
        assert_eq!(options.faults().unwrap(), [Fault::RewindAndWrites]);
    }

    #[test]
    fn a_fault_that_the_server_cannot_have_is_refused_with_those_it_has() {
        let options = Options {
            minutes: 1.0,
            seed: None,
            server: Target::Sandbox,
            only: vec![Fault::KillEtcd],
        };
        let error = options.faults().unwrap_err().to_string();
        assert!(
            error.contains("kill -9 etcd") && error.contains("rewind"),
            "{error}"
        );
    }
}
