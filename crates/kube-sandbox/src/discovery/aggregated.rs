//! Aggregated discovery: `/api` or `/apis` with all resources, as one `APIGroupDiscoveryList`.
//!
//! The document is made from the entries of the plain lists, so both always tell the same.

use std::hash::{DefaultHasher, Hash, Hasher};

use http::header::{CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use http::{HeaderMap, HeaderValue, Response, StatusCode};
use serde_json::{Value, json};

use super::entries;
use crate::body::SandboxBody;
use crate::route::Route;
use crate::schema::{Group, Registry, ResourceDef};

const CONTENT: &str = "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList";

pub(super) fn answer(route: &Route, registry: &Registry, headers: &HeaderMap) -> Response<SandboxBody> {
    let items: Vec<Value> = match route {
        Route::CoreVersions => registry.group("").map(|g| group("", g)).into_iter().collect(),
        _ => registry.named_groups().map(|(name, g)| group(name, g)).collect(),
    };
    let body = json!({
        "kind": "APIGroupDiscoveryList",
        "apiVersion": "apidiscovery.k8s.io/v2",
        "metadata": {},
        "items": items,
    })
    .to_string();
    let mut hasher = DefaultHasher::new();
    body.hash(&mut hasher);
    let tag = format!("\"{:016X}\"", hasher.finish());

    let known = headers
        .get(IF_NONE_MATCH)
        .is_some_and(|known| known == tag.as_str());
    let mut response = Response::new(SandboxBody::whole(if known { String::new() } else { body }));
    if known {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
    }
    let out = response.headers_mut();
    out.insert(CONTENT_TYPE, HeaderValue::from_static(CONTENT));
    out.insert(VARY, HeaderValue::from_static("Accept"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        out.insert(ETAG, tag);
    }
    response
}

fn group(name: &str, group: &Group) -> Value {
    let versions: Vec<Value> = group
        .versions
        .iter()
        .map(|version| {
            let resources: Vec<Value> = group.resources_of(version).map(|def| resource(def)).collect();
            json!({"version": version, "resources": resources, "freshness": "Current"})
        })
        .collect();
    let metadata = match name {
        "" => json!({}),
        name => json!({"name": name}),
    };
    json!({"metadata": metadata, "versions": versions})
}

fn resource(def: &ResourceDef) -> Value {
    let entries = entries(def);
    // Group and version are empty where they are those of the list.
    let response_kind = |entry: &Value| {
        let text = |key: &str| entry[key].as_str().unwrap_or_default().to_owned();
        json!({"group": text("group"), "version": text("version"), "kind": entry["kind"]})
    };
    let mut main = json!({
        "resource": def.plural,
        "responseKind": response_kind(&entries[0]),
        "scope": if def.namespaced { "Namespaced" } else { "Cluster" },
        "singularResource": def.singular,
        "verbs": def.verbs,
    });
    for key in ["shortNames", "categories"] {
        if let Some(list) = entries[0].get(key) {
            main[key] = list.clone();
        }
    }
    let parts: Vec<Value> = entries[1..]
        .iter()
        .map(|entry| {
            let name = entry["name"].as_str().unwrap_or_default();
            let part = name.split_once('/').map_or("", |(_, part)| part);
            json!({
                "subresource": part,
                "responseKind": response_kind(entry),
                "verbs": entry["verbs"],
            })
        })
        .collect();
    if !parts.is_empty() {
        main["subresources"] = Value::Array(parts);
    }
    main
}
