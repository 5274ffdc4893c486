//! What can go wrong between us and the server, sorted by what we do about it.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// The longest pause that a server can ask for. A longer one, in a `Retry-After` header or in `details.retryAfterSeconds` of a
/// Status or of an ERROR event, counts as this.
///
/// Servers ask for seconds. A far larger number is a mistake or an attack, and an informer that obeyed it would be stale for
/// as long. A `Retry-After` that is a date is ignored, because it would have to be compared with another machine's clock.
///
/// ```
/// assert_eq!(kube_informer::source::MAX_RETRY_AFTER.as_secs(), 300);
/// ```
pub const MAX_RETRY_AFTER: Duration = Duration::from_secs(300);

/// A list or a watch that went wrong.
///
/// ```
/// use kube_informer::protocol::{Failure, FailureKind};
///
/// let failure = Failure::new(FailureKind::Forbidden, "pods is forbidden");
/// assert_eq!(failure.to_string(), "forbidden: pods is forbidden");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{kind}: {message}")]
#[non_exhaustive]
pub struct Failure {
    /// What we do about it depends on this alone.
    pub kind: FailureKind,
    /// How long the server asks us to wait.
    pub retry_after: Option<Duration>,
    /// What the server, or whoever noticed, had to say.
    pub message: Arc<str>,
}

impl Failure {
    /// A failure that says nothing about when to come back.
    pub fn new(kind: FailureKind, message: impl Into<Arc<str>>) -> Self {
        Self {
            kind,
            retry_after: None,
            message: message.into(),
        }
    }

    /// Nothing came for so long (B67).
    pub(crate) fn silent(limit: Duration) -> Self {
        let message = format!(
            "nothing came from the server for {} s; the connection counts as dead",
            limit.as_secs()
        );
        Self::new(FailureKind::Network, message)
    }

    /// The same failure with the server's `Retry-After`.
    ///
    /// ```
    /// # use std::time::Duration; use kube_informer::protocol::{Failure, FailureKind};
    /// let busy = Failure::new(FailureKind::TooManyRequests, "busy").retry_after(Duration::from_secs(3));
    /// assert_eq!(busy.retry_after, Some(Duration::from_secs(3)));
    /// ```
    #[must_use]
    pub fn retry_after(mut self, pause: Duration) -> Self {
        self.retry_after = Some(pause);
        self
    }
}

/// The kinds of failure that are treated differently.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FailureKind {
    /// The server forgot the version: 410. We list again; nobody did anything wrong.
    Expired,
    /// The server has not come as far as the version: "Too large resource version", in any of its dialects.
    VersionTooLarge,
    /// 429: the server has too much to do.
    TooManyRequests,
    /// Nobody listens at the address.
    ConnectionRefused,
    /// The server does not understand or allow the request as such: 400, 405, 406, 415, 422.
    Rejected,
    /// 401.
    Unauthorized,
    /// 403.
    Forbidden,
    /// 404: there is no such resource, or not yet.
    NotFound,
    /// 404, and the server says that it has no such resource in any version: what there was of it is no more.
    KindGone,
    /// 5xx.
    Server,
    /// The server cannot read one of its own objects.
    CorruptObject,
    /// The connection broke, was never made, or went silent: EOF, reset, DNS, TLS, timeouts.
    Network,
    /// The answer makes no sense.
    Malformed,
    /// A watch ended within a second, without any event or again and again.
    VeryShortWatch,
    /// The server went back to a lower version: restored from a backup, reset, or another one. We fetch everything again, and
    /// handlers receive the difference (B65).
    Rewound,
}

impl fmt::Display for FailureKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Expired => "expired",
            Self::VersionTooLarge => "version too large",
            Self::TooManyRequests => "too many requests",
            Self::ConnectionRefused => "connection refused",
            Self::Rejected => "rejected",
            Self::Unauthorized => "unauthorized",
            Self::Forbidden => "forbidden",
            Self::NotFound => "not found",
            Self::KindGone => "kind gone",
            Self::Server => "server error",
            Self::CorruptObject => "corrupt object",
            Self::Network => "network",
            Self::Malformed => "malformed",
            Self::VeryShortWatch => "very short watch",
            Self::Rewound => "rewound",
        })
    }
}
