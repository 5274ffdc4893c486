//! Protobuf by hand: just enough to send an object and to take an answer apart.

use kube_informer::wire::proto::{Decoder, Envelope};
use serde_json::Value;

/// A message of fields that have a length.
pub(crate) fn message(fields: &[(u8, &[u8])]) -> Vec<u8> {
    let mut out = Vec::new();
    for (number, bytes) in fields {
        out.push(number << 3 | 2);
        let mut length = bytes.len();
        while length >= 0x80 {
            out.push((length & 0x7f) as u8 | 0x80);
            length >>= 7;
        }
        out.push(length as u8);
        out.extend_from_slice(bytes);
    }
    out
}

/// An object with its type, as clients send it.
pub(crate) fn envelope(api_version: &str, kind: &str, raw: &[u8]) -> Vec<u8> {
    let type_meta = message(&[(1, api_version.as_bytes()), (2, kind.as_bytes())]);
    [b"k8s\0", &message(&[(1, &type_meta), (2, raw)])[..]].concat()
}

/// A ConfigMap with one entry, and a version if it is not empty.
pub(crate) fn configmap_message(name: &str, value: &str, version: &str) -> Vec<u8> {
    let mut meta = vec![(1, name.as_bytes())];
    if !version.is_empty() {
        meta.push((6, version.as_bytes()));
    }
    let entry = message(&[(1, b"k"), (2, value.as_bytes())]);
    message(&[(1, &message(&meta)), (2, &entry)])
}

/// The type of an answer, and the answer as JSON.
#[track_caller]
pub(crate) fn opened(body: &[u8]) -> (String, Value) {
    let envelope = Envelope::parse(body).unwrap_or_else(|e| panic!("{e}: {body:?}"));
    let decoder = Decoder::new().keep_managed_fields();
    let value = decoder
        .object(&envelope)
        .unwrap_or_else(|e| panic!("{e}: {body:?}"));
    (format!("{} {}", envelope.api_version, envelope.kind), value)
}

/// The type of a list, its metadata and its items as messages.
#[track_caller]
pub(crate) fn opened_list(body: &[u8]) -> (String, Vec<u8>, Vec<Vec<u8>>) {
    let envelope = Envelope::parse(body).unwrap_or_else(|e| panic!("{e}: {body:?}"));
    let mut fields = parts(envelope.raw).into_iter();
    let (number, meta) = fields.next().expect("a list has metadata");
    assert_eq!(number, 1);
    let items = fields.map(|(number, item)| {
        assert_eq!(number, 2);
        item
    });
    (
        format!("{} {}", envelope.api_version, envelope.kind),
        meta,
        items.collect(),
    )
}

/// The frames of a watch: kind of event, type of object, object.
#[track_caller]
pub(crate) fn frames(mut body: &[u8]) -> Vec<(String, String, Value)> {
    let mut events = Vec::new();
    while let Some((length, rest)) = body.split_first_chunk::<4>() {
        let (frame, rest) = rest.split_at(u32::from_be_bytes(*length) as usize);
        body = rest;
        let event = parts(frame);
        let kind = String::from_utf8(event[0].1.clone()).expect("text");
        let object = &parts(&event[1].1)[0].1;
        let (api, object) = opened(object);
        events.push((kind, api, object));
    }
    events
}

/// The fields of a message; those without a length are left out.
fn parts(mut bytes: &[u8]) -> Vec<(u64, Vec<u8>)> {
    let mut fields = Vec::new();
    let number = |bytes: &mut &[u8]| {
        let (mut number, mut shift) = (0_u64, 0);
        while let Some((byte, rest)) = bytes.split_first() {
            *bytes = rest;
            number |= u64::from(byte & 0x7f) << shift;
            shift += 7;
            if *byte < 0x80 {
                break;
            }
        }
        number
    };
    while !bytes.is_empty() {
        let tag = number(&mut bytes);
        match tag & 7 {
            0 => drop(number(&mut bytes)),
            2 => {
                let length = number(&mut bytes) as usize;
                let (value, rest) = bytes.split_at(length);
                fields.push((tag >> 3, value.to_vec()));
                bytes = rest;
            }
            wire => panic!("wire type {wire}"),
        }
    }
    fields
}
