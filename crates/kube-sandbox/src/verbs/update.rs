//! Update: an object replaced as a whole, against the version it was read at.

use http::{Response, StatusCode};
use serde_json::{Value, json};

use super::{Call, create, strategy};
use crate::access;
use crate::body::SandboxBody;
use crate::gc;
use crate::object::{self, Encoded, Manager, Object};
use crate::schema::ResourceDef;
use crate::status::{ApiError, FieldError};
use crate::store::State;

pub(super) fn update(call: &Call, subresource: &str) -> Result<Response<SandboxBody>, ApiError> {
    let dry_run = call.query.dry_run("UpdateOptions")?;
    let mut object = call.read_object("UpdateOptions")?;
    check_name(call, &object)?;
    call.check_namespace(&mut object)?;
    let manager = call.manager("UpdateOptions", "Update", subresource)?;
    let exists = call.core.store.read().get(&call.gr(), &call.key()).is_some();
    if !exists && subresource.is_empty() && strategy::creates_on_update(&call.def) {
        let uid = object::meta_str(&object, "uid").to_owned();
        if !uid.is_empty() {
            return Err(uid_conflict(call, &uid, ""));
        }
        object::set_meta(&mut object, "resourceVersion", None);
        let encoded = create::store_new(call, object, &manager, dry_run)?;
        return call.answer(StatusCode::CREATED, &encoded);
    }
    let mut state = call.core.store.write();
    let encoded = replace(
        call,
        &mut state,
        Change {
            object,
            manager: Some(manager),
            subresource,
            dry_run,
            patch: false,
        },
    )?;
    call.answer(StatusCode::OK, &encoded)
}

/// The next state of an object that exists.
pub(super) struct Change<'a> {
    pub(super) object: Object,
    /// The field manager; none if managedFields are up to date already.
    pub(super) manager: Option<Manager>,
    pub(super) subresource: &'a str,
    pub(super) dry_run: bool,
    /// The object is the result of a patch, so its uid is not a precondition.
    pub(super) patch: bool,
}

/// Checks and stores a change. A change without effect stores nothing.
pub(super) fn replace(call: &Call, state: &mut State, change: Change<'_>) -> Result<Encoded, ApiError> {
    let (def, gr, key, name) = (&call.def, call.gr(), call.key(), &call.target.name);
    let stored = state
        .get(&gr, &key)
        .cloned()
        .ok_or_else(|| ApiError::not_found(&gr, name))?;
    let old = stored.decode();
    let mut new = change.object;
    let now = call.core.now();

    let mut given_version = object::meta_str(&new, "resourceVersion").to_owned();
    if given_version == "0" {
        given_version.clear();
    }
    if !given_version.is_empty() {
        given_version.parse::<u64>().map_err(|_| {
            ApiError::new(
                500,
                "",
                format!("strconv.ParseUint: parsing \"{given_version}\": invalid syntax"),
            )
        })?;
    }
    let (uid, old_uid) = (object::meta_str(&new, "uid"), object::meta_str(&old, "uid"));
    if !uid.is_empty() && uid != old_uid {
        return Err(match change.patch {
            // Reported twice, as by the real server: the common rules and those of the kind find it.
            true => {
                let error = create::immutable("metadata.uid", uid);
                ApiError::invalid(def, name, vec![error.clone(), error])
            }
            false => uid_conflict(call, uid, old_uid),
        });
    }
    if given_version.is_empty() && !change.patch && strategy::needs_version(def) {
        let error = FieldError::invalid(
            "metadata.resourceVersion",
            &json!(0),
            "must be specified for an update",
        );
        // This one refusal names the resource where others name the kind.
        let named = ResourceDef {
            kind: def.plural.clone(),
            ..ResourceDef::clone(def)
        };
        return Err(ApiError::invalid(&named, name, vec![error]));
    }
    if !given_version.is_empty() && given_version != stored.version.to_string() {
        return Err(ApiError::modified(&gr, name));
    }

    // Read before the object is completed, because that drops empty lists.
    let clears_managers = clears_managers(&new);
    call.fill_in(&mut new);
    strategy::prepare_update(def, &old, &mut new, change.subresource, &now)?;
    keep_server_fields(&old, &mut new);
    object::prune_meta(&mut new);
    if def.has_generation && strategy::counts_as_change(def, &old, &new) {
        object::set_meta(&mut new, "generation", Some(json!(object::generation(&old) + 1)));
    }
    let mut errors = object::check::metadata(def, &new);
    errors.extend(new_finalizers(&old, &new));
    errors.extend(call.problems(&new, Some(&old), change.subresource));
    if !errors.is_empty() {
        return Err(ApiError::invalid(def, name, errors));
    }
    match &change.manager {
        Some(_) if clears_managers => object::set_meta(&mut new, "managedFields", None),
        Some(manager) => object::track(manager, &old, &mut new, &now, def.place()),
        None => {}
    }
    object::set_meta(
        &mut new,
        "resourceVersion",
        Some(json!(stored.version.to_string())),
    );
    if new == old {
        return Ok(stored.encoded.clone());
    }
    if call.core.config.rbac {
        let policy = access::policy_in(&call.core, state);
        access::check_escalation(&call.core, &policy, &call.user, def, &new, Some(&old))?;
    }
    if change.dry_run {
        return Ok(Encoded::new(&new, stored.version, def.custom));
    }
    if object::is_deleting(&new) && may_go(&new) {
        // The last finalizer was removed: the object is deleted, and the answer contains its new state.
        state.remove(&gr, &key);
        call.core.after_remove(state, def, &new);
        gc::settle(&call.core, state);
        return Ok(Encoded::new(&new, stored.version, def.custom));
    }
    let stored = state.put(def, key, &new);
    call.core.after_write(state, def, &new);
    gc::settle(&call.core, state);
    Ok(stored.encoded.clone())
}

/// True if a deleted object has no finalizers and no grace period left.
pub(crate) fn may_go(object: &Object) -> bool {
    let grace = object::meta(object)
        .and_then(|m| m.get("deletionGracePeriodSeconds"))
        .and_then(Value::as_i64);
    object::finalizers(object).is_empty() && grace.unwrap_or(0) == 0 && !holds_namespace(object)
}

/// A namespace is also held by the finalizers of its spec.
fn holds_namespace(object: &Object) -> bool {
    let is_namespace = object.get("kind").is_some_and(|k| k == "Namespace");
    let held = object
        .get("spec")
        .and_then(|s| s.get("finalizers"))
        .and_then(Value::as_array);
    is_namespace && held.is_some_and(|list| !list.is_empty())
}

/// True if the request removes all field managers: by an empty list, or by a list of one empty entry.
fn clears_managers(object: &Object) -> bool {
    let list = object::meta(object)
        .and_then(|m| m.get("managedFields"))
        .and_then(Value::as_array);
    list.is_some_and(|l| l.is_empty() || (l.len() == 1 && l[0] == json!({})))
}

/// Fields of the metadata that only the server writes.
fn keep_server_fields(old: &Object, new: &mut Object) {
    for key in [
        "uid",
        "creationTimestamp",
        "deletionTimestamp",
        "deletionGracePeriodSeconds",
        "generation",
        "name",
    ] {
        let kept = object::meta(old).and_then(|m| m.get(key)).cloned();
        object::set_meta(new, key, kept);
    }
    object::set_meta(new, "selfLink", None);
}

fn new_finalizers(old: &Object, new: &Object) -> Vec<FieldError> {
    if !object::is_deleting(old) {
        return Vec::new();
    }
    let before = object::finalizers(old);
    let mut added: Vec<String> = object::finalizers(new)
        .iter()
        .filter(|f| !before.contains(f))
        .map(|f| format!("\"{f}\""))
        .collect();
    if added.is_empty() {
        return Vec::new();
    }
    added.sort();
    let why = format!(
        "no new finalizers can be added if the object is being deleted, found new finalizers []string{{{}}}",
        added.join(", ")
    );
    let error = FieldError::forbidden("metadata.finalizers", why);
    // Reported twice, as by the real server: the common rules and those of the kind find it.
    vec![error.clone(), error]
}

pub(super) fn check_name(call: &Call, object: &Object) -> Result<(), ApiError> {
    let (given, wanted) = (object::meta_str(object, "name"), &call.target.name);
    if given.is_empty() {
        return Err(ApiError::bad_request(format!(
            "the name of the object ({wanted} based on URL) was undeterminable: name must be provided"
        )));
    }
    if given != wanted {
        return Err(ApiError::bad_request(format!(
            "the name of the object ({given}) does not match the name on the URL ({wanted})"
        )));
    }
    Ok(())
}

fn uid_conflict(call: &Call, given: &str, found: &str) -> ApiError {
    let gr = call.gr();
    let at = format!("/registry/{}/{}", gr.resource, call.key().as_str());
    ApiError::conflict(
        &gr,
        &call.target.name,
        &format!(
            "StorageError: invalid object, Code: 4, Key: {at}, ResourceVersion: 0, AdditionalErrorMsg: Precondition \
             failed: UID in precondition: {given}, UID in object meta: {found}"
        ),
    )
}
