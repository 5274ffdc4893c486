//! Errors of a queue.

/// The error returned when the queue is closed. It contains the rejected value.
///
/// ```
/// # use {std::sync::Arc, kube_informer::{object::ObjectKey, queue::{Delta, DeltaFifo, TryPushError}}};
/// let queue = DeltaFifo::new();
/// queue.close();
/// let refused = queue.try_push(Delta::added(ObjectKey::cluster("a"), Arc::new(1)));
/// assert!(matches!(refused, Err(TryPushError::Closed(delta)) if delta.key.name() == "a"));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the queue is closed and takes nothing more; stop producing")]
pub struct Closed<T>(pub T);

/// The error returned when a push would have to wait, or the queue is closed. See [`Closed`] for an example.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TryPushError<T> {
    /// The queue has no room at the moment.
    #[error("the queue is full; wait for room with `push`")]
    Full(T),
    /// The queue is closed.
    #[error("the queue is closed and takes nothing more; stop producing")]
    Closed(T),
}

/// The error returned when a pop would have to wait, or the queue is closed and drained.
///
/// ```
/// # use kube_informer::queue::{DeltaFifo, TryPopError};
/// assert_eq!(DeltaFifo::<()>::new().try_pop().map(drop), Err(TryPopError::Empty));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TryPopError {
    /// Nothing is queued, or a batch is being applied.
    #[error("nothing to do now; wait with `pop`")]
    Empty,
    /// The queue is closed and drained.
    #[error("the queue is closed and drained")]
    Closed,
}
