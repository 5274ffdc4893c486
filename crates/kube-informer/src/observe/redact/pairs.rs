//! Names and values inside a text: `password=…`, `"password": "…"`, `--password …`, `<password>…</password>`.

use std::ops::Range;

use super::names::{Verdict, is_value};
use super::spans::Spans;

/// Finds values whose names are those of credentials. The time is proportional to the length of the
/// text, whatever it contains.
pub(super) fn find(text: &str, spans: &mut Spans) {
    let mut scan = PairScanner {
        text,
        bytes: text.as_bytes(),
        line: 0,
        named: None,
        netrc: text.contains("login ") && text.contains("machine "),
    };
    let mut at = 0;
    while at < text.len() {
        let byte = scan.bytes[at];
        if !is_name(byte) {
            at += 1;
            if byte == b'\n' {
                scan.line = at;
            }
            continue;
        }
        let end = at + scan.run(at, is_name);
        at = match scan.name(at..end) {
            Some(hidden) => {
                let next = hidden.end.max(end);
                if let Some(newline) = text[at..next].rfind('\n') {
                    scan.line = at + newline + 1;
                }
                spans.add(hidden);
                next
            }
            None => end,
        };
    }
    identified_by(text, spans);
}

struct PairScanner<'a> {
    text: &'a str,
    bytes: &'a [u8],
    /// The start of the current line.
    line: usize,
    /// The verdict on the last `name: …`, which applies to the next `value: …`.
    named: Option<Verdict>,
    /// The text is a `.netrc`, whose names and values have no separator between them.
    netrc: bool,
}

/// The context in which a name begins, which decides where its value ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Begin {
    /// At the start of a line.
    Line,
    /// After `;`, as in a connection string.
    Semicolon,
    /// After `?` or `&`, as in an address.
    Parameter,
    /// After a bracket or a comma.
    Item,
    /// An element of XML.
    Element,
    /// Within a sentence.
    Within,
}

/// The context of a name.
struct PairContext<'a> {
    begin: Begin,
    /// The quote that encloses the name and its value together.
    within: Option<&'a str>,
    /// The name has quotes of its own.
    quoted: bool,
}

impl PairContext<'_> {
    const ITEM: Self = Self {
        begin: Begin::Item,
        within: None,
        quoted: false,
    };
    const WITHIN: Self = Self {
        begin: Begin::Within,
        ..Self::ITEM
    };
}

impl<'a> PairScanner<'a> {
    /// The range to hide because of this name.
    fn name(&mut self, name: Range<usize>) -> Option<Range<usize>> {
        let word = &self.text[name.clone()];
        let lower = word.trim_start_matches('-').to_ascii_lowercase();
        let beside = lower == "name" || lower == "value";
        let verdict = Verdict::of(word.trim_matches(['-', '.']));
        if !(verdict.is_credential() || beside || is_user_flag(word)) {
            return None;
        }
        let (open, quote) = self.quote_before(name.start);
        let closed = quote.is_some().then(|| self.quote(name.end)).flatten();
        let after = name.end + closed.map_or(0, str::len);
        let context = PairContext {
            begin: self.begin(open),
            within: quote.filter(|_| closed.is_none()),
            quoted: closed.is_some(),
        };
        let gap = after + self.run(after, is_blank);
        let Some(value) = self.value_start(word, gap, &context) else {
            return (!beside)
                .then(|| self.without_separator(word, after, gap, verdict))
                .flatten();
        };
        let value = self.skip_says_invalid(value);
        if verdict.is_credential() && self.bytes.get(value) == Some(&b'[') {
            let end = self.text[value..]
                .find([']', '\n'])
                .map_or(self.text.len(), |end| value + end);
            return Some(value + 1..end);
        }
        if lower == "name" {
            self.named = Some(self.named(value)).filter(|verdict| verdict.is_credential());
            return None;
        }
        let named = match lower.as_str() {
            "value" => Some(self.named.take()?),
            _ => None,
        };
        let range = self.value(value, &context);
        let given = &self.text[range.clone()];
        if let Some(named) = named {
            return named.hides(given).then_some(range);
        }
        self.argument(range, verdict, word)
            .filter(|_| !given.starts_with('{'))
    }

    /// The verdict on the name that is the value here: `name: DB_PASSWORD`.
    fn named(&self, value: usize) -> Verdict {
        let start = value + self.quote(value).map_or(0, str::len);
        let length = self.run(start, is_name);
        Verdict::of(&self.text[start..start + length])
    }

    /// The start of the value, if this is a name with a separator after it.
    fn value_start(&self, word: &str, gap: usize, context: &PairContext<'_>) -> Option<usize> {
        let rest = &self.bytes[gap..];
        let (separator, colon) = match rest {
            [b':', b'=', ..] | [b'=', b'>' | b'=', ..] => (2, false),
            [b'=', ..] => (1, false),
            [b':', b':' | b'/', ..] => return None,
            [b':', ..] => (1, true),
            [b'>', ..] if context.begin == Begin::Element => return Some(gap + 1),
            _ => return None,
        };
        let value = gap + separator + self.run(gap + separator, is_blank);
        let number = self
            .bytes
            .get(value)
            .is_some_and(|b| b.is_ascii_digit() || *b == b'[');
        if !colon || self.quote(value).is_some() || (context.quoted && number) {
            return Some(value);
        }
        // `token-service:v1.2` is an image, and `no such token: it has expired` is a sentence.
        let spaced = value > gap + separator || self.ends_line(value);
        let begins = context.begin != Begin::Within || context.within.is_some();
        let header = HEADERS.iter().any(|header| word.eq_ignore_ascii_case(header))
            || word
                .get(..2)
                .is_some_and(|start| start.eq_ignore_ascii_case("x-"));
        let says_invalid = self.skip_says_invalid(value) != value;
        ((spaced && begins) || header || says_invalid).then_some(value)
    }

    /// Skips the API server's wording: `spec.password: Invalid value: "…"`.
    fn skip_says_invalid(&self, value: usize) -> usize {
        let rest = &self.text[value..];
        let says = ["Invalid value: ", "Unsupported value: ", "Duplicate value: "];
        says.iter()
            .find(|says| rest.starts_with(**says))
            .map_or(value, |says| value + says.len())
    }

    /// `--password hunter2`, `"--password", "hunter2"`, `WITH PASSWORD 'hunter2'`, `requirepass hunter2`, `login a password b`.
    fn without_separator(
        &self,
        word: &str,
        after: usize,
        gap: usize,
        verdict: Verdict,
    ) -> Option<Range<usize>> {
        let flag = word.starts_with('-');
        if flag && self.bytes.get(gap) == Some(&b',') {
            let next = gap + 1 + self.run(gap + 1, |b| b.is_ascii_whitespace());
            self.quote(next)?;
            return self.argument(self.value(next, &PairContext::ITEM), verdict, word);
        }
        if gap == after || self.ends_line(gap) {
            return None;
        }
        let single = self.bytes.get(gap) == Some(&b'\'');
        let keyword = KEYWORDS.iter().any(|keyword| word.eq_ignore_ascii_case(keyword));
        let netrc = self.netrc && word == "password";
        let sql = single && word.to_ascii_lowercase().contains("password");
        (flag || keyword || netrc || sql)
            .then(|| self.argument(self.value(gap, &PairContext::WITHIN), verdict, word))
            .flatten()
    }

    /// The range of an argument to hide.
    fn argument(&self, range: Range<usize>, verdict: Verdict, flag: &str) -> Option<Range<usize>> {
        let given = &self.text[range.clone()];
        if is_user_flag(flag) {
            let password = password_of(given)?;
            return Some(range.end - password.len()..range.end);
        }
        (verdict.hides(given) && !given.starts_with("--")).then_some(range)
    }

    /// The range of the value that begins here.
    fn value(&self, start: usize, context: &PairContext<'_>) -> Range<usize> {
        if let Some(quote) = self.quote(start) {
            let from = start + quote.len();
            return from..self.closing(from, quote);
        }
        if let Some(quote) = context.within {
            return start..self.closing(start, quote);
        }
        let ends = |b: u8| match context.begin {
            Begin::Line => b == b'\n' || b == b'\r',
            Begin::Semicolon => b";\n\r\"".contains(&b),
            Begin::Parameter => b.is_ascii_whitespace() || b"&#\"'`<>".contains(&b),
            Begin::Item => b.is_ascii_whitespace() || b",;)]}\"'`".contains(&b),
            Begin::Element => b == b'<',
            Begin::Within => b.is_ascii_whitespace() || b";\"`<".contains(&b),
        };
        start..start + self.run(start, |b| !ends(b))
    }

    /// The end of a quoted value: the same quote, or the end of the text.
    fn closing(&self, from: usize, quote: &str) -> usize {
        let mark = quote.as_bytes()[quote.len() - 1];
        let mut at = from;
        while at < self.text.len() {
            let slashes = self.run(at, |b| b == b'\\');
            if self.bytes.get(at + slashes) == Some(&mark) && (slashes == quote.len() - 1 || mark == b'\'') {
                return at;
            }
            at += slashes + 1;
        }
        self.text.len()
    }

    /// The quote at this position: a mark, with backslashes before it if the text itself was
    /// quoted.
    fn quote(&self, at: usize) -> Option<&'a str> {
        let slashes = self.run(at, |b| b == b'\\');
        let mark = *self.bytes.get(at + slashes)?;
        b"\"'`".contains(&mark).then(|| &self.text[at..=at + slashes])
    }

    /// The start of the name with its quote, and the quote.
    fn quote_before(&self, start: usize) -> (usize, Option<&'a str>) {
        if !self.before(start).is_some_and(|mark| b"\"'`".contains(&mark)) {
            return (start, None);
        }
        let mut open = start - 1;
        while self.before(open) == Some(b'\\') {
            open -= 1;
        }
        (open, Some(&self.text[open..start]))
    }

    fn begin(&self, start: usize) -> Begin {
        let head = self.text[self.line.min(start)..start].trim_start_matches([' ', '\t', '-']);
        if head.is_empty() || head == "export " || head == "set " {
            return Begin::Line;
        }
        match head.trim_end().as_bytes().last() {
            Some(b';') => Begin::Semicolon,
            Some(b'?' | b'&') => Begin::Parameter,
            Some(b'{' | b'[' | b'(' | b',') => Begin::Item,
            Some(b'<') => Begin::Element,
            _ => Begin::Within,
        }
    }

    fn ends_line(&self, at: usize) -> bool {
        self.bytes.get(at).is_none_or(|b| b"\r\n".contains(b))
    }

    fn before(&self, at: usize) -> Option<u8> {
        at.checked_sub(1).map(|before| self.bytes[before])
    }

    fn run(&self, from: usize, like: impl Fn(u8) -> bool) -> usize {
        let rest = self.bytes.get(from..).unwrap_or_default();
        rest.iter().take_while(|byte| like(**byte)).count()
    }
}

/// The password in `user:password`; `None` for numbers, references, and texts that are no pair.
pub(super) fn password_of(text: &str) -> Option<&str> {
    let (user, password) = text.split_once(':')?;
    let number = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
    (!(number(user) && number(password)) && is_value(password)).then_some(password)
}

/// Flags of curl that take `user:password`.
pub(super) fn is_user_flag(word: &str) -> bool {
    ["-u", "--user", "-U", "--proxy-user"].contains(&word)
}

/// `IDENTIFIED BY '…'`
fn identified_by(text: &str, spans: &mut Spans) {
    let lower = text.to_ascii_lowercase();
    for (at, found) in lower.match_indices("identified by '") {
        let from = at + found.len();
        let end = text[from..].find('\'').map_or(text.len(), |end| from + end);
        spans.add(from..end);
    }
}

fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"_-.".contains(&byte) || byte >= 0x80
}

fn is_blank(byte: u8) -> bool {
    byte == b' ' || byte == b'\t'
}

/// Headers, which may be written without a space after the colon.
const HEADERS: [&str; 6] = [
    "Authorization",
    "Proxy-Authorization",
    "Cookie",
    "Set-Cookie",
    "Private-Token",
    "Api-Key",
];

/// Keywords of configuration files that a credential follows.
const KEYWORDS: [&str; 3] = ["requirepass", "masterauth", "_authToken"];
