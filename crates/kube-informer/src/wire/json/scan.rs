//! Finds the end of a value, and records the position of everything in it on the way.
//!
//! A value is scanned once, sixty-four bytes at a time, as its bytes arrive. The result is its [`Outline`]:
//! the end of every string, object and array, and the node that follows it. The
//! [`Reader`](super::read::Reader) then never searches: the outline gives the length of a string, the number
//! of elements to allocate, and the end of a value to skip.
//!
//! The scan checks only what it needs: that brackets match, that strings contain no control characters, the
//! depth and the length. The reader checks the grammar.
//!
//! Half of an object is `managedFields`, which is left out by default. The scan then records nothing inside
//! of it, and only counts its brackets, a block at a time, until it ends. The remainder of a value with more
//! nodes than [`Bounds::notes`] allows is passed over in the same way: the scan finds its end, but the value
//! cannot be read.

use super::blocks::{BLOCK, Masks, between};

/// The nodes of one value, in the order in which they begin.
#[derive(Debug, Default)]
pub(crate) struct Outline {
    nodes: Vec<Node>,
}

/// A string, an object or an array. Offsets count from the first byte of the value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Node {
    /// The offset of the first byte: a quote or a bracket.
    pub(super) at: u32,
    /// The offset of the last byte: a quote or a bracket.
    pub(super) end: u32,
    /// The number of the next node that is not inside this one.
    pub(super) next: u32,
    /// True for a string with escapes.
    pub(super) escapes: bool,
}

impl Outline {
    pub(super) fn nodes(&self) -> &[Node] {
        &self.nodes
    }
}

/// The limits on the size and depth of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Bounds {
    /// The maximum size in bytes; at most [`Self::MOST`].
    pub(crate) bytes: usize,
    /// The maximum nesting depth of objects and arrays.
    pub(crate) depth: usize,
}

impl Bounds {
    /// Offsets in an [`Outline`] are 32 bits wide.
    pub(crate) const MOST: usize = u32::MAX as usize - BLOCK;

    /// The maximum number of nodes that are recorded for one value. They fit into the memory that the largest
    /// value itself may take, or into 16 MiB if that is more. A value of 3 MiB cannot have more nodes than
    /// that.
    pub(crate) fn notes(self) -> usize {
        (self.bytes / size_of::<Node>()).max(1 << 20)
    }
}

/// Why a value cannot be framed. Offsets count from the first byte of the value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum ScanError {
    /// A closing bracket without a matching opening one.
    Bracket { at: usize },
    /// A control character in a string.
    Control { at: usize },
    /// The value is nested too deep.
    Deep { at: usize },
    /// The value is too long.
    Long,
}

impl ScanError {
    /// The offset up to which the value is valid.
    pub(super) fn place(&self, bounds: Bounds) -> usize {
        match self {
            Self::Bracket { at } | Self::Control { at } | Self::Deep { at } => *at,
            Self::Long => bounds.bytes,
        }
    }
}

/// Frames one value after another.
#[derive(Debug, Default)]
pub(crate) struct Scan {
    outline: Outline,
    /// The open objects and arrays, outermost first.
    open: Vec<Open>,
    /// The number of bytes of the value that were scanned.
    seen: usize,
    /// True if the last scanned byte is inside a string.
    in_string: bool,
    /// True if the last scanned byte is a backslash that escapes the next byte.
    escape: bool,
    /// The offset of the open string.
    string_at: u32,
    /// True if the open string has escapes.
    string_escapes: bool,
    /// The number of open brackets at which `metadata.managedFields` begins; `None` if it is not left out.
    unwanted: Option<usize>,
    /// The number of open brackets inside the part that is passed over; 0 outside of it.
    passing: usize,
    /// True if the value has more nodes than allowed. The outline ends somewhere inside the value.
    crowded: bool,
}

/// Classified bytes of a block: one bit per byte.
#[derive(Clone, Copy)]
struct Sorted {
    /// Quotes that begin or end a string.
    quotes: u64,
    /// Bytes inside strings, with the opening quote and without the closing one.
    inside: u64,
    /// Backslashes that escape the next byte.
    escapes: u64,
    /// Control characters in strings.
    controls: u64,
}

#[derive(Debug)]
struct Open {
    /// The number of its node in the outline.
    node: u32,
    /// The closing bracket.
    close: u8,
}

impl Scan {
    /// Creates a scanner for values in which `metadata` is at this depth. If `unwanted` is true,
    /// `managedFields` in it is passed over.
    pub(crate) fn new(metadata: usize, unwanted: bool) -> Self {
        Self {
            unwanted: unwanted.then_some(metadata + 1),
            ..Self::default()
        }
    }

    /// Scans the received part of a value, which begins with the first byte of `value`. Bytes that were
    /// scanned before are not scanned again. Returns the length of the value once its end is there.
    ///
    /// A number or a word ends where something else begins, so one byte after it is needed.
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

    /// Returns the outline of the value.
    pub(crate) fn outline(&self) -> &Outline {
        &self.outline
    }

    /// True if the value has more nodes than allowed. Nodes that are open where the outline ends have no end.
    pub(crate) fn is_crowded(&self) -> bool {
        self.crowded
    }

    /// Discards the value and prepares for the next one.
    pub(crate) fn restart(&mut self) {
        // One huge object must not keep its memory allocated forever.
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
            // Every byte begins or ends at most one node.
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

    /// Scans one block. Returns the end of the value if it is in the block.
    ///
    /// Of several errors the first in byte order is returned, so that the result does not depend on where
    /// blocks begin.
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

    /// A control character in a string may precede the error that was found first. An error beyond the size
    /// limit is reported as a value that is too long.
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
        // The value is a string, not an object or array.
        let is_bare = value.first() == Some(&b'"');
        // The part of the block that is not passed over.
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
                    // Few blocks have escapes, so this is rarely computed.
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

    /// Called when there is room for only `room` more nodes, fewer than a block could need. Returns the
    /// number of bytes to scan next, so few that the outline ends at the same byte wherever blocks begin.
    #[cold]
    fn make_do(&mut self, room: usize) -> usize {
        if room > 0 || self.open.is_empty() {
            return room.max(1);
        }
        self.crowded = true;
        // The rest of the value is passed over: every open bracket except the outermost one, which closes
        // last.
        self.passing = self.open.len() + self.passing.saturating_sub(1);
        self.open.truncate(1);
        BLOCK
    }

    /// Passes over a part of a block that is not recorded. Returns the position where that part ends, if it
    /// does in this block.
    #[inline]
    fn pass(&mut self, mut opens: u64, mut closes: u64, bounds: Bounds) -> Result<Option<u32>, ScanError> {
        // The outermost bracket of the part is counted in `open`, too.
        let depth = self.open.len() + self.passing - 1;
        if depth + BLOCK <= bounds.depth {
            // Most brackets are `{}`, which do not change the depth.
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

    /// True if the value that begins now is a `managedFields` to pass over. Its name is the last recorded
    /// node.
    #[inline]
    fn is_unwanted(&self, value: &[u8]) -> bool {
        self.unwanted == Some(self.open.len()) && self.is_at(value, &["metadata", "managedFields"])
    }

    /// True if `outer` is the name of the innermost open object and `inner` is the name of the value that
    /// begins in it.
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

    /// Returns the length of a value that ends at `place`.
    fn ended(&self, place: u32, controls: u64) -> Result<Option<usize>, ScanError> {
        self.judge(controls & before(1 << place))?;
        Ok(Some(self.seen + place as usize + 1))
    }

    /// Returns an error if a string has a control character. Bytes after the end of the value are not
    /// checked.
    #[inline]
    fn judge(&self, controls: u64) -> Result<Option<usize>, ScanError> {
        match controls {
            0 => Ok(None),
            _ => Err(ScanError::Control {
                at: self.seen + controls.trailing_zeros() as usize,
            }),
        }
    }

    /// Returns the escaped bytes of the block, and the backslashes that escape them.
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

    /// Processes a closing bracket; returns whether it ends the value.
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

/// Clears the lowest bit and returns its position.
#[inline]
fn take(bits: &mut u64) -> u32 {
    let place = bits.trailing_zeros();
    *bits &= bits.wrapping_sub(1);
    place
}

/// All positions above this one.
#[inline]
fn above(place: u32) -> u64 {
    u64::MAX << place << 1
}

/// All positions below the lowest bit; all positions if there is no bit.
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
    fn the_end_of_a_value_is_found() {
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
    fn the_outline_does_not_depend_on_where_the_bytes_are_cut() {
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

    /// The nodes of a text as offsets, once with everything inside `managedFields`, and once for a reader
    /// that leaves it out.
    fn noted(text: &str, cut: usize) -> [Vec<(u32, u32, u32)>; 2] {
        // With one depth, brackets are counted a block at a time; with the other, a bit at a time.
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
    fn unwanted_managed_fields_leave_only_their_end_in_the_outline() {
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
    fn other_fields_named_managed_fields_are_in_the_outline() {
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
    fn unwanted_managed_fields_must_not_be_too_deep() {
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
    fn framing_errors_contain_the_offset() {
        assert_eq!(whole("[1}").1, Err(ScanError::Bracket { at: 2 }));
        assert_eq!(whole("[\"a\nb\"]").1, Err(ScanError::Control { at: 3 }));
        assert_eq!(whole("[[[[[[[[[").1, Err(ScanError::Deep { at: 8 }));
        let long = format!("\"{}", "x".repeat(2 << 20));
        assert_eq!(whole(&long).1, Err(ScanError::Long));
        assert_eq!(whole(&"1".repeat(2 << 20)).1, Err(ScanError::Long));
    }

    /// A reference implementation, byte by byte: the first error in byte order, or the end.
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
    fn the_first_error_in_byte_order_is_returned_however_the_bytes_arrive() {
        // A control character in a string before an unmatched closing bracket, in one block of sixty-four
        // bytes.
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
    fn bytes_after_a_value_are_not_checked() {
        assert_eq!(whole("{}\"\u{1}").1, Ok(Some(2)));
        assert_eq!(whole("{}]").1, Ok(Some(2)));
    }
}
