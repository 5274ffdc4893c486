//! The lean types: JSON, protobuf and sizes.
#![cfg(feature = "core")]

mod json;
mod sizes;
mod wire;
