//! List and watch requests, with exactly the parameters that the server sees.

use std::time::Duration;

use crate::object::{ObjectKey, ResourceVersion};

/// The version of the collection that an answer must have.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum AskVersion {
    /// The newest version: `resourceVersion` is left out, and the server guarantees a consistent read.
    Newest,
    /// Any version that the server has cached: `resourceVersion=0`. It may be older than versions that were
    /// observed before.
    Any,
    /// This version or a later one.
    NotOlderThan(ResourceVersion),
    /// Exactly this version: `resourceVersionMatch=Exact`. The server answers from its history, as far as
    /// that reaches.
    Exactly(ResourceVersion),
}

/// A request for a page of a list.
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
    /// The requested version; `None` on continuation pages, whose token implies it.
    pub version: Option<AskVersion>,
    /// The maximum number of items; `None` for all at once.
    pub limit: Option<u32>,
    /// The continue token; `None` for the first page.
    pub continue_token: Option<String>,
    /// Restricts the answer to this object. Only spot checks set it, with
    /// [`ListerWatcher::sample`](crate::source::ListerWatcher::sample).
    pub only: Option<ObjectKey>,
    /// True if an equal version does not prove that an object is [`IsCached`](crate::protocol::IsCached): it has to be
    /// decoded, unless its content is equal, too. Set when the server went back, or may have, and could have assigned the
    /// same versions to different content.
    pub afresh: bool,
}

impl ListRequest {
    /// Creates a request for the first page.
    pub fn new(version: AskVersion, limit: Option<u32>) -> Self {
        Self {
            version: Some(version),
            limit,
            continue_token: None,
            only: None,
            afresh: false,
        }
    }

    /// Creates the request for the page after this one.
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

/// Where a watch starts.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum WatchStart {
    /// With the changes after this version.
    After(ResourceVersion),
    /// With every existing object, as initial events, up to a bookmark that marks their end:
    /// `sendInitialEvents=true`, `resourceVersionMatch=NotOlderThan`.
    Initial(AskVersion),
}

/// A request for a watch. It always asks for bookmarks.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct WatchRequest {
    /// Where the watch starts.
    pub start: WatchStart,
    /// `timeoutSeconds`: the server ends the watch after this time.
    pub timeout: Duration,
    /// The watch is abandoned if no bytes arrive for this long. Servers that send bookmarks send one about
    /// every minute.
    pub silence: Duration,
    /// Like [`ListRequest::afresh`], for the initial events.
    pub afresh: bool,
}

impl WatchRequest {
    /// Creates a watch with this timeout. The silence limit is set to the same value, so it does not end the
    /// watch earlier.
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
