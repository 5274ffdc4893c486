//! Checks an applied object against its schema, in the words of the real server's merge library.

use serde_json::Value;

use crate::object::Object;
use crate::schema::{Place, Scalar};

/// Everything in an applied object that its schema does not allow, as one text.
pub(crate) fn misfits(object: &Object, place: Place<'_>) -> Option<String> {
    let mut errors = Vec::new();
    for (name, value) in object {
        if !matches!(name.as_str(), "apiVersion" | "kind") {
            check_field(place, name, value, "", &mut errors);
        }
    }
    match errors.len() {
        0 => None,
        1 => errors.pop(),
        _ => {
            let lines: Vec<String> = errors.iter().map(|error| format!("\n  {error}")).collect();
            Some(format!("errors:{}", lines.concat()))
        }
    }
}

fn check_field(of: Place<'_>, name: &str, value: &Value, path: &str, errors: &mut Vec<String>) {
    let path = format!("{path}.{name}");
    if of.forbids(name) {
        errors.push(format!("{path}: field not declared in schema"));
    } else {
        check(of.field(name), value, &path, errors);
    }
}

fn check(place: Place<'_>, value: &Value, path: &str, errors: &mut Vec<String>) {
    let expected = match (place.scalar(), value) {
        (_, Value::Null) => return,
        (Some(Scalar::Number), value) if !value.is_number() => {
            format!("numeric (int or float), got {}", go_type(value))
        }
        (Some(Scalar::Text), value) if !value.is_string() => {
            format!("string, got &value.valueUnstructured{{Value:{value}}}")
        }
        (Some(Scalar::Bool), value) if !value.is_boolean() => format!("boolean, got &{{{value}}}"),
        (Some(Scalar::List), value) if !value.is_array() => format!("list, got &{{{value}}}"),
        (Some(Scalar::Map), value) if !value.is_object() => format!("map, got &{{{value}}}"),
        (_, Value::Object(map)) => {
            for (name, value) in map {
                check_field(place, name, value, path, errors);
            }
            return;
        }
        (_, Value::Array(list)) => {
            let keys = place.keys();
            for (i, item) in list.iter().enumerate() {
                // Items with keys are named by them.
                let named = keys.as_ref().map(|keys| {
                    let named = keys
                        .iter()
                        .filter_map(|key| Some(format!("{key}={}", place.key_value(item, key)?)));
                    named.collect::<Vec<_>>().join(",")
                });
                let path = format!("{path}[{}]", named.unwrap_or_else(|| i.to_string()));
                check(place.item(), item, &path, errors);
            }
            return;
        }
        _ => return,
    };
    errors.push(format!("{path}: expected {expected}"));
}

fn go_type(value: &Value) -> &'static str {
    match value {
        Value::Null => "<nil>",
        Value::Bool(_) => "bool",
        Value::Number(_) => "int64",
        Value::String(_) => "string",
        Value::Array(_) => "[]interface {}",
        Value::Object(_) => "map[string]interface {}",
    }
}
