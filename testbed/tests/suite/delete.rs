//! DELETE on an object: answers, preconditions, propagation, dry runs.

use http::Method;
use serde_json::json;

use super::kit::*;

cases![
    the_answer_names_what_was_deleted,
    the_answer_names_the_group_too,
    a_deleted_object_is_not_found,
    a_missing_object_is_not_found,
    another_uid_in_the_preconditions_conflicts,
    another_version_in_the_preconditions_conflicts,
    fitting_preconditions_are_fine,
    a_dry_run_in_the_query_deletes_nothing,
    a_dry_run_in_the_body_deletes_nothing,
    propagation_orphan_leaves_a_finalizer,
    propagation_foreground_leaves_a_finalizer,
    propagation_background_takes_the_foreground_finalizer_away,
    an_unknown_propagation_policy_is_invalid,
    propagation_is_said_in_one_way_only,
    options_that_are_no_json_are_refused,
    a_name_can_be_used_again,
];

async fn the_answer_names_what_was_deleted(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    let uid = &made["metadata"]["uid"];
    assert_eq!(
        t.delete("configmaps/a").await.ok(),
        json!({
            "kind": "Status", "apiVersion": "v1", "metadata": {}, "status": "Success",
            "details": {"name": "a", "kind": "configmaps", "uid": uid},
        })
    );
}

async fn the_answer_names_the_group_too(t: &T) {
    let made = t.has(DEPLOYMENTS, deployment("web")).await;
    let details = t.delete(&format!("{DEPLOYMENTS}/web")).await.ok()["details"].take();
    let uid = &made["metadata"]["uid"];
    assert_eq!(
        details,
        json!({"name": "web", "group": "apps", "kind": "deployments", "uid": uid})
    );
}

async fn a_deleted_object_is_not_found(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    t.delete("configmaps/a").await.ok();
    t.get("configmaps/a").await.not_found("configmaps", "a");
}

async fn a_missing_object_is_not_found(t: &T) {
    t.delete("configmaps/a").await.not_found("configmaps", "a");
}

async fn another_uid_in_the_preconditions_conflicts(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    let message = format!(
        "Operation cannot be fulfilled on ConfigMap \"a\": the UID in the precondition (other) does not match \
         the UID in record ({}). The object might have been deleted and then recreated",
        made["metadata"]["uid"].as_str().expect("a uid")
    );
    let answer = t
        .delete_with("configmaps/a", json!({"preconditions": {"uid": "other"}}))
        .await;
    answer.refused(
        409,
        "Conflict",
        &message,
        json!({"name": "a", "kind": "ConfigMap"}),
    );
}

async fn another_version_in_the_preconditions_conflicts(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    let message = format!(
        "Operation cannot be fulfilled on ConfigMap \"a\": the ResourceVersion in the precondition (1) does not \
         match the ResourceVersion in record ({}). The object might have been modified",
        rv(&made)
    );
    let answer = t
        .delete_with("configmaps/a", json!({"preconditions": {"resourceVersion": "1"}}))
        .await;
    answer.refused(
        409,
        "Conflict",
        &message,
        json!({"name": "a", "kind": "ConfigMap"}),
    );
}

async fn fitting_preconditions_are_fine(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    let fitting = json!({"uid": made["metadata"]["uid"], "resourceVersion": rv(&made)});
    t.delete_with("configmaps/a", json!({"preconditions": fitting}))
        .await
        .ok();
}

async fn a_dry_run_in_the_query_deletes_nothing(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    assert_eq!(
        t.delete("configmaps/a?dryRun=All").await.ok()["status"],
        "Success"
    );
    assert_eq!(t.get("configmaps/a").await.ok(), made);
}

async fn a_dry_run_in_the_body_deletes_nothing(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    let options = json!({"kind": "DeleteOptions", "apiVersion": "v1", "dryRun": ["All"]});
    assert_eq!(
        t.delete_with("configmaps/a", options).await.ok()["status"],
        "Success"
    );
    assert_eq!(t.get("configmaps/a").await.ok(), made);
}

async fn propagation_orphan_leaves_a_finalizer(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let left = t
        .delete_with("configmaps/a", json!({"propagationPolicy": "Orphan"}))
        .await
        .ok();
    assert_eq!(left["metadata"]["finalizers"], json!(["orphan"]));
    assert!(left["metadata"]["deletionTimestamp"].is_string());
}

async fn propagation_foreground_leaves_a_finalizer(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let left = t.delete("configmaps/a?propagationPolicy=Foreground").await.ok();
    assert_eq!(left["metadata"]["finalizers"], json!(["foregroundDeletion"]));
    assert!(left["metadata"]["deletionTimestamp"].is_string());
}

async fn propagation_background_takes_the_foreground_finalizer_away(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    t.delete("configmaps/a?propagationPolicy=Foreground").await.ok();
    assert_eq!(
        t.delete("configmaps/a?propagationPolicy=Background").await.ok()["status"],
        "Success"
    );
    t.get("configmaps/a").await.not_found("configmaps", "a");
}

async fn an_unknown_propagation_policy_is_invalid(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let answer = t
        .delete_with("configmaps/a", json!({"propagationPolicy": "Sideways"}))
        .await;
    let why =
        r#"Unsupported value: "Sideways": supported values: "Foreground", "Background", "Orphan", "nil""#;
    answer.invalid(
        "DeleteOptions.meta.k8s.io",
        "",
        "propagationPolicy",
        "FieldValueNotSupported",
        why,
    );
}

async fn propagation_is_said_in_one_way_only(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let options = json!({"propagationPolicy": "Orphan", "orphanDependents": true});
    let answer = t.delete_with("configmaps/a", options).await;
    let why = r#"Invalid value: "Orphan": orphanDependents and deletionPropagation cannot be both set"#;
    answer.invalid(
        "DeleteOptions.meta.k8s.io",
        "",
        "propagationPolicy",
        "FieldValueInvalid",
        why,
    );
}

async fn options_that_are_no_json_are_refused(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let call = t
        .call(Method::DELETE, "configmaps/a")
        .body("junk")
        .header("content-type", "application/json");
    assert_eq!(call.send().await.with_code(400)["reason"], "BadRequest");
}

async fn a_name_can_be_used_again(t: &T) {
    let first = t.has("configmaps", configmap("a", "1")).await;
    t.delete("configmaps/a").await.ok();
    let second = t.has("configmaps", configmap("a", "1")).await;
    assert!(version(&second) > version(&first));
    assert_ne!(second["metadata"]["uid"], first["metadata"]["uid"]);
}
