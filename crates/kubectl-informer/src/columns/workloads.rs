//! Columns of the kinds that manage pods: Deployments, ReplicaSets, StatefulSets, DaemonSets, Jobs, CronJobs and
//! autoscalers.

use jiff::Timestamp;
use serde_json::Value;

use super::{Cell, Tone, age, ago, human, images, instant, list, number, selector, share, text};

const TEMPLATE: &str = "/spec/template/spec/containers";

fn count(object: &Value, pointer: &str) -> Cell {
    Cell::new(number(object, pointer).to_string())
}

pub(super) fn deployment(object: &Value, now: Timestamp) -> Vec<Cell> {
    vec![
        share(
            number(object, "/status/readyReplicas"),
            number(object, "/spec/replicas"),
        ),
        count(object, "/status/updatedReplicas"),
        count(object, "/status/availableReplicas"),
        age(object, now),
        images(object, TEMPLATE),
        selector(object, "/spec/selector/matchLabels"),
    ]
}

pub(super) fn replica_set(object: &Value, now: Timestamp) -> Vec<Cell> {
    let (wanted, ready) = (
        number(object, "/spec/replicas"),
        number(object, "/status/readyReplicas"),
    );
    let tone = if ready >= wanted { Tone::Plain } else { Tone::Busy };
    vec![
        Cell::new(wanted.to_string()),
        count(object, "/status/replicas"),
        Cell::toned(ready.to_string(), tone),
        age(object, now),
        images(object, TEMPLATE),
    ]
}

pub(super) fn stateful_set(object: &Value, now: Timestamp) -> Vec<Cell> {
    vec![
        share(
            number(object, "/status/readyReplicas"),
            number(object, "/spec/replicas"),
        ),
        age(object, now),
        images(object, TEMPLATE),
    ]
}

pub(super) fn daemon_set(object: &Value, now: Timestamp) -> Vec<Cell> {
    let (wanted, ready) = (
        number(object, "/status/desiredNumberScheduled"),
        number(object, "/status/numberReady"),
    );
    let tone = if ready >= wanted { Tone::Good } else { Tone::Busy };
    vec![
        Cell::new(wanted.to_string()),
        count(object, "/status/currentNumberScheduled"),
        Cell::toned(ready.to_string(), tone),
        count(object, "/status/updatedNumberScheduled"),
        count(object, "/status/numberAvailable"),
        age(object, now),
        images(object, TEMPLATE),
    ]
}

pub(super) fn job(object: &Value, now: Timestamp) -> Vec<Cell> {
    let is = |kind: &str| {
        list(object, "/status/conditions")
            .iter()
            .any(|c| c["type"] == kind && c["status"] == "True")
    };
    let (status, tone) = match () {
        () if is("Complete") => ("Complete", Tone::Faint),
        () if is("Failed") => ("Failed", Tone::Bad),
        () if is("Suspended") => ("Suspended", Tone::Faint),
        () => ("Running", Tone::Busy),
    };
    let wanted = object
        .pointer("/spec/completions")
        .and_then(Value::as_i64)
        .unwrap_or(1);
    let started = instant(text(object, "/status/startTime"));
    let ended = instant(text(object, "/status/completionTime"));
    let took = started.map(|started| human(ended.unwrap_or(now).as_second() - started.as_second()));
    vec![
        Cell::toned(status, tone),
        Cell::new(format!("{}/{wanted}", number(object, "/status/succeeded"))),
        Cell::ticking(took.unwrap_or_else(|| "<none>".to_owned())),
        age(object, now),
    ]
}

pub(super) fn cron_job(object: &Value, now: Timestamp) -> Vec<Cell> {
    let suspended = object.pointer("/spec/suspend") == Some(&Value::Bool(true));
    let last = match text(object, "/status/lastScheduleTime") {
        "" => Cell::ticking("<none>"),
        time => ago(time, now),
    };
    vec![
        Cell::new(text(object, "/spec/schedule")),
        Cell::toned(
            suspended.to_string(),
            if suspended { Tone::Busy } else { Tone::Plain },
        ),
        Cell::new(list(object, "/status/active").len().to_string()),
        last,
        age(object, now),
    ]
}

pub(super) fn autoscaler(object: &Value, now: Timestamp) -> Vec<Cell> {
    let of = format!(
        "{}/{}",
        text(object, "/spec/scaleTargetRef/kind"),
        text(object, "/spec/scaleTargetRef/name")
    );
    vec![
        Cell::new(of),
        count(object, "/spec/minReplicas"),
        count(object, "/spec/maxReplicas"),
        count(object, "/status/currentReplicas"),
        age(object, now),
    ]
}
