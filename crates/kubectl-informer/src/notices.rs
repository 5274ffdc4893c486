//! Reports problems of informers on stderr when no live screen shows them: once when a problem begins, once when it is
//! over.

use anyhow::Result;
use futures::StreamExt;
use futures::stream::FuturesUnordered;
use kube_informer::informer::{SharedInformer, State};
use kube_informer::wire::Dynamic;

use crate::feeds::Feeds;
use crate::plain::say;

/// Reports problems and never returns. If there is an inspector page, its address comes first.
pub(crate) async fn report(feeds: &Feeds, page: Option<&str>) -> Result<()> {
    if let Some(page) = page {
        say(&format!("the informers are shown at {page}"));
    }
    let mut following: FuturesUnordered<_> = feeds
        .feeds
        .iter()
        .map(|feed| follow(feed.informer(), &say))
        .collect();
    while following.next().await.is_some() {}
    std::future::pending().await
}

async fn follow(informer: &SharedInformer<Dynamic>, say: &impl Fn(&str)) {
    let mut state = informer.watch_state();
    let mut reported = None;
    loop {
        let now = state.borrow_and_update().clone();
        match (&now, reported) {
            (State::Degraded { cause, .. }, before) if before != Some(cause.failure.kind) => {
                say(&format!("{}: {cause}; trying again", informer.name()));
                reported = Some(cause.failure.kind);
            }
            (State::Synced, Some(_)) => {
                say(&format!("{}: in sync with the server again", informer.name()));
                reported = None;
            }
            _ => {}
        }
        if state.changed().await.is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use k8s_openapi::api::core::v1::Pod;
    use kube::core::ApiResource;
    use kube_sandbox::{Fault, Rule, Sandbox};
    use parking_lot::Mutex;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_problem_and_its_end_are_each_reported_once() {
        let sandbox = Sandbox::start().await.expect("a free port");
        let fault = sandbox.fault(Rule::new(Fault::Status(403)).resource("pods"));
        let kind = ApiResource::erase::<Pod>(&());
        let informer = SharedInformer::<Dynamic>::dynamic(sandbox.client(), kind)
            .build()
            .expect("is complete");
        informer.start().expect("a runtime");
        let reported = Mutex::new(Vec::new());
        let say = |text: &str| reported.lock().push(text.to_owned());
        let recovery = async {
            tokio::time::sleep(Duration::from_secs(120)).await;
            fault.remove();
            informer
                .wait_for_sync(Duration::from_secs(120))
                .await
                .expect("is allowed now");
            tokio::time::sleep(Duration::from_secs(1)).await;
        };
        tokio::select! {
            () = follow(&informer, &say) => {}
            () = recovery => {}
        }
        let reported = reported.into_inner();
        assert_eq!(reported.len(), 2, "{reported:#?}");
        assert!(
            reported[0].contains("forbidden") && reported[0].contains("allow our account"),
            "{reported:#?}"
        );
        assert!(reported[1].contains("again"), "{reported:#?}");
        informer.shutdown().await;
    }
}
