//! The context of a case: a server, a namespace with ConfigMaps, and informers of them.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use k8s_openapi::api::core::v1::{ConfigMap, Namespace};
use kube::Client;
use kube::api::{Api, DeleteParams, GetParams, ListParams, Patch, PatchParams, PostParams};
use kube_informer::informer::{Builder, SharedInformer, State};
use kube_informer::object::{ObjectKey, ResourceVersion};
use kube_informer::protocol::FailureKind;
use kube_informer::reflector::{Backoff, Config, InitialSync};
use kube_sandbox::Sandbox;
use serde_json::json;
use testbed::Server;
use tokio::time::timeout;

use crate::faults::Faults;
use crate::map::{CachedMap, Map, name};

/// The context of one case. The value of a ConfigMap is its `data.v`.
pub(crate) struct World {
    pub(crate) server: Arc<Server>,
    pub(crate) admin: Client,
    /// The case's own namespace.
    pub(crate) ns: String,
    /// The kind of start of this case's informers.
    pub(crate) initial: InitialSync,
    pub(crate) faults: Faults,
}

/// Values by name.
pub(crate) type Values = BTreeMap<String, String>;

impl World {
    pub(crate) async fn new(server: Arc<Server>, initial: InitialSync) -> Self {
        let admin = server.client();
        let ns = another_namespace(&admin).await;
        Self {
            server,
            admin,
            ns,
            initial,
            faults: Faults::default(),
        }
    }

    /// The sandbox, to inspect its requests; none for the real server.
    pub(crate) fn sandbox(&self) -> Option<&Sandbox> {
        match &*self.server {
            Server::Sandbox(sandbox) => Some(sandbox),
            _ => None,
        }
    }

    pub(crate) async fn another_namespace(&self) -> String {
        another_namespace(&self.admin).await
    }

    pub(crate) fn maps(&self) -> Api<ConfigMap> {
        self.maps_in(&self.ns)
    }

    pub(crate) fn maps_in(&self, ns: &str) -> Api<ConfigMap> {
        Api::namespaced(self.admin.clone(), ns)
    }

    /// Creates or changes a ConfigMap and returns its version.
    ///
    /// The real server answers a first list from its watch cache, which may lag. This waits for the cache, so that the write
    /// is part of the first sync of an informer that starts afterwards.
    pub(crate) async fn put(&self, name: &str, value: &str) -> ResourceVersion {
        let version = put(&self.maps(), name, value).await;
        if matches!(*self.server, Server::Real(_)) {
            let fresh = GetParams::at(&version.to_string());
            self.maps().get_with(name, &fresh).await.expect("it is there");
        }
        version
    }

    pub(crate) async fn delete(&self, name: &str) {
        let deleted = self.maps().delete(name, &DeleteParams::default()).await;
        deleted.expect("deleted");
    }

    /// The server's values by name.
    pub(crate) async fn values(&self) -> Values {
        let list = self.maps().list(&ListParams::default()).await.expect("a list");
        list.iter().map(named_value).collect()
    }

    pub(crate) fn key(&self, name: &str) -> ObjectKey {
        ObjectKey::namespaced(self.ns.as_str(), name)
    }

    /// Small pages and short backoff. Everything else is the default.
    pub(crate) fn config(&self) -> Config {
        let mut backoff = Backoff::default();
        backoff.first = Duration::from_millis(50);
        backoff.cap = Duration::from_millis(400);
        Config {
            initial: self.initial,
            page_size: 3,
            backoff,
            ..Config::default()
        }
    }

    /// Like [`config`](Self::config), with watches that end after two or three seconds, so that revoked rights are noticed soon.
    pub(crate) fn with_short_watches(&self) -> Config {
        Config {
            watch_timeout: Duration::from_secs(2),
            ..self.config()
        }
    }

    /// An informer of the case's ConfigMaps, as admin.
    pub(crate) fn informer(&self) -> Builder<CachedMap> {
        self.informer_as(self.admin.clone()).reflector(self.config())
    }

    /// An informer of the case's ConfigMaps with another client.
    pub(crate) fn informer_as(&self, client: Client) -> Builder<CachedMap> {
        SharedInformer::builder(client).namespaces([self.ns.as_str()])
    }
}

async fn another_namespace(client: &Client) -> String {
    let mut namespace = Namespace::default();
    namespace.metadata.generate_name = Some("case-".to_owned());
    let namespaces: Api<Namespace> = Api::all(client.clone());
    let made = namespaces.create(&PostParams::default(), &namespace).await;
    made.expect("a namespace").metadata.name.expect("it has a name")
}

pub(crate) async fn put(maps: &Api<ConfigMap>, name: &str, value: &str) -> ResourceVersion {
    put_labelled(maps, name, value, json!({})).await
}

pub(crate) async fn put_labelled(
    maps: &Api<ConfigMap>,
    name: &str,
    value: &str,
    labels: serde_json::Value,
) -> ResourceVersion {
    let map = json!({
        "apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": name, "labels": labels}, "data": {"v": value},
    });
    let params = PatchParams::apply("informer-suite").force();
    let put = maps.patch(name, &params, &Patch::Apply(map)).await;
    version(&put.expect("applied"))
}

pub(crate) fn version(map: &impl Map) -> ResourceVersion {
    map.resource_version()
        .expect("the server gives a version")
        .parse()
        .expect("a number")
}

pub(crate) fn value(map: &impl Map) -> &str {
    map.data("v").unwrap_or_default()
}

pub(crate) fn named_value(map: &impl Map) -> (String, String) {
    (name(map), value(map).to_owned())
}

/// The values in an informer's cache by name.
pub(crate) fn cached(informer: &SharedInformer<CachedMap>) -> Values {
    informer.list().iter().map(|map| named_value(&**map)).collect()
}

/// Values by name from a text such as `a=0 b=1`.
pub(crate) fn values(text: &str) -> Values {
    let pairs = text
        .split_whitespace()
        .map(|pair| pair.split_once('=').unwrap_or_else(|| panic!("no = in {pair:?}")));
    pairs
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect()
}

/// Starts the informer and waits until it is synced.
pub(crate) async fn started<K: Send + Sync + 'static>(informer: &SharedInformer<K>) {
    informer.start().expect("it was not started before");
    synced(informer).await;
}

pub(crate) async fn synced<K: Send + Sync + 'static>(informer: &SharedInformer<K>) {
    informer.wait_for_sync(PATIENCE).await.expect("it syncs");
}

/// Waits until the informer's state satisfies `so`.
pub(crate) async fn reaches<K: Send + Sync + 'static>(
    informer: &SharedInformer<K>,
    what: &str,
    so: impl FnMut(&State) -> bool,
) -> State {
    let mut state = informer.watch_state();
    match timeout(PATIENCE, state.wait_for(so)).await {
        Ok(state) => state.expect("the informer is there").clone(),
        Err(_) => panic!("{what}: not within {PATIENCE:?}: {:?}", informer.status()),
    }
}

/// The error of a `wait_for_sync` that times out.
pub(crate) async fn sync_error<K: Send + Sync + 'static>(informer: &SharedInformer<K>) -> String {
    let moment = Duration::from_millis(1);
    let late = informer.wait_for_sync(moment).await;
    late.expect_err("it cannot be synced").to_string()
}

/// Matches a degraded state with this cause.
pub(crate) fn degraded_by(kind: FailureKind) -> impl Fn(&State) -> bool {
    move |state| matches!(state, State::Degraded { cause, .. } if cause.failure.kind == kind)
}

/// Polls until the condition holds, for conditions without a notification.
pub(crate) async fn eventually(what: &str, so: impl AsyncFn() -> bool) {
    let happened = async {
        while !so().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let happened = timeout(PATIENCE, happened).await;
    assert!(happened.is_ok(), "{what}: not within {PATIENCE:?}");
}

/// The limit for something that hangs. No measurement depends on it.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);
