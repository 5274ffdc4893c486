//! Failures of lists and watches, sorted by how the reflector reacts to them.

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

/// A list or watch that failed.
///
/// ```
/// use kube_informer::protocol::{Failure, FailureKind};
///
/// let failure = Failure::new(FailureKind::Forbidden, "pods is forbidden");
/// assert_eq!(failure.to_string(), "forbidden: pods is forbidden");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}{message}", prefix(*kind, message))]
#[non_exhaustive]
pub struct Failure {
    /// The kind of failure. The reflector's reaction depends on this alone.
    pub kind: FailureKind,
    /// The delay that the server asks for before the next attempt.
    pub retry_after: Option<Duration>,
    /// The message of the server, or of the component that detected the failure.
    pub message: Arc<str>,
}

impl Failure {
    /// Creates a failure without a retry delay.
    pub fn new(kind: FailureKind, message: impl Into<Arc<str>>) -> Self {
        Self {
            kind,
            retry_after: None,
            message: message.into(),
        }
    }

    /// Creates the failure for a stream on which nothing arrived within `limit` (B67).
    pub(crate) fn silent(limit: Duration) -> Self {
        let message = format!(
            "nothing came from the server for {} s; the connection counts as dead",
            limit.as_secs()
        );
        Self::new(FailureKind::Network, message)
    }

    /// Returns the same failure with the server's `Retry-After`.
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

/// The kind as a prefix, unless the message begins with it: servers say "forbidden: …", too.
fn prefix(kind: FailureKind, message: &str) -> String {
    let prefix = format!("{kind}: ");
    match message.get(..prefix.len()) {
        Some(start) if start.eq_ignore_ascii_case(&prefix) => String::new(),
        _ => prefix,
    }
}

/// The kinds of failure that the reflector treats differently.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FailureKind {
    /// 410: the server no longer has the requested version. The reflector lists again. This is normal
    /// operation.
    Expired,
    /// The server has not reached the requested version yet: "Too large resource version", in any of its
    /// forms.
    VersionTooLarge,
    /// 429: the server is overloaded.
    TooManyRequests,
    /// No process listens at the address.
    ConnectionRefused,
    /// The server does not understand or does not allow this form of request: 400, 405, 406, 415, 422.
    Rejected,
    /// 401: the credentials were not accepted.
    Unauthorized,
    /// 403: the account lacks a permission.
    Forbidden,
    /// 404: the resource does not exist, or does not exist yet.
    NotFound,
    /// 404, and the server says that it has no such resource in any version. The objects of this kind were
    /// deleted with it.
    KindGone,
    /// 5xx: the server reports an internal error.
    Server,
    /// The server cannot decode one of its own stored objects.
    CorruptObject,
    /// The connection could not be made, broke, or went silent: EOF, reset, DNS, TLS, timeouts.
    Network,
    /// The answer could not be parsed.
    Malformed,
    /// A watch ended within a second without any event, or repeatedly.
    VeryShortWatch,
    /// The server went back to a lower version: it was restored from a backup, reset, or replaced by another
    /// one. The reflector fetches everything again, and handlers receive the difference (B65).
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kind_is_said_once() {
        let said = |message: &str| Failure::new(FailureKind::Forbidden, message).to_string();
        assert_eq!(said("pods is forbidden"), "forbidden: pods is forbidden");
        assert_eq!(
            said("forbidden: User x cannot list"),
            "forbidden: User x cannot list"
        );
        assert_eq!(said("Forbidden: no"), "Forbidden: no");
        assert_eq!(said("forb\u{e4}"), "forbidden: forb\u{e4}");
    }
}
