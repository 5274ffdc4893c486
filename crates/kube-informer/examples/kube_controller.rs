//! Feeds kube's own `Controller` from a shared informer, for a migration in small steps.
//!
//! ```console
//! $ cargo run --release -p kube-informer --features kube-runtime --example kube_controller
//! ```

#![allow(clippy::print_stdout, reason = "an example prints its results")]

use std::sync::Arc;
use std::time::Duration;

use futures::StreamExt;
use k8s_openapi::api::core::v1::ConfigMap;
use kube::api::{Api, PostParams};
use kube::runtime::controller::{Action, Controller};
use kube_informer::factory::SharedInformerFactory;
use kube_informer::informer::kube_runtime;
use kube_sandbox::Sandbox;
use serde_json::json;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let sandbox = Sandbox::start().await?;
    let api: Api<ConfigMap> = Api::default_namespaced(sandbox.client());
    for name in ["a", "b", "c"] {
        let map = serde_json::from_value(json!({"metadata": {"name": name}}))?;
        api.create(&PostParams::default(), &map).await?;
    }

    let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
    let maps = factory.core().v1().config_maps();
    let (trigger, store) = kube_runtime::for_controller(maps.informer().subscribe()?);
    factory.start()?;
    factory.wait_for_sync(Duration::from_secs(30)).await?;

    let controller = Controller::for_shared_stream(trigger, store);
    // kube's store holds the objects of the informer, and both functions take an `Arc<ConfigMap>` as they did before.
    let mut reconciled = Box::pin(controller.run(
        |map, context| reconcile(map.object(), context),
        |map, error, context| on_error(map.object(), error, context),
        Arc::new(()),
    ));
    for _ in 0..3 {
        if let Some(Ok((object, _))) = reconciled.next().await {
            println!("reconciled {}", object.name);
        }
    }
    factory.shutdown().await;
    Ok(())
}

async fn reconcile(map: Arc<ConfigMap>, _: Arc<()>) -> Result<Action, std::io::Error> {
    println!("reconciling {:?}", map.metadata.name);
    Ok(Action::await_change())
}

fn on_error(_: Arc<ConfigMap>, _: &std::io::Error, _: Arc<()>) -> Action {
    Action::requeue(Duration::from_secs(1))
}
