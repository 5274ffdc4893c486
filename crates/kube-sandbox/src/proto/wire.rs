//! The protobuf encoding itself: tags, numbers, lengths.

use super::decode::DecodeError;

/// Appends a number of variable length.
pub(super) fn varint(mut number: u64, out: &mut Vec<u8>) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

/// The tag of a field that has a length.
pub(super) fn head(number: u32, out: &mut Vec<u8>) {
    varint(u64::from(number << 3 | 2), out);
}

/// A field that has a length, whole.
pub(super) fn field(number: u32, bytes: &[u8], out: &mut Vec<u8>) {
    head(number, out);
    varint(bytes.len() as u64, out);
    out.extend_from_slice(bytes);
}

pub(super) fn text(number: u32, text: &str, out: &mut Vec<u8>) {
    field(number, text.as_bytes(), out);
}

/// A field that is a number of variable length.
pub(super) fn number(number: u32, value: u64, out: &mut Vec<u8>) {
    varint(u64::from(number << 3), out);
    varint(value, out);
}

/// A field of eight bytes.
pub(super) fn fixed64(number: u32, value: u64, out: &mut Vec<u8>) {
    varint(u64::from(number << 3 | 1), out);
    out.extend_from_slice(&value.to_le_bytes());
}

/// A field that is a message, written in place: its length is inserted once it is known.
pub(super) fn nested(number: u32, out: &mut Vec<u8>, write: impl FnOnce(&mut Vec<u8>)) {
    head(number, out);
    let start = out.len();
    write(out);
    let mut length = Vec::with_capacity(5);
    varint((out.len() - start) as u64, &mut length);
    out.splice(start..start, length);
}

/// A value as it stands on the wire.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Raw<'a> {
    Number(u64),
    Fixed64(u64),
    Bytes(&'a [u8]),
    /// Of four bytes, which no Kubernetes type uses.
    Fixed32,
}

/// Reads a message field by field.
#[derive(Debug)]
pub(super) struct Reader<'a>(pub(super) &'a [u8]);

impl<'a> Reader<'a> {
    /// The next field's number and value; none at the end of the message.
    pub(super) fn next(&mut self) -> Result<Option<(u32, Raw<'a>)>, DecodeError> {
        if self.0.is_empty() {
            return Ok(None);
        }
        let tag = self.varint()?;
        let number = u32::try_from(tag >> 3).ok().filter(|n| *n > 0);
        let number = number.ok_or(DecodeError::IllegalTag(tag >> 3))?;
        let raw = match tag & 7 {
            0 => Raw::Number(self.varint()?),
            1 => {
                let bytes = self.take(8)?;
                Raw::Fixed64(u64::from_le_bytes(bytes.try_into().expect("eight were taken")))
            }
            2 => {
                let length = usize::try_from(self.varint()?).unwrap_or(usize::MAX);
                Raw::Bytes(self.take(length)?)
            }
            5 => {
                self.take(4)?;
                Raw::Fixed32
            }
            wire => return Err(DecodeError::IllegalWireType(wire as u8)),
        };
        Ok(Some((number, raw)))
    }

    fn take(&mut self, length: usize) -> Result<&'a [u8], DecodeError> {
        let (taken, rest) = self
            .0
            .split_at_checked(length)
            .ok_or(DecodeError::UnexpectedEnd)?;
        self.0 = rest;
        Ok(taken)
    }

    pub(super) fn varint(&mut self) -> Result<u64, DecodeError> {
        let mut number = 0_u64;
        for shift in (0..70).step_by(7) {
            let (byte, rest) = self.0.split_first().ok_or(DecodeError::UnexpectedEnd)?;
            self.0 = rest;
            number |= u64::from(byte & 0x7f).checked_shl(shift).unwrap_or(0);
            if *byte < 0x80 {
                return Ok(number);
            }
        }
        Err(DecodeError::Overflow)
    }
}
