//! Properties of all objects: the key, the metadata, the encoded form.
//!
//! Objects are JSON maps only while a write modifies them. The store keeps [`Encoded`] bytes.

pub(crate) mod check;
mod encode;
mod managed;
mod strategic;

use serde_json::{Map, Value, json};

pub(crate) use encode::{Encoded, head_of};
pub(crate) use managed::{Conflict, Manager, apply, misfits, track, track_applied};
pub(crate) use strategic::{MergeError, merge as merge_strategically};

/// An object while it is modified.
pub(crate) type Object = Map<String, Value>;

/// The key of an object in its collection: `namespace/name`, or `name` for cluster-scoped ones.
///
/// Lists are sorted by the text form, as etcd's keys are: byte by byte over the whole text, so
/// `a-b/x` comes before `a/x`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Key(Box<str>);

impl Key {
    pub(crate) fn new(namespace: &str, name: &str) -> Self {
        match namespace {
            "" => Self(name.into()),
            _ => Self(format!("{namespace}/{name}").into()),
        }
    }

    /// A key that a range starts at. It need not belong to an object.
    pub(crate) fn bound(text: impl Into<Box<str>>) -> Self {
        Self(text.into())
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    pub(crate) fn namespace(&self) -> &str {
        self.0.split_once('/').map_or("", |(namespace, _)| namespace)
    }

    pub(crate) fn name(&self) -> &str {
        self.0.split_once('/').map_or(&*self.0, |(_, name)| name)
    }

    /// True if the key is in this namespace. An empty namespace means all.
    pub(crate) fn is_in(&self, namespace: &str) -> bool {
        namespace.is_empty() || self.namespace() == namespace
    }
}

/// A value as Go's `%v` prints it: `map[spec:map[replicas:two]]`.
pub(crate) fn go_text(value: &Value) -> String {
    match value {
        Value::Null => "<nil>".to_owned(),
        Value::String(text) => text.clone(),
        Value::Bool(_) | Value::Number(_) => value.to_string(),
        Value::Array(list) => {
            let items: Vec<String> = list.iter().map(go_text).collect();
            format!("[{}]", items.join(" "))
        }
        Value::Object(map) => {
            let entries: Vec<String> = map
                .iter()
                .map(|(key, value)| format!("{key}:{}", go_text(value)))
                .collect();
            format!("map[{}]", entries.join(" "))
        }
    }
}

/// The metadata of an object, created if it is missing.
pub(crate) fn meta_mut(object: &mut Object) -> &mut Object {
    let meta = object.entry("metadata").or_insert_with(|| json!({}));
    if !meta.is_object() {
        *meta = json!({});
    }
    meta.as_object_mut().expect("was made an object above")
}

pub(crate) fn meta(object: &Object) -> Option<&Object> {
    object.get("metadata").and_then(Value::as_object)
}

/// A text of the metadata; empty if it is absent.
pub(crate) fn meta_str<'a>(object: &'a Object, key: &str) -> &'a str {
    meta(object)
        .and_then(|m| m.get(key))
        .and_then(Value::as_str)
        .unwrap_or_default()
}

pub(crate) fn finalizers(object: &Object) -> Vec<&str> {
    let list = meta(object)
        .and_then(|m| m.get("finalizers"))
        .and_then(Value::as_array);
    list.map(|l| l.iter().filter_map(Value::as_str).collect())
        .unwrap_or_default()
}

/// The owner references of an object.
pub(crate) fn owners(object: &Object) -> impl Iterator<Item = &Value> {
    let list = meta(object)
        .and_then(|m| m.get("ownerReferences"))
        .and_then(Value::as_array);
    list.into_iter().flatten()
}

pub(crate) fn is_deleting(object: &Object) -> bool {
    !meta_str(object, "deletionTimestamp").is_empty()
}

pub(crate) fn generation(object: &Object) -> i64 {
    meta(object)
        .and_then(|m| m.get("generation"))
        .and_then(Value::as_i64)
        .unwrap_or(0)
}

/// Sets a field of the metadata, or removes it if there is no value.
pub(crate) fn set_meta(object: &mut Object, key: &str, value: Option<Value>) {
    let meta = meta_mut(object);
    match value {
        Some(value) => meta.insert(key.to_owned(), value),
        None => meta.remove(key),
    };
}

/// Removes empty maps, lists and texts from the metadata, as the typed objects of the real server
/// do.
pub(crate) fn prune_meta(object: &mut Object) {
    meta_mut(object).retain(|_, value| match value {
        Value::Null => false,
        Value::String(s) => !s.is_empty(),
        Value::Array(a) => !a.is_empty(),
        Value::Object(o) => !o.is_empty(),
        _ => true,
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_stand_in_the_order_of_their_text() {
        let mut keys = [Key::new("a", "x"), Key::new("a-b", "x"), Key::new("", "cluster")];
        keys.sort();
        assert_eq!(keys.map(|k| k.as_str().to_owned()), ["a-b/x", "a/x", "cluster"]);
    }

    #[test]
    fn a_key_gives_back_its_parts() {
        let key = Key::new("prod", "web-0");
        assert_eq!((key.namespace(), key.name()), ("prod", "web-0"));
        assert!(key.is_in("prod") && key.is_in("") && !key.is_in("pro"));
    }
}
