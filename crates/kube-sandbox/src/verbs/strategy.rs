//! The habits of particular kinds: what the server fills in, keeps back and counts.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use crate::object::{self, Object};
use crate::schema::{CrdSpec, ResourceDef, established_status};
use crate::status::{ApiError, FieldError};

/// Before an object is stored for the first time.
pub(super) fn prepare_create(def: &ResourceDef, object: &mut Object, now: &str) -> Result<(), ApiError> {
    if def.resets_status_on_create() {
        object.remove("status");
    }
    match (def.group.as_str(), def.plural.as_str()) {
        ("", "pods") => {
            object.insert("status".to_owned(), json!({"phase": "Pending"}));
        }
        ("", "namespaces") => {
            let name = json!(object::meta_str(object, "name"));
            let labels = object::meta_mut(object)
                .entry("labels")
                .or_insert_with(|| json!({}));
            labels["kubernetes.io/metadata.name"] = name;
            object.insert("spec".to_owned(), json!({"finalizers": ["kubernetes"]}));
            object.insert("status".to_owned(), json!({"phase": "Active"}));
        }
        ("", "persistentvolumes" | "persistentvolumeclaims") => {
            object.insert("status".to_owned(), json!({"phase": "Pending"}));
        }
        ("", "secrets") => {
            merge_string_data(object);
            object.entry("type").or_insert_with(|| json!("Opaque"));
        }
        ("apiextensions.k8s.io", "customresourcedefinitions") => establish(def, None, object, now)?,
        ("", "services" | "nodes" | "replicationcontrollers")
        | ("apps" | "batch" | "networking.k8s.io", _)
            if def.has_status =>
        {
            // Typed objects always show their status, even an empty one.
            object.entry("status").or_insert_with(|| json!({}));
        }
        _ => {}
    }
    Ok(())
}

/// Before an object replaces another: what a client may not change through this door stays as it was.
pub(super) fn prepare_update(
    def: &ResourceDef,
    old: &Object,
    new: &mut Object,
    subresource: &str,
    now: &str,
) -> Result<(), ApiError> {
    if subresource == "status" {
        let status = new.remove("status");
        let meta = new.remove("metadata");
        *new = old.clone();
        set(new, "status", status);
        // Custom resources take nothing but the status here; built-in ones also take labels and annotations.
        if !def.custom {
            set(new, "metadata", meta);
        } else if let Some(meta) = meta {
            let version = meta.get("resourceVersion").cloned();
            object::set_meta(new, "resourceVersion", version);
        }
    } else if def.has_status {
        set(new, "status", old.get("status").cloned());
    }
    match (def.group.as_str(), def.plural.as_str()) {
        ("", "namespaces") => {
            // The finalizers of a namespace's spec are changed through `/finalize` only.
            if subresource != "finalize" {
                set(new, "spec", old.get("spec").cloned());
            }
            let name = json!(object::meta_str(new, "name"));
            let labels = object::meta_mut(new).entry("labels").or_insert_with(|| json!({}));
            labels["kubernetes.io/metadata.name"] = name;
        }
        ("", "secrets") => {
            merge_string_data(new);
            new.entry("type").or_insert_with(|| json!("Opaque"));
        }
        ("apiextensions.k8s.io", "customresourcedefinitions") => establish(def, Some(old), new, now)?,
        _ => {}
    }
    Ok(())
}

/// Does the change from `old` to `new` count as a new generation?
pub(super) fn counts_as_change(def: &ResourceDef, old: &Object, new: &Object) -> bool {
    let outside = |key: &&String| {
        !(matches!(key.as_str(), "metadata" | "kind" | "apiVersion") || (def.has_status && *key == "status"))
    };
    let keys: std::collections::BTreeSet<&String> = old.keys().chain(new.keys()).filter(outside).collect();
    keys.into_iter().any(|key| old.get(key) != new.get(key))
}

/// Kinds that a PUT to a missing name creates.
pub(super) fn creates_on_update(def: &ResourceDef) -> bool {
    matches!(
        (def.group.as_str(), def.plural.as_str()),
        ("", "endpoints" | "events" | "limitranges" | "services")
            | ("coordination.k8s.io", _)
            | ("node.k8s.io", "runtimeclasses")
            | ("rbac.authorization.k8s.io", _)
    )
}

/// Kinds that may not be replaced without saying which version is replaced.
pub(super) fn needs_version(def: &ResourceDef) -> bool {
    def.custom
        || matches!(
            (def.group.as_str(), def.plural.as_str()),
            (
                "admissionregistration.k8s.io"
                    | "apiregistration.k8s.io"
                    | "apiextensions.k8s.io"
                    | "coordination.k8s.io"
                    | "internal.apiserver.k8s.io"
                    | "node.k8s.io"
                    | "policy"
                    | "storagemigration.k8s.io",
                _
            ) | (
                "certificates.k8s.io",
                "clustertrustbundles" | "podcertificaterequests"
            ) | (
                "storage.k8s.io",
                "csidrivers" | "csinodes" | "csistoragecapacities" | "volumeattachments"
            )
        )
}

/// What a CRD serves is decided here, so a bad one is refused here.
fn establish(def: &ResourceDef, old: Option<&Object>, new: &mut Object, now: &str) -> Result<(), ApiError> {
    let name = object::meta_str(new, "name").to_owned();
    let spec = CrdSpec::read(new).map_err(|errors| ApiError::invalid(def, &name, errors))?;
    if let Some(old) = old.and_then(|old| CrdSpec::read(old).ok())
        && old.group_resource() != spec.group_resource()
    {
        let error = FieldError::invalid(
            "spec.names.plural",
            &new["spec"]["names"]["plural"],
            "field is immutable",
        );
        return Err(ApiError::invalid(def, &name, vec![error]));
    }
    spec.default_names(new);
    let status = established_status(&spec, old.and_then(|o| o.get("status")), now);
    new.insert("status".to_owned(), status);
    Ok(())
}

/// `stringData` is a write-only convenience for `data`.
fn merge_string_data(secret: &mut Object) {
    let Some(Value::Object(plain)) = secret.remove("stringData") else {
        return;
    };
    let data = secret.entry("data").or_insert_with(|| json!({}));
    for (key, value) in plain {
        if let Value::String(text) = value {
            data[key] = json!(STANDARD.encode(text));
        }
    }
}

fn set(object: &mut Object, key: &str, value: Option<Value>) {
    match value {
        Some(value) => object.insert(key.to_owned(), value),
        None => object.remove(key),
    };
}
