//! The fields of an object: which there are, and how FieldsV1 names them.
//!
//! Without a schema, the lists that Kubernetes merges by key are known by their names (containers by `name`,
//! conditions by `type`, …) and every other list is one value. Custom resources have no keyed lists.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use crate::object::Object;

/// A path into an object, in the notation of FieldsV1: `f:spec`, `k:{"name":"a"}`, `v:"x"`, `.`.
pub(super) type Path = Vec<String>;

/// Every owned field with its value; containers that come into being with the object count too, as `.`.
pub(super) fn fields_of(object: &Object, keyed_lists: bool) -> BTreeMap<Path, Value> {
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

    fn is_atomic(&self) -> bool {
        self.keyed_lists && self.names.last().is_some_and(|name| is_atomic(name))
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
}

/// Maps of built-in kinds that are replaced as one value.
pub(super) fn is_atomic(name: &str) -> bool {
    matches!(
        name,
        "selector" | "labelSelector" | "nodeSelector" | "fieldRef" | "secretKeyRef" | "configMapKeyRef"
    )
}

/// The fields that name an item of a list that is merged item by item, if this is such a list.
pub(super) fn merge_keys(list_name: &str, items: &[Value]) -> Option<&'static [&'static str]> {
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
