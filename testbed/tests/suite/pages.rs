//! Lists in pages: `limit` and `continue`.

use serde_json::Value;

use super::kit::*;

cases![
    limit_and_continue_walk_one_version,
    the_last_page_has_no_token,
    a_limit_that_is_not_reached_gives_no_token,
    what_remains_is_counted,
    what_remains_is_not_counted_behind_a_selector,
    a_selector_fills_its_pages,
    a_page_without_a_limit_has_the_rest,
    version_zero_ignores_the_limit,
    not_older_than_takes_a_limit,
    exact_takes_a_limit_and_goes_on_in_the_past,
    pages_cross_namespaces,
    custom_objects_come_in_pages_too,
];

async fn limit_and_continue_walk_one_version(t: &T) {
    make(t, ["a", "b", "c", "d", "e"]).await;
    let first = t.get("configmaps?limit=2").await.ok();
    t.delete("configmaps/d").await.ok();
    t.has("configmaps", configmap("bb", "1")).await;
    let second = t
        .get(&format!("configmaps?limit=2&continue={}", token(&first)))
        .await
        .ok();
    let third = t
        .get(&format!("configmaps?limit=2&continue={}", token(&second)))
        .await
        .ok();
    assert_eq!(
        [names(&first), names(&second), names(&third)],
        [vec!["a", "b"], vec!["c", "d"], vec!["e"]]
    );
    assert_eq!([rv(&second), rv(&third)], [rv(&first), rv(&first)]);
}

async fn the_last_page_has_no_token(t: &T) {
    make(t, ["a", "b"]).await;
    let first = t.get("configmaps?limit=1").await.ok();
    let last = t
        .get(&format!("configmaps?limit=1&continue={}", token(&first)))
        .await
        .ok();
    assert_eq!(
        (
            last["metadata"].get("continue"),
            last["metadata"].get("remainingItemCount")
        ),
        (None, None)
    );
}

async fn a_limit_that_is_not_reached_gives_no_token(t: &T) {
    make(t, ["a", "b"]).await;
    for limit in [2, 3] {
        let list = t.get(&format!("configmaps?limit={limit}")).await.ok();
        assert_eq!(
            (names(&list), list["metadata"].get("continue")),
            (vec!["a", "b"], None)
        );
    }
}

async fn what_remains_is_counted(t: &T) {
    make(t, ["a", "b", "c", "d", "e"]).await;
    let first = t.get("configmaps?limit=2").await.ok();
    assert_eq!(first["metadata"]["remainingItemCount"], 3);
    let second = t
        .get(&format!("configmaps?limit=2&continue={}", token(&first)))
        .await
        .ok();
    assert_eq!(second["metadata"]["remainingItemCount"], 1);
}

async fn what_remains_is_not_counted_behind_a_selector(t: &T) {
    make(t, ["a", "b", "c"]).await;
    for selector in ["labelSelector=!k", "fieldSelector=metadata.name!=z"] {
        let page = t.get(&format!("configmaps?limit=2&{selector}")).await.ok();
        assert!(page["metadata"]["continue"].is_string());
        assert_eq!(page["metadata"].get("remainingItemCount"), None, "{selector}");
    }
}

async fn a_selector_fills_its_pages(t: &T) {
    for (name, k) in [("a", "1"), ("b", "2"), ("c", "2"), ("d", "1"), ("e", "1")] {
        t.has("configmaps", labelled(name, serde_json::json!({"k": k})))
            .await;
    }
    let first = t.get("configmaps?limit=2&labelSelector=k=1").await.ok();
    let second = t
        .get(&format!(
            "configmaps?limit=2&labelSelector=k=1&continue={}",
            token(&first)
        ))
        .await
        .ok();
    assert_eq!([names(&first), names(&second)], [vec!["a", "d"], vec!["e"]]);
}

async fn a_page_without_a_limit_has_the_rest(t: &T) {
    make(t, ["a", "b", "c", "d"]).await;
    let first = t.get("configmaps?limit=1").await.ok();
    let rest = t
        .get(&format!("configmaps?continue={}", token(&first)))
        .await
        .ok();
    assert_eq!((names(&rest), rv(&rest)), (vec!["b", "c", "d"], rv(&first)));
}

async fn version_zero_ignores_the_limit(t: &T) {
    let last = make(t, ["a", "b", "c"]).await;
    // Version zero may answer from any moment, so first make sure that the three are known there.
    t.get(&format!("configmaps?resourceVersion={last}")).await.ok();
    let list = t.get("configmaps?limit=2&resourceVersion=0").await.ok();
    assert_eq!(
        (names(&list), list["metadata"].get("continue")),
        (vec!["a", "b", "c"], None)
    );
}

async fn not_older_than_takes_a_limit(t: &T) {
    let last = make(t, ["a", "b", "c"]).await;
    let path = format!("configmaps?limit=2&resourceVersionMatch=NotOlderThan&resourceVersion={last}");
    let page = t.get(&path).await.ok();
    assert_eq!(
        (names(&page), page["metadata"]["remainingItemCount"].as_u64()),
        (vec!["a", "b"], Some(1))
    );
}

async fn exact_takes_a_limit_and_goes_on_in_the_past(t: &T) {
    let past = make(t, ["a", "b"]).await;
    make(t, ["c"]).await;
    let path = format!("configmaps?limit=1&resourceVersionMatch=Exact&resourceVersion={past}");
    let first = t.get(&path).await.ok();
    let rest = t
        .get(&format!("configmaps?continue={}", token(&first)))
        .await
        .ok();
    assert_eq!([names(&first), names(&rest)], [vec!["a"], vec!["b"]]);
    assert_eq!([rv(&first), rv(&rest)], [past.as_str(), &past]);
}

async fn pages_cross_namespaces(t: &T) {
    let other = t.another_namespace().await;
    let mark = serde_json::json!({"mark": t.ns});
    for name in ["a", "b"] {
        t.has("configmaps", labelled(name, mark.clone())).await;
        t.has(
            &format!("/api/v1/namespaces/{other}/configmaps"),
            labelled(name, mark.clone()),
        )
        .await;
    }
    let path = format!("/api/v1/configmaps?labelSelector=mark={}", t.ns);
    let whole = t.get(&path).await.ok();
    let mut items = Vec::new();
    let mut page = t.get(&format!("{path}&limit=1")).await.ok();
    while page["metadata"]["continue"].is_string() {
        items.extend(page["items"].as_array().expect("items").clone());
        page = t
            .get(&format!("{path}&limit=1&continue={}", token(&page)))
            .await
            .ok();
    }
    items.extend(page["items"].as_array().expect("items").clone());
    assert_eq!(Value::from(items), whole["items"]);
}

async fn custom_objects_come_in_pages_too(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    for name in ["a", "b", "c"] {
        t.has(&crd.widgets_path(""), crd.widget(name)).await;
    }
    let first = t.get(&crd.widgets_path("?limit=2")).await.ok();
    let rest = t
        .get(&crd.widgets_path(&format!("?continue={}", token(&first))))
        .await
        .ok();
    assert_eq!([names(&first), names(&rest)], [vec!["a", "b"], vec!["c"]]);
}

/// Makes ConfigMaps; gives the version of the last.
async fn make<const N: usize>(t: &T, names: [&str; N]) -> String {
    let mut last = String::new();
    for name in names {
        rv(&t.has("configmaps", configmap(name, "1")).await).clone_into(&mut last);
    }
    last
}

#[track_caller]
fn token(page: &Value) -> &str {
    page["metadata"]["continue"]
        .as_str()
        .unwrap_or_else(|| panic!("no continue token: {page}"))
}
