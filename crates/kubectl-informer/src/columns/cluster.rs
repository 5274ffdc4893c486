//! Columns of the cluster's own kinds: nodes, namespaces, events, volumes, leases, storage classes and CRDs.

use jiff::Timestamp;
use serde_json::Value;

use super::{Cell, Tone, age, ago, list, text};

pub(super) fn node(object: &Value, now: Timestamp) -> Vec<Cell> {
    let ready = list(object, "/status/conditions")
        .iter()
        .find(|c| c["type"] == "Ready");
    let (mut status, mut tone) = match ready.map(|c| &c["status"]) {
        Some(status) if status == "True" => ("Ready".to_owned(), Tone::Good),
        Some(_) => ("NotReady".to_owned(), Tone::Bad),
        None => ("Unknown".to_owned(), Tone::Busy),
    };
    if object.pointer("/spec/unschedulable") == Some(&Value::Bool(true)) {
        status += ",SchedulingDisabled";
        tone = Tone::Busy;
    }
    let labels = object.pointer("/metadata/labels").and_then(Value::as_object);
    let roles = labels
        .into_iter()
        .flatten()
        .filter_map(|(label, _)| label.strip_prefix("node-role.kubernetes.io/"));
    let address = list(object, "/status/addresses")
        .iter()
        .find(|a| a["type"] == "InternalIP");
    vec![
        Cell::toned(status, tone),
        Cell::new(roles.collect::<Vec<_>>().join(",")),
        age(object, now),
        Cell::new(text(object, "/status/nodeInfo/kubeletVersion")),
        Cell::new(address.map(|a| text(a, "/address")).unwrap_or_default()),
        Cell::new(text(object, "/status/nodeInfo/osImage")),
        Cell::new(text(object, "/status/nodeInfo/containerRuntimeVersion")),
    ]
}

/// Phases such as Active and Bound are good; those that end or wait are busy.
fn phase(object: &Value) -> Cell {
    let ending = !text(object, "/metadata/deletionTimestamp").is_empty();
    let word = if ending {
        "Terminating"
    } else {
        text(object, "/status/phase")
    };
    let tone = match word {
        "Active" | "Bound" | "Available" => Tone::Good,
        "Failed" | "Lost" => Tone::Bad,
        _ => Tone::Busy,
    };
    Cell::toned(word, tone)
}

pub(super) fn namespace(object: &Value, now: Timestamp) -> Vec<Cell> {
    vec![phase(object), age(object, now)]
}

pub(super) fn event(object: &Value, now: Timestamp) -> Vec<Cell> {
    let times = [
        "/series/lastObservedTime",
        "/lastTimestamp",
        "/deprecatedLastTimestamp",
        "/eventTime",
    ];
    let created = text(object, "/metadata/creationTimestamp");
    let last = times
        .into_iter()
        .map(|at| text(object, at))
        .find(|time| !time.is_empty())
        .unwrap_or(created);
    let about = ["/involvedObject", "/regarding"]
        .into_iter()
        .find_map(|at| object.pointer(at));
    let about = about.map(|o| format!("{}/{}", text(o, "/kind").to_lowercase(), text(o, "/name")));
    let kind = text(object, "/type");
    let count = ["/series/count", "/count", "/deprecatedCount"]
        .into_iter()
        .find_map(|at| object.pointer(at)?.as_i64());
    let message = [text(object, "/message"), text(object, "/note")]
        .into_iter()
        .find(|m| !m.is_empty());
    vec![
        ago(last, now),
        Cell::toned(
            kind,
            if kind == "Warning" {
                Tone::Busy
            } else {
                Tone::Plain
            },
        ),
        Cell::new(text(object, "/reason")),
        Cell::new(about.unwrap_or_default()),
        Cell::new(count.unwrap_or(1).to_string()),
        Cell::new(message.unwrap_or_default().lines().next().unwrap_or_default()),
    ]
}

pub(super) fn claim(object: &Value, now: Timestamp) -> Vec<Cell> {
    vec![
        phase(object),
        Cell::new(text(object, "/spec/volumeName")),
        Cell::new(text(object, "/status/capacity/storage")),
        Cell::new(text(object, "/spec/storageClassName")),
        age(object, now),
    ]
}

pub(super) fn volume(object: &Value, now: Timestamp) -> Vec<Cell> {
    let claim = match text(object, "/spec/claimRef/name") {
        "" => String::new(),
        name => format!("{}/{name}", text(object, "/spec/claimRef/namespace")),
    };
    vec![
        Cell::new(text(object, "/spec/capacity/storage")),
        Cell::new(text(object, "/spec/persistentVolumeReclaimPolicy")),
        phase(object),
        Cell::new(claim),
        Cell::new(text(object, "/spec/storageClassName")),
        age(object, now),
    ]
}

pub(super) fn lease(object: &Value, now: Timestamp) -> Vec<Cell> {
    vec![Cell::new(text(object, "/spec/holderIdentity")), age(object, now)]
}

pub(super) fn storage_class(object: &Value, now: Timestamp) -> Vec<Cell> {
    vec![Cell::new(text(object, "/provisioner")), age(object, now)]
}

pub(super) fn crd(object: &Value, now: Timestamp) -> Vec<Cell> {
    let served = list(object, "/spec/versions")
        .iter()
        .filter(|version| version["served"] == true);
    let served: Vec<_> = served.map(|version| text(version, "/name")).collect();
    vec![
        Cell::new(text(object, "/spec/names/kind")),
        Cell::new(text(object, "/spec/scope")),
        Cell::new(served.join(",")),
        age(object, now),
    ]
}
