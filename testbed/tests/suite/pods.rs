//! Pods on a node leave slowly: the grace period.

use serde_json::{Value, json};

use super::kit::*;

cases![
    a_pod_without_a_node_goes_at_once,
    a_pod_on_a_node_gets_thirty_seconds,
    a_second_delete_changes_nothing,
    a_shorter_period_is_taken,
    a_longer_period_is_not,
    no_period_deletes_now,
    a_finished_pod_goes_at_once,
    the_phase_starts_as_pending,
    binding_names_the_node,
];

async fn a_pod_without_a_node_goes_at_once(t: &T) {
    t.has("pods", pod("web")).await;
    assert_eq!(t.delete("pods/web").await.ok()["kind"], "Pod");
    t.get("pods/web").await.not_found("pods", "web");
}

async fn a_pod_on_a_node_gets_thirty_seconds(t: &T) {
    t.has("pods", on_a_node("web")).await;
    let leaving = t.delete("pods/web").await.ok();
    assert_eq!(leaving["metadata"]["deletionGracePeriodSeconds"], 30);
    assert!(leaving["metadata"]["deletionTimestamp"].is_string(), "{leaving}");
    assert_eq!(t.get("pods/web").await.ok(), leaving);
}

async fn a_second_delete_changes_nothing(t: &T) {
    t.has("pods", on_a_node("web")).await;
    let leaving = t.delete("pods/web").await.ok();
    assert_eq!(t.delete("pods/web").await.ok(), leaving);
}

async fn a_shorter_period_is_taken(t: &T) {
    t.has("pods", on_a_node("web")).await;
    t.delete("pods/web").await.ok();
    let sooner = t.delete("pods/web?gracePeriodSeconds=10").await.ok();
    assert_eq!(sooner["metadata"]["deletionGracePeriodSeconds"], 10);
}

async fn a_longer_period_is_not(t: &T) {
    t.has("pods", on_a_node("web")).await;
    let leaving = t.delete("pods/web").await.ok();
    assert_eq!(
        t.delete_with("pods/web", json!({"gracePeriodSeconds": 60}))
            .await
            .ok(),
        leaving
    );
}

async fn no_period_deletes_now(t: &T) {
    t.has("pods", on_a_node("web")).await;
    t.delete("pods/web").await.ok();
    t.delete("pods/web?gracePeriodSeconds=0").await.ok();
    t.get("pods/web").await.not_found("pods", "web");
}

async fn a_finished_pod_goes_at_once(t: &T) {
    t.has("pods", on_a_node("web")).await;
    t.merge("pods/web/status", json!({"status": {"phase": "Succeeded"}}))
        .await
        .ok();
    t.delete("pods/web").await.ok();
    t.get("pods/web").await.not_found("pods", "web");
}

async fn the_phase_starts_as_pending(t: &T) {
    assert_eq!(t.has("pods", pod("web")).await["status"]["phase"], "Pending");
}

async fn binding_names_the_node(t: &T) {
    t.has("pods", pod("web")).await;
    let binding = json!({
        "apiVersion": "v1", "kind": "Binding", "metadata": {"name": "web"},
        "target": {"kind": "Node", "name": "node-1"},
    });
    assert_eq!(
        t.post("pods/web/binding", binding).await.created()["status"],
        "Success"
    );
    assert_eq!(t.get("pods/web").await.ok()["spec"]["nodeName"], "node-1");
}

fn on_a_node(name: &str) -> Value {
    with(pod(name), "/spec/nodeName", json!("node-1"))
}
