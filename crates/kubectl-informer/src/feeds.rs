//! The informers of a command: one for each resource, or for each object that was named on the command line.
//!
//! Knows: targets, selectors, the factory. Never learns: what a command does with the objects.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::Result;
use clap::Args;
use kube::Client;
use kube_informer::factory::{InformerOf, Scope, SharedInformerFactory};
use kube_informer::informer::{SharedInformer, State};
use kube_informer::protocol::FailureKind;
use kube_informer::wire::Dynamic;
use parking_lot::Mutex;
use serde_json::Value;

use crate::columns::{Layout, Printer};
use crate::connect::Cluster;
use crate::resource::{Catalogue, Kind, Target, targets};

/// The selectors of a command, as kubectl takes them.
#[derive(Debug, Clone, Default, Args)]
#[group(skip)]
pub(crate) struct Selectors {
    /// Only objects with these labels: app=web, 'tier in (front,back)', !canary.
    #[arg(short = 'l', long = "selector", value_name = "LABELS")]
    pub(crate) labels: Option<String>,

    /// Only objects with these fields: spec.nodeName=node-7, status.phase!=Running.
    #[arg(long = "field-selector", value_name = "FIELDS")]
    pub(crate) fields: Option<String>,
}

/// An informer, and the target that it serves.
pub(crate) struct Feed {
    /// Index into [`Feeds::targets`].
    pub(crate) target: usize,
    /// The object's name, if the target names one.
    pub(crate) name: Option<String>,
    pub(crate) informer: InformerOf<Dynamic>,
    /// Number of objects that were read so far, including those that are not in the cache yet.
    fetched: Arc<AtomicU64>,
}

impl Feed {
    pub(crate) fn informer(&self) -> &SharedInformer<Dynamic> {
        self.informer.informer()
    }

    pub(crate) fn fetched(&self) -> u64 {
        self.fetched.load(Ordering::Relaxed)
    }
}

/// All informers of the command.
pub(crate) struct Feeds {
    pub(crate) targets: Vec<Target>,
    pub(crate) feeds: Vec<Feed>,
    /// One factory for each scope: cluster-scoped resources cannot share a scope that names a namespace.
    pub(crate) factories: Vec<(Scope, SharedInformerFactory)>,
    client: Client,
    /// The counter for the informer that is built next.
    counter: Arc<Mutex<Arc<AtomicU64>>>,
}

impl Feeds {
    /// Resolves the arguments with the server's discovery and builds the informers. [`Feeds::start`] starts them.
    pub(crate) async fn open(cluster: &Cluster, words: &[String], selectors: &Selectors) -> Result<Self> {
        let catalogue = Catalogue::discover(&cluster.client)
            .await
            .map_err(|e| cluster.explain(&e))?;
        Self::of(cluster, targets(words, &catalogue)?, selectors)
    }

    /// Builds the informers for targets that are resolved already.
    pub(crate) fn of(cluster: &Cluster, targets: Vec<Target>, selectors: &Selectors) -> Result<Self> {
        let mut feeds = Self {
            targets: Vec::new(),
            feeds: Vec::new(),
            factories: Vec::new(),
            client: cluster.client.clone(),
            counter: Arc::default(),
        };
        for (at, target) in targets.iter().enumerate() {
            let names: Vec<_> = match target.names.is_empty() {
                true => vec![None],
                false => target.names.iter().cloned().map(Some).collect(),
            };
            for name in names {
                let scope = scope(
                    &target.kind,
                    cluster.namespace.as_deref(),
                    selectors,
                    name.as_deref(),
                );
                let factory = feeds.factory(scope)?;
                let fetched = Arc::<AtomicU64>::default();
                *feeds.counter.lock() = Arc::clone(&fetched);
                feeds.feeds.push(Feed {
                    target: at,
                    name,
                    informer: factory.of_kind(target.kind.api_resource()),
                    fetched,
                });
            }
        }
        feeds.targets = targets;
        Ok(feeds)
    }

    fn factory(&mut self, scope: Scope) -> Result<SharedInformerFactory> {
        if let Some((_, factory)) = self.factories.iter().find(|(known, _)| *known == scope) {
            return Ok(factory.clone());
        }
        let counter = Arc::clone(&self.counter);
        let factory = SharedInformerFactory::builder(self.client.clone())
            .scope_of::<Dynamic>(scope.clone())
            .configure::<Dynamic>(move |informer| {
                // The transform changes nothing. It sees each object as it is decoded, long before the cache has the
                // whole list, and so it can count for a progress display.
                let count = Arc::clone(&counter.lock());
                informer.transform(move |_| {
                    count.fetch_add(1, Ordering::Relaxed);
                    Ok(())
                })
            })
            .build()?;
        self.factories.push((scope, factory.clone()));
        Ok(factory)
    }

    pub(crate) fn start(&self) -> Result<()> {
        for (_, factory) in &self.factories {
            factory.start()?;
        }
        Ok(())
    }

    /// Waits until every informer has synced, for at most `within`. An error that waiting does not cure ends the wait
    /// at once.
    pub(crate) async fn wait_for_sync(&self, within: Duration) -> Result<()> {
        let waiting = self.feeds.iter().map(|feed| async move {
            tokio::select! {
                synced = feed.informer().wait_for_sync(within) => synced.map_err(|late| late.to_string()),
                cause = refused(feed.informer()) => Err(format!("{}: {cause}", feed.informer().name())),
            }
        });
        let late: Vec<_> = futures::future::join_all(waiting)
            .await
            .into_iter()
            .filter_map(Result::err)
            .collect();
        match &late[..] {
            [] => Ok(()),
            late => anyhow::bail!("{}", late.join("\n")),
        }
    }

    pub(crate) async fn shutdown(&self) {
        let ending = self.factories.iter().map(|(_, factory)| factory.shutdown());
        futures::future::join_all(ending).await;
    }

    /// The columns of each target. For a custom resource they come from its CRD, if the account may read it.
    pub(crate) async fn layouts(&self) -> Vec<Layout> {
        let asking = self.targets.iter().map(|target| async {
            let printers = match Layout::is_known(&target.kind) || !target.kind.group.contains('.') {
                true => None,
                false => self.printers(&target.kind).await,
            };
            Layout::of(&target.kind, printers)
        });
        futures::future::join_all(asking).await
    }

    async fn printers(&self, kind: &Kind) -> Option<Vec<Printer>> {
        let path = format!(
            "/apis/apiextensions.k8s.io/v1/customresourcedefinitions/{}",
            kind.full_name()
        );
        let request = http::Request::get(path).body(Vec::new()).ok()?;
        let crd: Value = self.client.request(request).await.ok()?;
        Some(Printer::of(&crd, &kind.version))
    }
}

/// Resolves with the reason when the server refuses the informer's requests.
async fn refused(informer: &SharedInformer<Dynamic>) -> String {
    let mut state = informer.watch_state();
    let no = |state: &State| {
        let State::Degraded { cause, .. } = state else {
            return false;
        };
        matches!(
            cause.failure.kind,
            FailureKind::Forbidden
                | FailureKind::Unauthorized
                | FailureKind::NotFound
                | FailureKind::Rejected
        )
    };
    match state.wait_for(no).await.as_deref() {
        Ok(State::Degraded { cause, .. }) => cause.to_string(),
        // The informer has stopped. `wait_for_sync` reports that.
        _ => std::future::pending().await,
    }
}

fn scope(kind: &Kind, namespace: Option<&str>, selectors: &Selectors, name: Option<&str>) -> Scope {
    let mut scope = Scope::new();
    if let Some(namespace) = namespace.filter(|_| kind.namespaced) {
        scope = scope.namespace(namespace);
    }
    if let Some(labels) = &selectors.labels {
        scope = scope.labels(labels.as_str());
    }
    let named = name.map(|name| format!("metadata.name={name}"));
    let fields: Vec<_> = selectors.fields.clone().into_iter().chain(named).collect();
    if !fields.is_empty() {
        scope = scope.fields(fields.join(","));
    }
    scope
}

/// The object as JSON. Items of lists of built-in kinds lack `apiVersion` and `kind`, so both are added.
pub(crate) fn tree(object: &Dynamic, kind: &Kind) -> Value {
    let mut tree = serde_json::to_value(object).unwrap_or_else(|_| Value::Object(serde_json::Map::new()));
    if let Value::Object(fields) = &mut tree {
        let mut whole = serde_json::Map::new();
        whole.insert("apiVersion".to_owned(), kind.api_version().into());
        whole.insert("kind".to_owned(), kind.kind.clone().into());
        whole.append(fields);
        return Value::Object(whole);
    }
    tree
}

/// The worst of several states.
pub(crate) fn worst(states: impl Iterator<Item = State>) -> State {
    let rank = |state: &State| match state {
        State::Synced => 0,
        State::Syncing => 1,
        State::Pending => 2,
        State::Stopped => 3,
        _ => 4,
    };
    states.max_by_key(rank).unwrap_or(State::Synced)
}
