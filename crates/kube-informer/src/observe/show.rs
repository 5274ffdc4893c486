//! How objects of a type are shown. The type is looked up at run time.

use std::any::{Any, TypeId, type_name};
use std::collections::HashMap;

use k8s_openapi::apimachinery::pkg::apis::meta::v1::ObjectMeta;
use kube::core::DynamicObject;
use kube_lean::Object;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::weigh::weigh;
use crate::guard::guarded;
use crate::object::Metadata;
use crate::wire::Dynamic;

/// How objects of one type are shown. For an object of another type the results are empty.
#[derive(Clone, Copy)]
pub(super) struct Show {
    pub(super) metadata: fn(&dyn Any) -> Option<Metadata<'_>>,
    /// The object as JSON, with its secrets.
    pub(super) json: fn(&dyn Any) -> Value,
    /// The approximate size in bytes.
    pub(super) weight: fn(&dyn Any) -> usize,
}

impl Show {
    pub(super) fn new<K: Object + Serialize + DeserializeOwned + 'static>() -> Self {
        Self {
            metadata: |object| object.downcast_ref::<K>().map(Metadata::of),
            json: |object| object.downcast_ref::<K>().map_or(Value::Null, json),
            // `Deserialize` is user code, too.
            weight: |object| {
                let weigh = |object| guarded(|| weigh::<K>(json::<K>(object))).ok();
                object.downcast_ref().and_then(weigh).unwrap_or(size_of::<K>())
            },
        }
    }
}

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

/// The types whose objects can be shown.
pub(super) struct Shows(HashMap<TypeId, Show>);

impl Shows {
    /// The types that hold objects of any kind.
    pub(super) fn new() -> Self {
        let mut shows = Self(HashMap::new());
        shows.add::<DynamicObject>(Show::new::<DynamicObject>());
        shows.add::<Dynamic>(Show {
            // The body is kept as text, not as the tree that it serialises to.
            weight: |object| {
                let weigh =
                    |object: &Dynamic| weigh::<ObjectMeta>(json(&object.metadata)) + object.body().len();
                size_of::<Dynamic>() + object.downcast_ref().map_or(0, weigh)
            },
            ..Show::new::<Dynamic>()
        });
        shows
    }

    pub(super) fn add<K: 'static>(&mut self, show: Show) {
        self.0.insert(TypeId::of::<K>(), show);
    }

    pub(super) fn of(&self, object_type: TypeId) -> Option<Show> {
        self.0.get(&object_type).copied()
    }
}
