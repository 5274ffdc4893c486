//! Validation of names, labels and other metadata, with the error messages of the real server.

use serde_json::{Value, json};

use super::{Object, meta};
use crate::schema::ResourceDef;
use crate::status::FieldError;

const SUBDOMAIN: &str = "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', \
     and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is \
     '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')";
const LABEL: &str = "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must \
     start and end with an alphanumeric character (e.g. 'my-name',  or '123-abc', regex used for validation is \
     '[a-z0-9]([-a-z0-9]*[a-z0-9])?')";
const LABEL_1035: &str = "a DNS-1035 label must consist of lower case alphanumeric characters or '-', start with an \
     alphabetic character, and end with an alphanumeric character (e.g. 'my-name',  or 'abc-123', regex used for \
     validation is '[a-z]([-a-z0-9]*[a-z0-9])?')";
const LABEL_VALUE: &str = "a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', \
     and must start and end with an alphanumeric character (e.g. 'MyValue',  or 'my_value',  or '12345', regex used \
     for validation is '(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?')";
const QUALIFIED_NAME: &str = "name part must consist of alphanumeric characters, '-', '_' or '.', and must start and end \
     with an alphanumeric character (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is \
     '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')";

/// Finalizers without a domain that built-in kinds may have.
const STANDARD_FINALIZERS: [&str; 3] = ["kubernetes", "orphan", "foregroundDeletion"];

/// The errors in the metadata of an object that is about to be stored.
pub(crate) fn metadata(def: &ResourceDef, object: &Object) -> Vec<FieldError> {
    let mut errors = Vec::new();
    let Some(meta) = meta(object) else { return errors };
    let name = meta.get("name").and_then(Value::as_str).unwrap_or_default();
    if name.is_empty() {
        errors.push(FieldError::required(
            "metadata.name",
            "name or generateName is required",
        ));
    } else {
        for why in object_name(def, name) {
            errors.push(FieldError::invalid("metadata.name", &json!(name), why));
        }
    }
    if let Some(labels) = meta.get("labels").and_then(Value::as_object) {
        for (key, value) in labels {
            if let Err(why) = label_key(key) {
                errors.push(FieldError::invalid("metadata.labels", &json!(key), why));
            }
            let value = value.as_str().unwrap_or_default();
            if let Err(why) = label_value(value) {
                errors.push(FieldError::invalid("metadata.labels", &json!(value), why));
            }
        }
    }
    if let Some(annotations) = meta.get("annotations").and_then(Value::as_object) {
        for key in annotations.keys() {
            // Annotation keys were once allowed in any case, and still are.
            if let Err(why) = label_key(&key.to_lowercase()) {
                errors.push(FieldError::invalid("metadata.annotations", &json!(key), why));
            }
        }
    }
    if let Some(finalizers) = meta.get("finalizers").and_then(Value::as_array) {
        for (i, finalizer) in finalizers.iter().filter_map(Value::as_str).enumerate() {
            if let Err(why) = label_key(finalizer) {
                errors.push(FieldError::invalid("metadata.finalizers", &json!(finalizer), why));
            } else if !def.custom && !finalizer.contains('/') && !STANDARD_FINALIZERS.contains(&finalizer) {
                let why = "name is neither a standard finalizer name nor is it fully qualified";
                let field = format!("metadata.finalizers[{i}]");
                errors.push(FieldError::invalid(field, &json!(finalizer), why));
            }
        }
    }
    errors
}

/// Checks the JSON types of the metadata. An object with a wrong type cannot be decoded at all.
pub(crate) fn metadata_types(object: &Object) -> Result<(), String> {
    let Some(meta) = object.get("metadata") else {
        return Ok(());
    };
    let meta = match meta {
        Value::Null => return Ok(()),
        Value::Object(meta) => meta,
        other => return Err(format!("metadata: expected an object, got {}", type_name(other))),
    };
    for (key, value) in meta {
        let expected = match key.as_str() {
            "name" | "generateName" | "namespace" | "uid" | "resourceVersion" | "creationTimestamp"
            | "deletionTimestamp" | "selfLink" => "string",
            "generation" | "deletionGracePeriodSeconds" => "number",
            "labels" | "annotations" => "object",
            "finalizers" | "ownerReferences" | "managedFields" => "array",
            _ => continue,
        };
        if !value.is_null() && type_name(value) != expected {
            return Err(format!(
                "metadata.{key}: expected {expected}, got {}",
                type_name(value)
            ));
        }
        if let ("labels" | "annotations", Value::Object(map)) = (key.as_str(), value)
            && let Some((name, odd)) = map.iter().find(|(_, v)| !v.is_string() && !v.is_null())
        {
            return Err(format!(
                "metadata.{key}.{name}: expected string, got {}",
                type_name(odd)
            ));
        }
    }
    Ok(())
}

pub(crate) fn type_name(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "bool",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

/// The errors in the name of an object of this kind.
fn object_name(def: &ResourceDef, name: &str) -> Vec<String> {
    match (def.group.as_str(), def.plural.as_str()) {
        ("rbac.authorization.k8s.io", _) => path_segment(name),
        ("", "namespaces") if name.contains('.') => vec!["must not contain dots".to_owned()],
        ("", "namespaces") => label_1123(name),
        ("", "services") => label_1035(name),
        ("apiextensions.k8s.io", "customresourcedefinitions") => path_segment(name),
        _ => subdomain(name),
    }
}

fn path_segment(name: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    if name == "." || name == ".." {
        wrong.push(format!("may not be '{name}'"));
    }
    for c in ["/", "%"] {
        if name.contains(c) {
            wrong.push(format!("may not contain '{c}'"));
        }
    }
    wrong
}

/// The errors in a name that must be a DNS-1035 label.
pub(crate) fn label_1035(name: &str) -> Vec<String> {
    label(name, LABEL_1035, |b| b.is_ascii_lowercase())
}

/// The errors in a name that must be a DNS-1123 label.
pub(crate) fn label_1123(name: &str) -> Vec<String> {
    label(name, LABEL, |b| b.is_ascii_lowercase() || b.is_ascii_digit())
}

/// The errors in the name of a port.
pub(crate) fn port_name(name: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    if name.len() > 15 {
        wrong.push("must be no more than 15 characters".to_owned());
    }
    if !name
        .bytes()
        .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
    {
        wrong.push("must contain only alpha-numeric characters (a-z, 0-9), and hyphens (-)".to_owned());
    }
    if !name.bytes().any(|b| b.is_ascii_lowercase()) {
        wrong.push("must contain at least one letter (a-z)".to_owned());
    }
    if name.contains("--") {
        wrong.push("must not contain consecutive hyphens".to_owned());
    }
    if name.starts_with('-') || name.ends_with('-') {
        wrong.push("must not begin or end with a hyphen".to_owned());
    }
    wrong
}

/// The errors in a key of a ConfigMap or a Secret.
pub(crate) fn config_key(key: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    if key.len() > 253 {
        wrong.push("must be no more than 253 characters".to_owned());
    }
    if key.is_empty()
        || !key
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b"-_.".contains(&b))
    {
        wrong.push(
            "a valid config key must consist of alphanumeric characters, '-', '_' or '.' (e.g. 'key.name',  or 'KEY_NAME',  \
             or 'key-name', regex used for validation is '[-._a-zA-Z0-9]+')"
                .to_owned(),
        );
    }
    if key == "." || key == ".." {
        wrong.push(format!("must not be '{key}'"));
    } else if key.starts_with("..") {
        wrong.push("must not start with '..'".to_owned());
    }
    wrong
}

/// The errors in a name that must be a DNS-1123 subdomain.
pub(crate) fn subdomain(name: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    if name.len() > 253 {
        wrong.push("must be no more than 253 characters".to_owned());
    }
    let part = |p: &str| is_word(p, |b| b.is_ascii_lowercase() || b.is_ascii_digit(), b"-");
    if !name.split('.').all(part) {
        wrong.push(SUBDOMAIN.to_owned());
    }
    wrong
}

fn label(name: &str, message: &str, first: impl Fn(u8) -> bool) -> Vec<String> {
    let mut wrong = Vec::new();
    if name.len() > 63 {
        wrong.push("must be no more than 63 characters".to_owned());
    }
    let ends = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit();
    if !is_word(name, ends, b"-") || !name.bytes().next().is_some_and(first) {
        wrong.push(message.to_owned());
    }
    wrong
}

/// Checks a `prefix/name` or a `name`, the form of label keys and finalizers.
pub(crate) fn label_key(key: &str) -> Result<(), String> {
    let (prefix, name) = match key.split_once('/') {
        Some((prefix, name)) => (Some(prefix), name),
        None => (None, key),
    };
    if let Some(prefix) = prefix {
        if prefix.is_empty() {
            return Err("prefix part must be non-empty".to_owned());
        }
        if let Some(why) = subdomain(prefix).into_iter().next() {
            return Err(format!("prefix part {why}"));
        }
    }
    if name.is_empty() {
        return Err("name part must be non-empty".to_owned());
    }
    if name.len() > 63 {
        return Err("name part must be no more than 63 bytes".to_owned());
    }
    if is_word(name, |b| b.is_ascii_alphanumeric(), b"-_.") {
        Ok(())
    } else {
        Err(QUALIFIED_NAME.to_owned())
    }
}

pub(crate) fn label_value(value: &str) -> Result<(), String> {
    if value.len() > 63 {
        return Err("must be no more than 63 bytes".to_owned());
    }
    if value.is_empty() || is_word(value, |b| b.is_ascii_alphanumeric(), b"-_.") {
        Ok(())
    } else {
        Err(LABEL_VALUE.to_owned())
    }
}

/// True if the text is not empty, both ends match `ends`, and the rest matches `ends` or is in
/// `inner`.
fn is_word(text: &str, ends: impl Fn(u8) -> bool, inner: &[u8]) -> bool {
    let bytes = text.as_bytes();
    match (bytes.first(), bytes.last()) {
        (Some(first), Some(last)) => {
            ends(*first) && ends(*last) && bytes.iter().all(|b| ends(*b) || inner.contains(b))
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_by_the_rules_of_dns() {
        for good in ["a", "web-0", "a.b-c.d", "0"] {
            assert!(subdomain(good).is_empty(), "{good}");
        }
        for bad in ["A", "-a", "a-", "a..b", "a_b", ".", "", "ä"] {
            assert!(!subdomain(bad).is_empty(), "{bad}");
        }
        assert_eq!(subdomain(&"a".repeat(254)).len(), 1);
    }

    #[test]
    fn label_keys_and_values() {
        assert!(label_key("app.kubernetes.io/name").is_ok());
        assert!(label_key("/name").is_err() && label_key("a/").is_err() && label_key("a b").is_err());
        assert!(label_value("").is_ok() && label_value("a_B.9").is_ok());
        assert!(label_value("-a").is_err() && label_value(&"a".repeat(64)).is_err());
    }

    #[test]
    fn metadata_of_the_wrong_type_is_named() {
        let object = json!({"metadata": {"labels": {"a": 1}}});
        let error = metadata_types(object.as_object().expect("object")).expect_err("labels are strings");
        assert_eq!(error, "metadata.labels.a: expected string, got number");
    }
}
