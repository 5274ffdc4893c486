//! Objects by path, as JSON: garbage collection is about all kinds at once.

use http::Request;
use kube::Client;
use kube_sandbox::Sandbox;
use serde_json::{Value, json};

/// A server that deletes as a cluster does, and a client of it.
pub(crate) struct Cluster {
    pub(crate) sandbox: Sandbox,
    pub(crate) client: Client,
}

pub(crate) const MAPS: &str = "/api/v1/namespaces/default/configmaps";
pub(crate) const PODS: &str = "/api/v1/namespaces/default/pods";

impl Cluster {
    pub(crate) async fn start() -> Self {
        let sandbox = Sandbox::builder()
            .cluster_deletion()
            .start()
            .await
            .expect("a free port");
        let client = sandbox.client();
        Self { sandbox, client }
    }

    async fn send(&self, request: http::request::Builder, body: Vec<u8>) -> Result<Value, u16> {
        let request = request.header("content-type", "application/json");
        match self.client.request(request.body(body).expect("a request")).await {
            Ok(value) => Ok(value),
            Err(kube::Error::Api(status)) => Err(status.code),
            Err(other) => panic!("{other}"),
        }
    }

    pub(crate) async fn create(&self, path: &str, object: Value) -> Value {
        let sent = self
            .send(Request::post(path), object.to_string().into_bytes())
            .await;
        sent.unwrap_or_else(|code| panic!("{path}: {code}"))
    }

    pub(crate) async fn get(&self, path: &str) -> Option<Value> {
        match self.send(Request::get(path), Vec::new()).await {
            Ok(value) => Some(value),
            Err(404) => None,
            Err(code) => panic!("{path}: {code}"),
        }
    }

    pub(crate) async fn delete(&self, path: &str) -> Value {
        let sent = self.send(Request::delete(path), Vec::new()).await;
        sent.unwrap_or_else(|code| panic!("{path}: {code}"))
    }

    pub(crate) async fn merge(&self, path: &str, patch: Value) -> Value {
        let request = Request::patch(path).header("content-type", "application/merge-patch+json");
        let request = request.body(patch.to_string().into_bytes()).expect("a request");
        self.client.request(request).await.expect("patched")
    }

    /// A config map with these owners.
    pub(crate) async fn map(&self, name: &str, owners: &[&Value]) -> Value {
        let references: Vec<Value> = owners.iter().map(|owner| reference(owner)).collect();
        let metadata = json!({"name": name, "ownerReferences": references});
        self.create(MAPS, json!({"metadata": metadata})).await
    }

    /// The names of the config maps that exist, except those that the server made.
    pub(crate) async fn maps(&self) -> Vec<String> {
        let list = self.get(MAPS).await.expect("a list");
        let items = list["items"].as_array().expect("items").iter();
        items
            .map(|item| item["metadata"]["name"].as_str().expect("a name").to_owned())
            .collect()
    }
}

/// A reference to an object, as it blocks foreground deletion.
pub(crate) fn reference(owner: &Value) -> Value {
    json!({
        "apiVersion": owner["apiVersion"], "kind": owner["kind"], "name": owner["metadata"]["name"],
        "uid": owner["metadata"]["uid"], "controller": false, "blockOwnerDeletion": true,
    })
}

pub(crate) fn finalizers(object: &Value) -> Vec<&str> {
    let list = object["metadata"]["finalizers"].as_array().into_iter().flatten();
    list.filter_map(Value::as_str).collect()
}
