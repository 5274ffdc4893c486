//! The rules of a schema (`x-kubernetes-validations`), which are written in CEL.
//!
//! [`crate::cel`] evaluates them. Values have the types of their schema: a text of the format `date-time` is a timestamp, and a
//! number of a field of the type `number` is a double.
//!
//! A rule that calls the library of named formats (`format.dns1123Label()`) holds. A definition is refused for a rule that does not
//! parse or that names something undeclared; its types are not checked, and there is no cost limit.

use serde_json::Value;

use super::{Kind, Structural};
use crate::cel::{self, Program, Val};
use crate::status::FieldError;

/// One rule.
#[derive(Debug, Clone)]
pub(crate) struct Rule {
    text: String,
    /// None if the rule does not parse; a definition with such a rule is not stored.
    program: Option<Program>,
    message: String,
    message_expression: Option<Program>,
    /// The rule is evaluated for new values, too; `oldSelf` is an optional value.
    optional_old: bool,
    reason: String,
    field_path: String,
}

impl Rule {
    /// The rules of a node of a schema.
    pub(super) fn read_all(schema: &Value) -> Vec<Self> {
        let list = schema.get("x-kubernetes-validations").and_then(Value::as_array);
        let text = |rule: &Value, key: &str| rule[key].as_str().unwrap_or_default().trim().to_owned();
        list.into_iter()
            .flatten()
            .map(|rule| Self {
                program: Program::compile(&text(rule, "rule")).ok(),
                text: text(rule, "rule"),
                message: text(rule, "message"),
                message_expression: match text(rule, "messageExpression").as_str() {
                    "" => None,
                    expression => Program::compile(expression).ok(),
                },
                optional_old: rule["optionalOldSelf"] == true,
                reason: text(rule, "reason"),
                field_path: text(rule, "fieldPath"),
            })
            .collect()
    }

    /// Evaluates the rule for the value at `path`, which has this schema. Returns the refusal, if there is one.
    pub(super) fn check(
        &self,
        schema: &Structural,
        value: &Value,
        old: Option<&Value>,
        path: &str,
    ) -> Option<FieldError> {
        // A rule about a transition says nothing of a new value.
        if self.mentions_old() && old.is_none() && !self.optional_old {
            return None;
        }
        let old = old.map(|old| typed(Some(schema), old));
        let old = match self.optional_old {
            true => Some(old.map_or_else(Val::none, Val::some)),
            false => old,
        };
        let variables: Vec<(&str, Val)> = [("self", typed(Some(schema), value))]
            .into_iter()
            .chain(old.map(|old| ("oldSelf", old)))
            .collect();
        let path = format!("{path}{}", self.field_path);
        let path = path.trim_start_matches('.');
        let path = if path.is_empty() { "<nil>" } else { path };
        match self.program.as_ref()?.eval(&variables) {
            Ok(Val::Bool(true)) | Err(cel::Error::NotImitated(_)) => None,
            Ok(Val::Bool(false)) => Some(self.refusal(value, &variables, path)),
            other => {
                let why = other.err().unwrap_or(cel::Error::NoSuchOverload);
                let named = if self.message.is_empty() {
                    &self.text
                } else {
                    &self.message
                };
                let why = format!("{why} evaluating rule: {named}");
                Some(FieldError::invalid(path, &Value::from(type_of(value)), why))
            }
        }
    }

    fn mentions_old(&self) -> bool {
        self.text.contains("oldSelf")
    }

    fn refusal(&self, value: &Value, variables: &[(&str, Val)], path: &str) -> FieldError {
        let expressed = self
            .message_expression
            .as_ref()
            .map(|message| message.eval(variables));
        let expressed = match expressed {
            Some(Ok(Val::Text(text))) if !text.trim().is_empty() => Some(text.to_string()),
            _ => None,
        };
        let why = expressed.unwrap_or_else(|| match self.message.as_str() {
            "" => format!("failed rule: {}", self.text),
            message => message.to_owned(),
        });
        match (self.reason.as_str(), value) {
            ("FieldValueForbidden", _) => FieldError::forbidden(path, why),
            ("FieldValueRequired", _) => FieldError::required(path, why),
            ("FieldValueDuplicate", _) => FieldError::duplicate(path, value),
            (_, Value::Object(_) | Value::Array(_)) => FieldError::invalid_without_value(path, why),
            _ => FieldError::invalid(path, value, why),
        }
    }
}

fn type_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(n) if n.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

/// A value with the types that its schema gives it.
fn typed(schema: Option<&Structural>, value: &Value) -> Val {
    let Some(schema) = schema else {
        return Val::of_json(value);
    };
    match value {
        Value::String(text) => {
            let special = match schema.limits.format.as_str() {
                "date-time" | "datetime" | "date" => cel::timestamp_of(text),
                "duration" => cel::duration_of(text),
                "byte" => cel::bytes_of(text),
                _ => None,
            };
            special.unwrap_or_else(|| Val::text(text))
        }
        Value::Number(number) if schema.kind == Kind::Number => {
            Val::Double(number.as_f64().unwrap_or(f64::NAN))
        }
        Value::Array(list) => Val::list(list.iter().map(|item| typed(schema.items(), item)).collect()),
        Value::Object(map) => Val::map(
            map.iter()
                .map(|(name, value)| (name.clone(), typed(schema.field(name), value))),
        ),
        other => Val::of_json(other),
    }
}

/// Returns the reason why an expression does not compile. Types are not checked.
pub(super) fn compile_error(expression: &str) -> Option<String> {
    match Program::compile(expression) {
        Err(why) => Some(why),
        Ok(program) => program
            .undeclared(&["self", "oldSelf"])
            .map(|name| format!("undeclared reference to '{name}' (in container '')")),
    }
}
