//! Fields of objects that clients send: read as their schema says, with unknown and duplicate ones refused, warned of or ignored.

use std::fmt;
use std::sync::Arc;

use http::{HeaderMap, HeaderName, HeaderValue};
use parking_lot::Mutex;
use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value, json};

use super::Call;
use crate::object::{Object, meta_str, misfits};
use crate::proto::Schema;
use crate::sandbox::Validation;
use crate::schema::types;
use crate::status::{ApiError, FieldError};
use crate::validation;

/// The treatment of unknown and duplicate fields.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FieldValidation {
    Ignore,
    Warn,
    Strict,
}

/// Warnings for the client, collected while a request is worked on.
#[derive(Debug, Clone, Default)]
pub(crate) struct Warnings(Arc<Mutex<Vec<String>>>);

impl Warnings {
    fn add(&self, text: String) {
        let mut all = self.0.lock();
        if !all.contains(&text) {
            all.push(text);
        }
    }

    /// Puts the warnings into an answer: `299 - "unknown field \"spec.x\""`.
    pub(super) fn write(&self, headers: &mut HeaderMap) {
        for text in self.0.lock().iter() {
            let quoted = text.replace('\\', "\\\\").replace('"', "\\\"");
            if let Ok(value) = HeaderValue::try_from(format!("299 - \"{quoted}\"")) {
                headers.append(HeaderName::from_static("warning"), value);
            }
        }
    }
}

impl Call {
    /// The query's `fieldValidation`. `options` is the kind of the query's options, for the refusal.
    pub(super) fn field_validation(&self, options: &str) -> Result<FieldValidation, ApiError> {
        match self.query.get("fieldValidation") {
            None | Some("Warn") => Ok(FieldValidation::Warn),
            Some("Ignore") => Ok(FieldValidation::Ignore),
            Some("Strict") => Ok(FieldValidation::Strict),
            Some(other) => {
                let error = FieldError::not_supported(
                    "fieldValidation",
                    &json!(other),
                    &["", "Ignore", "Strict", "Warn"],
                );
                Err(ApiError::invalid_options(options, vec![error]))
            }
        }
    }

    fn checks(&self) -> bool {
        self.core.config.validation == Validation::Full
    }

    /// Drops unknown fields of a whole object that was sent, or refuses it. `duplicates` are those of its text.
    pub(super) fn read_fields(
        &self,
        object: &mut Object,
        duplicates: &[String],
        options: &str,
    ) -> Result<(), ApiError> {
        let mode = self.field_validation(options)?;
        if !self.checks() {
            return Ok(());
        }
        let unfit = |why: String| {
            let def = &self.def;
            ApiError::bad_request(format!(
                "{} in version \"{}\" cannot be handled as a {}: {why}",
                def.kind, def.version, def.kind
            ))
        };
        let strict = self.known_fields(object).map_err(unfit)?;
        let duplicates = duplicates
            .iter()
            .map(|path| format!("duplicate field \"{path}\""));
        self.report(mode, duplicates.chain(strict).collect())
            .map_err(unfit)
    }

    /// The same for the result of a patch. The error is a reason.
    pub(super) fn read_patched_fields(
        &self,
        object: &mut Object,
        mode: FieldValidation,
    ) -> Result<(), String> {
        if !self.checks() {
            return Ok(());
        }
        let strict = self.known_fields(object)?;
        self.report(mode, strict)
    }

    /// Drops unknown fields and gives a complaint for each; a value of the wrong type is an error.
    fn known_fields(&self, object: &mut Object) -> Result<Vec<String>, String> {
        let unknown = match &self.def.schema {
            Some(schema) => {
                let mut unknown = read_metadata(object)?;
                unknown.extend(schema.structural.prune(object));
                unknown
            }
            None => {
                let types = types::Types::built_in();
                let Some(id) = types.kind(&self.def.api_version(), &self.def.kind) else {
                    return Ok(Vec::new());
                };
                let types::Findings { error, unknown } = types::read(id, object);
                if let Some(error) = error {
                    return Err(error);
                }
                unknown
            }
        };
        Ok(unknown
            .into_iter()
            .map(|path| format!("unknown field \"{path}\""))
            .collect())
    }

    fn report(&self, mode: FieldValidation, complaints: Vec<String>) -> Result<(), String> {
        match mode {
            _ if complaints.is_empty() => Ok(()),
            FieldValidation::Ignore => Ok(()),
            FieldValidation::Warn => {
                complaints.into_iter().for_each(|text| self.warnings.add(text));
                Ok(())
            }
            FieldValidation::Strict => Err(format!("strict decoding error: {}", complaints.join(", "))),
        }
    }

    /// Refuses an applied object that does not fit its schema.
    pub(super) fn check_applied(&self, object: &Object) -> Result<(), ApiError> {
        if !self.checks() {
            return Ok(());
        }
        let Some(why) = misfits(object, self.def.place()) else {
            return Ok(());
        };
        let key = format!("{}/{}", meta_str(object, "namespace"), meta_str(object, "name"));
        let of = format!("{key}; {}, Kind={}", self.def.api_version(), self.def.kind);
        Err(ApiError::new(
            500,
            "",
            format!("failed to create typed patch object ({of}): {why}"),
        ))
    }

    /// Fills in defaults and removes values that the type omits.
    pub(super) fn fill_in(&self, object: &mut Object) {
        if !self.checks() {
            return;
        }
        match &self.def.schema {
            Some(schema) => {
                schema.structural.drop_nulls(object);
                schema.structural.fill_in(object);
            }
            None => {
                validation::fill_in(&self.def, object);
                if let Some(schema) = Schema::of(&self.def.api_version(), &self.def.kind) {
                    schema.tidy(object);
                }
            }
        }
    }

    /// All problems of an object that replaces `old`, except those of its metadata.
    pub(super) fn problems(
        &self,
        object: &Object,
        old: Option<&Object>,
        subresource: &str,
    ) -> Vec<FieldError> {
        if !self.checks() {
            return Vec::new();
        }
        match &self.def.schema {
            Some(schema) => {
                let scale = schema
                    .scale
                    .as_ref()
                    .map(|paths| paths.problems(object))
                    .unwrap_or_default();
                let mut errors = schema.structural.validate(object, old, scale);
                if let Some(old) = old.filter(|_| !errors.is_empty()) {
                    // A problem that the old object has, too, does not block changes of other fields.
                    let scale = schema
                        .scale
                        .as_ref()
                        .map(|paths| paths.problems(old))
                        .unwrap_or_default();
                    let before = schema.structural.validate(old, None, scale);
                    errors.retain(|error| !before.contains(error));
                }
                if subresource == "status" {
                    only_status(&mut errors);
                }
                errors
            }
            None if matches!(subresource, "status" | "finalize" | "binding" | "approval") => Vec::new(),
            None if matches!(subresource, "ephemeralcontainers" | "resize") => match old {
                Some(old) => super::strategy::problems_of_part(old, object, subresource),
                None => Vec::new(),
            },
            None => {
                // A real server fills in defaults whenever it reads an object from its storage, so the old state has
                // them, too. Samples are stored without them.
                let old = old.map(|old| {
                    let mut old = old.clone();
                    self.fill_in(&mut old);
                    old
                });
                validation::problems(&self.def, object, old.as_ref())
            }
        }
    }

    /// An object of this kind without any content. Its fields have no owner.
    pub(super) fn empty_object(&self) -> Object {
        let schema = Schema::of(&self.def.api_version(), &self.def.kind).filter(|_| !self.def.custom);
        match schema {
            Some(schema) => schema.empty(),
            None => Object::from_iter([("metadata".to_owned(), json!({}))]),
        }
    }
}

/// Reads the metadata of a custom object as its type, and gives the paths of unknown fields.
fn read_metadata(object: &mut Object) -> Result<Vec<String>, String> {
    let types = types::Types::built_in();
    let (Some(id), Some(Value::Object(meta))) =
        (types.named("meta/v1.ObjectMeta"), object.get_mut("metadata"))
    else {
        return Ok(Vec::new());
    };
    let types::Findings { error, unknown } = types::read(id, meta);
    match error {
        Some(error) => Err(error),
        None => Ok(unknown
            .into_iter()
            .map(|path| format!("metadata.{path}"))
            .collect()),
    }
}

/// Keeps the complaints about the status, which name fields from there.
fn only_status(errors: &mut Vec<FieldError>) {
    errors.retain(|error| error.field.starts_with("status"));
    for error in errors {
        if let Some(short) = error.field.strip_prefix("status.") {
            let (long, short) = (format!("{} in body", error.field), format!("{short} in body"));
            error.message = error.message.replace(&long, &short);
        }
    }
}

/// Parses JSON, and gives the paths of the fields that are there twice. The last one of them counts.
pub(super) fn parse_json(text: &[u8]) -> Result<(Value, Vec<String>), serde_json::Error> {
    let mut duplicates = Vec::new();
    let mut deserializer = serde_json::Deserializer::from_slice(text);
    let seed = Noting {
        path: String::new(),
        duplicates: &mut duplicates,
    };
    let value = seed.deserialize(&mut deserializer)?;
    deserializer.end()?;
    Ok((value, duplicates))
}

/// Reads a value and notes duplicate fields below it.
struct Noting<'d> {
    path: String,
    duplicates: &'d mut Vec<String>,
}

impl<'de> DeserializeSeed<'de> for Noting<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Noting<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any valid JSON value")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(Value::from(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(Value::from(value))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(Number::from_f64(value).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(Value::from(value))
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(Value::String(value))
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element_seed(Noting {
            path: format!("{}[{}]", self.path, list.len()),
            duplicates: &mut *self.duplicates,
        })? {
            list.push(item);
        }
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some(key) = entries.next_key::<String>()? {
            let path = if self.path.is_empty() {
                key.clone()
            } else {
                format!("{}.{key}", self.path)
            };
            if map.contains_key(&key) && !self.duplicates.contains(&path) {
                self.duplicates.push(path.clone());
            }
            let value = entries.next_value_seed(Noting {
                path,
                duplicates: &mut *self.duplicates,
            })?;
            map.insert(key, value);
        }
        Ok(Value::Object(map))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_that_is_there_twice_is_named_and_the_last_one_counts() {
        let (value, twice) = parse_json(br#"{"a": [{"b": 1, "b": 2}], "a2": 1.5, "c": -1}"#).expect("JSON");
        assert_eq!(value, json!({"a": [{"b": 2}], "a2": 1.5, "c": -1}));
        assert_eq!(twice, ["a[0].b"]);
        assert!(parse_json(b"{} {}").is_err() && parse_json(b"{").is_err());
    }
}
