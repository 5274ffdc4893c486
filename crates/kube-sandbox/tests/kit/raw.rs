//! Requests and answers as HTTP has them, for what a client hides.

use bytes::{Bytes, BytesMut};
use http::{HeaderMap, Request, Response, StatusCode};
use http_body_util::{BodyExt, Full};
use kube_sandbox::{Cut, Sandbox, SandboxBody};
use serde_json::Value;
use tower::ServiceExt;

/// GET of a path, answered in process.
pub(crate) async fn ask(sandbox: &Sandbox, path: &str) -> Response<SandboxBody> {
    ask_with(sandbox, path, &[]).await
}

pub(crate) async fn ask_with(
    sandbox: &Sandbox,
    path: &str,
    headers: &[(&str, &str)],
) -> Response<SandboxBody> {
    let mut request = Request::get(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Full::<Bytes>::default()).expect("a valid request");
    sandbox.service().oneshot(request).await.expect("an answer")
}

/// An answer read to its end.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
    /// Did the connection break before the end?
    pub(crate) cut: bool,
}

impl Answer {
    pub(crate) async fn read(response: Response<SandboxBody>) -> Self {
        let (parts, body) = response.into_parts();
        let (frames, cut) = frames(body).await;
        Self {
            status: parts.status,
            headers: parts.headers,
            body: frames.concat().into(),
            cut,
        }
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers
            .get(name)
            .map_or("", |v| v.to_str().expect("plain text"))
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("JSON")
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.body.to_vec()).expect("UTF-8")
    }
}

/// The pieces of a body as they are handed over, and whether it broke off.
pub(crate) async fn frames(mut body: SandboxBody) -> (Vec<Bytes>, bool) {
    let mut frames = Vec::new();
    while let Some(frame) = body.frame().await {
        match frame {
            Ok(frame) => frames.push(frame.into_data().expect("no trailers")),
            Err(Cut) => return (frames, true),
        }
    }
    (frames, false)
}

/// A watch's body line by line.
pub(crate) struct Lines {
    body: SandboxBody,
    buffer: BytesMut,
}

impl Lines {
    pub(crate) fn of(response: Response<SandboxBody>) -> Self {
        assert_eq!(response.status(), StatusCode::OK);
        Self {
            body: response.into_body(),
            buffer: BytesMut::new(),
        }
    }

    /// The next line; none at the end of the stream, whichever way it ended.
    pub(crate) async fn next(&mut self) -> Option<String> {
        loop {
            if let Some(at) = self.buffer.iter().position(|b| *b == b'\n') {
                let line = self.buffer.split_to(at + 1);
                return Some(String::from_utf8(line[..at].to_vec()).expect("UTF-8"));
            }
            let frame = self.body.frame().await?.ok()?;
            self.buffer
                .extend_from_slice(&frame.into_data().expect("no trailers"));
        }
    }
}
