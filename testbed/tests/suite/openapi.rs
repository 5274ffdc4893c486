//! The OpenAPI documents that kubectl and Helm read.

use http::Method;
use serde_json::json;

use super::kit::*;

cases![
    every_group_has_a_document,
    a_document_has_schemas_and_paths,
    a_document_that_is_known_is_not_sent_again,
    a_custom_kind_is_published,
    everything_is_in_one_document_of_version_2,
    an_unknown_group_has_no_document,
];

async fn every_group_has_a_document(t: &T) {
    let index = t.get("/openapi/v3").await.ok();
    for page in [
        "api/v1",
        "apis/apps/v1",
        "apis/batch/v1",
        "apis/apiextensions.k8s.io/v1",
    ] {
        let url = index["paths"][page]["serverRelativeURL"]
            .as_str()
            .unwrap_or_else(|| panic!("{page}"));
        assert!(url.starts_with(&format!("/openapi/v3/{page}?hash=")), "{url}");
    }
}

async fn a_document_has_schemas_and_paths(t: &T) {
    let index = t.get("/openapi/v3").await.ok();
    let url = index["paths"]["apis/apps/v1"]["serverRelativeURL"]
        .as_str()
        .expect("an address");
    let document = t.get(url).await.ok();
    assert_eq!(document["openapi"], "3.0.0");
    let schemas = &document["components"]["schemas"];
    let spec = &schemas["io.k8s.api.apps.v1.DeploymentSpec"]["properties"];
    assert_eq!(
        (&spec["replicas"]["type"], &spec["replicas"]["format"]),
        (&json!("integer"), &json!("int32"))
    );
    let containers = &schemas["io.k8s.api.core.v1.PodSpec"]["properties"]["containers"];
    assert_eq!(containers["x-kubernetes-list-map-keys"], json!(["name"]));
    let patch = &document["paths"]["/apis/apps/v1/namespaces/{namespace}/deployments/{name}"]["patch"];
    let kind = json!({"group": "apps", "version": "v1", "kind": "Deployment"});
    assert_eq!(patch["x-kubernetes-group-version-kind"], kind);
    let parameters = patch["parameters"].as_array().expect("parameters");
    for name in ["dryRun", "fieldManager", "fieldValidation", "force"] {
        assert!(
            parameters.iter().any(|p| p["name"] == name && p["in"] == "query"),
            "{name}"
        );
    }
}

async fn a_document_that_is_known_is_not_sent_again(t: &T) {
    let first = t.get("/openapi/v3/apis/apps/v1").await;
    let tag = first.header("etag").expect("a tag").to_owned();
    let call = t.call(Method::GET, "/openapi/v3/apis/apps/v1");
    assert_eq!(call.header("if-none-match", &tag).send().await.code, 304);
}

async fn a_custom_kind_is_published(t: &T) {
    let schema = json!({"type": "object", "properties": {"spec": {"type": "object", "description": "What is wanted.",
        "properties": {"size": {"type": "integer"}}}}});
    let crd = Crd::widgets(t)
        .with("/spec/versions/0/schema/openAPIV3Schema", schema)
        .install(t)
        .await;
    let page = format!("apis/{}/v1", crd.group);
    eventually(async || !t.get("/openapi/v3").await.ok()["paths"][&page].is_null()).await;
    let document = t.get(&format!("/openapi/v3/{page}")).await.ok();
    let schemas = document["components"]["schemas"].as_object().expect("schemas");
    let kind = json!([{"group": crd.group, "version": "v1", "kind": "Widget"}]);
    let (_, widget) = schemas
        .iter()
        .find(|(_, schema)| schema["x-kubernetes-group-version-kind"] == kind)
        .unwrap_or_else(|| panic!("{document}"));
    assert_eq!(widget["properties"]["spec"]["description"], "What is wanted.");
    assert!(widget["properties"]["metadata"].is_object());
}

async fn everything_is_in_one_document_of_version_2(t: &T) {
    let call = t.call(Method::GET, "/openapi/v2").accept("application/json");
    let document = call.send().await.ok();
    assert_eq!(document["swagger"], "2.0");
    let pod = &document["definitions"]["io.k8s.api.core.v1.Pod"];
    assert_eq!(
        pod["properties"]["spec"]["$ref"],
        "#/definitions/io.k8s.api.core.v1.PodSpec"
    );
    assert!(document["paths"]["/api/v1/namespaces/{namespace}/pods"]["post"].is_object());
}

async fn an_unknown_group_has_no_document(t: &T) {
    assert_eq!(t.get("/openapi/v3/apis/nothing.example.com/v1").await.code, 404);
}
