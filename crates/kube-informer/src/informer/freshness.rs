//! Freshness: an upper bound on the age of the cache (B71).
//!
//! # The rule
//!
//! A *proof* states that the collection at version `V` contains everything that the server had when a request was sent,
//! at `asked_at`. Consistent reads give proofs: a probe, a consistent list, a streaming start. A proof counts once the
//! partition has reached `V` in the same epoch, through a list, an event or a bookmark. From then on the store is at
//! least as fresh as `asked_at`.
//!
//! Events and bookmarks alone prove nothing, because they may have waited in buffers for any length of time. They only
//! make proofs count.
//!
//! The age of a partition is the time since its newest `asked_at` that counts. The age of the cache is that of its
//! oldest partition.

use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use tokio::time::Instant;

use super::SharedInformer;
use super::applier::Applier;
use super::state::{Partition, State, live};
use crate::object::ResourceVersion;
use crate::protocol::{Failure, FailureKind};
use crate::reflector::ReflectorHandle;
use crate::store::{Snapshot, Stale, old};

/// How far the cache may be behind the server, and why.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use {std::time::Duration, k8s_openapi::api::core::v1::Namespace, kube_informer::informer::SharedInformer};
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let namespaces = SharedInformer::<Namespace>::builder(sandbox.client()).build()?;
/// assert_eq!(namespaces.freshness().age, None);
/// namespaces.start()?;
/// namespaces.wait_for_sync(Duration::from_secs(10)).await?;
/// let freshness = namespaces.freshness();
/// assert!(freshness.age < Some(Duration::from_secs(10)));
/// println!("{freshness}"); // up to 0.1 s old
/// # Ok(()) }
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Freshness {
    /// The cache has everything that the server had at this time. `None` if there is no bound, before the first proof.
    pub as_of: Option<Instant>,
    /// The time since `as_of`: an upper bound on the age of the cache, never below the true age.
    pub age: Option<Duration>,
    /// The partition that is furthest behind: a namespace, or all of them.
    pub scope: Arc<str>,
    /// The state of that partition. [`State::Degraded`] contains the failure.
    pub state: State,
    /// The time since which the server is known to have a version that the partition has not reached.
    pub unconfirmed_since: Option<Instant>,
    /// The failure of the partition's last probe, if it failed.
    pub probe_failure: Option<Failure>,
}

impl Freshness {
    /// The reason why the cache is not fresher, if there is one.
    pub(crate) fn reason(&self) -> Option<String> {
        match (&self.state, &self.probe_failure, self.unconfirmed_since) {
            (State::Synced, None, None) => None,
            _ => Some(self.cause()),
        }
    }

    /// A description of why the cache is not fresher, for people.
    fn cause(&self) -> String {
        let scope = &self.scope;
        match (&self.state, &self.probe_failure, self.unconfirmed_since) {
            (State::Pending, ..) => "the informer was not started; call `start`".to_owned(),
            (State::Stopped, ..) => "the informer has stopped; build another".to_owned(),
            (State::Degraded { cause, .. }, ..) => cause.to_string(),
            (State::Syncing, ..) => format!("{scope}: the first list is still on its way"),
            (State::Synced, Some(failure), _) => {
                format!("{scope}: the server's version could not be asked for: {failure}")
            }
            (State::Synced, None, Some(_)) => format!(
                "{scope}: the cache has not reached the server's version yet; in a quiet collection it does so with the next \
                 bookmark, which comes about once a minute"
            ),
            (State::Synced, None, None) => {
                format!("{scope}: the server's version is asked for at intervals; see `probe_interval`")
            }
        }
    }
}

impl fmt::Display for Freshness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&old(self.age))?;
        match self.reason() {
            None => Ok(()),
            Some(reason) => write!(f, ": {reason}"),
        }
    }
}

impl<K: Send + Sync + 'static> SharedInformer<K> {
    /// Returns an upper bound on how far the cache is behind the server, which also holds during outages (B71).
    ///
    /// The bound comes from consistent reads: while a watch is open, the informer asks for the collection's version
    /// every [`probe_interval`](super::Builder::probe_interval) (30 seconds by default). When the cache has reached the
    /// version of an answer, it has everything that the server had when the request was sent. In a busy collection, the
    /// bound is therefore between zero and the interval. It grows during an outage.
    ///
    /// A quiet collection reaches the version of an answer only with the next bookmark. Servers send a bookmark about
    /// once a minute, so the bound is up to a minute plus the interval, although the cache is up to date. The bound is
    /// then correct but large.
    ///
    /// See [`Freshness`] for an example.
    pub fn freshness(&self) -> Freshness {
        self.applier().freshness()
    }

    /// Returns the current cache if it is at most this far behind the server (B71).
    ///
    /// # Errors
    /// Fails if the cache is older, or of unknown age. The error contains the age and the reason.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {std::time::Duration, k8s_openapi::api::core::v1::Namespace, kube_informer::informer::SharedInformer};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let namespaces = SharedInformer::<Namespace>::builder(sandbox.client()).build()?;
    /// let error = namespaces.fresh_within(Duration::from_secs(60)).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "the cache is of unknown age, and at most 60s are allowed: the informer was not started; call `start`",
    /// );
    /// namespaces.start()?;
    /// namespaces.wait_for_sync(Duration::from_secs(10)).await?;
    /// assert_eq!(namespaces.fresh_within(Duration::from_secs(60))?.len(), 4);
    /// # Ok(()) }
    /// ```
    pub fn fresh_within(&self, within: Duration) -> Result<Snapshot<K>, Stale> {
        self.applier().store.fresh_within(within)
    }

    /// Asks the server for the collection's version now, and waits until the cache has reached it. A later read sees
    /// everything that was written before the call (a linearizable read).
    ///
    /// The call costs one small request. In a busy collection it takes about as long as the request. A quiet collection
    /// reaches the version with the next bookmark, after up to a minute. During an outage the call does not return, so
    /// put a deadline on it with `tokio::time::timeout`.
    ///
    /// Cancel safe: the call changes nothing.
    ///
    /// # Errors
    /// Fails if the informer was not started or has stopped, or if the server does not allow the request.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {std::time::Duration, k8s_openapi::api::core::v1::Namespace, kube_informer::informer::SharedInformer};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let namespaces = SharedInformer::<Namespace>::builder(sandbox.client()).build()?;
    /// namespaces.start()?;
    /// namespaces.wait_for_sync(Duration::from_secs(10)).await?;
    /// tokio::time::timeout(Duration::from_secs(90), namespaces.freshen()).await??;
    /// # Ok(()) }
    /// ```
    pub async fn freshen(&self) -> Result<Freshness, FreshenError> {
        let applier = self.applier();
        let informer = || Arc::clone(&applier.name);
        if !self.is_started() {
            return Err(FreshenError::NotStarted { informer: informer() });
        }
        let called = Instant::now();
        let mut as_of = applier.as_of.subscribe();
        let mut state = applier.watch_state();
        loop {
            applier.probe_unless_proven(called);
            tokio::select! {
                biased;
                // The sender lives as long as the applier. A proof of the same instant does not count, because the
                // order of the two is unknown.
                _ = as_of.wait_for(|at| at.is_some_and(|at| at > called)) => return Ok(applier.freshness()),
                _ = state.wait_for(|state| *state == State::Stopped) => {
                    return Err(FreshenError::Stopped { informer: informer() });
                }
                () = tokio::time::sleep(AGAIN) => {}
            }
            if let Some((scope, failure)) = applier.refused_probe() {
                return Err(FreshenError::Refused {
                    informer: informer(),
                    scope,
                    failure,
                });
            }
        }
    }
}

/// The error of [`SharedInformer::freshen`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FreshenError {
    /// The informer was not started.
    #[error("informer {informer:?} was not started; call `start`")]
    NotStarted {
        /// The informer's name.
        informer: Arc<str>,
    },
    /// The informer has stopped.
    #[error("informer {informer:?} has stopped; build another")]
    Stopped {
        /// The informer's name.
        informer: Arc<str>,
    },
    /// The server refuses to return its version.
    #[error("informer {informer:?} cannot ask the server for its version: {scope}: {failure}")]
    Refused {
        /// The informer's name.
        informer: Arc<str>,
        /// The partition.
        scope: Arc<str>,
        /// The failure of the probe.
        failure: Failure,
    },
}

impl<K: Send + Sync + 'static> Applier<K> {
    pub(super) fn handle(&self, partition: usize) -> ReflectorHandle {
        self.writing.lock().partitions[partition].handle.clone()
    }

    /// Records a proof: the collection at `version` contains everything that the server had at `asked_at`.
    pub(super) fn proven(&self, partition: usize, asked_at: Instant, version: ResourceVersion) {
        let partitions = &mut self.writing.lock().partitions;
        let partition = &mut partitions[partition];
        let reached = partition.version.clone().filter(|_| partition.applied);
        partition.proofs.proven(asked_at, version, reached.as_ref());
        self.show_freshness(partitions);
    }

    pub(super) fn freshness(&self) -> Freshness {
        self.freshness_of(&self.writing.lock().partitions)
    }

    /// Returns the freshness of the partition that is furthest behind.
    fn freshness_of(&self, partitions: &[Partition]) -> Freshness {
        let stopped = *self.state.borrow() == State::Stopped;
        let last = live(partitions).min_by_key(|partition| partition.proofs.as_of());
        let as_of = last.and_then(|partition| partition.proofs.as_of());
        Freshness {
            as_of,
            age: as_of.map(|as_of| as_of.elapsed()),
            scope: last.map_or_else(|| "nothing".into(), |partition| Arc::clone(&partition.scope)),
            state: match last {
                Some(partition) if !stopped => partition.state(),
                _ => State::Stopped,
            },
            unconfirmed_since: last.and_then(|partition| partition.proofs.unconfirmed_since()),
            probe_failure: last.and_then(|partition| partition.proofs.failure().cloned()),
        }
    }

    /// Publishes the freshness to readers.
    pub(super) fn show_freshness(&self, partitions: &[Partition]) {
        let freshness = self.freshness_of(partitions);
        self.store.set_fresh(freshness.as_of, freshness.cause().into());
        self.as_of.send_if_modified(|as_of| {
            let news = *as_of != freshness.as_of;
            *as_of = freshness.as_of;
            news
        });
    }

    /// Probes every partition that has no proof from after `since`.
    fn probe_unless_proven(&self, since: Instant) {
        for partition in live(&self.writing.lock().partitions) {
            if partition.proofs.newest().is_none_or(|newest| newest <= since) {
                partition.handle.probe();
            }
        }
    }

    /// Returns a partition whose probes the server refuses.
    fn refused_probe(&self) -> Option<(Arc<str>, Failure)> {
        let writing = self.writing.lock();
        live(&writing.partitions).find_map(|partition| {
            let failure = partition.proofs.failure()?;
            let refused = matches!(
                failure.kind,
                FailureKind::Forbidden | FailureKind::NotFound | FailureKind::Rejected
            );
            refused.then(|| (Arc::clone(&partition.scope), failure.clone()))
        })
    }
}

/// The proofs of one partition.
#[derive(Debug, Default)]
pub(super) struct Proofs {
    /// The time of the newest proof that counts.
    as_of: Option<Instant>,
    /// Proofs whose version the partition has not reached. Both time and version increase.
    pending: VecDeque<(Instant, ResourceVersion)>,
    failure: Option<Failure>,
}

impl Proofs {
    /// Adds a proof: the collection at `version` contains everything that the server had at `asked_at`. The partition
    /// is at `reached`.
    pub(super) fn proven(
        &mut self,
        asked_at: Instant,
        version: ResourceVersion,
        reached: Option<&ResourceVersion>,
    ) {
        self.failure = None;
        // A newer proof with a lower version makes the older one redundant.
        while self
            .pending
            .back()
            .is_some_and(|(at, pending)| *at <= asked_at && *pending >= version)
        {
            self.pending.pop_back();
        }
        if self.pending.len() == PENDING {
            // Dropping any proof is correct. The oldest one counts first, and the newest one counts most.
            self.pending.pop_back();
        }
        self.pending.push_back((asked_at, version));
        if let Some(reached) = reached {
            self.reached(reached);
        }
    }

    /// Records that the partition is at this version. Returns true if more proofs count now.
    pub(super) fn reached(&mut self, version: &ResourceVersion) -> bool {
        let mut more = false;
        while let Some((asked_at, pending)) = self.pending.front()
            && pending <= version
        {
            self.as_of = self.as_of.max(Some(*asked_at));
            self.pending.pop_front();
            more = true;
        }
        more
    }

    /// Drops all proofs, because the server went back and the partition is about to be replaced. Versions have a new
    /// meaning, and the list may be older than the objects that it replaces.
    pub(super) fn went_back(&mut self) {
        (self.as_of, self.pending) = (None, VecDeque::new());
    }

    pub(super) fn failed(&mut self, failure: Failure) {
        self.failure = Some(failure);
    }

    pub(super) fn as_of(&self) -> Option<Instant> {
        self.as_of
    }

    /// The time of the oldest proof whose version the partition has not reached.
    pub(super) fn unconfirmed_since(&self) -> Option<Instant> {
        self.pending.front().map(|(asked_at, _)| *asked_at)
    }

    pub(super) fn failure(&self) -> Option<&Failure> {
        self.failure.as_ref()
    }

    /// The time of the newest proof, whether it counts or not.
    pub(super) fn newest(&self) -> Option<Instant> {
        self.pending.back().map(|(asked_at, _)| *asked_at).max(self.as_of)
    }
}

/// The time after which a probe without an answer is requested again.
const AGAIN: Duration = Duration::from_secs(1);
/// The largest number of proofs that wait for the partition to reach their version.
const PENDING: usize = 8;

#[cfg(test)]
mod tests {
    use super::*;

    struct World {
        began: Instant,
        proofs: Proofs,
    }

    impl World {
        fn new() -> Self {
            Self {
                began: Instant::now(),
                proofs: Proofs::default(),
            }
        }

        fn proven(&mut self, second: u64, version: u64, reached: u64) {
            let asked_at = self.began + Duration::from_secs(second);
            self.proofs
                .proven(asked_at, version.into(), Some(&reached.into()));
        }

        fn reached(&mut self, version: u64) -> bool {
            self.proofs.reached(&version.into())
        }

        /// The second at which the partition is known to be current.
        fn as_of(&self) -> Option<u64> {
            self.proofs.as_of().map(|at| (at - self.began).as_secs())
        }
    }

    #[test]
    fn b71_a_proof_counts_once_its_version_is_reached_and_not_before() {
        let mut world = World::new();
        assert_eq!(world.as_of(), None);
        world.proven(1, 10, 9);
        assert_eq!(world.as_of(), None, "the partition is at 9");
        assert!(world.reached(10));
        assert_eq!(world.as_of(), Some(1));
        world.proven(5, 10, 12);
        assert_eq!(world.as_of(), Some(5), "at once");
        assert!(!world.reached(50), "events alone prove nothing");
        assert_eq!(world.as_of(), Some(5));
    }

    #[test]
    fn b71_proofs_count_in_their_order_as_far_as_the_partition_has_come() {
        let mut world = World::new();
        for (second, version) in [(1, 10), (2, 20), (3, 30)] {
            world.proven(second, version, 0);
        }
        assert!(world.reached(25));
        assert_eq!(world.as_of(), Some(2));
        assert!(world.reached(30));
        assert_eq!(world.as_of(), Some(3));
    }

    #[test]
    fn b71_a_newer_proof_that_needs_less_replaces_the_older_one() {
        let mut world = World::new();
        world.proven(1, 30, 0);
        world.proven(2, 20, 0);
        assert!(world.reached(20));
        assert_eq!(world.as_of(), Some(2));
        assert!(!world.reached(30));
    }

    #[test]
    fn b71_only_a_few_proofs_wait_and_the_age_is_still_right() {
        let mut world = World::new();
        for n in 1..=100 {
            world.proven(n, n, 0);
        }
        assert_eq!(world.proofs.pending.len(), PENDING);
        assert!(world.reached(5));
        assert_eq!(world.as_of(), Some(5));
        assert!(world.reached(99));
        assert!(world.as_of() <= Some(99));
        assert!(world.reached(100));
        assert_eq!(world.as_of(), Some(100));
    }

    #[test]
    fn b71_nothing_counts_that_was_proven_before_the_server_went_back() {
        let mut world = World::new();
        world.proven(1, 10, 10);
        world.proven(2, 100, 10);
        world.proofs.went_back();
        assert_eq!(world.as_of(), None);
        assert!(!world.reached(200));
        world.proven(3, 7, 7);
        assert_eq!(world.as_of(), Some(3));
    }
}
