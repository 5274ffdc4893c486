//! Discovery: which groups, versions and resources there are.
//!
//! Plain lists, a document per group version, are answered here. [`aggregated`] has everything in one document.

mod aggregated;

use http::{HeaderMap, Response, StatusCode};
use serde_json::{Value, json};

use crate::body::SandboxBody;
use crate::negotiate;
use crate::route::Route;
use crate::schema::{Group, Registry, ResourceDef};
use crate::status::ApiError;
use crate::verbs::json_response;

/// The Kubernetes version whose behaviour is imitated.
const MINOR: &str = "36";

/// Answers requests that concern no resource.
pub(crate) fn answer(
    route: &Route,
    registry: &Registry,
    headers: &HeaderMap,
) -> Result<Response<SandboxBody>, ApiError> {
    if let Route::CoreVersions | Route::Groups = route
        && negotiate::accepts_aggregated_discovery(headers)
    {
        return Ok(aggregated::answer(route, registry, headers));
    }
    let body = match route {
        Route::Health => return Ok(text(StatusCode::OK, "ok")),
        Route::Version => version(),
        Route::CoreVersions => json!({
            "kind": "APIVersions",
            "versions": ["v1"],
            "serverAddressByClientCIDRs": [{"clientCIDR": "0.0.0.0/0", "serverAddress": "127.0.0.1"}],
        }),
        Route::Groups => {
            let groups: Vec<Value> = registry
                .named_groups()
                .map(|(name, group)| group_json(name, group))
                .collect();
            json!({"kind": "APIGroupList", "apiVersion": "v1", "groups": groups})
        }
        Route::Group(name) => {
            let Some(group) = registry.group(name) else {
                return Ok(no_such_page());
            };
            let mut body = group_json(name, group);
            body["kind"] = json!("APIGroup");
            body["apiVersion"] = json!("v1");
            body
        }
        Route::Resources { group, version } => {
            let found = registry.group(group).filter(|g| g.has_version(version));
            let Some(found) = found else {
                return not_found(registry, group);
            };
            let mut body = json!({
                "kind": "APIResourceList",
                "groupVersion": group_version(group, version),
                "resources": found.resources_of(version).flat_map(|def| entries(def)).collect::<Vec<_>>(),
            });
            // The oldest group is the only one that leaves its apiVersion out.
            if !group.is_empty() {
                body["apiVersion"] = json!("v1");
            }
            body
        }
        Route::Resource(_) | Route::OpenApi(_) | Route::Unknown => return Err(ApiError::no_such_resource()),
    };
    Ok(json_response(StatusCode::OK, body.to_string()))
}

/// Nothing is served at this path. Groups that the server itself knows say so in a `Status`, others in plain text.
pub(crate) fn not_found(registry: &Registry, group: &str) -> Result<Response<SandboxBody>, ApiError> {
    match registry.group(group) {
        Some(group) if !group.is_custom() => Err(ApiError::no_such_resource()),
        _ => Ok(no_such_page()),
    }
}

/// The answer of an HTTP server for an unknown path.
pub(crate) fn no_such_page() -> Response<SandboxBody> {
    text(StatusCode::NOT_FOUND, "404 page not found\n")
}

/// A plain text answer, as health checks give.
pub(crate) fn text(status: StatusCode, body: &'static str) -> Response<SandboxBody> {
    let mut response = Response::new(SandboxBody::whole(body));
    *response.status_mut() = status;
    let kind = http::HeaderValue::from_static("text/plain; charset=utf-8");
    response.headers_mut().insert(http::header::CONTENT_TYPE, kind);
    response
}

fn version() -> Value {
    json!({
        "major": "1",
        "minor": MINOR,
        "emulationMajor": "1",
        "emulationMinor": MINOR,
        "minCompatibilityMajor": "1",
        "minCompatibilityMinor": "35",
        "gitVersion": format!("v1.{MINOR}.0+kube-sandbox.{}", env!("CARGO_PKG_VERSION")),
        "gitCommit": "",
        "gitTreeState": "clean",
        "buildDate": "1970-01-01T00:00:00Z",
        "goVersion": "",
        "compiler": "rustc",
        "platform": format!("{}/{}", std::env::consts::OS, std::env::consts::ARCH),
    })
}

fn group_version(group: &str, version: &str) -> String {
    match group {
        "" => version.to_owned(),
        _ => format!("{group}/{version}"),
    }
}

fn group_json(name: &str, group: &Group) -> Value {
    let versions: Vec<Value> = group
        .versions
        .iter()
        .map(|version| json!({"groupVersion": group_version(name, version), "version": version}))
        .collect();
    json!({"name": name, "preferredVersion": versions.first(), "versions": versions})
}

/// A resource and its parts, as discovery lists them.
fn entries(def: &ResourceDef) -> Vec<Value> {
    let mut main = json!({
        "name": def.plural,
        "singularName": def.singular,
        "namespaced": def.namespaced,
        "kind": def.kind,
        "verbs": def.verbs,
    });
    if !def.short_names.is_empty() {
        main["shortNames"] = json!(def.short_names);
    }
    if !def.categories.is_empty() {
        main["categories"] = json!(def.categories);
    }
    let mut all = vec![main];
    let part = |name: &str, verbs: &[&str]| {
        json!({
            "name": format!("{}/{name}", def.plural),
            "singularName": "",
            "namespaced": def.namespaced,
            "kind": def.kind,
            "verbs": verbs,
        })
    };
    if def.is("", "namespaces") {
        all.push(part("finalize", &["update"]));
    }
    if def.is("certificates.k8s.io", "certificatesigningrequests") {
        all.push(part("approval", &["get", "patch", "update"]));
    }
    let options = |name: &str, kind: &str, verbs: &[&str]| {
        let mut entry = part(name, verbs);
        entry["kind"] = json!(kind);
        entry
    };
    const PROXY: &[&str] = &["create", "delete", "get", "patch", "update"];
    match (def.group.as_str(), def.plural.as_str()) {
        ("", "nodes") => all.push(options("proxy", "NodeProxyOptions", PROXY)),
        ("", "services") => all.push(options("proxy", "ServiceProxyOptions", PROXY)),
        ("", "pods") => {
            all.push(options("attach", "PodAttachOptions", &["create", "get"]));
            all.push(options("exec", "PodExecOptions", &["create", "get"]));
            all.push(options(
                "portforward",
                "PodPortForwardOptions",
                &["create", "get"],
            ));
            all.push(options("proxy", "PodProxyOptions", PROXY));
            all.push(part("log", &["get"]));
            all.push(part("ephemeralcontainers", &["get", "patch", "update"]));
            all.push(part("resize", &["get", "patch", "update"]));
        }
        _ => {}
    }
    if def.is("", "pods") {
        all.push(json!({
            "name": "pods/binding", "singularName": "", "namespaced": true, "kind": "Binding", "verbs": ["create"],
        }));
        all.push(json!({
            "name": "pods/eviction", "singularName": "", "namespaced": true,
            "group": "policy", "version": "v1", "kind": "Eviction", "verbs": ["create"],
        }));
    }
    if def.is("", "serviceaccounts") {
        all.push(json!({
            "name": "serviceaccounts/token", "singularName": "", "namespaced": true,
            "group": "authentication.k8s.io", "version": "v1", "kind": "TokenRequest", "verbs": ["create"],
        }));
    }
    if def.has_scale {
        all.push(json!({
            "name": format!("{}/scale", def.plural), "singularName": "", "namespaced": def.namespaced,
            "group": "autoscaling", "version": "v1", "kind": "Scale", "verbs": ["get", "patch", "update"],
        }));
    }
    if def.has_status {
        all.push(part("status", &["get", "patch", "update"]));
    }
    all[1..].sort_by(|a, b| a["name"].as_str().cmp(&b["name"].as_str()));
    all
}
