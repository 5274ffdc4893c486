//! PATCH with `application/apply-patch+yaml`: server-side apply in its simple forms.

use serde_json::{Value, json};

use super::kit::*;

cases![
    a_missing_object_is_created,
    a_second_apply_of_the_same_changes_nothing,
    a_field_left_out_is_removed,
    anothers_field_conflicts,
    force_takes_a_field_over,
    the_same_value_is_shared,
    a_field_manager_is_required,
    kind_and_version_are_required,
    managed_fields_may_not_be_sent,
    another_name_than_that_of_the_path_is_refused,
];

async fn a_missing_object_is_created(t: &T) {
    let made = apply(t, "me", configmap("a", "1")).await.created();
    let entry = &made["metadata"]["managedFields"][0];
    assert_eq!(
        (&entry["manager"], &entry["operation"]),
        (&json!("me"), &json!("Apply"))
    );
    assert_eq!(entry["fieldsV1"], json!({"f:data": {"f:v": {}}}));
}

async fn a_second_apply_of_the_same_changes_nothing(t: &T) {
    let made = apply(t, "me", configmap("a", "1")).await.created();
    assert_eq!(apply(t, "me", configmap("a", "1")).await.ok(), made);
}

async fn a_field_left_out_is_removed(t: &T) {
    apply(t, "me", configmap("a", "1")).await.created();
    let changed = apply(t, "me", with(configmap("a", "1"), "/data", json!({"w": "2"})))
        .await
        .ok();
    assert_eq!(changed["data"], json!({"w": "2"}));
}

async fn anothers_field_conflicts(t: &T) {
    apply(t, "me", configmap("a", "1")).await.created();
    apply(t, "you", configmap("a", "2")).await.refused(
        409,
        "Conflict",
        r#"Apply failed with 1 conflict: conflict with "me": .data.v"#,
        json!({"causes": [
            {"reason": "FieldManagerConflict", "message": r#"conflict with "me""#, "field": ".data.v"},
        ]}),
    );
}

async fn force_takes_a_field_over(t: &T) {
    apply(t, "me", configmap("a", "1")).await.created();
    let path = "configmaps/a?fieldManager=you&force=true";
    let changed = t.patch(path, APPLY_PATCH, configmap("a", "2")).await.ok();
    assert_eq!(changed["data"]["v"], "2");
    assert_eq!(managers(&changed), ["you"]);
}

async fn the_same_value_is_shared(t: &T) {
    apply(t, "me", configmap("a", "1")).await.created();
    let shared = apply(t, "you", configmap("a", "1")).await.ok();
    assert_eq!(managers(&shared), ["me", "you"]);
}

async fn a_field_manager_is_required(t: &T) {
    let answer = t.patch("configmaps/a", APPLY_PATCH, configmap("a", "1")).await;
    let why = "Required value: is required for apply patch";
    answer.invalid(
        "PatchOptions.meta.k8s.io",
        "",
        "fieldManager",
        "FieldValueRequired",
        why,
    );
}

async fn kind_and_version_are_required(t: &T) {
    apply(t, "me", json!({"metadata": {"name": "a"}}))
        .await
        .bad_request("invalid object type: /, Kind=");
}

async fn managed_fields_may_not_be_sent(t: &T) {
    let sent = with(
        configmap("a", "1"),
        "/metadata/managedFields",
        json!([{"manager": "me"}]),
    );
    apply(t, "me", sent)
        .await
        .bad_request("metadata.managedFields must be nil");
}

async fn another_name_than_that_of_the_path_is_refused(t: &T) {
    apply(t, "me", configmap("a", "1")).await.created();
    let message = "the name of the object (b) does not match the name on the URL (a)";
    apply(t, "me", configmap("b", "1")).await.bad_request(message);
}

/// `manager` applies `object` as ConfigMap `a`.
async fn apply(t: &T, manager: &str, object: Value) -> Answer {
    t.patch(
        &format!("configmaps/a?fieldManager={manager}"),
        APPLY_PATCH,
        object,
    )
    .await
}

/// Sorted, because entries of the same second come in any order.
fn managers(object: &Value) -> Vec<&str> {
    let entries = object["metadata"]["managedFields"]
        .as_array()
        .expect("managedFields");
    let mut managers: Vec<_> = entries
        .iter()
        .map(|entry| entry["manager"].as_str().expect("a manager"))
        .collect();
    managers.sort_unstable();
    managers
}

const APPLY_PATCH: &str = "application/apply-patch+yaml";
