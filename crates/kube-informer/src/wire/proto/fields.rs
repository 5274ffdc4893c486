//! Presents a message as a map: its fields by their JSON names.
//!
//! Knows: which fields JSON would show. Never learns: the content of a value.
//!
//! The fields of a message are expected in ascending order, and the elements of a list next to each other, as
//! Go writes them. One pass is then enough, and nothing is buffered. Protobuf allows any order: if a field
//! comes too late, the whole object is put in order (`order`) and decoded again.

use super::access::FieldRun;
use super::cursor::{Cursor, Raw, Tag, Wire};
use super::error::{Error, ErrorKind};
use super::value::{Data, DecodeContext, Value};
use crate::wire::omit::Omit;
use kube_proto_tables::{Field, INLINE_DEPTH, Kind, Message, Presence, Shape};

/// A message to decode.
#[derive(Debug, Clone, Copy)]
pub(super) struct Object<'a> {
    pub(super) message: u16,
    pub(super) bytes: &'a [u8],
    /// The type from the envelope.
    pub(super) types: Option<Types<'a>>,
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Types<'a> {
    pub(super) api_version: &'a str,
    pub(super) kind: &'a str,
}

pub(super) struct Fields<'a> {
    context: &'a DecodeContext<'a>,
    /// The current message, which may be inlined in another one.
    frame: Frame<'a>,
    /// The messages that the current one is inlined in. The first `inlined` entries are in use.
    outer: [Option<Frame<'a>>; INLINE_DEPTH - 1],
    inlined: usize,
    /// The object's type; `types_left` counts the fields of it that were not returned yet.
    types: Option<Types<'a>>,
    types_left: u8,
    omit: Option<&'a Omit>,
    depth: u32,
}

#[derive(Clone, Copy)]
struct Frame<'a> {
    message: &'static Message,
    cursor: Cursor<'a>,
    /// The number of the last known field.
    last: u32,
    /// The number of never-absent fields that were seen or filled in so far.
    never_absent: usize,
    /// The number of the next never-absent field.
    due: u32,
}

pub(super) struct FoundField<'a> {
    pub(super) name: &'static str,
    /// The bytes that begin with this field, for the offset in errors.
    pub(super) rest: &'a [u8],
    pub(super) value: Value<'a>,
}

impl<'a> Fields<'a> {
    #[inline]
    pub(super) fn new(
        context: &'a DecodeContext<'a>,
        object: Object<'a>,
        omit: Option<&'a Omit>,
        depth: u32,
    ) -> Result<Self, Error> {
        if depth >= context.max_depth {
            return Err(too_deep(depth));
        }
        let frame = Frame::new(context.tables.message(object.message), object.bytes);
        Ok(Self {
            context,
            frame,
            outer: [None; INLINE_DEPTH - 1],
            inlined: 0,
            types: object.types,
            types_left: if object.types.is_some() { 2 } else { 0 },
            omit,
            depth,
        })
    }

    /// Stores the next field that JSON would show in `found`; returns false if there is none.
    pub(super) fn next(&mut self, found: &mut FoundField<'a>) -> Result<bool, Error> {
        if self.types_left > 0 && self.next_type(found) {
            return Ok(true);
        }
        loop {
            let frame = &mut self.frame;
            let rest = frame.cursor.rest();
            if let Some((field, raw)) = frame.plain() {
                let data = Data::One(raw);
                let is_shown = field.presence != Presence::IfNotEmpty || !data.is_empty();
                if is_shown && self.found(field, data, rest, found) {
                    return Ok(true);
                }
                continue;
            }
            let mut cursor = frame.cursor;
            let tag = cursor.tag().map_err(|e| e.at(self.context.offset(rest)))?;
            if let Some(field) = frame.missing_before(tag) {
                if self.absent(field, rest, found)? {
                    return Ok(true);
                }
                continue;
            }
            let Some(tag) = tag else {
                if !self.leave() {
                    return Ok(false);
                }
                continue;
            };
            let Some(field) = frame.message.field(tag.number) else {
                frame.cursor = cursor;
                frame
                    .cursor
                    .skip(tag.wire)
                    .map_err(|e| e.at(self.context.offset(rest)))?;
                continue;
            };
            if tag.number <= frame.last {
                return Err(self.context.disorder());
            }
            frame.last = tag.number;
            let data = read(&mut cursor, rest, field, tag, self.context).map_err(|e| {
                let part = cursor.rest();
                e.at(self.context.offset(part)).within(field.name)
            })?;
            frame.cursor = cursor;
            if field.presence == Presence::Inlined {
                let Data::One(Raw::Bytes(bytes)) = data else {
                    return Err(Error::new(ErrorKind::WireType, "inlined field is not a message"));
                };
                self.enter(field, bytes)?;
                continue;
            }
            if field.presence == Presence::IfNotEmpty && data.is_empty() {
                continue;
            }
            if self.found(field, data, rest, found) {
                return Ok(true);
            }
        }
    }

    fn next_type(&mut self, found: &mut FoundField<'a>) -> bool {
        while let (Some(types), 1..) = (self.types, self.types_left) {
            self.types_left -= 1;
            let (name, text) = match self.types_left {
                1 => ("apiVersion", types.api_version),
                _ => ("kind", types.kind),
            };
            if !text.is_empty() {
                found.name = name;
                found.rest = text.as_bytes();
                found.value.kind = Kind::Text;
                found.value.data = Data::One(Raw::Bytes(text.as_bytes()));
                found.value.omit = None;
                found.value.depth = self.depth;
                return true;
            }
        }
        false
    }

    /// Fills in a field that JSON shows although it is not encoded.
    fn absent(
        &mut self,
        field: &'static Field,
        rest: &'a [u8],
        found: &mut FoundField<'a>,
    ) -> Result<bool, Error> {
        let data = match field.presence {
            Presence::Inlined => {
                self.enter(field, &[])?;
                return Ok(false);
            }
            Presence::OrNull => Data::Null,
            _ => Data::One(zero(field.kind)),
        };
        Ok(self.found(field, data, rest, found))
    }

    #[inline]
    fn found(
        &self,
        field: &'static Field,
        data: Data<'a>,
        rest: &'a [u8],
        found: &mut FoundField<'a>,
    ) -> bool {
        let omit = self.omit.and_then(|omit| omit.field(field.name));
        if omit.is_some_and(Omit::is_whole) {
            return false;
        }
        found.name = field.name;
        found.rest = rest;
        found.value.kind = field.kind;
        found.value.data = data;
        found.value.omit = omit;
        found.value.depth = self.depth;
        true
    }

    /// Continues with the fields of an inlined message.
    fn enter(&mut self, field: &'static Field, bytes: &'a [u8]) -> Result<(), Error> {
        let (Kind::Message(id), Some(outer)) = (field.kind, self.outer.get_mut(self.inlined)) else {
            return Err(Error::new(ErrorKind::Depth, "inlined too deep"));
        };
        *outer = Some(self.frame);
        self.inlined += 1;
        self.frame = Frame::new(self.context.tables.message(id), bytes);
        Ok(())
    }

    /// Returns to the message that this one is inlined in. Returns false if there is none.
    fn leave(&mut self) -> bool {
        let outer = self
            .inlined
            .checked_sub(1)
            .and_then(|last| self.outer[last].take());
        match outer {
            Some(frame) => {
                self.inlined -= 1;
                self.frame = frame;
                true
            }
            None => false,
        }
    }
}

impl<'a> Frame<'a> {
    #[inline]
    fn new(message: &'static Message, bytes: &'a [u8]) -> Self {
        Self {
            message,
            cursor: Cursor::new(bytes),
            last: 0,
            never_absent: 0,
            due: message.due(0),
        }
    }

    /// Returns the next field and its value in the common case: known, in order, a single value, and short.
    /// Otherwise it reads nothing, and the caller uses the general path.
    #[inline]
    fn plain(&mut self) -> Option<(&'static Field, Raw<'a>)> {
        let head = *self.cursor.rest().first()?;
        let field = self.message.field(u32::from(head >> 3))?;
        if field.head != head || field.number <= self.last || field.number > self.due {
            return None;
        }
        let raw = self.cursor.short(field.kind.wire())?;
        self.last = field.number;
        if field.number == self.due {
            self.pass_due();
        }
        Some((field, raw))
    }

    /// Returns a never-absent field that is missing before this one, or before the end.
    #[inline]
    fn missing_before(&mut self, tag: Option<Tag>) -> Option<&'static Field> {
        let number = tag.map_or(u32::MAX, |tag| tag.number);
        if self.due > number || self.due == u32::MAX {
            return None;
        }
        let field = self.message.field(self.due);
        self.pass_due();
        // If the due field is the one that is here, the next due field is checked with the next tag.
        field.filter(|field| field.number != number)
    }

    fn pass_due(&mut self) {
        self.never_absent += 1;
        self.due = self.message.due(self.never_absent);
    }
}

/// Reads the value of a field whose tag was just read; `rest` begins with that tag.
#[inline]
fn read<'a>(
    cursor: &mut Cursor<'a>,
    rest: &'a [u8],
    field: &Field,
    tag: Tag,
    context: &DecodeContext<'_>,
) -> Result<Data<'a>, Error> {
    let wire = field.kind.wire();
    if tag.wire
        != if field.shape == Shape::Map {
            Wire::Bytes
        } else {
            wire
        }
    {
        // Numbers may be packed together as bytes.
        if field.shape == Shape::List && tag.wire == Wire::Bytes {
            return Err(context.disorder());
        }
        return Err(misfit(tag.wire, wire));
    }
    if field.shape == Shape::One {
        return Ok(Data::One(cursor.value(tag.wire)?));
    }
    cursor.skip(tag.wire)?;
    let mut count = 1;
    loop {
        let mut ahead = *cursor;
        match ahead.tag() {
            Ok(Some(next)) if next == tag => ahead.skip(tag.wire)?,
            // The next tag belongs to another field. If it is invalid, the read of that field reports it.
            _ => break,
        }
        *cursor = ahead;
        count += 1;
    }
    let run = FieldRun {
        cursor: Cursor::new(&rest[..rest.len() - cursor.rest().len()]),
        left: count,
    };
    Ok(match field.shape {
        Shape::Map => Data::Map(run),
        _ => Data::List(run),
    })
}

#[cold]
fn too_deep(depth: u32) -> Error {
    Error::new(
        ErrorKind::Depth,
        format!("messages within messages, more than {depth}"),
    )
}

#[cold]
fn misfit(found: Wire, wanted: Wire) -> Error {
    Error::new(
        ErrorKind::WireType,
        format!("written as {found:?} instead of {wanted:?}"),
    )
}

pub(super) fn zero<'a>(kind: Kind) -> Raw<'a> {
    match kind.wire() {
        Wire::Varint => Raw::Varint(0),
        Wire::Fixed64 => Raw::Fixed64(0),
        _ => Raw::Bytes(&[]),
    }
}
