//! The difference between two states of an object, field by field, in short form.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use crate::plain::visible;

/// A field with another value.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Change {
    pub(super) path: String,
    pub(super) from: Option<Value>,
    pub(super) to: Option<Value>,
}

/// Fields that change with every update and carry no information of their own.
const SILENT: [&str; 4] = [
    "metadata.resourceVersion",
    "metadata.managedFields",
    "metadata.generation",
    "status.observedGeneration",
];

/// All fields that differ.
pub(super) fn changes(old: &Value, new: &Value) -> Vec<Change> {
    let mut found = Vec::new();
    compare(String::new(), Some(old), Some(new), &mut found);
    found.retain(|change| !SILENT.contains(&change.path.as_str()));
    // Simple values come first, because only the first few are shown. Times come last.
    found.sort_by_key(|change| (is_time(change), is_whole(change)));
    found
}

fn compare(path: String, old: Option<&Value>, new: Option<&Value>, found: &mut Vec<Change>) {
    if old == new {
        return;
    }
    match (old, new) {
        (Some(Value::Object(old)), Some(Value::Object(new))) => {
            let names: BTreeSet<_> = old.keys().chain(new.keys()).collect();
            for name in names {
                compare(step(&path, name), old.get(name), new.get(name), found);
            }
        }
        (Some(Value::Array(old)), Some(Value::Array(new))) => lists(&path, old, new, found),
        _ => found.push(Change {
            path,
            from: old.cloned(),
            to: new.cloned(),
        }),
    }
}

/// Compares lists. Elements that have a name are matched by it, others by their index.
fn lists(path: &str, old: &[Value], new: &[Value], found: &mut Vec<Change>) {
    let named = ["name", "type", "uid", "ip", "containerPort", "port"]
        .into_iter()
        .find(|key| {
            let has = |value: &Value| value.get(key).is_some();
            old.iter().chain(new).all(has)
        });
    let Some(key) = named else {
        for at in 0..old.len().max(new.len()) {
            compare(format!("{path}[{at}]"), old.get(at), new.get(at), found);
        }
        return;
    };
    let find = |list: &'_ [Value], value: &Value| list.iter().position(|v| v[key] == *value);
    let mut seen = Vec::new();
    for value in old.iter().chain(new).map(|element| &element[key]) {
        if seen.contains(&value) {
            continue;
        }
        seen.push(value);
        let (before, after) = (
            find(old, value).map(|at| &old[at]),
            find(new, value).map(|at| &new[at]),
        );
        compare(
            format!("{path}[{}]", crate::path::text(value)),
            before,
            after,
            found,
        );
    }
}

fn step(path: &str, name: &str) -> String {
    let plain = !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_');
    match (path.is_empty(), plain) {
        (true, true) => name.to_owned(),
        (false, true) => format!("{path}.{name}"),
        (_, false) => format!("{path}[{name}]"),
    }
}

/// True if a whole object or list was added or removed.
fn is_whole(change: &Change) -> bool {
    let composite = |value: &Option<Value>| value.as_ref().is_some_and(|v| v.is_object() || v.is_array());
    composite(&change.from) || composite(&change.to)
}

fn is_time(change: &Change) -> bool {
    is_time_name(change.path.rsplit('.').next().unwrap_or_default())
}

fn is_time_name(name: &str) -> bool {
    ["Time", "Timestamp", "At"].iter().any(|end| name.ends_with(end))
}

/// The changes worth showing: times are left out unless nothing else changed.
pub(super) fn significant(changes: &[Change]) -> Vec<&Change> {
    let news: Vec<_> = changes.iter().filter(|change| !is_time(change)).collect();
    if news.is_empty() {
        changes.iter().collect()
    } else {
        news
    }
}

/// A change as text, for example `status.phase: Pending → Running`.
pub(super) fn describe(change: &Change) -> String {
    let path = &change.path;
    match (&change.from, &change.to) {
        (None, Some(to)) => format!("{path}: {}", short(to)),
        (Some(from), None) => format!("{path}: {} → gone", short(from)),
        (from, to) => {
            let value = |value: &Option<Value>| value.as_ref().map(short).unwrap_or_default();
            format!("{path}: {} → {}", value(from), value(to))
        }
    }
}

/// A value, shortened.
fn short(value: &Value) -> String {
    const MOST: usize = 40;
    let text = match value {
        Value::Object(map) => in_braces(map),
        Value::Array(list) => format!("[{}]", list.len()),
        other => crate::path::text(other),
    };
    let text = visible(&text);
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.into_owned(),
    }
}

/// An object as `{exitCode: 1, reason: Error}`, without its times unless it has nothing else.
fn in_braces(map: &Map<String, Value>) -> String {
    let significant: Vec<_> = map.iter().filter(|(name, _)| !is_time_name(name)).collect();
    let shown = if significant.is_empty() {
        map.iter().collect()
    } else {
        significant
    };
    let parts = shown.into_iter().map(|(name, value)| match value {
        Value::Object(inner) if !inner.is_empty() => format!("{name}: {{…}}"),
        Value::Array(list) => format!("{name}: [{}]", list.len()),
        other => format!("{name}: {}", crate::path::text(other)),
    });
    format!("{{{}}}", parts.collect::<Vec<_>>().join(", "))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[track_caller]
    fn check(old: Value, new: Value, expected: &[&str]) {
        let found: Vec<_> = changes(&old, &new).iter().map(describe).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn fields_are_changed_added_or_removed() {
        check(
            json!({"status": {"phase": "Pending"}, "spec": {"a": 1, "b": 2}}),
            json!({"status": {"phase": "Running"}, "spec": {"b": 2, "c": {"d": true}}}),
            &[
                "spec.a: 1 → gone",
                "status.phase: Pending → Running",
                "spec.c: {d: true}",
            ],
        );
    }

    #[test]
    fn elements_are_matched_by_name_in_any_order() {
        check(
            json!({"c": [{"type": "Ready", "status": "True"}, {"type": "Initialized", "status": "True"}]}),
            json!({"c": [{"type": "Initialized", "status": "True"}, {"type": "Ready", "status": "False"}]}),
            &["c[Ready].status: True → False"],
        );
        check(
            json!({"l": [1, 2]}),
            json!({"l": [1, 3, 4]}),
            &["l[1]: 2 → 3", "l[2]: 4"],
        );
    }

    #[test]
    fn fields_that_always_change_are_left_out_and_times_come_last() {
        check(
            json!({"metadata": {"resourceVersion": "1"}, "a": {"lastTransitionTime": "x"}, "b": 1}),
            json!({"metadata": {"resourceVersion": "2"}, "a": {"lastTransitionTime": "y"}, "b": 2}),
            &["b: 1 → 2", "a.lastTransitionTime: x → y"],
        );
    }

    #[test]
    fn times_are_shown_only_if_nothing_else_changed() {
        let change = |old: Value, new: Value| {
            let changes = changes(&old, &new);
            significant(&changes)
                .into_iter()
                .map(describe)
                .collect::<Vec<_>>()
        };
        let (old, new) = (
            json!({"at": {"lastTime": "x"}, "b": 1}),
            json!({"at": {"lastTime": "y"}, "b": 2}),
        );
        assert_eq!(change(old, new), ["b: 1 → 2"]);
        let (old, new) = (
            json!({"spec": {"renewTime": "x"}}),
            json!({"spec": {"renewTime": "y"}}),
        );
        assert_eq!(change(old, new), ["spec.renewTime: x → y"]);
        let ended = json!({"t": {"exitCode": 1, "reason": "Error", "finishedAt": "x"}});
        assert_eq!(change(json!({}), ended), ["t: {exitCode: 1, reason: Error}"]);
    }

    #[test]
    fn names_with_dots_and_long_values_stay_readable() {
        check(
            json!({"labels": {}}),
            json!({"labels": {"a.b/c": "x".repeat(60)}}),
            &[&format!("labels[a.b/c]: {}…", "x".repeat(40))],
        );
    }
}
