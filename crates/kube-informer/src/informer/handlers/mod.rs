//! Notifies handlers: the registered handlers, the events that each has still to receive, and the
//! tasks that call them.
//!
//! Knows: events and snapshots of the store, the user's callbacks.
//! Never learns: where events come from, the server, resync periods.
//!
//! ```text
//! fanout.rs     the listeners of an informer; publishes each batch of events into every inbox
//! listener.rs   one registered handler: its statistics and its inbox
//! inbox.rs      the deliveries that a handler has not taken; fold.rs folds them by object when the backlog is full (backlog.rs)
//! deliver.rs    the task that takes from the inbox and calls the handler (handler.rs, filter.rs), timed by callback_timer.rs
//! subscription.rs   the same inbox as a stream
//! registration.rs   what the user holds; unnamed.rs sums the figures of handlers without a name
//! ```
//!
//! Contract: B41–B52; I3, I5–I7, I11.

pub(super) mod backlog;
pub(super) mod callback_timer;
pub(super) mod deliver;
pub(super) mod fanout;
mod filter;
pub(super) mod fold;
pub(super) mod handler;
pub(super) mod inbox;
pub(super) mod listener;
pub(super) mod registration;
pub(super) mod subscription;
pub(super) mod unnamed;
