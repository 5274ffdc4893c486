//! Leader election over both servers: five candidates, kills, stops, partitions and a restart. No two leaders may ever
//! have the same fencing token.
//!
//! With `--features real` every case runs over the real server too. Times are short and real: a lease lasts three
//! seconds.

#[path = "../../crates/kube-informer/tests/contract/leader_kit/mod.rs"]
mod leader_kit;

use std::collections::BTreeMap;
use std::time::Duration;

use k8s_openapi::api::coordination::v1::Lease;
use kube::api::Api;
use kube_informer::leader::{Config, LeaderElector, LeaderState, Leading};
use leader_kit::{Guarded, Switch, cut_off_by};
use testbed::{Deadline, Server};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;

struct World {
    server: Server,
    guarded: Guarded,
    candidates: BTreeMap<String, Candidate>,
}

struct Candidate {
    cut: Switch,
    stopped: Switch,
    shutdown: CancellationToken,
    state: watch::Receiver<LeaderState>,
    task: JoinHandle<()>,
}

impl World {
    fn new(server: Server) -> Self {
        let mut world = Self {
            server,
            guarded: Guarded::default(),
            candidates: BTreeMap::new(),
        };
        for name in ["a", "b", "c", "d", "e"] {
            world.start(name);
        }
        world
    }

    /// Starts a candidate. The leader writes ten times a second; a candidate that loses the lease tries again.
    fn start(&mut self, name: &str) {
        let (cut, stopped, shutdown) = (Switch::off(), Switch::off(), CancellationToken::new());
        let mut config = Config::new("default", "lease", name);
        config.lease_duration = Duration::from_secs(3);
        config.renew_deadline = Duration::from_secs(2);
        config.retry_period = Duration::from_millis(300);
        let client = cut_off_by(self.server.client(), cut.clone());
        let mut elector = LeaderElector::new(client, config).expect("a valid configuration");
        let state = elector.state();
        let (me, guarded) = (name.to_owned(), self.guarded.clone());
        let (stop, process) = (shutdown.clone(), stopped.clone());
        let task = tokio::spawn(stopped.clone().stopping(async move {
            while !stop.is_cancelled() {
                let (me, guarded, process) = (me.clone(), guarded.clone(), process.clone());
                let work = async move |leading: Leading| {
                    let writing = async {
                        while !leading.token().is_cancelled() {
                            guarded.write(&me, leading.fence());
                            tokio::select! {
                                () = leading.cancelled() => {}
                                () = sleep(Duration::from_millis(100)) => {}
                            }
                        }
                    };
                    process.stopping(writing).await;
                };
                let _outcome = elector.run(work, stop.clone()).await;
            }
        }));
        let candidate = Candidate {
            cut,
            stopped,
            shutdown,
            state,
            task,
        };
        self.candidates.insert(name.to_owned(), candidate);
    }

    /// Waits until a candidate other than `not` leads.
    async fn leader_other_than(&mut self, not: &str) -> String {
        let others = self.candidates.iter_mut().filter(|(name, _)| *name != not);
        let leads = others.map(|(name, candidate)| {
            Box::pin(async move {
                let leads = candidate.state.wait_for(LeaderState::is_leader).await;
                leads.expect("the elector is there");
                name.clone()
            })
        });
        let first = timeout(Duration::from_secs(60), futures::future::select_all(leads)).await;
        first.expect("a candidate leads within a minute").0
    }

    /// Waits for further writes.
    async fn writes(&self) {
        let before = self.guarded.counts().1;
        let more = async {
            while self.guarded.counts().1 < before + 3 {
                sleep(Duration::from_millis(50)).await;
            }
        };
        timeout(Duration::from_secs(60), more)
            .await
            .expect("the leader's writes are let in");
    }

    async fn end(self) {
        for candidate in self.candidates.values() {
            candidate.shutdown.cancel();
        }
        for candidate in self.candidates.into_values() {
            let ended = timeout(Duration::from_secs(60), candidate.task)
                .await
                .expect("it stops");
            ended.expect("no task panicked: no two leaders had the same fence");
        }
        self.server.shutdown().await.expect("the server ends");
    }
}

async fn the_lease_passes_from_leader_to_leader(server: Server) {
    let mut world = World::new(server);
    let leases: Api<Lease> = Api::namespaced(world.server.client(), "default");
    let mut leader = world.leader_other_than("").await;
    for _ in 0..3 {
        world.writes().await;
        let spec = leases.get("lease").await.expect("a lease").spec.expect("a spec");
        assert_eq!(spec.holder_identity.as_ref(), Some(&leader));
        assert_eq!(spec.lease_duration_seconds, Some(3));
        let gone = world.candidates.remove(&leader).expect("it runs");
        gone.shutdown.cancel();
        gone.task.await.expect("the task did not panic");
        leader = world.leader_other_than("").await;
    }
    assert_eq!(world.guarded.counts().2, 0, "only the leader wrote");
    world.end().await;
}

async fn election_survives_kills_stops_and_partitions(server: Server) {
    let mut world = World::new(server);
    for round in 0..2 {
        let first = world.leader_other_than("").await;
        world.writes().await;
        world.candidates[&first].cut.set(true);
        let second = world.leader_other_than(&first).await;
        world.candidates[&first].cut.set(false);
        world.writes().await;

        world.candidates[&second].stopped.set(true);
        let third = world.leader_other_than(&second).await;
        world.writes().await;
        world.candidates[&second].stopped.set(false);
        world.writes().await;

        let killed = world.candidates.remove(&third).expect("it runs");
        killed.task.abort();
        assert!(killed.task.await.is_err_and(|error| error.is_cancelled()));
        world.start(&format!("{third}-{round}"));
        world.leader_other_than("").await;
        world.writes().await;
    }
    assert!(world.guarded.counts().0 >= 6, "{:?}", world.guarded.counts());
    world.end().await;
}

async fn election_survives_a_restart(server: Server) {
    let mut world = World::new(server);
    world.leader_other_than("").await;
    world.writes().await;
    world.server.restart().await.expect("it comes back");
    world.leader_other_than("").await;
    world.writes().await;
    world.end().await;
}

/// Every case over one server.
macro_rules! over {
    ($server:ident: $($case:ident),* $(,)?) => {
        mod $server {
            use super::*;
            $(
                #[tokio::test(flavor = "multi_thread")]
                async fn $case() {
                    let _deadline = Deadline::of_this_test();
                    super::$case(Server::$server().await.expect("a server")).await;
                }
            )*
        }
    };
}

over!(sandbox: the_lease_passes_from_leader_to_leader, election_survives_kills_stops_and_partitions,
    election_survives_a_restart);

#[cfg(feature = "real")]
over!(real: the_lease_passes_from_leader_to_leader, election_survives_kills_stops_and_partitions,
    election_survives_a_restart);
