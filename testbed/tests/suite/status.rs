//! The `status` and `scale` subresources of built-in kinds.

use serde_json::json;

use super::kit::*;

cases![
    a_status_update_changes_status_only,
    a_main_update_leaves_status_alone,
    a_status_update_does_not_count_as_a_generation,
    a_status_patch_of_a_pod_leaves_spec_alone,
    a_status_update_without_a_change_keeps_the_version,
    a_status_update_from_an_old_version_conflicts,
    status_can_be_read_alone,
    status_of_a_missing_pod_is_not_found,
    a_kind_without_status_has_no_such_path,
    scale_is_read_from_spec_and_status,
    scale_changes_replicas,
];

async fn a_status_update_changes_status_only(t: &T) {
    let made = t.has(DEPLOYMENTS, deployment("web")).await;
    let sent = with(
        with(made.clone(), "/status/replicas", json!(3)),
        "/spec/replicas",
        json!(9),
    );
    let answer = t.put(&format!("{DEPLOYMENTS}/web/status"), sent).await.ok();
    assert_eq!(
        (&answer["spec"], &answer["status"]),
        (&made["spec"], &json!({"replicas": 3}))
    );
    assert!(version(&answer) > version(&made));
}

async fn a_main_update_leaves_status_alone(t: &T) {
    t.has(DEPLOYMENTS, deployment("web")).await;
    let path = format!("{DEPLOYMENTS}/web");
    let set = t
        .merge(&format!("{path}/status"), json!({"status": {"replicas": 3}}))
        .await
        .ok();
    let sent = with(
        with(set, "/status/replicas", json!(9)),
        "/spec/replicas",
        json!(2),
    );
    let answer = t.put(&path, sent).await.ok();
    assert_eq!(
        (&answer["spec"]["replicas"], &answer["status"]["replicas"]),
        (&json!(2), &json!(3))
    );
}

async fn a_status_update_does_not_count_as_a_generation(t: &T) {
    t.has(DEPLOYMENTS, deployment("web")).await;
    let path = format!("{DEPLOYMENTS}/web/status");
    let answer = t.merge(&path, json!({"status": {"replicas": 3}})).await.ok();
    assert_eq!(answer["metadata"]["generation"], 1);
}

async fn a_status_patch_of_a_pod_leaves_spec_alone(t: &T) {
    let made = t.has("pods", pod("web")).await;
    let patch = json!({"spec": {"nodeName": "node-1"}, "status": {"phase": "Running"}});
    let answer = t.merge("pods/web/status", patch).await.ok();
    assert_eq!(
        (&answer["spec"], &answer["status"]["phase"]),
        (&made["spec"], &json!("Running"))
    );
}

async fn a_status_update_without_a_change_keeps_the_version(t: &T) {
    let made = t.has(DEPLOYMENTS, deployment("web")).await;
    let answer = t
        .put(&format!("{DEPLOYMENTS}/web/status"), made.clone())
        .await
        .ok();
    assert_eq!(rv(&answer), rv(&made));
}

async fn a_status_update_from_an_old_version_conflicts(t: &T) {
    let old = t.has(DEPLOYMENTS, deployment("web")).await;
    t.merge(&format!("{DEPLOYMENTS}/web"), json!({"spec": {"replicas": 2}}))
        .await
        .ok();
    let answer = t
        .put(
            &format!("{DEPLOYMENTS}/web/status"),
            with(old, "/status/replicas", json!(3)),
        )
        .await;
    answer.stale("deployments.apps", "web");
}

async fn status_can_be_read_alone(t: &T) {
    let made = t.has(DEPLOYMENTS, deployment("web")).await;
    assert_eq!(t.get(&format!("{DEPLOYMENTS}/web/status")).await.ok(), made);
}

async fn status_of_a_missing_pod_is_not_found(t: &T) {
    t.get("pods/web/status").await.not_found("pods", "web");
}

async fn a_kind_without_status_has_no_such_path(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    t.get("configmaps/a/status").await.no_such_resource();
}

async fn scale_is_read_from_spec_and_status(t: &T) {
    let made = t.has(DEPLOYMENTS, deployment("web")).await;
    let scale = t.get(&format!("{DEPLOYMENTS}/web/scale")).await.ok();
    assert_eq!(
        (&scale["kind"], &scale["apiVersion"]),
        (&json!("Scale"), &json!("autoscaling/v1"))
    );
    assert_eq!((&scale["spec"], rv(&scale)), (&json!({"replicas": 1}), rv(&made)));
    assert_eq!(scale["status"], json!({"replicas": 0, "selector": "app=web"}));
}

async fn scale_changes_replicas(t: &T) {
    t.has(DEPLOYMENTS, deployment("web")).await;
    let scale = t
        .merge(
            &format!("{DEPLOYMENTS}/web/scale"),
            json!({"spec": {"replicas": 4}}),
        )
        .await
        .ok();
    assert_eq!(scale["spec"]["replicas"], 4);
    assert_eq!(
        t.get(&format!("{DEPLOYMENTS}/web")).await.ok()["spec"]["replicas"],
        4
    );
}
