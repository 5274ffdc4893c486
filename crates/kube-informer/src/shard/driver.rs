//! Runs the machine on tokio, over `kube::Client`.
//!
//! This file may touch requests, timers and the permits of the work. It contains no rules: an `if` about Leases belongs in
//! the machine.

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::future::pending;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use futures::FutureExt;
use futures::future::BoxFuture;
use http::{Method, Request};
use kube::Client;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::config::{Config, InvalidConfig};
use super::machine::{Effect, Input, Machine, Timer};
use super::permit::{NotOwned, Permit, Work};
use super::range::RangeSet;
use super::record::{LABEL, LeaseId, Snapshot};
use super::state::{Move, Owned, ReplicaState, ShardState, Term};
use crate::protocol::ShardKey;
use crate::saturate::later;
use crate::timers::Timers;

/// A replica's share of a group's work: the ranges that it owns, as a value that can be watched.
///
/// A handle is cheap to clone. Give it to [sharded informers](crate::informer::Builder::sharded) and
/// [sharded controllers](crate::controller::Controller::sharded), and run it once.
///
/// Promised: a range has at most one owner at any time, under a [`Term`] that grows with each owner. The module's
/// documentation has the protocol, the proof and its assumptions. A range that moves is given up when the work on it has
/// ended. A range of a replica that died is owned again within [`lease_duration`](Config::lease_duration) +
/// [`margin`](Config::margin) + two [periods](Config::retry_period), if the server answers.
///
/// Not promised: that every range has an owner at every moment, or an equal number of objects for each replica.
///
/// Cost: one write and one list of the group's Leases per replica and period. The account needs `get`, `list`, `create`,
/// `update` and `delete` on Leases in the group's namespace.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use kube_informer::{protocol::shard_hash, shard::{Config, Shards}};
/// use tokio_util::sync::CancellationToken;
///
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// # let client = sandbox.client();
/// let shards = Shards::new(client, Config::new("default", "my-operator", "replica-1"))?;
/// let shutdown = CancellationToken::new();
/// let running = tokio::spawn({
///     let (shards, shutdown) = (shards.clone(), shutdown.clone());
///     async move { shards.run(shutdown).await }
/// });
/// shards.owned().wait_for(|owned| owned.ranges.len() == 128).await?; // the only replica owns everything
/// let permit = shards.permit(shard_hash("some uid"))?;
/// println!("mine, under term {}", permit.term());
/// # drop(permit);
/// shutdown.cancel(); // gives everything up, so that others take over at once
/// running.await??;
/// # Ok(()) }
/// ```
#[derive(Clone)]
pub struct Shards(Arc<Shared>);

struct Shared {
    client: Client,
    config: Config,
    nonce: u64,
    ran: AtomicBool,
    work: Arc<Work>,
    owned: watch::Sender<Owned>,
    state: watch::Sender<ShardState>,
}

/// Why a run was refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RunError {
    /// This handle, or a clone of it, runs or has run.
    #[error("this replica runs already, or has ended; make another `Shards`")]
    Ran,
}

impl Shards {
    /// A replica that has not started.
    ///
    /// # Errors
    /// The configuration is invalid; the error lists every violation.
    pub fn new(client: Client, config: Config) -> Result<Self, InvalidConfig> {
        config.validate()?;
        let none = RangeSet::new(config.ranges);
        let owned = Owned {
            key: config.key,
            ranges: none.clone(),
            terms: BTreeMap::new(),
            leaving: none.clone(),
            valid_until: None,
            known: false,
        };
        let state = ShardState {
            group: config.name.as_str().into(),
            namespace: config.namespace.as_str().into(),
            identity: config.identity.as_str().into(),
            key: config.key,
            ranges: config.ranges,
            replicas: Vec::new(),
            free: none,
            moves: Vec::new(),
            coordinator: false,
            valid_until: None,
            problem: None,
            renewals: 0,
            table_writes: 0,
            conflicts: 0,
            failures: 0,
            gained: 0,
            lost: 0,
            last_failure: None,
        };
        Ok(Self(Arc::new(Shared {
            client,
            nonce: fastrand::u64(..),
            ran: AtomicBool::new(false),
            work: Arc::default(),
            owned: watch::Sender::new(owned),
            state: watch::Sender::new(state),
            config,
        })))
    }

    /// Takes part in the group until `shutdown` is cancelled; then ends the work on all ranges, gives them up, and returns.
    ///
    /// # Cancel safety
    /// Dropping the future gives nothing up: the others wait until the Lease has expired. Cancel `shutdown` instead.
    ///
    /// # Errors
    /// This replica runs already, or has ended.
    pub async fn run(&self, shutdown: CancellationToken) -> Result<(), RunError> {
        if self.0.ran.swap(true, Ordering::Relaxed) {
            return Err(RunError::Ran);
        }
        let mut run = Run {
            shared: &self.0,
            machine: Machine::new(self.0.config.clone(), self.0.nonce),
            began: Instant::now(),
            wall: jiff::Timestamp::now(),
            request: None,
            timers: Timers::new(),
            draining: Timers::new(),
            moves: HashMap::new(),
            _lost: LoseOnDrop(&self.0),
        };
        run.run(shutdown).await;
        Ok(())
    }

    /// A weak handle for the inspector. It returns the replica while that is alive.
    pub(crate) fn observed(&self) -> impl Fn() -> Option<Self> + Send + Sync + 'static {
        let shared = Arc::downgrade(&self.0);
        move || shared.upgrade().map(Self)
    }

    /// The ranges that this replica owns, as a channel.
    pub fn owned(&self) -> watch::Receiver<Owned> {
        self.0.owned.subscribe()
    }

    /// The state of the group as this replica sees it, as a channel. See [`ShardState`] for its fields.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use kube_informer::shard::{Config, Shards};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let shards = Shards::new(sandbox.client(), Config::new("default", "my-operator", "replica-1"))?;
    /// assert!(shards.state().borrow().replicas.is_empty());
    /// # Ok(()) }
    /// ```
    pub fn state(&self) -> watch::Receiver<ShardState> {
        self.0.state.subscribe()
    }

    /// The field that is hashed.
    pub fn key(&self) -> ShardKey {
        self.0.config.key
    }

    /// The configuration.
    pub fn config(&self) -> &Config {
        &self.0.config
    }

    /// The range of a hash.
    pub(crate) fn range_of(&self, hash: u64) -> u32 {
        self.0.owned.borrow().range_of(hash)
    }

    /// Permission to work on the objects of this hash. The range stays here while the permit exists.
    ///
    /// # Errors
    /// This replica does not own the range of the hash, or may not work on it at the moment.
    pub fn permit(&self, hash: u64) -> Result<Permit, NotOwned> {
        self.0.work.permit(hash)
    }

    /// True if the range of this hash was granted to this replica and not revoked.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use kube_informer::shard::{Config, Shards};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let shards = Shards::new(sandbox.client(), Config::new("default", "my-operator", "replica-1"))?;
    /// assert!(!shards.owns(7)); // it does not run
    /// # Ok(()) }
    /// ```
    pub fn owns(&self, hash: u64) -> bool {
        self.0.work.owns(hash)
    }
}

impl fmt::Debug for Shards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Shards")
            .field("config", &self.0.config)
            .finish_non_exhaustive()
    }
}

/// Ends all work when the run ends, also if its future is dropped.
struct LoseOnDrop<'a>(&'a Shared);

impl Drop for LoseOnDrop<'_> {
    fn drop(&mut self) {
        self.0.work.lose();
        self.0.owned.send_modify(|owned| {
            owned.ranges = RangeSet::new(owned.ranges.ranges());
            owned.leaving = owned.ranges.clone();
            owned.terms.clear();
            owned.valid_until = None;
        });
    }
}

/// One run of a replica.
struct Run<'a> {
    shared: &'a Shared,
    machine: Machine,
    began: Instant,
    /// The wall clock at the start, for the times in the Leases. It affects no decision.
    wall: jiff::Timestamp,
    request: Option<BoxFuture<'static, Answer>>,
    timers: Timers<Timer>,
    /// The ranges whose work has to end, each with its deadline.
    draining: Timers<u32>,
    /// Since when moves are observed, by range and term.
    moves: HashMap<(u32, u64), Instant>,
    _lost: LoseOnDrop<'a>,
}

/// The result of a request.
enum Answer {
    Listed(Snapshot),
    Renewed(LeaseId),
    TableWritten,
    Deleted,
    Conflicted(String),
    Failed(String),
}

/// What a request is for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    List,
    Renew,
    Table,
    Delete,
}

impl Run<'_> {
    async fn run(&mut self, shutdown: CancellationToken) {
        let (mut inputs, mut effects, mut stopped) = (vec![Input::Started], Vec::new(), false);
        loop {
            for input in std::mem::take(&mut inputs) {
                self.machine.on(self.began.elapsed(), input, &mut effects);
            }
            let mut over = false;
            for effect in effects.drain(..) {
                over |= effect == Effect::End;
                self.perform(effect);
            }
            self.publish();
            if over {
                return;
            }
            let drained = self.shared.work.take_drained();
            inputs.extend(drained.into_iter().map(|(range, term)| {
                self.draining.forget(range);
                Input::Drained { range, term }
            }));
            if !inputs.is_empty() {
                continue;
            }
            tokio::select! {
                biased;
                () = shutdown.cancelled(), if !stopped => {
                    stopped = true;
                    inputs.push(Input::Stopped);
                }
                timer = self.timers.fired() => inputs.push(Input::Fired(timer)),
                range = self.draining.fired() => self.shared.work.abort(range),
                () = self.shared.work.drained.notified() => {}
                answer = answered(&mut self.request) => {
                    self.request = None;
                    inputs.push(self.record(answer));
                }
            }
        }
    }

    fn perform(&mut self, effect: Effect) {
        let Shared { config, work, .. } = self.shared;
        let (namespace, group) = (&config.namespace, &config.name);
        match effect {
            Effect::List => {
                let selector = form_urlencoded::Serializer::new(String::new())
                    .append_pair("labelSelector", &format!("{LABEL}={group}"))
                    .finish();
                self.ask(Purpose::List, Method::GET, &format!("?{selector}"), None);
            }
            Effect::Create(member) => {
                let (name, now) = (config.lease_name(), self.now());
                let lease = member.lease(namespace, group, &name, None, &now, &now);
                self.ask(Purpose::Renew, Method::POST, "", Some(lease));
            }
            Effect::Renew(id, member) => {
                let began = super::record::micro_time(self.wall);
                let lease = member.lease(namespace, group, &id.name, Some(&id), &began, &self.now());
                self.ask(Purpose::Renew, Method::PUT, &format!("/{}", id.name), Some(lease));
            }
            Effect::WriteTable(id, table) => {
                let lease = table.lease(namespace, group, id.as_ref(), &config.identity, &self.now());
                match id {
                    None => self.ask(Purpose::Table, Method::POST, "", Some(lease)),
                    Some(id) => self.ask(Purpose::Table, Method::PUT, &format!("/{}", id.name), Some(lease)),
                }
            }
            Effect::Delete(id) => {
                let options = json!({
                    "kind": "DeleteOptions",
                    "apiVersion": "v1",
                    "preconditions": {"uid": &*id.uid, "resourceVersion": id.version.to_string()},
                });
                let path = format!("/{}", id.name);
                self.ask(Purpose::Delete, Method::DELETE, &path, Some(options));
            }
            Effect::Abandon => self.request = None,
            Effect::Wait(timer, pause) => self.timers.set(timer, pause),
            Effect::Forget(timer) => self.timers.forget(timer),
            Effect::Start { range, term } => {
                work.start(range, self.machine.ranges(), Term::from(term));
                self.count(|state| state.gained += 1);
            }
            Effect::Stop { range, .. } => {
                self.draining.set(range, config.drain_within);
                work.stop(range);
                self.count(|state| state.lost += 1);
            }
            Effect::Lose => {
                let lost = self.shared.owned.borrow().ranges.len() as u64;
                work.lose();
                self.draining = Timers::new();
                self.count(|state| state.lost += lost);
                tracing::warn!(group, "this replica's Lease is gone; all its ranges are lost");
            }
            Effect::Valid(until) => {
                work.renewed(later(self.began, until));
                self.count(|state| state.renewals += 1);
            }
            Effect::End => {}
        }
    }

    fn ask(&mut self, purpose: Purpose, method: Method, path: &str, body: Option<Value>) {
        let config = &self.shared.config;
        let path = format!(
            "/apis/coordination.k8s.io/v1/namespaces/{}/leases{path}",
            config.namespace
        );
        let (client, table) = (self.shared.client.clone(), config.name.clone());
        let request = async move {
            let body = body.map_or_else(Vec::new, |body| body.to_string().into_bytes());
            let request = Request::builder()
                .method(method)
                .uri(path)
                .header(http::header::CONTENT_TYPE, "application/json")
                .body(body);
            let answer = match request {
                Ok(request) => client.request::<Value>(request).await,
                Err(error) => return Answer::Failed(error.to_string()),
            };
            let unexpected = || Answer::Failed("the answer is no Lease".to_owned());
            match (answer, purpose) {
                (Ok(list), Purpose::List) => {
                    Snapshot::read(&list, &table).map_or_else(unexpected, Answer::Listed)
                }
                (Ok(lease), Purpose::Renew) => LeaseId::read(&lease).map_or_else(unexpected, Answer::Renewed),
                (Ok(_), Purpose::Table) => Answer::TableWritten,
                (Ok(_), Purpose::Delete) => Answer::Deleted,
                (Err(kube::Error::Api(status)), purpose) => {
                    let changed = matches!(status.code, 404 | 409) && purpose != Purpose::List;
                    let text = format!("{}: {}", status.code, status.message);
                    if changed {
                        Answer::Conflicted(text)
                    } else {
                        Answer::Failed(text)
                    }
                }
                (Err(error), _) => Answer::Failed(error.to_string()),
            }
        };
        self.request = Some(request.boxed());
    }

    fn record(&self, answer: Answer) -> Input {
        let (mut conflict, mut table, mut failure) = (false, false, None);
        let input = match answer {
            Answer::Listed(snapshot) => Input::Listed(Arc::new(snapshot)),
            Answer::Renewed(id) => Input::Renewed(id),
            Answer::TableWritten => {
                table = true;
                Input::Written
            }
            Answer::Deleted => Input::Written,
            Answer::Conflicted(why) => {
                tracing::debug!(group = %self.shared.config.name, "a write conflicted: {why}");
                conflict = true;
                Input::Conflicted
            }
            Answer::Failed(why) => {
                tracing::warn!(group = %self.shared.config.name, "a request for a Lease failed: {why}");
                failure = Some(why);
                Input::Failed
            }
        };
        self.count(|state| {
            state.conflicts += u64::from(conflict);
            state.table_writes += u64::from(table);
            state.failures += u64::from(failure.is_some());
            state.last_failure = failure;
        });
        input
    }

    fn count(&self, change: impl FnOnce(&mut ShardState)) {
        self.shared.state.send_if_modified(|state| {
            change(state);
            false
        });
    }

    /// Publishes the ranges of this replica, and the state of the group.
    fn publish(&mut self) {
        self.publish_owned();
        self.publish_group();
    }

    fn publish_owned(&self) {
        let machine = &self.machine;
        let mut ranges = RangeSet::new(machine.ranges());
        let mut leaving = ranges.clone();
        for (range, held) in machine.held() {
            if held.stopping { &mut leaving } else { &mut ranges }.insert(*range);
        }
        let current = machine.held().iter().filter(|(_, held)| !held.stopping);
        let terms: BTreeMap<u32, Term> = current
            .map(|(range, held)| (*range, Term::from(held.term)))
            .collect();
        let valid_until = self.valid_until();
        let known = !ranges.is_empty() || self.has_empty_share();
        self.shared.owned.send_if_modified(|owned| {
            let changed = owned.ranges != ranges
                || owned.terms != terms
                || owned.leaving != leaving
                || owned.known != (owned.known || known)
                || owned.valid_until.is_some() != valid_until.is_some();
            owned.ranges = ranges;
            owned.terms = terms;
            owned.leaving = leaving;
            owned.valid_until = valid_until;
            owned.known |= known;
            changed
        });
    }

    /// Until when this replica may work on its ranges.
    fn valid_until(&self) -> Option<Instant> {
        let until = self.machine.valid_until()?;
        Some(later(self.began, until))
    }

    fn publish_group(&mut self) {
        let (machine, now) = (&self.machine, self.began.elapsed());
        let Some(snapshot) = machine.snapshot() else {
            return;
        };
        let mut free = RangeSet::new(machine.ranges());
        let mut owns: HashMap<&str, RangeSet> = HashMap::new();
        let mut moves = Vec::new();
        let mut since = HashMap::new();
        let table = snapshot.table.as_ref().and_then(|lease| lease.table.as_ref());
        for (range, entry) in (0..).zip(table.iter().flat_map(|table| &table.entries)) {
            let Some(entry) = entry else {
                free.insert(range);
                continue;
            };
            let set = owns.entry(&entry.owner);
            set.or_insert_with(|| RangeSet::new(machine.ranges()))
                .insert(range);
            if let Some(revoked) = entry.revoked {
                let began = self.moves.get(&(range, entry.term)).copied();
                let began = began.unwrap_or_else(Instant::now);
                since.insert((range, entry.term), began);
                let lease = snapshot.members.iter().find(|lease| lease.id.uid == entry.owner);
                let member = lease.and_then(|lease| lease.member.as_ref());
                moves.push(Move {
                    range,
                    from: Arc::clone(member.map_or(&entry.owner, |member| &member.identity)),
                    term: Term::from(entry.term),
                    since: began,
                    unseen: member.is_some_and(|member| member.seen < revoked),
                });
            }
        }
        let replicas = snapshot.members.iter().filter_map(|lease| {
            let member = lease.member.as_ref()?;
            let (age, expired) = machine.age_of(&lease.id.uid, now).unwrap_or_default();
            let this = machine.uid() == Some(&lease.id.uid);
            Some(ReplicaState {
                identity: Arc::clone(&member.identity),
                this,
                weight: member.weight,
                owns: owns
                    .remove(&*lease.id.uid)
                    .unwrap_or_else(|| RangeSet::new(machine.ranges())),
                age: if this { Duration::ZERO } else { age },
                expired: expired && !this,
                leaving: member.leaving,
            })
        });
        let mut replicas: Vec<ReplicaState> = replicas.collect();
        replicas.sort_by(|a, b| a.identity.cmp(&b.identity));
        let valid_until = self.valid_until();
        let coordinator = machine.is_coordinator(now);
        let problem = machine.problem().cloned();
        self.shared.state.send_modify(|state| {
            if problem != state.problem
                && let Some(problem) = &problem
            {
                tracing::error!(group = %state.group, "{problem}");
            }
            state.ranges = machine.ranges();
            state.replicas = replicas;
            state.free = free;
            state.moves = moves;
            state.coordinator = coordinator;
            state.valid_until = valid_until;
            state.problem = problem;
        });
        self.moves = since;
    }

    /// True if this replica has taken part for a while, and every range has another owner.
    fn has_empty_share(&self) -> bool {
        let machine = &self.machine;
        let lease = machine.snapshot().and_then(|snapshot| snapshot.table.as_ref());
        let table = lease.and_then(|lease| lease.table.as_ref());
        let settled = table.is_some_and(|table| {
            let mut entries = table.entries.iter();
            entries.all(|entry| entry.as_ref().is_some_and(|entry| entry.revoked.is_none()))
        });
        settled && machine.uid().is_some() && self.shared.state.borrow().renewals >= SETTLED_AFTER
    }

    fn now(&self) -> String {
        let passed = jiff::SignedDuration::try_from(self.began.elapsed()).unwrap_or_default();
        super::record::micro_time(self.wall.checked_add(passed).unwrap_or(self.wall))
    }
}

/// A replica without ranges counts as complete after this number of renewals.
const SETTLED_AFTER: u64 = 4;

async fn answered(request: &mut Option<BoxFuture<'static, Answer>>) -> Answer {
    match request {
        Some(request) => request.await,
        None => pending().await,
    }
}
