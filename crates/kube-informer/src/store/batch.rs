//! What a writer is given, and what it answers.

use std::sync::Arc;

use crate::object::{ObjectKey, ResourceVersion, Stamp};

/// Changes that become visible together, and the version the cache is at then.
///
/// Changes are applied in their order. Without changes it is a bookmark: only the version moves (I9).
///
/// ```
/// use std::sync::Arc;
/// use kube_informer::object::ObjectKey;
/// use kube_informer::store::Batch;
///
/// let batch = Batch::new()
///     .put(ObjectKey::namespaced("prod", "web-0"), Arc::new("a pod"))
///     .remove(ObjectKey::namespaced("prod", "web-1"))
///     .at(7.into());
/// assert_eq!(batch.len(), 2);
/// ```
#[must_use = "a batch does nothing until it is applied"]
pub struct Batch<K> {
    pub(super) changes: Vec<Change<K>>,
    pub(super) version: Option<ResourceVersion>,
}

impl<K> Batch<K> {
    /// No change, no version.
    ///
    /// ```
    /// # use kube_informer::store::Batch;
    /// assert!(Batch::<()>::new().is_empty());
    /// ```
    pub fn new() -> Self {
        Self::with_capacity(0)
    }

    /// The same, with room for so many changes.
    ///
    /// ```
    /// # use kube_informer::store::Batch;
    /// assert!(Batch::<()>::with_capacity(1_000).is_empty());
    /// ```
    pub fn with_capacity(changes: usize) -> Self {
        Self {
            changes: Vec::with_capacity(changes),
            version: None,
        }
    }

    /// And this object under this key, new or in place of another.
    ///
    /// ```
    /// # use {std::sync::Arc, kube_informer::object::ObjectKey, kube_informer::store::Batch};
    /// assert_eq!(Batch::new().put(ObjectKey::cluster("node-7"), Arc::new(())).len(), 1);
    /// ```
    pub fn put(mut self, key: ObjectKey, object: Arc<K>) -> Self {
        self.put_stamped(key, object, Stamp::default());
        self
    }

    /// The same, with what tells this state of the object from others.
    pub(crate) fn put_stamped(&mut self, key: ObjectKey, object: Arc<K>, stamp: Stamp) {
        self.changes.push(Change::Put(key, object, stamp));
    }

    /// And nothing under this key any more.
    ///
    /// ```
    /// # use {kube_informer::object::ObjectKey, kube_informer::store::Batch};
    /// assert_eq!(Batch::<()>::new().remove(ObjectKey::cluster("node-7")).len(), 1);
    /// ```
    pub fn remove(mut self, key: ObjectKey) -> Self {
        self.changes.push(Change::Remove(key));
        self
    }

    /// With it the cache is at this version. A smaller one than the cache is at already changes nothing (I2).
    ///
    /// ```
    /// # use kube_informer::store::Batch;
    /// let bookmark = Batch::<()>::new().at(7.into());
    /// # let _ = bookmark;
    /// ```
    pub fn at(mut self, version: ResourceVersion) -> Self {
        self.version = Some(version);
        self
    }

    /// How many changes.
    ///
    /// ```
    /// # use kube_informer::store::Batch;
    /// assert_eq!(Batch::<()>::new().len(), 0);
    /// ```
    pub fn len(&self) -> usize {
        self.changes.len()
    }

    /// Is there no change? There may be a version.
    ///
    /// ```
    /// # use kube_informer::store::Batch;
    /// assert!(Batch::<()>::new().at(7.into()).is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.changes.is_empty()
    }
}

impl<K> Default for Batch<K> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K> Extend<(ObjectKey, Arc<K>)> for Batch<K> {
    fn extend<T: IntoIterator<Item = (ObjectKey, Arc<K>)>>(&mut self, objects: T) {
        self.changes.extend(
            objects
                .into_iter()
                .map(|(k, o)| Change::Put(k, o, Stamp::default())),
        );
    }
}

impl<K> FromIterator<(ObjectKey, Arc<K>)> for Batch<K> {
    fn from_iter<T: IntoIterator<Item = (ObjectKey, Arc<K>)>>(objects: T) -> Self {
        let mut batch = Self::new();
        batch.extend(objects);
        batch
    }
}

pub(super) enum Change<K> {
    Put(ObjectKey, Arc<K>, Stamp),
    Remove(ObjectKey),
}

/// What a batch came to.
///
/// Holding it keeps the replaced objects alive; they go when it is dropped, and no lock is held then.
///
/// ```
/// use std::sync::Arc;
/// use kube_informer::object::ObjectKey;
/// use kube_informer::store::{Batch, Outcome, StoreWriter};
///
/// let mut writer = StoreWriter::new();
/// let key = ObjectKey::cluster("node-7");
/// let applied = writer.apply(Batch::new().put(key.clone(), Arc::new(1)).put(key, Arc::new(2)));
/// let [Outcome::Added { .. }, Outcome::Updated { old, new, .. }] = &applied.outcomes[..] else { panic!() };
/// assert_eq!((**old, **new), (1, 2));
/// ```
#[non_exhaustive]
pub struct Applied<K> {
    /// One for each change, in the order of the batch.
    pub outcomes: Vec<Outcome<K>>,
    /// Objects that an index function panicked on. They are in the store, and have no value in that index.
    pub faults: Vec<IndexFault>,
    /// Which batch this was; snapshots taken from here on have at least this edition.
    pub(crate) edition: u64,
}

/// What a change came to.
///
/// ```
/// # use {std::sync::Arc, kube_informer::object::ObjectKey, kube_informer::store::{Batch, Outcome, StoreWriter}};
/// let mut writer = StoreWriter::<()>::new();
/// let applied = writer.apply(Batch::new().remove(ObjectKey::cluster("node-7")));
/// assert!(matches!(applied.outcomes[..], [Outcome::Missing { .. }]));
/// ```
pub enum Outcome<K> {
    /// There was none under this key.
    Added {
        /// Where it is.
        key: ObjectKey,
        /// What was put.
        new: Arc<K>,
    },
    /// There was one, and another stands in its place.
    Updated {
        /// Where it is.
        key: ObjectKey,
        /// What was there.
        old: Arc<K>,
        /// What was put.
        new: Arc<K>,
    },
    /// There was one, and it is gone.
    Removed {
        /// Where it was.
        key: ObjectKey,
        /// What was there.
        old: Arc<K>,
    },
    /// It was to be removed, and was not there. Nothing to tell anyone (B33).
    Missing {
        /// Where nothing was.
        key: ObjectKey,
    },
}

/// An index function panicked on an object.
///
/// The object counts as having no value in that index; everything else goes on. Correct the function: queries of the
/// index miss the object until it is written again.
///
/// ```
/// use std::sync::Arc;
/// use kube_informer::object::ObjectKey;
/// use kube_informer::store::{Batch, StoreWriter};
///
/// let mut writer = StoreWriter::new();
/// writer.store().add_named_index("tenth", |n: &i32| vec![(10 / n).to_string()])?;
/// let applied = writer.apply(Batch::new().put(ObjectKey::cluster("zero"), Arc::new(0)));
/// assert_eq!(applied.faults[0].to_string(), "index \"tenth\" panicked on zero: attempt to divide by zero");
/// # Ok::<(), kube_informer::store::IndexError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("index {} panicked on {key}: {panic}", index.as_ref().map_or("without a name".to_owned(), |name| format!("{name:?}")))]
#[non_exhaustive]
pub struct IndexFault {
    /// The name of the index, if it has one.
    pub index: Option<String>,
    /// The object.
    pub key: ObjectKey,
    /// What the panic said.
    pub panic: String,
}
