//! The errors of a factory: which informers are not synced or too old, and why.

use std::fmt;
use std::sync::Arc;

use crate::informer::{Cause, Freshness, State, Status, SyncError};
use crate::object::ParseVersionError;
use crate::store::WaitError;

/// Some informers of a factory did not sync. Says which, what prevents each, and what can be done
/// (B58).
///
/// ```
/// # #[tokio::main(flavor = "current_thread", start_paused = true)] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use {std::time::Duration, kube_informer::factory::SharedInformerFactory, kube_sandbox::{Fault, Rule, Sandbox}};
/// # let sandbox = Sandbox::start().await?;
/// sandbox.fault(Rule::new(Fault::Status(403)).resource("secrets")); // we may not read those
/// let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
/// factory.core().v1().pods();
/// factory.core().v1().secrets();
/// factory.start()?;
/// let error = factory.wait_for_sync(Duration::from_secs(10)).await.unwrap_err();
/// assert_eq!(error.results.len(), 2);
/// assert_eq!(error.late().count(), 1);
/// assert!(error.to_string().contains("informer \"secrets\" did not sync within 10s"), "{error}");
/// # factory.shutdown().await;
/// # Ok(()) }
/// ```
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct FactorySyncError {
    /// Each informer's name and result, in the order in which they were requested.
    pub results: Vec<(Arc<str>, Result<(), SyncError>)>,
}

impl FactorySyncError {
    /// The informers that did not sync. See [`FactorySyncError`] for an example.
    pub fn late(&self) -> impl Iterator<Item = &SyncError> {
        self.results
            .iter()
            .filter_map(|(_, result)| result.as_ref().err())
    }
}

impl fmt::Display for FactorySyncError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let late = self.late().count();
        write!(f, "{late} of {} informers did not sync", self.results.len())?;
        for error in self.late() {
            write!(f, "\n- {error}")?;
        }
        Ok(())
    }
}

impl std::error::Error for FactorySyncError {}

/// A factory is not ready. Says which informers are late, and why.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// # let factory = kube_informer::factory::SharedInformerFactory::builder(sandbox.client()).build()?;
/// factory.core().v1().pods();
/// assert_eq!(factory.ready().unwrap_err().to_string(), "not ready: pods (not started)");
/// # Ok(()) }
/// ```
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct NotReady {
    /// The informers that are not synced: name, state, and cause, if there is one.
    pub late: Vec<(Arc<str>, State, Option<Cause>)>,
    /// The informers whose cache may be older than [`ready_within`](super::Builder::ready_within) allows.
    pub stale: Vec<(Arc<str>, Freshness)>,
}

impl NotReady {
    pub(super) fn of(late: impl Iterator<Item = Status>, stale: Vec<(Arc<str>, Freshness)>) -> Self {
        let late = late.map(|status| {
            let cause = match &status.state {
                State::Degraded { cause, .. } => Some(cause.clone()),
                _ => None,
            };
            (status.name, status.state, cause)
        });
        Self {
            late: late.collect(),
            stale,
        }
    }
}

impl fmt::Display for NotReady {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not ready: ")?;
        let late = self.late.iter().map(|(name, state, _)| (name, state.to_string()));
        let stale = self
            .stale
            .iter()
            .map(|(name, freshness)| (name, freshness.to_string()));
        for (n, (name, why)) in late.chain(stale).enumerate() {
            let comma = if n == 0 { "" } else { ", " };
            write!(f, "{comma}{name} ({why})")?;
        }
        Ok(())
    }
}

impl std::error::Error for NotReady {}

/// Waiting for the cache failed. See [`InformerOf::wait_for`](super::InformerOf::wait_for) for an
/// example.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ReadError {
    /// The object has no version, because it did not come from the server.
    #[error("the object has no resourceVersion; wait for what the server answered, not for what was sent")]
    NoVersion,
    /// The object's version is not a valid version.
    #[error(transparent)]
    Version(#[from] ParseVersionError),
    /// The cache did not reach the version.
    #[error(transparent)]
    Wait(#[from] WaitError),
}
