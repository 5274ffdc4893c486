//! Which requests a rule is for.

use std::time::Duration;

use k8s_openapi::api::core::v1::{ConfigMap, Secret};
use kube::Api;
use kube::api::{ListParams, PostParams};
use kube_sandbox::{Fault, Rule, Sandbox, Verb};
use tokio::time::Instant;

use crate::kit::{code, map, maps, sandbox, sandbox_with};

/// Asks `count` times for a list, and tells by a letter each whether it failed.
async fn lists(sandbox: &Sandbox, count: usize) -> String {
    let maps = maps(sandbox);
    let mut story = String::new();
    for _ in 0..count {
        let answer = maps.list(&ListParams::default()).await;
        story.push(if answer.is_ok() { '.' } else { 'X' });
    }
    story
}

#[tokio::test]
async fn a_rule_for_a_verb_leaves_the_others_alone() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    sandbox.fault(
        Rule::new(Fault::Status(500))
            .verb(Verb::Create)
            .verb(Verb::Delete),
    );

    let created = maps.create(&PostParams::default(), &map("b")).await;
    let deleted = maps.delete("a", &Default::default()).await;

    assert_eq!((code(created), code(deleted)), (500, 500));
    assert!(maps.get("a").await.is_ok());
}

#[tokio::test]
async fn a_rule_for_a_resource_or_a_namespace_leaves_the_others_alone() {
    let sandbox = sandbox().await;
    sandbox.fault(Rule::new(Fault::Status(500)).resource("secrets"));
    sandbox.fault(Rule::new(Fault::Status(503)).namespace("kube-system"));
    let all = ListParams::default();
    let system: Api<ConfigMap> = Api::namespaced(sandbox.client(), "kube-system");
    let secrets: Api<Secret> = Api::all(sandbox.client());

    assert_eq!(code(secrets.list(&all).await), 500);
    assert_eq!(code(system.list(&all).await), 503);
    assert!(maps(&sandbox).list(&all).await.is_ok());
}

#[tokio::test]
async fn a_rule_can_strike_the_nth_request_alone_or_a_few_from_there() {
    let sandbox = sandbox().await;
    let nth = sandbox.fault(Rule::new(Fault::Status(500)).nth(2));
    let few = sandbox.fault(Rule::new(Fault::Status(500)).from(4).times(2));

    assert_eq!(lists(&sandbox, 7).await, ".X.XX..");
    assert_eq!((nth.hits(), few.hits()), (1, 2));
}

#[tokio::test]
async fn the_order_of_from_and_times_does_not_matter() {
    let sandbox = sandbox().await;
    sandbox.fault(Rule::new(Fault::Status(500)).times(2).from(2));

    assert_eq!(lists(&sandbox, 5).await, ".XX..");
}

#[tokio::test]
async fn dice_of_the_same_seed_fall_the_same_way() {
    let run = async |seed| {
        let sandbox = sandbox().await;
        sandbox.fault(Rule::new(Fault::Status(500)).probability(0.3, seed));
        lists(&sandbox, 60).await
    };

    let (first, again, other) = (run(7).await, run(7).await, run(8).await);

    assert_eq!(first, again);
    assert_ne!(first, other);
    assert!(first.contains('X') && first.contains('.'), "{first}");
}

#[tokio::test(start_paused = true)]
async fn rules_that_match_the_same_request_act_together() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    sandbox.fault(Rule::new(Fault::Latency(Duration::from_secs(1))));
    sandbox.fault(Rule::new(Fault::Latency(Duration::from_secs(2))));
    sandbox.fault(Rule::new(Fault::Status(503)));
    let asked = Instant::now();

    let answer = maps.get("a").await;

    assert_eq!(code(answer), 503);
    assert_eq!(asked.elapsed(), Duration::from_secs(3));
}

#[tokio::test]
async fn cleared_faults_strike_no_more_and_cleared_logs_start_empty() {
    let sandbox = sandbox().await;
    sandbox.fault(Rule::new(Fault::Refuse));
    assert_eq!(lists(&sandbox, 2).await, "XX");

    sandbox.clear_faults();
    sandbox.clear_requests();

    assert_eq!(lists(&sandbox, 1).await, ".");
    let numbers: Vec<u64> = sandbox.requests().iter().map(|r| r.number).collect();
    assert_eq!(numbers, [3]);
}

#[tokio::test]
async fn the_log_tells_who_asked_for_what() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    sandbox.clear_requests();

    let _ = maps.get_status("a").await;

    let [asked] = &sandbox.requests()[..] else {
        panic!("one request was made");
    };
    assert_eq!(asked.path, "/api/v1/namespaces/default/configmaps/a/status");
    assert_eq!(
        [
            &asked.group,
            &asked.version,
            &asked.resource,
            &asked.namespace,
            &asked.name,
            &asked.subresource
        ],
        ["", "v1", "configmaps", "default", "a", "status"]
    );
    assert_eq!((asked.verb, asked.status), (Verb::Get, Some(404)));
}
