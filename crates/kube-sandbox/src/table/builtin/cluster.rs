//! Nodes, events, namespaces, configuration, storage and access.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::super::Row;

pub(super) fn node(row: &Row<'_>) -> Vec<Value> {
    let conditions = row.list("/status/conditions");
    let mut status = match conditions.iter().rfind(|c| c["type"] == "Ready") {
        Some(ready) if ready["status"] == "True" => "Ready",
        Some(_) => "NotReady",
        None => "Unknown",
    }
    .to_owned();
    if row.at("/spec/unschedulable") == true {
        status += ",SchedulingDisabled";
    }
    let address = |kind: &str| {
        let mut addresses = row.list("/status/addresses").iter();
        let found = addresses.find(|a| a["type"] == kind);
        json!(found.and_then(|a| a["address"].as_str()).unwrap_or("<none>"))
    };
    let info = |key: &str| {
        row.text_or(&format!("/status/nodeInfo/{key}"), "<unknown>")
            .to_owned()
    };
    let mut kernel = info("kernelVersion");
    match row.text("/status/nodeInfo/architecture") {
        "" => {}
        architecture => kernel += &format!(" ({architecture})"),
    }
    vec![
        row.name(),
        json!(status),
        json!(roles(row)),
        row.age(),
        json!(row.text("/status/nodeInfo/kubeletVersion")),
        address("InternalIP"),
        address("ExternalIP"),
        json!(info("osImage")),
        json!(kernel),
        json!(info("containerRuntimeVersion")),
    ]
}

fn roles(row: &Row<'_>) -> String {
    let labels = row.at("/metadata/labels").as_object().into_iter().flatten();
    let role = |(key, value): (&String, &Value)| match key.strip_prefix("node-role.kubernetes.io/") {
        Some(role) => Some(role.to_owned()),
        None if key == "kubernetes.io/role" => value.as_str().map(str::to_owned),
        None => None,
    };
    let roles: BTreeSet<String> = labels.filter_map(role).filter(|r| !r.is_empty()).collect();
    match roles.is_empty() {
        true => "<none>".to_owned(),
        false => roles.into_iter().collect::<Vec<_>>().join(","),
    }
}

/// Fields of events have other names in their second group.
pub(super) fn event(row: &Row<'_>) -> Vec<Value> {
    let either = |one: &str, other: &str| match row.at(one) {
        Value::Null => row.at(other).clone(),
        value => value.clone(),
    };
    let text = |one: &str, other: &str| either(one, other).as_str().unwrap_or_default().to_owned();
    let since = |time: &str| super::super::age::since(time, row.now);
    let (first, last) = (
        text("/firstTimestamp", "/deprecatedFirstTimestamp"),
        text("/lastTimestamp", "/deprecatedLastTimestamp"),
    );
    let mut first = if first.is_empty() {
        row.text("/eventTime").to_owned()
    } else {
        first
    };
    let mut last = if last.is_empty() { first.clone() } else { last };
    let mut count = either("/count", "/deprecatedCount").as_i64().unwrap_or(0).max(1);
    if !row.at("/series").is_null() {
        last = row.text("/series/lastObservedTime").to_owned();
        count = row.number("/series/count");
    }
    (first, last) = (since(&first), since(&last));
    let about = either("/involvedObject", "/regarding");
    let kind = about["kind"].as_str().unwrap_or_default().to_lowercase();
    let target = match about["name"].as_str().unwrap_or_default() {
        "" => kind,
        name => format!("{kind}/{name}"),
    };
    let source = either("/source", "/deprecatedSource");
    let part = |value: &Value, other: &str| match value.as_str().unwrap_or_default() {
        "" => row.text(other).to_owned(),
        text => text.to_owned(),
    };
    let component = part(&source["component"], "/reportingComponent");
    let component = if component.is_empty() {
        row.text("/reportingController").to_owned()
    } else {
        component
    };
    let source = match part(&source["host"], "/reportingInstance").as_str() {
        "" => component,
        host => format!("{component}, {host}"),
    };
    vec![
        json!(last),
        json!(row.text("/type")),
        json!(row.text("/reason")),
        json!(target),
        json!(about["fieldPath"].as_str().unwrap_or_default()),
        json!(source),
        json!(text("/message", "/note").trim()),
        json!(first),
        json!(count),
        row.name(),
    ]
}

pub(super) fn namespace(row: &Row<'_>) -> Vec<Value> {
    vec![row.name(), json!(row.text("/status/phase")), row.age()]
}

pub(super) fn secret(row: &Row<'_>) -> Vec<Value> {
    vec![
        row.name(),
        json!(row.text("/type")),
        json!(entries(row, "/data")),
        row.age(),
    ]
}

pub(super) fn config_map(row: &Row<'_>) -> Vec<Value> {
    let entries = entries(row, "/data") + entries(row, "/binaryData");
    vec![row.name(), json!(entries), row.age()]
}

fn entries(row: &Row<'_>, pointer: &str) -> usize {
    row.at(pointer).as_object().map_or(0, serde_json::Map::len)
}

pub(super) fn lease(row: &Row<'_>) -> Vec<Value> {
    vec![row.name(), json!(row.text("/spec/holderIdentity")), row.age()]
}

pub(super) fn volume(row: &Row<'_>) -> Vec<Value> {
    let claim = match row.at("/spec/claimRef") {
        Value::Null => String::new(),
        _ => format!(
            "{}/{}",
            row.text("/spec/claimRef/namespace"),
            row.text("/spec/claimRef/name")
        ),
    };
    vec![
        row.name(),
        json!(row.text_or("/spec/capacity/storage", "0")),
        json!(access_modes(row.list("/spec/accessModes"))),
        json!(row.text("/spec/persistentVolumeReclaimPolicy")),
        phase(row),
        json!(claim),
        json!(row.text("/spec/storageClassName")),
        json!(row.text_or("/spec/volumeAttributesClassName", "<unset>")),
        json!(row.text("/status/reason")),
        row.age(),
        json!(row.text_or("/spec/volumeMode", "<unset>")),
    ]
}

pub(super) fn claim(row: &Row<'_>) -> Vec<Value> {
    let volume = row.text("/spec/volumeName");
    let (capacity, modes) = match volume {
        "" => (String::new(), String::new()),
        _ => (
            row.text_or("/status/capacity/storage", "0").to_owned(),
            access_modes(row.list("/status/accessModes")),
        ),
    };
    vec![
        row.name(),
        phase(row),
        json!(volume),
        json!(capacity),
        json!(modes),
        json!(row.text("/spec/storageClassName")),
        json!(row.text_or("/spec/volumeAttributesClassName", "<unset>")),
        row.age(),
        json!(row.text_or("/spec/volumeMode", "<unset>")),
    ]
}

fn phase(row: &Row<'_>) -> Value {
    match row.text("/metadata/deletionTimestamp") {
        "" => json!(row.text("/status/phase")),
        _ => json!("Terminating"),
    }
}

/// The modes in short, in the order of how much they allow.
fn access_modes(modes: &[Value]) -> String {
    let known = [
        ("ReadWriteOnce", "RWO"),
        ("ReadOnlyMany", "ROX"),
        ("ReadWriteMany", "RWX"),
        ("ReadWriteOncePod", "RWOP"),
    ];
    let named = known.iter().filter(|(mode, _)| modes.iter().any(|m| m == mode));
    named.map(|(_, short)| *short).collect::<Vec<_>>().join(",")
}

pub(super) fn role_binding(row: &Row<'_>) -> Vec<Value> {
    let role = format!("{}/{}", row.text("/roleRef/kind"), row.text("/roleRef/name"));
    let subjects = |kind: &str| {
        let of_kind = row.list("/subjects").iter().filter(|s| s["kind"] == kind);
        let name = |s: &Value| match (kind, s["namespace"].as_str()) {
            ("ServiceAccount", Some(namespace)) if !namespace.is_empty() => {
                format!("{namespace}/{}", s["name"].as_str().unwrap_or_default())
            }
            _ => s["name"].as_str().unwrap_or_default().to_owned(),
        };
        json!(of_kind.map(name).collect::<Vec<_>>().join(", "))
    };
    vec![
        row.name(),
        json!(role),
        row.age(),
        subjects("User"),
        subjects("Group"),
        subjects("ServiceAccount"),
    ]
}
