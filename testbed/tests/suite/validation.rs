//! Built-in objects that make no sense, and changes that are not allowed.

use serde_json::{Value, json};

use super::defaults::service;
use super::kit::*;

cases![
    a_pod_needs_containers,
    a_container_needs_a_name_and_an_image,
    two_containers_need_two_names,
    a_mount_needs_its_volume,
    a_policy_has_to_be_a_known_one,
    a_port_has_to_be_one,
    a_pods_spec_is_fixed,
    an_image_of_a_pod_may_change,
    a_deployment_needs_a_selector_that_matches,
    a_deployments_selector_is_fixed,
    a_deployment_cannot_have_fewer_than_no_replicas,
    a_stateful_set_is_mostly_fixed,
    a_jobs_pods_do_not_restart_always,
    a_jobs_template_is_fixed,
    a_schedule_has_five_fields,
    a_service_needs_ports,
    several_ports_need_names,
    a_service_port_is_a_port,
    an_address_is_fixed,
    a_key_of_a_configmap_has_a_form,
    an_immutable_configmap_stays,
    a_secrets_type_is_fixed,
    a_claim_needs_a_mode_and_a_size,
    a_rule_needs_verbs,
    a_role_of_a_binding_is_fixed,
    an_autoscaler_needs_a_maximum,
    an_ingress_needs_a_path_type,
];

/// Refused with these causes, each a field, a reason and a message; nothing is stored.
#[track_caller]
fn refused(answer: Answer, causes: &[(&str, &str, &str)]) {
    let status = answer.with_code(422);
    let found: Vec<_> = status["details"]["causes"]
        .as_array()
        .unwrap_or_else(|| panic!("{status}"))
        .iter()
        .map(|c| ["field", "reason", "message"].map(|key| c[key].as_str().unwrap_or_default()))
        .collect();
    let expected: Vec<_> = causes
        .iter()
        .map(|(field, reason, message)| [*field, *reason, *message])
        .collect();
    assert_eq!(found, expected, "{status}");
    assert_eq!(status["reason"], "Invalid");
}

const REQUIRED: &str = "FieldValueRequired";
const INVALID: &str = "FieldValueInvalid";
const FORBIDDEN: &str = "FieldValueForbidden";
const UNSUPPORTED: &str = "FieldValueNotSupported";

async fn a_pod_needs_containers(t: &T) {
    let answer = t
        .post("pods", with(pod("a"), "/spec/containers", json!([])))
        .await;
    answer.invalid("Pod", "a", "spec.containers", REQUIRED, "Required value");
    let answer = t.post("pods", without(pod("a"), "/spec")).await;
    refused(answer, &[("spec.containers", REQUIRED, "Required value")]);
    t.get("pods/a").await.not_found("pods", "a");
}

async fn a_container_needs_a_name_and_an_image(t: &T) {
    let answer = t
        .post("pods", with(pod("a"), "/spec/containers", json!([{}])))
        .await;
    refused(
        answer,
        &[
            ("spec.containers[0].name", REQUIRED, "Required value"),
            ("spec.containers[0].image", REQUIRED, "Required value"),
        ],
    );
}

async fn two_containers_need_two_names(t: &T) {
    let twice = json!([{"name": "a", "image": "b"}, {"name": "a", "image": "b"}]);
    let answer = t.post("pods", with(pod("a"), "/spec/containers", twice)).await;
    refused(
        answer,
        &[(
            "spec.containers[1].name",
            "FieldValueDuplicate",
            "Duplicate value: \"a\"",
        )],
    );
}

async fn a_mount_needs_its_volume(t: &T) {
    let mounts = json!([{"name": "data", "mountPath": "/data"}]);
    let answer = t
        .post("pods", with(pod("a"), "/spec/containers/0/volumeMounts", mounts))
        .await;
    refused(
        answer,
        &[(
            "spec.containers[0].volumeMounts[0].name",
            "FieldValueNotFound",
            "Not found: \"data\"",
        )],
    );
}

async fn a_policy_has_to_be_a_known_one(t: &T) {
    let answer = t
        .post("pods", with(pod("a"), "/spec/restartPolicy", json!("Sometimes")))
        .await;
    refused(
        answer,
        &[(
            "spec.restartPolicy",
            UNSUPPORTED,
            "Unsupported value: \"Sometimes\": supported values: \"Always\", \"OnFailure\", \"Never\"",
        )],
    );
    let answer = t
        .post(
            "pods",
            with(pod("a"), "/spec/containers/0/imagePullPolicy", json!("Maybe")),
        )
        .await;
    refused(
        answer,
        &[(
            "spec.containers[0].imagePullPolicy",
            UNSUPPORTED,
            "Unsupported value: \"Maybe\": supported values: \"Always\", \"IfNotPresent\", \"Never\"",
        )],
    );
}

async fn a_port_has_to_be_one(t: &T) {
    let ports = json!([{"containerPort": 70000}]);
    let answer = t
        .post("pods", with(pod("a"), "/spec/containers/0/ports", ports))
        .await;
    refused(
        answer,
        &[(
            "spec.containers[0].ports[0].containerPort",
            INVALID,
            "Invalid value: 70000: must be between 1 and 65535, inclusive",
        )],
    );
}

async fn a_pods_spec_is_fixed(t: &T) {
    let made = t.has("pods", pod("a")).await;
    let answer = t.merge("pods/a", json!({"spec": {"hostname": "other"}})).await;
    answer.refused_like(
        422,
        "Invalid",
        "Pod \"a\" is invalid: spec: Forbidden: pod updates may not change fields other than `spec.containers[*].image`",
    );
    assert_eq!(rv(&t.get("pods/a").await.ok()), rv(&made));
}

async fn an_image_of_a_pod_may_change(t: &T) {
    t.has("pods", pod("a")).await;
    let patch = json!({"spec": {"containers": [{"name": "main", "image": "example.com/app:2"}]}});
    let next = t
        .patch("pods/a", "application/strategic-merge-patch+json", patch)
        .await
        .ok();
    assert_eq!(next["spec"]["containers"][0]["image"], "example.com/app:2");
}

async fn a_deployment_needs_a_selector_that_matches(t: &T) {
    let answer = t
        .post(
            DEPLOYMENTS,
            with(
                deployment("web"),
                "/spec/selector/matchLabels/app",
                json!("other"),
            ),
        )
        .await;
    refused(
        answer,
        &[(
            "spec.template.metadata.labels",
            INVALID,
            "Invalid value: {\"app\":\"web\"}: `selector` does not match template `labels`",
        )],
    );
    let answer = t
        .post(DEPLOYMENTS, without(deployment("web"), "/spec/selector"))
        .await;
    let status = answer.with_code(422);
    assert_eq!(
        status["details"]["causes"][0]["field"], "spec.selector",
        "{status}"
    );
    t.get(&format!("{DEPLOYMENTS}/web"))
        .await
        .not_found("deployments.apps", "web");
}

async fn a_deployments_selector_is_fixed(t: &T) {
    t.has(DEPLOYMENTS, deployment("web")).await;
    let labels = json!({"app": "other"});
    let patch =
        json!({"spec": {"selector": {"matchLabels": labels}, "template": {"metadata": {"labels": labels}}}});
    let answer = t.merge(&format!("{DEPLOYMENTS}/web"), patch).await;
    refused(
        answer,
        &[(
            "spec.selector",
            INVALID,
            "Invalid value: {\"matchLabels\":{\"app\":\"other\"}}: field is immutable",
        )],
    );
}

async fn a_deployment_cannot_have_fewer_than_no_replicas(t: &T) {
    let answer = t
        .post(DEPLOYMENTS, with(deployment("web"), "/spec/replicas", json!(-1)))
        .await;
    refused(
        answer,
        &[(
            "spec.replicas",
            INVALID,
            "Invalid value: -1: must be greater than or equal to 0",
        )],
    );
}

async fn a_stateful_set_is_mostly_fixed(t: &T) {
    let sent = with(deployment("web"), "/kind", json!("StatefulSet"));
    let path = "/apis/apps/v1/namespaces/{ns}/statefulsets";
    t.has(path, sent).await;
    let answer = t
        .merge(&format!("{path}/web"), json!({"spec": {"serviceName": "other"}}))
        .await;
    refused(
        answer,
        &[(
            "spec",
            FORBIDDEN,
            "Forbidden: updates to statefulset spec for fields other than 'replicas', 'ordinals', 'template', \
             'updateStrategy', 'revisionHistoryLimit', 'persistentVolumeClaimRetentionPolicy' and 'minReadySeconds' are \
             forbidden",
        )],
    );
}

const JOBS: &str = "/apis/batch/v1/namespaces/{ns}/jobs";

fn job(name: &str) -> Value {
    let template = deployment(name)["spec"]["template"].take();
    json!({"apiVersion": "batch/v1", "kind": "Job", "metadata": {"name": name}, "spec": {"template": template}})
}

async fn a_jobs_pods_do_not_restart_always(t: &T) {
    let answer = t.post(JOBS, job("once")).await;
    refused(
        answer,
        &[(
            "spec.template.spec.restartPolicy",
            REQUIRED,
            "Required value: valid values: \"OnFailure\", \"Never\"",
        )],
    );
}

async fn a_jobs_template_is_fixed(t: &T) {
    t.has(
        JOBS,
        with(job("once"), "/spec/template/spec/restartPolicy", json!("Never")),
    )
    .await;
    let patch = json!({"spec": {"template": {"spec": {"hostname": "other"}}}});
    let status = t.merge(&format!("{JOBS}/once"), patch).await.with_code(422);
    assert_eq!(
        status["details"]["causes"][0]["field"], "spec.template",
        "{status}"
    );
    let next = t
        .merge(&format!("{JOBS}/once"), json!({"spec": {"parallelism": 3}}))
        .await
        .ok();
    assert_eq!(next["spec"]["parallelism"], 3);
}

async fn a_schedule_has_five_fields(t: &T) {
    let template = with(job("x"), "/spec/template/spec/restartPolicy", json!("Never"));
    let sent = json!({
        "apiVersion": "batch/v1", "kind": "CronJob", "metadata": {"name": "daily"},
        "spec": {"schedule": "at noon", "jobTemplate": {"spec": template["spec"]}},
    });
    let answer = t.post("/apis/batch/v1/namespaces/{ns}/cronjobs", sent).await;
    answer.refused_like(
        422,
        "Invalid",
        "CronJob.batch \"daily\" is invalid: spec.schedule: Invalid value: \"at noon\": expected exactly 5 fields, found 2",
    );
}

async fn a_service_needs_ports(t: &T) {
    let answer = t.post("services", without(service("web"), "/spec/ports")).await;
    refused(answer, &[("spec.ports", REQUIRED, "Required value")]);
}

async fn several_ports_need_names(t: &T) {
    let answer = t
        .post(
            "services",
            with(service("web"), "/spec/ports", json!([{"port": 80}, {"port": 81}])),
        )
        .await;
    refused(
        answer,
        &[
            ("spec.ports[0].name", REQUIRED, "Required value"),
            ("spec.ports[1].name", REQUIRED, "Required value"),
        ],
    );
}

async fn a_service_port_is_a_port(t: &T) {
    let answer = t
        .post("services", with(service("web"), "/spec/ports/0/port", json!(0)))
        .await;
    let status = answer.with_code(422);
    let cause = &status["details"]["causes"][0];
    assert_eq!(
        (&cause["field"], &cause["message"]),
        (
            &json!("spec.ports[0].port"),
            &json!("Invalid value: 0: must be between 1 and 65535, inclusive")
        )
    );
}

async fn an_address_is_fixed(t: &T) {
    let made = t.has("services", service("web")).await;
    let answer = t
        .merge(
            "services/web",
            json!({"spec": {"clusterIP": "None", "clusterIPs": ["None"]}}),
        )
        .await;
    let status = answer.with_code(422);
    let cause = &status["details"]["causes"][0];
    assert_eq!(cause["field"], "spec.clusterIPs[0]", "{status}");
    assert_eq!(rv(&t.get("services/web").await.ok()), rv(&made));
}

async fn a_key_of_a_configmap_has_a_form(t: &T) {
    let answer = t
        .post(
            "configmaps",
            with(configmap("a", "1"), "/data", json!({"a b": "c"})),
        )
        .await;
    let status = answer.with_code(422);
    let cause = &status["details"]["causes"][0];
    assert_eq!(cause["field"], "data[a b]", "{status}");
    assert!(
        cause["message"]
            .as_str()
            .is_some_and(|m| m.starts_with("Invalid value: \"a b\": a valid config key must consist of")),
        "{status}"
    );
}

async fn an_immutable_configmap_stays(t: &T) {
    t.has("configmaps", with(configmap("a", "1"), "/immutable", json!(true)))
        .await;
    let answer = t.merge("configmaps/a", json!({"data": {"v": "2"}})).await;
    refused(
        answer,
        &[(
            "data",
            FORBIDDEN,
            "Forbidden: field is immutable when `immutable` is set",
        )],
    );
}

async fn a_secrets_type_is_fixed(t: &T) {
    t.has(
        "secrets",
        json!({"apiVersion": "v1", "kind": "Secret", "metadata": {"name": "a"}}),
    )
    .await;
    let answer = t.merge("secrets/a", json!({"type": "example.com/other"})).await;
    refused(
        answer,
        &[(
            "type",
            INVALID,
            "Invalid value: \"example.com/other\": field is immutable",
        )],
    );
}

async fn a_claim_needs_a_mode_and_a_size(t: &T) {
    let sent = json!({"apiVersion": "v1", "kind": "PersistentVolumeClaim", "metadata": {"name": "data"}, "spec": {}});
    let answer = t.post("persistentvolumeclaims", sent).await;
    refused(
        answer,
        &[
            (
                "spec.accessModes",
                REQUIRED,
                "Required value: at least 1 access mode is required",
            ),
            ("spec.resources[storage]", REQUIRED, "Required value"),
        ],
    );
}

async fn a_rule_needs_verbs(t: &T) {
    let sent = json!({
        "apiVersion": "rbac.authorization.k8s.io/v1", "kind": "Role", "metadata": {"name": "a"},
        "rules": [{"apiGroups": [""], "resources": ["pods"]}],
    });
    let answer = t
        .post("/apis/rbac.authorization.k8s.io/v1/namespaces/{ns}/roles", sent)
        .await;
    refused(
        answer,
        &[(
            "rules[0].verbs",
            REQUIRED,
            "Required value: verbs must contain at least one value",
        )],
    );
}

async fn a_role_of_a_binding_is_fixed(t: &T) {
    let path = "/apis/rbac.authorization.k8s.io/v1/namespaces/{ns}/rolebindings";
    let sent = json!({
        "apiVersion": "rbac.authorization.k8s.io/v1", "kind": "RoleBinding", "metadata": {"name": "a"},
        "roleRef": {"apiGroup": "rbac.authorization.k8s.io", "kind": "ClusterRole", "name": "view"},
    });
    t.has(path, sent).await;
    let answer = t
        .merge(&format!("{path}/a"), json!({"roleRef": {"name": "edit"}}))
        .await;
    let status = answer.with_code(422);
    let message = status["message"].as_str().unwrap_or_default();
    assert!(
        message.contains("roleRef: Invalid value: ") && message.ends_with("cannot change roleRef"),
        "{status}"
    );
}

async fn an_autoscaler_needs_a_maximum(t: &T) {
    let sent = json!({
        "apiVersion": "autoscaling/v2", "kind": "HorizontalPodAutoscaler", "metadata": {"name": "a"},
        "spec": {"maxReplicas": 0, "scaleTargetRef": {"apiVersion": "apps/v1", "kind": "Deployment", "name": "web"}},
    });
    let answer = t
        .post(
            "/apis/autoscaling/v2/namespaces/{ns}/horizontalpodautoscalers",
            sent,
        )
        .await;
    let status = answer.with_code(422);
    assert_eq!(
        status["details"]["causes"][0]["message"], "Required value: must be set and greater than 0",
        "{status}"
    );
}

async fn an_ingress_needs_a_path_type(t: &T) {
    let backend = json!({"service": {"name": "web", "port": {"number": 80}}});
    let sent = json!({
        "apiVersion": "networking.k8s.io/v1", "kind": "Ingress", "metadata": {"name": "a"},
        "spec": {"rules": [{"host": "example.com", "http": {"paths": [{"path": "/", "backend": backend}]}}]},
    });
    let answer = t
        .post("/apis/networking.k8s.io/v1/namespaces/{ns}/ingresses", sent)
        .await;
    refused(
        answer,
        &[(
            "spec.rules[0].http.paths[0].pathType",
            REQUIRED,
            "Required value: pathType must be specified",
        )],
    );
}
