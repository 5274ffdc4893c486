//! The errors of views.

use std::sync::Arc;
use std::time::Duration;

use crate::object::ResourceVersion;
use crate::store;

/// A handler was not added to a view, or a view cannot follow its source.
///
/// ```
/// use kube_informer::view::{AddError, Collection, Handler};
///
/// let words = Collection::fixed("words", [(1, "one")]);
/// let error = words.add_handler(Handler::new()).unwrap_err(); // there is no runtime here
/// assert_eq!(error.to_string(), "view \"words\" needs a tokio runtime for this; call it from inside one");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum AddError {
    /// All inputs of the view have stopped.
    #[error(
        "the inputs of view {view:?} have stopped, so it does not change any more; read it, or build another"
    )]
    Stopped {
        /// The view.
        view: Arc<str>,
    },
    /// There is no tokio runtime for the task.
    #[error("view {view:?} needs a tokio runtime for this; call it from inside one")]
    NoRuntime {
        /// The view.
        view: Arc<str>,
    },
}

/// A view was not synced in time.
///
/// ```
/// # #[tokio::main(flavor = "current_thread", start_paused = true)] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use {std::time::Duration, kube_informer::{informer::SharedInformer, source::ScriptedSource, view::Collection}};
/// let informer = SharedInformer::over(ScriptedSource::<String>::new()).name("texts").build()?; // never started
/// let lengths = Collection::of(&informer)?.map(|_, text| text.len()).named("lengths");
/// let error = lengths.wait_for_sync(Duration::from_secs(5)).await.unwrap_err();
/// assert_eq!(error.to_string(), "view \"lengths\" was not synced within 5s: it waits for texts; ask these what keeps them");
/// # Ok(()) }
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("view {view:?} was not synced within {within:?}: it waits for {}; ask these what keeps them", late.join(", "))]
#[non_exhaustive]
pub struct SyncError {
    /// The view.
    pub view: Arc<str>,
    /// The time limit.
    pub within: Duration,
    /// The inputs that are not synced.
    pub late: Vec<Arc<str>>,
}

/// A view will not have what an informer had at a version.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use kube_informer::{informer::SharedInformer, source::ScriptedSource, view::Collection};
/// let informer = SharedInformer::over(ScriptedSource::<String>::new()).name("texts").build()?;
/// let words = Collection::fixed("words", [(1, "one")]);
/// let error = words.wait_for(&informer, &7.into()).await.unwrap_err();
/// assert_eq!(error.to_string(), "view \"words\" is not computed from informer \"texts\"; wait for one of its inputs");
/// # Ok(()) }
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WaitError {
    /// The view does not depend on this informer.
    #[error("view {view:?} is not computed from informer {informer:?}; wait for one of its inputs")]
    NotAnInput {
        /// The view.
        view: Arc<str>,
        /// The informer.
        informer: Arc<str>,
    },
    /// The informer's cache did not reach the version.
    #[error("the input of the view did not reach the version")]
    Input(#[from] store::WaitError),
    /// The informer stopped before the view had the version.
    #[error("input {input:?} of view {view:?} stopped before version {wanted} was taken over")]
    Stopped {
        /// The view.
        view: Arc<str>,
        /// The input.
        input: Arc<str>,
        /// The version that was waited for.
        wanted: ResourceVersion,
    },
}
