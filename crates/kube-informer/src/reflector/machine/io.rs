//! The words of the machine: what it is told, what it says, what can be set.

use std::time::Duration;

use crate::object::ResourceVersion;
use crate::protocol::{EventType, Failure, ListRequest, Rewind, SpotCheck, WatchRequest};
use crate::reflector::Backoff;

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
    /// Silence of so long ends a list, the opening of a watch, and a watch. On a watch on which the server sends bookmarks, and for
    /// lists, that is a failure; a watch without bookmarks is only opened again, because a quiet collection sounds the same.
    pub silence: Duration,
    /// A streaming start without any new object for so long is given up.
    pub initial_progress: Duration,
    /// So many streaming starts in a row may be cut before lists are used for good.
    pub initial_attempts: u32,
    /// Pauses after failures.
    pub backoff: Backoff,
    /// How often the server is asked for the collection's version while a watch is open: one small request that notices a
    /// server that went back, and bounds the age of the cache. Zero turns all such probes off, and spot checks too.
    pub probe_interval: Duration,
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
            probe_interval: Duration::from_secs(30),
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
        change: EventType,
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
    /// The stream broke.
    StreamBroken(Failure),
    /// Nothing came for as long as the request allows; the stream was given up.
    StreamSilent(Duration),
    /// The answer to a probe: the version the collection was at, at least, when the probe was made.
    Probed(Result<ResourceVersion, Failure>),
    /// The answer to a spot check.
    SpotChecked(Result<SpotCheck, Failure>),
    /// Another part of the same collection proved that the server went back.
    Rewound,
    /// A timer that was asked for.
    Fired(Timer),
    /// The server answers again after an outage (B70).
    ServerAnswers,
    /// The collection is to be fetched again (B72).
    RelistAsked,
    /// The collection's version is to be asked for now (B71).
    ProbeAsked,
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
        change: EventType,
        /// The object.
        object: T,
    },
    /// The server went back: from here to the next commit, nothing that is cached is believed, not even what has the same uid
    /// and version as what comes.
    Distrust(Rewind),
    /// What was put aside is the whole collection at this version, even if the version is lower than the last one; tell the
    /// difference.
    Commit {
        /// The collection's version.
        version: ResourceVersion,
        /// The server went back, and this is what it has now.
        rewind: Option<Rewind>,
    },
    /// Forget what was put aside (I8).
    Discard,
    /// Apply one change.
    Apply {
        /// What happened.
        change: EventType,
        /// The object.
        object: T,
        /// Its version; none if it has none, or one that this server cannot have given out.
        version: Option<ResourceVersion>,
    },
    /// The collection is at this version, though nothing of it changed (I9).
    Advance(ResourceVersion),
    /// Ask for the collection's version, beside whatever is open; a probe that is still under way is given up.
    Probe {
        /// After so long without an answer it has failed (B67).
        timeout: Duration,
    },
    /// Ask the server for a sample of the cache at exactly the cache's version: a [`Witness`](crate::protocol::Witness). Nothing else
    /// is open.
    SpotCheck {
        /// After this time without an answer it has failed (B67).
        timeout: Duration,
    },
    /// A probe failed. That is no failure of the watch: it is counted, and asked again later.
    ProbeFailed(Failure),
    /// Everything the server had when a request was made at `asked_at` is contained in the collection at `version`: the answer
    /// to a probe, or a consistent list or streaming start that was just committed.
    Proven {
        /// Not later than when the request was sent.
        asked_at: Duration,
        /// What the answer said.
        version: ResourceVersion,
    },
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
    /// To ask for the collection's version again.
    Probe,
    /// To fetch the collection again, as was asked for.
    Relist,
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
