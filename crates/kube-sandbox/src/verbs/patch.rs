//! Patch: JSON patch, JSON merge patch, strategic merge patch, and server-side apply.
//!
//! The schema says which lists are merged item by item.

use http::{Response, StatusCode};
use json_patch::{AddOperation, Patch, PatchOperation};
use serde_json::Value;

use super::update::{self, Change};
use super::{Call, cannot_unmarshal, create, json_error};
use crate::body::SandboxBody;
use crate::negotiate;
use crate::object::{self, Conflict, MergeError, Object};
use crate::proto::Schema;
use crate::sandbox::Validation;
use crate::schema::types::Types;
use crate::status::{ApiError, Cause, Details, FieldError};

const JSON_PATCH: &str = "application/json-patch+json";
const MERGE_PATCH: &str = "application/merge-patch+json";
const STRATEGIC_PATCH: &str = "application/strategic-merge-patch+json";

/// More operations than this in one JSON patch are refused.
const MAX_OPERATIONS: usize = 10_000;

pub(super) fn patch(call: &Call, subresource: &str) -> Result<Response<SandboxBody>, ApiError> {
    let kind = negotiate::content_type(&call.headers);
    let apply = matches!(kind, "application/apply-patch+yaml" | "application/apply-patch");
    let known = matches!(kind, JSON_PATCH | MERGE_PATCH) || (kind == STRATEGIC_PATCH && !call.def.custom);
    if !apply && !known {
        return Err(unsupported(call));
    }
    check_options(call, apply)?;
    let dry_run = call.query.dry_run("PatchOptions")?;
    let manager = call.manager(
        "PatchOptions",
        if apply { "Apply" } else { "Update" },
        subresource,
    )?;
    let mode = call.field_validation("PatchOptions")?;
    let applied = if apply { Some(read_applied(call)?) } else { None };

    let mut state = call.core.store.write();
    let Some(stored) = state.get(&call.gr(), &call.key()).cloned() else {
        drop(state);
        return match applied {
            Some(mut object) if subresource.is_empty() => {
                call.check_namespace(&mut object)?;
                let encoded = create::store_new(call, object, &manager, dry_run)?;
                call.answer(StatusCode::CREATED, &encoded)
            }
            _ => Err(ApiError::not_found(&call.gr(), &call.target.name)),
        };
    };
    let old = stored.decode();
    let mut new = Value::Object(old.clone());
    let settled = applied.is_some();
    match applied {
        Some(object) => {
            let force = call.query.flag("force").unwrap_or(false);
            let applied = object::apply(&manager, &old, &object, force, &call.core.now(), call.def.place());
            new = Value::Object(applied.map_err(|conflicts| conflict(&conflicts))?);
        }
        None => new = patched(call, &new)?,
    }
    let Value::Object(mut object) = new else {
        return Err(unfit("the patched object is no JSON object"));
    };
    check_kind_kept(call, &old, &object)?;
    if call.core.config.validation != Validation::Full {
        object::check::metadata_types(&object).map_err(|why| unfit(&why))?;
    }
    let sent = object.clone();
    call.read_patched_fields(&mut object, mode)
        .map_err(|why| match kind {
            STRATEGIC_PATCH => unfit_strategic(&call.body, &why),
            _ => unfit_object(&sent, &why),
        })?;
    update::check_name(call, &object)?;
    call.check_namespace(&mut object)?;
    // The object is stored under the version in the path.
    object.insert("apiVersion".to_owned(), call.def.api_version().into());
    let manager = (!settled).then_some(manager);
    let change = Change {
        object,
        manager,
        subresource,
        dry_run,
        patch: true,
    };
    let encoded = update::replace(call, &mut state, change)?;
    call.answer(StatusCode::OK, &encoded)
}

/// The object that a patch makes of `value`, which is any object that names its type.
pub(super) fn patched(call: &Call, value: &Value) -> Result<Value, ApiError> {
    let mut new = value.clone();
    match negotiate::content_type(&call.headers) {
        JSON_PATCH => apply_json_patch(&mut new, &call.body)?,
        MERGE_PATCH => json_patch::merge(&mut new, &read_merge_patch(&call.body)?),
        STRATEGIC_PATCH if !call.def.custom => return apply_strategic_patch(call, new),
        _ => return Err(unsupported(call)),
    }
    Ok(new)
}

fn apply_strategic_patch(call: &Call, value: Value) -> Result<Value, ApiError> {
    let text = |key: &str| value[key].as_str().unwrap_or_default();
    let schema = Schema::of(text("apiVersion"), text("kind")).ok_or_else(|| unsupported(call))?;
    let of = Types::built_in().kind(text("apiVersion"), text("kind"));
    let of = of.ok_or_else(|| unsupported(call))?;
    let patch = match serde_json::from_slice(&call.body) {
        Ok(Value::Object(patch)) => patch,
        Ok(other) => {
            let why = cannot_unmarshal(&other, "map[string]interface {}");
            return Err(ApiError::bad_request(why));
        }
        Err(e) => return Err(ApiError::bad_request(json_error(&e))),
    };
    let Value::Object(original) = value else {
        return Err(unfit("the object to be patched is none"));
    };
    let merged = object::merge_strategically(of, original, patch);
    let tidied = merged.map(|mut object| {
        schema.tidy(&mut object);
        Value::Object(object)
    });
    tidied.map_err(|error| {
        let message = error.to_string();
        match error {
            MergeError::BadFormat(_) => ApiError::bad_request(message),
            MergeError::Unprocessable(_) => rejected(),
            MergeError::Unfit(_) => ApiError::new(500, "", message),
        }
    })
}

fn unsupported(call: &Call) -> ApiError {
    if call.def.custom {
        return ApiError::unsupported_media_type(
            "the body of the request was in an unknown format - accepted media types include: \
             application/json-patch+json, application/merge-patch+json, application/apply-patch+yaml",
        );
    }
    let mut error = ApiError::unsupported_media_type("415: Unsupported Media Type");
    error.details = Some(Details::default());
    error
}

fn check_options(call: &Call, apply: bool) -> Result<(), ApiError> {
    let error = if apply && call.query.get("fieldManager").is_none() {
        FieldError::required("fieldManager", "is required for apply patch")
    } else if !apply && call.query.get("force").is_some() {
        FieldError::forbidden("force", "may not be specified for non-apply patch")
    } else {
        return Ok(());
    };
    Err(ApiError::invalid_options("PatchOptions", vec![error]))
}

fn read_applied(call: &Call) -> Result<Object, ApiError> {
    // JSON is read as JSON: it is the common case, and its errors are clearer.
    let value: Value = match serde_json::from_slice(&call.body) {
        Ok(value) => value,
        Err(_) => serde_saphyr::from_slice(&call.body)
            .map_err(|e| ApiError::bad_request(format!("error decoding YAML: {e}")))?,
    };
    let Value::Object(object) = value else {
        return Err(ApiError::bad_request(
            "error decoding YAML: the document is no object",
        ));
    };
    if !object.contains_key("kind") || !object.contains_key("apiVersion") {
        return Err(ApiError::bad_request("invalid object type: /, Kind="));
    }
    if object::meta(&object).is_some_and(|m| m.contains_key("managedFields")) {
        return Err(ApiError::bad_request("metadata.managedFields must be nil"));
    }
    let mut object = call.check_kind(object)?;
    if object::meta_str(&object, "name").is_empty() {
        object::set_meta(&mut object, "name", Some(call.target.name.clone().into()));
    }
    update::check_name(call, &object)?;
    call.check_applied(&object)?;
    Ok(object)
}

fn read_merge_patch(body: &[u8]) -> Result<Value, ApiError> {
    let patch: Value = serde_json::from_slice(body).map_err(|e| undecodable(&e))?;
    if patch.is_object() {
        Ok(patch)
    } else {
        let why = cannot_unmarshal(&patch, "map[string]interface {}");
        Err(ApiError::bad_request(format!("error decoding patch: {why}")))
    }
}

fn apply_json_patch(object: &mut Value, body: &[u8]) -> Result<(), ApiError> {
    let patch: Patch = match serde_json::from_slice::<Value>(body) {
        Ok(Value::Array(operations)) if operations.len() > MAX_OPERATIONS => {
            return Err(ApiError::new(
                413,
                "RequestEntityTooLarge",
                format!(
                    "The allowed maximum operations in a JSON patch is {MAX_OPERATIONS}, got {}",
                    operations.len()
                ),
            ));
        }
        Ok(value @ Value::Array(_)) => match serde_json::from_value(value) {
            Ok(patch) => patch,
            // Well-formed JSON that is not a list of operations is refused like a patch that cannot be applied.
            Err(_) => return Err(rejected()),
        },
        Ok(other) => {
            let why = cannot_unmarshal(&other, "[]handlers.jsonPatchOp");
            return Err(ApiError::bad_request(format!("error decoding patch: {why}")));
        }
        Err(e) => return Err(undecodable(&e)),
    };
    for operation in patch.0 {
        if is_test_for_nothing(object, &operation) {
            continue;
        }
        let operation = lenient(object, operation);
        json_patch::patch(object, &[operation]).map_err(|_| rejected())?;
    }
    Ok(())
}

/// A test for null holds for an absent field: clients use it to make sure that a field is absent.
fn is_test_for_nothing(object: &Value, operation: &PatchOperation) -> bool {
    let PatchOperation::Test(test) = operation else {
        return false;
    };
    test.value.is_null() && test.path.resolve(object).is_err()
}

/// The real server adds a field that is to be replaced and is absent.
fn lenient(object: &Value, operation: PatchOperation) -> PatchOperation {
    match operation {
        PatchOperation::Replace(replace) if replace.path.resolve(object).is_err() => {
            PatchOperation::Add(AddOperation {
                path: replace.path,
                value: replace.value,
            })
        }
        other => other,
    }
}

/// A patch may not turn an object into another kind.
fn check_kind_kept(call: &Call, old: &Object, new: &Object) -> Result<(), ApiError> {
    let kind_kept = old.get("kind") == new.get("kind");
    let version = new.get("apiVersion").and_then(Value::as_str).unwrap_or_default();
    let version_kept = old.get("apiVersion") == new.get("apiVersion") || version == call.def.api_version();
    if kind_kept && version_kept {
        Ok(())
    } else {
        Err(unfit("kind and apiVersion cannot be changed"))
    }
}

/// 409 that names every field and its owner.
fn conflict(conflicts: &[Conflict]) -> ApiError {
    let message = match conflicts {
        [one] => format!(
            "Apply failed with 1 conflict: conflict with {}: {}",
            one.with, one.field
        ),
        many => {
            let mut lines = vec![format!("Apply failed with {} conflicts:", many.len())];
            for (i, one) in many.iter().enumerate() {
                if i == 0 || many[i - 1].with != one.with {
                    lines.push(format!("conflicts with {}:", one.with));
                }
                lines.push(format!("- {}", one.field));
            }
            lines.join("\n").replacen(":\nconflicts", ": conflicts", 1)
        }
    };
    let mut error = ApiError::new(409, "Conflict", message);
    let causes = conflicts.iter().map(|one| Cause {
        reason: "FieldManagerConflict",
        message: format!("conflict with {}", one.with),
        field: one.field.clone(),
    });
    error.details = Some(Details {
        causes: causes.collect(),
        ..Details::default()
    });
    error
}

fn undecodable(error: &serde_json::Error) -> ApiError {
    ApiError::bad_request(format!("error decoding patch: {}", json_error(error)))
}

/// The operations do not fit the object.
fn rejected() -> ApiError {
    let mut error = ApiError::new(
        422,
        "Invalid",
        "the server rejected our request due to an error in our request",
    );
    error.details = Some(Details::default());
    error
}

/// The result of the patch does not fit the kind.
fn unfit_object(object: &Object, why: &str) -> ApiError {
    let shown = Value::String(Value::Object(object.clone()).to_string());
    unfit(&format!("{shown}: {why}"))
}

/// The same for a strategic patch, whose result is read by other code of the real server: the patch is quoted, and the words are
/// those of a converter instead of a JSON decoder.
fn unfit_strategic(patch: &[u8], why: &str) -> ApiError {
    let patch: Value = serde_json::from_slice(patch).unwrap_or_default();
    let shown = Value::String(object::go_text(&patch));
    unfit(&format!(
        "{shown}: {}",
        converter_words(why).as_deref().unwrap_or(why)
    ))
}

/// `unrecognized type: int32` for `json: cannot unmarshal string into Go struct field DeploymentSpec.spec.replicas of type int32`.
fn converter_words(why: &str) -> Option<String> {
    let (found, field) = why
        .strip_prefix("json: cannot unmarshal ")?
        .split_once(" into Go struct field ")?;
    let (_, wanted) = field.rsplit_once(" of type ")?;
    let found = match found {
        "object" => "map",
        "array" => "slice",
        "number" => "int64",
        other => other,
    };
    Some(match wanted {
        list if list.starts_with("[]") => format!("cannot restore slice from {found}"),
        map if map.starts_with("map[") => format!("cannot restore map from {found}"),
        named if named.contains('.') => format!("cannot restore struct from: {found}"),
        scalar => format!("unrecognized type: {scalar}"),
    })
}

/// The result of the patch is not an object of this kind.
fn unfit(why: &str) -> ApiError {
    let mut error = ApiError::new(
        422,
        "Invalid",
        format!(" \"\" is invalid: patch: Invalid value: {why}"),
    );
    error.details = Some(Details {
        causes: vec![Cause {
            reason: "FieldValueInvalid",
            message: format!("Invalid value: {why}"),
            field: "patch".to_owned(),
        }],
        ..Details::default()
    });
    error
}
