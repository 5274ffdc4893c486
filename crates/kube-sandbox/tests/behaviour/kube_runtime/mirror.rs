//! A reflector that is driven by hand, and the truth that it is compared with.

use std::collections::BTreeMap;
use std::time::Duration;

use futures::StreamExt;
use futures::stream::BoxStream;
use k8s_openapi::api::core::v1::ConfigMap;
use kube::api::{Api, ListParams};
use kube::runtime::reflector::{self, Store};
use kube::runtime::watcher::{Config, Event};
use kube::runtime::{WatchStreamExt, watcher};
use kube::{Resource, ResourceExt};
use kube_sandbox::{RequestRecord, Sandbox, Verb};

/// Names and versions.
pub(crate) type Versions = BTreeMap<String, String>;

/// The mirror reads the maps of this namespace, and rules are for it; the truth is read across all.
pub(crate) const WATCHED: &str = "default";

/// Longer than kube-runtime's backoff and its idle timeout take together.
const LONG: Duration = Duration::from_secs(30 * 60);

/// A watcher with backoff that writes a store, moved only by [`Mirror::until`].
pub(crate) struct Mirror {
    stream: BoxStream<'static, Result<Event<ConfigMap>, watcher::Error>>,
    store: Store<ConfigMap>,
    pub(crate) errors: Vec<watcher::Error>,
}

impl Mirror {
    pub(crate) fn new(sandbox: &Sandbox, config: Config) -> Self {
        let maps: Api<ConfigMap> = Api::namespaced(sandbox.client(), WATCHED);
        let (store, writer) = reflector::store();
        let stream = watcher(maps, config).default_backoff().reflect(writer).boxed();
        Self {
            stream,
            store,
            errors: Vec::new(),
        }
    }

    pub(crate) fn shows(&self) -> Versions {
        versions(self.store.state().iter().map(AsRef::as_ref))
    }

    /// Goes on until it shows this; false when it does not come to that in a long (virtual) time.
    pub(crate) async fn until(&mut self, wanted: &Versions) -> bool {
        let deadline = tokio::time::Instant::now() + LONG;
        while self.shows() != *wanted {
            match tokio::time::timeout_at(deadline, self.stream.next()).await {
                Ok(Some(Err(error))) => self.errors.push(error),
                Ok(Some(Ok(_))) => {}
                Ok(None) | Err(_) => return false,
            }
        }
        true
    }

    /// Goes on until it has read everything once more.
    pub(crate) async fn asks_again(&mut self, sandbox: &Sandbox) -> bool {
        let before = full_reads(sandbox);
        let deadline = tokio::time::Instant::now() + LONG;
        while full_reads(sandbox) == before {
            match tokio::time::timeout_at(deadline, self.stream.next()).await {
                Ok(Some(Err(error))) => self.errors.push(error),
                Ok(Some(Ok(_))) => {}
                Ok(None) | Err(_) => return false,
            }
        }
        true
    }

    /// Goes on until it shows what the server has.
    pub(crate) async fn catches_up(&mut self, sandbox: &Sandbox) -> bool {
        let truth = truth(sandbox).await;
        self.until(&truth).await
    }
}

/// What the server has, asked in a way that rules for the watched namespace do not touch.
pub(crate) async fn truth(sandbox: &Sandbox) -> Versions {
    let all: Api<ConfigMap> = Api::all(sandbox.client());
    let list = all.list(&ListParams::default()).await.expect("no fault here");
    versions(
        list.items
            .iter()
            .filter(|m| m.meta().namespace.as_deref() == Some(WATCHED)),
    )
}

fn versions<'a>(maps: impl Iterator<Item = &'a ConfigMap>) -> Versions {
    maps.map(|m| (m.name_any(), m.resource_version().unwrap_or_default()))
        .collect()
}

/// How often the mirror asked for the whole state, by list or by stream.
pub(crate) fn full_reads(sandbox: &Sandbox) -> usize {
    let full = |r: &&RequestRecord| {
        r.namespace == WATCHED && (r.verb == Verb::List || r.param("sendInitialEvents").is_some())
    };
    sandbox.requests().iter().filter(full).count()
}
