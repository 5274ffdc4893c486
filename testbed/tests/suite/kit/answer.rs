//! A whole answer of the server, and what a case may demand of it.

use http::{HeaderMap, Response};
use kube::client::Body;
use serde_json::{Value, json};

/// Status code, headers and body of an answer.
#[derive(Debug)]
pub(crate) struct Answer {
    what: String,
    pub(crate) code: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) async fn read(what: &str, response: Response<Body>) -> Self {
        let (head, body) = response.into_parts();
        let body = body
            .collect_bytes()
            .await
            .unwrap_or_else(|e| panic!("{what}: body: {e}"));
        Self {
            what: what.to_owned(),
            code: head.status.as_u16(),
            headers: head.headers,
            body: body.to_vec(),
        }
    }

    /// The object of a 200.
    #[track_caller]
    pub(crate) fn ok(self) -> Value {
        self.with_code(200)
    }

    /// The object of a 201.
    #[track_caller]
    pub(crate) fn created(self) -> Value {
        self.with_code(201)
    }

    #[track_caller]
    pub(crate) fn with_code(self, code: u16) -> Value {
        assert_eq!(self.code, code, "{}: {}", self.what, self.text());
        self.json()
    }

    /// A Status of failure with exactly this content; `details` may be null.
    #[track_caller]
    pub(crate) fn refused(self, code: u16, reason: &str, message: &str, details: Value) {
        self.is(code, &refusal(code, reason, message, details));
    }

    /// A refusal whose message begins so; the rest is in the words of the server's own libraries.
    #[track_caller]
    pub(crate) fn refused_like(self, code: u16, reason: &str, start: &str) {
        let status = self.with_code(code);
        assert_eq!(status["reason"], reason, "{status}");
        assert!(
            status["message"].as_str().is_some_and(|m| m.starts_with(start)),
            "{status}"
        );
    }

    /// A failure the server could not name: code 500, a message, no reason.
    #[track_caller]
    pub(crate) fn failed(self, message: &str) {
        let status = json!({
            "kind": "Status", "apiVersion": "v1", "metadata": {}, "status": "Failure",
            "message": message, "code": 500,
        });
        self.is(500, &status);
    }

    /// 404 for an object that does not exist; `resource` is `plural` or `plural.group`.
    #[track_caller]
    pub(crate) fn not_found(self, resource: &str, name: &str) {
        let message = format!("{resource} \"{name}\" not found");
        self.refused(404, "NotFound", &message, about(resource, name));
    }

    /// 404 for a path below a known group that leads nowhere.
    #[track_caller]
    pub(crate) fn no_such_resource(self) {
        self.refused(
            404,
            "NotFound",
            "the server could not find the requested resource",
            json!({}),
        );
    }

    /// 404 for a path the server knows nothing of, as plain text.
    #[track_caller]
    pub(crate) fn no_such_page(self) {
        self.says(404, "404 page not found\n");
    }

    /// 405.
    #[track_caller]
    pub(crate) fn method_not_allowed(self) {
        let message = "the server does not allow this method on the requested resource";
        self.refused(405, "MethodNotAllowed", message, json!({}));
    }

    /// 409 for a write that started from an old version.
    #[track_caller]
    pub(crate) fn stale(self, resource: &str, name: &str) {
        let message = format!(
            "Operation cannot be fulfilled on {resource} \"{name}\": the object has been modified; \
             please apply your changes to the latest version and try again"
        );
        self.refused(409, "Conflict", &message, about(resource, name));
    }

    /// 400 with a message and nothing else.
    #[track_caller]
    pub(crate) fn bad_request(self, message: &str) {
        self.refused(400, "BadRequest", message, Value::Null);
    }

    /// 422 with one cause; `kind` is `Kind` or `Kind.group`.
    #[track_caller]
    pub(crate) fn invalid(self, kind: &str, name: &str, field: &str, reason: &str, why: &str) {
        let message = format!("{kind} \"{name}\" is invalid: {field}: {why}");
        let mut details = about(kind, name);
        details["causes"] = json!([{"reason": reason, "message": why, "field": field}]);
        self.refused(422, "Invalid", &message, details);
    }

    #[track_caller]
    fn is(self, code: u16, body: &Value) {
        let got = self.json();
        assert!(got == *body, "{}\n got: {got}\nwant: {body}", self.what);
        assert_eq!(
            self.code, code,
            "{}: the code in the header is that of the body",
            self.what
        );
    }

    /// A plain text answer.
    #[track_caller]
    pub(crate) fn says(self, code: u16, text: &str) {
        assert_eq!((self.code, self.text().as_ref()), (code, text), "{}", self.what);
    }

    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|e| {
            panic!(
                "{}: {} with a body that is not JSON ({e}): {}",
                self.what,
                self.code,
                self.text()
            )
        })
    }

    pub(crate) fn text(&self) -> std::borrow::Cow<'_, str> {
        String::from_utf8_lossy(&self.body)
    }

    #[track_caller]
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers
            .get(name)
            .map(|value| value.to_str().expect("a header of the API is text"))
    }
}

/// The Status object of a failure.
pub(crate) fn refusal(code: u16, reason: &str, message: &str, details: Value) -> Value {
    let mut status = json!({
        "kind": "Status", "apiVersion": "v1", "metadata": {}, "status": "Failure",
        "message": message, "reason": reason, "code": code,
    });
    if !details.is_null() {
        status["details"] = details;
    }
    status
}

/// The details that name a thing; the group follows the first dot, and an empty name is left out.
fn about(thing: &str, name: &str) -> Value {
    let (kind, group) = thing.split_once('.').unwrap_or((thing, ""));
    let mut details = json!({"kind": kind});
    if !group.is_empty() {
        details["group"] = json!(group);
    }
    if !name.is_empty() {
        details["name"] = json!(name);
    }
    details
}
