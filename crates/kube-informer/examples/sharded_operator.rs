//! Three replicas of an operator share the config maps of a cluster: each caches and reconciles its own ranges.
//!
//! `cargo run -p kube-informer --example sharded_operator` needs no cluster: the sandbox is the API server, and the replicas are tasks.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use k8s_openapi::api::core::v1::ConfigMap;
use kube::api::{Api, Patch, PatchParams};
use kube_informer::controller::{Action, Controller};
use kube_informer::factory::SharedInformerFactory;
use kube_informer::shard::{Config, Shards};
use parking_lot::Mutex;
use serde_json::json;
use tokio_util::sync::CancellationToken;

/// Which replica reconciled each object last.
type Journal = Arc<Mutex<BTreeMap<String, String>>>;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let sandbox = kube_sandbox::Sandbox::builder()
        .sharded_list_and_watch()
        .start()
        .await?;
    sandbox.load("configmaps", 300)?;
    let objects = 300;
    let journal = Journal::default();
    let mut replicas = Vec::new();
    for name in ["operator-a", "operator-b", "operator-c"] {
        let shutdown = CancellationToken::new();
        let running = tokio::spawn(replica(
            sandbox.client(),
            name,
            Arc::clone(&journal),
            shutdown.clone(),
        ));
        replicas.push((name, shutdown, running));
    }
    until(&journal, |owners| {
        owners.len() == 3 && owners.values().sum::<usize>() >= objects
    })
    .await?;
    show("three replicas", &journal);

    let (name, shutdown, running) = replicas.remove(0);
    shutdown.cancel();
    running.await?.map_err(|error| error.to_string())?;
    until(&journal, |owners| !owners.contains_key(name)).await?;
    show("one has ended", &journal);
    for (_, shutdown, running) in replicas {
        shutdown.cancel();
        running.await?.map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// One replica: in a cluster this is the whole program, and the name is the pod's.
async fn replica(
    client: kube::Client,
    name: &'static str,
    journal: Journal,
    shutdown: CancellationToken,
) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
    let mut config = Config::new("default", "sharded-operator", name);
    // Short times, because this is an example. The defaults are client-go's.
    config.lease_duration = Duration::from_secs(3);
    config.renew_deadline = Duration::from_secs(2);
    config.retry_period = Duration::from_millis(300);
    config.margin = Duration::from_millis(500);
    let shards = Shards::new(client.clone(), config)?;
    let factory = SharedInformerFactory::builder(client.clone()).build()?;
    let maps = factory.sharded::<ConfigMap>(&shards);
    factory.start()?;
    let controller = Controller::new(maps.informer()).sharded(&shards).workers(4);
    let controller = controller.reconcile(move |key, context| {
        let api: Api<ConfigMap> = Api::namespaced(context.client(&client), key.namespace().unwrap_or_default());
        let journal = Arc::clone(&journal);
        async move {
            if context.get(&key).is_some() {
                let term = context.term().map(|term| term.number());
                let patch = json!({"metadata": {"annotations": {"example/owner": name, "example/term": term.map(|t| t.to_string())}}});
                api.patch(key.name(), &PatchParams::default(), &Patch::Merge(patch)).await?;
                journal.lock().insert(key.to_string(), name.to_owned());
            }
            Ok::<_, kube::Error>(Action::done())
        }
    });
    let (sharing, controlling) = tokio::join!(shards.run(shutdown.clone()), controller.run(shutdown));
    sharing?;
    controlling?;
    factory.shutdown().await;
    Ok(())
}

fn owners(journal: &Journal) -> BTreeMap<String, usize> {
    let mut owners = BTreeMap::new();
    for owner in journal.lock().values() {
        *owners.entry(owner.clone()).or_default() += 1;
    }
    owners
}

async fn until(journal: &Journal, reached: impl Fn(&BTreeMap<String, usize>) -> bool) -> Result<(), String> {
    for _ in 0..600 {
        if reached(&owners(journal)) {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Err(format!("it took too long: {:?}", owners(journal)))
}

#[expect(clippy::print_stdout, reason = "it is an example")]
fn show(when: &str, journal: &Journal) {
    println!("{when}: {:?}", owners(journal));
}
