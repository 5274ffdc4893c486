//! Field ownership: `metadata.managedFields`, in the format of the real server.
//!
//! A field belongs to the manager that last changed it, or to all managers that applied it with the
//! same value.

mod apply;
mod fields;
mod typed;

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

pub(crate) use apply::{Conflict, apply};
use fields::{Change, Path, diff};
pub(crate) use typed::misfits;

use super::Object;
use crate::schema::Place;

/// The author of a write, and how it writes.
#[derive(Debug, Clone)]
pub(crate) struct Manager {
    pub(crate) name: String,
    /// `Update` or `Apply`.
    pub(crate) operation: &'static str,
    pub(crate) api_version: String,
    /// `status` for writes through that subresource, otherwise empty.
    pub(crate) subresource: String,
}

/// Records in `new` which fields `manager` changed since `old`. For a new object, `old` has the fields that every object of the kind has.
pub(crate) fn track(manager: &Manager, old: &Object, new: &mut Object, now: &str, place: Place<'_>) {
    let changes = diff(old, new, place);
    record(manager, old, new, now, changes);
}

/// Records in `new` that `manager` created it by applying `applied`.
pub(crate) fn track_applied(
    manager: &Manager,
    applied: &Object,
    new: &mut Object,
    now: &str,
    place: Place<'_>,
) {
    let applied = fields::fields_of(applied, place).into_keys();
    let changes = applied.map(|path| (path, Change::Set)).collect();
    record(manager, &Object::new(), new, now, changes);
}

fn record(manager: &Manager, old: &Object, new: &mut Object, now: &str, changes: Vec<(Path, Change)>) {
    let mut entries = entries_of(old);
    for entry in &mut entries {
        let own = entry.is_by(manager);
        for (path, _) in changes
            .iter()
            .filter(|(_, change)| !own || *change == Change::Gone)
        {
            entry.remove(path);
        }
    }
    let set: Vec<&Path> = changes
        .iter()
        .filter(|(_, c)| *c == Change::Set)
        .map(|(path, _)| path)
        .collect();
    if !set.is_empty() {
        let entry = entry_of(&mut entries, manager);
        set.into_iter().for_each(|path| entry.insert(path));
        // The real server loses the time of a change that was made through `/scale`.
        entry.time = match manager.subresource.as_str() {
            "scale" => String::new(),
            _ => now.to_owned(),
        };
    }
    write_entries(new, entries);
}

/// The manager's own entry, created if it is missing.
fn entry_of<'a>(entries: &'a mut Vec<Entry>, manager: &Manager) -> &'a mut Entry {
    let at = entries.iter().position(|e| e.is_by(manager)).unwrap_or_else(|| {
        entries.push(Entry {
            by: manager.clone(),
            time: String::new(),
            fields: Map::new(),
        });
        entries.len() - 1
    });
    &mut entries[at]
}

/// Writes the entries into the object's metadata, in the order of the real server.
fn write_entries(object: &mut Object, mut entries: Vec<Entry>) {
    entries.retain(|e| !e.fields.is_empty());
    entries.sort_by(|a, b| a.order().cmp(&b.order()));
    let list: Vec<Value> = entries.into_iter().map(Entry::into_json).collect();
    super::set_meta(
        object,
        "managedFields",
        (!list.is_empty()).then_some(Value::Array(list)),
    );
}

/// The fields of one manager.
struct Entry {
    by: Manager,
    time: String,
    /// The tree of FieldsV1: a node is a step of a path, and a leaf is an owned field.
    fields: Map<String, Value>,
}

impl Entry {
    fn is_by(&self, manager: &Manager) -> bool {
        self.by.name == manager.name
            && self.by.operation == manager.operation
            && self.by.subresource == manager.subresource
            && self.by.api_version == manager.api_version
    }

    fn owns(&self, path: &Path) -> bool {
        let Some((last, way)) = path.split_last() else {
            return false;
        };
        let mut at = Some(&self.fields);
        for part in way {
            at = at.and_then(|at| at.get(part)).and_then(Value::as_object);
        }
        at.and_then(|at| at.get(last))
            .and_then(Value::as_object)
            .is_some_and(Map::is_empty)
    }

    fn insert(&mut self, path: &Path) {
        let mut at = &mut self.fields;
        for part in path {
            let next = at.entry(part.as_str()).or_insert_with(|| json!({}));
            if !next.is_object() {
                *next = json!({});
            }
            at = next.as_object_mut().expect("was made one above");
        }
    }

    fn remove(&mut self, path: &[String]) {
        remove_leaf(&mut self.fields, path);
    }

    /// All paths that it owns.
    fn paths(&self) -> BTreeSet<Path> {
        let mut out = BTreeSet::new();
        collect_leaves(&self.fields, &mut Vec::new(), &mut out);
        out
    }

    /// The name in conflicts.
    fn named(&self) -> String {
        let name = &self.by.name;
        match (self.by.operation, self.by.subresource.as_str()) {
            ("Apply", _) => format!("\"{name}\""),
            (_, "") => format!("\"{name}\" using {}", self.by.api_version),
            (_, part) => format!(
                "\"{name}\" with subresource \"{part}\" using {}",
                self.by.api_version
            ),
        }
    }

    /// Sort key: applied entries first, then by time, then by name.
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
            fields: entry.get("fieldsV1")?.as_object()?.clone(),
        })
    }

    fn into_json(self) -> Value {
        let mut entry = json!({
            "manager": self.by.name,
            "operation": self.by.operation,
            "apiVersion": self.by.api_version,
            "fieldsType": "FieldsV1",
            "fieldsV1": self.fields,
        });
        if !self.time.is_empty() {
            entry["time"] = json!(self.time);
        }
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

/// Removes a leaf from the tree, and the nodes that only led to it.
fn remove_leaf(tree: &mut Map<String, Value>, path: &[String]) {
    let Some((part, rest)) = path.split_first() else {
        return;
    };
    let Some(below) = tree.get_mut(part).and_then(Value::as_object_mut) else {
        return;
    };
    let leaf = rest.is_empty();
    if !leaf {
        remove_leaf(below, rest);
    } else if !below.is_empty() {
        // The node leads to other fields and is not a field itself.
        return;
    }
    if below.is_empty() {
        tree.remove(part);
    }
}

fn collect_leaves(tree: &Map<String, Value>, path: &mut Path, out: &mut BTreeSet<Path>) {
    for (part, below) in tree {
        path.push(part.clone());
        match below.as_object() {
            Some(below) if !below.is_empty() => collect_leaves(below, path, out),
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

    /// What every pod has.
    fn empty_pod() -> Object {
        object(json!({"metadata": {}, "spec": {"containers": null}, "status": {}}))
    }

    #[test]
    fn a_new_object_belongs_to_its_maker() {
        let mut pod = object(json!({
            "metadata": {"name": "a", "labels": {"app": "web"}, "finalizers": ["x/y"]},
            "spec": {"containers": [{"name": "c", "image": "i", "args": ["1", "2"]}]},
        }));
        track(
            &by("me"),
            &empty_pod(),
            &mut pod,
            "now",
            Place::built_in("v1", "Pod"),
        );
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
    fn a_changed_field_moves_to_the_manager_that_changed_it() {
        let mut old = object(json!({"data": {"a": "1", "b": "1"}}));
        track(
            &by("one"),
            &Object::new(),
            &mut old,
            "t1",
            Place::built_in("v1", "ConfigMap"),
        );
        let mut new = old.clone();
        new["data"]["b"] = json!("2");
        track(
            &by("two"),
            &old,
            &mut new,
            "t2",
            Place::built_in("v1", "ConfigMap"),
        );
        let fields = |i: usize| new["metadata"]["managedFields"][i]["fieldsV1"]["f:data"].clone();
        assert_eq!(fields(0), json!({".": {}, "f:a": {}}));
        assert_eq!(fields(1), json!({"f:b": {}}));
    }

    #[test]
    fn nothing_changed_leaves_the_record_as_it_was() {
        let mut old = object(json!({"data": {"a": "1"}}));
        track(
            &by("one"),
            &Object::new(),
            &mut old,
            "t1",
            Place::built_in("v1", "ConfigMap"),
        );
        let mut new = old.clone();
        track(
            &by("two"),
            &old,
            &mut new,
            "t2",
            Place::built_in("v1", "ConfigMap"),
        );
        assert_eq!(new, old);
    }

    #[test]
    fn a_removed_field_has_no_owner() {
        let mut old = object(json!({"data": {"a": "1", "b": "1"}}));
        track(
            &by("one"),
            &Object::new(),
            &mut old,
            "t1",
            Place::built_in("v1", "ConfigMap"),
        );
        let mut new = old.clone();
        new["data"].as_object_mut().expect("a map").remove("b");
        track(
            &by("two"),
            &old,
            &mut new,
            "t2",
            Place::built_in("v1", "ConfigMap"),
        );
        assert_eq!(
            new["metadata"]["managedFields"][0]["fieldsV1"]["f:data"],
            json!({".": {}, "f:a": {}})
        );
        assert_eq!(new["metadata"]["managedFields"].as_array().map(Vec::len), Some(1));
    }
}
