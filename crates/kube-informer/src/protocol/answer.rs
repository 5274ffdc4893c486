//! The elements of the server's answers to a list and to a watch.

use super::{Failure, Received};
use crate::object::ResourceVersion;

/// The type of a change to an object.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EventType {
    /// The object was created, or exists when the watch starts.
    Added,
    /// The object was changed.
    Modified,
    /// The object was deleted. The event carries its last state.
    Deleted,
}

/// An element of a list page.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ListItem<K> {
    /// An item of the list.
    Item(Received<K>),
    /// The page is complete.
    End {
        /// The resource version of the list.
        version: ResourceVersion,
        /// The continue token of the next page, if there is one.
        next: Option<String>,
    },
}

impl<K> ListItem<K> {
    /// Returns the same element without the object.
    pub(crate) fn identity(self) -> ListItem<()> {
        match self {
            Self::Item(received) => ListItem::Item(received.identity()),
            Self::End { version, next } => ListItem::End { version, next },
        }
    }
}

/// An element of a watch.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum WatchEvent<K> {
    /// An object changed.
    Changed(EventType, Received<K>),
    /// The server has sent every event up to this version.
    Bookmark {
        /// The resource version that was reached.
        version: ResourceVersion,
        /// True if the bookmark carries `k8s.io/initial-events-end: "true"`.
        ends_initial: bool,
    },
    /// The event carried something that is not an object of this collection: another kind, a table, or an
    /// object without metadata (B23).
    Skipped {
        /// A description of what was received, for people.
        what: String,
    },
    /// An ERROR event.
    Error(Failure),
}

/// How a rewind of the server, or the suspicion of one, was detected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Rewind {
    /// A consistent read of this collection returned a version below one that had been observed, or the server's history
    /// differs from the cache.
    Proven,
    /// Another partition of the same collection proved it:
    /// [`Input::Rewound`](crate::reflector::Input::Rewound).
    Followed,
    /// It is neither proven nor ruled out: the server has forgotten the version that would tell, for example. The collection is
    /// fetched afresh, but no epoch begins.
    Possible,
}
