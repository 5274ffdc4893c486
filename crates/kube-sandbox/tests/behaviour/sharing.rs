//! An object is encoded once, when it is written; lists, gets and all watchers hand out those same bytes.

use bytes::Bytes;
use http_body_util::BodyExt;
use kube::api::{Api, DynamicObject, PostParams};
use kube::core::{ApiResource, GroupVersionKind};
use kube_sandbox::{Sandbox, SandboxBody};
use serde_json::json;

use crate::kit::{ask, create, delete, frames, large_map, maps, sandbox};

const MAPS: &str = "/api/v1/namespaces/default/configmaps";
/// Objects from this size on are never copied.
const LARGE: usize = 4096;

async fn with_large_maps(names: &[&str]) -> Sandbox {
    let sandbox = sandbox().await;
    for name in names {
        let (maps, map) = (maps(&sandbox), large_map(name, LARGE));
        maps.create(&PostParams::default(), &map).await.expect("created");
    }
    sandbox
}

/// The next `count` large frames of an open watch.
async fn large_frames(body: &mut SandboxBody, count: usize) -> Vec<Bytes> {
    let mut found = Vec::new();
    while found.len() < count {
        let frame = body.frame().await.expect("goes on").expect("not cut");
        found.push(frame.into_data().expect("no trailers"));
        found.retain(|data| data.len() >= LARGE);
    }
    found
}

async fn open_watch(sandbox: &Sandbox, version: &str) -> SandboxBody {
    let path = format!("{MAPS}?watch=1&resourceVersion={version}");
    ask(sandbox, &path).await.into_body()
}

/// Do both show the same place in memory?
fn same(a: &Bytes, b: &Bytes) -> bool {
    a.as_ptr_range() == b.as_ptr_range()
}

/// Is `part` the end of `whole`, in the same place in memory?
fn ends_with(whole: &Bytes, part: &Bytes) -> bool {
    whole.as_ptr_range().contains(&part.as_ptr()) && whole.as_ptr_range().end == part.as_ptr_range().end
}

#[tokio::test(start_paused = true)]
async fn a_list_a_get_and_two_watchers_hand_out_the_same_bytes() {
    let sandbox = with_large_maps(&["a", "b"]).await;

    let (mut first, mut second) = (open_watch(&sandbox, "0").await, open_watch(&sandbox, "0").await);
    let (first, second) = (
        large_frames(&mut first, 2).await,
        large_frames(&mut second, 2).await,
    );
    let list = large_frames(&mut ask(&sandbox, MAPS).await.into_body(), 2).await;
    let (get, _) = frames(ask(&sandbox, &format!("{MAPS}/a")).await.into_body()).await;

    assert!(same(&first[0], &second[0]) && same(&first[1], &second[1]));
    // A list item has no kind and apiVersion, so it is the object's bytes without their beginning.
    assert!(ends_with(&first[0], &list[0]) && ends_with(&first[1], &list[1]));
    assert!(same(&first[0], &get[0]));
}

#[tokio::test(start_paused = true)]
async fn what_happens_is_told_to_all_watchers_in_the_same_bytes() {
    let sandbox = with_large_maps(&["a"]).await;
    let version = sandbox.resource_version().to_string();
    let mut watchers = [
        open_watch(&sandbox, &version).await,
        open_watch(&sandbox, &version).await,
    ];

    let mut changed = large_map("a", 2 * LARGE);
    changed.immutable = Some(true);
    let maps = maps(&sandbox);
    let replaced = maps.replace("a", &PostParams::default(), &changed).await;
    replaced.expect("replaced");
    delete(&maps, "a").await;

    let [first, second] = &mut watchers;
    let (first, second) = (large_frames(first, 2).await, large_frames(second, 2).await);
    assert!(same(&first[0], &second[0]), "the modification");
    assert!(same(&first[1], &second[1]), "the deletion");
}

#[tokio::test(start_paused = true)]
async fn custom_objects_are_shared_like_built_in_ones() {
    let sandbox = sandbox().await;
    let crds: Api<DynamicObject> = Api::all_with(
        sandbox.client(),
        &ApiResource::from_gvk(&GroupVersionKind::gvk(
            "apiextensions.k8s.io",
            "v1",
            "CustomResourceDefinition",
        )),
    );
    let crd = json!({
        "apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition",
        "metadata": {"name": "boxes.test.dev"},
        "spec": {
            "group": "test.dev", "scope": "Cluster", "names": {"plural": "boxes", "kind": "Box"},
            "versions": [{"name": "v1", "served": true, "storage": true, "schema": {"openAPIV3Schema": {
                "type": "object", "x-kubernetes-preserve-unknown-fields": true,
            }}}],
        },
    });
    let crd = serde_json::from_value(crd).expect("an object");
    crds.create(&PostParams::default(), &crd).await.expect("created");
    let resource =
        ApiResource::from_gvk_with_plural(&GroupVersionKind::gvk("test.dev", "v1", "Box"), "boxes");
    let boxes: Api<DynamicObject> = Api::all_with(sandbox.client(), &resource);
    let mut object = DynamicObject::new("a", &resource);
    object.data = json!({"text": "x".repeat(LARGE)});
    boxes
        .create(&PostParams::default(), &object)
        .await
        .expect("created");

    let path = "/apis/test.dev/v1/boxes";
    let mut watch = ask(&sandbox, &format!("{path}?watch=1")).await.into_body();
    let watched = large_frames(&mut watch, 1).await;
    let list = large_frames(&mut ask(&sandbox, path).await.into_body(), 1).await;

    assert!(ends_with(&watched[0], &list[0]));
}

#[tokio::test]
async fn small_objects_are_gathered_into_few_frames() {
    let sandbox = sandbox().await;
    let names: Vec<String> = (0..500).map(|i| format!("map-{i}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    create(&maps(&sandbox), &names).await;

    let (frames, _) = frames(ask(&sandbox, MAPS).await.into_body()).await;

    assert!(frames.len() < 5, "{} frames", frames.len());
}
