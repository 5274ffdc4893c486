//! GET on a collection: shape, order, scope, versions.

use serde_json::json;

use super::kit::*;

cases![
    an_empty_list_has_no_items_but_a_version,
    items_of_built_in_kinds_have_no_kind,
    items_of_custom_kinds_have_a_kind,
    items_come_by_name,
    all_namespaces_come_by_namespace_then_name,
    a_namespace_shows_only_its_own,
    the_version_is_at_least_that_of_the_last_write,
    a_list_shows_the_last_write,
    version_zero_answers_from_any_moment,
    not_older_than_shows_the_newest,
    a_bare_version_shows_the_newest,
    exact_shows_the_past,
    exact_in_the_past_takes_selectors,
    a_bare_version_with_a_limit_shows_the_past,
    a_version_from_the_future_times_out,
    an_exact_version_from_the_future_times_out,
    a_get_at_a_version_shows_the_newest,
    a_get_of_a_version_from_the_future_times_out,
    a_trailing_slash_is_fine,
];

async fn an_empty_list_has_no_items_but_a_version(t: &T) {
    let list = t.get("configmaps").await.ok();
    let version = rv(&list);
    assert_eq!(
        list,
        json!({
            "kind": "ConfigMapList", "apiVersion": "v1",
            "metadata": {"resourceVersion": version}, "items": [],
        })
    );
}

async fn items_of_built_in_kinds_have_no_kind(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let item = t.get("configmaps").await.ok()["items"][0].take();
    assert_eq!((item.get("kind"), item.get("apiVersion")), (None, None), "{item}");
}

async fn items_of_custom_kinds_have_a_kind(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    t.has(&crd.widgets_path(""), crd.widget("a")).await;
    let list = t.get(&crd.widgets_path("")).await.ok();
    assert_eq!(list["kind"], "WidgetList");
    assert_eq!(list["items"][0]["kind"], "Widget");
    assert_eq!(list["items"][0]["apiVersion"], list["apiVersion"]);
}

async fn items_come_by_name(t: &T) {
    for name in ["z", "a.b", "ab", "a-b", "a"] {
        t.has("configmaps", configmap(name, "1")).await;
    }
    assert_eq!(
        names(&t.get("configmaps").await.ok()),
        ["a", "a-b", "a.b", "ab", "z"]
    );
    assert_eq!(
        names(&t.get("configmaps?resourceVersion=0").await.ok()),
        ["a", "a-b", "a.b", "ab", "z"]
    );
}

async fn all_namespaces_come_by_namespace_then_name(t: &T) {
    let other = t.another_namespace().await;
    let mark = json!({"mark": t.ns});
    for name in ["b", "a"] {
        t.has("configmaps", labelled(name, mark.clone())).await;
        t.has(
            &format!("/api/v1/namespaces/{other}/configmaps"),
            labelled(name, mark.clone()),
        )
        .await;
    }
    let list = t
        .get(&format!("/api/v1/configmaps?labelSelector=mark={}", t.ns))
        .await
        .ok();
    let items = list["items"].as_array().expect("items");
    let found: Vec<_> = items
        .iter()
        .map(|item| {
            (
                item["metadata"]["namespace"].as_str().unwrap(),
                item["metadata"]["name"].as_str().unwrap(),
            )
        })
        .collect();
    let mut sorted = vec![
        (t.ns.as_str(), "a"),
        (t.ns.as_str(), "b"),
        (other.as_str(), "a"),
        (other.as_str(), "b"),
    ];
    sorted.sort_unstable();
    assert_eq!(found, sorted);
}

async fn a_namespace_shows_only_its_own(t: &T) {
    let other = t.another_namespace().await;
    t.has("configmaps", configmap("mine", "1")).await;
    t.has(
        &format!("/api/v1/namespaces/{other}/configmaps"),
        configmap("theirs", "1"),
    )
    .await;
    assert_eq!(names(&t.get("configmaps").await.ok()), ["mine"]);
}

async fn the_version_is_at_least_that_of_the_last_write(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    assert!(version(&t.get("configmaps").await.ok()) >= version(&made));
}

async fn a_list_shows_the_last_write(t: &T) {
    for name in ["a", "b", "c", "d", "e"] {
        t.has("configmaps", configmap(name, "1")).await;
        let list = t.get("configmaps").await.ok();
        assert_eq!(names(&list).last(), Some(&name));
    }
}

async fn version_zero_answers_from_any_moment(t: &T) {
    let list = t.get("configmaps?resourceVersion=0").await.ok();
    assert!(version(&list) > 0, "the version is a real one: {list}");
    t.get("configmaps?resourceVersion=0&resourceVersionMatch=NotOlderThan")
        .await
        .ok();
}

async fn not_older_than_shows_the_newest(t: &T) {
    let first = t.has("configmaps", configmap("a", "1")).await;
    let second = t.has("configmaps", configmap("b", "1")).await;
    let path = format!(
        "configmaps?resourceVersionMatch=NotOlderThan&resourceVersion={}",
        rv(&second)
    );
    let list = t.get(&path).await.ok();
    assert_eq!(names(&list), ["a", "b"]);
    assert!(version(&list) >= version(&second) && version(&second) > version(&first));
}

async fn a_bare_version_shows_the_newest(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let second = t.has("configmaps", configmap("b", "1")).await;
    let list = t
        .get(&format!("configmaps?resourceVersion={}", rv(&second)))
        .await
        .ok();
    assert_eq!(names(&list), ["a", "b"]);
}

async fn exact_shows_the_past(t: &T) {
    let past = three_writes(t).await;
    let list = t
        .get(&format!(
            "configmaps?resourceVersionMatch=Exact&resourceVersion={past}"
        ))
        .await
        .ok();
    assert_eq!((names(&list), rv(&list)), (vec!["a"], past.as_str()));
    assert_eq!(list["items"][0]["data"]["v"], "1");
}

async fn exact_in_the_past_takes_selectors(t: &T) {
    let past = three_writes(t).await;
    let path = format!("configmaps?labelSelector=k=none&resourceVersionMatch=Exact&resourceVersion={past}");
    assert!(names(&t.get(&path).await.ok()).is_empty());
}

async fn a_bare_version_with_a_limit_shows_the_past(t: &T) {
    let past = three_writes(t).await;
    let list = t
        .get(&format!("configmaps?limit=5&resourceVersion={past}"))
        .await
        .ok();
    assert_eq!((names(&list), rv(&list)), (vec!["a"], past.as_str()));
}

async fn a_version_from_the_future_times_out(t: &T) {
    let future = version(&t.get("configmaps").await.ok()) + 1_000_000;
    let answer = t.get(&format!("configmaps?resourceVersion={future}")).await;
    assert_eq!(answer.header("retry-after"), Some("1"));
    too_large(answer, future);
}

async fn an_exact_version_from_the_future_times_out(t: &T) {
    let future = version(&t.get("configmaps").await.ok()) + 1_000_000;
    too_large(
        t.get(&format!(
            "configmaps?resourceVersionMatch=Exact&resourceVersion={future}"
        ))
        .await,
        future,
    );
}

async fn a_get_at_a_version_shows_the_newest(t: &T) {
    let past = three_writes(t).await;
    for version in ["0", &past] {
        let found = t
            .get(&format!("configmaps/b?resourceVersion={version}"))
            .await
            .ok();
        assert_eq!(found["data"]["v"], "1");
    }
}

async fn a_get_of_a_version_from_the_future_times_out(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    let future = version(&made) + 1_000_000;
    too_large(
        t.get(&format!("configmaps/a?resourceVersion={future}")).await,
        future,
    );
}

async fn a_trailing_slash_is_fine(t: &T) {
    assert_eq!(t.get("configmaps/").await.ok()["kind"], "ConfigMapList");
}

/// Makes `a`, makes `b`, changes `a`; gives the version right after the first.
async fn three_writes(t: &T) -> String {
    let past = rv(&t.has("configmaps", configmap("a", "1")).await).to_owned();
    t.has("configmaps", configmap("b", "1")).await;
    t.put("configmaps/a", configmap("a", "2")).await.ok();
    past
}

/// The answer says that this version is not yet reached; which one is reached, it says too.
#[track_caller]
fn too_large(answer: Answer, version: u64) {
    let status = answer.with_code(504);
    let start = format!("Timeout: Too large resource version: {version}, current: ");
    assert!(
        status["message"].as_str().expect("a message").starts_with(&start),
        "{status}"
    );
    assert_eq!(status["reason"], "Timeout");
    let cause = json!({"reason": "ResourceVersionTooLarge", "message": "Too large resource version"});
    assert_eq!(
        status["details"],
        json!({"causes": [cause], "retryAfterSeconds": 1})
    );
}
