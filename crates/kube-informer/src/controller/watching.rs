//! Which keys an object of an informer is a reason to look at.

use std::any::TypeId;
use std::sync::Arc;
use std::time::Duration;

use futures::FutureExt;
use futures::future::BoxFuture;
use k8s_openapi::ClusterResourceScope;
use k8s_openapi::apimachinery::pkg::apis::meta::v1::OwnerReference;
use kube::Resource;

use super::predicate::Predicate;
use crate::informer::{AddError, Handler, Registration, SharedInformer, SyncError, Tale, Tell};
use crate::object::ObjectKey;
use crate::workqueue::{AddOptions, WorkQueue};

/// One informer a controller listens to.
pub(super) trait Watching: Send + Sync {
    fn wait_for_sync(&self, within: Duration) -> BoxFuture<'static, Result<(), SyncError>>;
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

    fn listen(&self, name: &str, queue: &WorkQueue<ObjectKey>) -> Result<Registration, AddError> {
        let enqueue = Enqueue {
            map: Arc::clone(&self.map),
            predicate: self.predicate.clone(),
            queue: queue.clone(),
        };
        self.informer.add_handler(Handler::telling(enqueue).name(name))
    }
}

/// Puts keys into the queue.
struct Enqueue<K> {
    map: Map<K>,
    predicate: Option<Arc<dyn Predicate<K>>>,
    queue: WorkQueue<ObjectKey>,
}

impl<K: Send + Sync + 'static> Tell<K> for Enqueue<K> {
    fn tell(&mut self, tale: Tale<'_, K>) {
        match tale {
            Tale::Added { key, new, initial } => {
                // What was there all along can wait for what happens now; the queue sees to it that it does not wait for ever.
                let options = AddOptions::new().priority(if initial { INITIAL } else { 0 });
                for key in (self.map)(key, new) {
                    self.queue.add_with(key, options);
                }
            }
            Tale::Updated { key, old, new } => {
                let resync = Arc::ptr_eq(old, new);
                let passes = self
                    .predicate
                    .as_ref()
                    .is_none_or(|p| resync || p.passes(old, new));
                if passes {
                    // Both: what an object no longer points to has to be looked at, too.
                    (self.map)(key, new)
                        .into_iter()
                        .for_each(|key| self.queue.add(key));
                    if !resync {
                        (self.map)(key, old)
                            .into_iter()
                            .for_each(|key| self.queue.add(key));
                    }
                }
            }
            Tale::Deleted { deleted, known } => {
                let last = deleted.last.as_ref().unwrap_or(known);
                let keys = (self.map)(&deleted.key, last).into_iter();
                keys.chain((self.map)(&deleted.key, known))
                    .for_each(|key| self.queue.add(key));
            }
        }
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

/// The priority of what was there from the start.
const INITIAL: i32 = -100;
