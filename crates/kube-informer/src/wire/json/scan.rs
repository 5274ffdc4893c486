//! Finding where a value ends, and noting on the way where everything in it stands.
//!
//! A value is looked at once, sixty-four bytes at a time, as its bytes arrive. What comes out is its [`Outline`]: every string
//! with its end, every object and array with its end and what comes after it. Reading the value afterwards
//! ([`Reader`](super::read::Reader)) then never searches: it knows how long a string is, how many elements to make room for, and
//! how to step over what nobody wants.
//!
//! Only what is needed for that is checked here: that brackets match, that strings have no control characters, how deep it
//! goes, how long it is. The grammar is checked by whoever reads.

use super::blocks::{BLOCK, Masks, between};

/// Where things stand in one value, in the order in which they begin.
#[derive(Debug, Default)]
pub(crate) struct Outline {
    nodes: Vec<Node>,
}

/// A string, an object or an array. Places count from the value's first byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Node {
    /// Its first byte: a quote or a bracket.
    pub(super) at: u32,
    /// Its last byte: a quote or a bracket.
    pub(super) end: u32,
    /// The number of the node that comes after it and all within it.
    pub(super) next: u32,
    /// A string that has escapes.
    pub(super) escapes: bool,
}

impl Outline {
    pub(super) fn nodes(&self) -> &[Node] {
        &self.nodes
    }
}

/// How long and how deep a value may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Bounds {
    /// Bytes of one value. Places in an [`Outline`] are 32 bits wide, so more than 4 GiB never holds.
    pub(crate) bytes: usize,
    /// Objects and arrays within each other.
    pub(crate) depth: usize,
}

/// Why a value cannot be framed. Places count from the value's first byte.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum ScanError {
    /// A bracket that closes what is not open.
    Bracket { at: usize },
    /// A control character within a string.
    Control { at: usize },
    /// Deeper than allowed.
    Deep { at: usize },
    /// Longer than allowed.
    Long,
}

impl ScanError {
    /// Up to here nothing was wrong.
    pub(super) fn place(&self, bounds: Bounds) -> usize {
        match self {
            Self::Bracket { at } | Self::Control { at } | Self::Deep { at } => *at,
            Self::Long => bounds.bytes,
        }
    }
}

/// Frames one value after the other.
#[derive(Debug, Default)]
pub(crate) struct Scan {
    outline: Outline,
    /// What is open, outermost first.
    open: Vec<Open>,
    /// So many bytes of the value were looked at.
    seen: usize,
    /// The last byte seen is within a string.
    in_string: bool,
    /// The last byte seen is a backslash that takes the next byte's meaning away.
    escape: bool,
    /// Where the open string began.
    string_at: u32,
    /// The open string has escapes.
    string_escapes: bool,
}

#[derive(Debug)]
struct Open {
    /// Its number in the outline.
    node: u32,
    /// What it ends with.
    close: u8,
}

impl Scan {
    /// Looks at what has come of the value, which begins with the first byte of `value`; what was looked at before is not
    /// looked at again. Gives the length of the value, once its end is there.
    ///
    /// A number or a word ends where something else begins, so it needs one byte more than it has.
    pub(crate) fn advance(&mut self, value: &[u8], bounds: Bounds) -> Result<Option<usize>, ScanError> {
        let end = match value.first() {
            None => None,
            Some(b'{' | b'[' | b'"') => self.nested(value, bounds)?,
            Some(_) => self.plain(value),
        };
        let length = end.unwrap_or(value.len());
        if length > bounds.bytes || u32::try_from(length).is_err() {
            return Err(ScanError::Long);
        }
        Ok(end)
    }

    /// What was learnt of the value.
    pub(crate) fn outline(&self) -> &Outline {
        &self.outline
    }

    /// Forgets the value; the next one begins.
    pub(crate) fn restart(&mut self) {
        // One huge object must not hold its memory for ever.
        const KEPT: usize = 1 << 16;
        self.outline.nodes.clear();
        if self.outline.nodes.capacity() > KEPT {
            self.outline.nodes.shrink_to(KEPT);
        }
        self.open.clear();
        self.seen = 0;
        self.in_string = false;
        self.escape = false;
    }

    fn plain(&mut self, value: &[u8]) -> Option<usize> {
        let rest = value.get(self.seen..).unwrap_or_default();
        let delimits =
            |b: &u8| b.is_ascii_whitespace() || matches!(b, b',' | b':' | b'{' | b'}' | b'[' | b']' | b'"');
        let found = rest.iter().position(delimits);
        let end = found.map(|more| self.seen + more);
        self.seen = value.len();
        end
    }

    fn nested(&mut self, value: &[u8], bounds: Bounds) -> Result<Option<usize>, ScanError> {
        while let Some(rest) = value.get(self.seen..).filter(|rest| !rest.is_empty()) {
            let (masks, block, width) = match rest.first_chunk::<BLOCK>() {
                Some(block) => (Masks::of(block), block, BLOCK),
                None => {
                    let mut padded = [b' '; BLOCK];
                    padded[..rest.len()].copy_from_slice(rest);
                    (Masks::of(&padded), &padded.clone(), rest.len())
                }
            };
            if self.seen > bounds.bytes || self.seen > u32::MAX as usize - BLOCK {
                return Err(ScanError::Long);
            }
            if let Some(end) = self.block(block, masks, width, bounds)? {
                return Ok(Some(end));
            }
            self.seen += width;
        }
        Ok(None)
    }

    /// Takes in one block; the end of the value, if it is in there.
    #[inline]
    fn block(
        &mut self,
        block: &[u8; BLOCK],
        masks: Masks,
        width: usize,
        bounds: Bounds,
    ) -> Result<Option<usize>, ScanError> {
        let (escaped, escapes) = self.escapes(masks.backslashes, width);
        let quotes = masks.quotes & !escaped;
        let inside = between(quotes) ^ (u64::from(self.in_string).wrapping_neg());
        let controls = masks.controls & inside;
        let mut closing = quotes & !inside;
        if self.in_string {
            self.string_escapes |= escapes & before(closing) != 0;
            if closing == 0 {
                return self.judge(controls);
            }
            if self.string(take(&mut closing)) {
                return self.ended(quotes.trailing_zeros(), controls);
            }
        }
        let mut bits = (quotes & inside) | (masks.brackets & !inside);
        while bits != 0 {
            let place = take(&mut bits);
            let at = self.seen + place as usize;
            match block[place as usize % BLOCK] {
                b'"' => {
                    self.string_at = at as u32;
                    // Hardly any block has escapes, so this is hardly ever worked out.
                    self.string_escapes =
                        escapes != 0 && escapes & before(closing) & (u64::MAX << place) != 0;
                    if closing == 0 {
                        self.in_string = true;
                        break;
                    }
                    let end = take(&mut closing);
                    if self.string(end) {
                        return self.ended(end, controls);
                    }
                }
                open @ (b'{' | b'[') => {
                    if self.open.len() >= bounds.depth {
                        return Err(ScanError::Deep { at });
                    }
                    self.begin(at as u32, open);
                }
                close => {
                    if self.end(at as u32, close).ok_or(ScanError::Bracket { at })? {
                        return self.ended(place, controls);
                    }
                }
            }
        }
        self.judge(controls)
    }

    /// The value ends here.
    fn ended(&self, place: u32, controls: u64) -> Result<Option<usize>, ScanError> {
        self.judge(controls & before(1 << place))?;
        Ok(Some(self.seen + place as usize + 1))
    }

    /// Control characters in strings are not allowed. What stands behind the end of the value is not judged.
    #[inline]
    fn judge(&self, controls: u64) -> Result<Option<usize>, ScanError> {
        match controls {
            0 => Ok(None),
            _ => Err(ScanError::Control {
                at: self.seen + controls.trailing_zeros() as usize,
            }),
        }
    }

    /// Which bytes of the block are escaped, and which backslashes escape them.
    #[inline]
    fn escapes(&mut self, backslashes: u64, width: usize) -> (u64, u64) {
        let mut escaped = u64::from(self.escape);
        if backslashes == 0 {
            self.escape = false;
            return (escaped, 0);
        }
        let mut escapes = 0;
        let mut rest = backslashes & !escaped;
        self.escape = false;
        while rest != 0 {
            let place = rest.trailing_zeros() as usize;
            let this = 1u64 << place;
            escapes |= this;
            escaped |= this << 1;
            rest &= !(this | this << 1);
            self.escape = place + 1 == width;
        }
        (escaped, escapes)
    }

    /// The open string ends here; says whether the value ends with it.
    #[inline]
    fn string(&mut self, end: u32) -> bool {
        self.in_string = false;
        self.outline.nodes.push(Node {
            at: self.string_at,
            end: self.seen as u32 + end,
            next: self.outline.nodes.len() as u32 + 1,
            escapes: self.string_escapes,
        });
        self.open.is_empty()
    }

    #[inline]
    fn begin(&mut self, at: u32, open: u8) {
        self.open.push(Open {
            node: self.outline.nodes.len() as u32,
            close: if open == b'{' { b'}' } else { b']' },
        });
        self.outline.nodes.push(Node {
            at,
            end: at,
            next: 0,
            escapes: false,
        });
    }

    /// A closing bracket; says whether the value ends with it. None if it closes what is not open.
    #[inline]
    fn end(&mut self, at: u32, close: u8) -> Option<bool> {
        let open = self.open.pop().filter(|open| open.close == close)?;
        let next = self.outline.nodes.len() as u32;
        let node = self.outline.nodes.get_mut(open.node as usize)?;
        node.end = at;
        node.next = next;
        Some(self.open.is_empty())
    }
}

/// The lowest bit's place; the bit is gone then.
#[inline]
fn take(bits: &mut u64) -> u32 {
    let place = bits.trailing_zeros();
    *bits &= bits.wrapping_sub(1);
    place
}

/// All places before the lowest bit; all there are if there is none.
#[inline]
fn before(bits: u64) -> u64 {
    !bits & bits.wrapping_sub(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOUNDS: Bounds = Bounds {
        bytes: 1 << 20,
        depth: 8,
    };

    fn whole(text: &str) -> (Scan, Result<Option<usize>, ScanError>) {
        let mut scan = Scan::default();
        let end = scan.advance(text.as_bytes(), BOUNDS);
        (scan, end)
    }

    #[test]
    fn a_value_ends_where_it_ends() {
        for (value, rest) in [
            ("{}", ""),
            ("[1,2]", "]"),
            (r#""a\\""#, r#"","b""#),
            (r#""a\"b""#, ","),
            (r#"{"a":"}\\","b":[{}]}"#, "\n{"),
            ("12.5e3", ","),
            ("null", "}"),
        ] {
            let text = format!("{value}{rest}");
            assert_eq!(whole(&text).1, Ok(Some(value.len())), "{text}");
        }
        assert_eq!(whole("12").1, Ok(None));
    }

    #[test]
    fn wherever_the_bytes_are_cut_the_outline_is_the_same() {
        let text = format!(
            r#"{{"a\\":["x\"y",{{"{}":[]}},1,2.5,[{{}},[ ]]],"é\\\\":"{}\"","n":null}}"#,
            "k".repeat(70),
            r"\\".repeat(40)
        );
        let (once, end) = whole(&text);
        assert_eq!(end, Ok(Some(text.len())));
        for cut in 0..text.len() {
            let mut scan = Scan::default();
            assert_eq!(
                scan.advance(&text.as_bytes()[..cut], BOUNDS),
                Ok(None),
                "cut at {cut}"
            );
            assert_eq!(
                scan.advance(text.as_bytes(), BOUNDS),
                Ok(Some(text.len())),
                "cut at {cut}"
            );
            assert_eq!(scan.outline.nodes, once.outline.nodes, "cut at {cut}");
        }
    }

    #[test]
    fn what_cannot_be_framed_is_told_with_its_place() {
        assert_eq!(whole("[1}").1, Err(ScanError::Bracket { at: 2 }));
        assert_eq!(whole("[\"a\nb\"]").1, Err(ScanError::Control { at: 3 }));
        assert_eq!(whole("[[[[[[[[[").1, Err(ScanError::Deep { at: 8 }));
        let long = format!("\"{}", "x".repeat(2 << 20));
        assert_eq!(whole(&long).1, Err(ScanError::Long));
        assert_eq!(whole(&"1".repeat(2 << 20)).1, Err(ScanError::Long));
    }

    #[test]
    fn what_stands_behind_a_value_is_not_judged() {
        assert_eq!(whole("{}\"\u{1}").1, Ok(Some(2)));
        assert_eq!(whole("{}]").1, Ok(Some(2)));
    }
}
