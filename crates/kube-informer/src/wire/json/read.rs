//! Walks through a value whose outline is known.

use std::borrow::Cow;
use std::fmt;

use super::scan::{Node, Outline};
use crate::shorten::shorten;
use crate::wire::omit::Omit;

/// A position in a value. Reading moves it forward; it is never outside of the text.
#[derive(Debug, Clone)]
pub(crate) struct Reader<'a> {
    text: &'a str,
    nodes: &'a [Node],
    /// The offset of the next byte.
    at: usize,
    /// The next node: the first one that begins at `at` or later.
    node: usize,
    /// The paths to leave out of the next value.
    pub(super) omit: Option<&'a Omit>,
}

/// The kind of the next value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ValueKind {
    Object,
    Array,
    String,
    Number,
    True,
    False,
    Null,
}

/// A number: integers exactly, everything else as the nearest double.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Number {
    Unsigned(u64),
    Negative(i64),
    Float(f64),
}

impl<'a> Reader<'a> {
    /// Creates a reader at the beginning of a value with this outline.
    pub(crate) fn new(text: &'a str, outline: &'a Outline, omit: Option<&'a Omit>) -> Self {
        Self {
            text,
            nodes: outline.nodes(),
            at: 0,
            node: 0,
            omit,
        }
    }

    /// The offset of the next byte.
    pub(crate) fn at(&self) -> usize {
        self.at
    }

    #[inline]
    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Skips white space and returns the next byte without consuming it.
    #[inline]
    fn peek(&mut self) -> Option<u8> {
        loop {
            match self.byte() {
                Some(b' ' | b'\n' | b'\t' | b'\r') => self.at += 1,
                other => return other,
            }
        }
    }

    #[inline]
    fn expect(&mut self, byte: u8) -> Result<(), DecodeError> {
        if self.peek() != Some(byte) {
            return Err(self.wrong(format!("expected `{}`", char::from(byte))));
        }
        self.at += 1;
        Ok(())
    }

    #[cold]
    pub(super) fn wrong(&self, why: String) -> DecodeError {
        DecodeError::new(why)
    }

    /// True if the next byte after white space is `byte`.
    #[inline]
    pub(super) fn comes(&mut self, byte: u8) -> bool {
        self.peek() == Some(byte)
    }

    /// Returns the kind of the next value.
    #[inline]
    pub(super) fn next(&mut self) -> Result<ValueKind, DecodeError> {
        Ok(match self.peek() {
            Some(b'"') => ValueKind::String,
            Some(b'{') => ValueKind::Object,
            Some(b'[') => ValueKind::Array,
            Some(b'-' | b'0'..=b'9') => ValueKind::Number,
            Some(b't') => ValueKind::True,
            Some(b'f') => ValueKind::False,
            Some(b'n') => ValueKind::Null,
            _ => return Err(self.wrong("expected a value".to_owned())),
        })
    }

    /// Returns the node that begins here. It exists unless an earlier part is not valid JSON.
    #[inline]
    fn here(&self) -> Result<Node, DecodeError> {
        match self.nodes.get(self.node) {
            Some(node) if node.at as usize == self.at => Ok(*node),
            _ => Err(self.wrong("the text before this is not valid JSON".to_owned())),
        }
    }

    /// Reads a string. The reader is at the opening quote.
    #[inline]
    pub(super) fn string(&mut self) -> Result<Cow<'a, str>, DecodeError> {
        let node = self.here()?;
        let inner = self.text.get(self.at + 1..node.end as usize);
        let inner = inner.ok_or_else(|| self.wrong("a string that is none".to_owned()))?;
        self.node += 1;
        self.at = node.end as usize + 1;
        match node.escapes {
            false => Ok(Cow::Borrowed(inner)),
            true => Ok(Cow::Owned(unescape(inner)?)),
        }
    }

    /// Enters an object or array. The reader is at its bracket.
    #[inline]
    pub(super) fn begin(&mut self) -> Result<(), DecodeError> {
        self.here()?;
        self.at += 1;
        self.node += 1;
        Ok(())
    }

    /// Counts the elements of the array whose bracket is next. Strings, objects and arrays are counted by
    /// stepping from one to the next, numbers and words by their commas. In a mixed array some elements are
    /// missed.
    #[inline]
    pub(super) fn count(&self) -> usize {
        let Some(array) = self.nodes.get(self.node) else {
            return 0;
        };
        let mut count = 0;
        let mut within = self.node + 1;
        while within < array.next as usize {
            within = self
                .nodes
                .get(within)
                .map_or(usize::MAX, |node| node.next as usize);
            count += 1;
        }
        if count == 0 && array.end > array.at + 1 {
            let text = self.text.as_bytes().get(array.at as usize..array.end as usize);
            count = 1 + text.map_or(0, |text| memchr::memchr_iter(b',', text).count());
        }
        count
    }

    /// Moves to the next element of a value that ends with `close`, or past its end. Returns whether there is
    /// an element.
    #[inline]
    pub(super) fn element(&mut self, first: bool, close: u8) -> Result<bool, DecodeError> {
        match self.peek() {
            Some(byte) if byte == close => {
                self.at += 1;
                Ok(false)
            }
            Some(b',') if !first => {
                self.at += 1;
                match self.peek() {
                    Some(byte) if byte == close => {
                        Err(self.wrong("expected an element after the comma".to_owned()))
                    }
                    _ => Ok(true),
                }
            }
            _ if first => Ok(true),
            _ => Err(self.wrong("expected a comma or the end".to_owned())),
        }
    }

    /// Reads the name of a member and its colon.
    #[inline]
    pub(super) fn name(&mut self) -> Result<Cow<'a, str>, DecodeError> {
        if self.peek() != Some(b'"') {
            return Err(self.wrong("expected the name of a field".to_owned()));
        }
        let name = self.string()?;
        self.expect(b':')?;
        Ok(name)
    }

    /// Reads the name of the next member with its punctuation, if it is written as servers write it: without
    /// white space and escapes. Otherwise it reads nothing, and the caller uses the general path.
    #[inline]
    pub(super) fn compact_name(&mut self, first: bool) -> Option<&'a str> {
        let node = self.nodes.get(self.node)?;
        let (at, end) = (node.at as usize, node.end as usize);
        let byte = |place: usize| self.text.as_bytes().get(place).copied();
        let begins = match first {
            true => self.at == at,
            false => self.at + 1 == at && byte(self.at) == Some(b','),
        };
        if !begins || node.escapes || byte(at) != Some(b'"') || byte(end + 1) != Some(b':') {
            return None;
        }
        let name = self.text.get(at + 1..end)?;
        self.at = end + 2;
        self.node += 1;
        Some(name)
    }

    /// Skips a value. The content of an object or array is not examined.
    #[inline]
    pub(super) fn skip(&mut self) -> Result<(), DecodeError> {
        match self.next()? {
            ValueKind::Object | ValueKind::Array | ValueKind::String => {
                let node = self.here()?;
                self.at = node.end as usize + 1;
                self.node = node.next as usize;
            }
            ValueKind::Number => {
                self.number()?;
            }
            ValueKind::True => self.word("true")?,
            ValueKind::False => self.word("false")?,
            ValueKind::Null => self.word("null")?,
        }
        Ok(())
    }

    /// Returns the text of a value, without the fields to leave out.
    pub(super) fn raw(&mut self) -> Result<Cow<'a, str>, DecodeError> {
        self.next()?;
        if let Some(omit) = self.omit.take() {
            let mut out = String::new();
            self.copy(omit, &mut out)?;
            return Ok(Cow::Owned(out));
        }
        let from = self.at;
        self.skip()?;
        Ok(Cow::Borrowed(&self.text[from..self.at]))
    }

    fn copy(&mut self, omit: &Omit, out: &mut String) -> Result<(), DecodeError> {
        let next = self.next()?;
        let (open, close) = match next {
            ValueKind::Object => ('{', b'}'),
            ValueKind::Array => ('[', b']'),
            _ => {
                let from = self.at;
                self.skip()?;
                out.push_str(&self.text[from..self.at]);
                return Ok(());
            }
        };
        self.begin()?;
        out.push(open);
        let empty = out.len();
        let mut first = true;
        while self.element(first, close)? {
            first = false;
            let before = out.len();
            if before > empty {
                out.push(',');
            }
            if next == ValueKind::Array {
                self.copy(omit, out)?;
                continue;
            }
            self.peek();
            let from = self.at;
            let name = self.name()?;
            match omit.field(&name) {
                Some(below) if below.is_whole() => {
                    out.truncate(before);
                    self.skip()?;
                }
                Some(below) => {
                    out.push_str(&self.text[from..self.at]);
                    self.copy(below, out)?;
                }
                None => {
                    self.skip()?;
                    out.push_str(&self.text[from..self.at]);
                }
            }
        }
        out.push(char::from(close));
        Ok(())
    }

    /// Calls `each` with the name of each member of an object; the callback reads the value. Any other value
    /// has no members.
    pub(crate) fn members(
        &mut self,
        mut each: impl FnMut(&str, &mut Self) -> Result<(), DecodeError>,
    ) -> Result<(), DecodeError> {
        if self.next()? != ValueKind::Object {
            return self.skip();
        }
        self.begin()?;
        let mut first = true;
        while self.element(first, b'}')? {
            first = false;
            let name = self.name()?;
            each(&name, self)?;
        }
        Ok(())
    }

    /// Reads a string; returns `None` for any other value.
    pub(crate) fn text(&mut self) -> Result<Option<Cow<'a, str>>, DecodeError> {
        if self.next()? == ValueKind::String {
            return self.string().map(Some);
        }
        self.skip()?;
        Ok(None)
    }

    /// Skips a value and returns its bytes.
    pub(super) fn bytes(&mut self) -> Result<&'a [u8], DecodeError> {
        self.next()?;
        let from = self.at;
        self.skip()?;
        Ok(&self.text.as_bytes()[from..self.at])
    }

    /// Reads a number as an integer, clamped to 64 bits; returns `None` for any other value.
    pub(crate) fn integer(&mut self) -> Result<Option<i64>, DecodeError> {
        if self.next()? != ValueKind::Number {
            self.skip()?;
            return Ok(None);
        }
        // A number that is out of range has been consumed.
        Ok(self.number().ok().map(|number| match number {
            Number::Unsigned(number) => i64::try_from(number).unwrap_or(i64::MAX),
            Number::Negative(number) => number,
            // The cast saturates.
            Number::Float(number) => number as i64,
        }))
    }

    /// Calls `each` for each element of an array; the callback reads it. Any other value has no elements.
    pub(crate) fn elements(
        &mut self,
        mut each: impl FnMut(&mut Self) -> Result<(), DecodeError>,
    ) -> Result<(), DecodeError> {
        if self.next()? != ValueKind::Array {
            return self.skip();
        }
        self.begin()?;
        let mut first = true;
        while self.element(first, b']')? {
            first = false;
            each(self)?;
        }
        Ok(())
    }

    /// Returns a copy of the current position and skips the value.
    pub(crate) fn mark(&mut self) -> Result<Self, DecodeError> {
        self.next()?;
        let here = self.clone();
        self.skip()?;
        Ok(here)
    }

    /// Describes an error at this position within the value that begins at `root`.
    #[cold]
    pub(crate) fn explain(&self, root: Self, why: &DecodeError) -> String {
        let start = root.at;
        let path = path_to(root, self.at);
        let place = self.at - start;
        match path.is_empty() {
            true => format!("{why}, at byte {place}"),
            false => format!("{}: {why}, at byte {place}", shorten(path)),
        }
    }

    /// Checks that only white space follows.
    pub(crate) fn done(&mut self) -> Result<(), DecodeError> {
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(self.wrong("something follows the value".to_owned())),
        }
    }

    #[inline]
    pub(super) fn word(&mut self, word: &str) -> Result<(), DecodeError> {
        let end = self.at + word.len();
        if self.text.as_bytes().get(self.at..end) != Some(word.as_bytes()) {
            return Err(self.wrong(format!("expected `{word}`")));
        }
        self.at = end;
        Ok(())
    }

    pub(super) fn number(&mut self) -> Result<Number, DecodeError> {
        let from = self.at;
        let negative = self.byte() == Some(b'-');
        self.at += usize::from(negative);
        let leading_zero = self.byte() == Some(b'0');
        let mut whole = Some(0u64);
        let digits = self.digits(|digit| {
            whole = whole.and_then(|n| n.checked_mul(10)?.checked_add(u64::from(digit)));
        })?;
        if leading_zero && digits > 1 {
            return Err(self.wrong("a number with a leading zero".to_owned()));
        }
        let mut fraction = false;
        if self.byte() == Some(b'.') {
            fraction = true;
            self.at += 1;
            self.digits(|_| ())?;
        }
        if let Some(b'e' | b'E') = self.byte() {
            fraction = true;
            self.at += 1;
            if let Some(b'+' | b'-') = self.byte() {
                self.at += 1;
            }
            self.digits(|_| ())?;
        }
        match (whole.filter(|_| !fraction), negative) {
            (Some(number), false) => return Ok(Number::Unsigned(number)),
            (Some(1..), true) => {
                if let Some(number) = whole.and_then(|n| 0i64.checked_sub_unsigned(n)) {
                    return Ok(Number::Negative(number));
                }
            }
            _ => {}
        }
        match self.text[from..self.at].parse::<f64>() {
            Ok(number) if number.is_finite() => Ok(Number::Float(number)),
            _ => Err(self.wrong("number out of range".to_owned())),
        }
    }

    /// Reads one or more digits; returns their number.
    #[inline]
    fn digits(&mut self, mut each: impl FnMut(u8)) -> Result<usize, DecodeError> {
        let from = self.at;
        while let Some(digit @ b'0'..=b'9') = self.byte() {
            each(digit - b'0');
            self.at += 1;
        }
        match self.at - from {
            0 => Err(self.wrong("invalid number".to_owned())),
            count => Ok(count),
        }
    }
}

/// Returns the path of a byte in the value that begins at `root`, as people write it:
/// `spec.containers[0].image`.
fn path_to(mut root: Reader<'_>, place: usize) -> String {
    let mut path = String::new();
    // If the value cannot be walked, the path ends early. It is only a hint for people.
    let _ = walk(&mut root, place, &mut path);
    path
}

fn walk(reader: &mut Reader<'_>, place: usize, path: &mut String) -> Result<(), DecodeError> {
    use fmt::Write as _;
    let next = reader.next()?;
    let close = match next {
        ValueKind::Object => b'}',
        ValueKind::Array => b']',
        _ => return Ok(()),
    };
    if place <= reader.at {
        return Ok(());
    }
    reader.begin()?;
    let mut index = 0;
    while reader.element(index == 0, close)? {
        let length = path.len();
        if next == ValueKind::Object {
            let name = reader.name()?;
            let dot = if path.is_empty() { "" } else { "." };
            let _ = match name.contains(['.', '[', '/']) {
                true => write!(path, "[{name:?}]"),
                false => write!(path, "{dot}{name}"),
            };
        } else {
            let _ = write!(path, "[{index}]");
        }
        let mut within = reader.mark()?;
        if place <= reader.at {
            return walk(&mut within, place, path);
        }
        path.truncate(length);
        index += 1;
    }
    Ok(())
}

fn unescape(text: &str) -> Result<String, DecodeError> {
    let wrong = || DecodeError::new("an escape that is none".to_owned());
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = memchr::memchr(b'\\', rest.as_bytes()) {
        out.push_str(&rest[..at]);
        let mut escape = rest[at + 1..].chars();
        out.push(match escape.next().ok_or_else(wrong)? {
            plain @ ('"' | '\\' | '/') => plain,
            'b' => '\u{8}',
            'f' => '\u{c}',
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'u' => {
                let (unit, after) = hex(escape.as_str()).ok_or_else(wrong)?;
                let (mut units, mut count) = ([unit, 0], 1);
                escape = after.chars();
                if (0xd800..0xdc00).contains(&unit) {
                    let low = after.strip_prefix("\\u").and_then(hex).ok_or_else(wrong)?;
                    (units[1], count) = (low.0, 2);
                    escape = low.1.chars();
                }
                let mut decoded = char::decode_utf16(units.into_iter().take(count));
                match (decoded.next(), decoded.next()) {
                    (Some(Ok(char)), None) => char,
                    _ => return Err(DecodeError::new("half of a surrogate pair".to_owned())),
                }
            }
            _ => return Err(wrong()),
        });
        rest = escape.as_str();
    }
    out.push_str(rest);
    // The cache keeps the string, so the capacity reserved for escapes is released.
    out.shrink_to_fit();
    Ok(out)
}

fn hex(text: &str) -> Option<(u16, &str)> {
    let (digits, rest) = text.split_at_checked(4)?;
    if !digits.bytes().all(|b| b.is_ascii_hexdigit()) {
        return None;
    }
    Some((u16::from_str_radix(digits, 16).ok()?, rest))
}

/// Why a value cannot be decoded. The type is small because every result contains it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct DecodeError(Box<str>);

impl DecodeError {
    #[cold]
    pub(crate) fn new(why: String) -> Self {
        Self(why.into())
    }
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for DecodeError {}

impl serde::de::Error for DecodeError {
    #[cold]
    fn custom<T: fmt::Display>(why: T) -> Self {
        // The message may quote a long value.
        Self::new(shorten(why))
    }
}
