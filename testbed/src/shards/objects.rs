//! The objects of the story: they are created, changed, and deleted and created again, until the story ends.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use k8s_openapi::api::core::v1::{ConfigMap, Event};
use kube::Resource;
use kube::api::{Api, DeleteParams, ListParams, ObjectMeta, Patch, PatchParams, PostParams};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;

/// The annotation that the churn writes, and the one that a reconcile copies it to.
pub(super) const ROUND: &str = "testbed/round";
pub(super) const DONE: &str = "testbed/done";

/// A kind whose objects are created, changed and reconciled.
pub(super) trait Kind:
    Resource<DynamicType = (), Scope = k8s_openapi::NamespaceResourceScope>
    + DeserializeOwned
    + Serialize
    + Clone
    + std::fmt::Debug
    + Send
    + Sync
    + 'static
{
    fn new(name: String) -> Self;
}

impl Kind for ConfigMap {
    fn new(name: String) -> Self {
        Self {
            metadata: metadata(name),
            ..Self::default()
        }
    }
}

impl Kind for Event {
    fn new(name: String) -> Self {
        let mut event = Self {
            metadata: metadata(name),
            ..Self::default()
        };
        event.involved_object.namespace = Some("default".to_owned());
        event
    }
}

fn metadata(name: String) -> ObjectMeta {
    ObjectMeta {
        name: Some(name),
        namespace: Some("default".to_owned()),
        labels: Some([("story".to_owned(), "shards".to_owned())].into()),
        ..ObjectMeta::default()
    }
}

fn name(number: usize) -> String {
    format!("object-{number:05}")
}

pub(super) async fn create<K: Kind>(api: &Api<K>, objects: usize) -> anyhow::Result<()> {
    let names: Vec<String> = (0..objects).map(name).collect();
    let post = PostParams::default();
    for some in names.chunks(32) {
        let creating = some.iter().map(|name| {
            let object = K::new(name.clone());
            let post = &post;
            async move { api.create(post, &object).await }
        });
        futures::future::try_join_all(creating).await?;
    }
    Ok(())
}

/// What the churn did.
#[derive(Debug, Default)]
pub(super) struct Churned {
    pub(super) changed: u64,
    pub(super) recreated: u64,
}

/// Changes random objects, up to a hundred a second, until it is stopped. One in sixteen is deleted and created again, which
/// gives the key another uid, and with that another range.
pub(super) async fn churn<K: Kind>(
    api: Api<K>,
    objects: usize,
    stop: Arc<AtomicBool>,
) -> anyhow::Result<Churned> {
    let mut random = StdRng::seed_from_u64(7);
    let mut churned = Churned::default();
    while !stop.load(Ordering::Relaxed) {
        let name = name(random.random_range(0..objects));
        if random.random_range(0..16) == 0 {
            churned.recreated += 1;
            api.delete(&name, &DeleteParams::default()).await?;
            api.create(&PostParams::default(), &K::new(name)).await?;
        } else {
            churned.changed += 1;
            let change = json!({"metadata": {"annotations": {ROUND: churned.changed.to_string()}}});
            api.patch(&name, &PatchParams::default(), &Patch::Merge(change))
                .await?;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    Ok(churned)
}

/// The number of objects whose last change was not reconciled.
pub(super) async fn unfinished<K: Kind>(api: &Api<K>) -> anyhow::Result<usize> {
    let list = api
        .list_metadata(&ListParams::default().labels("story=shards"))
        .await?;
    let open = list.items.iter().filter(|object| {
        let annotation = |name: &str| object.metadata.annotations.as_ref().and_then(|all| all.get(name));
        annotation(DONE).map(String::as_str) != Some(annotation(ROUND).map_or("0", String::as_str))
    });
    Ok(open.count())
}
