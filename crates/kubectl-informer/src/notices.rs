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
pub(crate) async fn tell(feeds: &Feeds, page: Option<&str>) -> Result<()> {
    if let Some(page) = page {
        say(&format!("the informers are shown at {page}"));
    }
    let mut telling: FuturesUnordered<_> = feeds
        .feeds
        .iter()
        .map(|feed| follow(feed.informer(), &say))
        .collect();
    while telling.next().await.is_some() {}
    std::future::pending().await
}

async fn follow(informer: &SharedInformer<Dynamic>, say: &impl Fn(&str)) {
    let mut state = informer.watch_state();
    let mut told = None;
    loop {
        let now = state.borrow_and_update().clone();
        match (&now, told) {
            (State::Degraded { cause, .. }, before) if before != Some(cause.failure.kind) => {
                say(&format!("{}: {cause}; trying again", informer.name()));
                told = Some(cause.failure.kind);
            }
            (State::Synced, Some(_)) => {
                say(&format!("{}: in step with the server again", informer.name()));
                told = None;
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
    async fn trouble_is_told_once_and_so_is_its_end() {
        let sandbox = Sandbox::start().await.expect("a free port");
        let fault = sandbox.fault(Rule::new(Fault::Status(403)).resource("pods"));
        let kind = ApiResource::erase::<Pod>(&());
        let informer = SharedInformer::<Dynamic>::dynamic(sandbox.client(), kind)
            .build()
            .expect("is complete");
        informer.start().expect("a runtime");
        let told = Mutex::new(Vec::new());
        let say = |text: &str| told.lock().push(text.to_owned());
        let hear = async {
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
            () = hear => {}
        }
        let told = told.into_inner();
        assert_eq!(told.len(), 2, "{told:#?}");
        assert!(
            told[0].contains("forbidden") && told[0].contains("allow our account"),
            "{told:#?}"
        );
        assert!(told[1].contains("again"), "{told:#?}");
        informer.shutdown().await;
    }
}
