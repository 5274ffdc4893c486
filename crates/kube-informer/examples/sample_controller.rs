//! A port of kubernetes/sample-controller: a custom resource `Foo` names a deployment, and the controller keeps it. Runs for a
//! moment on the embedded API server.
//!
//! ```console
//! $ cargo run --release -p kube-informer --example sample_controller
//! ```

#![allow(clippy::print_stdout, reason = "an example prints its results")]

#[path = "sample_controller/foo.rs"]
mod foo;

use std::time::Duration;

use k8s_openapi::api::apps::v1::Deployment;
use k8s_openapi::api::events::v1::Event;
use k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinition;
use kube::CustomResourceExt;
use kube::api::{Api, DeleteParams, ListParams, Patch, PatchParams, PostParams};
use kube_informer::factory::SharedInformerFactory;
use kube_informer::recorder::EventRecorder;
use kube_sandbox::Sandbox;
use serde_json::json;
use tokio_util::sync::CancellationToken;

use foo::{Foo, FooSpec};

type AnyError = Box<dyn std::error::Error + Send + Sync>;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), AnyError> {
    let sandbox = Sandbox::start().await?;
    let client = sandbox.client();
    let definitions: Api<CustomResourceDefinition> = Api::all(client.clone());
    definitions.create(&PostParams::default(), &Foo::crd()).await?;

    // `main` of the Go program.
    let factory = SharedInformerFactory::builder(client.clone()).build()?;
    let recorder = EventRecorder::new(client.clone(), "sample-controller");
    let (foos, deployments) = (factory.of::<Foo>(), factory.apps().v1().deployments());
    let controller = foo::controller(
        client.clone(),
        foos.informer(),
        deployments.informer(),
        recorder.clone(),
    );
    factory.start()?;
    let shutdown = CancellationToken::new();
    let running = tokio::spawn({
        let (controller, shutdown) = (controller.clone(), shutdown.clone());
        async move { controller.run(shutdown).await }
    });

    let foos: Api<Foo> = Api::default_namespaced(client.clone());
    let deployments: Api<Deployment> = Api::default_namespaced(client.clone());
    let example = FooSpec {
        deployment_name: "example-foo".to_owned(),
        replicas: 1,
    };
    foos.create(&PostParams::default(), &Foo::new("example-foo", example))
        .await?;
    wait_until(async || Ok(deployments.get_opt("example-foo").await?.is_some())).await?;
    println!("the deployment was created");

    // A cluster's deployment controller would write this status.
    let available = Patch::Merge(json!({"status": {"replicas": 1, "availableReplicas": 1}}));
    deployments
        .patch_status("example-foo", &PatchParams::default(), &available)
        .await?;
    wait_until(async || {
        let status = foos.get("example-foo").await?.status;
        Ok(status.is_some_and(|status| status.available_replicas == 1))
    })
    .await?;
    println!("the status of the Foo has the available replicas");

    deployments
        .delete("example-foo", &DeleteParams::default())
        .await?;
    wait_until(async || Ok(deployments.get_opt("example-foo").await?.is_some())).await?;
    println!("the deployment was deleted, and the controller created it again");

    let second = FooSpec {
        deployment_name: "example-foo".to_owned(),
        replicas: 3,
    };
    foos.create(&PostParams::default(), &Foo::new("thief", second))
        .await?;
    wait_until(async || Ok(controller.stats().failed > 0)).await?;

    shutdown.cancel();
    running.await??;
    recorder.shutdown().await;
    factory.shutdown().await;
    let events: Api<Event> = Api::default_namespaced(client);
    for event in events.list(&ListParams::default()).await?.items {
        let note = event.note.unwrap_or_default();
        println!("event {}: {note}", event.reason.unwrap_or_default());
    }
    Ok(())
}

/// Polls until the condition holds, for at most a minute.
async fn wait_until(condition: impl AsyncFn() -> Result<bool, kube::Error>) -> Result<(), AnyError> {
    for _ in 0..3_000 {
        if condition().await? {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    Err("the condition did not hold within a minute".into())
}
