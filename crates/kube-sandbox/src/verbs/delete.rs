//! Delete: at once, or marked and held by finalizers and grace periods.

use http::{Response, StatusCode};
use serde_json::{Value, json};

use super::Call;
use super::list::ListBody;
use super::update::may_go;
use crate::body::SandboxBody;
use crate::core::Core;
use crate::gc::{self, FOREGROUND, ORPHAN};
use crate::negotiate::Shape;
use crate::object::{self, Encoded, Key, Object};
use crate::options::ListOptions;
use crate::schema::ResourceDef;
use crate::status::{ApiError, FieldError};
use crate::store::{Page, Range, State};

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
    let outcome = delete_object(&call.core, &mut state, &call.def, &call.key(), &options)?;
    gc::settle(&call.core, &mut state);
    drop(state);
    let mut answer = deleted(call, outcome)?;
    if let Some(warning) = options.warning(&call.def) {
        answer.headers_mut().insert(http::header::WARNING, warning);
    }
    Ok(answer)
}

fn deleted(call: &Call, outcome: Outcome) -> Result<Response<SandboxBody>, ApiError> {
    let (gr, name) = (call.gr(), &call.target.name);
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
    let list = ListOptions::parse(&call.query, &call.def, false, call.core.config.sharding)?;
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
        delete_object(&call.core, &mut state, &call.def, &stored.key, options)?;
    }
    gc::settle(&call.core, &mut state);
    Ok((version, found))
}

/// The result of a deletion.
pub(crate) enum Outcome {
    /// It was removed; this was its last state.
    Gone(Object),
    /// It waits for finalizers or for its grace period.
    Marked(Encoded),
}

/// Deletes an object, or marks it as deleted. Consequences for other objects are recorded for [`gc::settle`].
pub(crate) fn delete_object(
    core: &Core,
    state: &mut State,
    def: &ResourceDef,
    key: &Key,
    options: &DeleteOptions,
) -> Result<Outcome, ApiError> {
    let gr = def.group_resource();
    let stored = state
        .get(&gr, key)
        .cloned()
        .ok_or_else(|| ApiError::not_found(&gr, key.name()))?;
    let old = stored.decode();
    options.check_preconditions(def, key.name(), &old)?;
    if options.dry_run {
        return Ok(Outcome::Gone(old));
    }
    let mut new = old.clone();
    if def.is("apiextensions.k8s.io", "customresourcedefinitions") {
        return Ok(delete_crd(core, state, def, key, new));
    }
    options.set_propagation(def, &mut new);
    mark(core, def, options, &old, &mut new);
    if may_go(&new) {
        if def.is("", "pods") && !object::is_deleting(&old) {
            // The real server marks a pod before it removes it, even without a grace period.
            state.put(def, key.clone(), &new);
        }
        if let Some(last) = state.remove(&gr, key) {
            new = last.decode();
        }
        core.after_remove(state, def, &new);
        return Ok(Outcome::Gone(new));
    }
    if new == old {
        return Ok(Outcome::Marked(stored.encoded.clone()));
    }
    let marked = state.put(def, key.clone(), &new);
    gc::note_mark(core, state, def, &new);
    Ok(Outcome::Marked(marked.encoded.clone()))
}

/// A CRD is marked, its objects are deleted, then it is deleted itself. All of it is one step here, but watches see the events
/// of the real server.
fn delete_crd(core: &Core, state: &mut State, def: &ResourceDef, key: &Key, mut crd: Object) -> Outcome {
    const CLEANUP: &str = "customresourcecleanup.apiextensions.k8s.io";
    object::set_meta(&mut crd, "deletionTimestamp", Some(json!(core.now())));
    object::set_meta(&mut crd, "finalizers", Some(json!([CLEANUP])));
    let marked = state.put(def, key.clone(), &crd);
    core.after_remove(state, def, &crd);
    state.remove(&def.group_resource(), key);
    Outcome::Marked(marked.encoded.clone())
}

/// Puts the deletion into the metadata, unless it is there.
fn mark(core: &Core, def: &ResourceDef, options: &DeleteOptions, old: &Object, new: &mut Object) {
    let grace = options.grace(def, old);
    if object::is_deleting(old) {
        let held = object::meta(old)
            .and_then(|m| m.get("deletionGracePeriodSeconds"))
            .and_then(Value::as_i64);
        // A shorter grace period than the one under way is taken over, a longer one is not.
        if let (Some(held), Some(asked)) = (held, options.grace_seconds)
            && asked < held
        {
            object::set_meta(new, "deletionTimestamp", Some(json!(core.clock.text(asked))));
            object::set_meta(new, "deletionGracePeriodSeconds", Some(json!(asked)));
        }
        return;
    }
    object::set_meta(new, "deletionTimestamp", Some(json!(core.clock.text(grace))));
    if def.is("", "namespaces") {
        new.insert("status".to_owned(), json!({"phase": "Terminating"}));
        return;
    }
    object::set_meta(new, "deletionGracePeriodSeconds", Some(json!(grace)));
    if object::generation(old) > 0 {
        object::set_meta(new, "generation", Some(json!(object::generation(old) + 1)));
    }
}

/// How an object is to be deleted.
#[derive(Debug, Default)]
pub(crate) struct DeleteOptions {
    grace_seconds: Option<i64>,
    propagation: Option<String>,
    uid: Option<String>,
    version: Option<String>,
    dry_run: bool,
}

impl DeleteOptions {
    /// Those of the garbage collector.
    pub(crate) fn propagating(policy: &str) -> Self {
        Self {
            propagation: Some(policy.to_owned()),
            ..Self::default()
        }
    }

    /// Those of a kubelet whose pod has ended.
    pub(crate) fn at_once(uid: &str) -> Self {
        Self {
            grace_seconds: Some(0),
            uid: Some(uid.to_owned()),
            ..Self::default()
        }
    }

    pub(super) fn is_dry_run(&self) -> bool {
        self.dry_run
    }

    /// From the body if there is one, else from the query.
    fn read(call: &Call) -> Result<Self, ApiError> {
        let body = match call.body.is_empty() {
            true => Value::Null,
            false => call.read_value("DeleteOptions")?,
        };
        Self::from_value(call, &body)
    }

    /// From an object that a client sent.
    pub(super) fn from_value(call: &Call, body: &Value) -> Result<Self, ApiError> {
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

    fn check_preconditions(&self, def: &ResourceDef, name: &str, object: &Object) -> Result<(), ApiError> {
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
            group: def.group.clone(),
            resource: def.kind.clone(),
        };
        Err(ApiError::conflict(&kind, name, &why))
    }

    /// The finalizers that stand for a propagation policy.
    fn set_propagation(&self, def: &ResourceDef, object: &mut Object) {
        let settled = object::finalizers(object)
            .iter()
            .any(|f| *f == ORPHAN || *f == FOREGROUND);
        let policy = match self.propagation.as_deref() {
            Some(policy) => policy,
            None if orphans_by_default(def) && !settled => "Orphan",
            None => return,
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

    /// The warning of the real server about dependents that stay.
    fn warning(&self, def: &ResourceDef) -> Option<http::HeaderValue> {
        let warns = def.is("batch", "jobs") && self.propagation.is_none();
        warns.then(|| {
            http::HeaderValue::from_static(
                "299 - \"child pods are preserved by default when jobs are deleted; set propagationPolicy=Background to \
                 remove them or set propagationPolicy=Orphan to suppress this warning\"",
            )
        })
    }

    /// Only pods that run somewhere are given time to end.
    fn grace(&self, def: &ResourceDef, object: &Object) -> i64 {
        if !def.is("", "pods") {
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

/// Kinds whose dependents stay unless a client asks for more.
fn orphans_by_default(def: &ResourceDef) -> bool {
    def.is("batch", "jobs") || def.is("", "replicationcontrollers")
}
