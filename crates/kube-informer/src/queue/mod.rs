//! The delta queue: determines the order in which reported changes are applied.
//!
//! Knows: keys, versions, deltas, and the limits of batches.
//! Never learns: the server, the store's internals, the handlers, the content of an object, the clock.
//!
//! A [`Delta`] says what the server reported about one object; the store applies a [`DeltaBatch`] in one
//! step. `state.rs` implements the order and the batch limits; an informer owns one such state per partition.
//! [`DeltaFifo`] is the same queue for programs that build their own cache. It adds a lock, waiting, and
//! [`KnownObjects`], with which it finds the objects that a list no longer contains.
//!
//! Contract: B29–B33, B36–B40, and B04 for the staging.

mod delta;
mod error;
mod fifo;
mod known;
mod options;
mod staging;
mod state;
mod tracked;

pub(crate) use delta::Replace;
pub use delta::{Delta, DeltaBatch, DeltaKind};
pub use error::{Closed, TryPopError, TryPushError};
pub use fifo::{Batch, DeltaFifo};
pub use known::KnownObjects;
pub use options::{Bound, Builder, Order};
pub(crate) use staging::Staging;
pub(crate) use state::QueueState;
