//! Credentials inside a text, whatever the text is: JSON, YAML, properties, a connection string, a command, a sentence.

use serde_json::Value;

use super::spans::Spans;
use super::{HIDDEN, lines, pairs, shapes, tree};

/// The text without its credentials; none if it has none. `depth`: how many encodings it was unwrapped from.
pub(super) fn redact(text: &str, depth: u8) -> Option<String> {
    if depth > DEPTH {
        return Some(HIDDEN.to_owned());
    }
    let json = json(text, depth);
    let shown = json.as_deref().unwrap_or(text);
    // Also after JSON: of a key that is there twice, the tree has only one.
    let mut spans = Spans::default();
    shapes::find(shown, depth, &mut spans);
    pairs::find(shown, &mut spans);
    lines::find(shown, &mut spans);
    let encoded = depth < DEPTH && is_wrapped_base64(shown, depth);
    if encoded {
        return Some(HIDDEN.to_owned());
    }
    spans.replaced(shown).or(json)
}

/// JSON, written again if something in it is hidden.
fn json(text: &str, depth: u8) -> Option<String> {
    if !text.trim_start().starts_with(['{', '[', '"']) {
        return None;
    }
    let mut value: Value = serde_json::from_str(text).ok()?;
    let before = value.clone();
    tree::walk(&mut value, depth + 1);
    if value == before {
        return None;
    }
    let written = match text.trim_end().contains('\n') {
        true => serde_json::to_string_pretty(&value),
        false => serde_json::to_string(&value),
    };
    Some(written.unwrap_or_else(|_| HIDDEN.to_owned()))
}

/// Base64 in several lines, which no word of it shows.
fn is_wrapped_base64(text: &str, depth: u8) -> bool {
    let body = text.trim();
    body.contains('\n')
        && body
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b"+/=\r\n \t".contains(&b))
        && shapes::decode(body.as_bytes()).is_some_and(|decoded| redact(&decoded, depth + 1).is_some())
}

/// Text in text in text: beyond this nothing is unwrapped, and nothing shown.
const DEPTH: u8 = 6;
