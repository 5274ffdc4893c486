//! The same objects in other forms: metadata only, and gzip.

use http::Method;
use serde_json::json;

use super::kit::*;

cases![
    an_object_as_metadata_only,
    a_list_as_metadata_only,
    a_list_of_custom_objects_as_metadata_only,
    a_watch_as_metadata_only,
    a_bookmark_as_metadata_only,
    the_first_form_that_fits_is_taken,
    an_unknown_form_falls_back_to_the_next,
    an_unknown_form_alone_is_refused,
    the_item_form_does_not_fit_a_list,
    the_list_form_does_not_fit_an_object,
    errors_stay_whole,
    pages_of_metadata_go_on_as_others_do,
    a_created_object_as_metadata_only,
    a_long_list_is_zipped_on_request,
    a_short_list_is_not_zipped,
    nothing_is_zipped_without_request,
    a_watch_is_not_zipped,
    a_watch_list_is_not_zipped,
];

async fn an_object_as_metadata_only(t: &T) {
    let made = t.has("configmaps", labelled("a", json!({"k": "1"}))).await;
    let answer = t.call(Method::GET, "configmaps/a").accept(ITEM).send().await;
    assert_eq!(answer.header("content-type"), Some("application/json"));
    let expected = json!({"kind": "PartialObjectMetadata", "apiVersion": "meta.k8s.io/v1", "metadata": made["metadata"]});
    assert_eq!(answer.ok(), expected);
}

async fn a_list_as_metadata_only(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    let list = t.call(Method::GET, "configmaps").accept(LIST).send().await.ok();
    let version = rv(&list);
    assert_eq!(
        list,
        json!({
            "kind": "PartialObjectMetadataList", "apiVersion": "meta.k8s.io/v1",
            "metadata": {"resourceVersion": version},
            "items": [{
                "kind": "PartialObjectMetadata", "apiVersion": "meta.k8s.io/v1", "metadata": made["metadata"],
            }],
        })
    );
}

async fn a_list_of_custom_objects_as_metadata_only(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    t.has(&crd.widgets_path(""), crd.widget("a")).await;
    let list = t
        .call(Method::GET, &crd.widgets_path(""))
        .accept(LIST)
        .send()
        .await
        .ok();
    assert_eq!(
        (&list["kind"], names(&list)),
        (&json!("PartialObjectMetadataList"), vec!["a"])
    );
    assert_eq!(list["items"][0].get("spec"), None);
}

async fn a_watch_as_metadata_only(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    let mut watch = t
        .call(Method::GET, "configmaps?watch=1")
        .accept(ITEM)
        .stream()
        .await;
    let expected = json!({"kind": "PartialObjectMetadata", "apiVersion": "meta.k8s.io/v1", "metadata": made["metadata"]});
    assert_eq!(watch.next().await.object, expected);
}

async fn a_bookmark_as_metadata_only(t: &T) {
    let path = "configmaps?watch=1&sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true";
    let (_, bookmark) = t
        .call(Method::GET, path)
        .accept(ITEM)
        .stream()
        .await
        .until_bookmark()
        .await;
    let version = rv(&bookmark.object);
    assert_eq!(
        bookmark.object,
        json!({"kind": "PartialObjectMetadata", "apiVersion": "meta.k8s.io/v1", "metadata": {
            "resourceVersion": version, "annotations": {"k8s.io/initial-events-end": "true"},
        }})
    );
}

async fn the_first_form_that_fits_is_taken(t: &T) {
    let accept = format!("{LIST},application/json");
    let list = t
        .call(Method::GET, "configmaps")
        .accept(&accept)
        .send()
        .await
        .ok();
    assert_eq!(list["kind"], "PartialObjectMetadataList");
}

async fn an_unknown_form_falls_back_to_the_next(t: &T) {
    let accept = "application/json;as=Poem;v=v1;g=meta.k8s.io,application/json";
    let list = t.call(Method::GET, "configmaps").accept(accept).send().await.ok();
    assert_eq!(list["kind"], "ConfigMapList");
}

async fn an_unknown_form_alone_is_refused(t: &T) {
    let accept = "application/json;as=Poem;v=v1;g=meta.k8s.io";
    let answer = t.call(Method::GET, "configmaps").accept(accept).send().await;
    let start = "only the following media types are accepted: application/json";
    answer.refused_like(406, "NotAcceptable", start);
}

async fn the_item_form_does_not_fit_a_list(t: &T) {
    let status = t
        .call(Method::GET, "configmaps")
        .accept(ITEM)
        .send()
        .await
        .with_code(406);
    let start = "you requested PartialObjectMetadata, but the requested object is a list";
    assert!(
        status["message"].as_str().expect("a message").starts_with(start),
        "{status}"
    );
    assert_eq!(status["reason"], "NotAcceptable");
}

async fn the_list_form_does_not_fit_an_object(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let status = t
        .call(Method::GET, "configmaps/a")
        .accept(LIST)
        .send()
        .await
        .with_code(406);
    let start = "you requested PartialObjectMetadataList, but the requested object is not a list";
    assert!(
        status["message"].as_str().expect("a message").starts_with(start),
        "{status}"
    );
    assert_eq!(status["reason"], "NotAcceptable");
}

async fn errors_stay_whole(t: &T) {
    t.call(Method::GET, "configmaps/a")
        .accept(ITEM)
        .send()
        .await
        .not_found("configmaps", "a");
}

async fn pages_of_metadata_go_on_as_others_do(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    t.has("configmaps", configmap("b", "1")).await;
    let first = t
        .call(Method::GET, "configmaps?limit=1")
        .accept(LIST)
        .send()
        .await
        .ok();
    assert_eq!(first["metadata"]["remainingItemCount"], 1);
    let token = first["metadata"]["continue"].as_str().expect("a continue token");
    let path = format!("configmaps?limit=1&continue={token}");
    let second = t.call(Method::GET, &path).accept(LIST).send().await.ok();
    assert_eq!([names(&first), names(&second)], [["a"], ["b"]]);
}

async fn a_created_object_as_metadata_only(t: &T) {
    let call = t.call(Method::POST, "configmaps").json(&configmap("a", "1"));
    assert_eq!(
        call.accept(ITEM).send().await.created()["kind"],
        "PartialObjectMetadata"
    );
}

async fn a_long_list_is_zipped_on_request(t: &T) {
    long_list(t).await;
    let plain = t.get("configmaps").await.ok();
    let answer = t
        .call(Method::GET, "configmaps")
        .header("accept-encoding", "gzip")
        .send()
        .await;
    assert_eq!(
        (answer.header("content-encoding"), answer.header("vary")),
        (Some("gzip"), Some("Accept-Encoding"))
    );
    assert_eq!(answer.header("content-type"), Some("application/json"));
    let unzipped: serde_json::Value =
        serde_json::from_reader(flate2::read::GzDecoder::new(answer.body.as_slice())).expect("zipped JSON");
    assert_eq!(unzipped["items"], plain["items"]);
}

async fn a_short_list_is_not_zipped(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let answer = t
        .call(Method::GET, "configmaps")
        .header("accept-encoding", "gzip")
        .send()
        .await;
    assert_eq!(answer.header("content-encoding"), None);
}

async fn nothing_is_zipped_without_request(t: &T) {
    long_list(t).await;
    assert_eq!(t.get("configmaps").await.header("content-encoding"), None);
}

async fn a_watch_is_not_zipped(t: &T) {
    long_list(t).await;
    let call = t
        .call(Method::GET, "configmaps?watch=1")
        .header("accept-encoding", "gzip");
    let mut watch = call.stream().await;
    assert_eq!(watch.header("content-encoding"), None);
    watch.sees([("ADDED", "a"), ("ADDED", "b"), ("ADDED", "c")]).await;
}

async fn a_watch_list_is_not_zipped(t: &T) {
    long_list(t).await;
    let path = "configmaps?watch=1&sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true";
    let call = t.call(Method::GET, path).header("accept-encoding", "gzip");
    let mut watch = call.stream().await;
    assert_eq!(watch.header("content-encoding"), None);
    watch.sees([("ADDED", "a"), ("ADDED", "b"), ("ADDED", "c")]).await;
}

/// A list of more than 128 KiB.
async fn long_list(t: &T) {
    for name in ["a", "b", "c"] {
        t.has("configmaps", configmap(name, &"x".repeat(60_000))).await;
    }
}

const ITEM: &str = "application/json;as=PartialObjectMetadata;v=v1;g=meta.k8s.io";
const LIST: &str = "application/json;as=PartialObjectMetadataList;v=v1;g=meta.k8s.io";
