//! PATCH on an object with a merge patch or a JSON patch.

use http::Method;
use serde_json::json;

use super::kit::*;

cases![
    a_merge_patch_sets_and_removes,
    a_merge_patch_that_changes_nothing_keeps_the_version,
    a_merge_patch_with_an_old_version_conflicts,
    a_merge_patch_with_the_right_version_is_taken,
    a_merge_patch_of_a_missing_object_is_not_found,
    a_merge_patch_cannot_rename,
    a_merge_patch_cannot_move,
    a_merge_patch_cannot_change_the_uid,
    a_merge_patch_that_is_no_object_is_refused,
    a_merge_patch_that_is_no_json_is_refused,
    a_merge_patch_may_not_be_forced,
    a_json_patch_applies_its_steps_in_order,
    a_json_patch_without_steps_changes_nothing,
    a_failed_json_patch_test_is_invalid,
    removing_what_is_not_there_is_invalid,
    replacing_what_is_not_there_adds_it,
    adding_below_what_is_not_there_is_invalid,
    an_unknown_step_is_invalid,
    a_json_patch_that_is_no_list_is_refused,
    an_unknown_patch_type_is_refused,
    a_dry_run_is_answered_but_not_kept,
];

async fn a_merge_patch_sets_and_removes(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    let patched = t
        .merge("configmaps/a", json!({"data": {"v": null, "w": "2"}}))
        .await
        .ok();
    assert_eq!(patched["data"], json!({"w": "2"}));
    assert!(version(&patched) > version(&made));
}

async fn a_merge_patch_that_changes_nothing_keeps_the_version(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    assert_eq!(
        rv(&t.merge("configmaps/a", json!({"data": {"v": "1"}})).await.ok()),
        rv(&made)
    );
}

async fn a_merge_patch_with_an_old_version_conflicts(t: &T) {
    let old = t.has("configmaps", configmap("a", "1")).await;
    t.merge("configmaps/a", json!({"data": {"v": "2"}})).await.ok();
    let patch = json!({"metadata": {"resourceVersion": rv(&old)}, "data": {"v": "3"}});
    t.merge("configmaps/a", patch).await.stale("configmaps", "a");
}

async fn a_merge_patch_with_the_right_version_is_taken(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    let patch = json!({"metadata": {"resourceVersion": rv(&made)}, "data": {"v": "2"}});
    assert_eq!(t.merge("configmaps/a", patch).await.ok()["data"]["v"], "2");
}

async fn a_merge_patch_of_a_missing_object_is_not_found(t: &T) {
    t.merge("configmaps/a", json!({"data": {"v": "2"}}))
        .await
        .not_found("configmaps", "a");
}

async fn a_merge_patch_cannot_rename(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let message = "the name of the object (b) does not match the name on the URL (a)";
    t.merge("configmaps/a", json!({"metadata": {"name": "b"}}))
        .await
        .bad_request(message);
}

async fn a_merge_patch_cannot_move(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    t.merge("configmaps/a", json!({"metadata": {"namespace": "default"}}))
        .await
        .bad_request(NOT_THAT_NAMESPACE);
}

async fn a_merge_patch_cannot_change_the_uid(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let status = t
        .merge("configmaps/a", json!({"metadata": {"uid": "b"}}))
        .await
        .with_code(422);
    let message = r#"ConfigMap "a" is invalid: metadata.uid: Invalid value: "b": field is immutable"#;
    assert_eq!(
        (&status["reason"], &status["message"]),
        (&json!("Invalid"), &json!(message))
    );
}

async fn a_merge_patch_that_is_no_object_is_refused(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let message =
        "error decoding patch: json: cannot unmarshal array into Go value of type map[string]interface {}";
    t.merge("configmaps/a", json!([])).await.bad_request(message);
}

async fn a_merge_patch_that_is_no_json_is_refused(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let call = t
        .call(Method::PATCH, "configmaps/a")
        .header("content-type", "application/merge-patch+json");
    let status = call.body("not json").send().await.with_code(400);
    assert_eq!(status["reason"], "BadRequest");
}

async fn a_merge_patch_may_not_be_forced(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let answer = t
        .merge("configmaps/a?force=true", json!({"data": {"v": "2"}}))
        .await;
    let why = "Forbidden: may not be specified for non-apply patch";
    answer.invalid(
        "PatchOptions.meta.k8s.io",
        "",
        "force",
        "FieldValueForbidden",
        why,
    );
}

async fn a_json_patch_applies_its_steps_in_order(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let steps = json!([
        {"op": "test", "path": "/data/v", "value": "1"},
        {"op": "add", "path": "/data/w", "value": "2"},
        {"op": "move", "from": "/data/w", "path": "/data/x"},
        {"op": "copy", "from": "/data/x", "path": "/data/y"},
        {"op": "replace", "path": "/data/y", "value": "3"},
        {"op": "remove", "path": "/data/v"},
    ]);
    assert_eq!(
        t.patch("configmaps/a", JSON_PATCH, steps).await.ok()["data"],
        json!({"x": "2", "y": "3"})
    );
}

async fn a_json_patch_without_steps_changes_nothing(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    assert_eq!(t.patch("configmaps/a", JSON_PATCH, json!([])).await.ok(), made);
}

async fn a_failed_json_patch_test_is_invalid(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    step_is_invalid(t, json!({"op": "test", "path": "/data/v", "value": "2"})).await;
}

async fn removing_what_is_not_there_is_invalid(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    step_is_invalid(t, json!({"op": "remove", "path": "/data/w"})).await;
}

async fn replacing_what_is_not_there_adds_it(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let steps = json!([{"op": "replace", "path": "/data/w", "value": "2"}]);
    assert_eq!(
        t.patch("configmaps/a", JSON_PATCH, steps).await.ok()["data"],
        json!({"v": "1", "w": "2"})
    );
}

async fn adding_below_what_is_not_there_is_invalid(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    step_is_invalid(t, json!({"op": "add", "path": "/binaryData/w", "value": ""})).await;
}

async fn an_unknown_step_is_invalid(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    step_is_invalid(t, json!({"op": "jump", "path": "/data/v"})).await;
}

async fn a_json_patch_that_is_no_list_is_refused(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let message =
        "error decoding patch: json: cannot unmarshal object into Go value of type []handlers.jsonPatchOp";
    t.patch("configmaps/a", JSON_PATCH, json!({}))
        .await
        .bad_request(message);
}

async fn an_unknown_patch_type_is_refused(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    for content_type in ["application/json", "text/plain"] {
        let answer = t
            .patch("configmaps/a", content_type, json!({"data": {"w": "2"}}))
            .await;
        answer.refused(
            415,
            "UnsupportedMediaType",
            "415: Unsupported Media Type",
            json!({}),
        );
    }
}

async fn a_dry_run_is_answered_but_not_kept(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    let answer = t
        .merge("configmaps/a?dryRun=All", json!({"data": {"v": "2"}}))
        .await
        .ok();
    assert_eq!(answer["data"]["v"], "2");
    assert_eq!(t.get("configmaps/a").await.ok(), made);
}

/// A patch of this one step is understood but cannot be applied.
async fn step_is_invalid(t: &T, step: serde_json::Value) {
    let answer = t.patch("configmaps/a", JSON_PATCH, json!([step])).await;
    answer.refused(
        422,
        "Invalid",
        "the server rejected our request due to an error in our request",
        json!({}),
    );
}

const JSON_PATCH: &str = "application/json-patch+json";
