//! One key of a derived collection, for the page: its value, the keys that it comes from, and why it last changed.

use std::any::{Any, type_name};
use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;

use super::clock::Clock;
use super::redact::{redact, redact_text};
use crate::guard::guarded;
use crate::view::{Explanation, KeyChange};

/// Keys of a derived collection. See [`Inspector::view_keys`](super::Inspector::view_keys) for an example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ViewKeys {
    /// The number of keys that match.
    pub found: usize,
    /// The first of them, in order.
    pub keys: Vec<String>,
}

/// One key of a derived collection. See [`Inspector::explain`](super::Inspector::explain) for an example.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ViewKeyReport {
    /// The number of the collection.
    pub node: u64,
    /// Its name.
    pub name: Arc<str>,
    /// The operator, or the kind of input.
    pub kind: &'static str,
    /// The key.
    pub key: String,
    /// True if the collection has the key now.
    pub exists: bool,
    /// The value, without credentials, if values of this collection can be shown.
    pub value: Option<Value>,
    /// The last change, if it is among the latest changes of the collection.
    pub last_change: Option<ViewKeyChange>,
    /// True if the last change of the key above was caused by the same change of an input.
    pub changed_with_it: bool,
    /// The keys of other collections that the value was computed from.
    pub inputs: Vec<ViewKeyReport>,
    /// The number of further keys that it was computed from.
    pub omitted: usize,
}

/// A change of a key. See [`Inspector::explain`](super::Inspector::explain) for an example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ViewKeyChange {
    /// When it happened, in milliseconds since 1970.
    pub at: u64,
    /// `added`, `updated` or `deleted`.
    pub what: &'static str,
    /// The input whose change caused it; `None` if the collection was created then.
    pub cause: Option<Arc<str>>,
    /// The version of that input, or the number of its batch.
    pub version: Option<String>,
}

/// Writes a value as JSON. `None` for a value of another type.
pub(super) type ShowValue = fn(&dyn Any) -> Option<Value>;

/// How values of this type are shown. `Serialize` is user code.
pub(super) fn show_value<V: Serialize + 'static>() -> ShowValue {
    |value| {
        let value = value.downcast_ref::<V>()?;
        let why = match guarded(|| serde_json::to_value(value)) {
            Ok(Ok(value)) => return Some(value),
            Ok(Err(error)) => error.to_string(),
            Err(panic) => format!("Serialize of {} panicked: {panic}", type_name::<V>()),
        };
        Some(Value::String(format!("cannot be shown: {why}")))
    }
}

impl ViewKeyReport {
    pub(super) fn of(explanation: Explanation, above: Option<&KeyChange>, clock: &Clock) -> Self {
        let last = explanation.last_change;
        let inputs = explanation.inputs.into_iter();
        let inputs = inputs
            .map(|input| Self::of(input, last.as_ref(), clock))
            .collect();
        let changed_with_it = match (above, &last) {
            (Some(above), Some(last)) => last.is_of_same_round(above),
            _ => false,
        };
        Self {
            node: explanation.collection,
            name: explanation.name,
            kind: explanation.kind,
            key: redact_text(&explanation.key).into_owned(),
            exists: explanation.exists,
            value: None,
            last_change: last.map(|change| ViewKeyChange {
                at: clock.millis(change.at),
                what: change.what,
                version: change.cause.as_ref().map(|cause| match &cause.version {
                    Some(version) => version.to_string(),
                    None => cause.revision.to_string(),
                }),
                cause: change.cause.map(|cause| cause.name),
            }),
            changed_with_it,
            inputs,
            omitted: explanation.omitted,
        }
    }

    /// Sets the value of a key of this node, as JSON.
    pub(super) fn with_value(mut self, mut value: Option<Value>, secret: bool) -> Self {
        if let Some(value) = &mut value {
            redact(value, secret);
        }
        self.value = value;
        self
    }
}
