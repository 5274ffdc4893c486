//! A log of the relists of an informer: when the whole collection was fetched, and why.

use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use tokio::time::Instant;

use crate::protocol::FailureKind;
use crate::sync::Mutex;

/// Why a whole collection was fetched.
///
/// ```
/// use kube_informer::{informer::RelistCause, protocol::FailureKind};
///
/// assert_eq!(RelistCause::First.to_string(), "first");
/// assert_eq!(RelistCause::After(FailureKind::Expired).to_string(), "expired");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum RelistCause {
    /// The first list of the informer.
    First,
    /// The watch could not continue after a failure of this kind.
    After(FailureKind),
    /// An audit found that the cache differs from the server.
    Audit,
}

impl fmt::Display for RelistCause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First => f.write_str("first"),
            Self::After(kind) => kind.fmt(f),
            Self::Audit => f.write_str("audit"),
        }
    }
}

/// One fetch of a whole collection. See [`Status::recent_relists`](super::Status) for an example.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Relist {
    /// When the collection was complete.
    pub at: Instant,
    /// The time from its first object to its last.
    pub took: Duration,
    /// The number of its objects.
    pub objects: usize,
    /// The partition: a namespace, or all namespaces.
    pub scope: Arc<str>,
    /// Why it was fetched.
    pub cause: RelistCause,
}

/// The latest relists, and the number of relists by cause.
pub(super) struct Relists(Mutex<RelistLog>);

#[derive(Default)]
struct RelistLog {
    latest: VecDeque<Relist>,
    /// By the name of the cause.
    counts: BTreeMap<String, (RelistCause, u64)>,
}

impl Relists {
    pub(super) fn new() -> Self {
        Self(Mutex::new(RelistLog::default()))
    }

    pub(super) fn add(&self, relist: Relist) {
        let mut inside = self.0.lock();
        let (_, count) = inside
            .counts
            .entry(relist.cause.to_string())
            .or_insert((relist.cause, 0));
        *count += 1;
        if inside.latest.len() == REMEMBERED {
            inside.latest.pop_front();
        }
        inside.latest.push_back(relist);
    }

    /// The latest relists, oldest first, and the number of all relists by cause.
    pub(super) fn read(&self) -> (Vec<Relist>, Vec<(RelistCause, u64)>) {
        let inside = self.0.lock();
        let latest = inside.latest.iter().cloned().collect();
        (latest, inside.counts.values().copied().collect())
    }
}

const REMEMBERED: usize = 16;
