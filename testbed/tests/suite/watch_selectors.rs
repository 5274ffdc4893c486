//! Watching with a selector: an object that stops to match is deleted, one that starts to match is added.

use serde_json::json;

use super::kit::*;

cases![
    an_object_that_starts_to_match_is_added,
    an_object_that_stops_to_match_is_deleted_with_its_old_state,
    an_object_that_never_matches_is_not_seen,
    an_object_that_goes_on_matching_is_modified,
    a_deleted_object_that_did_not_match_is_not_seen,
    only_matching_objects_come_first,
    one_object_by_name,
    pods_by_node,
    pods_by_phase,
    an_event_that_is_not_seen_moves_no_version,
];

async fn an_object_that_starts_to_match_is_added(t: &T) {
    let made = t.has("configmaps", labelled("a", json!({"k": "2"}))).await;
    let mut watch = t
        .watch(&format!(
            "configmaps?labelSelector=k=1&resourceVersion={}",
            rv(&made)
        ))
        .await;
    let changed = t
        .merge("configmaps/a", json!({"metadata": {"labels": {"k": "1"}}}))
        .await
        .ok();
    let event = watch.next().await;
    assert_eq!((event.kind.as_str(), event.object), ("ADDED", changed));
}

async fn an_object_that_stops_to_match_is_deleted_with_its_old_state(t: &T) {
    let made = t.has("configmaps", labelled("a", json!({"k": "1"}))).await;
    let mut watch = t
        .watch(&format!(
            "configmaps?labelSelector=k=1&resourceVersion={}",
            rv(&made)
        ))
        .await;
    let patch = json!({"metadata": {"labels": {"k": "2"}}, "data": {"v": "new"}});
    let changed = t.merge("configmaps/a", patch).await.ok();
    let event = watch.next().await;
    assert_eq!(event.kind, "DELETED");
    assert_eq!(
        event.object,
        with(made, "/metadata/resourceVersion", json!(rv(&changed)))
    );
}

async fn an_object_that_never_matches_is_not_seen(t: &T) {
    let mut watch = t.watch("configmaps?labelSelector=k=1").await;
    t.has("configmaps", labelled("a", json!({"k": "2"}))).await;
    t.merge("configmaps/a", json!({"data": {"v": "2"}})).await.ok();
    t.delete("configmaps/a").await.ok();
    t.has("configmaps", labelled("end", json!({"k": "1"}))).await;
    watch.sees([("ADDED", "end")]).await;
}

async fn an_object_that_goes_on_matching_is_modified(t: &T) {
    let mut watch = t.watch("configmaps?labelSelector=k").await;
    t.has("configmaps", labelled("a", json!({"k": "1"}))).await;
    t.merge("configmaps/a", json!({"metadata": {"labels": {"k": "2"}}}))
        .await
        .ok();
    watch.sees([("ADDED", "a"), ("MODIFIED", "a")]).await;
}

async fn a_deleted_object_that_did_not_match_is_not_seen(t: &T) {
    let made = t.has("configmaps", labelled("a", json!({"k": "1"}))).await;
    t.merge("configmaps/a", json!({"metadata": {"labels": {"k": "2"}}}))
        .await
        .ok();
    t.delete("configmaps/a").await.ok();
    t.has("configmaps", labelled("end", json!({"k": "1"}))).await;
    let mut watch = t
        .watch(&format!(
            "configmaps?labelSelector=k=1&resourceVersion={}",
            rv(&made)
        ))
        .await;
    watch.sees([("DELETED", "a"), ("ADDED", "end")]).await;
}

async fn only_matching_objects_come_first(t: &T) {
    t.has("configmaps", labelled("a", json!({"k": "1"}))).await;
    t.has("configmaps", labelled("b", json!({"k": "2"}))).await;
    let mut watch = t.watch("configmaps?labelSelector=k=2").await;
    t.has("configmaps", labelled("end", json!({"k": "2"}))).await;
    watch.sees([("ADDED", "b"), ("ADDED", "end")]).await;
}

async fn one_object_by_name(t: &T) {
    t.has("configmaps", configmap("b", "1")).await;
    let mut watch = t.watch("configmaps?fieldSelector=metadata.name=a").await;
    t.has("configmaps", configmap("a", "1")).await;
    t.put("configmaps/b", configmap("b", "2")).await.ok();
    t.delete("configmaps/a").await.ok();
    watch.sees([("ADDED", "a"), ("DELETED", "a")]).await;
}

async fn pods_by_node(t: &T) {
    let made = t.has("pods", pod("web")).await;
    let path = format!(
        "pods?fieldSelector=spec.nodeName=node-1&resourceVersion={}",
        rv(&made)
    );
    let mut watch = t.watch(&path).await;
    let binding = json!({
        "apiVersion": "v1", "kind": "Binding", "metadata": {"name": "web"},
        "target": {"kind": "Node", "name": "node-1"},
    });
    t.post("pods/web/binding", binding).await.created();
    watch.sees([("ADDED", "web")]).await;
}

async fn pods_by_phase(t: &T) {
    let made = t.has("pods", pod("web")).await;
    let path = format!(
        "pods?fieldSelector=status.phase=Pending&resourceVersion={}",
        rv(&made)
    );
    let mut watch = t.watch(&path).await;
    t.merge("pods/web/status", json!({"status": {"phase": "Running"}}))
        .await
        .ok();
    let event = watch.next().await;
    assert_eq!(
        (event.kind.as_str(), &event.object["status"]["phase"]),
        ("DELETED", &json!("Pending"))
    );
}

async fn an_event_that_is_not_seen_moves_no_version(t: &T) {
    let mut watch = t.watch("configmaps?labelSelector=k=1").await;
    t.has("configmaps", configmap("unseen", "1")).await;
    let made = t.has("configmaps", labelled("a", json!({"k": "1"}))).await;
    assert_eq!(watch.next().await.object, made);
}
