//! Bytes to objects.
//!
//! Knows: how lists and watches are written as JSON, and where in an object its key and version stand.
//! Never learns: the store, the handlers, retries.
//!
//! An object is framed first and decoded by itself, so that one that cannot be decoded spoils nothing but itself. A list is
//! read whole before it is taken apart; reading it as it arrives, leaving managedFields out and protobuf come with the next
//! change of this room. Contract: B23, B25; I8.

mod json;
mod lines;
pub mod proto;

pub(crate) use json::{event, list, status};
pub(crate) use lines::Lines;
