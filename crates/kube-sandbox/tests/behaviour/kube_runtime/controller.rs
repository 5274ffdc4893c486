//! A Controller that keeps a config map for every object of a custom kind.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use futures::StreamExt;
use k8s_openapi::api::core::v1::ConfigMap;
use k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinition;
use kube::api::{Api, Patch, PatchParams, PostParams};
use kube::runtime::controller::Action;
use kube::runtime::wait::{await_condition, conditions};
use kube::runtime::{Controller, watcher};
use kube::{CustomResource, CustomResourceExt, Resource, ResourceExt};
use kube_sandbox::{Fault, Rule, Sandbox};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tokio::task::AbortHandle;

use crate::kit::{delete, maps, sandbox};

/// What the controller is to write into a config map of the same name.
#[derive(CustomResource, Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[kube(group = "test.dev", version = "v1", kind = "Greeting", namespaced)]
struct GreetingSpec {
    text: String,
}

async fn reconcile(greeting: Arc<Greeting>, maps: Arc<Api<ConfigMap>>) -> Result<Action, kube::Error> {
    let mut map = ConfigMap::default();
    map.metadata.name = Some(greeting.name_any());
    map.metadata.owner_references = greeting.controller_owner_ref(&()).map(|owner| vec![owner]);
    map.data = Some(BTreeMap::from([("text".to_owned(), greeting.spec.text.clone())]));
    let params = PatchParams::apply("greeter").force();
    maps.patch(&greeting.name_any(), &params, &Patch::Apply(&map))
        .await?;
    Ok(Action::await_change())
}

/// A cluster that knows greetings, with the controller at work.
struct World {
    sandbox: Sandbox,
    greetings: Api<Greeting>,
    controller: AbortHandle,
}

impl World {
    async fn new() -> Self {
        let sandbox = sandbox().await;
        let crds: Api<CustomResourceDefinition> = Api::all(sandbox.client());
        crds.create(&PostParams::default(), &Greeting::crd())
            .await
            .expect("a valid CRD");
        let name = Greeting::crd().name_any();
        let established = await_condition(crds, &name, conditions::is_crd_established());
        established.await.expect("served");
        let greetings: Api<Greeting> = Api::default_namespaced(sandbox.client());
        let run = Controller::new(greetings.clone(), watcher::Config::default())
            .owns(maps(&sandbox), watcher::Config::default())
            .run(
                reconcile,
                |_, _, _| Action::requeue(Duration::from_secs(5)),
                Arc::new(maps(&sandbox)),
            )
            .for_each(async |_| {});
        Self {
            sandbox,
            greetings,
            controller: tokio::spawn(run).abort_handle(),
        }
    }

    async fn greet(&self, name: &str, text: &str) {
        let spec = GreetingSpec {
            text: text.to_owned(),
        };
        let greeting = Greeting::new(name, spec);
        let created = self.greetings.create(&PostParams::default(), &greeting).await;
        created.expect("created");
    }

    /// Waits, in virtual time, until the map of that name has that text.
    async fn says(&self, name: &str, text: &str) -> bool {
        let said = |map: Option<&ConfigMap>| {
            let data = map.and_then(|m| m.data.as_ref());
            data.is_some_and(|d| d.get("text").is_some_and(|t| t == text))
        };
        let hour = Duration::from_secs(3600);
        // The wait gives up at the first failure, and failures are what some tests are about.
        for _ in 0..100 {
            let wait = await_condition(maps(&self.sandbox), name, said);
            match tokio::time::timeout(hour, wait).await {
                Ok(Ok(_)) => return true,
                Ok(Err(_)) => {}
                Err(_) => return false,
            }
        }
        false
    }
}

impl Drop for World {
    fn drop(&mut self) {
        self.controller.abort();
    }
}

#[tokio::test(start_paused = true)]
async fn a_controller_makes_what_its_objects_ask_for() {
    let world = World::new().await;

    world.greet("first", "hello").await;
    world.greet("second", "good morning").await;

    assert!(world.says("first", "hello").await);
    assert!(world.says("second", "good morning").await);
}

#[tokio::test(start_paused = true)]
async fn a_controller_follows_changes_of_its_objects() {
    let world = World::new().await;
    world.greet("a", "hello").await;
    assert!(world.says("a", "hello").await);

    let change = serde_json::json!({"spec": {"text": "goodbye"}});
    let params = PatchParams::default();
    let patched = world.greetings.patch("a", &params, &Patch::Merge(change)).await;
    patched.expect("patched");

    assert!(world.says("a", "goodbye").await);
}

#[tokio::test(start_paused = true)]
async fn a_controller_makes_again_what_somebody_deleted() {
    let world = World::new().await;
    world.greet("a", "hello").await;
    assert!(world.says("a", "hello").await);

    delete(&maps(&world.sandbox), "a").await;

    assert!(world.says("a", "hello").await);
}

#[tokio::test(start_paused = true)]
async fn a_controller_gets_there_through_failures_and_a_restart() {
    let world = World::new().await;
    world.greet("a", "hello").await;
    assert!(world.says("a", "hello").await);

    let failures = world.sandbox.fault(
        Rule::new(Fault::Status(500))
            .resource("configmaps")
            .probability(0.5, 3),
    );
    world.sandbox.restart().await.expect("the port is free again");
    for (name, text) in [("b", "one"), ("c", "two"), ("d", "three")] {
        world.greet(name, text).await;
    }

    for (name, text) in [("b", "one"), ("c", "two"), ("d", "three")] {
        assert!(world.says(name, text).await, "{name}");
    }
    assert!(failures.hits() > 0);
}
