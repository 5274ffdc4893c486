//! Which kinds of objects can be shown, and how.

use std::any::{Any, TypeId, type_name};
use std::collections::HashMap;

use k8s_openapi::apimachinery::pkg::apis::meta::v1::ObjectMeta;
use kube::Resource;
use kube::core::DynamicObject;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::weigh::weigh;
use crate::guard::guarded;
use crate::wire::Dynamic;

/// How objects of a type are shown.
pub(crate) struct Show<K> {
    pub(super) metadata: fn(&K) -> &ObjectMeta,
    /// As JSON, secrets and all.
    pub(super) json: fn(&K) -> Value,
    /// How many bytes, about.
    pub(super) weight: fn(&K) -> usize,
}

impl<K: Resource + Serialize + DeserializeOwned> Show<K> {
    pub(super) fn new() -> Self {
        Self {
            metadata: K::meta,
            json,
            // `Deserialize` is user code, too.
            weight: |object| guarded(|| weigh::<K>(json(object))).unwrap_or(size_of::<K>()),
        }
    }
}

impl<K> Clone for Show<K> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K> Copy for Show<K> {}

/// An object as JSON, or the reason why there is none. `Serialize` is user code: a panic in it must end neither a request nor the
/// task that takes samples.
fn json<K: Serialize>(object: &K) -> Value {
    let why = match guarded(|| serde_json::to_value(object)) {
        Ok(Ok(value)) => return value,
        Ok(Err(error)) => error.to_string(),
        Err(panic) => format!("Serialize of {} panicked: {panic}", type_name::<K>()),
    };
    Value::String(format!("cannot be shown: {why}"))
}

/// The types that can be shown, for those who do not know the type they hold.
pub(crate) struct Shows(HashMap<TypeId, Box<dyn Any + Send + Sync>>);

impl Shows {
    /// With the types that hold any kind.
    pub(super) fn new() -> Self {
        let mut shows = Self(HashMap::new());
        shows.add(Show::<DynamicObject>::new());
        shows.add(Show::<Dynamic> {
            // Its body is text, not the tree that it is serialised as.
            weight: |object| {
                size_of::<Dynamic>() + weigh::<ObjectMeta>(json(&object.metadata)) + object.body().len()
            },
            ..Show::new()
        });
        shows
    }

    pub(super) fn add<K: 'static>(&mut self, show: Show<K>) {
        self.0.insert(TypeId::of::<K>(), Box::new(show));
    }

    pub(super) fn of<K: 'static>(&self) -> Option<Show<K>> {
        self.0.get(&TypeId::of::<K>())?.downcast_ref().copied()
    }
}
