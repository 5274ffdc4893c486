//! The registry of a factory: its informers, of any type.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use foldhash::fast::RandomState;
use futures::FutureExt;
use futures::future::BoxFuture;
use tokio::runtime;

use super::scope::Scope;
use crate::informer::{AnyWeakInformer, Freshness, NamespaceError, SharedInformer, Status, SyncError};

/// What makes two informers different.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) enum InformerId {
    /// A Rust type with the scope that the factory gives it. By far the most frequent case, so its
    /// lookup is cheap.
    Typed(TypeId),
    /// A Rust type with a scope of its own.
    Selected(TypeId, Scope),
    /// A resource that is known only at run time, as a Rust type that can hold any kind, with the
    /// scope that the factory gives that type.
    Dynamic {
        form: TypeId,
        /// `group/version/plural`.
        resource: String,
    },
    /// The objects of one type, decoded into another.
    Projected { of: TypeId, form: TypeId },
    /// The objects of one type in the ranges that this replica has in a group.
    Sharded { of: TypeId, group: String },
}

/// An informer without the type of its objects.
pub(super) trait AnyInformer: Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn name(&self) -> &str;
    fn start_on(&self, runtime: &runtime::Handle);
    fn has_synced(&self) -> bool;
    fn wait_for_sync(&self, within: Duration) -> BoxFuture<'static, Result<(), SyncError>>;
    fn started_soon(&self) -> BoxFuture<'static, bool>;
    fn sync_now(&self, within: Duration) -> Result<(), SyncError>;
    fn shutdown(&self) -> BoxFuture<'static, ()>;
    fn status(&self) -> Status;
    fn freshness(&self) -> Freshness;
    fn weak(&self) -> Arc<dyn AnyWeakInformer>;
    fn add_namespace(&self, namespace: Arc<str>) -> Result<bool, NamespaceError>;
    fn remove_namespace(&self, namespace: &str) -> Result<bool, NamespaceError>;
}

impl<K: Send + Sync + 'static> AnyInformer for SharedInformer<K> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn name(&self) -> &str {
        SharedInformer::name(self)
    }

    fn start_on(&self, runtime: &runtime::Handle) {
        // An error means that it runs, or that its user stopped it. Neither is a problem (B57).
        let _ = SharedInformer::start_on(self, runtime);
    }

    fn has_synced(&self) -> bool {
        SharedInformer::has_synced(self)
    }

    fn wait_for_sync(&self, within: Duration) -> BoxFuture<'static, Result<(), SyncError>> {
        let informer = self.clone();
        async move { SharedInformer::wait_for_sync(&informer, within).await }.boxed()
    }

    fn started_soon(&self) -> BoxFuture<'static, bool> {
        let informer = self.clone();
        async move { SharedInformer::started_soon(&informer).await }.boxed()
    }

    fn sync_now(&self, within: Duration) -> Result<(), SyncError> {
        SharedInformer::sync_now(self, within)
    }

    fn shutdown(&self) -> BoxFuture<'static, ()> {
        let informer = self.clone();
        async move { SharedInformer::shutdown(&informer).await }.boxed()
    }

    fn status(&self) -> Status {
        SharedInformer::status(self)
    }

    fn freshness(&self) -> Freshness {
        SharedInformer::freshness(self)
    }

    fn weak(&self) -> Arc<dyn AnyWeakInformer> {
        Arc::new(SharedInformer::weak(self))
    }

    fn add_namespace(&self, namespace: Arc<str>) -> Result<bool, NamespaceError> {
        SharedInformer::add_namespace(self, namespace)
    }

    fn remove_namespace(&self, namespace: &str) -> Result<bool, NamespaceError> {
        SharedInformer::remove_namespace(self, namespace)
    }
}

/// The informers of a factory, and whether the factory was started or stopped.
pub(super) struct Registry {
    informers: HashMap<InformerId, Arc<dyn AnyInformer>, RandomState>,
    /// In the order in which they were requested.
    order: Vec<InformerId>,
    pub(super) life: FactoryLifecycle,
    /// The scope of informers whose type has none of its own.
    pub(super) scope: Scope,
}

pub(super) enum FactoryLifecycle {
    New,
    Started(runtime::Handle),
    Stopped,
}

impl Registry {
    pub(super) fn new(scope: Scope) -> Self {
        Self {
            scope,
            informers: HashMap::default(),
            order: Vec::new(),
            life: FactoryLifecycle::New,
        }
    }

    pub(super) fn find<K: Send + Sync + 'static>(&self, key: &InformerId) -> Option<SharedInformer<K>> {
        let informer = self.informers.get(key)?;
        informer.as_any().downcast_ref().cloned()
    }

    pub(super) fn add(&mut self, key: InformerId, informer: Arc<dyn AnyInformer>) {
        self.order.push(key.clone());
        self.informers.insert(key, informer);
    }

    /// Removes and returns the informers whose key matches.
    pub(super) fn take(&mut self, which: impl Fn(&InformerId) -> bool) -> Vec<Arc<dyn AnyInformer>> {
        let mut taken = Vec::new();
        self.order.retain(|key| {
            let go = which(key);
            if go && let Some(informer) = self.informers.remove(key) {
                taken.push(informer);
            }
            !go
        });
        taken
    }

    pub(super) fn all(&self) -> Vec<Arc<dyn AnyInformer>> {
        self.order
            .iter()
            .filter_map(|key| self.informers.get(key).cloned())
            .collect()
    }

    /// The informers whose key matches.
    pub(super) fn matching(&self, which: impl Fn(&InformerId) -> bool) -> Vec<Arc<dyn AnyInformer>> {
        let keys = self.order.iter().filter(|key| which(key));
        keys.filter_map(|key| self.informers.get(key).cloned()).collect()
    }

    /// A name that is not taken (B59): this one, or this one with a number.
    pub(super) fn unique_name(&self, wanted: &str) -> String {
        let taken = |name: &str| self.informers.values().any(|informer| informer.name() == name);
        let numbered = (2..).map(|n| format!("{wanted} #{n}"));
        std::iter::once(wanted.to_owned())
            .chain(numbered)
            .find(|name| !taken(name))
            .unwrap_or_else(|| wanted.to_owned())
    }
}
