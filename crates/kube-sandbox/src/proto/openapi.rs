//! The OpenAPI document of version 2 in protobuf: the messages of `openapi.v2` that gnostic defines.
//!
//! kubectl and client-go ask for this form only. The encoder writes the keywords that Kubernetes' documents use; keywords that the
//! messages do not have are left out, as the real server leaves them out.

use serde_json::{Map, Value};

use super::wire::{field, fixed64, nested, number, text};

/// The whole document.
pub(crate) fn document(document: &Value) -> Vec<u8> {
    let mut out = Vec::with_capacity(1 << 20);
    text(1, word(document, "swagger"), &mut out);
    nested(2, &mut out, |out| {
        text(1, word(&document["info"], "title"), out);
        text(2, word(&document["info"], "version"), out);
    });
    nested(8, &mut out, |out| {
        for (name, item) in entries(&document["paths"]) {
            nested(2, out, |out| {
                text(1, name, out);
                nested(2, out, |out| path_item(item, out));
            });
        }
    });
    nested(9, &mut out, |out| named_schemas(&document["definitions"], out));
    out
}

fn word<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

fn entries(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flat_map(Map::iter)
}

fn items(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// Texts and flags that are empty are not written.
fn plain(id: u32, value: &Value, out: &mut Vec<u8>) {
    match value {
        Value::String(value) if !value.is_empty() => text(id, value, out),
        Value::Bool(true) => number(id, 1, out),
        _ => {}
    }
}

fn path_item(item: &Value, out: &mut Vec<u8>) {
    for (id, method) in [(2, "get"), (3, "put"), (4, "post"), (5, "delete"), (8, "patch")] {
        if let Some(found) = item.get(method) {
            nested(id, out, |out| operation(found, out));
        }
    }
    items(&item["parameters"]).for_each(|p| parameter(9, p, out));
}

fn operation(operation: &Value, out: &mut Vec<u8>) {
    items(&operation["tags"]).for_each(|tag| plain(1, tag, out));
    plain(3, &operation["description"], out);
    plain(5, &operation["operationId"], out);
    items(&operation["produces"]).for_each(|media| plain(6, media, out));
    items(&operation["consumes"]).for_each(|media| plain(7, media, out));
    items(&operation["parameters"]).for_each(|p| parameter(8, p, out));
    nested(9, out, |out| {
        for (code, response) in entries(&operation["responses"]) {
            nested(1, out, |out| {
                text(1, code, out);
                nested(2, out, |out| nested(1, out, |out| answer(response, out)));
            });
        }
    });
    extensions(13, operation, out);
}

fn answer(response: &Value, out: &mut Vec<u8>) {
    plain(1, &response["description"], out);
    if let Some(found) = response.get("schema") {
        nested(2, out, |out| nested(1, out, |out| schema(found, out)));
    }
}

/// A parameter of the path or of the query. The two are different messages.
fn parameter(id: u32, parameter: &Value, out: &mut Vec<u8>) {
    let (form, kind, unique) = match word(parameter, "in") {
        "path" => (4, 5, 19),
        _ => (3, 6, 20),
    };
    nested(id, out, |out| {
        nested(1, out, |out| {
            nested(2, out, |out| {
                nested(form, out, |out| {
                    plain(1, &parameter["required"], out);
                    plain(2, &parameter["in"], out);
                    plain(3, &parameter["description"], out);
                    plain(4, &parameter["name"], out);
                    plain(kind, &parameter["type"], out);
                    plain(unique, &parameter["uniqueItems"], out);
                });
            });
        });
    });
}

fn named_schemas(schemas: &Value, out: &mut Vec<u8>) {
    for (name, found) in entries(schemas) {
        nested(1, out, |out| {
            text(1, name, out);
            nested(2, out, |out| schema(found, out));
        });
    }
}

fn schema(value: &Value, out: &mut Vec<u8>) {
    for (id, key) in [(1, "$ref"), (2, "format"), (3, "title"), (4, "description")] {
        plain(id, &value[key], out);
    }
    for (id, key) in [(6, "multipleOf"), (7, "maximum"), (9, "minimum")] {
        if let Some(limit) = value[key].as_f64() {
            fixed64(id, limit.to_bits(), out);
        }
    }
    for (id, key) in [
        (11, "maxLength"),
        (12, "minLength"),
        (14, "maxItems"),
        (15, "minItems"),
        (17, "maxProperties"),
        (18, "minProperties"),
    ] {
        if let Some(limit) = value[key].as_u64() {
            number(id, limit, out);
        }
    }
    for (id, key) in [
        (8, "exclusiveMaximum"),
        (10, "exclusiveMinimum"),
        (13, "pattern"),
        (16, "uniqueItems"),
    ] {
        plain(id, &value[key], out);
    }
    items(&value["required"]).for_each(|name| plain(19, name, out));
    items(&value["enum"]).for_each(|choice| nested(20, out, |out| any(choice, out)));
    match &value["additionalProperties"] {
        Value::Bool(allowed) => nested(21, out, |out| number(2, u64::from(*allowed), out)),
        found @ Value::Object(_) => nested(21, out, |out| nested(1, out, |out| schema(found, out))),
        _ => {}
    }
    if let Some(kind) = value["type"].as_str() {
        nested(22, out, |out| text(1, kind, out));
    }
    if value["items"].is_object() {
        nested(23, out, |out| nested(1, out, |out| schema(&value["items"], out)));
    }
    items(&value["allOf"]).for_each(|part| nested(24, out, |out| schema(part, out)));
    if value["properties"].is_object() {
        nested(25, out, |out| named_schemas(&value["properties"], out));
    }
    extensions(31, value, out);
}

/// The `x-` keywords, each as a YAML text; JSON is YAML.
fn extensions(id: u32, value: &Value, out: &mut Vec<u8>) {
    for (name, value) in entries(value).filter(|(name, _)| name.starts_with("x-")) {
        nested(id, out, |out| {
            text(1, name, out);
            nested(2, out, |out| any(value, out));
        });
    }
}

fn any(value: &Value, out: &mut Vec<u8>) {
    field(2, value.to_string().as_bytes(), out);
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    #[test]
    fn a_definition_is_a_named_schema() {
        let bytes = super::document(&json!({
            "swagger": "2.0", "info": {"title": "t", "version": "v"},
            "paths": {}, "definitions": {"A": {"type": "object", "x-k": [1]}},
        }));
        let expected = [
            &b"\x0a\x032.0\x12\x06\x0a\x01t\x12\x01v\x42\x00"[..],
            // definitions { additional_properties { name, value { type { value }, vendor_extension { name, value { yaml } } } } }
            b"\x4a\x21\x0a\x1f\x0a\x01A\x12\x1a\xb2\x01\x08\x0a\x06object\xfa\x01\x0c\x0a\x03x-k\x12\x05\x12\x03[1]",
        ];
        assert_eq!(bytes, expected.concat());
    }
}
