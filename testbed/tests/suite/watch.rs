//! Watching a collection: which events, in which order, and when the stream ends.

use http::Method;
use serde_json::json;

use super::kit::*;

cases![
    from_a_version_only_later_events_come,
    from_zero_what_exists_comes_first,
    from_no_version_what_exists_comes_first,
    added_modified_deleted_come_in_order,
    events_carry_whole_objects_with_kind,
    a_delete_has_a_newer_version_and_the_last_state,
    versions_only_grow,
    no_change_gives_no_event,
    a_dry_run_gives_no_event,
    a_finalized_object_is_modified_then_deleted,
    a_pod_with_no_grace_is_modified_then_deleted,
    another_namespace_is_not_seen,
    all_namespaces_are_seen_together,
    two_watchers_see_the_same,
    history_can_be_replayed,
    the_timeout_ends_the_stream,
    a_version_from_the_future_waits,
    the_stream_is_chunked_json,
    one_object_by_the_old_path,
    watch_on_an_objects_path_is_a_get,
    custom_objects_are_watched_too,
    events_of_a_deletecollection_come_one_by_one,
    a_terminating_namespace_does_not_end_the_watch,
    a_status_change_is_a_modification,
    the_old_watch_path_of_a_collection_works,
];

async fn from_a_version_only_later_events_come(t: &T) {
    let first = t.has("configmaps", configmap("a", "1")).await;
    t.has("configmaps", configmap("b", "1")).await;
    let mut watch = t
        .watch(&format!("configmaps?resourceVersion={}", rv(&first)))
        .await;
    t.has("configmaps", configmap("c", "1")).await;
    watch.sees([("ADDED", "b"), ("ADDED", "c")]).await;
}

async fn from_zero_what_exists_comes_first(t: &T) {
    let last = t.has("configmaps", configmap("a", "1")).await;
    // Version zero may start at any moment, so first make sure that this one is known there.
    t.get(&format!("configmaps?resourceVersion={}", rv(&last)))
        .await
        .ok();
    let mut watch = t.watch("configmaps?resourceVersion=0").await;
    watch.sees([("ADDED", "a")]).await;
    t.has("configmaps", configmap("b", "1")).await;
    watch.sees([("ADDED", "b")]).await;
}

async fn from_no_version_what_exists_comes_first(t: &T) {
    t.has("configmaps", configmap("b", "1")).await;
    t.has("configmaps", configmap("a", "1")).await;
    t.put("configmaps/b", configmap("b", "2")).await.ok();
    let mut watch = t.watch("configmaps").await;
    watch.sees([("ADDED", "a"), ("ADDED", "b")]).await;
    t.has("configmaps", configmap("c", "1")).await;
    watch.sees([("ADDED", "c")]).await;
}

async fn added_modified_deleted_come_in_order(t: &T) {
    let mut watch = t.watch("configmaps").await;
    t.has("configmaps", configmap("a", "1")).await;
    t.has("configmaps", configmap("b", "1")).await;
    t.put("configmaps/a", configmap("a", "2")).await.ok();
    t.delete("configmaps/b").await.ok();
    t.merge("configmaps/a", json!({"data": {"v": "3"}})).await.ok();
    t.delete("configmaps/a").await.ok();
    t.has("configmaps", configmap("b", "4")).await;
    watch
        .sees([
            ("ADDED", "a"),
            ("ADDED", "b"),
            ("MODIFIED", "a"),
            ("DELETED", "b"),
        ])
        .await;
    watch
        .sees([("MODIFIED", "a"), ("DELETED", "a"), ("ADDED", "b")])
        .await;
}

async fn events_carry_whole_objects_with_kind(t: &T) {
    let mut watch = t.watch("configmaps").await;
    let made = t.has("configmaps", configmap("a", "1")).await;
    assert_eq!(watch.next().await.object, made);
    let changed = t.put("configmaps/a", configmap("a", "2")).await.ok();
    assert_eq!(watch.next().await.object, changed);
}

async fn a_delete_has_a_newer_version_and_the_last_state(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    let mut watch = t
        .watch(&format!("configmaps?resourceVersion={}", rv(&made)))
        .await;
    t.delete("configmaps/a").await.ok();
    let deleted = watch.next().await;
    assert_eq!(deleted.kind, "DELETED");
    assert!(deleted.version() > version(&made));
    let newer = json!(deleted.object["metadata"]["resourceVersion"]);
    assert_eq!(deleted.object, with(made, "/metadata/resourceVersion", newer));
}

async fn versions_only_grow(t: &T) {
    let start = t.get("configmaps").await.ok();
    for round in 0..5 {
        t.has("configmaps", configmap("a", "1")).await;
        t.put("configmaps/a", configmap("a", &format!("later {round}")))
            .await
            .ok();
        t.delete("configmaps/a").await.ok();
    }
    let mut watch = t
        .watch(&format!("configmaps?resourceVersion={}", rv(&start)))
        .await;
    let mut last = version(&start);
    for _ in 0..15 {
        let next = watch.next().await.version();
        assert!(next > last, "{next} after {last}");
        last = next;
    }
}

async fn no_change_gives_no_event(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    let mut watch = t
        .watch(&format!("configmaps?resourceVersion={}", rv(&made)))
        .await;
    t.put("configmaps/a", made).await.ok();
    t.merge("configmaps/a", json!({"data": {"v": "1"}})).await.ok();
    t.has("configmaps", configmap("end", "1")).await;
    watch.sees([("ADDED", "end")]).await;
}

async fn a_dry_run_gives_no_event(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    let mut watch = t
        .watch(&format!("configmaps?resourceVersion={}", rv(&made)))
        .await;
    t.post("configmaps?dryRun=All", configmap("b", "1"))
        .await
        .created();
    t.delete("configmaps/a?dryRun=All").await.ok();
    t.has("configmaps", configmap("end", "1")).await;
    watch.sees([("ADDED", "end")]).await;
}

async fn a_finalized_object_is_modified_then_deleted(t: &T) {
    let sent = with(
        configmap("a", "1"),
        "/metadata/finalizers",
        json!(["example.com/x"]),
    );
    let made = t.has("configmaps", sent).await;
    let mut watch = t
        .watch(&format!("configmaps?resourceVersion={}", rv(&made)))
        .await;
    t.delete("configmaps/a").await.ok();
    t.merge("configmaps/a", json!({"metadata": {"finalizers": null}}))
        .await
        .ok();
    let marked = watch.next().await;
    assert_eq!(marked.kind, "MODIFIED");
    assert!(marked.object["metadata"]["deletionTimestamp"].is_string());
    let gone = watch.next().await;
    assert_eq!((gone.kind.as_str(), gone.name()), ("DELETED", "a"));
    assert!(gone.version() > marked.version());
}

async fn a_pod_with_no_grace_is_modified_then_deleted(t: &T) {
    let made = t.has("pods", pod("web")).await;
    let mut watch = t.watch(&format!("pods?resourceVersion={}", rv(&made))).await;
    t.delete("pods/web").await.ok();
    let marked = watch.next().await;
    assert_eq!(marked.object["metadata"]["deletionGracePeriodSeconds"], 0);
    assert_eq!(marked.kind, "MODIFIED");
    watch.sees([("DELETED", "web")]).await;
}

async fn another_namespace_is_not_seen(t: &T) {
    let other = t.another_namespace().await;
    let mut watch = t.watch("configmaps").await;
    t.has(
        &format!("/api/v1/namespaces/{other}/configmaps"),
        configmap("theirs", "1"),
    )
    .await;
    t.has("configmaps", configmap("mine", "1")).await;
    watch.sees([("ADDED", "mine")]).await;
}

async fn all_namespaces_are_seen_together(t: &T) {
    let other = t.another_namespace().await;
    let mark = json!({"mark": t.ns});
    let mut watch = t
        .watch(&format!("/api/v1/configmaps?labelSelector=mark={}", t.ns))
        .await;
    t.has(
        &format!("/api/v1/namespaces/{other}/configmaps"),
        labelled("theirs", mark.clone()),
    )
    .await;
    t.has("configmaps", labelled("mine", mark)).await;
    watch.sees([("ADDED", "theirs"), ("ADDED", "mine")]).await;
}

async fn two_watchers_see_the_same(t: &T) {
    let mut one = t.watch("configmaps").await;
    let mut two = t.watch("configmaps").await;
    for name in ["a", "b", "c"] {
        t.has("configmaps", configmap(name, "1")).await;
        t.put(&format!("configmaps/{name}"), configmap(name, "2"))
            .await
            .ok();
    }
    for _ in 0..6 {
        let (one, two) = (one.next().await, two.next().await);
        assert_eq!((one.kind, one.object), (two.kind, two.object));
    }
}

async fn history_can_be_replayed(t: &T) {
    let start = t.has("configmaps", configmap("a", "1")).await;
    t.put("configmaps/a", configmap("a", "2")).await.ok();
    t.delete("configmaps/a").await.ok();
    t.has("configmaps", configmap("a", "3")).await;
    for _ in 0..2 {
        let mut watch = t
            .watch(&format!("configmaps?resourceVersion={}", rv(&start)))
            .await;
        watch
            .sees([("MODIFIED", "a"), ("DELETED", "a"), ("ADDED", "a")])
            .await;
    }
}

async fn the_timeout_ends_the_stream(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let mut watch = t.watch("configmaps?timeoutSeconds=1").await;
    watch.sees([("ADDED", "a")]).await;
    watch.ends().await;
}

async fn a_version_from_the_future_waits(t: &T) {
    let future = version(&t.has("configmaps", configmap("a", "1")).await) + 1_000_000;
    let mut watch = t
        .watch(&format!("configmaps?timeoutSeconds=2&resourceVersion={future}"))
        .await;
    t.has("configmaps", configmap("b", "1")).await;
    watch.ends().await;
}

async fn the_stream_is_chunked_json(t: &T) {
    let watch = t.watch("configmaps?timeoutSeconds=1").await;
    assert_eq!(watch.header("content-type"), Some("application/json"));
    assert_eq!(watch.header("content-length"), None);
}

async fn one_object_by_the_old_path(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    t.has("configmaps", configmap("b", "1")).await;
    let mut watch = t
        .call(Method::GET, "/api/v1/watch/namespaces/{ns}/configmaps/a")
        .stream()
        .await;
    watch.sees([("ADDED", "a")]).await;
    t.put("configmaps/b", configmap("b", "2")).await.ok();
    t.put("configmaps/a", configmap("a", "2")).await.ok();
    watch.sees([("MODIFIED", "a")]).await;
}

async fn watch_on_an_objects_path_is_a_get(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    assert_eq!(t.get("configmaps/a?watch=1").await.ok(), made);
}

async fn custom_objects_are_watched_too(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    let mut watch = t.watch(&crd.widgets_path("")).await;
    let made = t.has(&crd.widgets_path(""), crd.widget("a")).await;
    assert_eq!(watch.next().await.object, made);
    t.merge(&crd.widgets_path("/a"), json!({"spec": {"size": 2}}))
        .await
        .ok();
    t.delete(&crd.widgets_path("/a")).await.ok();
    watch.sees([("MODIFIED", "a"), ("DELETED", "a")]).await;
}

async fn events_of_a_deletecollection_come_one_by_one(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let last = t.has("configmaps", configmap("b", "1")).await;
    let mut watch = t
        .watch(&format!("configmaps?resourceVersion={}", rv(&last)))
        .await;
    t.delete("configmaps").await.ok();
    let (one, two) = (watch.next().await, watch.next().await);
    assert_eq!([one.kind.as_str(), two.kind.as_str()], ["DELETED", "DELETED"]);
    assert!(two.version() > one.version());
}

async fn a_terminating_namespace_does_not_end_the_watch(t: &T) {
    let sent = with(
        configmap("a", "1"),
        "/metadata/finalizers",
        json!(["example.com/x"]),
    );
    let made = t.has("configmaps", sent).await;
    t.delete("/api/v1/namespaces/{ns}").await.ok();
    let path = format!(
        "configmaps?fieldSelector=metadata.name=a&resourceVersion={}",
        rv(&made)
    );
    let mut watch = t.watch(&path).await;
    t.merge("configmaps/a", json!({"data": {"v": "2"}})).await.ok();
    let mut event = watch.next().await;
    while event.object["data"]["v"] != "2" {
        event = watch.next().await;
    }
    assert_eq!(event.kind, "MODIFIED");
}

async fn a_status_change_is_a_modification(t: &T) {
    let made = t.has(DEPLOYMENTS, deployment("web")).await;
    let mut watch = t
        .watch(&format!("{DEPLOYMENTS}?resourceVersion={}", rv(&made)))
        .await;
    t.merge(
        &format!("{DEPLOYMENTS}/web/status"),
        json!({"status": {"replicas": 1}}),
    )
    .await
    .ok();
    let event = watch.next().await;
    assert_eq!(
        (event.kind.as_str(), &event.object["status"]),
        ("MODIFIED", &json!({"replicas": 1}))
    );
}

async fn the_old_watch_path_of_a_collection_works(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let mut watch = t
        .call(Method::GET, "/api/v1/watch/namespaces/{ns}/configmaps")
        .stream()
        .await;
    watch.sees([("ADDED", "a")]).await;
}
