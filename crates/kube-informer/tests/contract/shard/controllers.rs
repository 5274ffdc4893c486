//! Sharded controllers: every key is reconciled by its owner, and by nobody else at the same time.

use std::collections::BTreeMap;
use std::sync::Arc;

use k8s_openapi::api::core::v1::{ConfigMap, Secret};
use kube::Api;
use kube::api::{DeleteParams, Patch, PatchParams};
use kube_informer::controller::{Action, Controller, ControllerError, Runner};
use kube_informer::informer::SharedInformer;
use kube_informer::object::ObjectKey;
use kube_informer::protocol::{ShardKey, shard_hash};
use kube_informer::shard::{Term, TermEnded};
use parking_lot::Mutex;
use serde_json::json;
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;

use super::kit::{SECOND, TAKEN_OVER, World, create};

/// What all replicas reconciled: the greatest term of each key, and who works on it now.
#[derive(Clone, Default)]
struct Journal(Arc<Mutex<BTreeMap<String, Entry>>>);

#[derive(Default)]
struct Entry {
    term: Option<Term>,
    owner: String,
    running: usize,
    reconciles: usize,
}

impl Journal {
    fn begin(&self, key: &ObjectKey, replica: &str, term: Term) {
        let mut journal = self.0.lock();
        let entry = journal.entry(key.name().to_owned()).or_default();
        assert_eq!(
            entry.running, 0,
            "{key} is reconciled twice at a time, by {} and {replica}",
            entry.owner
        );
        assert!(
            entry.term.is_none_or(|before| before <= term),
            "the term of {key} grows"
        );
        entry.running += 1;
        entry.reconciles += 1;
        entry.term = Some(term);
        entry.owner = replica.to_owned();
    }

    fn end(&self, key: &ObjectKey) {
        self.0.lock().get_mut(key.name()).expect("it began").running -= 1;
    }

    /// How many keys each replica reconciled last.
    fn owners(&self) -> BTreeMap<String, usize> {
        let mut owners = BTreeMap::new();
        for entry in self.0.lock().values() {
            *owners.entry(entry.owner.clone()).or_default() += 1;
        }
        owners
    }

    fn reconciles(&self, key: &str) -> usize {
        self.0.lock().get(key).map_or(0, |entry| entry.reconciles)
    }
}

/// A reconcile that takes a quarter of a second.
fn controller(
    world: &World,
    name: &str,
    journal: &Journal,
) -> (SharedInformer<ConfigMap>, Runner<ConfigMap>) {
    let replica = &world.replicas[name];
    let maps = SharedInformer::<ConfigMap>::builder(replica.client.clone()).sharded(&replica.shards);
    let maps = maps.build().expect("valid options");
    maps.start().expect("it starts");
    let (journal, me, suspended) = (journal.clone(), name.to_owned(), replica.suspended.clone());
    let runner = Controller::new(&maps)
        .sharded(&replica.shards)
        .workers(8)
        .reconcile(move |key, context| {
            let (journal, me) = (journal.clone(), me.clone());
            suspended.clone().suspending(async move {
                let term = context.term().expect("it is sharded");
                assert!(context.still_mine());
                journal.begin(&key, &me, term);
                let _running = End(&journal, &key);
                sleep(SECOND / 4).await;
                Ok::<_, std::io::Error>(Action::done())
            })
        });
    (maps, runner)
}

struct End<'a>(&'a Journal, &'a ObjectKey);

impl Drop for End<'_> {
    fn drop(&mut self) {
        self.0.end(self.1);
    }
}

fn run(runner: Runner<ConfigMap>) -> CancellationToken {
    let stop = CancellationToken::new();
    let token = stop.clone();
    tokio::spawn(async move { runner.run(token).await });
    stop
}

async fn until(what: &str, mut reached: impl FnMut() -> bool) {
    let reached = async {
        while !reached() {
            sleep(SECOND / 20).await;
        }
    };
    timeout(SECOND * 60, reached)
        .await
        .unwrap_or_else(|_| panic!("within a minute: {what}"));
}

fn all() -> impl Iterator<Item = String> {
    (0..60).map(|number| format!("map-{number:02}"))
}

#[tokio::test(start_paused = true)]
async fn every_key_is_reconciled_by_its_owner_through_joins_ends_and_kills() {
    let mut world = World::new().await;
    world.create_maps(all()).await;
    let journal = Journal::default();
    let mut kept = Vec::new();
    for name in ["a", "b", "c"] {
        world.start(name);
        let (maps, runner) = controller(&world, name, &journal);
        run(runner);
        kept.push(maps);
    }
    until("all keys, three owners", || {
        let owners = journal.owners();
        owners.len() == 3 && owners.values().sum::<usize>() == 60
    })
    .await;
    // While objects change, one replica ends and one is killed.
    let change = |round: usize| Patch::Merge(json!({"data": {"round": round.to_string()}}));
    for (round, name) in all().enumerate() {
        world
            .maps()
            .patch(&name, &PatchParams::default(), &change(round))
            .await
            .expect("changed");
        if round == 20 {
            world.replicas["b"].shutdown.cancel();
        }
        if round == 40 {
            world.kill("c");
        }
        sleep(SECOND / 10).await;
    }
    world.replicas.remove("b");
    world.until(TAKEN_OVER, &[("a", 128)]).await;
    until("a has everything", || {
        journal.owners() == BTreeMap::from([("a".to_owned(), 60)])
    })
    .await;
    let before = journal.reconciles("map-07");
    world
        .maps()
        .patch("map-07", &PatchParams::default(), &change(99))
        .await
        .expect("changed");
    until("its last change", || journal.reconciles("map-07") > before).await;
}

#[tokio::test(start_paused = true)]
async fn a_deleted_object_is_reconciled_by_its_owner_and_a_moved_one_is_not() {
    let mut world = World::new().await;
    world.create_maps(all()).await;
    let journal = Journal::default();
    world.start("a");
    let (_maps, runner) = controller(&world, "a", &journal);
    run(runner.clone());
    until("all keys", || journal.owners().values().sum::<usize>() == 60).await;
    runner.quiet().await;
    let before = journal.reconciles("map-03");
    world
        .maps()
        .delete("map-03", &DeleteParams::default())
        .await
        .expect("deleted");
    until("the deletion", || journal.reconciles("map-03") > before).await;
    // Half of the objects move to a replica that reconciles nothing: this one does not take it for deletions.
    runner.quiet().await;
    let reconciles = |journal: &Journal| -> usize { all().map(|name| journal.reconciles(&name)).sum() };
    let before = reconciles(&journal);
    world.start("b");
    world.until(SECOND * 10, &[("a", 64), ("b", 64)]).await;
    sleep(SECOND * 5).await;
    assert_eq!(reconciles(&journal), before);
}

#[tokio::test(start_paused = true)]
async fn a_replica_that_wakes_after_its_term_is_refused_at_its_next_write() {
    let mut world = World::new().await;
    world.create_maps(["one".to_owned()]).await;
    let shards = world.start_with("b", |config| {
        config.ranges = 1;
        // The reconcile is not dropped before it wakes.
        config.drain_within = SECOND * 600;
    });
    let replica = &world.replicas["b"];
    let maps = SharedInformer::<ConfigMap>::builder(replica.client.clone()).sharded(&shards);
    let maps = maps.build().expect("valid options");
    maps.start().expect("it starts");
    let outcome = Arc::new(Mutex::new(None));
    let (client, written, process) = (
        replica.client.clone(),
        Arc::clone(&outcome),
        replica.suspended.clone(),
    );
    let (reading, began) = (CancellationToken::new(), CancellationToken::new());
    let (go_on, begun) = (reading.clone(), began.clone());
    let runner = Controller::new(&maps)
        .sharded(&shards)
        .reconcile(move |_, context| {
            let api: Api<ConfigMap> = Api::default_namespaced(context.client(&client));
            let (written, go_on, begun) = (Arc::clone(&written), go_on.clone(), begun.clone());
            process.clone().suspending(async move {
                begun.cancel();
                go_on.cancelled().await;
                let patch = Patch::Merge(json!({"data": {"by": "b"}}));
                let answer = api.patch("one", &PatchParams::default(), &patch).await;
                // In a task, because this reconcile is dropped as soon as the controller notices that its term has ended.
                let read = tokio::spawn(async move { api.get("one").await });
                *written.lock() = Some((context.still_mine(), answer.map(drop), read));
                Ok::<_, kube::Error>(Action::done())
            })
        });
    run(runner);
    timeout(SECOND * 20, began.cancelled())
        .await
        .expect("it reconciles");
    // The process is suspended within its reconcile; another replica takes over.
    world.replicas["b"].suspended.set(true);
    reading.cancel();
    world.start_with("c", |config| config.ranges = 1);
    world.until(SECOND * 60, &[("b", 0), ("c", 1)]).await;
    world.replicas["b"].suspended.set(false);
    until("the write was tried", || outcome.lock().is_some()).await;
    let (mine, answer, read) = outcome.lock().take().expect("it was tried");
    assert!(!mine);
    let read = read.await.expect("it does not panic");
    assert!(read.is_ok(), "reads are never refused");
    let error = answer.expect_err("the write is refused");
    let kube::Error::Service(cause) = error else {
        panic!("{error}")
    };
    assert!(cause.downcast_ref::<TermEnded>().is_some(), "{cause}");
    assert_eq!(world.maps().get("one").await.expect("it exists").data, None);
}

#[tokio::test(start_paused = true)]
async fn a_reconcile_that_does_not_end_is_dropped_when_its_range_moves() {
    let mut world = World::new().await;
    world.create_maps(all()).await;
    let shards = world.start("a");
    let replica = &world.replicas["a"];
    let maps = SharedInformer::<ConfigMap>::builder(replica.client.clone()).sharded(&shards);
    let maps = maps.build().expect("valid options");
    maps.start().expect("it starts");
    let running = Arc::new(());
    let held = Arc::clone(&running);
    let runner = Controller::new(&maps)
        .sharded(&shards)
        .workers(100)
        .reconcile(move |_, _| {
            let held = Arc::clone(&held);
            async move {
                std::future::pending::<()>().await;
                drop(held);
                Ok::<_, std::io::Error>(Action::done())
            }
        });
    run(runner);
    until("all of them hang", || Arc::strong_count(&running) == 62).await;
    world.start("b");
    world.until(SECOND * 30, &[("a", 64), ("b", 64)]).await;
    let left = Arc::strong_count(&running) - 2;
    assert!(left > 10 && left < 50, "{left} of 60 are still running");
}

#[tokio::test(start_paused = true)]
async fn secondary_objects_are_routed_to_the_owner_of_their_owner() {
    let mut world = World::new().await;
    world.create_maps(all()).await;
    let journal = Journal::default();
    let mut kept = Vec::new();
    for name in ["a", "b"] {
        world.start(name);
        let replica = &world.replicas[name];
        let maps = SharedInformer::<ConfigMap>::builder(replica.client.clone()).sharded(&replica.shards);
        let maps = maps.build().expect("valid options");
        let secrets = SharedInformer::<Secret>::builder(replica.client.clone())
            .build()
            .expect("valid options");
        maps.start().expect("it starts");
        secrets.start().expect("it starts");
        let (journal, me) = (journal.clone(), name.to_owned());
        let runner = Controller::new(&maps)
            .sharded(&replica.shards)
            .owns(&secrets)
            .workers(4);
        let runner = runner.reconcile(move |key, context| {
            journal.begin(&key, &me, context.term().expect("it is sharded"));
            journal.end(&key);
            async { Ok::<_, std::io::Error>(Action::done()) }
        });
        run(runner);
        kept.push((maps, secrets));
    }
    world.until(SECOND * 10, &[("a", 64), ("b", 64)]).await;
    until("all keys", || journal.owners().values().sum::<usize>() == 60).await;
    sleep(SECOND * 5).await;
    let secrets: Api<Secret> = Api::default_namespaced(world.sandbox.client());
    for name in ["map-01", "map-02", "map-03", "map-04"] {
        let (before, owner) = (journal.reconciles(name), journal.0.lock()[name].owner.clone());
        let uid = world.maps().get(name).await.expect("it exists").metadata.uid;
        let secret = serde_json::from_value(json!({"metadata": {"name": name, "ownerReferences": [{
            "apiVersion": "v1", "kind": "ConfigMap", "name": name, "uid": uid, "controller": true,
        }]}}));
        secrets
            .create(&Default::default(), &secret.expect("a secret"))
            .await
            .expect("created");
        until("its owner is reconciled", || journal.reconciles(name) > before).await;
        sleep(SECOND).await;
        assert_eq!(
            (journal.reconciles(name), &journal.0.lock()[name].owner),
            (before + 1, &owner)
        );
    }
}

#[tokio::test(start_paused = true)]
async fn a_secondary_informer_that_is_sharded_by_uid_is_refused() {
    for (key, refused) in [(ShardKey::Uid, true), (ShardKey::Namespace, false)] {
        let mut world = World::new().await;
        let shards = world.start_with("a", |config| config.key = key);
        world.until(SECOND * 5, &[("a", 128)]).await;
        let maps = SharedInformer::<ConfigMap>::builder(world.sandbox.client()).sharded(&shards);
        let maps = maps.build().expect("valid options");
        let secrets = SharedInformer::<Secret>::builder(world.sandbox.client()).sharded(&shards);
        let secrets = secrets.build().expect("valid options");
        maps.start().expect("it starts");
        secrets.start().expect("it starts");
        let runner = Controller::new(&maps).sharded(&shards).owns(&secrets);
        let runner = runner.reconcile(|_, _| async { Ok::<_, std::io::Error>(Action::done()) });
        let stop = CancellationToken::new();
        let ending = stop.clone();
        tokio::spawn(async move {
            sleep(SECOND * 5).await;
            ending.cancel();
        });
        let answer = runner.run(stop).await;
        assert_eq!(
            matches!(answer, Err(ControllerError::Unroutable { .. })),
            refused,
            "{answer:?}"
        );
    }
}

/// The term that a reconcile has is that of the range of the object which it began with.
#[tokio::test(start_paused = true)]
async fn a_reconcile_does_not_get_an_object_of_another_range_that_took_the_name() {
    let mut world = World::new().await;
    world.start("a");
    let replica = &world.replicas["a"];
    let maps = SharedInformer::<ConfigMap>::builder(replica.client.clone()).sharded(&replica.shards);
    let maps = maps.build().expect("valid options");
    maps.start().expect("it starts");
    let (begun, go_on) = (Arc::new(Semaphore::new(0)), Arc::new(Semaphore::new(0)));
    let seen = Arc::new(Mutex::new(Vec::new()));
    let (entering, waiting, noting) = (Arc::clone(&begun), Arc::clone(&go_on), Arc::clone(&seen));
    let runner = Controller::new(&maps)
        .sharded(&replica.shards)
        .reconcile(move |key, context| {
            let (begun, go_on, seen) = (Arc::clone(&entering), Arc::clone(&waiting), Arc::clone(&noting));
            async move {
                if key.name() == "again" {
                    begun.add_permits(1);
                    go_on.acquire().await.expect("never closed").forget();
                    let uid = context.get(&key).and_then(|map| map.metadata.uid.clone());
                    seen.lock().push((context.term(), uid));
                }
                Ok::<_, std::io::Error>(Action::done())
            }
        });
    run(runner);
    let api: Api<ConfigMap> = Api::namespaced(world.sandbox.client(), "default");
    let range_of = |map: &ConfigMap| {
        let uid = map.metadata.uid.as_deref().expect("a uid");
        let permit = replica.shards.permit(shard_hash(uid));
        permit.expect("it owns everything").range()
    };
    let first = create(&api, "again").await;
    begun.acquire().await.expect("never closed").forget();
    let key = ObjectKey::namespaced("default", "again");
    let last = loop {
        api.delete("again", &DeleteParams::default())
            .await
            .expect("deleted");
        let next = create(&api, "again").await;
        if range_of(&next) != range_of(&first) {
            break next;
        }
    };
    until("the cache has the last one", || {
        maps.get(&key)
            .is_some_and(|map| map.metadata.uid == last.metadata.uid)
    })
    .await;
    go_on.add_permits(2);
    until("two reconciles", || seen.lock().len() == 2).await;
    let seen = seen.lock();
    assert_eq!(seen[0].1, None, "another range");
    assert_eq!(seen[1].1, last.metadata.uid);
    assert!(seen.iter().all(|(term, _)| term.is_some()));
}
