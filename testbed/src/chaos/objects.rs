//! The objects of a comparison: ConfigMaps by key, with every property that can differ.

use std::collections::BTreeMap;

use k8s_openapi::api::core::v1::ConfigMap;
use kube::{
    Api, Client,
    api::{ListParams, ObjectMeta},
};

/// The compared properties of one object.
///
/// The content is part of it: a restored server gives versions again, so equal uid and version prove nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) uid: String,
    pub(super) version: u64,
    pub(super) value: String,
}

/// Objects by `namespace/name`.
pub(super) type Objects = BTreeMap<String, Entry>;

pub(super) fn key(meta: &ObjectMeta) -> String {
    let part = |text: &Option<String>| text.clone().unwrap_or_default();
    format!("{}/{}", part(&meta.namespace), part(&meta.name))
}

impl Entry {
    pub(super) fn of(map: &ConfigMap) -> Self {
        let meta = &map.metadata;
        let version = meta.resource_version.as_deref().unwrap_or_default();
        let value = map.data.as_ref().and_then(|data| data.get(VALUE));
        Self {
            uid: meta.uid.clone().unwrap_or_default(),
            version: version.parse().unwrap_or_default(),
            value: value.cloned().unwrap_or_default(),
        }
    }
}

/// Whether the filtering handlers want this object.
pub(super) fn is_even(entry: &Entry) -> bool {
    entry.value.ends_with(['0', '2', '4', '6', '8'])
}

/// The server's ConfigMaps by a consistent read.
pub(super) async fn list(client: &Client) -> kube::Result<Objects> {
    let maps: Api<ConfigMap> = Api::all(client.clone());
    let list = maps.list(&ListParams::default()).await?;
    Ok(list
        .iter()
        .map(|map| (key(&map.metadata), Entry::of(map)))
        .collect())
}

/// Describes how `found` differs from the server, or returns none if it does not.
pub(super) fn difference(server: &Objects, found: &Objects) -> Option<String> {
    let mut lines = Vec::new();
    for (key, expected) in server {
        match found.get(key) {
            None => lines.push(format!("{key} is missing, server: {expected:?}")),
            Some(entry) if entry != expected => {
                lines.push(format!("{key} is {entry:?}, server: {expected:?}"));
            }
            Some(_) => {}
        }
    }
    for (key, entry) in found.iter().filter(|(key, _)| !server.contains_key(*key)) {
        lines.push(format!("{key} is not on the server: {entry:?}"));
    }
    if lines.is_empty() {
        return None;
    }
    let count = lines.len();
    lines.truncate(5);
    Some(format!(
        "{count} differences of {} objects: {}",
        server.len(),
        lines.join("; ")
    ))
}

/// The field of `data` that writes change.
pub(super) const VALUE: &str = "v";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_uid_and_version_with_other_content_is_a_difference() {
        let entry = |value: &str| Entry {
            uid: "u".into(),
            version: 5,
            value: value.into(),
        };
        let objects = |name: &str, value: &str| Objects::from([(name.to_owned(), entry(value))]);
        assert_eq!(difference(&objects("a", "1"), &objects("a", "1")), None);
        assert!(difference(&objects("a", "1"), &objects("a", "2")).is_some());
        let both = difference(&objects("a", "1"), &objects("b", "1")).unwrap();
        assert!(
            both.contains("a is missing") && both.contains("b is not on the server"),
            "{both}"
        );
    }
}
