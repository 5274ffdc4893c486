//! Reviews: questions about identities and rights, asked by creating an object that is never stored. `TokenRequest` is among
//! them: it asks for a token of a service account.

use std::collections::BTreeMap;
use std::time::Duration;

use http::{Response, StatusCode};
use serde_json::{Value, json};

use super::Call;
use crate::access::{self, Attributes, Decision, ResourceAttributes, User};
use crate::body::SandboxBody;
use crate::object::{self, Object};
use crate::schema::ResourceDef;
use crate::status::{ApiError, FieldError};

const GROUP: &str = "authorization.k8s.io";
/// The issuer and the audience of the tokens.
const ISSUER: &str = "https://kubernetes.default.svc";

/// True for kinds whose creation is a question: they are answered and never stored.
pub(super) fn is_review(def: &ResourceDef) -> bool {
    matches!(def.group.as_str(), GROUP | "authentication.k8s.io")
}

pub(super) fn answer(call: &Call) -> Result<Response<SandboxBody>, ApiError> {
    let mut object = call.read_object("CreateOptions")?;
    call.check_namespace(&mut object)?;
    let spec = object.get("spec").cloned().unwrap_or_default();
    let status = match call.def.plural.as_str() {
        "selfsubjectaccessreviews" => {
            let attributes = attributes(&spec)?;
            access_status(&access::decide(&call.core, &call.user, &attributes))
        }
        "subjectaccessreviews" => subject_access(call, &spec)?,
        "localsubjectaccessreviews" => {
            check_local(call, &spec)?;
            subject_access(call, &spec)?
        }
        "selfsubjectrulesreviews" => {
            let status = rules(call, &spec)?;
            object.insert("spec".to_owned(), json!({}));
            status
        }
        "selfsubjectreviews" => {
            object::set_meta(&mut object, "creationTimestamp", Some(json!(call.core.now())));
            json!({"userInfo": call.user.to_json()})
        }
        "tokenreviews" => token_review(call, &spec)?,
        _ => return Err(ApiError::method_not_allowed()),
    };
    object.insert("status".to_owned(), status);
    call.answer_value(StatusCode::CREATED, &Value::Object(object))
}

fn access_status(decision: &Decision) -> Value {
    let mut status = json!({"allowed": decision.allowed});
    if !decision.reason.is_empty() {
        status["reason"] = json!(decision.reason);
    }
    status
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// The subject of a review: a resource or a path, not both.
fn attributes(spec: &Value) -> Result<Attributes, ApiError> {
    let (resource, path) = (&spec["resourceAttributes"], &spec["nonResourceAttributes"]);
    match (resource.is_object(), path.is_object()) {
        (true, true) => Err(invalid(
            "spec.nonResourceAttributes",
            &json!({"Path": path["path"], "Verb": path["verb"]}),
            "cannot be specified in combination with resourceAttributes",
        )),
        (false, false) => Err(invalid(
            "spec.resourceAttributes",
            &Value::Null,
            "exactly one of nonResourceAttributes or resourceAttributes must be specified",
        )),
        (true, false) => Ok(Attributes {
            verb: text(&resource["verb"]),
            resource: Some(ResourceAttributes {
                group: text(&resource["group"]),
                resource: text(&resource["resource"]),
                subresource: text(&resource["subresource"]),
                namespace: text(&resource["namespace"]),
                name: text(&resource["name"]),
            }),
            path: String::new(),
        }),
        (false, true) => Ok(Attributes {
            verb: text(&path["verb"]),
            resource: None,
            path: text(&path["path"]),
        }),
    }
}

/// Refusals of access reviews name no kind.
fn invalid(field: &str, value: &Value, why: &str) -> ApiError {
    ApiError::invalid_kind(GROUP, "", "", vec![FieldError::invalid(field, value, why)])
}

fn subject_access(call: &Call, spec: &Value) -> Result<Value, ApiError> {
    let attributes = attributes(spec)?;
    let groups: Vec<String> = spec["groups"]
        .as_array()
        .into_iter()
        .flatten()
        .map(text)
        .collect();
    let name = text(&spec["user"]);
    if name.is_empty() && groups.is_empty() {
        return Err(invalid(
            "spec.user",
            &json!(""),
            "at least one of user or group must be specified",
        ));
    }
    // The groups are those of the review, none is added.
    let subject = User {
        name,
        uid: text(&spec["uid"]),
        groups,
        extra: BTreeMap::new(),
    };
    Ok(access_status(&access::decide(&call.core, &subject, &attributes)))
}

fn check_local(call: &Call, spec: &Value) -> Result<(), ApiError> {
    let path = &spec["nonResourceAttributes"];
    if path.is_object() {
        return Err(invalid(
            "spec.nonResourceAttributes",
            &json!({"Path": path["path"], "Verb": path["verb"]}),
            "disallowed on this kind of request",
        ));
    }
    let resource = &spec["resourceAttributes"];
    let namespace = text(&resource["namespace"]);
    if resource.is_object() && namespace != call.target.namespace {
        let why = "must match metadata.namespace";
        return Err(invalid(
            "spec.resourceAttributes.namespace",
            &json!(namespace),
            why,
        ));
    }
    Ok(())
}

fn rules(call: &Call, spec: &Value) -> Result<Value, ApiError> {
    let namespace = text(&spec["namespace"]);
    if namespace.is_empty() {
        return Err(ApiError::bad_request("no namespace on request"));
    }
    if !call.core.config.rbac {
        return Ok(json!({
            "resourceRules": [{"verbs": ["*"], "apiGroups": ["*"], "resources": ["*"]}],
            "nonResourceRules": [{"verbs": ["*"], "nonResourceURLs": ["*"]}],
            "incomplete": false,
        }));
    }
    let policy = access::policy(&call.core);
    let rules = policy.rules_of(&call.user, &namespace);
    let half = |for_resources| -> Vec<Value> {
        rules
            .iter()
            .filter_map(|rule| rule.to_json(for_resources))
            .collect()
    };
    Ok(json!({"resourceRules": half(true), "nonResourceRules": half(false), "incomplete": false}))
}

fn token_review(call: &Call, spec: &Value) -> Result<Value, ApiError> {
    let token = text(&spec["token"]);
    if token.is_empty() {
        return Err(ApiError::bad_request(
            "token is required for TokenReview in authentication",
        ));
    }
    Ok(match call.core.tokens.user(&token, &call.core.store) {
        Some(user) => json!({"authenticated": true, "user": user.to_json(), "audiences": [ISSUER]}),
        None => json!({"user": {}, "error": "invalid bearer token"}),
    })
}

/// `/token` of a service account.
pub(super) fn request_token(call: &Call) -> Result<Response<SandboxBody>, ApiError> {
    const SHORTEST: i64 = 600;
    const LONGEST: i64 = 1 << 32;
    const DEFAULT: i64 = 3600;
    let sent = call.read_value("TokenRequest")?;
    let name = &call.target.name;
    let account = call.core.store.read().get(&call.gr(), &call.key()).cloned();
    let account: Object = account
        .ok_or_else(|| ApiError::not_found(&call.gr(), name))?
        .decode();
    let invalid = |name: &str, field: &str, value: &Value, why: &str| {
        let errors = vec![FieldError::invalid(field, value, why)];
        ApiError::invalid_kind("authentication.k8s.io", "TokenRequest", name, errors)
    };
    for (field, wanted, what) in [
        ("name", name, "service account name"),
        ("namespace", &call.target.namespace, "service account namespace"),
    ] {
        let given = sent["metadata"][field].as_str().unwrap_or_default();
        if !given.is_empty() && given != wanted {
            let why = format!("must match the {what} if specified");
            return Err(invalid(name, &format!("metadata.{field}"), &json!(given), &why));
        }
    }
    let seconds = sent["spec"]["expirationSeconds"].as_i64().unwrap_or(DEFAULT);
    if seconds < SHORTEST {
        let why = "may not specify a duration less than 10 minutes";
        return Err(invalid("", "spec.expirationSeconds", &json!(seconds), why));
    }
    if seconds > LONGEST {
        let why = "may not specify a duration larger than 2^32 seconds";
        return Err(invalid("", "spec.expirationSeconds", &json!(seconds), why));
    }
    let audiences = match sent["spec"]["audiences"].as_array() {
        Some(list) if !list.is_empty() => json!(list),
        _ => json!([ISSUER]),
    };
    let uid = object::meta_str(&account, "uid").to_owned();
    let mut user = User::service_account(&call.target.namespace, name);
    user.uid.clone_from(&uid);
    let now = call.core.clock.now().as_second();
    let claims = json!({
        "aud": audiences, "exp": now + seconds, "iat": now, "iss": ISSUER, "jti": call.core.new_uid(),
        "kubernetes.io": {"namespace": call.target.namespace, "serviceaccount": {"name": name, "uid": uid}},
        "nbf": now, "sub": user.name,
    });
    let lifetime = Duration::from_secs(seconds.unsigned_abs());
    let token = match call.query.dry_run("CreateOptions")? {
        true => String::new(),
        false => call
            .core
            .tokens
            .issue_for_account(user, call.key(), &claims, lifetime),
    };
    let answer = json!({
        "kind": "TokenRequest", "apiVersion": "authentication.k8s.io/v1",
        "metadata": {
            "name": name, "namespace": call.target.namespace, "uid": uid, "creationTimestamp": call.core.now(),
        },
        "spec": {"audiences": audiences, "expirationSeconds": seconds, "boundObjectRef": sent["spec"]["boundObjectRef"]},
        "status": {"token": token, "expirationTimestamp": call.core.clock.text(seconds)},
    });
    call.answer_value(StatusCode::CREATED, &answer)
}
