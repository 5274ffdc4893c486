//! Parts of objects: what needs a kubelet or a network, and the containers and resources of a pod.

use http::Method;
use serde_json::json;

use super::kit::*;

cases![
    discovery_lists_the_parts_of_pods,
    a_pod_without_a_node_has_no_logs,
    logs_of_a_missing_container_are_refused,
    exec_attach_and_portforward_need_a_node,
    a_pod_on_a_missing_node_cannot_be_reached,
    a_pod_without_an_address_has_no_proxy,
    parts_of_missing_objects_are_not_found,
    an_ephemeral_container_is_added_by_its_part,
    an_ephemeral_container_is_not_removed,
    resources_change_by_their_part,
    a_resize_keeps_the_class,
    a_new_node_is_tainted,
    a_changed_annotation_is_a_new_generation_of_a_deployment,
    a_refusal_to_a_request_for_metadata_is_json,
    a_strategic_patch_of_the_wrong_type_is_refused,
];

const STRATEGIC: &str = "application/strategic-merge-patch+json";

async fn discovery_lists_the_parts_of_pods(t: &T) {
    let list = t.get("/api/v1").await.ok();
    let mut found: Vec<String> = Vec::new();
    for entry in list["resources"].as_array().expect("resources") {
        let name = entry["name"].as_str().expect("a name");
        if ["pods/", "nodes/", "services/"]
            .iter()
            .any(|p| name.starts_with(p))
        {
            let verbs: Vec<&str> = entry["verbs"]
                .as_array()
                .expect("verbs")
                .iter()
                .filter_map(|v| v.as_str())
                .collect();
            found.push(format!(
                "{name} {} {}",
                entry["kind"].as_str().expect("a kind"),
                verbs.join(",")
            ));
        }
    }
    found.sort();
    assert_eq!(
        found,
        [
            "nodes/proxy NodeProxyOptions create,delete,get,patch,update",
            "nodes/status Node get,patch,update",
            "pods/attach PodAttachOptions create,get",
            "pods/binding Binding create",
            "pods/ephemeralcontainers Pod get,patch,update",
            "pods/eviction Eviction create",
            "pods/exec PodExecOptions create,get",
            "pods/log Pod get",
            "pods/portforward PodPortForwardOptions create,get",
            "pods/proxy PodProxyOptions create,delete,get,patch,update",
            "pods/resize Pod get,patch,update",
            "pods/status Pod get,patch,update",
            "services/proxy ServiceProxyOptions create,delete,get,patch,update",
            "services/status Service get,patch,update",
        ]
    );
}

async fn a_pod_without_a_node_has_no_logs(t: &T) {
    t.has("pods", pod("web")).await;
    let answer = t.get("pods/web/log").await;
    assert_eq!(answer.text(), "");
    answer.says(204, "");
    t.post("pods/web/log", json!({})).await.method_not_allowed();
}

async fn logs_of_a_missing_container_are_refused(t: &T) {
    t.has("pods", pod("web")).await;
    t.get("pods/web/log?container=x")
        .await
        .bad_request("container x is not valid for pod web");
}

async fn exec_attach_and_portforward_need_a_node(t: &T) {
    t.has("pods", pod("web")).await;
    for part in ["exec?command=ls", "attach", "portforward"] {
        for method in [Method::GET, Method::POST] {
            t.call(method, &format!("pods/web/{part}"))
                .send()
                .await
                .bad_request("pod web does not have a host assigned");
        }
    }
}

async fn a_pod_on_a_missing_node_cannot_be_reached(t: &T) {
    t.has("pods", with(pod("web"), "/spec/nodeName", json!("nowhere")))
        .await;
    for part in ["log", "exec?command=ls", "attach", "portforward"] {
        t.get(&format!("pods/web/{part}"))
            .await
            .not_found("pods", "nowhere");
    }
}

async fn a_pod_without_an_address_has_no_proxy(t: &T) {
    t.has("pods", pod("web")).await;
    t.get("pods/web/proxy").await.bad_request("address not allowed");
    t.get("pods/web/proxy/any/path")
        .await
        .bad_request("address not allowed");
}

async fn parts_of_missing_objects_are_not_found(t: &T) {
    for part in ["log", "exec?command=ls", "attach", "portforward", "proxy"] {
        t.get(&format!("pods/none/{part}"))
            .await
            .not_found("pods", "none");
    }
    t.get("services/none/proxy").await.not_found("services", "none");
    t.get("/api/v1/nodes/none/proxy").await.not_found("nodes", "none");
}

async fn an_ephemeral_container_is_added_by_its_part(t: &T) {
    let before = t.has("pods", pod("web")).await;
    let patch = json!({"spec": {"ephemeralContainers": [{"name": "debug", "image": "busybox"}]}});
    let after = t
        .patch("pods/web/ephemeralcontainers", STRATEGIC, patch)
        .await
        .ok();
    let added = &after["spec"]["ephemeralContainers"][0];
    assert_eq!(
        (&added["name"], &added["terminationMessagePolicy"]),
        (&json!("debug"), &json!("File"))
    );
    assert_eq!(after["spec"]["containers"], before["spec"]["containers"]);
    assert_eq!(after["metadata"]["generation"], 2);
    let read = t.get("pods/web/ephemeralcontainers").await.ok();
    assert_eq!(read["spec"], after["spec"]);
    t.post("pods/web/ephemeralcontainers", json!({}))
        .await
        .method_not_allowed();
}

async fn an_ephemeral_container_is_not_removed(t: &T) {
    t.has("pods", pod("web")).await;
    let patch = json!({"spec": {"ephemeralContainers": [{"name": "debug", "image": "busybox"}]}});
    t.patch("pods/web/ephemeralcontainers", STRATEGIC, patch)
        .await
        .ok();
    t.merge("pods/web/ephemeralcontainers", json!({"spec": {"ephemeralContainers": []}}))
        .await
        .refused_like(
            422,
            "Invalid",
            "Pod \"web\" is invalid: spec.ephemeralContainers: Forbidden: existing ephemeral containers \"debug\" may not be removed",
        );
}

async fn resources_change_by_their_part(t: &T) {
    let resources = |cpu: &str| json!({"requests": {"cpu": cpu}});
    t.has(
        "pods",
        with(pod("web"), "/spec/containers/0/resources", resources("100m")),
    )
    .await;
    let name = t.get("pods/web").await.ok()["spec"]["containers"][0]["name"].clone();
    let container = json!({"name": name, "image": "ignored", "resources": resources("200m")});
    let after = t
        .patch(
            "pods/web/resize",
            STRATEGIC,
            json!({"spec": {"containers": [container]}}),
        )
        .await
        .ok();
    let after = &after["spec"]["containers"][0];
    assert_eq!(after["resources"], resources("200m"));
    assert_ne!(after["image"], "ignored");
}

async fn a_resize_keeps_the_class(t: &T) {
    let sent = t.has("pods", pod("web")).await;
    let name = &sent["spec"]["containers"][0]["name"];
    let container = json!({"name": name, "resources": {"requests": {"cpu": "1"}}});
    t.patch(
        "pods/web/resize",
        STRATEGIC,
        json!({"spec": {"containers": [container]}}),
    )
    .await
    .invalid(
        "Pod",
        "web",
        "spec",
        "FieldValueInvalid",
        "Invalid value: \"BestEffort\": Pod QOS Class may not change as a result of resizing",
    );
}

async fn a_new_node_is_tainted(t: &T) {
    let name = format!("node-{}", t.ns);
    let node = json!({
        "apiVersion": "v1", "kind": "Node", "metadata": {"name": name}, "spec": {"podCIDR": "192.0.2.0/24"},
    });
    let made = t.has("/api/v1/nodes", node).await;
    let taint = json!([{"key": "node.kubernetes.io/not-ready", "effect": "NoSchedule"}]);
    assert_eq!(made["spec"]["taints"], taint);
    assert_eq!(made["spec"]["podCIDRs"], json!(["192.0.2.0/24"]));
    assert!(
        !made["metadata"]["managedFields"].to_string().contains("f:taints"),
        "{made}"
    );
    t.delete(&format!("/api/v1/nodes/{name}")).await.ok();
}

async fn a_changed_annotation_is_a_new_generation_of_a_deployment(t: &T) {
    const DEPLOYMENTS: &str = "/apis/apps/v1/namespaces/{ns}/deployments";
    t.has(DEPLOYMENTS, deployment("web")).await;
    let generation = async |patch| {
        let next = t.merge(&format!("{DEPLOYMENTS}/web"), patch).await.ok();
        next["metadata"]["generation"].clone()
    };
    assert_eq!(
        generation(json!({"metadata": {"annotations": {"a": "b"}}})).await,
        2
    );
    assert_eq!(generation(json!({"metadata": {"labels": {"a": "b"}}})).await, 2);
}

async fn a_refusal_to_a_request_for_metadata_is_json(t: &T) {
    for accept in [
        "application/vnd.kubernetes.protobuf;as=PartialObjectMetadata;g=meta.k8s.io;v=v1",
        "application/json;as=Table;v=v1;g=meta.k8s.io",
    ] {
        let answer = t.call(Method::GET, "pods/none").accept(accept).send().await;
        assert_eq!(
            answer.header("content-type"),
            Some("application/json"),
            "{accept}"
        );
        answer.not_found("pods", "none");
    }
}

async fn a_strategic_patch_of_the_wrong_type_is_refused(t: &T) {
    const DEPLOYMENTS: &str = "/apis/apps/v1/namespaces/{ns}/deployments";
    t.has(DEPLOYMENTS, deployment("web")).await;
    for (patch, shown, why) in [
        (
            json!({"spec": {"replicas": "two"}}),
            "map[spec:map[replicas:two]]",
            "unrecognized type: int32",
        ),
        (
            json!({"spec": {"paused": 1}}),
            "map[spec:map[paused:1]]",
            "unrecognized type: bool",
        ),
        (
            json!({"spec": {"strategy": "fast"}}),
            "map[spec:map[strategy:fast]]",
            "cannot restore struct from: string",
        ),
    ] {
        t.patch(&format!("{DEPLOYMENTS}/web"), STRATEGIC, patch).await.refused(
            422,
            "Invalid",
            &format!(" \"\" is invalid: patch: Invalid value: \"{shown}\": {why}"),
            json!({"causes": [{
                "reason": "FieldValueInvalid", "field": "patch", "message": format!("Invalid value: \"{shown}\": {why}"),
            }]}),
        );
    }
}
