//! A streaming gzip decoder for answers of many members.
//!
//! A server may end a member at every flush. The content of a member has to be available when the member
//! ends, and the next member may begin at any time. Decoders for files stop after the first member.

use bytes::{Buf, Bytes};
use flate2::{Crc, Decompress, FlushDecompress, Status};

use super::WireError;

/// Accepts compressed bytes as they arrive and returns the decompressed bytes, one piece at a time.
#[derive(Debug)]
pub(crate) struct Gunzip {
    input: Bytes,
    /// The number of compressed bytes consumed so far.
    at: u64,
    place: MemberPosition,
    inflate: Decompress,
    check: Crc,
}

/// The position within a member. The numbers count the bytes of the current part that are still missing, or
/// that have arrived.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum MemberPosition {
    /// The first ten bytes of a member. Before the first of them no member is open.
    Header {
        come: usize,
        flags: u8,
    },
    ExtraLength {
        come: usize,
        length: u16,
        flags: u8,
    },
    Extra {
        left: u16,
        flags: u8,
    },
    Name {
        flags: u8,
    },
    Comment {
        flags: u8,
    },
    HeaderCheck {
        left: u8,
    },
    Data,
    Trailer {
        come: usize,
        bytes: [u8; 8],
    },
}

/// The maximum size of a decompressed piece. It bounds the memory, whatever the input is.
const PIECE: usize = 32 << 10;

const START: MemberPosition = MemberPosition::Header { come: 0, flags: 0 };
const FLAG_CHECK: u8 = 2;
const FLAG_EXTRA: u8 = 4;
const FLAG_NAME: u8 = 8;
const FLAG_COMMENT: u8 = 16;

impl Default for Gunzip {
    fn default() -> Self {
        Self {
            input: Bytes::new(),
            at: 0,
            place: START,
            inflate: Decompress::new(false),
            check: Crc::new(),
        }
    }
}

impl Gunzip {
    /// Accepts more compressed bytes. The previous ones must be used up.
    pub(crate) fn feed(&mut self, bytes: Bytes) {
        debug_assert!(self.input.is_empty(), "read until nothing comes, then feed");
        self.input = bytes;
    }

    /// Appends a piece to `out`. Returns false if more input is needed.
    pub(crate) fn read(&mut self, out: &mut Vec<u8>) -> Result<bool, WireError> {
        loop {
            if self.place == MemberPosition::Data {
                let before = out.len();
                self.data(out)?;
                if out.len() > before {
                    return Ok(true);
                }
                if self.place == MemberPosition::Data {
                    return Ok(false);
                }
                continue;
            }
            if !self.input.has_remaining() {
                return Ok(false);
            }
            let byte = self.input.get_u8();
            self.place = self.frame(byte)?;
            self.at += 1;
        }
    }

    /// Reports the end of the answer. Returns an error if it is in the middle of a member.
    pub(crate) fn finish(&self) -> Result<(), WireError> {
        match self.place {
            START => Ok(()),
            _ => Err(WireError::CutShort { at: self.at }),
        }
    }

    #[cold]
    fn broken(&self, what: impl Into<String>) -> WireError {
        WireError::Compression {
            at: self.at,
            what: what.into(),
        }
    }

    fn data(&mut self, out: &mut Vec<u8>) -> Result<(), WireError> {
        let before = out.len();
        out.reserve(PIECE);
        let (came_in, came_out) = (self.inflate.total_in(), self.inflate.total_out());
        let status = self
            .inflate
            .decompress_vec(&self.input, out, FlushDecompress::None)
            .map_err(|error| self.broken(error.to_string()))?;
        let used = self.inflate.total_in() - came_in;
        let gained = self.inflate.total_out() - came_out;
        self.input
            .advance(usize::try_from(used).unwrap_or(usize::MAX).min(self.input.len()));
        self.at += used;
        self.check.update(&out[before..]);
        match status {
            Status::StreamEnd => {
                self.place = MemberPosition::Trailer {
                    come: 0,
                    bytes: [0; 8],
                };
                Ok(())
            }
            Status::Ok | Status::BufError if used > 0 || gained > 0 || self.input.is_empty() => Ok(()),
            Status::Ok | Status::BufError => Err(self.broken("it does not go on")),
        }
    }

    /// Processes one byte of a header or trailer.
    fn frame(&mut self, byte: u8) -> Result<MemberPosition, WireError> {
        Ok(match self.place {
            MemberPosition::Header { come, flags } => {
                let expected = [0x1f, 0x8b, 8].get(come).copied();
                if expected.is_some_and(|expected| expected != byte) || (come == 3 && byte & 0xe0 != 0) {
                    return Err(self.broken("this is not gzip"));
                }
                let flags = if come == 3 { byte } else { flags };
                match come {
                    9 => self.after(FLAG_EXTRA, flags),
                    _ => MemberPosition::Header {
                        come: come + 1,
                        flags,
                    },
                }
            }
            MemberPosition::ExtraLength { come: 0, flags, .. } => MemberPosition::ExtraLength {
                come: 1,
                length: u16::from(byte),
                flags,
            },
            MemberPosition::ExtraLength { length, flags, .. } => match u16::from(byte) << 8 | length {
                0 => self.after(FLAG_NAME, flags),
                left => MemberPosition::Extra { left, flags },
            },
            MemberPosition::Extra { left: 1, flags } => self.after(FLAG_NAME, flags),
            MemberPosition::Extra { left, flags } => MemberPosition::Extra {
                left: left - 1,
                flags,
            },
            MemberPosition::Name { flags } if byte == 0 => self.after(FLAG_COMMENT, flags),
            MemberPosition::Comment { flags } if byte == 0 => self.after(FLAG_CHECK, flags),
            same @ (MemberPosition::Name { .. } | MemberPosition::Comment { .. } | MemberPosition::Data) => {
                same
            }
            MemberPosition::HeaderCheck { left: 1 } => self.after(0, 0),
            MemberPosition::HeaderCheck { left } => MemberPosition::HeaderCheck { left: left - 1 },
            MemberPosition::Trailer { come, mut bytes } => {
                bytes[come % 8] = byte;
                match come {
                    7 => self.checked(bytes)?,
                    _ => MemberPosition::Trailer {
                        come: come + 1,
                        bytes,
                    },
                }
            }
        })
    }

    /// Returns the next header part, starting at `from`, that the flags announce, or the data.
    fn after(&mut self, from: u8, flags: u8) -> MemberPosition {
        match from {
            FLAG_EXTRA if flags & FLAG_EXTRA != 0 => MemberPosition::ExtraLength {
                come: 0,
                length: 0,
                flags,
            },
            FLAG_EXTRA => self.after(FLAG_NAME, flags),
            FLAG_NAME if flags & FLAG_NAME != 0 => MemberPosition::Name { flags },
            FLAG_NAME => self.after(FLAG_COMMENT, flags),
            FLAG_COMMENT if flags & FLAG_COMMENT != 0 => MemberPosition::Comment { flags },
            FLAG_COMMENT => self.after(FLAG_CHECK, flags),
            FLAG_CHECK if flags & FLAG_CHECK != 0 => MemberPosition::HeaderCheck { left: 2 },
            _ => {
                self.inflate.reset(false);
                self.check.reset();
                MemberPosition::Data
            }
        }
    }

    /// Verifies the checksum and the length at the end of a member.
    fn checked(&self, trailer: [u8; 8]) -> Result<MemberPosition, WireError> {
        let expected = u64::from(self.check.sum()) | u64::from(self.check.amount()) << 32;
        match u64::from_le_bytes(trailer) == expected {
            true => Ok(START),
            false => Err(self.broken("the checksum is wrong")),
        }
    }
}

#[cfg(test)]
#[path = "gzip_tests.rs"]
mod tests;
