//! Label and field selectors on lists.

use serde_json::json;

use super::kit::*;

cases![
    labels_equal_and_not_equal,
    labels_in_and_not_in_a_set,
    labels_present_and_absent,
    labels_greater_and_less,
    an_empty_value_is_a_value,
    requirements_are_joined_by_and,
    an_empty_selector_selects_all,
    fields_name_equal_and_not_equal,
    fields_namespace,
    fields_are_joined_by_and,
    pods_by_node_and_phase,
    nodes_by_unschedulable,
    events_by_what_they_are_about,
    secrets_by_type,
    namespaces_by_phase,
    custom_objects_by_their_selectable_fields,
    every_version_has_selectable_fields_of_its_own,
    custom_objects_by_name,
];

async fn labels_equal_and_not_equal(t: &T) {
    some_labels(t).await;
    selects(t, "labelSelector=k=1", &["a", "e"]).await;
    selects(t, "labelSelector=k==1", &["a", "e"]).await;
    selects(t, "labelSelector=k!=1", &["b", "c", "d"]).await;
}

async fn labels_in_and_not_in_a_set(t: &T) {
    some_labels(t).await;
    selects(t, "labelSelector=k in (1,2)", &["a", "b", "e"]).await;
    selects(t, "labelSelector=k notin (1,2)", &["c", "d"]).await;
}

async fn labels_present_and_absent(t: &T) {
    some_labels(t).await;
    selects(t, "labelSelector=k", &["a", "b", "c", "e"]).await;
    selects(t, "labelSelector=!k", &["d"]).await;
}

async fn labels_greater_and_less(t: &T) {
    some_labels(t).await;
    selects(t, "labelSelector=k%3E1", &["b", "c"]).await;
    selects(t, "labelSelector=k%3C3", &["a", "b", "e"]).await;
}

async fn an_empty_value_is_a_value(t: &T) {
    some_labels(t).await;
    selects(t, "labelSelector=empty=", &["a"]).await;
}

async fn requirements_are_joined_by_and(t: &T) {
    some_labels(t).await;
    selects(t, "labelSelector=k=1,empty", &["a"]).await;
    selects(t, "labelSelector=k,k notin (1)", &["b", "c"]).await;
}

async fn an_empty_selector_selects_all(t: &T) {
    some_labels(t).await;
    selects(t, "labelSelector=&fieldSelector=", &["a", "b", "c", "d", "e"]).await;
}

async fn fields_name_equal_and_not_equal(t: &T) {
    some_labels(t).await;
    selects(t, "fieldSelector=metadata.name=a", &["a"]).await;
    selects(t, "fieldSelector=metadata.name==a", &["a"]).await;
    selects(t, "fieldSelector=metadata.name!=a", &["b", "c", "d", "e"]).await;
}

async fn fields_namespace(t: &T) {
    some_labels(t).await;
    selects(
        t,
        &format!("fieldSelector=metadata.namespace={}", t.ns),
        &["a", "b", "c", "d", "e"],
    )
    .await;
    selects(t, "fieldSelector=metadata.namespace=other", &[]).await;
}

async fn fields_are_joined_by_and(t: &T) {
    some_labels(t).await;
    selects(
        t,
        "fieldSelector=metadata.name!=a,metadata.name!=b&labelSelector=k",
        &["c", "e"],
    )
    .await;
}

async fn pods_by_node_and_phase(t: &T) {
    t.has("pods", pod("free")).await;
    t.has("pods", with(pod("placed"), "/spec/nodeName", json!("node-1")))
        .await;
    t.merge("pods/placed/status", json!({"status": {"phase": "Running"}}))
        .await
        .ok();
    for (selector, expected) in [
        ("spec.nodeName=node-1", vec!["placed"]),
        ("spec.nodeName=", vec!["free"]),
        ("spec.nodeName!=node-1", vec!["free"]),
        ("status.phase=Pending", vec!["free"]),
        ("status.phase!=Pending,spec.nodeName=node-1", vec!["placed"]),
    ] {
        assert_eq!(
            names(&t.get(&format!("pods?fieldSelector={selector}")).await.ok()),
            expected,
            "{selector}"
        );
    }
}

async fn nodes_by_unschedulable(t: &T) {
    for (name, closed) in [("open", false), ("closed", true)] {
        let name = format!("{}-{name}", t.ns);
        let node = json!({
            "apiVersion": "v1", "kind": "Node", "metadata": {"name": name, "labels": {"mark": t.ns}},
            "spec": {"unschedulable": closed},
        });
        t.has("/api/v1/nodes", node).await;
    }
    for (value, name) in [("true", "closed"), ("false", "open")] {
        let path = format!(
            "/api/v1/nodes?labelSelector=mark={}&fieldSelector=spec.unschedulable={value}",
            t.ns
        );
        assert_eq!(names(&t.get(&path).await.ok()), [format!("{}-{name}", t.ns)]);
    }
}

async fn events_by_what_they_are_about(t: &T) {
    t.has("events", event(t, "one", "pod-a")).await;
    t.has("events", event(t, "two", "pod-b")).await;
    for (selector, expected) in [
        ("involvedObject.name=pod-a", vec!["one"]),
        ("involvedObject.kind=Pod,involvedObject.name!=pod-a", vec!["two"]),
        ("reason=Seen,type=Normal", vec!["one", "two"]),
        ("reason=Lost", vec![]),
    ] {
        assert_eq!(
            names(&t.get(&format!("events?fieldSelector={selector}")).await.ok()),
            expected,
            "{selector}"
        );
    }
}

async fn secrets_by_type(t: &T) {
    for (name, kind) in [("a", "Opaque"), ("b", "example.com/own")] {
        let secret = json!({"apiVersion": "v1", "kind": "Secret", "metadata": {"name": name}, "type": kind});
        t.has("secrets", secret).await;
    }
    assert_eq!(
        names(&t.get("secrets?fieldSelector=type=example.com/own").await.ok()),
        ["b"]
    );
    assert_eq!(
        names(&t.get("secrets?fieldSelector=type!=example.com/own").await.ok()),
        ["a"]
    );
}

async fn namespaces_by_phase(t: &T) {
    let path = format!(
        "/api/v1/namespaces?labelSelector=kubernetes.io/metadata.name={}",
        t.ns
    );
    assert_eq!(
        names(
            &t.get(&format!("{path}&fieldSelector=status.phase=Active"))
                .await
                .ok()
        ),
        [t.ns.as_str()]
    );
    assert!(
        names(
            &t.get(&format!("{path}&fieldSelector=status.phase=Terminating"))
                .await
                .ok()
        )
        .is_empty()
    );
}

async fn custom_objects_by_their_selectable_fields(t: &T) {
    let schema = json!({"type": "object", "properties": {"spec": {"type": "object", "properties": {
        "color": {"type": "string"}, "size": {"type": "integer"},
    }}}});
    let crd = Crd::widgets(t)
        .with("/spec/versions/0/schema/openAPIV3Schema", schema)
        .with(
            "/spec/versions/0/selectableFields",
            json!([{"jsonPath": ".spec.color"}]),
        );
    let crd = crd.install(t).await;
    for (name, color) in [("a", "red"), ("b", "blue")] {
        t.has(
            &crd.widgets_path(""),
            with(crd.widget(name), "/spec/color", json!(color)),
        )
        .await;
    }
    let red = t
        .get(&crd.widgets_path("?fieldSelector=spec.color=red"))
        .await
        .ok();
    assert_eq!(names(&red), ["a"]);
    let by_size = t.get(&crd.widgets_path("?fieldSelector=spec.size=1")).await;
    by_size.bad_request("field label not supported: spec.size");
}

async fn every_version_has_selectable_fields_of_its_own(t: &T) {
    let schema = json!({"type": "object", "properties": {"spec": {"type": "object", "properties": {
        "color": {"type": "string"}, "shape": {"type": "string"}, "size": {"type": "integer"},
    }}}});
    // Schemas that are equal are stored as one, for which the real server then refuses fields by version.
    let older = with(schema.clone(), "/description", json!("as it was before"));
    let crd = Crd::with_two_versions(t)
        .with("/spec/versions/0/schema/openAPIV3Schema", schema)
        .with("/spec/versions/1/schema/openAPIV3Schema", older)
        .with(
            "/spec/versions/0/selectableFields",
            json!([{"jsonPath": ".spec.color"}]),
        )
        .with(
            "/spec/versions/1/selectableFields",
            json!([{"jsonPath": ".spec.shape"}]),
        );
    let crd = crd.install(t).await;
    for (name, color, shape) in [("a", "red", "round"), ("b", "blue", "square")] {
        let widget = with(crd.widget(name), "/spec/color", json!(color));
        t.has(&crd.widgets_path(""), with(widget, "/spec/shape", json!(shape)))
            .await;
    }
    let older = crd.widgets_path("").replace("/v1/", "/v1beta1/");
    let red = t
        .get(&crd.widgets_path("?fieldSelector=spec.color=red"))
        .await
        .ok();
    let square = t
        .get(&format!("{older}?fieldSelector=spec.shape=square"))
        .await
        .ok();
    assert_eq!((names(&red), names(&square)), (vec!["a"], vec!["b"]));
    let other = t.get(&format!("{older}?fieldSelector=spec.color=red")).await;
    other.bad_request("field label not supported: spec.color");
}

async fn custom_objects_by_name(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    t.has(&crd.widgets_path(""), crd.widget("a")).await;
    t.has(&crd.widgets_path(""), crd.widget("b")).await;
    assert_eq!(
        names(
            &t.get(&crd.widgets_path("?fieldSelector=metadata.name=b"))
                .await
                .ok()
        ),
        ["b"]
    );
}

/// Five ConfigMaps, four of them with `k`, one with an empty label.
async fn some_labels(t: &T) {
    t.has("configmaps", labelled("a", json!({"k": "1", "empty": ""})))
        .await;
    t.has("configmaps", labelled("b", json!({"k": "2"}))).await;
    t.has("configmaps", labelled("c", json!({"k": "3"}))).await;
    t.has("configmaps", configmap("d", "1")).await;
    t.has("configmaps", labelled("e", json!({"k": "1"}))).await;
}

async fn selects(t: &T, query: &str, expected: &[&str]) {
    assert_eq!(
        names(&t.get(&format!("configmaps?{query}")).await.ok()),
        expected,
        "{query}"
    );
}
