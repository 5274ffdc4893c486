//! The OpenAPI documents: schemas as they are published, and the paths that the registry serves.
//!
//! `schema/openapi.json.gz` has the definitions of all built-in types, written by `testbed/wire/schema`. They are unpacked when a
//! document is asked for the first time. Paths are made from the registry; their parameters have no descriptions.

use std::collections::BTreeSet;
use std::io::Read;
use std::sync::LazyLock;

use flate2::read::GzDecoder;
use serde_json::{Map, Value, json};

use super::{Group, Registry, ResourceDef};

type Definitions = Map<String, Value>;

static DEFINITIONS: LazyLock<Definitions> = LazyLock::new(|| {
    let mut text = String::new();
    let packed: &[u8] = include_bytes!("openapi.json.gz");
    GzDecoder::new(packed)
        .read_to_string(&mut text)
        .expect("the file of this crate is whole");
    serde_json::from_str(&text).expect("the file of this crate is JSON")
});

/// `/openapi/v3`: where the document of each group and version is.
pub(crate) fn index(registry: &Registry) -> Value {
    let mut paths = Map::new();
    for (group, version) in versions(registry) {
        let page = page_of(&group, &version);
        let hash = hash(registry, &group, &version);
        paths.insert(
            page.clone(),
            json!({"serverRelativeURL": format!("/openapi/v3/{page}?hash={hash}")}),
        );
    }
    json!({ "paths": paths })
}

/// `/openapi/v3/apis/apps/v1`; none if nothing is served there. The text is the document's hash.
pub(crate) fn document(registry: &Registry, page: &str) -> Option<(Value, String)> {
    let (group, version) = versions(registry)
        .into_iter()
        .find(|(group, version)| page_of(group, version) == page)?;
    let defs = resources(registry.group(&group)?, &version);
    let mut schemas = Definitions::new();
    for def in &defs {
        add_kind(def, &mut schemas);
    }
    add("io.k8s.apimachinery.pkg.apis.meta.v1.DeleteOptions", &mut schemas);
    add("io.k8s.apimachinery.pkg.apis.meta.v1.Patch", &mut schemas);
    add("io.k8s.apimachinery.pkg.apis.meta.v1.Status", &mut schemas);
    add("io.k8s.api.autoscaling.v1.Scale", &mut schemas);
    let document = json!({
        "openapi": "3.0.0",
        "info": {"title": "Kubernetes", "version": version_text()},
        "paths": paths(&defs, Dialect::V3),
        "components": {"schemas": schemas},
    });
    let hash = hash(registry, &group, &version);
    Some((document, hash))
}

/// `/openapi/v2`: everything in one document of the older form.
pub(crate) fn whole(registry: &Registry) -> Value {
    let mut definitions = DEFINITIONS.clone();
    let mut all_paths = Map::new();
    for (group, version) in versions(registry) {
        let Some(group) = registry.group(&group) else {
            continue;
        };
        let defs = resources(group, &version);
        for def in defs.iter().filter(|def| def.custom) {
            add_kind(def, &mut definitions);
        }
        all_paths.extend(paths(&defs, Dialect::V2));
    }
    definitions.values_mut().for_each(to_v2);
    json!({
        "swagger": "2.0",
        "info": {"title": "Kubernetes", "version": version_text()},
        "paths": all_paths,
        "definitions": definitions,
    })
}

/// The hash of the whole document of the older form.
pub(crate) fn whole_hash(registry: &Registry) -> String {
    let hashes = versions(registry)
        .into_iter()
        .map(|(group, version)| hash(registry, &group, &version));
    fnv(&hashes.collect::<String>())
}

fn version_text() -> &'static str {
    kube_proto_tables::Tables::built_in().version()
}

/// Every group and version that is served.
fn versions(registry: &Registry) -> Vec<(String, String)> {
    let core = registry.group("").map(|group| ("", group));
    let named = registry
        .named_groups()
        .map(|(name, group)| (name.as_str(), group));
    let groups = core.into_iter().chain(named);
    groups
        .flat_map(|(name, group)| group.versions.iter().map(move |v| (name.to_owned(), v.clone())))
        .collect()
}

fn resources<'a>(group: &'a Group, version: &'a str) -> Vec<&'a ResourceDef> {
    group.resources_of(version).map(|def| &**def).collect()
}

fn page_of(group: &str, version: &str) -> String {
    match group {
        "" => format!("api/{version}"),
        group => format!("apis/{group}/{version}"),
    }
}

/// Changes when a CRD changes what is served in the group and version.
fn hash(registry: &Registry, group: &str, version: &str) -> String {
    let mut text = format!("{} {group}/{version}", version_text());
    let defs = registry.group(group).map(|group| resources(group, version));
    for def in defs.into_iter().flatten().filter(|def| def.custom) {
        text += &format!(
            " {} {} {} {}",
            def.plural, def.kind, def.has_status, def.has_scale
        );
        if let Some(schema) = &def.schema {
            text += &schema.published.to_string();
        }
    }
    fnv(&text)
}

/// FNV-1a, twice as long as 64 bits as the real server's hashes are.
fn fnv(text: &str) -> String {
    let half = |seed: u64| {
        text.bytes().fold(0xcbf2_9ce4_8422_2325 ^ seed, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        })
    };
    format!("{:016X}{:016X}", half(0), half(0x9e37_79b9_7f4a_7c15))
}

/// Adds the definitions of a kind and of its list.
fn add_kind(def: &ResourceDef, into: &mut Definitions) {
    if let Some(schema) = &def.schema {
        let (object, list) = (
            definition_name(def, &def.kind),
            definition_name(def, &def.list_kind),
        );
        add("io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta", into);
        add("io.k8s.apimachinery.pkg.apis.meta.v1.ListMeta", into);
        into.insert(object.clone(), custom_definition(def, &schema.published));
        into.insert(
            list,
            json!({
                "type": "object",
                "required": ["items"],
                "description": format!("{} is a list of {}", def.list_kind, def.kind),
                "properties": {
                    "apiVersion": {"type": "string"},
                    "kind": {"type": "string"},
                    "metadata": {"$ref": format!("{REFERENCE}io.k8s.apimachinery.pkg.apis.meta.v1.ListMeta")},
                    "items": {"type": "array", "items": {"$ref": format!("{REFERENCE}{object}")}},
                },
                "x-kubernetes-group-version-kind": [
                    {"group": def.group, "version": def.version, "kind": def.list_kind},
                ],
            }),
        );
        return;
    }
    for kind in [&def.kind, &def.list_kind] {
        if let Some(name) = built_in_name(&def.group, &def.version, kind) {
            add(name, into);
        }
    }
}

fn custom_definition(def: &ResourceDef, published: &Value) -> Value {
    let mut schema = published.clone();
    if !schema.is_object() {
        schema = json!({"type": "object"});
    }
    let metadata = json!({"$ref": format!("{REFERENCE}io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta")});
    for (name, property) in [
        ("apiVersion", json!({"type": "string"})),
        ("kind", json!({"type": "string"})),
        ("metadata", metadata),
    ] {
        schema["properties"][name] = property;
    }
    schema["x-kubernetes-group-version-kind"] =
        json!([{"group": def.group, "version": def.version, "kind": def.kind}]);
    schema
}

const REFERENCE: &str = "#/components/schemas/";

/// `com.example.v1.Widget` for the group `example.com`.
fn definition_name(def: &ResourceDef, kind: &str) -> String {
    let group: Vec<&str> = def.group.rsplit('.').collect();
    format!("{}.{}.{kind}", group.join("."), def.version)
}

/// The definition of a built-in kind.
fn built_in_name(group: &str, version: &str, kind: &str) -> Option<&'static str> {
    let is = |definition: &Value| {
        let kinds = definition
            .get("x-kubernetes-group-version-kind")
            .and_then(Value::as_array);
        kinds.is_some_and(|kinds| {
            let named = |k: &Value| k["group"] == group && k["version"] == version && k["kind"] == kind;
            kinds.iter().any(named)
        })
    };
    let found = DEFINITIONS.iter().find(|(_, definition)| is(definition));
    found.map(|(name, _)| name.as_str())
}

/// Adds a definition and those that it refers to.
fn add(name: &str, into: &mut Definitions) {
    let mut open = vec![name.to_owned()];
    while let Some(name) = open.pop() {
        let Some(definition) = DEFINITIONS.get(&name).filter(|_| !into.contains_key(&name)) else {
            continue;
        };
        let mut found = BTreeSet::new();
        references(definition, &mut found);
        open.extend(found);
        into.insert(name, definition.clone());
    }
}

fn references(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(map) => {
            if let Some(name) = map.get("$ref").and_then(Value::as_str) {
                found.extend(name.strip_prefix(REFERENCE).map(str::to_owned));
            }
            map.values().for_each(|value| references(value, found));
        }
        Value::Array(list) => list.iter().for_each(|value| references(value, found)),
        _ => {}
    }
}

/// Version 2 has references in place of their choices, no defaults, and another place for definitions.
fn to_v2(value: &mut Value) {
    if let Value::Object(map) = value {
        if let Some(Value::Array(parts)) = map.get("allOf")
            && let [Value::Object(only)] = &parts[..]
            && let Some(reference) = only.get("$ref").cloned()
        {
            map.remove("allOf");
            map.insert("$ref".to_owned(), reference);
        }
        // A property may be called `default`, too.
        if map.get("default").is_some_and(|default| !is_schema(default)) {
            map.remove("default");
        }
        for unknown in ["nullable", "oneOf", "anyOf", "not"] {
            if map.get(unknown).is_some_and(|value| !is_schema(value)) {
                map.remove(unknown);
            }
        }
        if let Some(Value::String(reference)) = map.get_mut("$ref") {
            *reference = reference.replace(REFERENCE, "#/definitions/");
        }
        map.values_mut().for_each(to_v2);
    } else if let Value::Array(list) = value {
        list.iter_mut().for_each(to_v2);
    }
}

fn is_schema(value: &Value) -> bool {
    value.get("type").is_some() || value.get("$ref").is_some() || value.get("allOf").is_some()
}

/// The form of a document.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Dialect {
    V2,
    V3,
}

/// The paths of these resources.
fn paths(defs: &[&ResourceDef], dialect: Dialect) -> Map<String, Value> {
    let mut paths = Map::new();
    for def in defs {
        let prefix = format!("/{}", page_of(&def.group, &def.version));
        let collection = match def.namespaced {
            true => format!("{prefix}/namespaces/{{namespace}}/{}", def.plural),
            false => format!("{prefix}/{}", def.plural),
        };
        let list = ("get", "list", "list", LIST);
        if def.namespaced && def.allows("list") {
            add_path(
                &mut paths,
                format!("{prefix}/{}", def.plural),
                def,
                &[list],
                dialect,
            );
        }
        let verbs: Vec<_> = [
            list,
            ("post", "create", "post", WRITE),
            ("delete", "deletecollection", "deletecollection", LIST),
        ]
        .into_iter()
        .filter(|(_, verb, ..)| def.allows(verb))
        .collect();
        add_path(&mut paths, collection.clone(), def, &verbs, dialect);
        let object = [
            ("get", "get", "get", &[][..]),
            ("put", "update", "put", WRITE),
            ("patch", "patch", "patch", PATCH),
            ("delete", "delete", "delete", DELETE),
        ];
        let verbs: Vec<_> = object
            .into_iter()
            .filter(|(_, verb, ..)| def.allows(verb))
            .collect();
        add_path(&mut paths, format!("{collection}/{{name}}"), def, &verbs, dialect);
        for part in [(def.has_status, "status"), (def.has_scale, "scale")] {
            if let (true, part) = part {
                add_path(
                    &mut paths,
                    format!("{collection}/{{name}}/{part}"),
                    def,
                    &object[..3],
                    dialect,
                );
            }
        }
    }
    paths
}

const LIST: &[(&str, &str)] = &[
    ("allowWatchBookmarks", "boolean"),
    ("continue", "string"),
    ("fieldSelector", "string"),
    ("labelSelector", "string"),
    ("limit", "integer"),
    ("resourceVersion", "string"),
    ("resourceVersionMatch", "string"),
    ("sendInitialEvents", "boolean"),
    ("timeoutSeconds", "integer"),
    ("watch", "boolean"),
];
const WRITE: &[(&str, &str)] = &[
    ("dryRun", "string"),
    ("fieldManager", "string"),
    ("fieldValidation", "string"),
];
const PATCH: &[(&str, &str)] = &[
    ("dryRun", "string"),
    ("fieldManager", "string"),
    ("fieldValidation", "string"),
    ("force", "boolean"),
];
const DELETE: &[(&str, &str)] = &[
    ("dryRun", "string"),
    ("gracePeriodSeconds", "integer"),
    ("orphanDependents", "boolean"),
    ("propagationPolicy", "string"),
];

/// A method, the verb that it needs, the action that it is, and its parameters.
type Operation = (
    &'static str,
    &'static str,
    &'static str,
    &'static [(&'static str, &'static str)],
);

fn add_path(
    paths: &mut Map<String, Value>,
    path: String,
    def: &ResourceDef,
    operations: &[Operation],
    dialect: Dialect,
) {
    if operations.is_empty() {
        return;
    }
    let mut item = Map::new();
    let subresource = path.split_once("/{name}/").map_or("", |(_, part)| part);
    let kind = match subresource {
        "scale" => json!({"group": "autoscaling", "version": "v1", "kind": "Scale"}),
        _ => json!({"group": def.group, "version": def.version, "kind": def.kind}),
    };
    let name = match (def.custom, subresource) {
        (_, "scale") => Some("io.k8s.api.autoscaling.v1.Scale".to_owned()),
        (true, _) => Some(definition_name(def, &def.kind)),
        (false, _) => built_in_name(&def.group, &def.version, &def.kind).map(str::to_owned),
    };
    let schema = name.map(|name| match dialect {
        Dialect::V3 => json!({"$ref": format!("{REFERENCE}{name}")}),
        Dialect::V2 => json!({"$ref": format!("#/definitions/{name}")}),
    });
    for (method, _, action, parameters) in operations {
        let parameters: Vec<Value> = parameters
            .iter()
            .map(|(name, kind)| match dialect {
                Dialect::V3 => {
                    json!({"name": name, "in": "query", "schema": {"type": kind, "uniqueItems": true}})
                }
                Dialect::V2 => json!({"name": name, "in": "query", "type": kind, "uniqueItems": true}),
            })
            .collect();
        let answer = match (dialect, &schema) {
            (Dialect::V3, Some(schema)) => {
                json!({"description": "OK", "content": {"application/json": {"schema": schema}}})
            }
            (Dialect::V2, Some(schema)) => json!({"description": "OK", "schema": schema}),
            (_, None) => json!({"description": "OK"}),
        };
        let mut operation = json!({
            "operationId": format!("{action}{}", path.replace(['/', '{', '}', '.', '-'], "_")),
            "parameters": parameters,
            "responses": {"200": answer, "401": {"description": "Unauthorized"}},
            "x-kubernetes-action": action,
            "x-kubernetes-group-version-kind": kind,
        });
        if let (Dialect::V3, Some(schema), "post" | "put") = (dialect, &schema, *method) {
            operation["requestBody"] = json!({"required": true, "content": {"*/*": {"schema": schema}}});
        }
        item.insert((*method).to_owned(), operation);
    }
    let mut parameters = Vec::new();
    for name in ["name", "namespace"] {
        if path.contains(&format!("{{{name}}}")) {
            parameters.push(match dialect {
                Dialect::V3 => {
                    json!({"name": name, "in": "path", "required": true, "schema": {"type": "string"}})
                }
                Dialect::V2 => json!({"name": name, "in": "path", "required": true, "type": "string"}),
            });
        }
    }
    item.insert("parameters".to_owned(), Value::Array(parameters));
    paths.insert(path, Value::Object(item));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_document_of_a_group_has_what_it_refers_to() {
        let registry = Registry::with_builtin();
        let (document, _) = document(&registry, "apis/apps/v1").expect("a page");
        let schemas = document["components"]["schemas"].as_object().expect("schemas");
        let mut found = BTreeSet::new();
        references(&document, &mut found);
        for name in found {
            assert!(schemas.contains_key(&name), "{name}");
        }
        let patch = &document["paths"]["/apis/apps/v1/namespaces/{namespace}/deployments/{name}"]["patch"];
        assert_eq!(patch["x-kubernetes-group-version-kind"]["kind"], "Deployment");
        let parameters = patch["parameters"].as_array().expect("parameters");
        assert!(parameters.iter().any(|p| p["name"] == "fieldValidation"));
    }

    #[test]
    fn the_older_form_has_no_references_of_the_newer_one() {
        let text = whole(&Registry::with_builtin()).to_string();
        assert!(!text.contains(REFERENCE) && text.contains("#/definitions/io.k8s.api.core.v1.PodSpec"));
    }
}
