//! Faults of single answers.

use futures::StreamExt;
use std::error::Error as _;
use std::io::ErrorKind;
use std::time::Duration;

use k8s_openapi::api::core::v1::ConfigMap;
use kube::Api;
use kube::api::ListParams;
use kube::client::retry::RetryPolicy;
use kube_sandbox::{After, Cut, Fault, Rule, Verb};
use tokio::time::Instant;
use tower::retry::RetryLayer;
use tower::{BoxError, ServiceBuilder};

use crate::kit::{Answer, ask, code, listed, maps, sandbox, sandbox_with};

const MAPS: &str = "/api/v1/namespaces/default/configmaps";

#[tokio::test]
async fn a_refused_request_fails_as_a_closed_port_does() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    sandbox.fault(Rule::new(Fault::Refuse));

    let error = maps.get("a").await.expect_err("refused");

    let kube::Error::Service(cause) = error else {
        panic!("{error:?}");
    };
    let cause = cause.downcast::<std::io::Error>().expect("an I/O error");
    assert_eq!(cause.kind(), ErrorKind::ConnectionRefused);
}

#[tokio::test(start_paused = true)]
async fn latency_delays_the_answer_and_changes_nothing_else() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    sandbox.fault(Rule::new(Fault::Latency(Duration::from_secs(5))));
    let asked = Instant::now();

    let found = listed(&maps).await;

    assert_eq!(found, ["a"]);
    assert_eq!(asked.elapsed(), Duration::from_secs(5));
}

#[tokio::test]
async fn too_many_requests_says_in_whole_seconds_when_to_come_back() {
    let sandbox = sandbox().await;
    let retry_after = Duration::from_millis(2500);
    sandbox.fault(Rule::new(Fault::TooManyRequests { retry_after }));

    let answer = Answer::read(ask(&sandbox, MAPS).await).await;

    assert_eq!((answer.status.as_u16(), answer.header("retry-after")), (429, "3"));
    let status = answer.json();
    assert_eq!(status["reason"], "TooManyRequests");
    assert_eq!(status["details"]["retryAfterSeconds"], 3);
}

#[tokio::test(start_paused = true)]
async fn a_client_that_retries_comes_back_when_it_was_told_to() {
    let sandbox = sandbox().await;
    let retry_after = Duration::from_secs(7);
    let busy = sandbox.fault(Rule::new(Fault::TooManyRequests { retry_after }).times(2));
    let service = ServiceBuilder::new()
        .layer(RetryLayer::new(RetryPolicy::server_retry()))
        .map_err(BoxError::from)
        .service(sandbox.service());
    let maps: Api<ConfigMap> = Api::all(kube::Client::new(service, "default"));
    let asked = Instant::now();

    maps.list(&ListParams::default()).await.expect("the third time");

    assert_eq!(busy.hits(), 2);
    assert!(asked.elapsed() >= 2 * retry_after, "{:?}", asked.elapsed());
}

#[tokio::test]
async fn failures_of_the_server_carry_their_code_and_reason() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    for (fault, reason) in [
        (401, "Unauthorized"),
        (403, "Forbidden"),
        (404, "NotFound"),
        (410, "Expired"),
        (500, "InternalError"),
        (503, "ServiceUnavailable"),
        (504, "Timeout"),
    ] {
        sandbox.clear_faults();
        sandbox.fault(Rule::new(Fault::Status(fault)));

        let error = maps.get("a").await.expect_err("refused");

        let kube::Error::Api(status) = error else {
            panic!("{fault}: {error:?}");
        };
        assert_eq!((status.code, status.reason.as_str()), (fault, reason));
    }
}

#[tokio::test]
async fn forbidden_from_now_on_means_until_the_rule_is_removed() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    let forbidden = sandbox.fault(Rule::new(Fault::Status(403)).from(2));
    assert_eq!(listed(&maps).await, ["a"]);

    let refusals = [
        code(maps.get("a").await),
        code(maps.list(&ListParams::default()).await),
        code(maps.list(&ListParams::default()).await),
    ];
    forbidden.remove();

    assert_eq!(refusals, [403, 403, 403]);
    assert_eq!(listed(&maps).await, ["a"]);
}

#[tokio::test]
async fn a_truncated_body_ends_cleanly_and_makes_no_sense() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    let after = After::Bytes(40);
    sandbox.fault(Rule::new(Fault::End { after }));

    let answer = Answer::read(ask(&sandbox, MAPS).await).await;
    let error = maps.list(&ListParams::default()).await.expect_err("not JSON");

    assert_eq!((answer.body.len(), answer.cut), (40, false));
    assert!(matches!(error, kube::Error::SerdeError(_)), "{error:?}");
}

#[tokio::test]
async fn a_cut_list_breaks_after_the_items_that_were_sent() {
    let (sandbox, _) = sandbox_with(&["a", "b", "c"]).await;
    let after = After::Events(2);
    sandbox.fault(Rule::new(Fault::Cut { after }).verb(Verb::List));

    let answer = Answer::read(ask(&sandbox, MAPS).await).await;

    assert!(answer.cut);
    let text = answer.text();
    let sent = ["a", "b", "c"].map(|name| text.contains(&format!("{{\"name\":\"{name}\"")));
    assert_eq!(sent, [true, true, false]);
}

#[tokio::test]
async fn a_cut_answer_of_one_object_is_an_error_of_the_connection() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    let after = After::Bytes(10);
    sandbox.fault(Rule::new(Fault::Cut { after }).verb(Verb::Get));

    let error = maps.get("a").await.expect_err("cut");

    let cause = error.source().and_then(|e| e.downcast_ref::<Cut>());
    assert!(cause.is_some(), "{error:?}");
}

#[tokio::test(start_paused = true)]
async fn a_stalled_answer_waits_for_the_rule_to_be_removed() {
    let (sandbox, maps) = sandbox_with(&["a", "b"]).await;
    let after = After::Bytes(30);
    let stall = sandbox.fault(Rule::new(Fault::Stall { after }).verb(Verb::List));
    let mut list = Box::pin(listed(&maps));
    let hour = Duration::from_secs(3600);
    tokio::time::timeout(hour, &mut list).await.expect_err("stalled");

    stall.remove();

    assert_eq!(list.await, ["a", "b"]);
}

#[tokio::test(start_paused = true)]
async fn a_stall_behind_the_end_of_an_answer_only_holds_its_end_back() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    let after = After::Bytes(1_000_000);
    let stall = sandbox.fault(Rule::new(Fault::Stall { after }).verb(Verb::List));
    let mut list = Box::pin(listed(&maps));
    let hour = Duration::from_secs(3600);
    tokio::time::timeout(hour, &mut list).await.expect_err("stalled");

    stall.remove();

    assert_eq!(list.await, ["a"]);
}

#[tokio::test]
async fn an_undecodable_object_is_sent_well_again_once_the_rule_is_gone() {
    let (sandbox, maps) = sandbox_with(&["bad"]).await;
    let version = sandbox.resource_version().to_string();
    let rule = sandbox.fault(Rule::new(Fault::Undecodable { name: "bad".into() }).verb(Verb::Watch));
    let mut events = maps
        .watch(&kube::api::WatchParams::default(), &version)
        .await
        .expect("open")
        .boxed();

    rule.remove();
    let patch = kube::api::Patch::Merge(serde_json::json!({"data": {"v": "1"}}));
    maps.patch("bad", &Default::default(), &patch)
        .await
        .expect("changed");

    let event = events.next().await.expect("an event").expect("decodable");
    assert!(matches!(event, kube::api::WatchEvent::Modified(_)), "{event:?}");
}

#[tokio::test]
async fn an_undecodable_object_fails_its_list_but_not_the_metadata() {
    let (sandbox, maps) = sandbox_with(&["bad", "good"]).await;
    sandbox.fault(Rule::new(Fault::Undecodable { name: "bad".into() }));
    let all = ListParams::default();

    let whole = maps.list(&all).await.expect_err("one is undecodable");
    let metadata = maps.list_metadata(&all).await.expect("readable");

    assert!(matches!(whole, kube::Error::SerdeError(_)), "{whole:?}");
    assert_eq!(crate::kit::names(&metadata), ["bad", "good"]);
    assert!(maps.get("good").await.is_ok());
    assert!(matches!(maps.get("bad").await, Err(kube::Error::SerdeError(_))));
}

#[tokio::test]
async fn an_answer_that_was_never_given_has_no_status_in_the_log() {
    let sandbox = sandbox().await;
    sandbox.fault(Rule::new(Fault::Refuse).nth(1));
    sandbox.fault(Rule::new(Fault::Status(500)).nth(2));
    let maps = maps(&sandbox);

    for _ in 0..3 {
        let _ = maps.list(&ListParams::default().limit(9)).await;
    }

    let log = sandbox.requests();
    let statuses: Vec<_> = log.iter().map(|r| r.status).collect();
    assert_eq!(statuses, [None, Some(500), Some(200)]);
    assert!(
        log.iter()
            .all(|r| r.verb == Verb::List && r.param("limit") == Some("9"))
    );
}
