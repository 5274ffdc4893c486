//! Maps events of an informer to the keys to reconcile.

use std::any::TypeId;
use std::panic::resume_unwind;
use std::sync::Arc;
use std::time::Duration;

use futures::FutureExt;
use futures::future::BoxFuture;
use k8s_openapi::ClusterResourceScope;
use k8s_openapi::apimachinery::pkg::apis::meta::v1::OwnerReference;
use kube::Resource;

use super::predicate::Predicate;
use super::sharded::ShardRouting;
use crate::guard::guarded;
use crate::informer::{
    AddError, EventRef, Handler, HandlerAdapter, Registration, SharedInformer, State, SyncError,
};
use crate::object::ObjectKey;
use crate::protocol::ShardKey;
use crate::workqueue::{AddOptions, WorkQueue};

/// An informer that fills the controller's queue.
pub(super) trait Watching: Send + Sync {
    fn wait_for_sync(&self, within: Duration) -> BoxFuture<'static, Result<(), SyncError>>;
    /// Waits until the informer has stopped, and returns its name.
    fn stopped(&self) -> BoxFuture<'static, Arc<str>>;
    /// The field by which the informer is sharded.
    fn shard_key(&self) -> Option<ShardKey>;
    fn name(&self) -> Arc<str>;
    /// Adds the handler that fills the queue.
    fn listen(&self, name: &str, queue: &WorkQueue<ObjectKey>) -> Result<Registration, AddError>;
}

/// Maps an object to the keys to reconcile.
pub(super) type Map<K> = Arc<dyn Fn(&ObjectKey, &K) -> Vec<ObjectKey> + Send + Sync>;

pub(super) struct Watched<K: Send + Sync + 'static> {
    pub(super) informer: SharedInformer<K>,
    pub(super) map: Map<K>,
    pub(super) predicate: Option<Arc<dyn Predicate<K>>>,
    /// Set for the main kind of a sharded controller.
    pub(super) routing: Option<Arc<ShardRouting<K>>>,
}

impl<K: Send + Sync + 'static> Watching for Watched<K> {
    fn shard_key(&self) -> Option<ShardKey> {
        self.informer.shard_key()
    }

    fn name(&self) -> Arc<str> {
        self.informer.name().into()
    }

    fn wait_for_sync(&self, within: Duration) -> BoxFuture<'static, Result<(), SyncError>> {
        let informer = self.informer.clone();
        async move { informer.wait_for_sync(within).await }.boxed()
    }

    fn stopped(&self) -> BoxFuture<'static, Arc<str>> {
        let (name, mut state) = (self.informer.name().into(), self.informer.watch_state());
        async move {
            // An error means that the informer is gone, so it has stopped, too.
            let _ = state.wait_for(|state| *state == State::Stopped).await;
            name
        }
        .boxed()
    }

    fn listen(&self, name: &str, queue: &WorkQueue<ObjectKey>) -> Result<Registration, AddError> {
        let enqueue = Enqueue {
            map: Arc::clone(&self.map),
            predicate: self.predicate.clone(),
            queue: queue.clone(),
            routing: self.routing.clone(),
        };
        self.informer.add_handler(Handler::adapter(enqueue).name(name))
    }
}

/// The handler that puts keys into the queue.
struct Enqueue<K> {
    map: Map<K>,
    predicate: Option<Arc<dyn Predicate<K>>>,
    queue: WorkQueue<ObjectKey>,
    routing: Option<Arc<ShardRouting<K>>>,
}

impl<K: Send + Sync + 'static> HandlerAdapter<K> for Enqueue<K> {
    /// Every call of user code is guarded on its own: a panic in one does not keep the others from
    /// adding their keys. A predicate that panics counts as passed, because a needless reconcile is
    /// better than a missing one. The first panic continues afterwards, so that it is reported with
    /// the controller's name.
    fn deliver(&mut self, event: EventRef<'_, K>) {
        let mut panics = Panics::default();
        match event {
            EventRef::Added { key, object, initial } => {
                // Objects of the initial state have a lower priority than changes. The queue
                // prevents their starvation.
                if let Some(routing) = &self.routing {
                    routing.forget(key);
                }
                let options = AddOptions::new().priority(if initial { INITIAL } else { 0 });
                panics.catch((), || self.add(key, object, options));
            }
            EventRef::Updated { key, old, new } => {
                let resync = Arc::ptr_eq(old, new);
                let predicate = self.predicate.as_ref().filter(|_| !resync);
                if predicate.is_none_or(|p| panics.catch(true, || p.passes(old, new))) {
                    // Both states: keys that the object no longer refers to need a reconcile, too.
                    panics.catch((), || self.add(key, new, AddOptions::new()));
                    if !resync {
                        panics.catch((), || self.add(key, old, AddOptions::new()));
                    }
                }
            }
            // Another replica reconciles its keys from now on.
            EventRef::Deleted(deleted) if deleted.moved => {
                if let Some(routing) = &self.routing {
                    routing.forget(&deleted.key);
                }
            }
            EventRef::Deleted(deleted) => {
                if let (Some(routing), Some(last)) = (&self.routing, deleted.before()) {
                    panics.catch((), || routing.deleted(&deleted.key, last));
                }
                // Both states: the final state may refer to other keys than the cached one.
                for object in deleted.last.iter().chain(deleted.before()) {
                    panics.catch((), || self.add(&deleted.key, object, AddOptions::new()));
                }
            }
        }
        if let Some(panic) = panics.0 {
            resume_unwind(Box::new(panic));
        }
    }
}

impl<K> Enqueue<K> {
    /// Adds the keys that an object maps to.
    fn add(&self, key: &ObjectKey, object: &K, options: AddOptions) {
        for key in (self.map)(key, object) {
            self.queue.add_with(key, options);
        }
    }
}

/// Keeps the first panic of several calls.
#[derive(Default)]
struct Panics(Option<String>);

impl Panics {
    fn catch<T>(&mut self, otherwise: T, call: impl FnOnce() -> T) -> T {
        guarded(call).unwrap_or_else(|panic| {
            self.0.get_or_insert(panic);
            otherwise
        })
    }
}

/// The keys of the objects of kind `K` that own this one as its controller.
pub(super) fn owners<K, C>(key: &ObjectKey, owned: &C) -> Vec<ObjectKey>
where
    K: Resource,
    K::DynamicType: Default,
    K::Scope: 'static,
    C: Resource,
{
    let kind = K::DynamicType::default();
    let ours = |owner: &&OwnerReference| {
        let group = owner.api_version.split_once('/').map_or("", |(group, _)| group);
        owner.controller == Some(true) && owner.kind == K::kind(&kind) && group == K::group(&kind)
    };
    let owners = owned.meta().owner_references.iter().flatten().filter(ours);
    let at = |owner: &OwnerReference| match key.namespace() {
        // An owner of a namespaced object is in the same namespace, or in none.
        Some(namespace) if TypeId::of::<K::Scope>() != TypeId::of::<ClusterResourceScope>() => {
            ObjectKey::namespaced(namespace, owner.name.as_str())
        }
        _ => ObjectKey::cluster(owner.name.as_str()),
    };
    owners.map(at).collect()
}

/// The priority of the initial state.
const INITIAL: i32 = -100;
