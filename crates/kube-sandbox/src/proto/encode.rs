//! From JSON to protobuf, as Go's generated code writes it.
//!
//! Fields are written in the order of their numbers. A field that is no pointer in Go is written even if it is zero; a
//! pointer, a list or a map is written only if it is there.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use kube_proto_tables::{Field, Kind, Presence, Shape, Tables};
use serde_json::{Map, Value};

use super::scalar;
use super::wire::{field, nested, number, text, varint};

/// Appends the fields of `object`, which is a message of this number.
pub(super) fn message(id: u16, object: &Map<String, Value>, out: &mut Vec<u8>) {
    for field in Tables::built_in().message(id).fields() {
        match (field.presence, field.kind) {
            (Presence::Inlined, Kind::Message(id)) => {
                nested(field.number, out, |out| message(id, object, out));
            }
            _ => self::field_of(field, object.get(field.name).filter(|v| !v.is_null()), out),
        }
    }
}

fn field_of(field: &Field, value: Option<&Value>, out: &mut Vec<u8>) {
    match (field.shape, value) {
        (Shape::List, Some(Value::Array(elements))) => {
            for value in elements {
                element(field.number, field.kind, value, out);
            }
        }
        (Shape::Map, Some(Value::Object(entries))) => {
            // JSON objects are sorted by key here, as Go sorts the keys of maps.
            for (key, value) in entries {
                nested(field.number, out, |out| {
                    text(1, key, out);
                    element(2, field.kind, value, out);
                });
            }
        }
        (Shape::One, Some(value)) => {
            let fits = element(field.number, field.kind, value, out);
            if !fits && is_plain(field) {
                zero(field, out);
            }
        }
        (Shape::One, None) if is_plain(field) => zero(field, out),
        _ => {}
    }
}

/// Whether the field is a plain value in Go, which is always written.
fn is_plain(field: &Field) -> bool {
    matches!(field.presence, Presence::IfNotEmpty | Presence::OrZero)
        && !matches!(field.kind, Kind::Bytes | Kind::Texts)
}

fn zero(field: &Field, out: &mut Vec<u8>) {
    match field.kind {
        Kind::Int | Kind::Bool => number(field.number, 0, out),
        Kind::Double => double(field.number, 0.0, out),
        Kind::Message(id) => nested(field.number, out, |out| message(id, &Map::new(), out)),
        Kind::IntOrString => nested(field.number, out, |out| int_or_string(0, 0, "", out)),
        Kind::Quantity => nested(field.number, out, |out| text(1, "0", out)),
        Kind::Duration => nested(field.number, out, |out| number(1, 0, out)),
        _ => self::field(field.number, &[], out),
    }
}

/// Appends one element under a field's number; false, and nothing is written, if the value is not of the kind.
fn element(at: u32, kind: Kind, value: &Value, out: &mut Vec<u8>) -> bool {
    match kind {
        Kind::Message(id) => match value {
            Value::Object(object) => nested(at, out, |out| message(id, object, out)),
            _ => return false,
        },
        Kind::Text => match value {
            Value::String(value) => text(at, value, out),
            _ => return false,
        },
        Kind::Int => match value.as_i64() {
            Some(value) => number(at, value.cast_unsigned(), out),
            None => return false,
        },
        Kind::Bool => match value.as_bool() {
            Some(value) => number(at, u64::from(value), out),
            None => return false,
        },
        Kind::Double => match value.as_f64() {
            Some(value) => double(at, value, out),
            None => return false,
        },
        Kind::Bytes => match value.as_str().and_then(|text| STANDARD.decode(text).ok()) {
            Some(bytes) => field(at, &bytes, out),
            None => return false,
        },
        Kind::Time | Kind::MicroTime => match value.as_str().and_then(scalar::parse_time) {
            Some((seconds, nanos)) => nested(at, out, |out| {
                let nanos = if kind == Kind::Time {
                    0
                } else {
                    nanos / 1000 * 1000
                };
                number(1, seconds.cast_unsigned(), out);
                number(2, i64::from(nanos).cast_unsigned(), out);
            }),
            None => return false,
        },
        Kind::Duration => match value.as_str().and_then(scalar::parse_duration) {
            Some(nanos) => nested(at, out, |out| number(1, nanos.cast_unsigned(), out)),
            None => return false,
        },
        Kind::IntOrString => match value {
            Value::String(value) => nested(at, out, |out| int_or_string(1, 0, value, out)),
            _ => match value.as_i64() {
                Some(value) => nested(at, out, |out| int_or_string(0, value, "", out)),
                None => return false,
            },
        },
        Kind::Quantity => match value {
            Value::String(value) => nested(at, out, |out| text(1, value, out)),
            Value::Number(value) => nested(at, out, |out| text(1, &value.to_string(), out)),
            _ => return false,
        },
        Kind::RawExtension | Kind::Json => nested(at, out, |out| text(1, &value.to_string(), out)),
        Kind::Texts => match value {
            Value::Array(texts) => nested(at, out, |out| {
                for value in texts.iter().filter_map(Value::as_str) {
                    text(1, value, out);
                }
            }),
            _ => return false,
        },
        Kind::SchemaOrBool(id) => match value {
            Value::Object(schema) => nested(at, out, |out| {
                number(1, 1, out);
                nested(2, out, |out| message(id, schema, out));
            }),
            Value::Bool(allows) => nested(at, out, |out| number(1, u64::from(*allows), out)),
            _ => return false,
        },
        Kind::SchemaOrSchemas(id) => match value {
            Value::Object(schema) => nested(at, out, |out| nested(1, out, |out| message(id, schema, out))),
            Value::Array(schemas) => nested(at, out, |out| {
                for schema in schemas.iter().filter_map(Value::as_object) {
                    nested(2, out, |out| message(id, schema, out));
                }
            }),
            _ => return false,
        },
        Kind::SchemaOrTexts(id) => match value {
            Value::Object(schema) => nested(at, out, |out| nested(1, out, |out| message(id, schema, out))),
            Value::Array(texts) => nested(at, out, |out| {
                for value in texts.iter().filter_map(Value::as_str) {
                    text(2, value, out);
                }
            }),
            _ => return false,
        },
    }
    true
}

fn int_or_string(kind: u64, int: i64, string: &str, out: &mut Vec<u8>) {
    number(1, kind, out);
    number(2, int.cast_unsigned(), out);
    text(3, string, out);
}

fn double(at: u32, value: f64, out: &mut Vec<u8>) {
    varint(u64::from(at << 3 | 1), out);
    out.extend_from_slice(&value.to_le_bytes());
}
