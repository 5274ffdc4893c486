//! Pods. The status of a pod is gathered from its phase, its conditions and all of its containers.

use jiff::Timestamp;
use serde_json::{Value, json};

use super::super::{Row, age};

pub(super) fn pod(row: &Row<'_>) -> Vec<Value> {
    let summary = Summary::of(row);
    let restarts = match summary.last_restart {
        Some(last) if summary.restarts > 0 => format!(
            "{} ({} ago)",
            summary.restarts,
            age::human(row.now.as_second() - last.as_second())
        ),
        _ => summary.restarts.to_string(),
    };
    let ip = row
        .list("/status/podIPs")
        .first()
        .and_then(|ip| ip["ip"].as_str())
        .filter(|ip| !ip.is_empty());
    vec![
        row.name(),
        json!(format!("{}/{}", summary.ready, summary.containers)),
        json!(summary.status),
        json!(restarts),
        row.age(),
        json!(ip.unwrap_or("<none>")),
        json!(row.text_or("/spec/nodeName", "<none>")),
        json!(row.text_or("/status/nominatedNodeName", "<none>")),
        readiness_gates(row),
    ]
}

/// The condition of a row whose pod has ended.
pub(crate) fn condition(row: &Row<'_>) -> Option<Value> {
    let (reason, message) = match row.text("/status/phase") {
        "Succeeded" => ("Succeeded", "The pod has completed successfully."),
        "Failed" => ("Failed", "The pod failed."),
        _ => return None,
    };
    Some(json!({"type": "Completed", "status": "True", "reason": reason, "message": message}))
}

fn readiness_gates(row: &Row<'_>) -> Value {
    let gates = row.list("/spec/readinessGates");
    if gates.is_empty() {
        return json!("<none>");
    }
    let passed = gates
        .iter()
        .filter(|gate| is_true(row, gate["conditionType"].as_str().unwrap_or_default()))
        .count();
    json!(format!("{passed}/{}", gates.len()))
}

fn is_true(row: &Row<'_>, condition: &str) -> bool {
    let mut conditions = row.list("/status/conditions").iter();
    conditions
        .find(|c| c["type"] == condition)
        .is_some_and(|c| c["status"] == "True")
}

/// The combined state of the containers of a pod.
struct Summary {
    containers: usize,
    ready: usize,
    status: String,
    restarts: i64,
    last_restart: Option<Timestamp>,
}

impl Summary {
    fn of(row: &Row<'_>) -> Self {
        let init = row.list("/spec/initContainers");
        let mut summary = Self {
            containers: row.list("/spec/containers").len() + init.iter().filter(|c| is_sidecar(c)).count(),
            ready: 0,
            status: row
                .text_or("/status/reason", row.text("/status/phase"))
                .to_owned(),
            restarts: 0,
            last_restart: None,
        };
        let gated = row
            .list("/status/conditions")
            .iter()
            .any(|c| c["type"] == "PodScheduled" && c["reason"] == "SchedulingGated");
        if gated {
            summary.status = "SchedulingGated".to_owned();
        }
        let initializing = summary.add_init_containers(row, init);
        if !initializing || is_true(row, "Initialized") {
            summary.add_containers(row, init);
        }
        let deleting = !row.text("/metadata/deletionTimestamp").is_empty();
        if deleting && row.text("/status/reason") == "NodeLost" {
            summary.status = "Unknown".to_owned();
        } else if deleting && !matches!(row.text("/status/phase"), "Succeeded" | "Failed") {
            summary.status = "Terminating".to_owned();
        }
        summary
    }

    /// True while the pod waits for an init container.
    fn add_init_containers(&mut self, row: &Row<'_>, init: &[Value]) -> bool {
        for (number, status) in row.list("/status/initContainerStatuses").iter().enumerate() {
            self.add_restarts(status);
            let ended = status["state"].get("terminated").filter(|t| !t.is_null());
            if ended.is_some_and(|t| t["exitCode"].as_i64().unwrap_or(0) == 0) {
                continue;
            }
            if sidecar_of(init, status) && status["started"] == true {
                self.ready += usize::from(status["ready"] == true);
                continue;
            }
            let waiting = status["state"]["waiting"]["reason"].as_str().unwrap_or_default();
            self.status = match ended {
                Some(ended) => format!("Init:{}", ending(ended)),
                None if !waiting.is_empty() && waiting != "PodInitializing" => format!("Init:{waiting}"),
                None => format!("Init:{number}/{}", init.len()),
            };
            return true;
        }
        false
    }

    fn add_containers(&mut self, row: &Row<'_>, init: &[Value]) {
        // From here on, restarts of init containers that have ended no longer count.
        (self.restarts, self.last_restart) = (0, None);
        for status in row.list("/status/initContainerStatuses") {
            if sidecar_of(init, status) {
                self.add_restarts(status);
            }
        }
        let (mut running, mut failure) = (false, None);
        for status in row.list("/status/containerStatuses").iter().rev() {
            self.add_restarts(status);
            let state = &status["state"];
            let waiting = state["waiting"]["reason"].as_str().unwrap_or_default();
            if !waiting.is_empty() {
                self.status = waiting.to_owned();
            } else if let Some(ended) = state.get("terminated").filter(|t| !t.is_null()) {
                self.status = ending(ended);
                if ended["exitCode"].as_i64().unwrap_or(0) != 0 {
                    failure = Some(self.status.clone());
                }
            } else if status["ready"] == true && state.get("running").is_some() {
                running = true;
                self.ready += 1;
            }
        }
        if self.status == "Completed" {
            if running && is_true(row, "Ready") {
                self.status = "Running".to_owned();
            } else if let Some(failure) = failure {
                self.status = failure;
            } else if running {
                self.status = "NotReady".to_owned();
            }
        }
    }

    fn add_restarts(&mut self, status: &Value) {
        self.restarts += status["restartCount"].as_i64().unwrap_or(0);
        let ended = status["lastState"]["terminated"]["finishedAt"].as_str();
        self.last_restart = self.last_restart.max(ended.and_then(|t| t.parse().ok()));
    }
}

/// Does the container start before the others and keep running beside them?
fn is_sidecar(container: &Value) -> bool {
    container["restartPolicy"] == "Always"
}

fn sidecar_of(init: &[Value], status: &Value) -> bool {
    init.iter().any(|c| c["name"] == status["name"] && is_sidecar(c))
}

/// Why a container ended.
fn ending(ended: &Value) -> String {
    let reason = ended["reason"].as_str().unwrap_or_default();
    match (reason, ended["signal"].as_i64().unwrap_or(0)) {
        ("", 0) => format!("ExitCode:{}", ended["exitCode"].as_i64().unwrap_or(0)),
        ("", signal) => format!("Signal:{signal}"),
        (reason, _) => reason.to_owned(),
    }
}
