//! Checks values against a schema, in the words of the real server.

use std::net::{Ipv4Addr, Ipv6Addr};

use jiff::Timestamp;
use jiff::civil::Date;
use serde_json::Value;

use super::{Kind, Object, Structural, child, is_type_meta};
use crate::status::FieldError;

impl Structural {
    /// Everything wrong with an object of this kind. `old` is the object that it replaces.
    ///
    /// `others` are findings beside the schema's; the rules come after them.
    pub(crate) fn validate(
        &self,
        object: &Object,
        old: Option<&Object>,
        others: Vec<FieldError>,
    ) -> Vec<FieldError> {
        let mut errors = Vec::new();
        self.check_object(object, true, "", &mut errors);
        self.check_keys_of(object, "", &mut errors);
        errors.extend(others);
        if !self.has_rules() {
            return errors;
        }
        let blocks = |error: &FieldError| {
            matches!(
                error.reason,
                "FieldValueNotSupported"
                    | "FieldValueRequired"
                    | "FieldValueTooLong"
                    | "FieldValueTooMany"
                    | "FieldValueTypeInvalid"
            )
        };
        if errors.iter().any(blocks) {
            let why = "some validation rules were not checked because the object was invalid; correct the existing errors to \
                       complete validation";
            errors.push(FieldError::invalid("<nil>", &Value::Null, why));
        } else {
            self.check_rules_of(object, old, "", true, &mut errors);
        }
        errors
    }

    fn check(&self, value: &Value, path: &str, errors: &mut Vec<FieldError>) {
        if value.is_null() && self.nullable {
            return;
        }
        if !self.has_kind(value) {
            errors.push(wrong_type(path, self.kind, value));
            if self.kind == Kind::Integer && value.is_number() {
                errors.push(unchecked("integer (default format)", path));
            }
            return;
        }
        self.check_combinations(value, path, errors);
        if !self.limits.values.is_empty() && !self.limits.values.contains(value) {
            let values: Vec<String> = self.limits.values.iter().map(plain).collect();
            let values: Vec<&str> = values.iter().map(String::as_str).collect();
            errors.push(FieldError::not_supported(path, value, &values));
        }
        match value {
            Value::String(text) => self.check_text(text, value, path, errors),
            Value::Number(_) => self.check_number(value, path, errors),
            Value::Array(list) => {
                self.check_list(list, value, path, errors);
                if let Some(items) = &self.items {
                    for (i, item) in list.iter().enumerate() {
                        items.check(item, &format!("{path}[{i}]"), errors);
                    }
                }
            }
            Value::Object(object) => self.check_object(object, self.embedded, path, errors),
            Value::Null | Value::Bool(_) => {}
        }
    }

    fn check_object(&self, object: &Object, resource: bool, path: &str, errors: &mut Vec<FieldError>) {
        let count = object.len() as u64;
        if let Some(max) = self.limits.max_properties.filter(|max| count > *max) {
            errors.push(FieldError::too_many(path, object.len(), max));
        }
        if let Some(min) = self.limits.min_properties.filter(|min| count < *min) {
            let why = format!("{path} in body should have at least {min} properties");
            errors.push(FieldError::invalid(path, &Value::Object(object.clone()), why));
        }
        for name in &self.limits.required {
            if !object.contains_key(name) {
                errors.push(FieldError::required(child(path, name), ""));
            }
        }
        if path.is_empty() {
            self.check_combinations(&Value::Object(object.clone()), path, errors);
        }
        for (name, value) in object {
            if resource && is_type_meta(name) {
                if let (Some(schema), "metadata", Value::Object(meta)) =
                    (self.properties.get(name), name.as_str(), value)
                {
                    schema.check_object(meta, false, "metadata", errors);
                }
                continue;
            }
            if let Some(schema) = self.field(name) {
                schema.check(value, &child(path, name), errors);
            }
        }
    }

    fn has_kind(&self, value: &Value) -> bool {
        match (self.kind, value) {
            (Kind::Any, _) => true,
            (Kind::Object, value) => value.is_object(),
            (Kind::Array, value) => value.is_array(),
            (Kind::Text, value) => value.is_string(),
            (Kind::Bool, value) => value.is_boolean(),
            (Kind::Number, value) => value.is_number(),
            (Kind::Integer, Value::Number(n)) => {
                n.as_i64().is_some() || n.as_f64().is_some_and(|n| n.fract() == 0.0)
            }
            (Kind::IntOrString, Value::Number(n)) => n.as_i64().is_some(),
            (Kind::IntOrString, value) => value.is_string(),
            (Kind::Integer, _) => false,
        }
    }

    fn check_combinations(&self, value: &Value, path: &str, errors: &mut Vec<FieldError>) {
        let found = |schema: &Structural| {
            let mut found = Vec::new();
            schema.check(value, path, &mut found);
            found
        };
        // These refusals name the value in their text and have no path.
        let refusal = |what: &str| {
            let why = format!("\"{path}\" must {what}");
            FieldError::invalid("<nil>", &Value::from(""), why)
        };
        let limits = &self.limits;
        if !limits.any_of.is_empty() {
            let all: Vec<_> = limits.any_of.iter().map(found).collect();
            if !all.iter().any(Vec::is_empty) {
                errors.push(refusal("validate at least one schema (anyOf)"));
                errors.extend(all.into_iter().next().unwrap_or_default());
            }
        }
        if !limits.one_of.is_empty() {
            let all: Vec<_> = limits.one_of.iter().map(found).collect();
            match all.iter().filter(|found| found.is_empty()).count() {
                1 => {}
                0 => {
                    errors.push(refusal(
                        "validate one and only one schema (oneOf). Found none valid",
                    ));
                    errors.extend(all.into_iter().next().unwrap_or_default());
                }
                n => errors.push(refusal(&format!(
                    "validate one and only one schema (oneOf). Found {n} valid alternatives"
                ))),
            }
        }
        if limits.not.as_deref().is_some_and(|not| found(not).is_empty()) {
            errors.push(refusal("not validate the schema (not)"));
        }
        let wrong: Vec<_> = limits.all_of.iter().flat_map(found).collect();
        if !wrong.is_empty() {
            errors.push(refusal("validate all the schemas (allOf)"));
            errors.extend(wrong);
        }
    }

    fn check_text(&self, text: &str, value: &Value, path: &str, errors: &mut Vec<FieldError>) {
        let length = text.chars().count() as u64;
        if let Some(max) = self.limits.max_length.filter(|max| length > *max) {
            errors.push(FieldError::too_long(
                path,
                usize::try_from(max).unwrap_or(usize::MAX),
            ));
        }
        if let Some(min) = self.limits.min_length.filter(|min| length < *min) {
            let why = format!("{path} in body should be at least {min} chars long");
            errors.push(FieldError::invalid(path, value, why));
        }
        if let Some((pattern, regex)) = &self.limits.pattern
            && !regex.is_match(text)
        {
            let why = format!("{path} in body should match '{pattern}'");
            errors.push(FieldError::invalid(path, value, why));
        }
        if !has_format(&self.limits.format, text) {
            let why = format!("{path} in body must be of type {}: {value}", self.limits.format);
            errors.push(FieldError::type_invalid(path, value, why));
        }
    }

    fn check_number(&self, value: &Value, path: &str, errors: &mut Vec<FieldError>) {
        let Some(number) = value.as_f64() else { return };
        let mut refuse = |what: String| {
            let why = format!("{path} in body should be {what}");
            errors.push(FieldError::invalid(path, value, why));
        };
        match self.limits.maximum {
            Some((max, true)) if number >= max => refuse(format!("less than {max}")),
            Some((max, false)) if number > max => refuse(format!("less than or equal to {max}")),
            _ => {}
        }
        match self.limits.minimum {
            Some((min, true)) if number <= min => refuse(format!("greater than {min}")),
            Some((min, false)) if number < min => refuse(format!("greater than or equal to {min}")),
            _ => {}
        }
        if let Some(factor) = self
            .limits
            .multiple_of
            .filter(|f| *f > 0.0 && (number / f).fract() != 0.0)
        {
            refuse(format!("a multiple of {factor}"));
        }
        let fits = value.as_i64().is_some_and(|n| i32::try_from(n).is_ok());
        if self.limits.format == "int32" && self.kind == Kind::Integer && !fits {
            errors.push(unchecked("integer with format int32", path));
        }
    }

    fn check_list(&self, list: &[Value], value: &Value, path: &str, errors: &mut Vec<FieldError>) {
        let count = list.len() as u64;
        if let Some(max) = self.limits.max_items.filter(|max| count > *max) {
            errors.push(FieldError::too_many(path, list.len(), max));
        }
        if let Some(min) = self.limits.min_items.filter(|min| count < *min) {
            let why = format!("{path} in body should have at least {min} items");
            errors.push(FieldError::invalid(path, &Value::from(list.len()), why));
        }
        if self.limits.unique && list.iter().enumerate().any(|(i, item)| list[..i].contains(item)) {
            let why = format!("{path} in body shouldn't contain duplicates");
            errors.push(FieldError::invalid(path, value, why));
        }
    }

    /// Items of sets and of lists with keys have to differ.
    fn check_keys_of(&self, object: &Object, path: &str, errors: &mut Vec<FieldError>) {
        for (name, value) in object {
            if let Some(schema) = self.field(name) {
                schema.check_keys(value, &child(path, name), errors);
            }
        }
    }

    fn check_keys(&self, value: &Value, path: &str, errors: &mut Vec<FieldError>) {
        let list = match value {
            Value::Object(object) => return self.check_keys_of(object, path, errors),
            Value::Array(list) => list,
            _ => return,
        };
        let identity = |item: &Value| -> Option<Value> {
            match &self.list {
                super::ListType::Atomic => None,
                super::ListType::Set => Some(item.clone()),
                super::ListType::Keys(keys) => {
                    let named = keys
                        .iter()
                        .filter_map(|key| Some((key.clone(), item.get(key)?.clone())));
                    Some(Value::Object(named.collect()))
                }
            }
        };
        let mut seen = Vec::new();
        for (i, item) in list.iter().enumerate() {
            if let Some(own) = identity(item) {
                if seen.contains(&own) {
                    errors.push(FieldError::duplicate(format!("{path}[{i}]"), &own));
                }
                seen.push(own);
            }
            if let Some(items) = &self.items {
                items.check_keys(item, &format!("{path}[{i}]"), errors);
            }
        }
    }

    /// Evaluates the rules of the schema, from the outside to the inside.
    fn check_rules_of(
        &self,
        object: &Object,
        old: Option<&Object>,
        path: &str,
        root: bool,
        errors: &mut Vec<FieldError>,
    ) {
        if !self.rules.is_empty() {
            let (value, old) = (
                Value::Object(object.clone()),
                old.map(|old| Value::Object(old.clone())),
            );
            self.check_rules(&value, old.as_ref(), path, errors);
        }
        for (name, value) in object {
            if root && is_type_meta(name) {
                continue;
            }
            let Some(schema) = self.field(name) else { continue };
            schema.check_inner_rules(
                value,
                old.and_then(|old| old.get(name)),
                &child(path, name),
                errors,
            );
        }
    }

    fn check_inner_rules(
        &self,
        value: &Value,
        old: Option<&Value>,
        path: &str,
        errors: &mut Vec<FieldError>,
    ) {
        match value {
            Value::Object(object) => {
                self.check_rules_of(object, old.and_then(Value::as_object), path, false, errors)
            }
            Value::Array(list) => {
                self.check_rules(value, old, path, errors);
                let Some(items) = &self.items else { return };
                for (i, item) in list.iter().enumerate() {
                    // Items have an old state only if keys tell which item they were.
                    let before = match &self.list {
                        super::ListType::Keys(keys) => old.and_then(Value::as_array).and_then(|old| {
                            old.iter()
                                .find(|o| keys.iter().all(|key| o.get(key) == item.get(key)))
                        }),
                        _ => None,
                    };
                    items.check_inner_rules(item, before, &format!("{path}[{i}]"), errors);
                }
            }
            _ => self.check_rules(value, old, path, errors),
        }
    }

    fn check_rules(&self, value: &Value, old: Option<&Value>, path: &str, errors: &mut Vec<FieldError>) {
        for rule in &self.rules {
            errors.extend(rule.check(self, value, old, path));
        }
    }
}

/// A number outside of its format.
fn unchecked(format: &str, path: &str) -> FieldError {
    let why = format!("Checked value must be of type {format} in {path}");
    FieldError::invalid("<nil>", &Value::from(""), why)
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

fn wrong_type(path: &str, expected: Kind, value: &Value) -> FieldError {
    let expected = match expected {
        Kind::Object => "object",
        Kind::Array => "array",
        Kind::Text => "string",
        Kind::Integer => "integer",
        Kind::Number => "number",
        Kind::Bool => "boolean",
        Kind::IntOrString => "integer,string",
        Kind::Any => "any",
    };
    let found = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(n) if n.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let why = format!("{path} in body must be of type {expected}: \"{found}\"");
    FieldError::type_invalid(path, &Value::from(found), why)
}

/// Formats that the real server checks; of these, the ones that appear in practice.
fn has_format(format: &str, text: &str) -> bool {
    match format {
        "date-time" | "datetime" => text.parse::<Timestamp>().is_ok(),
        "date" => text.parse::<Date>().is_ok(),
        "ipv4" => text.parse::<Ipv4Addr>().is_ok(),
        "ipv6" => text.parse::<Ipv6Addr>().is_ok(),
        "uuid" | "uuid3" | "uuid4" | "uuid5" => {
            let plain: Vec<u8> = text.bytes().filter(|b| *b != b'-').collect();
            plain.len() == 32 && plain.iter().all(u8::is_ascii_hexdigit)
        }
        "byte" => {
            use base64::Engine;
            base64::engine::general_purpose::STANDARD.decode(text).is_ok()
        }
        _ => true,
    }
}
