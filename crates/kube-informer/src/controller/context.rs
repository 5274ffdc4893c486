//! [`Context`]: the second argument of a reconcile, besides the key.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use futures::FutureExt;
use futures::future::BoxFuture;
use kube::{Client, Resource};
use parking_lot::Mutex;
use tokio_util::sync::CancellationToken;

use crate::informer::SharedInformer;
use crate::object::{ObjectKey, ResourceVersion};
use crate::shard::{Term, TermCheck};
use crate::store::{Store, WaitError};

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
    pub(super) written: Arc<Written>,
    pub(super) term: Option<TermCheck>,
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
    pub fn get(&self, key: &ObjectKey) -> Option<Arc<K>> {
        self.store.get(key)
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
    pub fn wrote<C>(&self, informer: &SharedInformer<C>, answered: &C)
    where
        C: Resource + Send + Sync + 'static,
    {
        let version = answered.meta().resource_version.as_deref();
        if let Some(version) = version.and_then(|version| version.parse().ok()) {
            let store = informer.store();
            let seen = PendingWrite {
                epoch: store.epoch(),
                store,
                version,
            };
            self.written.0.lock().insert(self.key.clone(), Arc::new(seen));
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

/// The last write of each key that its cache has not reached yet.
#[derive(Default)]
pub(super) struct Written(Mutex<HashMap<ObjectKey, Arc<dyn AnyPendingWrite>>>);

impl Written {
    /// Waits until the cache has the last write of this key. Returns false if that took too long.
    pub(super) async fn seen(&self, key: &ObjectKey, within: Duration) -> bool {
        let Some(write) = self.0.lock().remove(key) else {
            return true;
        };
        write.wait(within).await.is_ok()
    }
}

trait AnyPendingWrite: Send + Sync {
    fn wait(&self, within: Duration) -> BoxFuture<'_, Result<(), WaitError>>;
}

struct PendingWrite<C> {
    store: Store<C>,
    epoch: u64,
    version: ResourceVersion,
}

impl<C: Send + Sync + 'static> AnyPendingWrite for PendingWrite<C> {
    fn wait(&self, within: Duration) -> BoxFuture<'_, Result<(), WaitError>> {
        self.store
            .wait_for_in_within(self.epoch, &self.version, within)
            .boxed()
    }
}
