//! Time: bookmarks, timeouts and slow readers, all on a paused clock.

use std::time::Duration;

use k8s_openapi::jiff::Timestamp;
use kube::api::{ListParams, VersionMatch, WatchParams};
use kube_sandbox::Sandbox;
use tokio::time::Instant;

use crate::kit::{
    self, code, collect, create, listed, map, maps, sandbox, sandbox_with, touch, watch, watch_with,
};

/// The lines of a watch without the versions, each with the second it came at.
async fn timetable(sandbox: &Sandbox, params: &WatchParams) -> Vec<(u64, String)> {
    let version = sandbox.resource_version().to_string();
    let mut story = watch_with(&maps(sandbox), params, &version).await;
    let started = Instant::now();
    let mut table = Vec::new();
    loop {
        let line = story.next().await;
        let what = line.split(' ').next().unwrap_or_default().to_owned();
        table.push((started.elapsed().as_secs(), what));
        if line == "end" {
            return table;
        }
    }
}

fn table<const N: usize>(rows: [(u64, &str); N]) -> Vec<(u64, String)> {
    rows.map(|(second, what)| (second, what.to_owned())).into()
}

#[tokio::test(start_paused = true)]
async fn bookmarks_come_every_minute_and_shortly_before_the_end() {
    let sandbox = sandbox().await;

    let seen = timetable(&sandbox, &WatchParams::default().timeout(200)).await;

    let mark = "bookmark";
    assert_eq!(
        seen,
        table([(60, mark), (120, mark), (180, mark), (198, mark), (200, "end")])
    );
}

#[tokio::test(start_paused = true)]
async fn the_time_between_bookmarks_can_be_set() {
    let quick = Sandbox::builder().bookmark_interval(Duration::from_secs(10));
    let sandbox = quick.start().await.expect("a free port");

    let seen = timetable(&sandbox, &WatchParams::default().timeout(25)).await;

    let mark = "bookmark";
    assert_eq!(seen, table([(10, mark), (20, mark), (23, mark), (25, "end")]));
}

#[tokio::test(start_paused = true)]
async fn an_endless_time_between_bookmarks_leaves_the_last_one() {
    let silent = Sandbox::builder().bookmark_interval(Duration::MAX);
    let sandbox = silent.start().await.expect("a free port");

    let seen = timetable(&sandbox, &WatchParams::default().timeout(290)).await;

    assert_eq!(seen, table([(288, "bookmark"), (290, "end")]));
}

#[tokio::test(start_paused = true)]
async fn who_did_not_ask_for_bookmarks_gets_none() {
    let sandbox = sandbox().await;
    let params = WatchParams::default().disable_bookmarks().timeout(200);

    let seen = timetable(&sandbox, &params).await;

    assert_eq!(seen, table([(200, "end")]));
}

#[tokio::test(start_paused = true)]
async fn a_watch_of_one_second_just_ends() {
    let sandbox = sandbox().await;

    let seen = timetable(&sandbox, &WatchParams::default().timeout(1)).await;

    assert_eq!(seen, table([(1, "end")]));
}

#[tokio::test(start_paused = true)]
async fn a_watch_without_a_timeout_lives_half_an_hour_to_an_hour() {
    let sandbox = sandbox().await;
    let path = "/api/v1/configmaps?watch=1";
    let started = Instant::now();

    let answer = kit::Answer::read(kit::ask(&sandbox, path).await).await;

    let lived = started.elapsed().as_secs();
    assert!(!answer.cut);
    assert!((1800..=3600).contains(&lived), "{lived} s");
}

#[tokio::test(start_paused = true)]
async fn a_timeout_beyond_all_ages_is_no_reason_to_fail() {
    let (sandbox, _) = sandbox_with(&["a"]).await;
    let path = format!("/api/v1/configmaps?watch=1&timeoutSeconds={}", i64::MAX);

    let mut lines = kit::Lines::of(kit::ask(&sandbox, &path).await);

    assert!(lines.next().await.expect("an event").contains("ADDED"));
}

#[tokio::test(start_paused = true)]
async fn bookmarks_can_be_sent_at_once_and_tell_the_newest_version_of_all_collections() {
    let (sandbox, maps) = sandbox_with(&[]).await;
    let version = sandbox.resource_version().to_string();
    let mut story = watch_with(&maps, &WatchParams::default(), &version).await;
    let elsewhere = kube::Api::namespaced(sandbox.client(), "kube-system");
    let newer = create(&elsewhere, &["other"]).await;
    let asked = Instant::now();

    sandbox.send_bookmarks();

    assert_eq!(story.next().await, format!("bookmark {newer}"));
    assert_eq!(asked.elapsed(), Duration::ZERO);
}

#[tokio::test(start_paused = true)]
async fn a_bookmark_never_overtakes_an_event() {
    let (sandbox, maps) = sandbox_with(&[]).await;
    let version = sandbox.resource_version().to_string();
    let mut story = watch_with(&maps, &WatchParams::default(), &version).await;

    let last = create(&maps, &["a", "b"]).await;
    sandbox.send_bookmarks();

    let marked = format!("bookmark {last}");
    assert_eq!(story.take(3).await, ["added a", "added b", marked.as_str()]);
}

#[tokio::test(start_paused = true)]
async fn a_slow_reader_is_cut_off_when_the_history_it_needs_is_gone() {
    let small = Sandbox::builder().history(3);
    let sandbox = small.start().await.expect("a free port");
    let maps = maps(&sandbox);
    let version = sandbox.resource_version().to_string();
    let (slow, steady) = (watch(&maps, &version).await, watch(&maps, &version).await);

    create(&maps, &["a", "b", "c"]).await;
    let mut steady = steady;
    assert_eq!(steady.take(3).await, ["added a", "added b", "added c"]);
    create(&maps, &["d"]).await;

    assert_eq!(collect(slow).await, ["end"]);
    assert_eq!(steady.next().await, "added d");
}

#[tokio::test(start_paused = true)]
async fn a_slow_reader_of_the_initial_events_gets_them_before_it_is_cut_off() {
    let small = Sandbox::builder().history(2);
    let sandbox = small.start().await.expect("a free port");
    let maps = maps(&sandbox);
    create(&maps, &["a", "b"]).await;
    let slow = watch(&maps, "0").await;

    for _ in 0..3 {
        touch(&maps, "a").await;
    }

    assert_eq!(collect(slow).await, ["added a", "added b", "end"]);
}

#[tokio::test(start_paused = true)]
async fn what_slow_readers_miss_is_not_kept_for_them() {
    let small = Sandbox::builder().history(5);
    let sandbox = small.start().await.expect("a free port");
    let maps = maps(&sandbox);
    create(&maps, &["a"]).await;
    let _slow = watch(&maps, "0").await;

    for _ in 0..50 {
        touch(&maps, "a").await;
    }

    // Five of the maps and four namespaces.
    assert_eq!(sandbox.stats().history_events, 5 + 4);
}

#[tokio::test(start_paused = true)]
async fn object_times_move_with_the_paused_clock() {
    let (sandbox, maps) = sandbox_with(&["early"]).await;
    tokio::time::advance(Duration::from_secs(3600)).await;
    create(&maps, &["late"]).await;

    let created = async |name| -> Timestamp {
        let map = maps.get(name).await.expect("there");
        map.metadata.creation_timestamp.expect("set").0
    };
    let (early, late) = (created("early").await, created("late").await);

    assert_eq!(late.as_second() - early.as_second(), 3600);
    drop(sandbox);
}

#[tokio::test(start_paused = true)]
async fn a_list_waits_for_a_version_that_is_about_to_come() {
    let (sandbox, maps) = sandbox_with(&[]).await;
    let next = (sandbox.resource_version() + 1).to_string();
    let params = ListParams::default()
        .at(&next)
        .matching(VersionMatch::NotOlderThan);
    let soon = async {
        tokio::time::sleep(Duration::from_secs(2)).await;
        maps.create(&Default::default(), &map("a"))
            .await
            .expect("created");
    };

    let (list, ()) = tokio::join!(maps.list(&params), soon);

    assert_eq!(kit::names(&list.expect("it came in time")), ["a"]);
}

#[tokio::test(start_paused = true)]
async fn a_list_does_not_wait_for_ever_for_a_version_that_never_comes() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    let far = (sandbox.resource_version() + 100).to_string();
    let params = ListParams::default()
        .at(&far)
        .matching(VersionMatch::NotOlderThan);
    let asked = Instant::now();

    let answer = maps.list(&params).await;

    assert_eq!(code(answer), 504);
    assert_eq!(asked.elapsed(), Duration::from_secs(3));
    assert_eq!(listed(&maps).await, ["a"]);
}
