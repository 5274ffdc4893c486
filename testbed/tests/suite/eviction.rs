//! Eviction: a deletion of a pod that disruption budgets can refuse. And which kinds orphan their dependents by default.

use serde_json::{Value, json};

use super::kit::*;

cases![
    an_evicted_pod_is_deleted,
    a_missing_pod_cannot_be_evicted,
    another_name_in_the_body_is_refused,
    a_dry_run_evicts_nothing,
    a_budget_that_was_not_looked_at_yet_refuses,
    a_budget_without_room_refuses,
    a_budget_with_room_is_used_up,
    two_budgets_are_one_too_many,
    a_pending_pod_is_evicted_past_its_budget,
    jobs_orphan_their_pods_by_default_and_say_so,
    replication_controllers_orphan_their_pods_by_default,
];

const BUDGETS: &str = "/apis/policy/v1/namespaces/{ns}/poddisruptionbudgets";

fn eviction(name: &str) -> Value {
    json!({"apiVersion": "policy/v1", "kind": "Eviction", "metadata": {"name": name}})
}

async fn evict(t: &T, name: &str) -> Answer {
    t.post(&format!("pods/{name}/eviction"), eviction(name)).await
}

/// A pod that runs on a node and has the label `app=web`.
async fn has_running_pod(t: &T) {
    let sent = with(pod("web"), "/metadata/labels", json!({"app": "web"}));
    t.has("pods", with(sent, "/spec/nodeName", json!("n1"))).await;
    let status = json!({"phase": "Running", "conditions": [{"type": "Ready", "status": "True"}]});
    t.merge("pods/web/status", json!({"status": status})).await.ok();
}

async fn has_budget(t: &T, name: &str) {
    let budget = json!({
        "apiVersion": "policy/v1", "kind": "PodDisruptionBudget", "metadata": {"name": name},
        "spec": {"minAvailable": 1, "selector": {"matchLabels": {"app": "web"}}},
    });
    t.has(BUDGETS, budget).await;
}

async fn set_budget(t: &T, name: &str, healthy: i64, allowed: i64) {
    let status = json!({
        "observedGeneration": 1, "desiredHealthy": 1, "currentHealthy": healthy, "expectedPods": 1,
        "disruptionsAllowed": allowed,
    });
    t.merge(&format!("{BUDGETS}/{name}/status"), json!({"status": status}))
        .await
        .ok();
}

fn done() -> Value {
    json!({"kind": "Status", "apiVersion": "v1", "metadata": {}, "status": "Success", "code": 201})
}

#[track_caller]
fn refused(answer: Answer, why: &str, retry: Option<u64>) {
    let mut details = json!({"causes": [{"reason": "DisruptionBudget", "message": why}]});
    if let Some(seconds) = retry {
        details["retryAfterSeconds"] = json!(seconds);
        assert_eq!(answer.header("retry-after"), Some(seconds.to_string().as_str()));
    }
    let message = "Cannot evict pod as it would violate the pod's disruption budget.";
    answer.refused(429, "TooManyRequests", message, details);
}

async fn an_evicted_pod_is_deleted(t: &T) {
    t.has("pods", pod("web")).await;
    assert_eq!(evict(t, "web").await.created(), done());
    t.get("pods/web").await.not_found("pods", "web");
    has_running_pod(t).await;
    assert_eq!(evict(t, "web").await.created(), done());
    let marked = t.get("pods/web").await.ok();
    assert_eq!(marked["metadata"]["deletionGracePeriodSeconds"], 30);
}

async fn a_missing_pod_cannot_be_evicted(t: &T) {
    evict(t, "web").await.not_found("pods", "web");
}

async fn another_name_in_the_body_is_refused(t: &T) {
    t.has("pods", pod("web")).await;
    let answer = t.post("pods/web/eviction", eviction("other")).await;
    answer.bad_request("name in URL does not match name in Eviction object");
}

async fn a_dry_run_evicts_nothing(t: &T) {
    let made = t.has("pods", pod("web")).await;
    let dry = with(eviction("web"), "/deleteOptions", json!({"dryRun": ["All"]}));
    assert_eq!(t.post("pods/web/eviction", dry).await.created(), done());
    assert_eq!(t.get("pods/web").await.ok(), made);
}

async fn a_budget_that_was_not_looked_at_yet_refuses(t: &T) {
    has_running_pod(t).await;
    has_budget(t, "b").await;
    let why = "The disruption budget b is still being processed by the server.";
    refused(evict(t, "web").await, why, Some(10));
}

async fn a_budget_without_room_refuses(t: &T) {
    has_running_pod(t).await;
    has_budget(t, "b").await;
    set_budget(t, "b", 1, 0).await;
    let why = "The disruption budget b needs 1 healthy pods and has 1 currently";
    refused(evict(t, "web").await, why, None);
}

async fn a_budget_with_room_is_used_up(t: &T) {
    has_running_pod(t).await;
    has_budget(t, "b").await;
    set_budget(t, "b", 2, 1).await;
    assert_eq!(evict(t, "web").await.created(), done());
    let status = t.get(&format!("{BUDGETS}/b")).await.ok()["status"].take();
    assert_eq!(status["disruptionsAllowed"], 0);
    assert!(status["disruptedPods"]["web"].is_string(), "{status}");
}

async fn two_budgets_are_one_too_many(t: &T) {
    has_running_pod(t).await;
    has_budget(t, "a").await;
    has_budget(t, "b").await;
    let why =
        "This pod has more than one PodDisruptionBudget, which the eviction subresource does not support.";
    evict(t, "web").await.failed(why);
}

async fn a_pending_pod_is_evicted_past_its_budget(t: &T) {
    t.has(
        "pods",
        with(pod("web"), "/metadata/labels", json!({"app": "web"})),
    )
    .await;
    has_budget(t, "b").await;
    assert_eq!(evict(t, "web").await.created(), done());
}

async fn jobs_orphan_their_pods_by_default_and_say_so(t: &T) {
    let jobs = "/apis/batch/v1/namespaces/{ns}/jobs";
    let job = |name: &str| {
        json!({
            "apiVersion": "batch/v1", "kind": "Job", "metadata": {"name": name},
            "spec": {"template": {"spec": {"restartPolicy": "Never", "containers": [{"name": "a", "image": "i"}]}}},
        })
    };
    t.has(jobs, job("kept")).await;
    let answer = t.delete(&format!("{jobs}/kept")).await;
    let warning = "299 - \"child pods are preserved by default when jobs are deleted; set propagationPolicy=Background to \
                   remove them or set propagationPolicy=Orphan to suppress this warning\"";
    assert_eq!(answer.header("warning"), Some(warning));
    assert_eq!(answer.ok()["metadata"]["finalizers"], json!(["orphan"]));

    t.has(jobs, job("gone")).await;
    let answer = t
        .delete(&format!("{jobs}/gone?propagationPolicy=Background"))
        .await;
    assert_eq!(answer.header("warning"), None);
    assert_eq!(answer.ok()["status"], "Success");
}

async fn replication_controllers_orphan_their_pods_by_default(t: &T) {
    let controller = json!({
        "apiVersion": "v1", "kind": "ReplicationController", "metadata": {"name": "web"},
        "spec": {"selector": {"a": "b"}, "template": {
            "metadata": {"labels": {"a": "b"}}, "spec": {"containers": [{"name": "a", "image": "i"}]},
        }},
    });
    t.has("replicationcontrollers", controller).await;
    let answer = t.delete("replicationcontrollers/web").await.ok();
    assert_eq!(answer["metadata"]["finalizers"], json!(["orphan"]));
}
