//! Which keys an object of an informer is a reason to look at.

use std::panic::resume_unwind;
use std::sync::Arc;
use std::time::Duration;

use futures::FutureExt;
use futures::future::BoxFuture;
use kube_lean::Object;

use super::predicate::Predicate;
use crate::guard::guarded;
use crate::informer::{
    AddError, EventRef, Handler, HandlerAdapter, Registration, SharedInformer, State, SyncError,
};
use crate::object::ObjectKey;
use crate::workqueue::{AddOptions, WorkQueue};

/// One informer a controller listens to.
pub(super) trait Watching: Send + Sync {
    fn wait_for_sync(&self, within: Duration) -> BoxFuture<'static, Result<(), SyncError>>;
    /// Waits until the informer has stopped; then its name.
    fn stopped(&self) -> BoxFuture<'static, Arc<str>>;
    /// Begins to fill the queue.
    fn listen(&self, name: &str, queue: &WorkQueue<ObjectKey>) -> Result<Registration, AddError>;
}

/// The keys that an object is a reason to look at.
pub(super) type Map<K> = Arc<dyn Fn(&ObjectKey, &K) -> Vec<ObjectKey> + Send + Sync>;

pub(super) struct Watched<K: Send + Sync + 'static> {
    pub(super) informer: SharedInformer<K>,
    pub(super) map: Map<K>,
    pub(super) predicate: Option<Arc<dyn Predicate<K>>>,
}

impl<K: Send + Sync + 'static> Watching for Watched<K> {
    fn wait_for_sync(&self, within: Duration) -> BoxFuture<'static, Result<(), SyncError>> {
        let informer = self.informer.clone();
        async move { informer.wait_for_sync(within).await }.boxed()
    }

    fn stopped(&self) -> BoxFuture<'static, Arc<str>> {
        let (name, mut state) = (self.informer.name().into(), self.informer.watch_state());
        async move {
            // An informer that is gone without a word has stopped, too.
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
        };
        self.informer.add_handler(Handler::adapter(enqueue).name(name))
    }
}

/// Puts keys into the queue.
struct Enqueue<K> {
    map: Map<K>,
    predicate: Option<Arc<dyn Predicate<K>>>,
    queue: WorkQueue<ObjectKey>,
}

impl<K: Send + Sync + 'static> HandlerAdapter<K> for Enqueue<K> {
    /// Every call of user code stands alone: a panic in one does not keep the others from adding their keys, and a predicate that
    /// panics counts as passed, because a reconcile too many is better than one too few. The first panic goes on afterwards, so
    /// that it is reported with the controller's name.
    fn deliver(&mut self, event: EventRef<'_, K>) {
        let mut panics = Panics::default();
        match event {
            EventRef::Added { key, object, initial } => {
                // What was there all along can wait for what happens now; the queue sees to it that it does not wait for ever.
                let options = AddOptions::new().priority(if initial { INITIAL } else { 0 });
                panics.catch((), || self.add(key, object, options));
            }
            EventRef::Updated { key, old, new } => {
                let resync = Arc::ptr_eq(old, new);
                let predicate = self.predicate.as_ref().filter(|_| !resync);
                if predicate.is_none_or(|p| panics.catch(true, || p.passes(old, new))) {
                    // Both: what an object no longer points to has to be looked at, too.
                    panics.catch((), || self.add(key, new, AddOptions::new()));
                    if !resync {
                        panics.catch((), || self.add(key, old, AddOptions::new()));
                    }
                }
            }
            EventRef::Deleted(deleted) => {
                // Both: the final state may point elsewhere than the state that was cached.
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
    /// Adds the keys that an object is a reason to look at.
    fn add(&self, key: &ObjectKey, object: &K, options: AddOptions) {
        for key in (self.map)(key, object) {
            self.queue.add_with(key, options);
        }
    }
}

/// The first panic of several calls.
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

/// The priority of what was there from the start.
const INITIAL: i32 = -100;
