//! What the server fills into built-in objects.

use serde_json::{Value, json};

use super::kit::*;

cases![
    a_pod_is_completed,
    a_probe_is_completed,
    a_volume_is_completed,
    limits_are_requested,
    a_deployment_is_completed,
    a_recreated_deployment_has_no_numbers,
    a_stateful_set_is_completed,
    a_daemon_set_is_completed,
    a_job_selects_its_own_pods,
    a_cron_job_is_completed,
    a_service_gets_an_address,
    a_headless_service_gets_none,
    a_node_port_is_given,
    a_service_keeps_its_address,
    a_claim_is_completed,
    a_network_policy_is_completed,
    a_role_binding_is_completed,
    an_autoscaler_is_completed,
    an_applied_object_owns_only_what_was_applied,
    defaults_do_not_count_as_a_change,
];

/// The fields of `expected`, as `found` has them.
fn like(found: &Value, expected: &Value) -> Value {
    match expected {
        Value::Object(map) => {
            let part = |(key, value): (&String, &Value)| (key.clone(), like(&found[key], value));
            Value::Object(map.iter().map(part).collect())
        }
        _ => found.clone(),
    }
}

#[track_caller]
fn has(found: &Value, expected: Value) {
    assert_eq!(like(found, &expected), expected);
}

async fn a_pod_is_completed(t: &T) {
    let sent = with(
        pod("a"),
        "/spec/containers/0/ports",
        json!([{"containerPort": 80}]),
    );
    let made = t.has("pods", sent).await;
    has(
        &made["spec"],
        json!({
            "restartPolicy": "Always", "dnsPolicy": "ClusterFirst", "terminationGracePeriodSeconds": 30,
            "schedulerName": "default-scheduler", "securityContext": {}, "enableServiceLinks": true,
        }),
    );
    has(
        &made["spec"]["containers"][0],
        json!({
            "imagePullPolicy": "IfNotPresent", "terminationMessagePath": "/dev/termination-log",
            "terminationMessagePolicy": "File", "resources": {}, "ports": [{"containerPort": 80, "protocol": "TCP"}],
        }),
    );
    has(
        &made["status"],
        json!({"phase": "Pending", "qosClass": "BestEffort"}),
    );
    let latest = with(pod("b"), "/spec/containers/0/image", json!("example.com/app"));
    let made = t.has("pods", latest).await;
    assert_eq!(made["spec"]["containers"][0]["imagePullPolicy"], "Always");
}

async fn a_probe_is_completed(t: &T) {
    let sent = with(
        pod("a"),
        "/spec/containers/0/readinessProbe",
        json!({"httpGet": {"port": 80}}),
    );
    let made = t.has("pods", sent).await;
    assert_eq!(
        made["spec"]["containers"][0]["readinessProbe"],
        json!({
            "httpGet": {"port": 80, "path": "/", "scheme": "HTTP"},
            "timeoutSeconds": 1, "periodSeconds": 10, "successThreshold": 1, "failureThreshold": 3,
        })
    );
}

async fn a_volume_is_completed(t: &T) {
    let volumes = json!([
        {"name": "a"}, {"name": "b", "secret": {"secretName": "s"}}, {"name": "c", "configMap": {"name": "c"}},
        {"name": "d", "hostPath": {"path": "/d"}},
    ]);
    let made = t.has("pods", with(pod("a"), "/spec/volumes", volumes)).await;
    let volumes = made["spec"]["volumes"].as_array().expect("volumes");
    let expected = [
        json!({"name": "a", "emptyDir": {}}),
        json!({"name": "b", "secret": {"secretName": "s", "defaultMode": 420}}),
        json!({"name": "c", "configMap": {"name": "c", "defaultMode": 420}}),
        json!({"name": "d", "hostPath": {"path": "/d", "type": ""}}),
    ];
    assert_eq!(volumes[..4], expected);
}

async fn limits_are_requested(t: &T) {
    let limits = json!({"cpu": "500m", "memory": "64Mi"});
    let sent = with(
        pod("a"),
        "/spec/containers/0/resources",
        json!({"limits": limits}),
    );
    let made = t.has("pods", sent).await;
    assert_eq!(
        made["spec"]["containers"][0]["resources"],
        json!({"limits": limits, "requests": limits})
    );
    assert_eq!(made["status"]["qosClass"], "Guaranteed");
}

async fn a_deployment_is_completed(t: &T) {
    let made = t
        .has(DEPLOYMENTS, without(deployment("web"), "/spec/replicas"))
        .await;
    has(
        &made["spec"],
        json!({
            "replicas": 1, "revisionHistoryLimit": 10, "progressDeadlineSeconds": 600,
            "strategy": {"type": "RollingUpdate", "rollingUpdate": {"maxSurge": "25%", "maxUnavailable": "25%"}},
        }),
    );
    has(
        &made["spec"]["template"]["spec"],
        json!({"restartPolicy": "Always", "schedulerName": "default-scheduler"}),
    );
    assert_eq!(made["spec"]["template"]["spec"].get("enableServiceLinks"), None);
    assert_eq!(made["status"], json!({}));
}

async fn a_recreated_deployment_has_no_numbers(t: &T) {
    let sent = with(deployment("web"), "/spec/strategy", json!({"type": "Recreate"}));
    assert_eq!(
        t.has(DEPLOYMENTS, sent).await["spec"]["strategy"],
        json!({"type": "Recreate"})
    );
}

async fn a_stateful_set_is_completed(t: &T) {
    let sent = with(deployment("web"), "/kind", json!("StatefulSet"));
    let made = t.has("/apis/apps/v1/namespaces/{ns}/statefulsets", sent).await;
    has(
        &made["spec"],
        json!({
            "podManagementPolicy": "OrderedReady", "revisionHistoryLimit": 10,
            "updateStrategy": {"type": "RollingUpdate", "rollingUpdate": {"partition": 0}},
            "persistentVolumeClaimRetentionPolicy": {"whenDeleted": "Retain", "whenScaled": "Retain"},
        }),
    );
}

async fn a_daemon_set_is_completed(t: &T) {
    let sent = with(
        without(deployment("web"), "/spec/replicas"),
        "/kind",
        json!("DaemonSet"),
    );
    let made = t.has("/apis/apps/v1/namespaces/{ns}/daemonsets", sent).await;
    has(
        &made["spec"],
        json!({
            "revisionHistoryLimit": 10,
            "updateStrategy": {"type": "RollingUpdate", "rollingUpdate": {"maxSurge": 0, "maxUnavailable": 1}},
        }),
    );
}

fn job(name: &str) -> Value {
    let mut template = deployment(name)["spec"]["template"].take();
    template["spec"]["restartPolicy"] = json!("Never");
    json!({"apiVersion": "batch/v1", "kind": "Job", "metadata": {"name": name}, "spec": {"template": template}})
}

async fn a_job_selects_its_own_pods(t: &T) {
    let made = t.has("/apis/batch/v1/namespaces/{ns}/jobs", job("once")).await;
    let uid = &made["metadata"]["uid"];
    has(
        &made["spec"],
        json!({
            "parallelism": 1, "completions": 1, "backoffLimit": 6, "completionMode": "NonIndexed", "suspend": false,
            "manualSelector": false, "podReplacementPolicy": "TerminatingOrFailed",
            "selector": {"matchLabels": {"batch.kubernetes.io/controller-uid": uid}},
        }),
    );
    has(
        &made["spec"]["template"]["metadata"]["labels"],
        json!({
            "app": "once", "batch.kubernetes.io/controller-uid": uid, "batch.kubernetes.io/job-name": "once",
            "controller-uid": uid, "job-name": "once",
        }),
    );
}

async fn a_cron_job_is_completed(t: &T) {
    let sent = json!({
        "apiVersion": "batch/v1", "kind": "CronJob", "metadata": {"name": "daily"},
        "spec": {"schedule": "0 3 * * *", "jobTemplate": {"spec": job("x")["spec"]}},
    });
    let made = t.has("/apis/batch/v1/namespaces/{ns}/cronjobs", sent).await;
    has(
        &made["spec"],
        json!({
            "concurrencyPolicy": "Allow", "suspend": false, "successfulJobsHistoryLimit": 3, "failedJobsHistoryLimit": 1,
        }),
    );
}

pub(super) fn service(name: &str) -> Value {
    json!({
        "apiVersion": "v1", "kind": "Service", "metadata": {"name": name},
        "spec": {"selector": {"app": name}, "ports": [{"port": 80}]},
    })
}

async fn a_service_gets_an_address(t: &T) {
    let made = t.has("services", service("web")).await;
    let address = made["spec"]["clusterIP"].as_str().expect("an address");
    address
        .parse::<std::net::Ipv4Addr>()
        .expect("an address of version 4");
    has(
        &made["spec"],
        json!({
            "clusterIPs": [address], "type": "ClusterIP", "sessionAffinity": "None", "internalTrafficPolicy": "Cluster",
            "ipFamilies": ["IPv4"], "ipFamilyPolicy": "SingleStack",
            "ports": [{"port": 80, "protocol": "TCP", "targetPort": 80}],
        }),
    );
    assert_eq!(made["status"], json!({"loadBalancer": {}}));
}

async fn a_headless_service_gets_none(t: &T) {
    let made = t
        .has("services", with(service("web"), "/spec/clusterIP", json!("None")))
        .await;
    has(
        &made["spec"],
        json!({"clusterIP": "None", "clusterIPs": ["None"]}),
    );
}

async fn a_node_port_is_given(t: &T) {
    let made = t
        .has("services", with(service("web"), "/spec/type", json!("NodePort")))
        .await;
    let port = made["spec"]["ports"][0]["nodePort"].as_u64().expect("a port");
    assert!((30_000..32_768).contains(&port), "{port}");
    assert_eq!(made["spec"]["externalTrafficPolicy"], "Cluster");
}

async fn a_service_keeps_its_address(t: &T) {
    let made = t.has("services", service("web")).await;
    let sent = with(service("web"), "/metadata/resourceVersion", json!(rv(&made)));
    let next = t
        .put("services/web", with(sent, "/spec/ports/0/port", json!(81)))
        .await
        .ok();
    assert_eq!(next["spec"]["clusterIP"], made["spec"]["clusterIP"]);
    assert_eq!(next["spec"]["ports"][0]["targetPort"], 81);
}

async fn a_claim_is_completed(t: &T) {
    let sent = json!({
        "apiVersion": "v1", "kind": "PersistentVolumeClaim", "metadata": {"name": "data"},
        "spec": {"accessModes": ["ReadWriteOnce"], "resources": {"requests": {"storage": "1Gi"}}},
    });
    let made = t.has("persistentvolumeclaims", sent).await;
    assert_eq!(made["spec"]["volumeMode"], "Filesystem");
    assert_eq!(made["status"], json!({"phase": "Pending"}));
}

async fn a_network_policy_is_completed(t: &T) {
    let sent = json!({
        "apiVersion": "networking.k8s.io/v1", "kind": "NetworkPolicy", "metadata": {"name": "a"},
        "spec": {"podSelector": {}, "egress": [{"ports": [{"port": 53}]}]},
    });
    let made = t
        .has("/apis/networking.k8s.io/v1/namespaces/{ns}/networkpolicies", sent)
        .await;
    has(
        &made["spec"],
        json!({"policyTypes": ["Ingress", "Egress"], "egress": [{"ports": [{"port": 53, "protocol": "TCP"}]}]}),
    );
}

async fn a_role_binding_is_completed(t: &T) {
    let sent = json!({
        "apiVersion": "rbac.authorization.k8s.io/v1", "kind": "RoleBinding", "metadata": {"name": "a"},
        "roleRef": {"kind": "ClusterRole", "name": "view"}, "subjects": [{"kind": "User", "name": "eve"}],
    });
    let made = t
        .has(
            "/apis/rbac.authorization.k8s.io/v1/namespaces/{ns}/rolebindings",
            sent,
        )
        .await;
    assert_eq!(made["roleRef"]["apiGroup"], "rbac.authorization.k8s.io");
    assert_eq!(made["subjects"][0]["apiGroup"], "rbac.authorization.k8s.io");
}

async fn an_autoscaler_is_completed(t: &T) {
    let sent = json!({
        "apiVersion": "autoscaling/v2", "kind": "HorizontalPodAutoscaler", "metadata": {"name": "a"},
        "spec": {"maxReplicas": 3, "scaleTargetRef": {"apiVersion": "apps/v1", "kind": "Deployment", "name": "web"}},
    });
    let made = t
        .has(
            "/apis/autoscaling/v2/namespaces/{ns}/horizontalpodautoscalers",
            sent,
        )
        .await;
    assert_eq!(made["spec"]["minReplicas"], 1);
    assert_eq!(
        made["spec"]["metrics"][0]["resource"]["target"]["averageUtilization"],
        80
    );
}

async fn an_applied_object_owns_only_what_was_applied(t: &T) {
    let path = format!("{DEPLOYMENTS}/web?fieldManager=me");
    let made = t
        .patch(&path, "application/apply-patch+yaml", deployment("web"))
        .await
        .created();
    let owned = &made["metadata"]["managedFields"][0]["fieldsV1"]["f:spec"];
    assert_eq!(
        *owned,
        json!({
            "f:replicas": {}, "f:selector": {},
            "f:template": {
                "f:metadata": {"f:labels": {"f:app": {}}},
                "f:spec": {"f:containers": {"k:{\"name\":\"main\"}": {".": {}, "f:name": {}, "f:image": {}}}},
            },
        })
    );
    assert_eq!(made["spec"]["revisionHistoryLimit"], 10);
}

async fn defaults_do_not_count_as_a_change(t: &T) {
    let made = t.has(DEPLOYMENTS, deployment("web")).await;
    let sent = with(deployment("web"), "/metadata/resourceVersion", json!(rv(&made)));
    let next = t.put(&format!("{DEPLOYMENTS}/web"), sent).await.ok();
    assert_eq!(
        (rv(&next), &next["metadata"]["generation"]),
        (rv(&made), &json!(1))
    );
}
