//! The upper bound on the age of the cache, on the sandbox, in virtual time: B71.

use std::time::Duration;

use k8s_openapi::api::core::v1::ConfigMap;
use kube::api::{Api, Patch, PatchParams, PostParams};
use kube_informer::factory::SharedInformerFactory;
use kube_informer::informer::{FreshenError, SharedInformer};
use kube_informer::object::ResourceVersion;
use kube_informer::store::Snapshot;
use kube_sandbox::{After, Fault, Rule, Sandbox, Verb};
use serde_json::json;
use tokio::time::{Instant, sleep};

const A_WHILE: Duration = Duration::from_secs(120);

fn seconds(n: u64) -> Duration {
    Duration::from_secs(n)
}

/// A server with one map that changes, and the history of that map.
struct World {
    sandbox: Sandbox,
    /// The time at which the map got each number. A number occurs again when the server goes back.
    had: Vec<(Instant, usize)>,
    /// The last number that was written.
    used: usize,
}

impl World {
    async fn new() -> Self {
        let sandbox = Sandbox::start().await.expect("a sandbox");
        let map = json!({"metadata": {"name": "a"}, "data": {"n": "0"}});
        let map: ConfigMap = serde_json::from_value(map).expect("a map");
        let maps: Api<ConfigMap> = Api::default_namespaced(sandbox.client());
        maps.create(&PostParams::default(), &map).await.expect("created");
        Self {
            sandbox,
            had: vec![(Instant::now(), 0)],
            used: 0,
        }
    }

    async fn write(&mut self) -> ResourceVersion {
        self.used += 1;
        let maps: Api<ConfigMap> = Api::default_namespaced(self.sandbox.client());
        let change = Patch::Merge(json!({"data": {"n": self.used.to_string()}}));
        let written = maps
            .patch("a", &PatchParams::default(), &change)
            .await
            .expect("written");
        self.had.push((Instant::now(), self.used));
        let version = written.metadata.resource_version.expect("a version");
        version.parse().expect("a number")
    }

    /// Checks that the cache has the state that the server had at the claimed time, or a later one.
    fn check(&self, snapshot: &Snapshot<ConfigMap>) {
        let Some(age) = snapshot.age() else { return };
        let as_of = Instant::now() - age;
        let map = snapshot.find(Some("default"), "a").expect("it is never deleted");
        let cached: usize = map.data.as_ref().expect("data")["n"].parse().expect("a number");
        // The order of two events at the same instant is unknown.
        let current_since = |n: usize| self.had.get(n + 1).is_none_or(|(until, _)| *until >= as_of);
        let mut times = self.had.iter().enumerate();
        assert!(
            times.any(|(n, (_, number))| *number == cached && current_since(n)),
            "the age is {age:?}, but the cache has {cached}; the server had {:?}",
            &self.had[self.had.len().saturating_sub(50)..],
        );
    }

    async fn synced(&self) -> SharedInformer<ConfigMap> {
        // The seed decides the backoff, and with it how long the outages last.
        let informer = SharedInformer::<ConfigMap>::builder(self.sandbox.client())
            .seed(3)
            .build()
            .expect("nothing is wrong");
        informer.start().expect("a runtime");
        informer.wait_for_sync(A_WHILE).await.expect("synced");
        informer
    }
}

#[tokio::test(start_paused = true)]
async fn b71_the_age_is_never_below_the_true_age_whatever_goes_wrong() {
    let mut world = World::new().await;
    let informer = world.synced().await;
    let (mut known, mut fresh, mut old) = (0, 0, 0);
    let mut faults = Vec::new();
    for tick in 0..6_000_u64 {
        // Ten minutes in tenths of a second, with another fault every minute.
        match tick {
            600 => faults.push(
                world
                    .sandbox
                    .fault(Rule::new(Fault::Latency(seconds(3))).verb(Verb::List)),
            ),
            1_200 | 1_800 | 3_000 => world.sandbox.restart().await.expect("the same port"),
            1_201 => faults.push(
                world.sandbox.fault(
                    Rule::new(Fault::Stall {
                        after: After::Events(3),
                    })
                    .verb(Verb::Watch),
                ),
            ),
            3_001 => faults.push(world.sandbox.fault(Rule::new(Fault::Refuse).verb(Verb::Watch))),
            3_601 => faults.push(
                world
                    .sandbox
                    .fault(Rule::new(Fault::Status(503)).verb(Verb::List)),
            ),
            900 | 1_600 | 3_400 | 4_400 => faults.drain(..).for_each(|fault| fault.remove()),
            _ => {}
        }
        if tick % 7 == 0 {
            world.write().await;
        }
        let snapshot = informer.snapshot();
        world.check(&snapshot);
        match snapshot.age() {
            Some(age) if age <= seconds(31) => fresh += 1,
            Some(_) => old += 1,
            None => {}
        }
        known += usize::from(snapshot.age().is_some());
        sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(known, 6_000, "the streaming start was a proof");
    assert!(fresh > 4_000, "{fresh} of 6000 below 31 s");
    assert!(old > 300, "{old} of 6000 above it: the outages");
    assert!(
        informer.freshness().age < Some(seconds(31)),
        "{}",
        informer.freshness()
    );
    informer.shutdown().await;
}

#[tokio::test(start_paused = true)]
async fn b71_the_age_is_right_also_when_the_server_goes_back() {
    let mut world = World::new().await;
    let informer = world.synced().await;
    let mut backup = None;
    for tick in 0..6_000_usize {
        match tick % 1_500 {
            300 => backup = Some((world.sandbox.snapshot(), world.used)),
            700 => {
                let (objects, number) = backup.take().expect("made before");
                world.sandbox.restore(&objects);
                world.had.push((Instant::now(), number));
            }
            _ => {}
        }
        if tick % 11 == 0 {
            world.write().await;
        }
        world.check(&informer.snapshot());
        sleep(Duration::from_millis(100)).await;
    }
    assert!(informer.status().rewinds >= 3, "{}", informer.status().rewinds);
    assert!(
        informer.freshness().age < Some(seconds(31)),
        "{}",
        informer.freshness()
    );
    informer.shutdown().await;
}

#[tokio::test(start_paused = true)]
async fn b71_a_bounded_read_fails_with_the_cause_during_an_outage_and_recovers_by_itself() {
    let mut world = World::new().await;
    let informer = world.synced().await;
    let lister = informer.lister();
    assert!(informer.fresh_within(seconds(10)).is_ok());
    let refuse = world
        .sandbox
        .fault(Rule::new(Fault::Refuse).verb(Verb::Watch).verb(Verb::List));
    world.sandbox.restart().await.expect("the same port");
    sleep(seconds(60)).await;
    let error = informer
        .fresh_within(seconds(10))
        .expect_err("an outage of a minute");
    assert!(
        error.age >= Some(seconds(60)) && error.age < Some(seconds(62)),
        "{error}"
    );
    assert!(error.cause.contains("connection refused"), "{error}");
    assert_eq!(lister.fresh_within(seconds(10)).err(), Some(error));
    refuse.remove();
    // The probe does not see this outage, so the backoff has to elapse.
    sleep(seconds(61)).await;
    world.write().await;
    sleep(seconds(31)).await;
    world.write().await;
    sleep(seconds(1)).await;
    assert!(
        informer.fresh_within(seconds(33)).is_ok(),
        "{}",
        informer.freshness()
    );
    assert!(lister.fresh_within(seconds(33)).is_ok());
    informer.shutdown().await;
}

#[tokio::test(start_paused = true)]
async fn b71_a_snapshot_ages_and_later_events_do_not_refresh_it() {
    let mut world = World::new().await;
    let informer = world.synced().await;
    let snapshot = informer.snapshot();
    let age = snapshot.age().expect("a streaming start");
    for _ in 0..50 {
        sleep(seconds(2)).await;
        world.write().await;
    }
    sleep(seconds(1)).await;
    assert_eq!(snapshot.age(), Some(age + seconds(101)));
    assert!(snapshot.fresh_within(seconds(60)).is_err());
    assert!(informer.snapshot().age() < Some(seconds(35)));
    informer.shutdown().await;
}

#[tokio::test(start_paused = true)]
async fn b71_a_quiet_collection_is_confirmed_by_bookmarks_only() {
    let world = World::new().await;
    let informer = world.synced().await;
    // Other objects change, so that the server's version moves on.
    let others: Api<k8s_openapi::api::core::v1::Namespace> = Api::all(world.sandbox.client());
    let mut oldest = Duration::ZERO;
    for n in 0..600 {
        let change = Patch::Merge(json!({"metadata": {"labels": {"n": n.to_string()}}}));
        others
            .patch("default", &PatchParams::default(), &change)
            .await
            .expect("written");
        sleep(seconds(1)).await;
        oldest = oldest.max(informer.freshness().age.expect("a streaming start"));
    }
    assert!(oldest >= seconds(59) && oldest < seconds(100), "{oldest:?}");
    informer.shutdown().await;
}

#[tokio::test(start_paused = true)]
async fn b71_freshen_makes_a_read_see_everything_that_was_written_before() {
    let mut world = World::new().await;
    let informer = world.synced().await;
    for _ in 0..20 {
        let written = world.write().await;
        let called = Instant::now();
        let freshness = tokio::time::timeout(seconds(70), informer.freshen())
            .await
            .expect("in time")
            .expect("it runs");
        assert!(freshness.as_of > Some(called));
        assert!(informer.last_sync_resource_version() >= Some(written));
        sleep(Duration::from_millis(137)).await;
    }
    let early = SharedInformer::<ConfigMap>::builder(world.sandbox.client())
        .build()
        .expect("fine");
    assert!(matches!(
        early.freshen().await,
        Err(FreshenError::NotStarted { .. })
    ));
    // Two readers at the same time, and a shutdown.
    let both = async { tokio::join!(informer.freshen(), informer.freshen()) };
    let (a, b) = tokio::time::timeout(seconds(70), both).await.expect("in time");
    assert!(a.is_ok() && b.is_ok());
    informer.shutdown().await;
    assert!(matches!(
        informer.freshen().await,
        Err(FreshenError::Stopped { .. })
    ));
}

#[tokio::test(start_paused = true)]
async fn b71_over_several_namespaces_the_stalest_counts() {
    let world = World::new().await;
    let informer = SharedInformer::<ConfigMap>::builder(world.sandbox.client())
        .namespaces(["default", "kube-system"])
        .build()
        .expect("fine");
    let refuse = world
        .sandbox
        .fault(Rule::new(Fault::Status(500)).namespace("kube-system"));
    informer.start().expect("a runtime");
    sleep(seconds(5)).await;
    let freshness = informer.freshness();
    assert_eq!(freshness.age, None, "{freshness}");
    assert_eq!(&*freshness.scope, "namespace \"kube-system\"");
    assert!(
        freshness
            .to_string()
            .starts_with("of unknown age: namespace \"kube-system\": server error")
    );
    refuse.remove();
    informer.wait_for_sync(A_WHILE).await.expect("synced");
    assert!(informer.freshness().age.is_some());
    informer.shutdown().await;
}

#[tokio::test(start_paused = true)]
async fn b71_a_factory_with_a_limit_is_not_ready_when_a_cache_is_older() {
    let world = World::new().await;
    let factory = SharedInformerFactory::builder(world.sandbox.client())
        .ready_within(seconds(120))
        .build()
        .expect("fine");
    factory.of::<ConfigMap>();
    assert!(factory.ready().is_err(), "not started");
    factory.start().expect("a runtime");
    factory.wait_for_sync(A_WHILE).await.expect("synced");
    assert!(factory.ready().is_ok());
    world.sandbox.stop().await;
    sleep(seconds(119)).await;
    assert!(factory.ready().is_ok());
    sleep(seconds(2)).await;
    let error = factory.ready().expect_err("an outage of more than two minutes");
    assert!(
        error
            .to_string()
            .starts_with("not ready: configmaps (up to 121.0 s old: all namespaces: connection refused"),
        "{error}"
    );
    world.sandbox.resume().await.expect("the same port");
    sleep(seconds(5)).await;
    assert!(factory.ready().is_ok(), "{:?}", factory.ready());
    factory.shutdown().await;
}
