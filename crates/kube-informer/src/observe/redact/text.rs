//! Credentials inside a text of any form: JSON, YAML, properties, a connection string, a command, a
//! sentence.

use serde_json::Value;

use super::spans::Spans;
use super::{HIDDEN, lines, pairs, shapes, tree};

/// The text without its credentials; `None` if it has none. `depth` is the number of encodings that
/// it was unwrapped from.
pub(super) fn redact(text: &str, depth: u8) -> Option<String> {
    if depth > DEPTH {
        return Some(HIDDEN.to_owned());
    }
    let json = json(text, depth);
    let shown = json.as_deref().unwrap_or(text);
    // Also after JSON: if a key occurs twice, the tree has only one of its values.
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

/// Redacts JSON, and writes it again if something was hidden.
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

/// True for base64 on several lines, of which no single word is recognised.
fn is_wrapped_base64(text: &str, depth: u8) -> bool {
    let body = text.trim();
    body.contains('\n')
        && body
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b"+/=\r\n \t".contains(&b))
        && shapes::decode(body.as_bytes()).is_some_and(|decoded| redact(&decoded, depth + 1).is_some())
}

/// The maximum number of nested encodings. A text below that is hidden as a whole.
const DEPTH: u8 = 6;
