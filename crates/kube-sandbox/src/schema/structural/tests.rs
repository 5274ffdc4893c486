//! Schemas of a small custom kind.

use serde_json::{Value, json};

use super::*;

fn schema(spec: Value) -> Structural {
    Structural::read(&json!({"type": "object", "properties": {"spec": spec}}))
}

fn object(spec: Value) -> Object {
    json!({"apiVersion": "a/v1", "kind": "A", "metadata": {"name": "a"}, "spec": spec})
        .as_object()
        .expect("an object")
        .clone()
}

/// The problems of a spec, as lines.
fn wrong(spec_schema: Value, spec: Value) -> Vec<String> {
    let errors = schema(spec_schema).validate(&object(spec), None, Vec::new());
    errors
        .iter()
        .map(|e| format!("{}: {}", e.field, e.message))
        .collect()
}

#[test]
fn values_are_checked_in_the_servers_words() {
    let spec = json!({
        "type": "object", "required": ["size"],
        "properties": {
            "size": {"type": "integer", "minimum": 1, "maximum": 10},
            "color": {"type": "string", "enum": ["red", "blue"]},
            "name": {"type": "string", "pattern": "^[a-z]+$", "maxLength": 3},
            "list": {"type": "array", "maxItems": 1, "items": {"type": "string"}},
        },
    });
    let check = |value: Value| wrong(spec.clone(), value);
    assert_eq!(check(json!({"size": 3})), [""; 0]);
    assert_eq!(check(json!({})), ["spec.size: Required value"]);
    assert_eq!(
        check(json!({"size": "big"})),
        ["spec.size: Invalid value: \"string\": spec.size in body must be of type integer: \"string\""]
    );
    assert_eq!(
        check(json!({"size": 11})),
        ["spec.size: Invalid value: 11: spec.size in body should be less than or equal to 10"]
    );
    assert_eq!(
        check(json!({"size": 1, "color": "green"})),
        ["spec.color: Unsupported value: \"green\": supported values: \"red\", \"blue\""]
    );
    assert_eq!(
        check(json!({"size": 1, "name": "A"})),
        ["spec.name: Invalid value: \"A\": spec.name in body should match '^[a-z]+$'"]
    );
    assert_eq!(
        check(json!({"size": 1, "name": "abcd"})),
        ["spec.name: Too long: may not be more than 3 bytes"]
    );
    assert_eq!(
        check(json!({"size": 1, "list": ["a", "b"]})),
        ["spec.list: Too many: 2: must have at most 1 items".replace("1 items", "1 item")]
    );
}

#[test]
fn unknown_fields_are_dropped_and_defaults_filled_in() {
    let schema = schema(json!({
        "type": "object",
        "properties": {
            "size": {"type": "integer", "default": 3},
            "open": {"type": "object", "x-kubernetes-preserve-unknown-fields": true},
            "inner": {"type": "object", "default": {}, "properties": {"on": {"type": "boolean", "default": true}}},
        },
    }));
    let mut object = object(json!({"sise": 1, "open": {"any": {"thing": 1}}}));
    assert_eq!(schema.prune(&mut object), ["spec.sise"]);
    schema.fill_in(&mut object);
    assert_eq!(
        object["spec"],
        json!({"size": 3, "open": {"any": {"thing": 1}}, "inner": {"on": true}})
    );
    assert!(object.contains_key("metadata"));
}

#[test]
fn items_with_the_same_key_are_duplicates() {
    let spec = json!({
        "type": "object",
        "properties": {"ports": {
            "type": "array", "x-kubernetes-list-type": "map", "x-kubernetes-list-map-keys": ["name"],
            "items": {"type": "object", "properties": {"name": {"type": "string"}}},
        }},
    });
    assert_eq!(
        wrong(spec, json!({"ports": [{"name": "a"}, {"name": "a"}]})),
        ["spec.ports[1]: Duplicate value: {\"name\":\"a\"}"]
    );
}

#[test]
fn a_schema_without_types_is_not_structural() {
    let schema = json!({"type": "object", "properties": {
        "spec": {"properties": {"a": {"type": "array"}}},
    }});
    let errors: Vec<String> = problems(&schema, "s")
        .iter()
        .map(|e| format!("{}: {}", e.field, e.message))
        .collect();
    assert_eq!(
        errors,
        [
            "s.properties[spec].properties[a].items: Required value: must be specified",
            "s.properties[spec].type: Required value: must not be empty for specified object fields",
        ]
    );
}

#[test]
fn rules_are_evaluated() {
    let spec = json!({
        "type": "object",
        "properties": {"min": {"type": "integer"}, "max": {"type": "integer"}, "name": {"type": "string"},
            "home": {"type": "string"}},
        "x-kubernetes-validations": [
            {"rule": "self.min <= self.max", "message": "min is above max"},
            {"rule": "!has(self.name) || self.name.startsWith('a')"},
            {"rule": "self.max < 100", "messageExpression": "'max is ' + string(self.max)"},
            // Named formats are not imitated, so this rule holds.
            {"rule": "!has(self.name) || format.dns1123Label().validate(self.name).hasValue()"},
            {"rule": "!has(self.home) || isURL(self.home)"},
        ],
    });
    let check = |value: Value| wrong(spec.clone(), value);
    assert_eq!(check(json!({"min": 1, "max": 2, "name": "ab"})), [""; 0]);
    assert_eq!(
        check(json!({"min": 1, "max": 2, "home": "nowhere"})),
        ["spec: Invalid value: failed rule: !has(self.home) || isURL(self.home)"]
    );
    assert_eq!(
        check(json!({"min": 3, "max": 2})),
        ["spec: Invalid value: min is above max"]
    );
    assert_eq!(
        check(json!({"min": 1, "max": 2, "name": "b"})),
        ["spec: Invalid value: failed rule: !has(self.name) || self.name.startsWith('a')"]
    );
    assert_eq!(
        check(json!({"min": 1, "max": 200})),
        ["spec: Invalid value: max is 200"]
    );
    assert_eq!(
        check(json!({"max": 2})),
        ["spec: Invalid value: \"object\": no such key: min evaluating rule: min is above max"]
    );
}

#[test]
fn rules_about_changes_see_the_old_value() {
    let schema = schema(json!({
        "type": "object",
        "properties": {"class": {"type": "string", "x-kubernetes-validations": [
            {"rule": "self == oldSelf", "message": "class is immutable"},
        ]}},
    }));
    let (old, new) = (object(json!({"class": "a"})), object(json!({"class": "b"})));
    assert_eq!(schema.validate(&new, None, Vec::new()), []);
    assert_eq!(schema.validate(&old, Some(&old), Vec::new()), []);
    let errors = schema.validate(&new, Some(&old), Vec::new());
    assert_eq!(errors[0].message, "Invalid value: \"b\": class is immutable");
}
