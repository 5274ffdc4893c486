//! `--churn`: changes the loaded pods as a cluster would. Containers restart, readiness flips, pods are replaced.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use http::HeaderValue;
use http::header::USER_AGENT;
use k8s_openapi::jiff::Timestamp;
use kube::core::Request;
use kube::core::params::{DeleteParams, Patch, PatchParams, PostParams};
use kube_sandbox::Sandbox;
use kube_sandbox::sample::Sampler;
use serde_json::{Value, json};
use tokio::time::Instant;

use super::rate::Rate;

/// The user agent of our own requests. [`super::ticker`] counts only the requests of other programs.
pub(super) const AGENT: &str = "kubectl-informer-churn";

/// One change in this many begins a replacement.
const REPLACE_ONE_IN: u64 = 20;
/// If the changes fall behind by more than this, the missed ones are dropped: the rate stays steady, without a burst.
const MAX_LAG: Duration = Duration::from_secs(1);

/// Changes the pods that were loaded into a sandbox.
pub(super) struct Churn {
    client: kube::Client,
    sampler: Sampler,
    pods: Vec<Living>,
    /// The sample for the next new pod.
    next: usize,
    /// The remaining steps of a replacement.
    planned: VecDeque<Step>,
    dice: u64,
    count: Arc<AtomicU64>,
}

/// A pod, as this process last wrote it.
#[derive(Debug, Clone, Copy)]
struct Living {
    index: usize,
    restarts: u32,
    ready: bool,
}

/// One change, which causes one watch event.
#[derive(Debug, Clone, Copy)]
enum Step {
    /// A container restarted.
    Restart,
    /// Readiness changed.
    Flip,
    /// Graceful deletion: the server sets the deletion timestamp.
    Mark(usize),
    /// The kubelet confirms the deletion.
    Delete(usize),
    /// The ReplicaSet creates a new pod.
    Create(usize),
    /// The kubelet has started the pod.
    Start(usize),
}

impl Churn {
    /// Assumes that samples 0 to `pods` are loaded.
    pub(super) fn new(sandbox: &Sandbox, pods: usize) -> Self {
        let living = |index| Living {
            index,
            restarts: 0,
            ready: true,
        };
        Self {
            client: sandbox.client(),
            sampler: Sampler::default().at(now()),
            pods: (0..pods).map(living).collect(),
            next: pods,
            planned: VecDeque::new(),
            dice: 0,
            count: Arc::default(),
        }
    }

    /// The counter of changes.
    pub(super) fn count(&self) -> Arc<AtomicU64> {
        Arc::clone(&self.count)
    }

    /// Makes changes at a steady rate and never returns.
    pub(super) async fn run(&mut self, rate: Rate) {
        let mut due = Instant::now();
        loop {
            tokio::time::sleep_until(due).await;
            if self.change().await {
                self.count.fetch_add(1, Ordering::Relaxed);
            }
            due += rate.period();
            if due.elapsed() > MAX_LAG {
                due = Instant::now();
            }
        }
    }

    /// Makes one change; false if there was nothing to change.
    async fn change(&mut self) -> bool {
        let step = match self.planned.pop_front() {
            Some(step) => step,
            None => self.choose(),
        };
        match step {
            Step::Restart | Step::Flip => self.touch(step).await,
            Step::Mark(index) => self.delete(index, None).await,
            Step::Delete(index) => self.delete(index, Some(0)).await,
            Step::Create(index) => self.create(index).await,
            Step::Start(index) => {
                self.pods.push(Living {
                    index,
                    restarts: 0,
                    ready: true,
                });
                self.write_status(index, &json!({"status": self.sampler.pod(index)["status"]}))
                    .await
            }
        }
    }

    fn choose(&mut self) -> Step {
        let replace = self.roll(REPLACE_ONE_IN) == 0;
        if self.pods.is_empty() || replace {
            if !self.pods.is_empty() {
                let at = self.roll(self.pods.len() as u64) as usize;
                let old = self.pods.swap_remove(at).index;
                self.planned.extend([Step::Mark(old), Step::Delete(old)]);
            }
            let new = self.next;
            self.next += 1;
            self.planned.extend([Step::Create(new), Step::Start(new)]);
            return self.planned.pop_front().expect("was just filled");
        }
        match self.roll(2) {
            0 => Step::Restart,
            _ => Step::Flip,
        }
    }

    /// Writes a new status to a random pod.
    async fn touch(&mut self, step: Step) -> bool {
        let at = self.roll(self.pods.len() as u64) as usize;
        let pod = &mut self.pods[at];
        match step {
            Step::Restart => (pod.restarts, pod.ready) = (pod.restarts + 1, true),
            _ => pod.ready = !pod.ready,
        }
        let pod = *pod;
        let patch = self.status_of(pod);
        let done = self.write_status(pod.index, &patch).await;
        if !done {
            // The pod was deleted by another client.
            self.pods.swap_remove(at);
        }
        done
    }

    /// The status that a kubelet would report, as a merge patch; lists are sent whole.
    fn status_of(&self, pod: Living) -> Value {
        let mut status = self.sampler.pod(pod.index)["status"].take();
        let (ready, now) = (if pod.ready { "True" } else { "False" }, now());
        for condition in status["conditions"].as_array_mut().into_iter().flatten() {
            if condition["type"] == "Ready" || condition["type"] == "ContainersReady" {
                condition["status"] = json!(ready);
                condition["lastTransitionTime"] = json!(now);
            }
        }
        for container in status["containerStatuses"].as_array_mut().into_iter().flatten() {
            if container["name"] == "web" {
                container["ready"] = json!(pod.ready);
                container["restartCount"] = json!(pod.restarts);
                if pod.restarts > 0 {
                    container["lastState"] = json!({"terminated": {
                        "exitCode": 137, "reason": "OOMKilled", "finishedAt": now,
                        "startedAt": container["state"]["running"]["startedAt"],
                        "containerID": container["containerID"],
                    }});
                    container["state"]["running"]["startedAt"] = json!(now);
                }
            }
        }
        json!({"status": {"conditions": status["conditions"], "containerStatuses": status["containerStatuses"]}})
    }

    async fn write_status(&self, index: usize, patch: &Value) -> bool {
        let params = PatchParams {
            field_manager: Some("kubelet".to_owned()),
            ..PatchParams::default()
        };
        let (pods, name) = self.place(index);
        self.send(pods.patch_subresource("status", &name, &params, &Patch::Merge(patch)))
            .await
    }

    async fn create(&self, index: usize) -> bool {
        let params = PostParams {
            field_manager: Some("kube-controller-manager".to_owned()),
            ..PostParams::default()
        };
        let body = self.sampler.pod(index).to_string().into_bytes();
        self.send(self.place(index).0.create(&params, body)).await
    }

    async fn delete(&self, index: usize, grace: Option<u32>) -> bool {
        let params = DeleteParams {
            grace_period_seconds: grace,
            ..DeleteParams::default()
        };
        let (pods, name) = self.place(index);
        self.send(pods.delete(&name, &params)).await
    }

    /// The request builder for a sample's namespace, and the sample's name.
    fn place(&self, index: usize) -> (Request, String) {
        let (namespace, name) = self.sampler.pod_name(index);
        (Request::new(format!("/api/v1/namespaces/{namespace}/pods")), name)
    }

    /// Sends a request; false if the server refused it, usually because another client changed the pod first.
    async fn send<E>(&self, request: Result<http::Request<Vec<u8>>, E>) -> bool {
        let Ok(mut request) = request else { return false };
        let agent = HeaderValue::from_static(AGENT);
        request.headers_mut().insert(USER_AGENT, agent);
        self.client.request_text(request).await.is_ok()
    }

    /// A pseudo-random number below `sides` (splitmix64). Every run has the same sequence.
    fn roll(&mut self, sides: u64) -> u64 {
        self.dice = self.dice.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.dice;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % sides.max(1)
    }
}

/// The current time as objects carry it, without fractions of a second.
fn now() -> String {
    let second = Timestamp::now().as_second();
    Timestamp::from_second(second).unwrap_or_default().to_string()
}

#[cfg(test)]
mod tests {
    use kube::api::{Api, ListParams};

    use super::*;

    #[tokio::test]
    async fn every_change_is_made_and_the_number_of_pods_stays() {
        let sandbox = Sandbox::start().await.expect("a free port");
        sandbox.load("pods", 40).expect("is known");
        let mut churn = Churn::new(&sandbox, 40);
        let before = sandbox.resource_version();
        for change in 0..400 {
            assert!(churn.change().await, "change {change}");
        }
        while !churn.planned.is_empty() {
            assert!(churn.change().await, "the rest of a replacement");
        }
        assert!(churn.next > 40, "some pods were replaced");
        assert!(
            sandbox.resource_version() - before >= 400,
            "each change is a write"
        );
        let pods: Api<kube::core::DynamicObject> = Api::all_with(
            sandbox.client(),
            &kube::core::ApiResource::erase::<k8s_openapi::api::core::v1::Pod>(&()),
        );
        let list = pods.list(&ListParams::default()).await.expect("is served");
        assert_eq!(list.items.len(), 40);
        assert!(list.items.iter().all(|p| p.data["status"]["phase"] == "Running"));
    }

    #[tokio::test]
    async fn pods_that_a_user_deletes_are_skipped() {
        let sandbox = Sandbox::start().await.expect("a free port");
        let mut churn = Churn::new(&sandbox, 3);
        for _ in 0..20 {
            churn.change().await;
        }
        assert!(churn.pods.iter().all(|p| p.index >= 3), "{:?}", churn.pods);
    }
}
