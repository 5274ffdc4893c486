//! The reflector of kube-informer over both servers: it fetches a collection, follows it, and recovers from restarts
//! and expired versions.
//!
//! With `--features real` every case runs over the real server too.

use std::collections::BTreeMap;
use std::time::Duration;

use k8s_openapi::api::core::v1::{ConfigMap, Namespace};
use kube::api::{Api, DeleteParams, Patch, PatchParams, PostParams};
use kube_informer::object::{ObjectKey, ResourceVersion};
use kube_informer::protocol::Received;
use kube_informer::protocol::{EventType, Failure};
use kube_informer::reflector::{Config, Health, InitialSync, Reflector, Sink};
use kube_informer::source::KubeSource;
use serde_json::json;
use testbed::{Deadline, Server};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// The state of the collection as the reflector reports it: the value `data.v` by name.
#[derive(Debug, Clone, Default)]
struct Mirror {
    values: BTreeMap<String, String>,
    staged: BTreeMap<String, String>,
    version: Option<ResourceVersion>,
    well: bool,
    commits: usize,
}

struct MirrorSink(watch::Sender<Mirror>);

fn value(object: &Received<ConfigMap>) -> (String, String) {
    let data = object
        .object
        .get()
        .and_then(|map| map.data.as_ref())
        .and_then(|d| d.get("v"));
    (object.key.name().to_owned(), data.cloned().unwrap_or_default())
}

fn change(values: &mut BTreeMap<String, String>, change: EventType, (name, value): (String, String)) {
    match change {
        EventType::Deleted => values.remove(&name),
        _ => values.insert(name, value),
    };
}

impl Sink<ConfigMap> for MirrorSink {
    async fn stage(&mut self, what: EventType, object: Received<ConfigMap>) {
        self.0
            .send_modify(|mirror| change(&mut mirror.staged, what, value(&object)));
    }

    async fn commit(&mut self, version: ResourceVersion) {
        self.0.send_modify(|mirror| {
            mirror.values = std::mem::take(&mut mirror.staged);
            mirror.version = Some(version);
            mirror.commits += 1;
        });
    }

    async fn discard(&mut self) {
        self.0.send_modify(|mirror| mirror.staged.clear());
    }

    async fn apply(&mut self, what: EventType, object: Received<ConfigMap>) {
        self.0.send_modify(|mirror| {
            change(&mut mirror.values, what, value(&object));
            mirror.version = object.version.clone();
        });
    }

    async fn flush(&mut self) {}

    async fn advance(&mut self, version: ResourceVersion) {
        self.0.send_modify(|mirror| mirror.version = Some(version));
    }

    fn report(&mut self, _: Failure) {}

    fn skipped(&mut self, what: String) {
        panic!("something that is no ConfigMap: {what}");
    }

    fn health(&mut self, health: Health) {
        self.0
            .send_modify(|mirror| mirror.well = health == Health::Synced);
    }
}

/// A server with a namespace for the case, and a reflector of its ConfigMaps.
struct World {
    server: Server,
    maps: Api<ConfigMap>,
    mirror: watch::Receiver<Mirror>,
    stop: CancellationToken,
    running: JoinHandle<()>,
}

impl World {
    async fn new(server: Server, initial: InitialSync, existing: usize) -> Self {
        const NAMESPACE: &str = "mirrored";
        let namespaces: Api<Namespace> = Api::all(server.client());
        let mut namespace = Namespace::default();
        namespace.metadata.name = Some(NAMESPACE.to_owned());
        namespaces
            .create(&PostParams::default(), &namespace)
            .await
            .expect("a namespace");
        let maps: Api<ConfigMap> = Api::namespaced(server.client(), NAMESPACE);
        for i in 0..existing {
            put(&maps, &format!("early-{i}"), "0").await;
        }
        let (sender, mirror) = watch::channel(Mirror::default());
        let stop = CancellationToken::new();
        let source = KubeSource::<ConfigMap>::namespaced(server.client(), NAMESPACE);
        let mut reflector = Reflector::new(
            source,
            Config {
                initial,
                page_size: 2,
                ..Config::default()
            },
        );
        let stopping = stop.clone();
        let running = tokio::spawn(async move { reflector.run(&mut MirrorSink(sender), stopping).await });
        Self {
            server,
            maps,
            mirror,
            stop,
            running,
        }
    }

    /// Waits until the mirror is in sync and has these values.
    async fn shows(&mut self, expected: &[(&str, &str)]) {
        let expected: BTreeMap<String, String> = expected
            .iter()
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
            .collect();
        let seen = self
            .mirror
            .wait_for(|mirror| mirror.well && mirror.values == expected);
        let seen = tokio::time::timeout(Duration::from_secs(90), seen)
            .await
            .map(|seen| seen.is_ok());
        let now = self.mirror.borrow().clone();
        assert_eq!(seen.ok(), Some(true), "wanted {expected:?}, but there is {now:?}");
    }

    async fn end(self) {
        self.stop.cancel();
        self.running.await.expect("it stops");
        self.server.shutdown().await.expect("the server ends");
    }
}

async fn put(maps: &Api<ConfigMap>, name: &str, value: &str) {
    let patch =
        json!({"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": name}, "data": {"v": value}});
    let params = PatchParams::apply("reflector-suite").force();
    maps.patch(name, &params, &Patch::Apply(patch))
        .await
        .expect("applied");
}

async fn it_fetches_existing_objects_and_follows_changes(server: Server, initial: InitialSync) {
    let mut world = World::new(server, initial, 3).await;
    world
        .shows(&[("early-0", "0"), ("early-1", "0"), ("early-2", "0")])
        .await;
    put(&world.maps, "late", "1").await;
    put(&world.maps, "early-0", "2").await;
    world
        .maps
        .delete("early-1", &DeleteParams::default())
        .await
        .expect("deleted");
    world
        .shows(&[("early-0", "2"), ("early-2", "0"), ("late", "1")])
        .await;
    assert_eq!(world.mirror.borrow().commits, 1, "one list is enough");
    world.end().await;
}

async fn it_recovers_from_a_restart(server: Server, initial: InitialSync) {
    let mut world = World::new(server, initial, 1).await;
    world.shows(&[("early-0", "0")]).await;
    world.server.restart().await.expect("restarted");
    put(&world.maps, "late", "1").await;
    world.shows(&[("early-0", "0"), ("late", "1")]).await;
    world.end().await;
}

async fn it_recovers_from_a_compaction(server: Server, initial: InitialSync) {
    let mut world = World::new(server, initial, 2).await;
    world.shows(&[("early-0", "0"), ("early-1", "0")]).await;
    world
        .maps
        .delete("early-1", &DeleteParams::default())
        .await
        .expect("deleted");
    world.server.compact().await.expect("compacted");
    put(&world.maps, "late", "1").await;
    world.shows(&[("early-0", "0"), ("late", "1")]).await;
    world.end().await;
}

async fn an_empty_collection_is_in_sync_too(server: Server, initial: InitialSync) {
    let mut world = World::new(server, initial, 0).await;
    world.shows(&[]).await;
    let key = ObjectKey::namespaced("mirrored", "first");
    put(&world.maps, key.name(), "1").await;
    world.shows(&[("first", "1")]).await;
    world.end().await;
}

/// Every case over one server, with a list and with a streaming start.
macro_rules! over {
    ($server:ident: $($case:ident),* $(,)?) => {
        mod $server {
            use super::*;
            $(
                mod $case {
                    use super::*;

                    #[tokio::test(flavor = "multi_thread")]
                    async fn listing() {
                        let _deadline = Deadline::of_this_test();
                        super::super::$case(Server::$server().await.expect("a server"), InitialSync::List).await;
                    }

                    #[tokio::test(flavor = "multi_thread")]
                    async fn streaming() {
                        let _deadline = Deadline::of_this_test();
                        super::super::$case(Server::$server().await.expect("a server"), InitialSync::Stream).await;
                    }
                }
            )*
        }
    };
}

over!(sandbox: it_fetches_existing_objects_and_follows_changes, it_recovers_from_a_restart, it_recovers_from_a_compaction,
    an_empty_collection_is_in_sync_too);

#[cfg(feature = "real")]
over!(real: it_fetches_existing_objects_and_follows_changes, it_recovers_from_a_restart, it_recovers_from_a_compaction,
    an_empty_collection_is_in_sync_too);
