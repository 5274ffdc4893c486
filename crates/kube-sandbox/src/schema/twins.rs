//! One set of objects under two names: events of `v1` and of `events.k8s.io/v1`.
//!
//! The real server stores an event once and converts it for the group that a request names. The sandbox stores it in both forms,
//! because answers are cut from stored bytes: a write of one form writes the other one under the same version.

use serde_json::{Map, Value};

use super::ResourceDef;
use crate::proto::Schema;

/// The fields that the two groups name differently: in `v1`, in `events.k8s.io/v1`.
const NAMES: [(&str, &str); 7] = [
    ("count", "deprecatedCount"),
    ("firstTimestamp", "deprecatedFirstTimestamp"),
    ("involvedObject", "regarding"),
    ("lastTimestamp", "deprecatedLastTimestamp"),
    ("message", "note"),
    ("reportingComponent", "reportingController"),
    ("source", "deprecatedSource"),
];

/// The group and version of the other form of this resource.
pub(crate) fn twin(def: &ResourceDef) -> Option<(&'static str, &'static str)> {
    match (def.group.as_str(), def.plural.as_str()) {
        ("", "events") => Some(("events.k8s.io", "v1")),
        ("events.k8s.io", "events") => Some(("", "v1")),
        _ => None,
    }
}

/// The other form of an object; `into` is its resource.
pub(crate) fn convert(object: &Map<String, Value>, into: &ResourceDef) -> Map<String, Value> {
    let renamed = |name: &str| {
        let found = NAMES.iter().find_map(|(core, new)| match into.group.as_str() {
            "" => (*new == name).then_some(*core),
            _ => (*core == name).then_some(*new),
        });
        found.unwrap_or(name).to_owned()
    };
    let mut other: Map<String, Value> = object
        .iter()
        .map(|(name, value)| (renamed(name), value.clone()))
        .collect();
    other.insert("apiVersion".to_owned(), into.api_version().into());
    if let Some(schema) = Schema::of(&into.api_version(), &into.kind) {
        schema.tidy(&mut other);
    }
    other
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::schema::Registry;

    #[test]
    fn an_event_keeps_everything_on_its_way_through_both_groups() {
        let registry = Registry::with_builtin();
        let def = |group: &str| registry.find(group, "v1", "events").expect("built in");
        let event = json!({
            "kind": "Event", "apiVersion": "v1", "metadata": {"name": "a", "namespace": "b"},
            "involvedObject": {"kind": "Pod", "name": "web"}, "message": "it runs", "reason": "Started",
            "source": {"component": "kubelet"}, "firstTimestamp": "2026-01-01T00:00:00Z", "count": 2,
            "lastTimestamp": null, "eventTime": null, "reportingComponent": "kubelet", "reportingInstance": "",
            "type": "Normal",
        });
        let event = event.as_object().expect("an object");
        let other = convert(event, def("events.k8s.io"));
        assert_eq!(other["apiVersion"], "events.k8s.io/v1");
        assert_eq!(other["regarding"]["name"], "web");
        assert_eq!(other["note"], "it runs");
        assert_eq!(other["deprecatedCount"], 2);
        assert_eq!(convert(&other, def("")), *event);
    }
}
