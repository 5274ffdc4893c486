//! A message as a map: its fields by their JSON names.
//!
//! Knows: which fields JSON would show. Never learns: what is inside a value.
//!
//! The fields of a message are expected in rising order with the elements of a list side by side, as Go writes them; then
//! one pass is enough, and nothing is kept. Protobuf allows any order. A field that comes too late is noticed, the whole
//! object is put in order (`order`) and decoded again.

use super::cursor::{Cursor, Raw, Tag, Wire};
use super::error::{Error, ErrorKind};
use super::omit::Omit;
use super::table::{Field, INLINE_DEPTH, Kind, Message, Presence, Shape};
use super::value::{Context, Data, Run, Value};

/// What is decoded, beside the bytes.
#[derive(Debug, Clone, Copy)]
pub(super) struct Object<'a> {
    pub(super) message: u16,
    pub(super) bytes: &'a [u8],
    /// The type that the envelope gives.
    pub(super) types: Option<Types<'a>>,
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Types<'a> {
    pub(super) api_version: &'a str,
    pub(super) kind: &'a str,
}

pub(super) struct Fields<'a> {
    context: &'a Context<'a>,
    /// The message we are within, which may be inlined in another.
    frame: Frame<'a>,
    /// Those it is inlined in, the first `inlined` of them.
    outer: [Option<Frame<'a>>; INLINE_DEPTH - 1],
    inlined: usize,
    /// The object's type, and how much of it was said.
    types: [(&'static str, &'a str); 2],
    told: usize,
    /// If not empty, nothing else is asked for.
    wanted: &'static [&'static str],
    omit: Option<&'a Omit>,
    depth: u32,
}

#[derive(Clone, Copy)]
struct Frame<'a> {
    message: &'static Message,
    cursor: Cursor<'a>,
    /// The number of the last known field.
    last: u32,
    /// Up to here the fields that are never absent were seen or made up.
    never_absent: usize,
}

pub(super) struct Found<'a> {
    pub(super) name: &'static str,
    /// From here on, for errors.
    pub(super) rest: &'a [u8],
    pub(super) value: Value<'a>,
}

impl<'a> Fields<'a> {
    #[inline]
    pub(super) fn new(
        context: &'a Context<'a>,
        object: Object<'a>,
        wanted: &'static [&'static str],
        omit: Option<&'a Omit>,
        depth: u32,
    ) -> Result<Self, Error> {
        if depth >= context.max_depth {
            return Err(Error::new(
                ErrorKind::Depth,
                format!("messages within messages, more than {depth}"),
            ));
        }
        let frame = Frame::new(context.tables.message(object.message), object.bytes);
        let types = object.types.map_or([("", ""); 2], |types| {
            [("apiVersion", types.api_version), ("kind", types.kind)]
        });
        // With many names it is cheaper to let the visitor refuse a field than to look for it here.
        const FEW: usize = 12;
        Ok(Self {
            context,
            frame,
            outer: [None; INLINE_DEPTH - 1],
            inlined: 0,
            types,
            told: if object.types.is_some() { 0 } else { types.len() },
            wanted: if wanted.len() <= FEW { wanted } else { &[] },
            omit,
            depth,
        })
    }

    /// The next field that JSON would show.
    pub(super) fn next(&mut self) -> Result<Option<Found<'a>>, Error> {
        if let Some(found) = self.next_type() {
            return Ok(Some(found));
        }
        loop {
            let frame = &mut self.frame;
            let rest = frame.cursor.rest();
            let mut cursor = frame.cursor;
            let tag = cursor.tag().map_err(|e| e.at(self.context.offset(rest)))?;
            if let Some(field) = frame.missing_before(tag) {
                if let Some(found) = self.absent(field, rest)? {
                    return Ok(Some(found));
                }
                continue;
            }
            let Some(tag) = tag else {
                if !self.leave() {
                    return Ok(None);
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
                    return Err(Error::new(ErrorKind::WireType, "a message that is no message"));
                };
                self.enter(field, bytes)?;
                continue;
            }
            if field.presence == Presence::IfNotEmpty && data.is_empty() {
                continue;
            }
            if let Some(found) = self.found(field, data, rest) {
                return Ok(Some(found));
            }
        }
    }

    fn next_type(&mut self) -> Option<Found<'a>> {
        while let Some((name, text)) = self.types.get(self.told).copied() {
            self.told += 1;
            if !text.is_empty() && self.is_wanted(name) {
                let value = Value {
                    context: self.context,
                    kind: Kind::Text,
                    data: Data::One(Raw::Bytes(text.as_bytes())),
                    omit: None,
                    depth: self.depth,
                };
                return Some(Found {
                    name,
                    rest: text.as_bytes(),
                    value,
                });
            }
        }
        None
    }

    /// A field that is not on the wire and is there all the same.
    fn absent(&mut self, field: &'static Field, rest: &'a [u8]) -> Result<Option<Found<'a>>, Error> {
        let data = match field.presence {
            Presence::Inlined => {
                self.enter(field, &[])?;
                return Ok(None);
            }
            Presence::OrNull => Data::Null,
            _ => Data::One(zero(field.kind)),
        };
        Ok(self.found(field, data, rest))
    }

    #[inline]
    fn found(&self, field: &'static Field, data: Data<'a>, rest: &'a [u8]) -> Option<Found<'a>> {
        if !self.is_wanted(field.name) {
            return None;
        }
        let omit = self.omit.and_then(|omit| omit.below(field.name));
        if omit.is_some_and(Omit::is_whole) {
            return None;
        }
        Some(Found {
            name: field.name,
            rest,
            value: Value {
                context: self.context,
                kind: field.kind,
                data,
                omit,
                depth: self.depth,
            },
        })
    }

    #[inline]
    fn is_wanted(&self, name: &str) -> bool {
        self.wanted.is_empty() || self.wanted.contains(&name)
    }

    /// Goes on with the fields of an inlined message.
    fn enter(&mut self, field: &'static Field, bytes: &'a [u8]) -> Result<(), Error> {
        let (Kind::Message(id), Some(outer)) = (field.kind, self.outer.get_mut(self.inlined)) else {
            return Err(Error::new(ErrorKind::Depth, "inlined too deep"));
        };
        *outer = Some(self.frame);
        self.inlined += 1;
        self.frame = Frame::new(self.context.tables.message(id), bytes);
        Ok(())
    }

    /// Goes back to the message that this one is inlined in, if it is.
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
    fn new(message: &'static Message, bytes: &'a [u8]) -> Self {
        Self {
            message,
            cursor: Cursor::new(bytes),
            last: 0,
            never_absent: 0,
        }
    }

    /// A field that should have come before this one, or before the end.
    #[inline]
    fn missing_before(&mut self, tag: Option<Tag>) -> Option<&'static Field> {
        let place = self.message.never_absent.get(self.never_absent)?;
        let field = &self.message.fields[usize::from(*place)];
        match tag {
            Some(tag) if field.number > tag.number => None,
            Some(tag) if field.number == tag.number => {
                self.never_absent += 1;
                // Whoever comes after it is looked for with the next tag.
                None
            }
            _ => {
                self.never_absent += 1;
                Some(field)
            }
        }
    }
}

/// The value of a field whose head was just read; `rest` begins with that head.
#[inline]
fn read<'a>(
    cursor: &mut Cursor<'a>,
    rest: &'a [u8],
    field: &Field,
    tag: Tag,
    context: &Context<'_>,
) -> Result<Data<'a>, Error> {
    let wire = wire(field.kind);
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
        return Err(Error::new(
            ErrorKind::WireType,
            format!("written as {:?} instead of {wire:?}", tag.wire),
        ));
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
            // What comes next is not ours; if it is bad, its own reader says so.
            _ => break,
        }
        *cursor = ahead;
        count += 1;
    }
    let run = Run {
        cursor: Cursor::new(&rest[..rest.len() - cursor.rest().len()]),
        left: count,
    };
    Ok(match field.shape {
        Shape::Map => Data::Map(run),
        _ => Data::List(run),
    })
}

/// How an element of this kind has to be written.
#[inline]
pub(super) fn wire(kind: Kind) -> Wire {
    match kind {
        Kind::Int | Kind::Bool => Wire::Varint,
        Kind::Double => Wire::Fixed64,
        _ => Wire::Bytes,
    }
}

pub(super) fn zero<'a>(kind: Kind) -> Raw<'a> {
    match wire(kind) {
        Wire::Varint => Raw::Varint(0),
        Wire::Fixed64 => Raw::Fixed64(0),
        _ => Raw::Bytes(&[]),
    }
}
