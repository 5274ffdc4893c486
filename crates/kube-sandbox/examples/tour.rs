//! A tour of the sandbox: objects, a watch, a custom resource, and three things that go wrong on purpose.
//!
//!     cargo run -p kube-sandbox --example tour
#![expect(clippy::print_stdout, reason = "an example tells what it does")]

use anyhow::Context as _;
use futures::{StreamExt, TryStreamExt};
use k8s_openapi::api::core::v1::ConfigMap;
use k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinition;
use kube::api::{Api, DynamicObject, ListParams, Patch, PatchParams, PostParams, WatchEvent, WatchParams};
use kube::discovery::ApiResource;
use kube_sandbox::{After, Fault, Rule, Sandbox, Verb};
use serde_json::json;

#[tokio::main(flavor = "current_thread")]
async fn main() -> anyhow::Result<()> {
    let sandbox = Sandbox::start().await?;
    println!(
        "a Kubernetes API server runs in this process, and at {}",
        sandbox.url()
    );

    let maps: Api<ConfigMap> = Api::default_namespaced(sandbox.client());
    let version = sandbox.resource_version().to_string();
    let mut events = maps.watch(&WatchParams::default(), &version).await?.boxed();
    maps.create(&PostParams::default(), &config_map("settings"))
        .await?;
    let patch = Patch::Merge(json!({"data": {"colour": "green"}}));
    maps.patch("settings", &PatchParams::default(), &patch).await?;
    maps.delete("settings", &Default::default()).await?;
    for _ in 0..3 {
        println!(
            "  the watch says: {}",
            told(&events.try_next().await?.context("the watch is open")?)
        );
    }

    let crds: Api<CustomResourceDefinition> = Api::all(sandbox.client());
    crds.create(&PostParams::default(), &serde_json::from_value(widget_crd())?)
        .await?;
    let kind = ApiResource {
        group: "example.com".into(),
        version: "v1".into(),
        api_version: "example.com/v1".into(),
        kind: "Widget".into(),
        plural: "widgets".into(),
    };
    let widgets: Api<DynamicObject> = Api::default_namespaced_with(sandbox.client(), &kind);
    let widget = DynamicObject::new("first", &kind).data(json!({"spec": {"size": 3}}));
    widgets.create(&PostParams::default(), &widget).await?;
    println!(
        "a custom resource is served as soon as its definition is there: {} widget",
        widgets.list(&ListParams::default()).await?.items.len()
    );

    let busy = sandbox.fault(
        Rule::new(Fault::Status(503))
            .verb(Verb::List)
            .resource("configmaps")
            .nth(1),
    );
    if let Err(kube::Error::Api(status)) = maps.list(&ListParams::default()).await {
        println!("the first list goes wrong: {} {}", status.code, status.message);
    }
    maps.list(&ListParams::default()).await?;
    println!("the second does not ({} request was struck)", busy.hits());

    let cut = sandbox.fault(
        Rule::new(Fault::Cut {
            after: After::Events(1),
        })
        .verb(Verb::Watch),
    );
    let mut broken = maps
        .watch(&WatchParams::default(), &sandbox.resource_version().to_string())
        .await?
        .boxed();
    for name in ["a", "b"] {
        maps.create(&PostParams::default(), &config_map(name)).await?;
    }
    println!(
        "a watch that is cut after one event: {}",
        told(&broken.try_next().await?.context("one event")?)
    );
    println!(
        "  and then: {}",
        broken.try_next().await.expect_err("the connection broke")
    );
    cut.remove();

    sandbox.compact(sandbox.resource_version());
    let mut late = maps.watch(&WatchParams::default(), "2").await?.boxed();
    println!(
        "a watch from a version that is compacted: {}",
        told(&late.try_next().await?.context("one event")?)
    );
    println!("the server was asked {} times", sandbox.requests().len());
    Ok(())
}

fn told(event: &WatchEvent<ConfigMap>) -> String {
    let name = |map: &ConfigMap| map.metadata.name.clone().unwrap_or_default();
    match event {
        WatchEvent::Added(map) => format!("{} was added", name(map)),
        WatchEvent::Modified(map) => format!("{} was modified: {:?}", name(map), map.data),
        WatchEvent::Deleted(map) => format!("{} was deleted", name(map)),
        WatchEvent::Bookmark(mark) => format!("everything up to {} was told", mark.metadata.resource_version),
        WatchEvent::Error(error) => format!("error {}: {}", error.code, error.message),
    }
}

fn config_map(name: &str) -> ConfigMap {
    let mut map = ConfigMap::default();
    map.metadata.name = Some(name.to_owned());
    map
}

fn widget_crd() -> serde_json::Value {
    json!({
        "metadata": {"name": "widgets.example.com"},
        "spec": {
            "group": "example.com", "scope": "Namespaced",
            "names": {"plural": "widgets", "kind": "Widget"},
            "versions": [{
                "name": "v1", "served": true, "storage": true,
                "schema": {"openAPIV3Schema": {"type": "object", "x-kubernetes-preserve-unknown-fields": true}},
            }],
        },
    })
}
