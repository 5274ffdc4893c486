//! What an elector says of itself.

use std::cmp::Ordering;
use std::fmt;
use std::time::Duration;

use tokio::time::Instant;

use crate::object::ResourceVersion;

/// What tells one term from all others, for those who have to refuse a leader that does not know yet that it is none.
///
/// An election alone cannot keep an old leader from acting: it may have been stopped for a minute between its last look at the
/// clock and its next write. Whoever is written to can: it remembers the greatest fence it has seen, and refuses smaller ones.
///
/// Fences are ordered by `version`, the resource version of the write that began the term. That is better than the number of
/// transitions: it comes from the API server's store, grows with every write there, and also across a lease that was deleted and
/// made again, when transitions start from zero and the uid changes. It does not survive a cluster that is restored from
/// a backup, or another cluster; compare `uid` if that can happen to you.
///
/// ```
/// # use kube_informer::leader::Fence;
/// # fn check(remembered: &Option<Fence>, presented: &Fence) -> bool {
/// // In the store that is to be protected, in the transaction that writes:
/// remembered.as_ref().is_none_or(|newest| presented >= newest)
/// # }
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Fence {
    /// The lease's uid.
    pub uid: String,
    /// How often the lease had changed hands, this time included. Every term begins with another number, also when an elector
    /// takes over from itself.
    pub transitions: i64,
    /// The resource version of the write that began the term.
    pub version: ResourceVersion,
}

impl PartialOrd for Fence {
    /// None between the leases of two clusters, which is when the versions are equal and the rest is not.
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        match self.version.cmp(&other.version) {
            Ordering::Equal if self != other => None,
            order => Some(order),
        }
    }
}

impl fmt::Display for Fence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} (transition {} of lease {})",
            self.version, self.transitions, self.uid
        )
    }
}

/// How an election stands, as one elector sees it: for health checks and metrics.
///
/// ```
/// # use kube_informer::leader::LeaderState;
/// let state = LeaderState::default();
/// assert!(!state.is_leader() && state.is_healthy());
/// ```
#[derive(Debug, Clone, PartialEq, Default)]
#[non_exhaustive]
pub struct LeaderState {
    /// Who holds the lease, by the last answer; none if nobody does or nothing is known.
    pub leader: Option<String>,
    /// Our own term, as long as it lasts. `leader_election_master_status` is whether there is one.
    #[doc(alias = "leader_election_master_status")]
    pub fence: Option<Fence>,
    /// Until when our term is good without another renewal. The work should have stopped by then.
    pub valid_until: Option<Instant>,
    /// How often the leader was another than before.
    pub changes: u64,
    /// How often we wrote our lease.
    pub renewals: u64,
    /// How often a renewal without looking first was refused.
    #[doc(alias = "leader_election_slowpath_total")]
    pub slow_paths: u64,
    /// How often the server did not do as asked, or did not answer.
    pub failures: u64,
    /// What it said the last time, until something works again.
    pub last_failure: Option<String>,
}

impl LeaderState {
    /// Do we lead? For an example see [`LeaderState`].
    pub fn is_leader(&self) -> bool {
        self.fence.is_some()
    }

    /// Whether all is as it should be: false for a leader whose term is over and who has not stopped, which means that it
    /// hangs. One who does not lead is healthy.
    #[doc(alias = "HealthzAdaptor")]
    pub fn is_healthy(&self) -> bool {
        self.is_healthy_after(Duration::ZERO)
    }

    /// The same with some patience.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use kube_informer::leader::LeaderState;
    /// assert!(LeaderState::default().is_healthy_after(Duration::from_secs(20)));
    /// ```
    pub fn is_healthy_after(&self, patience: Duration) -> bool {
        self.valid_until
            .is_none_or(|until| Instant::now() <= until + patience)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fence(uid: &str, transitions: i64, version: u64) -> Fence {
        Fence {
            uid: uid.into(),
            transitions,
            version: version.into(),
        }
    }

    #[test]
    fn b64_a_later_term_has_the_greater_fence_also_on_a_new_lease() {
        assert!(fence("a", 7, 99) < fence("a", 8, 100));
        assert!(fence("a", 7, 100) < fence("b", 0, 101));
        assert_eq!(fence("a", 7, 100).partial_cmp(&fence("b", 7, 100)), None);
    }
}
