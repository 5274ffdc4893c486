//! What is asked of the server, exactly.

use std::time::Duration;

use crate::object::{ObjectKey, ResourceVersion};

/// Which version of the collection an answer may be of.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum AskVersion {
    /// The newest: `resourceVersion` is left out, and the server makes sure of it.
    Newest,
    /// Whatever the server has at hand: `resourceVersion=0`. May be older than what was seen before.
    Any,
    /// This version or a later one.
    NotOlderThan(ResourceVersion),
    /// Exactly this version: `resourceVersionMatch=Exact`. The server answers from its history, as far as that goes.
    Exactly(ResourceVersion),
}

/// A page of a list.
///
/// ```
/// use kube_informer::protocol::{AskVersion, ListRequest};
///
/// let first = ListRequest::new(AskVersion::Any, Some(500));
/// let second = first.next_page("token");
/// assert_eq!((second.version, second.limit), (None, Some(500)));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct ListRequest {
    /// The version asked for; none on continuation pages, whose token says it.
    pub version: Option<AskVersion>,
    /// At most so many items; none for all at once.
    pub limit: Option<u32>,
    /// Where the page starts; none for the first.
    pub continue_token: Option<String>,
    /// Only this object, if it is in the collection; none for all. Only spot checks ask for it, with
    /// [`ListerWatcher::sample`](crate::source::ListerWatcher::sample).
    pub only: Option<ObjectKey>,
    /// Every object has to be decoded, also what is [`IsCached`](crate::protocol::IsCached): the server went back, and may have given out
    /// the same versions again for something else.
    pub afresh: bool,
}

impl ListRequest {
    /// The first page.
    pub fn new(version: AskVersion, limit: Option<u32>) -> Self {
        Self {
            version: Some(version),
            limit,
            continue_token: None,
            only: None,
            afresh: false,
        }
    }

    /// The page after this one.
    #[must_use]
    pub fn next_page(&self, continue_token: impl Into<String>) -> Self {
        Self {
            version: None,
            limit: self.limit,
            continue_token: Some(continue_token.into()),
            only: self.only.clone(),
            afresh: self.afresh,
        }
    }
}

/// Where a watch begins.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum WatchStart {
    /// With what happened after this version.
    After(ResourceVersion),
    /// With everything there is, as events, up to a bookmark that says so: `sendInitialEvents=true`,
    /// `resourceVersionMatch=NotOlderThan`.
    Initial(AskVersion),
}

/// A watch. Bookmarks are always asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct WatchRequest {
    /// Where it begins.
    pub start: WatchStart,
    /// `timeoutSeconds`: the server ends the watch after this time.
    pub timeout: Duration,
    /// When nothing at all arrives for so long, the stream is given up. Bookmarks come every minute, where they come at all.
    pub silence: Duration,
    /// As [`ListRequest::afresh`], for the initial events.
    pub afresh: bool,
}

impl WatchRequest {
    /// A watch of up to this long, with silence allowed all the time.
    ///
    /// ```
    /// use std::time::Duration;
    /// use kube_informer::protocol::{WatchRequest, WatchStart};
    ///
    /// let request = WatchRequest::new(WatchStart::After(7.into()), Duration::from_secs(300));
    /// assert_eq!(request.silence, request.timeout);
    /// ```
    pub fn new(start: WatchStart, timeout: Duration) -> Self {
        Self {
            start,
            timeout,
            silence: timeout,
            afresh: false,
        }
    }
}
