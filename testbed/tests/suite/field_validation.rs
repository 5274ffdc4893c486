//! Values of the wrong type, unknown fields and duplicate ones: refused, warned of, or dropped.

use http::Method;
use serde_json::{Value, json};

use super::kit::*;

cases![
    a_value_of_the_wrong_type_is_refused,
    a_list_where_an_object_belongs_is_refused,
    a_fraction_where_a_whole_number_belongs_is_refused,
    a_wrong_quantity_is_refused,
    a_wrong_type_in_the_metadata_is_refused,
    a_wrong_type_by_update_changes_nothing,
    a_wrong_type_by_merge_patch_changes_nothing,
    an_unknown_field_is_dropped_with_a_warning,
    an_unknown_field_is_refused_when_strict,
    an_unknown_field_is_dropped_silently_when_ignored,
    a_duplicate_field_is_warned_of,
    a_duplicate_field_is_refused_when_strict,
    an_unknown_field_by_merge_patch_is_warned_of,
    an_unknown_mode_is_invalid,
    nulls_are_dropped,
    an_applied_field_of_the_wrong_type_is_refused,
    an_applied_field_that_is_unknown_is_refused,
];

fn warnings(answer: &Answer) -> Vec<String> {
    let all = answer.headers.get_all("warning").iter();
    all.map(|value| value.to_str().expect("text").to_owned())
        .collect()
}

async fn a_value_of_the_wrong_type_is_refused(t: &T) {
    let sent = with(deployment("web"), "/spec/replicas", json!("two"));
    t.post(DEPLOYMENTS, sent).await.bad_request(
        "Deployment in version \"v1\" cannot be handled as a Deployment: json: cannot unmarshal string into Go struct field \
         DeploymentSpec.spec.replicas of type int32",
    );
    t.get(&format!("{DEPLOYMENTS}/web"))
        .await
        .not_found("deployments.apps", "web");
}

async fn a_list_where_an_object_belongs_is_refused(t: &T) {
    let sent = with(pod("a"), "/spec/containers/0/env", json!({"A": "b"}));
    t.post("pods", sent).await.bad_request(
        "Pod in version \"v1\" cannot be handled as a Pod: json: cannot unmarshal object into Go struct field \
         Container.spec.containers.env of type []v1.EnvVar",
    );
    let sent = with(pod("a"), "/spec/containers/0/imagePullPolicy", json!(5));
    t.post("pods", sent).await.bad_request(
        "Pod in version \"v1\" cannot be handled as a Pod: json: cannot unmarshal number into Go struct field \
         Container.spec.containers.imagePullPolicy of type v1.PullPolicy",
    );
}

async fn a_fraction_where_a_whole_number_belongs_is_refused(t: &T) {
    let sent = with(deployment("web"), "/spec/replicas", json!(1.5));
    t.post(DEPLOYMENTS, sent).await.bad_request(
        "Deployment in version \"v1\" cannot be handled as a Deployment: json: cannot unmarshal number 1.5 into Go struct field \
         DeploymentSpec.spec.replicas of type int32",
    );
}

async fn a_wrong_quantity_is_refused(t: &T) {
    let sent = with(
        pod("a"),
        "/spec/containers/0/resources",
        json!({"limits": {"cpu": "lots"}}),
    );
    t.post("pods", sent).await.bad_request(
        "Pod in version \"v1\" cannot be handled as a Pod: quantities must match the regular expression \
         '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'",
    );
}

async fn a_wrong_type_in_the_metadata_is_refused(t: &T) {
    let sent = with(configmap("a", "1"), "/metadata/labels", json!({"a": 1}));
    t.post("configmaps", sent).await.bad_request(
        "ConfigMap in version \"v1\" cannot be handled as a ConfigMap: json: cannot unmarshal number into Go struct field \
         ObjectMeta.metadata.labels of type string",
    );
}

async fn a_wrong_type_by_update_changes_nothing(t: &T) {
    let made = t.has(DEPLOYMENTS, deployment("web")).await;
    let path = format!("{DEPLOYMENTS}/web");
    let sent = with(made.clone(), "/spec/paused", json!("yes"));
    t.put(&path, sent).await.bad_request(
        "Deployment in version \"v1\" cannot be handled as a Deployment: json: cannot unmarshal string into Go struct field \
         DeploymentSpec.spec.paused of type bool",
    );
    assert_eq!(rv(&t.get(&path).await.ok()), rv(&made));
}

async fn a_wrong_type_by_merge_patch_changes_nothing(t: &T) {
    let made = t.has(DEPLOYMENTS, deployment("web")).await;
    let path = format!("{DEPLOYMENTS}/web");
    let answer = t.merge(&path, json!({"spec": {"replicas": "two"}})).await;
    answer.refused_like(422, "Invalid", " \"\" is invalid: patch: Invalid value: ");
    assert_eq!(rv(&t.get(&path).await.ok()), rv(&made));
}

fn with_typos() -> Value {
    let sent = with(pod("a"), "/spec/containers/0/imaeg", json!("x"));
    with(sent, "/sepc", json!({}))
}

async fn an_unknown_field_is_dropped_with_a_warning(t: &T) {
    let answer = t.post("pods", with_typos()).await;
    let mut said = warnings(&answer);
    said.sort();
    assert_eq!(
        said,
        [
            "299 - \"unknown field \\\"sepc\\\"\"",
            "299 - \"unknown field \\\"spec.containers[0].imaeg\\\"\"",
        ]
    );
    let made = answer.created();
    assert_eq!(made["spec"]["containers"][0].get("imaeg"), None);
    assert_eq!(made.get("sepc"), None);
}

async fn an_unknown_field_is_refused_when_strict(t: &T) {
    let sent = with(pod("a"), "/spec/containers/0/imaeg", json!("x"));
    let answer = t.post("pods?fieldValidation=Strict", sent).await;
    answer.bad_request(
        "Pod in version \"v1\" cannot be handled as a Pod: strict decoding error: unknown field \
         \"spec.containers[0].imaeg\"",
    );
    t.get("pods/a").await.not_found("pods", "a");
}

async fn an_unknown_field_is_dropped_silently_when_ignored(t: &T) {
    let answer = t.post("pods?fieldValidation=Ignore", with_typos()).await;
    assert_eq!(warnings(&answer), [""; 0]);
    assert_eq!(answer.created().get("sepc"), None);
}

const TWICE: &str = r#"{"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "a"}, "data": {"v": "1"}, "data": {"v": "2"}}"#;

async fn a_duplicate_field_is_warned_of(t: &T) {
    let call = t.call(Method::POST, "configmaps").body(TWICE);
    let answer = call.header("content-type", "application/json").send().await;
    assert_eq!(warnings(&answer), ["299 - \"duplicate field \\\"data\\\"\""]);
    assert_eq!(answer.created()["data"], json!({"v": "2"}));
}

async fn a_duplicate_field_is_refused_when_strict(t: &T) {
    let call = t
        .call(Method::POST, "configmaps?fieldValidation=Strict")
        .body(TWICE);
    let answer = call.header("content-type", "application/json").send().await;
    answer.bad_request(
        "ConfigMap in version \"v1\" cannot be handled as a ConfigMap: strict decoding error: duplicate field \"data\"",
    );
}

async fn an_unknown_field_by_merge_patch_is_warned_of(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let answer = t.merge("configmaps/a", json!({"dada": {"v": "2"}})).await;
    assert_eq!(warnings(&answer), ["299 - \"unknown field \\\"dada\\\"\""]);
    assert_eq!(answer.ok().get("dada"), None);
    let answer = t
        .merge("configmaps/a?fieldValidation=Strict", json!({"dada": {"v": "2"}}))
        .await;
    answer.refused_like(422, "Invalid", " \"\" is invalid: patch: Invalid value: ");
}

async fn an_unknown_mode_is_invalid(t: &T) {
    let answer = t
        .post("configmaps?fieldValidation=Nice", configmap("a", "1"))
        .await;
    answer.invalid(
        "CreateOptions.meta.k8s.io",
        "",
        "fieldValidation",
        "FieldValueNotSupported",
        "Unsupported value: \"Nice\": supported values: \"\", \"Ignore\", \"Strict\", \"Warn\"",
    );
}

async fn nulls_are_dropped(t: &T) {
    let sent = with(pod("a"), "/spec/nodeName", Value::Null);
    let made = t
        .has("pods", with(sent, "/spec/containers/0/args", Value::Null))
        .await;
    assert_eq!(made["spec"].get("nodeName"), None);
    assert_eq!(made["spec"]["containers"][0].get("args"), None);
}

async fn an_applied_field_of_the_wrong_type_is_refused(t: &T) {
    let sent = with(deployment("web"), "/spec/replicas", json!("two"));
    let path = format!("{DEPLOYMENTS}/web?fieldManager=me");
    let answer = t.patch(&path, "application/apply-patch+yaml", sent).await;
    answer.failed(
        "failed to create typed patch object (/web; apps/v1, Kind=Deployment): .spec.replicas: expected numeric (int or \
         float), got string",
    );
}

async fn an_applied_field_that_is_unknown_is_refused(t: &T) {
    let sent = with(deployment("web"), "/spec/replcas", json!(2));
    let path = format!("{DEPLOYMENTS}/web?fieldManager=me");
    let answer = t.patch(&path, "application/apply-patch+yaml", sent).await;
    answer.failed(
        "failed to create typed patch object (/web; apps/v1, Kind=Deployment): .spec.replcas: field not declared in schema",
    );
    t.get(&format!("{DEPLOYMENTS}/web"))
        .await
        .not_found("deployments.apps", "web");
}
