//! Finding where a value ends, and noting on the way where everything in it stands.
//!
//! A value is looked at once, sixty-four bytes at a time, as its bytes arrive. What comes out is its [`Outline`]: every string
//! with its end, every object and array with its end and what comes after it. Reading the value afterwards
//! ([`Reader`](super::read::Reader)) then never searches: it knows how long a string is, how many elements to make room for, and
//! how to step over what nobody wants.
//!
//! Only what is needed for that is checked here: that brackets match, that strings have no control characters, how deep it
//! goes, how long it is. The grammar is checked by whoever reads.
//!
//! Half of an object is managedFields, which hardly anybody wants. Where they are left out, of what is in them nothing is noted: their
//! brackets are counted, a block at a time, until they end. The same is done with what is left of a value that has more to note
//! than [`Bounds::notes`] allows: its end is found, but it cannot be read.

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
    /// Bytes of one value; at most [`Self::MOST`].
    pub(crate) bytes: usize,
    /// Objects and arrays within each other.
    pub(crate) depth: usize,
}

impl Bounds {
    /// Places in an [`Outline`] are 32 bits wide.
    pub(crate) const MOST: usize = u32::MAX as usize - BLOCK;

    /// So many strings, objects and arrays of one value are noted: no more than fit into the memory that the largest value may
    /// take itself, or into 16 MiB if that is more. A value of 3 MiB cannot have more than that.
    pub(crate) fn notes(self) -> usize {
        (self.bytes / size_of::<Node>()).max(1 << 20)
    }
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
    /// How many brackets are open where `metadata.managedFields` begins that nobody wants; none if they are wanted.
    unwanted: Option<usize>,
    /// So many brackets are open in what nobody wants; none: we are not in there.
    passing: usize,
    /// The value has more to note than is allowed. The outline ends somewhere in it.
    crowded: bool,
}

/// One bit per byte of a block.
#[derive(Clone, Copy)]
struct Sorted {
    /// Quotes that begin or end a string.
    quotes: u64,
    /// Bytes of strings, with the opening quote and without the closing one.
    inside: u64,
    /// Backslashes that take the next byte's meaning away.
    escapes: u64,
    /// Control characters in strings.
    controls: u64,
}

#[derive(Debug)]
struct Open {
    /// Its number in the outline.
    node: u32,
    /// What it ends with.
    close: u8,
}

impl Scan {
    /// For values in which `metadata` stands at this depth, and in it managedFields that will not be read if `unwanted` says so.
    pub(crate) fn new(metadata: usize, unwanted: bool) -> Self {
        Self {
            unwanted: unwanted.then_some(metadata + 1),
            ..Self::default()
        }
    }

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
        if length > bounds.bytes.min(Bounds::MOST) {
            return Err(ScanError::Long);
        }
        Ok(end)
    }

    /// What was learnt of the value.
    pub(crate) fn outline(&self) -> &Outline {
        &self.outline
    }

    /// The value has too much in it to be noted. What is open where the outline ends has no end in it.
    pub(crate) fn is_crowded(&self) -> bool {
        self.crowded
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
        self.passing = 0;
        self.crowded = false;
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
        while let Some(mut rest) = value.get(self.seen..).filter(|rest| !rest.is_empty()) {
            // Every byte begins or ends at most one note.
            let room = bounds.notes().saturating_sub(self.outline.nodes.len());
            if room < BLOCK && !self.crowded {
                rest = &rest[..rest.len().min(self.make_do(room))];
            }
            let (masks, block, width) = match rest.first_chunk::<BLOCK>() {
                Some(block) => (Masks::of(block), block, BLOCK),
                None => {
                    let mut padded = [b' '; BLOCK];
                    padded[..rest.len()].copy_from_slice(rest);
                    (Masks::of(&padded), &padded.clone(), rest.len())
                }
            };
            if self.seen > bounds.bytes.min(Bounds::MOST) {
                return Err(ScanError::Long);
            }
            if let Some(end) = self.block(value, block, masks, width, bounds)? {
                return Ok(Some(end));
            }
            self.seen += width;
        }
        Ok(None)
    }

    /// Takes in one block; the end of the value, if it is in there.
    ///
    /// Of several errors the first in byte order is returned, so that it does not depend on where blocks begin.
    #[inline]
    fn block(
        &mut self,
        value: &[u8],
        block: &[u8; BLOCK],
        masks: Masks,
        width: usize,
        bounds: Bounds,
    ) -> Result<Option<usize>, ScanError> {
        let (escaped, escapes) = self.escapes(masks.backslashes, width);
        let quotes = masks.quotes & !escaped;
        let inside = between(quotes) ^ (u64::from(self.in_string).wrapping_neg());
        let controls = masks.controls & inside;
        let sorted = Sorted {
            quotes,
            inside,
            escapes,
            controls,
        };
        match self.structure(value, block, masks, sorted, bounds) {
            Err(error) => Err(self.first_of(error, controls, bounds)),
            end => end,
        }
    }

    /// A control character in a string may stand before what was noticed first; and what is behind the limit is too long,
    /// whatever else is wrong there.
    #[cold]
    fn first_of(&self, error: ScanError, controls: u64, bounds: Bounds) -> ScanError {
        let place = error.place(bounds);
        let control = self
            .judge(controls)
            .err()
            .map_or(place, |control| control.place(bounds));
        match place.min(control) {
            first if first >= bounds.bytes => ScanError::Long,
            first if first < place => ScanError::Control { at: first },
            _ => error,
        }
    }

    #[inline(always)]
    fn structure(
        &mut self,
        value: &[u8],
        block: &[u8; BLOCK],
        masks: Masks,
        sorted: Sorted,
        bounds: Bounds,
    ) -> Result<Option<usize>, ScanError> {
        let Sorted {
            quotes,
            inside,
            escapes,
            controls,
        } = sorted;
        let (opens, closes) = (masks.opening & !inside, masks.closing & !inside);
        let after_block = inside >> (BLOCK - 1) != 0;
        // The value is a string and no more.
        let is_bare = value.first() == Some(&b'"');
        // What of the block is not passed over.
        let mut wanted = u64::MAX;
        if self.passing > 0 {
            let Some(place) = self.pass(opens, closes, bounds)? else {
                self.in_string = after_block;
                return self.judge(controls);
            };
            self.in_string = false;
            if self.close(place, block)? {
                return self.ended(place, controls);
            }
            wanted = above(place);
        }
        let mut closing = quotes & !inside & wanted;
        if self.in_string {
            self.string_escapes |= escapes & before(closing) != 0;
            if closing == 0 {
                return self.judge(controls);
            }
            let end = take(&mut closing);
            self.in_string = false;
            self.string(self.string_at, end, self.string_escapes);
            if is_bare {
                return self.ended(end, controls);
            }
        }
        let mut bits = ((quotes & inside) | opens | closes) & wanted;
        while bits != 0 {
            let place = take(&mut bits);
            let at = self.seen + place as usize;
            match block[place as usize % BLOCK] {
                b'"' => {
                    // Hardly any block has escapes, so this is hardly ever worked out.
                    let has_escapes = escapes != 0 && escapes & before(closing) & (u64::MAX << place) != 0;
                    if closing == 0 {
                        self.in_string = true;
                        self.string_at = at as u32;
                        self.string_escapes = has_escapes;
                        break;
                    }
                    let end = take(&mut closing);
                    self.string(at as u32, end, has_escapes);
                    if is_bare {
                        return self.ended(end, controls);
                    }
                }
                open @ (b'{' | b'[') => {
                    if self.open.len() >= bounds.depth {
                        return Err(ScanError::Deep { at });
                    }
                    self.passing = usize::from(self.is_unwanted(value));
                    self.begin(at as u32, open);
                    if self.passing > 0 {
                        let rest = above(place);
                        let Some(end) = self.pass(opens & rest, closes & rest, bounds)? else {
                            self.in_string = after_block;
                            break;
                        };
                        self.close(end, block)?;
                        bits &= above(end);
                        closing &= above(end);
                    }
                }
                _ => {
                    if self.close(place, block)? {
                        return self.ended(place, controls);
                    }
                }
            }
        }
        self.judge(controls)
    }

    /// There is room for so many notes, less than a block could need. Says how many bytes to look at next: so few that the notes
    /// end at the same byte wherever blocks begin.
    #[cold]
    fn make_do(&mut self, room: usize) -> usize {
        if room > 0 || self.open.is_empty() {
            return room.max(1);
        }
        self.crowded = true;
        // From here to its end the value is passed over: all that is open, but for the outermost, which is closed last.
        self.passing = self.open.len() + self.passing.saturating_sub(1);
        self.open.truncate(1);
        BLOCK
    }

    /// Goes over what nobody wants; gives the place where it ends, if that is in this block.
    #[inline]
    fn pass(&mut self, mut opens: u64, mut closes: u64, bounds: Bounds) -> Result<Option<u32>, ScanError> {
        // The outermost is among what is open.
        let depth = self.open.len() + self.passing - 1;
        if depth + BLOCK <= bounds.depth {
            // Most of it is `{}`, which changes nothing.
            let empty = opens & (closes >> 1);
            opens &= !empty;
            closes &= !(empty << 1);
            let (opens, closes) = (opens.count_ones() as usize, closes.count_ones() as usize);
            if closes < self.passing {
                self.passing = self.passing + opens - closes;
                return Ok(None);
            }
        }
        let mut bits = opens | closes;
        while bits != 0 {
            let place = take(&mut bits);
            if opens >> place & 1 == 0 {
                self.passing -= 1;
                if self.passing == 0 {
                    return Ok(Some(place));
                }
            } else {
                if self.open.len() + self.passing > bounds.depth {
                    let at = self.seen + place as usize;
                    return Err(ScanError::Deep { at });
                }
                self.passing += 1;
            }
        }
        Ok(None)
    }

    /// Is what begins now the managedFields that nobody wants? Their name is the last thing seen.
    #[inline]
    fn is_unwanted(&self, value: &[u8]) -> bool {
        self.unwanted == Some(self.open.len()) && self.is_at(value, &["metadata", "managedFields"])
    }

    /// Are these the names of the innermost open object, and of what begins in it?
    #[cold]
    fn is_at(&self, value: &[u8], [outer, inner]: &[&str; 2]) -> bool {
        let named = |node: Option<&Node>, name: &str| {
            node.and_then(|node| value.get(node.at as usize + 1..node.end as usize)) == Some(name.as_bytes())
        };
        let object = self.open.last().filter(|open| open.close == b'}');
        let before = object.and_then(|open| (open.node as usize).checked_sub(1));
        before.is_some_and(|before| named(self.outline.nodes.get(before), outer))
            && named(self.outline.nodes.last(), inner)
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

    #[inline]
    fn string(&mut self, at: u32, end: u32, escapes: bool) {
        self.outline.nodes.push(Node {
            at,
            end: self.seen as u32 + end,
            next: self.outline.nodes.len() as u32 + 1,
            escapes,
        });
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

    /// A closing bracket; says whether the value ends with it.
    #[inline]
    fn close(&mut self, place: u32, block: &[u8; BLOCK]) -> Result<bool, ScanError> {
        let (at, close) = (self.seen + place as usize, block[place as usize % BLOCK]);
        let open = self.open.pop().filter(|open| open.close == close);
        let next = self.outline.nodes.len() as u32;
        let node = open.and_then(|open| self.outline.nodes.get_mut(open.node as usize));
        let node = node.ok_or(ScanError::Bracket { at })?;
        node.end = at as u32;
        node.next = next;
        Ok(self.open.is_empty())
    }
}

/// The lowest bit's place; the bit is gone then.
#[inline]
fn take(bits: &mut u64) -> u32 {
    let place = bits.trailing_zeros();
    *bits &= bits.wrapping_sub(1);
    place
}

/// All places behind this one.
#[inline]
fn above(place: u32) -> u64 {
    u64::MAX << place << 1
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

    /// The nodes of a text, as places, once with all that is in managedFields and once as a reader sees it that does not want them.
    fn noted(text: &str, cut: usize) -> [Vec<(u32, u32, u32)>; 2] {
        // Deep enough for what is passed over to be counted a block at a time, and for a bit at a time.
        let depth = if cut.is_multiple_of(2) { 128 } else { 8 };
        let bounds = Bounds { depth, ..BOUNDS };
        [Scan::default(), Scan::new(1, true)].map(|mut scan| {
            scan.advance(&text.as_bytes()[..cut], bounds).expect("it is well");
            assert_eq!(
                scan.advance(text.as_bytes(), bounds),
                Ok(Some(text.len())),
                "{text}"
            );
            let nodes = scan.outline.nodes.iter();
            nodes.map(|node| (node.at, node.end, node.next)).collect()
        })
    }

    #[test]
    fn of_managed_fields_that_nobody_wants_only_the_end_is_noted() {
        let fields = r#"{"manager":"a\"]}","fieldsV1":{"f:spec":{"f:x":{},"k:{\"y\":[1]}":{".":{}}}}}"#;
        for count in [0, 1, 2, 9] {
            let managed = vec![fields; count].join(",");
            let text = format!(
                r#"{{"metadata":{{"name":"n","managedFields":[{managed}],"uid":"u"}},"spec":[{{}}]}}"#
            );
            let begin = text.find('[').expect("managedFields") as u32;
            for cut in 0..text.len() {
                let [all, seen] = noted(&text, cut);
                let (_, end, _) = *all.iter().find(|node| node.0 == begin).expect("it is noted");
                let places = |nodes: &[(u32, u32, u32)]| -> Vec<(u32, u32)> {
                    let outside = nodes.iter().filter(|node| node.0 <= begin || node.0 > end);
                    outside.map(|node| (node.0, node.1)).collect()
                };
                assert_eq!(places(&all), places(&seen), "cut at {cut}");
                assert_eq!(
                    places(&seen).len(),
                    seen.len(),
                    "nothing within is noted, cut at {cut}"
                );
                let array = seen.iter().position(|node| node.0 == begin).expect("it is noted");
                assert_eq!(seen[array].2 as usize, array + 1, "what follows is the next node");
            }
        }
    }

    #[test]
    fn what_is_only_called_so_is_noted() {
        for text in [
            r#"{"spec":{"managedFields":[{"a":1}]}}"#,
            r#"{"managedFields":[{"a":1}]}"#,
            r#"{"spec":{"metadata":{"managedFields":[{"a":1}]}}}"#,
            r#"{"metadata":{"labels":{"managedFields":"b"},"x":[{"a":1}]}}"#,
            r#"{"metadata":["managedFields",[{"a":1}]]}"#,
        ] {
            let [all, seen] = noted(text, 0);
            assert_eq!(all, seen, "{text}");
        }
    }

    #[test]
    fn what_nobody_wants_may_not_be_too_deep_either() {
        for (deep, far) in [(6, true), (7, false), (70, false)] {
            let text = format!(
                r#"{{"metadata":{{"managedFields":{}{}}}}}"#,
                "[".repeat(deep),
                "]".repeat(deep)
            );
            let ends: Vec<bool> = [Scan::default(), Scan::new(1, true)]
                .map(|mut scan| scan.advance(text.as_bytes(), BOUNDS).is_ok())
                .into();
            assert_eq!(ends, [far, far], "{deep} within two");
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

    /// The same byte by byte, and nothing else: the first error in byte order, or the end.
    fn slowly(text: &[u8], bounds: Bounds) -> Result<Option<usize>, ScanError> {
        let (mut open, mut in_string, mut escape) = (Vec::new(), false, false);
        for (at, byte) in text.iter().enumerate() {
            if at >= bounds.bytes {
                return Err(ScanError::Long);
            }
            let escaped = escape;
            escape = *byte == b'\\' && !escaped;
            if in_string {
                match byte {
                    0..0x20 => return Err(ScanError::Control { at }),
                    b'"' if !escaped => in_string = false,
                    _ => continue,
                }
            } else {
                match byte {
                    b'"' if escaped => {}
                    b'"' => in_string = true,
                    b'{' | b'[' if open.len() >= bounds.depth => return Err(ScanError::Deep { at }),
                    b'{' => open.push(b'}'),
                    b'[' => open.push(b']'),
                    b'}' | b']' if open.pop() != Some(*byte) => return Err(ScanError::Bracket { at }),
                    _ => {}
                }
            }
            if open.is_empty() && !in_string {
                return Ok(Some(at + 1));
            }
        }
        Ok(None)
    }

    #[test]
    fn the_first_error_in_byte_order_is_told_however_the_bytes_arrive() {
        // A control character in a string before a bracket that closes nothing, in one block of sixty-four bytes.
        assert_eq!(whole("[\"a\u{1}b\"}").1, Err(ScanError::Control { at: 3 }));
        assert_eq!(
            whole("[\"a\u{1}b\",[[[[[[[[[").1,
            Err(ScanError::Control { at: 3 })
        );
        let mut dice = 0x2545_f491_4f6c_dd1d_u64;
        let mut roll = |sides: usize| {
            dice ^= dice << 13;
            dice ^= dice >> 7;
            dice ^= dice << 17;
            (dice >> 11) as usize % sides
        };
        let alphabet = b"{[{[{[}]}]\"\"\"\"\\,:aaaaaa \n\x01";
        for _ in 0..20_000 {
            let mut text = vec![b"{[\""[roll(3)]];
            text.extend((0..roll(200)).map(|_| alphabet[roll(alphabet.len())]));
            let bounds = Bounds {
                bytes: [1 << 20, 40, 64, 70, 128][roll(5)],
                depth: [3, 8, 200][roll(3)],
            };
            let expected = slowly(&text, bounds);
            let mut scan = Scan::default();
            let mut came = 0;
            let framed = loop {
                came = (came + 1 + roll(90)).min(text.len());
                match scan.advance(&text[..came], bounds) {
                    Ok(None) if came < text.len() => {}
                    other => break other,
                }
            };
            let shown = String::from_utf8_lossy(&text);
            assert_eq!(framed, expected, "in pieces, {bounds:?}: {shown:?}");
            let framed = Scan::default().advance(&text, bounds);
            assert_eq!(framed, expected, "at once, {bounds:?}: {shown:?}");
        }
    }

    #[test]
    fn what_stands_behind_a_value_is_not_judged() {
        assert_eq!(whole("{}\"\u{1}").1, Ok(Some(2)));
        assert_eq!(whole("{}]").1, Ok(Some(2)));
    }
}
