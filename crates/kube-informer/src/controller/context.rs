//! [`Context`]: the second argument of a reconcile, besides the key.

use std::sync::Arc;
use std::time::Duration;

use futures::FutureExt;
use futures::future::BoxFuture;
use kube::Client;
use kube_lean::Object;
use tokio_util::sync::CancellationToken;

use super::causes::Causes;
use super::sharded::PermittedRange;
use super::writes::{AnyCache, Pending, WriteLog, recording_client};
use crate::informer::SharedInformer;
use crate::object::{ObjectKey, ResourceVersion};
use crate::shard::{Term, TermCheck};
use crate::store::Store;

/// The second argument of a reconcile, besides the key.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use {k8s_openapi::api::core::v1::Pod, kube_informer::{controller::{Action, Controller}, informer::SharedInformer}};
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// # let pods = SharedInformer::<Pod>::builder(sandbox.client()).build()?;
/// let controller = Controller::new(&pods).reconcile(async |key, context| {
///     let Some(pod) = context.get(&key) else {
///         return Ok(Action::done()); // it is gone
///     };
///     println!("{key}, try {}: {:?}", context.attempt(), pod.status);
///     Ok::<_, std::io::Error>(Action::done())
/// });
/// # let _ = controller;
/// # Ok(()) }
/// ```
pub struct Context<K> {
    pub(super) key: ObjectKey,
    pub(super) store: Store<K>,
    pub(super) attempt: u32,
    pub(super) stop: CancellationToken,
    pub(super) causes: Causes,
    pub(super) writes: Arc<WriteLog>,
    /// The cache of the main kind, if written objects are served before the cache has them.
    pub(super) main: Option<Arc<dyn AnyCache>>,
    pub(super) term: Option<TermCheck>,
    pub(super) range: Option<PermittedRange<K>>,
}

impl<K> Context<K> {
    /// True if this replica may still write for the key, by the local clock. Always true without
    /// [shards](super::Controller::sharded). Check it before actions that cannot be undone and that do not go through
    /// [`client`](Self::client).
    ///
    /// ```
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::controller::Context};
    /// async fn pay(context: &Context<Pod>) {
    ///     if context.still_mine() {
    ///         // …
    ///     }
    /// }
    /// ```
    pub fn still_mine(&self) -> bool {
        self.term.as_ref().is_none_or(TermCheck::is_valid)
    }

    /// The term under which this replica owns the key: the fence for systems that reject former owners. `None` without
    /// [shards](super::Controller::sharded).
    ///
    /// ```
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::controller::Context};
    /// fn fence(context: &Context<Pod>) -> Option<u64> {
    ///     Some(context.term()?.number())
    /// }
    /// ```
    pub fn term(&self) -> Option<Term> {
        self.term.as_ref().map(|check| check.term)
    }

    /// A client that refuses to send a write once the key is not [ours](Self::still_mine) any more, with
    /// [`TermEnded`](crate::shard::TermEnded). Without shards it is the same client.
    ///
    /// ```
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::controller::Context};
    /// fn pods(context: &Context<Pod>, client: &kube::Client) -> kube::Api<Pod> {
    ///     kube::Api::default_namespaced(context.client(client))
    /// }
    /// ```
    pub fn client(&self, client: &Client) -> Client {
        match &self.term {
            Some(check) => check.client(client),
            None => client.clone(),
        }
    }

    /// The object with this key, from the cache. See [`Context`] for an example.
    ///
    /// With [`Controller::serve_own_writes`](super::Controller::serve_own_writes) of the main kind, an object that was
    /// written through the [recording client](Self::recording_client) is returned as it was written, until the cache has
    /// it.
    ///
    /// With [shards](super::Controller::sharded) by uid, an object that was deleted and created again since the reconcile began may
    /// belong to a range that this reconcile has no permit for. It is not returned then, and the key is reconciled again
    /// by the owner of that range.
    pub fn get(&self, key: &ObjectKey) -> Option<Arc<K>>
    where
        K: Send + Sync + 'static,
    {
        let written = self.main.as_ref().and_then(|main| main.overlaid(key));
        let object = match written.and_then(|written| written.downcast::<K>().ok()) {
            Some(written) => written,
            None => self.store.get(key)?,
        };
        let is_permitted = |range: &PermittedRange<K>| *key != self.key || range.contains(key, &object);
        self.range.as_ref().is_none_or(is_permitted).then_some(object)
    }

    /// The object with this key, of another kind that the controller watches: as it was written, if the controller
    /// [serves its own writes](super::Controller::serve_own_writes) of that kind, and otherwise from the cache.
    ///
    /// ```
    /// # use {std::sync::Arc, k8s_openapi::api::core::v1::{ConfigMap, Pod}};
    /// # use kube_informer::{controller::Context, informer::SharedInformer, object::ObjectKey};
    /// fn notes(context: &Context<Pod>, maps: &SharedInformer<ConfigMap>, pod: &ObjectKey) -> Option<Arc<ConfigMap>> {
    ///     context.get_of(maps, &ObjectKey::namespaced(pod.namespace()?, format!("{}-notes", pod.name())))
    /// }
    /// ```
    pub fn get_of<C: Send + Sync + 'static>(
        &self,
        informer: &SharedInformer<C>,
        key: &ObjectKey,
    ) -> Option<Arc<C>> {
        let caches = self.writes.caches.iter();
        let written = caches.filter_map(|cache| cache.overlaid(key)?.downcast::<C>().ok());
        written.into_iter().next().or_else(|| informer.get(key))
    }

    /// Why this key is reconciled: the events, retries and requested runs that were folded into this one.
    ///
    /// A reconcile has to be right whatever the cause is, because causes are folded, and some are never observed. Use
    /// them for logs and metrics.
    ///
    /// ```
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::controller::{CauseKind, Context}};
    /// fn explain(context: &Context<Pod>) {
    ///     println!("{}", context.causes()); // pods prod/web-0 updated at version 1207; config-maps prod/web deleted
    ///     for cause in context.causes() {
    ///         if cause.kind == CauseKind::Updated && !cause.own {
    ///             println!("{:?} was changed by another client", cause.object);
    ///         }
    ///     }
    /// }
    /// ```
    pub fn causes(&self) -> &Causes {
        &self.causes
    }

    /// A client that notes what is written through it: the key is not reconciled again before the caches of this
    /// controller have seen those writes, deletions and removed finalizers included.
    ///
    /// Writes to resources that the controller neither watches nor owns are not waited for, because it has no cache of
    /// them. A wait ends after [`Controller::read_own_writes`](super::Controller::read_own_writes), and when the server
    /// went back. Dry runs are not noted. A request whose answer was lost is noted only if it was a deletion.
    ///
    /// The client is meant for one reconcile. To make it costs as much as to spawn a task.
    ///
    /// ```
    /// # use {k8s_openapi::api::core::v1::{ConfigMap, Pod}, kube::api::{Api, PostParams}};
    /// # use kube_informer::{controller::{Action, Context}, object::ObjectKey};
    /// async fn reconcile(key: ObjectKey, context: Context<Pod>, client: kube::Client) -> Result<Action, kube::Error> {
    ///     let client = context.recording_client(&client);
    ///     let maps: Api<ConfigMap> = Api::namespaced(client, key.namespace().unwrap_or_default());
    ///     let mut notes = ConfigMap::default();
    ///     notes.metadata.name = Some(format!("{}-notes", key.name()));
    ///     maps.create(&PostParams::default(), &notes).await?; // the next reconcile finds it in the cache
    ///     Ok(Action::done())
    /// }
    /// ```
    pub fn recording_client(&self, client: &Client) -> Client {
        recording_client(client, &self.key, &self.writes)
    }

    /// The cache of the controller's main kind.
    ///
    /// ```
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::controller::Context};
    /// fn how_many(context: &Context<Pod>) -> usize {
    ///     context.store().len()
    /// }
    /// ```
    pub fn store(&self) -> &Store<K> {
        &self.store
    }

    /// How many attempts for this key have failed in a row before this one. See [`Context`] for an
    /// example.
    pub fn attempt(&self) -> u32 {
        self.attempt
    }

    /// A token that is cancelled when the controller stops. Long operations may give up then.
    ///
    /// ```
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::controller::Context};
    /// async fn patient(context: &Context<Pod>) {
    ///     context.stop().cancelled().await;
    /// }
    /// ```
    pub fn stop(&self) -> &CancellationToken {
        &self.stop
    }

    /// Declares a write. The key is not reconciled again before the cache of that kind has the
    /// written version, so that the next reconcile does not decide by an older state. If that takes
    /// longer than [`Controller::read_own_writes`](super::Controller::read_own_writes) allows, or
    /// the server goes back meanwhile, the key is reconciled all the same.
    ///
    /// ```
    /// # use {k8s_openapi::api::core::v1::{ConfigMap, Pod}, kube_informer::{controller::Context, informer::SharedInformer}};
    /// fn remember(context: &Context<Pod>, maps: &SharedInformer<ConfigMap>, answered: &ConfigMap) {
    ///     context.wrote(maps, answered);
    /// }
    /// ```
    ///
    /// The answer need not be of the type that the informer caches.
    pub fn wrote<C, W>(&self, informer: &SharedInformer<C>, answered: &W)
    where
        C: Send + Sync + 'static,
        W: Object,
    {
        let version = answered.resource_version();
        if let Some(version) = version.and_then(|version| version.parse::<ResourceVersion>().ok()) {
            let (namespace, name) = answered.key();
            let name = name.unwrap_or_default();
            let object = match namespace {
                Some(namespace) => ObjectKey::namespaced(namespace, name),
                None => ObjectKey::cluster(name),
            };
            self.writes.own(&object, Some(version.clone()));
            let store = informer.store();
            let seen = PendingWrite {
                epoch: store.epoch(),
                store,
                version,
            };
            self.writes.wait_for(&self.key, Arc::new(seen));
        }
    }
}

impl<K> std::fmt::Debug for Context<K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Context")
            .field("key", &self.key)
            .field("attempt", &self.attempt)
            .finish_non_exhaustive()
    }
}

/// A write that was declared.
struct PendingWrite<C> {
    store: Store<C>,
    epoch: u64,
    version: ResourceVersion,
}

impl<C: Send + Sync + 'static> Pending for PendingWrite<C> {
    fn seen(&self, within: Duration) -> BoxFuture<'_, bool> {
        self.store
            .wait_for_in_within(self.epoch, &self.version, within)
            .map(|seen| seen.is_ok())
            .boxed()
    }
}
