//! From protobuf to the JSON that the real server writes for the same object.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use kube_proto_tables::{Field, Kind, Presence, Shape, Tables, Wire};
use serde_json::{Map, Value, json};

use super::wire::{Raw, Reader};
use super::{MAGIC, scalar};

/// Deeper nesting is refused: only schemas of CRDs nest without a bound.
pub(super) const DEEPEST: usize = 100;

/// Why bytes are no message, in the words of Go's generated code.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum DecodeError {
    #[error("unexpected EOF")]
    UnexpectedEnd,
    #[error("proto: integer overflow")]
    Overflow,
    #[error("proto: illegal tag {0} (wire type 0)")]
    IllegalTag(u64),
    #[error("proto: illegal wireType {0}")]
    IllegalWireType(u8),
    #[error("proto: wrong wireType = {found} for field {field}")]
    WrongWireType { found: u8, field: &'static str },
    #[error("proto: field {0} is not valid")]
    Invalid(&'static str),
    #[error("proto: the message is nested too deeply")]
    TooDeep,
}

/// An object with its type, as clients send it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Envelope<'a> {
    pub(crate) api_version: String,
    pub(crate) kind: String,
    pub(crate) raw: &'a [u8],
}

impl<'a> Envelope<'a> {
    /// Opens an envelope. The error is the reason in the real server's words.
    pub(crate) fn open(bytes: &'a [u8]) -> Result<Self, String> {
        if bytes.is_empty() {
            return Err("empty data".to_owned());
        }
        let Some(content) = bytes.strip_prefix(MAGIC) else {
            return Err(
                "provided data does not appear to be a protobuf message, expected prefix [107 56 115 0]"
                    .to_owned(),
            );
        };
        if content.is_empty() {
            return Err("empty body".to_owned());
        }
        Self::read(content).map_err(|error| error.to_string())
    }

    fn read(content: &'a [u8]) -> Result<Self, DecodeError> {
        let mut envelope = Self {
            api_version: String::new(),
            kind: String::new(),
            raw: &[],
        };
        let mut reader = Reader(content);
        while let Some((number, raw)) = reader.next()? {
            match (number, raw) {
                (1, Raw::Bytes(type_meta)) => {
                    let mut reader = Reader(type_meta);
                    while let Some((number, raw)) = reader.next()? {
                        match (number, raw) {
                            (1, Raw::Bytes(text)) => envelope.api_version = lossy(text),
                            (2, Raw::Bytes(text)) => envelope.kind = lossy(text),
                            _ => {}
                        }
                    }
                }
                (2, Raw::Bytes(bytes)) => envelope.raw = bytes,
                _ => {}
            }
        }
        Ok(envelope)
    }
}

/// The JSON object of a message.
pub(super) fn message(id: u16, bytes: &[u8]) -> Result<Map<String, Value>, DecodeError> {
    let mut object = Map::new();
    read(id, bytes, &mut object, DEEPEST)?;
    Ok(object)
}

fn read(id: u16, bytes: &[u8], object: &mut Map<String, Value>, depth: usize) -> Result<(), DecodeError> {
    let depth = depth.checked_sub(1).ok_or(DecodeError::TooDeep)?;
    let table = Tables::built_in().message(id);
    let mut reader = Reader(bytes);
    while let Some((number, raw)) = reader.next()? {
        // A field that is newer than the tables is left out, as an older server does.
        if let Some(field) = table.field(number) {
            take(field, raw, object, depth)?;
        }
    }
    for field in table.fields() {
        complete(field, object, depth)?;
    }
    Ok(())
}

/// Puts one field from the wire into the object.
fn take(
    field: &Field,
    raw: Raw<'_>,
    object: &mut Map<String, Value>,
    depth: usize,
) -> Result<(), DecodeError> {
    if field.presence == Presence::Inlined {
        let (Kind::Message(id), Raw::Bytes(bytes)) = (field.kind, raw) else {
            return Err(misfit(field, raw));
        };
        return read(id, bytes, object, depth);
    }
    match field.shape {
        Shape::One => {
            let value = element(field, raw, depth)?;
            object.insert(field.name.to_owned(), value);
        }
        Shape::List => {
            let list = object.entry(field.name).or_insert_with(|| json!([]));
            let list = list.as_array_mut().expect("made as one above");
            match raw {
                // Numbers may be packed.
                Raw::Bytes(bytes) if field.kind.wire() == Wire::Varint => {
                    let mut packed = Reader(bytes);
                    while !packed.0.is_empty() {
                        let number = packed.varint()?;
                        list.push(element(field, Raw::Number(number), depth)?);
                    }
                }
                raw => list.push(element(field, raw, depth)?),
            }
        }
        Shape::Map => {
            let Raw::Bytes(entry) = raw else {
                return Err(misfit(field, raw));
            };
            let (mut key, mut value) = (String::new(), None);
            let mut reader = Reader(entry);
            while let Some((number, raw)) = reader.next()? {
                match (number, raw) {
                    (1, Raw::Bytes(text)) => key = lossy(text),
                    (2, raw) => value = Some(element(field, raw, depth)?),
                    _ => {}
                }
            }
            let value = match value {
                Some(value) => value,
                None => zero(field.kind, depth)?,
            };
            let map = object.entry(field.name).or_insert_with(|| json!({}));
            map.as_object_mut().expect("made as one above").insert(key, value);
        }
    }
    Ok(())
}

/// Adds a field that JSON never leaves out, and removes an empty one that JSON does.
fn complete(field: &Field, object: &mut Map<String, Value>, depth: usize) -> Result<(), DecodeError> {
    match (field.presence, object.get(field.name)) {
        (Presence::IfNotEmpty, Some(value)) if is_empty(value) => {
            object.remove(field.name);
        }
        (Presence::OrZero, None) => {
            object.insert(field.name.to_owned(), zero(field.kind, depth)?);
        }
        (Presence::OrNull, None) => {
            object.insert(field.name.to_owned(), Value::Null);
        }
        (Presence::Inlined, _) => {
            if let Kind::Message(id) = field.kind {
                for field in Tables::built_in().message(id).fields() {
                    complete(field, object, depth)?;
                }
            }
        }
        _ => {}
    }
    Ok(())
}

pub(super) fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Bool(value) => !value,
        Value::Number(number) => number.as_f64() == Some(0.0),
        Value::String(text) => text.is_empty(),
        Value::Array(list) => list.is_empty(),
        Value::Object(map) => map.is_empty(),
    }
}

/// What JSON shows of a value that is not on the wire.
pub(super) fn zero(kind: Kind, depth: usize) -> Result<Value, DecodeError> {
    Ok(match kind {
        Kind::Message(id) => {
            let mut object = Map::new();
            read(id, &[], &mut object, depth)?;
            Value::Object(object)
        }
        Kind::Text | Kind::Bytes => json!(""),
        Kind::Int | Kind::IntOrString => json!(0),
        Kind::Bool => json!(false),
        Kind::Double => json!(0),
        Kind::Duration => json!("0s"),
        Kind::Quantity => json!("0"),
        Kind::Texts => json!([]),
        Kind::Time
        | Kind::MicroTime
        | Kind::RawExtension
        | Kind::Json
        | Kind::SchemaOrBool(_)
        | Kind::SchemaOrSchemas(_)
        | Kind::SchemaOrTexts(_) => Value::Null,
    })
}

fn element(field: &Field, raw: Raw<'_>, depth: usize) -> Result<Value, DecodeError> {
    Ok(match (field.kind, raw) {
        (Kind::Int, Raw::Number(number)) => json!(number.cast_signed()),
        (Kind::Bool, Raw::Number(number)) => json!(number != 0),
        (Kind::Double, Raw::Fixed64(bits)) => whole_if_possible(f64::from_bits(bits)),
        (Kind::Text, Raw::Bytes(bytes)) => json!(lossy(bytes)),
        (Kind::Bytes, Raw::Bytes(bytes)) => json!(STANDARD.encode(bytes)),
        (Kind::Message(id), Raw::Bytes(bytes)) => {
            let mut object = Map::new();
            read(id, bytes, &mut object, depth)?;
            Value::Object(object)
        }
        (Kind::Time | Kind::MicroTime, Raw::Bytes(bytes)) => {
            if bytes.is_empty() {
                return Ok(Value::Null);
            }
            let parts = Parts::read(bytes)?;
            let nanos = i32::try_from(parts.second.cast_signed()).unwrap_or(0);
            let text = scalar::time(parts.first.cast_signed(), nanos, field.kind == Kind::MicroTime);
            text.map_or(Value::Null, Value::String)
        }
        (Kind::Duration, Raw::Bytes(bytes)) => {
            json!(scalar::duration(Parts::read(bytes)?.first.cast_signed()))
        }
        (Kind::IntOrString, Raw::Bytes(bytes)) => {
            let parts = Parts::read(bytes)?;
            match parts.first {
                0 => json!(parts.second.cast_signed()),
                _ => json!(parts.texts.last().map(|text| lossy(text)).unwrap_or_default()),
            }
        }
        (Kind::Quantity, Raw::Bytes(bytes)) => match Parts::read(bytes)?.bytes {
            Some(text) => json!(lossy(text)),
            None => json!("0"),
        },
        (Kind::RawExtension | Kind::Json, Raw::Bytes(bytes)) => match Parts::read(bytes)?.bytes {
            None => Value::Null,
            Some(raw) => embedded(raw).ok_or(DecodeError::Invalid(field.name))?,
        },
        (Kind::Texts, Raw::Bytes(bytes)) => {
            let mut reader = Reader(bytes);
            let mut list = Vec::new();
            while let Some((number, raw)) = reader.next()? {
                if let (1, Raw::Bytes(text)) = (number, raw) {
                    list.push(json!(lossy(text)));
                }
            }
            Value::Array(list)
        }
        (Kind::SchemaOrBool(id) | Kind::SchemaOrSchemas(id) | Kind::SchemaOrTexts(id), Raw::Bytes(bytes)) => {
            schema_or(field.kind, id, bytes, depth)?
        }
        (_, raw) => return Err(misfit(field, raw)),
    })
}

/// A schema, or the simpler form that may stand in its place.
fn schema_or(kind: Kind, id: u16, bytes: &[u8], depth: usize) -> Result<Value, DecodeError> {
    let schema = |bytes: &[u8]| {
        let mut object = Map::new();
        read(id, bytes, &mut object, depth)?;
        Ok(Value::Object(object))
    };
    let (mut one, mut many, mut allows) = (None, Vec::new(), false);
    let mut reader = Reader(bytes);
    while let Some((number, raw)) = reader.next()? {
        match (kind, number, raw) {
            (Kind::SchemaOrBool(_), 1, Raw::Number(number)) => allows = number != 0,
            (Kind::SchemaOrBool(_), 2, Raw::Bytes(bytes)) => one = Some(schema(bytes)?),
            (_, 1, Raw::Bytes(bytes)) => one = Some(schema(bytes)?),
            (Kind::SchemaOrSchemas(_), 2, Raw::Bytes(bytes)) => many.push(schema(bytes)?),
            (Kind::SchemaOrTexts(_), 2, Raw::Bytes(text)) => many.push(json!(lossy(text))),
            _ => {}
        }
    }
    Ok(match (one, kind) {
        (Some(schema), _) => schema,
        (None, Kind::SchemaOrBool(_)) => json!(allows),
        (None, _) => Value::Array(many),
    })
}

/// The fields of the small messages that JSON writes as one value.
#[derive(Debug, Default)]
struct Parts<'a> {
    first: u64,
    second: u64,
    bytes: Option<&'a [u8]>,
    texts: Vec<&'a [u8]>,
}

impl<'a> Parts<'a> {
    fn read(bytes: &'a [u8]) -> Result<Self, DecodeError> {
        let mut parts = Self::default();
        let mut reader = Reader(bytes);
        while let Some((number, raw)) = reader.next()? {
            match (number, raw) {
                (1, Raw::Number(number)) => parts.first = number,
                (2, Raw::Number(number)) => parts.second = number,
                (1, Raw::Bytes(bytes)) => parts.bytes = Some(bytes),
                (3, Raw::Bytes(bytes)) => parts.texts.push(bytes),
                _ => {}
            }
        }
        Ok(parts)
    }
}

/// JSON within a message, or another object in its envelope.
fn embedded(raw: &[u8]) -> Option<Value> {
    if !raw.starts_with(MAGIC) {
        return serde_json::from_slice(raw).ok();
    }
    let envelope = Envelope::open(raw).ok()?;
    let schema = super::Schema::of(&envelope.api_version, &envelope.kind)?;
    let mut object = schema.decode(envelope.raw).ok()?;
    object.insert("apiVersion".to_owned(), json!(envelope.api_version));
    object.insert("kind".to_owned(), json!(envelope.kind));
    Some(Value::Object(object))
}

/// Go writes a float without a fraction as a whole number.
fn whole_if_possible(number: f64) -> Value {
    let whole = number as i64;
    if whole as f64 == number {
        json!(whole)
    } else {
        json!(number)
    }
}

/// Text that is not UTF-8 becomes visible as such; names and values are checked later.
fn lossy(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn misfit(field: &Field, raw: Raw<'_>) -> DecodeError {
    let found = match raw {
        Raw::Number(_) => 0,
        Raw::Fixed64(_) => 1,
        Raw::Bytes(_) => 2,
        Raw::Fixed32 => 5,
    };
    DecodeError::WrongWireType {
        found,
        field: field.name,
    }
}
