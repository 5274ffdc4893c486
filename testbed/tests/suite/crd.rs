//! Custom resources: definitions, what they make the server serve, and how that ends.

use http::Method;
use serde_json::{Value, json};

use super::kit::*;

cases![
    a_definition_is_established,
    names_left_out_are_filled_in,
    a_definition_is_found_in_discovery,
    a_version_that_is_not_served_is_no_page,
    every_served_version_shows_the_same_objects,
    an_update_through_another_version_keeps_the_object,
    a_cluster_scoped_kind_has_no_namespace,
    a_list_kind_can_be_chosen,
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
    unknown_fields_are_pruned_otherwise,
    a_wrong_type_is_invalid,
    a_definition_with_a_wrong_name_is_invalid,
    a_definition_cannot_be_made_twice,
    a_second_definition_may_share_the_group,
    deleting_the_definition_deletes_the_objects_and_ends_watches,
    a_deleted_definition_is_no_page_any_more,
    a_definition_can_be_made_again,
    an_added_version_is_served,
];

async fn a_definition_is_established(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    let status = t.get(&crd.path()).await.ok()["status"].take();
    let conditions = status["conditions"].as_array().expect("conditions");
    let said: Vec<_> = conditions
        .iter()
        .map(|c| {
            [&c["type"], &c["status"], &c["reason"], &c["message"]].map(|v| v.as_str().unwrap_or_default())
        })
        .collect();
    assert_eq!(
        said,
        [
            ["NamesAccepted", "True", "NoConflicts", "no conflicts found"],
            [
                "Established",
                "True",
                "InitialNamesAccepted",
                "the initial names have been accepted"
            ],
        ]
    );
    assert_eq!(status["storedVersions"], json!(["v1"]));
    assert_eq!(status["acceptedNames"]["kind"], "Widget");
}

async fn names_left_out_are_filled_in(t: &T) {
    let names = json!({"plural": "widgets", "kind": "Widget"});
    let crd = Crd::widgets(t).with("/spec/names", names);
    let made = t.post(CRDS, crd.definition).await.created();
    let names =
        json!({"plural": "widgets", "singular": "widget", "kind": "Widget", "listKind": "WidgetList"});
    assert_eq!(made["spec"]["names"], names);
    assert_eq!(made["spec"]["conversion"], json!({"strategy": "None"}));
}

async fn a_definition_is_found_in_discovery(t: &T) {
    let crd = Crd::widgets(t)
        .with("/spec/names/shortNames", json!(["wd"]))
        .with("/spec/names/categories", json!(["all"]))
        .with("/spec/versions/1", crd_version("v1beta1", false))
        .with_status();
    let crd = crd.install(t).await;
    let group = &crd.group;
    let found = t.get(&format!("/apis/{group}")).await.ok();
    let versions = ["v1", "v1beta1"].map(|v| json!({"groupVersion": format!("{group}/{v}"), "version": v}));
    assert_eq!(
        (&found["versions"], &found["preferredVersion"]),
        (&json!(versions), &versions[0])
    );
    let resources = t.get(&format!("/apis/{group}/v1")).await.ok()["resources"].take();
    let resource = without(resources[0].clone(), "/storageVersionHash");
    assert_eq!(
        resource,
        json!({
            "name": "widgets", "singularName": "widget", "namespaced": true, "kind": "Widget",
            "verbs": ["delete", "deletecollection", "get", "list", "patch", "create", "update", "watch"],
            "shortNames": ["wd"], "categories": ["all"],
        })
    );
    assert_eq!(
        (&resources[1]["name"], &resources[1]["verbs"]),
        (&json!("widgets/status"), &json!(["get", "patch", "update"]))
    );
}

async fn a_version_that_is_not_served_is_no_page(t: &T) {
    let crd = Crd::widgets(t).with(
        "/spec/versions/1",
        with(crd_version("v0", false), "/served", json!(false)),
    );
    let crd = crd.install(t).await;
    t.get(&format!("/apis/{}/v0", crd.group)).await.no_such_page();
    t.get(&format!("/apis/{}/v0/widgets", crd.group))
        .await
        .no_such_page();
}

async fn every_served_version_shows_the_same_objects(t: &T) {
    let crd = two_versions(t).await;
    let made = t.has(&crd.widgets_path(""), crd.widget("a")).await;
    let beta = t
        .get(&crd.widgets_path("/a").replace("/v1/", "/v1beta1/"))
        .await
        .ok();
    assert_eq!(
        unmanaged(&beta),
        with(
            unmanaged(&made),
            "/apiVersion",
            json!(format!("{}/v1beta1", crd.group))
        )
    );
}

async fn an_update_through_another_version_keeps_the_object(t: &T) {
    let crd = two_versions(t).await;
    let made = t.has(&crd.widgets_path(""), crd.widget("a")).await;
    let path = crd.widgets_path("/a").replace("/v1/", "/v1beta1/");
    t.merge(&path, json!({"spec": {"size": 2}})).await.ok();
    let found = t.get(&crd.widgets_path("/a")).await.ok();
    assert_eq!(
        (&found["apiVersion"], &found["spec"]),
        (&made["apiVersion"], &json!({"size": 2}))
    );
    assert_eq!(found["metadata"]["uid"], made["metadata"]["uid"]);
}

async fn a_cluster_scoped_kind_has_no_namespace(t: &T) {
    let crd = Crd::widgets(t)
        .with("/spec/scope", json!("Cluster"))
        .install(t)
        .await;
    let made = t
        .has(&format!("/apis/{}/v1/widgets", crd.group), crd.widget("a"))
        .await;
    assert_eq!(made["metadata"].get("namespace"), None);
    t.get(&crd.widgets_path("")).await.no_such_page();
}

async fn a_list_kind_can_be_chosen(t: &T) {
    let crd = Crd::widgets(t)
        .with("/spec/names/listKind", json!("WidgetBox"))
        .install(t)
        .await;
    assert_eq!(t.get(&crd.widgets_path("")).await.ok()["kind"], "WidgetBox");
}

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
    let crd = two_versions(t).await;
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

async fn unknown_fields_are_pruned_otherwise(t: &T) {
    let crd = strict(t).await;
    let call = t.call(Method::POST, &crd.widgets_path(""));
    let answer = call
        .json(&with(crd.widget("a"), "/spec/extra", json!(1)))
        .send()
        .await;
    assert_eq!(
        answer.header("warning"),
        Some(r#"299 - "unknown field \"spec.extra\"""#)
    );
    assert_eq!(answer.created()["spec"], json!({"size": 1}));
}

async fn a_wrong_type_is_invalid(t: &T) {
    let crd = strict(t).await;
    let answer = t
        .post(
            &crd.widgets_path(""),
            with(crd.widget("a"), "/spec/size", json!("big")),
        )
        .await;
    let why = r#"Invalid value: "string": spec.size in body must be of type integer: "string""#;
    answer.invalid(
        &format!("Widget.{}", crd.group),
        "a",
        "spec.size",
        "FieldValueTypeInvalid",
        why,
    );
}

async fn a_definition_with_a_wrong_name_is_invalid(t: &T) {
    let crd = Crd::widgets(t).with("/metadata/name", json!("wrong"));
    let why = r#"Invalid value: "wrong": must be spec.names.plural+"."+spec.group"#;
    let kind = "CustomResourceDefinition.apiextensions.k8s.io";
    t.post(CRDS, crd.definition)
        .await
        .invalid(kind, "wrong", "metadata.name", "FieldValueInvalid", why);
}

async fn a_definition_cannot_be_made_twice(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    let name = format!("widgets.{}", crd.group);
    t.post(CRDS, crd.definition).await.refused(
        409,
        "AlreadyExists",
        &format!("customresourcedefinitions.apiextensions.k8s.io \"{name}\" already exists"),
        json!({"name": name, "group": "apiextensions.k8s.io", "kind": "customresourcedefinitions"}),
    );
}

async fn a_second_definition_may_share_the_group(t: &T) {
    let widgets = Crd::widgets(t).install(t).await;
    let names = json!({"plural": "gears", "singular": "gear", "kind": "Gear"});
    let gears = Crd::widgets(t)
        .with("/metadata/name", json!(format!("gears.{}", widgets.group)))
        .with("/spec/names", names);
    t.post(CRDS, gears.definition).await.created();
    let path = format!("/apis/{}/v1/gears", widgets.group);
    eventually(async || t.get(&path).await.code == 200).await;
    assert_eq!(t.get(&path).await.ok()["kind"], "GearList");
    assert_eq!(t.get(&widgets.widgets_path("")).await.ok()["kind"], "WidgetList");
}

async fn deleting_the_definition_deletes_the_objects_and_ends_watches(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    t.has(&crd.widgets_path(""), crd.widget("a")).await;
    let mut watch = t.watch(&crd.widgets_path("")).await;
    watch.sees([("ADDED", "a")]).await;
    t.delete(&crd.path()).await.ok();
    watch.sees([("DELETED", "a")]).await;
    watch.ends().await;
}

async fn a_deleted_definition_is_no_page_any_more(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    t.delete(&crd.path()).await.ok();
    eventually(async || t.get(&crd.path()).await.code == 404).await;
    eventually(async || t.get(&crd.widgets_path("")).await.code == 404).await;
    t.get(&crd.widgets_path("")).await.no_such_page();
    let name = format!("widgets.{}", crd.group);
    t.get(&crd.path())
        .await
        .not_found("customresourcedefinitions.apiextensions.k8s.io", &name);
}

async fn a_definition_can_be_made_again(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    t.has(&crd.widgets_path(""), crd.widget("a")).await;
    t.delete(&crd.path()).await.ok();
    eventually(async || t.get(&crd.path()).await.code == 404).await;
    eventually(async || t.get(&crd.widgets_path("")).await.code == 404).await;
    let crd = crd.install(t).await;
    assert!(names(&t.get(&crd.widgets_path("")).await.ok()).is_empty());
    t.has(&crd.widgets_path(""), crd.widget("a")).await;
}

async fn an_added_version_is_served(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    t.has(&crd.widgets_path(""), crd.widget("a")).await;
    let versions = json!({"spec": {"versions": [crd_version("v1", true), crd_version("v2", false)]}});
    t.merge(&crd.path(), versions).await.ok();
    let path = crd.widgets_path("/a").replace("/v1/", "/v2/");
    eventually(async || t.get(&path).await.code == 200).await;
    assert_eq!(t.get(&path).await.ok()["apiVersion"], format!("{}/v2", crd.group));
}

/// A definition that serves `v1` and `v1beta1`.
async fn two_versions(t: &T) -> Crd {
    Crd::widgets(t)
        .with("/spec/versions/1", crd_version("v1beta1", false))
        .install(t)
        .await
}

/// A definition that knows `spec.size`, an integer, and nothing else.
async fn strict(t: &T) -> Crd {
    let spec = json!({"type": "object", "properties": {"size": {"type": "integer"}}});
    let schema = json!({"type": "object", "properties": {"spec": spec}});
    Crd::widgets(t)
        .with("/spec/versions/0/schema/openAPIV3Schema", schema)
        .install(t)
        .await
}

/// Without the managers, whose entries name the version they wrote through.
fn unmanaged(object: &Value) -> Value {
    without(object.clone(), "/metadata/managedFields")
}
