//! Objects that stay until the last finalizer is gone.

use serde_json::{Value, json};

use super::kit::*;

cases![
    a_delete_only_marks_the_object,
    a_second_delete_changes_nothing,
    a_marked_object_can_still_be_changed,
    the_mark_cannot_be_taken_away,
    no_finalizer_can_be_added_to_a_marked_object,
    removing_the_last_finalizer_deletes,
    removing_one_of_two_does_not_delete,
    an_update_can_remove_the_last_one_too,
    a_finalizer_removed_before_the_delete_changes_nothing_else,
    the_name_of_a_marked_object_is_taken,
    a_finalizer_needs_a_qualified_name,
    marking_counts_as_a_generation,
];

async fn a_delete_only_marks_the_object(t: &T) {
    let made = t.has("configmaps", finalized("a")).await;
    let marked = t.delete("configmaps/a").await.ok();
    assert_eq!(marked["kind"], "ConfigMap");
    assert!(marked["metadata"]["deletionTimestamp"].is_string(), "{marked}");
    assert_eq!(marked["metadata"]["deletionGracePeriodSeconds"], 0);
    assert!(version(&marked) > version(&made));
    assert_eq!(t.get("configmaps/a").await.ok(), marked);
}

async fn a_second_delete_changes_nothing(t: &T) {
    t.has("configmaps", finalized("a")).await;
    let marked = t.delete("configmaps/a").await.ok();
    assert_eq!(t.delete("configmaps/a").await.ok(), marked);
}

async fn a_marked_object_can_still_be_changed(t: &T) {
    t.has("configmaps", finalized("a")).await;
    t.delete("configmaps/a").await.ok();
    assert_eq!(
        t.merge("configmaps/a", json!({"data": {"v": "2"}})).await.ok()["data"]["v"],
        "2"
    );
}

async fn the_mark_cannot_be_taken_away(t: &T) {
    t.has("configmaps", finalized("a")).await;
    let marked = t.delete("configmaps/a").await.ok();
    assert_eq!(
        t.merge("configmaps/a", json!({"metadata": {"deletionTimestamp": null}}))
            .await
            .ok(),
        marked
    );
}

async fn no_finalizer_can_be_added_to_a_marked_object(t: &T) {
    t.has("configmaps", finalized("a")).await;
    t.delete("configmaps/a").await.ok();
    let patch = json!({"metadata": {"finalizers": ["example.com/x", "example.com/y"]}});
    let status = t.merge("configmaps/a", patch).await.with_code(422);
    let why = "Forbidden: no new finalizers can be added if the object is being deleted, \
               found new finalizers []string{\"example.com/y\"}";
    assert_eq!(status["reason"], "Invalid");
    assert_eq!(
        status["message"],
        format!("ConfigMap \"a\" is invalid: metadata.finalizers: {why}")
    );
    let cause = json!({"reason": "FieldValueForbidden", "message": why, "field": "metadata.finalizers"});
    assert_eq!(status["details"]["causes"][0], cause);
}

async fn removing_the_last_finalizer_deletes(t: &T) {
    t.has("configmaps", finalized("a")).await;
    let marked = t.delete("configmaps/a").await.ok();
    let last = t
        .merge("configmaps/a", json!({"metadata": {"finalizers": null}}))
        .await
        .ok();
    assert_eq!(
        (last["metadata"].get("finalizers"), rv(&last)),
        (None, rv(&marked))
    );
    t.get("configmaps/a").await.not_found("configmaps", "a");
}

async fn removing_one_of_two_does_not_delete(t: &T) {
    let two = with(
        finalized("a"),
        "/metadata/finalizers",
        json!(["example.com/x", "example.com/y"]),
    );
    t.has("configmaps", two).await;
    t.delete("configmaps/a").await.ok();
    let left = t
        .merge(
            "configmaps/a",
            json!({"metadata": {"finalizers": ["example.com/y"]}}),
        )
        .await
        .ok();
    assert_eq!(t.get("configmaps/a").await.ok(), left);
}

async fn an_update_can_remove_the_last_one_too(t: &T) {
    t.has("configmaps", finalized("a")).await;
    let marked = t.delete("configmaps/a").await.ok();
    t.put("configmaps/a", without(marked, "/metadata/finalizers"))
        .await
        .ok();
    t.get("configmaps/a").await.not_found("configmaps", "a");
}

async fn a_finalizer_removed_before_the_delete_changes_nothing_else(t: &T) {
    t.has("configmaps", finalized("a")).await;
    let left = t
        .merge("configmaps/a", json!({"metadata": {"finalizers": null}}))
        .await
        .ok();
    assert_eq!(t.get("configmaps/a").await.ok(), left);
}

async fn the_name_of_a_marked_object_is_taken(t: &T) {
    t.has("configmaps", finalized("a")).await;
    t.delete("configmaps/a").await.ok();
    let message = r#"object is being deleted: configmaps "a" already exists"#;
    let answer = t.post("configmaps", configmap("a", "1")).await;
    answer.refused(
        409,
        "AlreadyExists",
        message,
        json!({"name": "a", "kind": "configmaps"}),
    );
}

async fn a_finalizer_needs_a_qualified_name(t: &T) {
    let answer = t
        .post(
            "configmaps",
            with(configmap("a", "1"), "/metadata/finalizers", json!(["short"])),
        )
        .await;
    let why =
        r#"Invalid value: "short": name is neither a standard finalizer name nor is it fully qualified"#;
    answer.invalid(
        "ConfigMap",
        "a",
        "metadata.finalizers[0]",
        "FieldValueInvalid",
        why,
    );
}

async fn marking_counts_as_a_generation(t: &T) {
    t.has(
        DEPLOYMENTS,
        with(
            deployment("web"),
            "/metadata/finalizers",
            json!(["example.com/x"]),
        ),
    )
    .await;
    assert_eq!(
        t.delete(&format!("{DEPLOYMENTS}/web")).await.ok()["metadata"]["generation"],
        2
    );
}

fn finalized(name: &str) -> Value {
    with(
        configmap(name, "1"),
        "/metadata/finalizers",
        json!(["example.com/x"]),
    )
}
