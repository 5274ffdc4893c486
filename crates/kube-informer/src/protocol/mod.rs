//! The vocabulary of `wire`, `source` and `reflector`: requests, answers, failures.
//!
//! Knows: the parameters of a list and of a watch, items, events, failures by kind.
//! Never learns: HTTP, encodings, when to ask, what becomes of an answer. It has no behaviour.

mod answer;
mod cached;
mod failure;
mod received;
mod request;
mod unique_arc;
mod witness;

pub use answer::{EventType, ListItem, Rewind, WatchEvent};
pub use cached::IsCached;
pub use failure::{Failure, FailureKind};
pub use received::{Payload, Received, Undecodable};
pub use request::{AskVersion, ListRequest, WatchRequest, WatchStart};
pub use unique_arc::UniqueArc;
pub use witness::{Finding, SpotCheck, Witness};
