//! Redaction: what the page, the JSON endpoints and the metrics never show.
//!
//! Hidden as a whole, replaced by `(12 bytes, not shown)`:
//!
//! - **Secrets**, by their kind or by the resource that they were read from: everything but `apiVersion`, `kind`, `type`, `immutable`
//!   and `metadata`; of the metadata the annotations, except a few that are known to be harmless.
//! - **By name** ([`names`]): the value of a field, a key of a ConfigMap, an environment variable, a header, a parameter or a flag whose
//!   name contains a word like `password`, `secret`, `token`, `credential`, `apiKey`, `accessKey`, `privateKey`, in any case and whatever
//!   separates its words. Numbers too, except under `token`, where a short number counts something. All that lies below such a name,
//!   except references (`name`, `key`, `path`).
//!
//! Hidden where they stand in a text, replaced by `(not shown)`:
//!
//! - **By shape** ([`shapes`]): PEM private keys, JWTs, `Basic …` and `Bearer …`, `scheme://user:password@host`, hashes of passwords, the
//!   tokens of about thirty vendors, base64 of any of this, and base64 of gzip, which cannot be looked into.
//! - **Names and values in a text** ([`pairs`], [`lines`]): JSON, YAML, properties, `.env`, XML, connection strings, query parameters,
//!   commands and their arguments (`--password=…`, `--password …`, `-u user:…`), headers, SQL; JSON is read and written again.
//! - **Errors** about a Secret are not quoted. Errors about other objects are redacted like any text, and values quoted in them are hidden.
//!
//! Not hidden:
//!
//! - Names: of objects, fields, keys of data, labels. Of labels the values are redacted like those of fields.
//! - Names that speak about a credential: `secretName`, `passwordPolicy`, `tokenExpirationSeconds`, `tokenUrl`, `passwordFile`.
//! - Switches (`true`, `off`), empty values, references (`$(DB_PASSWORD)`, `${DB_PASSWORD}`), paths (`/run/secrets/db`).
//! - A credential without a telling name or shape: `--seed hunter2`, `mysql -phunter2`, `command: ["login", "hunter2"]`, `note: "it is hunter2"`.
//!   There is no guess by entropy. Types that must not be seen are best not [shown](super::Inspector::shows) at all.

mod lines;
mod names;
mod pairs;
mod shapes;
mod spans;
#[cfg(test)]
mod tests;
mod text;
mod tree;

use std::borrow::Cow;

use serde_json::Value;

/// Hides the credentials of an object. `secret` is true if the object is known to be a Secret,
/// whatever its kind says.
pub(super) fn redact(object: &mut Value, secret: bool) {
    let says = object.get("kind").and_then(Value::as_str) == Some("Secret");
    match object {
        Value::Object(fields) if secret || says => tree::secret(fields),
        // The object could not be serialised, and the error may quote it.
        object if secret => tree::hide(object),
        object => tree::walk(object, 0),
    }
}

/// Hides credentials in a text.
pub(super) fn redact_text(text: &str) -> Cow<'_, str> {
    match text::redact(text, 0) {
        Some(shown) => Cow::Owned(shown),
        None => Cow::Borrowed(text),
    }
}

/// The value of a label, without credentials.
pub(super) fn redact_label<'a>(name: &str, value: &'a str) -> Cow<'a, str> {
    match names::Verdict::of(name).hides(value) {
        true => Cow::Borrowed(HIDDEN),
        false => redact_text(value),
    }
}

/// Hides the values that an error about an object may quote from it.
pub(super) fn redact_error(text: &str, secret: bool) -> String {
    if secret {
        "not shown, since it may quote the Secret; it is in the program's log".to_owned()
    } else {
        redact_text(&unquoted(text)).into_owned()
    }
}

/// serde quotes the value that it cannot decode: `invalid type: string "hunter2", expected i32`.
/// The message does not contain the field's name, so every such value is hidden.
fn unquoted(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((at, quote)) = QUOTES
        .iter()
        .filter_map(|quote| Some((rest.find(quote)?, quote)))
        .min()
    {
        let from = at + quote.len();
        shown.push_str(&rest[..from]);
        shown.push_str(HIDDEN);
        let mut escaped = false;
        let end = rest[from..].find(|c| {
            let closes = c == '"' && !escaped;
            escaped = c == '\\' && !escaped;
            closes
        });
        rest = end.map_or("", |end| &rest[from + end..]);
    }
    shown + rest
}

const QUOTES: [&str; 2] = ["invalid type: string \"", "invalid value: string \""];

const HIDDEN: &str = "(not shown)";
