//! Objects of custom kinds, where they differ from built-in ones.

use serde_json::json;

use super::kit::*;

cases![
    an_empty_list_says_continue,
    a_new_object_starts_at_generation_one,
    a_changed_object_counts_up,
    metadata_and_status_do_not_count,
    create_drops_status,
    a_main_update_leaves_status_alone,
    a_status_update_leaves_the_rest_alone,
    without_the_subresource_status_is_a_field,
    without_the_subresource_there_is_no_status_path,
    an_update_needs_a_version,
    kind_is_required,
    another_kind_is_invalid,
    another_version_is_refused,
    a_bad_name_is_invalid,
    a_strategic_patch_is_refused,
    apply_creates,
    unknown_fields_are_kept_if_the_schema_says_so,
];

async fn an_empty_list_says_continue(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    assert_eq!(
        t.get(&crd.widgets_path("")).await.ok()["metadata"]["continue"],
        ""
    );
}

async fn a_new_object_starts_at_generation_one(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    let sent = with(crd.widget("a"), "/metadata/generation", json!(9));
    assert_eq!(
        t.has(&crd.widgets_path(""), sent).await["metadata"]["generation"],
        1
    );
}

async fn a_changed_object_counts_up(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    t.has(&crd.widgets_path(""), crd.widget("a")).await;
    let changed = t
        .merge(&crd.widgets_path("/a"), json!({"spec": {"size": 2}}))
        .await
        .ok();
    assert_eq!(changed["metadata"]["generation"], 2);
}

async fn metadata_and_status_do_not_count(t: &T) {
    let crd = Crd::widgets(t).with_status().install(t).await;
    t.has(&crd.widgets_path(""), crd.widget("a")).await;
    t.merge(
        &crd.widgets_path("/a"),
        json!({"metadata": {"labels": {"k": "1"}}}),
    )
    .await
    .ok();
    let changed = t
        .merge(&crd.widgets_path("/a/status"), json!({"status": {"ready": true}}))
        .await
        .ok();
    assert_eq!(changed["metadata"]["generation"], 1);
}

async fn create_drops_status(t: &T) {
    let crd = Crd::widgets(t).with_status().install(t).await;
    let made = t
        .has(
            &crd.widgets_path(""),
            with(crd.widget("a"), "/status", json!({"ready": true})),
        )
        .await;
    assert_eq!(made.get("status"), None);
}

async fn a_main_update_leaves_status_alone(t: &T) {
    let crd = Crd::widgets(t).with_status().install(t).await;
    t.has(&crd.widgets_path(""), crd.widget("a")).await;
    let set = t
        .merge(&crd.widgets_path("/a/status"), json!({"status": {"ready": true}}))
        .await
        .ok();
    let sent = with(with(set, "/status/ready", json!(false)), "/spec/size", json!(2));
    let answer = t.put(&crd.widgets_path("/a"), sent).await.ok();
    assert_eq!(
        (&answer["spec"]["size"], &answer["status"]["ready"]),
        (&json!(2), &json!(true))
    );
}

async fn a_status_update_leaves_the_rest_alone(t: &T) {
    let crd = Crd::widgets(t).with_status().install(t).await;
    let made = t.has(&crd.widgets_path(""), crd.widget("a")).await;
    let mut sent = with(made, "/status", json!({"ready": true}));
    sent = with(
        with(sent, "/spec/size", json!(2)),
        "/metadata/labels",
        json!({"k": "1"}),
    );
    let answer = t.put(&crd.widgets_path("/a/status"), sent).await.ok();
    assert_eq!(
        (&answer["spec"]["size"], &answer["status"]["ready"]),
        (&json!(1), &json!(true))
    );
    assert_eq!(answer["metadata"].get("labels"), None);
}

async fn without_the_subresource_status_is_a_field(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    let made = t
        .has(
            &crd.widgets_path(""),
            with(crd.widget("a"), "/status", json!({"ready": true})),
        )
        .await;
    assert_eq!(made["status"], json!({"ready": true}));
    let changed = t
        .merge(&crd.widgets_path("/a"), json!({"status": {"ready": false}}))
        .await
        .ok();
    assert_eq!(changed["metadata"]["generation"], 2);
}

async fn without_the_subresource_there_is_no_status_path(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    t.has(&crd.widgets_path(""), crd.widget("a")).await;
    t.get(&crd.widgets_path("/a/status"))
        .await
        .not_found(&format!("widgets.{}", crd.group), "a");
}

async fn an_update_needs_a_version(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    t.has(&crd.widgets_path(""), crd.widget("a")).await;
    let answer = t.put(&crd.widgets_path("/a"), crd.widget("a")).await;
    let why = "Invalid value: 0: must be specified for an update";
    answer.invalid(
        &format!("widgets.{}", crd.group),
        "a",
        "metadata.resourceVersion",
        "FieldValueInvalid",
        why,
    );
}

async fn kind_is_required(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    let status = t
        .post(&crd.widgets_path(""), json!({"metadata": {"name": "a"}}))
        .await
        .with_code(400);
    let start = "the object provided is unrecognized (must be of type Widget): Object 'Kind' is missing in '";
    assert!(
        status["message"].as_str().expect("a message").starts_with(start),
        "{status}"
    );
    assert_eq!(status["reason"], "BadRequest");
}

async fn another_kind_is_invalid(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    let answer = t
        .post(
            &crd.widgets_path(""),
            with(crd.widget("a"), "/kind", json!("Gadget")),
        )
        .await;
    let why = r#"Invalid value: "Gadget": must be Widget"#;
    answer.invalid(
        &format!("Gadget.{}", crd.group),
        "a",
        "kind",
        "FieldValueInvalid",
        why,
    );
}

async fn another_version_is_refused(t: &T) {
    let crd = Crd::with_two_versions(t).install(t).await;
    let group = &crd.group;
    let sent = with(crd.widget("a"), "/apiVersion", json!(format!("{group}/v1beta1")));
    t.post(&crd.widgets_path(""), sent).await.bad_request(&format!(
        "the API version in the data ({group}/v1beta1) does not match the expected API version ({group}/v1)"
    ));
}

async fn a_bad_name_is_invalid(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    let status = t
        .post(&crd.widgets_path(""), crd.widget("Bad"))
        .await
        .with_code(422);
    let details = &status["details"];
    assert_eq!(
        (&details["kind"], &details["group"]),
        (&json!("Widget"), &json!(crd.group))
    );
    assert_eq!(details["causes"][0]["field"], "metadata.name");
}

async fn a_strategic_patch_is_refused(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    t.has(&crd.widgets_path(""), crd.widget("a")).await;
    let kind = "application/strategic-merge-patch+json";
    t.patch(&crd.widgets_path("/a"), kind, json!({"spec": {"size": 2}}))
        .await
        .refused(
            415,
            "UnsupportedMediaType",
            "the body of the request was in an unknown format - accepted media types include: \
         application/json-patch+json, application/merge-patch+json, application/apply-patch+yaml",
            json!(null),
        );
}

async fn apply_creates(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    let path = crd.widgets_path("/a?fieldManager=me");
    let made = t
        .patch(&path, "application/apply-patch+yaml", crd.widget("a"))
        .await
        .created();
    let entry = &made["metadata"]["managedFields"][0];
    assert_eq!(
        (&entry["manager"], &entry["operation"]),
        (&json!("me"), &json!("Apply"))
    );
}

async fn unknown_fields_are_kept_if_the_schema_says_so(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    let made = t
        .has(
            &crd.widgets_path(""),
            with(crd.widget("a"), "/extra/deep", json!([1, {"x": null}])),
        )
        .await;
    assert_eq!(made["extra"]["deep"][0], 1);
}
