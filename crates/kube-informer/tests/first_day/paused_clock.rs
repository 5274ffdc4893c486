//! The test of a user's controller, that of `examples/sample_controller`: hours pass in a moment, and nothing sleeps in real time.

#[path = "../../examples/sample_controller/foo.rs"]
mod foo;

use std::time::Duration;

use k8s_openapi::api::apps::v1::Deployment;
use k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinition;
use kube::api::{Api, DeleteParams, Patch, PatchParams, PostParams};
use kube::{Client, CustomResourceExt};
use kube_informer::controller::Runner;
use kube_informer::controller::testing::Trial;
use kube_informer::informer::SharedInformer;
use kube_informer::recorder::EventRecorder;
use kube_sandbox::{Fault, Rule, Sandbox, Verb};
use serde_json::json;

use foo::{Foo, FooSpec};

type AnyError = Box<dyn std::error::Error + Send + Sync>;

struct World {
    sandbox: Sandbox,
    foos: Api<Foo>,
    deployments: Api<Deployment>,
}

impl World {
    async fn new() -> Result<Self, AnyError> {
        let sandbox = Sandbox::start().await?;
        let definitions: Api<CustomResourceDefinition> = Api::all(sandbox.client());
        definitions.create(&PostParams::default(), &Foo::crd()).await?;
        Ok(Self {
            foos: Api::default_namespaced(sandbox.client()),
            deployments: Api::default_namespaced(sandbox.client()),
            sandbox,
        })
    }

    /// Starts the controller, and waits until it has nothing to do.
    async fn trial(&self) -> Result<Trial<Foo>, AnyError> {
        let recorder = EventRecorder::new(self.sandbox.client(), "sample-controller");
        let start = move |client: Client| {
            let recorder = recorder.clone();
            async move { controller(client, recorder) }
        };
        Ok(Trial::start(self.sandbox.client(), start).await?)
    }

    async fn create(&self, name: &str, replicas: i32) {
        let spec = FooSpec {
            deployment_name: format!("{name}-pods"),
            replicas,
        };
        let new = Foo::new(name, spec);
        let created = self.foos.create(&PostParams::default(), &new).await;
        created.expect("created");
    }

    async fn replicas(&self, name: &str) -> Result<Option<i32>, AnyError> {
        let deployment = self.deployments.get_opt(name).await?;
        Ok(deployment.and_then(|deployment| deployment.spec.replicas))
    }
}

fn controller(client: Client, recorder: EventRecorder) -> Result<Runner<Foo>, AnyError> {
    let foos = SharedInformer::<Foo>::builder(client.clone()).build()?;
    let deployments = SharedInformer::<Deployment>::builder(client.clone()).build()?;
    foos.start()?;
    deployments.start()?;
    Ok(foo::controller(client, &foos, &deployments, recorder))
}

#[tokio::test(start_paused = true)]
async fn a_controller_that_dies_after_any_write_goes_on_where_it_stopped() -> Result<(), AnyError> {
    for writes in 1..=2 {
        let world = World::new().await?;
        let mut trial = world.trial().await?;
        let crashed = trial.crash_after_writes(writes, world.create("web", 3)).await?;
        assert!(crashed, "it writes {writes} times");
        trial.converged().await?;
        assert_eq!(world.replicas("web-pods").await?, Some(3));
        assert!(world.foos.get("web").await?.status.is_some());
    }
    Ok(())
}

#[tokio::test(start_paused = true)]
async fn a_deployment_that_was_deleted_in_an_outage_of_an_hour_exists_again() -> Result<(), AnyError> {
    let world = World::new().await?;
    let mut trial = world.trial().await?;
    world.create("web", 2).await;
    trial.converged().await?;
    // The controller is cut off: its watches end, and every list and watch fails for an hour.
    let outage =
        [Verb::List, Verb::Watch].map(|verb| world.sandbox.fault(Rule::new(Fault::Status(503)).verb(verb)));
    world.sandbox.restart().await?;
    let deletion = DeleteParams::default();
    world.deployments.delete("web-pods", &deletion).await?;
    let scale = Patch::Merge(json!({"spec": {"replicas": 5}}));
    world.foos.patch("web", &PatchParams::default(), &scale).await?;
    tokio::time::sleep(Duration::from_secs(3600)).await;
    assert_eq!(world.replicas("web-pods").await?, None, "nothing was noticed");

    outage.iter().for_each(|outage| outage.remove());
    tokio::time::sleep(Duration::from_secs(120)).await;
    trial.converged().await?;
    assert_eq!(world.replicas("web-pods").await?, Some(5));
    Ok(())
}

#[tokio::test(start_paused = true)]
async fn a_deployment_of_another_owner_is_left_alone_and_reported() -> Result<(), AnyError> {
    let world = World::new().await?;
    let mut trial = world.trial().await?;
    let labels = json!({"app": "other"});
    let other = serde_json::from_value(json!({
        "metadata": {"name": "web-pods"},
        "spec": {
            "replicas": 1,
            "selector": {"matchLabels": labels},
            "template": {
                "metadata": {"labels": labels},
                "spec": {"containers": [{"name": "main", "image": "nginx"}]},
            },
        },
    }))?;
    world.deployments.create(&PostParams::default(), &other).await?;
    world.create("web", 4).await;
    let failing = trial
        .converged()
        .await
        .expect_err("the name is taken")
        .to_string();
    assert!(failing.contains("already exists"), "{failing}");
    assert_eq!(world.replicas("web-pods").await?, Some(1));
    // The delay between attempts grows, so an hour has few of them.
    tokio::time::sleep(Duration::from_secs(3600)).await;
    let attempts = trial.runner().stats().failed;
    assert!((10..40).contains(&attempts), "{attempts}");
    Ok(())
}
