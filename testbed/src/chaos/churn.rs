//! Continuous writes: ConfigMaps of several namespaces are created, changed, deleted and created again.
//!
//! A seed determines the sequence of writes of each writer. Their timing, and which of them the server accepts during a
//! fault, depend on the machine.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use k8s_openapi::api::core::v1::{ConfigMap, Namespace};
use kube::{
    Api, Client,
    api::{DeleteParams, Patch, PatchParams, PostParams},
};
use rand::{RngExt as _, SeedableRng as _, rngs::StdRng};
use serde_json::{Value, json};
use tokio::{task::JoinSet, time::timeout};

use super::objects::VALUE;

/// The namespaces that are written to.
pub(super) const NAMESPACES: [&str; 4] = ["chaos-a", "chaos-b", "chaos-c", "chaos-d"];

/// Running writers. Dropping this value stops them.
pub(super) struct Churn {
    shared: Arc<Shared>,
    _writers: JoinSet<()>,
}

#[derive(Default)]
struct Shared {
    paused: AtomicBool,
    writes: AtomicU64,
    /// The number in the next value, so that no two writes have the same content.
    counter: AtomicU64,
}

impl Churn {
    /// Creates the namespaces and starts the writers. They are paused.
    pub(super) async fn new(client: &Client, seed: u64) -> kube::Result<Self> {
        let namespaces: Api<Namespace> = Api::all(client.clone());
        for name in NAMESPACES {
            let mut namespace = Namespace::default();
            namespace.metadata.name = Some(name.into());
            namespaces.create(&PostParams::default(), &namespace).await?;
        }
        let shared = Arc::new(Shared::default());
        shared.paused.store(true, Ordering::SeqCst);
        let mut writers = JoinSet::new();
        for writer in 0..WRITERS {
            let random = StdRng::seed_from_u64(seed.wrapping_mul(WRITERS).wrapping_add(writer));
            writers.spawn(write(client.clone(), random, Arc::clone(&shared)));
        }
        Ok(Self {
            shared,
            _writers: writers,
        })
    }

    /// No new write begins after this. Writes in progress may still reach the server.
    pub(super) fn pause(&self) {
        self.shared.paused.store(true, Ordering::SeqCst);
    }

    pub(super) fn resume(&self) {
        self.shared.paused.store(false, Ordering::SeqCst);
    }

    /// The number of writes that the server has answered.
    pub(super) fn writes(&self) -> u64 {
        self.shared.writes.load(Ordering::SeqCst)
    }

    /// Changes one object in every namespace. Informers that do not watch all of them will differ from the server.
    pub(super) async fn mark(&self, client: &Client) -> kube::Result<()> {
        for namespace in NAMESPACES {
            let value = self.shared.next_value();
            let maps = Api::namespaced(client.clone(), namespace);
            put(&maps, "mark", &value).await?;
        }
        Ok(())
    }
}

impl Shared {
    fn next_value(&self) -> String {
        self.counter.fetch_add(1, Ordering::SeqCst).to_string()
    }
}

async fn write(client: Client, mut random: StdRng, shared: Arc<Shared>) {
    loop {
        let namespace = NAMESPACES[random.random_range(0..NAMESPACES.len())];
        let name = format!("map-{}", random.random_range(0..NAMES));
        let dice = random.random_range(0..10);
        while shared.paused.load(Ordering::SeqCst) {
            tokio::time::sleep(MOMENT).await;
        }
        let maps: Api<ConfigMap> = Api::namespaced(client.clone(), namespace);
        let value = shared.next_value();
        let change = async {
            match dice {
                0..=5 => put(&maps, &name, &value).await,
                6..=7 => delete(&maps, &name).await,
                _ => {
                    delete(&maps, &name).await?;
                    create(&maps, &name, &value).await
                }
            }
        };
        // Errors are expected: the server is down, or another writer was faster.
        match timeout(PATIENCE, change).await {
            Ok(Ok(())) => {
                shared.writes.fetch_add(1, Ordering::SeqCst);
                tokio::time::sleep(MOMENT).await;
            }
            _ => tokio::time::sleep(10 * MOMENT).await,
        }
    }
}

/// Changes an object, or creates it.
async fn put(maps: &Api<ConfigMap>, name: &str, value: &str) -> kube::Result<()> {
    let patch = json!({"data": {VALUE: value}});
    match maps
        .patch(name, &PatchParams::default(), &Patch::Merge(patch))
        .await
    {
        Err(kube::Error::Api(status)) if status.code == 404 => create(maps, name, value).await,
        other => other.map(drop),
    }
}

async fn create(maps: &Api<ConfigMap>, name: &str, value: &str) -> kube::Result<()> {
    let map: Value = json!({"metadata": {"name": name}, "data": {VALUE: value}});
    let map = serde_json::from_value(map).expect("a ConfigMap");
    maps.create(&PostParams::default(), &map).await.map(drop)
}

async fn delete(maps: &Api<ConfigMap>, name: &str) -> kube::Result<()> {
    match maps.delete(name, &DeleteParams::default()).await {
        Err(kube::Error::Api(status)) if status.code == 404 => Ok(()),
        other => other.map(drop),
    }
}

const WRITERS: u64 = 4;
/// Per namespace. Few, so that objects often change while an informer is not connected.
const NAMES: u32 = 60;
const MOMENT: Duration = Duration::from_millis(10);
/// How long one write may take. A frozen server does not answer.
const PATIENCE: Duration = Duration::from_secs(2);
