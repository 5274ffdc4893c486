//! How an object is: ready and status, read from its JSON as far as conventions go.
//!
//! For caches without a server, or whose server gives no columns.

use serde_json::Value;

/// What an object says about itself.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Summary {
    pub(super) ready: Option<String>,
    pub(super) status: Option<String>,
}

impl Summary {
    pub(super) fn of(object: &Value) -> Self {
        Self {
            ready: containers(object)
                .or_else(|| replicas(object))
                .or_else(|| condition(object, "Ready").map(str::to_owned)),
            status: status(object).map(str::to_owned),
        }
    }
}

/// The containers of a pod that are ready.
fn containers(object: &Value) -> Option<String> {
    let all = object.pointer("/spec/containers")?.as_array()?.len();
    let statuses = object
        .pointer("/status/containerStatuses")
        .and_then(Value::as_array);
    let ready = statuses.map_or(0, |statuses| {
        let ready = |status: &&Value| status.get("ready").and_then(Value::as_bool) == Some(true);
        statuses.iter().filter(ready).count()
    });
    Some(format!("{ready}/{all}"))
}

/// The replicas of a workload that are ready.
fn replicas(object: &Value) -> Option<String> {
    let number = |path: &str| object.pointer(path).and_then(Value::as_i64);
    let (ready, all) = match number("/status/desiredNumberScheduled") {
        Some(all) => (number("/status/numberReady"), all),
        None => (number("/status/readyReplicas"), number("/spec/replicas")?),
    };
    Some(format!("{}/{all}", ready.unwrap_or(0)))
}

/// The phase, or the condition that speaks for the whole.
fn status(object: &Value) -> Option<&str> {
    if object
        .pointer("/metadata/deletionTimestamp")
        .is_some_and(|at| !at.is_null())
    {
        return Some("Terminating");
    }
    let waiting = || {
        let statuses = object.pointer("/status/containerStatuses")?.as_array()?;
        statuses
            .iter()
            .find_map(|status| status.pointer("/state/waiting/reason")?.as_str())
    };
    let phase = || object.pointer("/status/phase")?.as_str();
    waiting().or_else(phase).or_else(|| {
        let told = ["Ready", "Available", "Complete", "Failed"];
        told.into_iter()
            .find_map(|kind| match (kind, condition(object, kind)?) {
                (kind, "True") => Some(kind),
                ("Ready", "False") => Some("NotReady"),
                ("Available", "False") => Some("Unavailable"),
                _ => None,
            })
    })
}

/// The status of a condition.
fn condition<'a>(object: &'a Value, kind: &str) -> Option<&'a str> {
    let conditions = object.pointer("/status/conditions")?.as_array()?;
    let found = conditions
        .iter()
        .find(|condition| condition.get("type").and_then(Value::as_str) == Some(kind))?;
    found.get("status")?.as_str()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[track_caller]
    fn check(object: Value, ready: Option<&str>, status: Option<&str>) {
        let found = Summary::of(&object);
        assert_eq!(
            (found.ready.as_deref(), found.status.as_deref()),
            (ready, status),
            "{object}"
        );
    }

    #[test]
    fn pods_workloads_and_conditions_say_how_they_are() {
        let pod = |state: Value| {
            json!({"spec": {"containers": [{}, {}]}, "status": {"phase": "Running",
                "containerStatuses": [{"ready": true}, {"ready": false, "state": state}]}})
        };
        check(pod(json!({"running": {}})), Some("1/2"), Some("Running"));
        check(
            pod(json!({"waiting": {"reason": "CrashLoopBackOff"}})),
            Some("1/2"),
            Some("CrashLoopBackOff"),
        );
        check(
            json!({"spec": {"replicas": 3}, "status": {"readyReplicas": 2}}),
            Some("2/3"),
            None,
        );
        check(
            json!({"status": {"desiredNumberScheduled": 4}}),
            Some("0/4"),
            None,
        );
        let node = json!({"status": {"conditions": [{"type": "Ready", "status": "False"}]}});
        check(node, Some("False"), Some("NotReady"));
        check(
            json!({"metadata": {"deletionTimestamp": "2026-01-01T00:00:00Z"}}),
            None,
            Some("Terminating"),
        );
        check(json!({"data": {"a": "b"}}), None, None);
        check(json!("cannot be shown"), None, None);
    }
}
