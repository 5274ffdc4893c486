//! [`Backlog`]: which events are kept for a handler that is slower than the events.

/// Which events are kept for a handler that is slower than the events.
///
/// With every choice the cache and the other handlers continue, and the events of each object form
/// chains of `add (update)* delete` (I3). Coalescing keeps at most one pending change per object:
///
/// - An object that changed many times becomes one update, from the state that the handler knew to
///   the newest.
/// - A deletion of an object that the handler knew is always delivered, even if there is a new
///   object of the same name.
/// - An object that was created and deleted meanwhile is never delivered.
///
/// ```
/// use kube_informer::informer::{Backlog, Handler, Then};
///
/// let handler = Handler::<String>::new().backlog(Backlog::Coalesce);
/// assert_eq!(Backlog::default(), Backlog::Every { then: Then::Coalesce { after: 10_000 } });
/// # let _ = handler;
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Backlog {
    /// Keeps every event, up to a limit.
    Every {
        /// What happens at the limit.
        then: Then,
    },
    /// Coalesces from the first event on. Memory is bounded by the number of objects (I7).
    Coalesce,
}

/// What happens to a backlog of single events that becomes too long. See [`Backlog`] for an
/// example.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Then {
    /// Coalesces until the handler has caught up. Memory is bounded by the number of objects (I7).
    Coalesce {
        /// The number of events that are kept before.
        after: usize,
    },
    /// Keeps every event. **Unbounded**: the backlog of a stalled handler grows until memory runs
    /// out, as that of every handler does with client-go.
    Grow,
}

impl Default for Backlog {
    fn default() -> Self {
        Self::Every {
            then: Then::Coalesce { after: 10_000 },
        }
    }
}

impl Backlog {
    /// True if this many events may wait without being coalesced.
    pub(crate) fn keeps_every(self, waiting: usize) -> bool {
        match self {
            Self::Coalesce => false,
            Self::Every {
                then: Then::Coalesce { after },
            } => waiting <= after,
            Self::Every { then: Then::Grow } => true,
        }
    }
}
