//! Why a trial came to nothing.

use std::time::Duration;

use super::super::ControllerError;

/// A trial came to nothing. Most often that is what it was to find out.
///
/// For an example see [`Trial::quiet`](super::Trial::quiet).
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TrialError {
    /// The function that starts the controller failed.
    #[error("the controller did not start: {0}; it has to, whatever it finds on the server")]
    Start(Box<dyn std::error::Error + Send + Sync>),
    /// It ended without having been told to.
    #[error("the controller ended by itself; see why below, or in the log if it panicked")]
    Ended(#[source] Option<ControllerError>),
    /// There is always something to do.
    #[error(
        "the controller did not come to rest in {reconciles} reconciles, at most {within:?}; most often it writes \
         something each time that is a reason to reconcile again. If it is only slow, raise `Trial::patience`"
    )]
    Restless {
        /// How long it was waited for.
        within: Duration,
        /// How many reconciles there were meanwhile.
        reconciles: u64,
    },
    /// Watches that were cut off did not come back.
    #[error(
        "{missing} of the controller's watches did not come back within {within:?}; raise `Trial::patience`"
    )]
    Blind {
        /// How long they were waited for.
        within: Duration,
        /// How many did not.
        missing: usize,
    },
    /// The server does not say which version it is at.
    #[error(
        "the server's version is not known, and so its past cannot be shown; may the client list namespaces?"
    )]
    Version(#[source] Option<kube::Error>),
}
