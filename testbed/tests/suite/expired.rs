//! Versions the server has forgotten, and a server that was away. These cases run alone.

use serde_json::json;

use super::kit::*;

alone![
    an_exact_list_of_a_forgotten_version_is_expired,
    a_watch_from_a_forgotten_version_is_told_so,
    an_old_continue_token_is_expired_and_comes_with_a_new_one,
    the_new_token_goes_on_with_what_is_there_now,
    other_lists_do_not_mind,
    initial_events_do_not_mind,
    a_watch_from_now_goes_on,
    a_restart_keeps_objects_and_versions,
    a_restart_ends_watches,
    a_watch_goes_on_after_a_restart,
];

async fn an_exact_list_of_a_forgotten_version_is_expired(t: &T) {
    let old = forgotten_version(t).await;
    for exact in ["resourceVersionMatch=Exact", "limit=1"] {
        let answer = t.get(&format!("configmaps?{exact}&resourceVersion={old}")).await;
        answer.refused(
            410,
            "Expired",
            "The resourceVersion for the provided list is too old.",
            json!(null),
        );
    }
}

async fn a_watch_from_a_forgotten_version_is_told_so(t: &T) {
    let old = forgotten_version(t).await;
    for version in [old.as_str(), "1"] {
        let mut watch = t.watch(&format!("configmaps?resourceVersion={version}")).await;
        let event = watch.next().await;
        let message = event.object["message"].as_str().expect("a message");
        assert!(
            message.starts_with(&format!("too old resource version: {version} (")),
            "{event:?}"
        );
        assert_eq!(event.kind, "ERROR");
        assert_eq!(event.object, refusal(410, "Expired", message, json!(null)));
        watch.ends().await;
    }
}

async fn an_old_continue_token_is_expired_and_comes_with_a_new_one(t: &T) {
    let token = forgotten_token(t).await;
    let status = t
        .get(&format!("configmaps?limit=1&continue={token}"))
        .await
        .with_code(410);
    assert_eq!(status["reason"], "Expired");
    assert_eq!(status["message"], EXPIRED_TOKEN);
    let fresh = status["metadata"]["continue"].as_str().expect("a new token");
    assert_ne!(fresh, token);
}

async fn the_new_token_goes_on_with_what_is_there_now(t: &T) {
    let token = forgotten_token(t).await;
    let status = t
        .get(&format!("configmaps?limit=1&continue={token}"))
        .await
        .with_code(410);
    let fresh = status["metadata"]["continue"].as_str().expect("a new token");
    t.has("configmaps", configmap("bb", "1")).await;
    let rest = t.get(&format!("configmaps?continue={fresh}")).await.ok();
    assert_eq!(names(&rest), ["b", "bb", "c"]);
}

async fn other_lists_do_not_mind(t: &T) {
    let old = forgotten_version(t).await;
    for query in ["", "?resourceVersion=0", &format!("?resourceVersion={old}")] {
        assert_eq!(
            names(&t.get(&format!("configmaps{query}")).await.ok()),
            ["a"],
            "{query}"
        );
    }
    let path = format!("configmaps?resourceVersionMatch=NotOlderThan&resourceVersion={old}");
    assert_eq!(names(&t.get(&path).await.ok()), ["a"]);
}

async fn initial_events_do_not_mind(t: &T) {
    let old = forgotten_version(t).await;
    let path = format!(
        "configmaps?sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true&\
         resourceVersion={old}"
    );
    let (before, _) = t.watch(&path).await.until_bookmark().await;
    assert_eq!(before.iter().map(Event::name).collect::<Vec<_>>(), ["a"]);
}

async fn a_watch_from_now_goes_on(t: &T) {
    forgotten_version(t).await;
    let now = t.get("configmaps").await.ok();
    let mut watch = t.watch(&format!("configmaps?resourceVersion={}", rv(&now))).await;
    t.has("configmaps", configmap("b", "1")).await;
    watch.sees([("ADDED", "b")]).await;
}

async fn a_restart_keeps_objects_and_versions(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    t.server.restart().await.expect("the server comes back");
    assert_eq!(t.get("configmaps/a").await.ok(), made);
    assert!(version(&t.has("configmaps", configmap("b", "1")).await) > version(&made));
}

async fn a_restart_ends_watches(t: &T) {
    let mut watch = t.watch("configmaps").await;
    t.has("configmaps", configmap("a", "1")).await;
    watch.sees([("ADDED", "a")]).await;
    t.server.restart().await.expect("the server comes back");
    watch.ends_somehow().await;
}

async fn a_watch_goes_on_after_a_restart(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    t.server.restart().await.expect("the server comes back");
    let now = t.get("configmaps").await.ok();
    let mut watch = t.watch(&format!("configmaps?resourceVersion={}", rv(&now))).await;
    t.delete("configmaps/a").await.ok();
    watch.sees([("DELETED", "a")]).await;
}

/// Makes ConfigMap `a`, changes it, and has the server forget the version it was made at.
async fn forgotten_version(t: &T) -> String {
    let old = t.has("configmaps", configmap("a", "1")).await;
    for v in ["2", "3"] {
        t.put("configmaps/a", configmap("a", v)).await.ok();
    }
    t.server.compact().await.expect("the server forgets");
    rv(&old).to_owned()
}

/// Makes ConfigMaps `a`, `b` and `c`, reads a page of one, and has the server forget that version.
async fn forgotten_token(t: &T) -> String {
    for name in ["a", "b", "c"] {
        t.has("configmaps", configmap(name, "1")).await;
    }
    let page = t.get("configmaps?limit=1").await.ok();
    for v in ["2", "3"] {
        t.put("configmaps/a", configmap("a", v)).await.ok();
    }
    t.server.compact().await.expect("the server forgets");
    page["metadata"]["continue"]
        .as_str()
        .expect("a continue token")
        .to_owned()
}

const EXPIRED_TOKEN: &str = "The provided continue parameter is too old to display a consistent list result. You can \
     start a new list without the continue parameter, or use the continue token in this response to retrieve the \
     remainder of the results. Continuing with the provided token results in an inconsistent list - objects that \
     were created, modified, or deleted between the time the first chunk was returned and now may show up in the \
     list.";
