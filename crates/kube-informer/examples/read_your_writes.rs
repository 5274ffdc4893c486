//! A cache is always behind the server. After a write, `wait_for` waits until the cache has it.
//!
//! ```console
//! $ cargo run --release -p kube-informer --example read_your_writes
//! ```

#![allow(clippy::print_stdout, reason = "an example prints its results")]

use std::time::Duration;

use k8s_openapi::api::core::v1::ConfigMap;
use kube::api::{Api, PostParams};
use kube_informer::factory::SharedInformerFactory;
use kube_sandbox::Sandbox;
use serde_json::json;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let sandbox = Sandbox::start().await?;
    let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
    let maps = factory.core().v1().config_maps();
    factory.start()?;
    factory.wait_for_sync(Duration::from_secs(30)).await?;

    let api: Api<ConfigMap> = Api::default_namespaced(sandbox.client());
    let mut late = 0;
    for number in 0..100 {
        let name = format!("settings-{number}");
        let map = serde_json::from_value(json!({"metadata": {"name": name}}))?;
        let written = api.create(&PostParams::default(), &map).await?;
        if maps.lister().namespace("default").get(&name).is_err() {
            late += 1; // a controller that does not wait would act on stale data
        }
        maps.wait_for(&written).await?;
        maps.lister().namespace("default").get(&name)?;
    }
    println!("100 objects written; the cache was behind for {late} of them, and for none after `wait_for`");
    factory.shutdown().await;
    Ok(())
}
