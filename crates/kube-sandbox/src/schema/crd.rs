//! From a CustomResourceDefinition to the resources it serves.

use std::sync::Arc;

use serde_json::{Map, Value, json};

use super::fields::{FieldPath, SelectableField};
use super::structural::{Structural, problems};
use super::{CustomSchema, GroupResource, ResourceDef, ScalePaths};
use crate::object::check;
use crate::status::FieldError;
use crate::table::PrinterColumn;

const VERBS: [&str; 8] = [
    "delete",
    "deletecollection",
    "get",
    "list",
    "patch",
    "create",
    "update",
    "watch",
];

/// The part of a CRD's spec that decides what is served.
#[derive(Debug, Clone)]
pub(crate) struct CrdSpec {
    group: String,
    plural: String,
    singular: String,
    kind: String,
    list_kind: String,
    short_names: Vec<String>,
    categories: Vec<String>,
    namespaced: bool,
    versions: Vec<CrdVersion>,
}

#[derive(Debug, Clone)]
struct CrdVersion {
    name: String,
    served: bool,
    storage: bool,
    has_status: bool,
    fields: Vec<SelectableField>,
    printer_columns: Vec<PrinterColumn>,
    schema: Arc<CustomSchema>,
}

impl CrdSpec {
    /// Reads and checks a CRD; the error lists every problem.
    pub(crate) fn read(crd: &Map<String, Value>) -> Result<Self, Vec<FieldError>> {
        let mut errors = Vec::new();
        let empty = Map::new();
        let spec = crd.get("spec").and_then(Value::as_object).unwrap_or(&empty);
        let names = spec.get("names").and_then(Value::as_object).unwrap_or(&empty);
        let mut required = |map: &Map<String, Value>, key: &str, field: &str| -> String {
            let value = text(map, key);
            if value.is_empty() {
                errors.push(FieldError::required(field, ""));
            }
            value
        };
        let group = required(spec, "group", "spec.group");
        let plural = required(names, "plural", "spec.names.plural");
        let kind = required(names, "kind", "spec.names.kind");
        let scope = required(spec, "scope", "spec.scope");
        let or = |value: String, default: String| if value.is_empty() { default } else { value };
        let read = Self {
            singular: or(text(names, "singular"), kind.to_lowercase()),
            list_kind: or(text(names, "listKind"), format!("{kind}List")),
            short_names: texts(names, "shortNames"),
            categories: texts(names, "categories"),
            namespaced: scope == "Namespaced",
            versions: spec
                .get("versions")
                .and_then(Value::as_array)
                .map(|versions| {
                    versions
                        .iter()
                        .filter_map(Value::as_object)
                        .map(read_version)
                        .collect()
                })
                .unwrap_or_default(),
            group,
            plural,
            kind,
        };
        errors.extend(read.wrong_names());
        errors.extend(wrong_schemas(spec));
        if !scope.is_empty() && scope != "Namespaced" && scope != "Cluster" {
            errors.push(FieldError::not_supported(
                "spec.scope",
                &json!(scope),
                &["Cluster", "Namespaced"],
            ));
        }
        if read.versions.iter().filter(|v| v.storage).count() != 1 {
            errors.push(FieldError::invalid(
                "spec.versions",
                spec.get("versions").unwrap_or(&Value::Null),
                "must have exactly one version marked as storage version",
            ));
        }
        let name = crd
            .get("metadata")
            .and_then(|m| m.get("name"))
            .and_then(Value::as_str)
            .unwrap_or_default();
        let expected = format!("{}.{}", read.plural, read.group);
        if name != expected {
            errors.insert(
                0,
                FieldError::invalid(
                    "metadata.name",
                    &json!(name),
                    "must be spec.names.plural+\".\"+spec.group",
                ),
            );
        }
        if errors.is_empty() { Ok(read) } else { Err(errors) }
    }

    /// Names become parts of paths and of answers, so they may only be what DNS allows.
    fn wrong_names(&self) -> Vec<FieldError> {
        let mut errors = Vec::new();
        let mut refuse = |field: String, value: &str, whys: Vec<String>| {
            if !value.is_empty() {
                let whys = whys.into_iter();
                errors.extend(whys.map(|why| FieldError::invalid(field.clone(), &json!(value), why)));
            }
        };
        refuse(
            "spec.group".to_owned(),
            &self.group,
            check::subdomain(&self.group),
        );
        if !self.group.contains('.') {
            let why = "should be a domain with at least one dot".to_owned();
            refuse("spec.group".to_owned(), &self.group, vec![why]);
        }
        for (i, version) in self.versions.iter().enumerate() {
            let field = format!("spec.versions[{i}].name");
            refuse(field, &version.name, check::label_1035(&version.name));
        }
        for (field, value) in [("plural", &self.plural), ("singular", &self.singular)] {
            refuse(format!("spec.names.{field}"), value, check::label_1035(value));
        }
        for (field, value) in [("kind", &self.kind), ("listKind", &self.list_kind)] {
            let whys = check::label_1035(&value.to_lowercase()).into_iter();
            let whys = whys.map(|why| format!("may have mixed case, but should otherwise match: {why}"));
            refuse(format!("spec.names.{field}"), value, whys.collect());
        }
        errors
    }

    pub(crate) fn group_resource(&self) -> GroupResource {
        GroupResource {
            group: self.group.clone(),
            resource: self.plural.clone(),
        }
    }

    /// One definition per served version.
    pub(crate) fn served(&self) -> Vec<ResourceDef> {
        let served = self.versions.iter().filter(|v| v.served);
        served
            .map(|version| ResourceDef {
                group: self.group.clone(),
                version: version.name.clone(),
                plural: self.plural.clone(),
                singular: self.singular.clone(),
                kind: self.kind.clone(),
                list_kind: self.list_kind.clone(),
                namespaced: self.namespaced,
                verbs: VERBS.map(String::from).into(),
                short_names: self.short_names.clone(),
                categories: self.categories.clone(),
                has_status: version.has_status,
                has_scale: version.schema.scale.is_some(),
                has_generation: true,
                custom: true,
                fields: version.fields.clone(),
                printer_columns: version.printer_columns.clone(),
                schema: Some(Arc::clone(&version.schema)),
            })
            .collect()
    }

    /// What objects can be selected by in any served version, each label once.
    pub(crate) fn fields(&self) -> Vec<SelectableField> {
        let mut fields: Vec<SelectableField> = Vec::new();
        for field in self.versions.iter().filter(|v| v.served).flat_map(|v| &v.fields) {
            if fields.iter().all(|known| known.label != field.label) {
                fields.push(field.clone());
            }
        }
        fields
    }

    /// Fills in what the server defaults: singular and list kind.
    pub(crate) fn default_names(&self, crd: &mut Map<String, Value>) {
        let Some(spec) = crd.get_mut("spec").and_then(Value::as_object_mut) else {
            return;
        };
        spec.entry("conversion")
            .or_insert_with(|| json!({"strategy": "None"}));
        let Some(names) = spec.get_mut("names").and_then(Value::as_object_mut) else {
            return;
        };
        names.entry("singular").or_insert_with(|| json!(self.singular));
        names.entry("listKind").or_insert_with(|| json!(self.list_kind));
    }
}

/// The status of a CRD that is served, given the one it had.
pub(crate) fn established_status(spec: &CrdSpec, before: Option<&Value>, now: &str) -> Value {
    let since = |kind: &str| -> String {
        let conditions = before.and_then(|s| s.get("conditions")).and_then(Value::as_array);
        conditions
            .and_then(|c| c.iter().find(|c| c["type"] == kind))
            .and_then(|c| c["lastTransitionTime"].as_str())
            .unwrap_or(now)
            .to_owned()
    };
    let mut names = json!({
        "plural": spec.plural, "singular": spec.singular, "kind": spec.kind, "listKind": spec.list_kind,
    });
    if !spec.short_names.is_empty() {
        names["shortNames"] = json!(spec.short_names);
    }
    if !spec.categories.is_empty() {
        names["categories"] = json!(spec.categories);
    }
    let storage = spec
        .versions
        .iter()
        .find(|v| v.storage)
        .map(|v| v.name.clone())
        .unwrap_or_default();
    let mut stored: Vec<Value> = before
        .and_then(|s| s.get("storedVersions"))
        .and_then(Value::as_array)
        .cloned()
        .unwrap_or_default();
    if !stored.iter().any(|v| *v == storage) {
        stored.push(json!(storage));
    }
    json!({
        "acceptedNames": names,
        "conditions": [
            {
                "type": "NamesAccepted", "status": "True", "reason": "NoConflicts",
                "message": "no conflicts found", "lastTransitionTime": since("NamesAccepted"),
            },
            {
                "type": "Established", "status": "True", "reason": "InitialNamesAccepted",
                "message": "the initial names have been accepted", "lastTransitionTime": since("Established"),
            },
        ],
        "storedVersions": stored,
    })
}

fn read_version(version: &Map<String, Value>) -> CrdVersion {
    let flag = |key: &str| version.get(key).and_then(Value::as_bool).unwrap_or(false);
    CrdVersion {
        name: text(version, "name"),
        served: flag("served"),
        storage: flag("storage"),
        has_status: version
            .get("subresources")
            .and_then(|s| s.get("status"))
            .is_some(),
        printer_columns: PrinterColumn::of(version),
        fields: version
            .get("selectableFields")
            .and_then(Value::as_array)
            .map(|fields| {
                let paths = fields
                    .iter()
                    .filter_map(|f| f.get("jsonPath"))
                    .filter_map(Value::as_str);
                paths
                    .map(|path| SelectableField::new(path.trim_start_matches('.')))
                    .collect()
            })
            .unwrap_or_default(),
        schema: Arc::new(read_schema(version)),
    }
}

fn read_schema(version: &Map<String, Value>) -> CustomSchema {
    let published = version
        .get("schema")
        .and_then(|s| s.get("openAPIV3Schema"))
        .cloned()
        .unwrap_or_default();
    let structural = match &published {
        Value::Object(_) => Structural::read(&published),
        _ => Structural::open(),
    };
    let scale = version.get("subresources").and_then(|s| s.get("scale"));
    let path = |key: &str| {
        scale?
            .get(key)?
            .as_str()
            .filter(|path| !path.is_empty())
            .map(FieldPath::parse)
    };
    let scale = path("specReplicasPath").zip(path("statusReplicasPath"));
    CustomSchema {
        structural,
        published,
        scale: scale.map(|(spec_replicas, status_replicas)| ScalePaths {
            spec_replicas,
            status_replicas,
            selector: path("labelSelectorPath"),
        }),
    }
}

/// Every version needs a schema, and a structural one; a field that can be selected by has to be in it.
fn wrong_schemas(spec: &Map<String, Value>) -> Vec<FieldError> {
    let mut errors = Vec::new();
    let versions = spec.get("versions").and_then(Value::as_array);
    if spec.get("preserveUnknownFields") == Some(&json!(true)) {
        errors.push(FieldError::invalid(
            "spec.preserveUnknownFields",
            &json!(true),
            "cannot set to true, set x-kubernetes-preserve-unknown-fields to true in spec.versions[*].schema instead",
        ));
    }
    // A schema that all versions share is checked once, and named as if it were that of the whole definition.
    let all: Vec<&Value> = versions.into_iter().flatten().collect();
    let shared = |key: &str| all.iter().all(|version| version.get(key) == all[0].get(key));
    for (i, version) in all.iter().enumerate() {
        let one = shared("schema");
        if one && i > 0 {
            break;
        }
        let path = match one {
            true => "spec.validation.openAPIV3Schema".to_owned(),
            false => format!("spec.versions[{i}].schema.openAPIV3Schema"),
        };
        match version.get("schema").and_then(|s| s.get("openAPIV3Schema")) {
            Some(schema @ Value::Object(_)) => {
                errors.extend(problems(schema, &path));
                let at = match shared("selectableFields") {
                    true => "spec.selectableFields".to_owned(),
                    false => format!("spec.versions[{i}].selectableFields"),
                };
                errors.extend(wrong_fields(version, schema, &at));
            }
            _ => {
                let path = format!("spec.versions[{i}].schema.openAPIV3Schema");
                errors.push(FieldError::required(path, ""));
            }
        }
    }
    errors
}

fn wrong_fields(version: &Value, schema: &Value, at: &str) -> Vec<FieldError> {
    let mut errors = Vec::new();
    let fields = version.get("selectableFields").and_then(Value::as_array);
    for (n, field) in fields.into_iter().flatten().enumerate() {
        let at = format!("{at}[{n}].jsonPath");
        let path = field["jsonPath"].as_str().unwrap_or_default();
        if path.is_empty() {
            errors.push(FieldError::required(at, ""));
            continue;
        }
        let mut node = Some(schema);
        for part in path.split('.').filter(|part| !part.is_empty()) {
            node = node.and_then(|node| node.get("properties")?.get(part));
        }
        let kind = node.and_then(|node| node.get("type")).and_then(Value::as_str);
        match (node, kind) {
            (None, _) => errors.push(FieldError::invalid(at, &json!(path), "is an invalid path: does not refer to a valid field")),
            (Some(_), Some("string" | "boolean" | "integer")) => {}
            (Some(_), _) => errors.push(FieldError::invalid(
                at,
                &json!(path),
                "must point to a field of type string, boolean or integer. Enum string fields and strings with formats are allowed.",
            )),
        }
    }
    errors
}

fn text(map: &Map<String, Value>, key: &str) -> String {
    map.get(key)
        .and_then(Value::as_str)
        .unwrap_or_default()
        .to_owned()
}

fn texts(map: &Map<String, Value>, key: &str) -> Vec<String> {
    let list = map.get(key).and_then(Value::as_array);
    list.map(|l| l.iter().filter_map(Value::as_str).map(str::to_owned).collect())
        .unwrap_or_default()
}
