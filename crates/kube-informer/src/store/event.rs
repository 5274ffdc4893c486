//! Events: the result of applying a batch.

use std::fmt;
use std::sync::Arc;

use derive_where::derive_where;
use tokio::time::Instant;

use super::snapshot::Snapshot;
use crate::object::{Deleted, ObjectKey};

/// A change of the store. Handlers and subscriptions receive exactly the events that the store returned.
///
/// ```
/// use std::sync::Arc;
/// use kube_informer::object::{Deleted, ObjectKey};
/// use kube_informer::store::Event;
///
/// let event = Event::Deleted(Deleted::seen(ObjectKey::cluster("node-7"), Arc::new("a node")));
/// assert_eq!(event.key(), Some(&ObjectKey::cluster("node-7")));
/// ```
#[derive_where(Clone)]
#[derive(Debug)]
#[non_exhaustive]
pub enum Event<K: ?Sized> {
    /// The store has a new object.
    Added {
        /// The key of the object.
        key: ObjectKey,
        /// The object.
        object: Arc<K>,
        /// True for an object of the collection's initial state, or of the state with which a late handler starts.
        initial: bool,
    },
    /// The store has a new state of an object.
    Updated {
        /// The key of the object.
        key: ObjectKey,
        /// The previous state. For a resync, the same `Arc` as `new`.
        old: Arc<K>,
        /// The new state.
        new: Arc<K>,
    },
    /// The store no longer has an object.
    Deleted(Deleted<K>),
    /// A subscription has yielded the whole initial state. The store never returns this.
    Synced,
}

impl<K: ?Sized> Event<K> {
    /// The key of the object; none for [`Event::Synced`].
    ///
    /// ```
    /// # use kube_informer::store::Event;
    /// assert_eq!(Event::<()>::Synced.key(), None);
    /// ```
    pub fn key(&self) -> Option<&ObjectKey> {
        match self {
            Self::Added { key, .. } | Self::Updated { key, .. } => Some(key),
            Self::Deleted(deleted) => Some(&deleted.key),
            Self::Synced => None,
        }
    }
}

/// The events of one batch, in the order of the batch.
///
/// Holding a batch keeps the replaced and deleted objects alive.
pub struct EventBatch<K> {
    /// The changes.
    pub events: Vec<Event<K>>,
    /// The number of the batch; snapshots that are taken later have at least this revision.
    pub(crate) revision: u64,
    /// When the batch was applied.
    pub(crate) at: Instant,
}

impl<K> fmt::Debug for EventBatch<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EventBatch")
            .field("revision", &self.revision)
            .field("events", &self.events.len())
            .finish_non_exhaustive()
    }
}

/// What a batch changed.
#[derive_where(Clone)]
pub(crate) enum Changes<K> {
    /// The store was empty, and has its first objects. Each of them is an addition, in the order of its place.
    Initial {
        snapshot: Snapshot<K>,
        /// When the batch was applied.
        at: Instant,
    },
    Events(Arc<EventBatch<K>>),
}

impl<K> Changes<K> {
    pub(crate) fn len(&self) -> usize {
        match self {
            Self::Initial { snapshot, .. } => snapshot.len(),
            Self::Events(batch) => batch.events.len(),
        }
    }

    /// When the batch was applied.
    pub(crate) fn at(&self) -> Instant {
        match self {
            Self::Initial { at, .. } => *at,
            Self::Events(batch) => batch.at,
        }
    }

    /// The number of the batch.
    pub(crate) fn revision(&self) -> u64 {
        match self {
            Self::Initial { snapshot, .. } => snapshot.revision(),
            Self::Events(batch) => batch.revision,
        }
    }
}

/// The result of [`StoreWriter::apply`](super::StoreWriter::apply).
///
/// ```
/// use std::sync::Arc;
/// use kube_informer::object::ObjectKey;
/// use kube_informer::queue::DeltaBatch;
/// use kube_informer::store::{Event, StoreWriter};
///
/// let mut writer = StoreWriter::new();
/// let key = ObjectKey::cluster("node-7");
/// let applied = writer.apply(DeltaBatch::new().update(key.clone(), Arc::new(1)).update(key, Arc::new(2)));
/// let [Event::Added { .. }, Event::Updated { old, new, .. }] = &applied.batch.events[..] else { panic!() };
/// assert_eq!((**old, **new), (1, 2));
/// ```
#[derive(Debug)]
#[non_exhaustive]
pub struct Applied<K> {
    /// The changes. A delta that changes nothing has no event: the store already has the object in that
    /// state, or a deletion names an object that the store never had (B33).
    pub batch: EventBatch<K>,
    /// The objects on which an index function panicked. They are in the store, and have no value in that
    /// index.
    pub faults: Vec<IndexFault>,
}

/// Which events handlers receive when an object was deleted and another one of the same name was created, and only the
/// result was observed.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use {k8s_openapi::api::core::v1::Pod, kube_informer::informer::{SharedInformer, UidChange}};
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let pods = SharedInformer::<Pod>::builder(sandbox.client())
///     .uid_change(UidChange::DeleteAndAdd)
///     .build()?;
/// # Ok(()) }
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[non_exhaustive]
pub enum UidChange {
    /// One update, as in client-go: old and new have different uids.
    #[default]
    Update,
    /// A deletion, final state unknown, and an addition.
    DeleteAndAdd,
}

/// An index function panicked on an object, or `Hash`, `Eq` or `Drop` of a value did.
///
/// The object has no value in that index; the rest of the batch is unaffected. Correct the function, or the type of the
/// value: queries of the index miss the object until it is written again.
///
/// ```
/// use std::sync::Arc;
/// use kube_informer::object::ObjectKey;
/// use kube_informer::{queue::DeltaBatch, store::StoreWriter};
///
/// let mut writer = StoreWriter::new();
/// writer.store().add_named_index("tenth", |n: &i32| vec![(10 / n).to_string()])?;
/// let applied = writer.apply(DeltaBatch::new().update(ObjectKey::cluster("zero"), Arc::new(0)));
/// assert_eq!(applied.faults[0].to_string(), "index \"tenth\" panicked on zero: attempt to divide by zero");
/// # Ok::<(), kube_informer::store::IndexError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("index {} panicked on {key}: {panic}", index.as_ref().map_or_else(|| format!("of {values}"), |name| format!("{name:?}")))]
#[non_exhaustive]
pub struct IndexFault {
    /// The name of the index, if it has one.
    pub index: Option<String>,
    /// The type of the index's values.
    pub values: &'static str,
    /// The object.
    pub key: ObjectKey,
    /// The message of the panic.
    pub panic: String,
}
