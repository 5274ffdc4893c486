//! Who owns which field, as the server writes it down.

use http::Method;
use serde_json::{Value, json};

use super::kit::*;

cases![
    an_entry_says_who_how_when_and_what,
    the_manager_is_the_start_of_the_user_agent,
    labels_annotations_finalizers_and_owners_have_paths,
    a_second_manager_gets_an_entry_of_its_own,
    a_changed_field_changes_hands,
    status_is_an_entry_of_its_own,
    an_empty_entry_clears_them,
    an_empty_list_clears_them_too,
    a_long_manager_name_is_invalid,
];

async fn an_entry_says_who_how_when_and_what(t: &T) {
    let made = t.has("configmaps?fieldManager=me", configmap("a", "1")).await;
    assert_eq!(
        made["metadata"]["managedFields"],
        json!([{
            "manager": "me", "operation": "Update", "apiVersion": "v1",
            "time": made["metadata"]["creationTimestamp"],
            "fieldsType": "FieldsV1", "fieldsV1": {"f:data": {".": {}, "f:v": {}}},
        }])
    );
}

async fn the_manager_is_the_start_of_the_user_agent(t: &T) {
    let call = t.call(Method::POST, "configmaps").json(&configmap("a", "1"));
    let made = call
        .header("user-agent", "my-tool/1.2 (linux)")
        .send()
        .await
        .created();
    assert_eq!(made["metadata"]["managedFields"][0]["manager"], "my-tool");
}

async fn labels_annotations_finalizers_and_owners_have_paths(t: &T) {
    let mut sent = labelled("a", json!({"l": "1"}));
    sent = with(sent, "/metadata/annotations", json!({"n": "1"}));
    sent = with(sent, "/metadata/finalizers", json!(["example.com/f"]));
    let owner = json!({"apiVersion": "v1", "kind": "ConfigMap", "name": "o", "uid": "u-1"});
    sent = with(sent, "/metadata/ownerReferences", json!([owner]));
    let made = t.has("configmaps?fieldManager=me", sent).await;
    assert_eq!(
        made["metadata"]["managedFields"][0]["fieldsV1"]["f:metadata"],
        json!({
            "f:labels": {".": {}, "f:l": {}},
            "f:annotations": {".": {}, "f:n": {}},
            "f:finalizers": {".": {}, r#"v:"example.com/f""#: {}},
            "f:ownerReferences": {".": {}, r#"k:{"uid":"u-1"}"#: {}},
        })
    );
}

async fn a_second_manager_gets_an_entry_of_its_own(t: &T) {
    t.has("configmaps?fieldManager=me", configmap("a", "1")).await;
    let patched = t
        .merge("configmaps/a?fieldManager=you", json!({"data": {"w": "2"}}))
        .await
        .ok();
    assert_eq!(fields_of(&patched, "me"), json!({"f:data": {".": {}, "f:v": {}}}));
    assert_eq!(fields_of(&patched, "you"), json!({"f:data": {"f:w": {}}}));
}

async fn a_changed_field_changes_hands(t: &T) {
    let sent = with(configmap("a", "1"), "/data/w", json!("1"));
    t.has("configmaps?fieldManager=me", sent).await;
    let patched = t
        .merge("configmaps/a?fieldManager=you", json!({"data": {"v": "2"}}))
        .await
        .ok();
    assert_eq!(fields_of(&patched, "me"), json!({"f:data": {".": {}, "f:w": {}}}));
    assert_eq!(fields_of(&patched, "you"), json!({"f:data": {"f:v": {}}}));
}

async fn status_is_an_entry_of_its_own(t: &T) {
    t.has(&format!("{DEPLOYMENTS}?fieldManager=me"), deployment("web"))
        .await;
    let path = format!("{DEPLOYMENTS}/web/status?fieldManager=me");
    let patched = t.merge(&path, json!({"status": {"replicas": 1}})).await.ok();
    let entries = patched["metadata"]["managedFields"]
        .as_array()
        .expect("managedFields")
        .clone();
    let entry = entries
        .iter()
        .find(|entry| entry["subresource"] == "status")
        .expect("an entry for status");
    assert_eq!(entry["fieldsV1"], json!({"f:status": {"f:replicas": {}}}));
    assert_eq!(entries.len(), 2);
}

async fn an_empty_entry_clears_them(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let patched = t
        .merge("configmaps/a", json!({"metadata": {"managedFields": [{}]}}))
        .await
        .ok();
    assert_eq!(patched["metadata"].get("managedFields"), None);
}

async fn an_empty_list_clears_them_too(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let patched = t
        .merge("configmaps/a", json!({"metadata": {"managedFields": []}}))
        .await
        .ok();
    assert_eq!(patched["metadata"].get("managedFields"), None);
}

async fn a_long_manager_name_is_invalid(t: &T) {
    let path = format!("configmaps?fieldManager={}", "x".repeat(129));
    let why = "Too long: may not be more than 128 bytes";
    let answer = t.post(&path, configmap("a", "1")).await;
    answer.invalid(
        "CreateOptions.meta.k8s.io",
        "",
        "fieldManager",
        "FieldValueTooLong",
        why,
    );
}

fn fields_of(object: &Value, manager: &str) -> Value {
    let entries = object["metadata"]["managedFields"]
        .as_array()
        .expect("managedFields");
    entries
        .iter()
        .find(|entry| entry["manager"] == manager)
        .expect("an entry")["fieldsV1"]
        .clone()
}
