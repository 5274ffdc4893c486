//! Bookmarks: a version without an object.

use serde_json::json;

use super::kit::*;

cases![
    a_bookmark_comes_before_the_timeout,
    a_bookmark_is_an_empty_object_with_a_version,
    a_bookmark_is_not_older_than_the_last_event,
    a_bookmark_tells_of_what_was_not_seen,
    without_asking_no_bookmark_comes,
    a_watch_can_go_on_from_a_bookmark,
    a_watch_from_the_future_gets_none,
    a_start_without_a_version_marks_the_end_of_what_exists,
];

async fn a_bookmark_comes_before_the_timeout(t: &T) {
    let mut watch = nothing_to_see(t).await;
    let (before, _) = watch.until_bookmark().await;
    assert!(before.is_empty(), "{before:?}");
}

async fn a_bookmark_is_an_empty_object_with_a_version(t: &T) {
    let (_, bookmark) = nothing_to_see(t).await.until_bookmark().await;
    let version = rv(&bookmark.object);
    let expected = json!({"kind": "ConfigMap", "apiVersion": "v1", "metadata": {"resourceVersion": version}});
    assert_eq!(bookmark.object, expected);
}

async fn a_bookmark_is_not_older_than_the_last_event(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    let path = format!(
        "configmaps?allowWatchBookmarks=true&timeoutSeconds=3&resourceVersion={}",
        rv(&made)
    );
    let mut watch = t.watch(&path).await;
    t.has("configmaps", configmap("b", "1")).await;
    let (before, bookmark) = watch.until_bookmark().await;
    assert_eq!(before.len(), 1);
    assert!(bookmark.version() >= before[0].version());
}

async fn a_bookmark_tells_of_what_was_not_seen(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    let path = format!(
        "configmaps?allowWatchBookmarks=true&timeoutSeconds=3&labelSelector=k=none&resourceVersion={}",
        rv(&made)
    );
    let mut watch = t.watch(&path).await;
    let unseen = t.has("configmaps", configmap("b", "1")).await;
    let (before, bookmark) = watch.until_bookmark().await;
    assert!(before.is_empty(), "{before:?}");
    assert!(bookmark.version() >= version(&unseen));
}

async fn a_watch_from_the_future_gets_none(t: &T) {
    let future = version(&t.has("configmaps", configmap("a", "1")).await) + 1_000_000;
    let path = format!("configmaps?allowWatchBookmarks=true&timeoutSeconds=4&resourceVersion={future}");
    let mut watch = t.watch(&path).await;
    t.has("configmaps", configmap("b", "1")).await;
    watch.ends().await;
}

async fn without_asking_no_bookmark_comes(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    let mut watch = t
        .watch(&format!(
            "configmaps?timeoutSeconds=3&resourceVersion={}",
            rv(&made)
        ))
        .await;
    watch.ends().await;
}

async fn a_watch_can_go_on_from_a_bookmark(t: &T) {
    let (_, bookmark) = nothing_to_see(t).await.until_bookmark().await;
    t.has("configmaps", configmap("b", "1")).await;
    let mut watch = t
        .watch(&format!("configmaps?resourceVersion={}", rv(&bookmark.object)))
        .await;
    watch.sees([("ADDED", "b")]).await;
}

async fn a_start_without_a_version_marks_the_end_of_what_exists(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let mut watch = t
        .watch("configmaps?allowWatchBookmarks=true&timeoutSeconds=3")
        .await;
    let (before, bookmark) = watch.until_bookmark().await;
    assert_eq!(before.len(), 1);
    assert_eq!(
        bookmark.object["metadata"]["annotations"],
        json!({"k8s.io/initial-events-end": "true"})
    );
}

/// A watch of the case's namespace while something is written in another: without any news there is no bookmark.
async fn nothing_to_see(t: &T) -> Stream {
    let made = t.has("configmaps", configmap("a", "1")).await;
    let path = format!(
        "configmaps?allowWatchBookmarks=true&timeoutSeconds=3&resourceVersion={}",
        rv(&made)
    );
    let watch = t.watch(&path).await;
    let other = t.another_namespace().await;
    t.has(
        &format!("/api/v1/namespaces/{other}/configmaps"),
        configmap("unseen", "1"),
    )
    .await;
    watch
}
