//! Kinds that configure the cluster: quotas, autoscalers, classes, policies, webhooks, flow control.

use serde_json::{Value, json};

use super::super::Row;
use super::super::age;
use super::{joined, labels, selector};

pub(super) fn quota(row: &Row<'_>) -> Vec<Value> {
    let (mut requests, mut limits) = (Vec::new(), Vec::new());
    for (resource, hard) in row.at("/status/hard").as_object().into_iter().flatten() {
        let used = row.at("/status/used")[resource].as_str().unwrap_or("0");
        let text = format!("{resource}: {used}/{}", hard.as_str().unwrap_or_default());
        match resource.starts_with("limits.") {
            true => limits.push(text),
            false => requests.push(text),
        }
    }
    vec![
        row.name(),
        json!(requests.join(", ")),
        json!(limits.join(", ")),
        row.age(),
    ]
}

pub(super) fn autoscaler(row: &Row<'_>) -> Vec<Value> {
    let target = row.at("/spec/scaleTargetRef");
    let text = |key: &str| target[key].as_str().unwrap_or_default();
    let least = row.at("/spec/minReplicas").as_i64();
    vec![
        row.name(),
        json!(format!("{}/{}", text("kind"), text("name"))),
        json!(targets(row)),
        json!(least.map_or("<unset>".to_owned(), |n| n.to_string())),
        json!(row.number("/spec/maxReplicas")),
        json!(row.number("/status/currentReplicas")),
        row.age(),
    ]
}

/// The metrics of an autoscaler, with their current values.
fn targets(row: &Row<'_>) -> String {
    const SHOWN: usize = 2;
    let percent = |value: &Value, none: &str| value.as_i64().map_or(none.to_owned(), |n| format!("{n}%"));
    // Version 1 has one target only, of the processor.
    let cpu = row.at("/spec/targetCPUUtilizationPercentage");
    if !cpu.is_null() {
        let current = percent(row.at("/status/currentCPUUtilizationPercentage"), "<unknown>");
        return format!("cpu: {current}/{}", percent(cpu, "<auto>"));
    }
    let all = row.list("/spec/metrics");
    let current = row.list("/status/currentMetrics");
    let mut texts = Vec::new();
    for (i, metric) in all.iter().enumerate() {
        let key = match metric["type"].as_str().unwrap_or_default() {
            "Resource" => "resource",
            "ContainerResource" => "containerResource",
            "External" => "external",
            "Pods" => "pods",
            "Object" => "object",
            _ => {
                texts.push("<unknown type>".to_owned());
                continue;
            }
        };
        let (wanted, now) = (&metric[key]["target"], current.get(i).map(|c| &c[key]["current"]));
        let value = |field: &str| {
            now.and_then(|now| now[field].as_str())
                .unwrap_or("<unknown>")
                .to_owned()
        };
        let quantity = |field: &str| wanted[field].as_str().unwrap_or_default().to_owned();
        let average = !wanted["averageValue"].is_null();
        texts.push(match key {
            "resource" | "containerResource" => {
                let name = metric[key]["name"].as_str().unwrap_or_default();
                match average {
                    true => format!("{name}: {}/{}", value("averageValue"), quantity("averageValue")),
                    false => {
                        let now = now.map_or(&Value::Null, |now| &now["averageUtilization"]);
                        let wanted = percent(&wanted["averageUtilization"], "<auto>");
                        format!("{name}: {}/{wanted}", percent(now, "<unknown>"))
                    }
                }
            }
            "pods" => format!("{}/{}", value("averageValue"), quantity("averageValue")),
            _ if average => format!("{}/{} (avg)", value("averageValue"), quantity("averageValue")),
            _ => format!("{}/{}", value("value"), quantity("value")),
        });
    }
    match all.len() {
        0 => "<none>".to_owned(),
        1..=SHOWN => texts.join(", "),
        more => format!("{} + {} more...", texts[..SHOWN].join(", "), more - SHOWN),
    }
}

pub(super) fn priority_class(row: &Row<'_>) -> Vec<Value> {
    vec![
        row.name(),
        json!(row.number("/value")),
        json!(row.at("/globalDefault").as_bool().unwrap_or(false)),
        row.age(),
        json!(row.text("/preemptionPolicy")),
    ]
}

pub(super) fn storage_class(row: &Row<'_>) -> Vec<Value> {
    vec![
        json!(class_name(row)),
        json!(row.text("/provisioner")),
        json!(row.text_or("/reclaimPolicy", "Delete")),
        json!(row.text_or("/volumeBindingMode", "Immediate")),
        json!(row.at("/allowVolumeExpansion").as_bool().unwrap_or(false)),
        row.age(),
    ]
}

/// The name of a class, marked if it is the default one.
fn class_name(row: &Row<'_>) -> String {
    let notes = row.at("/metadata/annotations");
    let marked = |name: &str| notes[name] == "true";
    let default = marked("storageclass.kubernetes.io/is-default-class")
        || marked("storageclass.beta.kubernetes.io/is-default-class");
    let name = row.text("/metadata/name");
    match default {
        true => format!("{name} (default)"),
        false => name.to_owned(),
    }
}

pub(super) fn csi_driver(row: &Row<'_>) -> Vec<Value> {
    let flag =
        |field: &str, default: bool| json!(row.at(&format!("/spec/{field}")).as_bool().unwrap_or(default));
    let audiences = joined(row.list("/spec/tokenRequests"), "audience");
    let modes: Vec<&str> = row
        .list("/spec/volumeLifecycleModes")
        .iter()
        .filter_map(Value::as_str)
        .collect();
    vec![
        row.name(),
        flag("attachRequired", true),
        flag("podInfoOnMount", false),
        flag("storageCapacity", false),
        json!(if row.list("/spec/tokenRequests").is_empty() {
            "<unset>"
        } else {
            &audiences
        }),
        flag("requiresRepublish", false),
        json!(if modes.is_empty() {
            "<none>".to_owned()
        } else {
            modes.join(",")
        }),
        row.age(),
    ]
}

pub(super) fn csi_node(row: &Row<'_>) -> Vec<Value> {
    vec![row.name(), json!(row.list("/spec/drivers").len()), row.age()]
}

pub(super) fn volume_attachment(row: &Row<'_>) -> Vec<Value> {
    vec![
        row.name(),
        json!(row.text("/spec/attacher")),
        json!(row.text("/spec/source/persistentVolumeName")),
        json!(row.text("/spec/nodeName")),
        json!(row.at("/status/attached").as_bool().unwrap_or(false)),
        row.age(),
    ]
}

pub(super) fn attributes_class(row: &Row<'_>) -> Vec<Value> {
    vec![json!(class_name(row)), json!(row.text("/driverName")), row.age()]
}

pub(super) fn runtime_class(row: &Row<'_>) -> Vec<Value> {
    vec![row.name(), json!(row.text("/handler")), row.age()]
}

pub(super) fn ingress_class(row: &Row<'_>) -> Vec<Value> {
    let parameters = row.at("/spec/parameters");
    let text = |key: &str| parameters[key].as_str().unwrap_or_default();
    let parameters = match (parameters.is_null(), text("apiGroup")) {
        (true, _) => "<none>".to_owned(),
        (_, "") => format!("{}/{}", text("kind"), text("name")),
        (_, group) => format!("{}.{group}/{}", text("kind"), text("name")),
    };
    vec![
        row.name(),
        json!(row.text("/spec/controller")),
        json!(parameters),
        row.age(),
    ]
}

pub(super) fn network_policy(row: &Row<'_>) -> Vec<Value> {
    vec![
        row.name(),
        selector(row.at("/spec/podSelector"), "<none>"),
        row.age(),
    ]
}

pub(super) fn service_range(row: &Row<'_>) -> Vec<Value> {
    let ranges: Vec<&str> = row.list("/spec/cidrs").iter().filter_map(Value::as_str).collect();
    vec![row.name(), json!(ranges.join(",")), row.age()]
}

pub(super) fn endpoint_slice(row: &Row<'_>) -> Vec<Value> {
    let port = |port: &Value| port["port"].as_i64().map_or("*".to_owned(), |n| n.to_string());
    let ports: Vec<String> = row.list("/ports").iter().map(port).collect();
    let addresses = row
        .list("/endpoints")
        .iter()
        .filter_map(|e| e["addresses"].as_array());
    let addresses: Vec<String> = addresses
        .flatten()
        .filter_map(Value::as_str)
        .map(str::to_owned)
        .collect();
    vec![
        row.name(),
        json!(row.text("/addressType")),
        json!(super::network::few(&ports, "<unset>")),
        json!(super::network::few(&addresses, "<unset>")),
        row.age(),
    ]
}

pub(super) fn signing_request(row: &Row<'_>) -> Vec<Value> {
    let has = |kind: &str| row.list("/status/conditions").iter().any(|c| c["type"] == kind);
    let mut status = match (has("Denied"), has("Approved")) {
        (true, _) => "Denied",
        (_, true) => "Approved",
        _ => "Pending",
    }
    .to_owned();
    if has("Failed") {
        status += ",Failed";
    }
    if !row.text("/status/certificate").is_empty() {
        status += ",Issued";
    }
    let seconds = row.at("/spec/expirationSeconds").as_i64();
    vec![
        row.name(),
        row.age(),
        json!(row.text_or("/spec/signerName", "<none>")),
        json!(row.text("/spec/username")),
        json!(seconds.map_or("<none>".to_owned(), age::human)),
        json!(status),
    ]
}

pub(super) fn webhooks(row: &Row<'_>) -> Vec<Value> {
    vec![row.name(), json!(row.list("/webhooks").len()), row.age()]
}

pub(super) fn validating_policy(row: &Row<'_>) -> Vec<Value> {
    admission_policy(row, "/spec/validations")
}

pub(super) fn mutating_policy(row: &Row<'_>) -> Vec<Value> {
    admission_policy(row, "/spec/mutations")
}

fn admission_policy(row: &Row<'_>, list: &str) -> Vec<Value> {
    let kind = row.at("/spec/paramKind");
    let text = |key: &str| kind[key].as_str().unwrap_or_default();
    let kind = match kind.is_null() {
        true => "<unset>".to_owned(),
        false => format!("{}/{}", text("apiVersion"), text("kind")),
    };
    vec![row.name(), json!(row.list(list).len()), json!(kind), row.age()]
}

pub(super) fn policy_binding(row: &Row<'_>) -> Vec<Value> {
    let param = row.at("/spec/paramRef");
    let text = |key: &str| param[key].as_str().unwrap_or_default();
    let param = match (param.is_null(), text("namespace"), text("name")) {
        (true, ..) => json!("<unset>"),
        (_, _, "") => selector(&param["selector"], "<none>"),
        (_, "", name) => json!(format!("*/{name}")),
        (_, namespace, name) => json!(format!("{namespace}/{name}")),
    };
    vec![row.name(), json!(row.text("/spec/policyName")), param, row.age()]
}

pub(super) fn flow_schema(row: &Row<'_>) -> Vec<Value> {
    let dangling = row
        .list("/status/conditions")
        .iter()
        .find(|c| c["type"] == "Dangling");
    vec![
        row.name(),
        json!(row.text("/spec/priorityLevelConfiguration/name")),
        json!(row.number("/spec/matchingPrecedence").to_string()),
        json!(row.text_or("/spec/distinguisherMethod/type", "<none>")),
        row.age(),
        json!(dangling.and_then(|c| c["status"].as_str()).unwrap_or("?")),
    ]
}

pub(super) fn priority_level(row: &Row<'_>) -> Vec<Value> {
    let number = |pointer: &str| match row.at(pointer) {
        Value::Null => json!("<none>"),
        number => json!(number.to_string()),
    };
    let queuing = "/spec/limited/limitResponse/queuing";
    vec![
        row.name(),
        json!(row.text("/spec/type")),
        match row.at("/spec/exempt") {
            Value::Null => number("/spec/limited/nominalConcurrencyShares"),
            _ => number("/spec/exempt/nominalConcurrencyShares"),
        },
        number(&format!("{queuing}/queues")),
        number(&format!("{queuing}/handSize")),
        number(&format!("{queuing}/queueLengthLimit")),
        row.age(),
    ]
}

pub(super) fn lease_candidate(row: &Row<'_>) -> Vec<Value> {
    vec![
        row.name(),
        json!(row.text("/spec/leaseName")),
        json!(row.text("/spec/binaryVersion")),
        json!(row.text("/spec/emulationVersion")),
        row.age(),
    ]
}

pub(super) fn controller_revision(row: &Row<'_>) -> Vec<Value> {
    let owner = row
        .list("/metadata/ownerReferences")
        .iter()
        .find(|o| o["controller"] == true);
    let owner = owner.map(|owner| {
        let text = |key: &str| owner[key].as_str().unwrap_or_default();
        let kind = text("kind").to_lowercase();
        match text("apiVersion").split_once('/') {
            Some((group, _)) => format!("{kind}.{group}/{}", text("name")),
            None => format!("{kind}/{}", text("name")),
        }
    });
    vec![
        row.name(),
        json!(owner.unwrap_or_else(|| "<none>".to_owned())),
        json!(row.number("/revision").to_string()),
        row.age(),
    ]
}

pub(super) fn pod_template(row: &Row<'_>) -> Vec<Value> {
    let containers = row.list("/template/spec/containers");
    vec![
        row.name(),
        json!(joined(containers, "name")),
        json!(joined(containers, "image")),
        labels(row.at("/template/metadata/labels")),
    ]
}

pub(super) fn api_service(row: &Row<'_>) -> Vec<Value> {
    let service = row.at("/spec/service");
    let text = |key: &str| service[key].as_str().unwrap_or_default();
    let service = match service.is_null() {
        true => "Local".to_owned(),
        false => format!("{}/{}", text("namespace"), text("name")),
    };
    let available = row
        .list("/status/conditions")
        .iter()
        .find(|c| c["type"] == "Available");
    let status = available.and_then(|c| c["status"].as_str()).unwrap_or("Unknown");
    let status = match (status, available.and_then(|c| c["reason"].as_str())) {
        ("False", Some(reason)) => format!("False ({reason})"),
        (status, _) => status.to_owned(),
    };
    vec![row.name(), json!(service), json!(status), row.age()]
}

pub(super) fn resource_claim(row: &Row<'_>) -> Vec<Value> {
    let mut states = Vec::new();
    if !row.at("/metadata/deletionTimestamp").is_null() {
        states.push("deleted");
    }
    match row.at("/status/allocation").is_null() {
        true if states.is_empty() => states.push("pending"),
        true => {}
        false => states.push("allocated"),
    }
    if !row.list("/status/reservedFor").is_empty() {
        states.push("reserved");
    }
    vec![row.name(), json!(states.join(",")), row.age()]
}

pub(super) fn resource_slice(row: &Row<'_>) -> Vec<Value> {
    vec![
        row.name(),
        json!(row.text("/spec/nodeName")),
        json!(row.text("/spec/driver")),
        json!(row.text("/spec/pool/name")),
        row.age(),
    ]
}
