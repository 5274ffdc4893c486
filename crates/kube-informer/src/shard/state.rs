//! The state of a group as one replica sees it, and the term that identifies an ownership.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use tokio::time::Instant;

use super::range::RangeSet;
use crate::protocol::ShardKey;

/// Identifies one ownership of one range: a number that grows each time the range is granted.
///
/// It is the fence of the ownership. Pass it to systems that have to reject a former owner: they remember the greatest term
/// for each object, and refuse smaller ones. Terms come from the versions of the API server, so they also grow when the
/// table was deleted and created again. They do not survive a cluster that is restored from a backup.
///
/// ```
/// # use kube_informer::shard::Term;
/// assert!(Term::from(812) < Term::from(813));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Term(u64);

impl Term {
    /// The number, for systems that store it.
    pub fn number(self) -> u64 {
        self.0
    }
}

impl From<u64> for Term {
    fn from(number: u64) -> Self {
        Self(number)
    }
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Why a replica owns nothing, or why ranges do not move.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Problem {
    /// Another live process has the same identity.
    IdentityTaken,
    /// The table of owners cannot be read: another program, or a newer version, has written it.
    UnreadableTable,
    /// The table, or the server, has gone back to an earlier state.
    WentBack,
    /// The group serves another program, or hashes another field.
    OtherProgram {
        /// The field that the group hashes.
        key: ShardKey,
        /// The text of [`Config::program`](super::Config::program) in the table.
        program: Arc<str>,
    },
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::IdentityTaken => f.write_str(
                "another process has the same identity; this replica joins when its Lease has expired, or give each \
                 replica its own identity",
            ),
            Self::UnreadableTable => f.write_str(
                "the table of owners cannot be read; if no replica of a newer version runs, delete the Lease with the \
                 group's name, and the replicas create it anew",
            ),
            Self::WentBack => f.write_str(
                "the table of owners has gone back to an earlier state; delete the Lease with the group's name, and the \
                 replicas create it anew",
            ),
            Self::OtherProgram { key, program } => write!(
                f,
                "the group hashes the {} for the program {program:?}; use another group name, or stop the replicas of the \
                 other program",
                key.name()
            ),
        }
    }
}

/// The ranges that this replica owns, and until when.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Owned {
    /// The field that is hashed.
    pub key: ShardKey,
    /// The ranges that were granted to this replica and not revoked.
    pub ranges: RangeSet,
    /// The terms of these ranges. A range that was given up and granted again has another term.
    pub terms: BTreeMap<u32, Term>,
    /// The ranges that it has to give up, and whose work has not ended.
    pub leaving: RangeSet,
    /// Until when the ranges may be worked on without another renewal.
    pub valid_until: Option<Instant>,
    /// True once the replica was given ranges, or has learned that there are none for it.
    pub known: bool,
}

impl Owned {
    /// The range of a hash.
    pub(crate) fn range_of(&self, hash: u64) -> u32 {
        super::range::range_of(hash, self.ranges.ranges())
    }

    /// True if work on this replica's ranges is allowed now, by the local clock.
    pub fn is_valid(&self) -> bool {
        self.valid_until.is_some_and(|until| Instant::now() < until)
    }
}

/// The state of a group as one replica sees it: for pages, metrics and health checks.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ShardState {
    /// The name of the group.
    pub group: Arc<str>,
    /// The namespace of its Leases.
    pub namespace: Arc<str>,
    /// The identity of this replica.
    pub identity: Arc<str>,
    /// The field that is hashed.
    pub key: ShardKey,
    /// The number of ranges in effect.
    pub ranges: u32,
    /// The replicas whose Leases exist, by name.
    pub replicas: Vec<ReplicaState>,
    /// The ranges that no replica owns.
    pub free: RangeSet,
    /// The moves under way: ranges that were revoked and not given up.
    pub moves: Vec<Move>,
    /// True if this replica writes the table.
    pub coordinator: bool,
    /// When this replica's ownership ends without another renewal.
    pub valid_until: Option<Instant>,
    /// What is wrong, if anything is.
    pub problem: Option<Problem>,
    /// The number of successful renewals.
    pub renewals: u64,
    /// The number of writes of the table by this replica.
    pub table_writes: u64,
    /// The number of writes that were refused because another replica was quicker.
    pub conflicts: u64,
    /// The number of requests that failed or timed out.
    pub failures: u64,
    /// The number of ranges that this replica was granted.
    pub gained: u64,
    /// The number of ranges that it gave up or lost.
    pub lost: u64,
    /// The last error, until a request succeeds.
    pub last_failure: Option<String>,
}

/// A replica of the group.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ReplicaState {
    /// Its identity.
    pub identity: Arc<str>,
    /// True for the replica that reports this.
    pub this: bool,
    /// Its weight.
    pub weight: u32,
    /// The ranges that it owns.
    pub owns: RangeSet,
    /// For how long its Lease is unchanged, as observed here.
    pub age: Duration,
    /// True if its Lease has expired.
    pub expired: bool,
    /// True if it gives up everything, because it ends.
    pub leaving: bool,
}

/// A range that was revoked and not given up yet.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Move {
    /// The range.
    pub range: u32,
    /// The identity of its owner; the uid of its Lease if that is gone.
    pub from: Arc<str>,
    /// The owner's term.
    pub term: Term,
    /// Since when this replica observes the move.
    pub since: Instant,
    /// True if the owner has not read the revocation yet.
    pub unseen: bool,
}

impl ShardState {
    /// The number of ranges of the replica with the most, divided by an equal share; 1 is perfect. `None` without replicas.
    ///
    /// ```
    /// # fn example(state: &kube_informer::shard::ShardState) {
    /// if state.imbalance().is_some_and(|imbalance| imbalance > 1.3) {
    ///     println!("{} has an uneven distribution", state.group);
    /// }
    /// # }
    /// ```
    pub fn imbalance(&self) -> Option<f64> {
        let weights: f64 = self.replicas.iter().map(|r| f64::from(r.weight)).sum();
        let load = |replica: &ReplicaState| {
            let share = f64::from(self.ranges) * f64::from(replica.weight) / weights;
            replica.owns.len() as f64 / share.max(f64::MIN_POSITIVE)
        };
        self.replicas.iter().map(load).reduce(f64::max)
    }

    /// Explains the moves that have lasted longer than `after`, one line for each owner: which replica has not given up its ranges, and
    /// what to do.
    ///
    /// ```
    /// # fn example(state: &kube_informer::shard::ShardState) {
    /// # use std::time::Duration;
    /// for line in state.stuck_moves(Duration::from_secs(30)) {
    ///     println!("{line}");
    /// }
    /// # }
    /// ```
    pub fn stuck_moves(&self, after: Duration) -> Vec<String> {
        let mut owners: BTreeMap<(&str, String), (RangeSet, Duration)> = BTreeMap::new();
        for moving in self.moves.iter().filter(|moving| moving.since.elapsed() >= after) {
            let (ranges, longest) = owners
                .entry((&moving.from, self.why_stuck(moving)))
                .or_insert_with(|| (RangeSet::new(self.ranges), Duration::ZERO));
            ranges.insert(moving.range);
            *longest = moving.since.elapsed().max(*longest);
        }
        let line = |((from, why), (ranges, longest)): (&(&str, String), &(RangeSet, Duration))| {
            let (noun, verb) = if ranges.len() == 1 {
                ("range", "has")
            } else {
                ("ranges", "have")
            };
            format!(
                "{noun} {ranges} {verb} been leaving {from} for {} s: {why}",
                longest.as_secs()
            )
        };
        owners.iter().map(line).collect()
    }

    fn why_stuck(&self, moving: &Move) -> String {
        let replica = self
            .replicas
            .iter()
            .find(|replica| replica.identity == moving.from);
        match replica {
            None => {
                "its Lease was deleted; what it owned is free when the Lease would have expired".to_owned()
            }
            Some(replica) if replica.expired => {
                "its Lease has expired and could not be deleted; check that replicas may delete Leases"
                    .to_owned()
            }
            Some(replica) if moving.unseen => format!(
                "it has not read the table since, and its Lease is {} s old; check its log for refused requests",
                replica.age.as_secs()
            ),
            Some(_) => "its work there has not ended; look for a reconcile that ignores its token".to_owned(),
        }
    }
}
