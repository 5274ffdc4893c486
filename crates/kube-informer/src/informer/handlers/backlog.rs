//! What becomes of notifications that a handler has not come to yet: the choice.

/// What is kept for a handler that is slower than the events.
///
/// Whatever is chosen, the cache and the other handlers go on, and for each object a handler hears chains of
/// `add (update)* delete` (I3). Coalescing means: of an object that changed many times meanwhile, the handler hears one
/// update from the state it knew to the newest; that an object it knew was deleted it always hears, even if there is a new one
/// of the same name; an object that came and went meanwhile it never hears of.
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
    /// Every event is kept, up to a point.
    Every {
        /// And then?
        then: Then,
    },
    /// What waits is coalesced from the first event on. Memory is bounded by the objects there are (I7).
    Coalesce,
}

/// What happens when every event was kept and it becomes too many. For an example see [`Backlog`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Then {
    /// What waits is coalesced until the handler has caught up. Memory is bounded by the objects there are (I7).
    Coalesce {
        /// So many events are kept first.
        after: usize,
    },
    /// Still every event is kept. **Unbounded**: a handler that stands still ends in the system running out of memory, as
    /// every handler does with client-go.
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
    /// May so many events wait uncoalesced?
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
