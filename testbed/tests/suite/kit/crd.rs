//! A custom resource in a group that is the case's own, so that parallel cases do not meet.

use std::time::Duration;

use serde_json::{Value, json};

use super::{T, with};

/// The definition of `widgets` in the case's own group, to be changed before it is installed.
pub(crate) struct Crd {
    pub(crate) group: String,
    pub(crate) definition: Value,
}

impl Crd {
    /// Namespaced, one version `v1`, any fields.
    pub(crate) fn widgets(t: &T) -> Self {
        let group = format!("{}.example.com", t.ns);
        let definition = json!({
            "apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition",
            "metadata": {"name": format!("widgets.{group}")},
            "spec": {
                "group": group, "scope": "Namespaced",
                "names": {"plural": "widgets", "singular": "widget", "kind": "Widget"},
                "versions": [crd_version("v1", true)],
            },
        });
        Self { group, definition }
    }

    pub(crate) fn with(mut self, pointer: &str, value: Value) -> Self {
        self.definition = with(self.definition, pointer, value);
        self
    }

    /// With a `status` subresource in the first version.
    pub(crate) fn with_status(self) -> Self {
        self.with("/spec/versions/0/subresources", json!({"status": {}}))
    }

    /// Creates the definition and waits until the server serves it.
    pub(crate) async fn install(self, t: &T) -> Self {
        t.post(CRDS, self.definition.clone()).await.created();
        self.served(t).await;
        self
    }

    /// Waits until the served versions answer a list. A server may need a moment after the definition is accepted.
    pub(crate) async fn served(&self, t: &T) {
        let versions = self.definition["spec"]["versions"]
            .as_array()
            .expect("a definition has versions");
        for version in versions.iter().filter(|version| version["served"] == true) {
            let path = format!(
                "/apis/{}/{}/widgets",
                self.group,
                version["name"].as_str().expect("a name")
            );
            eventually(async || t.get(&path).await.code == 200).await;
        }
    }

    /// The path of the definition.
    pub(crate) fn path(&self) -> String {
        format!("{CRDS}/widgets.{}", self.group)
    }

    /// The path of the widgets in the case's namespace, or of one thing below it.
    pub(crate) fn widgets_path(&self, below: &str) -> String {
        format!("/apis/{}/v1/namespaces/{{ns}}/widgets{below}", self.group)
    }

    /// A widget of version `v1`.
    pub(crate) fn widget(&self, name: &str) -> Value {
        json!({
            "apiVersion": format!("{}/v1", self.group), "kind": "Widget",
            "metadata": {"name": name}, "spec": {"size": 1},
        })
    }
}

/// A version of a definition that takes any fields; `storage` says whether it is the stored one.
pub(crate) fn crd_version(name: &str, storage: bool) -> Value {
    json!({
        "name": name, "served": true, "storage": storage,
        "schema": {"openAPIV3Schema": {"type": "object", "x-kubernetes-preserve-unknown-fields": true}},
    })
}

/// Where definitions live.
pub(crate) const CRDS: &str = "/apis/apiextensions.k8s.io/v1/customresourcedefinitions";

/// The server needs a moment to follow a definition. A case that waits in vain fails by its time limit.
pub(crate) async fn eventually(so: impl AsyncFn() -> bool) {
    while !so().await {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
