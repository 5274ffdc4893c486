//! JSON in and out, by serde.

use kube_lean::core::v1::{Pod, Secret};
use kube_lean::{IntOrString, Pool, Shared};
use serde::Deserialize;
use serde_json::{Value, json};

fn sample() -> Value {
    json!({
        "apiVersion": "v1", "kind": "Pod",
        "metadata": {"name": "web-0", "labels": {"b": "2", "a": "1"}, "creationTimestamp": "2026-01-02T03:04:05Z",
            "deletionTimestamp": "2026-01-02T03:05:05Z", "finalizers": ["x.io/f"]},
        "spec": {
            "containers": [{"name": "web", "env": [{"name": "A", "value": ""}], "tty": true,
                "livenessProbe": {"httpGet": {"port": "http"}}, "resources": {"limits": {"cpu": "500m"}}}],
            "volumes": [{"name": "data", "nfs": {"path": "/", "server": "files"}}],
            "tolerations": [],
        },
        "status": {"phase": "Running", "containerStatuses": [{"name": "web", "image": "i", "imageID": "", "ready": true,
            "restartCount": 0, "lastState": {}}]},
    })
}

#[test]
fn what_is_read_is_written() {
    let pod: Pod = serde_json::from_value(sample()).expect("a pod");
    assert_eq!(serde_json::to_value(&pod).expect("JSON"), sample());
    let again: Pod = serde_json::from_str(&serde_json::to_string(&pod).expect("JSON")).expect("a pod");
    assert_eq!(again, pod);
    // Fields out of line are read like the others.
    let spec = pod.spec.as_ref().expect("a spec");
    assert_eq!(spec.containers[0].tty, Some(true));
    let volumes = spec.volumes.as_ref().expect("volumes");
    assert_eq!(
        volumes[0].nfs.as_ref().map(|nfs| nfs.server.as_str()),
        Some("files")
    );
    let probe = spec.containers[0]
        .liveness_probe
        .as_ref()
        .and_then(|probe| probe.http_get.as_ref())
        .expect("a probe");
    assert_eq!(probe.port, IntOrString::from("http"));
    assert_eq!(pod.metadata.finalizers.as_ref().map(|f| f.len()), Some(1));
}

#[test]
fn null_is_nothing_and_unknown_fields_are_passed_over() {
    let pod: Pod = serde_json::from_value(json!({
        "metadata": null,
        "spec": {"containers": null, "nodeName": null, "subdomain": null, "tolerations": null, "new": {"a": [1]}},
    }))
    .expect("a pod");
    let expected = Pod {
        spec: Some(Box::default()),
        ..Default::default()
    };
    assert_eq!(pod, expected);
    assert_eq!(
        serde_json::to_value(&pod).expect("JSON"),
        json!({"apiVersion": "v1", "kind": "Pod", "metadata": {}, "spec": {"containers": []}})
    );
}

#[test]
fn errors_say_what_was_expected() {
    let error = serde_json::from_value::<Pod>(json!({"spec": {"nodeName": 7}}))
        .unwrap_err()
        .to_string();
    assert!(error.contains("expected a string"), "{error}");
    assert!(serde_json::from_value::<Secret>(json!({"data": {"a": "?"}})).is_err());
}

#[test]
fn a_deserializer_that_buffers_will_do() {
    // One that remembers what it read before it knows the type.
    #[derive(Deserialize)]
    #[serde(tag = "type")]
    enum Event {
        Added { object: Pod },
    }
    let Event::Added { object } =
        serde_json::from_value(json!({"object": sample(), "type": "Added"})).expect("an event");
    assert_eq!(serde_json::to_value(object).expect("JSON"), sample());
}

#[test]
fn a_pool_does_no_harm_where_the_deserializer_does_not_know_it() {
    let mut pool = Pool::new();
    let pods: Vec<Pod> = pool
        .scope(|| serde_json::from_value(json!([sample(), sample()])))
        .expect("pods");
    assert_eq!(pods[0], pods[1]);
    let env = |pod: &Pod| {
        pod.spec
            .as_ref()
            .and_then(|spec| spec.containers[0].env.clone())
            .expect("env")
    };
    assert!(!Shared::ptr_eq(&env(&pods[0]), &env(&pods[1])));
    assert_eq!(pool.stats().lookups, 0);
}
