//! The informers under test, each with handlers that keep ledgers.

use std::{collections::BTreeSet, sync::atomic::Ordering, time::Duration};

use k8s_openapi::api::core::v1::ConfigMap;
use kube::Client;
use kube_informer::{
    informer::{Backlog, Builder, SharedInformer, UidChange},
    object::ResourceVersion,
    reflector::InitialSync,
};
use tokio::task::JoinSet;

use super::{
    churn::NAMESPACES,
    ledger::{Ledger, Rewinding},
    objects::{Entry, Objects, difference, is_even, key},
};

/// One informer, and the ledgers of its handlers.
pub(super) struct Subject {
    pub(super) name: &'static str,
    informer: SharedInformer<ConfigMap>,
    /// The namespaces that it watches; none for all.
    namespaces: Option<BTreeSet<&'static str>>,
    ledgers: Vec<HandlerLedger>,
    rewinding: Rewinding,
    version: Option<ResourceVersion>,
    _following: JoinSet<()>,
}

/// The ledger of one handler.
struct HandlerLedger {
    name: &'static str,
    ledger: Ledger,
    /// Whether the handler receives even values only.
    filtered: bool,
}

/// Informers over all namespaces and over three of four, which are fetched in partitions; each kind once with a
/// streaming start and once with a list. All settings that matter for recovery are the defaults.
pub(super) async fn subjects(
    client: &Client,
    rewinding: &Rewinding,
    seed: u64,
) -> anyhow::Result<Vec<Subject>> {
    let kinds = [
        ("all/stream", None, InitialSync::Stream),
        ("all/list", None, InitialSync::List),
        ("several/stream", Some(&NAMESPACES[..3]), InitialSync::Stream),
        ("several/list", Some(&NAMESPACES[1..]), InitialSync::List),
    ];
    let mut subjects = Vec::new();
    for (seed, (name, namespaces, initial)) in (seed..).zip(kinds) {
        let mut builder = SharedInformer::builder(client.clone())
            .name(name)
            .initial(initial)
            .seed(seed);
        if let Some(namespaces) = namespaces {
            // The other way to report a uid change is tested by the informers over all namespaces.
            builder = builder
                .namespaces(namespaces.iter().copied())
                .uid_change(UidChange::DeleteAndAdd);
        }
        let namespaces = namespaces.map(|namespaces| namespaces.iter().copied().collect());
        subjects.push(Subject::start(name, builder, namespaces, rewinding).await?);
    }
    Ok(subjects)
}

impl Subject {
    async fn start(
        name: &'static str,
        builder: Builder<ConfigMap>,
        namespaces: Option<BTreeSet<&'static str>>,
        rewinding: &Rewinding,
    ) -> anyhow::Result<Self> {
        let informer = builder.build()?;
        let kept = |name, filtered| HandlerLedger {
            name,
            ledger: Ledger::new(rewinding),
            filtered,
        };
        let mut ledgers = vec![
            kept("every event", false),
            kept("coalesced", false),
            kept("filtered", true),
            kept("subscription", false),
        ];
        ledgers[1].ledger = ledgers[1].ledger.clone().coalesced();
        informer.add_handler(ledgers[0].ledger.handler().name("every"))?;
        let coalesced = ledgers[1].ledger.handler().name("coalesced");
        informer.add_handler(coalesced.backlog(Backlog::Coalesce))?;
        let filtered = ledgers[2].ledger.handler().name("filtered");
        informer.add_handler(filtered.filter(|map| is_even(&Entry::of(map))))?;
        let mut following = JoinSet::new();
        following.spawn(ledgers[3].ledger.clone().follow(informer.subscribe()?));
        informer.start()?;
        informer.wait_for_sync(SYNC).await?;
        Ok(Self {
            name,
            informer,
            namespaces,
            ledgers,
            rewinding: rewinding.clone(),
            version: None,
            _following: following,
        })
    }

    /// Describes how the store or a ledger differs from the server, or returns none if all are equal.
    pub(super) fn difference(&self, server: &Objects) -> Option<String> {
        let watched = |key: &String| {
            let namespace = key.split_once('/').map_or("", |(namespace, _)| namespace);
            self.namespaces.as_ref().is_none_or(|all| all.contains(namespace))
        };
        let mut server = server.clone();
        server.retain(|key, _| watched(key));
        let list = self.informer.list();
        let store = list
            .iter()
            .map(|map| (key(&map.metadata), Entry::of(map)))
            .collect();
        if let Some(difference) = difference(&server, &store) {
            return Some(format!("store of {}: {difference}", self.name));
        }
        for kept in &self.ledgers {
            let mut expected = server.clone();
            expected.retain(|_, entry| !kept.filtered || is_even(entry));
            if let Some(difference) = difference(&expected, &kept.ledger.live()) {
                return Some(format!("handler {:?} of {}: {difference}", kept.name, self.name));
            }
        }
        None
    }

    /// The violations since the last call.
    pub(super) fn take_violations(&mut self) -> Vec<String> {
        let mut violations = Vec::new();
        for kept in &self.ledgers {
            for violation in kept.ledger.take_violations() {
                violations.push(format!("handler {:?} of {}: {violation}", kept.name, self.name));
            }
        }
        let version = self.informer.last_sync_resource_version();
        if version < self.version && !self.rewinding.load(Ordering::SeqCst) {
            let (from, to) = (&self.version, &version);
            violations.push(format!(
                "store of {}: the version went from {from:?} to {to:?}",
                self.name
            ));
        }
        self.version = version;
        violations
    }

    pub(super) fn events(&self) -> u64 {
        self.ledgers.iter().map(|kept| kept.ledger.events()).sum()
    }

    pub(super) fn relists(&self) -> u64 {
        self.informer.status().relists
    }

    /// The informer's status, for the report of a failure.
    pub(super) fn describe(&self) -> String {
        let status = self.informer.status();
        let mut lines = vec![format!(
            "{}: {}, {} objects, version {:?}, relists {}",
            self.name, status.state, status.objects, status.version, status.relists
        )];
        let now = tokio::time::Instant::now();
        for relist in status.recent_relists.iter().rev().take(4).rev() {
            let ago = now.saturating_duration_since(relist.at).as_secs_f64();
            let took = relist.took.as_secs_f64();
            let (scope, cause) = (&relist.scope, relist.cause);
            lines.push(format!(
                "  {ago:.1} s ago: relist of {scope} after {cause}, took {took:.1} s"
            ));
        }
        for (at, trouble) in status.recent_troubles.iter().rev().take(20).rev() {
            let ago = now.saturating_duration_since(*at).as_secs_f64();
            lines.push(format!("  {ago:.1} s ago: {trouble}"));
        }
        lines.join("\n")
    }

    pub(super) async fn shutdown(self) {
        self.informer.shutdown().await;
    }
}

/// How long the first sync may take.
const SYNC: Duration = Duration::from_secs(60);
