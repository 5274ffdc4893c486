//! The report on a group of replicas that share work, as the observed replica sees it.

use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;

use crate::shard::{Move, ReplicaState, ShardState};

/// A group of replicas that share work.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use kube_informer::{observe::Inspector, shard::{Config, Shards}};
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let shards = Shards::new(sandbox.client(), Config::new("default", "my-operator", "replica-1"))?;
/// let report = Inspector::new().shards(&shards).report();
/// assert_eq!((&*report.shards[0].group, report.shards[0].owned), ("my-operator", 0));
/// # Ok(()) }
/// ```
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ShardReport {
    /// The name of the group.
    pub group: Arc<str>,
    /// The namespace of its Leases.
    pub namespace: Arc<str>,
    /// The identity of the observed replica.
    pub identity: Arc<str>,
    /// The field that is hashed: `uid` or `namespace`.
    pub key: &'static str,
    /// The number of ranges of the group.
    pub ranges: u32,
    /// The number of ranges that the observed replica owns.
    pub owned: usize,
    /// The number of ranges without an owner.
    pub free: usize,
    /// The number of ranges that are moving.
    pub moves: usize,
    /// The number of ranges of the busiest replica, divided by an equal share.
    pub imbalance: Option<f64>,
    /// True if the observed replica writes the table.
    pub coordinator: bool,
    /// True while the observed replica may work on its ranges.
    pub valid: bool,
    /// The number of ranges that it has gained so far.
    pub gained: u64,
    /// The number of ranges that it has lost so far.
    pub lost: u64,
    /// The number of renewals of its Lease.
    pub renewals: u64,
    /// The number of requests for Leases that failed.
    pub failures: u64,
    /// The replicas of the group.
    pub replicas: Vec<ShardReplica>,
    /// The moves under way.
    pub moving: Vec<ShardMove>,
    /// What is wrong, and what to do about it.
    pub problems: Vec<String>,
}

/// A replica of a group. See [`ShardReport`] for an example.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ShardReplica {
    /// Its identity.
    pub identity: Arc<str>,
    /// True for the observed replica.
    pub this: bool,
    /// The number of ranges that it owns.
    pub owned: usize,
    /// These ranges, for example `0-5,9`.
    pub ranges: String,
    /// Its weight.
    pub weight: u32,
    /// True if it gives up everything, because it ends.
    pub leaving: bool,
    /// For how long its Lease is unchanged, in seconds.
    pub lease_age: f64,
    /// True if its Lease has expired.
    pub expired: bool,
}

/// A range that its owner was asked to give up, and has not given up. See [`ShardReport`] for an example.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ShardMove {
    /// The range.
    pub range: u32,
    /// The identity of its owner.
    pub from: Arc<str>,
    /// The owner's term.
    pub term: u64,
    /// For how long the observed replica sees the move, in seconds.
    pub lasts: f64,
    /// True if the owner has not read yet that it has to give the range up.
    pub unseen: bool,
}

/// A move that takes longer than this is explained.
const STUCK: Duration = Duration::from_secs(30);

impl ShardReport {
    pub(super) fn of(state: &ShardState) -> Self {
        let replica = |replica: &ReplicaState| ShardReplica {
            identity: Arc::clone(&replica.identity),
            this: replica.this,
            owned: replica.owns.len(),
            ranges: replica.owns.to_string(),
            weight: replica.weight,
            leaving: replica.leaving,
            lease_age: replica.age.as_secs_f64(),
            expired: replica.expired,
        };
        let moving = |moving: &Move| ShardMove {
            range: moving.range,
            from: Arc::clone(&moving.from),
            term: moving.term.number(),
            lasts: moving.since.elapsed().as_secs_f64(),
            unseen: moving.unseen,
        };
        let this = state.replicas.iter().find(|replica| replica.this);
        let problem = state.problem.iter().map(ToString::to_string);
        Self {
            group: Arc::clone(&state.group),
            namespace: Arc::clone(&state.namespace),
            identity: Arc::clone(&state.identity),
            key: state.key.name(),
            ranges: state.ranges,
            owned: this.map_or(0, |replica| replica.owns.len()),
            free: state.free.len(),
            moves: state.moves.len(),
            imbalance: state.imbalance(),
            coordinator: state.coordinator,
            valid: state
                .valid_until
                .is_some_and(|until| tokio::time::Instant::now() < until),
            gained: state.gained,
            lost: state.lost,
            renewals: state.renewals,
            failures: state.failures,
            replicas: state.replicas.iter().map(replica).collect(),
            moving: state.moves.iter().map(moving).collect(),
            problems: problem.chain(state.stuck_moves(STUCK)).collect(),
        }
    }
}
