//! The schema of a version of a custom resource: what its objects may contain.
//!
//! Knows: the OpenAPI v3 schema of a CRD. Never learns: requests, the store.
//!
//! - `definition.rs` refuses schemas that are not structural.
//! - `fill.rs` drops unknown fields and fills in defaults.
//! - `validate.rs` checks values, `rules.rs` evaluates the rules.

mod definition;
mod fill;
mod rules;
mod validate;

use std::collections::BTreeMap;

use regex::Regex;
use serde_json::{Map, Value};

pub(crate) use definition::problems;
use rules::Rule;

use super::place::Scalar;

/// A node of a schema.
#[derive(Debug, Clone, Default)]
pub(crate) struct Structural {
    kind: Kind,
    nullable: bool,
    preserves_unknown: bool,
    embedded: bool,
    properties: BTreeMap<String, Structural>,
    /// The schema of map values; `additionalProperties: true` allows anything.
    additional: Option<Box<Structural>>,
    items: Option<Box<Structural>>,
    default: Option<Value>,
    pub(crate) list: ListType,
    pub(crate) atomic_map: bool,
    limits: Limits,
    rules: Vec<Rule>,
}

/// The JSON type of a value.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Kind {
    /// Anything: only with `x-kubernetes-preserve-unknown-fields`, or in a part of a value validation.
    #[default]
    Any,
    Object,
    Array,
    Text,
    Integer,
    Number,
    Bool,
    IntOrString,
}

/// How server-side apply treats a list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) enum ListType {
    #[default]
    Atomic,
    Set,
    Keys(Vec<String>),
}

/// Value validations.
#[derive(Debug, Clone, Default)]
struct Limits {
    required: Vec<String>,
    values: Vec<Value>,
    minimum: Option<(f64, bool)>,
    maximum: Option<(f64, bool)>,
    multiple_of: Option<f64>,
    min_length: Option<u64>,
    max_length: Option<u64>,
    min_items: Option<u64>,
    max_items: Option<u64>,
    min_properties: Option<u64>,
    max_properties: Option<u64>,
    unique: bool,
    pattern: Option<(String, Regex)>,
    format: String,
    all_of: Vec<Structural>,
    any_of: Vec<Structural>,
    one_of: Vec<Structural>,
    not: Option<Box<Structural>>,
}

impl Structural {
    /// Reads a schema that [`problems`] found nothing wrong with.
    pub(crate) fn read(schema: &Value) -> Self {
        let flag = |key: &str| schema.get(key).and_then(Value::as_bool).unwrap_or(false);
        let text = |key: &str| schema.get(key).and_then(Value::as_str).unwrap_or_default();
        let kind = match text("type") {
            _ if flag("x-kubernetes-int-or-string") => Kind::IntOrString,
            "object" => Kind::Object,
            "array" => Kind::Array,
            "string" => Kind::Text,
            "integer" => Kind::Integer,
            "number" => Kind::Number,
            "boolean" => Kind::Bool,
            _ => Kind::Any,
        };
        let properties = schema.get("properties").and_then(Value::as_object);
        Self {
            kind,
            nullable: flag("nullable"),
            preserves_unknown: flag("x-kubernetes-preserve-unknown-fields"),
            embedded: flag("x-kubernetes-embedded-resource"),
            properties: properties
                .into_iter()
                .flatten()
                .map(|(name, schema)| (name.clone(), Self::read(schema)))
                .collect(),
            additional: match schema.get("additionalProperties") {
                Some(Value::Bool(true)) => Some(Box::new(Self {
                    kind: Kind::Any,
                    ..Self::open()
                })),
                Some(schema @ Value::Object(_)) => Some(Box::new(Self::read(schema))),
                _ => None,
            },
            items: schema.get("items").map(|items| Box::new(Self::read(items))),
            default: schema.get("default").cloned(),
            list: match text("x-kubernetes-list-type") {
                "map" => ListType::Keys(texts(schema, "x-kubernetes-list-map-keys")),
                "set" => ListType::Set,
                _ => ListType::Atomic,
            },
            atomic_map: text("x-kubernetes-map-type") == "atomic",
            limits: Limits::read(schema),
            rules: Rule::read_all(schema),
        }
    }

    /// The schema of a field; none if the field may hold anything.
    pub(crate) fn field(&self, name: &str) -> Option<&Self> {
        self.properties.get(name).or(self.additional.as_deref())
    }

    /// Whether there is a rule anywhere in the schema.
    fn has_rules(&self) -> bool {
        let below = self
            .properties
            .values()
            .chain(self.additional.as_deref())
            .chain(self.items.as_deref());
        !self.rules.is_empty() || below.into_iter().any(Self::has_rules)
    }

    /// The schema of list items.
    pub(crate) fn items(&self) -> Option<&Self> {
        self.items.as_deref()
    }

    /// The default of a field, for keys of list items that are left out.
    pub(crate) fn default_of(&self, name: &str) -> Option<&Value> {
        self.properties.get(name)?.default.as_ref()
    }

    /// Whether objects of this schema cannot have the field.
    pub(crate) fn forbids(&self, name: &str) -> bool {
        let meta = self.embedded && is_type_meta(name);
        self.kind == Kind::Object && !self.preserves_unknown && !meta && self.field(name).is_none()
    }

    /// The JSON type of a value, if only one is allowed.
    pub(crate) fn scalar(&self) -> Option<Scalar> {
        match self.kind {
            Kind::Any | Kind::IntOrString => None,
            Kind::Object => Some(Scalar::Map),
            Kind::Array => Some(Scalar::List),
            Kind::Text => Some(Scalar::Text),
            Kind::Integer | Kind::Number => Some(Scalar::Number),
            Kind::Bool => Some(Scalar::Bool),
        }
    }

    /// A schema that allows everything.
    pub(crate) fn open() -> Self {
        Self {
            kind: Kind::Object,
            preserves_unknown: true,
            ..Self::default()
        }
    }

    /// Whether the field is declared, as opposed to an entry of a map.
    pub(crate) fn declares(&self, name: &str) -> bool {
        self.properties.contains_key(name)
    }
}

impl Limits {
    fn read(schema: &Value) -> Self {
        let number = |key: &str| schema.get(key).and_then(Value::as_f64);
        let count = |key: &str| schema.get(key).and_then(Value::as_u64);
        let flag = |key: &str| schema.get(key).and_then(Value::as_bool).unwrap_or(false);
        let all = |key: &str| -> Vec<Structural> {
            let list = schema.get(key).and_then(Value::as_array);
            list.into_iter().flatten().map(Structural::read).collect()
        };
        let pattern = schema.get("pattern").and_then(Value::as_str);
        Self {
            required: texts(schema, "required"),
            values: schema
                .get("enum")
                .and_then(Value::as_array)
                .cloned()
                .unwrap_or_default(),
            minimum: number("minimum").map(|n| (n, flag("exclusiveMinimum"))),
            maximum: number("maximum").map(|n| (n, flag("exclusiveMaximum"))),
            multiple_of: number("multipleOf"),
            min_length: count("minLength"),
            max_length: count("maxLength"),
            min_items: count("minItems"),
            max_items: count("maxItems"),
            min_properties: count("minProperties"),
            max_properties: count("maxProperties"),
            unique: flag("uniqueItems"),
            pattern: pattern.and_then(|text| Some((text.to_owned(), Regex::new(text).ok()?))),
            format: schema
                .get("format")
                .and_then(Value::as_str)
                .unwrap_or_default()
                .to_owned(),
            all_of: all("allOf"),
            any_of: all("anyOf"),
            one_of: all("oneOf"),
            not: schema.get("not").map(|not| Box::new(Structural::read(not))),
        }
    }
}

fn texts(schema: &Value, key: &str) -> Vec<String> {
    let list = schema.get(key).and_then(Value::as_array);
    let texts = list.into_iter().flatten().filter_map(Value::as_str);
    texts.map(str::to_owned).collect()
}

/// Whether a field of an object at the top, or of an embedded one, is not the schema's business.
fn is_type_meta(name: &str) -> bool {
    matches!(name, "apiVersion" | "kind" | "metadata")
}

/// `spec.items[0]` and a name.
fn child(path: &str, name: &str) -> String {
    match path {
        "" => name.to_owned(),
        path => format!("{path}.{name}"),
    }
}

type Object = Map<String, Value>;

#[cfg(test)]
mod tests;
