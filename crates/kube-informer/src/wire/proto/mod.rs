//! Decodes built-in objects from protobuf into any type.
//!
//! Knows: `application/vnd.kubernetes.protobuf` (envelopes, lists, watch frames) and, from tables, every
//! built-in type.
//! Never learns: HTTP, the type that an object is decoded into, custom resources (which are JSON only).
//!
//! [`List`] frames a list. [`Frames`] and [`Event`] frame a watch. [`peek`] returns the key, uid and version
//! of an object that may never be decoded. [`Decoder`] decodes it. The result equals that of decoding the
//! object's JSON: the tables (the crate kube-proto-tables) contain the JSON name of each field, and when JSON
//! omits it.
//!
//! `direct` (a feature) decodes the types of k8s-openapi without serde. `readers` combines these into the readers that a source uses.
//!
//! Read `cursor` (the encoding), `fields` (a message as a map), `value` (the rest), `order` (fields that are
//! not in order). Contract: I8; decisions 5, 9, 13.

mod access;
mod cursor;
mod decode;
#[cfg(feature = "direct-k8s-openapi")]
mod direct;
mod envelope;
mod error;
mod fields;
mod list;
mod order;
mod readers;
mod status;
mod time;
mod value;
mod watch;

pub use decode::{Decoder, Schema, kubernetes_version};
#[cfg(all(test, feature = "direct-k8s-openapi"))]
pub(crate) use direct::count as direct_count;
pub use envelope::{Envelope, Peek, peek};
pub use error::{Error, ErrorKind};
pub use list::{List, ListEnd};
pub(crate) use readers::{ListReader, WatchReader};
pub(super) use status::status;
pub use watch::{Event, Frames};
