//! Applying what the queue says, and telling every handler that asked.
//!
//! Knows: the queue's batches, the store, the notes and who has heard them, sync and health as states with a reason.
//! Never learns: the wire, when to retry, what handlers do.
//!
//! ```text
//! partition.rs   one task per partition of the collection (all namespaces, or each of several):
//!             reflector ─ sink.rs (transform) ─ DeltaFifo ─ applier.rs (apply) ──► store, one publication per batch
//!                                                             │
//! fanout.rs                                                   └──► the same Arc of notes into every handler's inbox
//! inbox.rs  per handler: a line of shared notes; fold.rs: by object, when it is too far behind
//! deliver.rs / subscription.rs   per handler: a task that calls it, or a stream that is polled
//! ```
//!
//! Start at [`SharedInformer`]; for a program with one handler there is [`Informer`]. Contract: B34, B41–B52, B57, B58;
//! I1–I12.

mod advice;
mod applier;
mod audit;
mod builder;
mod error;
mod freshness;
mod handlers;
#[cfg(feature = "kube-runtime")]
pub mod kube_runtime;
pub(crate) mod namespaces;
mod partition;
mod recent;
mod relists;
mod resync;
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
pub use handlers::handler::{EventHandler, Handler, HandlerOptions};
pub(crate) use handlers::handler::{EventRef, HandlerAdapter};
pub use handlers::inbox::Lag;
pub use handlers::listener::{HandlerState, HandlerStatus};
pub use handlers::registration::Registration;
pub use handlers::subscription::Subscription;
pub use handlers::unnamed::HandlerTotals;
pub use relists::{Relist, RelistCause};
pub use shared::SharedInformer;
pub use single::Informer;
pub(crate) use started::START_GRACE;
pub use state::{Cause, PartitionStatus, ResourceName, State, Status};
pub use trouble::{Trouble, TroubleCounts};
pub(crate) use weak::{AnyRecentChanges, AnyWeakInformer};
