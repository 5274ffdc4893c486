//! Bugs that were found in the informer, each with the smallest test that shows it.

use kube_informer::informer::SharedInformer;
use kube_informer::object::ObjectKey;
use kube_informer::protocol::Received;
use kube_informer::protocol::{EventType, Failure, FailureKind};
use kube_informer::reflector::InitialSync;
use kube_informer::source::{Page, ScriptedSource, Watch};

/// Found by informer_simulation (SEED=60, 200 runs).
#[tokio::test(start_paused = true)]
async fn a_kept_out_object_that_vanishes_before_a_relist_is_no_longer_kept_out() {
    let source = ScriptedSource::new();
    let bad = Received::<String>::undecodable(ObjectKey::namespaced("prod", "bad"), 5, "not a text");
    source.on_list(Page::new(7).item(bad));
    source.on_watch(Watch::new().close()); // followed by a pause before the next watch
    let informer = SharedInformer::over(source.clone())
        .initial(InitialSync::List)
        .build()
        .expect("valid");
    informer.start().expect("once");
    informer.wait_for(&7.into()).await.expect("it runs");
    assert_eq!(informer.status().kept_out.len(), 1);
    source.on_watch(Watch::refused(Failure::new(FailureKind::Expired, "too old")));
    source.on_list(Page::new(9));
    informer.wait_for(&9.into()).await.expect("it runs");
    assert!(informer.status().kept_out.is_empty());
}

/// Found by reading: a staged object was replaced by "whatever the store has", and the store had nothing.
#[tokio::test(start_paused = true)]
async fn a_good_copy_from_a_streaming_start_survives_a_change_that_cannot_be_read() {
    let source = ScriptedSource::new();
    let key = || ObjectKey::cluster("a");
    source.on_watch(
        Watch::new()
            .change(EventType::Added, Received::new(key(), 5, "good".to_owned()))
            .change(EventType::Modified, Received::undecodable(key(), 6, "not a text"))
            .end_of_initial(7),
    );
    let informer = SharedInformer::over(source).build().expect("valid");
    informer.start().expect("once");
    informer.wait_for(&7.into()).await.expect("it runs");
    assert_eq!(informer.get(&key()).as_deref().map(String::as_str), Some("good"));
}
