//! Credentials that span several lines: YAML whose name and value are on different lines, and
//! manifests of Secrets.

use std::ops::Range;

use super::names::{Verdict, is_value};
use super::pairs::{is_user_flag, password_of};
use super::spans::Spans;

/// Finds credentials that [`pairs`](super::pairs) cannot see in one line.
pub(super) fn find(text: &str, spans: &mut Spans) {
    if !text.contains('\n') {
        return;
    }
    let lines = lines(text);
    manifests(text, &lines, spans);
    for (at, line) in lines.iter().enumerate() {
        if let Some(flag) = item(line).filter(|item| item.starts_with('-')) {
            argument(flag, lines.get(at + 1), spans);
        }
        let Some((name, value)) = pair(line.body) else {
            continue;
        };
        let verdict = Verdict::of(name);
        let block = value.is_empty() || value.starts_with(['|', '>']);
        if verdict.is_credential() && block {
            nested(&lines[at + 1..], line, verdict, !value.is_empty(), spans);
        }
    }
}

struct TextLine<'a> {
    /// The number of leading spaces, with those of `- `.
    indent: usize,
    /// True if the line begins with `- `.
    listed: bool,
    /// The text without the indentation.
    body: &'a str,
    start: usize,
}

impl TextLine<'_> {
    fn span(&self, part: &str) -> Range<usize> {
        let from = self.start + (part.as_ptr().addr() - self.body.as_ptr().addr());
        from..from + part.len()
    }
}

fn lines(text: &str) -> Vec<TextLine<'_>> {
    let mut lines = Vec::new();
    let mut start = 0;
    for whole in text.split('\n') {
        let trimmed = whole.trim_start_matches([' ', '-']);
        let prefix = &whole[..whole.len() - trimmed.len()];
        // `--flag` keeps its dashes; `- ` and `- - ` are lists.
        let listed = prefix.contains("- ");
        let indent = if prefix.ends_with('-') {
            prefix.trim_end_matches('-').len()
        } else {
            prefix.len()
        };
        lines.push(TextLine {
            indent,
            listed,
            body: whole[indent..].trim_end(),
            start: start + indent,
        });
        start += whole.len() + 1;
    }
    lines
}

/// `name: value`, without quotes around the name.
fn pair(body: &str) -> Option<(&str, &str)> {
    let (name, value) = body.split_once(':')?;
    let plain = |name: &str| !name.is_empty() && !name.contains(char::is_whitespace);
    let name = name.trim_matches(['"', '\'']);
    (plain(name) && (value.is_empty() || value.starts_with(' '))).then(|| (name, value.trim()))
}

/// The scalar of a line in a list.
fn item<'a>(line: &TextLine<'a>) -> Option<&'a str> {
    let scalar = line.body.trim_matches(['"', '\'']);
    (line.listed && !scalar.is_empty()).then_some(scalar)
}

/// `- --password`, and `- hunter2` in the next line.
fn argument(flag: &str, next: Option<&TextLine<'_>>, spans: &mut Spans) {
    let Some((next, given)) = next.and_then(|next| Some((next, item(next)?))) else {
        return;
    };
    if is_user_flag(flag) {
        if let Some(password) = password_of(given) {
            spans.add(next.span(password));
        }
    } else if !flag.contains('=') && !given.starts_with("--") && Verdict::of(flag).hides(given) {
        spans.add(next.span(given));
    }
}

/// The lines below `password:`: a text of several lines, a list, or fields.
fn nested(below: &[TextLine<'_>], head: &TextLine<'_>, verdict: Verdict, text: bool, spans: &mut Spans) {
    for line in below {
        if line.body.is_empty() {
            continue;
        }
        if line.indent <= head.indent {
            return;
        }
        match pair(line.body) {
            _ if text => spans.add(line.span(line.body)),
            Some((name, value)) if Verdict::of(name) != Verdict::Harmless && is_value(value) => {
                spans.add(line.span(value));
            }
            Some(_) => {}
            None if line.listed && verdict.hides(line.body) => spans.add(line.span(line.body)),
            None => {}
        }
    }
}

/// Hides the whole document if it contains a Secret.
fn manifests(text: &str, lines: &[TextLine<'_>], spans: &mut Spans) {
    let bare = |value: &str| value.trim_matches(['"', '\'']) == "Secret";
    for document in lines.split(|line| line.body.starts_with("---")) {
        let kind = document
            .iter()
            .any(|line| pair(line.body).is_some_and(|(name, value)| name == "kind" && bare(value)));
        let data = document
            .iter()
            .any(|line| pair(line.body).is_some_and(|(name, _)| name == "data" || name == "stringData"));
        if let (true, true, Some(first), Some(last)) = (kind, data, document.first(), document.last()) {
            let end = (last.start + last.body.len()).min(text.len());
            spans.add(first.start..end);
        }
    }
}
