//! When the whole collection was fetched, and why.

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
    /// It was the first time.
    First,
    /// After this the watch could not go on from where it was.
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

/// One time that a whole collection was fetched. For an example see [`Status::recent_relists`](super::Status).
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Relist {
    /// When it was complete.
    pub at: Instant,
    /// From its first object to its last.
    pub took: Duration,
    /// How many objects it had.
    pub objects: usize,
    /// Which partition of the collection: a namespace, or all of them.
    pub scope: Arc<str>,
    /// Why.
    pub cause: RelistCause,
}

/// The latest of them, and how many there were for each cause.
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

    /// The latest, oldest first, and all by cause.
    pub(super) fn read(&self) -> (Vec<Relist>, Vec<(RelistCause, u64)>) {
        let inside = self.0.lock();
        let latest = inside.latest.iter().cloned().collect();
        (latest, inside.counts.values().copied().collect())
    }
}

const REMEMBERED: usize = 16;
