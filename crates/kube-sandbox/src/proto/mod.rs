//! Protobuf: objects of built-in kinds as `application/vnd.kubernetes.protobuf`, in both directions.
//!
//! Knows: the tables of kube-proto-tables, the envelope around an object, the frames of a watch. Never learns: HTTP, the
//! store, which kinds are served.
//!
//! The server keeps JSON. [`encode`] writes the bytes that the real server writes for the same JSON, in the same order.
//! [`decode`] gives the JSON that the real server would answer for the same bytes.

mod decode;
mod encode;
pub(crate) mod openapi;
mod scalar;
mod tidy;
mod wire;

use bytes::Bytes;
use kube_proto_tables::Tables;
use serde_json::{Map, Value};

pub(crate) use decode::{DecodeError, Envelope};

use wire::{field, text, varint};

/// The message of an object, found once per answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Schema(u16);

impl Schema {
    /// The schema of a built-in kind; none for custom ones.
    pub(crate) fn of(api_version: &str, kind: &str) -> Option<Self> {
        let tables = Tables::built_in();
        // Options are the same message in every group.
        let api_version = if kind == "DeleteOptions" {
            "v1"
        } else {
            api_version
        };
        tables
            .kind(api_version, kind)
            .or_else(|| tables.other(api_version, kind))
            .map(Self)
    }

    pub(crate) fn metadata() -> Self {
        Self::of("meta.k8s.io/v1", "PartialObjectMetadata").expect("a built-in kind")
    }

    pub(crate) fn status() -> Self {
        Self::of("v1", "Status").expect("a built-in kind")
    }

    /// The message without its envelope. Values that do not fit their field are left out: the real server refuses to
    /// store those.
    pub(crate) fn encode(self, object: &Map<String, Value>) -> Vec<u8> {
        let mut out = Vec::with_capacity(512);
        encode::message(self.0, object, &mut out);
        out
    }

    /// Makes the object what the type writes: without empty values of fields with `omitempty` and nulls of pointers, with zeros
    /// of the fields that are always written.
    pub(crate) fn tidy(self, object: &mut Map<String, Value>) {
        tidy::message(self.0, object);
    }

    /// An object without any content, as the type writes it.
    pub(crate) fn empty(self) -> Map<String, Value> {
        self.decode(&[]).unwrap_or_default()
    }

    /// The JSON form of a message.
    pub(crate) fn decode(self, bytes: &[u8]) -> Result<Map<String, Value>, DecodeError> {
        decode::message(self.0, bytes)
    }
}

/// An object with its type: `k8s\0`, then a `runtime.Unknown`.
pub(crate) fn envelope(api_version: &str, kind: &str, raw: &[u8]) -> Bytes {
    let (start, end) = envelope_around(api_version, kind, raw.len());
    [&start, raw, &end].concat().into()
}

/// The bytes before and after a message of `length` bytes.
pub(crate) fn envelope_around(api_version: &str, kind: &str, length: usize) -> (Vec<u8>, Vec<u8>) {
    let mut type_meta = Vec::new();
    text(1, api_version, &mut type_meta);
    text(2, kind, &mut type_meta);
    let mut start = MAGIC.to_vec();
    field(1, &type_meta, &mut start);
    wire::head(2, &mut start);
    varint(length as u64, &mut start);
    let mut end = Vec::new();
    text(3, "", &mut end);
    text(4, "", &mut end);
    (start, end)
}

/// One frame of a watch: the length, then a `WatchEvent` around the object in its envelope.
pub(crate) fn watch_frame(event: &str, object: &[u8]) -> Vec<u8> {
    let mut raw_extension = Vec::with_capacity(object.len() + 6);
    field(1, object, &mut raw_extension);
    let mut event_bytes = Vec::with_capacity(raw_extension.len() + 16);
    text(1, event, &mut event_bytes);
    field(2, &raw_extension, &mut event_bytes);
    let length = u32::try_from(event_bytes.len()).expect("objects are far below 4 GiB");
    [&length.to_be_bytes()[..], &event_bytes].concat()
}

/// `ListMeta` as field 1 of a list.
pub(crate) fn list_meta(
    version: u64,
    continue_token: &str,
    remaining: Option<usize>,
    shard: Option<&str>,
) -> Vec<u8> {
    let mut meta = Vec::new();
    text(1, "", &mut meta);
    text(2, &version.to_string(), &mut meta);
    text(3, continue_token, &mut meta);
    if let Some(remaining) = remaining {
        wire::number(4, remaining as u64, &mut meta);
    }
    if let Some(selector) = shard {
        let mut info = Vec::new();
        text(1, selector, &mut info);
        field(5, &info, &mut meta);
    }
    let mut out = Vec::new();
    field(1, &meta, &mut out);
    out
}

/// The bytes before an item of a list, which is field 2.
pub(crate) fn item_head(length: usize) -> Vec<u8> {
    let mut out = Vec::new();
    wire::head(2, &mut out);
    varint(length as u64, &mut out);
    out
}

const MAGIC: &[u8] = b"k8s\0";

#[cfg(test)]
mod tests;
