//! The errors of a controller.

use std::fmt;
use std::sync::Arc;

use crate::informer::{AddError, SyncError};

/// A controller did not run, or did not end well.
///
/// ```
/// # #[tokio::main(flavor = "current_thread", start_paused = true)] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use {k8s_openapi::api::core::v1::Pod, tokio_util::sync::CancellationToken};
/// # use kube_informer::{controller::{Action, Controller}, informer::SharedInformer};
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let pods = SharedInformer::<Pod>::builder(sandbox.client()).build()?; // never started
/// let controller = Controller::new(&pods).reconcile(async |_key, _context| Ok::<_, std::io::Error>(Action::done()));
/// let error = controller.run(CancellationToken::new()).await.unwrap_err();
/// assert!(error.to_string().contains("it was not started; call `start`"), "{error}");
/// # Ok(()) }
/// ```
#[derive(Debug)]
#[non_exhaustive]
pub enum ControllerError {
    /// Not all caches were synced in time. Says which, and why.
    NotSynced {
        /// The controller's name.
        controller: Arc<str>,
        /// The error of each late informer.
        late: Vec<SyncError>,
    },
    /// One of its informers had stopped before the controller ran.
    Stopped {
        /// The controller's name.
        controller: Arc<str>,
        /// The informer's error.
        cause: AddError,
    },
    /// One of its informers stopped while the controller ran. The controller finished its queue, as
    /// on shutdown, and then ended, because changes of those objects would never reach it.
    InformerStopped {
        /// The controller's name.
        controller: Arc<str>,
        /// The informer's name.
        informer: Arc<str>,
    },
    /// The controller did not finish in time after shutdown was requested. Running reconciles were
    /// aborted.
    Undrained {
        /// The controller's name.
        controller: Arc<str>,
        /// The keys that were being reconciled.
        running: Vec<String>,
        /// The number of further keys in the queue.
        waiting: usize,
    },
    /// The controller is sharded, and an informer of another kind is sharded by uid. An object and its owner have different uids,
    /// so this replica would miss objects of the keys that it reconciles.
    Unroutable {
        /// The controller's name.
        controller: Arc<str>,
        /// The informer's name.
        informer: Arc<str>,
    },
}

impl fmt::Display for ControllerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotSynced { controller, late } => {
                write!(f, "controller {controller:?} does not run without its caches")?;
                late.iter().try_for_each(|late| write!(f, "; {late}"))
            }
            Self::Stopped { controller, cause } => write!(f, "controller {controller:?} cannot run: {cause}"),
            Self::InformerStopped { controller, informer } => write!(
                f,
                "controller {controller:?} ended: informer {informer:?} was stopped, so no change would reach it any more; stop \
                 the controller first, or build both again"
            ),
            Self::Undrained {
                controller,
                running,
                waiting,
            } => write!(
                f,
                "controller {controller:?} was told to stop and cut off: {} were being worked on ({}), {waiting} waited",
                running.len(),
                running.join(", ")
            ),
            Self::Unroutable { controller, informer } => write!(
                f,
                "controller {controller:?} cannot run: informer {informer:?} is sharded by uid, so it lacks objects of keys that \
                 this replica reconciles; give the controller an informer of all objects, or shard by namespace"
            ),
        }
    }
}

impl std::error::Error for ControllerError {}
