//! The few requests that the testbed sends to etcd, over the JSON form of its API.
//!
//! Knows: revisions and compaction. Never learns: objects.

use base64::{Engine as _, engine::general_purpose::STANDARD};
use serde_json::{Value, json};

use crate::{Error, access};

/// A client of etcd. `kube::Client` is used for it, because it does HTTPS with a client certificate.
pub(crate) struct Etcd {
    config: kube::Config,
}

impl Etcd {
    pub(crate) fn new(config: kube::Config) -> Self {
        Self { config }
    }

    /// Succeeds if etcd answers and has a leader.
    pub(crate) async fn health(&self) -> Result<(), Error> {
        let request = http::Request::get("/health")
            .body(vec![])
            .expect("a plain request");
        let answer: Value = self.send("/health", request).await?;
        match answer["health"].as_str() {
            Some("true") => Ok(()),
            _ => Err(Error::Etcd {
                request: "/health",
                answer: answer.to_string(),
            }),
        }
    }

    /// The newest revision, which is the newest resource version of all objects.
    pub(crate) async fn revision(&self) -> Result<u64, Error> {
        let answer = self.post("/v3/maintenance/status", json!({})).await?;
        let revision = answer["header"]["revision"]
            .as_str()
            .and_then(|text| text.parse().ok());
        revision.ok_or_else(|| Error::Etcd {
            request: "/v3/maintenance/status",
            answer: answer.to_string(),
        })
    }

    /// Removes the history before this revision.
    pub(crate) async fn compact(&self, revision: u64) -> Result<(), Error> {
        // Kubernetes does it in these two steps. Every API server watches the key to learn up to where others
        // have compacted, and drops its own copies of older lists.
        let (key, value) = (
            STANDARD.encode("compact_rev_key"),
            STANDARD.encode(revision.to_string()),
        );
        let note = json!({ "key": key, "value": value });
        self.post("/v3/kv/put", note).await?;
        let order = json!({ "revision": revision.to_string(), "physical": true });
        match self.post("/v3/kv/compaction", order).await {
            // It is compacted already.
            Err(Error::Etcd { answer, .. }) if answer.contains("has been compacted") => Ok(()),
            other => other.map(drop),
        }
    }

    async fn post(&self, path: &'static str, body: Value) -> Result<Value, Error> {
        let request = http::Request::post(path)
            .body(body.to_string().into_bytes())
            .expect("a plain request");
        self.send(path, request).await
    }

    async fn send(&self, what: &'static str, request: http::Request<Vec<u8>>) -> Result<Value, Error> {
        let answer = access::client(self.config.clone())?.request(request).await;
        answer.map_err(|error| Error::Etcd {
            request: what,
            answer: error.to_string(),
        })
    }
}
