//! The machine's inputs, effects, timers and configuration.

use std::time::Duration;

use crate::object::ResourceVersion;
use crate::protocol::{EventType, Failure, ListRequest, Rewind, SpotCheck, WatchRequest};
use crate::reflector::Backoff;

/// The configuration of a reflector.
#[derive(Debug, Clone, PartialEq)]
pub struct Config {
    /// How the collection is fetched the first time, and again when its version has expired.
    pub initial: InitialSync,
    /// Items per page of a list; 0 for whole lists.
    pub page_size: u32,
    /// Ask for the newest version in the first list, instead of any version.
    pub consistent_list: bool,
    /// The shortest `timeoutSeconds` of a watch. The reflector asks for up to twice as much.
    pub watch_timeout: Duration,
    /// How long a list, the opening of a watch, or a watch may be silent before it ends. Silence is a failure of a
    /// list, and of a watch on which the server sends bookmarks. A watch without bookmarks is only opened again,
    /// because silence is normal for a quiet collection.
    pub silence: Duration,
    /// How long a streaming start may go without a new object before it is given up.
    pub initial_progress: Duration,
    /// How many consecutive streaming starts may be cut before the reflector permanently uses lists.
    pub initial_attempts: u32,
    /// Pauses after failures.
    pub backoff: Backoff,
    /// How often the reflector asks for the collection's version while a watch is open. Each probe is one small request
    /// that detects a server that went back, and bounds the age of the cache. Zero turns off all probes, and spot
    /// checks too.
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
    /// A list, followed by a watch from the list's version.
    List,
    /// A watch that begins with all existing objects, or a list if the server does not support that.
    Stream,
}

/// An input of the machine: a fact. Inputs are passed in the order in which they happened.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Input<T> {
    /// The reflector starts.
    Started,
    /// An item of the requested page.
    Item(T),
    /// The page is complete.
    PageEnded {
        /// The list's version.
        version: ResourceVersion,
        /// Where the next page starts, if there is one.
        next: Option<String>,
    },
    /// The list failed, before or after its first item.
    ListFailed(Failure),
    /// The server accepted the watch.
    WatchOpened,
    /// The watch could not be opened.
    WatchRefused(Failure),
    /// The watch sent an event about an object.
    Changed {
        /// The type of the event.
        change: EventType,
        /// The object.
        object: T,
        /// The object's version, or `None` if it has none that can be compared.
        version: Option<ResourceVersion>,
    },
    /// The watch sent a bookmark.
    Bookmark {
        /// The version up to which the server has sent everything.
        version: ResourceVersion,
        /// The bookmark carries `k8s.io/initial-events-end: "true"`.
        ends_initial: bool,
    },
    /// The stream contained an element that is not an object of the collection: another kind, a table, or no metadata
    /// (B23).
    Skipped,
    /// The watch sent an ERROR event.
    ErrorEvent(Failure),
    /// The stream ended normally.
    StreamClosed,
    /// The stream broke.
    StreamBroken(Failure),
    /// The stream was silent for longer than the request allows, and was closed.
    StreamSilent(Duration),
    /// The answer to a probe: the collection had reached at least this version when the probe was sent.
    Probed(Result<ResourceVersion, Failure>),
    /// The answer to a spot check.
    SpotChecked(Result<SpotCheck, Failure>),
    /// Another partition of the same collection proved that the server went back.
    Rewound,
    /// A timer fired.
    Fired(Timer),
    /// The server answers again after an outage (B70).
    ServerAnswers,
    /// A relist was requested (B72).
    RelistAsked,
    /// A probe was requested (B71).
    ProbeAsked,
    /// The reflector stops permanently.
    Stopped,
}

/// An effect of the machine: an order. Effects have to be performed in order.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Effect<T> {
    /// Ask for a page of a list.
    List(ListRequest),
    /// Open a watch.
    Watch(WatchRequest),
    /// Close the open request or stream.
    Close,
    /// Stage an object of the collection that is being fetched.
    Stage {
        /// The type of the change.
        change: EventType,
        /// The object.
        object: T,
    },
    /// The server went back. Until the next commit, no cached object counts as known, not even one with the same uid
    /// and version as the server's.
    Distrust(Rewind),
    /// Replace the collection with the staged objects and notify handlers of the difference. The version may be lower
    /// than the last one.
    Commit {
        /// The collection's version.
        version: ResourceVersion,
        /// Set if the server went back and this is its new collection.
        rewind: Option<Rewind>,
    },
    /// Drop the staged objects (I8).
    Discard,
    /// Apply one change.
    Apply {
        /// The type of the change.
        change: EventType,
        /// The object.
        object: T,
        /// The object's version, or `None` if it has none, or one that this server cannot have assigned.
        version: Option<ResourceVersion>,
    },
    /// The collection has reached this version without a change to its objects (I9).
    Advance(ResourceVersion),
    /// Ask for the collection's version, independently of the open request. A pending probe is dropped.
    Probe {
        /// The probe fails if it has no answer after this time (B67).
        timeout: Duration,
    },
    /// Ask the server for a sample of the cache at exactly the cache's version: a
    /// [`Witness`](crate::protocol::Witness). No other request is open.
    SpotCheck {
        /// The spot check fails if it has no answer after this time (B67).
        timeout: Duration,
    },
    /// A probe failed. The failure is counted, and the probe is repeated later. The watch is not affected.
    ProbeFailed(Failure),
    /// The collection at `version` contains everything that the server had at `asked_at`. The proof is the answer to a
    /// probe, or a consistent list or streaming start that was just committed.
    Proven {
        /// A time not later than that at which the request was sent.
        asked_at: Duration,
        /// The version of the answer.
        version: ResourceVersion,
    },
    /// Set a timer.
    Wait {
        /// The timer.
        timer: Timer,
        /// The time until it fires.
        pause: Duration,
    },
    /// Cancel a timer.
    Forget(Timer),
    /// Pass a failure to the error handlers (B27).
    Report(Failure),
    /// The reflector's health changed.
    Health(Health),
}

/// The reason for a timer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Timer {
    /// Try again after a failure.
    Retry,
    /// Check whether a streaming start still makes progress.
    EndOfInitial,
    /// Ask for the collection's version again.
    Probe,
    /// Fetch the collection again, as requested.
    Relist,
}

/// The health of a reflector.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Health {
    /// The collection is being fetched for the first time.
    Syncing,
    /// The reflector is in sync with the server.
    Synced,
    /// A failure occurred, so the cache may be out of date.
    Degraded {
        /// The failure.
        cause: Failure,
        /// The time until the next attempt.
        next_try: Duration,
    },
    /// The reflector has ended.
    Stopped,
}
