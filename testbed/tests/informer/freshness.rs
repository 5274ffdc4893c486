//! The age that an informer reports while kube-apiserver is frozen.

use std::sync::Mutex;
use std::time::Duration;

use k8s_openapi::api::core::v1::ConfigMap;
use kube::api::Api;
use kube_informer::informer::{SharedInformer, State};
use testbed::{RealServer, Server};
use tokio::time::{Instant, sleep};

use crate::harness::{Case, case};
use crate::map::CachedMap;
use crate::world::{World, cached, eventually, put, reaches, started, value};

pub(crate) fn cases() -> Vec<Case> {
    vec![
        case!(b71_a_frozen_server_makes_the_age_grow_and_bounded_reads_fail_until_it_goes_on)
            .both_ways()
            .alone()
            .real_only(),
    ]
}

/// How long kube-apiserver is frozen.
const STOP: Duration = Duration::from_secs(10);
/// The age that reads accept: more than an informer needs while the server answers (a probe every five seconds), less than `STOP`.
const ACCEPTED: Duration = Duration::from_secs(8);

/// Writes through a second API server over the same etcd, so that objects change while the first one is frozen.
async fn b71_a_frozen_server_makes_the_age_grow_and_bounded_reads_fail_until_it_goes_on(world: World) {
    let frozen = real(&world);
    let replica = frozen.start_replica().await.unwrap();
    let maps: Api<ConfigMap> = Api::namespaced(replica.client(), &world.ns);
    let writes = Writes::default();
    writes.next(&maps).await;
    // An informer that starts with a list may be answered from the first server's cache, which may lag.
    eventually("the first server has the object", async || {
        world.maps().get_opt(NAME).await.unwrap().is_some()
    })
    .await;
    let informer = world.informer().probe_interval(Duration::from_secs(1));
    let informer = informer.build().unwrap();
    started(&informer).await;

    let scenario = async {
        eventually("reads are fresh", async || {
            informer.fresh_within(ACCEPTED).is_ok()
        })
        .await;
        frozen.pause_apiserver().await.unwrap();
        let (since, before) = (Instant::now(), writes.count());
        sleep(STOP).await;
        assert!(writes.count() > before, "objects changed during the stop");
        assert_eq!(
            *informer.watch_state().borrow(),
            State::Synced,
            "a watch that is silent for some seconds is no failure"
        );
        let stale = informer.fresh_within(ACCEPTED).unwrap_err();
        assert!(stale.age >= Some(since.elapsed()), "{stale}");
        assert!(!stale.cause.is_empty(), "{stale}");
        frozen.resume_apiserver().await.unwrap();
        eventually("reads are fresh again", async || {
            informer.fresh_within(ACCEPTED).is_ok()
        })
        .await;
    };
    let always = async {
        loop {
            writes.check_age(&informer, &world.ns);
            sleep(Duration::from_millis(5)).await;
        }
    };
    let churn = async {
        loop {
            writes.next(&maps).await;
        }
    };
    tokio::select! {
        () = scenario => {}
        () = always => unreachable!("it never ends"),
        () = churn => unreachable!("it never ends"),
    }

    reaches(&informer, "in sync", |state| *state == State::Synced).await;
    eventually("the cache has the last write", async || {
        cached(&informer) == world.values().await
    })
    .await;
    informer.shutdown().await;
}

fn real(world: &World) -> &RealServer {
    match &*world.server {
        Server::Real(real) => real,
        other => panic!("this case runs over the real server only, not over {other:?}"),
    }
}

const NAME: &str = "changes";

/// The writes to one object, whose value counts them.
#[derive(Default)]
struct Writes {
    /// When the server had answered the write with this number.
    answered: Mutex<Vec<Instant>>,
}

impl Writes {
    async fn next(&self, maps: &Api<ConfigMap>) {
        let number = self.count();
        put(maps, NAME, &number.to_string()).await;
        self.answered.lock().unwrap().push(Instant::now());
    }

    fn count(&self) -> usize {
        self.answered.lock().unwrap().len()
    }

    /// The server had write n + 1 at the latest when it answered it. A cache with write n is as old as that, so the time as of
    /// which it reports to be current is not later.
    fn check_age(&self, informer: &SharedInformer<CachedMap>, ns: &str) {
        let reported = informer.freshness();
        // Taken after the age was reported, so it can only be newer than reported.
        let snapshot = informer.snapshot();
        let as_of_snapshot = snapshot.age().map(|age| Instant::now() - age);
        let map = snapshot.find(Some(ns), NAME).expect("it is never deleted");
        let number: usize = value(&**map).parse().expect("a number");
        let outdated = self.answered.lock().unwrap().get(number + 1).copied();
        for as_of in [reported.as_of, as_of_snapshot].into_iter().flatten() {
            assert!(
                outdated.is_none_or(|outdated| as_of <= outdated),
                "the cache has write {number}, which was outdated {:?} ago; reported: {reported}",
                outdated.map(|outdated| outdated.elapsed()),
            );
        }
    }
}
