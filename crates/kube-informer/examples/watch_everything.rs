//! Watches everything that the server serves, and custom resources from the moment when they are defined. Runs for a moment on the
//! embedded API server.
//!
//! ```console
//! $ cargo run --release -p kube-informer --example watch_everything
//! ```

#![allow(clippy::print_stdout, reason = "an example prints its results")]

use std::sync::Arc;
use std::time::Duration;

use futures::StreamExt;
use k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinition;
use kube::api::{Api, ApiResource, DeleteParams, DynamicObject, PostParams};
use kube_informer::factory::{InformerOf, KindEvent, SharedInformerFactory};
use kube_informer::informer::Handler;
use kube_informer::wire::Dynamic;
use kube_sandbox::Sandbox;
use serde_json::json;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let sandbox = Sandbox::start().await?;
    sandbox.load("pods", 20)?;
    sandbox.load("deployments", 5)?;

    // At most four first lists at a time, because there are many kinds.
    let factory = SharedInformerFactory::builder(sandbox.client())
        .concurrent_lists(4)
        .build()?;
    let definitions: Api<CustomResourceDefinition> = Api::all(sandbox.client());
    let mut kinds = std::pin::pin!(factory.kinds());
    let mut served = 0;
    while let Some(event) = kinds.next().await {
        match event {
            KindEvent::Served(kind) => {
                served += 1;
                let informer = watch(&factory, kind.resource.clone())?;
                if kind.resource.group == "example.com" {
                    println!("the server serves {} now", kind.resource.plural);
                    informer.informer().wait_for_sync(Duration::from_secs(60)).await?;
                    let api: Api<DynamicObject> =
                        Api::default_namespaced_with(sandbox.client(), &kind.resource);
                    let widget = DynamicObject::new("gear", &kind.resource);
                    let written = api.create(&PostParams::default(), &widget).await?;
                    informer.wait_for(&written).await?;
                    let name = "widgets.example.com";
                    definitions.delete(name, &DeleteParams::default()).await?;
                }
            }
            KindEvent::Synced => {
                println!("{served} kinds are served");
                factory.wait_for_sync(Duration::from_secs(60)).await?;
                let objects: usize = factory.status().iter().map(|status| status.objects).sum();
                println!("{objects} objects are cached");
                definitions.create(&PostParams::default(), &widgets()?).await?;
            }
            KindEvent::Gone(kind) => {
                println!("the server does not serve {} any more", kind.resource.plural);
                factory.stop_kind(&kind.resource).await;
                break; // a real program goes on
            }
            _ => {}
        }
    }
    factory.shutdown().await;
    Ok(())
}

/// Starts an informer of this kind, with a handler that prints new objects. `kinds` reports a kind again only after it was gone,
/// and `stop_kind` has removed its informer then, so no informer gets a second handler.
fn watch(
    factory: &SharedInformerFactory,
    kind: ApiResource,
) -> Result<InformerOf<Dynamic>, Box<dyn std::error::Error>> {
    let name = kind.kind.clone();
    let informer = factory.of_kind::<Dynamic>(kind);
    let handler = Handler::new().on_add(move |object: &Arc<Dynamic>, initial| {
        if !initial {
            println!("+ {name} {}", object.metadata.name.as_deref().unwrap_or_default());
        }
    });
    informer.informer().add_handler(handler)?;
    factory.start()?;
    Ok(informer)
}

fn widgets() -> serde_json::Result<CustomResourceDefinition> {
    let schema = json!({"openAPIV3Schema": {"type": "object", "x-kubernetes-preserve-unknown-fields": true}});
    serde_json::from_value(json!({
        "metadata": {"name": "widgets.example.com"},
        "spec": {
            "group": "example.com",
            "scope": "Namespaced",
            "names": {"plural": "widgets", "singular": "widget", "kind": "Widget"},
            "versions": [{"name": "v1", "served": true, "storage": true, "schema": schema}],
        },
    }))
}
