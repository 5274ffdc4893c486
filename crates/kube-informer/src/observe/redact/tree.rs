//! Credentials in a JSON tree: by the names of fields, by the names beside values, and inside
//! texts.

use serde_json::{Map, Value};

use super::names::Verdict;
use super::pairs::{is_user_flag, password_of};
use super::spans::Spans;
use super::{HIDDEN, shapes, text};

/// Hides credentials in any JSON. `depth` is the number of encodings that it was unwrapped from.
pub(super) fn walk(value: &mut Value, depth: u8) {
    inside(value, Verdict::Unknown, depth);
}

/// `above` is the verdict on the enclosing field, at any depth.
fn inside(value: &mut Value, above: Verdict, depth: u8) {
    match value {
        Value::String(string) => {
            if let Some(shown) = text::redact(string, depth) {
                *string = shown;
            }
        }
        Value::Array(items) => array(items, above, depth),
        Value::Object(fields) if is_secret(fields) => secret(fields),
        Value::Object(fields) => object(fields, above, depth),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn object(fields: &mut Map<String, Value>, above: Verdict, depth: u8) {
    let named = named(fields);
    for (name, value) in fields.iter_mut() {
        let verdict = match (Verdict::of(name), above) {
            // A field below `credentials` is a credential, unless its own name says otherwise.
            (Verdict::Unknown, above) => above,
            (verdict, _) => verdict,
        };
        let own = match (named, name.as_str()) {
            (Some(named), "value" | "values" | "default") => named,
            _ => verdict,
        };
        under(value, own, depth);
        if matches!(name.as_str(), "auth" | "_auth")
            && let Value::String(text) = &*value
            && shapes::decode(text.as_bytes()).is_some_and(|decoded| decoded.contains(':'))
        {
            hide(value);
        }
    }
    keys(fields, depth);
}

/// Redacts a value under a name with this verdict.
fn under(value: &mut Value, verdict: Verdict, depth: u8) {
    match value {
        Value::String(text) if verdict.hides(text) => hide(value),
        Value::Number(_) if verdict == Verdict::Credential => hide(value),
        value => inside(value, verdict, depth),
    }
}

fn array(items: &mut [Value], above: Verdict, depth: u8) {
    let mut flag: Option<String> = None;
    for item in items {
        let before = flag.take();
        if let Value::String(text) = &*item
            && text.starts_with('-')
            && !text.contains(['=', ' '])
        {
            flag = Some(text.clone());
        }
        match (before, &mut *item) {
            (Some(before), Value::String(text)) if is_user_flag(&before) => {
                if let Some(password) = password_of(text) {
                    *text = format!("{}{HIDDEN}", &text[..text.len() - password.len()]);
                }
            }
            (Some(before), Value::String(text))
                if Verdict::of(&before).hides(text) && !text.starts_with("--") =>
            {
                hide(item);
            }
            _ => under(item, above, depth),
        }
    }
}

/// The verdict on the name beside a value: an environment variable, a header, a parameter.
/// Tolerations and selectors have a key and a value, too, but are not meant.
fn named(fields: &Map<String, Value>) -> Option<Verdict> {
    let text = |name: &str| fields.get(name).and_then(Value::as_str);
    let selects = fields.contains_key("operator") || fields.contains_key("effect");
    let name = text("name").or_else(|| text("key").filter(|_| !selects))?;
    let verdict = Verdict::of(name);
    verdict.is_credential().then_some(verdict)
}

/// A field's name can contain a credential, too: `{"https://user:password@registry": …}`.
fn keys(fields: &mut Map<String, Value>, depth: u8) {
    let shown = |name: &String| {
        let mut spans = Spans::default();
        shapes::find(name, depth, &mut spans);
        spans.replaced(name).map(|shown| (name.clone(), shown))
    };
    let renamed: Vec<_> = fields.keys().filter_map(shown).collect();
    for (name, shown) in renamed {
        if let Some(value) = fields.remove(&name) {
            fields.insert(shown, value);
        }
    }
}

/// True for a whole Secret, false for a reference to one.
fn is_secret(fields: &Map<String, Value>) -> bool {
    fields.get("kind").and_then(Value::as_str) == Some("Secret")
        && ["data", "stringData", "metadata"]
            .iter()
            .any(|name| fields.contains_key(*name))
}

/// Keeps only fields of a Secret that are known to be harmless, so that an unknown field is hidden.
pub(super) fn secret(fields: &mut Map<String, Value>) {
    for (name, value) in fields.iter_mut() {
        match (name.as_str(), value) {
            ("apiVersion" | "kind" | "type" | "immutable", _) => {}
            ("metadata", Value::Object(metadata)) => metadata_of_secret(metadata),
            ("data" | "stringData", Value::Object(data)) => data.values_mut().for_each(hide),
            (_, value) => hide(value),
        }
    }
}

/// An annotation of a Secret may be a copy of it (`last-applied-configuration`), or a token.
fn metadata_of_secret(metadata: &mut Map<String, Value>) {
    for (name, value) in metadata.iter_mut() {
        match (name.as_str(), value) {
            ("annotations", Value::Object(annotations)) => {
                for (name, value) in annotations.iter_mut() {
                    if !HARMLESS.iter().any(|harmless| name.starts_with(harmless)) {
                        hide(value);
                    }
                }
            }
            // Contains names of keys, but never values.
            ("managedFields", _) => {}
            (_, value) => walk(value, 0),
        }
    }
}

pub(super) fn hide(value: &mut Value) {
    let text = match &*value {
        Value::Null => return,
        Value::String(text) => format!("({} bytes, not shown)", text.len()),
        _ => HIDDEN.to_owned(),
    };
    *value = Value::String(text);
}

/// Annotations of Secrets that reveal nothing.
const HARMLESS: [&str; 3] = [
    "kubernetes.io/service-account.name",
    "kubernetes.io/service-account.uid",
    "meta.helm.sh/",
];
