//! Server-side apply: a manager sends the fields that it wants to set, and owns exactly those.
//!
//! 1. A field that another manager owns and that would change is a conflict, unless the change is
//!    forced.
//! 2. A field that the manager applied before and leaves out now is removed, if no other manager
//!    owns it.
//! 3. The applied fields are merged: maps field by field, keyed lists item by item, everything else
//!    as one value.
//! 4. The manager owns the applied fields; managers that applied equal values own them together.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use super::fields::{Path, fields_of, has_keys, same_item};
use super::{Entry, Manager, entries_of, entry_of, write_entries};
use crate::object::Object;
use crate::schema::Place;

/// A conflict: a field that another manager owns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Conflict {
    /// The other manager, in the notation of the real server: `"name"`, with more details for one
    /// that updated.
    pub(crate) with: String,
    /// `.spec.containers[name="c"].image`
    pub(crate) field: String,
}

/// Applies `applied` to `old`, and returns the result.
pub(crate) fn apply(
    manager: &Manager,
    old: &Object,
    applied: &Object,
    force: bool,
    now: &str,
    place: Place<'_>,
) -> Result<Object, Vec<Conflict>> {
    let mut entries = entries_of(old);
    let wanted = fields_of(applied, place);
    let live = fields_of(old, place);
    let changed: BTreeSet<&Path> = wanted
        .iter()
        .filter(|(p, v)| live.get(*p) != Some(v))
        .map(|(p, _)| p)
        .collect();

    let others = || entries.iter().filter(|e| !e.is_by(manager));
    let conflicts: Vec<Conflict> = others()
        .flat_map(|entry| {
            let shared = changed.iter().filter(|path| entry.owns(path));
            shared.map(|path| Conflict {
                with: entry.named(),
                field: dotted(path),
            })
        })
        .collect();
    if !conflicts.is_empty() && !force {
        return Err(conflicts);
    }

    let owned_by_others = |path: &Path| others().any(|e| e.owns(path));
    let before = entries
        .iter()
        .find(|e| e.is_by(manager))
        .map(Entry::paths)
        .unwrap_or_default();
    let dropped: Vec<&Path> = before
        .iter()
        .filter(|p| !wanted.contains_key(*p) && !owned_by_others(p))
        .collect();
    let mut new = Value::Object(old.clone());
    for path in dropped {
        remove(&mut new, path);
    }
    let Value::Object(mut new) = new else {
        unreachable!("removing fields leaves the object")
    };
    for (key, value) in applied {
        merge_field(&mut new, key, value, place);
    }

    for entry in entries.iter_mut().filter(|e| !e.is_by(manager)) {
        changed.iter().for_each(|path| entry.remove(path));
    }
    let entry = entry_of(&mut entries, manager);
    if !changed.is_empty() || before.len() != wanted.len() || !before.iter().all(|p| wanted.contains_key(p)) {
        entry.time = now.to_owned();
    }
    entry.fields.clear();
    wanted.keys().for_each(|path| entry.insert(path));
    write_entries(&mut new, entries);
    Ok(new)
}

/// Merges a field of the object at a place.
fn merge_field(into: &mut Map<String, Value>, key: &str, value: &Value, of: Place<'_>) {
    let place = of.field(key);
    match (into.get_mut(key), value) {
        (Some(Value::Object(old)), Value::Object(new)) if !place.is_atomic() => {
            for (key, value) in new {
                merge_field(old, key, value, place);
            }
        }
        (Some(Value::Array(old)), Value::Array(new)) => merge_list(old, new, place),
        _ => {
            into.insert(key.to_owned(), value.clone());
        }
    }
}

fn merge_list(old: &mut Vec<Value>, new: &[Value], place: Place<'_>) {
    if place.is_set() {
        for item in new {
            if !old.contains(item) {
                old.push(item.clone());
            }
        }
    } else if has_keys(place, new) && has_keys(place, old) {
        for item in new {
            match (old.iter_mut().find(|other| same_item(place, other, item)), item) {
                (Some(Value::Object(old)), Value::Object(new)) if !place.item().is_atomic() => {
                    for (key, value) in new {
                        merge_field(old, key, value, place.item());
                    }
                }
                (Some(old), new) => *old = new.clone(),
                (None, new) => old.push(new.clone()),
            }
        }
    } else {
        *old = new.to_vec();
    }
}

/// Removes the field at `path`, and maps that become empty.
fn remove(value: &mut Value, path: &[String]) {
    let Some((part, rest)) = path.split_first() else {
        return;
    };
    if let Some(name) = part.strip_prefix("f:") {
        let Some(map) = value.as_object_mut() else { return };
        if rest.is_empty() {
            map.remove(name);
        } else if let Some(inner) = map.get_mut(name) {
            remove(inner, rest);
            if inner.as_object().is_some_and(Map::is_empty) || inner.as_array().is_some_and(Vec::is_empty) {
                map.remove(name);
            }
        }
    } else if let Some(list) = value.as_array_mut() {
        let found = list.iter().position(|item| is_named(item, part));
        match found {
            // The item itself was owned, and no other manager owns it.
            Some(at) if rest.is_empty() || rest == ["."] => {
                list.remove(at);
            }
            Some(at) => remove(&mut list[at], rest),
            None => {}
        }
    }
}

/// True if `k:{...}` or `v:...` refers to this list item.
fn is_named(item: &Value, part: &str) -> bool {
    if let Some(value) = part.strip_prefix("v:") {
        return serde_json::from_str::<Value>(value).is_ok_and(|value| value == *item);
    }
    let key: Option<Map<String, Value>> = part.strip_prefix("k:").and_then(|k| serde_json::from_str(k).ok());
    // A key that the item leaves out had its default.
    key.is_some_and(|key| {
        key.iter()
            .all(|(name, value)| item.get(name).is_none_or(|found| found == value))
    })
}

/// A path in the notation of error messages.
fn dotted(path: &[String]) -> String {
    let mut out = String::new();
    for part in path {
        if let Some(name) = part.strip_prefix("f:") {
            out.push('.');
            out.push_str(name);
        } else if let Some(key) = part.strip_prefix("k:") {
            let key: Map<String, Value> = serde_json::from_str(key).unwrap_or_default();
            let named: Vec<String> = key
                .iter()
                .map(|(name, value)| format!("{name}={value}"))
                .collect();
            out.push_str(&format!("[{}]", named.join(",")));
        } else if let Some(value) = part.strip_prefix("v:") {
            out.push_str(&format!("[={value}]"));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn object(value: Value) -> Object {
        value.as_object().expect("an object").clone()
    }

    fn by(name: &str) -> Manager {
        Manager {
            name: name.into(),
            operation: "Apply",
            api_version: "v1".into(),
            subresource: String::new(),
        }
    }

    fn pod(containers: Value) -> Object {
        object(json!({"spec": {"containers": containers}}))
    }

    #[test]
    fn items_of_keyed_lists_are_merged_and_removed_one_by_one() {
        let first = pod(json!([{"name": "a", "image": "1"}, {"name": "b", "image": "1"}]));
        let live = apply(
            &by("me"),
            &Object::new(),
            &first,
            false,
            "t1",
            Place::built_in("v1", "Pod"),
        )
        .expect("nothing to conflict with");
        let sidecar = pod(json!([{"name": "c", "image": "1"}]));
        let live = apply(
            &by("you"),
            &live,
            &sidecar,
            false,
            "t2",
            Place::built_in("v1", "Pod"),
        )
        .expect("other items");
        let less = pod(json!([{"name": "a", "image": "2"}]));
        let live =
            apply(&by("me"), &live, &less, false, "t3", Place::built_in("v1", "Pod")).expect("own items");
        assert_eq!(
            live["spec"]["containers"],
            json!([{"name": "a", "image": "2"}, {"name": "c", "image": "1"}])
        );
    }

    #[test]
    fn a_conflict_names_the_field_and_the_owner() {
        let live = apply(
            &by("me"),
            &Object::new(),
            &pod(json!([{"name": "a", "image": "1"}])),
            false,
            "t",
            Place::built_in("v1", "Pod"),
        )
        .expect("nothing to conflict with");
        let conflicts = apply(
            &by("you"),
            &live,
            &pod(json!([{"name": "a", "image": "2"}])),
            false,
            "t",
            Place::built_in("v1", "Pod"),
        );
        let expected = Conflict {
            with: "\"me\"".to_owned(),
            field: ".spec.containers[name=\"a\"].image".to_owned(),
        };
        assert_eq!(conflicts, Err(vec![expected]));
    }
}
