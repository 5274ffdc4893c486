//! Tests of strategic merge patch. Each expectation was computed by the real server or follows from
//! the published rules.

use serde_json::json;

use super::*;

fn patched(api: (&str, &str), original: Value, patch: Value) -> Result<Value, MergeError> {
    let schema = crate::schema::types::Types::built_in()
        .kind(api.0, api.1)
        .expect("a built-in kind");
    let map = |value: Value| value.as_object().expect("an object").clone();
    merge(schema, map(original), map(patch)).map(Value::Object)
}

/// A pod with these containers.
fn pod(containers: Value) -> Value {
    json!({"spec": {"containers": containers}})
}

fn pods(containers: Value, patch: Value) -> Result<Value, MergeError> {
    let patched = patched(("v1", "Pod"), pod(containers), pod(patch))?;
    Ok(patched["spec"]["containers"].clone())
}

#[test]
fn items_are_merged_by_their_key() {
    let merged = pods(
        json!([{"name": "a", "image": "1"}, {"name": "b", "image": "1"}]),
        json!([{"name": "b", "image": "2"}, {"name": "c", "image": "3"}]),
    );
    assert_eq!(
        merged.expect("merged"),
        json!([{"name": "a", "image": "1"}, {"name": "b", "image": "2"}, {"name": "c", "image": "3"}])
    );
}

#[test]
fn an_item_is_deleted_or_the_list_replaced_by_a_directive() {
    let list = json!([{"name": "a"}, {"name": "b"}]);
    let deleted = pods(list.clone(), json!([{"name": "a", "$patch": "delete"}]));
    assert_eq!(deleted.expect("merged"), json!([{"name": "b"}]));
    let replaced = pods(list, json!([{"$patch": "replace"}, {"name": "c"}]));
    assert_eq!(replaced.expect("merged"), json!([{"name": "c"}]));
}

#[test]
fn nested_lists_have_keys_of_their_own() {
    let merged = pods(
        json!([{"name": "a", "ports": [{"containerPort": 1, "name": "x"}], "env": [{"name": "E", "value": "1"}], "args": ["1"]}]),
        json!([{"name": "a", "ports": [{"containerPort": 1, "name": "y"}, {"containerPort": 2}], "env": [{"name": "E", "value": null}], "args": ["2"]}]),
    );
    let container = merged.expect("merged")[0].clone();
    assert_eq!(container["ports"].as_array().map(Vec::len), Some(2));
    assert_eq!(container["ports"][0]["name"], "y");
    assert_eq!(container["env"], json!([{"name": "E"}]));
    assert_eq!(
        container["args"],
        json!(["2"]),
        "a list without a key is replaced"
    );
}

#[test]
fn fields_of_inlined_types_are_found() {
    let original =
        json!({"spec": {"volumes": [{"name": "v", "configMap": {"name": "m", "optional": true}}]}});
    let patch =
        json!({"spec": {"volumes": [{"name": "v", "$retainKeys": ["name", "emptyDir"], "emptyDir": {}}]}});
    assert_eq!(
        patched(("v1", "Pod"), original.clone(), patch).expect("merged"),
        json!({"spec": {"volumes": [{"name": "v", "emptyDir": {}}]}})
    );
    let patch = json!({"spec": {"volumes": [{"name": "v", "configMap": {"optional": false}}]}});
    let merged = patched(("v1", "Pod"), original, patch).expect("merged");
    assert_eq!(
        merged["spec"]["volumes"][0]["configMap"],
        json!({"name": "m", "optional": false})
    );
}

#[test]
fn the_order_can_be_set_and_items_of_the_server_keep_their_place() {
    let merged = patched(
        ("v1", "Pod"),
        pod(json!([{"name": "a"}, {"name": "s"}, {"name": "b"}])),
        json!({"spec": {
            "$setElementOrder/containers": [{"name": "b"}, {"name": "n"}, {"name": "a"}],
            "containers": [{"name": "n"}],
        }}),
    );
    let names: Vec<Value> = merged.expect("merged")["spec"]["containers"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|c| c["name"].clone())
        .collect();
    assert_eq!(names, [json!("s"), json!("b"), json!("n"), json!("a")]);
}

#[test]
fn plain_values_are_added_and_deleted() {
    let original = json!({"metadata": {"finalizers": ["a", "b"]}});
    let added = patched(
        ("v1", "Pod"),
        original.clone(),
        json!({"metadata": {"finalizers": ["c", "a"]}}),
    );
    assert_eq!(
        added.expect("merged")["metadata"]["finalizers"],
        json!(["c", "a", "b"])
    );
    let patch = json!({"metadata": {"$deleteFromPrimitiveList/finalizers": ["a"]}});
    let deleted = patched(("v1", "Pod"), original, patch);
    assert_eq!(deleted.expect("merged")["metadata"]["finalizers"], json!(["b"]));
}

#[test]
fn maps_are_merged_and_nulls_delete() {
    let original = json!({"metadata": {"labels": {"a": "1", "b": "1"}}, "data": {"k": "v"}});
    let patch = json!({"metadata": {"labels": {"a": null, "c": "1"}, "annotations": {"x": null, "y": "1"}}, "data": null});
    assert_eq!(
        patched(("v1", "ConfigMap"), original, patch).expect("merged"),
        json!({"metadata": {"labels": {"b": "1", "c": "1"}, "annotations": {"y": "1"}}})
    );
}

#[test]
fn objects_are_replaced_or_emptied_by_a_directive() {
    let original = json!({"data": {"k": "v", "l": "v"}});
    let replace = json!({"data": {"$patch": "replace", "m": "1"}});
    assert_eq!(
        patched(("v1", "ConfigMap"), original.clone(), replace).expect("merged"),
        json!({"data": {"m": "1"}})
    );
    let delete = json!({"data": {"$patch": "delete"}});
    assert_eq!(
        patched(("v1", "ConfigMap"), original, delete).expect("merged"),
        json!({"data": {}})
    );
}

#[test]
fn unmergeable_patches_are_rejected_with_the_published_messages() {
    let refused = |patch: Value| {
        let original = pod(json!([{"name": "a", "resources": {"limits": {"cpu": "1"}}}]));
        patched(("v1", "Pod"), original, patch)
            .expect_err("refused")
            .to_string()
    };
    assert_eq!(
        refused(pod(json!([{"image": "x"}]))),
        "map: {\"image\":\"x\"} does not contain declared merge key: name"
    );
    assert!(refused(json!({"spec": {"$patch": "odd"}})).starts_with("unknown patch type: odd in map: "));
    assert_eq!(
        refused(json!({"spec": {"$retainKeys": "x"}})),
        "invalid patch format of retainKeys"
    );
    assert_eq!(
        refused(json!({"spec": {"$deleteFromPrimitiveList": ["x"]}})),
        "invalid patch format of primitive list"
    );
    assert_eq!(
        refused(pod(json!([[]]))),
        "list element types are not identical: [[{\"name\":\"a\",\"resources\":{\"limits\":{\"cpu\":\"1\"}}}],[[]]]"
    );
}
