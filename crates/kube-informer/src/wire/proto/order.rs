//! Puts the fields of an object in order.
//!
//! Knows: which fields are lists, maps and messages. Never learns: JSON.
//!
//! Protobuf lets a writer send fields in any order, a list in pieces, a message in parts that have to be
//! merged, and numbers packed or not. Kubernetes' own writers do none of that, so the decoder does not
//! support it, and calls this module when it is needed.

use super::cursor::{Cursor, Raw, Wire};
use super::error::{Error, ErrorKind};
use kube_proto_tables::{Kind, Message, Shape, Tables};

/// Returns the same object as Go would have written it: fields in ascending order, each message whole, each
/// list in one piece. Fields that are in no table are left out.
pub(super) fn ordered(tables: &Tables, message: u16, bytes: &[u8], max_depth: u32) -> Result<Vec<u8>, Error> {
    let mut work = Reorder {
        tables,
        out: Vec::with_capacity(bytes.len()),
        // Merging copies the parts. Merging parts of merged messages, level by level, could copy far more
        // than the size of the object. Only an attacker sends that.
        budget: bytes.len().saturating_mul(4),
        notes: MOST_NOTES,
        max_depth,
    };
    work.message(tables.message(message), bytes, 0)?;
    Ok(work.out)
}

struct Reorder<'t> {
    tables: &'t Tables,
    out: Vec<u8>,
    budget: usize,
    /// The number of fields that may still be recorded.
    notes: usize,
    max_depth: u32,
}

/// The maximum number of fields of one object that are put in order. A record takes 32 bytes and a field as
/// few as two, so without this limit the records could take sixteen times the memory of the object.
const MOST_NOTES: usize = 1 << 21;

impl Reorder<'_> {
    fn message(&mut self, message: &Message, bytes: &[u8], depth: u32) -> Result<(), Error> {
        self.grouped(bytes, depth, &|number| {
            let field = message.field(number)?;
            Some((field.shape, field.kind))
        })
    }

    /// Writes the fields for which `what` returns a type, in order.
    fn grouped(
        &mut self,
        bytes: &[u8],
        depth: u32,
        what: &dyn Fn(u32) -> Option<(Shape, Kind)>,
    ) -> Result<(), Error> {
        if depth >= self.max_depth {
            return Err(Error::new(
                ErrorKind::Depth,
                format!("messages within messages, more than {depth}"),
            ));
        }
        let mut found = Vec::new();
        let mut cursor = Cursor::new(bytes);
        while let Some(tag) = cursor.tag()? {
            let raw = cursor.value(tag.wire)?;
            if what(tag.number).is_some() {
                self.notes = self.notes.checked_sub(1).ok_or_else(|| {
                    Error::new(
                        ErrorKind::TooLarge,
                        format!("more than {MOST_NOTES} fields that are not in order"),
                    )
                })?;
                found.push((tag.number, raw));
            }
        }
        found.sort_by_key(|(number, _)| *number);
        for group in found.chunk_by(|(a, _), (b, _)| a == b) {
            let number = group[0].0;
            let Some((shape, kind)) = what(number) else {
                continue;
            };
            match shape {
                Shape::One => self.one(number, kind, group, depth)?,
                Shape::List => {
                    for (_, raw) in group {
                        self.element(number, kind, *raw, depth)?;
                    }
                }
                Shape::Map => {
                    for (_, raw) in group {
                        let Raw::Bytes(entry) = raw else {
                            return Err(misplaced());
                        };
                        self.nested(number, |work| {
                            work.grouped(entry, depth + 1, &|number| match number {
                                1 => Some((Shape::One, Kind::Text)),
                                2 => Some((Shape::One, kind)),
                                _ => None,
                            })
                        })?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Writes the last of several values. Several messages are merged.
    fn one(&mut self, number: u32, kind: Kind, group: &[(u32, Raw<'_>)], depth: u32) -> Result<(), Error> {
        let is_message = kind.wire() == Wire::Bytes && !matches!(kind, Kind::Text | Kind::Bytes);
        match group {
            [.., (_, last)] if !is_message || group.len() == 1 => self.element(number, kind, *last, depth),
            _ => {
                let mut merged = Vec::new();
                for (_, raw) in group {
                    let Raw::Bytes(part) = raw else {
                        return Err(misplaced());
                    };
                    self.budget = self.budget.checked_sub(part.len()).ok_or_else(|| {
                        Error::new(ErrorKind::TooLarge, "a message in too many parts within parts")
                    })?;
                    merged.extend_from_slice(part);
                }
                self.element(number, kind, Raw::Bytes(&merged), depth)
            }
        }
    }

    fn element(&mut self, number: u32, kind: Kind, raw: Raw<'_>, depth: u32) -> Result<(), Error> {
        match (raw, kind.wire()) {
            (Raw::Varint(value), Wire::Varint) => {
                self.tag(number, Wire::Varint);
                self.varint(value);
            }
            (Raw::Fixed64(value), Wire::Fixed64) => {
                self.tag(number, Wire::Fixed64);
                self.out.extend_from_slice(&value.to_le_bytes());
            }
            (Raw::Bytes(bytes), Wire::Bytes) => {
                self.nested(number, |work| work.content(kind, bytes, depth + 1))?
            }
            (Raw::Bytes(packed), form @ (Wire::Varint | Wire::Fixed64)) => {
                let mut cursor = Cursor::new(packed);
                while !cursor.is_at_end() {
                    let raw = cursor.value(form)?;
                    self.element(number, kind, raw, depth)?;
                }
            }
            _ => return Err(misplaced()),
        }
        Ok(())
    }

    fn content(&mut self, kind: Kind, bytes: &[u8], depth: u32) -> Result<(), Error> {
        let tables = self.tables;
        match kind {
            Kind::Message(id) => self.message(tables.message(id), bytes, depth),
            Kind::SchemaOrBool(id) => self.grouped(bytes, depth, &|number| match number {
                1 => Some((Shape::One, Kind::Bool)),
                2 => Some((Shape::One, Kind::Message(id))),
                _ => None,
            }),
            Kind::SchemaOrSchemas(id) => self.grouped(bytes, depth, &|number| match number {
                1 => Some((Shape::One, Kind::Message(id))),
                2 => Some((Shape::List, Kind::Message(id))),
                _ => None,
            }),
            Kind::SchemaOrTexts(id) => self.grouped(bytes, depth, &|number| match number {
                1 => Some((Shape::One, Kind::Message(id))),
                2 => Some((Shape::List, Kind::Text)),
                _ => None,
            }),
            Kind::Texts => self.grouped(bytes, depth, &|number| {
                (number == 1).then_some((Shape::List, Kind::Text))
            }),
            // The other small messages are read in any order.
            _ => {
                self.out.extend_from_slice(bytes);
                Ok(())
            }
        }
    }

    /// Writes a field whose length is known only once its content is written.
    fn nested(
        &mut self,
        number: u32,
        write: impl FnOnce(&mut Self) -> Result<(), Error>,
    ) -> Result<(), Error> {
        self.tag(number, Wire::Bytes);
        let start = self.out.len();
        write(self)?;
        let length = self.out.len() - start;
        self.varint(u64::try_from(length).unwrap_or(u64::MAX));
        let written = self.out.len() - start - length;
        self.out[start..].rotate_right(written);
        Ok(())
    }

    fn tag(&mut self, number: u32, wire: Wire) {
        self.varint(u64::from(number) << 3 | wire as u64);
    }

    fn varint(&mut self, mut value: u64) {
        while value >= 0x80 {
            self.out.push((value & 0x7f) as u8 | 0x80);
            value >>= 7;
        }
        self.out.push(value as u8);
    }
}

#[cold]
fn misplaced() -> Error {
    Error::new(
        ErrorKind::WireType,
        "a value in a form that its type does not have",
    )
}
