//! Applying what the queue says, and telling every handler that asked.
//!
//! Knows: the queue's batches, the store, the notes and who has heard them, sync and health as states with a reason.
//! Never learns: the wire, when to retry, what handlers do.
//!
//! ```text
//! part.rs   one task per part of the collection (all namespaces, or each of several):
//!             reflector ─ sink.rs (transform) ─ DeltaFifo ─ core.rs (apply) ──► store, one publication per batch
//!                                                             │
//! fanout.rs                                                   └──► the same Arc of notes into every handler's inbox
//! inbox.rs  per handler: a line of shared notes; fold.rs: by object, when it is too far behind
//! deliver.rs / subscription.rs   per handler: a task that calls it, or a stream that is polled
//! ```
//!
//! Start at [`SharedInformer`]; for a program with one handler there is [`Informer`]. Contract: B34, B41–B52, B57, B58;
//! I1–I12.

mod advice;
mod audit;
mod backlog;
mod builder;
mod core;
mod deliver;
mod error;
mod fanout;
mod filter;
mod fold;
mod freshness;
mod handler;
mod inbox;
#[cfg(feature = "kube-runtime")]
pub mod kube_runtime;
pub(crate) mod namespaces;
mod observed;
mod pace;
mod part;
mod registration;
mod relists;
mod resync;
mod seat;
mod shared;
mod single;
mod sink;
mod started;
mod state;
mod subscription;
mod tap;
mod trouble;
mod unnamed;

pub use crate::store::{Event, UidChange};
pub use audit::{AuditDifference, AuditError, AuditReport, AuditStatus};
pub use backlog::{Backlog, Then};
pub use builder::Builder;
pub use error::{AddError, BuildError, HandlerEnded, StartError, SyncError};
pub use freshness::{FreshenError, Freshness};
pub use handler::{EventHandler, Handler, HandlerOptions};
pub(crate) use handler::{EventRef, HandlerAdapter};
pub use inbox::Lag;
pub(crate) use observed::Observed;
pub use registration::Registration;
pub use relists::{Relist, RelistCause};
pub use seat::{HandlerState, HandlerStatus};
pub use shared::SharedInformer;
pub use single::Informer;
pub(crate) use started::START_GRACE;
pub use state::{Cause, PartStatus, ResourceName, State, Status};
pub use subscription::Subscription;
pub(crate) use tap::Tapped;
pub use trouble::{Trouble, TroubleCounts};
pub use unnamed::HandlerTotals;
