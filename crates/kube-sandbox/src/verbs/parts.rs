//! Subresources with types of their own: the scale of a workload, the binding of a pod to a node.

use std::sync::Arc;

use http::{Response, StatusCode};
use serde_json::{Map, Value, json};

use super::update::{self, Change};
use super::{Call, patch};
use crate::body::SandboxBody;
use crate::object::{self, Object};
use crate::route::Verb;
use crate::schema::ScalePaths;
use crate::status::{ApiError, FieldError};

/// `/scale`: the wanted and the current number of replicas.
pub(super) fn scale(call: &Call, verb: Verb) -> Result<Response<SandboxBody>, ApiError> {
    let (gr, name) = (call.gr(), &call.target.name);
    let mut state = call.core.store.write();
    let stored = state
        .get(&gr, &call.key())
        .cloned()
        .ok_or_else(|| ApiError::not_found(&gr, name))?;
    let mut object = stored.decode();
    let paths = call.def.schema.as_ref().and_then(|schema| schema.scale.as_ref());
    if let Some(paths) = paths
        && paths.spec_replicas.find(&object).is_none()
    {
        let why = format!(
            "the spec replicas field {:?} does not exist",
            paths.spec_replicas.json_path()
        );
        return Err(ApiError::internal(why));
    }
    let current = scale_of(&object, paths);
    let wanted = match verb {
        Verb::Get => return call.answer_value(StatusCode::OK, &current),
        Verb::Update => call.read_value("Scale")?,
        Verb::Patch => patch::patched(call, &current)?,
        _ => return Err(ApiError::method_not_allowed()),
    };
    let replicas = wanted["spec"]["replicas"].as_i64().unwrap_or(0);
    let options = if verb == Verb::Patch {
        "PatchOptions"
    } else {
        "UpdateOptions"
    };
    if let Some(paths) = paths.filter(|_| replicas < 0) {
        let field = paths.spec_replicas.json_path();
        let error = FieldError::invalid(field, &json!(replicas), "should be a non-negative integer");
        return Err(ApiError::invalid(&call.def, name, vec![error]));
    }
    if replicas < 0 {
        let error = FieldError::invalid(
            "spec.replicas",
            &json!(replicas),
            "must be greater than or equal to 0",
        );
        return Err(ApiError::invalid_kind("autoscaling", "Scale", name, vec![error]));
    }
    match paths {
        Some(paths) => paths.spec_replicas.set(&mut object, json!(replicas)),
        None => object.entry("spec").or_insert_with(|| json!({}))["replicas"] = json!(replicas),
    }
    object::set_meta(
        &mut object,
        "resourceVersion",
        wanted["metadata"].get("resourceVersion").cloned(),
    );
    let change = Change {
        object,
        manager: Some(call.manager(options, "Update", "scale")?),
        subresource: "scale",
        dry_run: call.query.dry_run(options)?,
        patch: true,
    };
    let encoded = update::replace(call, &mut state, change)?;
    call.answer_value(StatusCode::OK, &scale_of(&encoded.decode(), paths))
}

/// `/binding`: assigns a pod to a node.
///
/// A Binding may also be posted to the collection `bindings`; then it names the pod itself.
pub(super) fn bind(mut call: Call) -> Result<Response<SandboxBody>, ApiError> {
    let binding = call.read_value("Binding")?;
    let given = binding["metadata"]["name"].as_str().unwrap_or_default();
    if call.target.name.is_empty() {
        call.target.name = given.to_owned();
        let state = call.core.store.read();
        let pods = state.registry.find("", "v1", "pods").map(Arc::clone);
        drop(state);
        call.def = pods.ok_or_else(ApiError::no_such_resource)?;
    }
    let (gr, name) = (call.gr(), &call.target.name);
    if !given.is_empty() && given != name {
        return Err(ApiError::bad_request(
            "name in URL does not match name in Binding object",
        ));
    }
    let node = binding["target"]["name"].as_str().unwrap_or_default();
    if node.is_empty() {
        return Err(ApiError::bad_request("a Binding names its node in target.name"));
    }
    let mut state = call.core.store.write();
    let stored = state
        .get(&gr, &call.key())
        .cloned()
        .ok_or_else(|| ApiError::not_found(&gr, name))?;
    let mut pod = stored.decode();
    let placed = pod
        .get("spec")
        .and_then(|s| s["nodeName"].as_str())
        .unwrap_or_default()
        .to_owned();
    if !placed.is_empty() {
        let why = format!("pod {name} is already assigned to node \"{placed}\"");
        return Err(ApiError::conflict(&gr, name, &why));
    }
    pod.entry("spec").or_insert_with(|| json!({}))["nodeName"] = json!(node);
    let scheduled = json!({"type": "PodScheduled", "status": "True", "lastTransitionTime": call.core.now()});
    let status = pod.entry("status").or_insert_with(|| json!({}));
    match status["conditions"].as_array_mut() {
        Some(conditions) => {
            conditions.retain(|c| c["type"] != "PodScheduled");
            conditions.push(scheduled);
        }
        None => status["conditions"] = json!([scheduled]),
    }
    if !call.query.dry_run("CreateOptions")? {
        state.put(&call.def, call.key(), &pod);
    }
    let done = json!({
        "kind": "Status", "apiVersion": "v1", "metadata": {}, "status": "Success", "code": 201,
    });
    call.answer_value(StatusCode::CREATED, &done)
}

/// The `Scale` of an object; `paths` are those that a CRD gives.
fn scale_of(object: &Object, paths: Option<&ScalePaths>) -> Value {
    let meta: Map<String, Value> = object::meta(object)
        .into_iter()
        .flatten()
        .filter(|(key, _)| {
            matches!(
                key.as_str(),
                "name" | "namespace" | "uid" | "resourceVersion" | "creationTimestamp"
            )
        })
        .map(|(key, value)| (key.clone(), value.clone()))
        .collect();
    let number = |part: &str, absent: i64| -> i64 {
        let path = paths.map(|paths| match part {
            "spec" => &paths.spec_replicas,
            _ => &paths.status_replicas,
        });
        let found = match path {
            Some(path) => path.find(object),
            None => object.get(part).and_then(|p| p.get("replicas")),
        };
        found.and_then(Value::as_i64).unwrap_or(absent)
    };
    let mut status = json!({"replicas": number("status", 0)});
    let selector = match paths {
        Some(paths) => {
            let found = paths.selector.as_ref().and_then(|path| path.find(object));
            found.and_then(Value::as_str).unwrap_or_default().to_owned()
        }
        None => object
            .get("spec")
            .map(|s| &s["selector"])
            .map(selector_text)
            .unwrap_or_default(),
    };
    if !selector.is_empty() {
        status["selector"] = json!(selector);
    }
    json!({
        "kind": "Scale", "apiVersion": "autoscaling/v1", "metadata": meta,
        // The real server fills in one replica if there is no number.
        "spec": {"replicas": number("spec", 1)}, "status": status,
    })
}

/// A label selector as text; replication controllers have the labels at the top.
fn selector_text(selector: &Value) -> String {
    let labels = selector.get("matchLabels").unwrap_or(selector);
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let mut parts: Vec<String> = labels
        .as_object()
        .into_iter()
        .flatten()
        .filter(|(_, value)| value.is_string())
        .map(|(key, value)| format!("{key}={}", text(value)))
        .collect();
    for expression in selector
        .get("matchExpressions")
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
    {
        let (key, operator) = (text(&expression["key"]), text(&expression["operator"]));
        let values: Vec<String> = expression["values"]
            .as_array()
            .into_iter()
            .flatten()
            .map(text)
            .collect();
        parts.push(match operator.as_str() {
            "Exists" => key,
            "DoesNotExist" => format!("!{key}"),
            other => format!("{key} {} ({})", other.to_lowercase(), values.join(",")),
        });
    }
    parts.join(",")
}
