//! What only streaming lists meet.

use std::time::Duration;

use kube::runtime::watcher::Config;
use kube_sandbox::{Fault, Rule, Verb};

use super::mirror::Mirror;
use crate::kit::{create, maps, sandbox_with};

#[tokio::test(start_paused = true)]
async fn a_server_that_refuses_streaming_is_asked_again_until_it_does_not() {
    let (sandbox, _) = sandbox_with(&["a"]).await;
    let refusal = sandbox.fault(Rule::new(Fault::RefuseStreaming).times(3));

    let mut mirror = Mirror::new(&sandbox, Config::default().streaming_lists());

    assert!(mirror.catches_up(&sandbox).await);
    // The list that tells the truth counts, too.
    assert_eq!((refusal.hits(), mirror.errors.len()), (3, 2));
}

#[tokio::test(start_paused = true)]
async fn without_its_end_bookmark_the_first_stream_never_becomes_a_state() {
    let (sandbox, _) = sandbox_with(&["a"]).await;
    let held = sandbox.fault(Rule::new(Fault::NoEndBookmark).verb(Verb::Watch));
    let mut mirror = Mirror::new(&sandbox, Config::default().streaming_lists());
    assert!(!mirror.catches_up(&sandbox).await);

    held.remove();
    create(&maps(&sandbox), &["b"]).await;

    assert!(mirror.catches_up(&sandbox).await);
}

#[tokio::test(start_paused = true)]
async fn a_list_mode_watcher_does_not_notice_that_streaming_is_refused() {
    let (sandbox, _) = sandbox_with(&["a"]).await;
    sandbox.fault(Rule::new(Fault::RefuseStreaming));

    let mut mirror = Mirror::new(&sandbox, Config::default());

    assert!(mirror.catches_up(&sandbox).await);
    tokio::time::advance(Duration::from_secs(600)).await;
    create(&maps(&sandbox), &["b"]).await;
    assert!(mirror.catches_up(&sandbox).await);
    assert_eq!(mirror.errors.len(), 0);
}
