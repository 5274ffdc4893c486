//! What only paged lists meet.

use kube::runtime::watcher::{Config, Error};
use kube_sandbox::{After, Fault, Rule, Verb};

use super::mirror::{Mirror, WATCHED};
use crate::kit::{create, maps, sandbox_with};

const FIVE: &[&str] = &["a", "b", "c", "d", "e"];

fn rule(fault: Fault) -> Rule {
    Rule::new(fault).namespace(WATCHED).verb(Verb::List)
}

#[tokio::test(start_paused = true)]
async fn pages_are_put_together() {
    let (sandbox, _) = sandbox_with(FIVE).await;

    let mut mirror = Mirror::new(&sandbox, Config::default().page_size(2));

    assert!(mirror.catches_up(&sandbox).await);
    let log = sandbox.requests();
    let pages = log.iter().filter(|r| r.param("limit") == Some("2"));
    assert_eq!(pages.count(), 3);
}

#[tokio::test(start_paused = true)]
async fn a_token_that_expired_between_pages_starts_the_list_again() {
    let (sandbox, _) = sandbox_with(FIVE).await;
    let expired = sandbox.fault(rule(Fault::ExpireContinue).nth(2));

    let mut mirror = Mirror::new(&sandbox, Config::default().page_size(2));

    assert!(mirror.catches_up(&sandbox).await);
    assert_eq!(expired.hits(), 1);
    assert!(matches!(mirror.errors[..], [Error::InitialListFailed(_)]));
}

#[tokio::test(start_paused = true)]
async fn a_page_that_was_cut_starts_the_list_again() {
    let (sandbox, _) = sandbox_with(FIVE).await;
    let after = After::Events(1);
    sandbox.fault(rule(Fault::Cut { after }).nth(2));

    let mut mirror = Mirror::new(&sandbox, Config::default().page_size(2));

    assert!(mirror.catches_up(&sandbox).await);
    assert!(matches!(mirror.errors[..], [Error::InitialListFailed(_)]));
}

#[tokio::test(start_paused = true)]
async fn all_pages_are_of_one_version_and_the_watch_goes_on_from_it() {
    let (sandbox, _) = sandbox_with(FIVE).await;
    let latency = Fault::Latency(std::time::Duration::from_secs(10));
    sandbox.fault(rule(latency));
    let mut mirror = Mirror::new(&sandbox, Config::default().page_size(2));
    let version = sandbox.resource_version().to_string();

    let maps = maps(&sandbox);
    let meanwhile = async {
        tokio::time::sleep(std::time::Duration::from_secs(15)).await;
        create(&maps, &["aa"]).await;
    };
    tokio::join!(mirror.catches_up(&sandbox), meanwhile);

    assert!(mirror.catches_up(&sandbox).await);
    let log = sandbox.requests();
    let watch = log.iter().find(|r| r.verb == Verb::Watch).expect("a watch");
    assert_eq!(watch.param("resourceVersion"), Some(version.as_str()));
}
