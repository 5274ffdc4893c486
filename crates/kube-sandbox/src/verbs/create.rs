//! Create: a new object under a name given or generated.

use http::{Response, StatusCode};
use serde_json::json;

use super::{Call, strategy};
use crate::access;
use crate::body::SandboxBody;
use crate::gc;
use crate::object::{self, Encoded, Key, Manager, Object};
use crate::schema::GroupResource;
use crate::status::{ApiError, Cause, FieldError};
use crate::store::State;

/// How often another name is tried when a generated one is taken.
const NAME_TRIES: usize = 8;

pub(super) fn create(call: &Call) -> Result<Response<SandboxBody>, ApiError> {
    let dry_run = call.query.dry_run("CreateOptions")?;
    let mut object = call.read_object("CreateOptions")?;
    call.check_namespace(&mut object)?;
    let manager = call.manager("CreateOptions", "Update", "")?;
    let encoded = store_new(call, object, &manager, dry_run)?;
    call.answer(StatusCode::CREATED, &encoded)
}

/// Completes, checks and stores a new object. Updates and applies that create an object use it, too.
pub(super) fn store_new(
    call: &Call,
    mut object: Object,
    manager: &Manager,
    dry_run: bool,
) -> Result<Encoded, ApiError> {
    let def = &call.def;
    if !object::meta_str(&object, "resourceVersion").is_empty() {
        return Err(ApiError::new(
            500,
            "",
            "resourceVersion should not be set on objects to be created",
        ));
    }
    // The manager of an applied object owns the fields that were sent, not those that are filled in.
    let applied = (manager.operation == "Apply").then(|| object.clone());
    let mut state = call.core.store.write();
    if !state.serves(def) {
        return Err(ApiError::no_such_resource());
    }
    let prefix = object::meta_str(&object, "generateName").to_owned();
    let given = object::meta_str(&object, "name").to_owned();
    let mut name = given.clone();
    for _ in 0..NAME_TRIES {
        if given.is_empty() && !prefix.is_empty() {
            name = call.core.generate_name(&prefix);
        }
        if !given.is_empty()
            || state
                .get(&call.gr(), &Key::new(&call.target.namespace, &name))
                .is_none()
        {
            break;
        }
    }
    let now = call.core.now();
    let meta = object::meta_mut(&mut object);
    for key in [
        "deletionTimestamp",
        "deletionGracePeriodSeconds",
        "selfLink",
        "managedFields",
    ] {
        meta.remove(key);
    }
    meta.insert("name".to_owned(), json!(name));
    meta.insert("uid".to_owned(), json!(call.core.new_uid()));
    meta.insert("creationTimestamp".to_owned(), json!(now));
    if def.has_generation {
        meta.insert("generation".to_owned(), json!(1));
    }
    check_namespace_takes_content(&state, &call.gr(), &call.target.namespace, &name)?;
    object::prune_meta(&mut object);
    call.fill_in(&mut object);
    let sent = strategy::allocates(def).then(|| object.clone());
    strategy::prepare_create(call, &mut object, &now)?;
    let mut errors = object::check::metadata(def, &object);
    errors.extend(call.problems(&object, None, ""));
    if !errors.is_empty() {
        return Err(ApiError::invalid(def, &name, errors));
    }
    let key = Key::new(&call.target.namespace, &name);
    if let Some(existing) = state.get(&call.gr(), &key) {
        let mut error = ApiError::already_exists(&call.gr(), &name);
        if object::is_deleting(&existing.decode()) {
            error.message = format!("object is being deleted: {}", error.message);
        }
        return Err(error);
    }
    if call.core.config.rbac {
        let policy = access::policy_in(&call.core, &state);
        access::check_escalation(&call.core, &policy, &call.user, def, &object, None)?;
    }
    match applied {
        Some(applied) => object::track_applied(manager, &applied, &mut object, &now, def.place()),
        None => track(call, manager, sent, &mut object, &now),
    }
    if dry_run {
        return Ok(Encoded::unversioned(&object, def.custom));
    }
    let stored = state.put(def, key, &object);
    call.core.after_write(&mut state, def, &object);
    gc::settle(&call.core, &mut state);
    Ok(stored.encoded.clone())
}

/// Records the manager of a new object. The status has no owner, and neither have values that the server allocates: `sent` lacks them.
fn track(call: &Call, manager: &Manager, sent: Option<Object>, object: &mut Object, now: &str) {
    let mut empty = call.empty_object();
    if let Some(status) = object.get("status").filter(|_| call.def.has_status) {
        empty.insert("status".to_owned(), status.clone());
    }
    // The server writes the whole spec of a namespace.
    if let Some(spec) = object.get("spec").filter(|_| call.def.is("", "namespaces")) {
        empty.insert("spec".to_owned(), spec.clone());
    }
    match sent {
        Some(mut sent) => {
            object::track(manager, &empty, &mut sent, now, call.def.place());
            let owners = object::meta_mut(&mut sent).remove("managedFields");
            object::set_meta(object, "managedFields", owners);
        }
        None => object::track(manager, &empty, object, now, call.def.place()),
    }
}

/// Refuses to create content in a namespace that is missing or terminating.
pub(super) fn check_namespace_takes_content(
    state: &State,
    gr: &GroupResource,
    namespace: &str,
    name: &str,
) -> Result<(), ApiError> {
    if namespace.is_empty() {
        return Ok(());
    }
    let namespaces = GroupResource {
        group: String::new(),
        resource: "namespaces".to_owned(),
    };
    let Some(found) = state.get(&namespaces, &Key::new("", namespace)) else {
        return Err(ApiError::not_found(&namespaces, namespace));
    };
    if !object::is_deleting(&found.decode()) {
        return Ok(());
    }
    let why = format!("unable to create new content in namespace {namespace} because it is being terminated");
    let mut error = ApiError::forbidden(gr, name, &why);
    if let Some(details) = &mut error.details {
        details.causes.push(Cause {
            reason: "NamespaceTerminating",
            message: format!("namespace {namespace} is being terminated"),
            field: "metadata.namespace".to_owned(),
        });
    }
    Err(error)
}

/// The refusal of a change to an immutable field.
pub(super) fn immutable(field: &str, value: &str) -> FieldError {
    FieldError::invalid(field, &json!(value), "field is immutable")
}
