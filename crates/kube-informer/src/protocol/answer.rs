//! What a server answers to a list and to a watch.

use super::{Failure, Received};
use crate::object::ResourceVersion;

/// What happened to an object.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EventType {
    /// It is there now.
    Added,
    /// It is different now.
    Modified,
    /// It is no more; what came with it is its last state.
    Deleted,
}

/// An element of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ListItem<K> {
    /// One of its items.
    Item(Received<K>),
    /// The page is complete.
    End {
        /// The list's version.
        version: ResourceVersion,
        /// Where the next page starts, if there is one.
        next: Option<String>,
    },
}

impl<K> ListItem<K> {
    /// The same without the object.
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
    /// Something happened to an object.
    Changed(EventType, Received<K>),
    /// Everything up to this version was sent.
    Bookmark {
        /// The version.
        version: ResourceVersion,
        /// It carries `k8s.io/initial-events-end: "true"`.
        ends_initial: bool,
    },
    /// Something that is no object of this collection: another kind, a table, no metadata (B23).
    Skipped {
        /// What it was, for people.
        what: String,
    },
    /// An ERROR event.
    Error(Failure),
}

/// How it is known that the server went back, or may have gone back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Rewind {
    /// A consistent read of this collection was below what had been seen of it, or the server's history is not the one that was
    /// cached.
    Proven,
    /// It was proven by another partition of the same collection: [`Input::Rewound`](crate::reflector::Input::Rewound).
    Followed,
    /// It is neither proven nor ruled out: the server has forgotten the version that would tell, for example. The collection is
    /// fetched afresh, but no epoch begins.
    Possible,
}
