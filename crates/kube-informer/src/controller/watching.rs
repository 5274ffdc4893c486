//! Maps events of an informer to the keys to reconcile.

use std::panic::resume_unwind;
use std::sync::Arc;
use std::time::Duration;

use futures::FutureExt;
use futures::future::BoxFuture;
use kube_lean::Object;

use super::causes::{Cause, CauseKind, CauseLog};
use super::predicate::Predicate;
use super::sharded::ShardRouting;
use super::writes::{AnyCache, Cache};
use crate::guard::guarded;
use crate::informer::{
    AddError, EventRef, Handler, HandlerAdapter, Registration, SharedInformer, State, SyncError,
};
use crate::object::ObjectKey;
use crate::protocol::ShardKey;
use crate::store::Store;
use crate::workqueue::{AddOptions, WorkQueue};
use tokio::time::Instant;

/// An informer that fills the controller's queue.
pub(super) trait Watching: Send + Sync {
    fn wait_for_sync(&self, within: Duration) -> BoxFuture<'static, Result<(), SyncError>>;
    /// Waits until the informer has stopped, and returns its name.
    fn stopped(&self) -> BoxFuture<'static, Arc<str>>;
    /// The field by which the informer is sharded.
    fn shard_key(&self) -> Option<ShardKey>;
    /// Adds the handler that fills the queue.
    fn listen(
        &self,
        name: &str,
        queue: &WorkQueue<ObjectKey>,
        causes: &Arc<CauseLog>,
    ) -> Result<Registration, AddError>;
    /// The informer's name.
    fn informer(&self) -> Arc<str>;
    /// The informer's cache, for waits; `None` for a source that the user wrote.
    fn cache(&self) -> Option<Arc<dyn AnyCache>>;
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

    fn listen(
        &self,
        name: &str,
        queue: &WorkQueue<ObjectKey>,
        causes: &Arc<CauseLog>,
    ) -> Result<Registration, AddError> {
        let enqueue = Enqueue {
            map: Arc::clone(&self.map),
            predicate: self.predicate.clone(),
            queue: queue.clone(),
            causes: Arc::clone(causes),
            informer: self.informer.name().into(),
            store: self.informer.store(),
            routing: self.routing.clone(),
        };
        self.informer.add_handler(Handler::adapter(enqueue).name(name))
    }

    fn informer(&self) -> Arc<str> {
        self.informer.name().into()
    }

    fn cache(&self) -> Option<Arc<dyn AnyCache>> {
        let resource = self.informer.status().resource?;
        let store = self.informer.store();
        let cache = Cache::new(resource.group, resource.plural, store, None, Duration::ZERO);
        Some(Arc::new(cache))
    }
}

/// The handler that puts keys into the queue.
struct Enqueue<K> {
    map: Map<K>,
    predicate: Option<Arc<dyn Predicate<K>>>,
    queue: WorkQueue<ObjectKey>,
    causes: Arc<CauseLog>,
    informer: Arc<str>,
    store: Store<K>,
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
                let kind = if initial {
                    CauseKind::Initial
                } else {
                    CauseKind::Added
                };
                panics.catch(Vec::new(), || self.add(key, object, kind, options));
            }
            EventRef::Updated { key, old, new } => {
                let resync = Arc::ptr_eq(old, new);
                let predicate = self.predicate.as_ref().filter(|_| !resync);
                if predicate.is_none_or(|p| panics.catch(true, || p.passes(old, new))) {
                    // Both states: keys that the object no longer refers to need a reconcile, too.
                    let kind = if resync {
                        CauseKind::Resync
                    } else {
                        CauseKind::Updated
                    };
                    let keys = panics.catch(Vec::new(), || self.add(key, new, kind, AddOptions::new()));
                    if !resync {
                        panics.catch(Vec::new(), || self.add_others(key, old, kind, &keys));
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
                let mut keys = Vec::new();
                for object in deleted.last.iter().chain(deleted.before()) {
                    let more = panics.catch(Vec::new(), || {
                        self.add_others(&deleted.key, object, CauseKind::Deleted, &keys)
                    });
                    keys.extend(more);
                }
            }
        }
        if let Some(panic) = panics.0 {
            resume_unwind(Box::new(panic));
        }
    }
}

impl<K> Enqueue<K> {
    /// Adds the keys that an object maps to, and returns them.
    fn add(&self, of: &ObjectKey, object: &K, kind: CauseKind, options: AddOptions) -> Vec<ObjectKey> {
        let keys = (self.map)(of, object);
        self.enqueue(of, kind, &keys, options);
        keys
    }

    /// The same for the keys that were not added yet.
    fn add_others(&self, of: &ObjectKey, object: &K, kind: CauseKind, known: &[ObjectKey]) -> Vec<ObjectKey> {
        let mut keys = (self.map)(of, object);
        keys.retain(|key| !known.contains(key));
        self.enqueue(of, kind, &keys, AddOptions::new());
        keys
    }

    fn enqueue(&self, of: &ObjectKey, kind: CauseKind, keys: &[ObjectKey], options: AddOptions) {
        if keys.is_empty() {
            return;
        }
        let version = match kind {
            CauseKind::Deleted => None,
            _ => self.store.snapshot().version_of(of),
        };
        for key in keys {
            let cause = Cause {
                kind,
                informer: Some(Arc::clone(&self.informer)),
                object: Some(of.clone()),
                version: version.clone(),
                own: false,
                at: Instant::now(),
            };
            self.causes.note(key, cause);
            self.queue.add_with(key.clone(), options);
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

/// The key of the object of kind `K` that owns this one as its controller.
pub(super) fn owners<K, C>(key: &ObjectKey, owned: &C) -> Vec<ObjectKey>
where
    K: Object,
    K::DynamicType: Default,
    C: Object,
{
    let kind = K::DynamicType::default();
    let Some(owner) = owned.controller() else {
        return Vec::new();
    };
    let group = owner.api_version.split_once('/').map_or("", |(group, _)| group);
    if owner.kind != K::kind(&kind) || group != K::group(&kind) {
        return Vec::new();
    }
    vec![match key.namespace() {
        // An owner of a namespaced object is in the same namespace, or in none.
        Some(namespace) if !K::is_cluster_scoped() => ObjectKey::namespaced(namespace, owner.name),
        _ => ObjectKey::cluster(owner.name),
    }]
}

/// The priority of the initial state.
pub(super) const INITIAL: i32 = -100;
