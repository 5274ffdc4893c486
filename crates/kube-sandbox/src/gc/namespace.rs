//! Namespaces that are deleted: their content goes first, then they do.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::{Value, json};

use crate::core::Core;
use crate::object::{self, Key, Object};
use crate::schema::{GroupResource, ResourceDef};
use crate::store::State;
use crate::verbs::{DeleteOptions, delete_object};

/// The finalizer that holds a namespace until it is empty.
const KUBERNETES: &str = "kubernetes";

fn namespaces() -> GroupResource {
    GroupResource {
        group: String::new(),
        resource: "namespaces".to_owned(),
    }
}

fn load(state: &State, name: &str) -> Option<(Arc<ResourceDef>, Object)> {
    let def = Arc::clone(state.registry.find_resource(&namespaces())?);
    let object = state.get(&namespaces(), &Key::new("", name))?.decode();
    Some((def, object))
}

/// Is the namespace marked for deletion?
pub(super) fn is_ending(state: &State, name: &str) -> bool {
    load(state, name).is_some_and(|(_, namespace)| object::is_deleting(&namespace))
}

/// Deletes everything in a namespace that is marked.
pub(super) fn empty(core: &Core, state: &mut State, name: &str) {
    if !is_ending(state, name) {
        return;
    }
    let content = |(gr, collection): (&GroupResource, &crate::store::Collection)| {
        let keys: Vec<Key> = collection.keys_in(name).cloned().collect();
        (gr.clone(), keys)
    };
    let mut content: Vec<_> = state.collections().map(content).collect();
    content.sort();
    let options = DeleteOptions::propagating("Background");
    for (gr, keys) in content {
        let Some(def) = state.registry.find_resource(&gr).cloned() else {
            continue;
        };
        for key in keys {
            // What has gone meanwhile, with its owner, needs no deletion.
            let _ = delete_object(core, state, &def, &key, &options);
        }
    }
    state.garbage.namespaces.insert(name.to_owned());
}

/// Removes a marked namespace if it is empty; otherwise its conditions say what it waits for.
pub(super) fn finish(core: &Core, state: &mut State, name: &str) {
    let Some((def, mut namespace)) = load(state, name).filter(|(_, n)| object::is_deleting(n)) else {
        return;
    };
    let key = Key::new("", name);
    let counts: BTreeMap<String, usize> = state
        .collections()
        .map(|(gr, collection)| (gr.to_string(), collection.count_in(name)))
        .filter(|(_, count)| *count > 0)
        .collect();
    let held = namespace.get("spec").and_then(|s| s["finalizers"].as_array());
    let held: Vec<Value> = held.cloned().unwrap_or_default();
    if counts.is_empty() {
        let others: Vec<Value> = held.into_iter().filter(|f| f != KUBERNETES).collect();
        if others.is_empty() && object::finalizers(&namespace).is_empty() {
            state.remove(&namespaces(), &key);
            core.after_remove(state, &def, &namespace);
            return;
        }
        namespace.insert("spec".to_owned(), json!({"finalizers": others}));
    }
    let conditions = conditions(core, state, name, &counts);
    if let Some(status) = namespace.get_mut("status") {
        let since = |kind: &Value, value: &Value| {
            let old = status["conditions"].as_array();
            let old = old.and_then(|list| list.iter().find(|c| c["type"] == *kind && c["status"] == *value));
            old.map(|c| c["lastTransitionTime"].clone())
        };
        let conditions: Vec<Value> = conditions
            .into_iter()
            .map(|mut condition| {
                if let Some(since) = since(&condition["type"], &condition["status"]) {
                    condition["lastTransitionTime"] = since;
                }
                condition
            })
            .collect();
        status["conditions"] = json!(conditions);
    }
    let unchanged = state
        .get(&namespaces(), &key)
        .is_some_and(|s| s.decode() == namespace);
    if !unchanged {
        state.put(&def, key, &namespace);
    }
}

/// The reasons why the namespace still exists, in the words of Kubernetes' namespace controller.
fn conditions(core: &Core, state: &State, name: &str, counts: &BTreeMap<String, usize>) -> Vec<Value> {
    let mut finalizers: BTreeMap<String, usize> = BTreeMap::new();
    for (gr, collection) in state.collections() {
        for key in collection.keys_in(name) {
            let Some(stored) = state.get(gr, key) else {
                continue;
            };
            for finalizer in object::finalizers(&stored.decode()) {
                *finalizers.entry(finalizer.to_owned()).or_default() += 1;
            }
        }
    }
    let condition = |kind: &str, on: bool, reason: &str, message: String| {
        json!({
            "type": kind, "status": if on { "True" } else { "False" }, "lastTransitionTime": core.now(),
            "reason": reason, "message": message,
        })
    };
    let list = |parts: Vec<String>| parts.join(", ");
    let remaining = counts
        .iter()
        .map(|(resource, count)| format!("{resource}. has {count} resource instances"));
    let holding = finalizers
        .iter()
        .map(|(finalizer, count)| format!("{finalizer} in {count} resource instances"));
    vec![
        condition(
            "NamespaceDeletionDiscoveryFailure",
            false,
            "ResourcesDiscovered",
            "All resources successfully discovered".to_owned(),
        ),
        condition(
            "NamespaceDeletionGroupVersionParsingFailure",
            false,
            "ParsedGroupVersions",
            "All legacy kube types successfully parsed".to_owned(),
        ),
        condition(
            "NamespaceDeletionContentFailure",
            false,
            "ContentDeleted",
            "All content successfully deleted, may be waiting on finalization".to_owned(),
        ),
        match counts.is_empty() {
            true => condition(
                "NamespaceContentRemaining",
                false,
                "ContentRemoved",
                "All content successfully removed".to_owned(),
            ),
            false => condition(
                "NamespaceContentRemaining",
                true,
                "SomeResourcesRemain",
                format!("Some resources are remaining: {}", list(remaining.collect())),
            ),
        },
        match finalizers.is_empty() {
            true => condition(
                "NamespaceFinalizersRemaining",
                false,
                "ContentHasNoFinalizers",
                "All content-preserving finalizers finished".to_owned(),
            ),
            false => condition(
                "NamespaceFinalizersRemaining",
                true,
                "SomeFinalizersRemain",
                format!(
                    "Some content in the namespace has finalizers remaining: {}",
                    list(holding.collect())
                ),
            ),
        },
    ]
}
