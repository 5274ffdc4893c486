//! Access reviews: questions about rights. The sandbox has no rights yet, so everyone may do everything.

use http::{Response, StatusCode};
use serde_json::{Value, json};

use super::Call;
use crate::body::SandboxBody;
use crate::core::USER;
use crate::schema::ResourceDef;
use crate::status::ApiError;

/// Is this one of the kinds that are asked by creating them, and never stored?
pub(super) fn is_review(def: &ResourceDef) -> bool {
    matches!(
        def.group.as_str(),
        "authorization.k8s.io" | "authentication.k8s.io"
    )
}

pub(super) fn answer(call: &Call) -> Result<Response<SandboxBody>, ApiError> {
    let mut object = call.read_object("CreateOptions")?;
    let user = json!({"username": USER, "groups": ["system:masters", "system:authenticated"]});
    let every = json!([{"verbs": ["*"], "apiGroups": ["*"], "resources": ["*"]}]);
    let status = match call.def.plural.as_str() {
        "selfsubjectrulesreviews" => json!({
            "resourceRules": every,
            "nonResourceRules": [{"verbs": ["*"], "nonResourceURLs": ["*"]}],
            "incomplete": false,
        }),
        "selfsubjectreviews" => json!({"userInfo": user}),
        "tokenreviews" => {
            let token = object
                .get("spec")
                .and_then(|s| s.get("token"))
                .and_then(Value::as_str);
            match token.is_some_and(|t| call.core.knows_token(t)) {
                true => json!({"authenticated": true, "user": user}),
                false => json!({"authenticated": false, "error": "unknown token"}),
            }
        }
        _ => json!({"allowed": true, "reason": "kube-sandbox allows everything"}),
    };
    object.insert("status".to_owned(), status);
    call.answer_value(StatusCode::CREATED, &Value::Object(object))
}
