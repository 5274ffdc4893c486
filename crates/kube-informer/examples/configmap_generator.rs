//! The usual first operator: a custom resource `ConfigMapGenerator` has a text, and the operator keeps a config map with it, by
//! server-side apply. Compare with the example of the same name of kube-rs. Runs for a moment on the embedded API server.
//!
//! ```console
//! $ cargo run --release -p kube-informer --example configmap_generator
//! ```

#![allow(clippy::print_stdout, reason = "an example prints its results")]

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use k8s_openapi::api::core::v1::ConfigMap;
use k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinition;
use kube::api::{Api, DeleteParams, ObjectMeta, Patch, PatchParams, PostParams};
use kube::{Client, CustomResource, CustomResourceExt, Resource};
use kube_informer::controller::{Action, Context, Controller};
use kube_informer::factory::SharedInformerFactory;
use kube_informer::object::ObjectKey;
use kube_sandbox::Sandbox;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;
use tokio_util::sync::CancellationToken;

#[derive(CustomResource, Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[kube(
    group = "nullable.se",
    version = "v1",
    kind = "ConfigMapGenerator",
    namespaced
)]
struct ConfigMapGeneratorSpec {
    content: String,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let sandbox = Sandbox::start().await?;
    let client = sandbox.client();
    let definitions: Api<CustomResourceDefinition> = Api::all(client.clone());
    definitions
        .create(&PostParams::default(), &ConfigMapGenerator::crd())
        .await?;

    let factory = SharedInformerFactory::builder(client.clone()).build()?;
    let maps = factory.of::<ConfigMap>();
    let controller = Controller::new(factory.of::<ConfigMapGenerator>().informer())
        .owns(maps.informer())
        .reconcile_with(Arc::new(client.clone()), reconcile);
    factory.start()?;
    let shutdown = CancellationToken::new();
    let running = tokio::spawn({
        let (controller, shutdown) = (controller.clone(), shutdown.clone());
        async move { controller.run(shutdown).await }
    });

    let generators: Api<ConfigMapGenerator> = Api::default_namespaced(client.clone());
    let api: Api<ConfigMap> = Api::default_namespaced(client);
    let spec = ConfigMapGeneratorSpec {
        content: "hello".to_owned(),
    };
    let generator = ConfigMapGenerator::new("greeting", spec);
    generators.create(&PostParams::default(), &generator).await?;
    println!(
        "generated: {}",
        content(&api, |content| content == "hello").await?
    );

    let patch = Patch::Merge(json!({"spec": {"content": "good morning"}}));
    generators
        .patch("greeting", &PatchParams::default(), &patch)
        .await?;
    println!("changed: {}", content(&api, |content| content != "hello").await?);

    api.delete("greeting", &DeleteParams::default()).await?;
    println!("deleted, and there again: {}", content(&api, |_| true).await?);

    shutdown.cancel();
    running.await??;
    factory.shutdown().await;
    Ok(())
}

async fn reconcile(
    key: ObjectKey,
    context: Context<ConfigMapGenerator>,
    client: Arc<Client>,
) -> Result<Action, kube::Error> {
    let Some(generator) = context.get(&key) else {
        return Ok(Action::done()); // deleted; the garbage collector deletes the config map
    };
    let map = ConfigMap {
        metadata: ObjectMeta {
            name: generator.metadata.name.clone(),
            owner_references: generator.controller_owner_ref(&()).map(|owner| vec![owner]),
            ..ObjectMeta::default()
        },
        data: Some(BTreeMap::from([(
            "content".to_owned(),
            generator.spec.content.clone(),
        )])),
        ..ConfigMap::default()
    };
    let client = context.recording_client(&client);
    let api: Api<ConfigMap> = Api::namespaced(client, key.namespace().unwrap_or_default());
    let apply = PatchParams::apply("configmapgenerator.kube-informer.example").force();
    api.patch(key.name(), &apply, &Patch::Apply(&map)).await?;
    Ok(Action::after(Duration::from_secs(300)))
}

/// Polls until the generated text is as expected, for at most a minute.
async fn content(
    api: &Api<ConfigMap>,
    expected: impl Fn(&str) -> bool,
) -> Result<String, Box<dyn std::error::Error>> {
    for _ in 0..3_000 {
        let data = api.get_opt("greeting").await?.and_then(|map| map.data);
        if let Some(content) = data.and_then(|mut data| data.remove("content"))
            && expected(&content)
        {
            return Ok(content);
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    Err("the config map was not generated within a minute".into())
}
