//! Reads the primitives of protobuf: numbers, tags, lengths.
//!
//! Knows: the protobuf encoding. Never learns: the meaning of a field.

pub(super) use kube_proto_tables::Wire;

use super::error::{Error, ErrorKind};

/// A position in a message. It only moves forward.
#[derive(Debug, Clone, Copy)]
pub(super) struct Cursor<'a> {
    rest: &'a [u8],
}

/// The number and wire type of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Tag {
    pub(super) number: u32,
    pub(super) wire: Wire,
}

/// A value in its wire encoding.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Raw<'a> {
    Varint(u64),
    Fixed64(u64),
    Bytes(&'a [u8]),
    Fixed32,
}

impl<'a> Cursor<'a> {
    pub(super) const NONE: Self = Self { rest: &[] };

    pub(super) fn new(bytes: &'a [u8]) -> Self {
        Self { rest: bytes }
    }

    /// The bytes that are not read yet.
    pub(super) fn rest(&self) -> &'a [u8] {
        self.rest
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    /// Reads the next field if its tag takes one byte, and its length or its number another one. Otherwise it
    /// reads nothing. The tag is not examined, so the caller has to know the field.
    #[inline]
    pub(super) fn short(&mut self, wire: Wire) -> Option<Raw<'a>> {
        let [_, short @ ..0x80, rest @ ..] = self.rest else {
            return None;
        };
        let (raw, rest) = match wire {
            Wire::Bytes => {
                let (bytes, rest) = rest.split_at_checked(usize::from(*short))?;
                (Raw::Bytes(bytes), rest)
            }
            Wire::Varint => (Raw::Varint(u64::from(*short)), rest),
            _ => return None,
        };
        self.rest = rest;
        Some(raw)
    }

    /// Reads the tag of the next field; returns `None` at the end of the message.
    #[inline]
    pub(super) fn tag(&mut self) -> Result<Option<Tag>, Error> {
        // Nearly all fields of Kubernetes have numbers below 16, so their tags take one byte.
        let head = match self.rest {
            [] => return Ok(None),
            [byte, rest @ ..] if *byte < 0x80 => {
                self.rest = rest;
                u64::from(*byte)
            }
            _ => self.varint()?,
        };
        let wire = match head & 7 {
            0 => Wire::Varint,
            1 => Wire::Fixed64,
            2 => Wire::Bytes,
            5 => Wire::Fixed32,
            other => return Err(no_wire_type(other)),
        };
        match u32::try_from(head >> 3) {
            Ok(number @ 1..0x2000_0000) => Ok(Some(Tag { number, wire })),
            _ => Err(no_number(head >> 3)),
        }
    }

    #[inline]
    pub(super) fn varint(&mut self) -> Result<u64, Error> {
        match self.rest {
            [byte, rest @ ..] if *byte < 0x80 => {
                self.rest = rest;
                Ok(u64::from(*byte))
            }
            _ => self.long_varint(),
        }
    }

    fn long_varint(&mut self) -> Result<u64, Error> {
        let mut value = 0_u64;
        for (i, byte) in self.rest.iter().take(10).enumerate() {
            // The tenth byte holds the last of the 64 bits.
            if i == 9 && *byte > 1 {
                return Err(too_long());
            }
            value |= u64::from(byte & 0x7f) << (7 * i);
            if *byte < 0x80 {
                self.rest = &self.rest[i + 1..];
                return Ok(value);
            }
        }
        Err(if self.rest.len() < 10 { cut() } else { too_long() })
    }

    #[inline]
    pub(super) fn bytes(&mut self) -> Result<&'a [u8], Error> {
        let length = self.varint()?;
        let length = usize::try_from(length).map_err(|_| cut())?;
        let Some((bytes, rest)) = self.rest.split_at_checked(length) else {
            return Err(cut());
        };
        self.rest = rest;
        Ok(bytes)
    }

    #[inline]
    pub(super) fn value(&mut self, wire: Wire) -> Result<Raw<'a>, Error> {
        Ok(match wire {
            Wire::Bytes => Raw::Bytes(self.bytes()?),
            Wire::Varint => Raw::Varint(self.varint()?),
            Wire::Fixed64 => Raw::Fixed64(u64::from_le_bytes(self.fixed()?)),
            Wire::Fixed32 => {
                self.fixed::<4>()?;
                Raw::Fixed32
            }
        })
    }

    #[inline]
    pub(super) fn skip(&mut self, wire: Wire) -> Result<(), Error> {
        self.value(wire).map(drop)
    }

    fn fixed<const N: usize>(&mut self) -> Result<[u8; N], Error> {
        let (value, rest) = self.rest.split_first_chunk::<N>().ok_or_else(cut)?;
        self.rest = rest;
        Ok(*value)
    }
}

/// Converts the bytes of a field into text.
pub(super) fn text(bytes: &[u8]) -> Result<&str, Error> {
    std::str::from_utf8(bytes)
        .map_err(|e| Error::new(ErrorKind::Utf8, format!("text that is not UTF-8: {e}")))
}

#[cold]
fn no_wire_type(wire: u64) -> Error {
    Error::new(ErrorKind::WireType, format!("wire type {wire}"))
}

#[cold]
fn no_number(number: u64) -> Error {
    Error::new(ErrorKind::Varint, format!("field number {number}"))
}

#[cold]
fn cut() -> Error {
    Error::new(ErrorKind::Truncated, "the message ends within a field")
}

#[cold]
fn too_long() -> Error {
    Error::new(ErrorKind::Varint, "a number of more than 64 bits")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn varint(bytes: &[u8]) -> Result<u64, ErrorKind> {
        Cursor::new(bytes).varint().map_err(|e| e.kind())
    }

    #[test]
    fn numbers_have_up_to_64_bits() {
        assert_eq!(varint(&[0x96, 0x01]), Ok(150));
        let mut most = [0xff; 10];
        most[9] = 0x01;
        assert_eq!(varint(&most), Ok(u64::MAX));
        most[9] = 0x02;
        assert_eq!(varint(&most), Err(ErrorKind::Varint));
        assert_eq!(varint(&[0xff; 11]), Err(ErrorKind::Varint));
        assert_eq!(varint(&[0xff; 9]), Err(ErrorKind::Truncated));
        assert_eq!(varint(&[]), Err(ErrorKind::Truncated));
    }

    #[test]
    fn a_length_beyond_the_end_or_beyond_memory_is_an_error() {
        for bytes in [
            &[0x05, 1, 2][..],
            &[0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01],
        ] {
            assert_eq!(
                Cursor::new(bytes).bytes().map_err(|e| e.kind()),
                Err(ErrorKind::Truncated)
            );
        }
    }

    #[test]
    fn a_short_field_is_read_whole_or_not_at_all() {
        let mut cursor = Cursor::new(&[0x0a, 2, b'a', b'b', 9]);
        assert_eq!(cursor.short(Wire::Bytes), Some(Raw::Bytes(b"ab")));
        assert_eq!(cursor.rest(), [9]);
        for (bytes, wire) in [
            (&[0x0a][..], Wire::Bytes),
            (&[0x0a, 3, 1, 2], Wire::Bytes),
            (&[0x08, 0x80, 1], Wire::Varint),
            (&[0x09, 1, 2, 3, 4, 5, 6, 7, 8], Wire::Fixed64),
        ] {
            let mut cursor = Cursor::new(bytes);
            assert_eq!((cursor.short(wire), cursor.rest()), (None, bytes));
        }
    }

    #[test]
    fn groups_and_field_zero_are_refused() {
        for (head, kind) in [
            (0x0b, ErrorKind::WireType),
            (0x0f, ErrorKind::WireType),
            (0x02, ErrorKind::Varint),
        ] {
            assert_eq!(Cursor::new(&[head]).tag().map_err(|e| e.kind()), Err(kind));
        }
    }
}
