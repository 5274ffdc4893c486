//! The states of a demo pod, and the status that its kubelet would report in each.

use k8s_openapi::jiff::Timestamp;
use serde_json::{Value, json};

use super::world::App;

/// The state of a pod.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Phase {
    /// Not scheduled yet.
    Pending,
    Creating,
    /// The image cannot be pulled.
    PullFailed,
    PullBackOff,
    /// Running, not ready yet.
    Starting,
    Ready,
    /// The readiness probe fails.
    Unready,
    /// The server process has just exited.
    Crashed,
    /// Crashed so often that the kubelet delays the next start.
    BackOff,
}

/// A pod, as this process last wrote it.
#[derive(Debug, Clone)]
pub(super) struct Pod {
    pub(super) app: usize,
    pub(super) name: String,
    pub(super) hash: String,
    pub(super) tag: u32,
    pub(super) node: usize,
    pub(super) number: usize,
    pub(super) restarts: u32,
    /// When the server process last started.
    pub(super) since: Timestamp,
    /// When the pod was created.
    pub(super) born: Timestamp,
    /// When readiness last changed.
    pub(super) turned: Timestamp,
    pub(super) phase: Phase,
    pub(super) ending: bool,
    /// True while a storyline changes this pod.
    pub(super) busy: bool,
}

impl Pod {
    pub(super) fn is_ready(&self) -> bool {
        self.phase == Phase::Ready && !self.ending
    }

    /// The status as a merge patch.
    pub(super) fn status(&self, app: &App) -> Value {
        let truth = |is: bool| if is { "True" } else { "False" };
        let ready = self.phase == Phase::Ready;
        let condition = |kind: &str, is: bool, at| json!({"type": kind, "status": truth(is), "lastTransitionTime": time(at)});
        let mut status = json!({
            "phase": match self.phase {
                Phase::Pending | Phase::Creating | Phase::PullFailed | Phase::PullBackOff => "Pending",
                _ => "Running",
            },
            "conditions": [
                condition("PodScheduled", self.phase != Phase::Pending, self.born),
                condition("Initialized", self.phase != Phase::Pending, self.born),
                condition("ContainersReady", ready, self.turned),
                condition("Ready", ready, self.turned),
            ],
        });
        if self.phase == Phase::Pending {
            return json!({"status": status});
        }
        status["hostIP"] = json!(format!("10.0.0.{}", self.node + 1));
        status["startTime"] = json!(time(self.born));
        if !matches!(
            self.phase,
            Phase::Creating | Phase::PullFailed | Phase::PullBackOff
        ) {
            let ip = format!("10.64.{}.{}", self.node, 2 + self.number % 250);
            status["podIP"] = json!(ip);
            status["podIPs"] = json!([{"ip": ip}]);
        }
        let mut containers = vec![self.server(app)];
        if app.proxied {
            containers.push(self.proxy());
        }
        status["containerStatuses"] = json!(containers);
        json!({"status": status})
    }

    /// The status of the main container, the one that crashes and restarts.
    fn server(&self, app: &App) -> Value {
        let since = time(self.since);
        let waiting = |reason: &str| json!({"waiting": {"reason": reason}});
        let died = json!({"terminated": {"exitCode": 1, "reason": "Error", "startedAt": since, "finishedAt": since}});
        let state = match self.phase {
            Phase::Pending | Phase::Creating => waiting("ContainerCreating"),
            Phase::PullFailed => waiting("ErrImagePull"),
            Phase::PullBackOff => waiting("ImagePullBackOff"),
            Phase::Crashed => died.clone(),
            Phase::BackOff => waiting("CrashLoopBackOff"),
            Phase::Starting | Phase::Ready | Phase::Unready => json!({"running": {"startedAt": since}}),
        };
        json!({
            "name": app.name, "image": app.image(self.tag), "restartCount": self.restarts,
            "ready": self.phase == Phase::Ready,
            "state": state,
            "lastState": if self.restarts > 0 { died } else { json!({}) },
        })
    }

    fn proxy(&self) -> Value {
        let early = matches!(self.phase, Phase::Pending | Phase::Creating);
        json!({
            "name": "proxy", "image": "registry.example.com/mesh/proxy:1.27.0", "restartCount": 0, "ready": !early,
            "state": if early {
                json!({"waiting": {"reason": "ContainerCreating"}})
            } else {
                json!({"running": {"startedAt": time(self.since)}})
            },
        })
    }
}

/// A timestamp as objects carry it, without fractions of a second.
pub(super) fn time(at: Timestamp) -> String {
    Timestamp::from_second(at.as_second())
        .unwrap_or_default()
        .to_string()
}
