//! The defaults of pods and of the templates of pods.

use serde_json::{Map, Value, json};

use super::defaults::{default, inside, items, section};

/// A pod of its own.
pub(super) fn pod(object: &mut Map<String, Value>) {
    let Some(spec) = section(object, "spec") else {
        return;
    };
    self::spec(spec);
    default(spec, "enableServiceLinks", json!(true));
    for list in ["containers", "initContainers"] {
        for container in items(spec, list) {
            requests(container);
        }
    }
}

/// The spec of a pod or of a template.
pub(super) fn spec(spec: &mut Map<String, Value>) {
    default(spec, "dnsPolicy", json!("ClusterFirst"));
    default(spec, "restartPolicy", json!("Always"));
    default(spec, "securityContext", json!({}));
    default(spec, "terminationGracePeriodSeconds", json!(30));
    default(spec, "schedulerName", json!("default-scheduler"));
    // Two names of one field: the older one follows.
    if let Some(account) = spec
        .get("serviceAccountName")
        .or(spec.get("serviceAccount"))
        .cloned()
    {
        spec.insert("serviceAccountName".to_owned(), account.clone());
        spec.insert("serviceAccount".to_owned(), account);
    }
    let host_network = spec.get("hostNetwork") == Some(&json!(true));
    for list in ["initContainers", "containers", "ephemeralContainers"] {
        for container in items(spec, list) {
            self::container(container);
            if host_network {
                for port in items(container, "ports") {
                    if let Some(number) = port.get("containerPort").cloned() {
                        default(port, "hostPort", number);
                    }
                }
            }
        }
    }
    items(spec, "volumes").for_each(volume);
}

fn container(container: &mut Map<String, Value>) {
    let image = container.get("image").and_then(Value::as_str).unwrap_or_default();
    let policy = if is_latest(image) {
        "Always"
    } else {
        "IfNotPresent"
    };
    default(container, "imagePullPolicy", json!(policy));
    default(container, "terminationMessagePath", json!("/dev/termination-log"));
    default(container, "terminationMessagePolicy", json!("File"));
    for name in ["livenessProbe", "readinessProbe", "startupProbe"] {
        if let Some(probe) = inside(container, name) {
            default(probe, "timeoutSeconds", json!(1));
            default(probe, "periodSeconds", json!(10));
            default(probe, "successThreshold", json!(1));
            default(probe, "failureThreshold", json!(3));
            handler(probe);
        }
    }
    if let Some(lifecycle) = inside(container, "lifecycle") {
        for name in ["postStart", "preStop"] {
            if let Some(hook) = inside(lifecycle, name) {
                handler(hook);
            }
        }
    }
    for variable in items(container, "env") {
        if let Some(source) = inside(variable, "valueFrom")
            && let Some(field) = inside(source, "fieldRef")
        {
            default(field, "apiVersion", json!("v1"));
        }
    }
}

fn handler(handler: &mut Map<String, Value>) {
    if let Some(get) = inside(handler, "httpGet") {
        default(get, "path", json!("/"));
        default(get, "scheme", json!("HTTP"));
    }
    if let Some(grpc) = inside(handler, "grpc") {
        default(grpc, "service", json!(""));
    }
}

/// An image without a tag, or with the tag `latest`, may change.
fn is_latest(image: &str) -> bool {
    if image.contains('@') {
        return false;
    }
    let name = image.rsplit('/').next().unwrap_or(image);
    name.split_once(':').is_none_or(|(_, tag)| tag == "latest")
}

/// A resource with a limit and no request requests its limit.
fn requests(container: &mut Map<String, Value>) {
    let Some(resources) = inside(container, "resources") else {
        return;
    };
    let Some(Value::Object(limits)) = resources.get("limits").cloned() else {
        return;
    };
    if limits.is_empty() {
        return;
    }
    let requests = resources.entry("requests").or_insert_with(|| json!({}));
    if let Value::Object(requests) = requests {
        for (name, limit) in limits {
            requests.entry(name).or_insert(limit);
        }
    }
}

fn volume(volume: &mut Map<String, Value>) {
    if volume.keys().all(|key| key == "name") && volume.contains_key("name") {
        volume.insert("emptyDir".to_owned(), json!({}));
    }
    for name in ["secret", "configMap", "projected", "downwardAPI"] {
        if let Some(source) = inside(volume, name) {
            default(source, "defaultMode", json!(420));
            fields(source);
        }
    }
    if let Some(path) = inside(volume, "hostPath") {
        default(path, "type", json!(""));
    }
    if let Some(projected) = inside(volume, "projected") {
        for source in items(projected, "sources") {
            if let Some(token) = inside(source, "serviceAccountToken") {
                default(token, "expirationSeconds", json!(3600));
            }
            if let Some(downward) = inside(source, "downwardAPI") {
                fields(downward);
            }
        }
    }
}

fn fields(source: &mut Map<String, Value>) {
    for item in items(source, "items") {
        if let Some(field) = inside(item, "fieldRef") {
            default(field, "apiVersion", json!("v1"));
        }
    }
}

/// The class that the server sorts a pod into by its requests and limits.
pub(crate) fn quality_of_service(spec: &Value) -> &'static str {
    let mut any = false;
    let mut all = true;
    for list in ["containers", "initContainers"] {
        for container in spec.get(list).and_then(Value::as_array).into_iter().flatten() {
            let resources = &container["resources"];
            for name in ["cpu", "memory"] {
                let (request, limit) = (&resources["requests"][name], &resources["limits"][name]);
                any |= !request.is_null() || !limit.is_null();
                all &= !limit.is_null() && (request.is_null() || request == limit);
            }
        }
    }
    match (any, all) {
        (false, _) => "BestEffort",
        (true, true) => "Guaranteed",
        (true, false) => "Burstable",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn images_without_a_fixed_tag_are_pulled_always() {
        for moving in [
            "nginx",
            "nginx:latest",
            "example.com:5000/a/b",
            "example.com/a:latest",
        ] {
            assert!(is_latest(moving), "{moving}");
        }
        for fixed in ["nginx:1.25", "example.com:5000/a/b:2", "nginx@sha256:00"] {
            assert!(!is_latest(fixed), "{fixed}");
        }
    }

    #[test]
    fn pods_are_sorted_by_requests_and_limits() {
        let with = |resources: Value| json!({"containers": [{"resources": resources}]});
        assert_eq!(quality_of_service(&with(json!({}))), "BestEffort");
        assert_eq!(
            quality_of_service(&with(json!({"requests": {"cpu": "1"}}))),
            "Burstable"
        );
        let full = json!({"cpu": "1", "memory": "1Gi"});
        assert_eq!(
            quality_of_service(&with(json!({"requests": full, "limits": full}))),
            "Guaranteed"
        );
    }
}
