//! The paths and queries of requests.

use kube_lean::Object;

use super::KubeSource;
use crate::object::ObjectKey;
use crate::protocol::{AskVersion, ListRequest, WatchRequest, WatchStart};

/// The path of a collection.
pub(super) fn path<R: Object>(kind: &R::DynamicType, namespace: Option<&str>) -> String {
    let (group, version, plural) = (R::group(kind), R::version(kind), R::plural(kind));
    let root = match group.is_empty() {
        true => format!("/api/{version}"),
        false => format!("/apis/{group}/{version}"),
    };
    match namespace {
        Some(namespace) => format!("{root}/namespaces/{namespace}/{plural}"),
        None => format!("{root}/{plural}"),
    }
}

impl<K> KubeSource<K> {
    /// The path of the collection in the namespace of an object. There the server reads one key of its storage for a name; in all
    /// namespaces it would read every object.
    pub(super) fn path_of(&self, key: &ObjectKey) -> String {
        match (key.namespace(), self.path.rsplit_once('/')) {
            (Some(namespace), Some((group, plural)))
                if !group.ends_with(&format!("/namespaces/{namespace}")) =>
            {
                format!("{group}/namespaces/{namespace}/{plural}")
            }
            _ => self.path.clone(),
        }
    }

    /// The field selector, and the name of an object if only that is asked for.
    pub(super) fn fields_with(&self, only: Option<&ObjectKey>) -> String {
        match only {
            Some(key) => fields_with(&self.fields, key),
            None => self.fields.clone(),
        }
    }

    /// The path and query of a request.
    pub(super) fn address(&self, mut query: Vec<(&str, String)>) -> String {
        for (name, selector) in [("labelSelector", &self.labels), ("fieldSelector", &self.fields)] {
            if !selector.is_empty() {
                query.push((name, selector.clone()));
            }
        }
        let query = form_urlencoded::Serializer::new(String::new())
            .extend_pairs(query)
            .finish();
        format!("{}?{query}", self.path)
    }
}

/// A field selector, and the name of an object.
pub(super) fn fields_with(fields: &str, only: &ObjectKey) -> String {
    // These three mean something in a selector.
    let mut name = String::from("metadata.name=");
    for letter in only.name().chars() {
        if matches!(letter, '\\' | ',' | '=') {
            name.push('\\');
        }
        name.push(letter);
    }
    match fields.is_empty() || fields == name {
        true => name,
        false => format!("{fields},{name}"),
    }
}

fn version_query(version: &AskVersion) -> Option<String> {
    match version {
        AskVersion::Newest => None,
        AskVersion::Any => Some("0".to_owned()),
        AskVersion::NotOlderThan(version) | AskVersion::Exactly(version) => Some(version.to_string()),
    }
}

/// The query of a list.
pub(super) fn list_query(request: &ListRequest) -> Vec<(&'static str, String)> {
    let mut query = Vec::new();
    if let Some(asked) = &request.version {
        query.extend(version_query(asked).map(|version| ("resourceVersion", version)));
        // Without this parameter, a version with a limit would mean exactly that version, and a version
        // without a limit would not.
        match asked {
            AskVersion::NotOlderThan(_) => query.push(("resourceVersionMatch", "NotOlderThan".to_owned())),
            AskVersion::Exactly(_) => query.push(("resourceVersionMatch", "Exact".to_owned())),
            AskVersion::Newest | AskVersion::Any => {}
        }
    }
    query.extend(request.limit.map(|limit| ("limit", limit.to_string())));
    query.extend(request.continue_token.clone().map(|token| ("continue", token)));
    query
}

/// The query of a watch.
pub(super) fn watch_query(request: &WatchRequest) -> Vec<(&'static str, String)> {
    let mut query = vec![
        ("watch", "1".to_owned()),
        ("allowWatchBookmarks", "true".to_owned()),
        ("timeoutSeconds", request.timeout.as_secs().to_string()),
    ];
    match &request.start {
        WatchStart::After(version) => query.push(("resourceVersion", version.to_string())),
        WatchStart::Initial(asked) => {
            query.push(("sendInitialEvents", "true".to_owned()));
            query.push(("resourceVersionMatch", "NotOlderThan".to_owned()));
            query.extend(version_query(asked).map(|version| ("resourceVersion", version)));
        }
    }
    query
}
