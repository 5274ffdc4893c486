//! The errors of a trial.

use std::time::Duration;

use super::super::ControllerError;
use crate::object::ObjectKey;

/// A trial failed. In most cases this is the bug that the trial was to find.
///
/// See [`Trial::quiet`](super::Trial::quiet) for an example.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TrialError {
    /// The function that starts the controller failed.
    #[error("the controller did not start: {0}; it has to, whatever it finds on the server")]
    Start(Box<dyn std::error::Error + Send + Sync>),
    /// The controller ended although it was not stopped.
    #[error("the controller ended by itself; see why below, or in the log if it panicked")]
    Ended(#[source] Option<ControllerError>),
    /// The controller did not come to rest.
    #[error(
        "the controller did not come to rest in {reconciles} reconciles, at most {within:?}; most often it writes \
         something each time that is a reason to reconcile again. If it is only slow, raise `Trial::patience`"
    )]
    Restless {
        /// The time limit of the wait.
        within: Duration,
        /// The number of reconciles meanwhile.
        reconciles: u64,
    },
    /// The controller came to rest, but reconciles fail.
    #[error(
        "the controller came to rest, but reconciles of {} keys still fail: {}",
        keys.len(),
        keys.iter().map(|(key, error)| format!("{key}: {error}")).collect::<Vec<_>>().join("; ")
    )]
    Failing {
        /// Each key whose latest reconcile failed, with the error.
        keys: Vec<(ObjectKey, String)>,
    },
    /// Disconnected watches did not come back.
    #[error(
        "{missing} of the controller's watches did not come back within {within:?}; raise `Trial::patience`"
    )]
    Blind {
        /// The time limit of the wait.
        within: Duration,
        /// The number of watches that did not come back.
        missing: usize,
    },
    /// The server does not report its version.
    #[error(
        "the server's version is not known, and so its past cannot be shown; may the client list namespaces?"
    )]
    Version(#[source] Option<kube::Error>),
}
