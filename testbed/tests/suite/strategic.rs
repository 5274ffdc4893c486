//! Strategic merge patch: lists of built-in kinds are merged item by item, by keys and directives.

use serde_json::{Value, json};

use super::kit::*;

cases![
    containers_are_merged_by_name,
    an_item_can_be_deleted,
    a_list_can_be_replaced,
    nested_lists_are_merged_by_their_own_keys,
    a_list_without_a_key_is_replaced,
    the_order_can_be_set,
    an_order_that_the_patch_contradicts_is_refused,
    finalizers_are_added_and_deleted_one_by_one,
    labels_are_merged_and_nulls_delete,
    an_object_can_be_replaced_or_emptied,
    only_retained_keys_stay,
    conditions_of_a_status_are_merged_by_type,
    a_rollout_is_restarted_as_kubectl_does_it,
    a_scale_can_be_patched,
    a_stale_version_in_the_patch_is_a_conflict,
    a_patch_that_changes_nothing_writes_nothing,
    the_manager_of_a_patch_is_noted,
    a_missing_object_is_not_found,
    an_item_without_its_key_is_refused,
    an_unknown_directive_is_refused,
    directives_of_the_wrong_form_are_bad_requests,
    a_patch_that_is_no_object_is_a_bad_request,
    a_custom_resource_cannot_be_patched_so,
];

const STRATEGIC: &str = "application/strategic-merge-patch+json";
const TEMPLATES: &str = "podtemplates";

/// A pod template with these containers.
async fn template(t: &T, containers: Value) -> Value {
    let sent = json!({
        "metadata": {"name": "a"},
        "template": {"metadata": {"labels": {"app": "x"}}, "spec": {"containers": containers}},
    });
    t.has(TEMPLATES, sent).await
}

/// Patches the containers of that template; gives the names that are left, in order.
async fn patched(t: &T, spec: Value) -> Vec<String> {
    let answer = t
        .patch("podtemplates/a", STRATEGIC, json!({"template": {"spec": spec}}))
        .await
        .ok();
    names(&answer["template"]["spec"]["containers"])
}

fn names(list: &Value) -> Vec<String> {
    let items = list.as_array().expect("a list").iter();
    items
        .map(|item| item["name"].as_str().expect("a name").to_owned())
        .collect()
}

fn container(name: &str) -> Value {
    json!({"name": name, "image": "one"})
}

async fn containers_are_merged_by_name(t: &T) {
    template(t, json!([container("a"), container("b")])).await;
    let patch = json!([{"name": "b", "image": "two"}, {"name": "c", "image": "three"}]);
    let answer = t
        .patch(
            "podtemplates/a",
            STRATEGIC,
            json!({"template": {"spec": {"containers": patch}}}),
        )
        .await
        .ok();
    let containers = &answer["template"]["spec"]["containers"];
    assert_eq!(names(containers), ["a", "b", "c"]);
    let images: Vec<&Value> = containers
        .as_array()
        .expect("a list")
        .iter()
        .map(|c| &c["image"])
        .collect();
    assert_eq!(images, ["one", "two", "three"]);
}

async fn an_item_can_be_deleted(t: &T) {
    template(t, json!([container("a"), container("b")])).await;
    let left = patched(t, json!({"containers": [{"name": "a", "$patch": "delete"}]})).await;
    assert_eq!(left, ["b"]);
}

async fn a_list_can_be_replaced(t: &T) {
    template(t, json!([container("a"), container("b")])).await;
    let left = patched(t, json!({"containers": [{"$patch": "replace"}, container("c")]})).await;
    assert_eq!(left, ["c"]);
}

async fn nested_lists_are_merged_by_their_own_keys(t: &T) {
    let first = json!({
        "name": "a", "image": "one",
        "ports": [{"containerPort": 1, "name": "x", "protocol": "TCP"}],
        "env": [{"name": "E", "value": "1"}, {"name": "F", "value": "1"}],
    });
    template(t, json!([first])).await;
    let patch = json!({
        "name": "a",
        "ports": [{"containerPort": 2, "name": "y", "protocol": "TCP"}],
        "env": [{"name": "E", "value": "2"}],
    });
    let answer = t
        .patch(
            "podtemplates/a",
            STRATEGIC,
            json!({"template": {"spec": {"containers": [patch]}}}),
        )
        .await
        .ok();
    let container = &answer["template"]["spec"]["containers"][0];
    assert_eq!(names(&container["ports"]), ["y", "x"]);
    assert_eq!(
        container["env"],
        json!([{"name": "E", "value": "2"}, {"name": "F", "value": "1"}])
    );
}

async fn a_list_without_a_key_is_replaced(t: &T) {
    template(t, json!([{"name": "a", "image": "one", "args": ["1", "2"]}])).await;
    let answer = t
        .patch(
            "podtemplates/a",
            STRATEGIC,
            json!({"template": {"spec": {"containers": [{"name": "a", "args": ["3"]}]}}}),
        )
        .await
        .ok();
    assert_eq!(answer["template"]["spec"]["containers"][0]["args"], json!(["3"]));
}

async fn the_order_can_be_set(t: &T) {
    template(t, json!([container("a"), container("server"), container("b")])).await;
    let left = patched(
        t,
        json!({
            "$setElementOrder/containers": [{"name": "b"}, {"name": "new"}, {"name": "a"}],
            "containers": [container("new")],
        }),
    )
    .await;
    assert_eq!(left, ["server", "b", "new", "a"]);
    let left = patched(
        t,
        json!({"$setElementOrder/containers": [{"name": "a"}, {"name": "b"}]}),
    )
    .await;
    assert_eq!(left, ["server", "new", "a", "b"]);
}

async fn an_order_that_the_patch_contradicts_is_refused(t: &T) {
    template(t, json!([container("a")])).await;
    let spec = json!({
        "$setElementOrder/containers": [{"name": "a"}],
        "containers": [container("b")],
    });
    let answer = t
        .patch("podtemplates/a", STRATEGIC, json!({"template": {"spec": spec}}))
        .await;
    assert_eq!(answer.code, 500);
    let message = answer.json()["message"].clone();
    let start = "The order in patch list:\n";
    assert!(
        message.as_str().is_some_and(|m| m.starts_with(start)),
        "{message}"
    );
}

async fn finalizers_are_added_and_deleted_one_by_one(t: &T) {
    let mut map = configmap("a", "1");
    map["metadata"]["finalizers"] = json!(["example.com/a", "example.com/b"]);
    t.has("configmaps", map).await;
    let finalizers = async |meta: Value| {
        let answer = t
            .patch("configmaps/a", STRATEGIC, json!({"metadata": meta}))
            .await
            .ok();
        answer["metadata"]["finalizers"].clone()
    };
    assert_eq!(
        finalizers(json!({"finalizers": ["example.com/c", "example.com/a"]})).await,
        json!(["example.com/c", "example.com/a", "example.com/b"])
    );
    assert_eq!(
        finalizers(json!({"$deleteFromPrimitiveList/finalizers": ["example.com/a", "example.com/b"]})).await,
        json!(["example.com/c"])
    );
    assert_eq!(finalizers(json!({"finalizers": null})).await, Value::Null);
}

async fn labels_are_merged_and_nulls_delete(t: &T) {
    let mut map = configmap("a", "1");
    map["metadata"]["labels"] = json!({"a": "1", "b": "1"});
    t.has("configmaps", map).await;
    let patch = json!({"metadata": {"labels": {"a": null, "c": "1"}, "annotations": {"x": null, "y": "1"}}, "data": {"v": null}});
    let answer = t.patch("configmaps/a", STRATEGIC, patch).await.ok();
    assert_eq!(answer["metadata"]["labels"], json!({"b": "1", "c": "1"}));
    assert_eq!(answer["metadata"]["annotations"], json!({"y": "1"}));
    assert_eq!(answer.get("data"), None);
}

async fn an_object_can_be_replaced_or_emptied(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let replace = json!({"data": {"$patch": "replace", "m": "1"}});
    let answer = t.patch("configmaps/a", STRATEGIC, replace).await.ok();
    assert_eq!(answer["data"], json!({"m": "1"}));
    let delete = json!({"data": {"$patch": "delete"}});
    let answer = t.patch("configmaps/a", STRATEGIC, delete).await.ok();
    assert_eq!(answer.get("data"), None);
}

async fn only_retained_keys_stay(t: &T) {
    let sent = json!({
        "metadata": {"name": "a"},
        "template": {"spec": {
            "containers": [container("a")],
            "volumes": [{"name": "v", "configMap": {"name": "m"}}],
        }},
    });
    t.has(TEMPLATES, sent).await;
    let volume =
        json!({"name": "v", "$retainKeys": ["name", "hostPath"], "hostPath": {"path": "/x", "type": ""}});
    let answer = t
        .patch(
            "podtemplates/a",
            STRATEGIC,
            json!({"template": {"spec": {"volumes": [volume]}}}),
        )
        .await
        .ok();
    assert_eq!(
        answer["template"]["spec"]["volumes"],
        json!([{"name": "v", "hostPath": {"path": "/x", "type": ""}}])
    );
}

async fn conditions_of_a_status_are_merged_by_type(t: &T) {
    t.has("pods", pod("a")).await;
    let condition = |kind: &str, status: &str| json!({"type": kind, "status": status});
    let status = async |conditions: Value| {
        let patch = json!({"status": {"conditions": conditions}});
        let answer = t.patch("pods/a/status", STRATEGIC, patch).await.ok();
        let list = answer["status"]["conditions"].as_array().expect("a list").clone();
        list.iter()
            .map(|c| {
                format!(
                    "{}={}",
                    c["type"].as_str().unwrap_or(""),
                    c["status"].as_str().unwrap_or("")
                )
            })
            .collect::<Vec<_>>()
    };
    status(json!([condition("A", "True"), condition("B", "True")])).await;
    assert_eq!(
        status(json!([condition("B", "False")])).await,
        ["A=True", "B=False"]
    );
}

async fn a_rollout_is_restarted_as_kubectl_does_it(t: &T) {
    let path = "/apis/apps/v1/namespaces/{ns}/deployments";
    t.has(path, deployment("a")).await;
    let key = "kubectl.kubernetes.io/restartedAt";
    let patch = json!({"spec": {"template": {"metadata": {"annotations": {key: "2026-01-02T03:04:05Z"}}}}});
    let answer = t.patch(&format!("{path}/a"), STRATEGIC, patch).await.ok();
    assert_eq!(answer["metadata"]["generation"], 2);
    let template = &answer["spec"]["template"];
    assert_eq!(template["metadata"]["annotations"][key], "2026-01-02T03:04:05Z");
    assert_eq!(names(&template["spec"]["containers"]), ["c"]);
}

async fn a_scale_can_be_patched(t: &T) {
    let path = "/apis/apps/v1/namespaces/{ns}/deployments";
    t.has(path, deployment("a")).await;
    let patch = json!({"spec": {"replicas": 4}});
    let answer = t.patch(&format!("{path}/a/scale"), STRATEGIC, patch).await.ok();
    assert_eq!(
        (&answer["kind"], &answer["spec"]["replicas"]),
        (&json!("Scale"), &json!(4))
    );
}

fn deployment(name: &str) -> Value {
    json!({
        "metadata": {"name": name},
        "spec": {
            "replicas": 1, "selector": {"matchLabels": {"app": "x"}},
            "template": {
                "metadata": {"labels": {"app": "x"}},
                "spec": {"containers": [{"name": "c", "image": "i"}]},
            },
        },
    })
}

async fn a_stale_version_in_the_patch_is_a_conflict(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    t.patch("configmaps/a", STRATEGIC, json!({"data": {"v": "2"}}))
        .await
        .ok();
    let patch = json!({"metadata": {"resourceVersion": rv(&made)}, "data": {"v": "3"}});
    t.patch("configmaps/a", STRATEGIC, patch)
        .await
        .stale("configmaps", "a");
}

async fn a_patch_that_changes_nothing_writes_nothing(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    let answer = t
        .patch("configmaps/a", STRATEGIC, json!({"data": {"v": "1"}}))
        .await
        .ok();
    assert_eq!(rv(&answer), rv(&made));
}

async fn the_manager_of_a_patch_is_noted(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let path = "configmaps/a?fieldManager=someone";
    let answer = t.patch(path, STRATEGIC, json!({"data": {"w": "2"}})).await.ok();
    let managers = answer["metadata"]["managedFields"]
        .as_array()
        .expect("a list")
        .clone();
    let entry = managers
        .iter()
        .find(|m| m["manager"] == "someone")
        .expect("an entry");
    assert_eq!(
        (&entry["operation"], &entry["fieldsV1"]),
        (&json!("Update"), &json!({"f:data": {"f:w": {}}}))
    );
}

async fn a_missing_object_is_not_found(t: &T) {
    let answer = t
        .patch("configmaps/a", STRATEGIC, json!({"data": {"v": "2"}}))
        .await;
    answer.not_found("configmaps", "a");
}

async fn an_item_without_its_key_is_refused(t: &T) {
    template(t, json!([container("a")])).await;
    let patch = json!({"template": {"spec": {"containers": [{"image": "x"}]}}});
    let answer = t.patch("podtemplates/a", STRATEGIC, patch).await;
    assert_eq!(answer.code, 500);
    let message = answer.json()["message"].clone();
    let end = "does not contain declared merge key: name";
    assert!(message.as_str().is_some_and(|m| m.ends_with(end)), "{message}");
}

async fn an_unknown_directive_is_refused(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let answer = t
        .patch("configmaps/a", STRATEGIC, json!({"data": {"$patch": "odd"}}))
        .await;
    assert_eq!(answer.code, 500);
    let message = answer.json()["message"].clone();
    let start = "unknown patch type: odd in map: ";
    assert!(
        message.as_str().is_some_and(|m| m.starts_with(start)),
        "{message}"
    );
}

async fn directives_of_the_wrong_form_are_bad_requests(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    for (patch, why) in [
        (json!({"$retainKeys": "x"}), "invalid patch format of retainKeys"),
        (
            json!({"$retainKeys": ["kind"], "data": {"v": "2"}}),
            "invalid patch format of retainKeys",
        ),
        (
            json!({"metadata": {"$deleteFromPrimitiveList": ["x"]}}),
            "invalid patch format of primitive list",
        ),
        (
            json!({"metadata": {"$setElementOrder": ["x"]}}),
            "invalid patch format of setElementOrder list",
        ),
    ] {
        t.patch("configmaps/a", STRATEGIC, patch).await.bad_request(why);
    }
}

async fn a_patch_that_is_no_object_is_a_bad_request(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let answer = t.patch("configmaps/a", STRATEGIC, json!(["x"])).await;
    answer.refused_like(
        400,
        "BadRequest",
        "json: cannot unmarshal array into Go value of type map[string]interface {}",
    );
}

async fn a_custom_resource_cannot_be_patched_so(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    t.has(&crd.widgets_path(""), crd.widget("a")).await;
    let answer = t
        .patch(&crd.widgets_path("/a"), STRATEGIC, json!({"spec": {"size": 2}}))
        .await;
    let start = "the body of the request was in an unknown format - accepted media types include: \
                 application/json-patch+json, application/merge-patch+json";
    answer.refused_like(415, "UnsupportedMediaType", start);
}
