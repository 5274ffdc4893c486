//! A value in an object, with the path that refusals name it by.

use serde_json::{Map, Value};

use crate::status::FieldError;

/// A value, or the absence of one, and its path.
#[derive(Debug, Clone)]
pub(super) struct Fields<'a> {
    value: &'a Value,
    path: String,
}

static NOTHING: Value = Value::Null;

impl<'a> Fields<'a> {
    /// A whole object, which has no path.
    pub(super) fn of(object: &'a Map<String, Value>) -> Top<'a> {
        Top(object)
    }

    pub(super) fn child(&self, name: &str) -> Fields<'a> {
        Fields {
            value: self.value.get(name).unwrap_or(&NOTHING),
            path: format!("{}.{name}", self.path),
        }
    }

    /// The items of a list.
    pub(super) fn items(&self) -> Vec<Fields<'a>> {
        let list = self.value.as_array().map(Vec::as_slice).unwrap_or_default();
        let item = |(i, value)| Fields {
            value,
            path: format!("{}[{i}]", self.path),
        };
        list.iter().enumerate().map(item).collect()
    }

    /// The entries of a map, each at the path that names its key.
    pub(super) fn entries(&self) -> Vec<(&'a str, Fields<'a>)> {
        let map = self.value.as_object();
        let entry = |(key, value): (&'a String, &'a Value)| {
            let path = format!("{}[{key}]", self.path);
            (key.as_str(), Fields { value, path })
        };
        map.into_iter().flatten().map(entry).collect()
    }

    pub(super) fn path(&self) -> &str {
        &self.path
    }

    pub(super) fn value(&self) -> &'a Value {
        self.value
    }

    pub(super) fn text(&self) -> &'a str {
        self.value.as_str().unwrap_or_default()
    }

    pub(super) fn number(&self) -> Option<i64> {
        self.value.as_i64()
    }

    /// Whether there is nothing, or an empty text, list or map.
    pub(super) fn is_empty(&self) -> bool {
        match self.value {
            Value::Null => true,
            Value::String(text) => text.is_empty(),
            Value::Array(list) => list.is_empty(),
            Value::Object(map) => map.is_empty(),
            _ => false,
        }
    }

    pub(super) fn is_absent(&self) -> bool {
        self.value.is_null()
    }

    pub(super) fn required(&self, why: &str) -> FieldError {
        FieldError::required(&self.path, why)
    }

    pub(super) fn invalid(&self, why: impl AsRef<str>) -> FieldError {
        FieldError::invalid(&self.path, self.value, why)
    }

    pub(super) fn forbidden(&self, why: &str) -> FieldError {
        FieldError::forbidden(&self.path, why)
    }

    pub(super) fn not_supported(&self, supported: &[&str]) -> FieldError {
        FieldError::not_supported(&self.path, self.value, supported)
    }

    pub(super) fn duplicate(&self) -> FieldError {
        FieldError::duplicate(&self.path, self.value)
    }

    /// Refuses a text that is none of these. An absent one passes.
    pub(super) fn one_of(&self, supported: &[&str], errors: &mut Vec<FieldError>) {
        if !self.is_absent() && !supported.contains(&self.text()) {
            errors.push(self.not_supported(supported));
        }
    }

    /// Refuses negative numbers. An absent one passes.
    pub(super) fn not_negative(&self, errors: &mut Vec<FieldError>) {
        if self.number().is_some_and(|n| n < 0) {
            errors.push(self.invalid("must be greater than or equal to 0"));
        }
    }

    /// Refuses a value that differs from the old one.
    pub(super) fn immutable(&self, old: &Fields<'_>, errors: &mut Vec<FieldError>) {
        if self.value != old.value {
            errors.push(self.invalid("field is immutable"));
        }
    }
}

/// A whole object.
#[derive(Debug, Clone, Copy)]
pub(super) struct Top<'a>(&'a Map<String, Value>);

impl<'a> Top<'a> {
    pub(super) fn child(self, name: &str) -> Fields<'a> {
        Fields {
            value: self.0.get(name).unwrap_or(&NOTHING),
            path: name.to_owned(),
        }
    }
}
