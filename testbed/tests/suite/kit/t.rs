//! What a case gets: a server, a client, a namespace of its own, and the verbs.

use std::sync::Arc;

use http::{Method, Request, header};
use kube::client::Body;
use serde_json::{Value, json};
use testbed::Server;

use super::{Answer, Stream, rv};

/// The context of one case.
pub(crate) struct T {
    pub(crate) server: Arc<Server>,
    pub(crate) client: kube::Client,
    /// The case's own namespace; `{ns}` in a path stands for it.
    pub(crate) ns: String,
}

impl T {
    pub(crate) async fn with_own_namespace(server: Arc<Server>) -> Self {
        let mut t = Self {
            client: server.client(),
            server,
            ns: String::new(),
        };
        t.ns = t.another_namespace().await;
        t
    }

    /// Makes a further namespace that nobody else knows.
    pub(crate) async fn another_namespace(&self) -> String {
        let sent = json!({"apiVersion": "v1", "kind": "Namespace", "metadata": {"generateName": "case-"}});
        let made = self.post("/api/v1/namespaces", sent).await.created();
        made["metadata"]["name"]
            .as_str()
            .expect("a namespace has a name")
            .to_owned()
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.call(Method::GET, path).send().await
    }

    pub(crate) async fn post(&self, path: &str, object: Value) -> Answer {
        self.call(Method::POST, path).json(&object).send().await
    }

    pub(crate) async fn put(&self, path: &str, object: Value) -> Answer {
        self.call(Method::PUT, path).json(&object).send().await
    }

    /// A merge patch (RFC 7386).
    pub(crate) async fn merge(&self, path: &str, patch: Value) -> Answer {
        self.patch(path, "application/merge-patch+json", patch).await
    }

    pub(crate) async fn patch(&self, path: &str, content_type: &str, patch: Value) -> Answer {
        self.call(Method::PATCH, path)
            .json(&patch)
            .header("content-type", content_type)
            .send()
            .await
    }

    pub(crate) async fn delete(&self, path: &str) -> Answer {
        self.call(Method::DELETE, path).send().await
    }

    /// A delete with DeleteOptions in its body.
    pub(crate) async fn delete_with(&self, path: &str, options: Value) -> Answer {
        self.call(Method::DELETE, path).json(&options).send().await
    }

    /// Creates an object that the case needs.
    pub(crate) async fn has(&self, path: &str, object: Value) -> Value {
        self.post(path, object).await.created()
    }

    /// Waits until version zero, which may answer from any moment, answers from one that knows this ConfigMap.
    pub(crate) async fn settles(&self, configmap: &Value) {
        self.get(&format!("configmaps?resourceVersion={}", rv(configmap)))
            .await
            .ok();
    }

    /// Opens a watch; `path` may carry a query, `watch=1` is added.
    pub(crate) async fn watch(&self, path: &str) -> Stream {
        self.call(Method::GET, &watching(path)).stream().await
    }

    /// A request to be dressed up before it is sent. A relative path is of the core group in the case's namespace.
    pub(crate) fn call(&self, method: Method, path: &str) -> Call<'_> {
        let uri = match path.strip_prefix('/') {
            Some(_) => path.replace("{ns}", &self.ns),
            None => format!("/api/v1/namespaces/{}/{path}", self.ns),
        };
        let mut request = Request::new(Vec::new());
        *request.method_mut() = method;
        // Selectors are easier to read with their spaces.
        *request.uri_mut() = uri
            .replace(' ', "%20")
            .parse()
            .unwrap_or_else(|e| panic!("{uri} is no URI: {e}"));
        Call { t: self, request }
    }
}

/// A request under construction.
pub(crate) struct Call<'t> {
    t: &'t T,
    request: Request<Vec<u8>>,
}

impl Call<'_> {
    pub(crate) fn json(self, body: &Value) -> Self {
        self.body(body.to_string())
            .header("content-type", "application/json")
    }

    pub(crate) fn body(mut self, body: impl Into<Vec<u8>>) -> Self {
        *self.request.body_mut() = body.into();
        self
    }

    pub(crate) fn header(mut self, name: &'static str, value: &str) -> Self {
        let value = value.parse().expect("a header of a case is well formed");
        self.request
            .headers_mut()
            .insert(header::HeaderName::from_static(name), value);
        self
    }

    pub(crate) fn accept(self, value: &str) -> Self {
        self.header("accept", value)
    }

    pub(crate) async fn send(self) -> Answer {
        let what = format!("{} {}", self.request.method(), self.request.uri());
        let response = self.t.client.send(self.request.map(Body::from)).await;
        Answer::read(&what, response.unwrap_or_else(|e| panic!("{what}: {e}"))).await
    }

    /// Sends a watch, which has to be accepted.
    pub(crate) async fn stream(self) -> Stream {
        let what = format!("{} {}", self.request.method(), self.request.uri());
        let response = self.t.client.send(self.request.map(Body::from)).await;
        Stream::open(&what, response.unwrap_or_else(|e| panic!("{what}: {e}"))).await
    }
}

fn watching(path: &str) -> String {
    let mark = if path.contains('?') { '&' } else { '?' };
    format!("{path}{mark}watch=1")
}
