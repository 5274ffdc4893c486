//! The state of an elector, and the fence that identifies a term.

use std::cmp::Ordering;
use std::fmt;
use std::time::Duration;

use tokio::time::Instant;

use crate::object::ResourceVersion;
use crate::saturate::later;

/// Identifies a term, for systems that have to reject a former leader that does not know of its
/// loss yet.
///
/// An election alone cannot keep a former leader from acting: the process may be suspended for a
/// minute between its last check of the clock and its next write. The system that it writes to can:
/// it remembers the greatest fence so far, and rejects smaller ones.
///
/// Fences are ordered by `version`, the resource version of the write that began the term. That is
/// better than the number of transitions: it comes from the API server's store and grows with every
/// write there. It also grows when a lease was deleted and created again, while transitions restart
/// from zero and the uid changes. It does not survive a cluster that is restored from a backup, or
/// another cluster; compare `uid` if that can happen to you.
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
    /// How often the lease had changed hands, this time included. Every term begins with another number, also when an
    /// elector takes over from itself.
    pub transitions: i64,
    /// The resource version of the write that began the term.
    pub version: ResourceVersion,
}

impl PartialOrd for Fence {
    /// None for the leases of two clusters: the versions are equal and the other fields are not.
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

/// The state of an election as one elector sees it: for health checks and metrics.
///
/// ```
/// # use kube_informer::leader::LeaderState;
/// let state = LeaderState::default();
/// assert!(!state.is_leader() && state.is_healthy());
/// ```
#[derive(Debug, Clone, PartialEq, Default)]
#[non_exhaustive]
pub struct LeaderState {
    /// The holder of the lease by the last answer; none if there is no holder or no answer yet.
    pub leader: Option<String>,
    /// This replica's term, while it lasts. `leader_election_master_status` reports whether there is one.
    #[doc(alias = "leader_election_master_status")]
    pub fence: Option<Fence>,
    /// When the term ends without another renewal. The work should have stopped by then.
    pub valid_until: Option<Instant>,
    /// The number of observed changes of leader.
    pub changes: u64,
    /// The number of successful acquisitions and renewals.
    pub renewals: u64,
    /// The number of refused renewals without a read before them.
    #[doc(alias = "leader_election_slowpath_total")]
    pub slow_paths: u64,
    /// The number of requests that failed or timed out.
    pub failures: u64,
    /// The last error, until a request succeeds.
    pub last_failure: Option<String>,
}

impl LeaderState {
    /// True if this replica leads. See [`LeaderState`] for an example.
    pub fn is_leader(&self) -> bool {
        self.fence.is_some()
    }

    /// False for a leader whose term is over and whose work has not stopped, which means that it hangs. A standby is
    /// healthy.
    #[doc(alias = "HealthzAdaptor")]
    pub fn is_healthy(&self) -> bool {
        self.is_healthy_after(Duration::ZERO)
    }

    /// As [`is_healthy`](Self::is_healthy), with a grace period.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use kube_informer::leader::LeaderState;
    /// assert!(LeaderState::default().is_healthy_after(Duration::from_secs(20)));
    /// ```
    pub fn is_healthy_after(&self, patience: Duration) -> bool {
        self.valid_until
            .is_none_or(|until| Instant::now() <= later(until, patience))
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
    fn b69_patience_without_end_is_no_panic() {
        let state = LeaderState {
            valid_until: Some(Instant::now()),
            ..LeaderState::default()
        };
        assert!(state.is_healthy_after(Duration::MAX));
    }

    #[test]
    fn b64_a_later_term_has_the_greater_fence_also_on_a_new_lease() {
        assert!(fence("a", 7, 99) < fence("a", 8, 100));
        assert!(fence("a", 7, 100) < fence("b", 0, 101));
        assert_eq!(fence("a", 7, 100).partial_cmp(&fence("b", 7, 100)), None);
    }
}
