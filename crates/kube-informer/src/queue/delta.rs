//! Deltas: a change that the server reported, and a batch of such changes.

use std::fmt;
use std::sync::Arc;

use derive_where::derive_where;

use super::staging::Staging;
use crate::object::{Deleted, ObjectKey, ResourceVersion, Stamp};
use crate::protocol::Rewind;

/// A change of one object, as the server reported it.
///
/// A delta travels from the reflector through the queue to the store. The store compares it with its object and returns
/// the change as an [`Event`](crate::store::Event).
///
/// ```
/// use std::sync::Arc;
/// use kube_informer::object::ObjectKey;
/// use kube_informer::queue::{Delta, DeltaKind};
///
/// let delta = Delta::updated(ObjectKey::cluster("node-7"), Arc::new("a node")).at(12.into());
/// assert_eq!(delta.kind, DeltaKind::Updated);
/// assert_eq!(delta.version, Some(12.into()));
/// ```
#[derive_where(Clone)]
#[non_exhaustive]
pub struct Delta<K> {
    /// What happened to the object.
    pub kind: DeltaKind,
    /// The object's key.
    pub key: ObjectKey,
    /// The object. For a deletion, its last known state, if there is one. For an item of a replace, `None` if
    /// the consumer already has the object and keeps its copy.
    pub object: Option<Arc<K>>,
    /// The version of the collection once this delta is applied, if the server reported one.
    pub version: Option<ResourceVersion>,
    /// Identifies the state of the object, so that the store recognises a state that it already has.
    pub(crate) stamp: Stamp,
}

/// What happened to an object.
///
/// ```
/// use kube_informer::queue::DeltaKind;
///
/// assert!(DeltaKind::Deleted { final_state_unknown: true }.is_deletion());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[doc(alias = "DeltaType")]
#[non_exhaustive]
pub enum DeltaKind {
    /// The object was created.
    Added,
    /// The object was changed.
    Updated,
    /// The object was deleted.
    Deleted {
        /// True if the deletion itself was missed. The object may have changed between the last known state
        /// and its deletion.
        final_state_unknown: bool,
    },
    /// The object's range moved to another replica: it exists, but not in this collection any more.
    Moved,
    /// The object is part of a list that replaces the whole collection.
    Replaced,
    /// A resync: nothing happened, and the object is queued once more.
    Sync,
}

impl DeltaKind {
    /// True for a deletion, with or without a known final state, and for an object that moved.
    pub fn is_deletion(self) -> bool {
        matches!(self, Self::Deleted { .. } | Self::Moved)
    }
}

impl<K> Delta<K> {
    /// Creates a delta of any kind. See [`added`](Self::added) and its siblings for shorter forms.
    ///
    /// ```
    /// use kube_informer::object::ObjectKey;
    /// use kube_informer::queue::{Delta, DeltaKind};
    ///
    /// let kind = DeltaKind::Deleted { final_state_unknown: true };
    /// let delta = Delta::<String>::new(kind, ObjectKey::cluster("node-7"), None);
    /// assert!(delta.is_deletion());
    /// ```
    pub fn new(kind: DeltaKind, key: ObjectKey, object: Option<Arc<K>>) -> Self {
        Self {
            kind,
            key,
            object,
            version: None,
            stamp: Stamp::default(),
        }
    }

    /// Creates a delta for an object that was created.
    ///
    /// ```
    /// # use {std::sync::Arc, kube_informer::{object::ObjectKey, queue::{Delta, DeltaKind}}};
    /// assert_eq!(Delta::added(ObjectKey::cluster("a"), Arc::new(1)).kind, DeltaKind::Added);
    /// ```
    pub fn added(key: ObjectKey, object: Arc<K>) -> Self {
        Self::new(DeltaKind::Added, key, Some(object))
    }

    /// Creates a delta for an object that was changed.
    ///
    /// ```
    /// # use {std::sync::Arc, kube_informer::{object::ObjectKey, queue::{Delta, DeltaKind}}};
    /// assert_eq!(Delta::updated(ObjectKey::cluster("a"), Arc::new(1)).kind, DeltaKind::Updated);
    /// ```
    pub fn updated(key: ObjectKey, object: Arc<K>) -> Self {
        Self::new(DeltaKind::Updated, key, Some(object))
    }

    /// Creates a delta for an object that was deleted.
    ///
    /// ```
    /// # use {std::sync::Arc, kube_informer::{object::{Deleted, ObjectKey}, queue::Delta}};
    /// let delta = Delta::deleted(Deleted::seen(ObjectKey::cluster("a"), Arc::new(1)));
    /// assert!(delta.is_deletion());
    /// ```
    pub fn deleted(deleted: Deleted<K>) -> Self {
        let kind = DeltaKind::Deleted {
            final_state_unknown: deleted.final_state_unknown,
        };
        Self::new(kind, deleted.key, deleted.last)
    }

    /// Creates a delta for an item of a list that replaces the collection.
    ///
    /// ```
    /// # use {std::sync::Arc, kube_informer::{object::ObjectKey, queue::{Delta, DeltaKind}}};
    /// assert_eq!(Delta::replaced(ObjectKey::cluster("a"), Arc::new(1)).kind, DeltaKind::Replaced);
    /// ```
    pub fn replaced(key: ObjectKey, object: Arc<K>) -> Self {
        Self::new(DeltaKind::Replaced, key, Some(object))
    }

    /// Creates a delta for an object whose range moved to another replica.
    pub(crate) fn moved(key: ObjectKey) -> Self {
        Self::new(DeltaKind::Moved, key, None)
    }

    /// Creates a delta for an item of a list that replaces the collection, if the store already has the
    /// object in this state.
    pub(crate) fn unchanged(key: ObjectKey) -> Self {
        Self::new(DeltaKind::Replaced, key, None)
    }

    /// Sets the version of the collection once this delta is applied.
    #[must_use]
    pub fn at(mut self, version: ResourceVersion) -> Self {
        self.version = Some(version);
        self
    }

    pub(crate) fn stamped(mut self, stamp: Stamp) -> Self {
        self.stamp = stamp;
        self
    }

    /// True for a deletion.
    pub fn is_deletion(&self) -> bool {
        self.kind.is_deletion()
    }

    /// Returns the consumer's object under the key once this delta is applied.
    pub(super) fn after(&self) -> Option<Arc<K>> {
        self.object.clone().filter(|_| !self.is_deletion())
    }
}

// Prints the object's key and never its content: a log must not contain a Secret.
impl<K> fmt::Debug for Delta<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind {
            DeltaKind::Added => "Added",
            DeltaKind::Updated => "Updated",
            DeltaKind::Deleted {
                final_state_unknown: true,
            } => "DeletedFinalStateUnknown",
            DeltaKind::Deleted { .. } => "Deleted",
            DeltaKind::Moved => "Moved",
            DeltaKind::Replaced => "Replaced",
            DeltaKind::Sync => "Sync",
        };
        write!(f, "{kind}({})", self.key)?;
        match &self.version {
            Some(version) => write!(f, " at {version}"),
            None => Ok(()),
        }
    }
}

/// Deltas that are applied in one step, and the version of the collection afterwards.
///
/// A batch that [replaces](Self::replace) the collection is complete: the store removes the objects that the batch does
/// not name.
///
/// ```
/// use std::sync::Arc;
/// use kube_informer::object::ObjectKey;
/// use kube_informer::queue::DeltaBatch;
/// use kube_informer::store::StoreWriter;
///
/// let mut writer = StoreWriter::new();
/// let (a, b) = (ObjectKey::cluster("a"), ObjectKey::cluster("b"));
/// writer.apply(DeltaBatch::new().update(a, Arc::new(1)).update(b.clone(), Arc::new(2)).at(7.into()));
/// writer.apply(DeltaBatch::replace([(b, Arc::new(3))]).at(9.into()));
/// assert_eq!(writer.store().len(), 1);
/// ```
#[derive_where(Clone, Default)]
#[must_use = "a batch does nothing until it is applied"]
pub struct DeltaBatch<K> {
    pub(crate) deltas: Vec<Delta<K>>,
    pub(crate) version: Option<ResourceVersion>,
    pub(crate) replace: Option<Replace>,
    pub(crate) initial: bool,
    pub(crate) new_epoch: bool,
}

/// The scope of a batch that replaces the collection, and whether equal stamps prove equal content.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Replace {
    /// The namespace that is replaced; `None` for the whole collection.
    pub(crate) namespace: Option<Arc<str>>,
    /// The objects that are replaced, if the partition is a shard. Only these can vanish.
    pub(crate) keys: Option<Arc<[ObjectKey]>>,
    /// Set if the server went back. Equal uid and version then do not prove that the stored copy is equal
    /// (B65).
    pub(crate) rewind: Option<Rewind>,
}

impl<K> DeltaBatch<K> {
    /// True if objects moved to another replica.
    pub(crate) fn has_moved(&self) -> bool {
        self.deltas
            .first()
            .is_some_and(|delta| delta.kind == DeltaKind::Moved)
    }

    /// Creates an empty batch.
    ///
    /// ```
    /// # use kube_informer::queue::DeltaBatch;
    /// assert!(DeltaBatch::<()>::new().is_empty());
    /// ```
    pub fn new() -> Self {
        Self::default()
    }

    /// Creates a batch that replaces the collection, in list order. A key that occurs twice counts once, with
    /// its later object.
    ///
    /// ```
    /// # use {std::sync::Arc, kube_informer::{object::ObjectKey, queue::DeltaBatch}};
    /// let batch = DeltaBatch::replace([(ObjectKey::cluster("a"), Arc::new(1))]);
    /// assert!(batch.is_replace());
    /// ```
    pub fn replace(items: impl IntoIterator<Item = (ObjectKey, Arc<K>)>) -> Self {
        let mut staging = Staging::new();
        for (key, object) in items {
            staging.put(Delta::replaced(key, object));
        }
        Self {
            deltas: staging.take(),
            replace: Some(Replace::default()),
            ..Self::new()
        }
    }

    /// Adds a delta of any kind.
    pub fn push(&mut self, delta: Delta<K>) {
        self.deltas.push(delta);
    }

    /// Adds an object that was created or changed; the store decides which.
    ///
    /// ```
    /// # use {std::sync::Arc, kube_informer::{object::ObjectKey, queue::DeltaBatch}};
    /// assert_eq!(DeltaBatch::new().update(ObjectKey::cluster("a"), Arc::new(1)).len(), 1);
    /// ```
    pub fn update(mut self, key: ObjectKey, object: Arc<K>) -> Self {
        self.push(Delta::updated(key, object));
        self
    }

    /// Adds a deletion.
    ///
    /// ```
    /// # use kube_informer::{object::ObjectKey, queue::DeltaBatch};
    /// assert_eq!(DeltaBatch::<()>::new().delete(ObjectKey::cluster("a")).len(), 1);
    /// ```
    pub fn delete(mut self, key: ObjectKey) -> Self {
        let kind = DeltaKind::Deleted {
            final_state_unknown: false,
        };
        self.push(Delta::new(kind, key, None));
        self
    }

    /// Sets the version of the collection once the batch is applied. A batch with a version and without
    /// deltas is a bookmark (I9).
    ///
    /// ```
    /// # use kube_informer::queue::DeltaBatch;
    /// assert_eq!(DeltaBatch::<()>::new().at(7.into()).version(), Some(&7.into()));
    /// ```
    pub fn at(mut self, version: ResourceVersion) -> Self {
        self.version = Some(version);
        self
    }

    /// Begins a new epoch: the server went back. The collection is at the version of this batch, even if it is lower than
    /// before, or at none if the batch has none (B65).
    ///
    /// ```
    /// # use kube_informer::{queue::DeltaBatch, store::StoreWriter};
    /// let mut writer = StoreWriter::<()>::new();
    /// writer.apply(DeltaBatch::new().at(100.into()));
    /// writer.apply(DeltaBatch::new().at(50.into()).new_epoch());
    /// assert_eq!((writer.store().epoch(), writer.store().version()), (1, Some(50.into())));
    /// ```
    pub fn new_epoch(mut self) -> Self {
        self.new_epoch = true;
        self
    }

    /// Returns the deltas, in the order in which they are applied.
    pub fn deltas(&self) -> &[Delta<K>] {
        &self.deltas
    }

    /// Returns the version of the collection once the batch is applied.
    pub fn version(&self) -> Option<&ResourceVersion> {
        self.version.as_ref()
    }

    /// True if the batch is the first list of the collection.
    pub fn is_initial(&self) -> bool {
        self.initial
    }

    /// True if the batch replaces the collection.
    pub fn is_replace(&self) -> bool {
        self.replace.is_some()
    }

    /// Returns the number of deltas.
    pub fn len(&self) -> usize {
        self.deltas.len()
    }

    /// True if there is no delta. The batch may still advance the version or empty the collection.
    pub fn is_empty(&self) -> bool {
        self.deltas.is_empty()
    }
}

impl<K> FromIterator<(ObjectKey, Arc<K>)> for DeltaBatch<K> {
    fn from_iter<T: IntoIterator<Item = (ObjectKey, Arc<K>)>>(objects: T) -> Self {
        let objects = objects.into_iter();
        Self {
            deltas: objects.map(|(key, object)| Delta::updated(key, object)).collect(),
            ..Self::new()
        }
    }
}

impl<K> fmt::Debug for DeltaBatch<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DeltaBatch")
            .field("deltas", &self.deltas)
            .field("version", &self.version)
            .field("replace", &self.is_replace())
            .field("initial", &self.initial)
            .finish()
    }
}
