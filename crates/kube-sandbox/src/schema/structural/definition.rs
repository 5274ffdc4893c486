//! Refuses schemas that are not structural: every field needs a type, and value validations may not declare any.

use regex::Regex;
use serde_json::{Value, json};

use super::rules::compile_error;
use crate::status::FieldError;

/// Where in a schema a node is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Level {
    Root,
    Item,
    Field,
}

/// Everything wrong with the schema of a version, which stands at `path`.
pub(crate) fn problems(schema: &Value, path: &str) -> Vec<FieldError> {
    let mut errors = Vec::new();
    node(schema, Level::Root, path, &mut errors);
    errors.sort_by_key(|error| format!("{}: {}", error.field, error.message));
    errors
}

fn node(schema: &Value, level: Level, path: &str, errors: &mut Vec<FieldError>) {
    let flag = |key: &str| schema.get(key).and_then(Value::as_bool).unwrap_or(false);
    let kind = schema.get("type").and_then(Value::as_str).unwrap_or_default();
    let (preserve, embedded, int_or_string) = (
        flag("x-kubernetes-preserve-unknown-fields"),
        flag("x-kubernetes-embedded-resource"),
        flag("x-kubernetes-int-or-string"),
    );
    match schema.get("items") {
        Some(items) => node(items, Level::Item, &format!("{path}.items"), errors),
        None if kind == "array" => {
            errors.push(FieldError::required(format!("{path}.items"), "must be specified"))
        }
        None => {}
    }
    let properties = schema.get("properties").and_then(Value::as_object);
    for (name, property) in properties.into_iter().flatten() {
        let path = format!("{path}.properties[{name}]");
        let at_root = level == Level::Root || embedded;
        if at_root && matches!(name.as_str(), "kind" | "apiVersion") {
            if property["type"] != "string" {
                let why = "must be string";
                errors.push(FieldError::invalid(
                    format!("{path}.type"),
                    &text_of(&property["type"]),
                    why,
                ));
            }
        } else if name == "metadata" && at_root && property["type"] != "object" {
            errors.push(FieldError::invalid(
                format!("{path}.type"),
                &text_of(&property["type"]),
                "must be object",
            ));
        }
        if name == "metadata" && level == Level::Root {
            metadata(property, &path, errors);
        } else {
            node(property, Level::Field, &path, errors);
        }
    }
    if let Some(additional) = schema.get("additionalProperties") {
        let path = format!("{path}.additionalProperties");
        if level == Level::Root {
            errors.push(FieldError::forbidden(&path, "must not be used at the root"));
        }
        if properties.is_some_and(|p| !p.is_empty()) {
            errors.push(FieldError::forbidden(
                &path,
                "additionalProperties and properties are mutual exclusive",
            ));
        }
        if additional.is_object() {
            node(additional, Level::Field, &path, errors);
        }
    }
    validations(schema, path, errors, int_or_string);
    let at = format!("{path}.type");
    if embedded && kind != "object" {
        let why = "must be object if x-kubernetes-embedded-resource is true";
        errors.push(match kind {
            "" => FieldError::required(at, why),
            kind => FieldError::invalid(at, &json!(kind), why),
        });
    } else if kind.is_empty() && !int_or_string && !preserve {
        let why = match level {
            Level::Root => "must not be empty at the root",
            Level::Item => "must not be empty for specified array items",
            Level::Field => "must not be empty for specified object fields",
        };
        errors.push(FieldError::required(at, why));
    } else if level == Level::Root && kind != "object" && !kind.is_empty() {
        errors.push(FieldError::invalid(
            at,
            &json!(kind),
            "must be object at the root",
        ));
    }
    lists(schema, kind, path, errors);
    let rules = schema.get("x-kubernetes-validations").and_then(Value::as_array);
    for (i, rule) in rules.into_iter().flatten().enumerate() {
        let at = format!("{path}.x-kubernetes-validations[{i}].rule");
        let text = rule["rule"].as_str().unwrap_or_default().trim();
        if text.is_empty() {
            errors.push(FieldError::required(at, "rule is not specified"));
        } else if let Some(why) = compile_error(text) {
            errors.push(FieldError::invalid(
                at,
                rule,
                format!("compilation failed: {why}"),
            ));
        }
    }
}

/// Nothing but the names of an object can be restricted: the rest of the metadata is the server's.
fn metadata(schema: &Value, path: &str, errors: &mut Vec<FieldError>) {
    let properties = schema.get("properties").and_then(Value::as_object);
    let only_names =
        properties.is_none_or(|p| p.keys().all(|k| matches!(k.as_str(), "name" | "generateName")));
    let bare = schema
        .as_object()
        .is_none_or(|s| s.keys().all(|k| matches!(k.as_str(), "type" | "properties")));
    if !only_names || !bare {
        let why = "must not specify anything other than name and generateName, but metadata is implicitly specified";
        errors.push(FieldError::forbidden(path, why));
    }
}

fn validations(schema: &Value, path: &str, errors: &mut Vec<FieldError>, int_or_string: bool) {
    for word in ["anyOf", "allOf", "oneOf"] {
        let parts = schema.get(word).and_then(Value::as_array);
        for (i, part) in parts.into_iter().flatten().enumerate() {
            // A number or text is written as a choice of the two types, which is understood.
            let types_allowed = int_or_string && word != "oneOf";
            nested(part, &format!("{path}.{word}[{i}]"), errors, types_allowed);
        }
    }
    if let Some(part) = schema.get("not") {
        nested(part, &format!("{path}.not"), errors, false);
    }
    if let Some(pattern) = schema.get("pattern").and_then(Value::as_str)
        && let Err(error) = Regex::new(pattern)
    {
        let why = format!("must be a valid regular expression, but isn't: {error}");
        errors.push(FieldError::invalid(
            format!("{path}.pattern"),
            &json!(pattern),
            why,
        ));
    }
}

/// A part of a value validation, which may only restrict.
fn nested(schema: &Value, path: &str, errors: &mut Vec<FieldError>, types_allowed: bool) {
    validations(schema, path, errors, types_allowed);
    if let Some(items) = schema.get("items") {
        nested(items, &format!("{path}.items"), errors, false);
    }
    let properties = schema.get("properties").and_then(Value::as_object);
    for (name, property) in properties.into_iter().flatten() {
        nested(property, &format!("{path}.properties[{name}]"), errors, false);
    }
    for (key, word) in [
        ("type", "empty"),
        ("additionalProperties", "undefined"),
        ("default", "undefined"),
        ("title", "empty"),
        ("description", "empty"),
        ("nullable", "false"),
        ("x-kubernetes-preserve-unknown-fields", "false"),
        ("x-kubernetes-embedded-resource", "false"),
        ("x-kubernetes-int-or-string", "false"),
        ("x-kubernetes-list-map-keys", "empty"),
        ("x-kubernetes-list-type", "undefined"),
        ("x-kubernetes-map-type", "undefined"),
    ] {
        let given = schema
            .get(key)
            .is_some_and(|v| !matches!(v, Value::Bool(false) | Value::Null));
        if given && !(key == "type" && types_allowed) {
            errors.push(FieldError::forbidden(
                format!("{path}.{key}"),
                format!("must be {word} to be structural"),
            ));
        }
    }
}

/// List types need a list, and keys that every item has.
fn lists(schema: &Value, kind: &str, path: &str, errors: &mut Vec<FieldError>) {
    let Some(list) = schema.get("x-kubernetes-list-type").and_then(Value::as_str) else {
        if schema.get("x-kubernetes-list-map-keys").is_some() {
            let why = "must be map if x-kubernetes-list-map-keys is non-empty";
            errors.push(FieldError::required(
                format!("{path}.x-kubernetes-list-type"),
                why,
            ));
        }
        return;
    };
    if !matches!(list, "atomic" | "set" | "map") {
        errors.push(FieldError::not_supported(
            format!("{path}.x-kubernetes-list-type"),
            &json!(list),
            &["atomic", "map", "set"],
        ));
        return;
    }
    if kind != "array" {
        let why = match kind {
            "" => FieldError::required(
                format!("{path}.type"),
                "must be array if x-kubernetes-list-type is specified",
            ),
            kind => FieldError::invalid(
                format!("{path}.type"),
                &json!(kind),
                "must be array if x-kubernetes-list-type is specified",
            ),
        };
        errors.push(why);
        return;
    }
    if list != "map" {
        return;
    }
    let keys = schema.get("x-kubernetes-list-map-keys").and_then(Value::as_array);
    let at = format!("{path}.x-kubernetes-list-map-keys");
    match keys {
        Some(keys) if !keys.is_empty() => {
            for (i, key) in keys.iter().filter_map(Value::as_str).enumerate() {
                if schema["items"]["properties"].get(key).is_none() {
                    let why = "entries must all be names of item properties";
                    errors.push(FieldError::invalid(format!("{at}[{i}]"), &json!(key), why));
                }
            }
        }
        _ => errors.push(FieldError::required(
            at,
            "must not be empty if x-kubernetes-list-type is map",
        )),
    }
    let items = schema["items"]["type"].as_str().unwrap_or_default();
    if items != "object" && schema.get("items").is_some() {
        let why = "must be object if parent array's x-kubernetes-list-type is map";
        errors.push(FieldError::invalid(
            format!("{path}.items.type"),
            &json!(items),
            why,
        ));
    }
}

fn text_of(value: &Value) -> Value {
    json!(value.as_str().unwrap_or_default())
}
