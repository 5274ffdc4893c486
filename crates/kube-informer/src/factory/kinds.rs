//! Every kind that the server serves, as a stream: for programs that watch everything.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use futures::{Stream, StreamExt, stream};
use k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinition;
use kube::Client;
use kube::core::{ApiResource, PartialObjectMeta};
use tokio::time::Instant;

use super::discovery::{api_version, resources};
use super::registry::InformerId;
use super::shared::SharedInformerFactory;
use crate::informer::{SharedInformer, Subscription};

/// A kind that the server serves, and that can be listed and watched. See [`SharedInformerFactory::kinds`] for an
/// example.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct ServedKind {
    /// The kind, for [`of_kind`](SharedInformerFactory::of_kind) and [`stop_kind`](SharedInformerFactory::stop_kind).
    pub resource: ApiResource,
    /// True if its objects are in namespaces.
    pub namespaced: bool,
}

/// A change of the kinds that the server serves. See [`SharedInformerFactory::kinds`] for an example.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum KindEvent {
    /// The server serves this kind.
    Served(ServedKind),
    /// All kinds that existed at the beginning were reported.
    Synced,
    /// The server does not serve this kind any more.
    Gone(ServedKind),
}

impl SharedInformerFactory {
    /// Every kind that the server serves and that can be watched, CRDs included; then kinds as they come and go.
    ///
    /// Of several versions of a group, a kind is reported in the version that the server prefers. The stream asks again
    /// when a CRD changes, if the program may watch CRDs, and every five minutes. If a part of the server does not
    /// answer, as an aggregated API that is down, its kinds count as served until it answers again. The stream never
    /// ends. Dropping it leaves nothing behind.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use futures::StreamExt;
    /// use kube_informer::{factory::{KindEvent, SharedInformerFactory}, wire::Dynamic};
    ///
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
    /// let mut kinds = std::pin::pin!(factory.kinds());
    /// while let Some(event) = kinds.next().await {
    ///     match event {
    ///         KindEvent::Served(kind) => {
    ///             factory.of_kind::<Dynamic>(kind.resource); // add handlers to it
    ///             factory.start()?;
    ///         }
    ///         KindEvent::Gone(kind) => factory.stop_kind(&kind.resource).await,
    ///         _ => break, // all kinds of the beginning are there; a program goes on
    ///     }
    /// }
    /// assert!(factory.status().iter().any(|status| &*status.name == "deployments.apps"));
    /// # factory.shutdown().await;
    /// # Ok(()) }
    /// ```
    pub fn kinds(&self) -> impl Stream<Item = KindEvent> + Send + use<> {
        let kinds = Kinds {
            client: self.client().clone(),
            known: BTreeMap::new(),
            waiting: VecDeque::new(),
            synced: false,
            definitions: None,
            asks: VecDeque::from([Instant::now()]),
        };
        stream::unfold(kinds, |mut kinds| async move {
            let event = kinds.next().await;
            Some((event, kinds))
        })
    }

    /// Stops the informers of a kind that is known only at run time, whatever type holds its objects, and forgets them.
    /// Handles to them can still read their caches. See [`kinds`](Self::kinds) for an example.
    pub async fn stop_kind(&self, kind: &ApiResource) {
        let stopped = [&*kind.group, &*kind.version, &*kind.plural].join("/");
        let taken = self
            .registry()
            .write()
            .take(|key| matches!(key, InformerId::Dynamic { resource, .. } if *resource == stopped));
        futures::future::join_all(taken.iter().map(|informer| informer.shutdown())).await;
    }
}

type Definitions = Subscription<PartialObjectMeta<CustomResourceDefinition>>;

struct Kinds {
    client: Client,
    known: BTreeMap<(String, String), ServedKind>,
    waiting: VecDeque<KindEvent>,
    synced: bool,
    /// Notifies when CRDs change.
    definitions: Option<Definitions>,
    /// When to ask, in order. After a change of a CRD several times, because the server serves the kind a little later.
    asks: VecDeque<Instant>,
}

impl Kinds {
    async fn next(&mut self) -> KindEvent {
        loop {
            if let Some(event) = self.waiting.pop_front() {
                return event;
            }
            self.wait().await;
            let complete = self.ask().await;
            if complete && !self.synced {
                self.synced = true;
                self.waiting.push_back(KindEvent::Synced);
            }
            if self.asks.is_empty() {
                let pause = if self.synced { INTERVAL } else { RETRY };
                self.asks.push_back(Instant::now() + pause);
            }
        }
    }

    /// Waits until it is time to ask the server.
    async fn wait(&mut self) {
        if self.definitions.is_none() {
            self.definitions = definitions(&self.client);
        }
        let due = self.asks.front().copied().unwrap_or_else(Instant::now);
        let Some(definitions) = &mut self.definitions else {
            tokio::time::sleep_until(due).await;
            self.asks.pop_front();
            return;
        };
        tokio::select! {
            () = tokio::time::sleep_until(due) => {
                self.asks.pop_front();
            }
            changed = definitions.next() => {
                if changed.is_none() {
                    self.definitions = None;
                }
                let now = Instant::now();
                self.asks = AFTER_A_CHANGE.iter().map(|pause| now + *pause).collect();
            }
        }
    }

    /// Asks the server, and queues the differences. Returns false if a part of it did not answer.
    async fn ask(&mut self) -> bool {
        let Ok(versions) = versions(&self.client).await else {
            return false;
        };
        let mut complete = true;
        let mut served: BTreeMap<(String, String), ServedKind> = BTreeMap::new();
        let mut silent = Vec::new();
        for (group, version) in versions {
            let Ok(listed) = resources(&self.client, &group, &version).await else {
                complete = false;
                silent.push(group);
                continue;
            };
            for resource in listed.resources {
                let watched = ["list", "watch"]
                    .iter()
                    .all(|verb| resource.verbs.iter().any(|v| v == verb));
                if resource.name.contains('/') || !watched {
                    continue;
                }
                let kind = ServedKind {
                    namespaced: resource.namespaced,
                    resource: ApiResource {
                        api_version: api_version(&group, &version),
                        group: group.clone(),
                        version: version.clone(),
                        kind: resource.kind,
                        plural: resource.name.clone(),
                    },
                };
                // The preferred version comes first.
                served.entry((group.clone(), resource.name)).or_insert(kind);
            }
        }
        for (key, kind) in &self.known {
            if silent.contains(&key.0) {
                served.entry(key.clone()).or_insert_with(|| kind.clone());
            } else if served.get(key) != Some(kind) {
                self.waiting.push_back(KindEvent::Gone(kind.clone()));
            }
        }
        for (key, kind) in &served {
            if self.known.get(key) != Some(kind) {
                self.waiting.push_back(KindEvent::Served(kind.clone()));
            }
        }
        self.known = served;
        complete
    }
}

/// The groups and versions of the server, the preferred version of a group first.
async fn versions(client: &Client) -> Result<Vec<(String, String)>, kube::Error> {
    let mut found: Vec<_> = client.list_core_api_versions().await?.versions;
    let mut found: Vec<(String, String)> = found.drain(..).map(|version| (String::new(), version)).collect();
    for group in client.list_api_groups().await?.groups {
        let preferred = group.preferred_version.map(|preferred| preferred.version);
        let mut versions: Vec<_> = group.versions.into_iter().map(|v| v.version).collect();
        versions.sort_by_key(|version| Some(version) != preferred.as_ref());
        found.extend(versions.into_iter().map(|version| (group.name.clone(), version)));
    }
    Ok(found)
}

/// Notifies of changes of CRDs; `None` if there is no runtime.
fn definitions(client: &Client) -> Option<Definitions> {
    let definitions = SharedInformer::<PartialObjectMeta<CustomResourceDefinition>>::builder(client.clone());
    let definitions = definitions.name("kinds").build().ok()?;
    let events = definitions.subscribe().ok()?;
    definitions.start().ok()?;
    Some(events)
}

/// How often the server is asked if nothing is known to have changed.
const INTERVAL: Duration = Duration::from_secs(300);
/// The same while a part of the server did not answer at the beginning.
const RETRY: Duration = Duration::from_secs(5);
/// When the server is asked after a change of a CRD.
const AFTER_A_CHANGE: [Duration; 3] = [
    Duration::from_millis(200),
    Duration::from_secs(2),
    Duration::from_secs(10),
];
