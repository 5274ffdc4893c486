//! The writes of a controller: what its caches have to show before a key is reconciled again.
//!
//! Knows: which resources the controller caches, and what the server answered to a write.
//! Never learns: what a reconcile does, or why it writes.
//!
//! | file | purpose |
//! |---|---|
//! | `cache.rs` | a cache of any type: waits for a version or a deletion, and serves written objects |
//! | `log.rs` | which writes a key waits for, and which versions are our own |
//! | `request.rs` | reads a request and its answer: which object was written, and at which version |
//! | `recording.rs` | the client that notes writes |

mod cache;
mod log;
mod recording;
mod request;

pub(super) use cache::{AnyCache, Cache};
pub(super) use log::{Pending, WriteLog};
pub(super) use recording::recording_client;
