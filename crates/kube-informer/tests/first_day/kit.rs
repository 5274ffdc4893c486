//! Config maps on a sandbox, for the tests of this folder.

use std::time::Duration;

use k8s_openapi::api::core::v1::{ConfigMap, Namespace};
use kube::api::{Api, DeleteParams, Patch, PatchParams, PostParams};
use kube_informer::controller::{ControllerError, Runner};
use kube_informer::informer::SharedInformer;
use kube_informer::object::ObjectKey;
use kube_sandbox::Sandbox;
use serde_json::{Value, json};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

pub(crate) struct World {
    pub(crate) sandbox: Sandbox,
}

impl World {
    pub(crate) async fn new() -> Self {
        let sandbox = Sandbox::start().await.expect("a sandbox");
        Self { sandbox }
    }

    pub(crate) fn api(&self, namespace: &str) -> Api<ConfigMap> {
        Api::namespaced(self.sandbox.client(), namespace)
    }

    pub(crate) async fn namespace(&self, name: &str) {
        let namespace = serde_json::from_value(json!({"metadata": {"name": name}})).expect("a namespace");
        let namespaces: Api<Namespace> = Api::all(self.sandbox.client());
        namespaces
            .create(&PostParams::default(), &namespace)
            .await
            .expect("created");
    }

    pub(crate) async fn make(&self, namespace: &str, name: &str) -> ConfigMap {
        let map = map(json!({"metadata": {"name": name}}));
        let made = self.api(namespace).create(&PostParams::default(), &map).await;
        made.expect("created")
    }

    pub(crate) async fn patch(&self, namespace: &str, name: &str, patch: Value) -> ConfigMap {
        let api = self.api(namespace);
        let patch = Patch::Merge(patch);
        api.patch(name, &PatchParams::default(), &patch)
            .await
            .expect("patched")
    }

    pub(crate) async fn delete(&self, namespace: &str, name: &str) {
        let api = self.api(namespace);
        api.delete(name, &DeleteParams::default()).await.expect("deleted");
    }

    pub(crate) fn maps(&self) -> SharedInformer<ConfigMap> {
        let maps = SharedInformer::<ConfigMap>::builder(self.sandbox.client());
        let maps = maps.namespaces(["default"]).build().expect("nothing is wrong");
        maps.start().expect("once");
        maps
    }
}

pub(crate) fn map(value: Value) -> ConfigMap {
    serde_json::from_value(value).expect("a config map")
}

pub(crate) fn key(name: &str) -> ObjectKey {
    ObjectKey::namespaced("default", name)
}

pub(crate) fn run(
    runner: &Runner<ConfigMap>,
) -> (JoinHandle<Result<(), ControllerError>>, CancellationToken) {
    let (stop, runner) = (CancellationToken::new(), runner.clone());
    let stopped = stop.clone();
    (tokio::spawn(async move { runner.run(stopped).await }), stop)
}

/// Waits until a condition holds, for at most a minute of virtual time.
#[track_caller]
pub(crate) fn until(what: &str, holds: impl Fn() -> bool) -> impl Future<Output = ()> {
    let (what, at) = (what.to_owned(), std::panic::Location::caller());
    async move {
        for _ in 0..6_000 {
            if holds() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("{what} did not come true, at {at}");
    }
}
