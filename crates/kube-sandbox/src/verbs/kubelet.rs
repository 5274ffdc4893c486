//! Parts of objects behind which a kubelet or a network stands: logs, `exec`, `attach`, `portforward` and `proxy`.
//!
//! There is neither in the sandbox, so a request gets the answer of a real server that reaches neither.

use http::{Response, StatusCode};
use serde_json::Value;

use super::Call;
use crate::body::SandboxBody;
use crate::object::{Key, Object};
use crate::route::Verb;
use crate::schema::GroupResource;
use crate::status::ApiError;

/// The answer, if this part needs what is not there.
pub(super) fn answer(call: &Call, verb: Verb) -> Option<Result<Response<SandboxBody>, ApiError>> {
    let part = call.target.subresource.as_str();
    let parts: &[&str] = match (call.def.group.as_str(), call.def.plural.as_str()) {
        ("", "pods") => &["attach", "exec", "log", "portforward", "proxy"],
        ("", "nodes" | "services") => &["proxy"],
        _ => return None,
    };
    if !parts.contains(&part) {
        return None;
    }
    let allowed = match part {
        "log" => verb == Verb::Get,
        "proxy" => verb != Verb::DeleteCollection,
        _ => matches!(verb, Verb::Get | Verb::Create),
    };
    if !allowed {
        return Some(Err(ApiError::method_not_allowed()));
    }
    Some(reach(call, part))
}

fn reach(call: &Call, part: &str) -> Result<Response<SandboxBody>, ApiError> {
    let name = &call.target.name;
    let found = call.core.store.read().get(&call.gr(), &call.key()).cloned();
    let object = found
        .ok_or_else(|| ApiError::not_found(&call.gr(), name))?
        .decode();
    match (call.def.plural.as_str(), part) {
        ("services", _) => Err(ApiError::new(
            503,
            "ServiceUnavailable",
            format!("no endpoints available for service \"{name}\""),
        )),
        ("nodes", _) => Err(unreachable(&object)),
        (_, "proxy") => match text(&object, "status", "podIP") {
            "" => Err(ApiError::bad_request("address not allowed")),
            ip => Err(ApiError::new(
                503,
                "ServiceUnavailable",
                format!("error trying to reach service: dial tcp {ip}:80: connect: connection refused"),
            )),
        },
        (_, part) => pod(call, part, &object),
    }
}

fn pod(call: &Call, part: &str, pod: &Object) -> Result<Response<SandboxBody>, ApiError> {
    let name = &call.target.name;
    if part != "portforward" {
        check_container(call, part, pod)?;
    }
    let node = text(pod, "spec", "nodeName");
    if node.is_empty() && part == "log" {
        let mut response = Response::new(SandboxBody::whole(""));
        *response.status_mut() = StatusCode::NO_CONTENT;
        return Ok(response);
    }
    if node.is_empty() {
        let why = format!("pod {name} does not have a host assigned");
        return Err(ApiError::bad_request(why));
    }
    let nodes = GroupResource {
        group: String::new(),
        resource: "nodes".to_owned(),
    };
    let found = call.core.store.read().get(&nodes, &Key::new("", node)).cloned();
    // The real server names the resource of the request, with the name of the node.
    let host = found.ok_or_else(|| ApiError::not_found(&call.gr(), node))?;
    Err(unreachable(&host.decode()))
}

/// The container that the query names, or the only one there is.
fn check_container(call: &Call, part: &str, pod: &Object) -> Result<(), ApiError> {
    let (name, wanted) = (&call.target.name, call.query.get("container").unwrap_or_default());
    let names = |list: &str| -> Vec<String> {
        let list = pod.get("spec").and_then(|spec| spec[list].as_array());
        let names = list.into_iter().flatten().filter_map(|c| c["name"].as_str());
        names.map(str::to_owned).collect()
    };
    let containers = names("containers");
    if !wanted.is_empty() {
        let others = [names("initContainers"), names("ephemeralContainers")].concat();
        return match containers.iter().chain(&others).any(|c| c == wanted) {
            true => Ok(()),
            false => Err(ApiError::bad_request(format!(
                "container {wanted} is not valid for pod {name}"
            ))),
        };
    }
    if containers.len() > 1 && part == "log" {
        let choice = containers.join(" ");
        return Err(ApiError::bad_request(format!(
            "a container name must be specified for pod {name}, choose one of: [{choice}]"
        )));
    }
    Ok(())
}

/// No kubelet answers for this node.
fn unreachable(node: &Object) -> ApiError {
    let addresses = node
        .get("status")
        .and_then(|status| status["addresses"].as_array());
    let found = addresses
        .into_iter()
        .flatten()
        .find_map(|a| a["address"].as_str());
    match found {
        None => ApiError::internal("no preferred addresses found; known addresses: []"),
        Some(address) => ApiError::internal(format!("dial tcp {address}:10250: connect: connection refused")),
    }
}

fn text<'a>(object: &'a Object, part: &str, field: &str) -> &'a str {
    let value = object.get(part).and_then(|part| part.get(field));
    value.and_then(Value::as_str).unwrap_or_default()
}
