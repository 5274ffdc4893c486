//! The words of the machine: what it is told, what it says, what can be set.

use std::time::Duration;

use crate::object::ResourceVersion;
use crate::reflector::{Backoff, Failure, ListRequest, WatchRequest};

/// What can be set.
#[derive(Debug, Clone, PartialEq)]
pub struct Config {
    /// How the collection is fetched for the first time, and again when its version is gone.
    pub initial: InitialSync,
    /// Items per page of a list; 0 for whole lists.
    pub page_size: u32,
    /// Ask the first list for the newest version instead of any.
    pub consistent_list: bool,
    /// The shortest `timeoutSeconds` of a watch; up to twice as much is asked for.
    pub watch_timeout: Duration,
    /// A stream that is silent for so long counts as dead.
    pub silence: Duration,
    /// A streaming start without any new object for so long is given up.
    pub initial_progress: Duration,
    /// So many streaming starts in a row may be cut before lists are used for good.
    pub initial_attempts: u32,
    /// Pauses after failures.
    pub backoff: Backoff,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            initial: InitialSync::Stream,
            page_size: 500,
            consistent_list: false,
            watch_timeout: Duration::from_secs(300),
            silence: Duration::from_secs(200),
            initial_progress: Duration::from_secs(30),
            initial_attempts: 3,
            backoff: Backoff::default(),
        }
    }
}

/// How a collection is fetched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum InitialSync {
    /// As a list, then a watch from its version.
    List,
    /// As a watch that begins with everything there is; as a list where the server does not do that.
    Stream,
}

/// What happened to an object.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Change {
    /// It is there now.
    Added,
    /// It is different now.
    Modified,
    /// It is no more; what came with it is its last state.
    Deleted,
}

/// What happened. Facts, in the order in which they happened.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Input<T> {
    /// Begin.
    Started,
    /// An item of the page that was asked for.
    Item(T),
    /// The page was read to its end.
    PageEnded {
        /// The list's version.
        version: ResourceVersion,
        /// Where the next page starts, if there is one.
        next: Option<String>,
    },
    /// The list came to nothing, or broke off.
    ListFailed(Failure),
    /// The server accepted the watch.
    WatchOpened,
    /// The server, or the way to it, refused the watch.
    WatchRefused(Failure),
    /// An event.
    Changed {
        /// What it says.
        change: Change,
        /// The object it is about.
        object: T,
        /// Its version; none if it has none that can be compared.
        version: Option<ResourceVersion>,
    },
    /// A bookmark.
    Bookmark {
        /// Everything up to this version was sent.
        version: ResourceVersion,
        /// It carries `k8s.io/initial-events-end: "true"`.
        ends_initial: bool,
    },
    /// Something in the stream that is no object of ours: another kind, a table, no metadata (B23).
    Skipped,
    /// An ERROR event.
    ErrorTold(Failure),
    /// The stream ended as it should.
    StreamClosed,
    /// The stream broke, or went silent.
    StreamBroken(Failure),
    /// A timer that was asked for.
    Fired(Timer),
    /// Stop, for good.
    Stopped,
}

/// What to do. Orders, in the order in which they have to be done.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Effect<T> {
    /// Ask for a page of a list.
    List(ListRequest),
    /// Open a watch.
    Watch(WatchRequest),
    /// Give up the request or stream that is open.
    Close,
    /// Put aside what belongs to the collection that is being fetched.
    Stage {
        /// What was said of it.
        change: Change,
        /// The object.
        object: T,
    },
    /// What was put aside is the whole collection at this version; tell the difference.
    Commit {
        /// The collection's version.
        version: ResourceVersion,
    },
    /// Forget what was put aside (I8).
    Discard,
    /// Apply one change.
    Apply {
        /// What happened.
        change: Change,
        /// The object.
        object: T,
        /// Its version.
        version: Option<ResourceVersion>,
    },
    /// The collection is at this version, though nothing of it changed (I9).
    Advance(ResourceVersion),
    /// Wake me after this time.
    Wait {
        /// Why.
        timer: Timer,
        /// How long.
        pause: Duration,
    },
    /// That wake-up is no longer needed.
    Forget(Timer),
    /// Tell whoever wants to know of errors (B27).
    Report(Failure),
    /// This is how we are.
    Health(Health),
}

/// Why the machine wants to be woken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Timer {
    /// To try again after a failure.
    Retry,
    /// To see whether a streaming start still gets on.
    EndOfInitial,
}

/// How the reflector is.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Health {
    /// Fetching the collection for the first time.
    Syncing,
    /// In step with the server.
    Synced,
    /// Something is wrong; what is known may be old.
    Degraded {
        /// What.
        cause: Failure,
        /// When it is tried again.
        next_try: Duration,
    },
    /// Ended.
    Stopped,
}
