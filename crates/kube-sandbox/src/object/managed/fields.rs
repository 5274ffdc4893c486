//! The fields of an object, in the notation of FieldsV1.
//!
//! There is no schema. So the lists that Kubernetes merges by key are known by their names
//! (containers by `name`, conditions by `type`, …), and every other list is one value. Custom
//! resources have no keyed lists.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use crate::object::Object;

/// A path into an object, in the notation of FieldsV1: `f:spec`, `k:{"name":"a"}`, `v:"x"`, `.`.
pub(super) type Path = Vec<String>;

/// The change of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Change {
    /// The field was added, or has another value.
    Set,
    /// The field was removed.
    Gone,
}

/// Every owned field with its value. Containers that are created with the object count, too, as
/// `.`.
pub(super) fn fields_of(object: &Object, keyed_lists: bool) -> BTreeMap<Path, Value> {
    let mut walk = Walk::new(keyed_lists);
    walk.top(None, Some(object));
    let found = walk.found.into_iter();
    found
        .map(|(path, _, value)| (path, value.cloned().unwrap_or_default()))
        .collect()
}

/// The fields in which two states of an object differ. Walks both side by side, and builds paths
/// only for differences.
pub(super) fn diff(old: Option<&Object>, new: &Object, keyed_lists: bool) -> Vec<(Path, Change)> {
    let mut walk = Walk::new(keyed_lists);
    walk.top(old, Some(new));
    walk.found
        .into_iter()
        .map(|(path, change, _)| (path, change))
        .collect()
}

struct Walk<'a> {
    parts: Vec<Part<'a>>,
    /// The field names of the current path, without list keys: the lookup keys of the tables below.
    names: Vec<&'a str>,
    found: Vec<(Path, Change, Option<&'a Value>)>,
    keyed_lists: bool,
}

/// A step of a path, formatted only when it is needed.
#[derive(Clone, Copy)]
enum Part<'a> {
    Field(&'a str),
    Item(&'static [&'static str], &'a Value),
    Member(&'a Value),
    Exists,
}

impl Part<'_> {
    fn written(self) -> String {
        match self {
            Self::Field(name) => format!("f:{name}"),
            Self::Item(keys, item) => {
                let key = keys
                    .iter()
                    .filter_map(|k| Some(((*k).to_owned(), item.get(k)?.clone())));
                format!("k:{}", Value::Object(key.collect()))
            }
            Self::Member(value) => format!("v:{value}"),
            Self::Exists => ".".to_owned(),
        }
    }
}

/// How a value is owned.
#[derive(Clone, Copy)]
enum Shape<'a> {
    /// Field by field.
    Fields(&'a Map<String, Value>),
    /// Item by item, each named by its keys.
    Items(&'static [&'static str], &'a [Value]),
    /// Member by member.
    Set(&'a [Value]),
    /// As one value.
    Leaf(&'a Value),
}

impl<'a> Walk<'a> {
    fn new(keyed_lists: bool) -> Self {
        Self {
            parts: Vec::new(),
            names: Vec::new(),
            found: Vec::new(),
            keyed_lists,
        }
    }

    fn top(&mut self, old: Option<&'a Object>, new: Option<&'a Object>) {
        for key in union(old, new) {
            let (a, b) = (old.and_then(|o| o.get(key)), new.and_then(|n| n.get(key)));
            match key {
                "apiVersion" | "kind" => {}
                "metadata" => {
                    let (a, b) = (a.and_then(Value::as_object), b.and_then(Value::as_object));
                    self.field("metadata", |walk| walk.metadata(a, b));
                }
                key => self.field(key, |walk| walk.pair(a, b)),
            }
        }
    }

    /// Covers only the metadata that clients write. The server owns the rest: names, versions,
    /// times.
    fn metadata(&mut self, old: Option<&'a Object>, new: Option<&'a Object>) {
        for key in [
            "annotations",
            "finalizers",
            "generateName",
            "labels",
            "ownerReferences",
        ] {
            let (a, b) = (old.and_then(|o| o.get(key)), new.and_then(|n| n.get(key)));
            self.field(key, |walk| walk.pair(a, b));
        }
    }

    fn field(&mut self, name: &'a str, inside: impl FnOnce(&mut Self)) {
        self.names.push(name);
        self.within(Part::Field(name), inside);
        self.names.pop();
    }

    fn within(&mut self, part: Part<'a>, inside: impl FnOnce(&mut Self)) {
        self.parts.push(part);
        inside(self);
        self.parts.pop();
    }

    /// Compares two values at the same path.
    fn pair(&mut self, old: Option<&'a Value>, new: Option<&'a Value>) {
        match (old.map(|v| self.shape(v)), new.map(|v| self.shape(v))) {
            (Some(Shape::Fields(a)), Some(Shape::Fields(b))) => self.fields(Some(a), Some(b)),
            (Some(Shape::Items(keys, a)), Some(Shape::Items(same, b))) if keys == same => {
                self.items(keys, a, b);
            }
            (Some(Shape::Set(a)), Some(Shape::Set(b))) => self.members(a, b),
            (Some(Shape::Leaf(a)), Some(Shape::Leaf(b))) => {
                if a != b {
                    self.note(Change::Set, Some(b));
                }
            }
            (old, new) => {
                for (shape, change) in [(old, Change::Gone), (new, Change::Set)] {
                    if let Some(shape) = shape {
                        self.all(shape, change);
                    }
                }
            }
        }
    }

    /// Records all fields of a value that exists on one side only.
    fn all(&mut self, shape: Shape<'a>, change: Change) {
        if !matches!(shape, Shape::Leaf(_)) && !self.is_skeleton() {
            self.within(Part::Exists, |walk| walk.note(change, None));
        }
        let sides = |present| {
            if change == Change::Set {
                (None, present)
            } else {
                (present, None)
            }
        };
        match shape {
            Shape::Leaf(value) => self.note(change, Some(value)),
            Shape::Fields(map) => {
                let (old, new) = sides(Some(map));
                self.fields(old, new);
            }
            Shape::Items(keys, list) if change == Change::Set => self.items(keys, &[], list),
            Shape::Items(keys, list) => self.items(keys, list, &[]),
            Shape::Set(list) if change == Change::Set => self.members(&[], list),
            Shape::Set(list) => self.members(list, &[]),
        }
    }

    fn fields(&mut self, old: Option<&'a Object>, new: Option<&'a Object>) {
        for key in union(old, new) {
            let (a, b) = (old.and_then(|o| o.get(key)), new.and_then(|n| n.get(key)));
            self.field(key, |walk| walk.pair(a, b));
        }
    }

    fn items(&mut self, keys: &'static [&'static str], old: &'a [Value], new: &'a [Value]) {
        let same = |a: &Value, b: &Value| keys.iter().all(|key| a.get(key) == b.get(key));
        for item in old.iter().filter(|a| !new.iter().any(|b| same(a, b))) {
            self.item(keys, Some(item), None);
        }
        for item in new {
            self.item(keys, old.iter().find(|a| same(a, item)), Some(item));
        }
    }

    fn item(&mut self, keys: &'static [&'static str], old: Option<&'a Value>, new: Option<&'a Value>) {
        let Some(named) = new.or(old) else { return };
        // An owner reference is identified by its uid, and set or removed as a whole.
        let whole = self.names == ["metadata", "ownerReferences"];
        self.within(Part::Item(keys, named), |walk| match (old, new) {
            (Some(a), Some(b)) if whole => {
                if a != b {
                    walk.note(Change::Set, new);
                }
            }
            _ if whole => walk.note(
                if new.is_some() { Change::Set } else { Change::Gone },
                Some(named),
            ),
            _ => {
                if old.is_none() != new.is_none() {
                    let change = if new.is_some() { Change::Set } else { Change::Gone };
                    walk.within(Part::Exists, |walk| walk.note(change, None));
                }
                walk.fields(old.and_then(Value::as_object), new.and_then(Value::as_object));
            }
        });
    }

    fn members(&mut self, old: &'a [Value], new: &'a [Value]) {
        for value in old.iter().filter(|v| !new.contains(v)) {
            self.within(Part::Member(value), |walk| walk.note(Change::Gone, Some(value)));
        }
        for value in new.iter().filter(|v| !old.contains(v)) {
            self.within(Part::Member(value), |walk| walk.note(Change::Set, Some(value)));
        }
    }

    fn note(&mut self, change: Change, value: Option<&'a Value>) {
        let path = self.parts.iter().map(|part| part.written()).collect();
        self.found.push((path, change, value));
    }

    fn shape(&self, value: &'a Value) -> Shape<'a> {
        let name = self.names.last().copied().unwrap_or_default();
        match value {
            Value::Object(_) if self.keyed_lists && is_atomic(name) => Shape::Leaf(value),
            Value::Object(map) if !map.is_empty() => Shape::Fields(map),
            Value::Array(list) if !list.is_empty() => {
                if self.names == ["metadata", "finalizers"] {
                    return Shape::Set(list);
                }
                let keyed = self.keyed_lists || self.names.first() == Some(&"metadata");
                match keyed.then(|| merge_keys(name, list)).flatten() {
                    Some(keys) => Shape::Items(keys, list),
                    None => Shape::Leaf(value),
                }
            }
            _ => Shape::Leaf(value),
        }
    }

    /// True if every object of the kind has this map or list, so that its existence has no owner.
    fn is_skeleton(&self) -> bool {
        let name = self.names.last().copied();
        let skeleton = matches!(
            name,
            Some("metadata" | "spec" | "status" | "template" | "containers" | "strategy")
        );
        // Custom resources have no such parts: a client wrote everything in them.
        skeleton && (self.keyed_lists || name == Some("metadata"))
    }
}

/// The keys of both maps, without duplicates.
fn union<'a>(old: Option<&'a Object>, new: Option<&'a Object>) -> impl Iterator<Item = &'a str> {
    let known = move |key: &str| old.is_some_and(|o| o.contains_key(key));
    let before = old.into_iter().flat_map(|o| o.keys());
    before
        .chain(
            new.into_iter()
                .flat_map(|n| n.keys())
                .filter(move |key| !known(key)),
        )
        .map(String::as_str)
}

/// Maps of built-in kinds that are replaced as one value.
pub(super) fn is_atomic(name: &str) -> bool {
    matches!(
        name,
        "selector" | "labelSelector" | "nodeSelector" | "fieldRef" | "secretKeyRef" | "configMapKeyRef"
    )
}

/// The fields that identify an item, if the list is merged item by item.
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
