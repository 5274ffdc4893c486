//! Leader election on the sandbox, in virtual time: five candidates, kills, stops and partitions, and never two
//! leaders.

use std::collections::BTreeMap;
use std::time::Duration;

use super::leader_kit::{Guarded, Switch, cut_off_by};
use k8s_openapi::api::coordination::v1::Lease;
use kube::api::{Api, DeleteParams};
use kube_informer::leader::{Config, LeaderElector, LeaderState, Outcome};
use kube_sandbox::{Fault, FaultHandle, Rule, Sandbox, Verb};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout};
use tokio_util::sync::CancellationToken;

const SECOND: Duration = Duration::from_secs(1);
/// The longest time between two looks of a standby at the lease.
const LOOK: Duration = Duration::from_millis(4_400);

struct World {
    sandbox: Sandbox,
    guarded: Guarded,
    candidates: BTreeMap<String, Candidate>,
}

/// A process that wants to lead.
struct Candidate {
    cut: Switch,
    stopped: Switch,
    shutdown: CancellationToken,
    state: watch::Receiver<LeaderState>,
    task: JoinHandle<()>,
}

impl World {
    async fn new() -> Self {
        Self {
            sandbox: Sandbox::start().await.expect("a sandbox"),
            guarded: Guarded::default(),
            candidates: BTreeMap::new(),
        }
    }

    async fn with(names: &[&str]) -> Self {
        let mut world = Self::new().await;
        for (n, name) in names.iter().enumerate() {
            world.start(name, n as u64);
        }
        world
    }

    /// Starts a candidate. The leader writes twice a second; a candidate that loses the lease tries again.
    fn start(&mut self, name: &str, seed: u64) {
        let (cut, stopped, shutdown) = (Switch::off(), Switch::off(), CancellationToken::new());
        let client = cut_off_by(self.sandbox.client(), cut.clone());
        let config = Config::new("default", "lease", name);
        let mut elector = LeaderElector::new(client, config)
            .expect("the defaults are valid")
            .seed(seed);
        let state = elector.state();
        let (me, guarded) = (name.to_owned(), self.guarded.clone());
        let (stop, process) = (shutdown.clone(), stopped.clone());
        let task = tokio::spawn(stopped.clone().stopping(async move {
            while !stop.is_cancelled() {
                let (me, guarded) = (me.clone(), guarded.clone());
                let process = process.clone();
                let work = async move |leading: kube_informer::leader::Leading| {
                    let _working = Working::new(&guarded, &me);
                    let writing = async {
                        while !leading.token().is_cancelled() {
                            guarded.write(&me, leading.fence());
                            tokio::select! {
                                () = leading.cancelled() => {}
                                () = sleep(SECOND / 2) => {}
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

    /// Waits until a candidate other than these leads. Returns its name and the time that it took.
    async fn leader_other_than(&self, not: &[&str]) -> (String, Duration) {
        let began = Instant::now();
        let found = async {
            loop {
                let leads = self.candidates.iter().find(|(name, candidate)| {
                    !not.contains(&name.as_str())
                        && !candidate.stopped.is_on()
                        && candidate.state.borrow().is_leader()
                });
                if let Some((name, _)) = leads {
                    return name.clone();
                }
                sleep(SECOND / 20).await;
            }
        };
        let name = timeout(SECOND * 120, found)
            .await
            .expect("a candidate leads within two minutes");
        (name, began.elapsed())
    }

    fn candidate(&self, name: &str) -> &Candidate {
        &self.candidates[name]
    }

    /// Kills the process: the lease is not released.
    async fn kill(&mut self, name: &str) {
        let candidate = self.candidates.remove(name).expect("it runs");
        candidate.task.abort();
        let _ = candidate.task.await;
        // The work is aborted with the process; its task ends a moment later.
        while self.guarded.working().contains(&name.to_owned()) {
            tokio::task::yield_now().await;
        }
    }
}

struct Working<'a>(&'a Guarded, &'a str);

impl<'a> Working<'a> {
    fn new(guarded: &'a Guarded, who: &'a str) -> Self {
        guarded.begins(who);
        Self(guarded, who)
    }
}

impl Drop for Working<'_> {
    fn drop(&mut self) {
        self.0.ends(self.1);
    }
}

const FIVE: [&str; 5] = ["a", "b", "c", "d", "e"];

#[tokio::test(start_paused = true)]
async fn b64_one_of_five_leads_and_the_others_know_its_name() {
    let world = World::with(&FIVE).await;
    let (leader, _) = world.leader_other_than(&[]).await;
    sleep(SECOND * 60).await;
    assert_eq!(world.guarded.working(), std::slice::from_ref(&leader));
    assert_eq!(world.guarded.counts().0, 1, "one term");
    for candidate in world.candidates.values() {
        let state = candidate.state.borrow().clone();
        assert_eq!(state.leader.as_ref(), Some(&leader));
        assert_eq!(
            (state.is_healthy(), state.slow_paths, state.last_failure),
            (true, 0, None)
        );
    }
}

#[tokio::test(start_paused = true)]
async fn b64_a_released_lease_is_taken_soon() {
    let world = World::with(&FIVE).await;
    let (first, _) = world.leader_other_than(&[]).await;
    sleep(SECOND * 30).await;
    world.candidate(&first).shutdown.cancel();
    let (_, took) = world.leader_other_than(&[&first]).await;
    assert!(took <= LOOK + SECOND / 10, "{took:?}");
}

#[tokio::test(start_paused = true)]
async fn b64_a_killed_leader_is_followed_when_its_lease_ran_out() {
    let mut world = World::with(&FIVE).await;
    let (first, _) = world.leader_other_than(&[]).await;
    sleep(SECOND * 30).await;
    world.kill(&first).await;
    let (_, took) = world.leader_other_than(&[]).await;
    // The last renewal was at most one retry period ago.
    assert!(
        (SECOND * 13..=SECOND * 15 + LOOK + SECOND / 10).contains(&took),
        "{took:?}"
    );
}

#[tokio::test(start_paused = true)]
async fn b64_a_leader_that_is_cut_off_stops_before_another_begins() {
    let world = World::with(&FIVE).await;
    let (first, _) = world.leader_other_than(&[]).await;
    sleep(SECOND * 30).await;
    world.candidate(&first).cut.set(true);
    sleep(SECOND * 10).await;
    assert_eq!(
        world.guarded.working(),
        [""; 0],
        "ten seconds after the last renewal it has stopped"
    );
    let (second, _) = world.leader_other_than(&[&first]).await;
    world.candidate(&first).cut.set(false);
    sleep(SECOND * 60).await;
    assert_eq!(world.guarded.working(), [second]);
    assert_eq!(world.guarded.counts().2, 0, "only the leader wrote");
}

#[tokio::test(start_paused = true)]
async fn b64_a_leader_that_was_stopped_for_a_minute_is_fenced_off_when_it_wakes() {
    let world = World::with(&FIVE).await;
    let (first, _) = world.leader_other_than(&[]).await;
    sleep(SECOND * 30).await;
    world.candidate(&first).stopped.set(true);
    let (second, _) = world.leader_other_than(&[&first]).await;
    sleep(SECOND * 60).await;
    assert_eq!(world.guarded.counts().2, 0);
    world.candidate(&first).stopped.set(false);
    sleep(SECOND * 60).await;
    assert_eq!(world.guarded.working(), [second]);
    // It may have tried once before it looked at the clock, and was refused; an accepted write would have panicked.
    assert!(world.guarded.counts().2 <= 1);
}

#[tokio::test(start_paused = true)]
async fn b64_the_lease_is_given_back_only_after_the_work_has_ended() {
    let mut world = World::new().await;
    let shutdown = CancellationToken::new();
    let config = Config::new("default", "lease", "slow");
    let mut slow = LeaderElector::new(world.sandbox.client(), config).unwrap();
    let (guarded, stop) = (world.guarded.clone(), shutdown.clone());
    let running = tokio::spawn(async move {
        let work = async move |leading: kube_informer::leader::Leading| {
            let _working = Working::new(&guarded, "slow");
            leading.cancelled().await;
            sleep(SECOND * 60).await; // a long cleanup
            guarded.write("slow", leading.fence())
        };
        slow.run(work, stop).await
    });
    sleep(SECOND * 5).await;
    world.start("next", 1);
    shutdown.cancel();
    sleep(SECOND * 59).await;
    assert_eq!(world.guarded.working(), ["slow"]);
    assert_eq!(
        running.await.unwrap(),
        Outcome::Stopped(true),
        "its last write was let in"
    );
    let (_, took) = world.leader_other_than(&[]).await;
    assert!(took <= LOOK + SECOND / 10, "{took:?}");
}

#[tokio::test(start_paused = true)]
async fn b64_work_that_ends_by_itself_gives_the_lease_back() {
    let world = World::new().await;
    let config = Config::new("default", "lease", "me");
    let mut elector = LeaderElector::new(world.sandbox.client(), config).unwrap();
    let outcome = elector.run(async |_| 7, CancellationToken::new()).await;
    assert_eq!(outcome, Outcome::Finished(7));
    let leases: Api<Lease> = Api::default_namespaced(world.sandbox.client());
    let spec = leases.get("lease").await.unwrap().spec.unwrap();
    assert_eq!(
        (
            spec.holder_identity,
            spec.lease_duration_seconds,
            spec.lease_transitions
        ),
        (None, Some(1), Some(0))
    );
    // The same elector may run again, in another term.
    let fence = elector
        .run(
            async |leading| leading.fence().transitions,
            CancellationToken::new(),
        )
        .await;
    assert_eq!(fence, Outcome::Finished(1));
}

#[tokio::test(start_paused = true)]
async fn b64_a_panic_in_the_work_gives_the_lease_back_and_goes_on() {
    let world = World::new().await;
    let client = world.sandbox.client();
    let panicked = tokio::spawn(async move {
        let mut elector = LeaderElector::new(client, Config::new("default", "lease", "me")).unwrap();
        elector
            .run(async |_| panic!("as planned"), CancellationToken::new())
            .await
    });
    assert!(panicked.await.unwrap_err().is_panic());
    let leases: Api<Lease> = Api::default_namespaced(world.sandbox.client());
    assert_eq!(
        leases.get("lease").await.unwrap().spec.unwrap().holder_identity,
        None
    );
}

#[tokio::test(start_paused = true)]
async fn b64_a_record_is_as_client_go_reads_and_writes_it() {
    let world = World::with(&["me"]).await;
    world.leader_other_than(&[]).await;
    sleep(SECOND * 5).await;
    let leases: Api<Lease> = Api::default_namespaced(world.sandbox.client());
    let spec = leases.get("lease").await.unwrap().spec.unwrap();
    assert_eq!(spec.holder_identity.as_deref(), Some("me"));
    assert_eq!(
        (spec.lease_duration_seconds, spec.lease_transitions),
        (Some(15), Some(0))
    );
    let (acquired, renewed) = (spec.acquire_time.unwrap().0, spec.renew_time.unwrap().0);
    assert_eq!(
        (renewed - acquired).get_seconds(),
        4,
        "renewed every two seconds, acquired once"
    );
}

#[tokio::test(start_paused = true)]
async fn b64_another_writer_costs_a_slow_path_and_not_the_term() {
    let world = World::with(&["me"]).await;
    world.leader_other_than(&[]).await;
    let leases: Api<Lease> = Api::default_namespaced(world.sandbox.client());
    let mut lease = leases.get("lease").await.unwrap();
    lease.metadata.labels = Some([("team".to_owned(), "us".to_owned())].into());
    leases
        .replace("lease", &Default::default(), &lease)
        .await
        .unwrap();
    sleep(SECOND * 30).await;
    let state = world.candidate("me").state.borrow().clone();
    assert_eq!(
        (state.slow_paths, state.is_leader(), world.guarded.counts().0),
        (1, true, 1)
    );
    let labels = leases.get("lease").await.unwrap().metadata.labels;
    assert_eq!(labels.unwrap()["team"], "us", "what others wrote stays");
}

#[tokio::test(start_paused = true)]
async fn b64_a_lease_that_is_deleted_ends_the_term() {
    let world = World::with(&["me"]).await;
    world.leader_other_than(&[]).await;
    let leases: Api<Lease> = Api::default_namespaced(world.sandbox.client());
    leases.delete("lease", &DeleteParams::default()).await.unwrap();
    sleep(SECOND * 30).await;
    assert_eq!(
        world.guarded.counts().0,
        2,
        "a second term, on a new lease, with a greater fence"
    );
}

#[tokio::test(start_paused = true)]
async fn b64_a_server_that_says_no_is_named_in_the_state() {
    let mut world = World::new().await;
    let refusal = world
        .sandbox
        .fault(Rule::new(Fault::Status(403)).resource("leases"));
    world.start("me", 1);
    sleep(SECOND * 10).await;
    let state = world.candidate("me").state.borrow().clone();
    assert!(state.failures >= 2 && !state.is_leader());
    assert!(state.last_failure.unwrap().starts_with("403"));
    refusal.remove();
    world.leader_other_than(&[]).await;
    assert_eq!(world.candidate("me").state.borrow().last_failure, None);
}

#[tokio::test(start_paused = true)]
async fn i10_nothing_is_left_of_a_run_that_is_dropped() {
    let mut world = World::new().await;
    let alive = || tokio::runtime::Handle::current().metrics().num_alive_tasks();
    let before = alive();
    world.start("me", 1);
    world.leader_other_than(&[]).await;
    assert!(alive() >= before + 2, "the candidate and its work");
    world.kill("me").await;
    sleep(SECOND).await; // the client's own task ends
    assert_eq!(alive(), before);
}

/// Random events for hours: no two leaders ever have the same fence, and at the end there is a leader.
#[tokio::test(start_paused = true)]
async fn b64_never_two_leaders_by_the_fence_whatever_happens() {
    let seed = std::env::var("SEED").ok().and_then(|seed| seed.parse().ok());
    let seeds: Vec<u64> = seed.map_or_else(|| (0..4).collect(), |seed| vec![seed]);
    for seed in seeds {
        let story = tokio::spawn(anything(seed)).await;
        assert!(
            story.is_ok(),
            "again: SEED={seed} cargo test -p kube-informer --test contract never_two"
        );
    }
}

async fn anything(seed: u64) {
    let mut dice = StdRng::seed_from_u64(seed);
    let mut world = World::with(&FIVE).await;
    let mut faults: Vec<FaultHandle> = Vec::new();
    let leases: Api<Lease> = Api::default_namespaced(world.sandbox.client());
    let mut deleted: Option<Instant> = None;
    for step in 0..300 {
        let names: Vec<String> = world.candidates.keys().cloned().collect();
        // Mostly the leader, because events of the others have little effect.
        let leader = names
            .iter()
            .find(|name| world.candidate(name).state.borrow().is_leader());
        let any = &names[dice.random_range(0..names.len())];
        let name = leader.filter(|_| dice.random_bool(0.6)).unwrap_or(any).clone();
        match dice.random_range(0..10) {
            0 => world.candidate(&name).cut.set(true),
            1 => world.candidate(&name).stopped.set(true),
            2 => {
                world.kill(&name).await;
                world.start(&format!("{}-{step}", &name[..1]), seed + step);
            }
            3 => {
                let candidate = world.candidates.remove(&name).expect("it runs");
                candidate.shutdown.cancel();
                candidate.cut.set(false);
                candidate.stopped.set(false);
                world.start(&format!("{}-{step}", &name[..1]), seed + step);
            }
            4 => faults.push(world.sandbox.fault(any_fault(&mut dice, seed + step))),
            5 if dice.random_bool(0.2) => {
                let _gone = leases.delete("lease", &DeleteParams::default()).await;
                deleted = Some(Instant::now());
            }
            _ => {
                world.candidate(&name).cut.set(false);
                world.candidate(&name).stopped.set(false);
                faults.drain(..).for_each(|fault| fault.remove());
            }
        }
        sleep(Duration::from_millis(dice.random_range(50..12_000))).await;
        // Stopped candidates do not know that they lost the lease. Of the others at most one works.
        let working = world.guarded.working();
        let awake = working
            .iter()
            .filter(|who| world.candidates.get(*who).is_some_and(|c| !c.stopped.is_on()));
        let awake: Vec<_> = awake.collect();
        // Deleting a lease that is held removes the mutual exclusion, and only the fence is left. The old leader
        // notices at its next renewal at the latest.
        let deleted = deleted.is_some_and(|at| at.elapsed() <= SECOND * 10);
        assert!(
            deleted || awake.len() <= 1,
            "{awake:?} work at the same time, at step {step}"
        );
    }
    faults.drain(..).for_each(|fault| fault.remove());
    for candidate in world.candidates.values() {
        candidate.cut.set(false);
        candidate.stopped.set(false);
    }
    sleep(SECOND * 60).await;
    world.leader_other_than(&[]).await;
    assert_eq!(world.guarded.working().len(), 1);
    let (terms, accepted, _) = world.guarded.counts();
    assert!(
        terms > 10 && accepted > 100,
        "{terms} terms and {accepted} writes are no test"
    );
}

fn any_fault(dice: &mut StdRng, seed: u64) -> Rule {
    let fault = match dice.random_range(0..4) {
        0 => Fault::Refuse,
        1 => Fault::Status(500),
        2 => Fault::Latency(Duration::from_millis(dice.random_range(100..7_000))),
        _ => Fault::TooManyRequests { retry_after: SECOND },
    };
    let rule = Rule::new(fault).resource("leases").probability(0.5, seed);
    if dice.random_bool(0.5) {
        rule.verb(Verb::Update)
    } else {
        rule
    }
}
