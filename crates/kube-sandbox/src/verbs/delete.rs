//! Delete: at once, or marked and held by finalizers and grace periods.

use http::{Response, StatusCode};
use serde_json::{Value, json};

use super::Call;
use super::list::ListBody;
use super::update::may_go;
use crate::body::SandboxBody;
use crate::negotiate::Shape;
use crate::object::{self, Encoded, Key, Object};
use crate::options::ListOptions;
use crate::status::{ApiError, FieldError};
use crate::store::{Page, Range, State};

/// Finalizers that ask the garbage collector (which the sandbox does not have) for a kind of propagation.
const ORPHAN: &str = "orphan";
const FOREGROUND: &str = "foregroundDeletion";

pub(super) fn delete(call: &Call) -> Result<Response<SandboxBody>, ApiError> {
    let options = DeleteOptions::read(call)?;
    let mut state = call.core.store.write();
    let (gr, name) = (call.gr(), &call.target.name);
    if call.def.is("", "namespaces") && ["default", "kube-system", "kube-public"].contains(&name.as_str()) {
        return Err(ApiError::forbidden(
            &gr,
            name,
            "this namespace may not be deleted",
        ));
    }
    let outcome = delete_one(call, &mut state, &call.key(), &options)?;
    drop(state);
    match outcome {
        // Pods show what was deleted, others only say that it was.
        Outcome::Gone(object) if !call.def.is("", "pods") => {
            let uid = object::meta_str(&object, "uid");
            let mut details = json!({"name": name, "kind": gr.resource, "uid": uid});
            if !gr.group.is_empty() {
                details["group"] = json!(gr.group);
            }
            let status = json!({
                "kind": "Status", "apiVersion": "v1", "metadata": {}, "status": "Success", "details": details,
            });
            call.answer_value(StatusCode::OK, &status)
        }
        Outcome::Gone(object) => {
            let version = object::meta_str(&object, "resourceVersion").parse().unwrap_or(0);
            call.answer(StatusCode::OK, &Encoded::new(&object, version, call.def.custom))
        }
        Outcome::Marked(encoded) => call.answer(StatusCode::OK, &encoded),
    }
}

pub(super) async fn delete_collection(call: &Call) -> Result<Response<SandboxBody>, ApiError> {
    let form = call.form(Shape::List)?;
    let list = ListOptions::parse(&call.query, &call.def, false)?;
    let options = DeleteOptions::read(call)?;
    let (version, found) = delete_all(call, &list, &options)?;
    let body = ListBody::new(call, form, version, found, &list);
    Ok(body.respond(call).await)
}

/// Deletes what the options select; gives the version before, and the objects as they were.
fn delete_all(call: &Call, list: &ListOptions, options: &DeleteOptions) -> Result<(u64, Page), ApiError> {
    let mut state = call.core.store.write();
    let version = state.version();
    let range = Range {
        filter: super::list::filter(call, list),
        ..Range::default()
    };
    let found = state
        .collection_of(&call.def)
        .page(&range, None)
        .map_err(|_| ApiError::internal("no history"))?;
    for stored in &found.items {
        delete_one(call, &mut state, &stored.key, options)?;
    }
    Ok((version, found))
}

/// What became of an object.
enum Outcome {
    /// It is no more; this was its last state.
    Gone(Object),
    /// It waits for finalizers or for its grace period.
    Marked(Encoded),
}

fn delete_one(
    call: &Call,
    state: &mut State,
    key: &Key,
    options: &DeleteOptions,
) -> Result<Outcome, ApiError> {
    let (def, gr) = (&call.def, call.gr());
    let stored = state
        .get(&gr, key)
        .cloned()
        .ok_or_else(|| ApiError::not_found(&gr, key.name()))?;
    let old = stored.decode();
    options.check_preconditions(call, key.name(), &old)?;
    if options.dry_run {
        return Ok(Outcome::Gone(old));
    }
    let mut new = old.clone();
    if def.is("apiextensions.k8s.io", "customresourcedefinitions") {
        return Ok(delete_crd(call, state, key, new));
    }
    options.set_propagation(&mut new);
    mark(call, options, &old, &mut new);
    if may_go(&new) {
        if call.def.is("", "pods") && !object::is_deleting(&old) {
            // The real server marks a pod before it removes it, even without a grace period.
            state.put(def, key.clone(), &new);
        }
        if let Some(last) = state.remove(&gr, key) {
            new = last.decode();
        }
        call.core.after_remove(state, def, &new);
        return Ok(Outcome::Gone(new));
    }
    if new == old {
        return Ok(Outcome::Marked(stored.encoded.clone()));
    }
    let marked = state.put(def, key.clone(), &new);
    Ok(Outcome::Marked(marked.encoded.clone()))
}

/// A CRD is marked, its objects go, then it goes itself: all in one step here, but told as the real server tells it.
fn delete_crd(call: &Call, state: &mut State, key: &Key, mut crd: Object) -> Outcome {
    const CLEANUP: &str = "customresourcecleanup.apiextensions.k8s.io";
    object::set_meta(&mut crd, "deletionTimestamp", Some(json!(call.core.now())));
    object::set_meta(&mut crd, "finalizers", Some(json!([CLEANUP])));
    let marked = state.put(&call.def, key.clone(), &crd);
    call.core.after_remove(state, &call.def, &crd);
    state.remove(&call.gr(), key);
    Outcome::Marked(marked.encoded.clone())
}

/// Puts the deletion into the metadata, unless it is there.
fn mark(call: &Call, options: &DeleteOptions, old: &Object, new: &mut Object) {
    let grace = options.grace(call, old);
    if object::is_deleting(old) {
        let held = object::meta(old)
            .and_then(|m| m.get("deletionGracePeriodSeconds"))
            .and_then(Value::as_i64);
        // A shorter grace period than the one under way is taken over, a longer one is not.
        if let (Some(held), Some(asked)) = (held, options.grace_seconds)
            && asked < held
        {
            object::set_meta(new, "deletionTimestamp", Some(json!(call.core.clock.text(asked))));
            object::set_meta(new, "deletionGracePeriodSeconds", Some(json!(asked)));
        }
        return;
    }
    object::set_meta(new, "deletionTimestamp", Some(json!(call.core.clock.text(grace))));
    if call.def.is("", "namespaces") {
        new.insert("status".to_owned(), json!({"phase": "Terminating"}));
        return;
    }
    object::set_meta(new, "deletionGracePeriodSeconds", Some(json!(grace)));
    if object::generation(old) > 0 {
        object::set_meta(new, "generation", Some(json!(object::generation(old) + 1)));
    }
}

#[derive(Debug, Default)]
struct DeleteOptions {
    grace_seconds: Option<i64>,
    propagation: Option<String>,
    uid: Option<String>,
    version: Option<String>,
    dry_run: bool,
}

impl DeleteOptions {
    /// From the body if there is one, else from the query.
    fn read(call: &Call) -> Result<Self, ApiError> {
        let body = match call.body.is_empty() {
            true => Value::Null,
            false => call.read_value("DeleteOptions")?,
        };
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let query = |name: &str| call.query.get(name).map(str::to_owned);
        let options = Self {
            grace_seconds: body["gracePeriodSeconds"]
                .as_i64()
                .or_else(|| query("gracePeriodSeconds").and_then(|t| t.parse().ok()))
                .map(|seconds| if seconds < 0 { 1 } else { seconds }),
            propagation: text(&body["propagationPolicy"]).or_else(|| query("propagationPolicy")),
            uid: text(&body["preconditions"]["uid"]),
            version: text(&body["preconditions"]["resourceVersion"]),
            dry_run: call.query.dry_run("DeleteOptions")?
                || body["dryRun"]
                    .as_array()
                    .is_some_and(|d| d.iter().any(|v| v == "All")),
        };
        let orphan = body["orphanDependents"].as_bool();
        options.checked(orphan)
    }

    fn checked(mut self, orphan: Option<bool>) -> Result<Self, ApiError> {
        let error = match (&self.propagation, orphan) {
            (Some(policy), Some(_)) => FieldError::invalid(
                "propagationPolicy",
                &json!(policy),
                "orphanDependents and deletionPropagation cannot be both set",
            ),
            (Some(policy), _) if !matches!(policy.as_str(), "Foreground" | "Background" | "Orphan") => {
                FieldError::not_supported(
                    "propagationPolicy",
                    &json!(policy),
                    &["Foreground", "Background", "Orphan", "nil"],
                )
            }
            (None, Some(orphan)) => {
                self.propagation = Some(if orphan { "Orphan" } else { "Background" }.to_owned());
                return Ok(self);
            }
            _ => return Ok(self),
        };
        Err(ApiError::invalid_options("DeleteOptions", vec![error]))
    }

    fn check_preconditions(&self, call: &Call, name: &str, object: &Object) -> Result<(), ApiError> {
        let (uid, version) = (
            object::meta_str(object, "uid"),
            object::meta_str(object, "resourceVersion"),
        );
        let why = if let Some(wanted) = self.uid.as_deref().filter(|u| *u != uid) {
            format!(
                "the UID in the precondition ({wanted}) does not match the UID in record ({uid}). The object might \
                 have been deleted and then recreated"
            )
        } else if let Some(wanted) = self.version.as_deref().filter(|v| *v != version) {
            format!(
                "the ResourceVersion in the precondition ({wanted}) does not match the ResourceVersion in record \
                 ({version}). The object might have been modified"
            )
        } else {
            return Ok(());
        };
        // The real server names the kind here, not the resource.
        let kind = crate::schema::GroupResource {
            group: call.def.group.clone(),
            resource: call.def.kind.clone(),
        };
        Err(ApiError::conflict(&kind, name, &why))
    }

    /// The finalizers that stand for a propagation policy.
    fn set_propagation(&self, object: &mut Object) {
        let Some(policy) = self.propagation.as_deref() else {
            return;
        };
        let wanted = match policy {
            "Orphan" => Some(ORPHAN),
            "Foreground" => Some(FOREGROUND),
            _ => None,
        };
        let kept = object::finalizers(object)
            .into_iter()
            .filter(|f| *f != ORPHAN && *f != FOREGROUND);
        let list: Vec<String> = kept.chain(wanted).map(str::to_owned).collect();
        object::set_meta(object, "finalizers", (!list.is_empty()).then(|| json!(list)));
    }

    /// Only pods that run somewhere are given time to end.
    fn grace(&self, call: &Call, object: &Object) -> i64 {
        if !call.def.is("", "pods") {
            return 0;
        }
        let spec = &object.get("spec").cloned().unwrap_or_default();
        let phase = object
            .get("status")
            .and_then(|s| s.get("phase"))
            .and_then(Value::as_str)
            .unwrap_or_default();
        if spec["nodeName"].as_str().unwrap_or_default().is_empty() || matches!(phase, "Failed" | "Succeeded")
        {
            return 0;
        }
        self.grace_seconds
            .or_else(|| spec["terminationGracePeriodSeconds"].as_i64())
            .unwrap_or(30)
    }
}
