//! Small objects to send, and short ways to look into the ones that come back.

use serde_json::{Value, json};

use super::T;

/// A ConfigMap with one entry, `v`.
pub(crate) fn configmap(name: &str, v: &str) -> Value {
    json!({"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": name}, "data": {"v": v}})
}

/// A ConfigMap with labels.
pub(crate) fn labelled(name: &str, labels: Value) -> Value {
    with(configmap(name, "1"), "/metadata/labels", labels)
}

/// A Pod the server accepts.
pub(crate) fn pod(name: &str) -> Value {
    json!({
        "apiVersion": "v1", "kind": "Pod", "metadata": {"name": name},
        "spec": {"containers": [{"name": "main", "image": "example.com/app:1"}]},
    })
}

/// A Deployment of such Pods.
pub(crate) fn deployment(name: &str) -> Value {
    json!({
        "apiVersion": "apps/v1", "kind": "Deployment", "metadata": {"name": name},
        "spec": {
            "replicas": 1,
            "selector": {"matchLabels": {"app": name}},
            "template": {
                "metadata": {"labels": {"app": name}},
                "spec": {"containers": [{"name": "main", "image": "example.com/app:1"}]},
            },
        },
    })
}

/// A Lease held by `holder`.
pub(crate) fn lease(name: &str, holder: &str) -> Value {
    json!({
        "apiVersion": "coordination.k8s.io/v1", "kind": "Lease", "metadata": {"name": name},
        "spec": {"holderIdentity": holder},
    })
}

/// An Event about a Pod of the case's namespace.
pub(crate) fn event(t: &T, name: &str, about: &str) -> Value {
    json!({
        "apiVersion": "v1", "kind": "Event", "metadata": {"name": name},
        "involvedObject": {"kind": "Pod", "name": about, "namespace": t.ns},
        "reason": "Seen", "type": "Normal",
    })
}

/// `object` with `value` at a JSON pointer; what is missing on the way is made.
pub(crate) fn with(mut object: Value, pointer: &str, value: Value) -> Value {
    let mut place = &mut object;
    for step in pointer.trim_start_matches('/').split('/') {
        let step = step.replace("~1", "/").replace("~0", "~");
        place = match place {
            Value::Array(items) => {
                let at: usize = step.parse().expect("a step into a list is a number");
                if at == items.len() {
                    items.push(Value::Null);
                }
                &mut items[at]
            }
            other => &mut other[step],
        };
    }
    *place = value;
    object
}

/// `object` without what is at a JSON pointer.
pub(crate) fn without(mut object: Value, pointer: &str) -> Value {
    let (parent, last) = pointer.rsplit_once('/').expect("a pointer has a slash");
    let parent = object.pointer_mut(parent).and_then(Value::as_object_mut);
    parent.expect("the parent is an object").remove(last);
    object
}

/// The object's resource version, as text.
#[track_caller]
pub(crate) fn rv(object: &Value) -> &str {
    object["metadata"]["resourceVersion"]
        .as_str()
        .unwrap_or_else(|| panic!("no resourceVersion: {object}"))
}

/// The object's resource version, to compare.
#[track_caller]
pub(crate) fn version(object: &Value) -> u64 {
    rv(object)
        .parse()
        .unwrap_or_else(|e| panic!("resourceVersion of {object}: {e}"))
}

/// The names of a list's items, in order.
#[track_caller]
pub(crate) fn names(list: &Value) -> Vec<&str> {
    let items = list["items"]
        .as_array()
        .unwrap_or_else(|| panic!("no items: {list}"));
    items
        .iter()
        .map(|item| item["metadata"]["name"].as_str().expect("an item has a name"))
        .collect()
}

/// Where the case's Deployments live.
pub(crate) const DEPLOYMENTS: &str = "/apis/apps/v1/namespaces/{ns}/deployments";

/// Where the case's Leases live.
pub(crate) const LEASES: &str = "/apis/coordination.k8s.io/v1/namespaces/{ns}/leases";

/// What the server says of an object whose namespace is not that of the path.
pub(crate) const NOT_THAT_NAMESPACE: &str =
    "the namespace of the provided object does not match the namespace sent on the request";
