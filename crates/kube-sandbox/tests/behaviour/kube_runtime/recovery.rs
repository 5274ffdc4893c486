//! What both modes of the watcher come through: the mirror equals the server afterwards.

use std::time::Duration;

use kube::Api;
use kube::runtime::watcher::Config;
use kube_sandbox::{After, Fault, Rule, Sandbox, Verb};

use super::mirror::{Mirror, WATCHED, full_reads, truth};
use crate::kit::{create, delete, maps, sandbox, sandbox_with, touch};

macro_rules! in_both_modes {
    ($($scenario:ident)+) => {
        mod list_then_watch {
            $(#[tokio::test(start_paused = true)]
            async fn $scenario() {
                super::$scenario(kube::runtime::watcher::Config::default()).await;
            })+
        }
        mod streaming_lists {
            $(#[tokio::test(start_paused = true)]
            async fn $scenario() {
                super::$scenario(kube::runtime::watcher::Config::default().streaming_lists()).await;
            })+
        }
    };
}

in_both_modes! {
    without_faults_the_mirror_follows
    the_first_answer_is_cut_in_the_middle
    the_stream_is_cut_again_and_again
    events_come_twice
    a_line_makes_no_sense
    the_server_restarts
    the_server_restarts_and_has_changed_meanwhile
    the_version_was_compacted_away
    the_version_is_expired_by_rule
    forbidden_for_a_while
    the_connection_is_refused_for_a_while
    the_stream_stalls_for_ever
    the_server_lags_behind_and_catches_up
    a_storm_of_faults
}

/// A rule for what the mirror asks, not for the writers.
fn rule(fault: Fault) -> Rule {
    Rule::new(fault)
        .namespace(WATCHED)
        .verb(Verb::List)
        .verb(Verb::Watch)
}

/// A server with two maps and a mirror that shows them.
async fn synced(config: Config) -> (Sandbox, Mirror) {
    let (sandbox, _) = sandbox_with(&["a", "b"]).await;
    let mut mirror = Mirror::new(&sandbox, config);
    assert!(mirror.catches_up(&sandbox).await);
    (sandbox, mirror)
}

/// One write of every kind.
async fn change(sandbox: &Sandbox) {
    let maps = maps(sandbox);
    touch(&maps, "a").await;
    delete(&maps, "b").await;
    create(&maps, &["c"]).await;
}

async fn without_faults_the_mirror_follows(config: Config) {
    let (sandbox, mut mirror) = synced(config).await;

    change(&sandbox).await;

    assert!(mirror.catches_up(&sandbox).await);
    assert_eq!((full_reads(&sandbox), mirror.errors.len()), (1, 0));
}

async fn the_first_answer_is_cut_in_the_middle(config: Config) {
    let (sandbox, _) = sandbox_with(&["a", "b"]).await;
    let after = After::Events(1);
    let cut = sandbox.fault(rule(Fault::Cut { after }).nth(1));

    let mut mirror = Mirror::new(&sandbox, config);

    assert!(mirror.catches_up(&sandbox).await);
    assert_eq!((cut.hits(), full_reads(&sandbox)), (1, 2));
}

async fn the_stream_is_cut_again_and_again(config: Config) {
    let (sandbox, _) = sandbox_with(&["a", "b"]).await;
    // Enough for two maps and the bookmark after them, and one event more.
    let after = After::Events(4);
    let cut = sandbox.fault(Rule::new(Fault::Cut { after }).verb(Verb::Watch));
    let mut mirror = Mirror::new(&sandbox, config);

    for _ in 0..5 {
        change(&sandbox).await;
        create(&maps(&sandbox), &["b"]).await;
        delete(&maps(&sandbox), "c").await;
        assert!(mirror.catches_up(&sandbox).await);
    }

    assert!(cut.hits() > 3, "{} cuts", cut.hits());
    assert_eq!(full_reads(&sandbox), 1);
}

async fn events_come_twice(config: Config) {
    let (sandbox, _) = sandbox_with(&["a", "b"]).await;
    sandbox.fault(rule(Fault::Duplicate));
    let mut mirror = Mirror::new(&sandbox, config);
    assert!(mirror.catches_up(&sandbox).await);

    change(&sandbox).await;

    assert!(mirror.catches_up(&sandbox).await);
    assert_eq!(full_reads(&sandbox), 1);
}

async fn a_line_makes_no_sense(config: Config) {
    let (sandbox, _) = sandbox_with(&["a", "b"]).await;
    let fault = Fault::Malformed { after_events: 1 };
    sandbox.fault(Rule::new(fault).verb(Verb::Watch));
    let mut mirror = Mirror::new(&sandbox, config);
    assert!(mirror.catches_up(&sandbox).await);

    change(&sandbox).await;

    assert!(mirror.catches_up(&sandbox).await);
    assert_eq!(mirror.errors.len(), 1, "{:?}", mirror.errors);
}

async fn the_server_restarts(config: Config) {
    let (sandbox, mut mirror) = synced(config).await;

    sandbox.restart().await.expect("the port is free again");
    change(&sandbox).await;

    assert!(mirror.catches_up(&sandbox).await);
    // Nothing was written before the restart that the mirror had not seen, so it goes on where it was.
    assert_eq!(full_reads(&sandbox), 1);
}

async fn the_server_restarts_and_has_changed_meanwhile(config: Config) {
    let (sandbox, mut mirror) = synced(config).await;

    change(&sandbox).await;
    sandbox.restart().await.expect("the port is free again");

    assert!(mirror.catches_up(&sandbox).await);
    assert_eq!(full_reads(&sandbox), 2);
}

async fn the_version_was_compacted_away(config: Config) {
    let (sandbox, mut mirror) = synced(config).await;
    // The watch runs into its timeout while others write, so the mirror's version is old and no bookmark helps.
    tokio::time::advance(Duration::from_secs(300)).await;
    let elsewhere = Api::namespaced(sandbox.client(), "kube-system");
    create(&elsewhere, &["other"]).await;

    sandbox.compact(sandbox.resource_version());
    assert!(mirror.asks_again(&sandbox).await);
    change(&sandbox).await;

    assert!(mirror.catches_up(&sandbox).await);
    assert_eq!(full_reads(&sandbox), 2);
}

async fn the_version_is_expired_by_rule(config: Config) {
    let (sandbox, mut mirror) = synced(config).await;
    let expired = sandbox.fault(rule(Fault::ExpireVersion).nth(1));
    tokio::time::advance(Duration::from_secs(300)).await;
    assert!(mirror.asks_again(&sandbox).await);

    change(&sandbox).await;

    assert!(mirror.catches_up(&sandbox).await);
    assert_eq!((expired.hits(), full_reads(&sandbox)), (1, 2));
}

async fn forbidden_for_a_while(config: Config) {
    let sandbox = sandbox().await;
    create(&maps(&sandbox), &["a"]).await;
    let forbidden = sandbox.fault(rule(Fault::Status(403)).times(3));

    let mut mirror = Mirror::new(&sandbox, config);

    assert!(mirror.catches_up(&sandbox).await);
    assert_eq!((forbidden.hits(), mirror.errors.len()), (3, 3));
}

async fn the_connection_is_refused_for_a_while(config: Config) {
    let (sandbox, mut mirror) = synced(config).await;
    let refused = sandbox.fault(rule(Fault::Refuse).times(4));

    sandbox.restart().await.expect("the port is free again");
    change(&sandbox).await;

    assert!(mirror.catches_up(&sandbox).await);
    assert_eq!(refused.hits(), 4);
}

async fn the_stream_stalls_for_ever(config: Config) {
    let (sandbox, _) = sandbox_with(&["a", "b"]).await;
    let after = After::Events(0);
    let stall = sandbox.fault(rule(Fault::Stall { after }).verb(Verb::Watch).nth(2));
    let mut mirror = Mirror::new(&sandbox, config);
    assert!(mirror.catches_up(&sandbox).await);
    sandbox.restart().await.expect("the port is free again");

    change(&sandbox).await;

    // kube-runtime gives a silent stream up after some minutes.
    assert!(mirror.catches_up(&sandbox).await);
    assert_eq!(stall.hits(), 1);
}

async fn the_server_lags_behind_and_catches_up(config: Config) {
    let (sandbox, _) = sandbox_with(&["a", "b"]).await;
    let (version, before) = (sandbox.resource_version(), truth(&sandbox).await);
    change(&sandbox).await;
    let stale = sandbox.fault(rule(Fault::Stale { version }));
    let mut mirror = Mirror::new(&sandbox, config);
    assert!(mirror.until(&before).await);

    stale.remove();

    assert!(mirror.catches_up(&sandbox).await);
    assert_eq!(full_reads(&sandbox), 1);
}

async fn a_storm_of_faults(config: Config) {
    let (sandbox, _) = sandbox_with(&["a", "b"]).await;
    let (after, few) = (After::Events(1), After::Bytes(200));
    let retry_after = Duration::from_secs(1);
    for (seed, fault) in [
        Fault::Refuse,
        Fault::Status(500),
        Fault::Status(503),
        Fault::TooManyRequests { retry_after },
        Fault::Latency(Duration::from_secs(10)),
        Fault::Cut { after },
        Fault::Cut { after: few },
        Fault::End { after },
        Fault::Duplicate,
        Fault::ExpireVersion,
    ]
    .into_iter()
    .enumerate()
    {
        sandbox.fault(rule(fault).probability(0.2, seed as u64));
    }
    let mut mirror = Mirror::new(&sandbox, config);

    for round in 0..20 {
        change(&sandbox).await;
        create(&maps(&sandbox), &["b"]).await;
        delete(&maps(&sandbox), "c").await;
        assert!(
            mirror.catches_up(&sandbox).await,
            "round {round}: {:?}",
            mirror.errors
        );
        if round % 5 == 4 {
            sandbox.restart().await.expect("the port is free again");
        }
    }

    assert!(!mirror.errors.is_empty());
}
