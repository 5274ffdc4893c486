//! Workloads: kinds that have a pod template, and disruption budgets.

use jiff::Timestamp;
use serde_json::{Value, json};

use super::super::{Row, age};
use super::{joined, labels, selector};

const TEMPLATE: &str = "/spec/template/spec/containers";

/// The names and the images of a template's containers.
fn containers(row: &Row<'_>, pointer: &str) -> [Value; 2] {
    let list = row.list(pointer);
    [json!(joined(list, "name")), json!(joined(list, "image"))]
}

pub(super) fn deployment(row: &Row<'_>) -> Vec<Value> {
    let [names, images] = containers(row, TEMPLATE);
    vec![
        row.name(),
        ready(row),
        json!(row.number("/status/updatedReplicas")),
        json!(row.number("/status/availableReplicas")),
        row.age(),
        names,
        images,
        selector(row.at("/spec/selector"), ""),
    ]
}

pub(super) fn replica_set(row: &Row<'_>) -> Vec<Value> {
    let [names, images] = containers(row, TEMPLATE);
    let wanted = row.at("/spec/selector");
    // The selector of a replication controller is a plain map of labels.
    let selected = match row.text("/kind") {
        "ReplicationController" => labels(wanted),
        _ => selector(wanted, "<none>"),
    };
    vec![
        row.name(),
        json!(row.number("/spec/replicas")),
        json!(row.number("/status/replicas")),
        json!(row.number("/status/readyReplicas")),
        row.age(),
        names,
        images,
        selected,
    ]
}

pub(super) fn stateful_set(row: &Row<'_>) -> Vec<Value> {
    let [names, images] = containers(row, TEMPLATE);
    vec![row.name(), ready(row), row.age(), names, images]
}

fn ready(row: &Row<'_>) -> Value {
    let (ready, wanted) = (row.number("/status/readyReplicas"), row.number("/spec/replicas"));
    json!(format!("{ready}/{wanted}"))
}

pub(super) fn daemon_set(row: &Row<'_>) -> Vec<Value> {
    let [names, images] = containers(row, TEMPLATE);
    let mut cells = vec![row.name()];
    for count in [
        "/status/desiredNumberScheduled",
        "/status/currentNumberScheduled",
        "/status/numberReady",
        "/status/updatedNumberScheduled",
        "/status/numberAvailable",
    ] {
        cells.push(json!(row.number(count)));
    }
    cells.extend([
        labels(row.at("/spec/template/spec/nodeSelector")),
        row.age(),
        names,
        images,
        selector(row.at("/spec/selector"), "<none>"),
    ]);
    cells
}

pub(super) fn job(row: &Row<'_>) -> Vec<Value> {
    let succeeded = row.number("/status/succeeded");
    let completions = match (
        row.at("/spec/completions").as_i64(),
        row.number("/spec/parallelism"),
    ) {
        (Some(wanted), _) => format!("{succeeded}/{wanted}"),
        (None, parallel @ 2..) => format!("{succeeded}/1 of {parallel}"),
        (None, _) => format!("{succeeded}/1"),
    };
    let time = |pointer| row.text(pointer).parse::<Timestamp>().ok();
    let duration = time("/status/startTime").map_or(String::new(), |start| {
        let end = time("/status/completionTime").unwrap_or(row.now);
        age::human(end.as_second() - start.as_second())
    });
    let [names, images] = containers(row, TEMPLATE);
    vec![
        row.name(),
        json!(job_status(row)),
        json!(completions),
        json!(duration),
        row.age(),
        names,
        images,
        selector(row.at("/spec/selector"), "<none>"),
    ]
}

fn job_status(row: &Row<'_>) -> &'static str {
    let is = |kind: &str| {
        let mut conditions = row.list("/status/conditions").iter();
        conditions.any(|c| c["type"] == kind && c["status"] == "True")
    };
    if is("Complete") {
        "Complete"
    } else if is("Failed") {
        "Failed"
    } else if !row.text("/metadata/deletionTimestamp").is_empty() {
        "Terminating"
    } else if is("Suspended") {
        "Suspended"
    } else if is("FailureTarget") {
        "FailureTarget"
    } else if is("SuccessCriteriaMet") {
        "SuccessCriteriaMet"
    } else {
        "Running"
    }
}

pub(super) fn cron_job(row: &Row<'_>) -> Vec<Value> {
    let last = match row.text("/status/lastScheduleTime") {
        "" => "<none>".to_owned(),
        _ => row.since("/status/lastScheduleTime"),
    };
    let suspend = match row.at("/spec/suspend") {
        Value::Bool(true) => "True",
        Value::Bool(false) => "False",
        _ => "<unset>",
    };
    let [names, images] = containers(row, "/spec/jobTemplate/spec/template/spec/containers");
    vec![
        row.name(),
        json!(row.text("/spec/schedule")),
        json!(row.text_or("/spec/timeZone", "<none>")),
        json!(suspend),
        json!(row.list("/status/active").len()),
        json!(last),
        row.age(),
        names,
        images,
        selector(row.at("/spec/jobTemplate/spec/selector"), "<none>"),
    ]
}

pub(super) fn disruption_budget(row: &Row<'_>) -> Vec<Value> {
    let amount = |pointer| match row.at(pointer) {
        Value::Null => json!("N/A"),
        Value::String(percent) => json!(percent),
        number => json!(number.to_string()),
    };
    vec![
        row.name(),
        amount("/spec/minAvailable"),
        amount("/spec/maxUnavailable"),
        json!(row.number("/status/disruptionsAllowed")),
        row.age(),
    ]
}
