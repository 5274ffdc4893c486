//! Applies deltas to the store and notifies the handlers.
//!
//! Knows: deltas in batches, the store, handlers and what each has still to receive, health as a state with a reason.
//! Never learns: the encoding of objects, when to retry a request, what handlers do.
//!
//! ```text
//! partition.rs   one task per partition of the collection: all namespaces, one of several, or some ranges of a shard
//! shard.rs       adds and ends partitions as this replica's ranges change
//!   reflector
//!   sink.rs      transforms objects and queues them as deltas (QueueState)
//!   applier.rs   applies a DeltaBatch to the store, which returns an EventBatch
//! handlers/      pushes the same Arc<EventBatch> into the inbox of every handler; a task per handler calls it
//! status.rs      failures, relists, health: state.rs, relists.rs and trouble.rs have the types, advice.rs the advice
//! resync.rs      which handler is due for a resync, and when
//! freshness.rs   how far the cache can be behind the server; audit/ compares the two
//! ```
//!
//! Start at [`SharedInformer`] (`shared.rs`, built by `builder.rs`). [`Informer`] (`single.rs`) is for a program with one
//! handler. Contract: B34, B41–B52, B57, B58; I1–I12.

mod advice;
mod applier;
mod audit;
mod builder;
mod error;
mod freshness;
mod handlers;
mod keep_deleted;
#[cfg(feature = "kube-runtime")]
pub mod kube_runtime;
mod members;
pub(crate) mod namespaces;
mod own_thread;
mod partition;
mod reached;
mod recent;
mod relists;
mod resync;
mod retired;
pub(crate) mod selectors;
mod shard;
mod shared;
mod single;
mod sink;
mod started;
mod state;
mod status;
mod trouble;
mod weak;
mod witness;

pub use crate::store::{Event, UidChange};
pub use audit::{AuditDifference, AuditError, AuditReport, AuditStatus};
pub use builder::Builder;
pub use error::{AddError, BuildError, HandlerEnded, StartError, SyncError};
pub use freshness::{FreshenError, Freshness};
pub use handlers::backlog::{Backlog, Then};
pub(crate) use handlers::fanout::Leave;
pub(crate) use handlers::fold::FoldedPlace;
pub use handlers::handler::{EventHandler, Handler, HandlerOptions};
pub(crate) use handlers::handler::{EventRef, HandlerAdapter};
pub use handlers::inbox::Lag;
pub(crate) use handlers::listener::{AnyListener, ListenerStats};
pub use handlers::listener::{HandlerState, HandlerStatus};
pub use handlers::registration::Registration;
pub use handlers::subscription::Subscription;
pub use handlers::unnamed::HandlerTotals;
pub use keep_deleted::DeletedReader;
pub use members::NamespaceError;
pub use reached::{Collection, ReachError, reached};
pub use relists::{Relist, RelistCause};
pub use shared::SharedInformer;
pub use single::Informer;
pub(crate) use started::{START_GRACE, Started};
pub use state::{Cause, PartitionStatus, ResourceName, State, Status};
pub use trouble::{Trouble, TroubleCounts};
pub(crate) use weak::{AnyReadMetadata, AnyRecentChanges, AnyWeakInformer};
