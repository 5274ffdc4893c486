//! A server that went back and passed our version before the informer reconnected, on the sandbox, in virtual time:
//! B65, B66, B72.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use k8s_openapi::api::core::v1::{ConfigMap, Secret};
use kube::api::{Api, DeleteParams, ListParams, Patch, PatchParams, PostParams};
use kube_informer::factory::{InformerOf, Scope, SharedInformerFactory};
use kube_informer::informer::{Builder, Handler, SharedInformer, State, Trouble};
use kube_informer::object::ObjectKey;
use kube_sandbox::{Fault, RequestRecord, Rule, Sandbox, Snapshot, Verb};
use parking_lot::Mutex;
use serde_json::json;

use super::kit::settle;

/// Long enough for every retry and the recovery.
const A_WHILE: Duration = Duration::from_secs(60);
/// The size of a collection that is compared as a whole.
const FEW: usize = 3;
/// The size of a collection of which one object is the sample.
const MANY: usize = 40;

/// Maps each name to its data.
type View = BTreeMap<String, String>;

struct World {
    sandbox: Sandbox,
    maps: Api<ConfigMap>,
    informer: SharedInformer<ConfigMap>,
    /// The collection as a handler has received it.
    view: Arc<Mutex<View>>,
    failures: Arc<Mutex<Vec<String>>>,
}

fn name(map: &ConfigMap) -> String {
    map.metadata.name.clone().expect("a name")
}

fn data(map: &ConfigMap) -> String {
    format!("{} {:?}", map.metadata.uid.as_deref().expect("a uid"), map.data)
}

/// A handler that keeps its own copy of the collection.
fn copying(view: &Arc<Mutex<View>>) -> Handler<ConfigMap> {
    let [add, update, delete] = [(); 3].map(|()| Arc::clone(view));
    Handler::new()
        .on_add(move |new: &Arc<ConfigMap>, _| {
            let before = add.lock().insert(name(new), data(new));
            assert_eq!(before, None, "I3");
        })
        .on_update(move |old, new| {
            let before = update.lock().insert(name(new), data(new));
            assert_eq!(before, Some(data(old)), "I3");
        })
        .on_delete(move |deleted| {
            let before = delete.lock().remove(deleted.key.name());
            assert!(before.is_some(), "I3");
        })
}

impl World {
    /// Starts a server with this many config maps, and an informer of them, and waits until the informer is synced.
    async fn with(objects: usize) -> Self {
        Self::built(objects, |builder| builder).await
    }

    async fn built(objects: usize, build: impl FnOnce(Builder<ConfigMap>) -> Builder<ConfigMap>) -> Self {
        let sandbox = Sandbox::start().await.expect("a sandbox");
        let maps = Api::default_namespaced(sandbox.client());
        for n in 0..objects {
            create(&maps, &format!("map-{n}"), "first").await;
        }
        let failures = Arc::new(Mutex::new(Vec::new()));
        let told = Arc::clone(&failures);
        let builder = SharedInformer::<ConfigMap>::builder(sandbox.client())
            .seed(7)
            .on_error(move |trouble| {
                if let Trouble::Failure { failure, .. } = trouble {
                    told.lock().push(failure.to_string());
                }
            });
        let informer = build(builder).build().expect("nothing is wrong");
        let view = Arc::new(Mutex::new(View::new()));
        informer.add_handler(copying(&view)).expect("it will run");
        informer.start().expect("a runtime");
        informer.wait_for_sync(A_WHILE).await.expect("synced");
        settle().await;
        Self {
            sandbox,
            maps,
            informer,
            view,
            failures,
        }
    }

    async fn patch(&self, name: &str, value: &str) {
        let patch = Patch::Merge(json!({"data": {"value": value}}));
        let patched = self.maps.patch(name, &PatchParams::default(), &patch).await;
        patched.expect("it is there");
    }

    async fn delete(&self, name: &str) {
        let deleted = self.maps.delete(name, &DeleteParams::default()).await;
        deleted.expect("it is there");
    }

    /// Writes an object that this informer does not see.
    async fn write_elsewhere(&self) {
        let secrets: Api<Secret> = Api::default_namespaced(self.sandbox.client());
        let secret = serde_json::from_value(json!({"metadata": {"generateName": "secret-"}}));
        let created = secrets
            .create(&PostParams::default(), &secret.expect("a secret"))
            .await;
        created.expect("created");
    }

    fn version(&self) -> u64 {
        let version = self.informer.last_sync_resource_version().expect("synced");
        version.to_string().parse().expect("a number")
    }

    /// Restores the server, performs these writes, and writes more until the server has passed the informer's version,
    /// all before the informer can reconnect.
    async fn restore_and(&self, backup: &Snapshot, writes: impl AsyncFnOnce(&Self)) {
        let ours = self.version();
        self.sandbox.restore(backup);
        writes(self).await;
        while self.sandbox.resource_version() < ours + 3 {
            self.write_elsewhere().await;
        }
        assert_eq!(self.version(), ours, "nothing arrived meanwhile");
    }

    async fn on_the_server(&self) -> View {
        let list = self.maps.list(&ListParams::default()).await.expect("a list");
        list.items.iter().map(|map| (name(map), data(map))).collect()
    }

    fn in_the_cache(&self) -> View {
        let objects = self.informer.list();
        objects.iter().map(|map| (name(map), data(map))).collect()
    }

    /// Checks that cache, handler and server agree, and that later changes arrive.
    async fn is_right(&self) {
        let server = self.on_the_server().await;
        assert_eq!(self.in_the_cache(), server, "I1");
        assert_eq!(*self.view.lock(), server, "I4");
        assert_eq!(*self.informer.watch_state().borrow(), State::Synced);
        self.patch("map-0", "later").await;
        settle().await;
        assert_eq!(
            self.in_the_cache(),
            self.on_the_server().await,
            "later changes arrive"
        );
    }

    fn relists(&self) -> u64 {
        self.informer.status().relists
    }
}

async fn create(maps: &Api<ConfigMap>, name: &str, value: &str) {
    let map = serde_json::from_value(json!({"metadata": {"name": name}, "data": {"value": value}}));
    let created = maps.create(&PostParams::default(), &map.expect("a map")).await;
    created.expect("created");
}

fn is_spot_check(request: &RequestRecord) -> bool {
    request.param("resourceVersionMatch") == Some("Exact")
}

/// True for lists of the collection, except probes and spot checks.
fn is_list(request: &RequestRecord) -> bool {
    let initial = request.param("sendInitialEvents").is_some();
    let probe = request.param("limit") == Some("1");
    let list = request.verb == Verb::List && !probe && !is_spot_check(request);
    request.resource == "configmaps" && (list || initial)
}

#[tokio::test(start_paused = true)]
async fn b65_b66_a_restored_server_that_passed_our_version_before_we_reconnected_is_followed() {
    for objects in [FEW, MANY] {
        // arrange
        let world = World::with(objects).await;
        let backup = world.sandbox.snapshot();
        world.patch("map-1", "lost").await;
        create(&world.maps, "lost", "lost").await;
        world.delete("map-2").await;
        world.patch("map-1", "lost again").await;
        settle().await;
        // act
        world
            .restore_and(&backup, async |world| {
                world.patch("map-0", "unseen").await;
                create(&world.maps, "unseen", "unseen").await;
            })
            .await;
        tokio::time::sleep(A_WHILE).await;
        // assert
        let status = world.informer.status();
        assert_eq!(status.rewinds, 1, "{objects} objects");
        world.is_right().await;
        let failures = world.failures.lock().join("\n");
        assert!(failures.contains("has passed that version again"), "{failures}");
    }
}

#[tokio::test(start_paused = true)]
async fn b66_a_deletion_that_was_undone_is_noticed_too() {
    let world = World::with(MANY).await;
    let backup = world.sandbox.snapshot();
    world.delete("map-2").await;
    settle().await;
    world.restore_and(&backup, async |_| {}).await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(world.informer.status().rewinds, 1);
    assert!(
        world
            .informer
            .get(&ObjectKey::namespaced("default", "map-2"))
            .is_some()
    );
    world.is_right().await;
}

#[tokio::test(start_paused = true)]
async fn b66_a_small_collection_is_compared_whole_so_that_nothing_of_it_has_to_be_lost() {
    for objects in [1, FEW] {
        let world = World::with(objects).await;
        let backup = world.sandbox.snapshot();
        for _ in 0..4 {
            world.write_elsewhere().await;
        }
        world.sandbox.send_bookmarks();
        settle().await;
        assert_eq!(
            world.version(),
            world.sandbox.resource_version(),
            "bookmarks count"
        );
        world
            .restore_and(&backup, async |world| world.patch("map-0", "unseen").await)
            .await;
        tokio::time::sleep(A_WHILE).await;
        assert_eq!(world.informer.status().rewinds, 1, "{objects} objects");
        world.is_right().await;
    }
}

#[tokio::test(start_paused = true)]
async fn b66_over_several_namespaces_each_partition_is_checked_and_one_epoch_begins() {
    let world = World::built(FEW, |builder| builder.namespaces(["default", "kube-public"])).await;
    let backup = world.sandbox.snapshot();
    world.patch("map-1", "lost").await;
    settle().await;
    world.restore_and(&backup, async |_| {}).await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(world.informer.status().rewinds, 1);
    world.is_right().await;
}

#[tokio::test(start_paused = true)]
async fn b66_an_ordinary_reconnect_costs_one_small_request_and_no_list_whatever_happened_meanwhile() {
    for objects in [FEW, MANY] {
        let world = World::with(objects).await;
        world.patch("map-1", "before").await;
        settle().await;
        let relists = world.relists();
        world.sandbox.clear_requests();
        let mut refused = Vec::new();
        for verb in [Verb::List, Verb::Watch] {
            refused.push(
                world
                    .sandbox
                    .fault(Rule::new(Fault::Refuse).verb(verb).resource("configmaps")),
            );
        }
        world.sandbox.restart().await.expect("the same port");
        tokio::time::sleep(Duration::from_secs(5)).await;
        // The sampled object changes, is deleted, and is created again with another uid.
        world.patch("map-1", "meanwhile").await;
        world.delete("map-1").await;
        create(&world.maps, "map-1", "another").await;
        create(&world.maps, "new", "new").await;
        world.sandbox.clear_requests();
        refused.into_iter().for_each(|rule| rule.remove());
        tokio::time::sleep(A_WHILE).await;

        let asked = world.sandbox.requests();
        let spot_checks: Vec<_> = asked.iter().filter(|request| is_spot_check(request)).collect();
        assert_eq!(spot_checks.len(), 1, "{objects} objects: {spot_checks:?}");
        let limit = if objects == FEW { "4" } else { "1" };
        assert_eq!(spot_checks[0].param("limit"), Some(limit));
        assert_eq!(
            spot_checks[0].param("fieldSelector"),
            (objects == MANY).then_some("metadata.name=map-1")
        );
        assert_eq!(asked.iter().filter(|request| is_list(request)).count(), 0);
        assert_eq!(world.relists(), relists);
        assert_eq!(world.informer.status().rewinds, 0);
        world.is_right().await;
    }
}

#[tokio::test(start_paused = true)]
async fn b66_an_object_that_is_kept_out_proves_nothing() {
    for objects in [FEW, MANY] {
        let refusing = |builder: Builder<ConfigMap>| {
            builder.transform(|map| match map.data.as_ref().and_then(|data| data.get("value")) {
                Some(value) if value == "bad" => Err("a bad one".into()),
                _ => Ok(()),
            })
        };
        let world = World::built(objects, refusing).await;
        // The cache keeps the last good copy of one object, and never had the other.
        world.patch("map-1", "good").await;
        world.patch("map-1", "bad").await;
        create(&world.maps, "new", "bad").await;
        settle().await;
        assert_eq!(world.informer.status().kept_out.len(), 2);
        let relists = world.relists();
        world.sandbox.restart().await.expect("the same port");
        tokio::time::sleep(A_WHILE).await;
        assert_eq!((world.relists(), world.informer.status().rewinds), (relists, 0));
        world.patch("map-1", "good again").await;
        world.delete("new").await;
        settle().await;
        world.is_right().await;
    }
}

#[tokio::test(start_paused = true)]
async fn b66_a_watch_whose_time_is_over_is_opened_again_without_a_spot_check() {
    let world = World::with(FEW).await;
    world.sandbox.clear_requests();
    tokio::time::sleep(Duration::from_secs(1_300)).await;
    let asked = world.sandbox.requests();
    assert!(asked.iter().filter(|request| request.verb == Verb::Watch).count() >= 2);
    assert_eq!(asked.iter().filter(|request| is_spot_check(request)).count(), 0);
}

#[tokio::test(start_paused = true)]
async fn b66_if_the_version_has_expired_meanwhile_everything_is_fetched_and_compared() {
    let world = World::with(MANY).await;
    let backup = world.sandbox.snapshot();
    world.patch("map-2", "lost").await;
    world.patch("map-1", "lost").await;
    settle().await;
    let relists = world.relists();
    // The same object gets the same version again, with another content.
    world
        .restore_and(&backup, async |world| {
            world.patch("map-3", "unseen").await;
            world.patch("map-1", "unseen").await;
        })
        .await;
    world.sandbox.compact(world.sandbox.resource_version());
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(
        (world.relists(), world.informer.status().rewinds),
        (relists + 1, 0)
    );
    world.is_right().await;
}

#[tokio::test(start_paused = true)]
async fn b65_b66_the_same_version_of_the_same_object_with_another_content_is_healed() {
    for objects in [FEW, MANY] {
        let world = World::with(objects).await;
        let backup = world.sandbox.snapshot();
        world.patch("map-1", "lost").await;
        settle().await;
        // The server is exactly at our version, or has passed it.
        let ours = world.version();
        world.sandbox.restore(&backup);
        world.patch("map-1", "unseen").await;
        assert_eq!(world.sandbox.resource_version(), ours);
        tokio::time::sleep(A_WHILE).await;
        world.is_right().await;
        // The server could encode objects differently, so this is not a proof.
        assert_eq!(world.informer.status().rewinds, 0);
    }
}

/// Restores the server so that the sampled object has the same state again.
async fn restored_unnoticed(world: &World) {
    let backup = world.sandbox.snapshot();
    world.patch("map-2", "lost").await;
    world.patch("map-1", "lost").await;
    settle().await;
    world
        .restore_and(&backup, async |world| {
            world.patch("map-3", "unseen").await;
            world.patch("map-1", "lost").await;
        })
        .await;
}

#[tokio::test(start_paused = true)]
async fn b72_an_audit_on_a_schedule_finds_and_heals_a_rewind_that_no_spot_check_can_see() {
    let world = World::built(MANY, |builder| builder.audit_every(Duration::from_secs(300))).await;
    restored_unnoticed(&world).await;
    tokio::time::sleep(Duration::from_secs(120)).await;
    let status = world.informer.status();
    assert_eq!((status.rewinds, status.audits.completed), (0, 0));
    assert_ne!(
        world.in_the_cache(),
        world.on_the_server().await,
        "it is not seen yet"
    );
    tokio::time::sleep(Duration::from_secs(240)).await;
    let (_, report) = world.informer.status().audits.last.expect("an audit");
    let named: Vec<_> = report
        .differences
        .iter()
        .map(|d| d.key().name().to_owned())
        .collect();
    assert_eq!(named, ["map-2", "map-3"]);
    world.is_right().await;
}

#[tokio::test(start_paused = true)]
async fn b72_the_same_in_a_large_collection_that_lost_nothing() {
    let world = World::built(MANY, |builder| builder.audit_every(Duration::from_secs(300))).await;
    let backup = world.sandbox.snapshot();
    for _ in 0..4 {
        world.write_elsewhere().await;
    }
    world.sandbox.send_bookmarks();
    settle().await;
    world
        .restore_and(&backup, async |world| {
            world.patch("map-0", "unseen").await;
            create(&world.maps, "unseen", "unseen").await;
        })
        .await;
    tokio::time::sleep(Duration::from_secs(400)).await;
    assert_eq!(world.informer.status().troubles.differences, 2);
    world.is_right().await;
}

/// Starts a factory with this many informers, each with one object.
async fn factory_of(
    informers: usize,
    sandbox: &Sandbox,
) -> (SharedInformerFactory, Vec<InformerOf<ConfigMap>>) {
    let maps: Api<ConfigMap> = Api::default_namespaced(sandbox.client());
    for n in 0..informers {
        let map = json!({"metadata": {"name": format!("map-{n}"), "labels": {"n": n.to_string()}}});
        let map = serde_json::from_value(map).expect("a map");
        maps.create(&PostParams::default(), &map).await.expect("created");
    }
    let factory = SharedInformerFactory::builder(sandbox.client())
        .build()
        .expect("nothing is wrong");
    let informers = (0..informers)
        .map(|n| factory.of_selected(Scope::new().labels(format!("n={n}"))))
        .collect();
    factory.start().expect("a runtime");
    factory.wait_for_sync(A_WHILE).await.expect("synced");
    (factory, informers)
}

#[tokio::test(start_paused = true)]
async fn b66_two_hundred_informers_make_one_spot_check_each_after_an_outage_and_no_list() {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    let (factory, informers) = factory_of(200, &sandbox).await;
    let refuse = sandbox.fault(Rule::new(Fault::Refuse));
    sandbox.restart().await.expect("the same port");
    tokio::time::sleep(Duration::from_secs(120)).await;
    sandbox.clear_requests();
    refuse.remove();
    tokio::time::sleep(Duration::from_secs(10)).await;
    let asked = sandbox.requests();
    let spot_checks: Vec<_> = asked.iter().filter(|request| is_spot_check(request)).collect();
    assert_eq!(spot_checks.len(), 200);
    // With a selector, a list of the whole collection would make the server read every object.
    let by_name = |request: &&RequestRecord| {
        let fields = request.param("fieldSelector").unwrap_or_default();
        fields.starts_with("metadata.name=map-") && request.namespace == "default"
    };
    assert!(spot_checks.iter().all(by_name), "{:?}", spot_checks[0]);
    assert_eq!(asked.iter().filter(|request| is_list(request)).count(), 0);
    for informer in &informers {
        let status = informer.informer().status();
        assert_eq!(
            (status.state, status.rewinds, status.relists),
            (State::Synced, 0, 1)
        );
    }
    factory.shutdown().await;
}
