//! The rules of a schema (`x-kubernetes-validations`), which are written in CEL.
//!
//! Evaluated with the crate `cel`, feature `cel` of this crate: the standard functions and macros of CEL, the string functions
//! (`lowerAscii`, `split`, `replace`, …), `self`, `oldSelf`, `message`, `messageExpression`, `reason` and `fieldPath`.
//!
//! Not evaluated: rules that use the functions that Kubernetes adds (`isURL`, `url`, `ip`, `cidr`, `quantity`, `semver`, `format`,
//! `find`, `isSorted`, `sum`, `indexOf` of lists, …) and `optionalOldSelf`. Such rules hold. There is no type check when a definition
//! is made, only one of the syntax, and no cost limit.

use serde_json::Value;

use crate::status::FieldError;

/// One rule.
#[derive(Debug, Clone)]
pub(crate) struct Rule {
    text: String,
    message: String,
    message_expression: String,
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
                text: text(rule, "rule"),
                message: text(rule, "message"),
                message_expression: text(rule, "messageExpression"),
                reason: text(rule, "reason"),
                field_path: text(rule, "fieldPath"),
            })
            .collect()
    }

    /// What the rule has against a value that stands at `path`.
    pub(super) fn check(&self, value: &Value, old: Option<&Value>, path: &str) -> Option<FieldError> {
        // A rule about a transition says nothing of a new value.
        if self.mentions_old() && old.is_none() {
            return None;
        }
        let path = format!("{path}{}", self.field_path);
        let path = path.trim_start_matches('.');
        let path = if path.is_empty() { "<nil>" } else { path };
        match evaluate(&self.text, value, old) {
            Outcome::Holds | Outcome::Unknown => None,
            Outcome::Fails => Some(self.refusal(value, old, path)),
            Outcome::Error(why) => {
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

    fn refusal(&self, value: &Value, old: Option<&Value>, path: &str) -> FieldError {
        let expressed = match self.message_expression.as_str() {
            "" => None,
            expression => evaluate_text(expression, value, old),
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

/// What became of a rule.
#[cfg_attr(
    not(feature = "cel"),
    expect(dead_code, reason = "rules are not evaluated without the feature")
)]
enum Outcome {
    Holds,
    Fails,
    /// The rule uses what is not known here.
    Unknown,
    Error(String),
}

#[cfg(feature = "cel")]
mod engine {
    use std::collections::HashMap;
    use std::sync::{Arc, LazyLock};

    use cel::{Context, Env, ExecutionError, Value as CelValue, extensions};
    use serde_json::Value;

    use super::Outcome;

    static ENV: LazyLock<Arc<Env>> = LazyLock::new(|| {
        let mut env = Env::stdlib();
        env.add_extension(extensions::strings)
            .expect("the standard environment has no string functions of these names");
        Arc::new(env)
    });

    /// What is wrong with the syntax of an expression.
    pub(in crate::schema::structural) fn syntax_error(expression: &str) -> Option<String> {
        ENV.compile(expression).err().map(|error| error.to_string())
    }

    pub(super) fn evaluate(rule: &str, value: &Value, old: Option<&Value>) -> Outcome {
        match run(rule, value, old) {
            Some(Ok(CelValue::Bool(true))) => Outcome::Holds,
            Some(Ok(CelValue::Bool(false))) => Outcome::Fails,
            Some(Err(ExecutionError::NoSuchKey(key))) => Outcome::Error(format!("no such key: {key}")),
            Some(Err(ExecutionError::IndexOutOfBounds(index))) => {
                Outcome::Error(format!("index out of bounds: {index:?}"))
            }
            Some(Err(ExecutionError::DivisionByZero(_))) => Outcome::Error("division by zero".to_owned()),
            _ => Outcome::Unknown,
        }
    }

    pub(super) fn evaluate_text(expression: &str, value: &Value, old: Option<&Value>) -> Option<String> {
        match run(expression, value, old)? {
            Ok(CelValue::String(text)) if !text.trim().is_empty() => Some(text.to_string()),
            _ => None,
        }
    }

    fn run(expression: &str, value: &Value, old: Option<&Value>) -> Option<Result<CelValue, ExecutionError>> {
        let program = ENV.compile(expression).ok()?;
        let mut context = Context::with_env(Arc::clone(&ENV));
        context.add_variable_from_value("self", convert(value));
        if let Some(old) = old {
            context.add_variable_from_value("oldSelf", convert(old));
        }
        Some(program.execute(&context))
    }

    /// Whole numbers are signed, as the schema's integers are.
    fn convert(value: &Value) -> CelValue {
        match value {
            Value::Null => CelValue::Null,
            Value::Bool(value) => CelValue::Bool(*value),
            Value::Number(number) => match number.as_i64() {
                Some(number) => CelValue::Int(number),
                None => CelValue::Float(number.as_f64().unwrap_or(f64::NAN)),
            },
            Value::String(text) => CelValue::from(text.as_str()),
            Value::Array(list) => CelValue::from(list.iter().map(convert).collect::<Vec<_>>()),
            Value::Object(map) => {
                let entries = map.iter().map(|(key, value)| (key.clone(), convert(value)));
                CelValue::from(entries.collect::<HashMap<_, _>>())
            }
        }
    }
}

#[cfg(not(feature = "cel"))]
mod engine {
    use serde_json::Value;

    use super::Outcome;

    pub(in crate::schema::structural) fn syntax_error(_: &str) -> Option<String> {
        None
    }

    pub(super) fn evaluate(_: &str, _: &Value, _: Option<&Value>) -> Outcome {
        Outcome::Unknown
    }

    pub(super) fn evaluate_text(_: &str, _: &Value, _: Option<&Value>) -> Option<String> {
        None
    }
}

pub(super) use engine::syntax_error;
use engine::{evaluate, evaluate_text};
