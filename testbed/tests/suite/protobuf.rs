//! Protobuf: built-in kinds in both directions.

use http::Method;
use serde_json::{Value, json};

use super::kit::proto::{configmap_message, envelope, frames, message, opened, opened_list};
use super::kit::*;

cases![
    an_object_says_the_same_as_its_json,
    kinds_of_all_sorts_say_the_same_as_their_json,
    a_list_has_its_type_and_its_items,
    a_page_carries_its_token_and_count,
    a_watch_is_a_stream_of_frames,
    a_refusal_in_a_watch_is_a_frame,
    a_refusal_is_a_protobuf_status,
    metadata_alone_is_there_for_custom_resources_too,
    a_custom_resource_has_no_protobuf_but_falls_back,
    an_object_can_be_created_without_naming_its_type,
    an_object_is_created_updated_and_deleted,
    a_created_object_gets_what_its_type_has,
    delete_options_of_any_group_are_read,
    a_scale_is_written_and_answered,
    a_review_is_answered,
    what_is_no_envelope_is_refused,
    an_object_of_another_kind_is_refused,
    a_truncated_object_is_refused,
    a_patch_is_never_protobuf,
    the_first_accepted_form_wins,
];

const PROTOBUF: &str = "application/vnd.kubernetes.protobuf";
const WATCHED: &str = "application/vnd.kubernetes.protobuf;stream=watch";

async fn an_object_says_the_same_as_its_json(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    same_in_both(t, "configmaps/a", "v1 ConfigMap").await;
}

async fn kinds_of_all_sorts_say_the_same_as_their_json(t: &T) {
    t.has(
        "secrets",
        json!({"metadata": {"name": "a"}, "data": {"k": "AAEC", "e": ""}, "type": "Opaque"}),
    )
    .await;
    same_in_both(t, "secrets/a", "v1 Secret").await;
    t.has(
        "/apis/coordination.k8s.io/v1/namespaces/{ns}/leases",
        json!({
            "metadata": {"name": "a", "labels": {"b": "2", "a": "1"}},
            "spec": {
                "holderIdentity": "me", "leaseDurationSeconds": 15, "leaseTransitions": 0,
                "acquireTime": "2026-01-02T03:04:05.678901Z",
            },
        }),
    )
    .await;
    let lease = "/apis/coordination.k8s.io/v1/namespaces/{ns}/leases/a";
    same_in_both(t, lease, "coordination.k8s.io/v1 Lease").await;
    t.has(
        "/apis/networking.k8s.io/v1/namespaces/{ns}/networkpolicies",
        json!({
            "metadata": {"name": "a"},
            "spec": {
                "podSelector": {}, "policyTypes": ["Ingress"],
                "ingress": [{"ports": [{"protocol": "TCP", "port": 80, "endPort": 90}, {"protocol": "TCP", "port": "web"}]}],
            },
        }),
    )
    .await;
    let policy = "/apis/networking.k8s.io/v1/namespaces/{ns}/networkpolicies/a";
    same_in_both(t, policy, "networking.k8s.io/v1 NetworkPolicy").await;
    t.has(
        "/apis/apps/v1/namespaces/{ns}/controllerrevisions",
        json!({"metadata": {"name": "a"}, "revision": 7, "data": {"x": [1, null, "a"]}}),
    )
    .await;
    let revision = "/apis/apps/v1/namespaces/{ns}/controllerrevisions/a";
    same_in_both(t, revision, "apps/v1 ControllerRevision").await;
}

/// The answer as protobuf has the same values as the answer as JSON.
async fn same_in_both(t: &T, path: &str, api: &str) {
    let json = t.get(path).await.ok();
    let answer = t.call(Method::GET, path).accept(PROTOBUF).send().await;
    assert_eq!(
        (answer.code, answer.header("content-type")),
        (200, Some(PROTOBUF))
    );
    let (found, value) = opened(&answer.body);
    assert_eq!(found, api);
    assert_eq!(without_type(value), without_type(json), "{path}");
}

fn without_type(mut value: Value) -> Value {
    let object = value.as_object_mut().expect("an object");
    object.remove("kind");
    object.remove("apiVersion");
    value
}

async fn a_list_has_its_type_and_its_items(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    t.has("configmaps", configmap("b", "1")).await;
    let answer = t.call(Method::GET, "configmaps").accept(PROTOBUF).send().await;
    let (api, _, items) = opened_list(&answer.body);
    assert_eq!((api.as_str(), items.len()), ("v1 ConfigMapList", 2));
    let json = t.get("configmaps").await.ok();
    for (number, item) in items.iter().enumerate() {
        let (_, value) = opened(&envelope("v1", "ConfigMap", item));
        assert_eq!(without_type(value), json["items"][number]);
    }
}

async fn a_page_carries_its_token_and_count(t: &T) {
    for name in ["a", "b", "c"] {
        t.has("configmaps", configmap(name, "1")).await;
    }
    let answer = t
        .call(Method::GET, "configmaps?limit=1")
        .accept(PROTOBUF)
        .send()
        .await;
    let (_, meta, items) = opened_list(&answer.body);
    assert_eq!(items.len(), 1);
    // `remainingItemCount` is the last field: number 4, then two.
    assert!(meta.ends_with(&[0x20, 2]), "{meta:?}");
    let token = t.get("configmaps?limit=1").await.ok()["metadata"]["continue"].clone();
    let token = token.as_str().expect("a token").to_owned();
    let path = format!("configmaps?limit=5&continue={token}");
    let answer = t.call(Method::GET, &path).accept(PROTOBUF).send().await;
    assert_eq!(opened_list(&answer.body).2.len(), 2);
}

async fn a_watch_is_a_stream_of_frames(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    t.has("configmaps", configmap("b", "1")).await;
    t.delete("configmaps/b").await.ok();
    let path = format!(
        "configmaps?watch=1&allowWatchBookmarks=true&timeoutSeconds=3&resourceVersion={}",
        rv(&made)
    );
    let answer = t.call(Method::GET, &path).accept(PROTOBUF).send().await;
    assert_eq!(answer.header("content-type"), Some(WATCHED));
    let events = frames(&answer.body);
    let kinds: Vec<&str> = events.iter().map(|(kind, _, _)| kind.as_str()).collect();
    // How many bookmarks come is up to the server.
    assert_eq!(kinds[..3], ["ADDED", "DELETED", "BOOKMARK"]);
    assert!(
        events.iter().all(|(_, api, _)| api == "v1 ConfigMap"),
        "{events:?}"
    );
    assert_eq!(events[0].2["metadata"]["name"], "b");
    assert!(version(&events[2].2) >= version(&events[1].2));
}

async fn a_refusal_in_a_watch_is_a_frame(t: &T) {
    let future = version(&t.get("configmaps").await.ok()) + 1_000_000;
    let path = format!(
        "configmaps?watch=1&sendInitialEvents=true&resourceVersionMatch=NotOlderThan&resourceVersion={future}"
    );
    let answer = t.call(Method::GET, &path).accept(PROTOBUF).send().await;
    assert_eq!(answer.code, 200);
    let events = frames(&answer.body);
    assert_eq!(
        (events[0].0.as_str(), events[0].1.as_str()),
        ("ERROR", "v1 Status")
    );
    assert_eq!(events[0].2["code"], 504);
}

async fn a_refusal_is_a_protobuf_status(t: &T) {
    let answer = t.call(Method::GET, "configmaps/a").accept(PROTOBUF).send().await;
    assert_eq!(
        (answer.code, answer.header("content-type")),
        (404, Some(PROTOBUF))
    );
    let (api, status) = opened(&answer.body);
    assert_eq!(api, "v1 Status");
    assert_eq!(
        (&status["message"], &status["reason"], &status["code"]),
        (
            &json!("configmaps \"a\" not found"),
            &json!("NotFound"),
            &json!(404)
        )
    );
    assert_eq!(status["details"], json!({"name": "a", "kind": "configmaps"}));
}

async fn metadata_alone_is_there_for_custom_resources_too(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    t.has(&crd.widgets_path(""), crd.widget("a")).await;
    let list = format!("{PROTOBUF};as=PartialObjectMetadataList;g=meta.k8s.io;v=v1");
    let answer = t
        .call(Method::GET, &crd.widgets_path(""))
        .accept(&list)
        .send()
        .await;
    let (api, _, items) = opened_list(&answer.body);
    assert_eq!(
        (api.as_str(), items.len()),
        ("meta.k8s.io/v1 PartialObjectMetadataList", 1)
    );
    let one = format!("{PROTOBUF};as=PartialObjectMetadata;g=meta.k8s.io;v=v1");
    let answer = t
        .call(Method::GET, &crd.widgets_path("/a"))
        .accept(&one)
        .send()
        .await;
    let (api, value) = opened(&answer.body);
    assert_eq!(api, "meta.k8s.io/v1 PartialObjectMetadata");
    assert_eq!(value["metadata"]["name"], "a");
}

async fn a_custom_resource_has_no_protobuf_but_falls_back(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    let answer = t
        .call(Method::GET, &crd.widgets_path(""))
        .accept(PROTOBUF)
        .send()
        .await;
    assert_eq!(
        (answer.code, answer.header("content-type")),
        (406, Some(PROTOBUF))
    );
    let message = opened(&answer.body).1["message"].clone();
    let expected = "only the following media types are accepted: application/json, application/yaml, \
                    application/vnd.kubernetes.protobuf";
    assert_eq!(message, expected);
    for accept in [format!("{PROTOBUF},application/json"), format!("{PROTOBUF}, */*")] {
        let answer = t
            .call(Method::GET, &crd.widgets_path(""))
            .accept(&accept)
            .send()
            .await;
        assert_eq!(
            (answer.code, answer.header("content-type")),
            (200, Some("application/json"))
        );
    }
}

/// Sends a message in its envelope.
async fn send(t: &T, method: Method, path: &str, body: Vec<u8>) -> Answer {
    let call = t.call(method, path).body(body);
    call.header("content-type", PROTOBUF).send().await
}

async fn an_object_can_be_created_without_naming_its_type(t: &T) {
    let body = envelope("", "", &configmap_message("a", "1", ""));
    let made = send(t, Method::POST, "configmaps", body).await.created();
    assert_eq!(
        (&made["kind"], &made["data"]),
        (&json!("ConfigMap"), &json!({"k": "1"}))
    );
}

async fn an_object_is_created_updated_and_deleted(t: &T) {
    let body = envelope("v1", "ConfigMap", &configmap_message("a", "1", ""));
    let made = send(t, Method::POST, "configmaps", body).await.created();
    assert_eq!(made["data"], json!({"k": "1"}));
    let body = envelope("v1", "ConfigMap", &configmap_message("a", "2", rv(&made)));
    let updated = send(t, Method::PUT, "configmaps/a", body.clone()).await.ok();
    assert_eq!(updated["data"], json!({"k": "2"}));
    send(t, Method::PUT, "configmaps/a", body)
        .await
        .stale("configmaps", "a");
    let body = envelope(
        "v1",
        "DeleteOptions",
        &message(&[(2, &message(&[(1, b"another")]))]),
    );
    let refused = send(t, Method::DELETE, "configmaps/a", body).await;
    refused.refused_like(
        409,
        "Conflict",
        "Operation cannot be fulfilled on ConfigMap \"a\": the UID",
    );
    let deleted = send(
        t,
        Method::DELETE,
        "configmaps/a",
        envelope("v1", "DeleteOptions", &[]),
    )
    .await;
    assert_eq!(deleted.ok()["status"], "Success");
    t.get("configmaps/a").await.not_found("configmaps", "a");
}

async fn a_created_object_gets_what_its_type_has(t: &T) {
    // A Secret with no data at all.
    let body = envelope("v1", "Secret", &message(&[(1, &message(&[(1, b"a")]))]));
    let made = send(t, Method::POST, "secrets", body).await.created();
    assert_eq!(made["type"], "Opaque");
    assert_eq!(made.get("data"), None);
}

async fn delete_options_of_any_group_are_read(t: &T) {
    for (name, group) in [("a", "apps/v1"), ("b", "meta.k8s.io/v1"), ("c", "v1")] {
        t.has("configmaps", configmap(name, "1")).await;
        let body = envelope(group, "DeleteOptions", &[]);
        let path = format!("configmaps/{name}");
        assert_eq!(send(t, Method::DELETE, &path, body).await.code, 200, "{group}");
    }
    t.has("configmaps", configmap("d", "1")).await;
    let body = envelope("v1", "DeleteOptions", &[]);
    assert_eq!(send(t, Method::DELETE, "configmaps", body).await.code, 200);
    assert_eq!(t.get("configmaps").await.ok()["items"], json!([]));
    t.has("configmaps", configmap("e", "1")).await;
    let body = envelope("v1", "ConfigMap", &[]);
    let refused = send(t, Method::DELETE, "configmaps/e", body).await;
    refused.refused_like(
        400,
        "BadRequest",
        "no kind \"ConfigMap\" is registered for version \"v1\"",
    );
}

async fn a_scale_is_written_and_answered(t: &T) {
    let path = "/apis/apps/v1/namespaces/{ns}/replicasets";
    t.has(
        path,
        json!({
            "metadata": {"name": "a"},
            "spec": {
                "replicas": 1, "selector": {"matchLabels": {"app": "x"}},
                "template": {
                    "metadata": {"labels": {"app": "x"}},
                    "spec": {"containers": [{"name": "c", "image": "i"}]},
                },
            },
        }),
    )
    .await;
    let scale = format!("{path}/a/scale");
    let answer = t.call(Method::GET, &scale).accept(PROTOBUF).send().await;
    let (api, value) = opened_scale(&answer.body);
    assert_eq!((api.as_str(), value), ("autoscaling/v1 Scale", 1));
    // spec is field 2, replicas is its field 1.
    let body = message(&[(1, &message(&[(1, b"a")])), (2, &[0x08, 3])]);
    let body = envelope("autoscaling/v1", "Scale", &body);
    let written = send(t, Method::PUT, &scale, body).await.ok();
    assert_eq!(written["spec"]["replicas"], 3);
}

/// The type, and the number of replicas.
fn opened_scale(body: &[u8]) -> (String, u8) {
    let parsed = kube_informer::wire::proto::Envelope::parse(body).expect("an envelope");
    let spec = parsed
        .raw
        .windows(3)
        .find(|w| w[..2] == [0x02, 0x08])
        .map(|w| w[2]);
    (
        format!("{} {}", parsed.api_version, parsed.kind),
        spec.expect("a spec of one small number"),
    )
}

async fn a_review_is_answered(t: &T) {
    let attributes = message(&[(2, b"list"), (5, b"pods")]);
    let body = message(&[(2, &message(&[(1, &attributes)]))]);
    let body = envelope("authorization.k8s.io/v1", "SelfSubjectAccessReview", &body);
    let path = "/apis/authorization.k8s.io/v1/selfsubjectaccessreviews";
    let answer = send(t, Method::POST, path, body).await.created();
    assert_eq!(answer["status"]["allowed"], true);
    assert_eq!(
        answer["spec"]["resourceAttributes"],
        json!({"verb": "list", "resource": "pods"})
    );
}

async fn what_is_no_envelope_is_refused(t: &T) {
    let start = "the object provided is unrecognized (must be of type ConfigMap): ";
    for (body, why) in [
        (
            &b"{}"[..],
            "provided data does not appear to be a protobuf message, expected prefix [107 56 115 0] ({})",
        ),
        (b"", "empty data (<empty>)"),
        (b"k8s\0", "empty body (6b387300)"),
        (b"k8s\0\xff\xff\xff", "unexpected EOF (6b387300ffffff)"),
    ] {
        let answer = send(t, Method::POST, "configmaps", body.to_vec()).await;
        answer.bad_request(&format!("{start}{why}"));
    }
}

async fn an_object_of_another_kind_is_refused(t: &T) {
    let message = configmap_message("a", "1", "");
    let body = envelope("v1", "Secret", &message);
    let answer = send(t, Method::POST, "configmaps", body).await;
    let start = "Secret in version \"v1\" cannot be handled as a ConfigMap: converting";
    answer.refused_like(400, "BadRequest", start);
    let body = envelope("v1", "Widget", &message);
    let answer = send(t, Method::POST, "configmaps", body).await;
    let start = "Widget in version \"v1\" cannot be handled as a ConfigMap: no kind \"Widget\" is registered";
    answer.refused_like(400, "BadRequest", start);
}

async fn a_truncated_object_is_refused(t: &T) {
    let mut message = configmap_message("a", "1", "");
    message.pop();
    let answer = send(
        t,
        Method::POST,
        "configmaps",
        envelope("v1", "ConfigMap", &message),
    )
    .await;
    answer.bad_request("ConfigMap in version \"v1\" cannot be handled as a ConfigMap: unexpected EOF");
    assert_eq!(t.get("configmaps/a").await.code, 404);
}

async fn a_patch_is_never_protobuf(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let body = envelope("v1", "ConfigMap", &configmap_message("a", "2", ""));
    let answer = send(t, Method::PATCH, "configmaps/a", body).await;
    answer.refused(
        415,
        "UnsupportedMediaType",
        "415: Unsupported Media Type",
        json!({}),
    );
}

async fn the_first_accepted_form_wins(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    for (accept, content_type) in [
        (format!("{PROTOBUF},application/json"), PROTOBUF),
        (format!("application/json,{PROTOBUF}"), "application/json"),
        (format!("{PROTOBUF}, */*"), PROTOBUF),
        ("*/*".to_owned(), "application/json"),
    ] {
        let answer = t.call(Method::GET, "configmaps/a").accept(&accept).send().await;
        assert_eq!(answer.header("content-type"), Some(content_type), "{accept}");
    }
}
