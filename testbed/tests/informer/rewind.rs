//! A server that is restored from a backup: its versions go back, and it gives them again to other writes.

use futures::{StreamExt as _, stream};
use k8s_openapi::api::core::v1::ConfigMap;
use kube::api::{Api, DeleteParams, ListParams};
use kube_informer::informer::{SharedInformer, State};
use kube_informer::reflector::Config;
use serde_json::json;

use crate::harness::{Case, case};
use crate::ledger::Ledger;
use crate::map::CachedMap;
use crate::world::{Values, World, cached, eventually, named_value, put_labelled, reaches, started};

pub(crate) fn cases() -> Vec<Case> {
    vec![
        case!(b65_b66_a_server_restored_from_a_backup_is_followed)
            .both_ways()
            .alone(),
    ]
}

async fn b65_b66_a_server_restored_from_a_backup_is_followed(world: World) {
    let scene = Scene::new(&world).await;
    scene.write(0..400, |n| Some((n, format!("before-{n}")))).await;
    let informers = [scene.over_all(), scene.over_several()];
    let mut followers = Vec::new();
    for informer in informers {
        let ledger = Ledger::new();
        informer.add_handler(ledger.handler()).unwrap();
        started(&informer).await;
        followers.push((informer, ledger));
    }
    let then = scene.fresh().await;
    for (_, ledger) in &followers {
        ledger.adds_up_to(&then).await;
    }

    let backup = world.server.backup().await.unwrap();
    // Changes, deletions (every tenth write), and objects that the backup does not have (400 to 599).
    scene
        .write(0..1_500, |i| match i % 10 {
            9 => None,
            _ => Some((i * 7 % 600, format!("after-{i}"))),
        })
        .await;
    let lost = scene.fresh().await;
    for (_, ledger) in &followers {
        ledger.adds_up_to(&lost).await;
        ledger.clear_lines();
        ledger.versions_may_go_back();
    }
    world.server.restore(&backup).await.unwrap();

    assert_eq!(scene.fresh().await, then, "the server has the old data");
    for (informer, ledger) in &followers {
        ledger.adds_up_to(&then).await;
        assert_eq!(cached(informer), then);
        let lines = ledger.lines();
        for name in lost.keys().filter(|name| !then.contains_key(*name)) {
            let unknown = format!("-? {name}=");
            let count = lines.iter().filter(|line| line.starts_with(&unknown)).count();
            assert_eq!(count, 1, "{name} vanished, and its final state is unknown");
        }
        reaches(informer, "in sync again", |state| *state == State::Synced).await;
        assert!(informer.status().rewinds > 0, "the rewind is counted");
    }

    // Later changes arrive, although their versions are lower than those that the informers had seen.
    scene.write(0..30, |n| Some((n * 21, format!("later-{n}")))).await;
    scene.delete(5).await;
    let later = scene.fresh().await;
    assert_ne!(later, then);
    for (informer, ledger) in &followers {
        ledger.adds_up_to(&later).await;
        eventually("the store is the same", async || cached(informer) == later).await;
        informer.shutdown().await;
    }
}

/// ConfigMaps in three namespaces with a label of this case. The number in a name determines the namespace.
struct Scene<'a> {
    world: &'a World,
    namespaces: [String; 3],
}

impl<'a> Scene<'a> {
    async fn new(world: &'a World) -> Self {
        let another = || world.another_namespace();
        let namespaces = [world.ns.clone(), another().await, another().await];
        Self { world, namespaces }
    }

    fn selector(&self) -> String {
        format!("case={}", self.world.ns)
    }

    fn config(&self) -> Config {
        Config {
            page_size: 100,
            ..self.world.config()
        }
    }

    fn over_all(&self) -> SharedInformer<CachedMap> {
        let builder = SharedInformer::builder(self.world.admin.clone());
        let builder = builder.labels(self.selector()).reflector(self.config());
        builder.build().unwrap()
    }

    fn over_several(&self) -> SharedInformer<CachedMap> {
        let builder = SharedInformer::builder(self.world.admin.clone());
        let builder = builder.labels(self.selector()).reflector(self.config());
        let namespaces = self.namespaces.iter().map(String::as_str);
        builder.namespaces(namespaces).build().unwrap()
    }

    /// The server's objects by a consistent read.
    async fn fresh(&self) -> Values {
        let maps: Api<ConfigMap> = Api::all(self.world.admin.clone());
        let list = maps.list(&ListParams::default().labels(&self.selector())).await;
        list.expect("a list").iter().map(named_value).collect()
    }

    fn maps(&self, n: usize) -> Api<ConfigMap> {
        self.world.maps_in(&self.namespaces[n % 3])
    }

    /// Eight writes at a time. `what` gives the number and value of an object, or none for a deletion.
    async fn write(&self, numbers: std::ops::Range<usize>, what: impl Fn(usize) -> Option<(usize, String)>) {
        let writes = numbers.map(|i| {
            let change = what(i);
            async move {
                match change {
                    Some((n, value)) => self.put(n, &value).await,
                    None => self.delete(i * 7 % 600).await,
                }
            }
        });
        stream::iter(writes).buffer_unordered(8).collect::<()>().await;
    }

    async fn put(&self, n: usize, value: &str) {
        let labels = json!({"case": self.world.ns});
        put_labelled(&self.maps(n), &name(n), value, labels).await;
    }

    /// Deletes the object if it is there.
    async fn delete(&self, n: usize) {
        let deleted = self.maps(n).delete(&name(n), &DeleteParams::default()).await;
        match deleted {
            Err(kube::Error::Api(status)) if status.code == 404 => {}
            other => drop(other.expect("deleted")),
        }
    }
}

fn name(n: usize) -> String {
    format!("map-{n:03}")
}
