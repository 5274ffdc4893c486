//! Reads JSON as the Go types of the built-in kinds are read: values of the wrong type are refused, unknown fields are noted and
//! dropped, nulls are dropped.
//!
//! The words are those of Go's JSON decoder, because the real server passes them on.

use jiff::Timestamp;
use serde_json::{Map, Value};

use super::table::{Struct, Type, Types};
use crate::object::check::type_name;

/// What reading an object as its type found.
#[derive(Debug, Default)]
pub(crate) struct Findings {
    /// The first value that does not fit its field.
    pub(crate) error: Option<String>,
    /// The fields that the type does not have, as `spec.containers[0].nmae`.
    pub(crate) unknown: Vec<String>,
}

/// More unknown fields than this are not reported.
const MOST_UNKNOWN: usize = 100;

/// Reads `object` as the type `id`.
pub(crate) fn read(id: u16, object: &mut Map<String, Value>) -> Findings {
    let mut reader = Reader {
        types: Types::built_in(),
        found: Findings::default(),
        names: Vec::new(),
        path: String::new(),
    };
    reader.fields(reader.types.get(id), object);
    reader.found
}

struct Reader {
    types: &'static Types,
    found: Findings,
    /// Field names on the way, as type errors quote them.
    names: Vec<String>,
    /// The same with the indexes of lists, as unknown fields are quoted.
    path: String,
}

impl Reader {
    fn fields(&mut self, of: &'static Struct, object: &mut Map<String, Value>) {
        object.retain(|name, value| {
            let Some(field) = of.field(name) else {
                if self.found.unknown.len() < MOST_UNKNOWN {
                    let path = self.below(name);
                    self.found.unknown.push(path);
                }
                return false;
            };
            let above = std::mem::take(&mut self.path);
            self.path = if above.is_empty() {
                name.clone()
            } else {
                format!("{above}.{name}")
            };
            self.names.push(name.clone());
            self.value(of, &field.of, value);
            self.names.pop();
            self.path = above;
            !value.is_null()
        });
    }

    fn below(&self, name: &str) -> String {
        match self.path.as_str() {
            "" => name.to_owned(),
            path => format!("{path}.{name}"),
        }
    }

    /// Reads a value inside a field of `owner`.
    fn value(&mut self, owner: &'static Struct, of: &'static Type, value: &mut Value) {
        match (of, &mut *value) {
            (_, Value::Null) | (Type::Any, _) => {}
            (Type::Struct(id), Value::Object(object)) => {
                let of = self.types.get(*id);
                self.fields(of, object);
            }
            (Type::List(item), Value::Array(list)) => {
                let path = self.path.clone();
                for (i, value) in list.iter_mut().enumerate() {
                    self.path = format!("{path}[{i}]");
                    self.value(owner, item, value);
                    if value.is_null() {
                        *value = zero(item);
                    }
                }
                self.path = path;
            }
            (Type::Map(item), Value::Object(map)) => {
                let path = self.path.clone();
                for (key, value) in map.iter_mut() {
                    self.path = format!("{path}.{key}");
                    self.value(owner, item, value);
                    if value.is_null() {
                        *value = zero(item);
                    }
                }
                self.path = path;
            }
            (Type::Text(_), Value::String(_)) | (Type::Bool, Value::Bool(_)) => {}
            (Type::Float, Value::Number(_)) => {}
            (Type::Int32, Value::Number(n)) => {
                if n.as_i64().is_none_or(|n| i32::try_from(n).is_err()) {
                    let what = format!("number {n}");
                    self.mismatch(owner, of, &what);
                }
            }
            (Type::Int64, Value::Number(n)) => {
                if n.as_i64().is_none() {
                    let what = format!("number {n}");
                    self.mismatch(owner, of, &what);
                }
            }
            (Type::IntOrString, Value::String(_)) => {}
            (Type::IntOrString, Value::Number(n)) => {
                if n.as_i64().is_none_or(|n| i32::try_from(n).is_err()) {
                    let what = format!("number {n}");
                    self.mismatch(owner, of, &what);
                }
            }
            (Type::Quantity, Value::String(_) | Value::Number(_)) => self.quantity(value),
            (Type::Bytes, Value::String(text)) => {
                if let Some(at) = bad_base64(text) {
                    self.refuse(format!("illegal base64 data at input byte {at}"));
                }
            }
            (Type::Time | Type::MicroTime, Value::String(text)) => {
                // An empty text is how old clients write that there is no time.
                if text.is_empty() {
                    *value = Value::Null;
                } else if text.parse::<Timestamp>().is_err() {
                    let layout = if *of == Type::Time {
                        "2006-01-02T15:04:05Z07:00"
                    } else {
                        "2006-01-02T15:04:05.000000Z07:00"
                    };
                    let why =
                        format!("parsing time {text:?} as {layout:?}: cannot parse {text:?} as \"2006\"");
                    self.refuse(why);
                }
            }
            (Type::Time | Type::MicroTime, other) => {
                let what = type_name(other);
                self.mismatch(owner, &Type::Text("string"), what);
            }
            (Type::Duration, Value::String(_)) => {}
            (Type::Duration, other) => {
                let what = type_name(other);
                self.mismatch(owner, &Type::Text("string"), what);
            }
            (of, other) => {
                let what = type_name(other);
                self.mismatch(owner, of, what);
            }
        }
    }

    fn mismatch(&mut self, owner: &Struct, of: &Type, what: &str) {
        let why = format!(
            "json: cannot unmarshal {what} into Go struct field {}.{} of type {}",
            owner.name(),
            self.names.join("."),
            of.go_name()
        );
        self.refuse(why);
    }

    fn refuse(&mut self, why: String) {
        self.found.error.get_or_insert(why);
    }

    /// A quantity is text of a fixed form; the server writes numbers as text.
    fn quantity(&mut self, value: &mut Value) {
        const FORM: &str =
            "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'";
        let text = match &*value {
            Value::String(text) => text.trim().to_owned(),
            other => other.to_string(),
        };
        if !is_quantity(&text) {
            self.refuse(FORM.to_owned());
        }
        *value = Value::String(text);
    }
}

/// What null stands for in a list or a map.
fn zero(of: &Type) -> Value {
    match of {
        Type::Text(_) | Type::Time | Type::MicroTime | Type::Duration => Value::String(String::new()),
        Type::Int32 | Type::Int64 | Type::Float | Type::IntOrString => Value::from(0),
        Type::Bool => Value::Bool(false),
        Type::Quantity => Value::from("0"),
        Type::Struct(_) => Value::Object(Map::new()),
        Type::Bytes | Type::Any | Type::List(_) | Type::Map(_) => Value::Null,
    }
}

/// A number with an optional suffix: `100m`, `1.5Gi`, `2e3`.
fn is_quantity(text: &str) -> bool {
    let rest = text.strip_prefix(['+', '-']).unwrap_or(text);
    let digits = rest
        .find(|c: char| !c.is_ascii_digit() && c != '.')
        .unwrap_or(rest.len());
    let (number, suffix) = rest.split_at(digits);
    if !number.bytes().any(|b| b.is_ascii_digit()) || number.matches('.').count() > 1 {
        return false;
    }
    match suffix {
        "" | "n" | "u" | "m" | "k" | "M" | "G" | "T" | "P" | "E" => true,
        "Ki" | "Mi" | "Gi" | "Ti" | "Pi" | "Ei" => true,
        _ => {
            let exponent = suffix.strip_prefix(['e', 'E']);
            exponent.is_some_and(|e| e.parse::<i32>().is_ok())
        }
    }
}

/// Where base64 text goes wrong.
fn bad_base64(text: &str) -> Option<usize> {
    use base64::Engine;
    use base64::engine::general_purpose::STANDARD;
    // Go skips line breaks.
    let plain: String = text.chars().filter(|c| !matches!(c, '\r' | '\n')).collect();
    match STANDARD.decode(&plain) {
        Ok(_) => None,
        Err(base64::DecodeError::InvalidByte(at, _)) => Some(at),
        Err(_) => Some(plain.len() / 4 * 4),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn read_as(api_version: &str, kind: &str, mut object: Value) -> (Findings, Value) {
        let id = Types::built_in().kind(api_version, kind).expect("a kind");
        let found = read(id, object.as_object_mut().expect("an object"));
        (found, object)
    }

    #[test]
    fn a_value_of_the_wrong_type_is_named_as_go_names_it() {
        let (found, _) = read_as("apps/v1", "Deployment", json!({"spec": {"replicas": "two"}}));
        let why =
            "json: cannot unmarshal string into Go struct field DeploymentSpec.spec.replicas of type int32";
        assert_eq!(found.error.as_deref(), Some(why));
        let (found, _) = read_as("v1", "Pod", json!({"spec": {"containers": [{"args": [1]}]}}));
        let why = "json: cannot unmarshal number into Go struct field Container.spec.containers.args of type string";
        assert_eq!(found.error.as_deref(), Some(why));
        let (found, _) = read_as("v1", "Pod", json!({"spec": {"containers": {}}}));
        let why = "json: cannot unmarshal object into Go struct field PodSpec.spec.containers of type []v1.Container";
        assert_eq!(found.error.as_deref(), Some(why));
        let (found, _) = read_as("v1", "Pod", json!({"spec": {"priority": 1.5}}));
        let why =
            "json: cannot unmarshal number 1.5 into Go struct field PodSpec.spec.priority of type int32";
        assert_eq!(found.error.as_deref(), Some(why));
    }

    #[test]
    fn unknown_fields_are_named_and_dropped() {
        let sent = json!({"spec": {"containers": [{"name": "a", "imaeg": "b"}], "nodeName": null}, "x": 1});
        let (found, kept) = read_as("v1", "Pod", sent);
        assert_eq!(found.error, None);
        assert_eq!(found.unknown, ["spec.containers[0].imaeg", "x"]);
        assert_eq!(kept, json!({"spec": {"containers": [{"name": "a"}]}}));
    }

    #[test]
    fn quantities_have_a_form() {
        for good in ["1", "100m", "1.5Gi", "-2", "2e3", "1E-2", ".5"] {
            assert!(is_quantity(good), "{good}");
        }
        for bad in ["", "a", "1gi", "1 Gi", "1.2.3", "."] {
            assert!(!is_quantity(bad), "{bad}");
        }
    }
}
