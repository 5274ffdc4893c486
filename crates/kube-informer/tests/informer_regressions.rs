//! Faults that were found in the informer, each with the smallest story that shows it.

use kube_informer::informer::SharedInformer;
use kube_informer::object::ObjectKey;
use kube_informer::reflector::{Failure, FailureKind, InitialSync};
use kube_informer::source::{Fetched, Page, ScriptedSource, Watch};

/// Found by informer_simulation (SEED=60, 200 runs).
#[tokio::test(start_paused = true)]
async fn what_was_kept_out_and_vanished_before_a_relist_is_kept_out_no_more() {
    let source = ScriptedSource::new();
    let bad = Fetched::<String>::undecodable(ObjectKey::namespaced("prod", "bad"), 5, "not a text");
    source.on_list(Page::new(7).item(bad));
    source.on_watch(Watch::new().close()); // and there is a pause before the next
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
