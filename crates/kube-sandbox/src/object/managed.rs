//! Who wrote which field: `metadata.managedFields` in the real server's shape.
//!
//! A field belongs to the manager that last changed it. Without a schema, the lists that Kubernetes merges by key are
//! known by their names (containers by `name`, conditions by `type`, …) and every other list is one value.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};

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

/// A path into an object, in the notation of FieldsV1: `f:spec`, `k:{"name":"a"}`, `v:"x"`, `.`.
type Path = Vec<String>;

/// Records in `new` that `manager` made it out of `old`.
pub(crate) fn track(manager: &Manager, old: Option<&Object>, new: &mut Object, now: &str, keyed_lists: bool) {
    let mut entries = old.map(entries_of).unwrap_or_default();
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
        entries.retain(|e| !e.fields.is_empty());
        entries.sort_by(|a, b| a.order().cmp(&b.order()));
    }
    let list: Vec<Value> = entries.iter().map(Entry::to_json).collect();
    super::set_meta(
        new,
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

/// Every owned field with its value; containers that come into being with the object count too, as `.`.
fn fields_of(object: &Object, keyed_lists: bool) -> BTreeMap<Path, Value> {
    let mut out = BTreeMap::new();
    let mut walk = Walk {
        path: Vec::new(),
        names: Vec::new(),
        out: &mut out,
        keyed_lists,
    };
    for (key, value) in object {
        match key.as_str() {
            "apiVersion" | "kind" => {}
            "metadata" => {
                let Some(meta) = value.as_object() else { continue };
                // The rest is the server's own: names, versions, times.
                let owned = meta.iter().filter(|(key, _)| {
                    matches!(
                        key.as_str(),
                        "labels" | "annotations" | "ownerReferences" | "finalizers" | "generateName"
                    )
                });
                for (key, value) in owned {
                    walk.field("metadata", |walk| walk.field(key, |walk| walk.value(value)));
                }
            }
            _ => walk.field(key, |walk| walk.value(value)),
        }
    }
    out
}

struct Walk<'a> {
    path: Path,
    /// Field names on the way, without list keys: what the tables below are asked with.
    names: Vec<String>,
    out: &'a mut BTreeMap<Path, Value>,
    keyed_lists: bool,
}

impl Walk<'_> {
    fn field(&mut self, name: &str, inside: impl FnOnce(&mut Self)) {
        self.path.push(format!("f:{name}"));
        self.names.push(name.to_owned());
        inside(self);
        self.names.pop();
        self.path.pop();
    }

    fn value(&mut self, value: &Value) {
        match value {
            Value::Object(map) if !map.is_empty() && !self.is_atomic() => {
                self.mark_container();
                for (key, value) in map {
                    self.field(key, |walk| walk.value(value));
                }
            }
            Value::Array(list) if !list.is_empty() => self.list(list),
            leaf => {
                self.out.insert(self.path.clone(), leaf.clone());
            }
        }
    }

    fn list(&mut self, list: &[Value]) {
        let name = self.names.last().map(String::as_str).unwrap_or_default();
        if self.names == ["metadata", "finalizers"] {
            self.mark_container();
            for item in list {
                self.path.push(format!("v:{item}"));
                self.out.insert(self.path.clone(), item.clone());
                self.path.pop();
            }
            return;
        }
        let in_metadata = self.names.first().is_some_and(|n| n == "metadata");
        let keys = if self.keyed_lists || in_metadata {
            merge_keys(name, list)
        } else {
            None
        };
        let Some(keys) = keys else {
            self.out.insert(self.path.clone(), Value::Array(list.to_vec()));
            return;
        };
        self.mark_container();
        for item in list {
            let Some(map) = item.as_object() else { continue };
            let key: Map<String, Value> = keys
                .iter()
                .filter_map(|k| Some(((*k).to_owned(), map.get(*k)?.clone())))
                .collect();
            self.path.push(format!("k:{}", Value::Object(key)));
            // An owner is named by its uid and taken or left as a whole.
            if self.names == ["metadata", "ownerReferences"] {
                self.out.insert(self.path.clone(), item.clone());
                self.path.pop();
                continue;
            }
            self.out
                .insert([&self.path[..], &[".".to_owned()]].concat(), Value::Null);
            for (key, value) in map {
                self.field(key, |walk| walk.value(value));
            }
            self.path.pop();
        }
    }

    /// Records that this map or list exists, unless every object of the kind has it anyway.
    fn mark_container(&mut self) {
        let name = self.names.last().map(String::as_str);
        let skeleton = matches!(
            name,
            Some("metadata" | "spec" | "status" | "template" | "containers" | "strategy")
        );
        // Custom resources have no skeleton: what is in them, somebody put there.
        let skeleton = skeleton && (self.keyed_lists || name == Some("metadata"));
        if !skeleton {
            self.out
                .insert([&self.path[..], &[".".to_owned()]].concat(), Value::Null);
        }
    }

    /// Maps that are replaced as one value.
    fn is_atomic(&self) -> bool {
        matches!(
            self.names.last().map(String::as_str),
            Some(
                "selector"
                    | "labelSelector"
                    | "nodeSelector"
                    | "fieldRef"
                    | "secretKeyRef"
                    | "configMapKeyRef"
            )
        ) && self.keyed_lists
    }
}

/// The fields that name an item of a list that is merged item by item, if this is such a list.
fn merge_keys(list_name: &str, items: &[Value]) -> Option<&'static [&'static str]> {
    let keys: &[&str] = match list_name {
        "containers" | "initContainers" | "ephemeralContainers" | "volumes" | "env" | "imagePullSecrets" => {
            &["name"]
        }
        "volumeMounts" => &["mountPath"],
        "volumeDevices" => &["devicePath"],
        "conditions" | "addresses" => &["type"],
        "ownerReferences" => &["uid"],
        "hostAliases" | "podIPs" => &["ip"],
        "topologySpreadConstraints" => &["topologyKey", "whenUnsatisfiable"],
        "ports" if items.iter().all(|i| i.get("containerPort").is_some()) => &["containerPort", "protocol"],
        "ports" => &["port", "protocol"],
        _ => return None,
    };
    items
        .iter()
        .all(|item| item.get(keys[0]).is_some())
        .then_some(keys)
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
