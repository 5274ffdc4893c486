//! Iterates over the parts of a value: elements of a list, entries of a map, fields of a message.
//!
//! Knows: which part is next. Never learns: the type that it is decoded into.

use serde::de::{DeserializeSeed, Error as _, IntoDeserializer, MapAccess, SeqAccess, Visitor};

use super::cursor::{Cursor, Raw, text};
use super::error::{Error, ErrorKind};
use super::fields::{Fields, FoundField, zero};
use super::value::{Data, Value, misplaced};
use crate::wire::omit::Omit;
use kube_proto_tables::Kind;

/// Adjacent elements of a list or map, each with its tag.
#[derive(Clone, Copy)]
pub(super) struct FieldRun<'a> {
    pub(super) cursor: Cursor<'a>,
    pub(super) left: usize,
}

/// Parts in protobuf, or in JSON that is embedded in protobuf.
pub(super) enum FieldPieces<'a, Json> {
    FieldRun(FieldRun<'a>),
    Json(Json),
}

pub(super) struct Elements<'a> {
    pub(super) pieces: FieldPieces<'a, std::slice::Iter<'a, serde_json::Value>>,
    pub(super) of: Value<'a>,
}

impl<'a> Elements<'a> {
    pub(super) fn visit<'de, V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, Error> {
        let count = self.left();
        let value = visitor.visit_seq(&mut self)?;
        match self.left() {
            0 => Ok(value),
            left => Err(Error::invalid_length(
                count,
                &&*format!("{} elements", count - left),
            )),
        }
    }

    pub(super) fn left(&self) -> usize {
        match &self.pieces {
            FieldPieces::FieldRun(run) => run.left,
            FieldPieces::Json(list) => list.len(),
        }
    }

    /// Returns the next element, and the bytes where it begins.
    fn next(&mut self) -> Result<Option<(Data<'a>, &'a [u8])>, Error> {
        match &mut self.pieces {
            FieldPieces::FieldRun(run) if run.left > 0 => {
                let rest = run.cursor.rest();
                Ok(Some((Data::One(run.next(self.of.kind)?), rest)))
            }
            FieldPieces::FieldRun(_) => Ok(None),
            FieldPieces::Json(list) => Ok(list.next().map(|node| (Data::Json(node), &[][..]))),
        }
    }
}

impl<'de> SeqAccess<'de> for &mut Elements<'_> {
    type Error = Error;

    #[inline]
    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Error> {
        let Some((data, rest)) = self.next()? else {
            return Ok(None);
        };
        seed.deserialize(Value { data, ..self.of })
            .map(Some)
            .map_err(|e| e.at(self.of.context.offset(rest)))
    }

    /// The exact count, so that no vector has spare capacity.
    fn size_hint(&self) -> Option<usize> {
        Some(self.left())
    }
}

impl<'a> FieldRun<'a> {
    pub(super) const NONE: Self = Self {
        cursor: Cursor::NONE,
        left: 0,
    };

    #[inline]
    fn next(&mut self, kind: Kind) -> Result<Raw<'a>, Error> {
        self.left -= 1;
        match self.cursor.tag()? {
            Some(tag) if tag.wire == kind.wire() => self.cursor.value(tag.wire),
            _ => Err(misplaced()),
        }
    }
}

/// The entries of a map.
pub(super) struct Entries<'a> {
    pub(super) pieces: FieldPieces<'a, serde_json::map::Iter<'a>>,
    pub(super) of: Value<'a>,
}

impl<'a> Entries<'a> {
    /// Returns the key and the value of the next entry.
    fn next(&mut self) -> Result<Option<(&'a str, Data<'a>)>, Error> {
        let run = match &mut self.pieces {
            FieldPieces::FieldRun(run) => run,
            FieldPieces::Json(map) => {
                return Ok(map.next().map(|(key, node)| (key.as_str(), Data::Json(node))));
            }
        };
        while run.left > 0 {
            let rest = run.cursor.rest();
            let entry = entry(run, self.of).map_err(|e| e.at(self.of.context.offset(rest)))?;
            let is_omitted = |omit: &Omit| omit.field(entry.0).is_some_and(Omit::is_whole);
            if !self.of.omit.is_some_and(is_omitted) {
                return Ok(Some((entry.0, Data::One(entry.1))));
            }
        }
        Ok(None)
    }

    fn left(&self) -> usize {
        match &self.pieces {
            FieldPieces::FieldRun(run) => run.left,
            FieldPieces::Json(map) => map.len(),
        }
    }
}

fn entry<'a>(run: &mut FieldRun<'a>, of: Value<'_>) -> Result<(&'a str, Raw<'a>), Error> {
    run.left -= 1;
    let (Some(_), bytes) = (run.cursor.tag()?, run.cursor.bytes()?) else {
        return Err(misplaced());
    };
    let mut cursor = Cursor::new(bytes);
    let (mut key, mut value) = ("", None);
    while let Some(tag) = cursor.tag()? {
        match (tag.number, cursor.value(tag.wire)?) {
            (1, Raw::Bytes(bytes)) => key = text(bytes)?,
            // The value is a message in several parts, which have to be merged.
            (2, _) if value.is_some() => return Err(of.context.disorder()),
            (2, raw) if tag.wire == of.kind.wire() => value = Some(raw),
            (1 | 2, _) => return Err(misplaced()),
            _ => {}
        }
    }
    Ok((key, value.unwrap_or_else(|| zero(of.kind))))
}

/// The entries of any map: the fields of a message, the entries of a map, the members of a JSON object.
pub(super) struct Pairs<'a> {
    source: Source<'a>,
    /// The pair whose key was returned last. It is reused in place, because it is as large as all the other
    /// fields together.
    found: FoundField<'a>,
    is_due: bool,
}

pub(super) enum Source<'a> {
    Fields(Fields<'a>),
    Entries(Entries<'a>),
}

impl<'a> Pairs<'a> {
    #[inline]
    pub(super) fn new(of: &Value<'a>, source: Source<'a>) -> Self {
        let found = FoundField {
            name: "",
            rest: &[],
            value: Value {
                data: Data::Null,
                ..*of
            },
        };
        Self {
            source,
            found,
            is_due: false,
        }
    }

    /// Returns the next key and keeps its value.
    #[inline]
    fn next(&mut self) -> Result<Option<&'a str>, Error> {
        match &mut self.source {
            Source::Fields(fields) => {
                self.is_due = fields.next(&mut self.found)?;
                Ok(self.is_due.then_some(self.found.name))
            }
            Source::Entries(entries) => {
                let Some((key, data)) = entries.next()? else {
                    self.is_due = false;
                    return Ok(None);
                };
                self.is_due = true;
                self.found.rest = key.as_bytes();
                self.found.value = Value {
                    data,
                    omit: None,
                    ..entries.of
                };
                Ok(Some(key))
            }
        }
    }
}

impl<'de> MapAccess<'de> for Pairs<'_> {
    type Error = Error;

    #[inline]
    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        match self.next()? {
            Some(key) => seed.deserialize(key.into_deserializer()).map(Some),
            None => Ok(None),
        }
    }

    #[inline]
    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Error> {
        if !std::mem::take(&mut self.is_due) {
            return Err(Error::new(
                ErrorKind::Value,
                "a value was asked for before its key",
            ));
        }
        let found = &self.found;
        seed.deserialize(found.value)
            .map_err(|e| e.at(found.value.context.offset(found.rest)).within(found.name))
    }

    fn size_hint(&self) -> Option<usize> {
        match &self.source {
            // The count is unknown if entries may be left out.
            Source::Entries(entries) => entries.of.omit.is_none().then(|| entries.left()),
            Source::Fields(_) => None,
        }
    }
}
