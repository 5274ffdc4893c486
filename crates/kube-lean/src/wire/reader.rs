//! Reading the wire: numbers, tags, lengths, and the values that Kubernetes has messages for.

use super::error::{Error, ErrorKind};
use crate::{Bytes, IntOrString, MicroTime, Quantity, RawJson, Str, Time};

/// A place in a message. It reads forward.
#[derive(Debug, Clone, Copy)]
pub struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        Self { rest: bytes }
    }

    /// One that reads an empty message next.
    pub(crate) fn no_message() -> Self {
        Self { rest: &[0] }
    }

    #[cold]
    pub(crate) fn error(&self, kind: ErrorKind) -> Error {
        Error::new(kind, self.rest)
    }

    /// The number and the wire type of the next field; none at the end of the message.
    #[inline]
    pub(crate) fn tag(&mut self) -> Result<Option<u32>, Error> {
        match self.rest {
            [] => Ok(None),
            [byte, rest @ ..] if *byte < 0x80 => {
                self.rest = rest;
                Ok(Some(u32::from(*byte)))
            }
            _ => {
                let tag = self.long_varint()?;
                u32::try_from(tag)
                    .map(Some)
                    .map_err(|_| self.error(ErrorKind::Varint))
            }
        }
    }

    #[inline]
    pub(crate) fn varint(&mut self) -> Result<u64, Error> {
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
            // Of the tenth byte one bit is left.
            if i == 9 && *byte > 1 {
                return Err(self.error(ErrorKind::Varint));
            }
            value |= u64::from(byte & 0x7f) << (7 * i);
            if *byte < 0x80 {
                self.rest = &self.rest[i + 1..];
                return Ok(value);
            }
        }
        let kind = if self.rest.len() < 10 {
            ErrorKind::Truncated
        } else {
            ErrorKind::Varint
        };
        Err(self.error(kind))
    }

    #[inline]
    pub(crate) fn bytes(&mut self) -> Result<&'a [u8], Error> {
        let length = self.varint()?;
        let split = usize::try_from(length)
            .ok()
            .and_then(|length| self.rest.split_at_checked(length));
        let Some((bytes, rest)) = split else {
            return Err(self.error(ErrorKind::Truncated));
        };
        self.rest = rest;
        Ok(bytes)
    }

    /// A message within this one.
    #[inline]
    pub(crate) fn message(&mut self) -> Result<Self, Error> {
        self.bytes().map(Self::new)
    }

    /// Steps over a field that is not among the known ones. A known one in another form is an error.
    #[cold]
    pub(crate) fn skip(&mut self, tag: u32, known: &[u32]) -> Result<(), Error> {
        if known.contains(&(tag >> 3)) {
            return Err(self.error(ErrorKind::WireType));
        }
        self.step(tag)
    }

    #[inline]
    fn step(&mut self, tag: u32) -> Result<(), Error> {
        if tag >> 3 == 0 {
            return Err(self.error(ErrorKind::Varint));
        }
        let fixed = match tag & 7 {
            0 => return self.varint().map(drop),
            2 => return self.bytes().map(drop),
            1 => 8,
            5 => 4,
            _ => return Err(self.error(ErrorKind::WireType)),
        };
        let Some((_, rest)) = self.rest.split_at_checked(fixed) else {
            return Err(self.error(ErrorKind::Truncated));
        };
        self.rest = rest;
        Ok(())
    }

    /// Whether another field with this tag comes next; if so, the tag is read.
    #[inline]
    pub(crate) fn again(&mut self, tag: u32) -> bool {
        let mut ahead = *self;
        match ahead.tag() {
            Ok(Some(next)) if next == tag => {
                *self = ahead;
                true
            }
            _ => false,
        }
    }

    /// The fields with this tag that follow each other here, the first without its tag: their bytes and their number.
    pub(crate) fn run(&mut self, tag: u32) -> Result<(&'a [u8], usize), Error> {
        let whole = self.rest;
        let mut count = 0;
        loop {
            self.step(tag)?;
            count += 1;
            let end = *self;
            if !self.again(tag) {
                *self = end;
                return Ok((&whole[..whole.len() - end.rest.len()], count));
            }
        }
    }

    pub(crate) fn str(&mut self) -> Result<&'a str, Error> {
        let bytes = self.bytes()?;
        std::str::from_utf8(bytes).map_err(|_| Error::new(ErrorKind::Utf8, bytes))
    }

    pub(crate) fn text(&mut self) -> Result<Str, Error> {
        self.str().map(Str::from)
    }

    pub(crate) fn byte_string(&mut self) -> Result<Bytes, Error> {
        self.bytes().map(Bytes::from)
    }

    pub(crate) fn bool(&mut self) -> Result<bool, Error> {
        self.varint().map(|number| number != 0)
    }

    pub(crate) fn i64(&mut self) -> Result<i64, Error> {
        self.varint().map(u64::cast_signed)
    }

    pub(crate) fn i32(&mut self) -> Result<i32, Error> {
        let number = self.i64()?;
        i32::try_from(number).map_err(|_| self.error(ErrorKind::Malformed))
    }

    #[cfg_attr(
        not(feature = "all"),
        allow(dead_code, reason = "only some API groups have such fields")
    )]
    pub(crate) fn f64(&mut self) -> Result<f64, Error> {
        let Some((bytes, rest)) = self.rest.split_first_chunk::<8>() else {
            return Err(self.error(ErrorKind::Truncated));
        };
        self.rest = rest;
        Ok(f64::from_le_bytes(*bytes))
    }

    /// Seconds and nanoseconds; none for an empty message.
    pub(super) fn stamp(&mut self, old: Option<(i64, i64)>) -> Result<Option<(i64, i64)>, Error> {
        let mut r = self.message()?;
        let mut stamp = old;
        while let Some(tag) = r.tag()? {
            let (seconds, nanos) = stamp.get_or_insert_default();
            match tag {
                8 => *seconds = r.i64()?,
                16 => {
                    *nanos = i64::from(r.i32()?);
                    if !(0..1_000_000_000).contains(nanos) {
                        return Err(r.error(ErrorKind::Malformed));
                    }
                }
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(stamp)
    }

    /// A time; none if it is Go's zero time. A second message with parts of the same time adds to the first.
    pub(crate) fn time(&mut self, old: Option<Time>) -> Result<Option<Time>, Error> {
        let old = old.filter(|time| !time.is_zero()).map(|time| (time.unix(), 0));
        let Some((seconds, _)) = self.stamp(old)? else {
            return Ok(None);
        };
        let time = Time::from_unix(seconds).map_err(|_| self.error(ErrorKind::Malformed))?;
        Ok((!time.is_zero()).then_some(time))
    }

    /// The same to the microsecond.
    pub(crate) fn micro_time(&mut self, old: Option<MicroTime>) -> Result<Option<MicroTime>, Error> {
        let old = old.filter(|time| !time.is_zero()).map(|time| {
            let micros = time.unix_micros();
            (micros.div_euclid(1_000_000), micros.rem_euclid(1_000_000) * 1000)
        });
        let Some((seconds, nanos)) = self.stamp(old)? else {
            return Ok(None);
        };
        let time = seconds
            .checked_mul(1_000_000)
            .and_then(|micros| micros.checked_add(nanos / 1000))
            .and_then(|micros| MicroTime::from_unix_micros(micros).ok())
            .ok_or_else(|| self.error(ErrorKind::Malformed))?;
        Ok((!time.is_zero()).then_some(time))
    }

    pub(crate) fn quantity(&mut self, old: Option<Quantity>) -> Result<Quantity, Error> {
        let mut r = self.message()?;
        let mut quantity = old.unwrap_or_default();
        while let Some(tag) = r.tag()? {
            match tag {
                10 => quantity = Quantity(r.text()?),
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(if quantity.is_empty() {
            Quantity::zero()
        } else {
            quantity
        })
    }

    pub(crate) fn int_or_string(&mut self, old: Option<IntOrString>) -> Result<IntOrString, Error> {
        let mut r = self.message()?;
        let (mut kind, mut number, mut text) = match old {
            None => (0, 0, Str::new()),
            Some(IntOrString::Int(number)) => (0, number, Str::new()),
            Some(IntOrString::String(text)) => (1, 0, text),
        };
        while let Some(tag) = r.tag()? {
            match tag {
                8 => kind = r.varint()?,
                16 => number = r.i32()?,
                26 => text = r.text()?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        match kind {
            0 => Ok(IntOrString::Int(number)),
            1 => Ok(IntOrString::String(text)),
            _ => Err(r.error(ErrorKind::Malformed)),
        }
    }

    /// JSON in the first field of a message; none if there is none.
    pub(crate) fn json(&mut self) -> Result<Option<RawJson>, Error> {
        let mut r = self.message()?;
        let mut json = None;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => json = Some(r.str()?),
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(json.filter(|text| *text != "null").map(RawJson::from_text))
    }

    /// JSON, or JSON in an envelope of its own. An object in protobuf is refused: its type is not known here.
    #[cfg_attr(
        not(feature = "all"),
        allow(dead_code, reason = "only some API groups have such fields")
    )]
    pub(crate) fn raw_extension(&mut self) -> Result<Option<RawJson>, Error> {
        let Some(raw) = raw_json(self)? else {
            return Ok(None);
        };
        let text = std::str::from_utf8(raw).map_err(|_| Error::new(ErrorKind::Utf8, raw))?;
        Ok((text != "null").then(|| RawJson::from_text(text)))
    }
}

/// The JSON of a `runtime.RawExtension`, without its envelope.
#[cfg_attr(
    not(feature = "all"),
    allow(dead_code, reason = "only some API groups have such fields")
)]
pub(super) fn raw_json<'a>(r: &mut Reader<'a>) -> Result<Option<&'a [u8]>, Error> {
    let mut r = r.message()?;
    let mut raw = None;
    while let Some(tag) = r.tag()? {
        match tag {
            10 => raw = Some(r.bytes()?),
            _ => r.skip(tag, &[1])?,
        }
    }
    match raw.map(|raw| (raw, raw.strip_prefix(b"k8s\0"))) {
        Some((_, Some(envelope))) => json_in_envelope(envelope).map(Some),
        Some((raw, None)) => Ok(Some(raw)),
        None => Ok(None),
    }
}

/// `runtime.Unknown`: field 2 is the object, field 4 its content type.
#[cfg_attr(
    not(feature = "all"),
    allow(dead_code, reason = "only some API groups have such fields")
)]
fn json_in_envelope(bytes: &[u8]) -> Result<&[u8], Error> {
    let mut r = Reader::new(bytes);
    let (mut raw, mut content_type) = (&[][..], "");
    while let Some(tag) = r.tag()? {
        match tag {
            18 => raw = r.bytes()?,
            34 => content_type = r.str()?,
            10 | 26 => drop(r.bytes()?),
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    match content_type {
        "application/json" => Ok(raw),
        _ => Err(r.error(ErrorKind::Malformed)),
    }
}
