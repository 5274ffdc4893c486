//! Handles to an informer that do not keep it alive: with the type of its objects, and without.

use std::any::{Any, TypeId};
use std::sync::{Arc, Weak};

use derive_where::derive_where;
use tokio::time::Instant;

use super::applier::Applier;
use super::recent::RecentChangesReader;
use super::state::Status;
use crate::object::{Deleted, Metadata, ObjectKey, ResourceVersion};
use crate::source::OnDemand;
use crate::store::{Event, Snapshot, Store};

/// A handle that does not keep the informer alive. Every method returns `None` once the informer is
/// gone.
#[derive_where(Clone)]
pub(crate) struct WeakInformer<K>(Weak<Applier<K>>);

impl<K: Send + Sync + 'static> WeakInformer<K> {
    pub(super) fn new(applier: &Arc<Applier<K>>) -> Self {
        Self(Arc::downgrade(applier))
    }
}

/// A [`WeakInformer`] of objects of any type.
pub(crate) trait AnyWeakInformer: Send + Sync {
    /// Unique among the informers that are alive.
    fn id(&self) -> usize;
    fn status(&self) -> Option<Status>;
    /// The type of the objects.
    fn object_type(&self) -> TypeId;
    fn snapshot(&self) -> Option<Box<dyn AnySnapshot>>;
    /// Starts to record changes, and returns a reader of them.
    fn recent(&self) -> Option<Box<dyn AnyRecentChanges>>;
    /// The function that reads the metadata of an object, if the type has them.
    fn read_metadata(&self) -> Option<AnyReadMetadata>;
    /// Asks the server on behalf of a person, if the objects come from a server.
    fn on_demand(&self) -> Option<OnDemand>;
}

/// Reads the metadata of an object. `None` for an object of another type.
pub(crate) type AnyReadMetadata = Box<dyn for<'a> Fn(&'a dyn Any) -> Option<Metadata<'a>> + Send + Sync>;

/// A [`Snapshot`] of objects of any type.
pub(crate) trait AnySnapshot {
    fn version(&self) -> Option<&ResourceVersion>;
    fn namespaces(&self) -> Vec<String>;
    /// Visits the objects of a namespace, or all.
    fn for_each(&self, namespace: Option<&str>, visit: &mut dyn FnMut(&ObjectKey, &dyn Any));
    fn get(&self, key: &ObjectKey) -> Option<&dyn Any>;
    /// The number of slots. A slot may be empty.
    fn places(&self) -> u32;
    fn place(&self, place: u32) -> Option<&dyn Any>;
}

/// A [`RecentChangesReader`] of objects of any type.
pub(crate) trait AnyRecentChanges: Send {
    /// The changes after the first `from`, as far as they are kept, and the number of all changes so far.
    fn since(&self, from: u64) -> (Vec<(Instant, AnyEvent)>, u64);
}

/// An event about an object of any type.
pub(crate) type AnyEvent = Event<dyn Any + Send + Sync>;

impl<K: Send + Sync + 'static> AnyWeakInformer for WeakInformer<K> {
    fn id(&self) -> usize {
        self.0.as_ptr() as usize
    }

    fn status(&self) -> Option<Status> {
        self.0.upgrade().map(|applier| applier.status())
    }

    fn object_type(&self) -> TypeId {
        TypeId::of::<K>()
    }

    fn snapshot(&self) -> Option<Box<dyn AnySnapshot>> {
        let applier = self.0.upgrade()?;
        Some(Box::new(Store::snapshot(&applier.store)))
    }

    fn recent(&self) -> Option<Box<dyn AnyRecentChanges>> {
        let applier = self.0.upgrade()?;
        Some(Box::new(RecentChangesReader::new(&applier.recent)))
    }

    fn read_metadata(&self) -> Option<AnyReadMetadata> {
        let read = self.0.upgrade()?.metadata?;
        Some(Box::new(move |object| object.downcast_ref::<K>().map(read)))
    }

    fn on_demand(&self) -> Option<OnDemand> {
        self.0.upgrade()?.on_demand.lock().clone()
    }
}

impl<K: Send + Sync + 'static> AnySnapshot for Snapshot<K> {
    fn version(&self) -> Option<&ResourceVersion> {
        Self::version(self)
    }

    fn namespaces(&self) -> Vec<String> {
        Self::namespaces(self).map(str::to_owned).collect()
    }

    fn for_each(&self, namespace: Option<&str>, visit: &mut dyn FnMut(&ObjectKey, &dyn Any)) {
        match namespace {
            Some(namespace) => {
                Self::namespace(self, namespace).for_each(|(key, object)| visit(key, &**object))
            }
            None => self.iter().for_each(|(key, object)| visit(key, &**object)),
        }
    }

    fn get(&self, key: &ObjectKey) -> Option<&dyn Any> {
        Self::get(self, key).map(|object| &**object as &dyn Any)
    }

    fn places(&self) -> u32 {
        Self::places(self)
    }

    fn place(&self, place: u32) -> Option<&dyn Any> {
        Self::place(self, place).map(|(_, object)| &**object as &dyn Any)
    }
}

impl<K: Send + Sync + 'static> AnyRecentChanges for RecentChangesReader<K> {
    fn since(&self, from: u64) -> (Vec<(Instant, AnyEvent)>, u64) {
        let (events, total) = Self::since(self, from);
        let events = events.into_iter().map(|(at, event)| (at, erase(event)));
        (events.collect(), total)
    }
}

/// Erases the type of the object.
fn erase<K: Send + Sync + 'static>(event: Event<K>) -> AnyEvent {
    match event {
        Event::Added { key, object, initial } => Event::Added { key, object, initial },
        Event::Updated { key, old, new } => Event::Updated { key, old, new },
        Event::Deleted(Deleted {
            key,
            last,
            final_state_unknown,
            moved,
            cached,
        }) => Event::Deleted(Deleted {
            key,
            last: last.map(|last| last as Arc<dyn Any + Send + Sync>),
            final_state_unknown,
            moved,
            cached: cached.map(|cached| cached as Arc<dyn Any + Send + Sync>),
        }),
        Event::Synced => Event::Synced,
    }
}
