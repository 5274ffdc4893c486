//! Namespaces: the ones that are always there, and how one ends.

use serde_json::json;

use super::kit::*;

cases![
    four_namespaces_are_always_there,
    a_namespace_is_labelled_with_its_name,
    a_new_namespace_is_active,
    a_deleted_namespace_is_terminating,
    nothing_can_be_made_in_a_terminating_namespace,
    what_is_in_a_terminating_namespace_can_be_read,
    finalizing_removes_the_namespace,
    a_namespace_name_has_no_dots,
    the_default_namespace_cannot_be_deleted,
    a_missing_namespace_lists_as_empty,
    a_namespaced_kind_cannot_be_made_without_a_namespace,
    a_namespaced_object_has_no_path_without_a_namespace,
    a_cluster_scoped_kind_has_no_path_in_a_namespace,
];

async fn four_namespaces_are_always_there(t: &T) {
    for name in ["default", "kube-node-lease", "kube-public", "kube-system"] {
        let namespace = t.get(&format!("/api/v1/namespaces/{name}")).await.ok();
        assert_eq!(namespace["status"]["phase"], "Active", "{name}");
    }
}

async fn a_namespace_is_labelled_with_its_name(t: &T) {
    let namespace = t.get("/api/v1/namespaces/{ns}").await.ok();
    assert_eq!(
        namespace["metadata"]["labels"],
        json!({"kubernetes.io/metadata.name": t.ns})
    );
}

async fn a_new_namespace_is_active(t: &T) {
    let namespace = t.get("/api/v1/namespaces/{ns}").await.ok();
    assert_eq!(namespace["spec"], json!({"finalizers": ["kubernetes"]}));
    assert_eq!(namespace["status"], json!({"phase": "Active"}));
}

async fn a_deleted_namespace_is_terminating(t: &T) {
    let namespace = t.delete("/api/v1/namespaces/{ns}").await.ok();
    assert_eq!(
        (&namespace["kind"], &namespace["status"]),
        (&json!("Namespace"), &json!({"phase": "Terminating"}))
    );
    assert!(namespace["metadata"]["deletionTimestamp"].is_string());
    assert_eq!(namespace["metadata"].get("deletionGracePeriodSeconds"), None);
}

async fn nothing_can_be_made_in_a_terminating_namespace(t: &T) {
    t.has(
        "configmaps",
        with(
            configmap("stays", "1"),
            "/metadata/finalizers",
            json!(["example.com/x"]),
        ),
    )
    .await;
    t.delete("/api/v1/namespaces/{ns}").await.ok();
    let ns = &t.ns;
    t.post("configmaps", configmap("a", "1")).await.refused(
        403,
        "Forbidden",
        &format!(
            "configmaps \"a\" is forbidden: unable to create new content in namespace {ns} because it is being \
             terminated"
        ),
        json!({"name": "a", "kind": "configmaps", "causes": [{
            "reason": "NamespaceTerminating",
            "message": format!("namespace {ns} is being terminated"),
            "field": "metadata.namespace",
        }]}),
    );
}

async fn what_is_in_a_terminating_namespace_can_be_read(t: &T) {
    t.has(
        "configmaps",
        with(
            configmap("stays", "1"),
            "/metadata/finalizers",
            json!(["example.com/x"]),
        ),
    )
    .await;
    t.delete("/api/v1/namespaces/{ns}").await.ok();
    assert_eq!(t.get("configmaps/stays").await.ok()["data"], json!({"v": "1"}));
}

async fn finalizing_removes_the_namespace(t: &T) {
    t.has(
        "configmaps",
        with(
            configmap("stays", "1"),
            "/metadata/finalizers",
            json!(["example.com/x"]),
        ),
    )
    .await;
    t.delete("/api/v1/namespaces/{ns}").await.ok();
    let done = json!({"apiVersion": "v1", "kind": "Namespace", "metadata": {"name": t.ns}, "spec": {}});
    t.put("/api/v1/namespaces/{ns}/finalize", done).await.ok();
    t.get("/api/v1/namespaces/{ns}")
        .await
        .not_found("namespaces", &t.ns);
}

async fn a_namespace_name_has_no_dots(t: &T) {
    let sent = json!({"apiVersion": "v1", "kind": "Namespace", "metadata": {"name": "a.b"}});
    let why = r#"Invalid value: "a.b": must not contain dots"#;
    let answer = t.post("/api/v1/namespaces", sent).await;
    answer.invalid("Namespace", "a.b", "metadata.name", "FieldValueInvalid", why);
}

async fn the_default_namespace_cannot_be_deleted(t: &T) {
    for name in ["default", "kube-public", "kube-system"] {
        let message = format!("namespaces \"{name}\" is forbidden: this namespace may not be deleted");
        let answer = t.delete(&format!("/api/v1/namespaces/{name}")).await;
        answer.refused(
            403,
            "Forbidden",
            &message,
            json!({"name": name, "kind": "namespaces"}),
        );
    }
}

async fn a_missing_namespace_lists_as_empty(t: &T) {
    assert!(names(&t.get("/api/v1/namespaces/nowhere/configmaps").await.ok()).is_empty());
}

async fn a_namespaced_kind_cannot_be_made_without_a_namespace(t: &T) {
    t.post("/api/v1/configmaps", configmap("a", "1"))
        .await
        .method_not_allowed();
}

async fn a_namespaced_object_has_no_path_without_a_namespace(t: &T) {
    t.get("/api/v1/configmaps/a").await.no_such_resource();
}

async fn a_cluster_scoped_kind_has_no_path_in_a_namespace(t: &T) {
    t.get("nodes").await.no_such_resource();
}
