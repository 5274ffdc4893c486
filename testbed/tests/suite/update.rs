//! PUT on an object: versions, identities, and the few kinds that may be made this way.

use serde_json::json;

use super::kit::*;

cases![
    a_change_gets_a_newer_version,
    no_change_keeps_the_version,
    without_a_version_the_last_writer_wins,
    version_zero_is_no_version,
    an_old_version_conflicts,
    a_version_that_is_no_number_fails,
    a_missing_object_is_not_found,
    a_missing_object_is_not_found_in_a_missing_namespace,
    a_missing_lease_is_created,
    a_missing_event_is_created,
    a_missing_lease_is_created_whatever_the_version_said,
    another_name_than_that_of_the_path_is_refused,
    no_name_is_refused,
    another_namespace_than_that_of_the_path_is_refused,
    another_uid_conflicts,
    another_kind_is_refused,
    fields_that_are_left_out_are_removed,
    the_creation_time_cannot_be_changed,
    a_dry_run_is_answered_but_not_kept,
    generation_counts_changes_of_spec_only,
    the_clients_generation_is_ignored,
];

async fn a_change_gets_a_newer_version(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    let changed = t
        .put("configmaps/a", with(made.clone(), "/data/v", json!("2")))
        .await
        .ok();
    assert!(version(&changed) > version(&made));
    assert_eq!(changed["data"]["v"], "2");
    assert_eq!(changed["metadata"]["uid"], made["metadata"]["uid"]);
    assert_eq!(
        changed["metadata"]["creationTimestamp"],
        made["metadata"]["creationTimestamp"]
    );
}

async fn no_change_keeps_the_version(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    let again = t.put("configmaps/a", made.clone()).await.ok();
    assert_eq!(rv(&again), rv(&made));
}

async fn without_a_version_the_last_writer_wins(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    assert_eq!(
        t.put("configmaps/a", configmap("a", "2")).await.ok()["data"]["v"],
        "2"
    );
}

async fn version_zero_is_no_version(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let sent = with(configmap("a", "2"), "/metadata/resourceVersion", json!("0"));
    assert_eq!(t.put("configmaps/a", sent).await.ok()["data"]["v"], "2");
}

async fn an_old_version_conflicts(t: &T) {
    let old = t.has("configmaps", configmap("a", "1")).await;
    t.put("configmaps/a", configmap("a", "2")).await.ok();
    t.put("configmaps/a", with(old, "/data/v", json!("3")))
        .await
        .stale("configmaps", "a");
}

async fn a_version_that_is_no_number_fails(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let sent = with(configmap("a", "2"), "/metadata/resourceVersion", json!("abc"));
    t.put("configmaps/a", sent)
        .await
        .failed(r#"strconv.ParseUint: parsing "abc": invalid syntax"#);
}

async fn a_missing_object_is_not_found(t: &T) {
    t.put("configmaps/a", configmap("a", "1"))
        .await
        .not_found("configmaps", "a");
    t.put(&format!("{DEPLOYMENTS}/web"), deployment("web"))
        .await
        .not_found("deployments.apps", "web");
}

async fn a_missing_object_is_not_found_in_a_missing_namespace(t: &T) {
    let path = "/api/v1/namespaces/nowhere/configmaps/a";
    t.put(path, configmap("a", "1"))
        .await
        .not_found("configmaps", "a");
}

async fn a_missing_lease_is_created(t: &T) {
    let made = t.put(&format!("{LEASES}/l"), lease("l", "me")).await.created();
    assert_eq!(made["spec"]["holderIdentity"], "me");
}

async fn a_missing_event_is_created(t: &T) {
    assert_eq!(
        t.put("events/e", event(t, "e", "pod-a")).await.created()["metadata"]["name"],
        "e"
    );
}

async fn a_missing_lease_is_created_whatever_the_version_said(t: &T) {
    let sent = with(lease("l", "me"), "/metadata/resourceVersion", json!("1"));
    t.put(&format!("{LEASES}/l"), sent).await.created();
}

async fn another_name_than_that_of_the_path_is_refused(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let message = "the name of the object (b) does not match the name on the URL (a)";
    t.put("configmaps/a", configmap("b", "1"))
        .await
        .bad_request(message);
}

async fn no_name_is_refused(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let message = "the name of the object (a based on URL) was undeterminable: name must be provided";
    t.put("configmaps/a", configmap("", "1"))
        .await
        .bad_request(message);
}

async fn another_namespace_than_that_of_the_path_is_refused(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let sent = with(configmap("a", "2"), "/metadata/namespace", json!("default"));
    t.put("configmaps/a", sent).await.bad_request(NOT_THAT_NAMESPACE);
}

async fn another_uid_conflicts(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    let sent = with(configmap("a", "2"), "/metadata/uid", json!("another"));
    let status = t.put("configmaps/a", sent).await.with_code(409);
    assert_eq!(status["reason"], "Conflict");
    assert_eq!(status["details"], json!({"name": "a", "kind": "configmaps"}));
    let uid = made["metadata"]["uid"].as_str().expect("a uid");
    let end = format!("Precondition failed: UID in precondition: another, UID in object meta: {uid}");
    assert!(
        status["message"].as_str().expect("a message").ends_with(&end),
        "{status}"
    );
}

async fn another_kind_is_refused(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let status = t
        .put(
            "configmaps/a",
            with(configmap("a", "1"), "/kind", json!("Secret")),
        )
        .await
        .with_code(400);
    assert_eq!(status["reason"], "BadRequest");
}

async fn fields_that_are_left_out_are_removed(t: &T) {
    t.has("configmaps", labelled("a", json!({"k": "1"}))).await;
    let changed = t
        .put("configmaps/a", without(configmap("a", "1"), "/data"))
        .await
        .ok();
    assert_eq!(
        (changed.get("data"), changed["metadata"].get("labels")),
        (None, None),
        "{changed}"
    );
}

async fn the_creation_time_cannot_be_changed(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    let sent = with(
        made.clone(),
        "/metadata/creationTimestamp",
        json!("2001-01-01T00:00:00Z"),
    );
    let answer = t.put("configmaps/a", sent).await.ok();
    assert_eq!(
        answer["metadata"]["creationTimestamp"],
        made["metadata"]["creationTimestamp"]
    );
}

async fn a_dry_run_is_answered_but_not_kept(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    let answer = t.put("configmaps/a?dryRun=All", configmap("a", "2")).await.ok();
    assert_eq!(
        (answer["data"]["v"].as_str(), rv(&answer)),
        (Some("2"), rv(&made))
    );
    assert_eq!(t.get("configmaps/a").await.ok(), made);
}

async fn generation_counts_changes_of_spec_only(t: &T) {
    let path = format!("{DEPLOYMENTS}/web");
    t.has(DEPLOYMENTS, deployment("web")).await;
    let labelled = t
        .merge(&path, json!({"metadata": {"labels": {"k": "1"}}}))
        .await
        .ok();
    assert_eq!(labelled["metadata"]["generation"], 1);
    let scaled = t.merge(&path, json!({"spec": {"replicas": 2}})).await.ok();
    assert_eq!(scaled["metadata"]["generation"], 2);
}

async fn the_clients_generation_is_ignored(t: &T) {
    let made = t.has(DEPLOYMENTS, deployment("web")).await;
    let sent = with(made, "/metadata/generation", json!(55));
    assert_eq!(
        t.put(&format!("{DEPLOYMENTS}/web"), sent).await.ok()["metadata"]["generation"],
        1
    );
}
