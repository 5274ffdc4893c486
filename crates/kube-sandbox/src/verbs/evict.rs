//! `/eviction` of a pod: a deletion that disruption budgets can refuse.

use std::time::Duration;

use http::{Response, StatusCode};
use serde_json::json;

use super::Call;
use super::delete::{DeleteOptions, delete_object};
use crate::body::SandboxBody;
use crate::gc;
use crate::object::{self, Key, Object};
use crate::schema::GroupResource;
use crate::selector;
use crate::status::{ApiError, Cause, Details};
use crate::store::State;

pub(super) fn evict(call: &Call) -> Result<Response<SandboxBody>, ApiError> {
    let eviction = call.read_value("Eviction")?;
    let name = &call.target.name;
    let given = eviction["metadata"]["name"].as_str().unwrap_or_default();
    let mut state = call.core.store.write();
    let pod = state.get(&call.gr(), &call.key()).map(|stored| stored.decode());
    let pod = pod.ok_or_else(|| ApiError::not_found(&call.gr(), name))?;
    if !given.is_empty() && given != name {
        return Err(ApiError::bad_request(
            "name in URL does not match name in Eviction object",
        ));
    }
    let options = DeleteOptions::from_value(call, &eviction["deleteOptions"])?;
    if is_budgeted(&pod) {
        take_from_budget(call, &mut state, &pod, options.is_dry_run())?;
    }
    delete_object(&call.core, &mut state, &call.def, &call.key(), &options)?;
    gc::settle(&call.core, &mut state);
    drop(state);
    let done =
        json!({"kind": "Status", "apiVersion": "v1", "metadata": {}, "status": "Success", "code": 201});
    call.answer_value(StatusCode::CREATED, &done)
}

/// Pods that have not started, have ended, or are going already, disrupt nothing.
fn is_budgeted(pod: &Object) -> bool {
    let phase = pod
        .get("status")
        .and_then(|s| s["phase"].as_str())
        .unwrap_or_default();
    !matches!(phase, "Succeeded" | "Failed" | "Pending") && !object::is_deleting(pod)
}

/// Counts the pod against the budget that covers it, or refuses.
fn take_from_budget(call: &Call, state: &mut State, pod: &Object, dry_run: bool) -> Result<(), ApiError> {
    let budgets = GroupResource {
        group: "policy".to_owned(),
        resource: "poddisruptionbudgets".to_owned(),
    };
    let Some(def) = state.registry.find_resource(&budgets).cloned() else {
        return Ok(());
    };
    let labels = object::meta(pod)
        .and_then(|m| m.get("labels"))
        .cloned()
        .unwrap_or_default();
    let mut covering: Vec<Object> = Vec::new();
    if let Some(collection) = state.collection(&budgets) {
        for key in collection.keys_in(&call.target.namespace) {
            let budget = collection
                .get(key)
                .map(|stored| stored.decode())
                .unwrap_or_default();
            let covers = budget.get("spec").map(|spec| &spec["selector"]);
            if covers.is_some_and(|s| s.is_object() && selector::matches(s, &labels)) {
                covering.push(budget);
            }
        }
    }
    let mut budget = match covering.len() {
        0 => return Ok(()),
        1 => covering.remove(0),
        _ => {
            let why = "This pod has more than one PodDisruptionBudget, which the eviction subresource does not support.";
            return Err(ApiError::new(500, "", why));
        }
    };
    let name = object::meta_str(&budget, "name").to_owned();
    let status = budget.get("status").cloned().unwrap_or_default();
    let number = |key: &str| status[key].as_i64().unwrap_or(0);
    if number("observedGeneration") < object::generation(&budget) {
        let why = format!("The disruption budget {name} is still being processed by the server.");
        return Err(refused(why, Some(Duration::from_secs(10))));
    }
    let allowed = number("disruptionsAllowed");
    if allowed <= 0 {
        let (needed, healthy) = (number("desiredHealthy"), number("currentHealthy"));
        let why =
            format!("The disruption budget {name} needs {needed} healthy pods and has {healthy} currently");
        return Err(refused(why, None));
    }
    if dry_run {
        return Ok(());
    }
    let mut status = status;
    status["disruptionsAllowed"] = json!(allowed - 1);
    if !status["disruptedPods"].is_object() {
        status["disruptedPods"] = json!({});
    }
    status["disruptedPods"][object::meta_str(pod, "name")] = json!(call.core.now());
    budget.insert("status".to_owned(), status);
    let key = Key::new(&call.target.namespace, &name);
    state.put(&def, key, &budget);
    Ok(())
}

fn refused(why: String, retry_after: Option<Duration>) -> ApiError {
    let mut error = ApiError::new(
        429,
        "TooManyRequests",
        "Cannot evict pod as it would violate the pod's disruption budget.",
    );
    error.details = Some(Details {
        causes: vec![Cause {
            reason: "DisruptionBudget",
            message: why,
            field: String::new(),
        }],
        retry_after,
        ..Details::default()
    });
    error
}
