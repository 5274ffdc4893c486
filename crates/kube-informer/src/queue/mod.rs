//! Order: what has to be applied next.
//!
//! Knows: keys, versions, what was said of a key, batches and where they are cut, which objects the consumer has.
//! Never learns: the server, the store's insides, the handlers, what is inside an object, the clock.
//!
//! The reflector's orders come in as [`Arrival`]s, lists by way of [`Staging`]; [`Batch`]es go out to the one who applies
//! them. Read [`Arrival`] (what comes in), [`Work`] (what goes out), then the promises on [`DeltaFifo`]. Inside, `line.rs`
//! holds every rule without a lock or a waker, `fifo.rs` adds the waiting and nothing else.
//!
//! Contract: B29–B33, B36–B40, and B04 for the staging. B34 is the applier's; that a relist leaves the queue as one
//! [`Work::Relist`] is what makes it possible.

mod arrival;
mod batch;
mod delta;
mod fifo;
mod known;
mod line;
mod options;
mod staging;

pub use arrival::{Arrival, Closed, TryPopError, TryPushError};
pub use batch::{Batch, Receipt, Relist, Work};
pub use delta::{Delta, Deltas};
pub use fifo::DeltaFifo;
pub use known::KnownObjects;
pub use options::{Bound, Builder, Order};
pub use staging::Staging;
