//! The past: forgotten, expired, or shown as if it were the present.

use k8s_openapi::api::core::v1::Secret;
use kube::ResourceExt;
use kube::api::{Api, ListParams, PostParams, VersionMatch, WatchParams};
use kube_sandbox::{Fault, Rule, Sandbox, Verb};

use crate::kit::{code, create, delete, large_map, listed, maps, names, sandbox_with, touch, watch};

fn exactly(version: &str) -> ListParams {
    ListParams::default().at(version).matching(VersionMatch::Exact)
}

#[tokio::test(start_paused = true)]
async fn what_was_compacted_is_gone_for_lists_pages_and_watches() {
    let (sandbox, maps) = sandbox_with(&["a", "b"]).await;
    let first = maps.list(&ListParams::default().limit(1)).await.expect("a page");
    let old = first.metadata.resource_version.expect("has a version");
    let token = first.metadata.continue_.expect("more follows");
    let new = touch(&maps, "a").await;

    sandbox.compact(new.parse().expect("a number"));

    assert_eq!(code(maps.list(&exactly(&old)).await), 410);
    let page = ListParams::default().limit(1).continue_token(&token);
    assert_eq!(code(maps.list(&page).await), 410);
    assert_eq!(watch(&maps, &old).await.next().await, "error 410");
    assert_eq!(names(&maps.list(&exactly(&new)).await.expect("kept")), ["a", "b"]);
}

#[tokio::test(start_paused = true)]
async fn history_is_bounded_in_bytes_and_a_watcher_that_keeps_up_misses_nothing() {
    const LIMIT: usize = 200_000;
    let builder = Sandbox::builder().history_bytes(LIMIT);
    let sandbox = builder.start().await.expect("a free port");
    let maps = maps(&sandbox);
    let old = sandbox.resource_version().to_string();
    maps.create(&PostParams::default(), &large_map("a", 10_000))
        .await
        .expect("created");
    let mut story = watch(&maps, "0").await;
    assert_eq!(story.next().await, "added a");

    for _ in 0..100 {
        let mut map = maps.get("a").await.expect("there");
        map.metadata.annotations = None;
        let label = sandbox.resource_version().to_string();
        map.metadata.labels = Some([("n".to_owned(), label)].into());
        maps.replace("a", &PostParams::default(), &map)
            .await
            .expect("replaced");
        assert_eq!(story.next().await, "modified a");
        // The four namespaces of a new server have a history of their own.
        assert!(sandbox.stats().history_bytes < LIMIT + 10_000);
    }

    assert!(sandbox.stats().history_events < 30);
    assert_eq!(watch(&maps, &old).await.next().await, "error 410");
}

#[tokio::test(start_paused = true)]
async fn a_stream_that_is_open_survives_compaction() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    let mut story = watch(&maps, "0").await;
    assert_eq!(story.next().await, "added a");

    create(&maps, &["b"]).await;
    sandbox.compact(sandbox.resource_version());

    assert_eq!(story.next().await, "added b");
}

#[tokio::test]
async fn an_expired_token_comes_with_one_that_goes_on_inconsistently() {
    let (sandbox, maps) = sandbox_with(&["a", "b", "c"]).await;
    let page = ListParams::default().limit(1);
    let first = maps.list(&page).await.expect("a page");
    let token = first.metadata.continue_.expect("more follows");
    create(&maps, &["d"]).await;
    sandbox.fault(Rule::new(Fault::ExpireContinue).nth(1));

    let error = maps.list(&page.clone().continue_token(&token)).await;

    let Err(kube::Error::Api(status)) = error else {
        panic!("{error:?}");
    };
    let again = status.metadata.and_then(|m| m.continue_).expect("a new token");
    let rest = maps.list(&ListParams::default().continue_token(&again)).await;
    assert_eq!(status.code, 410);
    assert_eq!(names(&rest.expect("the rest, as it is now")), ["b", "c", "d"]);
}

#[tokio::test(start_paused = true)]
async fn a_version_can_be_expired_by_rule_while_unversioned_requests_work() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    let version = sandbox.resource_version().to_string();
    sandbox.fault(Rule::new(Fault::ExpireVersion));

    assert_eq!(code(maps.list(&exactly(&version)).await), 410);
    assert_eq!(watch(&maps, &version).await.next().await, "error 410");
    assert_eq!(listed(&maps).await, ["a"]);
    assert_eq!(watch(&maps, "0").await.next().await, "added a");
}

#[tokio::test(start_paused = true)]
async fn a_stale_server_shows_the_past_until_it_catches_up() {
    let (sandbox, maps) = sandbox_with(&["a", "b"]).await;
    let version = sandbox.resource_version();
    let old = maps.get("a").await.expect("there").resource_version();
    touch(&maps, "a").await;
    delete(&maps, "b").await;
    create(&maps, &["c"]).await;

    let stale = sandbox.fault(Rule::new(Fault::Stale { version }));
    let list = maps.list(&ListParams::default()).await.expect("a list");
    let got = maps.get("a").await.expect("there");
    let missing = maps.get("c").await;
    let mut story = watch(&maps, "0").await;

    assert_eq!(names(&list), ["a", "b"]);
    assert_eq!(list.metadata.resource_version, Some(version.to_string()));
    assert_eq!(got.resource_version(), old);
    assert_eq!(code(missing), 404);
    assert_eq!(story.take(2).await, ["added a", "added b"]);
    stale.remove();
    assert_eq!(story.take(3).await, ["modified a", "deleted b", "added c"]);
    assert_eq!(listed(&maps).await, ["a", "c"]);
}

#[tokio::test(start_paused = true)]
async fn a_stale_server_does_not_reach_newer_versions() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    let version = sandbox.resource_version();
    let new = touch(&maps, "a").await;
    sandbox.fault(Rule::new(Fault::Stale { version }));

    let newer = ListParams::default()
        .at(&new)
        .matching(VersionMatch::NotOlderThan);

    assert_eq!(code(maps.list(&newer).await), 504);
}

#[tokio::test]
async fn before_its_first_object_a_collection_was_empty() {
    let (sandbox, maps) = sandbox_with(&[]).await;
    let version = sandbox.resource_version();
    create(&maps, &["a"]).await;

    let then = maps.list(&exactly(&version.to_string())).await.expect("known");
    sandbox.fault(Rule::new(Fault::Stale { version }).verb(Verb::Get));

    assert_eq!(names(&then), Vec::<String>::new());
    assert_eq!(code(maps.get("a").await), 404);
}

#[tokio::test(start_paused = true)]
async fn an_empty_list_can_be_watched_from_after_others_were_written() {
    let (sandbox, maps) = sandbox_with(&[]).await;
    let secrets: Api<Secret> = Api::default_namespaced(sandbox.client());
    let empty = secrets.list(&ListParams::default()).await.expect("an empty list");
    let version = empty.metadata.resource_version.expect("has a version");
    create(&maps, &["a", "b"]).await;
    let mut secret = Secret::default();
    secret.metadata.name = Some("s".to_owned());
    secrets
        .create(&Default::default(), &secret)
        .await
        .expect("created");

    let stream = secrets.watch(&WatchParams::default(), &version).await;

    let mut story = crate::kit::Story::of(stream.expect("a stream"));
    assert_eq!(story.next().await, "added s");
}

#[tokio::test(start_paused = true)]
async fn a_restart_keeps_objects_cuts_streams_and_forgets_history() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    let old = sandbox.resource_version().to_string();
    touch(&maps, "a").await;
    let mut story = watch(&maps, "0").await;
    assert_eq!(story.next().await, "added a");

    sandbox.restart().await.expect("the port is free again");

    assert_eq!(story.next().await, "broken");
    assert_eq!(listed(&maps).await, ["a"]);
    assert_eq!(watch(&maps, &old).await.next().await, "error 410");
    let now = sandbox.resource_version().to_string();
    let mut story = watch(&maps, &now).await;
    touch(&maps, "a").await;
    assert_eq!(story.next().await, "modified a");
}

#[tokio::test]
async fn a_stopped_server_refuses_until_it_resumes() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;

    sandbox.stop().await;
    let refused = maps.get("a").await;
    sandbox.resume().await.expect("the port is free again");

    assert!(matches!(refused, Err(kube::Error::Service(_))), "{refused:?}");
    assert!(maps.get("a").await.is_ok());
}

#[tokio::test(start_paused = true)]
async fn a_restart_forgets_the_history_of_collections_that_were_never_used() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    let secrets: Api<Secret> = Api::default_namespaced(sandbox.client());
    let old = sandbox.resource_version().to_string();
    touch(&maps, "a").await;

    sandbox.restart().await.expect("the port is free again");

    let stream = secrets.watch(&WatchParams::default(), &old).await;
    let mut story = crate::kit::Story::of(stream.expect("a stream"));
    assert_eq!(story.next().await, "error 410");
}
