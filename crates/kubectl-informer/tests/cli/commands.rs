//! `query`, `top`, `doctor`, `completion` and `man`, run as a user does.

use super::common::{Ended, Server, bare};

#[tokio::test]
async fn a_query_is_answered_from_an_index() {
    let server = Server::start().await;
    server.sandbox.load("pods", 120).expect("is known");
    let ended = server.run("query pods -A --by node=node-0001 -o name").await;
    assert_eq!(
        (ended.code, ended.out.lines().count()),
        (Some(0), 50),
        "{}",
        ended.err
    );
    assert!(
        ended.err.starts_with("50 of 120 pods, found in "),
        "{}",
        ended.err
    );

    let both = "query pods -A --by node=node-0001 --by jsonpath={.metadata.namespace}=load-03 -o name";
    assert_eq!(server.printed(both).await.lines().count(), 2);

    let counted = server.printed("query pods -A --by node").await;
    let words: Vec<Vec<_>> = counted
        .lines()
        .map(|line| line.split_whitespace().collect())
        .collect();
    assert_eq!(words[0], ["NODE", "OBJECTS"], "{counted}");
    assert_eq!(
        words[1],
        ["node-0000", "50"],
        "the most frequent first: {counted}"
    );
    assert_eq!(words[3], ["node-0002", "20"], "{counted}");

    let table = server
        .printed("query pods -n load-00 --by label=app.kubernetes.io/name=web")
        .await;
    assert!(
        table.starts_with("NAME ") && table.lines().count() == 7,
        "{table}"
    );
}

#[tokio::test]
async fn top_shows_every_informer_and_its_errors() {
    let server = Server::start().await;
    server.sandbox.load("pods", 30).expect("is known");
    let forbidden = kube_sandbox::Rule::new(kube_sandbox::Fault::Status(403)).resource("secrets");
    server.sandbox.fault(forbidden);
    let out = server.printed("top pods secrets nodes -A --once").await;
    let row = |name: &str| {
        let found = out.lines().find(|line| line.trim_start().starts_with(name));
        found
            .unwrap_or_else(|| panic!("{name} is not in\n{out}"))
            .split_whitespace()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(row("INFORMER")[..4], ["INFORMER", "STATE", "OBJECTS", "BYTES"]);
    assert!(row("INFORMER").ends_with(&["LAG".to_owned(), "AGE".to_owned()]));
    let age = row("pods").pop().expect("cells");
    assert!(age.starts_with('<'), "{age} is no bound on the age");
    assert_eq!(row("secrets").pop().as_deref(), Some("-"), "its age is not known");
    assert_eq!(row("pods")[1..3], ["synced", "30"]);
    assert_eq!(row("nodes")[1..3], ["synced", "0"]);
    assert_eq!(row("secrets")[1], "forbidden");
    assert!(
        out.contains("allow our account `list` and `watch` on secrets"),
        "{out}"
    );
}

#[tokio::test]
async fn the_doctor_passes_a_sandbox_and_fails_an_unreachable_server() {
    let server = Server::start().await;
    let ended = server.run("doctor pods deploy").await;
    assert_eq!(ended.code, Some(0), "{}{}", ended.out, ended.err);
    for found in [
        "✓ configured: context sandbox",
        "✓ reached in",
        "✓ pods: we may list and watch them in namespace default",
        "✓ deployments.apps: watch-list is supported",
    ] {
        assert!(ended.out.contains(found), "{found}: {}", ended.out);
    }
    server.sandbox.stop().await;
    let ended = server.run("doctor").await;
    assert_eq!(ended.code, Some(1));
    assert!(
        ended.out.contains("✗") && ended.out.contains("Nothing listens there"),
        "{}",
        ended.out
    );
}

#[tokio::test]
async fn the_doctor_explains_a_move_that_is_stuck() {
    use kube_informer::shard::{Config, Shards};
    use std::time::Duration;
    use tokio_util::sync::CancellationToken;

    let server = Server::start().await;
    let (shutdown, mut tasks) = (CancellationToken::new(), Vec::new());
    let mut start = |name: &str| {
        let mut config = Config::new("default", "demo", name);
        config.retry_period = Duration::from_millis(200);
        config.drain_within = Duration::from_secs(600);
        let shards = Shards::new(server.sandbox.client(), config).expect("a valid configuration");
        let (running, shutdown) = (shards.clone(), shutdown.clone());
        tasks.push(tokio::spawn(async move { running.run(shutdown).await }));
        shards
    };
    let first = start("a");
    let mut owned = first.owned();
    owned
        .wait_for(|owned| owned.ranges.len() == 128)
        .await
        .expect("it runs");
    let ended = server.run("doctor").await;
    let well = "✓ shards of default/demo: 128 ranges, 1 replicas, the largest share is 1.00 of an equal one";
    assert!(ended.out.contains(well), "{}", ended.out);

    // Work on every range that does not end, and another replica that should have half of them.
    let permits: Vec<_> = (0..128_u64)
        .map(|range| first.permit(range << 57).expect("it owns everything"))
        .collect();
    start("b");
    owned
        .wait_for(|owned| owned.leaving.len() == 64)
        .await
        .expect("it runs");
    let ended = server.run("doctor").await;
    assert_eq!(ended.code, Some(0), "{}{}", ended.out, ended.err);
    for found in [
        "! shards of default/demo: a still works on the ranges",
        "look for a reconcile that ignores its token",
    ] {
        assert!(ended.out.contains(found), "{found}: {}", ended.out);
    }
    drop(permits);
    shutdown.cancel();
    for task in tasks {
        task.await.expect("no panic").expect("it ran once");
    }
}

#[tokio::test]
async fn the_doctor_suggests_names_for_an_unknown_resource() {
    let server = Server::start().await;
    let ended = server.run("doctor deploymnets").await;
    assert_eq!(ended.code, Some(1));
    assert!(
        ended.out.contains("did you mean deployments.apps?"),
        "{}",
        ended.out
    );
}

#[tokio::test]
async fn completion_and_manual_are_made_from_the_flags() {
    for shell in ["bash", "zsh", "fish"] {
        let ended = Ended::of(bare(&format!("completion {shell}"))).await;
        assert_eq!(ended.code, Some(0), "{}", ended.err);
        assert!(ended.out.contains("field-selector"), "{shell}: {}", ended.out);
    }
    let ended = Ended::of(bare("man")).await;
    assert!(
        ended.out.starts_with(".ie") || ended.out.contains(".TH kubectl"),
        "{}",
        ended.out
    );
}

#[tokio::test]
async fn the_usage_is_that_of_a_plugin() {
    let ended = Ended::of(bare("watch --help")).await;
    assert!(
        ended
            .out
            .contains("Usage: kubectl informer watch [OPTIONS] <RESOURCE>..."),
        "{}",
        ended.out
    );
    assert!(ended.out.starts_with("Examples:"), "{}", ended.out);
}
