//! The errors of an informer.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use super::state::Cause;

/// The informer or the factory cannot be built. Lists everything that is wrong, each with the method to change.
///
/// ```
/// # use kube_informer::{informer::SharedInformer, source::ScriptedSource};
/// let error = SharedInformer::over(ScriptedSource::<String>::new()).labels("app=web").build().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "the informer cannot be built: `labels`: a source of your own sees to this by itself; leave it out",
/// );
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the {of} cannot be built: {}", problems.join("; "))]
#[non_exhaustive]
pub struct BuildError {
    /// What was to be built: `informer`, `factory`.
    of: &'static str,
    /// The problems, in the words of the message.
    pub problems: Vec<String>,
}

impl BuildError {
    pub(crate) fn of_informer(problems: Vec<String>) -> Self {
        let of = "informer";
        Self { of, problems }
    }

    pub(crate) fn of_factory(problems: Vec<String>) -> Self {
        let of = "factory";
        Self { of, problems }
    }
}

/// The informer cannot be started.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use {k8s_openapi::api::core::v1::Pod, kube_informer::informer::{SharedInformer, StartError}};
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let pods = SharedInformer::<Pod>::builder(sandbox.client()).build()?;
/// pods.start()?;
/// assert!(matches!(pods.start(), Err(StartError::Running { .. })));
/// pods.shutdown().await;
/// assert!(matches!(pods.start(), Err(StartError::Stopped { .. })));
/// # Ok(()) }
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StartError {
    /// The informer runs already (B57).
    #[error("informer {informer:?} runs already; start it once")]
    Running {
        /// The informer's name.
        informer: Arc<str>,
    },
    /// The informer has stopped (B57).
    #[error("informer {informer:?} has stopped and does not start again; build another")]
    Stopped {
        /// The informer's name.
        informer: Arc<str>,
    },
    /// The factory was shut down (B57).
    #[error("the factory was shut down and does not start again; build another")]
    FactoryStopped,
    /// `start` of a factory was called outside of a tokio runtime, and no runtime was configured.
    #[error("the factory needs a tokio runtime; start it from inside one, or give one to its builder")]
    FactoryNoRuntime,
    /// `start` was called outside of a tokio runtime.
    #[error("informer {informer:?} needs a tokio runtime; start it from inside one")]
    NoRuntime {
        /// The informer's name.
        informer: Arc<str>,
    },
    /// The system refused a thread for the informer.
    #[error("informer {informer:?} gets no thread: {cause}; start it on a runtime, or end other threads")]
    NoThread {
        /// The informer's name.
        informer: Arc<str>,
        /// The system's error.
        cause: Arc<str>,
    },
}

/// A handler was not added, because the informer has stopped (B48).
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use {k8s_openapi::api::core::v1::Pod, kube_informer::informer::{Handler, SharedInformer}};
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let pods = SharedInformer::<Pod>::builder(sandbox.client()).build()?;
/// pods.shutdown().await;
/// let error = pods.add_handler(Handler::new().name("late")).unwrap_err();
/// assert_eq!(error.to_string(), "handler \"late\" was not added: informer \"pods\" has stopped; build another");
/// # Ok(()) }
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("handler {handler:?} was not added: informer {informer:?} has stopped; build another")]
#[non_exhaustive]
pub struct AddError {
    /// The handler's name.
    pub handler: Arc<str>,
    /// The informer's name.
    pub informer: Arc<str>,
}

/// An informer did not sync. Says which one, what prevents it, and what can be done (B58).
///
/// ```
/// # #[tokio::main(flavor = "current_thread", start_paused = true)] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use std::time::Duration;
/// use k8s_openapi::api::core::v1::Pod;
/// # use {kube_informer::informer::{SharedInformer, SyncError}, kube_sandbox::{Fault, Rule, Sandbox}};
/// # let sandbox = Sandbox::start().await?;
/// sandbox.fault(Rule::new(Fault::Status(403))); // we may do nothing
/// let pods = SharedInformer::<Pod>::builder(sandbox.client()).namespaces(["prod"]).build()?;
/// pods.start()?;
/// let error = pods.wait_for_sync(Duration::from_secs(10)).await.unwrap_err();
/// let text = error.to_string();
/// assert!(text.starts_with("informer \"pods\" did not sync within 10s: namespace \"prod\": forbidden"), "{text}");
/// assert!(text.contains("allow our account `list` and `watch` on pods in namespace \"prod\""), "{text}");
/// # Ok(()) }
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum SyncError {
    /// The informer was not started before the wait began or within a second after it. Reported
    /// then, whatever the deadline.
    NotStarted {
        /// The informer's name.
        informer: Arc<str>,
    },
    /// The deadline passed.
    Late {
        /// The informer's name.
        informer: Arc<str>,
        /// The time limit of the wait.
        within: Duration,
        /// The partitions that are not synced, each with its latest failure, if it had one.
        partitions: Vec<(Arc<str>, Option<Cause>)>,
    },
    /// The informer stopped before it was synced.
    Stopped {
        /// The informer's name.
        informer: Arc<str>,
    },
}

impl fmt::Display for SyncError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotStarted { informer } => {
                write!(
                    f,
                    "informer {informer:?} cannot sync: it was not started; {CALL_START}"
                )
            }
            Self::Stopped { informer } => write!(f, "informer {informer:?} stopped before it was synced"),
            Self::Late {
                informer,
                within,
                partitions,
            } => {
                write!(f, "informer {informer:?} did not sync within {within:?}")?;
                for (n, (scope, cause)) in partitions.iter().enumerate() {
                    f.write_str(if n == 0 { ": " } else { "; " })?;
                    match cause {
                        Some(cause) => write!(f, "{cause}")?,
                        None => write!(f, "{scope}: the first list is still on its way")?,
                    }
                }
                Ok(())
            }
        }
    }
}

impl std::error::Error for SyncError {}

/// A handler will not become synced: it was removed, its informer stopped, or its informer was not
/// started.
///
/// ```
/// # #[tokio::main(flavor = "current_thread", start_paused = true)] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use {k8s_openapi::api::core::v1::Pod, kube_informer::informer::{Handler, SharedInformer}};
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let pods = SharedInformer::<Pod>::builder(sandbox.client()).build()?; // never started
/// let registration = pods.add_handler(Handler::new().name("printer"))?;
/// let error = registration.synced().await.unwrap_err();
/// assert!(error.to_string().starts_with("handler \"printer\" cannot sync: informer \"pods\" was not started"), "{error}");
/// # Ok(()) }
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct HandlerEnded {
    /// The handler's name.
    pub handler: Arc<str>,
    /// The informer's name.
    pub informer: Arc<str>,
    /// False if the informer was not started. The handler has not ended then, but there is nothing
    /// to wait for.
    pub started: bool,
}

impl fmt::Display for HandlerEnded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            handler,
            informer,
            started,
        } = self;
        if *started {
            write!(f, "handler {handler:?} ended before it was synced")
        } else {
            write!(
                f,
                "handler {handler:?} cannot sync: informer {informer:?} was not started; {CALL_START}"
            )
        }
    }
}

impl std::error::Error for HandlerEnded {}

/// The advice for an informer that was not started.
const CALL_START: &str = "call `start` before you wait, on it or on its factory; a factory's `start` has to be called again for informers \
                          that were asked for since";
