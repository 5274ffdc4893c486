//! A server that goes back: `Sandbox::snapshot` and `Sandbox::restore`.

use k8s_openapi::api::core::v1::Namespace;
use k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinition;
use kube::ResourceExt;
use kube::api::{Api, DynamicObject, ListParams, PostParams, VersionMatch, WatchParams};
use kube::core::{ApiResource, GroupVersionKind};
use serde_json::json;

use crate::kit::{code, create, delete, listed, maps, sandbox, sandbox_with, touch, watch, watch_with};

fn matching(version: &str, how: VersionMatch) -> ListParams {
    ListParams::default().at(version).matching(how)
}

#[tokio::test]
async fn a_restore_puts_back_created_changed_and_deleted_objects() {
    let (sandbox, maps) = sandbox_with(&["kept", "changed", "deleted"]).await;
    let before = maps.list(&ListParams::default()).await.expect("a list");
    let backup = sandbox.snapshot();
    assert_eq!(backup.objects(), sandbox.stats().objects);

    touch(&maps, "changed").await;
    delete(&maps, "deleted").await;
    create(&maps, &["created"]).await;
    sandbox.restore(&backup);

    let after = maps.list(&ListParams::default()).await.expect("a list");
    assert_eq!(before.metadata, after.metadata);
    assert_eq!(before.items, after.items);
    assert_eq!(sandbox.resource_version(), backup.resource_version());
}

#[tokio::test]
async fn after_a_restore_the_same_versions_are_assigned_again_with_new_uids() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    let backup = sandbox.snapshot();
    create(&maps, &["b"]).await;
    let first = maps.get("b").await.expect("created");

    sandbox.restore(&backup);
    create(&maps, &["b"]).await;

    let second = maps.get("b").await.expect("created");
    assert_eq!(first.resource_version(), second.resource_version());
    assert_ne!(first.uid(), second.uid());
}

#[tokio::test]
async fn a_snapshot_can_be_restored_any_number_of_times_and_is_not_changed_by_writes() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    let backup = sandbox.snapshot();
    for _ in 0..3 {
        delete(&maps, "a").await;
        create(&maps, &["b"]).await;
        sandbox.restore(&backup);
        assert_eq!(listed(&maps).await, ["a"]);
    }
}

#[tokio::test(start_paused = true)]
async fn a_restore_cuts_watches_as_a_restart_does() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    let backup = sandbox.snapshot();
    let mut story = watch(&maps, "0").await;
    assert_eq!(story.next().await, "added a");

    sandbox.restore(&backup);

    assert_eq!(story.next().await, "broken");
}

#[tokio::test(start_paused = true)]
async fn a_watch_from_the_lost_future_is_silent_and_misses_the_writes_up_to_its_version() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    let backup = sandbox.snapshot();
    touch(&maps, "a").await;
    let future = touch(&maps, "a").await;
    sandbox.restore(&backup);

    let mut story = watch_with(&maps, &WatchParams::default().timeout(200), &future).await;
    create(&maps, &["missed", "too"]).await;
    sandbox.send_bookmarks();
    // No event, and no bookmark before the timeout, because the server has not passed the version.
    assert_eq!(story.next().await, format!("bookmark {future}"));

    let mut story = watch_with(&maps, &WatchParams::default().timeout(200), &future).await;
    create(&maps, &["seen"]).await;
    assert_eq!(story.next().await, "added seen");
}

#[tokio::test(start_paused = true)]
async fn a_watch_from_the_future_gets_no_bookmark_while_the_server_is_behind() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    let backup = sandbox.snapshot();
    touch(&maps, "a").await;
    let future = touch(&maps, "a").await;
    sandbox.restore(&backup);
    create(&maps, &["missed"]).await;

    let mut story = watch_with(&maps, &WatchParams::default().timeout(290), &future).await;
    sandbox.send_bookmarks();

    assert_eq!(story.next().await, "end");
}

#[tokio::test(start_paused = true)]
async fn lists_and_gets_of_the_lost_future_fail_as_too_large() {
    let (sandbox, maps) = sandbox_with(&["a", "b"]).await;
    let backup = sandbox.snapshot();
    touch(&maps, "a").await;
    let future = touch(&maps, "a").await;
    let page = maps.list(&ListParams::default().limit(1)).await.expect("a page");
    let token = page.metadata.continue_.expect("more follows");

    sandbox.restore(&backup);

    let newer = maps.list(&matching(&future, VersionMatch::NotOlderThan)).await;
    let Err(kube::Error::Api(status)) = newer else {
        panic!("{newer:?}");
    };
    assert_eq!(status.code, 504);
    let now = backup.resource_version();
    assert_eq!(
        status.message,
        format!("Timeout: Too large resource version: {future}, current: {now}")
    );
    assert_eq!(
        code(maps.list(&matching(&future, VersionMatch::Exact)).await),
        504
    );
    let next = ListParams::default().limit(1).continue_token(&token);
    assert_eq!(code(maps.list(&next).await), 504);
}

#[tokio::test(start_paused = true)]
async fn after_a_restore_versions_before_the_snapshot_are_gone_and_its_own_can_be_watched() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    let old = sandbox.resource_version().to_string();
    touch(&maps, "a").await;
    let backup = sandbox.snapshot();

    sandbox.restore(&backup);

    assert_eq!(watch(&maps, &old).await.next().await, "error 410");
    let mut story = watch(&maps, &backup.resource_version().to_string()).await;
    create(&maps, &["b"]).await;
    assert_eq!(story.next().await, "added b");
}

#[tokio::test]
async fn a_restore_of_a_stopped_server_leaves_it_stopped() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    let backup = sandbox.snapshot();
    create(&maps, &["b"]).await;

    sandbox.stop().await;
    sandbox.restore(&backup);
    let refused = maps.get("a").await;
    sandbox.resume().await.expect("the port is free again");

    assert!(matches!(refused, Err(kube::Error::Service(_))), "{refused:?}");
    assert_eq!(listed(&maps).await, ["a"]);
}

#[tokio::test]
async fn a_snapshot_can_be_restored_in_another_sandbox() {
    let (one, _) = sandbox_with(&["a", "b"]).await;
    let other = sandbox().await;

    other.restore(&one.snapshot());

    assert_eq!(listed(&maps(&other)).await, ["a", "b"]);
    assert_eq!(other.resource_version(), one.resource_version());
    // Two servers from here on.
    create(&maps(&other), &["c"]).await;
    assert_eq!(listed(&maps(&one)).await, ["a", "b"]);
}

#[tokio::test]
async fn custom_resources_come_and_go_with_their_definition() {
    let sandbox = sandbox().await;
    let without = sandbox.snapshot();
    let crd: CustomResourceDefinition = serde_json::from_value(json!({
        "metadata": {"name": "cups.tea.io"},
        "spec": {
            "group": "tea.io", "scope": "Cluster",
            "names": {"plural": "cups", "singular": "cup", "kind": "Cup"},
            "versions": [{
                "name": "v1", "served": true, "storage": true,
                "schema": {"openAPIV3Schema": {"type": "object", "x-kubernetes-preserve-unknown-fields": true}},
            }],
        },
    }))
    .expect("a definition");
    let crds = Api::<CustomResourceDefinition>::all(sandbox.client());
    crds.create(&PostParams::default(), &crd).await.expect("created");
    let resource = ApiResource::from_gvk_with_plural(&GroupVersionKind::gvk("tea.io", "v1", "Cup"), "cups");
    let cups = Api::<DynamicObject>::all_with(sandbox.client(), &resource);
    let cup = DynamicObject::new("green", &resource);
    cups.create(&PostParams::default(), &cup).await.expect("created");
    let with = sandbox.snapshot();

    sandbox.restore(&without);
    assert_eq!(code(cups.list(&ListParams::default()).await), 404);
    sandbox.restore(&with);
    let names: Vec<String> = cups
        .list(&ListParams::default())
        .await
        .expect("served again")
        .items
        .iter()
        .map(ResourceExt::name_any)
        .collect();
    assert_eq!(names, ["green"]);
}

#[tokio::test]
async fn the_namespaces_of_a_new_server_are_in_every_snapshot() {
    let sandbox = sandbox().await;
    let backup = sandbox.snapshot();
    sandbox.restore(&backup);
    let all = Api::<Namespace>::all(sandbox.client());
    assert_eq!(
        all.list(&ListParams::default())
            .await
            .expect("a list")
            .items
            .len(),
        4
    );
}
