//! Protobuf: built-in objects straight off the wire, into any type.
//!
//! Knows: `application/vnd.kubernetes.protobuf` (envelopes, lists, watch frames) and, from tables, every built-in type.
//! Never learns: HTTP, which type an object becomes, custom resources; those are JSON only.
//!
//! A list goes through [`List`], a watch through [`Frames`] and [`Event`]; [`peek`] tells key, uid and version of an object that
//! is perhaps never decoded; [`Decoder`] decodes it. What comes out is what the object's JSON would have given: the
//! tables (the crate kube-proto-tables) know of each field what it is called as JSON and when JSON leaves it out.
//!
//! `readers` is what a source reads answers with.
//!
//! Read `cursor` (the wire), `fields` (a message as a map), `value` (the rest), `order` (what is done if the
//! fields are not in order). Contract: I8; decisions 5, 9, 13.

mod access;
mod cursor;
mod decode;
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
pub use envelope::{Envelope, Peek, peek};
pub use error::{Error, ErrorKind};
pub use list::{List, ListEnd};
pub(crate) use readers::{ListReader, WatchReader};
pub(super) use status::status;
pub use watch::{Event, Frames};
