//! What is never shown: the values of Secrets, and whatever looks like a credential anywhere else.
//!
//! Of a Secret only what is known to be harmless is left, so that a field nobody thought of is hidden and not shown. Elsewhere
//! it goes by how a value looks (a JWT, `Bearer …`, a private key) and by what it is called (`password`, `token`, an
//! environment variable like `DB_PASSWORD`).

use serde_json::{Map, Value};

/// Hides what is not to be shown. `secret`: it is known to be a Secret, whatever it says of itself.
pub(super) fn redact(object: &mut Value, secret: bool) {
    let says = object.get("kind").and_then(Value::as_str) == Some("Secret");
    if (secret || says)
        && let Value::Object(fields) = object
    {
        redact_secret(fields);
    } else {
        redact_any(object);
    }
}

/// Hides what may be quoted from an object in an error about it.
pub(super) fn redact_error(text: &str, secret: bool) -> String {
    if secret {
        "not shown, since it may quote the Secret; it is in the program's log".to_owned()
    } else {
        text.to_owned()
    }
}

fn redact_secret(fields: &mut Map<String, Value>) {
    for (name, value) in fields.iter_mut() {
        match (name.as_str(), value) {
            ("apiVersion" | "kind" | "type" | "immutable", _) => {}
            ("metadata", Value::Object(metadata)) => redact_metadata(metadata),
            ("data" | "stringData", Value::Object(data)) => data.values_mut().for_each(hide),
            (_, value) => hide(value),
        }
    }
}

/// An annotation of a Secret may be a copy of it (`last-applied-configuration`), or a token.
fn redact_metadata(metadata: &mut Map<String, Value>) {
    if let Some(Value::Object(annotations)) = metadata.get_mut("annotations") {
        for (name, value) in annotations.iter_mut() {
            if !HARMLESS.iter().any(|harmless| name.starts_with(harmless)) {
                hide(value);
            }
        }
    }
}

fn redact_any(value: &mut Value) {
    match value {
        Value::String(text) if looks_secret(text) => hide(value),
        Value::Array(items) => items.iter_mut().for_each(redact_any),
        Value::Object(fields) => {
            // An environment variable, or whatever else is a name and a value.
            let named = fields.get("name").and_then(Value::as_str);
            let named_secret = named.is_some_and(sounds_secret);
            for (name, value) in fields.iter_mut() {
                if value.is_string() && (is_credential(name) || (named_secret && name == "value")) {
                    hide(value);
                } else {
                    redact_any(value);
                }
            }
        }
        _ => {}
    }
}

/// A field that is a credential by its name.
fn is_credential(name: &str) -> bool {
    CREDENTIALS
        .iter()
        .any(|credential| name.eq_ignore_ascii_case(credential))
}

/// The name of a variable that has a credential for its value.
fn sounds_secret(name: &str) -> bool {
    let name = name.to_ascii_uppercase();
    SOUNDS.iter().any(|sound| name.contains(sound))
}

fn looks_secret(text: &str) -> bool {
    let jwt = |word: &str| {
        let mut parts = word.split('.');
        let encoded = |part: &str| {
            part.len() > 8
                && part
                    .bytes()
                    .all(|b| b.is_ascii_alphanumeric() || b"-_=".contains(&b))
        };
        word.starts_with("eyJ") && parts.by_ref().take(3).filter(|part| encoded(part)).count() == 3
    };
    text.contains("PRIVATE KEY-----")
        || text.contains("Bearer ")
        || (text.contains("eyJ")
            && text
                .split(|c: char| !(c.is_ascii_alphanumeric() || "-_=.".contains(c)))
                .any(jwt))
        || quotes_secret(text)
}

/// A `last-applied-configuration` of a Secret, on whatever it may be found.
fn quotes_secret(text: &str) -> bool {
    text.trim_start().starts_with('{') && text.contains("\"kind\":\"Secret\"")
}

fn hide(value: &mut Value) {
    let text = match &*value {
        Value::Null => return,
        Value::String(text) => format!("({} bytes, not shown)", text.len()),
        _ => "(not shown)".to_owned(),
    };
    *value = Value::String(text);
}

/// Annotations of Secrets that name something and tell nothing.
const HARMLESS: [&str; 3] = [
    "kubernetes.io/service-account.name",
    "kubernetes.io/service-account.uid",
    "meta.helm.sh/",
];

const CREDENTIALS: [&str; 9] = [
    "password",
    "passphrase",
    "token",
    "bearerToken",
    "accessToken",
    "refreshToken",
    "clientSecret",
    "secretKey",
    "privateKey",
];

const SOUNDS: [&str; 7] = [
    "PASSWORD",
    "PASSWD",
    "TOKEN",
    "SECRET",
    "CREDENTIAL",
    "API_KEY",
    "PRIVATE_KEY",
];

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn shown(mut object: Value, secret: bool) -> String {
        redact(&mut object, secret);
        object.to_string()
    }

    #[test]
    fn of_a_secret_only_names_and_sizes_are_shown() {
        let secret = json!({
            "apiVersion": "v1", "kind": "Secret", "type": "Opaque",
            "metadata": {"name": "db", "labels": {"app": "web"}, "annotations": {
                "kubectl.kubernetes.io/last-applied-configuration": "{\"stringData\":{\"p\":\"hunter2\"}}",
                "rotated-from": "hunter1",
                "kubernetes.io/service-account.name": "robot",
            }},
            "data": {"password": "aHVudGVyMg=="},
            "stringData": {"p": "hunter2"},
            "somethingNew": {"p": "hunter2"},
        });
        for known in [true, false] {
            let shown = shown(secret.clone(), known);
            assert!(!shown.contains("hunter") && !shown.contains("aHVu"), "{shown}");
            assert!(
                shown.contains("\"password\":\"(12 bytes, not shown)\""),
                "{shown}"
            );
            assert!(shown.contains("robot") && shown.contains("Opaque"), "{shown}");
        }
    }

    #[test]
    fn a_secret_that_does_not_say_so_is_one_by_its_resource() {
        let slim = json!({"metadata": {"name": "db"}, "data": {"p": "aHVudGVyMg=="}});
        assert!(!shown(slim.clone(), true).contains("aHVu"));
        assert!(
            shown(slim, false).contains("aHVu"),
            "the data of a ConfigMap is shown"
        );
    }

    #[test]
    fn credentials_are_hidden_wherever_they_are() {
        let jwt = "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJyb2JvdCJ9.c2lnbmF0dXJlLW9mLWl0";
        let pod = json!({
            "kind": "Pod",
            "metadata": {"annotations": {"a": jwt, "b": format!("see {jwt}."), "c": "{\"kind\":\"Secret\",\"data\":{\"p\":\"xyzzy\"}}"}},
            "spec": {
                "containers": [{"env": [
                    {"name": "DB_PASSWORD", "value": "xyzzy"},
                    {"name": "MODE", "value": "plain"},
                    {"name": "API_TOKEN", "valueFrom": {"secretKeyRef": {"name": "db", "key": "p"}}},
                ], "args": ["--header", "Authorization: Bearer xyzzy"]}],
                "token": "xyzzy",
                "key": "-----BEGIN RSA PRIVATE KEY-----xyzzy",
            },
        });
        let shown = shown(pod, false);
        assert!(!shown.contains("xyzzy") && !shown.contains("eyJ"), "{shown}");
        assert!(
            shown.contains("plain") && shown.contains("secretKeyRef"),
            "{shown}"
        );
    }

    #[test]
    fn an_error_about_a_secret_is_not_quoted() {
        assert!(!redact_error("invalid value: \"hunter2\"", true).contains("hunter2"));
        assert_eq!(redact_error("no such field", false), "no such field");
    }
}
