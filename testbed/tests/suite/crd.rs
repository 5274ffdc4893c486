//! Definitions of custom resources: what they make the server serve, and how that ends.

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
    a_definition_with_a_wrong_name_is_invalid,
    a_definition_cannot_be_made_twice,
    a_second_definition_may_share_the_group,
    an_added_version_is_served,
    deleting_the_definition_deletes_the_objects_and_ends_watches,
    a_deleted_definition_is_no_page_any_more,
    a_definition_can_be_made_again,
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
    let crd = Crd::with_two_versions(t).install(t).await;
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
    let crd = Crd::with_two_versions(t).install(t).await;
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
    let path = format!("/apis/{}/v1/gears?resourceVersion=0", widgets.group);
    eventually(async || t.get(&path).await.code == 200).await;
    assert_eq!(t.get(&path).await.ok()["kind"], "GearList");
    // The real server sets up the storage of the first definition again when the second one comes, and answers 429 meanwhile.
    eventually(async || t.get(&widgets.widgets_path("")).await.code == 200).await;
    assert_eq!(t.get(&widgets.widgets_path("")).await.ok()["kind"], "WidgetList");
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

/// Without the managers, whose entries name the version they wrote through.
fn unmanaged(object: &Value) -> Value {
    without(object.clone(), "/metadata/managedFields")
}
