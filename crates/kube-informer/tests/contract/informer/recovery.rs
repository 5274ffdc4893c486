//! Recovery after outages, on the sandbox, in virtual time: B70.

use std::collections::HashSet;
use std::time::Duration;

use k8s_openapi::api::core::v1::ConfigMap;
use kube_informer::factory::{InformerOf, Scope, SharedInformerFactory};
use kube_informer::informer::{SharedInformer, State};
use kube_sandbox::{Fault, FaultHandle, RequestRecord, Rule, Sandbox, Verb};

const A_WHILE: Duration = Duration::from_secs(120);
const TENTH: Duration = Duration::from_millis(100);

/// A factory with `count` informers, all synced.
async fn factory_of(
    informers: usize,
    sandbox: &Sandbox,
) -> (SharedInformerFactory, Vec<InformerOf<ConfigMap>>) {
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

/// Refuses every request from now on, and cuts streams.
async fn outage(sandbox: &Sandbox) -> FaultHandle {
    let refuse = sandbox.fault(Rule::new(Fault::Refuse));
    sandbox.restart().await.expect("the same port");
    refuse
}

fn is_probe(request: &RequestRecord) -> bool {
    request.path == "/readyz"
}

fn all_synced(informers: &[InformerOf<ConfigMap>]) -> bool {
    informers
        .iter()
        .all(|i| *i.informer().watch_state().borrow() == State::Synced)
}

#[tokio::test(start_paused = true)]
async fn b70_two_hundred_informers_recover_within_five_seconds_without_a_stampede() {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    let (factory, informers) = factory_of(200, &sandbox).await;

    let refuse = outage(&sandbox).await;
    // Ten minutes: every backoff is at its cap.
    tokio::time::sleep(Duration::from_secs(600)).await;
    assert!(!all_synced(&informers));
    sandbox.clear_requests();
    tokio::time::sleep(Duration::from_secs(60)).await;
    let asked = sandbox.requests();
    let probes = asked.iter().filter(|r| is_probe(r)).count();
    assert!(
        (59..=61).contains(&probes),
        "{probes} probes in a minute of outage"
    );

    sandbox.clear_requests();
    refuse.remove();
    let (mut seen, mut first_requests, mut recovered) = (HashSet::new(), Vec::new(), None);
    for tenth in 1..=50 {
        tokio::time::sleep(TENTH).await;
        let before = seen.len();
        seen.extend(
            sandbox
                .requests()
                .iter()
                .filter_map(|request| request.param("labelSelector").map(str::to_owned)),
        );
        first_requests.push(seen.len() - before);
        if recovered.is_none() && all_synced(&informers) {
            recovered = Some(tenth);
        }
    }
    assert!(
        recovered.is_some(),
        "after 5 s some are not watching: {first_requests:?}"
    );
    let most = first_requests
        .windows(10)
        .map(|second| second.iter().sum::<usize>())
        .max();
    assert!(most <= Some(100), "{most:?} within a second: {first_requests:?}");
    factory.shutdown().await;
}

#[tokio::test(start_paused = true)]
async fn b70_informers_on_their_own_recover_within_five_seconds_of_every_long_outage() {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    let alone = SharedInformer::<ConfigMap>::builder(sandbox.client())
        .namespaces(["default", "kube-system", "other"])
        .build()
        .expect("nothing is wrong");
    alone.start().expect("a runtime");
    alone.wait_for_sync(A_WHILE).await.expect("synced");
    for seconds in [3, 70, 301] {
        sandbox.stop().await;
        tokio::time::sleep(Duration::from_secs(seconds)).await;
        assert_ne!(*alone.watch_state().borrow(), State::Synced);
        sandbox.resume().await.expect("the same port");
        let mut state = alone.watch_state();
        let well = state.wait_for(|state| *state == State::Synced);
        let well = tokio::time::timeout(Duration::from_secs(5), well).await;
        assert!(well.is_ok(), "after an outage of {seconds} s");
    }
    alone.shutdown().await;
}

#[tokio::test(start_paused = true)]
async fn b70_a_server_that_only_answers_the_probe_gets_no_more_requests_than_the_backoff_allows() {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    let (factory, informers) = factory_of(20, &sandbox).await;
    let refuse = outage(&sandbox).await;
    tokio::time::sleep(Duration::from_secs(600)).await;
    for verb in [Verb::List, Verb::Watch] {
        sandbox.fault(Rule::new(Fault::Status(500)).verb(verb));
    }
    refuse.remove();
    // The wake-up, and a backoff that starts again: 0.8 s doubled up to 30 s, each times up to 2.
    tokio::time::sleep(Duration::from_secs(120)).await;
    sandbox.clear_requests();
    tokio::time::sleep(Duration::from_secs(600)).await;
    assert!(!all_synced(&informers));
    let asked = sandbox.requests();
    let (probes, rest): (Vec<_>, Vec<_>) = asked.iter().partition(|r| is_probe(r));
    // Pauses of 30 to 60 seconds. A refused watch is followed by a list (B06), so there are two requests each time.
    assert!(rest.len() <= 20 * (600 / 30 + 1) * 2, "{} requests", rest.len());
    assert!(probes.len() <= 600, "{} probes", probes.len());
    factory.shutdown().await;
}

#[tokio::test(start_paused = true)]
async fn b70_nothing_is_asked_once_all_informers_watch_again() {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    let (factory, informers) = factory_of(10, &sandbox).await;
    let refuse = outage(&sandbox).await;
    tokio::time::sleep(Duration::from_secs(30)).await;
    refuse.remove();
    tokio::time::sleep(Duration::from_secs(5)).await;
    assert!(all_synced(&informers));
    sandbox.clear_requests();
    tokio::time::sleep(Duration::from_secs(100)).await;
    let asked = sandbox.requests();
    assert_eq!(asked.iter().filter(|r| is_probe(r)).count(), 0);
    factory.shutdown().await;
}
