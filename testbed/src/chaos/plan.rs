//! The plan of faults. A seed determines it completely.
//!
//! Faults come in rounds. A round contains every fault once, in random order, so that a short run covers all of them.

use std::{fmt, time::Duration};

use clap::ValueEnum;
use rand::{RngExt as _, SeedableRng as _, rngs::StdRng};

use super::Target;

/// A fault of the server.
#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fault {
    /// `kill -9` of kube-apiserver, and a start some seconds later
    KillApiserver,
    /// `kill -9` of etcd, and a start some seconds later
    KillEtcd,
    /// SIGSTOP of kube-apiserver, and SIGCONT some seconds later
    PauseApiserver,
    /// SIGSTOP of etcd, and SIGCONT some seconds later
    PauseEtcd,
    /// The server is stopped in good order and started again
    Restart,
    /// All connections are cut, and new ones are refused for some seconds
    Outage,
    /// Old versions expire, and the server restarts
    Compaction,
    /// The data of some seconds ago is restored, and no writes follow
    Rewind,
    /// The data of some seconds ago is restored, and writes pass the old versions at once (only if named: not recognized yet)
    RewindAndWrites,
}

impl Fault {
    /// Whether the fault is injected only if `--only` names it.
    ///
    /// Versions cannot show a rewind whose versions were all given again before an informer reconnects, and the library does not
    /// recognize that yet. So this fault would fail every run.
    pub(super) fn is_opt_in(self) -> bool {
        self == Self::RewindAndWrites
    }

    /// The faults that this server can have.
    pub(super) fn of(target: Target) -> &'static [Self] {
        match target {
            Target::Real => &[
                Self::KillApiserver,
                Self::KillEtcd,
                Self::PauseApiserver,
                Self::PauseEtcd,
                Self::Restart,
                Self::Compaction,
                Self::Rewind,
                Self::RewindAndWrites,
            ],
            Target::Sandbox => &[
                Self::Restart,
                Self::Outage,
                Self::Compaction,
                Self::Rewind,
                Self::RewindAndWrites,
            ],
        }
    }

    /// Whether the server's versions go back.
    pub(super) fn rewinds(self) -> bool {
        matches!(self, Self::Rewind | Self::RewindAndWrites)
    }

    /// How long the fault lasts at least and at most, in milliseconds.
    fn range(self) -> (u64, u64) {
        match self {
            Self::KillApiserver | Self::KillEtcd | Self::Outage => (0, 8_000),
            Self::PauseApiserver | Self::PauseEtcd => (1_000, 12_000),
            Self::Compaction => (500, 3_000),
            Self::Rewind | Self::RewindAndWrites => (500, 4_000),
            Self::Restart => (0, 0),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::KillApiserver => "kill -9 kube-apiserver",
            Self::KillEtcd => "kill -9 etcd",
            Self::PauseApiserver => "SIGSTOP kube-apiserver",
            Self::PauseEtcd => "SIGSTOP etcd",
            Self::Restart => "clean restart",
            Self::Outage => "outage",
            Self::Compaction => "compaction",
            Self::Rewind => "rewind, then silence",
            Self::RewindAndWrites => "rewind, then writes",
        })
    }
}

/// One fault of a plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Step {
    pub(super) fault: Fault,
    /// How long writes go on before the fault.
    pub(super) before: Duration,
    /// How long the fault lasts; for a rewind: how long writes go on between the backup and its restore.
    pub(super) lasts: Duration,
}

/// An endless sequence of steps.
pub(super) struct Plan {
    random: StdRng,
    faults: Vec<Fault>,
    /// The rest of the current round.
    round: Vec<Fault>,
}

impl Plan {
    /// `faults` must not be empty.
    pub(super) fn new(seed: u64, faults: Vec<Fault>) -> Self {
        assert!(!faults.is_empty(), "a plan needs at least one fault");
        Self {
            random: StdRng::seed_from_u64(seed),
            faults,
            round: Vec::new(),
        }
    }
}

impl Iterator for Plan {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        if self.round.is_empty() {
            self.round.clone_from(&self.faults);
        }
        let fault = self
            .round
            .swap_remove(self.random.random_range(0..self.round.len()));
        let before = self.random.random_range(300..3_000);
        let (least, most) = fault.range();
        let lasts = self.random.random_range(least..=most);
        Some(Step {
            fault,
            before: Duration::from_millis(before),
            lasts: Duration::from_millis(lasts),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_determines_the_plan() {
        let plan = |seed| Plan::new(seed, Fault::of(Target::Real).to_vec());
        let first: Vec<_> = plan(7).take(50).collect();
        assert_eq!(first, plan(7).take(50).collect::<Vec<_>>());
        assert_ne!(first, plan(8).take(50).collect::<Vec<_>>());
    }

    #[test]
    fn every_round_contains_every_fault_once() {
        let faults = Fault::of(Target::Real);
        let steps: Vec<_> = Plan::new(3, faults.to_vec()).take(3 * faults.len()).collect();
        for round in steps.chunks(faults.len()) {
            let mut round: Vec<_> = round.iter().map(|step| step.fault).collect();
            round.sort();
            assert_eq!(round, faults);
        }
    }
}
