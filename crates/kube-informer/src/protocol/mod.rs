//! The shared vocabulary of `wire`, `source` and `reflector`: requests, answers, failures.
//!
//! Knows: the parameters of a list and of a watch, items, events, failures by kind.
//! Never learns: HTTP, encodings, when a request is made, how an answer is used. It contains data types only,
//! no behaviour.

mod answer;
mod cached;
mod failure;
mod free_list;
mod received;
mod request;
mod shard;
mod unique_arc;
mod witness;

pub use answer::{EventType, ListItem, Rewind, WatchEvent};
pub(crate) use cached::Content;
pub use cached::IsCached;
pub use failure::{Failure, FailureKind, MAX_RETRY_AFTER};
pub use free_list::FreeList;
pub use received::{Payload, Received, Undecodable};
pub use request::{AskVersion, ListRequest, WatchRequest, WatchStart};
pub use shard::{ShardFilter, ShardKey, ShardSelector, shard_hash};
pub use unique_arc::UniqueArc;
pub use witness::{Finding, SpotCheck, Witness};
