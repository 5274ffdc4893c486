//! The ConfigMaps of this suite: as the server's clients read them, and as informers cache them ([`CachedMap`]).

use k8s_openapi::api::core::v1::ConfigMap;
use kube_informer::lean::{self, Object};
use serde_json::json;

pub(crate) use crate::CachedMap;

/// A ConfigMap of either family of types.
pub(crate) trait Map: Object {
    fn data(&self, key: &str) -> Option<&str>;
}

impl Map for ConfigMap {
    fn data(&self, key: &str) -> Option<&str> {
        self.data.as_ref()?.get(key).map(String::as_str)
    }
}

impl Map for lean::core::v1::ConfigMap {
    fn data(&self, key: &str) -> Option<&str> {
        self.data.as_ref()?.get(key).map(|value| value.as_str())
    }
}

/// The name of a ConfigMap.
pub(crate) fn name(map: &impl Map) -> String {
    map.key().1.unwrap_or_default().to_owned()
}

/// The same ConfigMap with another value.
pub(crate) fn with_value(map: &CachedMap, value: &str) -> CachedMap {
    changed(map, |json| json["data"]["v"] = json!(value))
}

/// The same ConfigMap with another version.
pub(crate) fn with_version(map: &CachedMap, version: &str) -> CachedMap {
    changed(map, |json| json["metadata"]["resourceVersion"] = json!(version))
}

fn changed(map: &CachedMap, change: impl FnOnce(&mut serde_json::Value)) -> CachedMap {
    let mut json = serde_json::to_value(map).expect("JSON");
    change(&mut json);
    serde_json::from_value(json).expect("a ConfigMap")
}
