//! Who wrote which field: `metadata.managedFields` in the real server's shape.
//!
//! A field belongs to the manager that last changed it, or to all who applied it with the same value.

mod apply;
mod fields;

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

pub(crate) use apply::{Conflict, apply};
use fields::{Path, fields_of};

use super::Object;

/// Who is writing, and through what.
#[derive(Debug, Clone)]
pub(crate) struct Manager {
    pub(crate) name: String,
    /// `Update` or `Apply`.
    pub(crate) operation: &'static str,
    pub(crate) api_version: String,
    /// `status` when written through it, else empty.
    pub(crate) subresource: String,
}

/// Records in `new` that `manager` made it out of `old`.
pub(crate) fn track(manager: &Manager, old: Option<&Object>, new: &mut Object, now: &str, keyed_lists: bool) {
    let mut entries = old.map(entries_of).unwrap_or_default();
    if manager.operation == "Apply" && old.is_none() {
        let fields = apply::applied_fields(new, keyed_lists).into_keys().collect();
        entries.push(Entry {
            by: manager.clone(),
            time: now.to_owned(),
            fields,
        });
        write_entries(new, &mut entries);
        return;
    }
    let before = old.map(|o| fields_of(o, keyed_lists)).unwrap_or_default();
    let after = fields_of(new, keyed_lists);
    let changed: BTreeSet<Path> = after
        .iter()
        .filter(|(path, value)| before.get(*path) != Some(value))
        .map(|(path, _)| path.clone())
        .collect();
    let gone: BTreeSet<&Path> = before.keys().filter(|path| !after.contains_key(*path)).collect();
    if !changed.is_empty() || !gone.is_empty() {
        for entry in &mut entries {
            let own = entry.is_by(manager);
            entry
                .fields
                .retain(|path| !gone.contains(path) && (own || !changed.contains(path)));
        }
        if !changed.is_empty() {
            match entries.iter_mut().find(|e| e.is_by(manager)) {
                Some(entry) => {
                    entry.fields.extend(changed);
                    entry.time = now.to_owned();
                }
                None => entries.push(Entry {
                    by: manager.clone(),
                    time: now.to_owned(),
                    fields: changed,
                }),
            }
        }
    }
    write_entries(new, &mut entries);
}

/// Puts the record into the object's metadata, in the real server's order.
fn write_entries(object: &mut Object, entries: &mut Vec<Entry>) {
    entries.retain(|e| !e.fields.is_empty());
    entries.sort_by(|a, b| a.order().cmp(&b.order()));
    let list: Vec<Value> = entries.iter().map(Entry::to_json).collect();
    super::set_meta(
        object,
        "managedFields",
        (!list.is_empty()).then_some(Value::Array(list)),
    );
}

struct Entry {
    by: Manager,
    time: String,
    fields: BTreeSet<Path>,
}

impl Entry {
    fn is_by(&self, manager: &Manager) -> bool {
        self.by.name == manager.name
            && self.by.operation == manager.operation
            && self.by.subresource == manager.subresource
            && self.by.api_version == manager.api_version
    }

    /// As conflicts name it.
    fn named(&self) -> String {
        let name = &self.by.name;
        match (self.by.operation, self.by.subresource.as_str()) {
            ("Apply", _) => format!("\"{name}\""),
            (_, "") => format!("\"{name}\" using {} at {}", self.by.api_version, self.time),
            (_, part) => {
                format!(
                    "\"{name}\" with subresource \"{part}\" using {} at {}",
                    self.by.api_version, self.time
                )
            }
        }
    }

    /// Applied ones first, then by time, then by name.
    fn order(&self) -> (bool, &str, &str, &str) {
        (
            self.by.operation != "Apply",
            &self.time,
            &self.by.name,
            &self.by.subresource,
        )
    }

    fn read(entry: &Value) -> Option<Self> {
        let text = |key: &str| {
            entry
                .get(key)
                .and_then(Value::as_str)
                .unwrap_or_default()
                .to_owned()
        };
        let mut fields = BTreeSet::new();
        read_set(entry.get("fieldsV1")?.as_object()?, &mut Vec::new(), &mut fields);
        Some(Self {
            by: Manager {
                name: text("manager"),
                operation: if text("operation") == "Apply" {
                    "Apply"
                } else {
                    "Update"
                },
                api_version: text("apiVersion"),
                subresource: text("subresource"),
            },
            time: text("time"),
            fields,
        })
    }

    fn to_json(&self) -> Value {
        let mut tree = Map::new();
        for path in &self.fields {
            let mut at = &mut tree;
            for part in path {
                let next = at.entry(part.as_str()).or_insert_with(|| json!({}));
                at = next.as_object_mut().expect("only objects are put into this tree");
            }
        }
        let mut entry = json!({
            "manager": self.by.name,
            "operation": self.by.operation,
            "apiVersion": self.by.api_version,
            "time": self.time,
            "fieldsType": "FieldsV1",
            "fieldsV1": tree,
        });
        if !self.by.subresource.is_empty() {
            entry["subresource"] = json!(self.by.subresource);
        }
        entry
    }
}

fn entries_of(object: &Object) -> Vec<Entry> {
    let list = super::meta(object)
        .and_then(|m| m.get("managedFields"))
        .and_then(Value::as_array);
    list.map(|l| l.iter().filter_map(Entry::read).collect())
        .unwrap_or_default()
}

fn read_set(tree: &Map<String, Value>, path: &mut Path, out: &mut BTreeSet<Path>) {
    for (part, below) in tree {
        path.push(part.clone());
        match below.as_object() {
            Some(below) if !below.is_empty() => read_set(below, path, out),
            _ => {
                out.insert(path.clone());
            }
        }
        path.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn object(value: Value) -> Object {
        value.as_object().expect("an object").clone()
    }

    fn by(name: &str) -> Manager {
        Manager {
            name: name.into(),
            operation: "Update",
            api_version: "v1".into(),
            subresource: String::new(),
        }
    }

    #[test]
    fn a_new_object_belongs_to_its_maker() {
        let mut pod = object(json!({
            "metadata": {"name": "a", "labels": {"app": "web"}, "finalizers": ["x/y"]},
            "spec": {"containers": [{"name": "c", "image": "i", "args": ["1", "2"]}]},
        }));
        track(&by("me"), None, &mut pod, "now", true);
        assert_eq!(
            pod["metadata"]["managedFields"],
            json!([{
                "manager": "me", "operation": "Update", "apiVersion": "v1", "time": "now", "fieldsType": "FieldsV1",
                "fieldsV1": {
                    "f:metadata": {
                        "f:labels": {".": {}, "f:app": {}},
                        "f:finalizers": {".": {}, "v:\"x/y\"": {}},
                    },
                    "f:spec": {"f:containers": {"k:{\"name\":\"c\"}": {".": {}, "f:name": {}, "f:image": {}, "f:args": {}}}},
                },
            }])
        );
    }

    #[test]
    fn a_changed_field_goes_over_to_who_changed_it() {
        let mut old = object(json!({"data": {"a": "1", "b": "1"}}));
        track(&by("one"), None, &mut old, "t1", true);
        let mut new = old.clone();
        new["data"]["b"] = json!("2");
        track(&by("two"), Some(&old), &mut new, "t2", true);
        let fields = |i: usize| new["metadata"]["managedFields"][i]["fieldsV1"]["f:data"].clone();
        assert_eq!(fields(0), json!({".": {}, "f:a": {}}));
        assert_eq!(fields(1), json!({"f:b": {}}));
    }

    #[test]
    fn nothing_changed_leaves_the_record_as_it_was() {
        let mut old = object(json!({"data": {"a": "1"}}));
        track(&by("one"), None, &mut old, "t1", true);
        let mut new = old.clone();
        track(&by("two"), Some(&old), &mut new, "t2", true);
        assert_eq!(new, old);
    }

    #[test]
    fn a_removed_field_belongs_to_nobody() {
        let mut old = object(json!({"data": {"a": "1", "b": "1"}}));
        track(&by("one"), None, &mut old, "t1", true);
        let mut new = old.clone();
        new["data"].as_object_mut().expect("a map").remove("b");
        track(&by("two"), Some(&old), &mut new, "t2", true);
        assert_eq!(
            new["metadata"]["managedFields"][0]["fieldsV1"]["f:data"],
            json!({".": {}, "f:a": {}})
        );
        assert_eq!(new["metadata"]["managedFields"].as_array().map(Vec::len), Some(1));
    }
}
