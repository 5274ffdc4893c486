//! The lean types: JSON, protobuf and sizes. And the decoders of k8s-openapi's types.
#![cfg(feature = "core")]

mod json;
#[cfg(all(feature = "all", feature = "k8s-openapi"))]
mod openapi;
mod sizes;
mod wire;
