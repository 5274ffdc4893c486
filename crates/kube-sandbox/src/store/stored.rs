//! A stored object, and the filter that selects objects for a request.

use std::mem::size_of_val;

use serde_json::Value;

use crate::object::{self, Encoded, Key, Object};
use crate::schema::SelectableField;
use crate::selector::{Selector, shard_hash};

/// An object at one version: its bytes, and the few values that selectors and preconditions need.
#[derive(Debug)]
pub(crate) struct Stored {
    pub(crate) key: Key,
    pub(crate) version: u64,
    labels: Box<[(Box<str>, Box<str>)]>,
    /// The values of the collection's selectable fields, in their order.
    fields: Box<[Box<str>]>,
    /// The uids of the object's owners.
    owners: Box<[Box<str>]>,
    /// The hash of the object's own uid, for shard selectors.
    uid_hash: u64,
    pub(crate) encoded: Encoded,
}

impl Stored {
    pub(crate) fn new(
        key: Key,
        version: u64,
        object: &Object,
        encoded: Encoded,
        fields: &[SelectableField],
    ) -> Self {
        let labels = object::meta(object)
            .and_then(|m| m.get("labels"))
            .and_then(Value::as_object);
        let labels = labels.map(|l| {
            l.iter()
                .map(|(k, v)| (k.as_str().into(), v.as_str().unwrap_or_default().into()))
                .collect()
        });
        let fields = fields.iter().map(|f| f.value(object).into_boxed_str()).collect();
        let owners = object::owners(object).filter_map(|owner| owner["uid"].as_str());
        Self {
            owners: owners.map(Into::into).collect(),
            uid_hash: shard_hash(object::meta_str(object, "uid")),
            key,
            version,
            labels: labels.unwrap_or_default(),
            fields,
            encoded,
        }
    }

    /// The same state at a later version.
    pub(crate) fn at_version(&self, version: u64) -> Self {
        Self {
            key: self.key.clone(),
            version,
            labels: self.labels.clone(),
            fields: self.fields.clone(),
            owners: self.owners.clone(),
            uid_hash: self.uid_hash,
            encoded: self.encoded.at_version(version),
        }
    }

    pub(crate) fn decode(&self) -> Object {
        self.encoded.decode()
    }

    /// The approximate number of bytes on the heap.
    pub(crate) fn heap_size(&self) -> usize {
        let text = |pair: &(Box<str>, Box<str>)| pair.0.len() + pair.1.len();
        self.encoded.len()
            + 2 * self.key.as_str().len()
            + size_of_val(self)
            + size_of_val(&*self.labels)
            + self.labels.iter().map(text).sum::<usize>()
            + size_of_val(&*self.fields)
            + self.fields.iter().map(|f| f.len()).sum::<usize>()
            + size_of_val(&*self.owners)
            + self.owners.iter().map(|o| o.len()).sum::<usize>()
    }

    /// The uids of the object's owners.
    pub(crate) fn owners(&self) -> impl Iterator<Item = &str> {
        self.owners.iter().map(|uid| &**uid)
    }

    fn label(&self, key: &str) -> Option<&str> {
        let at = self.labels.binary_search_by(|(k, _)| (**k).cmp(key)).ok()?;
        Some(&self.labels[at].1)
    }
}

/// The objects of a collection that a request covers: by namespace, optionally by name, and by
/// selectors.
#[derive(Debug, Clone, Default)]
pub(crate) struct Filter {
    pub(crate) namespace: String,
    pub(crate) name: Option<String>,
    pub(crate) selector: Selector,
}

impl Filter {
    /// `fields` are the selectable fields of the object's collection.
    pub(crate) fn matches(&self, stored: &Stored, fields: &[SelectableField]) -> bool {
        if !self.covers(&stored.key) {
            return false;
        }
        let shard = self.selector.shard.as_ref();
        shard.is_none_or(|shard| shard.matches(stored.uid_hash, stored.key.namespace()))
            && self.selector.labels.matches(|key| stored.label(key))
            && self.selector.fields.matches(|label| match label {
                "metadata.name" => stored.key.name(),
                "metadata.namespace" => stored.key.namespace(),
                _ => {
                    let at = fields.iter().position(|f| f.label == label);
                    at.and_then(|i| stored.fields.get(i)).map_or("", |value| value)
                }
            })
    }

    /// True if the key has the requested namespace and name, whatever the selectors say.
    pub(crate) fn covers(&self, key: &Key) -> bool {
        key.is_in(&self.namespace) && self.name.as_deref().is_none_or(|name| key.name() == name)
    }
}
