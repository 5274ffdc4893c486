//! Requests of any kind, and what every answer must be like.

use std::time::Duration;

use bytes::Bytes;
use http::{Method, Request};
use http_body_util::Full;
use kube_sandbox::Sandbox;
use tower::ServiceExt;

use crate::kit::Answer;

/// Longer than the longest watch.
const HANGS: Duration = Duration::from_secs(2 * 60 * 60);

#[derive(Clone)]
pub(crate) struct Ask {
    pub(crate) method: Method,
    pub(crate) uri: String,
    pub(crate) headers: Vec<(&'static str, Vec<u8>)>,
    pub(crate) body: Vec<u8>,
}

impl Ask {
    pub(crate) fn new(method: Method, uri: &str, body: impl Into<Vec<u8>>) -> Self {
        Self {
            method,
            uri: uri.to_owned(),
            headers: Vec::new(),
            body: body.into(),
        }
    }

    pub(crate) fn form(mut self, content_type: &'static str) -> Self {
        self.headers.push(("content-type", content_type.into()));
        self
    }

    /// None when this cannot even be written as an HTTP request.
    fn request(&self) -> Option<Request<Full<Bytes>>> {
        let mut request = Request::builder().method(&self.method).uri(&self.uri);
        for (name, value) in &self.headers {
            request = request.header(*name, value.as_slice());
        }
        request.body(Full::new(self.body.clone().into())).ok()
    }

    /// The answer, read to its end. Needs a paused clock: watches are waited for.
    pub(crate) async fn send(&self, sandbox: &Sandbox) -> Option<Answer> {
        let request = self.request()?;
        let answer = async {
            let response = sandbox.service().oneshot(request).await;
            Answer::read(response.expect("no fault was asked for")).await
        };
        let answer = tokio::time::timeout(HANGS, answer).await;
        Some(answer.unwrap_or_else(|_| panic!("{self:?} hangs")))
    }
}

impl std::fmt::Debug for Ask {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.method, self.uri)?;
        for (name, value) in &self.headers {
            write!(f, " {name}: {}", value.escape_ascii())?;
        }
        write!(f, " {}", String::from_utf8_lossy(&self.body))
    }
}

/// What is wrong with an answer, if anything.
pub(crate) fn flaw(answer: &Answer) -> Option<String> {
    let code = answer.status.as_u16();
    if answer.cut {
        return Some(format!("{code}, and then the connection broke"));
    }
    let text = match std::str::from_utf8(&answer.body) {
        Ok(text) => text,
        Err(error) => return Some(format!("{code} with {error}")),
    };
    if answer.header("content-type").starts_with("text/plain") {
        let known = matches!((code, text), (404, "404 page not found\n") | (200, "ok"));
        return (!known).then(|| format!("{code} with text {text:?}"));
    }
    for line in text.lines() {
        let value: serde_json::Value = match serde_json::from_str(line) {
            Ok(value) => value,
            Err(error) => return Some(format!("{code} with {error}: {line}")),
        };
        if code >= 400 && (value["kind"] != "Status" || value["code"] != code || value["message"] == "") {
            return Some(format!("{code} without a good Status: {line}"));
        }
    }
    None
}
