//! Columns of pods. STATUS is computed from many fields, with kubectl's rules.

use jiff::Timestamp;
use serde_json::Value;

use super::{Cell, Tone, age, human, instant, list, number, share, text};

pub(super) fn pod(object: &Value, now: Timestamp) -> Vec<Cell> {
    let containers = list(object, "/status/containerStatuses");
    let ready = containers
        .iter()
        .filter(|c| c["ready"] == true && c["state"].get("running").is_some())
        .count();
    let wanted = list(object, "/spec/containers").len();
    let (status, tone) = status(object);
    let mut readiness = share(ready as i64, wanted as i64);
    if status == "Completed" {
        readiness.tone = Tone::Faint;
    }
    vec![
        readiness,
        Cell::toned(status, tone),
        restarts(containers, now),
        age(object, now),
        Cell::new(text(object, "/spec/nodeName")),
        Cell::new(text(object, "/status/podIP")),
    ]
}

fn restarts(containers: &[Value], now: Timestamp) -> Cell {
    let count: i64 = containers.iter().map(|c| number(c, "/restartCount")).sum();
    let times = containers
        .iter()
        .filter_map(|c| instant(text(c, "/lastState/terminated/finishedAt")));
    match times.max() {
        Some(last) if count > 0 => Cell::toned(
            format!("{count} ({} ago)", human(now.as_second() - last.as_second())),
            Tone::Busy,
        ),
        _ => Cell::toned(
            count.to_string(),
            if count == 0 { Tone::Faint } else { Tone::Busy },
        ),
    }
}

/// The text of STATUS.
fn status(object: &Value) -> (String, Tone) {
    if !text(object, "/metadata/deletionTimestamp").is_empty() {
        let word = if text(object, "/status/reason") == "NodeLost" {
            "Unknown"
        } else {
            "Terminating"
        };
        return (word.to_owned(), Tone::Busy);
    }
    if let Some(word) = starting(object) {
        let tone = tone(&word);
        return (word, tone);
    }
    let phase = text(object, "/status/phase");
    let mut word = [text(object, "/status/reason"), phase]
        .into_iter()
        .find(|w| !w.is_empty())
        .unwrap_or("Unknown")
        .to_owned();
    let mut running = false;
    // As in kubectl, the first container with a reason determines the status: reversed, it is the last to be set.
    for container in list(object, "/status/containerStatuses").iter().rev() {
        if let Some(reason) = stopped(container) {
            word = reason;
        } else if container["ready"] == true && container["state"].get("running").is_some() {
            running = true;
        }
    }
    if word == "Completed" && running {
        word = if is_ready(object) { "Running" } else { "NotReady" }.to_owned();
    }
    let tone = match tone(&word) {
        Tone::Good if word == "Running" && !is_ready(object) => Tone::Busy,
        tone => tone,
    };
    (word, tone)
}

/// The state of the first init container that has not succeeded, for example `Init:1/2`.
fn starting(object: &Value) -> Option<String> {
    let wanted = list(object, "/spec/initContainers").len();
    for (at, container) in list(object, "/status/initContainerStatuses").iter().enumerate() {
        let state = &container["state"];
        if state["terminated"]["exitCode"] == 0 || container["started"] == true {
            continue;
        }
        return Some(match stopped(container) {
            Some(reason) if reason != "PodInitializing" => format!("Init:{reason}"),
            _ => format!("Init:{at}/{wanted}"),
        });
    }
    None
}

/// The reason why a container does not run.
fn stopped(container: &Value) -> Option<String> {
    let state = &container["state"];
    if let Some(waiting) = state["waiting"]["reason"].as_str() {
        return Some(waiting.to_owned());
    }
    let ended = state.get("terminated")?;
    Some(
        match (
            ended["reason"].as_str(),
            ended["signal"].as_i64(),
            ended["exitCode"].as_i64(),
        ) {
            (Some(reason), _, _) if !reason.is_empty() => reason.to_owned(),
            (_, Some(signal), _) if signal != 0 => format!("Signal:{signal}"),
            (_, _, code) => format!("ExitCode:{}", code.unwrap_or_default()),
        },
    )
}

fn is_ready(object: &Value) -> bool {
    let conditions = list(object, "/status/conditions");
    conditions
        .iter()
        .any(|c| c["type"] == "Ready" && c["status"] == "True")
}

fn tone(word: &str) -> Tone {
    match word {
        "Running" => Tone::Good,
        "Completed" | "Succeeded" => Tone::Faint,
        "Pending" | "ContainerCreating" | "PodInitializing" | "Terminating" | "NotReady" | "Unknown" => {
            Tone::Busy
        }
        word if word.starts_with("Init:") && word.contains('/') => Tone::Busy,
        _ => Tone::Bad,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn row(status: Value) -> String {
        let pod = json!({"spec": {"containers": [{}, {}], "initContainers": [{}]}, "status": status});
        let cells = pod_cells(&pod);
        cells[..3].join(" ")
    }

    fn pod_cells(object: &Value) -> Vec<String> {
        let now = "2026-01-01T01:00:00Z".parse().expect("a time");
        pod(object, now).into_iter().map(|cell| cell.text).collect()
    }

    #[test]
    fn a_pods_status_is_that_of_kubectl() {
        let ready = json!({"ready": true, "restartCount": 1, "state": {"running": {}},
            "lastState": {"terminated": {"finishedAt": "2026-01-01T00:55:00Z"}}});
        let crashed = json!({"restartCount": 4, "state": {"waiting": {"reason": "CrashLoopBackOff"}}});
        assert_eq!(
            row(json!({"phase": "Running", "containerStatuses": [ready, ready]})),
            "2/2 Running 2 (5m ago)"
        );
        assert_eq!(
            row(json!({"phase": "Running", "containerStatuses": [ready, crashed]})),
            "1/2 CrashLoopBackOff 5 (5m ago)"
        );
        assert_eq!(row(json!({"phase": "Pending"})), "0/2 Pending 0");
        assert_eq!(
            row(json!({"phase": "Failed", "reason": "Evicted"})),
            "0/2 Evicted 0"
        );
        assert_eq!(
            row(json!({"phase": "Pending", "initContainerStatuses": [{"state": {"running": {}}}]})),
            "0/2 Init:0/1 0"
        );
        assert_eq!(
            row(
                json!({"phase": "Pending", "initContainerStatuses": [{"state": {"terminated": {"exitCode": 3}}}]})
            ),
            "0/2 Init:ExitCode:3 0"
        );
        assert_eq!(
            row(json!({"phase": "Running", "containerStatuses": [{"state": {"terminated": {"signal": 9}}}]})),
            "0/2 Signal:9 0"
        );
    }

    #[test]
    fn a_deleted_pod_is_terminating() {
        let pod = json!({"metadata": {"deletionTimestamp": "2026-01-01T00:00:00Z"}, "status": {"phase": "Running"}});
        assert_eq!(pod_cells(&pod)[1], "Terminating");
    }
}
