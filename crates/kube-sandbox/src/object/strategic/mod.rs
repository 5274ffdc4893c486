//! Strategic merge patch: a merge patch that merges lists item by item where the type says how.
//!
//! Knows: the published schemas (`meta.rs`), the directives in a patch. Never learns: HTTP, the store.
//!
//! The rules, the order of lists and the error messages are those of
//! `k8s.io/apimachinery/pkg/util/strategicpatch`:
//!
//! - `$patch: replace` or `delete` in an object, or in an item of a merged list.
//! - `$retainKeys`: the fields that are kept; all others are removed.
//! - `$deleteFromPrimitiveList/<field>`: values to remove from a merged list of plain values.
//! - `$setElementOrder/<field>`: the order of a merged list.

mod list;
mod meta;

use serde_json::{Map, Value};

use meta::{Strategy, Type};

const DIRECTIVE: &str = "$patch";
const RETAIN_KEYS: &str = "$retainKeys";
const DELETE_PRIMITIVES: &str = "$deleteFromPrimitiveList";
const ELEMENT_ORDER: &str = "$setElementOrder";

/// The reason why a patch is rejected.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum MergeError {
    /// The format of the patch is invalid: 400.
    #[error("{0}")]
    BadFormat(&'static str),
    /// The patch contains something that cannot be merged: 422.
    #[error("{0}")]
    Unprocessable(&'static str),
    /// The patch does not fit the type or the object. The real server has no specific code for
    /// these: 500.
    #[error("{0}")]
    Unfit(String),
}

impl MergeError {
    const PRIMITIVE_LIST: Self = Self::BadFormat("invalid patch format of primitive list");
    const RETAIN_KEYS: Self = Self::BadFormat("invalid patch format of retainKeys");
    const ELEMENT_ORDER: Self = Self::BadFormat("invalid patch format of setElementOrder list");
    const LISTS_OF_LISTS: Self = Self::Unprocessable("lists of lists are not supported");

    fn no_merge_key(item: &Map<String, Value>, key: &str) -> Self {
        Self::Unfit(format!(
            "map: {} does not contain declared merge key: {key}",
            Value::Object(item.clone())
        ))
    }

    fn bad_patch_type(directive: &Value, patch: &Map<String, Value>) -> Self {
        let directive = directive
            .as_str()
            .map_or_else(|| directive.to_string(), str::to_owned);
        Self::Unfit(format!(
            "unknown patch type: {directive} in map: {}",
            Value::Object(patch.clone())
        ))
    }

    fn expected(what: &str, found: &Value) -> Self {
        Self::Unfit(format!("expected a {what}, but received a {}", go_type(found)))
    }
}

/// Applies `patch` to an object of the built-in type `id`.
pub(crate) fn merge(
    id: u16,
    original: Map<String, Value>,
    patch: Map<String, Value>,
) -> Result<Map<String, Value>, MergeError> {
    merge_map(original, patch, Type::Struct(id))
}

fn merge_map(
    mut original: Map<String, Value>,
    mut patch: Map<String, Value>,
    of: Type,
) -> Result<Map<String, Value>, MergeError> {
    if let Some(directive) = patch.get(DIRECTIVE) {
        return match directive.as_str() {
            Some("replace") => {
                patch.remove(DIRECTIVE);
                Ok(patch)
            }
            Some("delete") => Ok(Map::new()),
            _ => Err(MergeError::bad_patch_type(directive, &patch)),
        };
    }
    retain_keys(&mut original, &mut patch)?;
    list::merge_ordered(&mut original, &mut patch, of)?;
    for (key, value) in patch {
        let deletes = match key.strip_prefix(DELETE_PRIMITIVES) {
            None => None,
            Some(rest) => Some(rest.strip_prefix('/').ok_or(MergeError::PRIMITIVE_LIST)?),
        };
        let key = deletes.unwrap_or(&key);
        if value.is_null() {
            original.remove(key);
            continue;
        }
        let Some(old) = original.get_mut(key).filter(|old| same_type(old, &value)) else {
            if deletes.is_none() {
                take(&mut original, key, value);
            }
            continue;
        };
        match (old.take(), value) {
            (Value::Object(old_map), Value::Object(new_map)) => {
                let (of, strategy) = of.field(key)?;
                *old = Value::Object(match strategy {
                    Strategy::Replace => new_map,
                    _ => merge_map(old_map, new_map, of)?,
                });
            }
            (Value::Array(old_list), Value::Array(new_list)) => {
                let (of, strategy) = of.list(key)?;
                let merged = match (strategy, deletes) {
                    (_, Some(_)) => list::without(old_list, &new_list)?,
                    (Strategy::Merge(key), None) => list::merge(old_list, new_list, key, of)?,
                    _ => new_list,
                };
                *old = Value::Array(merged);
            }
            (_, value) => *old = value,
        }
    }
    Ok(original)
}

/// Inserts a value of the patch where the original has none, or one of another type.
fn take(original: &mut Map<String, Value>, key: &str, mut value: Value) {
    discard_nulls(&mut value);
    match without_directives(value) {
        Some(value) => original.insert(key.to_owned(), value),
        None => original.remove(key),
    };
}

/// Removes the fields that `$retainKeys` does not name.
fn retain_keys(original: &mut Map<String, Value>, patch: &mut Map<String, Value>) -> Result<(), MergeError> {
    let Some(keys) = patch.remove(RETAIN_KEYS) else {
        return Ok(());
    };
    let Value::Array(keys) = keys else {
        return Err(MergeError::RETAIN_KEYS);
    };
    let named = |key: &str| keys.iter().any(|k| k == key);
    let foreign = patch.iter().any(|(key, value)| {
        let directive = key.starts_with(DELETE_PRIMITIVES) || key.starts_with(ELEMENT_ORDER);
        !value.is_null() && !directive && !named(key)
    });
    if foreign {
        return Err(MergeError::RETAIN_KEYS);
    }
    original.retain(|key, _| named(key));
    Ok(())
}

fn discard_nulls(value: &mut Value) {
    match value {
        Value::Object(map) => {
            map.retain(|_, value| !value.is_null());
            map.values_mut().for_each(discard_nulls);
        }
        Value::Array(list) => list.iter_mut().for_each(discard_nulls),
        _ => {}
    }
}

/// The value without its directives; `None` if the value itself is one.
fn without_directives(value: Value) -> Option<Value> {
    Some(match value {
        Value::Object(map) if map.contains_key(DIRECTIVE) => return None,
        Value::Object(map) => Value::Object(
            map.into_iter()
                .filter_map(|(key, value)| Some((key, without_directives(value)?)))
                .collect(),
        ),
        Value::Array(list) => Value::Array(list.into_iter().filter_map(without_directives).collect()),
        other => other,
    })
}

/// Whether Go would decode both into the same type.
fn same_type(a: &Value, b: &Value) -> bool {
    go_type(a) == go_type(b)
}

fn go_type(value: &Value) -> &'static str {
    match value {
        Value::Null => "%!s(<nil>)",
        Value::Bool(_) => "bool",
        Value::Number(number) if number.is_f64() => "float64",
        Value::Number(_) => "int64",
        Value::String(_) => "string",
        Value::Array(_) => "[]interface {}",
        Value::Object(_) => "map[string]interface {}",
    }
}

#[cfg(test)]
mod tests;
