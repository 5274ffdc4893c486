//! `sendInitialEvents`: a list as the start of a watch.

use serde_json::json;

use super::kit::*;

cases![
    what_exists_comes_then_a_marked_bookmark,
    the_bookmark_is_an_empty_object_with_a_mark,
    an_empty_collection_has_only_the_bookmark,
    a_selector_selects_what_exists_too,
    from_zero_the_same_comes,
    from_a_version_the_newest_state_comes,
    live_events_follow_on_the_same_stream,
    a_watch_can_go_on_from_the_bookmark,
    the_last_write_is_always_there,
    without_bookmarks_there_is_no_mark,
    without_initial_events_only_news_come,
    a_version_from_the_future_is_an_error_in_the_stream,
    custom_objects_have_it_too,
];

async fn what_exists_comes_then_a_marked_bookmark(t: &T) {
    t.has("configmaps", configmap("b", "1")).await;
    t.has("configmaps", configmap("a", "1")).await;
    let mut watch = t.watch(INITIAL).await;
    let (before, bookmark) = watch.until_bookmark().await;
    let kinds: Vec<_> = before
        .iter()
        .map(|event| (event.kind.as_str(), event.name()))
        .collect();
    assert_eq!(kinds, [("ADDED", "a"), ("ADDED", "b")]);
    assert_eq!(
        bookmark.object["metadata"]["annotations"],
        json!({"k8s.io/initial-events-end": "true"})
    );
}

async fn the_bookmark_is_an_empty_object_with_a_mark(t: &T) {
    let (_, bookmark) = t.watch(INITIAL).await.until_bookmark().await;
    let version = rv(&bookmark.object);
    assert_eq!(
        bookmark.object,
        json!({"kind": "ConfigMap", "apiVersion": "v1", "metadata": {
            "resourceVersion": version, "annotations": {"k8s.io/initial-events-end": "true"},
        }})
    );
}

async fn an_empty_collection_has_only_the_bookmark(t: &T) {
    let (before, _) = t.watch(INITIAL).await.until_bookmark().await;
    assert!(before.is_empty(), "{before:?}");
}

async fn a_selector_selects_what_exists_too(t: &T) {
    t.has("configmaps", labelled("a", json!({"k": "1"}))).await;
    t.has("configmaps", labelled("b", json!({"k": "2"}))).await;
    let (before, _) = t
        .watch(&format!("{INITIAL}&labelSelector=k=2"))
        .await
        .until_bookmark()
        .await;
    assert_eq!(before.iter().map(Event::name).collect::<Vec<_>>(), ["b"]);
}

async fn from_zero_the_same_comes(t: &T) {
    let last = t.has("configmaps", configmap("a", "1")).await;
    // Version zero may start at any moment, so first make sure that this one is known there.
    t.get(&format!("configmaps?resourceVersion={}", rv(&last)))
        .await
        .ok();
    let (before, _) = t
        .watch(&format!("{INITIAL}&resourceVersion=0"))
        .await
        .until_bookmark()
        .await;
    assert_eq!(before.iter().map(Event::name).collect::<Vec<_>>(), ["a"]);
}

async fn from_a_version_the_newest_state_comes(t: &T) {
    let first = t.has("configmaps", configmap("a", "1")).await;
    let newest = t.put("configmaps/a", configmap("a", "2")).await.ok();
    t.get(&format!("configmaps?resourceVersion={}", rv(&newest)))
        .await
        .ok();
    let mut watch = t
        .watch(&format!("{INITIAL}&resourceVersion={}", rv(&first)))
        .await;
    let (before, bookmark) = watch.until_bookmark().await;
    assert_eq!(
        before
            .iter()
            .map(|event| event.object["data"]["v"].as_str())
            .collect::<Vec<_>>(),
        [Some("2")]
    );
    assert!(bookmark.version() >= version(&newest));
}

async fn live_events_follow_on_the_same_stream(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let mut watch = t.watch(INITIAL).await;
    let (_, bookmark) = watch.until_bookmark().await;
    t.put("configmaps/a", configmap("a", "2")).await.ok();
    let event = watch.next().await;
    assert_eq!((event.kind.as_str(), event.name()), ("MODIFIED", "a"));
    assert!(event.version() > bookmark.version());
}

async fn a_watch_can_go_on_from_the_bookmark(t: &T) {
    let (_, bookmark) = t.watch(INITIAL).await.until_bookmark().await;
    t.has("configmaps", configmap("a", "1")).await;
    let mut watch = t
        .watch(&format!("configmaps?resourceVersion={}", rv(&bookmark.object)))
        .await;
    watch.sees([("ADDED", "a")]).await;
}

async fn the_last_write_is_always_there(t: &T) {
    for round in ["1", "2", "3", "4", "5"] {
        let last = t.has("configmaps", configmap(round, "1")).await;
        let (before, bookmark) = t.watch(INITIAL).await.until_bookmark().await;
        assert_eq!(before.last().map(Event::name), Some(round));
        assert!(bookmark.version() >= version(&last));
    }
}

async fn without_bookmarks_there_is_no_mark(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let path = "configmaps?sendInitialEvents=true&resourceVersionMatch=NotOlderThan&timeoutSeconds=2";
    let mut watch = t.watch(path).await;
    watch.sees([("ADDED", "a")]).await;
    watch.ends().await;
}

async fn without_initial_events_only_news_come(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let mut watch = t
        .watch("configmaps?sendInitialEvents=false&resourceVersionMatch=NotOlderThan")
        .await;
    t.has("configmaps", configmap("b", "1")).await;
    watch.sees([("ADDED", "b")]).await;
}

async fn a_version_from_the_future_is_an_error_in_the_stream(t: &T) {
    let future = version(&t.get("configmaps").await.ok()) + 1_000_000;
    let mut watch = t.watch(&format!("{INITIAL}&resourceVersion={future}")).await;
    let event = watch.next().await;
    let start = format!("Timeout: Too large resource version: {future}, current: ");
    assert!(
        event.object["message"]
            .as_str()
            .expect("a message")
            .starts_with(&start),
        "{event:?}"
    );
    let cause = json!({"reason": "ResourceVersionTooLarge", "message": "Too large resource version"});
    assert_eq!(
        event.object["details"],
        json!({"causes": [cause], "retryAfterSeconds": 1})
    );
    assert_eq!(
        (event.kind.as_str(), &event.object["code"]),
        ("ERROR", &json!(504))
    );
    watch.ends().await;
}

async fn custom_objects_have_it_too(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    t.has(&crd.widgets_path(""), crd.widget("a")).await;
    let (_, query) = INITIAL.split_once('?').expect("a query");
    let (before, bookmark) = t
        .watch(&crd.widgets_path(&format!("?{query}")))
        .await
        .until_bookmark()
        .await;
    assert_eq!(before.iter().map(Event::name).collect::<Vec<_>>(), ["a"]);
    assert_eq!(bookmark.object["kind"], "Widget");
}

const INITIAL: &str =
    "configmaps?sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true";
