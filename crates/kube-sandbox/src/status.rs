//! Refusals: `Status` objects with code, reason, message and details.
//!
//! Knows: the wording and the codes of kube-apiserver, nothing of how a request came to fail.
//! One constructor per kind of failure, so that a message is written in one place.

use std::time::Duration;

use serde_json::{Map, Value, json};

use crate::schema::{GroupResource, ResourceDef};

/// A refusal, as the client will see it.
#[derive(Debug, Clone)]
pub(crate) struct ApiError {
    pub(crate) code: u16,
    pub(crate) reason: &'static str,
    pub(crate) message: String,
    pub(crate) details: Option<Details>,
    /// Where an inconsistent continuation of an expired list may start (`metadata.continue`).
    pub(crate) continue_token: Option<String>,
}

/// The `details` of a `Status`.
#[derive(Debug, Clone, Default)]
pub(crate) struct Details {
    pub(crate) name: String,
    pub(crate) group: String,
    pub(crate) kind: String,
    pub(crate) uid: String,
    pub(crate) causes: Vec<Cause>,
    pub(crate) retry_after: Option<Duration>,
}

/// One reason among several, with the field it is about.
#[derive(Debug, Clone)]
pub(crate) struct Cause {
    pub(crate) reason: &'static str,
    pub(crate) message: String,
    pub(crate) field: String,
}

/// A problem of one field of an object or of the options.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct FieldError {
    pub(crate) reason: &'static str,
    pub(crate) field: String,
    pub(crate) message: String,
}

impl FieldError {
    pub(crate) fn invalid(field: impl Into<String>, value: &Value, why: impl AsRef<str>) -> Self {
        Self {
            reason: "FieldValueInvalid",
            field: field.into(),
            message: format!("Invalid value: {value}: {}", why.as_ref()),
        }
    }

    pub(crate) fn required(field: impl Into<String>, why: impl AsRef<str>) -> Self {
        Self {
            reason: "FieldValueRequired",
            field: field.into(),
            message: match why.as_ref() {
                "" => "Required value".to_owned(),
                why => format!("Required value: {why}"),
            },
        }
    }

    pub(crate) fn forbidden(field: impl Into<String>, why: impl AsRef<str>) -> Self {
        Self {
            reason: "FieldValueForbidden",
            field: field.into(),
            message: format!("Forbidden: {}", why.as_ref()),
        }
    }

    pub(crate) fn too_long(field: impl Into<String>, limit: usize) -> Self {
        Self {
            reason: "FieldValueTooLong",
            field: field.into(),
            message: format!("Too long: may not be more than {limit} bytes"),
        }
    }

    /// A value of the wrong JSON type.
    pub(crate) fn type_invalid(field: impl Into<String>, value: &Value, why: impl AsRef<str>) -> Self {
        Self {
            reason: "FieldValueTypeInvalid",
            ..Self::invalid(field, value, why)
        }
    }

    /// A value that the refusal does not quote.
    pub(crate) fn invalid_without_value(field: impl Into<String>, why: impl AsRef<str>) -> Self {
        Self {
            reason: "FieldValueInvalid",
            field: field.into(),
            message: format!("Invalid value: {}", why.as_ref()),
        }
    }

    pub(crate) fn duplicate(field: impl Into<String>, value: &Value) -> Self {
        Self {
            reason: "FieldValueDuplicate",
            field: field.into(),
            message: format!("Duplicate value: {value}"),
        }
    }

    pub(crate) fn not_found(field: impl Into<String>, value: &Value) -> Self {
        Self {
            reason: "FieldValueNotFound",
            field: field.into(),
            message: format!("Not found: {value}"),
        }
    }

    pub(crate) fn too_many(field: impl Into<String>, found: usize, limit: u64) -> Self {
        let items = if limit == 1 { "item" } else { "items" };
        Self {
            reason: "FieldValueTooMany",
            field: field.into(),
            message: format!("Too many: {found}: must have at most {limit} {items}"),
        }
    }

    pub(crate) fn not_supported(field: impl Into<String>, value: &Value, supported: &[&str]) -> Self {
        let supported: Vec<String> = supported.iter().map(|s| format!("\"{s}\"")).collect();
        Self {
            reason: "FieldValueNotSupported",
            field: field.into(),
            message: format!(
                "Unsupported value: {value}: supported values: {}",
                supported.join(", ")
            ),
        }
    }
}

impl ApiError {
    pub(crate) fn new(code: u16, reason: &'static str, message: impl Into<String>) -> Self {
        Self {
            code,
            reason,
            message: message.into(),
            details: None,
            continue_token: None,
        }
    }

    fn about(mut self, gr: &GroupResource, name: &str) -> Self {
        self.details = Some(Details {
            name: name.to_owned(),
            group: gr.group.clone(),
            kind: gr.resource.clone(),
            ..Details::default()
        });
        self
    }

    pub(crate) fn bad_request(message: impl Into<String>) -> Self {
        Self::new(400, "BadRequest", message)
    }

    pub(crate) fn unauthorized() -> Self {
        Self::new(401, "Unauthorized", "Unauthorized")
    }

    pub(crate) fn forbidden(gr: &GroupResource, name: &str, why: &str) -> Self {
        let message = match name {
            "" => format!("{gr} is forbidden: {why}"),
            _ => format!("{gr} \"{name}\" is forbidden: {why}"),
        };
        Self::new(403, "Forbidden", message).about(gr, name)
    }

    pub(crate) fn not_found(gr: &GroupResource, name: &str) -> Self {
        Self::new(404, "NotFound", format!("{gr} \"{name}\" not found")).about(gr, name)
    }

    /// The path names nothing that is served.
    pub(crate) fn no_such_resource() -> Self {
        let mut error = Self::new(
            404,
            "NotFound",
            "the server could not find the requested resource",
        );
        error.details = Some(Details::default());
        error
    }

    pub(crate) fn method_not_allowed() -> Self {
        let mut error = Self::new(
            405,
            "MethodNotAllowed",
            "the server does not allow this method on the requested resource",
        );
        error.details = Some(Details::default());
        error
    }

    pub(crate) fn not_acceptable(offered: &[&str]) -> Self {
        let mut error = Self::new(
            406,
            "NotAcceptable",
            format!(
                "406: Not Acceptable\n\nAvailable representations: {}",
                offered.join(", ")
            ),
        );
        error.details = Some(Details::default());
        error
    }

    pub(crate) fn already_exists(gr: &GroupResource, name: &str) -> Self {
        Self::new(409, "AlreadyExists", format!("{gr} \"{name}\" already exists")).about(gr, name)
    }

    pub(crate) fn conflict(gr: &GroupResource, name: &str, why: &str) -> Self {
        Self::new(
            409,
            "Conflict",
            format!("Operation cannot be fulfilled on {gr} \"{name}\": {why}"),
        )
        .about(gr, name)
    }

    /// A write against a version that is not the current one.
    pub(crate) fn modified(gr: &GroupResource, name: &str) -> Self {
        Self::conflict(
            gr,
            name,
            "the object has been modified; please apply your changes to the latest version and try again",
        )
    }

    /// History no longer reaches back to what was asked for.
    pub(crate) fn expired(message: impl Into<String>) -> Self {
        Self::new(410, "Expired", message)
    }

    pub(crate) fn too_old(asked: u64, oldest: u64) -> Self {
        Self::expired(format!("too old resource version: {asked} ({oldest})"))
    }

    pub(crate) fn too_large(limit: usize) -> Self {
        Self::new(
            413,
            "RequestEntityTooLarge",
            format!("Request entity too large: limit is {limit}"),
        )
    }

    pub(crate) fn unsupported_media_type(message: impl Into<String>) -> Self {
        Self::new(415, "UnsupportedMediaType", message)
    }

    /// 422 for an object of `def`'s kind.
    pub(crate) fn invalid(def: &ResourceDef, name: &str, errors: Vec<FieldError>) -> Self {
        // Both groups of events have one kind inside of the real server.
        let group = match def.is("events.k8s.io", "events") {
            true => "",
            false => &def.group,
        };
        Self::invalid_kind(group, &def.kind, name, errors)
    }

    /// 422 for the query's options.
    pub(crate) fn invalid_options(kind: &str, errors: Vec<FieldError>) -> Self {
        Self::invalid_kind("meta.k8s.io", kind, "", errors)
    }

    /// 422 for an object of a kind that is no resource.
    pub(crate) fn invalid_kind(group: &str, kind: &str, name: &str, errors: Vec<FieldError>) -> Self {
        let of = match group {
            "" => kind.to_owned(),
            _ => format!("{kind}.{group}"),
        };
        let mut lines: Vec<String> = errors
            .iter()
            .map(|e| format!("{}: {}", e.field, e.message))
            .collect();
        lines.dedup();
        let why = match lines.len() {
            1 => lines.remove(0),
            _ => format!("[{}]", lines.join(", ")),
        };
        let mut error = Self::new(422, "Invalid", format!("{of} \"{name}\" is invalid: {why}"));
        error.details = Some(Details {
            name: name.to_owned(),
            group: group.to_owned(),
            kind: kind.to_owned(),
            causes: errors
                .into_iter()
                .map(|e| Cause {
                    reason: e.reason,
                    message: e.message,
                    field: e.field,
                })
                .collect(),
            ..Details::default()
        });
        error
    }

    pub(crate) fn too_many_requests(retry_after: Duration) -> Self {
        let mut error = Self::new(
            429,
            "TooManyRequests",
            "too many requests, please try again later",
        );
        error.details = Some(Details {
            retry_after: Some(retry_after),
            ..Details::default()
        });
        error
    }

    pub(crate) fn internal(message: impl AsRef<str>) -> Self {
        let mut error = Self::new(
            500,
            "InternalError",
            format!("Internal error occurred: {}", message.as_ref()),
        );
        error.details = Some(Details {
            causes: vec![Cause {
                reason: "",
                message: message.as_ref().to_owned(),
                field: String::new(),
            }],
            ..Details::default()
        });
        error
    }

    pub(crate) fn unavailable() -> Self {
        Self::new(
            503,
            "ServiceUnavailable",
            "the server is currently unable to handle the request",
        )
    }

    /// A version that the server has not reached within the time it waits for it.
    pub(crate) fn version_too_large(asked: u64, current: u64) -> Self {
        let mut error = Self::new(
            504,
            "Timeout",
            format!("Timeout: Too large resource version: {asked}, current: {current}"),
        );
        error.details = Some(Details {
            causes: vec![Cause {
                reason: "ResourceVersionTooLarge",
                message: "Too large resource version".to_owned(),
                field: String::new(),
            }],
            retry_after: Some(Duration::from_secs(1)),
            ..Details::default()
        });
        error
    }

    pub(crate) fn retry_after(&self) -> Option<u64> {
        let pause = self.details.as_ref()?.retry_after?;
        // Whole seconds only, rounded up: a client that waits less would be refused again.
        Some(pause.as_millis().div_ceil(1000) as u64)
    }

    /// The `Status` object.
    pub(crate) fn to_json(&self) -> Value {
        let mut metadata = Map::new();
        if let Some(token) = &self.continue_token {
            metadata.insert("continue".to_owned(), json!(token));
        }
        let mut status = json!({
            "kind": "Status",
            "apiVersion": "v1",
            "metadata": metadata,
            "status": "Failure",
            "message": self.message,
            "reason": self.reason,
            "code": self.code,
        });
        if let Some(details) = &self.details {
            status["details"] = details.to_json();
        }
        if self.reason.is_empty()
            && let Some(map) = status.as_object_mut()
        {
            map.remove("reason");
        }
        status
    }
}

impl Details {
    fn to_json(&self) -> Value {
        let mut out = Map::new();
        for (key, value) in [
            ("name", &self.name),
            ("group", &self.group),
            ("kind", &self.kind),
            ("uid", &self.uid),
        ] {
            if !value.is_empty() {
                out.insert(key.to_owned(), json!(value));
            }
        }
        if !self.causes.is_empty() {
            let causes = self.causes.iter().map(Cause::to_json).collect();
            out.insert("causes".to_owned(), Value::Array(causes));
        }
        if let Some(pause) = self.retry_after {
            out.insert(
                "retryAfterSeconds".to_owned(),
                json!(pause.as_millis().div_ceil(1000) as u64),
            );
        }
        Value::Object(out)
    }
}

impl Cause {
    fn to_json(&self) -> Value {
        let mut out = Map::new();
        for (key, value) in [
            ("reason", self.reason),
            ("message", self.message.as_str()),
            ("field", self.field.as_str()),
        ] {
            if !value.is_empty() {
                out.insert(key.to_owned(), json!(value));
            }
        }
        Value::Object(out)
    }
}
