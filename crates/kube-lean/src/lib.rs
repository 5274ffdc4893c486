//! Kubernetes types made for caches.
//!
//! A program that watches thousands of objects holds them all. The types here have the modules, the field names and the optionality of
//! k8s-openapi, in a fraction of the memory: text of up to sixteen bytes is stored in place ([`Str`]), lists are exactly as long as what
//! they hold, fields that are seldom set are out of line ([`Rare`]), and what several objects have in common is kept once
//! ([`Shared`], [`Map`], [`Pool`]). They are decoded straight from protobuf ([`wire`]).
//!
//! ```
//! # #[cfg(feature = "core")] {
//! use kube_lean::core::v1::Pod;
//!
//! let pod: Pod = serde_json::from_str(r#"{"metadata": {"name": "web-0"}, "spec": {"nodeName": "node-7"}}"#)?;
//! let node = pod.spec.as_ref().and_then(|spec| spec.node_name.as_deref());
//! assert_eq!(node, Some("node-7"));
//! # }
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! **Unknown fields are not kept.** An object that was read into a lean type and written back as a whole loses what a newer server
//! knows and this version does not. Write by patch or by server-side apply.
//!
//! # Features
//!
//! One for each API group, with all its versions; `all` turns on every group. `k8s-openapi` adds `From` in
//! both directions between lean types and those of k8s-openapi, and decodes protobuf into the latter; `kube` implements [`Object`] for every `kube::Resource`.
#![cfg_attr(
    not(feature = "core"),
    allow(dead_code, unused_macros, reason = "the types of the API groups use them")
)]

#[cfg(feature = "k8s-openapi")]
mod convert;
mod de;
mod fields;
#[allow(
    clippy::all,
    rustdoc::all,
    unused_imports,
    reason = "generated; the docs in it are Kubernetes' own"
)]
mod generated;
mod map;
mod object;
mod pool;
mod rare;
#[cfg(feature = "apiextensions")]
pub mod schema;
mod shared;
mod text;
mod time;
mod values;
pub mod wire;

pub use de::{SHARED, shared_of_own as shared};
pub use generated::*;
pub use map::Map;
pub use object::{Object, ObjectRef, TextMap};
pub use pool::{FieldStats, Pool, PoolStats};
pub use rare::{Rare, Seldom};
pub use shared::Shared;
pub use text::Str;
pub use time::{MicroTime, Time, TimeError};
pub use values::{Bytes, IntOrString, Quantity, RawJson};
