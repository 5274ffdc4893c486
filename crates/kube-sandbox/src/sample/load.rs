//! Loads samples into a sandbox, directly into its store.
//!
//! Each object gets what a create and a later write of its status would have given it, and is
//! stored once. Most of a pod, and most of its managedFields, are the same for all pods. So only
//! the first one is built from scratch, and each further one is derived from the one before it.

use std::sync::Arc;

use serde_json::{Map, Value, json};

use super::{RESOURCES, Sampler};
use crate::Sandbox;
use crate::core::Core;
use crate::object::{self, Key, Manager, Object};
use crate::proto::Schema;
use crate::schema::ResourceDef;
use crate::store::State;

/// The reason why nothing was loaded.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LoadError {
    /// There are no samples of this resource.
    #[error("there are no samples of \"{resource}\"; there are of {}", RESOURCES.join(", "))]
    UnknownResource {
        /// The requested resource.
        resource: String,
    },
}

impl Sandbox {
    /// Stores `count` more [samples](crate::sample) of a resource: `configmaps`, `deployments`,
    /// `nodes`, `pods` or `services`. Missing namespaces are created.
    ///
    /// The objects look as in a cluster that has been running for a while: they have a uid, times,
    /// managedFields of their usual writers, and a status. Each is a separate write, so watchers
    /// receive them one by one. No request is made, so they do not appear in the request log, and
    /// fault rules do not apply.
    ///
    /// This blocks the thread, for some seconds for a hundred thousand pods.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use k8s_openapi::api::core::v1::Pod; use kube::api::{Api, ListParams};
    /// let sandbox = kube_sandbox::Sandbox::start().await?;
    /// sandbox.load("pods", 100)?;
    /// let pods: Api<Pod> = Api::namespaced(sandbox.client(), "load-07");
    /// assert_eq!(pods.list(&ListParams::default()).await?.items.len(), 5);
    /// # Ok(()) }
    /// ```
    pub fn load(&self, resource: &str, count: usize) -> Result<(), LoadError> {
        load(self.core(), resource, count)
    }
}

/// Stores `count` more samples of a resource.
pub(crate) fn load(core: &Arc<Core>, resource: &str, count: usize) -> Result<(), LoadError> {
    let kind = Kind::named(resource).ok_or_else(|| LoadError::UnknownResource {
        resource: resource.to_owned(),
    })?;
    let def = definition(core, kind.group, resource);
    let namespaces = definition(core, "", "namespaces");
    let now = core.now();
    let sampler = Sampler::new(core.config.seed).at(now.as_str());
    let gr = def.group_resource();
    let mut index = core.store.read().collection(&gr).map_or(0, |c| c.len());
    let mut sample = (kind.sample)(&sampler, index);
    let mut owners = owners_of(&kind, &def, as_object(&mut sample).clone(), &now);
    let mut loaded = 0;
    while loaded < count {
        (kind.turn_into)(&sampler, &mut sample, index);
        index += 1;
        let object = as_object(&mut sample);
        let key = Key::new(
            object::meta_str(object, "namespace"),
            object::meta_str(object, "name"),
        );
        adapt(&mut owners, object);
        complete(core, &def, object, &now, owners);
        let mut state = core.store.write();
        // If an object of that name exists, the next index is used.
        if state.get(&gr, &key).is_none() {
            if def.namespaced {
                make_namespace(core, &mut state, &namespaces, key.namespace());
            }
            state.put(&def, key, object);
            loaded += 1;
        }
        drop(state);
        owners = object::meta_mut(object)
            .remove("managedFields")
            .unwrap_or_default();
    }
    Ok(())
}

/// How objects of a resource are created in a cluster.
struct Kind {
    group: &'static str,
    sample: fn(&Sampler, usize) -> Value,
    /// Changes one sample into another.
    turn_into: fn(&Sampler, &mut Value, usize),
    /// The managers that create the objects and that write their status.
    creator: &'static str,
    keeper: &'static str,
}

impl Kind {
    fn named(resource: &str) -> Option<Self> {
        let kind = |group, sample, turn_into, creator, keeper| Self {
            group,
            sample,
            turn_into,
            creator,
            keeper,
        };
        let controllers = "kube-controller-manager";
        Some(match resource {
            "configmaps" => kind(
                "",
                Sampler::config_map,
                |s, o, i| *o = s.config_map(i),
                "kubectl",
                "",
            ),
            "deployments" => kind(
                "apps",
                Sampler::deployment,
                |s, o, i| *o = s.deployment(i),
                "kubectl",
                controllers,
            ),
            "nodes" => kind("", Sampler::node, |s, o, i| *o = s.node(i), "kubelet", "kubelet"),
            "pods" => kind("", Sampler::pod, Sampler::turn_into, controllers, "kubelet"),
            "services" => kind(
                "",
                Sampler::service,
                |s, o, i| *o = s.service(i),
                "kubectl",
                controllers,
            ),
            _ => return None,
        })
    }
}

fn definition(core: &Core, group: &str, resource: &str) -> Arc<ResourceDef> {
    let state = core.store.read();
    let found = state.registry.find(group, "v1", resource);
    Arc::clone(found.expect("samples are of resources that are built in"))
}

/// Creates a namespace if it is missing.
fn make_namespace(core: &Core, state: &mut State, def: &ResourceDef, name: &str) {
    let key = Key::new("", name);
    if state.get(&def.group_resource(), &key).is_some() {
        return;
    }
    let mut made = json!({
        "kind": "Namespace", "apiVersion": "v1",
        "metadata": {
            "name": name, "uid": core.new_uid(), "creationTimestamp": core.now(),
            "labels": {"kubernetes.io/metadata.name": name},
        },
        "spec": {"finalizers": ["kubernetes"]}, "status": {"phase": "Active"},
    });
    state.put(def, key, as_object(&mut made));
}

/// Adds the fields that the server sets.
fn complete(core: &Core, def: &ResourceDef, object: &mut Object, now: &str, owners: Value) {
    let meta = object::meta_mut(object);
    meta.insert("uid".to_owned(), json!(core.new_uid()));
    meta.insert("creationTimestamp".to_owned(), json!(now));
    if def.has_generation {
        meta.insert("generation".to_owned(), json!(1));
    }
    meta.insert("managedFields".to_owned(), owners);
}

/// The managedFields of an object that one program creates and whose status another one writes.
fn owners_of(kind: &Kind, def: &ResourceDef, mut object: Object, now: &str) -> Value {
    let manager = |name: &str, subresource: &str| Manager {
        name: name.to_owned(),
        operation: "Update",
        api_version: def.api_version(),
        subresource: subresource.to_owned(),
    };
    let schema = Schema::of(&def.api_version(), &def.kind);
    let empty = schema.map(Schema::empty).unwrap_or_default();
    let status = object.remove("status");
    if let Some(empty) = empty.get("status") {
        object.insert("status".to_owned(), empty.clone());
    }
    object::track(&manager(kind.creator, ""), &empty, &mut object, now, def.place());
    if let Some(status) = status {
        let created = object.clone();
        object.insert("status".to_owned(), status);
        let keeper = manager(kind.keeper, "status");
        object::track(&keeper, &created, &mut object, now, def.place());
    }
    object::meta_mut(&mut object)
        .remove("managedFields")
        .unwrap_or_default()
}

/// Adapts the managedFields of one sample to another: a few lists name their items by values that
/// differ.
fn adapt(managed: &mut Value, object: &Object) {
    for entry in managed.as_array_mut().into_iter().flatten() {
        for (path, list, item, key) in [
            ("f:metadata", "ownerReferences", 0, "uid"),
            ("f:spec", "volumes", 2, "name"),
            ("f:status", "podIPs", 0, "ip"),
        ] {
            let value = object
                .get(&path[2..])
                .and_then(|part| Some(part.get(list)?.get(item)?.get(key)?.clone()));
            let set = entry["fieldsV1"]
                .get_mut(path)
                .and_then(|set| set.get_mut(format!("f:{list}")))
                .and_then(Value::as_object_mut);
            if let (Some(set), Some(value)) = (set, value) {
                // Of the volumes, only the one of the token has another name in every pod.
                let prefix = if list == "volumes" {
                    "k:{\"name\":\"kube-api-access"
                } else {
                    "k:"
                };
                rename_item(set, prefix, json!({key: value}));
            }
        }
    }
}

/// Changes the key of the item of a list's field set whose key starts like this.
fn rename_item(set: &mut Map<String, Value>, prefix: &str, key: Value) {
    let old = set.keys().find(|k| k.starts_with(prefix)).cloned();
    if let Some(fields) = old.and_then(|old| set.remove(&old)) {
        set.insert(format!("k:{key}"), fields);
    }
}

fn as_object(value: &mut Value) -> &mut Object {
    value.as_object_mut().expect("samples are written as objects")
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn sandbox() -> Sandbox {
        Sandbox::start().await.expect("a free port")
    }

    /// All stored objects of a resource, as JSON.
    fn stored(sandbox: &Sandbox, group: &str, resource: &str) -> Vec<Object> {
        let def = definition(sandbox.core(), group, resource);
        let state = sandbox.core().store.read();
        let collection = state.collection(&def.group_resource()).expect("was loaded");
        collection.objects().map(|s| s.decode()).collect()
    }

    #[tokio::test]
    async fn the_short_way_gives_the_owners_of_the_long_one() {
        let sandbox = sandbox().await;
        for resource in RESOURCES {
            sandbox.load(resource, 45).expect("is known");
            let kind = Kind::named(resource).expect("is known");
            let def = definition(sandbox.core(), kind.group, resource);
            let objects = stored(&sandbox, kind.group, resource);
            assert_eq!(objects.len(), 45);
            for object in objects {
                let managed = object["metadata"]["managedFields"].clone();
                let now = object["metadata"]["creationTimestamp"]
                    .as_str()
                    .expect("a time")
                    .to_owned();
                let mut bare = object;
                object::set_meta(&mut bare, "managedFields", None);
                assert_eq!(managed, owners_of(&kind, &def, bare, &now), "{resource}");
            }
        }
    }

    #[tokio::test]
    async fn a_stored_pod_is_ten_kilobytes() {
        let sandbox = sandbox().await;
        sandbox.load("pods", 200).expect("is known");
        let state = sandbox.core().store.read();
        let pods = definition(sandbox.core(), "", "pods").group_resource();
        for pod in state.collection(&pods).expect("was loaded").objects() {
            let size = pod.encoded.len();
            assert!((9_500..=11_000).contains(&size), "{size}: {}", pod.key.as_str());
        }
    }

    #[tokio::test]
    async fn loading_twice_gives_more_and_not_the_same() {
        let sandbox = sandbox().await;
        for _ in 0..2 {
            sandbox.load("pods", 7).expect("is known");
        }
        assert_eq!(stored(&sandbox, "", "pods").len(), 14);
        let namespaces = stored(&sandbox, "", "namespaces");
        let made = namespaces
            .iter()
            .filter(|n| object::meta_str(n, "name").starts_with("load-"));
        assert_eq!(made.count(), 14);
    }

    #[tokio::test]
    async fn an_unknown_resource_lists_the_known_ones() {
        let error = sandbox()
            .await
            .load("pod", 1)
            .expect_err("the plural is asked for");
        assert_eq!(
            error.to_string(),
            "there are no samples of \"pod\"; there are of configmaps, deployments, nodes, pods, services"
        );
    }

    #[tokio::test]
    async fn every_sample_passes_the_checks_of_a_create() {
        let sandbox = sandbox().await;
        for resource in RESOURCES {
            let kind = Kind::named(resource).expect("is known");
            let def = definition(sandbox.core(), kind.group, resource);
            let mut sample = (kind.sample)(&Sampler::default(), 123);
            let sample = as_object(&mut sample);
            assert!(object::check::metadata(&def, sample).is_empty(), "{resource}");
            assert!(object::check::metadata_types(sample).is_ok(), "{resource}");
        }
    }
}
