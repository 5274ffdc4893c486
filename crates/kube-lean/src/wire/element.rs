//! What lists and maps are made of.

use super::{Decode, Decoder, Error, Reader};
use crate::{Bytes, IntOrString, Quantity, RawJson, Str, Time};

/// An element of a list, or a value of a map.
pub(crate) trait Element: Clone + Send + Sync + 'static {
    /// Its wire type.
    const WIRE: u32 = 2;

    /// Reads one, after its tag.
    fn read(r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<Self, Error>;

    /// Reads another part of the same one, if it can have parts.
    fn read_again(_: Option<Self>, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<Self, Error> {
        Self::read(r, d)
    }
}

impl<T: Decode> Element for T {
    fn read(r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<Self, Error> {
        let mut value = T::default();
        d.message(&mut value, r)?;
        Ok(value)
    }

    fn read_again(old: Option<Self>, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<Self, Error> {
        let mut value = old.unwrap_or_default();
        d.message(&mut value, r)?;
        Ok(value)
    }
}

impl Element for Str {
    fn read(r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<Self, Error> {
        r.text()
    }
}

impl Element for i32 {
    const WIRE: u32 = 0;

    fn read(r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<Self, Error> {
        r.i32()
    }
}

impl Element for i64 {
    const WIRE: u32 = 0;

    fn read(r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<Self, Error> {
        r.i64()
    }
}

impl Element for bool {
    const WIRE: u32 = 0;

    fn read(r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<Self, Error> {
        r.bool()
    }
}

impl Element for Bytes {
    fn read(r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<Self, Error> {
        r.byte_string()
    }
}

impl Element for Quantity {
    fn read(r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<Self, Error> {
        r.quantity(None)
    }

    fn read_again(old: Option<Self>, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<Self, Error> {
        r.quantity(old)
    }
}

impl Element for IntOrString {
    fn read(r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<Self, Error> {
        r.int_or_string(None)
    }
}

impl Element for Time {
    fn read(r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<Self, Error> {
        r.time(None).map(Option::unwrap_or_default)
    }

    fn read_again(old: Option<Self>, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<Self, Error> {
        r.time(old).map(Option::unwrap_or_default)
    }
}

impl Element for RawJson {
    fn read(r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<Self, Error> {
        r.json().map(Option::unwrap_or_default)
    }
}

/// A list of texts in a message of its own.
impl Element for Box<[Str]> {
    fn read(r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<Self, Error> {
        Self::read_again(None, r, d)
    }

    fn read_again(old: Option<Self>, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<Self, Error> {
        let mut texts = old.unwrap_or_default();
        let mut r = r.message()?;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(&mut texts, &mut r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(texts)
    }
}

/// What JSON leaves out: `omitempty`.
pub(crate) fn nonempty<T: Default + PartialEq>(value: T) -> Option<T> {
    (value != T::default()).then_some(value)
}
