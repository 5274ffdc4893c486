//! Sharded informers: only owned ranges are fetched, gained ones arrive as adds, and lost ones leave as moved.

use std::collections::BTreeSet;
use std::sync::Arc;

use k8s_openapi::api::core::v1::ConfigMap;
use kube::api::{DeleteParams, Patch, PatchParams};
use kube_informer::factory::SharedInformerFactory;
use kube_informer::informer::{Handler, SharedInformer};
use kube_informer::object::ObjectKey;
use kube_informer::protocol::{EventType, Received, ShardKey, shard_hash};
use kube_informer::reflector::InitialSync;
use kube_informer::source::{Page, ScriptedSource, Watch};
use kube_sandbox::Sandbox;
use parking_lot::Mutex;
use serde_json::json;
use tokio::time::{sleep, timeout};

use super::kit::{SECOND, World, create};

/// What a handler received, one word per event.
#[derive(Clone, Default)]
struct Seen(Arc<Mutex<Vec<String>>>);

impl Seen {
    fn handler(&self) -> Handler<ConfigMap> {
        let (added, deleted) = (self.clone(), self.clone());
        let name = |map: &ConfigMap| map.metadata.name.clone().unwrap_or_default();
        Handler::new()
            .on_add(move |map: &Arc<ConfigMap>, _| added.0.lock().push(format!("+{}", name(map))))
            .on_delete(move |gone| {
                let how = if gone.moved { "moved" } else { "deleted" };
                deleted.0.lock().push(format!("{how} {}", gone.key.name()));
            })
    }

    fn take(&self) -> Vec<String> {
        let mut seen = std::mem::take(&mut *self.0.lock());
        seen.sort();
        seen
    }
}

pub(crate) fn names(informer: &SharedInformer<ConfigMap>) -> BTreeSet<String> {
    informer.keys().iter().map(|key| key.name().to_owned()).collect()
}

pub(crate) fn all() -> BTreeSet<String> {
    (0..40).map(|number| format!("map-{number:02}")).collect()
}

pub(crate) fn sharded(world: &World, name: &str) -> SharedInformer<ConfigMap> {
    let replica = &world.replicas[name];
    let builder = SharedInformer::<ConfigMap>::builder(replica.client.clone());
    let informer = builder.sharded(&replica.shards).build().expect("valid options");
    informer.start().expect("it starts");
    informer
}

pub(crate) async fn until(what: &str, mut reached: impl FnMut() -> bool) {
    let reached = async {
        while !reached() {
            sleep(SECOND / 20).await;
        }
    };
    timeout(SECOND * 60, reached)
        .await
        .unwrap_or_else(|_| panic!("within a minute: {what}"));
}

pub(crate) async fn sandbox(sharding: bool) -> Sandbox {
    let builder = Sandbox::builder();
    let builder = if sharding {
        builder.sharded_list_and_watch()
    } else {
        builder
    };
    builder.start().await.expect("a sandbox")
}

/// Two replicas have disjoint halves, which follow changes, move when a third joins, and come back when it ends.
async fn halves(sharding: bool) {
    let mut world = World::over(sandbox(sharding).await);
    world.create_maps(all()).await;
    world.start("a");
    world.start("b");
    world.until(SECOND * 10, &[("a", 64), ("b", 64)]).await;
    let (a, b) = (sharded(&world, "a"), sharded(&world, "b"));
    let seen = Seen::default();
    a.add_handler(seen.handler()).expect("it runs");
    for informer in [&a, &b] {
        informer.wait_for_sync(SECOND * 10).await.expect("synced");
    }
    assert!(names(&a).is_disjoint(&names(&b)) && !names(&a).is_empty() && !names(&b).is_empty());
    assert_eq!(&names(&a) | &names(&b), all());
    until("the handler has its half", || seen.0.lock().len() == a.len()).await;
    seen.take();

    // Changes reach their owner alone.
    let created = create(&world.maps(), "later").await;
    let hash = shard_hash(created.metadata.uid.as_deref().expect("a uid"));
    let (owner, other) = if world.replicas["a"].shards.owns(hash) {
        (&a, &b)
    } else {
        (&b, &a)
    };
    let key = ObjectKey::namespaced("default", "later");
    until("the owner has it", || owner.get(&key).is_some()).await;
    let change = Patch::Merge(json!({"data": {"x": "y"}}));
    world
        .maps()
        .patch("later", &PatchParams::default(), &change)
        .await
        .expect("changed");
    until("the owner has the change", || {
        owner.get(&key).is_some_and(|map| map.data.is_some())
    })
    .await;
    assert_eq!(other.get(&key), None);
    world
        .maps()
        .delete("later", &DeleteParams::default())
        .await
        .expect("deleted");
    until("the owner has the deletion", || owner.get(&key).is_none()).await;
    seen.take();

    // A third replica joins.
    let before = names(&a);
    world.start("c");
    world.until_shared(SECOND * 20, &["a", "b", "c"]).await;
    let c = sharded(&world, "c");
    c.wait_for_sync(SECOND * 10).await.expect("synced");
    until("three parts", || a.len() + b.len() + c.len() == 40).await;
    assert_eq!(&(&names(&a) | &names(&b)) | &names(&c), all());
    let moved: Vec<String> = before
        .difference(&names(&a))
        .map(|name| format!("moved {name}"))
        .collect();
    assert!(!moved.is_empty());
    until("the handler knows of the moves", || {
        seen.0.lock().len() >= moved.len()
    })
    .await;
    assert_eq!(seen.take(), moved, "nothing else happened");

    // It ends, and its objects come back as adds.
    let before = names(&a);
    world.replicas.remove("c").expect("it runs").shutdown.cancel();
    world.until(SECOND * 10, &[("a", 64), ("b", 64)]).await;
    until("two halves", || a.len() + b.len() == 40).await;
    let gained: Vec<String> = names(&a)
        .difference(&before)
        .map(|name| format!("+{name}"))
        .collect();
    until("the handler knows of the gains", || {
        seen.0.lock().len() >= gained.len()
    })
    .await;
    assert_eq!(seen.take(), gained);
    assert!(
        a.status()
            .partitions
            .iter()
            .all(|partition| partition.scope.contains("ranges"))
    );
    for informer in [a, b, c] {
        informer.shutdown().await;
    }
}

#[tokio::test(start_paused = true)]
async fn replicas_have_disjoint_parts_by_the_servers_selector() {
    halves(true).await;
}

#[tokio::test(start_paused = true)]
async fn replicas_have_disjoint_parts_by_filtering_while_decoding() {
    halves(false).await;
}

#[tokio::test(start_paused = true)]
async fn the_server_is_probed_once_and_asked_for_owned_ranges_only_if_it_filters() {
    for sharding in [true, false] {
        let mut world = World::over(sandbox(sharding).await);
        world.create_maps(all()).await;
        let shards = world.start("a");
        world.start("b");
        world.until(SECOND * 10, &[("a", 64), ("b", 64)]).await;
        let factory = SharedInformerFactory::builder(world.sandbox.client())
            .build()
            .expect("valid options");
        let maps = factory.sharded::<ConfigMap>(&shards);
        let services = factory.sharded::<k8s_openapi::api::core::v1::Service>(&shards);
        assert_eq!(maps.informer().shard_key(), Some(ShardKey::Uid));
        world.sandbox.clear_requests();
        factory.start().expect("a runtime");
        factory.wait_for_sync(SECOND * 10).await.expect("synced");
        assert!(maps.informer().len() < 40 && services.informer().len() <= 1);
        let requests = world.sandbox.requests();
        let has = |query: &[(String, String)], name: &str, value: &str| {
            query.iter().any(|(n, v)| n == name && v.contains(value))
        };
        let asked: Vec<_> = requests
            .iter()
            .map(|request| &request.query)
            .filter(|query| has(query, "shardSelector", "shardRange"))
            .collect();
        let probes: Vec<_> = asked
            .iter()
            .filter(|query| has(query, "limit", "1") && !has(query, "limit", "500"))
            .collect();
        assert_eq!(probes.len(), 1, "{asked:?}");
        // A server ignores the limit at version 0, and would answer with everything.
        assert!(!has(probes[0], "resourceVersion", "0"), "{probes:?}");
        assert_eq!(asked.len() > 1, sharding, "{asked:?}");
        factory.shutdown().await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_sharded_informer_waits_for_its_first_ranges_and_an_empty_share_is_synced() {
    let mut world = World::new().await;
    world.create_maps(all()).await;
    for name in ["a", "b"] {
        world.start_with(name, |config| config.ranges = 1);
    }
    world.replicas["a"].cut.set(true);
    world.replicas["b"].cut.set(true);
    let (a, b) = (sharded(&world, "a"), sharded(&world, "b"));
    let late = a.wait_for_sync(SECOND * 5).await.expect_err("it has no ranges");
    assert!(late.to_string().contains("its ranges"), "{late}");
    world.replicas["a"].cut.set(false);
    a.wait_for_sync(SECOND * 20).await.expect("synced");
    world.replicas["b"].cut.set(false);
    b.wait_for_sync(SECOND * 20).await.expect("synced");
    assert_eq!((a.len(), b.len()), (40, 0));
}

#[tokio::test(start_paused = true)]
async fn objects_are_checked_again_whatever_the_source_sends() {
    let mut world = World::new().await;
    let shards = world.start_with("a", |config| config.ranges = 2);
    world.start_with("b", |config| config.ranges = 2);
    world.until(SECOND * 10, &[("a", 1), ("b", 1)]).await;
    let uid = |mine: bool| {
        let mut uids = (0..).map(|number| format!("uid-{number}"));
        uids.find(|uid| shards.owns(shard_hash(uid)) == mine)
            .expect("one of both")
    };
    let (mine, theirs) = (uid(true), uid(false));
    let object = |name: &str, version: u64, uid: &str| {
        Received::new(ObjectKey::cluster(name), version, format!("{name}@{version}")).uid(uid)
    };
    let source = ScriptedSource::new();
    source.on_list(
        Page::new(9)
            .item(object("a", 5, &mine))
            .item(object("b", 6, &theirs))
            .item(object("c", 7, &mine)),
    );
    let watch = Watch::new();
    let watch = watch
        .change(EventType::Added, object("d", 10, &theirs))
        .change(EventType::Added, object("e", 11, &mine))
        .change(EventType::Modified, object("b", 12, &theirs));
    // Under a name of ours an object of another replica is created.
    let watch = watch
        .change(EventType::Deleted, object("c", 13, &mine))
        .change(EventType::Added, object("c", 14, &theirs));
    source.on_watch(watch);
    let informer = SharedInformer::over(source)
        .initial(InitialSync::List)
        .sharded(&shards)
        .build()
        .expect("valid");
    informer.start().expect("it starts");
    informer.wait_for_sync(SECOND * 10).await.expect("synced");
    informer
        .wait_for(&14.into())
        .await
        .expect("versions of other shards count");
    let mut objects: Vec<String> = informer.list().iter().map(|object| object.to_string()).collect();
    objects.sort();
    assert_eq!(objects, ["a@5", "e@11"]);
}

#[tokio::test(start_paused = true)]
async fn with_namespaces_a_range_has_a_partition_in_each() {
    let mut world = World::new().await;
    world.create_maps(all()).await;
    let shards = world.start("a");
    world.until(SECOND * 5, &[("a", 128)]).await;
    let builder = SharedInformer::<ConfigMap>::builder(world.sandbox.client());
    let informer = builder
        .sharded(&shards)
        .namespaces(["default", "kube-system"])
        .build()
        .expect("valid");
    informer.start().expect("it starts");
    informer.wait_for_sync(SECOND * 10).await.expect("synced");
    assert_eq!((informer.len(), informer.status().partitions.len()), (40, 2));
}

#[tokio::test(start_paused = true)]
async fn the_number_of_watches_stays_small_however_often_ranges_move() {
    watches(true, 5).await;
}

#[tokio::test(start_paused = true)]
async fn there_is_one_watch_if_the_server_does_not_filter() {
    watches(false, 1).await;
}

async fn watches(sharding: bool, most: usize) {
    let mut world = World::over(sandbox(sharding).await);
    world.create_maps(all()).await;
    world.start("a");
    world.until(SECOND * 5, &[("a", 128)]).await;
    let a = sharded(&world, "a");
    a.wait_for_sync(SECOND * 10).await.expect("synced");
    for round in 0..8 {
        let name = format!("b{round}");
        world.start(&name);
        world.until(SECOND * 10, &[("a", 64), (&name, 64)]).await;
        world.replicas.remove(&name).expect("it runs").shutdown.cancel();
        world.until(SECOND * 10, &[("a", 128)]).await;
        until("all objects", || a.len() == 40).await;
        let partitions = a.status().partitions.len();
        assert!(partitions <= most, "{partitions} partitions in round {round}");
    }
    create(&world.maps(), "later").await;
    until("it is still watched", || a.len() == 41).await;
}
