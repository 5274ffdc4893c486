//! Finds the structural bytes of JSON, sixty-four bytes at a time.

use wide::u8x16;

/// The number of bytes that are examined together.
pub(super) const BLOCK: usize = 64;

/// One bit per byte of a block. The lowest bit is the first byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Masks {
    /// `"`
    pub(super) quotes: u64,
    /// `\`
    pub(super) backslashes: u64,
    /// `{` and `[`, inside and outside of strings.
    pub(super) opening: u64,
    /// `}` and `]`, inside and outside of strings.
    pub(super) closing: u64,
    /// Bytes below 0x20, which are not allowed in strings.
    pub(super) controls: u64,
}

impl Masks {
    #[inline]
    pub(super) fn of(block: &[u8; BLOCK]) -> Self {
        let mut masks = Self {
            quotes: 0,
            backslashes: 0,
            opening: 0,
            closing: 0,
            controls: 0,
        };
        let (lanes, _) = block.as_chunks::<16>();
        for (lane, bytes) in lanes.iter().enumerate() {
            let bytes = u8x16::new(*bytes);
            let is = |byte: u8| bytes.simd_eq(u8x16::splat(byte));
            // `[` and `{` differ in this one bit only, and so do `]` and `}`. No other byte becomes equal to
            // them.
            let folded = bytes | u8x16::splat(0x20);
            let controls = bytes.max(u8x16::splat(0x1f)).simd_eq(u8x16::splat(0x1f));
            let bits = |lanes: u8x16| u64::from(lanes.to_bitmask()) << (16 * lane);
            masks.quotes |= bits(is(b'"'));
            masks.backslashes |= bits(is(b'\\'));
            masks.opening |= bits(folded.simd_eq(u8x16::splat(b'{')));
            masks.closing |= bits(folded.simd_eq(u8x16::splat(b'}')));
            masks.controls |= bits(controls);
        }
        masks
    }
}

/// Sets every bit to the parity of the bits up to and including it. The result covers each string from its
/// opening quote to just before its closing quote.
#[inline]
pub(super) fn between(quotes: u64) -> u64 {
    let mut inside = quotes;
    for shift in [1, 2, 4, 8, 16, 32] {
        inside ^= inside << shift;
    }
    inside
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_is_classified_by_its_value() {
        for byte in 0..=u8::MAX {
            for place in [0, 1, 15, 16, 40, 63] {
                let mut block = [b'x'; BLOCK];
                block[place] = byte;
                let bit = |yes: bool| u64::from(yes) << place;
                let expected = Masks {
                    quotes: bit(byte == b'"'),
                    backslashes: bit(byte == b'\\'),
                    opening: bit(b"{[".contains(&byte)),
                    closing: bit(b"}]".contains(&byte)),
                    controls: bit(byte < 0x20),
                };
                assert_eq!(Masks::of(&block), expected, "byte {byte:#x} at {place}");
            }
        }
    }

    #[test]
    fn strings_reach_from_quote_to_quote() {
        assert_eq!(between(0b0100_1000), 0b0011_1000);
        assert_eq!(between(1 << 63), 1 << 63);
        assert_eq!(between(1), u64::MAX);
    }
}
