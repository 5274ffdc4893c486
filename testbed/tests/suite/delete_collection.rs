//! DELETE on a collection.

use serde_json::json;

use super::kit::*;

cases![
    the_answer_lists_what_was_deleted,
    a_label_selector_spares_the_rest,
    a_field_selector_spares_the_rest,
    nothing_to_delete_is_fine,
    a_dry_run_deletes_nothing,
    finalized_objects_are_only_marked,
    namespaces_cannot_be_deleted_together,
];

async fn the_answer_lists_what_was_deleted(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    t.has("configmaps", configmap("b", "1")).await;
    let list = t.delete("configmaps").await.ok();
    assert_eq!(
        (&list["kind"], names(&list)),
        (&json!("ConfigMapList"), vec!["a", "b"])
    );
    assert!(names(&t.get("configmaps").await.ok()).is_empty());
}

async fn a_label_selector_spares_the_rest(t: &T) {
    t.has("configmaps", labelled("a", json!({"k": "1"}))).await;
    t.has("configmaps", labelled("b", json!({"k": "2"}))).await;
    t.delete("configmaps?labelSelector=k=1").await.ok();
    assert_eq!(names(&t.get("configmaps").await.ok()), ["b"]);
}

async fn a_field_selector_spares_the_rest(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    t.has("configmaps", configmap("b", "1")).await;
    t.delete("configmaps?fieldSelector=metadata.name=a").await.ok();
    assert_eq!(names(&t.get("configmaps").await.ok()), ["b"]);
}

async fn nothing_to_delete_is_fine(t: &T) {
    assert!(names(&t.delete("configmaps?labelSelector=k=none").await.ok()).is_empty());
}

async fn a_dry_run_deletes_nothing(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    assert_eq!(names(&t.delete("configmaps?dryRun=All").await.ok()), ["a"]);
    assert_eq!(names(&t.get("configmaps").await.ok()), ["a"]);
}

async fn finalized_objects_are_only_marked(t: &T) {
    t.has(
        "configmaps",
        with(
            configmap("a", "1"),
            "/metadata/finalizers",
            json!(["example.com/x"]),
        ),
    )
    .await;
    t.delete("configmaps").await.ok();
    assert!(t.get("configmaps/a").await.ok()["metadata"]["deletionTimestamp"].is_string());
}

async fn namespaces_cannot_be_deleted_together(t: &T) {
    t.delete("/api/v1/namespaces").await.method_not_allowed();
}
