//! POST on a collection: what the server fills in, what it keeps, what it refuses.

use serde_json::json;

use super::kit::*;

cases![
    a_new_object_comes_back_with_201,
    the_server_fills_in_metadata,
    a_configmap_keeps_the_generation_it_came_with,
    a_deployment_starts_at_generation_one,
    generate_name_gets_five_characters,
    a_name_wins_over_generate_name,
    without_a_name_it_is_invalid,
    a_resource_version_is_refused,
    the_clients_uid_and_timestamps_are_replaced,
    the_same_name_again_conflicts,
    the_same_name_in_another_namespace_is_another_object,
    a_missing_namespace_is_not_found,
    another_namespace_than_that_of_the_path_is_refused,
    the_namespace_may_be_left_out,
    another_kind_than_that_of_the_path_is_refused,
    another_version_than_that_of_the_path_is_refused,
    kind_and_version_may_be_left_out,
    a_dry_run_is_answered_but_not_kept,
    a_dry_run_of_an_unknown_kind_is_invalid,
    status_is_dropped_from_a_pod,
    status_is_dropped_from_a_deployment,
    a_uid_is_never_used_twice,
];

async fn a_new_object_comes_back_with_201(t: &T) {
    let made = t.post("configmaps", configmap("a", "1")).await.created();
    assert_eq!(
        (&made["kind"], &made["apiVersion"]),
        (&json!("ConfigMap"), &json!("v1"))
    );
    assert_eq!(made["data"], json!({"v": "1"}));
    assert_eq!(t.get("configmaps/a").await.ok(), made);
}

async fn the_server_fills_in_metadata(t: &T) {
    let made = t.post("configmaps", configmap("a", "1")).await.created();
    let meta = &made["metadata"];
    assert_eq!(meta["namespace"], json!(t.ns));
    assert_eq!(meta["uid"].as_str().map(str::len), Some(36), "{meta}");
    let time = meta["creationTimestamp"].as_str().expect("a time");
    assert!(
        time.len() == 20 && time.ends_with('Z'),
        "whole seconds of UTC: {time}"
    );
    assert!(version(&made) > 0);
}

async fn a_configmap_keeps_the_generation_it_came_with(t: &T) {
    let sent = with(configmap("a", "1"), "/metadata/generation", json!(7));
    assert_eq!(
        t.post("configmaps", sent).await.created()["metadata"]["generation"],
        7
    );
    let plain = t.post("configmaps", configmap("b", "1")).await.created();
    assert_eq!(plain["metadata"].get("generation"), None, "{plain}");
}

async fn a_deployment_starts_at_generation_one(t: &T) {
    let sent = with(deployment("web"), "/metadata/generation", json!(7));
    let made = t.post(DEPLOYMENTS, sent).await.created();
    assert_eq!(made["metadata"]["generation"], 1);
}

async fn generate_name_gets_five_characters(t: &T) {
    let sent = without(
        with(configmap("", "1"), "/metadata/generateName", json!("web-")),
        "/metadata/name",
    );
    let made = t.post("configmaps", sent).await.created();
    let name = made["metadata"]["name"].as_str().expect("a name");
    let random = name.strip_prefix("web-").expect("the prefix stays");
    assert_eq!(random.len(), 5, "{name}");
    assert!(
        random
            .bytes()
            .all(|byte| b"bcdfghjklmnpqrstvwxz2456789".contains(&byte)),
        "{name}"
    );
    assert_eq!(made["metadata"]["generateName"], "web-");
}

async fn a_name_wins_over_generate_name(t: &T) {
    let sent = with(configmap("a", "1"), "/metadata/generateName", json!("web-"));
    assert_eq!(
        t.post("configmaps", sent).await.created()["metadata"]["name"],
        "a"
    );
}

async fn without_a_name_it_is_invalid(t: &T) {
    let sent = without(configmap("a", "1"), "/metadata/name");
    let why = "Required value: name or generateName is required";
    t.post("configmaps", sent)
        .await
        .invalid("ConfigMap", "", "metadata.name", "FieldValueRequired", why);
}

async fn a_resource_version_is_refused(t: &T) {
    let sent = with(configmap("a", "1"), "/metadata/resourceVersion", json!("5"));
    t.post("configmaps", sent)
        .await
        .failed("resourceVersion should not be set on objects to be created");
}

async fn the_clients_uid_and_timestamps_are_replaced(t: &T) {
    let mut sent = with(configmap("a", "1"), "/metadata/uid", json!("mine"));
    sent = with(sent, "/metadata/creationTimestamp", json!("2001-01-01T00:00:00Z"));
    sent = with(sent, "/metadata/deletionTimestamp", json!("2001-01-01T00:00:00Z"));
    sent = with(sent, "/metadata/deletionGracePeriodSeconds", json!(5));
    sent = with(sent, "/metadata/selfLink", json!("/mine"));
    let meta = t.post("configmaps", sent).await.created()["metadata"].take();
    assert_ne!(meta["uid"], "mine");
    assert_ne!(meta["creationTimestamp"], "2001-01-01T00:00:00Z");
    for dropped in ["deletionTimestamp", "deletionGracePeriodSeconds", "selfLink"] {
        assert_eq!(meta.get(dropped), None, "{dropped}");
    }
}

async fn the_same_name_again_conflicts(t: &T) {
    t.post("configmaps", configmap("a", "1")).await.created();
    t.post("configmaps", configmap("a", "2")).await.refused(
        409,
        "AlreadyExists",
        r#"configmaps "a" already exists"#,
        json!({"name": "a", "kind": "configmaps"}),
    );
}

async fn the_same_name_in_another_namespace_is_another_object(t: &T) {
    let here = t.post("configmaps", configmap("a", "1")).await.created();
    let other = t.another_namespace().await;
    let there = t
        .post(
            &format!("/api/v1/namespaces/{other}/configmaps"),
            configmap("a", "1"),
        )
        .await
        .created();
    assert_ne!(here["metadata"]["uid"], there["metadata"]["uid"]);
}

async fn a_missing_namespace_is_not_found(t: &T) {
    t.post("/api/v1/namespaces/nowhere/configmaps", configmap("a", "1"))
        .await
        .not_found("namespaces", "nowhere");
}

async fn another_namespace_than_that_of_the_path_is_refused(t: &T) {
    let sent = with(configmap("a", "1"), "/metadata/namespace", json!("default"));
    t.post("configmaps", sent).await.bad_request(NOT_THAT_NAMESPACE);
}

async fn the_namespace_may_be_left_out(t: &T) {
    let made = t.post("configmaps", configmap("a", "1")).await.created();
    assert_eq!(made["metadata"]["namespace"], json!(t.ns));
}

async fn another_kind_than_that_of_the_path_is_refused(t: &T) {
    let answer = t
        .post("configmaps", with(configmap("a", "1"), "/kind", json!("Secret")))
        .await;
    // What follows in the message is the server's own type names.
    let status = answer.with_code(400);
    assert_eq!(status["reason"], "BadRequest");
}

async fn another_version_than_that_of_the_path_is_refused(t: &T) {
    let status = t
        .post(
            "configmaps",
            with(configmap("a", "1"), "/apiVersion", json!("v2")),
        )
        .await
        .with_code(400);
    assert_eq!(status["reason"], "BadRequest");
    // It goes on with the place in the server's source.
    let start =
        r#"ConfigMap in version "v2" cannot be handled as a ConfigMap: no kind "ConfigMap" is registered"#;
    assert!(
        status["message"].as_str().expect("a message").starts_with(start),
        "{status}"
    );
}

async fn kind_and_version_may_be_left_out(t: &T) {
    let made = t
        .post("configmaps", json!({"metadata": {"name": "a"}}))
        .await
        .created();
    assert_eq!(
        (&made["kind"], &made["apiVersion"]),
        (&json!("ConfigMap"), &json!("v1"))
    );
}

async fn a_dry_run_is_answered_but_not_kept(t: &T) {
    let answer = t
        .post("configmaps?dryRun=All", configmap("a", "1"))
        .await
        .created();
    assert_eq!(answer["metadata"].get("resourceVersion"), None, "{answer}");
    assert_eq!(t.get("configmaps/a").await.code, 404);
}

async fn a_dry_run_of_an_unknown_kind_is_invalid(t: &T) {
    let why = r#"Unsupported value: ["Some"]: supported values: "All""#;
    let answer = t.post("configmaps?dryRun=Some", configmap("a", "1")).await;
    answer.invalid(
        "CreateOptions.meta.k8s.io",
        "",
        "dryRun",
        "FieldValueNotSupported",
        why,
    );
}

async fn status_is_dropped_from_a_pod(t: &T) {
    let sent = with(
        pod("web"),
        "/status",
        json!({"phase": "Running", "podIP": "10.0.0.1"}),
    );
    let status = t.post("pods", sent).await.created()["status"].take();
    assert_eq!(
        (&status["phase"], status.get("podIP")),
        (&json!("Pending"), None),
        "{status}"
    );
}

async fn status_is_dropped_from_a_deployment(t: &T) {
    let sent = with(deployment("web"), "/status", json!({"replicas": 3}));
    assert_eq!(t.post(DEPLOYMENTS, sent).await.created()["status"], json!({}));
}

async fn a_uid_is_never_used_twice(t: &T) {
    let first = t.post("configmaps", configmap("a", "1")).await.created();
    t.delete("configmaps/a").await.ok();
    let second = t.post("configmaps", configmap("a", "1")).await.created();
    assert_ne!(first["metadata"]["uid"], second["metadata"]["uid"]);
}
