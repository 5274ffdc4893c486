//! A protobuf value as a serde deserializer.
//!
//! Knows: how each kind of value looks as JSON. Never learns: the type that it is decoded into.

use std::cell::Cell;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::Deserialize as _;
use serde::de::value::{MapAccessDeserializer, MapDeserializer};
use serde::de::{Deserializer, IntoDeserializer, Visitor};
use serde::forward_to_deserialize_any;

use super::access::{Elements, Entries, FieldPieces, FieldRun, Pairs, Source};
use super::cursor::{Cursor, Raw, text};
use super::envelope::Envelope;
use super::error::{Error, ErrorKind};
use super::fields::{Fields, Object, Types};
use super::time;
use crate::wire::json::RAW;
use crate::wire::omit::Omit;
use kube_proto_tables::{Kind, Tables};

/// State that is shared by all values of one object.
pub(super) struct DecodeContext<'a> {
    pub(super) tables: &'static Tables,
    pub(super) max_depth: u32,
    /// The encoded object.
    whole: &'a [u8],
    disordered: Cell<bool>,
}

impl<'a> DecodeContext<'a> {
    pub(super) fn new(whole: &'a [u8], max_depth: u32) -> Self {
        Self {
            tables: Tables::built_in(),
            max_depth,
            whole,
            disordered: Cell::new(false),
        }
    }

    /// Returns the offset of a part of the object; `None` if the slice is not a part of it.
    #[cold]
    pub(super) fn offset(&self, part: &[u8]) -> Option<usize> {
        let place = part.as_ptr().addr().checked_sub(self.whole.as_ptr().addr())?;
        (place <= self.whole.len()).then_some(place)
    }

    /// Reports that the fields are in an order that one pass cannot decode. The error ends this pass. If the
    /// type swallows the error, the flag remains.
    #[cold]
    pub(super) fn disorder(&self) -> Error {
        self.disordered.set(true);
        Error::new(ErrorKind::Malformed, "fields out of order")
    }

    pub(super) fn is_disordered(&self) -> bool {
        self.disordered.get()
    }
}

#[derive(Clone, Copy)]
pub(super) struct Value<'a> {
    pub(super) context: &'a DecodeContext<'a>,
    pub(super) kind: Kind,
    pub(super) data: Data<'a>,
    pub(super) omit: Option<&'a Omit>,
    pub(super) depth: u32,
}

#[derive(Clone, Copy)]
pub(super) enum Data<'a> {
    Null,
    One(Raw<'a>),
    List(FieldRun<'a>),
    /// Entries with a text as field 1 and an element as field 2.
    Map(FieldRun<'a>),
    /// The object itself.
    Root(&'a Object<'a>),
    /// A value in JSON that is embedded in protobuf.
    Json(&'a serde_json::Value),
}

impl Data<'_> {
    /// True if `omitempty` omits the value. Lists and maps that are encoded are never omitted.
    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        match self {
            Self::One(Raw::Bytes(bytes)) => bytes.is_empty(),
            Self::One(Raw::Varint(number)) => *number == 0,
            Self::One(Raw::Fixed64(bits)) => f64::from_bits(*bits) == 0.0,
            _ => false,
        }
    }
}

/// A value in the form that a visitor receives.
enum ScalarOrNested<'a> {
    Null,
    Bool(bool),
    Int(i64),
    /// A number too large for `i64`. Only embedded JSON has such numbers.
    Unsigned(u64),
    Double(f64),
    Text(&'a str),
    Time(time::TimeText),
    Owned(String),
    List(Elements<'a>),
    Map(Entries<'a>),
    Object(Object<'a>),
    Json(&'a [u8]),
}

impl<'a> Value<'a> {
    #[inline]
    fn see(&self) -> Result<ScalarOrNested<'a>, Error> {
        match self.data {
            Data::One(Raw::Bytes(bytes)) => self.see_bytes(bytes),
            Data::One(Raw::Varint(number)) => match self.kind {
                Kind::Bool => Ok(ScalarOrNested::Bool(number != 0)),
                Kind::Int => Ok(ScalarOrNested::Int(number.cast_signed())),
                _ => Err(misplaced()),
            },
            Data::One(Raw::Fixed64(bits)) if self.kind == Kind::Double => {
                Ok(ScalarOrNested::Double(f64::from_bits(bits)))
            }
            Data::One(_) => Err(misplaced()),
            Data::Null => Ok(ScalarOrNested::Null),
            Data::List(run) => Ok(ScalarOrNested::List(self.elements(run, self.kind))),
            Data::Map(run) => Ok(ScalarOrNested::Map(self.entries(FieldPieces::FieldRun(run)))),
            Data::Root(object) => Ok(ScalarOrNested::Object(*object)),
            Data::Json(node) => Ok(self.see_json(node)),
        }
    }

    #[inline]
    fn see_bytes(&self, bytes: &'a [u8]) -> Result<ScalarOrNested<'a>, Error> {
        Ok(match self.kind {
            Kind::Text => ScalarOrNested::Text(text(bytes)?),
            Kind::Message(id) => ScalarOrNested::Object(message(id, bytes)),
            Kind::Quantity => match only(bytes, 1)? {
                Some(Raw::Bytes([])) | None => ScalarOrNested::Text("0"),
                Some(Raw::Bytes(quantity)) => ScalarOrNested::Text(text(quantity)?),
                Some(_) => return Err(misplaced()),
            },
            Kind::Time => time::time(bytes)?.map_or(ScalarOrNested::Null, ScalarOrNested::Time),
            Kind::MicroTime => time::micro_time(bytes)?.map_or(ScalarOrNested::Null, ScalarOrNested::Time),
            Kind::Duration => match only(bytes, 1)? {
                Some(Raw::Varint(nanos)) => ScalarOrNested::Owned(time::duration(nanos.cast_signed())),
                None => ScalarOrNested::Owned(time::duration(0)),
                Some(_) => return Err(misplaced()),
            },
            Kind::Bytes => ScalarOrNested::Owned(STANDARD.encode(bytes)),
            Kind::IntOrString => int_or_string(bytes)?,
            Kind::RawExtension => self.raw_extension(bytes)?,
            Kind::Json => match only(bytes, 1)? {
                Some(Raw::Bytes(json)) => seen_json(json),
                None => ScalarOrNested::Null,
                Some(_) => return Err(misplaced()),
            },
            Kind::Texts => self.list_within(bytes, 1, Kind::Text)?,
            Kind::SchemaOrBool(id) => match only(bytes, 2)? {
                Some(Raw::Bytes(schema)) => ScalarOrNested::Object(message(id, schema)),
                Some(_) => return Err(misplaced()),
                None => ScalarOrNested::Bool(matches!(only(bytes, 1)?, Some(Raw::Varint(1..)))),
            },
            Kind::SchemaOrSchemas(id) => self.schema_or(bytes, id, Kind::Message(id))?,
            Kind::SchemaOrTexts(id) => self.schema_or(bytes, id, Kind::Text)?,
            Kind::Int | Kind::Bool | Kind::Double => return Err(misplaced()),
        })
    }

    /// Reads a union: field 2 is a list; if it is empty, field 1 may be a schema.
    fn schema_or(&self, bytes: &'a [u8], id: u16, element: Kind) -> Result<ScalarOrNested<'a>, Error> {
        if let ScalarOrNested::List(list) = self.list_within(bytes, 2, element)?
            && list.left() > 0
        {
            return Ok(ScalarOrNested::List(list));
        }
        match only(bytes, 1)? {
            Some(Raw::Bytes(schema)) => Ok(ScalarOrNested::Object(message(id, schema))),
            None => Ok(ScalarOrNested::Null),
            Some(_) => Err(misplaced()),
        }
    }

    /// Reads a list that is a field of a message with at most one other field.
    fn list_within(&self, bytes: &'a [u8], number: u32, kind: Kind) -> Result<ScalarOrNested<'a>, Error> {
        let mut cursor = Cursor::new(bytes);
        let mut run = FieldRun { cursor, left: 0 };
        loop {
            let here = cursor;
            let Some(tag) = cursor.tag()? else { break };
            cursor.skip(tag.wire)?;
            if tag.number == number && run.left == 0 {
                run = FieldRun {
                    cursor: here,
                    left: 1,
                };
            } else if tag.number == number {
                run.left += 1;
            } else if run.left > 0 {
                return Err(self.context.disorder());
            }
        }
        Ok(ScalarOrNested::List(self.elements(run, kind)))
    }

    fn raw_extension(&self, bytes: &'a [u8]) -> Result<ScalarOrNested<'a>, Error> {
        let raw = match only(bytes, 1)? {
            Some(Raw::Bytes(raw)) => raw,
            None => return Ok(ScalarOrNested::Null),
            Some(_) => return Err(misplaced()),
        };
        if !Envelope::is_one(raw) {
            return Ok(seen_json(raw));
        }
        let envelope = Envelope::open(raw)?;
        if envelope.is_json() {
            return Ok(seen_json(envelope.raw));
        }
        let message = envelope.message()?;
        Ok(ScalarOrNested::Object(Object {
            message,
            bytes: envelope.raw,
            types: Some(Types {
                api_version: envelope.api_version,
                kind: envelope.kind,
            }),
        }))
    }

    fn see_json(&self, node: &'a serde_json::Value) -> ScalarOrNested<'a> {
        use serde_json::Value as Node;
        match node {
            Node::Null => ScalarOrNested::Null,
            Node::Bool(value) => ScalarOrNested::Bool(*value),
            Node::Number(number) => match (number.as_i64(), number.as_u64(), number.as_f64()) {
                (Some(number), ..) => ScalarOrNested::Int(number),
                (_, Some(number), _) => ScalarOrNested::Unsigned(number),
                (.., number) => ScalarOrNested::Double(number.unwrap_or(f64::NAN)),
            },
            Node::String(text) => ScalarOrNested::Text(text),
            Node::Array(list) => ScalarOrNested::List(Elements {
                pieces: FieldPieces::Json(list.iter()),
                of: *self,
            }),
            Node::Object(map) => ScalarOrNested::Map(self.entries(FieldPieces::Json(map.iter()))),
        }
    }

    fn elements(&self, run: FieldRun<'a>, kind: Kind) -> Elements<'a> {
        Elements {
            pieces: FieldPieces::FieldRun(run),
            of: Self { kind, ..*self },
        }
    }

    fn entries(&self, pieces: FieldPieces<'a, serde_json::map::Iter<'a>>) -> Entries<'a> {
        Entries { pieces, of: *self }
    }

    #[inline]
    fn fields(&self, object: Object<'a>) -> Result<Pairs<'a>, Error> {
        let fields = Fields::new(self.context, object, self.omit, self.depth + 1)?;
        Ok(Pairs::new(self, Source::Fields(fields)))
    }

    fn pairs(&self, entries: Entries<'a>) -> Pairs<'a> {
        Pairs::new(self, Source::Entries(entries))
    }

    /// Continues inside embedded JSON.
    fn within_json<T>(
        self,
        json: &[u8],
        go_on: impl FnOnce(Value<'_>) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let node = serde_json::from_slice(json)
            .map_err(|e| Error::new(ErrorKind::Malformed, format!("the JSON within: {e}")))?;
        go_on(Value {
            data: Data::Json(&node),
            ..self
        })
    }

    fn show<'de, V: Visitor<'de>>(self, seen: ScalarOrNested<'a>, visitor: V) -> Result<V::Value, Error> {
        match seen {
            ScalarOrNested::Null => visitor.visit_unit(),
            ScalarOrNested::Bool(value) => visitor.visit_bool(value),
            ScalarOrNested::Int(number) => int(number, visitor),
            ScalarOrNested::Unsigned(number) => visitor.visit_u64(number),
            ScalarOrNested::Double(number) => double(number, visitor),
            ScalarOrNested::Text(text) => visitor.visit_str(text),
            ScalarOrNested::Time(text) => visitor.visit_str(text.as_str()),
            ScalarOrNested::Owned(text) => visitor.visit_string(text),
            ScalarOrNested::List(list) => list.visit(visitor),
            // All maps share one type, because every target type is compiled once per map type.
            ScalarOrNested::Map(map) => visitor.visit_map(self.pairs(map)),
            ScalarOrNested::Object(object) => visitor.visit_map(self.fields(object)?),
            ScalarOrNested::Json(json) => self.within_json(json, |value| value.deserialize_any(visitor)),
        }
    }
}

/// How a lean type calls itself: this, and the name of its message.
const LEAN: &str = "kube-lean:";

/// Is this `core/v1.Pod`?
pub(super) fn is_called((package, message): (&str, &str), name: &str) -> bool {
    name.strip_prefix(package).and_then(|rest| rest.strip_prefix('.')) == Some(message)
}

impl<'de> Deserializer<'de> for Value<'_> {
    type Error = Error;

    #[inline]
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let seen = self.see()?;
        self.show(seen, visitor)
    }

    #[inline]
    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let is_null = match (self.kind, self.data) {
            (_, Data::Null | Data::Json(serde_json::Value::Null)) => true,
            // Times may be null although they were sent.
            (Kind::Time | Kind::MicroTime, Data::One(Raw::Bytes(bytes))) => time::is_null(bytes)?,
            (
                Kind::Json | Kind::RawExtension | Kind::SchemaOrSchemas(_) | Kind::SchemaOrTexts(_),
                Data::One(_),
            ) => matches!(self.see()?, ScalarOrNested::Null),
            _ => false,
        };
        if is_null {
            visitor.visit_none()
        } else {
            visitor.visit_some(self)
        }
    }

    #[inline]
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        // The names are not used: the visitor decides about each field, and fields that it ignores are
        // skipped. Comparing names here as well costs more than it saves.
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        // Messages are by far the most frequent case, so they are checked first.
        if let (Kind::Message(id), Data::One(Raw::Bytes(bytes))) = (self.kind, self.data) {
            return visitor.visit_map(self.fields(message(id, bytes))?);
        }
        match self.see()? {
            ScalarOrNested::Object(object) => visitor.visit_map(self.fields(object)?),
            seen => self.show(seen, visitor),
        }
    }

    #[inline]
    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match (self.kind, self.data) {
            (Kind::Text, Data::One(Raw::Bytes(bytes))) => visitor.visit_str(text(bytes)?),
            _ => self.deserialize_any(visitor),
        }
    }

    #[inline]
    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_str(visitor)
    }

    /// An empty list and an absent one have the same encoding. A type that has no representation for null
    /// receives the empty list.
    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.data {
            Data::List(run) => self.elements(run, self.kind).visit(visitor),
            Data::Null => self.elements(FieldRun::NONE, self.kind).visit(visitor),
            _ => self.deserialize_any(visitor),
        }
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.data {
            Data::Map(run) => visitor.visit_map(self.pairs(self.entries(FieldPieces::FieldRun(run)))),
            Data::Null => visitor.visit_map(self.pairs(self.entries(FieldPieces::FieldRun(FieldRun::NONE)))),
            _ => self.deserialize_any(visitor),
        }
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.see()? {
            ScalarOrNested::Double(number) => visitor.visit_f64(number),
            seen => self.show(seen, visitor),
        }
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_f64(visitor)
    }

    #[inline]
    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        if name == RAW {
            // There is no received text. A type that asks for text receives the JSON that the server would
            // have written.
            let text = serde_json::Value::deserialize(self)?.to_string();
            return visitor.visit_map(MapDeserializer::new(std::iter::once((RAW, text))));
        }
        if let Some(message) = name.strip_prefix(LEAN)
            && let Data::Root(object) = self.data
            && self.omit.is_some_and(Omit::is_managed_fields)
            && is_called(self.context.tables.message(object.message).name(), message)
        {
            // The type decodes by itself, in a fifth of the time.
            return visitor.visit_bytes(object.bytes);
        }
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self.see()? {
            ScalarOrNested::Text(text) => visitor.visit_enum(text.into_deserializer()),
            ScalarOrNested::Time(text) => visitor.visit_enum(text.as_str().into_deserializer()),
            ScalarOrNested::Owned(text) => visitor.visit_enum(text.into_deserializer()),
            // A map with a single key represents an enum.
            ScalarOrNested::Object(object) => {
                MapAccessDeserializer::new(self.fields(object)?).deserialize_enum(name, variants, visitor)
            }
            ScalarOrNested::Map(map) => {
                MapAccessDeserializer::new(self.pairs(map)).deserialize_enum(name, variants, visitor)
            }
            ScalarOrNested::Json(json) => {
                self.within_json(json, |value| value.deserialize_enum(name, variants, visitor))
            }
            seen => self.show(seen, visitor),
        }
    }

    #[inline]
    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 char bytes byte_buf unit unit_struct tuple tuple_struct identifier
    }
}

fn message(id: u16, bytes: &[u8]) -> Object<'_> {
    Object {
        message: id,
        bytes,
        types: None,
    }
}

/// Returns the last value of a field of a small message.
#[inline]
fn only(bytes: &[u8], number: u32) -> Result<Option<Raw<'_>>, Error> {
    let mut cursor = Cursor::new(bytes);
    let mut found = None;
    while let Some(tag) = cursor.tag()? {
        let raw = cursor.value(tag.wire)?;
        if tag.number == number {
            found = Some(raw);
        }
    }
    Ok(found)
}

fn int_or_string(bytes: &[u8]) -> Result<ScalarOrNested<'_>, Error> {
    let is_int = matches!(only(bytes, 1)?, None | Some(Raw::Varint(0)));
    let number = if is_int { 2 } else { 3 };
    Ok(match (is_int, only(bytes, number)?) {
        (true, Some(Raw::Varint(number))) => ScalarOrNested::Int(number.cast_signed()),
        (true, None) => ScalarOrNested::Int(0),
        (false, Some(Raw::Bytes(bytes))) => ScalarOrNested::Text(text(bytes)?),
        (false, None) => ScalarOrNested::Text(""),
        _ => return Err(misplaced()),
    })
}

fn seen_json(json: &[u8]) -> ScalarOrNested<'_> {
    match json.trim_ascii() {
        b"" | b"null" => ScalarOrNested::Null,
        json => ScalarOrNested::Json(json),
    }
}

#[inline]
fn int<'de, V: Visitor<'de>>(number: i64, visitor: V) -> Result<V::Value, Error> {
    match u64::try_from(number) {
        Ok(number) => visitor.visit_u64(number),
        Err(_) => visitor.visit_i64(number),
    }
}

/// Visits a number as JSON would show it: integers up to 10²¹ are written without a decimal point.
fn double<'de, V: Visitor<'de>>(number: f64, visitor: V) -> Result<V::Value, Error> {
    if number.fract() == 0.0 && number.abs() < 1e21 {
        let digits = number.to_string();
        if let Ok(number) = digits.parse::<u64>() {
            return visitor.visit_u64(number);
        }
        if let Ok(number) = digits.parse::<i64>().map_err(drop)
            && number != 0
        {
            return visitor.visit_i64(number);
        }
    }
    visitor.visit_f64(number)
}

#[cold]
pub(super) fn misplaced() -> Error {
    Error::new(
        ErrorKind::WireType,
        "a value in a form that its type does not have",
    )
}
