//! What a case gets: a server, a namespace of its own with ConfigMaps in it, and informers of them.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use k8s_openapi::api::core::v1::{ConfigMap, Namespace};
use kube::Client;
use kube::api::{Api, DeleteParams, GetParams, ListParams, Patch, PatchParams, PostParams};
use kube_informer::informer::{Builder, SharedInformer, State};
use kube_informer::object::{ObjectKey, ResourceVersion};
use kube_informer::reflector::{Backoff, Config, FailureKind, InitialSync};
use kube_sandbox::Sandbox;
use serde_json::json;
use testbed::Server;
use tokio::time::timeout;

use crate::hurt::Hurt;

/// The context of one case. The value of a ConfigMap is its `data.v`.
pub(crate) struct World {
    pub(crate) server: Arc<Server>,
    pub(crate) admin: Client,
    /// The case's own namespace.
    pub(crate) ns: String,
    /// How informers of this case begin.
    pub(crate) initial: InitialSync,
    pub(crate) hurt: Hurt,
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
            hurt: Hurt::default(),
        }
    }

    /// The sandbox, where this is one: to look at what was asked.
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

    /// Creates or changes a ConfigMap, and says which version that was.
    ///
    /// A real server answers a first list from its watch cache, which may be a moment behind; so that a test may say what an
    /// informer has to know from the start, this waits for the cache.
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

    /// What the server has.
    pub(crate) async fn values(&self) -> Values {
        let list = self.maps().list(&ListParams::default()).await.expect("a list");
        list.iter().map(named_value).collect()
    }

    pub(crate) fn key(&self, name: &str) -> ObjectKey {
        ObjectKey::namespaced(self.ns.as_str(), name)
    }

    /// Small pages, short pauses; all else as users have it.
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

    /// The same, with watches that end after two or three seconds: who is refused notices when he asks again.
    pub(crate) fn restless(&self) -> Config {
        Config {
            watch_timeout: Duration::from_secs(2),
            ..self.config()
        }
    }

    /// An informer of the case's ConfigMaps that may do everything.
    pub(crate) fn informer(&self) -> Builder<ConfigMap> {
        self.informer_as(self.admin.clone()).reflector(self.config())
    }

    /// The same for somebody else.
    pub(crate) fn informer_as(&self, client: Client) -> Builder<ConfigMap> {
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

pub(crate) fn version(map: &ConfigMap) -> ResourceVersion {
    let version = map.metadata.resource_version.as_deref();
    version
        .expect("the server gives a version")
        .parse()
        .expect("a number")
}

pub(crate) fn value(map: &ConfigMap) -> &str {
    let value = map.data.as_ref().and_then(|data| data.get("v"));
    value.map_or("", String::as_str)
}

fn named_value(map: &ConfigMap) -> (String, String) {
    let name = map.metadata.name.clone().unwrap_or_default();
    (name, value(map).to_owned())
}

/// What an informer's cache has.
pub(crate) fn cached(informer: &SharedInformer<ConfigMap>) -> Values {
    informer.list().iter().map(|map| named_value(map)).collect()
}

/// `values("a=0 b=1")`.
pub(crate) fn values(text: &str) -> Values {
    let pairs = text
        .split_whitespace()
        .map(|pair| pair.split_once('=').unwrap_or_else(|| panic!("no = in {pair:?}")));
    pairs
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect()
}

/// Starts it and waits until it has everything.
pub(crate) async fn started<K: Send + Sync + 'static>(informer: &SharedInformer<K>) {
    informer.start().expect("it was not started before");
    synced(informer).await;
}

pub(crate) async fn synced<K: Send + Sync + 'static>(informer: &SharedInformer<K>) {
    informer.wait_for_sync(PATIENCE).await.expect("it syncs");
}

/// Waits until the informer's state is so.
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

/// What the informer says when somebody waits for a sync that does not come.
pub(crate) async fn what_keeps<K: Send + Sync + 'static>(informer: &SharedInformer<K>) -> String {
    let moment = Duration::from_millis(1);
    let late = informer.wait_for_sync(moment).await;
    late.expect_err("it cannot be synced").to_string()
}

/// A state that is ill by this.
pub(crate) fn ill_by(kind: FailureKind) -> impl Fn(&State) -> bool {
    move |state| matches!(state, State::Degraded { cause, .. } if cause.failure.kind == kind)
}

/// Waits for something that has no bell to ring.
pub(crate) async fn eventually(what: &str, so: impl AsyncFn() -> bool) {
    let happened = async {
        while !so().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let happened = timeout(PATIENCE, happened).await;
    assert!(happened.is_ok(), "{what}: not within {PATIENCE:?}");
}

/// For what hangs. Nothing is measured by it.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);
