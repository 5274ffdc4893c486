//! Faults of streams.

use flate2::read::MultiGzDecoder;
use k8s_openapi::api::core::v1::ConfigMap;
use kube::api::{Api, PartialObjectMeta, WatchParams};
use kube_sandbox::{After, Fault, Rule, Sandbox, Verb};
use std::io::Read;

use crate::kit::{
    Answer, Story, ask, ask_with, code, collect, create, large_map, listed, map, maps, sandbox_with, touch,
    watch, watch_with,
};

const WATCH: &str = "/api/v1/namespaces/default/configmaps?watch=1";
const WATCH_LIST: &str = "/api/v1/namespaces/default/configmaps?watch=1&sendInitialEvents=true\
     &resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true&timeoutSeconds=5";

#[tokio::test(start_paused = true)]
async fn a_watch_is_cut_after_so_many_events() {
    let (sandbox, maps) = sandbox_with(&["a", "b", "c"]).await;
    let after = After::Events(2);
    sandbox.fault(Rule::new(Fault::Cut { after }).verb(Verb::Watch));

    let story = collect(watch(&maps, "0").await).await;

    assert_eq!(story, ["added a", "added b", "broken"]);
}

#[tokio::test(start_paused = true)]
async fn a_watch_is_cut_as_soon_as_the_last_event_was_sent() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    let after = After::Events(1);
    sandbox.fault(Rule::new(Fault::Cut { after }).verb(Verb::Watch));

    let story = collect(watch(&maps, "0").await).await;

    assert_eq!(story, ["added a", "broken"]);
}

#[tokio::test(start_paused = true)]
async fn a_watch_is_cut_after_so_many_bytes_even_within_an_event() {
    let (sandbox, _) = sandbox_with(&["a", "b"]).await;
    let after = After::Bytes(300);
    sandbox.fault(Rule::new(Fault::Cut { after }).verb(Verb::Watch));

    let answer = Answer::read(ask(&sandbox, WATCH).await).await;

    assert!(answer.cut);
    assert_eq!(answer.body.len(), 300);
}

#[tokio::test(start_paused = true)]
async fn a_watch_can_end_cleanly_before_its_time() {
    let (sandbox, maps) = sandbox_with(&["a", "b"]).await;
    let after = After::Events(1);
    sandbox.fault(Rule::new(Fault::End { after }).verb(Verb::Watch));

    let story = collect(watch(&maps, "0").await).await;

    assert_eq!(story, ["added a", "end"]);
}

#[tokio::test(start_paused = true)]
async fn a_stalled_watch_is_open_and_silent_until_the_rule_is_removed() {
    let (sandbox, maps) = sandbox_with(&["a", "b"]).await;
    let after = After::Events(1);
    let stall = sandbox.fault(Rule::new(Fault::Stall { after }).verb(Verb::Watch));
    let mut story = watch(&maps, "0").await;
    assert_eq!(story.take(2).await, ["added a", "silence"]);

    stall.remove();

    assert_eq!(story.next().await, "added b");
}

#[tokio::test(start_paused = true)]
async fn clearing_all_faults_lets_a_stalled_watch_go_on() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    let after = After::Events(0);
    sandbox.fault(Rule::new(Fault::Stall { after }).verb(Verb::Watch));
    let mut story = watch(&maps, "0").await;
    assert_eq!(story.next().await, "silence");

    sandbox.clear_faults();

    assert_eq!(story.next().await, "added a");
}

#[tokio::test(start_paused = true)]
async fn the_bookmark_that_ends_the_initial_events_can_be_kept_back() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    sandbox.fault(Rule::new(Fault::NoEndBookmark));
    let params = WatchParams::streaming_lists().timeout(90);

    let story = collect(watch_with(&maps, &params, "0").await).await;

    assert!(
        story.iter().all(|line| !line.contains("end bookmark")),
        "{story:?}"
    );
    assert_eq!(story.first().map(String::as_str), Some("added a"));
}

#[tokio::test]
async fn a_server_without_watch_list_refuses_initial_events_but_not_watches() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    sandbox.fault(Rule::new(Fault::RefuseStreaming));

    let streaming = maps.watch(&WatchParams::streaming_lists(), "0").await;
    let plain = maps.watch(&WatchParams::default(), "0").await;

    assert_eq!(code(streaming.map(|_| ())), 422);
    assert!(plain.is_ok());
}

#[tokio::test(start_paused = true)]
async fn duplicated_events_come_twice_each_and_lists_stay_whole() {
    let (sandbox, maps) = sandbox_with(&["a", "b"]).await;
    sandbox.fault(Rule::new(Fault::Duplicate));

    let mut story = watch(&maps, "0").await;

    assert_eq!(story.take(4).await, ["added a", "added a", "added b", "added b"]);
    assert_eq!(listed(&maps).await, ["a", "b"]);
}

#[tokio::test(start_paused = true)]
async fn a_malformed_line_stands_between_good_ones() {
    let (sandbox, maps) = sandbox_with(&["a", "b"]).await;
    let fault = Fault::Malformed { after_events: 1 };
    sandbox.fault(Rule::new(fault).verb(Verb::Watch));

    let mut story = watch(&maps, "0").await;

    assert_eq!(story.take(3).await, ["added a", "no sense", "added b"]);
}

#[tokio::test(start_paused = true)]
async fn a_malformed_line_within_a_compressed_stream_is_compressed_like_the_others() {
    let compressing = Sandbox::builder().watch_list_gzip(true);
    let sandbox = compressing.start().await.expect("a free port");
    create(&maps(&sandbox), &["a"]).await;
    let fault = Fault::Malformed { after_events: 1 };
    sandbox.fault(Rule::new(fault).verb(Verb::Watch));

    let answer = Answer::read(ask_with(&sandbox, WATCH_LIST, &[("accept-encoding", "gzip")]).await).await;

    let mut text = String::new();
    let decoded = MultiGzDecoder::new(&answer.body[..]).read_to_string(&mut text);
    decoded.expect("every member is whole");
    let sense: Vec<bool> = text
        .lines()
        .map(|l| serde_json::from_str::<serde_json::Value>(l).is_ok())
        .collect();
    assert_eq!(sense[..3], [true, false, true], "{text}");
}

#[tokio::test(start_paused = true)]
async fn an_undecodable_object_spoils_its_own_events_only() {
    let (sandbox, maps) = sandbox_with(&["a", "bad", "c"]).await;
    sandbox.fault(Rule::new(Fault::Undecodable { name: "bad".into() }));
    let metadata: Api<PartialObjectMeta<ConfigMap>> = Api::default_namespaced(sandbox.client());

    let mut typed = watch(&maps, "0").await;
    let readable = metadata.watch_metadata(&WatchParams::default(), "0").await;

    assert_eq!(typed.take(3).await, ["added a", "no sense", "added c"]);
    let mut readable = Story::of(readable.expect("a stream"));
    assert_eq!(readable.take(3).await, ["added a", "added bad", "added c"]);
}

#[tokio::test(start_paused = true)]
async fn a_selector_loses_no_event_when_a_fault_counts_them() {
    let (sandbox, maps) = sandbox_with(&[]).await;
    let from = sandbox.resource_version().to_string();
    let mut chosen = map("chosen");
    chosen.metadata.labels = Some([("pick".to_owned(), "me".to_owned())].into());
    create(&maps, &["x", "y"]).await;
    maps.create(&Default::default(), &chosen).await.expect("created");
    let fault = Fault::Malformed { after_events: 99 };
    sandbox.fault(Rule::new(fault).verb(Verb::Watch));

    let params = WatchParams::default().labels("pick=me");
    let mut story = watch_with(&maps, &params, &from).await;

    assert_eq!(story.next().await, "added chosen");
}

#[tokio::test(start_paused = true)]
async fn a_selector_loses_no_event_behind_a_flush_full_of_others() {
    let (sandbox, maps) = sandbox_with(&[]).await;
    let from = sandbox.resource_version().to_string();
    for name in ["x", "y", "z"] {
        let large = large_map(name, 100_000);
        maps.create(&Default::default(), &large).await.expect("created");
    }
    let mut chosen = map("chosen");
    chosen.metadata.labels = Some([("pick".to_owned(), "me".to_owned())].into());
    maps.create(&Default::default(), &chosen).await.expect("created");

    let params = WatchParams::default().labels("pick=me");
    let mut story = watch_with(&maps, &params, &from).await;

    assert_eq!(story.next().await, "added chosen");
}

#[tokio::test(start_paused = true)]
async fn a_rule_that_comes_later_does_not_touch_an_open_stream() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    let mut story = watch(&maps, "0").await;
    assert_eq!(story.next().await, "added a");

    sandbox.fault(
        Rule::new(Fault::Cut {
            after: After::Events(0),
        })
        .verb(Verb::Watch),
    );
    touch(&maps, "a").await;

    assert_eq!(story.next().await, "modified a");
}
